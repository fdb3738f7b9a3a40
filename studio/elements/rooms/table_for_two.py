"""A small table laid for two after a quarrel: its cloth torn down the middle, the candle just out."""

from studio.elements.rooms.furniture import table
from studio.elements.rooms.household import cup
from studio.elements.things.lights import candle
from studio.elements.things.moon_sulking import SILVERED
from studio.paint import Card
from studio.palettes import LINEN, WALNUT
from studio.shapes import ell, poly


def table_for_two(c: Card, x: float, y: float) -> None:
    """Cloth, plates, cups and candle on a table 126 high and 232 wide, standing at (x, y)."""
    c.shade(ell(x, y - 2, 150, 24), 0.55, 12)
    table(c, x, y, 126, 232, WALNUT, cloth=LINEN)
    left = ((-4, -130), (3, -106), (-6, -82), (5, -60), (-10, -36))
    right = ((8, -36), (12, -60), (2, -82), (9, -106), (2, -130))
    tear = poly([(x + dx, y + dy) for dx, dy in (*left, *right)])
    c.flat(tear, "#2a2440", 0.95, wob=0.6, det=0.8)
    for sg in (-1, 1):
        px = x + sg * 66
        c.paint(ell(px, y - 104, 28, 8), SILVERED, vol=3, wob=0.2, det=0.7)
        cup(c, px + sg * 20, y - 110, 22, saucer=False)
    px = x - 28
    candle(c, px, y - 110, 36, lit=False)
    wisp = [(px, y - 152), (px - 6, y - 182), (px + 8, y - 216), (px - 4, y - 256), (px + 6, y - 296)]
    c.smoke(wisp, 4, 16, "#e4eaee", 0.6)
