"""Bright steel chains with solid links, drawn tight crosswise over something not to be opened, and their padlock."""

from studio.paint import Card
from studio.palettes import BRASS, STEEL
from studio.shapes import Point, ell, poly, rect


def chain(c: Card, a: Point, b: Point, links: int, light: tuple[float, float, float]) -> None:
    """A tight chain from a to b, hardly steeper than 24 degrees."""
    for k in range(links):
        t = links - 1
        px, py = a[0] + (b[0] - a[0]) * k / t, a[1] + (b[1] - a[1]) * k / t
        link = ell(px, py, 13, 8 if k % 2 else 5, 24 if b[1] > a[1] else -24)
        c.shade(ell(px + 2, py + 5, 13, 7), 0.5, 3)
        c.paint(link, STEEL, vol=6, wob=0.2, edge=0.4, amb=0.4, rim=0.7, light=light, det=0.6)


def padlock(c: Card, x: float, y: float, s: float, light: tuple[float, float, float]) -> None:
    """A brass padlock, its middle at (x, y)."""
    f = c.at(x, y, s, vol=10, wob=0.25, edge=0.36, rim=0.8, amb=0.4, det=0.8, light=light)
    f.shade(rect(-28, -12, 32, 44, 8), 0.6, 7)
    f.line([(-16, -8), (-17, -30), (0, -42), (17, -30), (16, -8)], 10, "#98a4b4", alpha=1, ends=0.9)
    f.paint(rect(-28, -14, 28, 36, 8), BRASS, vol=12)
    f.flat(ell(0, 6, 7), "#1c0c10", 1, det=1)
    f.flat(poly([(-4, 6), (4, 6), (7, 24), (-7, 24)]), "#1c0c10", 1, det=1)


def chained_shut(c: Card, box: tuple[float, float, float, float], light: tuple[float, float, float]) -> None:
    """Two chains across a drawer and a padlock where they cross, in a cold gleam."""
    x0, y0, x1, y1 = box
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    c.glow(x, y, 120, "#6c84b0", 0.4, 1.6)
    chain(c, (x0 - 46, y0 - 6), (x1 + 46, y1 + 6), 15, light)
    chain(c, (x0 - 46, y1 + 6), (x1 + 46, y0 - 6), 15, light)
    padlock(c, x, y, 1.25, light)
