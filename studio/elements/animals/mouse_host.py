"""A mouse that stands upright at its own front door, in side view looking left."""

import numpy as np

from studio.paint import Card, Frame
from studio.shapes import blob, ell, taper

FUR = ["#20141c", "#4c363c", "#846458", "#c8a080"]
BELLY = ["#5c4444", "#a4806c", "#e4c4a0"]
PINK = ["#8c4448", "#d88478", "#fcc0a8"]


def door_mouse(c: Card, x: float, y: float, h: float = 90, flip: bool = False) -> Frame:
    """On its hind feet, paws before the chest, round ears up, the tail in a loop behind it; 100 units to the tip of the ears."""
    f = c.at(x, y, h / 100, 0, flip, vol=9, wob=0.18, edge=0.3, rim=0.6, rimw=3, det=1, amb=0.12, tex=0.2)
    f.shade(ell(4, 1, 36, 6), 0.6, 4)
    f.paint(taper((18, -8, 6), (38, -3, 5), (54, -12, 4.4), (56, -28, 3.6), (46, -34, 2.4)), PINK, vol=3)
    f.paint(blob((-8, 0), (-30, 0), (-34, -4), (-24, -8), (-6, -8)), PINK, vol=3)
    f.paint(ell(-8, -86, 12, 13), FUR[:3], vol=5)
    f.paint(ell(-9, -85, 8, 9), PINK[:2], vol=3)
    body = blob(
        (-6, -62),
        (-16, -52),
        (-17, -36),
        (-21, -20),
        (-16, -4),
        (4, 0),
        (22, -4),
        (29, -20),
        (24, -38),
        (13, -54),
        (8, -64),
    )
    m = f.paint(body, FUR, vol=16)
    f.card.marks(m, f.angle(np.pi * 0.56), 70, 9 * f.s, 2 * f.s, jit=0.09, alpha=0.5)
    f.paint(
        blob((-10, -54), (-17, -42), (-20, -22), (-14, -8), (-6, -16), (-6, -40)),
        BELLY,
        vol=6,
        soft=1,
        edge=0,
    )
    f.paint(blob((4, -24), (16, -27), (26, -18), (24, -5), (8, -1), (-2, -8)), FUR, vol=9)
    f.paint(blob((12, 0), (-14, 1), (-20, -3), (-12, -7), (6, -7)), PINK, vol=3)
    _paws(f)
    head = blob(
        (-2, -84),
        (-14, -81),
        (-26, -72),
        (-37, -65),
        (-38, -61),
        (-30, -57),
        (-16, -55),
        (-2, -55),
        (10, -61),
        (12, -73),
        (8, -81),
    )
    f.shade(ell(-4, -54, 14, 6), 0.5, 4, FUR[0], clip=m)
    m = f.paint(head, FUR, vol=12)
    f.card.marks(m, f.angle(np.pi * -0.12), 40, 7 * f.s, 1.8 * f.s, jit=0.08, alpha=0.45)
    f.paint(ell(8, -85, 14, 15, 14), FUR, vol=6)
    f.paint(ell(7, -84, 9.6, 10.6, 14), PINK, vol=4, edge=0.1)
    f.flat(ell(-17, -70, 3.1, 3.6), "#140c14", 1, det=1)
    f.flat(ell(-18, -71.4, 1.1), "#fff8e8", 1, det=1)
    f.paint(ell(-38, -63, 3.2, 2.8), PINK, vol=2)
    f.line([(-35, -58.6), (-29, -57.4), (-24, -59)], 1.2, FUR[0], alpha=0.8)
    for dy in (-4, 1, 6):
        f.line([(-30, -62), (-40, -62 + dy), (-50, -64 + dy * 2)], 0.9, "#fff0d0", alpha=0.75)
    return f


def _paws(f: Frame) -> None:
    """Two thin arms, held as one holds a hat."""
    for dx, ramp in ((-3, FUR[:3]), (3, FUR)):
        f.paint(taper((dx - 8, -48, 9), (dx - 18, -39, 7), (dx - 25, -43, 5)), ramp, vol=4)
        f.paint(blob((dx - 24, -46), (dx - 30, -47), (dx - 32, -42), (dx - 27, -40)), PINK, vol=2)
