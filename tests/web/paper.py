"""A deck of blank cards, so that tests need no pictures."""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import Struct

from reverie.game.ids import CardId
from reverie.lobby.state import UsualDecks

CARDS = tuple(CardId(f"paper/{n:03}") for n in range(100))


LIGHT = "key-light"
"""A card whose large picture is AVIF."""


class PaperPicture(Struct, frozen=True):
    key: str
    preview: str


class Header(Struct, frozen=True):
    author: str = "nobody"
    licence: str = "CC0-1.0"
    age: int = 3

    def title_in(self, language: str) -> str:
        return f"Paper ({language})"

    def mood_in(self, language: str) -> str:
        return f"Blank ({language})"


class PaperDeck(Struct, frozen=True):
    id: str = "paper"
    cards: tuple[CardId, ...] = CARDS
    public: bool = True
    header: Header = Header()
    overview: str = "0a"
    frightening: tuple[CardId, ...] = CARDS[:3]
    wordless: tuple[CardId, ...] = ()


class Caption(Struct, frozen=True):
    title: str = "Blank"
    description: str = "A blank card."


HIDDEN = PaperDeck("hidden", CARDS[:5], public=False)


@dataclass
class PaperLibrary:
    """What a server needs of a library."""

    def decks(self) -> Mapping[str, PaperDeck]:
        return {"paper": PaperDeck(), "hidden": HIDDEN}

    def usual_decks(self) -> UsualDecks:
        return UsualDecks(("paper",), ("paper",), ("paper",))

    def deck_for(self, pass_key: str) -> PaperDeck | None:
        return HIDDEN if pass_key == "open sesame" else None

    def table_of(self, deck: str) -> str:
        return ""

    async def put_on_table(self, deck: str, room: str) -> bool:
        return True

    def picture(self, card: CardId) -> PaperPicture | None:
        return PaperPicture(key_of(card), "data:image/webp;base64,AA==") if card in CARDS else None

    def file(self, key: str, size: int) -> bytes | None:
        if key == LIGHT and size > 600:
            return b"\0\0\0 ftypavif"
        return b"RIFF%d" % size if key.startswith("key-") else None

    def overview(self, key: str, kind: str) -> bytes | None:
        return b"RIFF" + kind.encode() if key == "0a" else None

    def is_public(self, key: str) -> bool:
        return True

    def texts(self, key: str) -> Mapping[str, Caption]:
        return {"en": Caption()} if key.startswith("key-") else {}

    def card_texts(self, card: CardId) -> None:
        return None

    def languages(self, card: CardId) -> tuple[str, ...]:
        return ()


def key_of(card: CardId) -> str:
    return f"key-{card.rpartition('/')[2]}"
