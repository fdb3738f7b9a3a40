"""What is put under a leak, seen from above the front: a cup, a bowl, a hat on its crown, each filling up."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import CRIMSON, OCHRE, PORCELAIN, WALNUT
from studio.shapes import blob, cut, ell, taper

WATER: Ramp = ["#0c4c6c", "#1c8ca4", "#5cd0cc", "#d8fff0"]
ROUND = 0.42  # how open a circle on the floor is


def _frame(c: Card, x: float, y: float, s: float) -> Frame:
    f = c.at(x, y, s, vol=14, wob=0.2, det=0.7, edge=0.28, rim=0.5, tex=0.12)
    f.shade(ell(-8, 2, 64, 64 * ROUND * 0.8), 0.5, 8, "#140c0c")
    return f


def _full(f: Frame, y: float, r: float, lip: Ramp) -> None:
    """A rim of radius `r` at the height `y`, the water a finger below it, a ring where the stream goes in."""
    f.paint(ell(0, y, r, r * ROUND), lip, vol=3, amb=0.5)
    f.paint(ell(0, y + 1, r * 0.9, r * 0.88 * ROUND), [lip[0], lip[1]], vol=3)
    m = f.paint(ell(0, y + 5, r * 0.86, r * 0.76 * ROUND), WATER, vol=4, amb=0.4, edge=0.2)
    for k, a in ((0.62, 0.4), (0.36, 0.65)):
        out, inn = ell(0, y + 5, r * k, r * k * ROUND), ell(0, y + 5, r * k - 2, (r * k - 2) * ROUND)
        f.flat(cut(out, inn), "#eafff8", a, 0.5, clip=m)


def filling_cup(c: Card, x: float, y: float, ramp: Ramp = PORCELAIN, s: float = 1.0) -> tuple[float, float]:
    """A cup on its saucer, standing at (x, y); returns the middle of its water."""
    f = _frame(c, x, y, s)
    f.paint(ell(0, -2, 58, 58 * ROUND), ramp, vol=4, amb=0.4)
    m = f.paint(ell(0, -4, 44, 44 * ROUND), ramp, vol=3, amb=0.3, edge=0.12)
    f.shade(ell(-6, 0, 30, 12), 0.5, 5, "#20202c", clip=m)
    f.paint(cut(ell(42, -32, 16, 18, -14), ell(41, -33, 8.6, 10.4, -14)), ramp, vol=3)
    left, right = ((-39, -52, "c"), (-36, -30), (-25, -7)), ((25, -7), (36, -30), (39, -52, "c"))
    f.paint(blob(*left, (0, 4), *right), ramp, vol=18)
    _full(f, -52, 39, ramp)
    return f.pt(0, -47)


def filling_bowl(c: Card, x: float, y: float, ramp: Ramp = OCHRE, s: float = 1.0) -> tuple[float, float]:
    """A wide glazed bowl; returns the middle of its water."""
    f = _frame(c, x, y, s)
    left, right = ((-56, -44, "c"), (-50, -20), (-28, 0)), ((28, 0), (50, -20), (56, -44, "c"))
    m = f.paint(blob(*left, (0, 8), *right), ramp, vol=20)
    f.line([(-54, -26), (-30, -8), (0, -2), (30, -8), (54, -26)], 4, ramp[0], alpha=0.5, clip=m, ends=0.9)
    _full(f, -44, 56, ramp)
    return f.pt(0, -39)


def filling_hat(c: Card, x: float, y: float, s: float = 1.0) -> tuple[float, float]:
    """A brimmed hat lying on its crown; returns the middle of its water."""
    f = _frame(c, x, y, s)
    left, right = ((-44, -44, "c"), (-41, -16), (-32, 2)), ((32, 2), (41, -16), (44, -44, "c"))
    m = f.paint(blob(*left, (0, 10), *right), WALNUT, vol=16)
    f.paint(
        taper((-46, -36, 13), (-24, -22, 13), (0, -17, 13), (24, -22, 13), (46, -36, 13)),
        CRIMSON,
        vol=4,
        clip=m,
    )
    brim = ((-76, -50), (-50, -74), (0, -79), (50, -74), (76, -50), (52, -26), (0, -18), (-52, -26))
    f.paint(blob(*brim), WALNUT, vol=5, amb=0.42)
    _full(f, -50, 46, WALNUT)
    return f.pt(0, -45)
