"""Halfway.

Two knitted houses stand on opposite cliffs. Each is unravelling thread by thread, and over the void the two
yarns knit themselves into a narrow bridge with a small table on it. The roofs are already gone; in each bare
room a needle waits.
"""

import itertools
import math

import numpy as np

from studio.elements.animals.birds import bird_path
from studio.elements.plants.plants import grass
from studio.elements.rooms.furniture import chair, table
from studio.elements.rooms.household import cup, teapot
from studio.elements.things.knitting import knit_band, knit_plane, loops, needle, yarn
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import LINEN, WALNUT
from studio.shapes import arch, blob, curve, ell, poly, rect

META = {"number": 60, "slug": "halfway", "seed": 6060}
FINISH = Finish(vignette=0.24)

DAWN = (400.0, 330.0, 260.0)
WOOL_RED = ["#340c18", "#7c1c24", "#bc3a34", "#e87858", "#ffc49c"]
WOOL_CREAM = ["#5c4c4c", "#a08c78", "#dcc8a4", "#f8ecd0", "#fffaf0"]
CLIFF = ["#08161f", "#102b36", "#1f444e", "#3f6c6c", "#9cbc9c"]
GORGE = ["#2c5c6c", "#5c8c90", "#a0c0b0", "#e4ecd0"]
GONE = (3, 3, 2, 2, 1, 1, 0, 1, 2, 3, 4, 5)


def morning(c: Card) -> None:
    """Clear air between two walls of rock; far ridges, fog below."""
    c.sky(
        [
            (0, "#3c8098"),
            (300, "#6cacb0"),
            (600, "#a4d0c0"),
            (820, "#dce4c0"),
            (1000, "#8cb8b0"),
            (1200, "#3c7484"),
        ]
    )
    c.clouds(60, 330, "#b4d8d4", "#f8f4dc", cover=0.36, cell=180, a=0.7)
    c.glow(400, 560, 420, "#fff0c0", 0.16, 1.5)
    for x, top, w, fog in (
        (320, 600, 150, 0.6),
        (480, 560, 160, 0.64),
        (230, 720, 130, 0.4),
        (580, 690, 140, 0.4),
    ):
        peak = blob((x - w, 1240, "c"), (x - w * 0.6, top + 170), (x - w * 0.2, top + 20), (x, top), (x + w * 0.3, top + 60),
            (x + w * 0.6, top + 200), (x + w, 1240, "c"))  # fmt: skip
        c.paint(peak, GORGE, vol=40, fog=fog, edge=0.05, tex=0.3, light=DAWN)
    c.fogband(960, 110, "#d4e4cc", 0.6)
    for x, y, s in ((330, 930, 0.5), (372, 956, 0.4), (452, 914, 0.45)):
        c.flat(bird_path(x, y, s), "#3c6870", 0.8)
    c.fogband(1100, 110, "#a8ccc4", 0.6)


def cliff(c: Card, side: int) -> None:
    """A dark wall of rock with a green top; side -1 is left."""

    def at(x: float) -> float:
        return 400 + side * x

    rock = blob((at(440), 752, "c"), (at(300), 760), (at(172), 766), (at(150), 800), (at(186), 850), (at(166), 940),
        (at(214), 1010), (at(196), 1100), (at(240), 1180), (at(230), 1240, "c"), (at(440), 1240, "c"))  # fmt: skip
    m = c.paint(
        rock,
        CLIFF,
        vol=60,
        amb=0.12,
        gain=0.8,
        lump=0.12,
        tex=0.3,
        grain=2,
        edge=0.2,
        rim=0.9,
        light=(400, 700, 120),
        wob=1.8,
    )
    c.marks(m, 1.45, 320, 70, 7, jit=0.22, alpha=0.6)
    for k in range(16):
        grass(c, at(166 + k * 16), 768 + k * 5 % 8, 18 + k * 7 % 14, 6, ("#2c5c4c", "#5c8c5c", "#b4c47c"))


def house(c: Card, side: int, wool: list[str], stove: bool) -> None:
    """A box of wool without a roof: inner walls, front, side, door, window, live loops along the top."""

    def pt(x: float, y: float) -> tuple[float, float]:
        return 400 + side * x, y

    how = {"wob": 0.4, "light": DAWN, "amb": 0.26}
    dark = [wool[0], wool[1], wool[2]]
    back = [pt(338, 262), pt(176, 274), pt(176, 520), pt(338, 520)]
    gable = [
        pt(338, 520),
        pt(338, 386),
        pt(290, 330),
        pt(268, 292),
        pt(250, 300),
        pt(216, 350),
        pt(176, 380),
        pt(176, 520),
    ]
    c.paint(poly(gable), dark, vol=4, edge=0.2, **{**how, "amb": 0.04})
    c.paint(
        knit_plane(back, 10, 18, (8, 6, 5, 3, 2, 3, 5, 6, 7, 8)),
        dark,
        vol=4,
        edge=0.3,
        **{**how, "amb": 0.1, "gain": 0.55},
    )
    needle(c, *pt(276, 470), 270, -side * 16)
    front = [pt(372, 376), pt(204, 382), pt(204, 764), pt(372, 764)]
    flank = [pt(204, 382), pt(172, 346), pt(172, 752), pt(204, 764)]
    steps = [(372 - 14 * (k + 0.5), 376 + 19.4 * GONE[k]) for k in range(12)]
    for wall, cols, gone, shade in ((flank, 3, (2, 1, 1), 0.16), (front, 12, GONE, 0.3)):
        outline = [wall[3], *([pt(*s) for s in steps] if cols == 12 else [wall[0], wall[1]]), wall[2]]
        if cols == 12:
            outline = [
                wall[3],
                pt(372, 376 + 19.4 * GONE[0]),
                *[pt(*s) for s in steps],
                pt(204, 376 + 19.4 * GONE[11]),
                wall[2],
            ]
        c.paint(poly(outline), [wool[0], wool[1]], vol=5, edge=0.2, **{**how, "amb": shade})
        c.paint(
            knit_plane(wall, cols, 20, gone), wool, vol=5, edge=0.32, rim=0.3, **{**how, "amb": shade + 0.06}
        )
    f = c.at(0, 0, 1, wob=0.3, light=DAWN, amb=0.3)
    loops(f, [pt(x, y - 8) for x, y in steps], wool, 7)
    x, _ = pt(262, 0)
    c.paint(arch(x - 40, 610, x + 40, 766), WALNUT, vol=5, wob=0.3, edge=0.3)
    inside = c.paint(arch(x - 30, 622, x + 30, 766), ["#1c1014", "#3c2420", "#6c4030"], vol=3, wob=0.3)
    if stove:
        f.paint(rect(x - 20, 694, x + 22, 756, 6), ["#140c10", "#2c2024", "#5c4440"], vol=7)
        f.flat(rect(x - 12, 712, x + 14, 742, 5), "#ff8c2c", 1, det=1)
        f.flat(ell(x + 1, 734, 9, 7), "#ffe68c", 1, 1.5, det=1)
        c.halo(x, 728, 90, "#ff9c3c", 0.8)
        c.glow(x, 770, 110, "#ffa850", 0.3, 1.6, 0.4)
    else:
        c.shade(ell(x, 640, 30, 30), 0.4, 8, clip=inside)
    for wx in (338,):
        px, py = pt(wx, 640)
        f.paint(rect(px - 21, py - 28, px + 21, py + 28, 4), WALNUT, vol=4, edge=0.3)
        f.flat(rect(px - 15, py - 22, px + 15, py + 22), "#24343c", 0.95, det=0.7)
        f.line([(px, py - 22), (px, py + 22)], 3, "#6a442c")
        f.line([(px - 15, py), (px + 15, py)], 3, "#6a442c")


def threads(c: Card) -> None:
    """Each yarn leaves the highest loose stitch, flies up in the wind and comes down to the bridge."""
    yarn(c, [(200, 470), (226, 380), (270, 268), (330, 222), (384, 270), (399, 380), (386, 560), (340, 730), (292, 806)],
        WOOL_RED, 8, rim=0.4)  # fmt: skip
    yarn(c, [(600, 470), (576, 378), (530, 264), (468, 224), (416, 274), (403, 384), (416, 560), (462, 730), (508, 806)],
        WOOL_CREAM, 8, rim=0.4)  # fmt: skip


def bridge(c: Card) -> None:
    """A narrow knitted band, red from the left and cream from the right, striped where they meet."""
    line = curve((196, 770), (270, 800), (340, 818), (400, 824), (460, 818), (530, 800), (604, 770))
    xs = line[:, 0]
    width = 52
    under = poly([*line, *(line[::-1] + np.array([0, width]))])
    c.shade(
        poly([*(line + np.array([0, width])), *(line[::-1] + np.array([0, width + 26]))]), 0.3, 10, "#2c5860"
    )
    stops = (196, 322, 348, 374, 400, 426, 452, 604)
    colours = (WOOL_RED, WOOL_CREAM, WOOL_RED, WOOL_CREAM, WOOL_RED, WOOL_CREAM, WOOL_CREAM)
    for k, (x0, x1) in enumerate(itertools.pairwise(stops)):
        part = line[(xs >= x0 - 4) & (xs <= x1 + 4)]
        wool = colours[k]
        slab = poly([*part, *(part[::-1] + np.array([0, width]))])
        how = {"wob": 0.5, "light": (400, 500, 200)}
        c.paint(slab, [wool[0], wool[1], wool[2]], vol=4, amb=0.2, edge=0.2, **how)
        c.paint(knit_band(part, width, 4, 11), wool, vol=4, amb=0.34, edge=0.3, **how)
    c.line(line, 5, "#fff0d8", 0.4, 0.5, clip=c.mask(under), ends=0.8)
    for x in range(226, 590, 22):
        y = float(np.interp(x, xs, line[:, 1])) + width
        drop = 10 + 14 * abs(math.sin(x * 1.7))
        c.line([(x, y - 2), (x + 3, y + drop)], 3, WOOL_RED[2] if x < 400 else WOOL_CREAM[2], 0.9, 0.2)


def dropped_ball(c: Card) -> None:
    """What is left of the red wool swings over the void."""
    yarn(c, [(300, 850), (306, 920), (330, 990), (342, 1026)], WOOL_RED, 5)
    f = c.at(346, 1060, 1.0, vol=24, wob=0.3, edge=0.32, rim=0.7, amb=0.26, light=(420, 900, 160))
    m = f.paint(ell(0, 0, 40), WOOL_RED)
    for k in range(-3, 4):
        f.line([(-36, k * 11 - 8), (0, k * 11 + 8), (36, k * 11 - 6)], 3, WOOL_RED[0], alpha=0.5, clip=m)
        f.line([(k * 11 - 12, -36), (k * 11 + 6, 0), (k * 11 - 4, 36)], 3, WOOL_RED[3], alpha=0.45, clip=m)


def tea(c: Card) -> None:
    """The table laid in the middle, a chair on either side."""
    c.shade(ell(400, 846, 110, 10), 0.5, 6, "#2c1420")
    chair(c, 330, 848, 104, WALNUT, flip=True)
    chair(c, 470, 848, 104, WALNUT)
    table(c, 400, 850, 66, 92, WALNUT, LINEN)
    teapot(c, 400, 796, 36)
    cup(c, 372, 800, 16)
    cup(c, 430, 800, 16)
    c.smoke([(376, 762), (380, 730), (372, 700)], 4, 16, "#fffaf0", 0.3)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=DAWN, key="#fff2cc", fog="#b4d8cc")
    morning(c)
    for side, wool in ((-1, WOOL_RED), (1, WOOL_CREAM)):
        cliff(c, side)
        house(c, side, wool, side < 0)
    bridge(c)
    dropped_ball(c)
    threads(c)
    tea(c)
    c.fogband(1180, 60, "#cfe4d4", 0.5)
