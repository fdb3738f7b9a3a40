"""A shelf on a study's wall with rolled maps, a globe and books; one of the rolls has begun to drip."""

import math

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, CRIMSON, NAVY, OCHRE, SAGE, WALNUT
from studio.shapes import blob, cut, ell, poly, rect, taper

PAPER: Ramp = ["#5c4630", "#a08458", "#d4bc8c", "#f4e4bc"]
DROP: Ramp = ["#0c4c6c", "#2c9cb0", "#a8f0e4"]
ROLLS = ((24, -17), (60, -17), (96, -17), (42, -47), (78, -47), (60, -77))


def map_shelf(c: Card, x: float, y: float, w: float, fog: float = 0.12) -> None:
    """The board's upper edge goes from (x, y) to the right for `w`."""
    f = c.at(x, y, 1, vol=8, wob=0.35, edge=0.26, tex=0.2, fog=fog, det=0.3, rim=0.3)
    f.shade(poly([(-14, 12), (w - 10, 12), (w - 30, 56), (-34, 50)]), 0.4, 12, "#14201c")
    for px in (40, w - 40):
        f.paint(taper((px, 12, 12), (px, 34, 10), (px - 3, 44, 5)), WALNUT, vol=5)
    _books(f, 122)
    _globe(f, w - 62)
    f.paint(rect(-8, -1, w + 8, 15, 3), WALNUT, vol=5)
    for px, py in ROLLS:
        _roll(f, px, py)
    f.line([(97, -8), (98, 6), (97, 16)], 5, "#4cb8bc", alpha=0.9, ends=0.8)
    for dy, r in ((28, 5.0), (58, 4.4)):
        f.paint(blob((97, dy - r * 2.2, "c"), (97 + r, dy), (97, dy + r), (97 - r, dy)), DROP, vol=3, det=0.9)


def _roll(f: Frame, x: float, y: float) -> None:
    """One map, seen from its end."""
    f.paint(ell(x, y, 17.5), PAPER, vol=7)
    spiral = [
        (x + r * math.cos(r * 1.1), y + r * math.sin(r * 1.1)) for r in (13, 11, 9.4, 7.8, 6.4, 5, 3.8, 2.6)
    ]
    f.line(spiral, 2, "#6c4c2c", alpha=0.75, ends=0.6)
    f.flat(ell(x, y, 3), "#34241c", 0.8)


def _books(f: Frame, x: float) -> None:
    """A few upright, one asleep against them."""
    for w, h, ramp in ((17, 70, NAVY), (14, 82, CRIMSON), (20, 64, SAGE)):
        f.paint(rect(x, -h, x + w, 0, 2), ramp, vol=4)
        f.line([(x + 2, -h + 14), (x + w - 2, -h + 14)], 2, "#d8b060", alpha=0.7, ends=0.9)
        x += w + 1
    f.paint(poly([(x + 16, 0), (x + 32, -3), (x + 17, -70), (x + 1, -66)]), OCHRE, vol=4)


def _globe(f: Frame, x: float) -> None:
    """A small globe in its brass arm."""
    f.paint(blob((x - 26, 0, "c"), (x - 12, -10), (x, -12), (x + 12, -10), (x + 26, 0, "c")), WALNUT, vol=5)
    f.paint(cut(ell(x, -58, 47), ell(x, -58, 42)), BRASS, vol=3)
    m = f.paint(ell(x, -58, 39), ["#12303c", "#2c6470", "#5c9c98", "#c0dcc0"], vol=30, lump=0.02)
    lands = (
        ((x - 16, -78), (x + 4, -82), (x + 10, -66), (x - 6, -52), (x - 22, -60)),
        ((x + 6, -44), (x + 22, -50), (x + 24, -34), (x + 12, -26)),
    )
    for land in lands:
        f.paint(blob(*land), PAPER, vol=4, edge=0.1, alpha=0.85, clip=m)
