"""The Island That Dreams.

A fox as large as an island sleeps in the sea, a lit village on its back, its tail closing a small
harbour. The chimney smoke rises and becomes a second fox, thin, running among the stars. The child in the
boat holds the lantern low so as not to wake it.
"""

import math

import numpy as np

from studio.colour import Arr
from studio.elements.buildings.houses import house
from studio.elements.land.water import boat
from studio.elements.people.figures import child
from studio.elements.plants.trees import conifer
from studio.elements.things.lights import moon
from studio.paint import Card, Frame
from studio.palettes import FOX
from studio.shapes import blob, ell, join, taper, xf

META = {"number": 2, "slug": "island-that-dreams", "seed": 553}

WHITE = ["#6a5468", "#b89a9c", "#f0dcc4", "#fff6e0"]
DUSK_FIR = ("#15182e", "#2a4048", "#4f7460", "#c0b87c")
RUST_FIR = ("#2a1420", "#5a3424", "#9a6c34", "#e0b468")
INK = "#22101a"


def evening(c: Card) -> None:
    """Afterglow and crescent over a still sea."""
    c.sky([(0, "#1d2247"), (260, "#3b3a6e"), (480, "#84638c"), (640, "#d08c86"), (760, "#f2bd8c")])
    c.stars(150, 440, big=7)
    moon(c, 168, 190, 110, phase=0.42)
    c.clouds(380, 700, "#6a5482", "#f0b498", cover=0.5, a=0.75)
    c.clouds(120, 420, "#2e2f5e", "#7a6a94", cover=0.36, a=0.4)


def smoke_fox(c: Card, chimney: tuple[float, float]) -> None:
    """The smoke gathers into a fox that runs among the stars."""
    f = c.at(510, 236, 1.42, -10)
    body = blob(
        (-88, -6), (-70, -22), (-20, -26), (36, -24), (66, -8), (60, 8), (20, 12), (-40, 14), (-76, 10)
    )
    head = blob(
        (-134, 2, "c"),
        (-108, -14),
        (-98, -40, "c"),
        (-90, -24),
        (-80, -40, "c"),
        (-72, -18),
        (-78, 4),
        (-104, 10),
    )
    tail = taper((58, -8, 12), (92, -26, 26), (128, -22, 28), (168, -44, 3))
    legs = [
        taper((-72, 4, 16), (-100, 26, 9), (-132, 34, 4)),
        taper((-60, 6, 14), (-78, 36, 8), (-108, 50, 4)),
        taper((50, 2, 20), (76, 30, 10), (112, 40, 4)),
        taper((40, 4, 18), (54, 36, 9), (84, 56, 4)),
    ]
    m = c.mask(f.path(join(body, head, tail, *legs)), 1.6, 2.2)
    wisps = 0.62 + 0.6 * (c.noise(60, 4, 2.4, 0.6) - 0.5)
    c.over(np.clip(c.blur(m, 16) * 0.22, 0, 1), "#b8a4cc")
    c.over(np.clip(m * 0.50 * wisps, 0, 1), "#f6e6de")
    edge = np.clip(m - c.blur(m, 5), 0, 1)
    c.over(np.clip(edge * 1.1, 0, 1), "#fff2dc")
    c.dot(*f.pt(-106, -10), 2.4, "#fff8e0", 1)
    c.halo(*f.pt(-106, -10), 14, "#fff0c8", 0.5)
    x, y = chimney
    end = f.pt(164, -42)
    c.smoke(
        [(x, y), (x - 12, y - 34), (x + 26, y - 76), (x + 70, y - 112), (700, 330), (768, 236), end],
        7,
        19,
        "#f0dcd4",
        0.5,
    )


def fox_body(c: Card) -> tuple[Frame, Arr]:
    """The island: back, haunch."""
    f = c.at(420, 690, 1.28)
    f.shade(ell(0, 92, 255, 26), 0.6, 12, "#10122c")
    outline = blob(
        (-238, 62), (-246, 0), (-214, -74), (-140, -132), (-40, -158), (70, -146), (160, -104), (222, -36),
        (244, 40), (216, 88), (100, 104), (-120, 106), (-210, 96),
    )  # fmt: skip
    m = f.paint(outline, FOX, vol=94, amb=0.12, rim=0.5, tex=0.25, edge=0.25, grad=(0.1, -0.25))
    c.marks(
        m, lambda x, y: np.arctan2(y - 700, x - 420) + math.pi / 2 * 1.05, 5200, 30, 3.4, jit=0.085, curl=0.10
    )
    haunch = blob((70, 80), (84, 10), (130, -30), (190, -20), (226, 40), (200, 92), (120, 104))
    hm = f.paint(haunch, FOX, vol=55, amb=0.14, edge=0.35, tex=0.2, alpha=0.92)
    c.marks(hm, lambda x, y: np.arctan2(y - 760, x - 602) + math.pi / 2, 1300, 26, 3.4, jit=0.08)
    return f, m


def fox_head(c: Card, behind: Arr) -> Frame:
    """Chin on the tail, eyes shut, in three-quarter view."""
    f = c.at(252, 722, 1.42, -22)
    skull = blob(
        (0, -54), (38, -52), (66, -26), (92, 8), (112, 30, "c"), (80, 36), (94, 52, "c"), (58, 50), (30, 66),
        (12, 90), (0, 96), (-12, 90), (-30, 66), (-58, 50), (-94, 52, "c"), (-80, 36), (-112, 30, "c"),
        (-92, 8), (-66, -26), (-38, -52),
    )  # fmt: skip
    c.shade(xf(f.path(skull), 10, -6, 1.06, o=(252, 722)), 0.62, 15, "#3a0f18", clip=behind)
    for sg in (-1, 1):
        ear = blob(
            (sg * 16, -46, "c"), (sg * 34, -88), (sg * 64, -130, "c"), (sg * 82, -78), (sg * 74, -14, "c")
        )
        f.paint(ear, ["#1a0c14", "#4a1c1c", "#a04a24", "#f0a050"], vol=8, edge=0.4, rim=1.1, det=0.5)
        inner = xf(ear, sg * -1, 8, 0.62, o=(sg * 54, -60))
        f.paint(inner, ["#3a1820", "#8a5048", "#d8a080", "#ffe0c0"], vol=7, edge=0, det=0.3)
    m = f.paint(skull, FOX, vol=35, amb=0.24, edge=0.3, rim=0.6, grad=(0.12, -0.1), det=0.25)
    for sg in (-1, 1):
        cheek = blob(
            (sg * 6, 92), (sg * 14, 40), (sg * 30, 18), (sg * 66, 18), (sg * 116, 30, "c"), (sg * 82, 38),
            (sg * 96, 54, "c"), (sg * 58, 54), (sg * 30, 70), (sg * 14, 94),
        )  # fmt: skip
        ck = f.paint(cheek, WHITE, vol=13, clip=m, soft=1.1, edge=0.05, amb=0.4)
        c.marks(ck, math.radians(-22) + (0.25 if sg > 0 else math.pi - 0.25), 260, 22, 3.2, jit=0.07)
    nose = f.pt(0, 96)
    brow = m * c.mask(f.path(blob((-60, -40), (60, -40), (30, 30), (12, 84), (-12, 84), (-30, 30))), 0)
    c.marks(brow, lambda x, y: np.arctan2(y - nose[1], x - nose[0]), 520, 22, 3.4, jit=0.09)
    for sg in (-1, 1):
        f.line([(sg * 20, 10), (sg * 30, 20), (sg * 46, 19), (sg * 58, 6)], 4, INK, alpha=0.95)
        f.line([(sg * 56, 8), (sg * 66, 3)], 2.2, INK, alpha=0.85)
        f.line([(sg * 50, 14), (sg * 60, 13)], 2.2, INK, alpha=0.85)
    return f


def fox_tail(c: Card, f: Frame) -> None:
    """The tail lies in front and curls towards the boat: the harbour."""
    tail = blob(
        (236, 30), (252, 84), (222, 130), (130, 154), (0, 156), (-96, 152), (-160, 160), (-214, 184),
        (-246, 214, "c"), (-226, 166), (-176, 128), (-80, 108), (20, 102), (120, 94), (190, 70),
    )  # fmt: skip
    m = f.paint(tail, FOX, vol=28, amb=0.2, edge=0.3, rim=0.5)
    tip = blob((-110, 98), (-86, 132), (-120, 168), (-200, 200), (-262, 230), (-240, 150))
    f.paint(tip, WHITE, vol=24, clip=m, soft=2.4, edge=0.1, amb=0.4)
    c.marks(
        m,
        lambda x, _: np.where(x > 650, 2.2, np.where(x < 270, math.pi - 0.55, math.pi - 0.05)),
        2600,
        34,
        3.6,
        jit=0.08,
        curl=0.1,
    )


def ridge(f: Frame, u: float) -> tuple[float, float]:
    """A point on the fox's back, u from 0 at the shoulder to 1 at the rump."""
    return f.pt(-225 + 450 * u, -8 - 150 * math.sin(math.pi * (u * 0.94 + 0.03)) ** 0.75)


def village(c: Card, f: Frame, back: Arr) -> tuple[float, float]:
    """Firs and houses along the back; returns the top of the chimney."""
    for u in sorted(c.rng.uniform(0.16, 0.9, 24)):
        x, y = ridge(f, u)
        conifer(c, x, y + 12, c.rng.uniform(46, 96), DUSK_FIR, fog=0.12, rim=0.5)
    for u, h, floors in ((0.30, 56, 1), (0.39, 74, 2), (0.475, 92, 3), (0.56, 68, 2), (0.65, 54, 1)):
        x, y = ridge(f, u)
        house(
            c,
            x,
            y + 16 + c.rng.uniform(0, 8),
            h,
            floors=floors,
            g=0.6,
            wall=("#241f36", "#564a60", "#94808a", "#d8b8a0"),
        )
    for x, y in c.scatter(back * c.mask(f.path(blob((-60, -110), (190, -90), (190, -20), (0, -10))), 0), 13):
        conifer(c, x, y, c.rng.uniform(26, 44), RUST_FIR, rim=0.3)
    x, y = ridge(f, 0.475)
    return x - 16, y - 80


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(168, 210, 330), key="#ffe0a8", fog="#a98fa6")
    evening(c)
    smoke_fox(c, (396, 420))
    c.water(770, "#4a4f7c", 0.35, 0.9, deep="#141a38")
    f, back = fox_body(c)
    head = fox_head(c, back)
    fox_tail(c, f)
    head.paint(
        blob((-13, 82), (0, 78), (13, 82), (8, 95), (0, 100), (-8, 95)),
        ["#0c0810", "#2a1c24", "#6a5a64"],
        vol=6,
        det=0.9,
    )
    village(c, f, back)
    c.mirror(884, 60, 770, 0.62, 1.0, 180, "#3a3a6a", 0.35)
    c.glints(168, 960, 1160, 110, "#ffe2b4", 110, 0.6)
    c.glints(420, 890, 1180, 420, "#8a86b4", 120, 0.3)
    c.fogband(894, 16, "#e0b4a4", 0.4)
    c.fogband(790, 14, "#f0c4a0", 0.3)
    c.light = (230, 1040, 120)
    c.shade(ell(230, 1078, 80, 14), 0.5, 10, "#0c0e26")
    child(c, 226, 1062, 96, arm="fwd", lamp=True, shadow=0, rim=0.9)
    boat(c, 230, 1066, 118, ["#120c14", "#33222a", "#6e4c40", "#e0aa78"], rim=0.8)
    c.glints(200, 1084, 1176, 46, "#ffcf70", 70, 0.85)
