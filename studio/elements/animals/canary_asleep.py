"""A canary, asleep, in a nightcap of its own."""

from studio.paint import Card, Frame
from studio.palettes import WHITE
from studio.shapes import blob, ell, poly, taper

YELLOW = ["#7c5010", "#d8a020", "#fcd848", "#fff8b0"]
CAP = ["#24386c", "#4c74b4", "#8cb0e0", "#d0e4f4"]


def sleeping_canary(c: Card, x: float, y: float, s: float = 1.3) -> None:
    """Lying on its breast, about 76 x `s` long, looking left with its eye shut, a striped cap hanging down its back."""
    b = c.at(x, y, s, vol=9, wob=0.3, det=0.9, rim=0.8, edge=0.25)
    b.shade(ell(0, 3, 36, 7), 0.6, 5, "#2c3050")
    b.paint(blob((-24, 0), (-28, -16), (-10, -28), (12, -24), (26, -12), (48, -10), (28, 2), (0, 4)), YELLOW)
    wing = blob((-4, -16), (14, -16), (34, -8), (20, -1), (4, -2))
    b.shade(wing, 0.4, 3, "#7c5010")
    b.paint(wing, YELLOW[:3], vol=4)
    b.paint(ell(-21, -21, 12.5, 11.5), YELLOW, vol=7)
    b.line([(-28, -20), (-25, -17), (-21, -18)], 2, "#2a1418", alpha=1)
    b.paint(poly([(-34, -20), (-32, -14), (-43, -13)]), ["#8c3c10", "#e88c30", "#ffc870"], vol=2)
    _nightcap(b)


def _nightcap(b: Frame) -> None:
    """A white band round the crown, a striped point that flops over, a bobble."""
    cone = blob(
        (-31, -29, "c"),
        (-24, -44),
        (-8, -50),
        (10, -42),
        (20, -26, "c"),
        (6, -31),
        (-3, -32),
        (-11, -24, "c"),
    )
    m = b.paint(cone, CAP, vol=7, edge=0.3)
    for stripe in (
        ((-29, -38), (-18, -36), (-8, -28)),
        ((-18, -49), (-8, -42), (-3, -32)),
        ((-2, -50), (5, -41), (5, -30)),
    ):
        b.line(stripe, 3.6, "#f0ece0", alpha=0.9, clip=m, ends=0.9)
    b.paint(taper((-32, -28, 7), (-22, -27, 8), (-10, -22, 7)), WHITE, vol=4, amb=0.45)
    b.paint(ell(21, -23, 6), WHITE, vol=4, amb=0.45)
