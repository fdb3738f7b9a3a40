"""A giant's leg on tiptoe in a striped sock, in side view, looking left, and his shoe hanging by its lace."""

from typing import Any

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.shapes import Path, blob, curve, ell, poly, rect, stroke, taper

TOE = ["#a85c60", "#e8a094", "#fcc8b0", "#ffe8d4"]
NAIL = ["#e8b8ac", "#fff0e4", "#fffaf4"]
COBALT: Ramp = ["#0c1038", "#1c2c78", "#3c58b4", "#98b0e8"]
MUSTARD: Ramp = ["#4c2818", "#a86c18", "#e8b030", "#ffe48c"]
PLUM_CLOTH: Ramp = ["#100a20", "#30183c", "#603460", "#a878a0"]
LACE = "#e8d8b0"
# toes and ball on the ground, arch and heel in the air, the narrow of the ankle, the calf
INSTEP = ((36, -840), (30, -720), (20, -590), (38, -440), (60, -330), (62, -262),
    (38, -192), (0, -124), (-44, -80), (-86, -58))  # fmt: skip
SOLE = ((-112, -38), (-114, -12), (-96, 1), (-50, 3), (6, 2), (36, -10), (52, -46), (66, -96), (86, -134))
HEEL = ((114, -150), (137, -172), (142, -206), (133, -250), (128, -312),
    (142, -390), (182, -470), (203, -560), (196, -660), (172, -750), (158, -840))  # fmt: skip
BONE = ((-116, -22), (-64, -28), (-12, -54), (36, -108), (80, -176),
    (96, -252), (93, -330), (104, -430), (114, -560), (110, -670), (96, -840))  # fmt: skip
HEEL_CAP = blob((70, -100), (92, -140), (104, -180), (128, -214), (170, -224), (176, -150), (120, -104))
HEEL_SEAM = blob((66, -96), (86, -140), (98, -184), (124, -222), (180, -234), (188, -140), (120, -92))
TOE_CAP = blob((-62, -84), (-58, -40), (-66, 14), (-140, 14), (-140, -70))


def _stripes(n: int = 16) -> list[Path]:
    """Every second slice across the leg from instep to knee, bent a little as round a barrel."""
    line = np.asarray(curve(*BONE))
    cuts = np.linspace(24, len(line) - 5, n * 2).astype(int)
    out = []
    for a, b in zip(cuts[::2], cuts[1::2], strict=True):
        edges = []
        for i in (a, b):
            t = line[i + 3] - line[i - 3]
            t = t / max(np.hypot(*t), 1e-6)
            side = np.array([-t[1], t[0]])
            reach = (-120, -62, 0, 62, 120)
            edges.append([line[i] + side * w - t * 18 * (1 - (w / 120) ** 2) for w in reach])
        out.append(poly([(float(px), float(py)) for px, py in (*edges[0], *edges[1][::-1])]))
    return out


def tiptoe_leg(c: Card, x: float, y: float, s: float, sock: Ramp = COBALT, stripe: Ramp = MUSTARD, hole: bool = False) -> Frame:  # fmt: skip
    """The leg standing on its toes at (x, y), 840 high at s=1; `hole` lets the big toe out."""
    f = c.at(x, y, s)
    f.shade(ell(20, 14, 150, 20), 0.45, 14)
    f.shade(ell(-36, 4, 96, 11), 0.75, 6)
    leg = blob(*INSTEP, *SOLE, *HEEL)
    look: dict[str, Any] = {
        "vol": 60,
        "amb": 0.3,
        "tex": 0.2,
        "edge": 0.28,
        "rim": 0.9,
        "rimw": 9,
        "wob": 0.5,
    }
    m = f.paint(leg, sock, **look)
    plain = c.img.copy()
    f.paint(leg, stripe, **look)
    bands: Arr = np.max([c.mask(f.path(b), 0.4) for b in _stripes()], 0)
    bands = bands * (1 - c.mask(f.path(HEEL_SEAM), 0.4))
    for cap in (HEEL_CAP, TOE_CAP):
        bands = np.maximum(bands, c.mask(f.path(cap), 0.4))
    c.img = (plain + (c.img - plain) * bands[..., None]).astype(np.float32)
    c.marks(m, f.angle(-1.5), 700, 16, 4, jit=0.07, alpha=0.4)
    f.shade(
        blob((20, 6), (52, -40), (72, -104), (120, -128), (150, -120), (110, -60)), 0.5, 12, "#0c0828", clip=m
    )
    f.shade(
        taper((172, -740, 10), (176, -600, 34), (160, -470, 30), (126, -350, 8)), 0.36, 16, "#0c0828", clip=m
    )
    for crease in (
        ((62, -262), (84, -240), (112, -236)),
        ((56, -236), (76, -222), (98, -222)),
        ((-34, -2), (-26, -24), (-38, -44)),
    ):
        f.line(crease, 4, sock[0], alpha=0.5, clip=m)
    if hole:
        _torn_toe(f, m, stripe)
    return f


def _torn_toe(f: Frame, sock: Arr, wool: Ramp) -> None:
    """The big toe through the torn tip of the sock: a dark hole, the toe, and the frayed rim it came through."""
    f.paint(ell(-98, -28, 17, 32, 8), ["#180818", "#301828", "#502c38"], vol=4, wob=0.3)
    toe = blob((-96, -50), (-112, -55), (-134, -57), (-152, -50), (-162, -30), (-156, -9), (-138, 0), (-112, 1), (-96, -4))  # fmt: skip
    m = f.paint(toe, TOE, vol=24, wob=0.2, rim=0.5, det=0.8, edge=0.3, amb=0.5, tex=0.1)
    f.shade(ell(-97, -26, 12, 34), 0.6, 6, "#3c1424", clip=m)
    f.flat(ell(-142, -18, 13, 10), "#f08c80", 0.4, 6, clip=m)
    for dx in (0, 7):
        f.line([(-118 + dx, -52), (-121 + dx, -45), (-119 + dx, -38)], 2.2, "#b06c5c", alpha=0.6, clip=m)
    bed = blob((-164, -30), (-160, -44), (-148, -53), (-135, -53), (-134, -43), (-142, -33), (-154, -26))
    f.shade(bed, 0.6, 2.4, "#a04c48", clip=m)
    nail = blob((-163, -33), (-158, -44), (-148, -51), (-138, -51), (-137, -44), (-144, -36), (-154, -30))
    f.paint(nail, NAIL, vol=4, wob=0.1, det=1, edge=0.4, amb=0.6, tex=0.04)
    torn = [(-97, -60), (-92, -51), (-106, -46), (-95, -37), (-102, -29), (-93, -20), (-107, -12), (-95, -6), (-99, 2)]  # fmt: skip
    rim = poly([(-76, -62), *torn, (-76, 3)])
    f.paint(rim, wool, vol=5, wob=0.3, amb=0.42, edge=0.12, clip=np.maximum(m, sock))
    f.line([(-108, -42), (-121, -47), (-127, -41)], 2.2, wool[2], alpha=0.95)
    f.shade(taper((-128, 3, 6), (-156, 2, 4)), 0.6, 4)


def trouser_lining(c: Card, x: float, y: float, w: float, ramp: Ramp = PLUM_CLOTH) -> None:
    """The dark inside of a trouser leg seen from below; then paint the leg, then `rolled_trouser`."""
    c.paint(ell(x, y - 8, w * 0.53, w * 0.13), [ramp[0], ramp[0], ramp[1]], vol=6, wob=0.5)


def rolled_trouser(c: Card, x: float, y: float, w: float, ramp: Ramp = PLUM_CLOTH) -> None:
    """A trouser leg turned up over the calf, its hem at (x, y); it bends at the knee and goes up out of the card."""
    front = [(-0.5, -30), (-0.54, -90), (-0.66, -150), (-0.66, -200), (-0.5, -260), (-0.3, -420)]
    back = [(1.0, -420), (0.78, -280), (0.56, -190), (0.44, -130), (0.47, -80), (0.5, -30)]
    m = c.paint(
        blob(*[(x + w * u, y + v) for u, v in (*front, *back)]), ramp, vol=70, wob=0.7, rim=0.6, edge=0.25
    )
    c.marks(m, 1.57, 300, 40, 4, jit=0.07, alpha=0.4)
    c.shade(ell(x + w * 0.5, y - 150, w * 0.3, 60), 0.4, 22, ramp[0], clip=m)
    c.flat(ell(x - w * 0.42, y - 176, w * 0.2, 46), ramp[3], 0.3, 20, clip=m)
    for u, dv, reach in ((0.45, 0, 0.62), (0.46, 24, 0.5), (0.5, -26, 0.55)):
        fold = [
            (x + w * u, y - 136 + dv),
            (x + w * (u - reach * 0.5), y - 150 + dv * 1.6),
            (x + w * (u - reach), y - 146 + dv * 2.6),
        ]
        c.shade(stroke(curve(*fold), 13, 0.2), 0.55, 3.5, ramp[0], clip=m)
    hem = [(-0.57, -58), (0, -76), (0.57, -58), (0.58, -14), (0.53, 0), (0, -22), (-0.53, 0), (-0.58, -14)]
    c.shade(blob(*[(x + w * u * 0.9, y + v + 16) for u, v in hem]), 0.4, 9)
    c.shade(blob(*[(x + w * u, y + v - 14) for u, v in hem]), 0.5, 7, ramp[0], clip=m)
    c.paint(blob(*[(x + w * u, y + v) for u, v in hem]), ramp, vol=22, wob=0.5, rim=0.8, edge=0.32, amb=0.36)


def mitten_fist(c: Card, x: float, y: float, s: float, wool: Ramp = MUSTARD) -> None:
    """A fist in a knitted mitten, coming down out of the top of the card, closed round laces that leave it at (x, y)."""
    f = c.at(x, y, s, vol=24, wob=0.4, rim=0.8, rimw=5, edge=0.34, tex=0.2)
    for px in (-4, 11):
        f.line([(px, -20), (px + 1, 10), (px, 30)], 7, LACE, alpha=1, det=0.8, ends=0.9)
    f.paint(blob((-42, -230), (-38, -110), (38, -110), (44, -230)), PLUM_CLOTH, vol=22)
    palm = blob((-32, -112), (-50, -82), (-55, -44), (-46, -10), (-20, 6), (24, 6), (50, -10), (56, -46), (48, -86), (34, -112))  # fmt: skip
    m = f.paint(palm, wool)
    c.marks(m, f.angle(1.5), 160, 12, 3.4, jit=0.06, alpha=0.5)
    f.shade(blob((-48, -36), (-10, -56), (30, -76), (58, -84), (58, -40), (0, -20)), 0.6, 6, wool[0], clip=m)
    fingers = blob((52, -70), (61, -40), (52, -6), (20, 14), (-22, 12), (-46, -6), (-46, -28), (-22, -36), (6, -46), (32, -66))  # fmt: skip
    m = f.paint(fingers, wool, vol=26)
    c.marks(m, f.angle(0.9), 120, 12, 3.4, jit=0.06, alpha=0.5)
    for lace in (
        ((0, -44), (-6, -16), (-4, 16)),
        ((12, -46), (12, -16), (12, 16)),
    ):  # out from under his thumb
        f.shade(stroke(curve(*[(px + 5, py) for px, py in lace]), 8, 0.6), 0.6, 2, wool[0], clip=m)
        f.line(lace, 7, LACE, alpha=1, det=0.8, ends=0.95)
    f.shade(
        blob((-52, -60), (-40, -30), (-10, -14), (24, -16), (30, -38), (-16, -50)), 0.65, 5, wool[0], clip=m
    )
    thumb = blob((-48, -92), (-60, -66), (-52, -42), (-20, -24), (12, -22), (25, -32), (18, -46), (-12, -54), (-26, -70), (-30, -92))  # fmt: skip
    t = f.paint(thumb, wool, vol=18)
    c.marks(t, f.angle(0.7), 60, 12, 3.4, jit=0.06, alpha=0.5)
    cuff = f.paint(
        blob((-50, -140), (0, -146), (52, -140), (53, -106), (0, -99), (-51, -104)), COBALT, vol=18
    )
    for px in (-40, -24, -8, 8, 24, 40):
        f.line([(px, -142), (px * 1.02, -104)], 5, COBALT[0], alpha=0.55, clip=cuff)


def hanging_shoe(
    c: Card, x: float, y: float, s: float, rot: float, ramp: Ramp, lace: tuple[float, float]
) -> None:
    """A big old shoe hung by its lace from a point above; (x, y) is its ankle opening."""
    f = c.at(x, y, s, rot)
    c.line(
        [lace, ((lace[0] + x) / 2 + 6, (lace[1] + y) / 2), f.pt(-10, 10)], 6, LACE, 0.95, det=0.6, ends=0.8
    )
    upper = blob(
        (-44, 0), (-54, 56), (-110, 96), (-156, 122), (-160, 156), (60, 160), (66, 80), (48, -6), (0, 8)
    )
    f.paint(upper, ramp, vol=40, wob=0.5, rim=0.9, rimw=7, edge=0.3)
    f.paint(rect(-170, 148, 70, 174, 12), ["#1c1018", "#3c2830", "#7c6064"], vol=9, wob=0.4, rim=0.5)
    f.paint(rect(24, 168, 72, 196, 6), ["#1c1018", "#3c2830", "#7c6064"], vol=9, wob=0.4)
    f.paint(ell(2, 2, 46, 13), ["#0c0814", "#1c1424", "#3c2c40"], vol=5, wob=0.4)
    for i in range(4):
        f.line([(-52 - i * 15, 40 + i * 17), (-24 - i * 15, 52 + i * 15)], 6, LACE, alpha=0.95, det=0.7)
