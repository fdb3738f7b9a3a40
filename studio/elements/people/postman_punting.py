"""A postman who punts: both hands on the pole, his bag empty on his hip."""

from studio.elements.people.folk_limbs import FLESH, arm, face, figure, leg
from studio.elements.people.hats import cap
from studio.paint import Card, Frame
from studio.palettes import BLUE, BOOT, HAIR_GREY, NAVY, WOOD
from studio.shapes import blob, ell, taper

UPPER, LOWER = (-24, -72), (-4, -44)  # his fists
TOP, FOOT = (-62, -125), (61, 47)  # the ends of the pole
LEATHER = ["#2c1810", "#5c3820", "#98683c", "#d8a870"]


def postman_punting(c: Card, x: float, y: float, h: float) -> Frame:
    """He stands at (x, y), looks left and leans forward; paint the boat's side next, then `pole_in_hand`."""
    f = figure(c, x, y, h, False, -7, rim=0.8, amb=0.34)
    leg(f, (9, -40), (19, -23), (24, -3), -8, NAVY, BOOT, 1.05)
    leg(f, (-3, -40), (-13, -24), (-10, -6), 6, NAVY, BOOT, 1.05)
    arm(f, (-3, -72), (-14, -60), (UPPER[0] + 3, UPPER[1] + 3), BLUE, 1.0)
    front = ((-6, -82), (6, -83), (15, -72), (18, -52), (24, -27), (12, -22))
    m = f.paint(blob(*front, (-4, -22), (-16, -26), (-12, -46), (-12, -68)), BLUE, vol=11)
    for way in (((-9, -76), (-9, -50), (-12, -25)), ((10, -46), (12, -34), (16, -24))):
        f.line(way, 1.4, BLUE[0], alpha=0.5, clip=m)
    for by in (-70, -60, -50):
        f.flat(ell(-8, by, 1.3), "#f0d080", 0.95, det=1)
    f.shade(ell(-1, -81, 13, 4), 0.5, 2.5, BLUE[0], clip=m)
    _bag(f)
    _head(f)
    return f


def _head(f: Frame) -> None:
    """Turned to where he goes: grey hair and moustache under a peaked cap."""
    face(f, -6, -93, -2, cry=False, s=1.14)
    f.paint(blob((-3, -103), (4, -102), (5.6, -92), (2, -86), (-1.4, -93)), HAIR_GREY, vol=3, amb=0.4)
    brush = blob((-15.6, -88.4), (-12.6, -90.4), (-8, -88.6), (-6.4, -85.8), (-10, -86.2), (-14, -85.8))
    f.paint(brush, HAIR_GREY, vol=2, amb=0.6, rim=0, edge=0.15)
    cap(f.card.at(*f.pt(-6, -7), f.s * 1.04, f.rot, **f.defaults), NAVY, "side")
    f.flat(ell(-15, -104, 1.7), "#f0d080", 0.95, det=1)


def _bag(f: Frame) -> None:
    """The strap over his chest to a slack, flat bag behind his hip, its flap hanging open on nothing."""
    f.line([(-8, -79), (2, -64), (14, -50)], 3, LEATHER[1], alpha=1, ends=0.9, det=1)
    f.shade(blob((11, -50), (30, -49), (32, -26), (12, -25)), 0.4, 3)
    f.paint(
        blob((12, -50, "c"), (29, -48, "c"), (30, -34), (27, -26), (16, -27), (12, -34)), LEATHER, vol=2.4
    )
    f.flat(blob((13, -49.4), (28, -47.6), (26, -42), (15, -43)), "#1c100c", 0.9, 0.4)
    f.line([(20, -41), (19, -34), (22, -28)], 1.2, LEATHER[0], alpha=0.6)
    f.paint(blob((12, -50), (29, -48), (35, -40), (33, -35), (29, -43), (22, -47)), LEATHER, vol=2, amb=0.5)


def pole_in_hand(f: Frame) -> None:
    """The pole thrust down behind him, the near arm, the fists closed on it."""
    f.shade(taper((-10, -46, 6), (22, -4, 6)), 0.35, 2, BLUE[0])
    f.paint(taper((*TOP, 4), (*UPPER, 4.6), (*LOWER, 4.8), (*FOOT, 5.2)), WOOD, vol=4, rim=0.5)
    f.shade(taper((8, -68, 9), (12, -54, 8), (4, -46, 6)), 0.35, 2.5, BLUE[0])
    arm(f, (7, -71), (13, -54), (LOWER[0] + 3, LOWER[1] - 1), BLUE, 1.15)
    for px, py in (UPPER, LOWER):
        f.paint(ell(px, py, 4.6, 4.2), FLESH, vol=3.4)
