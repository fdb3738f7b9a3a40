"""Building machines that live like animals: what they are made of, and a digger with trunk, ear and tusk."""

import math

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, ell, poly, rect, taper

HIDE = ["#1c1230", "#4c2c44", "#a05838", "#e89c3c", "#ffd884"]
RUBBER = ["#0e0a18", "#241a30", "#4a3448", "#a06c58"]
IVORY = ["#6c4858", "#b88c78", "#f0d4a0", "#fff4d0"]
GLASS = ["#2c2844", "#6c5468", "#e8a878", "#fff0c8"]


def lattice(
    f: Frame, a: tuple[float, float], b: tuple[float, float], w0: float, w1: float, ramp: Ramp = HIDE
) -> None:
    """A boom of two chords and a zigzag between them."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = math.hypot(dx, dy)
    nx, ny = -dy / n, dx / n

    def side(t: float, s: int) -> tuple[float, float]:
        w = (w0 + (w1 - w0) * t) / 2 * s
        return a[0] + dx * t + nx * w, a[1] + dy * t + ny * w

    steps = max(3, int(n / ((w0 + w1) / 2 * 0.9)))
    for k in range(steps):
        f.line([(*side(k / steps, -1 if k % 2 else 1), "c"), (*side((k + 1) / steps, 1 if k % 2 else -1), "c")], 5, ramp[1],
            alpha=0.95, ends=0.9, det=0.3)  # fmt: skip
    for s in (-1, 1):
        f.paint(taper((*side(0, s), 9), (*side(1, s), 7)), ramp, vol=4, edge=0.3)


def lamp(c: Card, f: Frame, x: float, y: float, r: float = 7) -> None:
    """A red warning lamp."""
    f.flat(ell(x, y, r), "#ff4a34", 1, det=1)
    f.flat(ell(x - r * 0.2, y - r * 0.2, r * 0.4), "#ffe0c0", 1, det=1)
    c.halo(*f.pt(x, y), r * 5 * f.s, "#ff4030", 0.7)


def elephant_digger(
    c: Card, x: float, y: float, s: float, flip: bool = False, fog: float = 0,
    light: tuple[float, float, float] = (400, 300, 200), ramp: Ramp = HIDE, trunk: bool = True,
) -> tuple[float, float]:  # fmt: skip
    """A digger on tracks, looking left, its bucket let down to drink; returns where the bucket meets the water."""
    f = c.at(x, y, s, 0, flip, vol=14, wob=0.35, edge=0.32, rim=0.9, fog=fog, light=light, amb=0.18, tex=0.28)
    f.shade(ell(0, 4, 150, 14), 0.5, 8)
    f.paint(rect(-130, -62, 130, 2, 30), RUBBER, vol=16)
    for k in range(5):
        f.paint(ell(-92 + 46 * k, -30, 17), ["#2c2038", "#6c4c54", "#c89070"], vol=6)
    for k in range(14):
        f.line([(-122 + 19 * k, -62), (-118 + 19 * k, -52)], 5, "#100a18", alpha=0.8)
    f.paint(rect(-50, -84, 50, -58, 4), RUBBER, vol=6)
    f.paint(blob((-100, -84, "c"), (-104, -150), (-60, -176), (60, -176), (128, -166), (140, -120), (132, -84, "c")), ramp,
        vol=26, grad=(0.06, -0.2))  # fmt: skip
    f.paint(poly([(-104, -150), (-96, -240), (-70, -252), (-14, -250), (-2, -152)]), ramp, vol=10)
    f.paint(poly([(-90, -176), (-84, -230), (-40, -234), (-34, -178)]), GLASS, vol=4, amb=0.4)
    _ear(f, ramp)
    lamp(c, f, -54, -262, 7)
    f.paint(taper((-90, -106, 20), (-130, -82, 17), (-164, -92, 12), (-184, -122, 4)), IVORY, vol=6, amb=0.4)
    if not trunk:
        f.paint(
            taper((-98, -150, 26), (-126, -150, 22), (-142, -120, 17), (-140, -84, 13), (-150, -66, 9)),
            ramp,
            vol=8,
        )
    else:
        _trunk(f, ramp)
    f.paint(ell(-46, -132, 14), RUBBER, vol=5)
    f.flat(ell(-47, -133, 8.4), "#fff0b8", 1, det=1)
    f.flat(ell(-49, -132, 4), "#241228", 1, det=1)
    c.halo(*f.pt(-47, -133), 40 * s, "#ffdc90", 0.5)
    return f.pt(-312, 14) if trunk else f.pt(-150, -60)


def _ear(f: Frame, ramp: Ramp) -> None:
    """A great flap of sheet steel behind the cab, hinged at its top, ribbed like a fan."""
    flap = blob(
        (-26, -206, "c"),
        (14, -222),
        (62, -204),
        (78, -160),
        (58, -112),
        (22, -92, "c"),
        (-4, -128),
        (-22, -164),
    )
    f.shade(ell(34, -146, 56, 62), 0.5, 6, "#1c1230")
    m = f.paint(flap, ramp, vol=12, edge=0.45, rim=1.1)
    for tip in ((60, -196), (72, -160), (54, -118)):
        f.line([(-20, -196), (tip[0] * 0.5, tip[1] + 8), tip], 4, ramp[0], alpha=0.6, clip=m)
    f.paint(ell(-20, -200, 9), RUBBER, vol=4)


def _trunk(f: Frame, ramp: Ramp) -> None:
    """Boom, stick and bucket let down into the water, a ram along each, a pin at every joint."""
    f.paint(taper((-82, -156, 50), (-156, -286, 44), (-236, -330, 34)), ramp, vol=14)
    f.paint(taper((-226, -338, 34), (-292, -200, 30), (-306, -36, 22)), ramp, vol=12)
    f.line([(-104, -236), (-196, -306)], 11, "#c8a090", alpha=0.9, ends=0.9)
    f.line([(-244, -300), (-294, -110)], 7, "#c8a090", alpha=0.8, ends=0.9)
    for px, py in ((-84, -158), (-232, -332), (-306, -40)):
        f.paint(ell(px, py, 14), RUBBER, vol=6)
        f.flat(ell(px - 2, py - 2, 4.4), "#e8a878", 0.9, det=0.8)
    scoop = blob((-340, -40), (-286, -48), (-266, -4), (-280, 44), (-318, 52), (-352, 28), (-350, -12))
    f.paint(scoop, ramp, vol=12)
