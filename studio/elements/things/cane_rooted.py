"""A white cane that has taken root and put out leaves."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import SPRING
from studio.shapes import blob, ell, rect, taper

ROOT: Ramp = ["#6c5c50", "#b0a088", "#e8dcc0"]
WHITE_LACQUER: Ramp = ["#7c7c78", "#d0ccc0", "#f8f4e8", "#fffdf6"]
ROOTS = (
    ((0, -12, 10), (-26, 2, 7), (-58, 8, 2)),
    ((0, -10, 9), (22, 6, 6), (50, 6, 2)),
    ((0, -8, 8), (-8, 14, 5), (-20, 24, 2)),
    ((2, -8, 8), (14, 18, 5), (34, 26, 2)),
)

# where the boards have given way
CRACKS = (((-8, 0), (-34, 12), (-52, 26)), ((6, 2), (34, 14), (66, 12)), ((0, 6), (6, 24), (0, 40)))


def rooted_cane(c: Card, x: float, y: float, s: float = 1.0, rot: float = 7) -> None:
    """Standing by itself at (x, y), 266 high at s=1, its crook to the right."""
    f = c.at(x, y, s, rot, vol=5, wob=0.3, det=0.8, rim=0.7)
    f.shade(ell(0, 2, 46, 8), 0.45, 5)
    for crack in CRACKS:
        f.line(crack, 6, "#1c1210", alpha=0.9, ends=0.2)
        f.line([(u + 1, v + 4) for u, v in crack], 2, "#b09878", alpha=0.6)
    for root in ROOTS:
        f.shade(taper(*[(u + 2, v + 4, w) for u, v, w in root]), 0.45, 2)
        f.paint(taper(*root), ROOT)
    stick = ((0, -4, 12), (0, -120, 10), (0, -236, 9))
    f.paint(taper(*stick, (8, -262, 10), (30, -266, 10), (40, -248, 9)), WHITE_LACQUER, vol=6)
    f.paint(rect(-6, -70, 6, -48), ["#5c1820", "#b8383c", "#e8785c"], vol=4)
    for u, v, sg in ((0, -150, -1), (0, -186, 1), (2, -222, -1), (0, -108, 1)):
        f.paint(taper((u, v + 2, 4), (u + sg * 9, v - 8, 3.4), (u + sg * 15, v - 18, 2.6)), SPRING, vol=2)
        tip = ((u + sg * 20, v - 32), (u + sg * 38, v - 34, "c"), (u + sg * 32, v - 18))
        f.paint(blob((u + sg * 12, v - 14, "c"), *tip), SPRING)
