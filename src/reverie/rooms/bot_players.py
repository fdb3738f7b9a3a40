"""How the room asks its computer players for a move."""

from random import Random
from typing import Final, Protocol

from reverie.bots.random_player import random_move
from reverie.game.commands import Move
from reverie.lobby.views import RoomView

NAMES: Final = {
    "en": (
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
    ),
    "fr": (
        "Trèfle",
        "Anis",
        "Galet",
        "Saule",
        "Orge",
        "Érable",
        "Chardon",
        "Mousse",
        "Ronce",
        "Oseille",
        "Lin",
    ),
}


class BotPlayer(Protocol):
    """Sees what its seat sees and chooses from its menu, nothing else."""

    def __call__(self, view: RoomView, rng: Random) -> Move | None: ...


def random_bot(view: RoomView, rng: Random) -> Move | None:
    return None if view.game is None else random_move(view.game.menu, rng)


def names(language: str, taken: str, count: int) -> list[str]:
    """So many, none of them the one that is taken."""
    fitting = [n for n in NAMES.get(language, NAMES["en"]) if n.casefold() != taken.strip().casefold()]
    return fitting[:count]
