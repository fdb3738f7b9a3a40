"""What is put under a leak, seen from above the front: a cup, a bowl, a hat on its crown, each filling up."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import CRIMSON, OCHRE, PORCELAIN
from studio.shapes import blob, cut, ell, taper

WATER: Ramp = ["#0c4c6c", "#1c8ca4", "#5cd0cc", "#d8fff0"]
FELT: Ramp = ["#2c1c20", "#644840", "#a07c60", "#e4bc90"]
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
    left, right = (
        ((-46, -80, "c"), (-45, -40), (-38, -6), (-30, 4)),
        ((30, 4), (38, -6), (45, -40), (46, -80, "c")),
    )
    m = f.paint(blob(*left, (0, 12), *right), FELT, vol=22, amb=0.5)
    band = taper((-48, -56, 18), (-24, -44, 18), (0, -40, 18), (24, -44, 18), (48, -56, 18))
    f.paint(band, CRIMSON, vol=4, clip=m)
    f.shade(blob((-48, -78), (0, -56), (48, -78), (46, -58), (0, -38), (-46, -58)), 0.4, 5, "#100808", clip=m)
    brim = (
        (-86, -92),
        (-74, -104),
        (-40, -112),
        (0, -114),
        (40, -112),
        (74, -104),
        (86, -92),
        (78, -74),
        (44, -59),
        (0, -53),
        (-44, -59),
        (-78, -74),
    )
    f.paint(blob(*brim), FELT, vol=7, amb=0.46, rim=0.8)
    f.shade(ell(0, -80, 60, 23), 0.4, 5, "#100808")
    f.line(
        [(-84, -88), (-74, -73), (-44, -59), (0, -54), (44, -59), (74, -73), (84, -88)],
        5,
        "#c8945c",
        alpha=0.7,
        ends=0.4,
    )
    _full(f, -82, 47, FELT)
    return f.pt(0, -77)
