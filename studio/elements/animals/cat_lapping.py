"""A cat crouched over water in side view, looking left."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.people.figures import Light3
from studio.paint import Card, Frame
from studio.palettes import GINGER
from studio.shapes import blob, ell, join, taper, xf

STRIPE = "#8c3c14"
BIB: Ramp = ["#a88c80", "#e8d4c0", "#fff6e8"]


def lapping_cat(
    c: Card, x: float, y: float, s: float = 1.3, flip: bool = False, light: Light3 = (620, 300, 200)
) -> None:
    """Crouched at (x, y), the head lower than the shoulders, tail up, its tongue just below the ground line."""
    f = c.at(x, y, s, 0, flip, vol=18, wob=0.3, edge=0.26, rim=0.8, det=0.5, tex=0.2, light=light)
    f.shade(ell(10, 4, 84, 11), 0.5, 7, "#3c2410")
    f.shade(ell(-40, 3, 26, 6), 0.5, 4, "#3c2410")
    _forearm(f, -15, -4, GINGER[:4])
    m = _body(f)
    _haunch(f, m)
    _tail(f)
    _forearm(f, 7, 0, GINGER)
    _shoulder(f, m)
    _head(f)


def _tail(f: Frame) -> None:
    """Round from the rump and along the foot, lying on the ground, its tip up."""
    way = (
        (72, -14, 17),
        (90, -6, 16),
        (93, 11, 15),
        (74, 22, 14),
        (44, 23, 13),
        (18, 18, 12),
        (4, 6, 10),
        (4, -4, 7),
    )
    f.shade(taper(*[(x - 2, y + 5, w) for x, y, w in way[2:]]), 0.5, 5, "#3c2410")
    m = f.paint(taper(*way), GINGER, vol=7, edge=0.3)
    for a, b in (
        ((96, -2), (82, 3)),
        ((84, 26), (76, 12)),
        ((62, 32), (58, 14)),
        ((38, 32), (38, 14)),
        ((16, 26), (22, 10)),
    ):
        f.line([a, b], 5, STRIPE, alpha=0.6, clip=m, ends=0.8)


def _toes(f: Frame, x: float, y: float) -> None:
    """Two clefts in a paw whose tip is at (x, y)."""
    for k in (0, 5):
        f.line([(x + 3 + k, y - 4), (x + 2 + k, y + 3)], 1.4, "#6c2c10", alpha=0.8)


def _forearm(f: Frame, dx: float, dy: float, fur: Ramp) -> None:
    """From the elbow under the chest forward along the ground, to a round paw."""
    arm = taper((-12 + dx, -15 + dy, 25), (-28 + dx, -8 + dy, 19), (-42 + dx, -3 + dy, 15))
    paw = blob((-38, -11), (-50, -10), (-58, -4), (-55, 4), (-36, 5))
    m = f.paint(join(arm, xf(paw, dx, dy)), fur, vol=8, edge=0.3)
    for k in (0, 9):
        f.line([(-26 - k + dx, -20 + dy), (-22 - k + dx, -8 + dy)], 3.4, STRIPE, alpha=0.5, clip=m)
    _toes(f, -57 + dx, dy)


def _body(f: Frame) -> Arr:
    """Rump, the sag of the back, the shoulder blade at its highest, the neck going down; fur along, stripes across."""
    back = ((88, -18), (86, -48), (66, -69), (42, -69), (14, -60), (-10, -68), (-27, -79), (-42, -72))
    neck = ((-60, -58), (-80, -48), (-78, -18), (-58, -13), (-36, -7))
    m = f.paint(blob(*back, *neck, (4, 1), (50, 4), (78, 3)), GINGER, vol=24)
    cx, cy = f.pt(8, 40)
    f.card.marks(m, lambda px, py: np.arctan2(py - cy, px - cx) + np.pi / 2, 360, 18, 3, jit=0.07, alpha=0.45)
    for px, top, foot in ((0, -72, -42), (14, -70, -38), (28, -74, -42), (42, -78, -52), (58, -78, -56)):
        f.line([(px, top), (px + 5, (top + foot) / 2), (px + 1, foot)], 5, STRIPE, alpha=0.6, clip=m)
    f.shade(ell(14, -2, 46, 12), 0.4, 7, "#5c2410", clip=m)
    return m


def _haunch(f: Frame, body: Arr) -> None:
    """The folded thigh and the long hind foot under it."""
    f.shade(blob((22, 0), (18, -30), (34, -54), (50, -56), (32, -30), (30, 2)), 0.4, 4, "#5c2410", clip=body)
    thigh = blob((24, 0), (22, -26), (38, -50), (62, -54), (82, -34), (82, -2), (52, 5))
    m = f.paint(thigh, GINGER, vol=17, edge=0.14)
    for k in range(3):
        x, y = 46 + k * 12, -50 + k * 7
        f.line([(x, y), (x + 6, y + 12), (x + 3, y + 25)], 4.4, STRIPE, alpha=0.5, clip=m)
    f.paint(blob((60, -7), (34, -9), (16, -6), (10, 1), (16, 6), (58, 6)), GINGER, vol=6)
    _toes(f, 11, 1)


def _shoulder(f: Frame, body: Arr) -> None:
    """The shoulder blade and upper arm, slanting back to the elbow."""
    f.shade(blob((-2, -70), (4, -40), (4, -8), (-8, -2), (-8, -30)), 0.4, 5, "#5c2410", clip=body)
    upper = blob(
        (-28, -77), (-14, -67), (-2, -44), (6, -20), (2, -6), (-10, -7), (-26, -20), (-40, -34), (-44, -56)
    )
    m = f.paint(upper, GINGER, vol=15, edge=0.05, soft=2, clip=body)
    for k in range(2):
        f.line(
            [(-30 + k * 13, -62 + k), (-24 + k * 13, -46), (-24 + k * 12, -32)],
            4.4,
            STRIPE,
            alpha=0.5,
            clip=m,
        )
    f.shade(ell(-62, -26, 16, 30), 0.5, 7, "#5c2410", clip=body)


def _head(f: Frame) -> None:
    """In profile, low over the water: brow, short muzzle, chin, the eye shut with pleasure."""
    f = f.card.at(*f.pt(-13, 5), f.s, 0, f.flip, **f.defaults)
    f.paint(blob((-84, -52, "c"), (-90, -77, "c"), (-68, -60, "c")), GINGER[:3], vol=4)
    brow = ((-54, -60), (-72, -62), (-88, -53), (-97, -40), (-106, -31), (-111, -24))
    jaw = ((-109, -17), (-101, -10), (-88, -6), (-70, -5), (-54, -12), (-44, -28), (-45, -48))
    m = f.paint(blob(*brow, *jaw), GINGER, vol=17)
    f.paint(
        blob((-112, -26), (-103, -30), (-94, -24), (-88, -14), (-86, -4), (-100, -6), (-112, -14)),
        BIB,
        vol=7,
        edge=0,
        soft=1.4,
        clip=m,
    )
    f.paint(
        blob((-72, -6), (-60, -14), (-46, -20), (-40, -4), (-56, 0)),
        BIB,
        vol=6,
        edge=0,
        soft=4,
        alpha=0.4,
        clip=m,
    )
    f.paint(blob((-70, -57, "c"), (-67, -87, "c"), (-46, -52, "c"), (-58, -50)), GINGER, vol=5)
    f.flat(blob((-66, -60, "c"), (-65, -79, "c"), (-54, -57, "c")), "#c46c5c", 0.75, 1, det=0.6)
    for k in range(3):
        f.line(
            [(-84 + k * 8, -58 - k * 2), (-80 + k * 8, -50 - k), (-76 + k * 8, -47)],
            3,
            STRIPE,
            alpha=0.65,
            clip=m,
        )
    for k in range(2):
        f.line([(-50, -32 + k * 9), (-60, -30 + k * 8), (-68, -24 + k * 7)], 3, STRIPE, alpha=0.55, clip=m)
    f.line([(-95, -35), (-89, -31), (-82, -33), (-78, -37)], 2.8, "#2c1410", alpha=0.95, det=1)
    f.flat(blob((-113.4, -25), (-109, -29.4), (-105, -27), (-109, -21.6)), "#b84c58", 1, det=1)
    f.line([(-109.6, -22), (-107, -17), (-99, -13.4), (-93, -15)], 1.8, "#6c2c20", alpha=0.9, det=1)
    f.paint(
        taper((-103, -12, 6), (-107, -6, 6.6), (-107, -1, 6.6), (-103, 2, 5.6), (-100, 1, 4)),
        ["#8c3444", "#e0707c", "#ffb4b0"],
        vol=2.4,
        det=1,
    )
    for k in (-1, 0, 1):
        f.line([(-98, -19 + k), (-84, -19 + k * 5), (-70, -17 + k * 9)], 1.2, "#fff6e4", alpha=0.85, det=1)
