"""A salt flat under a finger of water: the sky twice, mountains low at the seam, far-off flamingos."""

from studio.elements.land.land import mountain
from studio.paint import Card
from studio.shapes import blob, taper

LILAC = ["#6c6490", "#9488ac", "#c0aec0", "#ecd4cc"]


def salt_flat(c: Card, y: float) -> None:
    """The sky, its clouds, mountains at `y`, and all of it once more below."""
    c.sky([(0, "#2c7cac"), (220, "#64acc8"), (400, "#b4d4d0"), (y - 40, "#f8dcc0"), (y + 10, "#fce8cc")])
    c.clouds(60, y - 60, "#7c94b4", "#fff0dc", cover=0.5, cell=230, a=0.85, sx=1.8)
    for x, h, w in ((60, 70, 300), (230, 44, 260), (600, 56, 300), (770, 92, 320)):
        mountain(c, x, y + 2, h, w, LILAC, fog=0.35, seed=x)
    c.haze(y, y - 50, "#fce4d0", 0.6)
    c.water(y, "#a8c8d4", 0.16, 0.22, deep="#8cb4cc")
    c.line([(-10, y), (400, y + 1), (810, y)], 3, "#fff4e4", 0.8, ends=0.9)


def salt_polygons(c: Card, y: float) -> None:
    """Thin crests of salt through the water, six-sided, flatter with distance."""
    for row in range(4):
        y0, y1 = (y + 600 * ((row + k) / 7) ** 1.8 + 12 for k in (0, 1))
        step = 60 + 56 * row
        for k in range(-1, int(800 / step) + 3):
            x = k * step + (row % 2) * step / 2
            mid = (y0 + y1) / 2
            c.line([(x, y0), (x + step * 0.18, mid), (x, y1)], 1.4 + row * 0.4, "#fffaf0", 0.35)
            c.line([(x, y1), (x + step * 0.5, y1 + 3 * row), (x + step, y1)], 1.4 + row * 0.4, "#fffaf0", 0.3)


def flamingo(c: Card, x: float, y: float, h: float, flip: bool = False) -> None:
    """One far flamingo standing at (x, y)."""
    f = c.at(x, y, h / 60, 0, flip, vol=4, wob=0.3, det=0.5)
    pink = ["#a84c64", "#e88c90", "#fcd0c0"]
    for lx in (-2, 4):
        f.line([(lx, -28), (lx + 1, 0)], 1.6, "#b85c6c", alpha=0.9)
    f.paint(blob((-12, -34), (6, -40), (18, -30), (4, -24), (-10, -26)), pink)
    f.paint(taper((-9, -34, 5), (-16, -46, 4), (-8, -56, 4), (-15, -60, 4), (-20, -54, 2)), pink)
