"""A stout cook in white, in side view, with his tall cap and a cup held out in both hands."""

from studio.elements.people.folk_limbs import FLESH, arm, bone, face, figure, leg
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR, SLATE, WHITE
from studio.shapes import blob, cut, ell, taper

COBALT = "#2848a0"
CHINA = ["#5c6c9c", "#a8b8d4", "#eceef0", "#fffdf8"]


def cook_with_cup(c: Card, x: float, y: float, h: float, flip: bool = False) -> None:
    """He is `h` high without his cap, looks left and holds a cup and saucer before him."""
    s = h / 112
    c.shade(ell(x - 40 * s, y + 7 * s, 50 * s, 7 * s, -7), 0.5, 4 * s, "#4c1c1c")
    c.shade(ell(x - 8 * s, y + 1 * s, 26 * s, 4.4 * s), 0.5, 3 * s, "#3c141c")
    f = figure(c, x, y, h, flip, amb=0.34)
    leg(f, (5, -34), (6, -18), (7, -6), 0, SLATE[:3], BOOT, 1.1)
    leg(f, (-5, -34), (-6, -18), (-6, -5), 0, SLATE, BOOT, 1.1)
    arm(f, (-9, -74), (-18, -58), (-33, -55), WHITE[:3], 1.1)
    body = ((-6, -86), (-15, -76), (-20, -58), (-19, -38), (-16, -22, "c"), (0, -19), (15, -22, "c"))
    m = f.paint(blob(*body, (18, -44), (16, -68), (9, -84), (1, -88)), WHITE, vol=12)
    for line in (((-6, -44, 1), (-8, -32, 2.4), (-8, -21, 2)), ((5, -46, 1), (7, -34, 2.4), (8, -21, 2))):
        f.shade(taper(*line), 0.45, 1.3, "#5c5478", clip=m)
    f.line([(-20, -48), (0, -45), (18, -49)], 2.4, "#8c88a4", alpha=0.9, ends=0.9)
    for dy in (-74, -66, -58):
        f.flat(ell(-13 - (dy + 74) * 0.18, dy, 1.2), COBALT, 0.95, det=1)
    f.paint(bone((-1, -92), (-2, -84), 9, 9, 10), FLESH, vol=3)
    f.paint(taper((-9, -85, 5), (0, -83, 6), (7, -86, 5)), ["#101c4c", COBALT, "#6c90d0"], vol=2.4)
    _head(face(f, -2, -97, 6, cry=False, s=1.06))
    _cup(f, -40, -61)
    arm(f, (5, -75), (2, -59), (-25, -66), WHITE, 1.15)


def _head(g: Frame) -> None:
    """Hair, a moustache, and the tall cap that sits on both."""
    g.paint(blob((-2, -9), (6, -9), (10, -3), (9, 4), (5, 5), (3, -1), (0, -4)), HAIR, vol=4)
    g.paint(blob((-10, 3.6), (-5, 2.4), (-1, 4.4), (-6, 5.4)), HAIR, vol=2)
    puff = ((-9, -16), (-15, -22), (-12, -30), (-3, -32), (5, -34), (14, -29), (15, -20), (10, -15))
    g.paint(blob(*puff, (0, -14)), WHITE, vol=8)
    g.paint(blob((-8.6, -5.4), (-9.4, -17), (0, -18.6), (10, -16.6), (10, -5.4), (1, -8)), WHITE, vol=6)
    for dx in (-4, 1, 6):
        g.line([(dx, -9), (dx + 0.4, -17)], 0.9, "#8c88a4", alpha=0.6)


def _cup(f: Frame, x: float, y: float) -> None:
    """Cup and saucer, white and blue, above his hands."""
    f.paint(ell(x + 2, y + 2, 15, 3.6), CHINA, vol=2)
    f.paint(cut(ell(x - 10, y - 8, 5), ell(x - 10, y - 8, 2.8)), CHINA, vol=1.4)
    m = f.paint(blob((x - 10, y - 15, "c"), (x + 11, y - 15, "c"), (x + 8, y - 3), (x + 1, y + 1), (x - 7, y - 3)), CHINA, vol=6)  # fmt: skip
    f.line([(x - 10, y - 10.6), (x, y - 9), (x + 11, y - 10.6)], 2, COBALT, alpha=0.85, clip=m, ends=0.9)
    f.paint(ell(x + 0.5, y - 15, 10.4, 2.8), CHINA, vol=2)
    f.flat(ell(x + 0.5, y - 14.7, 8.6, 2), "#5c6c9c", 0.8)
