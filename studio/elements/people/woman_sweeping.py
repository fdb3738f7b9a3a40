"""An old woman who lifts something with one hand, sweeps under it with the other, and looks over her shoulder."""

from typing import Any

from studio.colour import Ramp
from studio.elements.people.folk_limbs import bone, face
from studio.paint import Card, Frame
from studio.palettes import BOOT, CRIMSON, HAIR_GREY, PINE, WHITE
from studio.shapes import Point, blob, ell, join, taper

BLOUSE: Ramp = ["#64588c", "#a49cc0", "#e0d8e4", "#fffaf4"]
FACE: Ramp = ["#8c5048", "#d89c78", "#f8d0a8", "#fff0d4"]
SKIRT: Ramp = ["#101c40", "#24386c", "#4c689c", "#a4bcd4"]
STRAW: Ramp = ["#6c3c1c", "#b87c34", "#ecb85c", "#fff0b0"]
FOLD = "#2c2450"
LIFTING: Point = (32.0, -117.0)  # her raised fist, in her own units
BROOM_HAND: Point = (17.0, -47.0)


def sweeping_woman(c: Card, x: float, y: float, s: float = 2.55) -> None:
    """Standing at (x, y), 106 units high: her raised fist at (32, -117) of the frame, the broom's straw at (52, -4)."""
    look: dict[str, Any] = {"wob": 0.18, "vol": 9, "det": 0.85, "edge": 0.28, "rim": 0.6, "rimw": 3}
    f = c.at(x, y, s, 2, tex=0.16, amb=0.34, **look)
    f.shade(taper((-6, 0, 26), (24, 7, 26), (64, 16, 14), (96, 22, 3)), 0.5, 4, "#5c4468")
    _shoes(f)
    _dress(f)
    _arm(f, (9, -69), (22.5, -89), LIFTING, BLOUSE)
    _shoulder(f)
    _head(f)
    _broom(f)
    _arm(f, (-8, -68), (-11, -50), BROOM_HAND, BLOUSE)
    _fist(f, BROOM_HAND)
    _fist(f, LIFTING)


def _shoes(f: Frame) -> None:
    """Stout shoes with their toes towards the work, stockings above them."""
    for dx, dy in ((-11.0, -1.6), (10.0, 0.0)):
        f.shade(ell(dx + 4, dy + 0.6, 12, 2.2), 0.8, 1.4, "#4c3458")
        f.paint(bone((dx, dy - 16), (dx, dy - 4), 8, 8, 7), WHITE[:3], vol=3)
        f.paint(
            blob(
                (dx - 5, dy - 7),
                (dx + 4, dy - 7),
                (dx + 10, dy - 3.6),
                (dx + 14.6, dy - 2),
                (dx + 14, dy, "c"),
                (dx - 5.4, dy, "c"),
            ),
            BOOT,
            vol=3,
        )


def _arm(f: Frame, shoulder: Point, elbow: Point, hand: Point, ramp: Ramp) -> None:
    """A full sleeve, gathered at a cuff."""
    wrist = (hand[0] + (elbow[0] - hand[0]) * 0.2, hand[1] + (elbow[1] - hand[1]) * 0.2)
    upper = bone((shoulder[0], shoulder[1]), (elbow[0], elbow[1]), 13, 13, 10)
    sleeve = join(upper, bone((elbow[0], elbow[1]), wrist, 10, 10, 6.4), ell(elbow[0], elbow[1], 5))
    f.shade(sleeve, 0.4, 2, FOLD)
    m = f.paint(sleeve, ramp, vol=6)
    f.shade(ell(elbow[0] - 1, elbow[1] + 3, 6, 3), 0.4, 1.6, FOLD, clip=m)
    f.paint(taper((wrist[0] - 3, wrist[1], 3), (wrist[0] + 3, wrist[1], 3)), WHITE, vol=2)


def _shoulder(f: Frame) -> None:
    """The gathered top of the raised sleeve, where it is sewn to the blouse."""
    m = f.paint(blob((1, -66), (5, -76), (13, -80), (18, -74), (14, -63), (7, -59)), BLOUSE, vol=7)
    f.line([(2.5, -73), (3.5, -66), (8, -59.5)], 1.2, BLOUSE[0], alpha=0.7)
    f.shade(taper((8, -60, 3), (14, -64, 3), (17, -71, 2)), 0.4, 1.4, FOLD, clip=m)


def _fist(f: Frame, at: Point) -> None:
    """A closed hand: its back, and the fingers folded round what it holds."""
    x, y = at[0], at[1]
    m = f.paint(
        blob(
            (x - 5, y - 3.4),
            (x, y - 5.2),
            (x + 4.8, y - 3),
            (x + 5, y + 2),
            (x + 1, y + 5),
            (x - 4.4, y + 3.4),
        ),
        FACE,
        vol=4,
    )
    for d in (-2, 0.4, 2.6):
        f.line([(x - 0.4, y + d), (x + 4.8, y + d - 0.6)], 0.9, "#8c5048", alpha=0.7, clip=m)


def _dress(f: Frame) -> None:
    """Skirt with deep folds, blouse, apron tied behind."""
    right = ((11, -49), (17, -34), (23, -20), (27, -8, "c"), (12, -5))
    left = ((-12, -6), (-25, -9, "c"), (-20, -26), (-14, -46))
    m = f.paint(blob((-6, -50), *right, *left), SKIRT, vol=14, grad=(0.06, -0.12))
    for x in (-17, -8, 2, 20):
        f.shade(taper((x * 0.5, -42, 1.4), (x * 0.85, -24, 3), (x, -6, 3.6)), 0.5, 1.2, "#080c28", clip=m)
    top = blob((-9, -74), (-1, -77), (8, -75), (13, -62), (13, -46), (0, -42), (-14, -46), (-14, -62))
    t = f.paint(top, BLOUSE, vol=10)
    f.shade(taper((-6, -70, 2), (-4, -58, 3), (-6, -48, 2)), 0.35, 1.4, FOLD, clip=t)
    a = f.paint(blob((1, -46), (13, -48), (20, -28), (24, -11), (10, -9), (3, -22)), WHITE, vol=5)
    f.shade(taper((9, -44, 1), (13, -28, 2.4), (15, -10, 3)), 0.4, 1.2, "#5c5078", clip=a)
    f.paint(taper((-14, -45, 3.4), (0, -42.6, 3.6), (13.6, -47, 3.4)), WHITE, vol=2)
    for dx, dy in ((-21, -47), (-20, -40)):
        f.paint(blob((-14, -45), (dx, dy - 3), (dx - 1, dy + 2)), WHITE, vol=2)


def _head(f: Frame) -> None:
    """A long-nosed face turned back, eyes on whoever may come along; a crimson kerchief knotted at the nape."""
    f.paint(taper((-1, -70, 11), (-3, -82, 10)), FACE[:3], vol=4)
    f.shade(ell(-2, -75, 9, 4), 0.55, 2, FOLD)
    g = face(f, -4, -87, -4, FACE, cry=False, s=1.34)
    g.flat(ell(-4.9, -1.5, 1.7, 1.3), "#fffaf0", 1, det=1)
    g.flat(ell(-5.6, -1.4, 0.95, 1.15), "#2a1418", 1, det=1)
    g.line([(-6.8, -2.2), (-5, -3.2), (-3, -2)], 0.9, "#8c5048", alpha=0.9)
    g.line([(-7.4, -5.6), (-5.4, -6.8), (-2.8, -5.6)], 1.2, "#8c8088", alpha=0.95)
    g.line([(-7, 5), (-5.4, 5.4), (-3.8, 4.8)], 1, "#7c2c2c", alpha=0.9)
    g.paint(blob((-7, -7), (-2, -10.6), (2, -8), (-1, -6), (-4, -4.6)), HAIR_GREY, vol=2)
    cloth = (
        (-7, -8.4),
        (-2, -12.6),
        (6, -11.4),
        (11, -5),
        (11, 3),
        (7, 9),
        (1, 10.6),
        (-4, 9.4, "c"),
        (-1, 6),
        (0.6, 0),
        (-2.4, -6),
    )
    m = g.paint(blob(*cloth), CRIMSON, vol=8)
    g.shade(taper((2, -8, 2), (7, -2, 3), (6, 6, 2)), 0.35, 1.6, "#2c0814", clip=m)
    g.paint(
        join(blob((8, 6), (13, 6.4), (15.4, 10), (10, 10)), blob((7, 8), (10, 13), (7.6, 16.4), (4.6, 11))),
        CRIMSON,
        vol=3,
    )
    for dx, dy in ((2, -8), (6, -4), (4, 2), (7, 4), (0.6, 7)):
        g.flat(ell(dx, dy, 0.9), "#ffe8d0", 0.8, clip=m)


def _broom(f: Frame) -> None:
    """The stick and its straw."""
    f.paint(taper((0, -67, 2.8), (17, -47, 3), (42, -16, 3.2)), PINE, vol=2)
    straw = blob((38, -20), (45, -23), (62, -8), (66, 2), (54, 9), (44, 10), (38, -6))
    f.shade(ell(56, 9, 16, 3), 0.6, 2, "#4c3458")
    m = f.paint(straw, STRAW, vol=5)
    f.card.marks(m, 0.95, 120, 26, 2.6, jit=0.14, alpha=0.8)
    for d in (0, 3.4):
        f.line([(38, -13 + d), (52, -18.6 + d)], 1.6, CRIMSON[2], alpha=0.9, clip=m)
