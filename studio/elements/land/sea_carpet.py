"""The sea as a carpet whose edge is lifted: water, woven border with fish, fringe of foam, and the shade under it."""

import math
from collections.abc import Callable

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.paint import Card
from studio.shapes import Points, blob, curve, ell, poly, stroke

TURQUOISE: Ramp = ["#0c5470", "#1c8c9c", "#4cc4bc", "#a8ecd4", "#f0fff0"]
BACKING: Ramp = ["#2c2450", "#54487c", "#8c7cb0", "#ccbcd8"]
FOAM: Ramp = ["#7cc4cc", "#c8ece4", "#fffdf4"]
DEEP, WOVEN, SHADE = "#0c5c7c", "#fdf4d8", "#0a3c68"
# the edge of the sea on the page, lifted between 214 and 452, and the crest of the fold that runs out from there
_LIFTED = ((140, 800), (214, 728), (296, 640), (372, 640), (452, 722), (550, 858))
EDGE = curve((-60, 812), (60, 826), *_LIFTED, (660, 966), (760, 1016), (860, 1034))
Lumps = tuple[tuple[float, float, float], ...]
LUMPS: Lumps = ((668, 600, 58), (612, 486, 132))  # a wrinkle, and what it follows
STRIPES = (
    (330, 0.1, 9),
    (352, 0.2, 11),
    (364, 0.27, 12),
    (384, 0.36, 13),
    (404, 0.46, 14),
)  # height, share of the edge, gap
RIDGE = curve((334, 650), (372, 560), (430, 470), (500, 400))


def edge_moved(d: float) -> Points:
    """The sea's edge moved inland over the water by d."""
    t = np.gradient(EDGE, axis=0)
    n = np.stack([t[:, 1], -t[:, 0]], 1) / np.hypot(t[:, 0], t[:, 1])[:, None]
    return np.asarray(EDGE + n * d)


def carpet_shadow(c: Card) -> None:
    """Its shadow on the beach."""
    c.shade(stroke(edge_moved(-40), 60, 0.9), 0.2, 16, "#6c4c7c")


def under_the_carpet(c: Card) -> Arr:
    """The violet shade below the lifted edge; returns its mask, for what is hidden there."""
    gap = poly([*EDGE[20:-8].tolist(), (720, 1020), (560, 1010), (400, 968), (250, 900), (130, 824)])
    depth = sstep(960, 700, c.yy)
    return c.paint(gap, BACKING, vol=3, amb=0.5, gain=0.2, edge=0, tex=0.15, add=0.16 - 0.66 * depth)


def carpet_water(c: Card, horizon: float) -> Arr:
    """Turquoise water with its waves, from the horizon to the edge; returns its mask, for all that lies on it."""
    shape = poly([(-60, horizon), (860, horizon), *EDGE[::-1].tolist()])
    far = sstep(520, horizon, c.yy) * 0.34 - 0.06
    m = c.paint(shape, TURQUOISE, vol=2, amb=0.46, gain=0.25, edge=0, tex=0.16, wob=0.4, add=far)
    c.marks(m, _slope, 1500, 54, 4.4, jit=0.1, alpha=0.55, curl=0.14)
    c.marks(m, _slope, 260, 40, 3.4, [TURQUOISE[3], "#f4fff4"], bias=0.4, jit=0.1, alpha=0.7)
    return m


def _slope(x: Arr, y: Arr) -> Arr:
    """Waves lie flat far out and follow the edge near it."""
    ex, ey = EDGE[:, 0], EDGE[:, 1]
    grade = np.interp(x, ex, np.gradient(ey, ex))
    near = np.exp(-np.clip(np.interp(x, ex, ey) - y, 0, None) / 130)
    return np.asarray(np.arctan(grade * near))


def swept_lumps(c: Card, sea: Arr, lumps: Lumps = LUMPS) -> None:
    """What was swept away, travelling under the water: each a swelling `r` to each side of (x, y), in the sea's own colour."""
    for x, y, r in sorted(lumps, key=lambda lump: lump[1]):
        c.shade(ell(x + r * 0.36, y + r * 0.3, r * 0.92, r * 0.3), 0.5, r * 0.14, SHADE, clip=sea)
        xs = np.linspace(x - r * 0.98, x + r * 0.98, 40)
        depth = np.linspace(y - r * 0.5, y + r * 0.5, 60)[:, None]
        top = (depth - _height(xs[None], depth, ((x, y, r),))).min(0)
        foot = y + r * 0.42 * np.sqrt(np.clip(1 - ((xs - x) / r) ** 2, 0, 1))
        outline = [*zip(xs, np.minimum(top, foot), strict=True), *zip(xs[::-1], foot[::-1], strict=True)]
        light = (x - r * 1.6, y - r * 2.4, r * 1.5)
        m = c.paint(
            poly(outline),
            TURQUOISE,
            vol=r * 0.42,
            amb=0.3,
            gain=0.62,
            light=light,
            edge=0,
            tex=0.1,
            soft=r * 0.03,
            lump=0.02,
            clip=sea,
        )
        c.shade(ell(x + r * 0.5, y + r * 0.12, r * 0.5, r * 0.4), 0.38, r * 0.2, SHADE, clip=m)
        c.marks(m, _over_a_lump(x, r), int(r * 0.6), 30, 3, jit=0.08, alpha=0.4)


def _over_a_lump(x: float, r: float) -> Callable[[Arr, Arr], Arr]:
    """How the strokes lie on a lump."""
    return lambda u, _: np.asarray((u - x) / r * 0.8)


def _height(x: Arr, y: Arr, lumps: Lumps) -> Arr:
    """How far the carpet stands up over its place (x, y)."""
    rise = [
        r * 0.72 * np.clip(1 - ((x - u) / r) ** 2 - ((y - v) / (r * 0.5)) ** 2, 0, 1) ** 1.4
        for u, v, r in lumps
    ]
    return np.asarray(np.maximum.reduce(rise))


def carpet_stripes(c: Card, sea: Arr, lumps: Lumps = LUMPS) -> None:
    """Woven lines across the far water, flat at the horizon, nearer the edge more like it; they climb over every lump."""
    xs = np.linspace(-40, 840, 221)
    edge = np.interp(xs, EDGE[:, 0], EDGE[:, 1])
    clear = sea * c.mask(poly([(-60, 0), (860, 0), *edge_moved(176)[::-1].tolist()]))
    for y0, k, gap in STRIPES:
        for d, w in ((0, 4.6), (gap, 2.6)):
            ground = y0 + (edge - y0) * k + d
            before = ground + np.linspace(1, 120, 60)[:, None]  # what lies nearer to us may hide the line
            ys = ground - _height(xs, ground, lumps)
            seen = ys < (before - _height(xs[None], before, lumps)).min(0) + 0.5
            for run in np.split(np.arange(len(xs)), np.flatnonzero(np.diff(seen)) + 1):
                if seen[run[0]] and len(run) > 2:
                    line = np.stack([xs[run], ys[run]], 1)
                    c.line(line, w * (0.5 + k * 1.6), WOVEN, 0.75, 0.3, clip=clear, ends=1, det=0.3)


def woven_border(c: Card, sea: Arr) -> None:
    """Stripes along the edge with a row of fish and diamonds between them."""
    c.line(edge_moved(98), 58, DEEP, 0.55, 0.4, clip=sea, ends=1, det=0)
    for d, w in ((58, 8), (138, 8), (150, 3.5)):
        c.line(edge_moved(d), w, WOVEN, 0.85, 0.4, clip=sea, ends=1, det=0.3)
    path = edge_moved(98)
    gone = np.r_[0, np.cumsum(np.hypot(*np.diff(path, axis=0).T))]
    for i, s in enumerate(np.arange(30, gone[-1], 62)):
        x, y = np.interp(s, gone, path[:, 0]), np.interp(s, gone, path[:, 1])
        x2, y2 = np.interp(s + 8, gone, path[:, 0]), np.interp(s + 8, gone, path[:, 1])
        rot = math.degrees(math.atan2(y2 - y, x2 - x))
        (_woven_diamond if i % 2 else _woven_fish)(c, float(x), float(y), rot, sea)


def _woven_diamond(c: Card, x: float, y: float, rot: float, sea: Arr) -> None:
    f = c.at(x, y, 1, rot, wob=0.3)
    f.flat(poly([(-13, 0), (0, -16), (13, 0), (0, 16)]), "#e8b8cc", 0.95, clip=sea, det=0.5)
    f.flat(poly([(-6, 0), (0, -7), (6, 0), (0, 7)]), DEEP, 0.9, clip=sea, det=0.5)


def _woven_fish(c: Card, x: float, y: float, rot: float, sea: Arr) -> None:
    f = c.at(x, y, 1, rot, wob=0.3)
    back = ((-20, 0), (-8, -11), (8, -8), (16, 0))
    f.flat(
        blob(*back, (26, -10, "c"), (26, 10, "c"), (16, 0), (8, 8), (-8, 11)), WOVEN, 0.95, clip=sea, det=0.5
    )
    f.flat(ell(-10, -2, 2.2), DEEP, 1, clip=sea, det=0.8)


def fold_light(c: Card, sea: Arr) -> None:
    """Light and shade of the lifted fold, laid over water and border alike."""
    side = c.xx - np.interp(c.yy, RIDGE[::-1, 1], RIDGE[::-1, 0])
    fade = sstep(400, 600, c.yy) * sea
    c.darken(np.clip(0.75 * np.exp(-(((side - 96) / 78) ** 2)) * fade, 0, 1), SHADE, 0.62)
    c.over(np.clip(0.5 * np.exp(-(((side + 30) / 52) ** 2)) * fade, 0, 1), "#dcfff0")
    left = c.xx - 110
    c.darken(np.clip(np.exp(-((left / 60) ** 2)) * sstep(640, 800, c.yy) * sea, 0, 1), SHADE, 0.35)


def foam_fringe(c: Card, sea: Arr) -> None:
    """A band of foam along the edge, its threads hanging down, and sparks on the water."""
    band = c.mask(stroke(edge_moved(4), 30, 0.9), 0.6)
    c.paint(band, FOAM, vol=9, amb=0.5, edge=0.25, tex=0.3)
    for a, b in zip(edge_moved(2)[::3], edge_moved(-26)[::3], strict=True):
        middle = ((a[0] + b[0]) / 2 + 3, (a[1] + b[1]) / 2)
        c.line([tuple(a), middle, (b[0] - 1, b[1] + 6)], 5, "#fffaf0", 0.95, 0.8)
    for x, y in c.scatter(sea * c.ground(340), 90):
        c.dot(x, y, 2.2, "#ffffff", 0.9)
