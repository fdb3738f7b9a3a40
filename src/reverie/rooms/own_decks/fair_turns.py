"""Work at people's pictures in fair turns: who has had least of the server's time comes next (S20)."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Struct

HALVES: Final = 60.0
"""Seconds after which half of what somebody had is forgotten."""


def _nobody_counts(_seconds: float) -> None:
    pass


class Sender(Struct, frozen=True):
    """Who sends pictures: the network whose turn it is, and who is told what it took."""

    network: str = ""
    spend: Callable[[float], None] = _nobody_counts


class FairTurns:
    """So many at once, of which one network never has the last."""

    def __init__(self, at_once: int, now: Callable[[], float]) -> None:
        self._at_once, self._now = at_once, now
        self._working: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._had: dict[str, tuple[float, float]] = {}

    @asynccontextmanager
    async def turn(self, sender: Sender) -> AsyncIterator[None]:
        who = sender.network
        await self._come(who)
        began = self._now()
        try:
            yield
        finally:
            took = self._now() - began
            self._had[who] = self.had(who) + took, self._now()
            sender.spend(took)
            self._go(who)

    def had(self, who: str) -> float:
        """Seconds, the older the less."""
        seconds, at = self._had.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._now() - at) / HALVES))

    async def _come(self, who: str) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(place)
        self._next()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._go(who)
            raise

    def _go(self, who: str) -> None:
        self._working[who] -= 1
        self._working += Counter()  # those who have gone are not kept
        self._had = {name: had for name, had in self._had.items() if self.had(name) > 0.1}
        self._next()

    def _next(self) -> None:
        while self._working.total() < self._at_once:
            may = [who for who in self._waiting if self._working[who] < max(1, self._at_once - 1)]
            if not may:
                return
            who = min(may, key=lambda one: (self._working[one], self.had(one)))
            place = self._waiting[who].popleft()
            if not self._waiting[who]:
                del self._waiting[who]
            if not place.done():
                self._working[who] += 1
                place.set_result(None)
