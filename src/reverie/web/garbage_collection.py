"""Garbage collection: full collections are rare and go by the clock, for all tables wait during one.

A full collection visits every living object: with a thousand tables in memory that takes more than half a
second, and Python starts one every half minute although next to nothing is found (values that never change
have no cycles). Young generations are collected as usual; the full collection runs by the clock instead.
"""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

YOUNG: Final = (20_000, 5)
"""Thresholds of generations 0 and 1, as in `gc.set_threshold`: some hundred commands make 20,000 values."""
NEVER: Final = 1_000_000_000
SHARE: Final = 1_000
"""Of so many seconds one at most is given to full collections."""
AT_LEAST: Final = 60.0
"""Seconds from one to the next, however quick they are."""


@contextmanager
def seldom_collecting(
    loop: asyncio.AbstractEventLoop, at_least: float = AT_LEAST, share: float = SHARE
) -> Iterator[None]:
    """Inside the block full collections take a small share of the time."""
    former = gc.get_threshold()
    alarm: asyncio.TimerHandle | None = None

    def collect() -> None:
        nonlocal alarm
        began = time.perf_counter()
        gc.collect()
        took = time.perf_counter() - began
        alarm = loop.call_later(max(at_least, share * took), collect)

    gc.set_threshold(*YOUNG, NEVER)
    collect()
    try:
        yield
    finally:
        gc.set_threshold(*former)
        if alarm is not None:
            alarm.cancel()
