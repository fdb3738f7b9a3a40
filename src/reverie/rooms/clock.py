"""Time as rooms know it, so that tests can turn the hands."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

LEARNT_THE_DATE: Final = 24 * 3600 * 1000
"""A clock put forward by more than this belongs to a machine that did not know the date when it started."""


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def steady(self) -> int:
        """Milliseconds that never jump, from some moment on."""
        ...

    def call_at(self, when: int, ring: Callable[[], None]) -> Alarm: ...


def _wall() -> int:
    return time.time_ns() // 1_000_000


def _boot_time() -> Callable[[], int]:
    """Nanoseconds that never jump; they count on while a laptop sleeps, where the system can."""
    try:
        time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    except (AttributeError, OSError):  # named but not there, in a browser's tab
        return time.monotonic_ns
    return lambda: time.clock_gettime_ns(time.CLOCK_BOOTTIME)


_nanoseconds: Final = _boot_time()


def _steady() -> int:
    return _nanoseconds() // 1_000_000


class SystemClock:
    """The wall clock as it was at the start, and the steady time since then.

    A clock put forward or back by hours in the middle of a game ends no deadline early and holds none up.
    """

    def __init__(self, wall: Callable[[], int] = _wall, steady: Callable[[], int] = _steady) -> None:
        self._wall, self._steady = wall, steady
        self._start = wall() - steady()

    def now(self) -> int:
        steady = self._steady()
        ahead = self._wall() - steady - self._start
        if ahead > LEARNT_THE_DATE:
            self._start += ahead
        return self._start + steady

    def steady(self) -> int:
        return self._steady()

    def call_at(self, when: int, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, (when - self.now()) / 1000), ring)
