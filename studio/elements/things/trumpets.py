"""A trumpet, large enough to show its valves."""

from studio.paint import Card
from studio.palettes import BRASS, PORCELAIN
from studio.shapes import blob, cut, ell, rect, taper


def trumpet(c: Card, x: float, y: float, s: float = 1, rot: float = 0, flip: bool = False) -> None:
    """Mouthpiece, windings, three valves, and the bell that flares to a dark round mouth (to the right, or flipped)."""
    f = c.at(x, y, s, rot, flip, vol=5, wob=0.25, edge=0.45, rim=0.8, det=0.8, tex=0.1)
    f.paint(cut(rect(-48, -14, 40, 22, 18), rect(-39, -5, 31, 13, 9)), BRASS)
    f.paint(taper((-86, -10, 7), (0, -10, 8), (34, -10, 10)), BRASS)
    f.paint(taper((-98, -10, 13), (-88, -10, 6)), BRASS)
    for px in (-20, -4, 12):
        f.paint(rect(px - 6, -26, px + 6, 26, 3), BRASS, vol=6)
        f.paint(taper((px, -27, 4), (px, -36, 4)), BRASS)
        f.paint(ell(px, -38, 6, 4), PORCELAIN, vol=3)
    flare = blob(
        (24, -15, "c"), (56, -18), (78, -28), (96, -50, "c"), (96, 30, "c"), (78, 8), (56, -2), (24, -5, "c")
    )
    f.paint(flare, BRASS, vol=22)
    f.line([(26, -12), (58, -14), (80, -22), (92, -36)], 3.4, "#fffbe0", alpha=0.85)
    f.paint(ell(96, -10, 12, 41), BRASS, vol=5)
    f.paint(ell(97, -10, 8, 34), ["#2c1408", "#5c3410", "#8c5c1c"], vol=6)
