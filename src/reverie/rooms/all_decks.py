"""Everything there is to play with: the decks of the installation and those people made in the browser."""

from collections import ChainMap
from collections.abc import Mapping

from reverie.decks.texts import CardTexts
from reverie.game.ids import CardId
from reverie.lobby.state import UsualDecks
from reverie.rooms.deck_port import DeckLibrary, PictureAddress, PlayableDeck
from reverie.rooms.own_decks.editing import OwnDecks


class AllDecks:
    """Asks people's own decks first, and the library about all others."""

    def __init__(self, library: DeckLibrary, own_decks: OwnDecks) -> None:
        self._library = library
        self._own_decks = own_decks

    def decks(self) -> Mapping[str, PlayableDeck]:
        return ChainMap(dict(self._own_decks.decks()), dict(self._library.decks()))

    def usual_decks(self) -> UsualDecks:
        return self._library.usual_decks()

    def deck_for(self, key: str, /) -> PlayableDeck | None:
        return self._own_decks.deck_for(key) or self._library.deck_for(key)

    def table_of(self, deck: str) -> str:
        own = self._own_decks.decks().get(deck)
        return "" if own is None else own.room

    async def put_on_table(self, deck: str, room: str) -> bool:
        return deck in self._library.decks() or await self._own_decks.put_on_table(deck, room)

    def picture(self, card: CardId) -> PictureAddress | None:
        return self._own_decks.picture(card) or self._library.picture(card)

    def card_texts(self, card: CardId) -> CardTexts | None:
        return self._own_decks.card_texts(card) or self._library.card_texts(card)

    def languages(self, card: CardId) -> tuple[str, ...]:
        return self._own_decks.languages(card) or self._library.languages(card)
