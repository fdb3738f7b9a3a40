"""Thinking in slices: between two of them whoever plays is answered."""

import asyncio
from time import perf_counter
from typing import Final, TypeVar

from reverie.bots.thought import Steps

T = TypeVar("T")
SLICE: Final = 0.008
"""Seconds at a stretch, half of what a page has for a picture."""


async def in_slices(steps: Steps[T]) -> T:
    until = perf_counter() + SLICE
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE
