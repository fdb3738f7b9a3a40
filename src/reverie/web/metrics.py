"""Counters for Prometheus: how much happens, never what or who."""

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from reverie import __version__

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
        self._started = round(time.time())

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

    def page(self, rooms: int, connections: int, conflicts: int = 0, nodes: int = 1) -> str:
        lines = [
            *_metric("reverie_info", "gauge", "The version.", {f'{{version="{__version__}"}}': 1}),
            *_metric("reverie_nodes", "gauge", "Servers on this database, as far as heard.", {"": nodes}),
            *_metric("reverie_conflicts_total", "counter", "Commands decided anew.", {"": conflicts}),
            *_metric("process_cpu_seconds_total", "counter", "Processor time.", {"": time.process_time()}),
            *_metric("process_resident_memory_bytes", "gauge", "Memory.", {"": memory()}),
            *_metric("process_start_time_seconds", "gauge", "When it started.", {"": self._started}),
            *_metric("reverie_rooms_open", "gauge", "Rooms in memory.", {"": rooms}),
            *_metric("reverie_connections", "gauge", "Open connections.", {"": connections}),
            *_metric("reverie_frames_received_total", "counter", "Frames read.", {"": self.frames_in}),
            *_metric("reverie_frames_sent_total", "counter", "Frames written.", {"": self.frames_out}),
            *_metric("reverie_sent_bytes_total", "counter", "Bytes written.", {"": self.bytes_out}),
            *_metric("reverie_dropped_total", "counter", "Connections too slow to keep.", {"": self.dropped}),
            *_metric("reverie_commands_total", "counter", "Commands by outcome.", self._outcomes()),
            "# HELP reverie_command_seconds From frame to commit.",
            "# TYPE reverie_command_seconds histogram",
        ]
        total = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self._times, strict=True):
            total += count
            lines.append(f'reverie_command_seconds_bucket{{le="{bound}"}} {total}')
        lines += [
            f"reverie_command_seconds_sum {self._seconds:.6f}",
            f"reverie_command_seconds_count {total}",
        ]
        return "\n".join(lines) + "\n"

    def _outcomes(self) -> dict[str, int]:
        return {f'{{outcome="{name}"}}': count for name, count in sorted(self.commands.items())}


def memory() -> int:
    """Bytes in use, where the system tells; otherwise 0."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return 0
    return int(pages) * PAGE


def _metric(name: str, kind: str, meaning: str, values: Mapping[str, float]) -> list[str]:
    head = [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]
    return head + [f"{name}{labels} {value}" for labels, value in values.items()]
