"""Everything there is to play with: the decks of the installation and those people made in the browser."""

from collections import ChainMap
from collections.abc import Mapping
from typing import Any

from reverie.game.ids import CardId
from reverie.rooms.albums import Albums


class Collection:
    """Asks the albums about their own decks, and the library about all others."""

    def __init__(self, library: Any, albums: Albums) -> None:
        self._library = library
        self._albums = albums

    def decks(self) -> Mapping[str, Any]:
        return ChainMap(dict(self._albums.decks()), dict(self._library.decks()))

    def default_decks(self) -> tuple[str, ...]:
        found: tuple[str, ...] = self._library.default_decks()
        return found

    def deck_for(self, key: str) -> Any:
        return self._albums.deck_for(key) or self._library.deck_for(key)

    def picture(self, card: CardId) -> Any:
        return self._albums.picture(card) or self._library.picture(card)

    def card_texts(self, card: CardId) -> Any:
        return self._albums.card_texts(card) or self._library.card_texts(card)
