"""The path up the hill: one line, thirty-one stones, for the painting and for the client's stones.ts."""

import math
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path as File

STONES = 31
TYPESCRIPT = File(__file__).parents[2] / "client" / "src" / "boards" / "stones.ts"
HEAD = """\
// Where the 31 stones of the painted hill lie: x, y and scale, from the meadow up to the house.
// Written by `python -m studio world hill` from studio/world/path.py, which the painting follows too.
export type Stone = readonly [x: number, y: number, scale: number];
export interface Hill {
  width: number;
  height: number;
  stones: readonly Stone[];
}
"""
Point = tuple[float, float]


@dataclass(frozen=True)
class Way:
    """A path through corners on a ground of width x height; far away things are `far` times as large."""

    width: int
    height: int
    corners: tuple[Point, ...]
    far: float

    def scale(self, y: float) -> float:
        """How large things are at this height."""
        low, high = self.corners[0][1], self.corners[-1][1]
        return self.far + (1 - self.far) * (y - high) / (low - high)

    def line(self, steps: int = 40) -> list[Point]:
        """The smooth line through the corners."""
        p = [self.corners[0], *self.corners, self.corners[-1]]
        out = [
            (_spline(p, i, 0, n / steps), _spline(p, i, 1, n / steps))
            for i in range(len(p) - 3)
            for n in range(steps)
        ]
        return [*out, self.corners[-1]]

    def stones(self) -> list[tuple[float, float, float]]:
        """x, y and scale of every stone: evenly spaced as seen by somebody who walks."""
        line = self.line()
        walked = [0.0]
        for (x0, y0), (x1, y1) in pairwise(line):
            walked.append(walked[-1] + math.hypot(x1 - x0, (y1 - y0) * 1.6) / self.scale((y0 + y1) / 2))
        found, at = [], 0
        for n in range(STONES):
            goal = walked[-1] * n / (STONES - 1)
            while at < len(walked) - 2 and walked[at + 1] < goal:
                at += 1
            t = (goal - walked[at]) / (walked[at + 1] - walked[at])
            (x0, y0), (x1, y1) = line[at], line[at + 1]
            y = y0 + (y1 - y0) * t
            found.append((round(x0 + (x1 - x0) * t, 1), round(y, 1), round(self.scale(y), 2)))
        return found


def _spline(p: list[Point], i: int, axis: int, t: float) -> float:
    a, b, c, d = (p[i + k][axis] for k in range(4))
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


WIDE = Way(
    780, 340,
    ((94, 308), (220, 293), (400, 277), (550, 262), (630, 237), (570, 211), (440, 196), (352, 176),
        (390, 150),
     (496, 136), (570, 116), (516, 94)), 0.58,
)  # fmt: skip
TALL = Way(
    560, 820,
    ((196, 774), (330, 748), (456, 704), (390, 656), (260, 626), (142, 580), (220, 540), (330, 510),
        (394, 466),
     (330, 430), (246, 404), (222, 366), (280, 340), (330, 306), (286, 272)), 0.44,
)  # fmt: skip


def typescript() -> str:
    """The text of stones.ts."""

    def written(name: str, way: Way) -> str:
        stones = "".join(f"    [{x:g}, {y:g}, {s:g}],\n" for x, y, s in way.stones())
        size = f"  width: {way.width},\n  height: {way.height},\n"
        return f"\nexport const {name}: Hill = {{\n{size}  stones: [\n{stones}  ],\n}};\n"

    return HEAD + written("WIDE", WIDE) + written("TALL", TALL)
