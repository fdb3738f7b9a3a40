"""Those who hide badly behind trees: a stag with a lantern, a tiger standing upright."""

import math
from typing import Any

from studio.colour import Ramp
from studio.elements.things.lights import lantern
from studio.paint import Card, Frame
from studio.palettes import BOOT, DEER, LINEN
from studio.shapes import blob, curve, ell, join, poly, taper

EMBER: Ramp = ["#c84c10", "#ff9c30", "#ffe088"]
CREAMY: Ramp = ["#8c6c54", "#d0b088", "#f4e4c0", "#fff8e4"]
STRIPE: Ramp = ["#1c0c10", "#2c1418", "#4c2420"]
ANTLER: Ramp = ["#24140c", "#4c2c18", "#7c5028", "#d09c58"]
TAWNY: Ramp = ["#7c3c10", "#c8741c", "#f4a83c", "#ffd87c"]


def _antler(f: Frame, lean: float, tines: tuple[tuple[float, float, float], ...]) -> None:
    """One antler rooted at (0, 0), its beam leaning; a tine is (how far up the beam, dx, dy)."""
    beam = [(0.0, 0.0), (lean * 0.45, -34.0), (lean * 0.9, -70.0), (lean * 0.8, -108.0)]
    horn = taper(*((x, y, w) for (x, y), w in zip(beam, (11, 10, 8, 3), strict=True)))
    line = curve(*beam)
    for t, dx, dy in tines:
        x, y = line[int(t * (len(line) - 1))]
        horn = join(horn, taper((x, y, 8), (x + dx * 0.6, y + dy * 0.4, 6), (x + dx, y + dy, 2.4)))
    f.paint(horn, ANTLER, vol=5, wob=0.3)


def _leg(
    f: Frame, ramp: Ramp, hip: tuple[float, float, float], knee: tuple[float, float], foot: float
) -> None:
    """Thigh, shin and hoof."""
    kx, ky = knee
    f.paint(taper(hip, (kx, ky, 14), (foot + 2, -30, 9), (foot, -8, 9)), ramp, vol=8)
    f.paint(poly([(foot - 9, 0), (foot - 5, -13), (foot + 6, -13), (foot + 7, 0)]), BOOT, vol=3)


def stag(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A stag looking right, certain that the trunk at `x` will do; from its antlers hangs a lit lantern."""
    f = c.at(x, y, s, 0, True, vol=16, wob=0.35, edge=0.28, rim=0.8, amb=0.3)
    f.shade(ell(4, 2, 84, 9), 0.5, 6)
    far = DEER[:4]
    _leg(f, far, (58, -96, 30), (68, -52), 58)
    _leg(f, far, (-46, -96, 24), (-44, -50), -42)
    f.paint(ell(88, -122, 9, 15, 24), LINEN, vol=5)
    back = ((86, -120), (74, -144), (16, -150), (-22, -150), (-44, -168), (-58, -206))
    chest = ((-84, -192), (-86, -160), (-84, -124), (-70, -92), (-44, -80), (10, -78), (74, -86))
    m = f.paint(blob(*back, *chest), DEER, vol=26, grad=(0.08, -0.2))
    c.marks(m, f.angle(2.0), 170, 16, 3, jit=0.1, alpha=0.5)
    f.paint(
        blob((-88, -180), (-86, -130), (-72, -100), (-66, -130), (-76, -170)),
        CREAMY,
        vol=8,
        clip=m,
        soft=4,
        edge=0,
    )
    _leg(f, DEER, (66, -98, 36), (82, -50), 74)
    _leg(f, DEER, (-58, -98, 28), (-60, -50), -60)
    f.paint(blob((-58, -208), (-40, -222), (-22, -226, "c"), (-34, -206), (-54, -198)), DEER, vol=5)
    head = blob(
        (-56, -206),
        (-72, -218),
        (-92, -210),
        (-118, -190),
        (-127, -176),
        (-118, -165),
        (-94, -166),
        (-72, -172),
        (-58, -186),
    )
    m = f.paint(head, DEER, vol=13, edge=0.32)
    f.shade(
        blob((-94, -210), (-130, -184), (-130, -170), (-104, -176), (-84, -190)), 0.45, 6, "#3c1808", clip=m
    )
    f.paint(ell(-106, -166, 16, 6), CREAMY, vol=4, clip=m, soft=2, edge=0, alpha=0.8)
    f.paint(ell(-123, -180, 8, 7), ["#140c10", "#2c1c20", "#5c4448"], vol=5, det=1, rim=0)
    f.line([(-121, -171), (-112, -169), (-102, -172)], 2.6, "#3c1c18", alpha=0.9)
    f.flat(ell(-85, -198, 6.4, 6.8), "#fff4d4", 1, det=1, wob=0.1)
    f.flat(ell(-86.5, -197, 4.6, 5.4), "#1c0c10", 1, det=1, wob=0.1)
    for ax, lean, tines in (
        (-78, -34, ((0.3, -26, -20), (0.66, -22, -30))),
        (-64, 16, ((0.5, 22, -14), (0.8, 14, -22))),
    ):
        _antler(c.at(*f.pt(ax, -212), s, 0, True, vol=5, edge=0.32, rim=0.8, amb=0.3), lean, tines)
    hook = f.pt(-38, -274)
    c.line([hook, (hook[0] + 1, hook[1] + 16 * s)], 2.4, "#4c2c18", 1, 0.1, ends=1, det=1)
    lantern(c, hook[0] + 1, hook[1] + 56 * s, 44 * s, g=0.6)
    glass = c.at(hook[0] + 1, hook[1] + 56 * s, 1.1 * s, vol=4, amb=0.6, wob=0.2, det=0.8)
    for side in (-1, 1):
        glass.paint(poly([(side * 1.4, -25), (side * 9, -25), (side * 12, -5), (side * 1.4, -5)]), EMBER)


def striped(
    c: Card, points: list[tuple[float, float, float]], a: Ramp, n: int, b: Ramp | None = None
) -> None:
    """A tail or a stocking in two colours."""
    m = c.paint(taper(*points), a, vol=points[0][2] * 0.4, edge=0.32, rim=0.7, wob=0.4)
    line = curve(*[p[:2] for p in points])
    for k in range(n):
        i = min(len(line) - 3, int(len(line) * (k + 0.25) / n))
        j = min(len(line) - 2, int(len(line) * (k + 0.75) / n))
        (x0, y0), (x1, y1) = line[i], line[j]
        d = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / d * 24, (x1 - x0) / d * 24
        band = poly([(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)])
        c.paint(band, b or STRIPE, vol=8, clip=m, edge=0.1, wob=0.3, amb=0.4)


def _tiger_face(f: Frame) -> None:
    """A broad face turned to us, a little tilted: it hopes that it cannot be seen."""
    for sx in (-1, 1):
        f.paint(ell(sx * 36, -42, 18), TAWNY, vol=8)
        f.flat(ell(sx * 35, -40, 9), "#5c2c20", 0.9, 2)
    outline = blob(
        (0, -54),
        (34, -44),
        (52, -12),
        (60, 16, "c"),
        (44, 26),
        (28, 46),
        (0, 52),
        (-28, 46),
        (-44, 26),
        (-60, 16, "c"),
        (-52, -12),
        (-34, -44),
    )
    m = f.paint(outline, TAWNY, vol=34)
    for pts in (((0, -60, 13), (0, -34, 3)), ((20, -58, 12), (14, -34, 3)), ((-20, -58, 12), (-14, -34, 3)), ((64, -6, 13), (38, -2, 3)),
            ((64, 14, 12), (42, 14, 3)), ((-64, -6, 13), (-38, -2, 3)), ((-64, 14, 12), (-42, 14, 3))):  # fmt: skip
        f.paint(taper(*pts), STRIPE, vol=4, clip=m, wob=0.3, edge=0.1)
    for sx in (-1, 1):
        f.paint(ell(sx * 13, 27, 18, 15), LINEN, vol=9, soft=1, edge=0.12)
        f.paint(ell(sx * 21, -12, 12, 13), LINEN, vol=4, edge=0.1, soft=1)
        f.flat(ell(sx * 21 - 3, -8, 7, 8.6), "#140c10", 1, det=1, wob=0.15)
        f.flat(ell(sx * 21 - 5.4, -12, 2.6), "#fff8dc", 1, det=1, wob=0.1)
        f.line([(sx * 10, -28), (sx * 20, -31), (sx * 31, -26)], 4, "#3c1c18", alpha=0.8)
        f.line([(0, 23), (sx * 5, 32), (sx * 15, 33)], 3, "#3c1c18", alpha=0.95, det=1)
    f.paint(ell(0, 45, 11, 6), LINEN, vol=3, edge=0.1)
    f.paint(
        blob((-10, 9), (0, 7), (10, 9), (4, 20), (-4, 20)), ["#5c1c20", "#b04c48", "#f09c8c"], vol=4, det=0.9
    )


def tiger(c: Card, x: float, y: float) -> None:
    """Upright behind the trunk at `x`, which is half as wide as it is: a face and a belly come out on both sides."""
    how: dict[str, Any] = {"edge": 0.4, "rim": 0.3, "wob": 0.4, "amb": 0.3, "gain": 0.8}
    f = c.at(x, y, 1.0, **how)
    f.shade(ell(0, 2, 92, 11), 0.6, 8)
    for side in (-1, 1):
        f.paint(
            blob((side * 26, 4), (side * 24, -20), (side * 52, -26), (side * 82, -12), (side * 80, 5)),
            TAWNY,
            vol=12,
        )
        for k in (-9, 6):
            f.line([(side * 60 + k, 3), (side * 60 + k, -7)], 3, "#3c1c18", alpha=0.7)
    half = ((56, -292), (78, -252), (82, -190), (88, -116), (80, -50), (52, -8))
    body = f.paint(blob((0, -304), *half, (0, 0), *((-px, py) for px, py in reversed(half))), TAWNY, vol=44)
    f.paint(ell(0, -122, 62, 108), LINEN, vol=22, clip=body, soft=6, edge=0)
    for k in range(6):
        at = -238 + k * 38
        for side in (-1, 1):
            f.paint(
                taper((side * 100, at - 8, 19), (side * 76, at, 12), (side * 56, at + 8, 3)),
                STRIPE,
                vol=5,
                clip=body,
                edge=0.1,
            )
    f.shade(ell(0, -20, 80, 26), 0.35, 12, "#3c1808", clip=body)
    neck = f.paint(taper((34, -232, 92), (42, -284, 70), (42, -316, 66)), TAWNY, vol=26)
    for at in (-262, -240):
        f.paint(taper((92, at - 6, 15), (66, at, 10), (48, at + 5, 3)), STRIPE, vol=5, clip=neck, edge=0.1)
    f.shade(ell(42, -280, 50, 18), 0.6, 8, "#3c1808", clip=neck)
    _tiger_face(c.at(x + 40, y - 330, 0.9, 9, **how))


def tiger_paws(c: Card, x: float, y: float, w: float) -> None:
    """Both paws and the tail, painted after the trunk (`w` wide): they clasp it, the tail lies round its foot."""
    f = c.at(x, y, 1.0, vol=12, edge=0.36, rim=0.3, wob=0.35, amb=0.3, gain=0.85)
    f.shade(taper((86, 16, 20), (30, 34, 22), (-70, 30, 16)), 0.5, 7)
    tail = (
        (78, -34, 20),
        (98, 0, 22),
        (64, 22, 22),
        (0, 26, 22),
        (-58, 18, 21),
        (-84, -12, 19),
        (-72, -40, 13),
    )
    striped(c, [(*f.pt(px, py), pw) for px, py, pw in tail], TAWNY, 9)
    for side, py in ((-1, -206), (1, -206)):
        edge = side * w / 2
        f.shade(ell(edge - side * 8, py + 8, 24, 18), 0.5, 6)
        f.shade(taper((edge + side * 50, py + 14, 20), (edge + side * 6, py + 22, 20)), 0.4, 6, "#3c1808")
        m = f.paint(
            taper(
                (edge + side * 34, py - 56, 40),
                (edge + side * 42, py - 26, 42),
                (edge + side * 40, py + 2, 38),
                (edge + side * 12, py + 8, 33),
                (edge - side * 8, py + 2, 31),
            ),
            TAWNY,
        )
        for up, reach in ((66, 20), (46, 26), (24, 30)):
            f.paint(
                taper((edge + side * 66, py - up - 8, 13), (edge + side * (66 - reach), py - up, 3)),
                STRIPE,
                vol=3,
                clip=m,
                edge=0.1,
            )
        for px in (40, 18):
            f.paint(
                taper((edge + side * px, py - 20, 10), (edge + side * (px - 3), py + 6, 5)),
                STRIPE,
                vol=3,
                clip=m,
                edge=0.1,
            )
        for k in (-5, 5):
            f.line([(edge - side * 27, py + k), (edge - side * 14, py + k + 1)], 3, "#3c1c18", alpha=0.8)
