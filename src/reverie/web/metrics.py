"""Counters for Prometheus: how much happens, never what or who."""

from bisect import bisect_left
from collections import Counter
from typing import Final

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

    def sent(self, frame: bytes) -> None:
        self.frames_out += 1
        self.bytes_out += len(frame)

    def took(self, outcome: str, seconds: float) -> None:
        self.commands[outcome] += 1
        self._times[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def page(self, rooms: int, connections: int) -> str:
        lines = [
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


def _metric(name: str, kind: str, meaning: str, values: dict[str, int]) -> list[str]:
    head = [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]
    return head + [f"{name}{labels} {value}" for labels, value in values.items()]
