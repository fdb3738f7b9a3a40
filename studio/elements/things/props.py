"""Small things that carry a clue, standing (or hanging) at (x, y)."""

import math

from studio.colour import Colour, Ramp
from studio.paint import Card
from studio.palettes import (
    BRASS,
    CREAM,
    CRIMSON,
    PINE,
    RED,
    WALNUT,
    WHITE,
    WOOD,
)  # fmt: skip
from studio.shapes import blob, cut, ell, join, poly, rect, taper

Pt = tuple[float, float]


def ladder(
    c: Card,
    a: Pt,
    b: Pt,
    w: float = 34,
    rungs: int = 9,
    col: Colour = "#8a6038",
    narrow: float = 0.75,
    fog: float = 0,
) -> list[Pt]:
    """A ladder from its foot `a` to its head `b`; returns the rungs' middles."""
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
    ends = [
        [(p[0] + sg * nx * w / 2 * k, p[1] + sg * ny * w / 2 * k) for p, k in ((a, 1.0), (b, narrow))]
        for sg in (-1, 1)
    ]
    dark = c.fade(WOOD[1], fog)
    out = []
    for i in range(rungs):
        t = (i + 0.5) / rungs
        p, q = (tuple(e[0][j] * (1 - t) + e[1][j] * t for j in (0, 1)) for e in ends)
        c.line([p, q], w * 0.13, c.fade(col, fog), 0.97, 0.4, ends=0.8)
        out.append(((p[0] + q[0]) / 2, (p[1] + q[1]) / 2))
    for e in ends:
        c.line(
            [e[0], ((e[0][0] + e[1][0]) / 2, (e[0][1] + e[1][1]) / 2), e[1]],
            w * 0.18,
            dark,
            0.97,
            0.4,
            ends=0.8,
        )
    return out


def suitcase(c: Card, x: float, y: float, h: float = 50, ramp: Ramp = WALNUT, fog: float = 0) -> None:
    """A suitcase with straps."""
    f = c.at(x, y, h / 50, fog=fog, vol=7, wob=0.3, det=0.7, rim=0.4)
    f.shade(ell(0, 0, 38, 4), 0.4 * (1 - fog), 4)
    f.line([(-9, -42), (-8, -50), (8, -50), (9, -42)], 3, ramp[0], alpha=1, ends=0.9)
    f.paint(rect(-35, -42, 35, 0, 5), ramp)
    for px in (-20, 20):
        f.paint(rect(px - 3, -42, px + 3, 0), PINE, vol=2)
        f.paint(rect(px - 3, -26, px + 3, -19), BRASS, vol=2)


def umbrella(
    c: Card,
    x: float,
    y: float,
    h: float = 100,
    ramp: Ramp = RED,
    stripe: Ramp | None = None,
    rot: float = 0,
    shut: bool = False,
) -> None:
    """An umbrella held at (x, y)."""
    f = c.at(x, y, h / 100, rot, vol=14, wob=0.3, det=0.6, rim=0.5)
    f.line([(0, 8), (0, -96)], 3, "#3a2820", alpha=1, ends=0.9)
    if shut:
        f.paint(blob((0, -96, "c"), (7, -60), (5, -24, "c"), (-5, -24, "c"), (-7, -60)), ramp, vol=5)
        return
    m = f.paint(
        blob(
            (-58, -54, "c"),
            (-40, -84),
            (0, -98),
            (40, -84),
            (58, -54, "c"),
            (38, -60, "c"),
            (20, -54, "c"),
            (0, -60, "c"),
            (-20, -54, "c"),
            (-38, -60, "c"),
        ),
        ramp,
    )
    if stripe is not None:
        for px in (-38, 0, 38):
            f.paint(poly([(0, -98), (px - 10, -52), (px + 10, -52)]), stripe, clip=m, vol=6, edge=0.05)


def basket(c: Card, x: float, y: float, h: float = 60, ramp: Ramp = PINE, handle: bool = True) -> None:
    """A wicker basket."""
    f = c.at(x, y, h / 60, vol=12, wob=0.4, det=0.5, rim=0.4)
    f.shade(ell(0, 0, 40, 6), 0.45, 5)
    if handle:
        f.line([(-32, -34), (-22, -62), (0, -70), (22, -62), (32, -34)], 4, ramp[1], alpha=1, ends=0.9)
    m = f.paint(blob((-36, -36, "c"), (0, -32), (36, -36, "c"), (27, 0), (0, 4), (-27, 0)), ramp)
    for i in range(4):
        f.line(
            [(-35 + i * 2, -28 + i * 8), (0, -24 + i * 8), (35 - i * 2, -28 + i * 8)],
            1.8,
            ramp[0],
            alpha=0.6,
            clip=m,
        )


def key(c: Card, x: float, y: float, h: float = 40, ramp: Ramp = BRASS, rot: float = 0) -> None:
    """A key hanging by its ring at (x, y)."""
    f = c.at(x, y, h / 40, rot, vol=2, wob=0.2, det=0.9, rim=0.5)
    shape = join(cut(ell(0, 7, 8), ell(0, 7, 4)), rect(-2, 14, 2, 40), rect(0, 30, 9, 34), rect(0, 36, 7, 40))
    f.paint(shape, ramp)


def book(c: Card, x: float, y: float, w: float = 60, ramp: Ramp = CRIMSON, open_: bool = False) -> None:
    """A book lying; open_ shows two blank pages."""
    f = c.at(x, y, w / 60, vol=4, wob=0.3, det=0.7)
    f.shade(ell(0, 0, 34, 4), 0.4, 4)
    if open_:
        for sg in (-1, 1):
            f.paint(
                blob(
                    (0, -2, "c"),
                    (sg * 12, -9),
                    (sg * 31, -6, "c"),
                    (sg * 34, -16, "c"),
                    (sg * 14, -20),
                    (0, -12, "c"),
                ),
                CREAM,
            )
        f.line([(0, -12), (0, -2)], 1.6, "#6a5a4c")
        return
    f.paint(rect(-30, -13, 30, 0, 2), ramp)
    f.paint(rect(-26, -10, 31, -3), CREAM, vol=2)


def balloon(
    c: Card, x: float, y: float, h: float = 60, ramp: Ramp = RED, string: float = 60, fog: float = 0
) -> None:
    """A balloon whose knot is at (x, y), with its string below."""
    f = c.at(x, y, h / 60, fog=fog, vol=20, wob=0.3, det=0.5, rim=0.6, tex=0.1)
    if string:
        c.line([(x, y), (x + 3, y + string * 0.5), (x - 2, y + string)], 1.4, c.fade("#3a2c2c", fog), 0.8)
    f.paint(blob((0, 0), (-14, -14), (-23, -36), (-14, -56), (0, -61), (14, -56), (23, -36), (14, -14)), ramp)
    f.flat(ell(-9, -44, 4, 7, 25), "#fffaf0", 0.5, 1)


def envelope(
    c: Card,
    x: float,
    y: float,
    w: float = 60,
    ramp: Ramp = CREAM,
    seal: Ramp | None = RED,
    rot: float = 0,
    fog: float = 0,
) -> None:
    """An envelope lying flat towards us, middle at (x, y)."""
    f = c.at(x, y, w / 60, rot, fog=fog, vol=3, wob=0.25, det=0.6)
    f.paint(rect(-30, -19, 30, 19), ramp, amb=0.5)
    f.line([(-29, -18), (0, 4), (29, -18)], 1.6, ramp[0], alpha=0.6)
    if seal is not None:
        f.paint(ell(0, 3, 5), seal, vol=3)


def boots(c: Card, x: float, y: float, h: float = 40, ramp: Ramp = RED, fog: float = 0) -> None:
    """A pair of boots, toes left."""
    for dx in (8, -8):
        f = c.at(
            x + dx * h / 40, y + (2 if dx < 0 else 0), h / 40, fog=fog, vol=6, wob=0.25, det=0.8, rim=0.5
        )
        f.shade(ell(-4, 0, 18, 3), 0.4 * (1 - fog), 3)
        f.paint(
            blob((-4, -40, "c"), (9, -40, "c"), (9, -14), (10, 0, "c"), (-20, 0, "c"), (-20, -9), (-6, -16)),
            ramp,
        )
        f.line([(-4, -37), (9, -37)], 2, ramp[-1], alpha=0.6)


def hat(
    c: Card, x: float, y: float, h: float = 26, ramp: Ramp = WALNUT, band: Ramp = CRIMSON, fog: float = 0
) -> None:
    """A hat lying on its brim."""
    f = c.at(x, y, h / 26, fog=fog, vol=6, wob=0.3, det=0.7, rim=0.4)
    f.shade(ell(0, 1, 32, 4), 0.35 * (1 - fog), 3)
    f.paint(ell(0, -3, 32, 6), ramp, vol=3)
    f.paint(blob((-17, -4), (-15, -24), (0, -27), (15, -24), (17, -4), (0, -1)), ramp)
    f.paint(blob((-17, -4), (-16, -10), (0, -8), (16, -10), (17, -4), (0, -1)), band, vol=2)


def crown(c: Card, x: float, y: float, h: float = 34, ramp: Ramp = BRASS) -> None:
    """A crown standing."""
    f = c.at(x, y, h / 34, vol=4, wob=0.25, det=0.8, rim=0.5)
    f.paint(
        poly(
            [(-24, 0), (-28, -26), (-14, -12), (-9, -32), (0, -14), (9, -32), (14, -12), (28, -26), (24, 0)]
        ),
        ramp,
    )
    for px, py in ((-28, -27), (-9, -33), (9, -33), (28, -27)):
        f.paint(ell(px, py, 3.4), RED, vol=2)


def bell(c: Card, x: float, y: float, h: float = 40, ramp: Ramp = BRASS) -> None:
    """A bell standing on its mouth."""
    f = c.at(x, y, h / 40, vol=12, wob=0.2, det=0.7, rim=0.6)
    f.paint(
        blob((-22, 0, "c"), (-15, -12), (-12, -30), (0, -36), (12, -30), (15, -12), (22, 0, "c"), (0, 3)),
        ramp,
    )
    f.paint(ell(0, -37, 4), ramp, vol=3)


def coin(c: Card, x: float, y: float, h: float = 40, ramp: Ramp = BRASS, tilt: float = 1.0) -> None:
    """A coin with a blank face, middle at (x, y); tilt .3 lies nearly flat."""
    c.paint(ell(x, y, h / 2, h / 2 * tilt), ramp, vol=h * 0.06, wob=0.2, det=0.7, rim=0.6, amb=0.5)
    c.paint(
        cut(ell(x, y, h * 0.42, h * 0.42 * tilt), ell(x, y, h * 0.38, h * 0.38 * tilt)),
        ramp,
        vol=2,
        alpha=0.7,
        wob=0.2,
    )


def feather(c: Card, x: float, y: float, h: float = 70, ramp: Ramp = WHITE, rot: float = 20) -> None:
    """A feather, quill at (x, y)."""
    f = c.at(x, y, h / 70, rot, vol=4, wob=0.3, det=0.7)
    m = f.paint(blob((0, -6), (10, -26), (11, -50), (2, -70, "c"), (-8, -48), (-9, -24)), ramp)
    f.line([(0, 4), (1, -30), (2, -66)], 1.6, ramp[0], alpha=0.8)
    c.marks(m, math.radians(rot) - 0.9, 60, 9 * f.s, 1.6 * f.s, jit=0.08)


def wings(
    c: Card, x: float, y: float, h: float = 160, ramp: Ramp = WHITE, spread: float = 1.0, fog: float = 0
) -> None:
    """A pair of folded feathered wings hanging from (x, y)."""
    f = c.at(x, y, h / 160, 0, fog=fog, vol=12, wob=0.5, det=0.4, rim=0.4)
    for sg in (-1, 1):
        k = sg * spread
        for i in range(5):
            t = i / 4
            f.paint(
                taper(
                    (k * (16 + 12 * t), 34 + 8 * t, 18),
                    (k * (26 + 10 * t), 90, 20 - 4 * t),
                    (k * (16 + 30 * t), 158 - 34 * t, 5),
                ),
                ramp,
                vol=7,
            )
        m = f.paint(
            blob((k * 2, 4), (k * 22, -4), (k * 44, 18), (k * 48, 60), (k * 30, 84), (k * 12, 60)), ramp
        )
        c.marks(m, f.angle(1.4), 90, 16 * f.s, 4 * f.s, jit=0.08)
