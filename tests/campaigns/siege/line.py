"""One line of the siege: a promise by its number, how it is attacked, and what was found."""

import statistics
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from math import floor
from pathlib import Path

from reverie.front.allowances import Allowance
from tests.campaigns.siege.castle import Castle, Visitor
from tests.campaigns.siege.player import Player


@dataclass(frozen=True)
class Finding:
    what: str
    wanted: str
    seen: str
    good: bool


@dataclass
class Siege:
    """What a line attacks."""

    main: Castle
    """With default settings."""
    other: Castle
    """With a proxy named on 127.0.0.2, short tables and little room for pictures."""
    player: Player
    """Who plays all the time, at an address of their own."""
    quiet: list[float]
    """What their commands took before anything happened."""
    folder: Path
    short: bool
    _addresses: "count[int]" = field(default_factory=lambda: count(1))

    def address(self) -> str:
        """One that nobody has yet."""
        number = next(self._addresses)
        return f"127.1.{number // 250}.{number % 250 + 1}"

    def visitor(self, castle: Castle | None = None, address: str | None = None) -> Visitor:
        return Visitor(castle or self.main, address or self.address())


@dataclass(frozen=True)
class Line:
    code: str
    what: str
    attack: Callable[[Siege], Awaitable[list[Finding]]]
    timed: bool = False
    """Begins by itself, because it measures time; then all others go on together. In short all do."""


def at_most(what: str, most: float, seen: float, unit: str = "") -> Finding:
    return Finding(what, f"at most {most:g}{unit}", f"{seen:.4g}{unit}", seen <= most)


def exactly(what: str, wanted: object, seen: object) -> Finding:
    return Finding(what, str(wanted), str(seen), wanted == seen)


class Timed:
    """How much a purse can have let through since: what it held, and what it filled by in that time."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    def most(self, allowance: Allowance, times: int = 1) -> int:
        passed = time.monotonic() - self._began
        return floor(times * (allowance.size + allowance.rate * passed))


def about(siege: Siege, usual: float, most: float) -> float:
    """At most so much on a machine that has time; on a busy one, four times the usual.

    The short form runs beside other tests: there a time only says that nothing stands still.
    """
    return round(max(most, 4 * usual) * (10 if siege.short else 1), 1)


def median_ms(waits: list[float]) -> float:
    return statistics.median(waits) * 1000


def p95_ms(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.95)] * 1000
