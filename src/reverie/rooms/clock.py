"""Time as rooms know it, so that tests can turn the hands."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def call_at(self, when: int, ring: Callable[[], None]) -> Alarm: ...


class SystemClock:
    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, when: int, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, (when - self.now()) / 1000), ring)
