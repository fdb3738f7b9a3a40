"""Spitting Distance.

Six grown people sit on a high wall, each behind a slice of watermelon: six huge grins and no faces. The pips fly across
the card in black arcs. At the other end of the wall, target or not, a man reads under an open umbrella.
"""

import numpy as np

from studio.linocut.elements.body import FRONT, SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import blob, curve, ell, poly, rect

META = {"number": 84, "slug": "spitting-distance", "seed": 84, "inks": "pink-teal"}
SIT = FRONT["sit"].but(hip=(0, 0.3), near_elbow=1, far_elbow=-1)
SIX = (
    (548, 232, Wear(skin="", top="1", legs="2", style="topknot")),
    (490, 258, Wear(skin="", top="2", legs="k", style="crop", cap="bowler")),
    (424, 296, Wear(skin="", top="", legs="2", style="bun", woman=True, top_print="stripe")),
    (346, 340, Wear(skin="", top="k", legs="2", style="curls", bulk=1.2)),
    (252, 394, Wear(skin="", top="1", legs="k", style="crop", cap="straw", hat="")),
    (140, 462, Wear(skin="", top="2", legs="", style="long", woman=True, bulk=1.2)),
)


def wall_y(x: float) -> float:
    """The edge of the wall, falling away to the right."""
    return 868 - 0.22 * x


def wall(p: Print) -> None:
    """A wall of big stones in perspective."""
    side = p.shape(poly([(-10, wall_y(-10)), (820, wall_y(820)), (820, 1210), (-10, 1210)]), tone="1")
    for t in (0.28, 0.56, 0.84):
        p.line((-10, wall_y(-10) + 400 * t), (820, wall_y(820) + 330 * t), w=4, ends=0.9, clip=side)
    for row, t in enumerate((0.0, 0.28, 0.56, 0.84)):
        for n in range(9):
            x = 40 + n * 104 + (50 if row % 2 else 0)
            y = wall_y(x)
            p.line((x, y + 365 * t), (x + 3, y + 365 * (t + 0.28)), w=3.6, ends=0.7, clip=side)
    p.crumb("k", side, 34, (2, 5), False, tone=0.4)
    p.shape(
        poly(
            [
                (-10, wall_y(-10) - 12),
                (820, wall_y(820) - 9),
                (820, wall_y(820) + 12),
                (-10, wall_y(-10) + 20),
            ]
        ),
        tone="",
        line=5,
    )


def grin(p: Print, x: float, y: float, w: float, turn: float) -> None:
    """A slice held up before a face, rind below, bitten along the top."""
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))

    def q(u: float, v: float) -> tuple[float, float]:
        return x + (u * c - v * s) * w, y + (u * s + v * c) * w

    def moon(r: float) -> list[tuple[float, float]]:
        return [q(np.cos(a) * r, np.sin(a) * r * 0.86 - 0.12) for a in np.linspace(0, np.pi, 22)]

    p.shape(poly(moon(0.66)), tone="2", line=4, halo=4, clear="12k")
    p.shape(poly(moon(0.575)), tone="")
    flesh = p.shape(poly(moon(0.52)), tone="1")
    for u in (-0.3, 0.06, 0.36):
        p.carve("12k", ell(*q(u, -0.13), 0.11 * w, 0.09 * w))
    for u, v in (
        (-0.3, 0.1),
        (-0.1, 0.17),
        (0.12, 0.16),
        (0.32, 0.09),
        (-0.02, 0.03),
        (0.2, 0.02),
        (-0.18, 0.03),
    ):
        p.ink("k", ell(*q(u, v), 0.022 * w, 0.038 * w, turn), clip=flesh)


def pips(p: Print, a: tuple[float, float], b: tuple[float, float], high: float, n: int, size: float) -> None:
    """One volley, wider apart where it is fastest."""
    line = curve(a, ((a[0] + b[0]) / 2 - 20, min(a[1], b[1]) - high), b)
    rng = p.dice()
    for t in np.linspace(0.06, 0.97, n):
        i = int(t * (len(line) - 2))
        d = line[i + 1] - line[i]
        x, y = line[i] + rng.normal(0, 5, 2)
        p.ink("k", ell(float(x), float(y), size, size * 0.52, float(np.degrees(np.arctan2(d[1], d[0])))))


def reader(p: Print) -> None:
    """He, his book, his umbrella."""
    x, y = 668, wall_y(668)
    me = figure(p, x, y + 70, 224, SIDE["sit"].but(near_foot=(0.2, 0.02), far_foot=(0.14, 0)), wear=Wear(skin="", top="k", legs="k", cap="brim", hat="k"),
                near=(x - 46, y - 66), far=(x + 6, y - 78))  # fmt: skip
    hx, hy = me["near_hand"]
    p.shape(
        poly([(hx - 22, hy - 34), (hx + 6, hy - 24), (hx + 8, hy + 16), (hx - 20, hy + 6)]),
        tone="",
        line=3,
        halo=2,
        clear="12k",
    )
    fx, fy = me["far_hand"]
    tip = (fx - 26, fy - 196)
    p.line((fx + 2, fy + 10), tip, w=6, ends=1)
    a = [tip[0] - 112, tip[1] + 92]
    arch = blob((a[0], a[1], "c"), (tip[0] - 86, tip[1] + 22), (tip[0], tip[1]), (tip[0] + 92, tip[1] + 30), (a[0] + 240, a[1] + 22, "c"),
                (a[0] + 200, a[1] - 2), (a[0] + 160, a[1] + 16, "c"), (a[0] + 120, a[1] - 10), (a[0] + 80, a[1] + 8, "c"), (a[0] + 40, a[1] - 12))  # fmt: skip
    dome = p.shape(arch, tone="k", halo=5, clear="12k")
    for u in (80, 160):
        p.cutline(
            tip, (tip[0] + (u - 120) * 0.5, tip[1] + 50), (a[0] + u, a[1] + 10), w=4, ends=0.3, clip=dome
        )


def scene(p: Print) -> None:
    """The wall, the volleys, the six, the one."""
    p.ground("")
    p.chatter(rect(60, 60, 740, 420), 0.6, 40)
    wall(p)
    reader(p)
    faces = []
    for x, h, wear in SIX:
        y = wall_y(x) - 6
        w = 0.27 * h
        head = y - 0.4 * h
        me = figure(
            p,
            x,
            y + 0.3 * h,
            h,
            SIT,
            "front",
            wear,
            near=(x - 0.58 * w, head + 0.04 * h),
            far=(x + 0.58 * w, head + 0.03 * h),
            halo=5,
        )
        faces.append((me["head"][0], me["head"][1] + 0.01 * h, w))
    for n, (fx, fy, w) in enumerate(faces):
        grin(p, fx, fy, w, (5, -6, 4, -3, 7, -5)[n])
    for n, (fx, fy, w) in enumerate(faces):
        pips(
            p, (fx + 0.2 * w, fy - 0.3 * w), (566 + 10 * n, 452 + 20 * n), 90 + 62 * n, 6 + 2 * n, 6 + n * 0.9
        )
    p.border()
