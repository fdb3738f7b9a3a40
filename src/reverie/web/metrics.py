"""How much happens, never what or who. An addition each: `metrics_page` tells Prometheus."""

import os
import time
from bisect import bisect_left
from collections import Counter
from itertools import accumulate
from pathlib import Path
from typing import Final

PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.commands: Counter[str] = Counter()
        self.frames_in = 0
        self.frames_out = 0
        self.bytes_out = 0
        self.dropped = 0
        self._times = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0
        self.started = round(time.time())

    def sent(self, frames: list[bytes]) -> None:
        self.frames_out += len(frames)
        self.bytes_out += sum(map(len, frames))

    def took(self, outcome: str, seconds: float) -> None:
        self.commands[outcome] += 1
        self._times[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    @property
    def so_far(self) -> tuple[int, float]:
        """Commands, and the seconds they took together."""
        return sum(self._times), self._seconds

    @property
    def buckets(self) -> list[tuple[str, int]]:
        """Each bound, with how many commands took no longer."""
        bounds = (*map(str, BUCKETS), "+Inf")
        return list(zip(bounds, accumulate(self._times), strict=True))


def memory() -> int:
    """Bytes in use, where the system tells; otherwise 0."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return 0
    return int(pages) * PAGE
