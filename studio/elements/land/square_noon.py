"""A square at noon between walls of red earth: arches, a tower, awnings, stones underfoot with grass between."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import TEAL, WOOD
from studio.shapes import arch, blob, ell, poly, rect, taper

EARTH_WALL: Ramp = ["#6c3024", "#b86c44", "#e4a870", "#fbdcac"]
PAVING: Ramp = ["#7c6450", "#b89c78", "#dcc8a0", "#f4e8c8"]


def earth_square(c: Card, y: float) -> None:
    """Walls left and right, a far row of houses, the paving from `y` down."""
    c.paint(rect(-20, 420, 820, y + 20), EARTH_WALL, vol=3, fog=0.3, grad=(0.1, -0.1))
    for x0, top, x1 in ((-20, 300, 150), (140, 372, 300), (520, 350, 660), (640, 250, 820)):
        c.paint(
            rect(x0, top, x1, y + 10, 4),
            EARTH_WALL,
            vol=4,
            fog=0.16 if top < 320 else 0.28,
            tex=0.32,
            wob=0.8,
            grad=(0.14, -0.16),
        )
        for k in range(int((x1 - x0) / 34)):
            c.paint(
                poly(
                    [
                        (x0 + k * 34 + 4, top),
                        (x0 + k * 34 + 12, top - 22),
                        (x0 + k * 34 + 22, top - 22),
                        (x0 + k * 34 + 30, top),
                    ]
                ),
                EARTH_WALL,
                vol=3,
                fog=0.25,
                wob=0.5,
            )
    c.paint(
        poly([(680, 252), (690, 60), (770, 60), (782, 252)]), EARTH_WALL, vol=8, fog=0.2, tex=0.3, wob=0.7
    )
    c.paint(rect(702, 96, 758, 150), ["#3c7c7c", "#64a8a0", "#a4d4c0"], vol=2, fog=0.2, wob=0.4)
    for x, top, w, h in ((40, 620, 100, y + 10), (190, 640, 84, y + 10), (706, 600, 90, y + 10)):
        c.flat(arch(x, top, x + w, h), "#4c2420", 0.9, wob=0.6)
        c.flat(arch(x + 12, top + 14, x + w, h), "#2c1820", 0.7, 2, wob=0.6)
    for x, wy in ((70, 470), (214, 500), (570, 480), (700, 400), (752, 400)):
        c.paint(arch(x, wy, x + 34, wy + 66), TEAL, vol=2, fog=0.15, wob=0.4, det=0.4)
        c.line([(x + 17, wy + 4), (x + 17, wy + 64)], 3, "#0c2428", 0.6)
    for x0, x1, ay, col in ((20, 160, 596, "#c8402c"), (690, 810, 574, "#e8b040")):
        m = c.paint(
            poly([(x0, ay - 40), (x1, ay - 40), (x1 + 10, ay + 20), (x0 - 16, ay + 20)]),
            [col, col, "#fbe8c8"],
            vol=5,
            wob=0.6,
        )
        for k in range(4):
            c.flat(
                poly(
                    [
                        (x0 + k * 40 + 8, ay - 40),
                        (x0 + k * 40 + 24, ay - 40),
                        (x0 + k * 42 + 22, ay + 20),
                        (x0 + k * 42 + 2, ay + 20),
                    ]
                ),
                "#fbf0d8",
                0.85,
                clip=m,
            )
    floor = c.paint(rect(-20, y, 820, 1240), PAVING, vol=3, amb=0.6, tex=0.24, wob=0.6, grad=(0.06, -0.12))
    rows = 10
    for r in range(rows):
        y0 = y + (1200 - y) * (r / rows) ** 1.5
        c.line([(-10, y0), (400, y0 + 3), (810, y0)], 2 + r * 0.3, PAVING[0], 0.4, clip=floor, ends=0.9)
        y1 = y + (1200 - y) * ((r + 1) / rows) ** 1.5
        step = 46 + 15 * r
        for k in range(-1, int(800 / step) + 2):
            px = k * step + (r % 2) * step / 2
            c.line(
                [(400 + (px - 400) * 0.97, y0), (400 + (px - 400) * 1.03, y1)],
                2,
                PAVING[0],
                0.35,
                clip=floor,
                ends=0.9,
            )


def noon_cat(c: Card, x: float, y: float) -> None:
    """A cat asleep on its side in a shadow."""
    f = c.at(x, y, 1.0, vol=12, det=0.6, wob=0.3, edge=0.25)
    fur: Ramp = ["#2c2018", "#6c5038", "#b08c60", "#e4c898"]
    f.shade(ell(0, 4, 60, 8), 0.4, 5)
    f.paint(blob((-50, 0), (-46, -18), (-10, -28), (34, -24), (52, -6), (44, 2)), fur)
    f.paint(taper((48, -4, 10), (72, 0, 8), (86, -8, 6)), fur)
    f.paint(ell(-50, -14, 17, 14), fur)
    for dx in (-62, -44):
        f.paint(poly([(dx - 5, -22), (dx, -36), (dx + 7, -24)]), fur, vol=3)
    f.line([(-58, -13), (-54, -11), (-50, -13)], 1.6, "#1c1010", alpha=1)


def small_table(c: Card, x: float, y: float) -> None:
    """A round table with two glasses of tea."""
    f = c.at(x, y, 1.0, vol=4, det=0.6, wob=0.3, edge=0.25)
    f.shade(ell(6, 2, 40, 7), 0.4, 5)
    for dx in (-18, 18):
        f.paint(taper((dx * 0.5, -54, 6), (dx, 0, 5)), WOOD)
    f.paint(ell(0, -56, 42, 10), ["#8c5c1c", "#d8a43c", "#fce494"], vol=3)
    for dx, col in ((-14, "#c8742c"), (14, "#5c9c50")):
        f.paint(
            blob((dx - 6, -76), (dx + 6, -76), (dx + 5, -58), (dx - 5, -58)), [col, col, "#f8e8c0"], vol=3
        )
