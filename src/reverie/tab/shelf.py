"""The built-in decks as they were read when the folder was made; their pictures lie beside the page."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie.decks.readings import Readings
from reverie.decks.texts import Caption, CardAttitudes, CardTexts, Texts, captions
from reverie.game.ids import CardId
from reverie.lobby.state import UsualDecks
from reverie.tab.own_decks import TabOwnDeck, TabOwnDecks
from reverie.wire.messages import PictureView


class TabPicture(Struct, frozen=True):
    key: str
    preview: str


class TabHeader(Struct, frozen=True):
    titles: dict[str, str]
    author: str
    licence: str
    moods: dict[str, str] = {}
    age: int = 0

    def title_in(self, language: str) -> str:
        return self.titles.get(language) or self.titles["en"]

    def mood_in(self, language: str) -> str:
        return self.moods.get(language, "")


class TabDeck(Struct, frozen=True):
    id: str
    header: TabHeader
    cards: tuple[CardId, ...]
    public: bool = True
    overview: str = ""
    frightening: tuple[CardId, ...] = ()
    wordless: tuple[CardId, ...] = ()


class TabCard(Struct, frozen=True):
    picture: TabPicture
    texts: dict[str, Texts] = {}
    attitudes: CardAttitudes | None = None


class TabLater(Struct, frozen=True):
    """What a first play does not wait for."""

    cards: dict[CardId, TabCard]
    """All but the first, with what is written on them."""
    readings: dict[CardId, dict[str, Readings]]
    """Of all cards, by language: bots of a first turn do without."""


class TabShelf(Struct, frozen=True):
    decks: dict[str, TabDeck]
    cards: dict[CardId, TabCard]
    usual: UsualDecks


_decoder: Final = msgspec.json.Decoder(TabShelf)
_later_decoder: Final = msgspec.json.Decoder(TabLater)
_words_decoder: Final = msgspec.json.Decoder(dict[CardId, Texts])


class TabLibrary:
    """What rooms, requests and bots ask of decks: those that are built in, and people's own."""

    def __init__(self, written: bytes, own: TabOwnDecks) -> None:
        self._shelf, self._own = _decoder.decode(written), own
        self._readings: dict[CardId, dict[str, Readings]] = {}
        self._keys = {card.picture.key: id for id, card in self._shelf.cards.items()}

    def complete(self, written: bytes) -> None:
        """What was left out of the shelf, so that a first play begins sooner."""
        later = _later_decoder.decode(written)
        self._shelf = replace(self._shelf, cards={**self._shelf.cards, **later.cards})
        self._readings = later.readings

    def learn(self, language: str, written: bytes) -> None:
        """What is written on the first cards in another language."""
        cards = dict(self._shelf.cards)
        for card, texts in _words_decoder.decode(written).items():
            cards[card] = replace(cards[card], texts={**cards[card].texts, language: texts})
        self._shelf = replace(self._shelf, cards=cards)

    def decks(self) -> Mapping[str, TabDeck | TabOwnDeck]:
        return MappingProxyType({**self._own.decks(), **self._shelf.decks})

    def usual_decks(self) -> UsualDecks:
        return self._shelf.usual

    def deck_for(self, pass_key: str, /) -> TabOwnDeck | None:
        """Built-in ones are listed and have no key."""
        return self._own.deck_for(pass_key)

    def table_of(self, deck: str) -> str:
        return ""

    async def put_on_table(self, deck: str, room: str) -> bool:
        return deck in self.decks()

    def picture(self, card: CardId) -> TabPicture | PictureView | None:
        found = self._shelf.cards.get(card)
        return self._own.picture(card) if found is None else found.picture

    def card_texts(self, card: CardId) -> CardTexts | None:
        found = self._shelf.cards.get(card)
        if found is None:
            return self._own.card_texts(card)
        read = self._readings.get(card, {})
        return CardTexts(card, found.texts, found.attitudes, read) if found.texts else None

    def languages(self, card: CardId) -> tuple[str, ...]:
        found = self._shelf.cards.get(card)
        return self._own.languages(card) if found is None else tuple(found.texts)

    def file(self, key: str, size: int) -> bytes | None:
        """Pictures are files beside the page; nobody asks for them here."""
        return None

    def overview(self, key: str, kind: str) -> bytes | None:
        return None

    def is_public(self, key: str) -> bool:
        return key in self._keys

    def texts(self, key: str) -> dict[str, Caption]:
        card = self._keys.get(key)
        return self._own.texts(key) if card is None else captions(self._shelf.cards[card].texts)
