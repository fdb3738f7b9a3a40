"""A stub of candle on a bottle cap."""

from studio.paint import Card
from studio.palettes import STEEL
from studio.shapes import blob, ell, taper

WAX = ["#a85c34", "#e8a45c", "#ffd890", "#fff0c0"]
FLAME = ["#e86c18", "#ffac30", "#ffe070"]


def candle_stub(c: Card, x: float, y: float) -> None:
    """Its wax runs, its flame is 80 high; the cap stands on (x, y)."""
    c.shade(ell(x, y + 2, 54, 9), 0.5, 6)
    c.paint(ell(x, y - 4, 48, 13), STEEL[:4], vol=5, wob=0.3)
    left = ((x - 26, y - 6), (x - 27, y - 58), (x - 8, y - 68))
    right = ((x + 14, y - 64), (x + 27, y - 54), (x + 26, y - 6))
    c.paint(blob(*left, *right), WAX, vol=14, amb=0.2, gain=0.7, wob=0.4, grad=(0.4, -0.2))
    c.paint(taper((x - 22, y - 54, 9), (x - 25, y - 30, 8), (x - 23, y - 16, 10)), WAX, vol=4, amb=0.6)
    c.line([(x, y - 62), (x + 1, y - 78)], 3.4, "#2c1c18", 1)
    c.halo(x, y - 104, 90, "#ffb450", 0.5)
    flame_right = ((x, y - 152, "c"), (x + 12, y - 116), (x + 17, y - 92))
    flame_left = ((x, y - 74), (x - 17, y - 92), (x - 11, y - 118))
    c.paint(blob(*flame_right, *flame_left), FLAME, vol=9, amb=0.4, wob=0.4, det=0.9)
    shape = blob((x, y - 120, "c"), (x + 8, y - 96), (x, y - 80), (x - 8, y - 96))
    c.paint(shape, ["#ffd860", "#fff4b8"], vol=4, amb=0.7, wob=0.2, det=0.9)
