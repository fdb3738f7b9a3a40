"""What a tailor holds: a yellow measuring tape with strokes on it and no figures, needle and thread."""

import math
from collections.abc import Sequence

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import Point, curve, ell, taper

TAPE: Ramp = ["#8c6420", "#e0b040", "#ffe488", "#fffbd0"]


def measuring_tape(c: Card, points: Sequence[tuple[float, float]], clip: Arr | None = None) -> None:
    """A length of tape through the points, 21 wide; `clip` is the body it goes round."""
    band = taper(*[(x, y, 21) for x, y in points])
    m = c.paint(band, TAPE, vol=6, wob=0.3, edge=0.35, amb=0.45, det=0.6, clip=clip)
    line = curve(*points)
    for k in range(2, len(line), 4):
        x, y = line[k]
        c.line([(x, y - 9), (x, y + (0 if k % 8 else 7))], 2.4, "#5c3818", 0.9, clip=m, ends=1)


def tape_round(c: Card, x: float, y: float, r: float, dip: float, clip: Arr | None = None) -> None:
    """A tape round a body of half-width `r`: it comes from behind one flank at (x - r, y), sinks by `dip` across the
    front and goes behind the other; strokes and width shrink as it turns away. `clip` is the body it goes round."""
    turn = [math.radians(-90 + k * 9) for k in range(21)]
    way = [(x + r * math.sin(a), y + dip * math.cos(a), 13 + 11 * math.cos(a)) for a in turn]
    c.shade(taper(*[(px, py + 9, w + 6) for px, py, w in way]), 0.5, 6, "#0c3040", clip=clip)
    c.shade(taper(*[(px, py - 10, w) for px, py, w in way]), 0.3, 6, "#0c3040", clip=clip)
    m = c.paint(taper(*way), TAPE, vol=6, wob=0.3, edge=0.35, amb=0.45, det=0.6, clip=clip)
    for k in range(1, 40):
        a = math.radians(-90 + k * 4.5)
        px, py, w = x + r * math.sin(a), y + dip * math.cos(a), 13 + 11 * math.cos(a)
        long = 0.5 if k % 2 else 0.86
        c.line(
            [(px, py - w / 2), (px, py - w / 2 + w * long)], 1.4 + math.cos(a), "#5c3818", 0.9, clip=m, ends=1
        )
    for side in (-1, 1):
        c.shade(ell(x + side * r, y + 4, 20, 26), 0.45, 9, "#4c3010", clip=m)


def thread(c: Card, points: Sequence[Point], colour: str) -> None:
    """A thread through the points."""
    c.line(curve(*points), 3.6, colour, 0.95, 0.3, ends=0.9, det=1)


def seam(c: Card, points: Sequence[tuple[float, float]], colour: str) -> None:
    """Slanting stitches along a seam, and the needle left hanging by its thread where the work stopped."""
    for x, y in points:
        c.line([(x - 5, y + 5), (x + 5, y - 4)], 3.4, colour, 0.95, ends=0.9, det=1)
    x, y = points[-1]
    c.line(
        curve((x, y), (x - 14, y + 26), (x - 30, y + 30), (x - 34, y + 58)),
        3,
        colour,
        0.95,
        0.3,
        ends=0.9,
        det=1,
    )
    c.line([(x - 34, y + 56), (x - 36, y + 98)], 4, "#f4f4f0", 1, 0.1, det=1)


def needle(c: Card, x: float, y: float) -> None:
    """A needle with its eye at (x, y), pointing to the lower right."""
    c.line([(x, y), (x + 44, y + 36)], 4, "#f4f4f0", 1, 0.1, det=1)
