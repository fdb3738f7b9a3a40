"""Shadows without their owners: their outlines, hung on a line, tried on, slipping away."""

import math

import numpy as np

from studio.colour import Arr
from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import Path, blob, ell, join, rect, taper, xf

CHAR = "#23242c"
LOOSE = "#17161c"
HAND = (
    (130, 322),
    (164, 322),
    (166, 350),
    (156, 384),
    (148, 362),
    (142, 386),
    (136, 362),
    (122, 366),
    (128, 344),
)


def wolf_shadow() -> Path:
    """A wolf sitting with its nose up; howling, if it were anybody's."""
    head = ((-56, -22, "c"), (-28, -14), (-4, -4), (22, -30, "c"), (20, 6))
    back = ((32, 50), (54, 120), (80, 200), (90, 262), (78, 304), (26, 308, "c"), (26, 292), (40, 276))
    legs = ((18, 214, "c"), (6, 250), (2, 308, "c"), (-38, 308, "c"), (-36, 294), (-22, 284), (-26, 210))
    front = ((-46, 150), (-40, 96), (-22, 60), (-34, 40), (-58, 20, "c"), (-30, 16), (-22, 8, "c"))
    return join(
        blob(*head, *back, *legs, *front), taper((74, 284, 22), (86, 318, 22), (76, 350, 16), (60, 362, 4))
    )


def dancer_shadow() -> Path:
    """A dancer: bun, one arm up, a bell of tulle, points."""
    body = join(ell(0, -2, 17, 20), ell(4, -24, 9), taper((0, 14, 16), (0, 40, 30), (0, 92, 24)))
    arms = [taper((-10, 30, 11), (-44, 10, 9), (-40, -34, 6)), taper((10, 32, 11), (46, 58, 9), (70, 44, 6))]
    right = ((-12, 84), (12, 84), (60, 108), (88, 132), (60, 146))
    left = ((20, 140), (-20, 148), (-60, 142), (-86, 128), (-56, 104))
    tutu = blob(*right, *left)
    legs = [
        taper((-8, 138, 20), (-12, 220, 14), (-14, 300, 5)),
        taper((10, 138, 20), (40, 200, 14), (2, 236, 7)),
    ]
    return join(body, *arms, tutu, *legs)


def giant_shadow() -> Path:
    """Far too large: a hat, shoulders, long sleeves with the hands still in them, a coat, boots."""
    hat = blob(
        (-78, -16),
        (-42, -26),
        (-36, -70, "c"),
        (36, -72, "c"),
        (42, -28),
        (80, -18),
        (74, -4),
        (0, 2),
        (-72, -4),
    )
    face = blob((-36, -12), (38, -12), (42, 26), (20, 60), (-20, 60), (-40, 26))
    front = ((-28, 50), (30, 50), (112, 82), (96, 200), (104, 330), (124, 428, "c"), (60, 440), (8, 424, "c"))
    back = ((0, 340, "c"), (-8, 426, "c"), (-60, 440), (-120, 430, "c"), (-102, 330), (-94, 200), (-110, 80))
    sleeves = [taper((sx * 98, 98, 44), (sx * 136, 200, 46), (sx * 146, 318, 38)) for sx in (-1, 1)]
    hands = [blob(*[(sx * px, py) for px, py in HAND]) for sx in (-1, 1)]
    boots = [taper((sx * 58, 420, 46), (sx * 62, 482, 40), (sx * 104, 494, 26)) for sx in (-1, 1)]
    return join(hat, face, blob(*front, *back), *sleeves, *hands, *boots)


def lion_shadow() -> Path:
    """A lion in profile, walking to the right and roaring, all mane; its hind feet at (0, 0)."""
    spikes = []
    for i, a in enumerate(np.linspace(0, 2 * math.pi, 30, endpoint=False)):
        r = 92 if i % 2 else 80
        spikes.append((280 + r * math.cos(a), -132 + r * math.sin(a)))
    upper = blob((320, -176), (350, -170), (384, -158), (404, -142), (398, -124), (360, -122), (320, -118))
    lower = blob((320, -104), (352, -92), (384, -78), (378, -62), (350, -62), (316, -78))
    back = ((6, -122), (60, -140), (150, -138), (230, -160))
    body = blob(*back, (280, -90), (236, -58), (160, -66), (90, -72), (40, -56), (4, -84))
    legs = [
        taper((x, -84, 48), (x + dx, -42, 28), (x + dx * 0.6, -4, 24), (x + dx * 0.6 + 22, 0, 16))
        for x, dx in ((40, -36), (66, 18), (226, -12), (262, 34))
    ]
    tail = (
        taper((16, -116, 16), (-34, -128, 12), (-58, -180, 11)),
        blob((-58, -170), (-76, -204), (-58, -236), (-42, -202)),
    )
    return join(body, blob(*spikes), upper, lower, *legs, *tail)


def hung_shadow(
    c: Card,
    shape: Path,
    x: float,
    s: float,
    a: float,
    sway: float,
    pegs: tuple[float, ...],
    line: float,
    drop: float = 0,
) -> Arr:
    """A shadow on the line: flat, translucent, creased like cloth, pegged at `pegs` from its middle."""
    placed = xf(shape, x, line + drop, s, sway)
    m = c.mask(placed, 1.4, 0.8)
    folds = 0.84 + 0.3 * (c.noise(46, 3, 0.35, 3.0) - 0.5) + 0.1 * np.sin(c.xx / 11 + 2 * np.sin(c.yy / 60))
    c.over(np.clip(m * a * folds, 0, 1), CHAR)
    edge = np.clip(m - c.blur(m, 4), 0, 1)
    c.over(np.clip(edge * 0.5, 0, 1), "#0c0c14")
    for dx in pegs:
        peg(c, x + dx, line)
    return m


def peg(c: Card, x: float, line: float) -> None:
    """A clothes peg on the line."""
    c.paint(rect(x - 6, line - 20, x + 6, line + 20, 3), PINE, vol=4, wob=0.2, det=0.8)


def lion_cast(c: Card, x: float, y: float) -> None:
    """A lion's shadow worn by somebody at (x, y): a little long, it lies behind him to the right."""
    fitted = join(xf(lion_shadow(), x + 26, y + 24, 0.76, 1, sy=0.72), taper((x, y, 30), (x + 40, y + 6, 26)))
    c.over(np.clip(c.mask(fitted, 0.7, 1.0) * 0.86, 0, 1), LOOSE)


def child_pressed() -> Path:
    """A child laid flat to be pressed, 320 long: the head to the left, one arm up, one over the edge, two legs."""
    head = join(
        ell(-156, -4, 31, 26), taper((-182, -10, 14), (-196, -20, 5)), taper((-134, -3, 20), (-104, -3, 22))
    )
    shirt = blob(
        (-112, -21), (-96, -27), (-36, -24), (10, -30), (18, -2), (10, 29), (-36, 22), (-96, 22), (-112, 15)
    )
    arms = (
        taper((-94, -14, 19), (-66, -30, 15), (-88, -42, 12)),
        ell(-98, -43, 11, 7),
        taper((-94, 14, 19), (-84, 44, 16), (-90, 86, 13)),
        ell(-91, 98, 11, 13),
        taper((-94, 94, 7), (-108, 102, 5)),
    )
    legs = (
        taper((0, -14, 27), (66, -20, 18), (120, -24, 14)),
        taper((118, -22, 13), (124, -40, 10)),
        taper((0, 13, 27), (66, 20, 18), (122, 23, 14)),
        taper((120, 22, 13), (130, 42, 10)),
    )
    return join(head, shirt, *arms, *legs)


def tiptoe_shadow(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A child's shadow stealing along a wall to the right with nobody before it; toes at (x, y), 180 high."""
    head = join(ell(18, -150, 25, 27), ell(43, -146, 6, 5), taper((8, -176, 10), (-8, -190, 4)))
    coat = blob((2, -128), (24, -128), (40, -84), (48, -48), (0, -42), (-42, -46), (-24, -88))
    arms = (
        taper((16, -118, 17), (56, -112, 13), (102, -122, 10)),
        ell(106, -124, 9, 7),
        taper((0, -114, 17), (-34, -94, 13), (-48, -116, 10)),
    )
    legs = (
        taper((22, -52, 19), (40, -28, 14), (30, -3, 12)),
        taper((26, -4, 12), (48, -2, 9)),
        taper((-18, -52, 19), (-34, -28, 14), (-64, -14, 11)),
        taper((-64, -16, 11), (-58, 0, 7)),
    )
    placed = xf(join(head, coat, *arms, *legs), x, y, s)
    c.over(np.clip(c.mask(placed, 0.5, 1.0) * 0.82, 0, 1), LOOSE)
