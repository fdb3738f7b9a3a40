"""What rooms and pages ask of decks: of one deck, of a library of them, and of the picture of a card."""

from collections.abc import Mapping
from typing import Protocol

from reverie.decks.texts import CardTexts
from reverie.game.ids import CardId
from reverie.lobby.state import UsualDecks


class DeckHeader(Protocol):
    @property
    def author(self) -> str: ...

    @property
    def licence(self) -> str: ...

    @property
    def age(self) -> int: ...

    def title_in(self, language: str) -> str: ...

    def mood_in(self, language: str) -> str: ...


class SomeCards(Protocol):
    @property
    def cards(self) -> tuple[CardId, ...]: ...


class PlayableDeck(SomeCards, Protocol):
    @property
    def id(self) -> str: ...

    @property
    def public(self) -> bool:
        """Listed for everybody; others are for whoever knows their key."""
        ...

    @property
    def frightening(self) -> tuple[CardId, ...]:
        """Of its cards those that children are dealt only if their table asks for it."""
        ...

    @property
    def wordless(self) -> tuple[CardId, ...]:
        """Of its cards those on which nothing is written, in any language."""
        ...

    @property
    def header(self) -> DeckHeader: ...


class ListedDeck(PlayableDeck, Protocol):
    @property
    def overview(self) -> str:
        """The address of its cover and contact sheet; empty where it has none."""
        ...


class DeckLookup(Protocol):
    def decks(self) -> Mapping[str, PlayableDeck]: ...


class DeckOffer(DeckLookup, Protocol):
    """The decks that can be offered at a table."""

    def usual_decks(self) -> UsualDecks: ...

    def deck_for(self, pass_key: str, /) -> PlayableDeck | None: ...

    def table_of(self, deck: str) -> str:
        """The only table that a deck may be played at; empty: any."""
        ...

    async def put_on_table(self, deck: str, room: str) -> bool:
        """Before it is offered there; False: it may not be any more."""
        ...


class PictureAddress(Protocol):
    @property
    def key(self) -> str: ...

    @property
    def preview(self) -> str | None: ...


class PictureAddresses(Protocol):
    """Where the room looks up the address of a card's picture, and whether bots can read it."""

    def picture(self, card: CardId) -> PictureAddress | None: ...

    def languages(self, card: CardId) -> tuple[str, ...]:
        """In which something is written about it."""
        ...


class TextSource(Protocol):
    """Where bots read what is written about cards."""

    def decks(self) -> Mapping[str, SomeCards]: ...

    def card_texts(self, card: CardId) -> CardTexts | None: ...


class CardCaption(Protocol):
    @property
    def title(self) -> str: ...

    @property
    def description(self) -> str: ...


class DeckLibrary(DeckLookup, PictureAddresses, Protocol):
    """The decks of an installation, with their pictures and texts at their addresses."""

    def decks(self) -> Mapping[str, ListedDeck]: ...

    def usual_decks(self) -> UsualDecks: ...

    def deck_for(self, pass_key: str, /) -> PlayableDeck | None: ...

    def file(self, key: str, size: int) -> bytes | None: ...

    def overview(self, key: str, kind: str) -> bytes | None: ...

    def is_public(self, key: str) -> bool: ...

    def texts(self, key: str) -> Mapping[str, CardCaption]: ...

    def card_texts(self, card: CardId) -> CardTexts | None: ...
