"""Building machines that live like animals: a crane with a giraffe's neck, a digger with a trunk."""

import math

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, ell, join, poly, rect, taper

HIDE = ["#1c1230", "#4c2c44", "#a05838", "#e89c3c", "#ffd884"]
RUBBER = ["#0e0a18", "#241a30", "#4a3448", "#a06c58"]
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


def crane_head(
    c: Card,
    x: float,
    y: float,
    s: float,
    rot: float,
    flip: bool,
    fog: float,
    light: tuple[float, float, float],
) -> None:
    """The end of a boom: a long muzzle with two pulleys and two lamps for horns; it looks left."""
    f = c.at(x, y, s, rot, flip, vol=9, wob=0.35, edge=0.32, rim=0.9, fog=fog, light=light, amb=0.2)
    for hx in (6, 24):
        f.paint(taper((hx, -14, 6), (hx + 4, -40, 5)), HIDE)
        lamp(c, f, hx + 5, -44, 7)
    f.paint(
        blob((38, -18), (40, 20), (4, 26), (-44, 22), (-78, 22), (-84, 4), (-72, -8), (-36, -16), (4, -26)),
        HIDE,
        vol=14,
    )
    f.paint(ell(8, -2, 15), RUBBER, vol=7)
    f.flat(ell(8, -2, 6), "#ffdca0", 1, det=1)
    f.paint(ell(-66, 6, 9), RUBBER, vol=5)
    f.line([(-82, 14), (-50, 16), (-30, 12)], 3, "#2c1828", alpha=0.7)


def giraffe_crane(
    c: Card, x: float, y: float, s: float, drinking: bool = False, flip: bool = False, fog: float = 0,
    light: tuple[float, float, float] = (400, 300, 200),
) -> tuple[float, float]:  # fmt: skip
    """A crane on four legs, looking left; drinking, its legs are spread and its muzzle is on the ground line."""
    f = c.at(x, y, s, 0, flip, vol=12, wob=0.35, edge=0.3, rim=0.9, fog=fog, light=light, amb=0.18, tex=0.3)
    spread = 1.9 if drinking else 1.0
    low = 40 if drinking else 0
    for foot, hip in ((-70 * spread, -44), (-44 * spread, -30), (58, 44), (92, 60)):
        lattice(f, (hip, -206 + low), (foot, -10), 22, 15)
        f.paint(rect(foot - 20, -12, foot + 20, 2, 4), RUBBER, vol=5)
    body = poly([(-84, -300 + low), (96, -286 + low), (104, -200 + low), (-74, -196 + low)])
    m = f.paint(body, HIDE, vol=18, grad=(0.06, -0.2))
    for px, py, r in ((-40, -262, 17), (10, -238, 20), (56, -264, 16), (-14, -276, 11), (40, -224, 11)):
        f.paint(ell(px, py + low, r, r * 0.8), ["#2c1830", "#6c3428", "#b86828"], vol=4, clip=m, alpha=0.8)
    f.paint(rect(96, -278 + low, 126, -214 + low, 5), RUBBER, vol=8)
    neck, head = ((-74, -270 + low), (-300, -60)) if drinking else ((-60, -290), (-130, -640))
    lattice(f, neck, head, 46, 22)
    f.line([(80, -290 + low), (neck[0] + 10, neck[1] - 60), head], 3, "#2c1830", alpha=0.8, ends=0.8)
    hx, hy = f.pt(*head)
    turn = (-58 if not flip else 58) if drinking else 0
    crane_head(c, hx, hy, s * 1.05, turn, flip, fog, light)
    return f.pt(head[0] - 40, -6) if drinking else f.pt(*head)


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
    f.paint(poly([(-102, -150), (-92, -244), (-14, -250), (-4, -152)]), ramp, vol=10)
    f.paint(poly([(-90, -160), (-82, -232), (-26, -236), (-18, -160)]), GLASS, vol=4, amb=0.4)
    f.paint(ell(30, -128, 40, 30, 12), ramp, vol=10, edge=0.4)
    lamp(c, f, -54, -258, 7)
    f.flat(ell(-88, -118, 9), "#fff0b8", 1, det=1)
    c.halo(*f.pt(-88, -118), 40 * s, "#ffdc90", 0.6)
    if not trunk:
        return f.pt(-120, -60)
    f.paint(join(taper((-70, -150, 46), (-150, -290, 44), (-236, -330, 34))), ramp, vol=14)
    f.paint(taper((-226, -338, 34), (-286, -220, 30), (-300, -80, 22)), ramp, vol=12)
    f.line([(-90, -230), (-190, -300)], 11, "#c8a090", alpha=0.9, ends=0.9)
    f.line([(-240, -300), (-288, -140)], 7, "#c8a090", alpha=0.8, ends=0.9)
    for px, py in ((-72, -150), (-232, -332), (-300, -84)):
        f.paint(ell(px, py, 13), RUBBER, vol=6)
    f.paint(
        blob((-332, -84), (-278, -88), (-262, -46), (-278, -6), (-316, 0), (-346, -20), (-342, -56)),
        ramp,
        vol=12,
    )
    for k in range(4):
        f.paint(poly([(-346 + 16 * k, -10), (-334 + 16 * k, -8), (-344 + 16 * k, 12)]), RUBBER, vol=3)
    return f.pt(-306, 0)
