"""What a tailor holds: a yellow measuring tape with strokes on it and no figures, needle and thread."""

from collections.abc import Sequence

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import Point, curve, taper

TAPE: Ramp = ["#8c6420", "#e0b040", "#ffe488", "#fffbd0"]


def measuring_tape(c: Card, points: Sequence[tuple[float, float]], clip: Arr | None = None) -> None:
    """A length of tape through the points, 21 wide; `clip` is the body it goes round."""
    band = taper(*[(x, y, 21) for x, y in points])
    m = c.paint(band, TAPE, vol=6, wob=0.3, edge=0.35, amb=0.45, det=0.6, clip=clip)
    line = curve(*points)
    for k in range(2, len(line), 4):
        x, y = line[k]
        c.line([(x, y - 9), (x, y + (0 if k % 8 else 7))], 2.4, "#5c3818", 0.9, clip=m, ends=1)


def thread(c: Card, points: Sequence[Point], colour: str) -> None:
    """A thread through the points, and the stitches at its end."""
    c.line(curve(*points), 3.6, colour, 0.95, 0.3, ends=0.9, det=1)
    x, y = points[-1][:2]
    for k in range(5):
        c.line([(x - 3, y + 6 + k * 17), (x + 5, y - 3 + k * 17)], 3, colour, 0.95, ends=0.9, det=1)


def needle(c: Card, x: float, y: float) -> None:
    """A needle with its eye at (x, y), pointing to the lower right."""
    c.line([(x, y), (x + 44, y + 36)], 4, "#f4f4f0", 1, 0.1, det=1)
