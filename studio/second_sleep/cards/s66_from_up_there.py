"""From Up There.

A street of steps between houses: oranges by the hundred bounce down it. All the shutters have been flung open and nobody
is at them. At the bottom a goal is chalked on a wall; in it, crouched and ready, a cat.
"""

import itertools

import numpy as np

from studio.linocut.elements.animals import cat
from studio.linocut.press import Print
from studio.shapes import Point, ell, poly, rect, taper

META = {"number": 66, "slug": "from-up-there", "seed": 66, "inks": "mint-tangerine"}
STEPS = 15


def edge(t: float) -> tuple[float, float, float]:
    """The flight at t (0 top, 1 bottom): left end, right end, height."""
    bend = 120 * np.sin(t * 2.6)
    return 470 - 300 * t**1.1 - bend * 0.4, 610 + 190 * t - bend * 0.4, 130 + 800 * t**1.25


def stairs(p: Print) -> None:
    """From far up to the landing."""
    ts = np.linspace(0, 1, STEPS + 1)
    for a, b in itertools.pairwise(ts):
        l0, r0, y0 = edge(a)
        l1, r1, y1 = edge(b)
        mid = y0 + (y1 - y0) * 0.56
        p.shape(poly([(l0, y0), (r0, y0), (r1, mid), (l1, mid)]), tone="")
        riser = p.shape(poly([(l1, mid), (r1, mid), (r1, y1), (l1, y1)]), tone="1")
        p.comb("1", riser, 90, 0.25, 12, length=(10, 30))
        p.line((l1, mid), (r1, mid), w=2 + 4 * b, ends=0.8)
    p.fill("", poly([(edge(1)[0] - 260, 930), (edge(1)[1] + 60, 930), (820, 1210), (-10, 1210)]))
    p.line((-10, 934), (820, 930), w=7, ends=1)


def house(
    p: Print, corners: list[Point], tone: str, holes: list[tuple[float, float, float, float]], away: int
) -> None:
    """A wall with windows, every shutter flung open."""
    path = p.shape(poly(corners), tone=tone, line=5)
    for x, y, w, h in holes:
        s = away * 0.16 * w
        p.shape(
            poly([(x, y), (x + w, y + s), (x + w, y + h + s), (x, y + h)]),
            tone="k",
            halo=4,
            clear="12k",
            clip=path,
        )
        for side in (-1, 1):
            x0 = x if side < 0 else x + w
            y0 = y if side < 0 else y + s
            leaf = p.shape(poly([(x0, y0), (x0 + side * w * 0.5, y0 - 10), (x0 + side * w * 0.5, y0 + h + 8), (x0, y0 + h)]), tone="2" if tone == "1" else "1",
                           line=3.4, halo=3, clear="12k")  # fmt: skip
            p.comb("k", leaf, 0, 0.34, 11, False, length=(30, 60))


def bounce(p: Print) -> None:
    """The oranges: dense above, thinning, each with a lit side; long hops near us."""
    rng = p.dice()
    balls: list[tuple[float, float, float]] = []
    for _n in range(150):
        t = float(np.clip(rng.beta(1.0, 2.1), 0, 0.98))
        left, right, y = edge(t)
        size = 8 + 26 * t
        x = left + (right - left) * float(rng.uniform(0.06, 0.94))
        up = abs(float(rng.normal(0, 1))) * (16 + 90 * t)
        if all(np.hypot(x - bx, y - up - by) > (size + bs) * 0.8 for bx, by, bs in balls):
            balls.append((x, y - up, size))
    balls += [(250, 790, 36), (470, 860, 40), (620, 966, 42), (690, 770, 36), (170, 952, 40)]
    for x, y, s in sorted(balls, key=lambda b: b[2]):
        path = p.shape(
            ell(x, y, s, s * 0.97), tone="2", line=1.6 + s * 0.09, halo=1.5 + s * 0.06, clear="12k"
        )
        if s > 16:
            p.carve("12k", ell(x - s * 0.36, y - s * 0.4, s * 0.2, s * 0.12, -40))
            p.stipple("k", path, 9, 0.5 * p.lit(path, (x + 300, y + 400), s * 0.6), cut=False)
            p.ink("k", ell(x + s * 0.3, y - s * 0.55, 3, 2))
        if s > 34:
            for d in (-0.5, 0.1, 0.6):
                p.line((x + s * d + 6, y - s * 1.3), (x + s * d + 16, y - s * 2.1), w=4)


def goal(p: Print) -> None:
    """A low wall at the foot of the steps, two posts and a bar chalked on it."""
    wall = p.shape(poly([(-10, 1024), (820, 1016), (820, 1210), (-10, 1210)]), tone="1", line=6)
    p.comb("1", wall, 0, 0.3 * p.noise(80, 2, 3, 0.6), 26, length=(20, 60))
    p.cutline((196, 1180), (204, 1050), w=11, ends=0.7)
    p.cutline((198, 1052), (400, 1044), (616, 1050), w=11, ends=0.7)
    p.cutline((612, 1048), (620, 1180), w=11, ends=0.7)
    for x in range(240, 610, 42):
        p.cutline((x, 1060), (x + 4, 1160), w=3.4, ends=0.6)


def scene(p: Print) -> None:
    """Sky, houses, steps, the goal; then it comes."""
    p.ground("")
    p.chatter(rect(380, 50, 700, 150), 0.2, 10)
    stairs(p)
    house(p, [(-10, 40), (300, 40), (432, 120), (372, 420), (180, 700), (100, 940), (-10, 940)], "1",
          [(70, 130, 84, 128), (240, 160, 66, 108), (96, 400, 84, 132)], 1)  # fmt: skip
    house(
        p,
        [(600, 130), (690, 60), (820, 40), (820, 940), (790, 940), (740, 640), (640, 330)],
        "2",
        [(702, 180, 54, 96), (744, 420, 40, 100)],
        -1,
    )
    for a, b in (
        ((410, 130, 8), (330, 330, 9)),
        ((330, 330, 9), (150, 640, 12)),
        ((150, 640, 12), (70, 860, 14)),
    ):
        p.shape(taper(a, b), tone="k", halo=2, clear="12k")
    for x, y in ((384, 200), (330, 330), (252, 470), (186, 586), (128, 720)):
        p.line((x, y), (x - 4, y + 20 + 0.07 * y), w=7, ends=0.9)
    goal(p)
    bounce(p)
    cat(p, 404, 1152, 150, "crouch", "k", halo=7)
    p.border()
