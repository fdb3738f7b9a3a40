"""A grey ring of moon dust on another ground, with craters."""

from studio.paint import Card
from studio.shapes import ell

DUST = ["#3c4050", "#6c7080", "#a4a6ac", "#d4d2cc"]
LEFT = ((-156, 2, 22), (-82, 38, 18))
RIGHT = ((138, 26, 25), (188, -10, 14), (58, 48, 12))


def moon_dust(c: Card, x: float, y: float) -> None:
    """A patch 472 wide where nothing grows, its middle at (x, y)."""
    m = c.paint(ell(x, y, 236, 66), DUST, vol=5, amb=0.42, edge=0.06, wob=2, soft=5, tex=0.35)
    for dx, dy, r in (*LEFT, *RIGHT, (-202, -16, 11)):
        px, py = x + dx, y + dy
        c.shade(ell(px, py, r, r * 0.42), 0.85, 3, "#20243c", clip=m)
        lip = ell(px, py + r * 0.32, r * 1.1, r * 0.22)
        c.paint(lip, DUST[1:], vol=3, amb=0.6, edge=0, clip=m, soft=2)
