"""A thing to be measured: a function that plays one whole game."""

from collections.abc import Callable
from time import process_time
from typing import NamedTuple


class Tally(NamedTuple):
    """What one game took: `moves` are decisions of players, `actions` also those of chance."""

    moves: int
    actions: int


class Contender(NamedTuple):
    name: str
    play: Callable[[int], Tally]
    """Plays the game with this number, whole."""


class Rate(NamedTuple):
    moves: float
    actions: float


def measure(contender: Contender, seconds: float, first: int) -> Rate:
    """Moves and actions per second of CPU over as many whole games as the time allows, at least one."""
    moves = actions = 0
    number, began = first, process_time()
    while True:
        tally = contender.play(number)
        moves, actions, number = moves + tally.moves, actions + tally.actions, number + 1
        if (elapsed := process_time() - began) >= seconds:
            return Rate(moves / elapsed, actions / elapsed)
