"""A parcel as large as a town hall, and a small one; market stalls with striped awnings under snow."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Ramp, sstep
from studio.paint import Card
from studio.palettes import CREAM, RED, SNOW, WOOD
from studio.shapes import Point, blob, curve, ell, poly, quad, rect, taper

PAPER = ["#06282c", "#0c5848", "#1c8c68", "#7ccca0"]
GOLD = ["#5c3414", "#ac7420", "#e8b848", "#fff0a8"]
Corners = Sequence[Point]


def strip(q: Corners, u0: float, u1: float, v0: float = 0, v1: float = 1, n: int = 6) -> list[Point]:
    """A band of a four-cornered face between two shares of its width."""
    down = [quad(*q, u1, v0 + (v1 - v0) * i / n) for i in range(n + 1)]
    return [quad(*q, u0, v0 + (v1 - v0) * (n - i) / n) for i in range(n + 1)] + down


def paper_face(c: Card, q: Corners, shade: float, seed: int) -> None:
    """One side of the parcel: paper with faded stars, creases, and its ribbon down the middle."""
    ramp = PAPER if shade < 0.5 else ["#041c28", "#0a3c40", "#146454", "#3c947c"]
    m = c.paint(poly(q), ramp, vol=6, amb=0.46, gain=0.6, tex=0.3, edge=0.2, wob=0.8, grad=(0.1, -0.16))
    rng = np.random.default_rng(seed)
    rows = max(2, round(abs(q[2][1] - q[1][1]) / 66))
    for i in range(8):
        for j in range(rows):
            x, y = quad(*q, (i + 0.5 + (j % 2) * 0.5) / 8.5, (j + 0.5) / rows)
            c.flat(blob((x - 11, y, "c"), (x - 3, y - 3), (x, y - 13, "c"), (x + 3, y - 3), (x + 11, y, "c"), (x + 3, y + 3), (x, y + 13, "c"), (x - 3, y + 3)),
                "#b4ecbc", 0.5 - shade * 0.2, 0.6, clip=m)  # fmt: skip
    for _ in range(7):
        u, v = rng.uniform(0.05, 0.95), rng.uniform(0.1, 0.9)
        a, b = quad(*q, u, v), quad(*q, u + rng.uniform(-0.2, 0.2), v + rng.uniform(-0.14, 0.14))
        c.line([a, b], 5, "#041c24", 0.35, clip=m)
        c.line([(a[0] + 3, a[1] + 4), (b[0] + 3, b[1] + 4)], 3, "#b4f0c8", 0.3, clip=m)
    band = poly(strip(q, 0.4, 0.6))
    c.shade(poly(strip(q, 0.38, 0.64)), 0.4, 6, clip=m)
    gold = GOLD if shade < 0.5 else ["#3c2414", "#7c5018", "#b88430", "#e8c870"]
    r = c.paint(band, gold, vol=10, amb=0.4, tex=0.14, wob=0.6, edge=0.25, grain=2, clip=m)
    for u in (0.425, 0.575):
        c.line([quad(*q, u, 0), quad(*q, u, 0.5), quad(*q, u, 1)], 3, "#fff4c0", 0.5, clip=r)


def lid_light(c: Card, edge: Sequence[Point], depth: float = 90) -> None:
    """The light that comes out under the lid: a hot line and what it spills down the paper."""
    xs = np.array([p[0] for p in edge])
    ys = np.array([p[1] for p in edge])
    top = np.interp(c.xx, xs, ys)
    inside = ((c.xx >= xs[0]) & (c.xx <= xs[-1])).astype(np.float32)
    spill = np.asarray(sstep(depth, 0, c.yy - top) * (c.yy > top) * inside, np.float32)
    c.over(spill**2.2 * 0.8, "#ffd870")
    c.line(list(edge), 9, "#fff6c8", 1, 0.4, ends=0.9)


def loop(c: Card, x: float, y: float, s: float, flip: bool) -> None:
    """One loop of the bow: the outside, the dark inside, and its folds."""
    f = c.at(x, y, s, 0, flip, vol=40, wob=0.6, edge=0.28, rim=0.5, tex=0.14)
    f.paint(blob((0, -6, "c"), (60, -86), (150, -118), (206, -70), (196, -4), (120, 30), (0, 18, "c")), GOLD)
    m = f.paint(
        blob((40, -14), (90, -62), (150, -78), (176, -50), (160, -16), (104, 4)),
        ["#3c2010", "#7c4c18", "#b07c28"],
        vol=14,
    )
    f.shade(blob((40, -14), (90, -62), (130, -60), (90, -10)), 0.4, 10, clip=m)
    for y1 in (-30, 0):
        f.line(curve((6, y1 * 0.3), (50, y1 - 14), (100, y1 - 20 if y1 else 18)), 5, "#7c4c18", alpha=0.5)


def bow(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A great bow with its knot at (x, y), snow on the loops."""
    for flip in (True, False):
        loop(c, x, y, s, flip)
    g = c.at(x, y, s, vol=22, wob=0.6, edge=0.28, rim=0.5)
    g.paint(blob((-34, -34), (0, -44), (34, -34), (38, 18), (0, 30), (-38, 18)), GOLD)
    for sg in (-1, 1):
        g.paint(blob((sg * 60, -88), (sg * 110, -122), (sg * 160, -126), (sg * 204, -90), (sg * 196, -78), (sg * 150, -104), (sg * 100, -94)),
            SNOW, vol=12, edge=0.05, amb=0.5)  # fmt: skip
    g.paint(blob((-32, -32), (0, -52), (32, -32), (0, -28)), SNOW, vol=8, edge=0.05, amb=0.5)


def small_parcel(c: Card, x: float, y: float, w: float, ramp: Ramp = RED, rot: float = 0) -> None:
    """A little parcel tied with string, middle at (x, y)."""
    f = c.at(x, y, w / 40, rot, vol=5, wob=0.25, det=0.9, edge=0.3)
    f.paint(rect(-20, -14, 20, 14, 2), ramp)
    f.paint(rect(-3, -14, 3, 14), CREAM, vol=2)
    f.paint(rect(-20, -3, 20, 2), CREAM, vol=2)
    for s in (-1, 1):
        f.paint(ell(s * 7, -18, 7, 4.4, s * -24), CREAM, vol=2)


def stall(c: Card, x: float, y: float, w: float, ramp: Ramp, stripe: Ramp = CREAM) -> None:
    """A market stall under a striped awning with snow on it, foot at (x, y)."""
    f = c.at(x, y, w / 120, vol=6, wob=0.4, det=0.5, edge=0.25)
    f.shade(ell(0, 2, 70, 8), 0.4, 6, "#2c2848")
    f.flat(rect(-52, -84, 52, -30), "#2c1c24", 0.85)
    for px in (-52, 52):
        f.line([(px, 0), (px, -92)], 5, "#5c4434", alpha=1, ends=0.9)
    f.paint(rect(-56, -38, 56, 0), WOOD, grad=(0.1, -0.2))
    for k in range(7):
        f.paint(ell(-42 + k * 14, -42, 8, 7), (RED, GOLD, CREAM)[k % 3], vol=4)
    for k in range(6):
        x0, x1 = -60 + k * 20, -40 + k * 20
        f.paint(
            blob(
                (x0 * 0.84, -112, "c"),
                (x1 * 0.84, -112, "c"),
                (x1, -82, "c"),
                ((x0 + x1) / 2, -73),
                (x0, -82, "c"),
            ),
            ramp if k % 2 else stripe,
            vol=4,
        )
    f.paint(
        blob((-52, -108), (-40, -118), (0, -121), (40, -118), (52, -108), (20, -104), (-20, -106)),
        SNOW,
        vol=5,
        edge=0.05,
        amb=0.5,
    )
    c.halo(*f.pt(0, -62), w * 0.4, "#ffc060", 0.5)
    c.dot(*f.pt(0, -64), 3.4, "#fff0b0")
    f.paint(taper((0, -70, 6), (0, -60, 8)), GOLD, vol=2)
