"""An iron bed on castors, made up."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, CREAM, IRON
from studio.shapes import blob, ell, rect, taper

QUILT: Ramp = ["#1c1c34", "#3a3c5c", "#6c6c80", "#b8b0a4"]


def rolling_bed(c: Card, x: float, y: float, h: float) -> None:
    """The bed from the side, its pillow at the left; `h` is the height of a person beside it."""
    f = c.at(x, y, h / 100, vol=6, wob=0.3, det=0.6, rim=0.8, amb=0.3)
    f.shade(blob((-64, -4), (66, -10), (96, 20), (60, 34), (-20, 30)), 0.45, 7, "#2c3c4c")
    for px, top in ((-62, -84), (62, -60)):
        f.paint(taper((px, -6, 6), (px, top, 6)), IRON, vol=3)
        f.paint(ell(px, -4, 6), IRON, vol=3)
        f.paint(ell(px, top - 3, 6), BRASS, vol=3)
    for top in (-76, -58):
        f.paint(taper((-62, top, 4), (-50, top + 2, 4)), IRON, vol=2)
    f.paint(rect(-60, -42, 60, -22, 5), CREAM)
    f.paint(blob((-58, -40), (-56, -54), (-38, -58), (-28, -48), (-30, -40)), CREAM, vol=8)
    quilt = blob((-26, -44), (0, -50), (60, -46), (64, -20), (40, -12), (10, -18), (-22, -14))
    f.paint(quilt, QUILT, vol=9)
    f.line([(-26, -36), (10, -40), (62, -36)], 2, "#f0d8b0", alpha=0.7)
