"""A cow standing half turned to us, looking right, with a flower in its mouth and a bell at its neck."""

import math
from typing import Any

from studio.colour import Ramp
from studio.elements.land.low_sun import Ball, Spot
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM, HAIR
from studio.shapes import Path, blob, ell, join, taper

HIDE: Ramp = ["#3c1a34", "#7c3a34", "#bc6c40", "#f0ac68", "#ffe4ac"]
SHADED: Ramp = ["#2c1430", "#5c2c34", "#8c4c3c", "#bc7c50"]
SOCK: Ramp = ["#5c5480", "#a89ca8", "#ecdcc0", "#fff6dc"]
HOOF: Ramp = ["#1c1424", "#3c2c34", "#6c5850"]
MUZZLE: Ramp = ["#7c4868", "#c88c8c", "#f8d0b8", "#fff0dc"]
HORN: Ramp = ["#6c5868", "#c0a890", "#f4e8cc", "#fffaea"]
DUSK = "#38204c"

BODY: tuple[Ball, ...] = ((0, 152, -96, 54), (0, 146, -40, 62), (0, 142, 20, 64), (0, 150, 74, 54))
NECK: tuple[Ball, ...] = ((0, 166, 76, 50), (0, 206, 116, 38), (0, 226, 132, 34))
FORE: tuple[Ball, ...] = ((28, 112, 72, 26), (28, 66, 74, 15), (28, 40, 72, 12), (28, 12, 74, 12))
HIND: tuple[Ball, ...] = ((30, 132, -98, 40), (31, 92, -88, 24), (31, 60, -106, 13), (31, 12, -100, 12))


def _side(balls: tuple[Ball, ...], sg: int) -> tuple[Ball, ...]:
    return tuple((sg * a, h, d, r) for a, h, d, r in balls)


def cow_spot(x: float, y: float, h: float = 400) -> Spot:
    """The ground under the cow."""
    return Spot(x, y, h / 300, 38)


def cow_shadows(p: Spot) -> list[Path]:
    """All its shadows, for `cast`."""
    legs = [p.limb_shadow(*_side(b, sg)) for b in (FORE, HIND) for sg in (-1, 1)]
    return [
        *legs,
        p.limb_shadow(*BODY),
        p.limb_shadow(*NECK),
        p.limb_shadow((0, 240, 130, 34), (0, 190, 170, 26)),
    ]


def _leg(c: Card, p: Spot, balls: tuple[Ball, ...], far: bool) -> None:
    """Upper leg, knee or hock, a pale sock, a cloven hoof."""
    k = p.s
    ramp = SHADED if far else HIDE
    look: dict[str, Any] = {
        "vol": 12 * k,
        "wob": 0.35,
        "edge": 0.28,
        "amb": 0.2,
        "tex": 0.2,
        "rim": 0 if far else 0.5,
    }
    c.paint(p.limb(*balls), ramp, **look)
    a, _, d, r = balls[-1]
    c.paint(p.limb((a, 40, d, r + 0.6), (a, 18, d, r)), SOCK[:3] if far else SOCK, **{**look, "soft": 2})
    x, y = p.pt(a, 0, d)
    hoof = blob(
        (x - 13 * k, y + 4 * k), (x - 12 * k, y - 14 * k), (x + 12 * k, y - 14 * k), (x + 18 * k, y + 4 * k)
    )
    c.paint(hoof, HOOF, vol=6 * k, wob=0.3, edge=0.3, amb=0.3)
    c.line([(x + 4 * k, y - 13 * k), (x + 7 * k, y + 4 * k)], 2.4 * k, "#0c080c", 0.8)


def _trunk(c: Card, p: Spot) -> None:
    """Back, belly, shoulder and haunch in one piece, pale patches, the shade of the belly."""
    k = p.s
    haunch = p.limb((-20, 176, -104, 40), (-22, 130, -98, 42))
    m = c.paint(
        join(p.limb(*BODY), haunch, p.limb(*NECK)),
        HIDE,
        vol=50 * k,
        wob=0.5,
        edge=0.25,
        amb=0.2,
        rim=0.6,
        tex=0.22,
    )
    for spot in (
        [(-60, 205, -60), (-60, 214, -24), (-60, 172, -8), (-60, 150, -30), (-60, 132, -52), (-60, 168, -84)],
        [(-62, 168, 26), (-62, 186, 50), (-60, 150, 66), (-60, 118, 54), (-62, 116, 30), (-62, 140, 20)],
        [(-40, 190, -150), (-40, 200, -128), (-40, 150, -118), (-40, 120, -140)],
    ):
        c.paint(blob(*(p.pt(*q) for q in spot)), SOCK, vol=20 * k, wob=1.6, soft=2, edge=0, amb=0.34, clip=m)
    c.shade(p.limb((-30, 86, -80, 16), (-30, 76, 0, 24), (-30, 92, 80, 22)), 0.55, 16 * k, DUSK, clip=m)
    c.shade(p.limb((-30, 190, 92, 7), (-34, 130, 76, 9)), 0.3, 9 * k, DUSK, clip=m)
    c.shade(p.limb((-30, 190, -72, 6), (-36, 120, -66, 9)), 0.3, 10 * k, DUSK, clip=m)
    c.shade(p.limb((30, 200, 128, 20), (30, 130, 110, 26)), 0.45, 14 * k, DUSK, clip=m)
    c.marks(m, lambda x, y: 1.2 + 0.3 * (x - p.x) / (90 * k), 420, 17 * k, 2.4 * k, jit=0.08, alpha=0.4)


def _bell(c: Card, p: Spot) -> None:
    k = p.s
    x, y = p.pt(-6, 140, 142)
    strap = [p.pt(-40, 214, 84), p.pt(-44, 170, 112), (x, y - 8 * k), p.pt(40, 176, 128)]
    c.line(strap, 9 * k, "#3c2028", 0.95, ends=0.9)
    f = c.at(x, y, k, wob=0.3, edge=0.3, rim=0.9, amb=0.24)
    f.shade(ell(8, 20, 20, 24), 0.4, 7, DUSK)
    f.paint(ell(2, 38, 6), BRASS, vol=4)
    f.paint(
        blob((-22, 34, "c"), (-17, 14), (-10, -8), (10, -8), (17, 14), (22, 34, "c"), (0, 39)),
        BRASS,
        vol=12,
        det=0.8,
    )


def _ears_and_horns(f: Frame) -> None:
    for sg in (-1, 1):
        ox = 4 + 30 * sg
        f.paint(taper((ox, -24, 17), (ox + 26 * sg, -42, 14), (ox + 26 * sg, -78, 4)), HORN, vol=8)
    f.shade(blob((-34, 14), (-76, 20), (-104, 14), (-84, 36), (-36, 36)), 0.5, 6, DUSK)
    near = f.paint(blob((-34, 2), (-62, -18), (-98, -10), (-106, 8), (-78, 22), (-38, 20)), HIDE, vol=12)
    f.paint(blob((-52, 4), (-76, -4), (-96, 2), (-76, 14), (-54, 14)), MUZZLE, vol=5, clip=near, amb=0.4)
    f.paint(blob((44, -8), (66, -26), (92, -24), (96, -8), (74, 6), (48, 8)), SHADED, vol=9)


def _head(c: Card, p: Spot) -> None:
    """Turned to the right, chewing: blaze, patient eyes, a pink muzzle, the stalk of a daisy."""
    x, y = p.pt(0, 262, 140)
    f = c.at(x, y, p.s * 0.98, 4, vol=20, wob=0.35, edge=0.28, rim=0.6, amb=0.22, tex=0.2, det=0.5)
    f.shade(blob((-46, 40), (0, 110), (60, 116), (30, 150), (-50, 110)), 0.45, 12, DUSK)
    _ears_and_horns(f)
    m = f.paint(
        blob((-40, 0), (-22, -28), (8, -36), (38, -24), (50, 4), (50, 34), (50, 60), (66, 86), (40, 116), (6, 104),
            (-8, 74), (-30, 46)), HIDE, vol=36)  # fmt: skip
    f.paint(
        blob((-6, -36), (22, -34), (30, 10), (42, 58), (20, 74), (8, 50), (0, 10)),
        SOCK,
        vol=10,
        clip=m,
        soft=3,
        edge=0,
    )
    f.shade(taper((-40, 20, 12), (-24, 58, 14), (0, 92, 14)), 0.3, 8, DUSK, clip=m)
    f.shade(taper((52, -6, 16), (56, 50, 16)), 0.4, 8, DUSK, clip=m)
    n = f.paint(
        blob((0, 88), (14, 66), (44, 62), (68, 74), (74, 96), (56, 118), (26, 122), (4, 110)), MUZZLE, vol=22
    )
    f.shade(taper((10, 116, 10), (40, 120, 12), (66, 110, 10)), 0.4, 5, "#6c3048", clip=n)
    for px, py, w in ((24, 84, 7.5), (57, 84, 6)):
        f.flat(ell(px, py, w, 5, 24 if px < 40 else -24), "#4c2030", 0.95, det=1)
    f.line([(8, 106), (34, 109), (64, 103)], 3.6, "#743848", alpha=0.95)
    for px, py, w in ((-12, 22, 10), (42, 16, 7)):
        f.flat(ell(px, py, w, 11), "#1c0c18", 1, det=1)
        f.flat(ell(px + 2, py - 4, 3), "#fff8e8", 1, det=1)
        f.flat(
            blob((px - w - 2, py - 2), (px, py - 13), (px + w + 2, py - 3), (px, py - 6)), HIDE[1], 1, det=1
        )
        f.line([(px - w - 3, py - 1), (px, py - 7), (px + w + 3, py - 2)], 3, "#2c1018", alpha=0.95)
    f.paint(
        blob((-18, -26), (-10, -50), (4, -42), (18, -54), (30, -26), (16, -4), (8, -14), (-4, -2)),
        HAIR,
        vol=8,
        tex=0.4,
    )
    f.line([(26, 108), (2, 126), (-24, 122)], 4.4, "#4c7c34", alpha=1, ends=0.9)
    for i in range(9):
        t = i * math.tau / 9
        f.paint(
            ell(-34 + 14 * math.cos(t), 120 + 13 * math.sin(t), 10.5, 5.2, math.degrees(t)),
            CREAM,
            vol=3,
            amb=0.6,
            det=0.8,
        )
    f.paint(ell(-34, 120, 8), BRASS, vol=4, det=1)


def chewing_cow(c: Card, x: float, y: float, h: float = 400) -> None:
    """The cow standing at (x, y), `h` to its brow; its back runs away to the left."""
    p = cow_spot(x, y, h)
    k = p.s
    tail = p.limb((0, 196, -148, 6), (-4, 170, -164, 5), (-6, 120, -162, 4), (-6, 80, -158, 4))
    for balls in (HIND, FORE):
        _leg(c, p, _side(balls, 1), True)
    c.paint(tail, HIDE, vol=5 * k, wob=0.4, amb=0.3, edge=0.3, rim=0.6)
    tx, ty = p.pt(-6, 80, -158)
    c.paint(blob((tx - 7 * k, ty), (tx + 7 * k, ty), (tx + 10 * k, ty + 26 * k), (tx, ty + 48 * k, "c"), (tx - 9 * k, ty + 26 * k)),
        HAIR, vol=6 * k, tex=0.4, rim=0.4)  # fmt: skip
    c.paint(ell(*p.pt(0, 82, -70), 24 * k, 16 * k), MUZZLE[:3], vol=10 * k, amb=0.1, gain=0.6)
    _trunk(c, p)
    for balls in (HIND, FORE):
        _leg(c, p, _side(balls, -1), False)
    _bell(c, p)
    _head(c, p)
