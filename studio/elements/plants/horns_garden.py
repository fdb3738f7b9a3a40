"""Gramophone horns that grow like bellflowers, the boxes they grow from, and what else stands in their garden."""

import math

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, PINE, SPRING, WALNUT, WOOD
from studio.shapes import blob, ell, poly, rect, taper

STALK = ["#12301c", "#2c5c30", "#6c9444", "#c8d478"]


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
    lobes: int = 9,
    swell: float = 0.07,
) -> Frame:
    """A brass horn with its mouth at (x, y), listening to `target`, on a stalk from `root`; no two rims alike."""
    rot = math.degrees(math.atan2(target[1] - y, target[0] - x)) - 90
    f = c.at(x, y, 1, rot, vol=r * 0.5, wob=0.35, fog=fog, edge=0.28, lump=0.03, tex=0.12, det=0.25)
    neck = f.pt(0, -1.75 * r)
    crook = f.pt(0, -2.2 * r)
    if abs(rot) > 34:
        crook = (f.pt(0, -2.05 * r)[0], f.pt(0, -2.05 * r)[1] - 0.26 * r)
    stalk(c, neck, crook, root, r, fog)
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
    rim = poly(_mouth(r, deep, lobes, swell))
    c.shade(f.path(poly(_mouth(r * 1.03, deep, lobes, swell))), 0.3, r * 0.06, "#2c1808", clip=m)
    f.paint(rim, BRASS, vol=r * 0.06, edge=0.35, rim=1.0)
    inner = poly(_mouth(r * 0.93, deep, lobes, swell))
    im = f.paint(inner, inside, vol=r * 0.2, amb=0.34, gain=0.62, edge=0.2, tex=0.12)
    _throat(f, r, deep, im, inside, lobes)
    return f


def _throat(f: Frame, r: float, deep: float, im: Arr, inside: Ramp, lobes: int) -> None:
    """Flutes running into the dark."""
    far = -0.16 * r
    for k, a in ((0.78, 0.25), (0.6, 0.35), (0.44, 0.5)):
        f.flat(ell(0, far * (1 - k) * 1.3, r * k, r * k * deep), inside[0], a, r * 0.09, clip=im)
    for i in range(lobes):
        a = (i + 0.5) / lobes * 2 * math.pi
        end = (math.cos(a) * r * 0.9, math.sin(a) * r * 0.9 * deep)
        f.line(
            [(0, far), (end[0] * 0.5, far * 0.5 + end[1] * 0.5), end],
            r * 0.032,
            inside[0],
            alpha=0.6,
            clip=im,
        )
        b = i / lobes * 2 * math.pi
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


def watering_can(c: Card, x: float, y: float, h: float = 110, ramp: Ramp = SPRING) -> tuple[float, float]:
    """A watering can standing at (x, y), its spout to the left; returns the lip of its rose."""
    f = c.at(x, y, h / 110, vol=16, wob=0.35, det=0.5, edge=0.28, rim=0.6, tex=0.26)
    f.shade(ell(-4, 2, 66, 11), 0.6, 6, "#12301c")
    f.line([(40, -22), (62, -24), (80, -48), (70, -78), (38, -86)], 8, ramp[1], alpha=1, ends=0.9)
    f.paint(taper((-34, -22, 24), (-66, -54, 15), (-94, -94, 11)), ramp, vol=8)
    m = f.paint(poly([(-42, -96), (42, -96), (50, 0), (-50, 0)]), ramp, vol=30)
    f.shade(rect(22, -100, 54, 4), 0.35, 9, "#14243c", clip=m)
    f.paint(ell(0, -96, 43, 11), ramp, vol=4)
    f.flat(ell(2, -96, 35, 7), "#14201c", 0.8, 1)
    f.line([(-40, -98), (-10, -138), (38, -98)], 7, ramp[1], alpha=1, ends=0.9)
    f.paint(poly([(-84, -100), (-100, -122), (-120, -104), (-104, -84)]), ramp, vol=7)
    f.paint(ell(-110, -113, 15, 6, -42), ramp, vol=3)
    for y0 in (-30, -62):
        f.line([(-48, y0), (0, y0 + 6), (48, y0)], 2.6, ramp[0], alpha=0.5)
    return f.pt(-106, -86)


def sock(c: Card, x: float, y: float, s: float, ramp: Ramp = PINE, patch: Ramp = WOOD) -> None:
    """A knitted sock stuffed into a throat at (x, y): the leg swells out of the dark, heel, foot and toe hang down."""
    f = c.at(x, y, s, 0, vol=14, wob=0.5, det=0.6, edge=0.3, tex=0.3)
    upper = (
        (-10, -9),
        (6, -19),
        (30, -25),
        (54, -22),
        (74, -8),
        (79, 12),
        (74, 36),
        (78, 66),
        (72, 90),
        (54, 95),
    )
    lower = ((40, 82), (41, 56), (38, 32), (26, 21), (8, 16), (-10, 8))
    shape = blob(*upper, *lower)
    f.shade(blob((-12, -12), (10, -22), (30, -14), (36, 26), (14, 30), (-10, 16)), 0.5, 5, "#2c1408")
    m = f.paint(shape, ramp)
    for a, b in (((20, -30), (26, 26)), ((33, -32), (36, 28))):
        f.paint(taper((*a, 6), (a[0] + 7, 0, 6), (*b, 6)), patch, clip=m, vol=2, edge=0)
    f.paint(blob((56, -26), (84, -14), (88, 18), (74, 24), (62, 4)), patch, clip=m, vol=6, edge=0.15, tex=0.3)
    f.paint(
        blob((34, 72), (56, 76), (84, 70), (80, 104), (36, 102)), patch, clip=m, vol=6, edge=0.15, tex=0.3
    )
    for fold in (
        [(44, 24), (54, 22), (62, 28)],
        [(42, 34), (50, 36), (58, 44)],
        [(4, -14), (12, -2), (8, 12)],
    ):
        f.line(fold, 2.6, ramp[0], alpha=0.55, clip=m)
    f.shade(blob((-16, -24), (2, -26), (10, 0), (2, 24), (-16, 20)), 0.9, 5, "#160a08", clip=m)
    f.shade(blob((36, 30), (50, 34), (48, 90), (34, 90)), 0.45, 5, "#3c2418", clip=m)
