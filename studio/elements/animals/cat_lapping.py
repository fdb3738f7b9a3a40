"""A cat crouched over water in side view, looking left."""

import numpy as np

from studio.colour import Ramp
from studio.elements.people.figures import Light3
from studio.paint import Card, Frame
from studio.palettes import GINGER
from studio.shapes import blob, ell, taper

STRIPE = "#8c3c14"
BIB: Ramp = ["#a88c80", "#e8d4c0", "#fff6e8"]


def lapping_cat(
    c: Card, x: float, y: float, s: float = 1.3, flip: bool = False, light: Light3 = (620, 300, 200)
) -> None:
    """Crouched at (x, y), elbows high, tail up, its tongue just below the ground line."""
    f = c.at(x, y, s, 0, flip, vol=18, wob=0.3, edge=0.26, rim=0.8, det=0.5, tex=0.2, light=light)
    f.shade(ell(4, 4, 88, 12), 0.5, 7, "#3c2410")
    f.shade(ell(-50, 6, 26, 6), 0.45, 4, "#3c2410")
    _tail(f)
    _foreleg(f, (-40, -34), (-56, -14), (-62, 0), GINGER[:3])
    _body(f)
    _foreleg(f, (-20, -40), (-34, -18), (-41, 4), GINGER)
    _head(f)


def _tail(f: Frame) -> None:
    m = f.paint(
        taper((66, -24, 15), (92, -34, 14), (104, -72, 13), (94, -110, 12), (102, -142, 9)), GINGER, vol=7
    )
    for a, b in (
        ((96, -56), (112, -62)),
        ((92, -84), (110, -88)),
        ((86, -106), (102, -110)),
        ((88, -126), (106, -128)),
    ):
        f.line([a, ((a[0] + b[0]) / 2, a[1] - 5), b], 5, STRIPE, alpha=0.6, clip=m, ends=0.8)


def _foreleg(f: Frame, elbow: tuple[float, float], wrist: tuple[float, float], toe: tuple[float, float], fur: Ramp) -> None:  # fmt: skip
    """One foreleg folded for drinking, and its paw."""
    leg = taper((*elbow, 24), (*wrist, 15), (toe[0] + 4, toe[1] - 4, 13))
    m = f.paint(leg, fur, vol=8)
    f.line(
        [(elbow[0] - 9, elbow[1] + 8), (elbow[0], elbow[1] + 12), (elbow[0] + 8, elbow[1] + 9)],
        4,
        STRIPE,
        alpha=0.5,
        clip=m,
    )
    f.paint(blob((toe[0] + 8, toe[1] - 8), (toe[0] - 6, toe[1] - 8), (toe[0] - 14, toe[1] - 2), (toe[0] - 10, toe[1] + 4), (toe[0] + 8, toe[1] + 4)), fur, vol=6)  # fmt: skip
    for k in (0, 5):
        f.line([(toe[0] - 10 + k, toe[1] - 3), (toe[0] - 11 + k, toe[1] + 3)], 1.4, "#6c2c10", alpha=0.8)


def _body(f: Frame) -> None:
    """Back and haunch; the fur runs along them, the stripes across."""
    front, back = ((-56, -14), (-56, -44), (-36, -66), (-6, -68), (28, -68)), ((60, -62), (80, -36), (76, -8))
    m = f.paint(blob(*front, *back, (56, 4), (6, 2), (-34, -2)), GINGER)
    cx, cy = f.pt(0, 30)
    f.card.marks(m, lambda px, py: np.arctan2(py - cy, px - cx) + np.pi / 2, 360, 18, 3, jit=0.07, alpha=0.45)
    for k in range(5):
        px = -14 + k * 15
        f.line([(px, -72), (px + 5, -58), (px + 2, -42 + k)], 5, STRIPE, alpha=0.6, clip=m)
    f.shade(blob((20, 0), (18, -30), (34, -50), (46, -52), (30, -30), (28, 2)), 0.35, 4, "#5c2410", clip=m)
    f.paint(
        blob((26, 2), (26, -28), (44, -46), (66, -42), (78, -22), (74, 0), (50, 5)), GINGER, vol=15, edge=0.16
    )
    for k in range(3):
        f.line(
            [(42 + k * 11, -42 + k * 4), (50 + k * 10, -32 + k * 4), (50 + k * 9, -20 + k * 3)],
            4,
            STRIPE,
            alpha=0.5,
            clip=m,
        )
    f.paint(blob((58, -6), (34, -8), (16, -4), (12, 2), (18, 6), (56, 6)), GINGER, vol=6)
    for k in (0, 6):
        f.line([(17 + k, -1), (16 + k, 5)], 1.4, "#6c2c10", alpha=0.8)
    f.shade(ell(-50, -34, 18, 24), 0.4, 8, "#5c2410", clip=m)


def _head(f: Frame) -> None:
    """In profile, low over the water: brow, short muzzle, chin, the eye shut with pleasure."""
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
        taper((-104, -13, 6), (-109, -3, 6.4), (-114, 5, 5), (-119, 4, 4)),
        ["#8c3444", "#e0707c", "#ffb4b0"],
        vol=2.4,
        det=1,
    )
    for k in (-1, 0, 1):
        f.line([(-98, -19 + k), (-84, -19 + k * 5), (-70, -17 + k * 9)], 1.2, "#fff6e4", alpha=0.85, det=1)
