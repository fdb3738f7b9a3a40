"""So It Begins.

A city of dominoes winds over the plain, the pips are lit windows. Far off the first tower, colossal, already
leans against the second. Here, at the very end, stands the last and smallest: a table is laid inside, a
cat sleeps on the roof. Half-way somebody has propped a broom against a wall, to hold it.
"""

import math

import numpy as np

from studio.colour import Arr
from studio.elements.buildings.dominoes import Camera, Domino, domino, shadow
from studio.elements.land.land import hills
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import GINGER
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 47, "slug": "so-it-begins", "seed": 4747}
FINISH = Finish(vignette=0.3, bloom=0.42)

EYE = Camera()
SUN = (-1.0, 0.12, 0.46)
LAMP = "#ffa838"
IVORY = ["#1c1630", "#463a58", "#8c7080", "#ecc8a0", "#fff4d8"]
PLAIN = ["#5c3c5c", "#94647c", "#cc9484", "#f4c494"]
# from the last to the first: the way the fall will come
ROAD = [(-0.75, 7.3), (-0.6, 8.6), (0.3, 10.4), (2.2, 12.3), (3.3, 14.6), (2.4, 16.8), (-0.6, 18.2), (-4.4, 19.2),
        (-6.4, 22.0), (-5.2, 25.6), (-1.4, 28.2), (3.2, 29.4), (7.2, 31.0)]  # fmt: skip


def tall(t: float) -> float:
    """Height of the slab at `t` of the way from last (0) to first (1)."""
    return 1.75 + 1.2 * t + 7.6 * math.pow(t, 2.6)


def city() -> list[Domino]:
    """The slabs along the road, closer together where they are small."""
    line = curve(*ROAD)
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    out: list[Domino] = []
    at = 0.0
    while at <= run[-1]:
        t = at / run[-1]
        x, y = (float(np.interp(at, run, line[:, k])) for k in (0, 1))
        back = [float(np.interp(at + 0.3, run, line[:, k])) for k in (0, 1)]
        if at + 0.3 > run[-1]:
            back = [
                2 * x - float(np.interp(at - 0.3, run, line[:, 0])),
                2 * y - float(np.interp(at - 0.3, run, line[:, 1])),
            ]
        i = len(out)
        heading = math.atan2(y - back[1], x - back[0])
        out.append(Domino(x, y, tall(t), heading, 0, 1 + (i * 5 + 2) % 6, 1 + (i * 3 + 1) % 6))
        at += 0.56 * tall(t) ** 0.92
    first, second = out[-1], out[-2]
    out[-1] = Domino(first.x, first.y, first.h, first.heading, 17, 6, 5)
    out[-2] = Domino(second.x, second.y, second.h, second.heading, 3, 4, 6)
    return out


def plain(c: Card) -> None:
    """Evening, dust, one low sun."""
    c.sky([(0, "#4c4470"), (120, "#8c6484"), (200, "#e8946c"), (250, "#ffc47c")])
    c.clouds(30, 190, "#6c507c", "#f09c74", cover=0.45, cell=150, a=0.7, sx=3.4)
    c.glow(96, 226, 330, "#ffb050", 0.7, 1.6)
    c.paint(ell(96, 222, 44), ["#ff9838", "#ffbc50", "#ffd880"], vol=30, amb=0.4, edge=0, wob=0.4)
    hills(c, 232, 10, PLAIN, 4, 0.55, 10, fogcol="#f0a480")
    _, m = hills(c, 262, 8, PLAIN, 7, 0, 3, amb=0.62, gain=0.2, grad=(0.3, -0.42), tex=0.12, lump=0.03)
    c.marks(m, lambda x, y: 0.05 + 0.1 * np.sin(x / 150 + y / 90), 500, 80, 4, jit=0.06, alpha=0.3)


def last_house(c: Card, q: list[tuple[float, float]], roof: list[tuple[float, float]]) -> None:
    """The front of the smallest one: a window on a laid table; the cat above."""
    x0, x1 = q[0][0], q[1][0]
    if x0 > x1:
        x0, x1 = x1, x0
    top, foot = min(p[1] for p in q), max(p[1] for p in q)
    w, h = x1 - x0, foot - top
    cx = (x0 + x1) / 2
    c.paint(
        rect(x0, top, x1, foot, 5),
        ["#2c2038", "#64506a", "#a4868c", "#e8c4a4"],
        vol=6,
        amb=0.45,
        wob=0.3,
        edge=0.3,
    )
    c.glow(cx, foot - h * 0.34, w * 1.5, "#ff9c30", 0.4, 1.6)
    window = rect(x0 + w * 0.1, top + h * 0.47, x1 - w * 0.1, foot - h * 0.05, 5)
    m = c.paint(window, ["#e87c1c", "#ffb83c", "#ffe898"], vol=4, amb=0.6, wob=0.25, det=0.9)
    laid_table(c, cx, foot - h * 0.07, w, m)
    for u, v in ((0.28, 0.14), (0.72, 0.14), (0.5, 0.26), (0.28, 0.38), (0.72, 0.38)):
        px, py = x0 + w * u, top + h * v
        c.halo(px, py, 16, "#ff8c28", 0.4)
        c.paint(ell(px, py, w * 0.09), ["#d85c14", LAMP, "#fff0b0"], vol=3, amb=0.5, wob=0.2, det=0.9)
    sleeping_cat(c, cx, sum(p[1] for p in roof) / 4 + 4, w * 0.0105)


def laid_table(c: Card, x: float, y: float, w: float, m: Arr) -> None:
    """A white cloth, a covered dish, a bottle, two chairs drawn up."""
    f = c.at(x, y, w / 100, vol=4, wob=0.2, det=1, clip=m)
    dark = ["#3c1410", "#6c2c14", "#94481c"]
    for s in (-1, 1):
        f.paint(taper((s * 35, -46, 6), (s * 34, -22, 6), (s * 34, 2, 5)), dark)
        f.paint(taper((s * 34, -20, 5), (s * 20, -20, 5), (s * 19, 2, 4)), dark)
    f.paint(
        poly([(-27, -30), (27, -30), (30, 0), (-30, 0)]), ["#b08c78", "#f8ecd8", "#fffdf4"], amb=0.5, edge=0.3
    )
    f.paint(blob((-16, -30), (-13, -42), (0, -46), (13, -42), (16, -30)), ["#5c3c30", "#a8887c", "#fff0d8"])
    f.paint(ell(0, -48, 3), dark)
    f.paint(taper((21, -31, 7), (21, -44, 6), (21, -54, 3)), ["#1c3024", "#3c5c38", "#88a468"])


def sleeping_cat(c: Card, x: float, y: float, s: float) -> None:
    """Curled up, tail round the nose."""
    f = c.at(x, y, s, vol=12, wob=0.35, det=0.9, rim=0.9, edge=0.3, amb=0.3)
    f.shade(ell(0, 2, 44, 6), 0.5, 4)
    f.paint(blob((-42, 0), (-44, -18), (-26, -36), (6, -40), (36, -28), (44, -8), (38, 2), (0, 4)), GINGER)
    for k in range(4):
        f.line([(0 + 10 * k, -38 + 3 * k), (4 + 10 * k, -24 + 3 * k)], 3, "#8a3c14", alpha=0.6)
    f.paint(
        blob((-46, -2), (-50, -16), (-38, -27), (-20, -24), (-14, -10), (-22, 2), (-36, 4)), GINGER, vol=10
    )
    for ex in (-44, -24):
        f.paint(poly([(ex - 6, -20), (ex + 2, -36), (ex + 8, -20)]), GINGER, vol=4)
    f.line([(-44, -10), (-39, -7), (-34, -10)], 2, "#2a1014", alpha=0.9)
    f.paint(taper((42, -6, 9), (20, 4, 10), (-10, 6, 9), (-26, 4, 7)), GINGER, vol=6)


def prop(c: Card, d: Domino) -> None:
    """A broom against the wall: somebody's whole answer."""
    a = d.heading
    foot = EYE.see((d.x + 0.4 * d.h * math.cos(a), d.y + 0.4 * d.h * math.sin(a) - 0.75, 0))
    top = EYE.see((d.x + 0.1 * d.h * math.cos(a), d.y + 0.1 * d.h * math.sin(a) - 0.5, d.h * 0.72))
    c.shade(ell(foot[0], foot[1], 18, 5), 0.5, 4)
    c.line([foot, top], 13, "#4c2414", 1, 0.2, ends=0.8)
    c.line([foot, top], 8, "#f0b860", 1, 0.2, ends=0.8)
    f = c.at(
        *foot,
        1.0,
        math.degrees(math.atan2(top[0] - foot[0], foot[1] - top[1])),
        vol=6,
        det=0.9,
        wob=0.4,
        rim=0.8,
    )
    f.paint(blob((-7, -44), (7, -44), (22, 4), (0, 8), (-22, 4)), ["#6c3414", "#d88c2c", "#ffd878"], edge=0.3)
    f.line([(-8, -26), (8, -26)], 4, "#a83424", alpha=0.9)


def dust(c: Card, d: Domino) -> None:
    """Where the first foot has lifted."""
    x, y = EYE.see((d.x, d.y, 0))
    for _ in range(16):
        c.puff(x + c.rng.normal(20, 70), y + c.rng.normal(0, 12), c.rng.uniform(14, 40), "#f4b890", 0.28)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(96, 226, 260), key="#ffcc88", fog="#e89c80")
    plain(c)
    slabs = city()
    for d in slabs:
        shadow(c, EYE, d, SUN, "#2c1c44", 0.42)
    c.glow(*EYE.see((slabs[0].x, slabs[0].y - 0.5, 0)), 150, "#ff9c38", 0.5, 1.6, 0.45)
    for d in sorted(slabs, key=lambda d: -d.y):
        fog = max(0.0, min(0.42, (d.y - 13) / 42))
        shown = domino(c, EYE, d, IVORY, SUN, LAMP, fog)
        if d is slabs[-1]:
            dust(c, d)
        if d is slabs[0]:
            last_house(c, shown["front"], shown["top"])
    prop(c, slabs[13])
