"""Limits that know a living room is one address: many guests get in, a scanner does not (S6)."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

REMEMBERED: Final = 10_000
"""Addresses kept in memory, never on disk."""


class Bucket:
    """So many at once, then one more every so many seconds, for each address."""

    def __init__(self, size: float, every: float, now: Callable[[], float]) -> None:
        self._size, self._every, self._now = size, every, now
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def _level(self, address: str) -> float:
        level, at = self._levels.get(address, (self._size, self._now()))
        return min(self._size, level + (self._now() - at) / self._every)

    def empty(self, address: str) -> bool:
        return self._level(address) < 1

    def take(self, address: str) -> bool:
        """False: none is left."""
        level = self._level(address)
        taken = level >= 1
        self._levels[address] = (level - 1 if taken else level, self._now())
        self._levels.move_to_end(address)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        return taken


class Limits:
    def __init__(self, now: Callable[[], float], *, off: bool = False) -> None:
        self.off = off
        self._misses = Bucket(40, 15, now)
        """Wrong codes: thirty guests of whom ten mistype twice need twenty."""
        self._rooms = Bucket(40, 30, now)
        """New tables."""
        self._screens = Bucket(30, 20, now)
        """Televisions that ask for a code to show."""
        self._doors = Bucket(400, 0.25, now)
        """Any request of the API that changes something."""
        self._decks = Bucket(30, 120, now)
        """New decks of own pictures."""
        self._pictures = Bucket(800, 2, now)
        """Pictures sent or cut anew: four decks at once, then one every two seconds."""

    def door(self, address: str) -> bool:
        return self.off or self._doors.take(address)

    def guess(self, address: str) -> bool:
        """Whether another code may be tried."""
        return self.off or not self._misses.empty(address)

    def missed(self, address: str) -> None:
        self._misses.take(address)

    def new_deck(self, address: str) -> bool:
        return self.off or self._decks.take(address)

    def picture(self, address: str) -> bool:
        return self.off or self._pictures.take(address)

    def new_room(self, address: str) -> bool:
        return self.off or self._rooms.take(address)

    def new_screen(self, address: str) -> bool:
        return self.off or self._screens.take(address)


class Throttle:
    """How long one connection has to wait before its next frame is read."""

    __slots__ = ("_at", "_burst", "_every", "_level")

    def __init__(self, now: float, burst: int = 40, per_second: float = 12) -> None:
        self._burst, self._every = burst, 1 / per_second
        self._level, self._at = float(burst), now

    def pause(self, now: float) -> float:
        self._level = min(self._burst, self._level + (now - self._at) / self._every)
        self._at = now
        if self._level < 1:
            return self._every
        self._level -= 1
        return 0.0
