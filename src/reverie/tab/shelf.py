"""The built-in decks as they were read when the folder was made; their pictures lie beside the page."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec import Struct

from reverie.decks.texts import Caption, CardTexts, Texts, captions
from reverie.game.ids import CardId


class TabPicture(Struct, frozen=True):
    key: str
    preview: str


class TabHeader(Struct, frozen=True):
    titles: dict[str, str]
    author: str
    licence: str

    def title_in(self, language: str) -> str:
        return self.titles.get(language) or self.titles["en"]


class TabDeck(Struct, frozen=True):
    id: str
    header: TabHeader
    cards: tuple[CardId, ...]
    public: bool = True


class TabCard(Struct, frozen=True):
    picture: TabPicture
    texts: dict[str, Texts]


class TabShelf(Struct, frozen=True):
    decks: dict[str, TabDeck]
    cards: dict[CardId, TabCard]
    default: tuple[str, ...]


_decoder: Final = msgspec.json.Decoder(TabShelf)


class TabLibrary:
    """What rooms, requests and bots ask of decks."""

    def __init__(self, written: bytes) -> None:
        self._shelf = _decoder.decode(written)
        self._keys = {card.picture.key: id for id, card in self._shelf.cards.items()}

    def decks(self) -> Mapping[str, TabDeck]:
        return MappingProxyType(self._shelf.decks)

    def default_decks(self) -> tuple[str, ...]:
        return self._shelf.default

    def deck_for(self, pass_key: str, /) -> TabDeck | None:
        """All of them are listed."""
        return None

    def table_of(self, deck: str) -> str:
        return ""

    async def put_on_table(self, deck: str, room: str) -> bool:
        return deck in self._shelf.decks

    def picture(self, card: CardId) -> TabPicture | None:
        found = self._shelf.cards.get(card)
        return None if found is None else found.picture

    def card_texts(self, card: CardId) -> CardTexts | None:
        found = self._shelf.cards.get(card)
        return None if found is None or not found.texts else CardTexts(card, found.texts)

    def file(self, key: str, size: int) -> bytes | None:
        """Pictures are files beside the page; nobody asks for them here."""
        return None

    def is_public(self, key: str) -> bool:
        return key in self._keys

    def texts(self, key: str) -> dict[str, Caption]:
        card = self._keys.get(key)
        return {} if card is None else captions(self._shelf.cards[card].texts)
