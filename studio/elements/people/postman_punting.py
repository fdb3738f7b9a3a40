"""A postman who punts: both hands on the pole, his bag empty on his hip."""

from studio.elements.people.folk_limbs import FLESH, arm, face, figure, leg
from studio.elements.people.hats import cap
from studio.paint import Card, Frame
from studio.palettes import BLUE, BOOT, HAIR, NAVY, WOOD
from studio.shapes import blob, ell, rect, taper

UPPER, LOWER = (-24, -74), (-28, -48)  # his fists
TOP, FOOT = (-14, -142), (-43, 40)  # the ends of the pole
LEATHER = ["#2c1810", "#5c3820", "#98683c", "#d8a870"]


def postman_punting(c: Card, x: float, y: float, h: float) -> Frame:
    """He stands at (x, y) and looks left; paint the boat next, then `pole_in_hand` with this frame."""
    f = figure(c, x, y, h, False, rim=0.8, amb=0.3)
    leg(f, (8, -40), (13, -22), (15, -5), 0, NAVY, BOOT, 1.05)
    leg(f, (-3, -40), (-9, -23), (-8, -5), 0, NAVY, BOOT, 1.05)
    arm(f, (-2, -72), (-15, -62), (UPPER[0] + 4, UPPER[1] + 2), BLUE, 1.0)
    front = ((-5, -82), (7, -82), (16, -70), (18, -50), (25, -24), (12, -20))
    m = f.paint(blob(*front, (-6, -21), (-18, -25), (-12, -46), (-11, -68)), BLUE, vol=11)
    for way in (((-9, -76), (-9, -50), (-13, -24)), ((10, -46), (12, -34), (16, -22))):
        f.line(way, 1.4, BLUE[0], alpha=0.5, clip=m)
    for by in (-66, -54, -42):
        f.flat(ell(-7.4, by, 1.3), "#f0d080", 0.95, det=1)
    f.shade(ell(0, -81, 13, 4), 0.5, 2.5, BLUE[0], clip=m)
    _bag(f)
    face(f, -3, -93, -3, cry=False, s=1.12)
    f.paint(blob((-2, -103), (6, -102), (8.6, -91), (4, -85), (1, -92)), HAIR, vol=4)
    f.paint(blob((-13, -89.6), (-8, -91), (-4, -88), (-9, -86.6)), HAIR, vol=2)
    cap(c.at(*f.pt(-3, -7), f.s * 1.02, 0, **f.defaults), NAVY, "side")
    return f


def _bag(f: Frame) -> None:
    """The strap from the far shoulder over his chest to a slack bag, its flap open."""
    f.line([(-6, -80), (2, -64), (12, -48)], 3, LEATHER[1], alpha=1, ends=0.9, det=1)
    f.line([(8, -81), (15, -66), (19, -48)], 2.6, LEATHER[1], alpha=1, ends=0.9, det=1)
    f.shade(rect(7, -47, 28, -25, 4), 0.45, 3)
    f.paint(blob((9, -48, "c"), (26, -47, "c"), (28, -30), (25, -25), (12, -26), (9, -31)), LEATHER, vol=3)
    f.flat(blob((10, -47), (25, -46), (23, -43), (12, -43.6)), "#1c100c", 0.85, 0.4)
    f.line([(9, -48), (18, -50), (26, -47)], 2.4, LEATHER[2], alpha=1, ends=0.8, det=1)
    f.line([(19, -43), (18, -34), (20, -27)], 1.2, LEATHER[0], alpha=0.5)


def pole_in_hand(f: Frame) -> None:
    """The pole, the near arm, the fists closed on it."""
    f.paint(taper((*TOP, 4.4), (*UPPER, 5), (*LOWER, 5.2), (*FOOT, 5.6)), WOOD, vol=4, rim=0.5)
    f.shade(taper((8, -68, 9), (2, -54, 8), (-18, -45, 6)), 0.35, 2.5, BLUE[0])
    arm(f, (7, -71), (0, -52), (LOWER[0] + 4, LOWER[1] + 1), BLUE, 1.15)
    for px, py in (UPPER, LOWER):
        f.paint(ell(px, py, 4.6, 4.2), FLESH, vol=3.4)
