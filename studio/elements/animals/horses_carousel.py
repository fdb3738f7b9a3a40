"""Carousel horses of painted wood, shown from the waterline up, and the canopy they came from."""

import math

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM, RED, WHITE
from studio.shapes import blob, ell, join, poly, taper

INK = "#2a1420"


def _neck(f: Frame, ramp: Ramp, tack: Ramp) -> Arr:
    """An arched neck and the breast strap, which runs back under the blanket."""
    front = (
        (-64, 14, "c"),
        (-62, -24),
        (-46, -66),
        (-34, -104),
        (-34, -134),
        (-42, -176),
        (-30, -204),
        (-8, -204),
    )
    m = f.paint(
        blob(*front, (16, -178), (38, -132), (56, -84), (84, -44), (90, 14, "c")),
        ramp,
        vol=34,
        grad=(0.06, -0.2),
    )
    strap = ((-64, -34), (-30, -14), (20, -6), (64, -14), (98, -30))
    f.line(strap, 13, tack[1], alpha=1, ends=0.9, clip=m)
    f.line([(x, y - 3) for x, y in strap], 7, tack[2], alpha=1, ends=0.9, clip=m)
    for x, y in ((-38, -20), (0, -9), (40, -10)):
        f.paint(ell(x, y, 8), BRASS, vol=6, det=0.8)
    return m


def _ear(f: Frame, x: float, ramp: Ramp) -> None:
    """A pricked leaf of an ear, darker than the face, hollow towards us."""
    dark = [*ramp[:3], ramp[2]]
    f.paint(
        blob((x - 8, -194), (x - 10, -212), (x - 5, -238, "c"), (x + 6, -218), (x + 8, -198)),
        dark,
        vol=6,
        edge=0.4,
    )
    f.flat(blob((x - 3, -200), (x - 6, -213), (x - 4.4, -229, "c"), (x + 2, -214)), "#7a3c4c", 0.6, 1)


def _eye(f: Frame) -> None:
    white = blob((-66, -162, "c"), (-58, -169), (-48, -166), (-44, -158, "c"), (-54, -155))
    f.flat(white, "#fff8ec", 1, wob=0.2, det=1)
    f.flat(ell(-56, -162, 5, 5.6), INK, 1, wob=0.2, det=1)
    f.flat(ell(-58, -164, 1.6), "#fff8ec", 1, wob=0, det=1)
    f.line([(-68, -163), (-58, -172), (-46, -169), (-40, -160)], 2.6, INK, alpha=0.9, det=1)


def _bridle(f: Frame, tack: Ramp, head: Arr) -> None:
    """Straps that go round the head: nose, throat, cheek, brow."""
    for way in (
        ((-106, -142), (-93, -118), (-84, -92)), ((-28, -206), (-24, -160), (-36, -108)), ((-62, -186), (-42, -182), (-22, -188)),
    ):  # fmt: skip
        f.line(way, 6, tack[2], alpha=1, ends=0.9, clip=head)
    f.line([(-93, -118), (-62, -134), (-26, -150)], 5, tack[2], alpha=1, ends=0.8, clip=head)
    for x, y in ((-93, -118), (-27, -150)):
        f.paint(ell(x, y, 6.5), BRASS, vol=5, det=0.9)


def _head(f: Frame, ramp: Ramp, mane: Ramp, tack: Ramp) -> None:
    """A small carved head in profile, looking left."""
    _ear(f, -10, ramp)
    muzzle = (
        (-66, -178),
        (-90, -150),
        (-114, -124),
        (-124, -110),
        (-122, -97),
        (-112, -92),
        (-106, -86),
        (-96, -88),
    )
    shape = blob(
        (-26, -204),
        (-46, -200),
        *muzzle,
        (-84, -100),
        (-62, -112),
        (-40, -116),
        (-22, -130),
        (-12, -160),
        (-14, -190),
    )
    m = f.paint(shape, ramp, vol=17)
    f.shade(blob((-78, -118), (-52, -122), (-34, -136), (-30, -120), (-56, -108)), 0.3, 5, "#5c3048", clip=m)
    f.flat(ell(-116, -108, 3.6, 5, 30), INK, 0.9, wob=0.3, det=1)
    f.line([(-118, -96), (-104, -97), (-94, -102)], 2, INK, alpha=0.7)
    _eye(f)
    _bridle(f, tack, m)
    _ear(f, -26, ramp)
    for way in (
        ((-22, -206, 12), (-42, -202, 14), (-58, -186, 9), (-64, -172, 2)),
        ((-24, -202, 9), (-38, -194, 9), (-46, -180, 2)),
    ):
        f.paint(taper(*way), mane, vol=6, edge=0.3)


def _lock(f: Frame, t: float, mane: Ramp) -> None:
    """One carved wave of the mane, `t` of the way from the poll to the withers."""
    x, y = -24 + 80 * t, -202 + 134 * t**1.12
    sway = math.sin(t * 23)
    length, w = (70 + 16 * sway) * (1 - 0.34 * t), 24 - 5 * t
    run = [(x - 14, y + 4, w * 0.8), (x + 12, y - 3, w), (x + length * 0.5, y + 10, w * 0.86),
        (x + length * 0.82, y + 36 + 8 * sway, w * 0.6), (x + length * 1.04, y + 50 + 12 * sway, w * 0.32),
        (x + length * 1.22, y + 46 + 12 * sway, 2)]  # fmt: skip
    f.shade(taper(*[(px + 2, py + 10, pw) for px, py, pw in run[1:4]]), 0.32, 5, "#3c1c30")
    f.paint(taper(*run), mane, vol=10, edge=0.32)
    for off in (-0.28, 0, 0.26):
        f.line([(px, py + off * pw) for px, py, pw in run[:5]], 1.5, mane[0], alpha=0.5, det=0.4)


def _mane(f: Frame, mane: Ramp) -> None:
    for i in range(12):
        _lock(f, i / 11, mane)


def _looking_ahead(f: Frame, ramp: Ramp, mane: Ramp, tack: Ramp) -> None:
    """Head and neck of a horse that knows where it is going."""
    m = _neck(f, ramp, tack)
    chin = blob((-60, -110), (-30, -116), (-14, -140), (0, -150), (-8, -110), (-34, -86))
    f.shade(chin, 0.4, 7, "#40203c", clip=m)
    f.line([(-94, -108), (-60, -84), (-10, -78), (60, -80)], 4, tack[1], alpha=0.95, ends=0.8)
    _head(f, ramp, mane, tack)
    _mane(f, mane)
    _ear(f, -26, ramp)


def _looking_back(f: Frame, ramp: Ramp, mane: Ramp, tack: Ramp) -> None:
    """The neck goes on, the mane behind it; the head has turned round upon it."""
    _mane(f.card.at(*f.pt(20, 6), f.s, f.rot, f.flip, **f.defaults), mane)
    m = _neck(f, ramp, tack)
    f.shade(
        blob((-40, -190), (-20, -130), (20, -104), (60, -92), (60, -76), (4, -84), (-36, -116)),
        0.5,
        8,
        "#2c1020",
        clip=m,
    )
    f.line([(50, -108), (66, -84), (84, -66)], 4, tack[1], alpha=0.95, ends=0.8)
    g = f.card.at(*f.pt(-46, -6), f.s, f.rot, not f.flip, **f.defaults)
    _head(g, ramp, mane, tack)


def twisted_pole(f: Frame, x: float, y0: float, y1: float, w: float = 9) -> None:
    """A brass pole with a spiral groove and a ball on top."""
    f.paint(poly([(x - w / 2, y0), (x - w / 2, y1), (x + w / 2, y1), (x + w / 2, y0)]), BRASS, vol=5, det=0.6)
    for i in range(int((y0 - y1) / 15)):
        y = y0 - i * 15
        f.line([(x - w / 2, y), (x + w / 2, y - 9)], 2.4, "#6a3c14", alpha=0.8, ends=0.8, wob=0.1)
    f.paint(ell(x, y1 - 6, w * 0.9), BRASS, vol=6, det=0.6)


def carousel_horse(
    c: Card,
    x: float,
    y: float,
    h: float = 220,
    ramp: Ramp = WHITE,
    mane: Ramp = BRASS,
    tack: Ramp = RED,
    rot: float = 0,
    fog: float = 0,
    flip: bool = False,
    looks_back: bool = False,
    pole: float = 330,
) -> Frame:
    """A wooden horse swimming left, waterline at (x, y); `h` is the height of its head above the water."""
    f = c.at(
        x, y, h / 220, rot, flip, fog=fog, vol=18, det=0.45, wob=0.3, rim=0.7, edge=0.28, tex=0.14, lump=0.04
    )
    tail = taper((186, -30, 18), (206, -54, 24), (230, -46, 24), (244, -14, 16), (250, 12, 6))
    f.paint(tail, mane, vol=10)
    f.paint(taper((188, -32, 8), (208, -48, 10), (226, -36, 9), (234, 8, 3)), mane, vol=5)
    back = blob(
        (-62, 14, "c"), (-40, -40), (40, -56), (90, -44), (130, -38), (176, -50), (204, -28), (210, 14, "c")
    )
    f.paint(back, ramp, vol=34, grad=(0.08, -0.22))
    blanket = blob((56, -62), (100, -52), (142, -48), (156, -20), (150, 14), (56, 14), (48, -20))
    bm = f.paint(blanket, tack, vol=14)
    for bx in (64, 82, 100, 118, 136):
        f.paint(ell(bx, 4, 6), BRASS, vol=4, clip=bm, det=0.6)
    saddle = blob(
        (66, -66), (80, -84), (92, -66), (116, -60), (138, -78), (148, -62), (136, -46), (100, -42), (72, -48)
    )
    f.paint(saddle, CREAM, vol=10)
    twisted_pole(f, 106, -56, -56 - pole)
    f.paint(ell(106, -54, 11, 5), BRASS, vol=4, det=0.6)
    (_looking_back if looks_back else _looking_ahead)(f, ramp, mane, tack)
    return f


def canopy(
    c: Card, x: float, y: float, w: float = 400, ramp: Ramp = RED, stripe: Ramp = CREAM, rot: float = 0
) -> Frame:
    """The striped roof of a carousel, rim at (x, y), with scallops and lamps along it."""
    f = c.at(x, y, w / 400, rot, vol=12, wob=0.35, edge=0.22, det=0.35, rim=0.5)
    n = 12
    rim = [(-200 * math.cos(math.pi * i / n), 34 * math.sin(math.pi * i / n)) for i in range(n + 1)]
    f.paint(
        blob(
            (-200, 0, "c"),
            (-110, -70),
            (0, -170, "c"),
            (110, -70),
            (200, 0, "c"),
            (120, 30),
            (0, 36),
            (-120, 30),
        ),
        ramp,
    )
    for i in range(n):
        (ax, ay), (bx, by) = rim[i], rim[i + 1]
        side = blob((0, -170, "c"), (ax * 0.5, ay - 84), (ax, ay, "c"), (bx, by, "c"), (bx * 0.5, by - 84))
        f.paint(side, stripe if i % 2 else ramp, vol=9, edge=0.12)
    for i in range(n):
        (ax, ay), (bx, by) = rim[i], rim[i + 1]
        mx, my, r = (ax + bx) / 2, (ay + by) / 2, max(abs(bx - ax) / 2, 7)
        scallop = join(
            poly([(ax, ay - 3), (bx, by - 3), (bx, by + 14), (ax, ay + 14)]), ell(mx, my + 15, r, 15)
        )
        f.paint(scallop, ramp if i % 2 else stripe, vol=6, edge=0.3)
    for ax, ay in rim:
        px, py = f.pt(ax, ay + 2)
        c.halo(px, py, 44 * w / 400, "#ffc060", 0.9)
        c.dot(px, py, 7.5 * w / 400, "#fff6cc", 1)
    f.paint(ell(0, -174, 13), BRASS, vol=8)
    f.line([(0, -180), (0, -226)], 4, "#8a5a20", alpha=1, ends=0.8)
    f.paint(blob((2, -226, "c"), (30, -224), (58, -212, "c"), (30, -206), (2, -202, "c")), ramp, vol=4)
    return f
