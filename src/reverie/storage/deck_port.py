"""What every store of people's own pictures can do. Every node of a server sees the same ones."""

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

PrintSize = Literal["small", "large", "whole"]


class DeckRow(Struct, frozen=True):
    """A deck that somebody made in the browser; `about` is for whoever wrote it."""

    id: str
    owner: bytes
    """The hash of the token that its maker keeps (S4)."""
    room: str
    """The only table it may be played at; empty: any table of its maker."""
    about: bytes
    changed: int
    """When it was last edited or put on a table."""
    leaving: int | None = None
    """Deleted, but a game is still being played with it: gone at this time at the latest."""


class CardRow(Struct, frozen=True):
    deck: str
    id: str
    number: int
    """Its place in the deck."""
    origin: bytes
    """The hash of the file it came from: no picture twice in a deck."""
    about: bytes
    bytes: int
    """What its pictures take on disk."""


class PictureRow(Struct, frozen=True):
    """The pictures of one card, as the game uses them."""

    small: bytes
    large: bytes
    whole: bytes


class DeckTable(Struct, frozen=True):
    """A table that a deck was put on, and nobody has seen since that it is neither there nor played with."""

    room: str
    at: int


class LearnedRow(Struct, frozen=True):
    """What people said about a card here, of any deck: without a name, a table or a time."""

    card: str
    language: str
    text: str
    told: int = 0
    """How often somebody told it of this card."""
    found: int = 0
    """How many people chose this card for it…"""
    listeners: int = 0
    """…of so many who looked for it."""


class DeckStore(Protocol):
    async def decks(self, deck: str | None = None) -> list[DeckRow]:
        """All of them, or this one if there is one."""
        ...

    async def cards(self, deck: str | None = None) -> list[CardRow]:
        """Of all decks or of one, in their order, without the pictures."""
        ...

    async def add_deck(self, deck: DeckRow) -> None: ...

    async def save_deck(self, deck: DeckRow) -> bool:
        """In the place of the one with the same id; False: there is none any more."""
        ...

    async def add_card(self, card: CardRow, pictures: PictureRow) -> bool:
        """False: there is no such deck any more."""
        ...

    async def change_card(self, card: CardRow, pictures: PictureRow | None) -> bool:
        """Its texts, and its pictures where they are given; False: it is gone."""
        ...

    async def remove_card(self, deck: str, card: str) -> bool: ...

    async def remove_deck(self, deck: str) -> bool:
        """With all its pictures, at once."""
        ...

    async def put_on_table(self, deck: str, table: DeckTable) -> bool:
        """Kept before it is offered there; False: the deck is going, or gone."""
        ...

    async def taken_off(self, deck: str, room: str) -> None: ...

    async def tables(self, deck: str) -> list[DeckTable]: ...

    async def picture(self, deck: str, card: str, size: PrintSize) -> bytes | None: ...

    async def learn(self, rows: Sequence[LearnedRow]) -> None:
        """Added to what is kept of the same words about the same card."""
        ...

    async def learned(self) -> list[LearnedRow]: ...

    async def unlearn(self, about: str | None = None, text: str | None = None) -> int:
        """Everything, or what was said about a deck or a card, or one thing of it; how much that was.

        What was said about somebody's own pictures goes with each of them by itself.
        """
        ...

    async def close(self) -> None: ...
