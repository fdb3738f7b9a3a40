"""The simplest computer player: any legal move, each as likely as the next."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from reverie.game.commands import Move
from reverie.game.menu import GameOption

PHRASES = (
    "Not today",
    "Where the road ends",
    "Once upon a time",
    "Hush!",
    "Almost there",
    "What the wind said",
)
T = TypeVar("T")


def random_move(menu: Sequence[GameOption], rng: Random) -> Move | None:
    """One of the moves that get the game on; taking back or rewording is not among them."""
    chooser = _AtRandom(rng)
    for option in menu:
        if (move := option.chosen_by(chooser)) is not None:
            return move
    return None


class _AtRandom:
    __slots__ = ("_rng",)

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def one(self, items: Sequence[T]) -> T:
        return items[int(self._rng.random() * len(items))]

    def some(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        return (self.one(items),) if count == 1 else tuple(self._rng.sample(items, count))

    def up_to(self, most: int) -> int:
        return 1 if most == 1 else self._rng.randint(1, most)

    def phrase(self) -> str:
        return self.one(PHRASES)
