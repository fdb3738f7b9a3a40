"""A harbour in fog with the sun behind it: a far headland with its tower, mooring posts, and a pier of wet planks."""

from itertools import pairwise

import numpy as np

from studio.colour import Ramp, sstep
from studio.elements.animals.birds import bird, bird_path
from studio.paint import Card
from studio.shapes import blob, ell, poly, rect, taper

DRIFT: Ramp = ["#2c2a2e", "#5c5650", "#988c7c", "#d0c4ac"]
COAST: Ramp = ["#2c3c48", "#4c5e68", "#748288", "#a8aca4"]
TOWER: Ramp = ["#4c5864", "#7c868c", "#b8b8b0", "#f4ecd8"]
GULL: Ramp = ["#5c646c", "#a4acb0", "#e4e4dc", "#fffdf4"]
PLANKS = (862, 884, 910, 942, 980, 1026, 1072)
SEA = 706
# posts in the water, from far to near: (x, foot, height, width)
POSTS = ((372, 722, 26, 8), (346, 734, 34, 10), (312, 750, 46, 13), (268, 772, 62, 17), (208, 802, 84, 22),
    (122, 846, 112, 30))  # fmt: skip


def foggy_harbour(c: Card, sun: tuple[float, float] = (590, 330)) -> None:
    """Fog over the page, lighter round the hidden `sun`; sea from 706; a headland with a tower, posts, gulls."""
    c.sky([(0, "#5c7080"), (240, "#8496a0"), (500, "#acb6b6"), (SEA, "#c4c4b8"), (1200, "#68767e")])
    c.clouds(60, 560, "#8496a0", "#d0ccbc", cover=0.5, a=0.5, cell=200)
    c.glow(*sun, 380, "#ffe6b8", 0.85, 1.3)
    c.darken(c.radial(*sun, 200, 760), "#54687a", 0.34)
    _headland(c)
    c.fogband(SEA - 2, 8, "#dcd8c8", 0.4)
    c.water(SEA, "#8c9ca0", 0.42, 0.7, "#5c6e78")
    c.glints(sun[0] - 6, SEA + 8, 860, 110, "#fff4d8", 70, 0.55)
    _posts(c)
    for x, y, s, flip in ((314, 470, 1.3, False), (350, 520, 0.9, True), (560, 190, 1.1, False)):
        c.flat(bird_path(x, y, s, 0.8, flip=flip), "#54646e", 0.85, wob=0.3, det=0.3)
    c.fogband(810, 30, "#ccccc2", 0.35)


def _headland(c: Card) -> None:
    """Two capes one behind the other, a dark tower of stone without a light on the nearer, two roofs below it."""
    far = blob(
        (250, SEA + 8, "c"), (330, 690), (440, 676), (560, 650), (680, 618), (840, 596), (840, SEA + 8, "c")
    )
    c.paint(far, COAST, vol=16, fog=0.5, fogcol="#b8bcb4", soft=2, edge=0, wob=1.6)
    near = blob((426, SEA + 8, "c"), (452, 676), (486, 652), (540, 644), (600, 654), (660, 668), (740, 652), (840, 640),
        (840, SEA + 8, "c"))  # fmt: skip
    c.paint(near, COAST, vol=20, fog=0.14, fogcol="#b8bcb4", edge=0.05, wob=1.6, tex=0.3)
    f = c.at(512, 652, 1.14, fog=0.06, wob=0.3, vol=12, edge=0.15)
    f.paint(poly([(-21, 6), (-14, -128), (14, -128), (21, 6)]), TOWER, grad=(0.05, -0.1))
    for y, w in ((-42, 18.6), (-96, 15.8)):
        f.paint(
            poly([(-w, y + 13), (-w + 1, y - 13), (w - 1, y - 13), (w, y + 13)]),
            ["#34444e", "#54666e", "#84908f"],
            vol=8,
        )
    f.paint(rect(-19, -136, 19, -127, 2), COAST, vol=4)
    f.paint(rect(-11, -160, 11, -136, 1), ["#4c5c68", "#7c8c94", "#b4bcb8"], vol=4)
    f.paint(blob((-15, -159, "c"), (0, -182), (15, -159, "c")), COAST, vol=6)
    for x, w in ((572, 26), (610, 20)):
        c.paint(rect(x - w, 640, x + w, 662), TOWER, vol=3, fog=0.2, wob=0.4)
        c.paint(
            poly([(x - w - 4, 642), (x - w * 0.5, 624), (x + w * 0.5, 624), (x + w + 4, 642)]),
            COAST,
            vol=4,
            fog=0.08,
        )


def _posts(c: Card) -> None:
    """Mooring posts that come towards us, a slack rope from one to the next, a gull on the second nearest."""
    last = None
    for i, (x, y, h, w) in enumerate(POSTS):
        fog = 0.5 - i * 0.09
        c.flat(taper((x, y, w), (x + 2, y + h * 0.5, w * 0.6)), "#4c5c66", 0.4 - fog * 0.3, 2)
        c.paint(
            taper((x, y, w), (x - 1, y - h, w * 0.92)),
            DRIFT,
            vol=w * 0.4,
            fog=fog,
            grain=2,
            wob=0.5,
            amb=0.2,
            rim=0.5,
        )
        c.paint(ell(x - 1, y - h - w * 0.1, w * 0.46, w * 0.2), DRIFT, vol=3, fog=fog, amb=0.6, wob=0.3)
        c.streak(x, y + 2, w * 1.1, 2, "#e4e4dc", 0.6)
        here = (x, y - h * 0.8)
        if last is not None:
            sag = ((last[0] + here[0]) / 2, max(last[1], here[1]) + h * 0.3)
            c.line([last, sag, here], 1.5 + i * 0.6, c.fade("#3c3638", fog), 0.85, ends=0.9)
        last = here
    bird(c, 206, 719, 44, GULL, fog=0.2)


def wet_pier(c: Card) -> None:
    """Planks from 862 to 1096 across the page; their ends, two piles, and the grey water below."""
    _grey_water(c)
    for x in (96, 706):
        c.paint(taper((x, 1080, 58), (x + 2, 1240, 54)), DRIFT, vol=20, grain=2, amb=0.2, wob=0.6)
    deck = poly([(-20, 862), (820, 862), (820, 1096), (-20, 1096)])
    m = c.paint(deck, DRIFT, vol=3, amb=0.42, edge=0.1, wob=0.4, grain=1, light=(560, 500, 320))
    for y in PLANKS:
        c.line([(-20, y), (400, y + 2), (820, y)], 3 + (y - 860) / 60, "#2c2a30", 0.75, 0.7, clip=m, ends=0.9)
        c.line([(-20, y + 4), (400, y + 6), (820, y + 4)], 2, "#e4dcc8", 0.35, 0.7, clip=m, ends=0.9)
    c.marks(m, 0.0, 700, 46, 2.6, jit=0.1, alpha=0.4, curl=0.04)
    wet = np.exp(-(((c.xx - 560 - (c.yy - 862) * 0.1) / 110) ** 2)) * (0.3 + 0.7 * c.bank[1]) * m
    c.over(np.asarray(wet * 0.6 * (1 - sstep(880, 1080, c.yy)), np.float32), "#fff4dc")
    for y, y2 in pairwise(PLANKS):
        for x in (60, 470, 760):
            c.dot(x + (y * 7) % 90, (y + y2) / 2 + 2, 3.8, "#34302f", 0.8)
    ends = poly([(-20, 1072), (820, 1072), (820, 1102), (-20, 1102)])
    c.paint(ends, DRIFT, vol=8, amb=0.25, wob=0.6, edge=0.25, grain=1)
    c.haze(850, 910, "#d4d4c8", 0.4)


def _grey_water(c: Card) -> None:
    """What moves under the pier."""
    sea = np.asarray(sstep(1040, 1090, c.yy), np.float32)
    c.over(sea * 0.9, "#4a5c66")
    for _ in range(60):
        y = 1090 + c.rng.uniform(0, 110)
        c.streak(c.rng.uniform(0, 800), y, c.rng.uniform(20, 70), 2.4, "#94a4a8", 0.35)
