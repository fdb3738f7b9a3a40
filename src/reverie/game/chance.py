"""Shuffles that can be checked afterwards: all randomness of a game comes from one secret seed.

The stream for a command is SHA-256(seed, version, counter), so that whoever is shown the seed
after the game can work out every shuffle again.
"""

from collections.abc import Sequence
from hashlib import sha256
from struct import unpack
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """What the rules ask of randomness."""

    @property
    def seed(self) -> str: ...

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]: ...

    def pick(self, items: Sequence[T]) -> T: ...


class SeededChance:
    """Randomness derived from a seed and the version of the room it is used at."""

    __slots__ = ("_counter", "_version", "_words", "seed")

    def __init__(self, seed: str, version: int) -> None:
        self.seed = seed
        self._version = version
        self._counter = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = sha256(f"{self.seed}:{self._version}:{self._counter}".encode()).digest()
            self._words = list(reversed(unpack(">8I", block)))
            self._counter += 1
        return self._words.pop()

    def below(self, limit: int) -> int:
        """An integer in 0…limit-1, every one equally likely."""
        ceiling = (1 << 32) - (1 << 32) % limit
        while (word := self._word()) >= ceiling:
            pass
        return word % limit

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]
