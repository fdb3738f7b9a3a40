"""What is built on towers of wax: the stair that winds up one of them, and a wick that has never burnt."""

import math
from collections.abc import Sequence

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import Point, ell, poly, taper

TREADS: tuple[str, ...] = (
    "#dcb898",
    "#b494a0",
    "#8c7894",
    "#6c5c80",
)  # from the side of the light to the other
FLANK: Ramp = ["#181028", "#342848", "#645070", "#b08c90"]
WICK: Ramp = ["#3c2c38", "#7c6868", "#c8b09c"]
WIDE, SAG, THICK, STEPS = 22.0, 0.3, 14.0, 12
BEHIND: tuple[str, ...] = ("#a4806c", "#6c5468", "#584a68", "#66587c")


class WindingStair:
    """A stair round a tower `w` wide in the middle of x: every half turn climbs `rise`, the first from y on the left."""

    def __init__(self, c: Card, x: float, w: float, y: float, rise: float) -> None:
        self.c, self.x, self.y, self.rise, self.r = c, x, y, rise, w * 0.5 + 1

    def at(self, turn: float, out: float = 0.5) -> tuple[float, float]:
        """The point after so many half turns (0..1 in front, 1..2 behind, 2..3 in front), `out` of the way to the rim."""
        angle, r = (turn - 0.5) * math.pi, self.r + WIDE * out
        return self.x + r * math.sin(angle), self.y - self.rise * turn + SAG * r * math.cos(angle)

    def half(self, start: int) -> None:
        """The half turn that begins after `start` others: its flank, then tread after tread."""
        turns = [start + k / STEPS for k in range(STEPS + 1)]
        outer = [self.at(t, 1) for t in turns]
        under = [(px, py + THICK + 8) for px, py in reversed(outer)]
        if start % 2 == 0:
            inner = [(px, py + THICK + 26) for px, py in reversed([self.at(t, 0) for t in turns])]
            self.c.shade(poly([*outer, *inner]), 0.7, 7)
        self.c.paint(poly([*outer, *under]), FLANK, vol=5, amb=0.3, edge=0.25, rim=0.5, wob=0.3, det=0.3)
        order = range(STEPS) if start % 2 == 0 else range(STEPS - 1, -1, -1)
        for k in order:
            self._step(turns[k], turns[k + 1], TREADS if start % 2 == 0 else BEHIND)

    def _step(self, t0: float, t1: float, treads: tuple[str, ...]) -> None:
        """One step: level on top, its outer face below."""
        top = self.at(t1, 1)[1] - SAG * (self.r + WIDE) * math.cos((t1 - 0.5) * math.pi)
        drop = self.y - self.rise * t0 - top
        corners: Sequence[Point] = [self.at(t0, 0), self.at(t0, 1), self.at(t1, 1), self.at(t1, 0)]
        level = [(px, py - (drop if i < 2 else 0)) for i, (px, py) in enumerate(corners)]
        shade = min(3, int((corners[1][0] - self.x + self.r + WIDE) / (self.r + WIDE) / 2 * 4))
        a, b = level[1], level[2]
        self.c.flat(poly([a, b, (b[0], b[1] + THICK), (a[0], a[1] + THICK)]), FLANK[1], 0.9, wob=0.2, det=0.5)
        self.c.flat(poly(level), treads[max(0, shade)], 1, wob=0.2, det=0.6)


def fresh_wick(c: Card, x: float, y: float, w: float) -> None:
    """The flat top and the waxed wick of a candle `w` wide that has never been lit; (x, y) is the middle of its top."""
    c.paint(
        ell(x, y + 2, w * 0.47, w * 0.09),
        ["#2c2440", "#54466a", "#8c7898"],
        vol=3,
        amb=0.4,
        edge=0.2,
        wob=0.4,
    )
    c.shade(ell(x + 4, y + 3, w * 0.1, w * 0.03), 0.6, 3)
    bend = (x + w * 0.05, y - w * 0.24, w * 0.055)
    c.paint(taper((x, y + 2, w * 0.075), (x, y - w * 0.12, w * 0.065), bend), WICK, vol=4, edge=0.3, wob=0.3)
