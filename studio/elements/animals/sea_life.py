"""Fish, whales and the people of the sea."""

import math

import numpy as np

from studio.colour import Colour, Ramp
from studio.paint import Card, Frame
from studio.palettes import FISH, OCHRE, RED, ROSE, WHALE, WHITE
from studio.shapes import blob, ell, join, spiral, taper

INK = "#1a0c14"


def fish(
    c: Card,
    x: float,
    y: float,
    w: float = 90,
    ramp: Ramp = FISH,
    flip: bool = False,
    rot: float = 0,
    fog: float = 0,
) -> Frame:
    """A fish swimming left; (x, y) is its middle."""
    f = c.at(x, y, w / 90, rot, flip, fog=fog, vol=12, det=0.5, wob=0.35, rim=0.4)
    f.paint(blob((26, 0), (42, -17, "c"), (38, 0), (42, 17, "c")), ramp, vol=5)
    f.paint(blob((-8, -14), (6, -27, "c"), (16, -10)), ramp, vol=4)
    f.paint(blob((-45, 2), (-30, -12), (-4, -18), (20, -8), (32, 0), (20, 9), (-4, 17), (-30, 12)), ramp)
    f.paint(blob((-10, 3), (2, 2), (8, 12, "c"), (-6, 9)), ramp, vol=3)
    f.line([(-24, -11), (-20, 0), (-24, 11)], 1.6, ramp[0], alpha=0.6)
    f.flat(ell(-33, -3, 3), "#fff6dc", det=1)
    f.flat(ell(-33.5, -3, 1.7), INK, det=1)
    return f


def whale(
    c: Card,
    x: float,
    y: float,
    w: float = 490,
    ramp: Ramp = WHALE,
    flip: bool = False,
    rot: float = 0,
    fog: float = 0,
    shut: bool = False,
) -> tuple[Frame, np.ndarray]:
    """A whale swimming left, middle at (x, y); returns its frame and mask (to fill it with stars, say)."""
    f = c.at(x, y, w / 490, rot, flip, fog=fog, rim=0.9, rimw=7, vol=80, amb=0.16, tex=0.3)
    f.paint(taper((-60, 40, 30), (-20, 84, 26), (30, 112, 6)), ramp, vol=10)
    body = blob(
        (-206, 14), (-196, -24), (-150, -56), (-70, -76), (20, -66), (100, -36), (160, -12), (206, -4),
        (206, 8), (150, 22), (80, 46), (-10, 70), (-90, 80), (-160, 62), (-198, 36),
    )  # fmt: skip
    fluke = join(
        blob((192, -8), (214, -26), (244, -66), (282, -86, "c"), (276, -48), (250, -14), (232, 0), (206, 10)),
        blob((196, 6), (220, 2), (250, 14), (282, 48, "c"), (246, 44), (216, 26), (200, 12)),
    )
    fin = blob((58, -50), (78, -72), (104, -78, "c"), (98, -52), (104, -32))
    m = f.paint(join(body, fluke, fin), ramp)
    belly = blob(
        (-204, 22), (-150, 26), (-80, 36), (0, 38), (70, 34), (60, 60), (-20, 80), (-110, 90), (-190, 60)
    )
    f.paint(
        belly,
        ["#3a3450", "#8a7284", "#d8b49c", "#ffe8c0"],
        clip=m,
        vol=26,
        soft=3,
        amb=0.3,
        edge=0,
        alpha=0.85,
    )
    for i in range(9):
        f.line(
            [(-192 + i * 3, 30 + i * 5), (-120 + i * 4, 36 + i * 5.4), (-40 + i * 8, 44 + i * 3.6)],
            2.2,
            "#2a2440",
            alpha=0.55,
            clip=m,
        )
    f.line([(-206, 14), (-168, 20), (-128, 14), (-108, 2)], 3.5, "#060a1e", alpha=0.9)
    if shut:
        f.line([(-122, -8), (-112, -3), (-101, -8)], 3, "#060a1e", alpha=0.95)
    else:
        f.flat(ell(-112, -8, 7, 5.5), "#060a1e", det=1)
        f.flat(ell(-114, -10, 2), "#fff4d0", det=1)
    f.line([(-124, -12), (-113, -19), (-101, -12)], 2, "#7a94b8", alpha=0.7)
    f.paint(
        blob((-92, 40), (-58, 40), (-36, 78), (-14, 116), (2, 142, "c"), (-34, 128), (-66, 98), (-88, 62)),
        ramp,
        vol=14,
        edge=0.3,
        det=0.4,
    )
    return f, m


def octopus(
    c: Card, x: float, y: float, h: float = 160, ramp: Ramp = ROSE, fog: float = 0, reach: float = 1.0
) -> list[tuple[float, float]]:
    """An octopus from the front, standing at (x, y); returns the eight arm tips, left to right."""
    f = c.at(x, y, h / 160, 0, fog=fog, vol=9, det=0.4, wob=0.4, rim=0.5)
    tips = []
    for i in range(8):
        u = (i - 3.5) / 3.5
        tip = (u * 105 * reach, -4 - 46 * abs(u) ** 2 * reach - (14 if i % 2 else 0))
        f.paint(
            taper((u * 22, -52, 22), (u * 58, -14, 17), (u * 86 * reach, -2, 11), (*tip, 3)),
            ramp,
            grad=(0.05, -0.15),
        )
        for t in (0.55, 0.75):
            f.paint(ell(u * 100 * t, -7, 3), WHITE, vol=2, alpha=0.7)
        tips.append(f.pt(*tip))
    f.paint(
        blob(
            (0, -158),
            (40, -144),
            (52, -108),
            (38, -66),
            (26, -42),
            (-26, -42),
            (-38, -66),
            (-52, -108),
            (-40, -144),
        ),
        ramp,
        vol=38,
    )
    for sg in (-1, 1):
        f.flat(ell(sg * 15, -74, 9, 10), "#fff2d0", det=1)
        f.flat(ell(sg * 15, -73, 6, 2.6), INK, det=1)
    return tips


def crab(c: Card, x: float, y: float, h: float = 40, ramp: Ramp = RED, fog: float = 0) -> Frame:
    """A crab from the front, claws up."""
    f = c.at(x, y, h / 40, 0, fog=fog, vol=8, det=0.7, wob=0.3)
    for sg in (-1, 1):
        for i in range(3):
            f.line(
                [(sg * 16, -10), (sg * (28 + i * 4), -14 + i * 5), (sg * (34 + i * 2), 0)],
                3,
                ramp[1],
                alpha=1,
            )
        f.paint(taper((sg * 18, -16, 6), (sg * 32, -26, 6), (sg * 30, -36, 4)), ramp, vol=3)
        f.paint(
            blob((sg * 24, -34), (sg * 30, -48, "c"), (sg * 33, -40), (sg * 40, -46, "c"), (sg * 37, -32)),
            ramp,
            vol=4,
        )
    f.paint(ell(0, -12, 24, 13), ramp)
    for sg in (-1, 1):
        f.flat(ell(sg * 7, -25, 2.4), INK, det=1)
    return f


def seahorse(
    c: Card, x: float, y: float, h: float = 90, ramp: Ramp = OCHRE, flip: bool = False, fog: float = 0
) -> Frame:
    """A seahorse, snout left, tail curled."""
    f = c.at(x, y, h / 90, 0, flip, fog=fog, vol=8, det=0.6, wob=0.3, rim=0.5)
    f.paint(
        taper(
            (6, -76, 14), (14, -54, 24), (10, -32, 18), (2, -16, 10), (8, -4, 7), (16, -8, 5), (12, -14, 3)
        ),
        ramp,
    )
    f.paint(
        blob((-4, -88), (8, -90), (14, -80), (8, -70), (-4, -72), (-22, -68), (-23, -73), (-6, -79)),
        ramp,
        vol=6,
    )
    f.paint(blob((24, -60), (38, -54, "c"), (34, -44, "c"), (22, -44)), ramp, vol=3)
    f.flat(ell(2, -81, 2), INK, det=1)
    for i in range(5):
        f.line([(2, -58 + i * 8), (14, -55 + i * 8)], 1.2, ramp[0], alpha=0.5)
    return f


def jellyfish(
    c: Card, x: float, y: float, h: float = 110, ramp: Ramp = ROSE, fog: float = 0, col: Colour = "#ffd0e0"
) -> Frame:
    """A glowing jellyfish; the bell's rim is at y - .5 h."""
    f = c.at(x, y, h / 110, 0, fog=fog, vol=20, det=0.3, wob=0.6)
    c.halo(x, y - h * 0.7, h * 0.8, col, 0.35)
    for i in range(7):
        px = -24 + i * 8
        f.line(
            [(px, -58), (px + 5 * math.sin(i), -34), (px - 5 * math.cos(i * 2), 0)], 2.2, ramp[2], alpha=0.6
        )
    f.paint(
        blob(
            (-36, -56, "c"), (-32, -86), (0, -108), (32, -86), (36, -56, "c"), (18, -62), (0, -56), (-18, -62)
        ),
        ramp,
        alpha=0.85,
    )
    return f


def shell(c: Card, x: float, y: float, h: float = 30, ramp: Ramp = ROSE) -> Frame:
    """A spiral sea shell."""
    f = c.at(x, y, h / 30, 0, vol=8, det=0.6, wob=0.3)
    f.paint(blob((-20, -2), (-14, -22), (2, -28), (18, -18), (26, -2), (2, 2)), ramp)
    f.line(spiral(-2, -14, 12, 2, 1.8), 1.6, ramp[0], alpha=0.6)
    return f
