"""The sea by night, cut open: an island on its surface, shafts of moonlight below, the rocky bed."""

from collections.abc import Sequence

from studio.elements.land.water import waves
from studio.paint import Card
from studio.shapes import Point, blob, curve, poly

DEEP = ["#03101a", "#072430", "#0f4450", "#2c7478", "#7cbcA8"]
ROCK = ["#08141e", "#16303a", "#2c5254", "#7c9880"]
ISLE = ["#0c1428", "#1c2c44", "#34485c", "#8c98a0"]
WATERLINE = 652.0


def night_island(c: Card, light: tuple[float, float, float]) -> None:
    """A low island that rises out of the water to the right edge of the page."""
    crest = ((430, 640), (500, 618), (600, 606), (720, 600))
    isle = blob((372, 664, "c"), *crest, (830, 596, "c"), (830, 700, "c"), (372, 700, "c"))
    c.paint(isle, ISLE, vol=16, amb=0.3, light=light, edge=0.1, rim=0.5)


def open_sea(c: Card) -> None:
    """The water below 652, with its line of foam and shafts of moonlight."""
    y = WATERLINE
    line = curve((-30, y), (120, y + 6), (300, y - 4), (520, y + 6), (830, y))
    f = c.at(0, 0, vol=3, amb=0.2, gain=0.6, edge=0, tex=0.15, light=(300, 560, 160), grad=(0.26, -0.4))
    m = f.paint(poly([*line, (830, 1240), (-30, 1240)]), DEEP)
    c.marks(m, 0.05, 500, 60, 5, jit=0.07, alpha=0.5)
    for x0, x1, a in ((90, 150, 0.16), (210, 300, 0.2), (350, 390, 0.12), (460, 520, 0.1)):
        c.beam([(x0, 660), (x1, 660), (x1 + 60, 1080), (x0 - 40, 1080)], "#a8e0c8", a, 16, m)
    c.line(line, 7, "#d4ecd8", 0.8, 1.2, det=0.2, ends=0.8)
    waves(c, 662, 720, 26, "#b8e0d0", 0.35, m)


def sea_bed(c: Card, light: tuple[float, float, float]) -> None:
    """Rock from 1100 down."""
    top = ((-30, 1120), (140, 1096), (340, 1108), (560, 1090), (830, 1100))
    bed = blob(*top, (830, 1240, "c"), (-30, 1240, "c"))
    m = c.paint(bed, ROCK, vol=8, amb=0.28, light=light, edge=0.05, tex=0.35)
    c.marks(m, 0.1, 240, 44, 4, jit=0.1)


def rising_bubbles(c: Card, places: Sequence[Point]) -> None:
    """A few bubbles, no larger than a fingertip."""
    for x, y in places:
        c.dot(x, y, 3.2, "#c8ece0", 0.7)
