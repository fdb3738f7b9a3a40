"""At a customs counter: the cap an officer has put down, a traveller with his hat in his hands."""

import math

from studio.colour import Ramp
from studio.elements.people.folk_limbs import bone, leg
from studio.paint import Card, Frame
from studio.palettes import BOOT, BRASS, HAIR, SLATE
from studio.shapes import blob, ell, join, taper

UNIFORM: Ramp = ["#101a1c", "#243c3a", "#4c6c60", "#b4c49c"]
OVERCOAT: Ramp = ["#1c1422", "#443642", "#786470", "#d0ac98"]
LIT_FLESH: Ramp = ["#703440", "#c07a58", "#f4bc80", "#ffe8ac"]
FELT: Ramp = ["#141824", "#2c384c", "#5c6c80", "#b8b8a4"]
BAND, BAND_DARK, BAND_LIGHT = "#a82430", "#540c1c", "#e86048"
INK = "#241420"
Spot = tuple[float, float]


def _frame(c: Card, x: float, y: float, h: float, flip: bool, light: tuple[float, float, float]) -> Frame:
    look = {
        "vol": 8,
        "wob": 0.16,
        "edge": 0.3,
        "rim": 1.0,
        "rimw": 2.2,
        "tex": 0.14,
        "amb": 0.2,
        "det": 0.95,
    }
    return c.at(x, y, h / 112, 0, flip, light=light, **look)


def _profile(f: Frame, x: float, y: float, turn: float, worried: bool = False) -> Frame:
    """A neck and a face looking left, the glow on brow, cheek and nose; worried, brow and mouth slant."""
    sign = -1 if f.flip else 1
    g = f.card.at(*f.pt(x, y), f.s, turn * sign, f.flip, **f.defaults)
    g.paint(blob((-3.6, 6), (5.6, 2), (6.6, 14), (-4.4, 14)), LIT_FLESH, vol=5, rim=0)
    brow = (
        (-5, -11.4),
        (-7.6, -8),
        (-8.4, -4.6),
        (-7.8, -2.6),
        (-9.4, -0.2),
        (-11.9, 2.2),
        (-11.4, 3.5),
        (-8.8, 3.6),
    )
    mouth = ((-9.2, 4.6), (-8.3, 5.3), (-8.9, 6.4), (-7.7, 7.4), (-8, 9.2), (-6, 11), (-2.4, 10.2))
    back = ((3, 7.4), (6.4, 3), (9.4, -3), (7, -10), (0, -12.8))
    m = g.paint(blob(*brow, *mouth, *back), LIT_FLESH, vol=7, lump=0.03, rim=0.4)
    g.shade(blob((-5, 10), (1, 7), (6, 2), (7, 8), (0, 13)), 0.4, 1.6, "#703440", clip=m)
    g.flat(ell(-5, 3.8, 3, 2.4), "#f47c4c", 0.3, 1.2, clip=m)
    g.flat(blob((-8.2, -4), (-6, -9), (-3.4, -7), (-6, -3.4)), "#fff0b8", 0.45, 1, clip=m)
    g.flat(ell(-6.5, -1.7, 0.85, 1.5), INK, 1, det=1)
    g.line([(-8, -2.4), (-6.5, -3.5), (-4.4, -2.6)], 0.8, "#5c2c28", alpha=0.9)
    if worried:
        g.line([(-8.2, -7.8), (-6.2, -6.9), (-3.2, -4.8)], 1.4, INK, alpha=0.85, det=1)
        g.line([(-9, 5.7), (-7.2, 5.5), (-5.6, 6.9)], 1.0, "#6c2028", alpha=0.95, det=1)
    else:
        g.line([(-8.6, -6), (-6.6, -7.3), (-3.8, -6.6)], 1.2, INK, alpha=0.7)
        g.line([(-9, 5.4), (-6.6, 5.7)], 0.8, "#7c2c2c", alpha=0.85)
    g.paint(ell(2.6, 0.4, 2, 3.2, 10), LIT_FLESH, vol=1.6, edge=0.4)
    g.line([(2.2, -1), (3.4, 0.4), (2.6, 2)], 0.7, "#8c4438", alpha=0.7)
    return g


def _sleeve(f: Frame, shoulder: Spot, elbow: Spot, wrist: Spot, cloth: Ramp, wide: float = 1.0) -> None:
    """One sleeve from shoulder to cuff; the shoulder melts into the coat."""
    upper = bone(shoulder, elbow, 15 * wide, 13 * wide, 11 * wide)
    fore = bone(elbow, wrist, 11 * wide, 10.4 * wide, 8 * wide)
    m = f.paint(join(upper, fore, ell(*elbow, 5.4 * wide), ell(*shoulder, 7 * wide)), cloth, vol=6)
    f.shade(ell(elbow[0] - 1, elbow[1] - 3, 3, 1.2, 30), 0.4, 1, cloth[0], clip=m)


def kepi_put_down(c: Card, x: float, y: float, h: float, light: tuple[float, float, float]) -> None:
    """The cap of somebody `h` high, left on a counter at (x, y), his pen and form beside it."""
    f = _frame(c, x, y, h, False, light)
    f.shade(ell(0, -1, 15, 2.6), 0.6, 3, "#1c100c")
    _kepi(c.at(x, y + 3.4 * f.s, f.s, 0, False, **f.defaults))


def _kepi(g: Frame) -> None:
    """A peaked cap with a brass badge."""
    crown = ((-10, -7), (-12.4, -14.6), (-6, -19), (4, -18.6), (12.4, -13), (11, -5), (0, -8.6))
    g.paint(blob(*crown), UNIFORM, vol=7)
    g.paint(
        blob((-10.4, -7), (0, -10), (11.4, -7), (11, -3.6), (0, -6.4), (-9.8, -3.8)), UNIFORM[:3], vol=2.4
    )
    g.paint(blob((-16.6, -3.4), (-10, -7.4), (-3, -6.4), (-4, -4.4), (-10, -3.8)), BOOT, vol=2, edge=0.35)
    g.paint(ell(-8.6, -11.6, 2, 2.6), BRASS, vol=1.8)


def traveller_hat_in_hands(c: Card, x: float, y: float, h: float, light: tuple[float, float, float]) -> None:
    """Standing at (x, y), looking right, his hat held by the brim in both hands."""
    f = _frame(c, x, y, h, True, light)
    c.shade(ell(x - 12, y + 2, 30 * f.s, 5 * f.s), 0.55, 9, "#141418")
    leg(f, (4, -30), (4, -18), (5, -6), 0, SLATE[:3], BOOT, 1.15)
    leg(f, (-5, -30), (-6, -18), (-6, -5), 0, SLATE, BOOT, 1.15)
    _coat(f)
    g = _profile(f, -2, -96, 6, worried=True)
    _hair(g)
    _hat_held(f)


def _coat(f: Frame) -> None:
    """A long overcoat from the side, a collar up at the neck, folds from the back."""
    front = ((-5, -86), (-11, -78), (-12, -64), (-13, -44), (-17, -22, "c"), (-6, -19))
    back = ((8, -20), (19, -23, "c"), (18, -42), (14.6, -60), (13, -76), (7, -86), (1, -88))
    m = f.paint(blob(*front, *back), OVERCOAT, vol=13)
    for line in (
        ((8, -58, 1.6), (10, -42, 3), (13, -24, 2)),
        ((1, -50, 1), (1, -36, 2.4), (3, -21, 2)),
        ((-6, -46, 1), (-8, -34, 2), (-9, -21, 1.6)),
    ):
        f.shade(taper(*line), 0.5, 1.3, OVERCOAT[0], clip=m)
    f.shade(ell(1, -84, 10, 3), 0.6, 1.6, OVERCOAT[0], clip=m)
    f.flat(taper((-10, -82, 4), (-12, -60, 5), (-15, -22, 5)), "#ff9c48", 0.5, 1.6, mode="add", clip=m)
    f.paint(taper((-8, -83, 5), (0, -81, 6.4), (8, -85, 6)), OVERCOAT, vol=3)
    f.line([(0, -37), (8, -38.4)], 1.2, OVERCOAT[0], alpha=0.7)  # a pocket


def _hair(g: Frame) -> None:
    """Dark hair combed back, short at the neck."""
    top = ((-6, -8.6), (-7.4, -11.4), (-2, -14), (6, -13), (11, -7), (11.6, 1), (8.6, 7), (5, 7.4))
    m = g.paint(blob(*top, (5.4, 1), (2.4, -3), (-2, -6)), HAIR, vol=5, rim=0.4)
    for k in range(4):
        g.line(
            [(-4 + k * 2, -11.4 + k * 0.6), (3 + k * 1.6, -9 + k * 1.6), (8 + k * 0.4, -1 + k * 2)],
            0.7,
            "#a8704c",
            alpha=0.4,
            clip=m,
        )


def _hat_held(f: Frame) -> None:
    """The hat against his chest, its crown towards us: both hands on the brim, the far one round its edge."""
    x, y = -15.0, -54.5
    f.shade(ell(x + 3, y + 3, 14, 17), 0.6, 3, OVERCOAT[0])
    hat = f.card.at(*f.pt(x, y), f.s, 8 if f.flip else -8, f.flip, **f.defaults)
    m = hat.paint(ell(0, 0, 13.6, 17.4), FELT, vol=3, edge=0.4, amb=0.42)
    hat.shade(ell(1.6, 2, 10.4, 13), 0.6, 2, FELT[0], clip=m)
    hat.paint(ell(-0.4, 0, 9.2, 11.8), [BAND_DARK, BAND, BAND_LIGHT], vol=3, edge=0.3)
    crown = hat.paint(ell(-1.2, -0.6, 7.6, 10), FELT, vol=6, edge=0.3, amb=0.36)
    hat.shade(taper((-1.4, -7, 2), (-0.8, 0, 4), (-1, 6, 2)), 0.6, 1.2, FELT[0], clip=crown)
    hat.flat(taper((-5.4, -5, 1.6), (-6, 0, 2.4), (-5, 5, 1.4)), FELT[-1], 0.7, 1, clip=crown)
    _far_arm(f, x, y)
    _sleeve(f, (3, -74), (9, -52), (-0.6, -43.4), OVERCOAT)
    f.paint(taper((-1.4, -48.6, 3), (-1.6, -43.4, 3.6), (0.4, -38.4, 3)), OVERCOAT, vol=1.6, edge=0.4)
    _grip(f, -8.6, -44.6, 14)


def _far_arm(f: Frame, x: float, y: float) -> None:
    """The far sleeve, over the top of a hat whose middle is (x, y), and its hand on the brim, its fingers over the edge."""
    f.paint(taper((-3, -77, 11), (-10, -75, 9.6), (-17, -74.6, 8.4), (-21.6, -73, 7)), OVERCOAT, vol=5)
    f.paint(taper((-23.6, -74, 4.6), (-24.6, -70.4, 5.6)), LIT_FLESH, vol=2.6)
    f.paint(taper((-21.4, -76.8, 2.4), (-22.2, -73, 3), (-21.4, -69.4, 2.4)), OVERCOAT, vol=1.6, edge=0.4)
    for turn in (63, 51, 39):
        ux, uy = math.cos(math.radians(turn)) * 13.6, math.sin(math.radians(turn)) * 17.4
        tip = (x - ux * 0.8, y - uy * 0.8)
        f.shade(ell(tip[0] + 0.4, tip[1] + 0.8, 1.6, 1.2), 0.5, 0.8, FELT[0])
        f.paint(taper((x - ux * 1.04, y - uy * 1.04, 3), (*tip, 2.5)), LIT_FLESH, vol=1.5, edge=0.25)


def _grip(f: Frame, x: float, y: float, turn: float) -> None:
    """A fist closed on an edge at (x, y): the back of the hand, three fingers folded over, the thumb along it."""
    g = f.card.at(*f.pt(x, y), f.s * 0.8, -turn if f.flip else turn, f.flip, **f.defaults)
    g.paint(blob((9, -3.6), (3, -5), (-2, -4.4), (-3.4, 0), (-2, 4), (4, 4.4), (9, 3.6)), LIT_FLESH, vol=3)
    for k in range(3):
        g.paint(taper((-0.6, -3 + k * 3, 3), (-3.6, -2.8 + k * 2.9, 2.9)), LIT_FLESH, vol=1.5, edge=0.4)
    g.paint(taper((4, -4, 3), (0.6, -6, 2.8), (-2, -6.2, 2.2)), LIT_FLESH, vol=1.5, edge=0.4)
