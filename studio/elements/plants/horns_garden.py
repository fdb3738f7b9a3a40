"""Gramophone horns that grow like bellflowers, and a cricket dressed for a recital."""

import math

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, PINE, SPRING, WALNUT, WOOD
from studio.shapes import blob, ell, poly, rect, taper

STALK = ["#12301c", "#2c5c30", "#6c9444", "#c8d478"]
EMERALD = ["#04241c", "#0a5c3c", "#18a05c", "#8cf0a0"]
INK = "#10181c"


def _mouth(r: float, deep: float, lobes: int = 9, swell: float = 0.07) -> list[tuple[float, float]]:
    """The scalloped rim of a horn, an ellipse of lobes."""
    out = []
    for i in range(lobes * 6):
        a = i / (lobes * 6) * 2 * math.pi
        k = r * (1 - swell + 2 * swell * abs(math.cos(lobes * a / 2)))
        out.append((math.cos(a) * k, math.sin(a) * k * deep))
    return out


def horn_flower(
    c: Card,
    x: float,
    y: float,
    r: float,
    target: tuple[float, float],
    root: tuple[float, float],
    inside: Ramp = BRASS,
    deep: float = 0.6,
    fog: float = 0,
    light: tuple[float, float, float] | None = None,
) -> Frame:
    """A brass horn with its mouth at (x, y), listening to `target`, on a stalk from `root`."""
    rot = math.degrees(math.atan2(target[1] - y, target[0] - x)) - 90
    f = c.at(
        x, y, 1, rot, vol=r * 0.5, wob=0.35, fog=fog, edge=0.28, lump=0.03, tex=0.12, det=0.25, light=light
    )
    neck = f.pt(0, -1.75 * r)
    stalk(c, neck, f.pt(0, -2.35 * r), root, r, fog)
    cone = blob(
        (-r, 0), (-0.62 * r, -0.36 * r), (-0.32 * r, -0.8 * r), (-0.16 * r, -1.3 * r), (-0.11 * r, -1.8 * r, "c"),
        (0.11 * r, -1.8 * r, "c"), (0.16 * r, -1.3 * r), (0.32 * r, -0.8 * r), (0.62 * r, -0.36 * r), (r, 0), (0, 0.3 * r),
    )  # fmt: skip
    m = f.paint(cone, BRASS, rim=0.8, vol=r * 0.34)
    for u in (-0.66, -0.36, 0, 0.36, 0.66):
        f.line(
            [(u * 0.2 * r, -1.7 * r), (u * 0.5 * r, -0.8 * r), (u * 1.3 * r, 0.1 * r)],
            r * 0.035,
            "#5c3410",
            alpha=0.55,
            clip=m,
        )
    f.line(
        [(-0.12 * r, -1.5 * r), (-0.24 * r, -0.8 * r), (-0.6 * r, -0.26 * r)],
        r * 0.06,
        "#fffbe0",
        alpha=0.7,
        clip=m,
    )
    f.paint(ell(0, -1.78 * r, 0.17 * r, 0.09 * r), BRASS, vol=r * 0.08)
    rim = poly(_mouth(r, deep))
    c.shade(f.path(poly(_mouth(r * 1.03, deep))), 0.3, r * 0.06, "#2c1808", clip=m)
    f.paint(rim, BRASS, vol=r * 0.06, edge=0.35, rim=1.0)
    inner = poly(_mouth(r * 0.93, deep))
    im = f.paint(inner, inside, vol=r * 0.2, amb=0.34, gain=0.62, edge=0.2, tex=0.12)
    _throat(f, r, deep, im, inside)
    return f


def _throat(f: Frame, r: float, deep: float, im: Arr, inside: Ramp) -> None:
    """Flutes running into the dark."""
    far = -0.16 * r
    for k, a in ((0.78, 0.25), (0.6, 0.35), (0.44, 0.5)):
        f.flat(ell(0, far * (1 - k) * 1.3, r * k, r * k * deep), inside[0], a, r * 0.09, clip=im)
    for i in range(9):
        a = (i + 0.5) / 9 * 2 * math.pi
        end = (math.cos(a) * r * 0.9, math.sin(a) * r * 0.9 * deep)
        f.line(
            [(0, far), (end[0] * 0.5, far * 0.5 + end[1] * 0.5), end],
            r * 0.032,
            inside[0],
            alpha=0.6,
            clip=im,
        )
        b = i / 9 * 2 * math.pi
        top = (math.cos(b) * r * 0.9, math.sin(b) * r * 0.9 * deep)
        f.line([(top[0] * 0.5, far * 0.5 + top[1] * 0.5), top], r * 0.05, inside[-1], alpha=0.45, clip=im)
    f.flat(ell(0, far, r * 0.24, r * 0.24 * deep), "#120a10", 0.96, r * 0.05, clip=im)


def gramophone_box(c: Card, x: float, y: float, w: float = 130) -> None:
    """The wooden box a horn grows from, with its crank on the right; standing at (x, y)."""
    f = c.at(x, y, w / 130, vol=6, wob=0.35, det=0.5, edge=0.3, rim=0.5)
    f.shade(ell(6, 4, 84, 12), 0.55, 8, "#12301c")
    f.line([(60, -34), (86, -34), (86, -58)], 6, "#a87828", alpha=1, ends=0.9)
    f.paint(ell(86, -62, 7, 9), WOOD, vol=5)
    f.paint(poly([(-60, -66), (60, -66), (66, 0), (-66, 0)]), WALNUT, grain=1, grad=(0.1, -0.15))
    f.paint(poly([(-72, -8), (72, -8), (76, 6), (-76, 6)]), WALNUT, vol=4)
    f.paint(poly([(-54, -84), (54, -84), (70, -64), (-70, -64)]), WALNUT, vol=4)
    f.paint(ell(0, -76, 46, 8), ["#0c0a10", "#1c1a22", "#3c3a44"], vol=2)
    f.line([(-50, -54), (50, -54), (54, -16), (-54, -16), (-50, -54)], 2.4, "#c89450", alpha=0.6)


def stalk(
    c: Card,
    a: tuple[float, float],
    crook: tuple[float, float],
    root: tuple[float, float],
    r: float,
    fog: float,
) -> None:
    """A green stem from the ground over the crook to the horn's neck, with two leaves."""
    w = r * 0.15
    mid = ((crook[0] * 0.45 + root[0] * 0.55), (crook[1] + root[1]) / 2)
    side = 1 if root[0] >= a[0] else -1
    stem = taper(
        (*a, w * 0.9),
        (*crook, w),
        (crook[0] + side * r * 0.4, crook[1] + r * 0.45, w),
        (*mid, w * 1.2),
        (*root, w * 1.5),
    )
    c.paint(stem, STALK, vol=w * 0.6, fog=fog, wob=0.5, edge=0.25, rim=0.4)
    for k, s in ((0.35, 1), (0.62, -1)):
        px, py = mid[0] + (root[0] - mid[0]) * k, mid[1] + (root[1] - mid[1]) * k
        leaf(c, px, py, r * 1.15, -90 + s * 48, fog)


def leaf(
    c: Card, x: float, y: float, length: float, angle: float, fog: float = 0, ramp: Ramp = STALK
) -> None:
    """A long pointed leaf growing from (x, y)."""
    f = c.at(x, y, length / 100, angle, vol=10, wob=0.5, fog=fog, edge=0.2, rim=0.4)
    m = f.paint(blob((0, 0, "c"), (30, -20), (64, -18), (100, 4, "c"), (60, 14), (26, 12)), ramp)
    f.line([(2, 0), (50, -3), (94, 3)], 2.4, ramp[0], alpha=0.5, clip=m)


def recital_cricket(c: Card, x: float, y: float, h: float = 170) -> Frame:
    """A cricket standing upright, looking left, fiddle at its chin, bow in the air; feet at (x, y)."""
    f = c.at(x, y, h / 170, vol=9, det=0.9, wob=0.2, rim=0.9, edge=0.3, tex=0.1)
    f.shade(ell(4, 2, 60, 8), 0.5, 6)
    for dx in (0, 16):
        f.paint(taper((26 + dx, -58, 15), (58 + dx, -104, 10), (62 + dx, -110, 6)), EMERALD, vol=6)
        f.line([(60 + dx, -108), (44 + dx, -52), (34 + dx, -4)], 5, EMERALD[1], alpha=1, ends=0.6)
        f.line([(34 + dx, -4), (16 + dx, 0)], 5, EMERALD[1], alpha=1, ends=0.6)
    f.paint(
        taper((2, -104, 30), (14, -70, 38), (26, -36, 30), (38, -8, 8)),
        ["#2c3c14", "#7c8c34", "#c8cc68", "#f8f4b0"],
        vol=12,
    )
    for k in range(5):
        f.line([(0 + k * 5, -72 + k * 12), (8 + k * 6, -66 + k * 12)], 2.2, "#4c5c1c", alpha=0.6)
    coat = blob((-2, -118), (22, -112), (42, -70), (58, -14, "c"), (44, -10), (30, -40), (14, -66), (4, -92))
    f.paint(coat, EMERALD, vol=9)
    f.line([(12, -108), (34, -66), (52, -16)], 2, EMERALD[0], alpha=0.7)
    f.line([(-6, -78), (-18, -44), (-16, -4)], 4.6, EMERALD[1], alpha=1, ends=0.7)
    f.line([(-16, -4), (-28, -1)], 4.6, EMERALD[1], alpha=1, ends=0.7)
    f.paint(ell(-4, -128, 23, 22), EMERALD, vol=13)
    f.paint(ell(-14, -133, 8, 10), ["#1c1408", "#3c2c18", "#a08c50"], vol=5)
    f.flat(ell(-16, -137, 2.2), "#fffbe0", 1, det=1)
    f.line([(-24, -118), (-16, -114), (-8, -116)], 2, INK, alpha=0.8)
    for pts in (
        [(-8, -148), (-26, -176), (-58, -196), (-84, -192)],
        [(0, -150), (-4, -184), (-26, -214), (-56, -222)],
    ):
        f.line(pts, 2.4, EMERALD[1], alpha=1, det=1)
    fiddle(f)
    f.paint(taper((-4, -100, 8), (-48, -74, 7), (-88, -116, 7)), EMERALD, vol=4)
    f.paint(taper((10, -104, 9), (44, -122, 8), (34, -158, 7)), EMERALD, vol=4)
    f.line([(44, -150), (-20, -162), (-96, -164)], 4.4, "#5a2414", alpha=1, ends=0.8, det=1)
    f.line([(42, -145), (-20, -155), (-95, -160)], 2.6, "#fffaf0", alpha=1, ends=0.95, det=1)
    f.paint(ell(34, -151, 5.5), EMERALD, vol=3)
    f.paint(
        poly([(-12, -112), (-22, -106), (-22, -98), (-12, -103), (-2, -98), (-2, -106)]),
        ["#8c8478", "#e8e0d0", "#fffdf4"],
        vol=3,
    )
    return f


def fiddle(f: Frame) -> None:
    """A violin held out from the chin to the left: waist, neck, scroll, strings, two sound holes."""
    v = f.card.at(*f.pt(-18, -106), f.s, 12, vol=7, det=0.9, wob=0.15, rim=0.6, edge=0.34)
    v.line([(-58, 0), (-104, 0)], 6.5, "#2c140c", alpha=1, ends=0.9)
    v.paint(ell(-107, -3, 6, 6), ["#3a1208", "#8c3c14", "#d88034"], vol=4)
    half = [(0, -8), (-6, -19), (-20, -20), (-29, -11), (-37, -11), (-44, -17), (-55, -15), (-61, -5)]
    body = blob(*half, *[(x, -y) for x, y in reversed(half)])
    v.paint(body, ["#4a1408", "#a8481c", "#e8903c", "#ffdc98"])
    for y in (-8, 8):
        v.line([(-26, y), (-32, y * 0.8), (-38, y)], 2, "#2c0c08", alpha=0.95, det=1)
    v.flat(rect(-22, -6, -19, 6), "#f4dcb0", 1, det=1)
    for string in (-2.4, 0, 2.4):
        v.line([(-6, string), (-100, string * 0.6)], 0.9, "#fff4dc", alpha=0.9, ends=1, det=1)


def watering_can(c: Card, x: float, y: float, h: float = 110, ramp: Ramp = SPRING) -> tuple[float, float]:
    """A watering can tipped to the left in mid-air, foot near (x, y); returns the lip of its rose."""
    f = c.at(x, y, h / 110, -16, vol=16, wob=0.3, det=0.5, edge=0.28, rim=0.6)
    f.line([(52, -20), (86, -40), (84, -84), (44, -90)], 8, ramp[1], alpha=1, ends=0.9)
    f.paint(taper((-34, -26, 24), (-70, -52, 15), (-100, -84, 12)), ramp, vol=8)
    f.paint(poly([(-42, -96), (42, -96), (52, 0), (-52, 0)]), ramp, vol=30)
    f.paint(ell(0, -96, 43, 11), ramp, vol=4)
    f.flat(ell(2, -96, 35, 7), "#14201c", 0.8, 1)
    f.line([(-40, -98), (-10, -138), (38, -98)], 7, ramp[1], alpha=1, ends=0.9)
    f.paint(poly([(-92, -96), (-116, -112), (-128, -84), (-104, -72)]), ramp, vol=7)
    for y0 in (-30, -62):
        f.line([(-50, y0), (0, y0 + 6), (50, y0)], 2.6, ramp[0], alpha=0.5)
    return f.pt(-122, -88)


def sock(
    c: Card, x: float, y: float, h: float = 120, rot: float = 0, ramp: Ramp = PINE, stripe: Ramp = WOOD
) -> None:
    """A striped sock stuck into something at (x, y), its toe hanging out."""
    f = c.at(x, y, h / 100, rot, vol=13, wob=0.4, det=0.6, edge=0.28)
    leg = taper((0, 10, 46), (2, -28, 44), (10, -56, 42), (42, -74, 38), (70, -66, 30))
    m = f.paint(leg, ramp)
    for p in ([(-30, -4), (0, 2), (30, -6)], [(-28, -28), (4, -24), (32, -36)], [(-18, -56), (16, -44), (34, -58)],
        [(24, -96), (34, -70), (36, -50)], [(48, -96), (58, -70), (58, -46)]):  # fmt: skip
        f.line(p, 9, stripe[2], alpha=0.95, clip=m, ends=0.9)
