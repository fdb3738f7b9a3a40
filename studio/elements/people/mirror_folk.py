"""People as a truthful mirror shows them: a stag in a bonnet, a cairn in a hat, a dress with nobody in it."""

import math

import numpy as np

from studio.colour import Ramp
from studio.elements.things.props import basket, hat
from studio.paint import Card, Frame
from studio.palettes import BLUE, BRASS, CREAM, CRIMSON, DEER, GREY, HAIR_GREY, ROSE, SAGE, SKIN, WHITE
from studio.shapes import blob, ell, join, poly, taper

SKY = ["#34548c", "#6c9cc8", "#a8d4e8", "#e8f8f4"]
PALE = ["#4a4666", "#8c84a4", "#c8bccc", "#f4e8e4"]
CAIRN = ["#1a1e30", "#484a5a", "#7e7e86", "#b2aea6", "#e0d8c8"]


def gown(f: Frame, ramp: Ramp, w: float = 62, top: float = -190) -> None:
    """A long coat or gown to the ground, with its folds."""
    shape = blob((-28, top), (28, top), (46, top + 70), (w * 0.9, -70), (w, 0, "c"), (-w, 0, "c"), (-w * 0.9, -70),
        (-46, top + 70))  # fmt: skip
    m = f.paint(shape, ramp, vol=26, grad=(0.06, -0.2))
    for x in (-0.5, 0.05, 0.55):
        f.line([(x * 24, top + 50), (x * w * 0.8, -90), (x * w, -4)], 5, ramp[0], alpha=0.35, clip=m)


def stag_in_bonnet(c: Card, f: Frame, ramp: Ramp = ROSE) -> None:
    """A stag from the front, gown and bonnet, antlers through the straw."""
    for s in (-1, 1):
        beam = taper((s * 14, -306, 13), (s * 50, -350, 11), (s * 56, -404, 8), (s * 38, -446, 4))
        tines = [taper((s * 44, -340, 8), (s * 78, -360, 3)), taper((s * 56, -384, 8), (s * 88, -410, 3)),
            taper((s * 26, -326, 8), (s * 20, -366, 3))]  # fmt: skip
        f.paint(join(beam, *tines), ["#3a241c", "#84603c", "#cca468", "#f4dca4"], vol=6)
    gown(f, ramp)
    f.paint(
        blob((-56, -270), (-44, -322), (0, -342), (44, -322), (56, -270), (40, -226), (-40, -226)),
        ramp,
        vol=16,
    )
    f.paint(taper((0, -176, 52), (0, -220, 44)), DEER, vol=14)
    for s in (-1, 1):
        f.paint(blob((s * 22, -284), (s * 50, -304), (s * 78, -290), (s * 52, -272)), DEER, vol=8)
    m = f.paint(blob((-29, -290), (0, -306), (29, -290), (27, -250), (17, -206), (0, -194), (-17, -206), (-27, -250)),
        DEER, vol=22)  # fmt: skip
    f.paint(blob((-13, -222), (0, -230), (13, -222), (12, -202), (0, -196), (-12, -202)), ["#c8a078", "#f8e8c8"],
        vol=5, clip=m, soft=2)  # fmt: skip
    f.flat(ell(0, -207, 8, 5.5), "#1c1014", det=1)
    for s in (-1, 1):
        f.flat(ell(s * 19, -258, 5, 6.5), "#140c10", det=1)
        f.flat(ell(s * 18 + 2, -261, 1.8), "#fff4e0", det=1)
    for k in range(-4, 5):
        f.paint(ell(k * 11, -318 + k * k * 2.1, 8, 7), CREAM, vol=4)
    f.paint(join(ell(-17, -160, 19, 10, 14), ell(17, -160, 19, 10, -14)), CREAM, vol=5)
    f.paint(ell(0, -160, 8), CREAM, vol=4)


STONES = (
    ((-74, -4), (-66, -44), (-20, -60), (44, -56), (74, -34), (70, -2), (10, 4)),
    ((-58, -62), (-64, -96), (-18, -112), (36, -108), (56, -84), (48, -58), (-6, -54)),
    ((-38, -110), (-50, -140), (-12, -160), (48, -154), (52, -122), (30, -106)),
    ((-46, -160), (-44, -196), (-4, -208), (34, -202), (40, -170), (14, -156)),
    ((-26, -208), (-32, -242), (-6, -262), (26, -256), (30, -222), (16, -204)),
)


def cairn_in_hat(c: Card, f: Frame, shawl: Ramp = SAGE) -> None:
    """A heap of stones with a shawl and a hat; a basket on its lap."""
    for stone in STONES:
        mx, my = (sum(p[k] for p in stone) / len(stone) for k in (0, 1))
        shape = blob(*((px, py, "c") for px, py in stone))
        f.shade(shape, 0.6, 6, "#141830")
        m = f.paint(shape, CAIRN, vol=7, lump=0.12, tex=0.3, amb=0.22, gain=1.05, edge=0.6, det=0.4)
        left, right = min(stone), max(stone)
        brow = [left, (mx - 16, my + 4), (mx + 18, my - 5), right]
        f.shade(poly([*brow, (right[0], my + 70), (left[0], my + 70)]), 0.5, 1.5, "#1c2038", clip=m)
        f.line(brow, 2.6, CAIRN[4], alpha=0.5, clip=m)
        f.line([(mx + 18, my - 5), (mx + 8, my + 40)], 3, CAIRN[0], alpha=0.6, clip=m)
    for s in (-1, 1):
        f.shade(blob((s * 40, -190), (s * 62, -124), (0, -148)), 0.5, 5, "#141830")
        f.paint(blob((s * 14, -214), (s * 44, -200), (s * 58, -172), (s * 62, -138), (s * 44, -126), (s * 20, -142), (-s * 4, -160, "c"),
            (s * 2, -184)), shawl, vol=9)  # fmt: skip
        for u in (0.3, 0.7):
            f.line(
                [(s * (16 + 22 * u), -202), (s * (22 + 34 * u), -172), (s * (24 + 34 * u), -142)],
                3,
                shawl[0],
                alpha=0.35,
            )
    f.paint(ell(0, -174, 8), shawl, vol=4, edge=0.3)
    hat(c, *f.pt(-2, -256), 46 * f.s, GREY, GREY)
    basket(c, *f.pt(-26, -56), 60 * f.s)


def empty_dress(c: Card, f: Frame, ramp: Ramp = BLUE) -> None:
    """A dress that stands up very well without anybody; the hat keeps its place above it."""
    for s in (-1, 1):
        f.paint(taper((s * 28, -182, 40), (s * 56, -140, 36), (s * 48, -92, 22)), ramp, vol=14)
        f.paint(ell(s * 47, -86, 12, 8), ["#0a0a1c", "#182040"], vol=3)
    gown(f, ramp, 72, -196)
    f.paint(ell(0, -194, 27, 10), ["#060a18", "#101a34", "#24385c"], vol=3, edge=0.3)
    f.line([(-27, -194), (0, -183), (27, -194)], 5, "#f0e8dc", alpha=0.9)
    f.line([(-44, -116), (0, -108), (44, -116)], 8, "#f0e8dc", alpha=0.8)
    hat(c, *f.pt(0, -250), 40 * f.s, ["#5c4030", "#a8804c", "#ecd08c"])


def old_baby(c: Card, f: Frame, ramp: Ramp = PALE) -> None:
    """A baby with its bonnet, its bib, its rattle and its white beard; the gown has the colour of `ramp`."""
    gown(f, ramp, 58, -150)
    f.paint(ell(0, -198, 61, 62), SKY, vol=18, amb=0.26, edge=0.4)
    f.paint(blob((-42, -196), (-34, -226), (0, -240), (34, -226), (42, -196), (46, -172), (28, -150), (-28, -150),
        (-46, -172)), SKIN, vol=24, amb=0.44)  # fmt: skip
    for k in range(-5, 6):
        f.paint(ell(k * 10.5, -243 + k * k * 1.7, 8, 7), WHITE, vol=4)
    f.line([(-20, -228), (0, -231), (20, -228)], 2.2, "#9c6450", alpha=0.5)
    f.line([(-16, -221), (0, -223), (16, -221)], 2, "#9c6450", alpha=0.4)
    for s in (-1, 1):
        _old_eye(f, s)
    f.shade(ell(2, -172, 13, 6), 0.35, 3, "#7c3430")
    f.paint(
        blob((-5, -200), (5, -200), (12, -182), (7, -174), (-7, -174), (-12, -182)),
        SKIN,
        vol=9,
        edge=0.1,
        amb=0.5,
    )
    _bib(f)
    _long_beard(f)
    _rattle(f)


def _bib(f: Frame) -> None:
    """Scalloped, tied under the chin, a carrot-coloured spot of supper on it."""
    f.shade(ell(2, -96, 44, 46), 0.5, 6, "#4c4664")
    scallops = [ell(42 * math.sin(a), -108 + 46 * math.cos(a), 10, 10) for a in np.linspace(-1.7, 1.7, 9)]
    f.paint(join(ell(0, -108, 42, 46), *scallops), SKY, vol=8, amb=0.36, edge=0.34)
    f.paint(ell(0, -110, 36, 40), CREAM, vol=3, amb=0.46, edge=0.12)
    f.flat(ell(25, -112, 6, 4.6), "#e8803c", 0.8, 1.2)
    f.flat(ell(-19, -92, 3.4, 3), "#e8803c", 0.8, 0.8)


def _old_eye(f: Frame, s: int) -> None:
    """A tired eye that has seen everything, a bushy brow over it, a pouch and a red cheek under it."""
    f.flat(ell(s * 31, -174, 11, 9), "#e07868", 0.4, 4)
    f.shade(ell(s * 18, -197, 12, 8), 0.28, 3, "#7c3c38")
    f.flat(ell(s * 18, -196, 9, 6), "#fbf0e4", det=0.9)
    f.flat(ell(s * 18 - 3, -195, 4.4, 5), "#3c4c6c", det=1)
    f.flat(ell(s * 18 - 3, -195, 2, 2.6), "#14101c", det=1)
    lid = [(s * 18 - 11, -197), (s * 18, -203), (s * 18 + 11, -197)]
    f.line(lid, 5, "#d09878")
    f.line([(x, y + 2) for x, y in lid], 1.8, "#5c3028", alpha=0.9)
    f.line([(s * 18 - 9, -187), (s * 18, -184), (s * 18 + 9, -188)], 1.8, "#9c5c50", alpha=0.6)
    f.paint(
        taper((s * 6, -209, 6), (s * 18, -215, 9), (s * 34, -204, 4)), HAIR_GREY, vol=4, amb=0.6, edge=0.15
    )


def _long_beard(f: Frame) -> None:
    """It parts under the nose, covers the mouth and ends in three locks."""
    cheeks = ((-44, -176), (-24, -160), (0, -164), (24, -160), (44, -176))
    locks = ((38, -136), (24, -112), (14, -116), (0, -92), (-13, -116), (-24, -112), (-38, -136))
    m = f.paint(blob(*cheeks, *locks), [*HAIR_GREY], vol=14)
    for x in (-24, -9, 8, 24):
        f.line([(x, -152), (x * 0.9 + 2, -132), (x * 0.5, -108)], 3, "#8c8890", alpha=0.5, clip=m)
    for s in (-1, 1):
        f.paint(
            blob((0, -173), (s * 18, -172), (s * 34, -158), (s * 20, -155), (s * 4, -160)),
            WHITE,
            vol=5,
            edge=0.2,
        )


def _rattle(f: Frame) -> None:
    """In a small fist before the bib: a short handle, a striped ball."""
    f.shade(taper((-42, -104, 26), (-34, -60, 26), (-8, -44, 20)), 0.4, 5, "#4c4664")
    f.paint(taper((-46, -112, 28), (-38, -62, 27), (-10, -48, 20)), PALE, vol=9, edge=0.34)
    f.shade(ell(19, -76, 20), 0.4, 5, "#4c4664")
    f.paint(taper((-6, -34, 6), (14, -68, 6)), BRASS, vol=4)
    ball = f.paint(ell(17, -80, 19), ROSE, vol=12, det=0.6, edge=0.35)
    f.line([(-4, -88), (17, -78), (38, -80)], 7, "#fbe8d8", alpha=0.9, ends=1, clip=ball)
    f.flat(ell(11, -90, 4.2, 3.4), "#fff8ec", 0.8, 1.5, clip=ball)
    f.paint(ell(0, -45, 12, 11), SKIN, vol=6, edge=0.35)


def bonnet_behind(f: Frame, ramp: Ramp = ROSE) -> None:
    """A frilled bonnet from behind, tied in the nape, in the units of a person 112 high."""
    f.paint(blob((-14, -80), (-15, -94), (0, -105), (15, -94), (14, -80), (0, -74)), ramp, vol=8)
    for k in range(-4, 5):
        f.paint(ell(k * 3.1, -75 - k * k * 0.28, 2.8, 2.6), CREAM, vol=2)
    for s in (-1, 1):
        f.line([(s * 2, -98), (s * 5, -90), (s * 5, -80)], 1.4, ramp[0], alpha=0.4)
        f.paint(blob((0, -73), (s * 8, -77), (s * 8, -68)), CREAM, vol=2)


def hat_band(f: Frame, ramp: Ramp = CRIMSON) -> None:
    """A ribbon round the crown of a brimmed hat, in the units of a person 112 high."""
    f.paint(blob((-10.5, -99), (-10, -103), (0, -101), (10, -103), (10.5, -99), (0, -96.6)), ramp, edge=0.2)
