"""Rehearsal for Spring.

Under the snow, in a hall of roots, rows of bulbs stand like a choir with their mouths open; a mole conducts
with a twig. One bulb has come up too early and its neighbours hold it back by the roots. Above, a thin white
strip of snow with a forgotten sledge.
"""

import math

import numpy as np

from studio.colour import sstep
from studio.elements.plants.bulbs_choir import (
    SHOOT,
    conductor_mole,
    hanging_root,
    lamp_mushroom,
    singing_bulb,
)
from studio.elements.plants.trees import bare_tree
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import PINE, SNOW
from studio.shapes import blob, ell, poly, taper

META = {"number": 35, "slug": "rehearsal-for-spring", "seed": 3508}
FINISH = Finish(bloom=0.42, vignette=0.36)

LOAM = ["#140a10", "#2e1820", "#54302c", "#8c5a44"]
HALL = ["#1c0e18", "#44222c", "#7c463e", "#c88468", "#f8c89c"]
PINK = ["#5c2038", "#a84c68", "#e890a0", "#ffd8cc"]
BONE = ["#5c4448", "#a88c80", "#ecd8bc", "#fffaec"]
WINE = ["#3c1030", "#782850", "#bc5878", "#f4a8a4"]
RAMPS = (PINK, BONE, WINE, PINK, BONE)
LAMP = (400.0, 1000.0)


def surface(c: Card) -> None:
    """Winter, a hand's breadth of it."""
    c.sky([(0, "#8c98ac"), (90, "#c8ccd0"), (160, "#dcd8d4"), (1200, "#2c1a20")], calm=0.2)
    for x, h in ((110, 96), (690, 110)):
        bare_tree(c, x, 152, h, fog=0.35, seed=x)
    c.paint(blob((-20, 150), (140, 138), (320, 150), (520, 136), (700, 148), (820, 140), (820, 230, "c"), (-20, 230, "c")), SNOW, vol=20,
        amb=0.45, edge=0, light=(300, 20, 200))  # fmt: skip
    f = c.at(232, 152, 1.1, -9, vol=4, wob=0.3, det=0.8, edge=0.3)
    f.shade(ell(0, 6, 60, 6), 0.4, 5, "#3c4c74")
    f.line([(-60, -22), (-54, 0), (-30, 4), (56, 4)], 5, "#8c2c20", alpha=1, ends=0.8)
    for u in (-34, 8, 46):
        f.line([(u, 3), (u, -16)], 4, "#6a3a20", alpha=1, ends=0.9)
    f.paint(poly([(-50, -22), (60, -22), (60, -15), (-50, -15)]), PINE)
    f.paint(blob((-30, -22), (-20, -31), (14, -34), (46, -28), (56, -22)), SNOW, vol=6)
    f.line([(-60, -22), (-84, -8), (-96, 8), (-112, 8)], 2.4, "#6a3a20", alpha=0.9)


def hall(c: Card) -> None:
    """Loam, and a warm vault dug out of it."""
    crust = blob(
        (-20, 196),
        (120, 188),
        (300, 200),
        (500, 186),
        (680, 198),
        (820, 190),
        (820, 1240, "c"),
        (-20, 1240, "c"),
    )
    m = c.paint(crust, LOAM, vol=10, amb=0.3, edge=0.2, tex=0.4, light=(400, 300, 300))
    c.marks(m, lambda x, y: 0.4 * np.sin(x / 60), 700, 26, 5, jit=0.1, alpha=0.4)
    for px, py in c.scatter(m, 60):
        c.paint(
            ell(px, py, c.rng.uniform(4, 12), c.rng.uniform(3, 7)),
            ["#2c1c20", "#5c4440", "#988070"],
            vol=4,
            wob=1,
        )
    vault = blob((44, 1240, "c"), (40, 800), (70, 560), (160, 410), (290, 344), (400, 326), (510, 344), (640, 410), (730, 560), (760, 800),
        (756, 1240, "c"))  # fmt: skip
    c.shade(vault, 0.6, 16, "#0c060c")
    v = c.paint(vault, HALL, vol=60, amb=0.1, gain=0.82, edge=0.2, tex=0.34, lump=0.3, light=(400, 960, 280))
    c.marks(v, lambda x, y: np.arctan2(y - 900, x - 400) + math.pi / 2, 700, 40, 5, jit=0.08, alpha=0.35)
    for pts in (
        [(90, 210, 30), (104, 330, 26), (60, 470, 22), (76, 620, 16), (50, 800, 6)], [(710, 210, 32), (700, 330, 28), (744, 470, 22),
            (724, 640, 15), (756, 820, 6)], [(270, 205, 22), (250, 300, 20), (206, 400, 14), (216, 486, 4)],
        [(540, 205, 22), (560, 300, 18), (606, 392, 13), (592, 480, 4)], [(400, 205, 14), (410, 290, 12), (390, 360, 9), (398, 420, 3)],
        [(170, 205, 20), (176, 300, 16), (130, 400, 12), (140, 500, 4)], [(630, 205, 18), (640, 300, 15), (672, 410, 10), (660, 500, 4)],
    ):  # fmt: skip
        hanging_root(c, pts)


def row(c: Card, y: float, n: int, h: float, half: float, fog: float, first: int, skip: int = -1) -> None:
    """One row of the choir on its bench of earth, bowed towards us."""
    bench = blob((400 - half - 70, y + 26), (400 - half * 0.5, y - 4), (400, y - 12), (400 + half * 0.5, y - 4), (400 + half + 70, y + 26),
        (400 + half + 80, y + 130), (400, y + 120), (400 - half - 80, y + 130))  # fmt: skip
    m = c.paint(
        bench,
        LOAM,
        vol=16,
        amb=0.16,
        edge=0.15,
        tex=0.35,
        light=(400, y - 120, 160),
        fog=fog,
        fogcol="#7c463e",
    )
    c.marks(m, 0.0, 130, 30, 4, jit=0.1, alpha=0.4)
    for i in range(n):
        u = -1 + 2 * i / (n - 1)
        if i == skip:
            continue
        x, by = 400 + half * u, y + 16 * u * u
        c.shade(ell(x, by + 4, h * 0.42, h * 0.09), 0.5, 6, "#0c060c")
        singing_bulb(c, x, by, h * (1 + 0.06 * math.sin(i * 2.2 + first)), RAMPS[(i + first) % 5], 0.55 + 0.45 * ((i * 7 + first) % 3) / 2,
            5 * u, 8 + 6 * ((i + first) % 3), fog)  # fmt: skip


def early_one(c: Card) -> None:
    """Up and away; two neighbours have it by the roots."""
    x, y = 400.0, 574.0
    for sg in (-1, 1):
        arm = taper((x + sg * 92, 640, 8), (x + sg * 66, 606, 7), (x + sg * 24, y + 14, 6))
        c.paint(arm, BONE, vol=3, wob=0.4, det=0.6)
    stem = taper(
        (x, y - 104, 17), (x - 10, y - 200, 15), (x + 12, y - 300, 14), (x, y - 400, 13), (x + 4, y - 446, 10)
    )
    c.halo(x, 160, 90, "#d8f890", 0.35)
    c.paint(stem, SHOOT, vol=7, wob=0.6, edge=0.25, rim=0.6, light=(300, 400, 160), det=0.4)
    for sg, ly, k in ((-1, y - 410, 1.0), (1, y - 424, 0.86), (-1, y - 250, 0.8), (1, y - 180, 0.9)):
        f = c.at(x, ly, k, vol=8, wob=0.3, det=0.6, edge=0.25, rim=0.6, flip=sg > 0)
        f.paint(blob((0, 0, "c"), (-18, -34), (-46, -54), (-78, -52, "c"), (-60, -24), (-30, -2)), SHOOT)
    singing_bulb(c, x, y, 128, PINK, 1.0, 0, 2)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*LAMP, 200), key="#ffd8a0", fog="#7c463e")
    surface(c)
    hall(c)
    c.glow(400, 900, 420, "#ff9c70", 0.4, 1.5)
    c.light = (400, 940, 170)
    row(c, 640, 7, 112, 252, 0.22, 1, 3)
    early_one(c)
    row(c, 776, 6, 132, 262, 0.08, 3)
    row(c, 924, 5, 152, 266, 0.0, 0, 2)
    c.paint(blob((-20, 1090), (200, 1064), (400, 1056), (600, 1064), (820, 1090), (820, 1240, "c"), (-20, 1240, "c")), LOAM, vol=16, amb=0.3,
        edge=0.1, tex=0.35, light=(400, 1000, 160))  # fmt: skip
    lamp_mushroom(c, 150, 1116, 150)
    lamp_mushroom(c, 662, 1122, 116)
    c.paint(
        blob((318, 1140), (326, 1106), (400, 1096), (474, 1106), (484, 1140), (400, 1154)),
        ["#34282c", "#6c5c58", "#b8a08c"],
        vol=14,
        wob=1,
    )
    c.light = (190, 1010, 110)
    conductor_mole(c, 400, 1120, 218)
    c.darken(np.asarray(sstep(1120, 1200, c.yy), np.float32), "#140a10", 0.4)
