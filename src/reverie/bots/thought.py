"""What a computer player came to: a move, and whether it had anything to go by."""

from collections.abc import Generator
from typing import TypeVar

from msgspec import Struct

from reverie.game.because import Reasons
from reverie.game.commands import Move


class Thought(Struct, frozen=True):
    move: Move
    random_fallback: bool = False
    """Nothing could be read: no text on a card, or no word in the clue."""
    because: Reasons = ()
    """What it went by, for whoever asks in the recap."""


T = TypeVar("T")
Steps = Generator[None, None, T]
"""Thinking that takes long, in steps between which others may have their turn."""


def at_once(steps: Steps[T]) -> T:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
