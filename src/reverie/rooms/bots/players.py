"""How the room asks its computer players for a move."""

from collections.abc import Awaitable
from itertools import cycle
from random import Random
from typing import Final, Protocol

from reverie.bots.character import CHARACTERS
from reverie.bots.heard import Heard
from reverie.bots.random_player import random_move
from reverie.bots.thought import Thought
from reverie.lobby.views import RoomView
from reverie.texts import written

NAMES: Final = (
    "Clover",
    "Juniper",
    "Pebble",
    "Willow",
    "Barley",
    "Maple",
    "Thistle",
    "Moss",
    "Fern",
    "Sorrel",
    "Flax",
)

NOTHING: Final = Heard()


class BotPlayer(Protocol):
    """Sees what its seat sees and chooses from its menu; `heard` is what has been said before."""

    def __call__(
        self, view: RoomView, rng: Random, heard: Heard
    ) -> Awaitable[Thought | None] | Thought | None: ...


def random_bot(view: RoomView, rng: Random, heard: Heard = NOTHING) -> Thought | None:
    move = None if view.game is None else random_move(view.game.menu, rng)
    return None if move is None else Thought(move)


def names(language: str, taken: str, count: int) -> list[str]:
    """So many, none of them the one that is taken."""
    own = written(language, "bots").get("names", NAMES)
    fitting = [name for name in own if name.casefold() != taken.strip().casefold()]
    return fitting[:count]


def cast(language: str, taken: str, count: int) -> list[tuple[str, str]]:
    """So many names with characters, one after the other, so that a table hears different voices."""
    return list(zip(names(language, taken, count), cycle(CHARACTERS), strict=False))
