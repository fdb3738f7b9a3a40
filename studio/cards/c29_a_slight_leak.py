"""A Slight Leak.

On a study table an unrolled map is wet: its rivers run over the table's edge in thin waterfalls into cups, a
hat, a drawer. A cat laps up the inland sea. A drawn town has come up in tiny solid roofs; the armchair
already stands in a puddle with a fish.
"""

import math

import numpy as np

from studio.colour import Arr
from studio.elements.animals.sea_life import fish
from studio.elements.buildings.houses import house, tower
from studio.elements.land.water import puddle, ring, river, waterfall
from studio.elements.rooms.furniture import armchair
from studio.elements.rooms.household import cup
from studio.elements.rooms.rooms import curtain, light_patch, window
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import CRIMSON, GINGER, OCHRE, PORCELAIN, ROOF_BLUE, ROOF_RED, TEAL, WALNUT
from studio.shapes import blob, ell, poly, quad, rect, taper

META = {"number": 29, "slug": "a-slight-leak", "seed": 2905}
FINISH = Finish(vignette=0.26)

MAHOGANY = ["#200c0c", "#561c18", "#943c28", "#dc8450"]
PARCH = ["#7c5c34", "#bc9858", "#ecd49c", "#fff4d4"]
AQUA = ["#0c4c6c", "#1c8ca4", "#5cd0cc", "#d8fff0"]
FLOOR = ["#1c1014", "#44281f", "#7c5434", "#c8985c"]
BACK_L, BACK_R, FRONT_R, FRONT_L = (150, 520), (640, 478), (750, 812), (52, 800)
SEPIA = "#8c5c2c"


def on(u: float, v: float) -> tuple[float, float]:
    """A point of the table: u across, v from the back to the front."""
    return quad(BACK_L, BACK_R, FRONT_R, FRONT_L, u, v)


def study(c: Card) -> None:
    """Green wall, afternoon window, floor boards."""
    c.sky([(0, "#3c5650"), (300, "#5c7868"), (480, "#6c8470"), (1200, "#4c5c50")], calm=0.3)
    for x in range(10, 820, 52):
        c.line([(x, -10), (x + 2, 470)], 3, "#34504a", 0.35, ends=0.9)
    window(c, 560, 330, 270, 210, ("#bce0e8", "#fff4cc"))
    curtain(c, 420, 350, 330, 86, CRIMSON)
    curtain(c, 700, 350, 330, 86, CRIMSON, flip=True)
    c.paint(rect(-10, 452, 810, 478), WALNUT, vol=6, wob=0.3)
    m = c.paint(
        rect(-10, 474, 810, 1210), FLOOR, vol=3, amb=0.4, edge=0, wob=0.3, grain=1, light=(560, 500, 420)
    )
    for k in range(12):
        x = -300 + k * 130
        c.line([(400 + (x - 400) * 0.45, 474), (x, 1210)], 3.4, "#1c1010", 0.6, 0.4, clip=m, ends=0.9)
    light_patch(c, 470, 560, 230, 300, -110, "#ffe8b0", 0.4)


def wet_chair(c: Card) -> None:
    """The armchair has a lake of its own."""
    puddle(c, 140, 580, 340, "#4cb8bc", 0.95, 0.36)
    armchair(c, 150, 548, 250, TEAL)
    c.mirror(550, 40, 270, 0.5, 0.8, 60, "#3c9ca0", 0.4)
    fish(c, 104, 606, 84, OCHRE, rot=-10)
    for k in (1.0, 1.4):
        ring(c, 104, 612, 110 * k, "#e8fff8", 0.5)


def table(c: Card) -> None:
    """Mahogany, its drawer pulled out for the flood."""
    for (x, y), h in ((on(0.04, 0.94), 300), (on(0.96, 0.94), 300)):
        c.paint(
            taper((x, y + 20, 46), (x, y + 120, 34), (x, y + 200, 38), (x, y + h, 20)),
            MAHOGANY,
            vol=14,
            wob=0.4,
            rim=0.4,
        )
        c.shade(ell(x + 10, y + h, 50, 10), 0.5, 8)
    c.shade(blob((100, 1100), (400, 1040), (720, 1100), (660, 1160), (140, 1160)), 0.45, 30, "#140c0c")
    c.paint(poly([FRONT_L, FRONT_R, (746, 890), (58, 876)]), MAHOGANY, vol=6, wob=0.4, edge=0.25, amb=0.24)
    c.paint(
        poly([BACK_L, BACK_R, FRONT_R, FRONT_L]),
        MAHOGANY,
        vol=5,
        wob=0.4,
        edge=0.2,
        amb=0.42,
        light=(600, 400, 260),
        grain=1,
    )
    c.paint(poly([FRONT_L, FRONT_R, (750, 830), (52, 818)]), MAHOGANY, vol=8, wob=0.4, edge=0.3, amb=0.45)


def drawer(c: Card) -> None:
    """Full to the brim."""
    c.paint(
        poly([(310, 846), (480, 848), (500, 898), (292, 896)]),
        ["#140808", "#3c1814", "#6c3020"],
        vol=3,
        wob=0.3,
    )
    c.paint(poly([(306, 862), (486, 864), (500, 898), (292, 896)]), AQUA, vol=3, wob=0.4, amb=0.5)
    c.paint(rect(286, 892, 506, 956, 4), MAHOGANY, vol=9, wob=0.3, edge=0.3, rim=0.5, amb=0.4)
    c.paint(ell(396, 924, 15, 9), ["#5c3c14", "#c8963a", "#fbe490"], vol=6, det=0.8)


def parchment(c: Card) -> Arr:
    """The map, curling at its corners."""
    sheet = blob((*on(0.06, 0.05), "c"), on(0.3, 0.02), on(0.6, 0.06), (*on(0.95, 0.03), "c"), on(0.97, 0.4), (*on(0.97, 0.97), "c"),
        on(0.7, 1.0), on(0.3, 0.97), (*on(0.03, 0.99), "c"), on(0.05, 0.5))  # fmt: skip
    c.shade(sheet, 0.5, 12, "#200c0c")
    m = c.paint(sheet, PARCH, vol=6, amb=0.5, edge=0.25, wob=0.8, light=(600, 380, 260), lump=0.2)
    for (a, b), (d, e) in (((0.03, 0.86), (0.12, 1.02)), ((0.9, 0.0), (1.0, 0.12))):
        c.paint(taper((*on(a, b), 20), (*on(d, e), 24)), PARCH, vol=9, wob=0.4, edge=0.3, amb=0.4)
    for k in range(14):
        u, v = 0.66 + 0.05 * (k % 5) + 0.02 * (k // 5), 0.14 + 0.07 * (k // 5)
        x, y = on(u, v)
        c.line([(x - 13, y), (x, y - 20), (x + 13, y)], 3, SEPIA, 0.75, clip=m)
        c.line([(x + 2, y - 18), (x + 6, y - 2)], 2, SEPIA, 0.5, clip=m)
    for u0, v0, u1, v1 in (
        (0.1, 0.3, 0.9, 0.28),
        (0.1, 0.66, 0.94, 0.7),
        (0.36, 0.04, 0.32, 0.96),
        (0.7, 0.04, 0.74, 0.96),
    ):
        c.line([on(u0, v0), on((u0 + u1) / 2, (v0 + v1) / 2), on(u1, v1)], 2, SEPIA, 0.3, clip=m, ends=0.9)
    for k in range(8):
        a = k * math.pi / 4
        x, y = on(0.86, 0.8)
        c.line(
            [(x, y), (x + 30 * math.cos(a), y + 17 * math.sin(a))],
            3.4 if k % 2 else 5,
            "#a83c24",
            0.7,
            0.2,
            ends=0.1,
        )
    return m


def waters(c: Card) -> None:
    """The inland sea and its five rivers, over the edge."""
    sea = blob(
        on(0.28, 0.36),
        on(0.4, 0.26),
        on(0.56, 0.3),
        on(0.62, 0.42),
        on(0.56, 0.58),
        on(0.4, 0.62),
        on(0.26, 0.54),
    )
    c.shade(sea, 0.4, 10, "#5c3c1c")
    for u, start in (
        (0.1, (0.3, 0.52)),
        (0.3, (0.36, 0.58)),
        (0.49, (0.46, 0.6)),
        (0.68, (0.54, 0.56)),
        (0.88, (0.6, 0.46)),
    ):
        a, b = on(*start), on(u, 1.0)
        mid = on((start[0] + u) / 2 + 0.04 * math.sin(u * 30), 0.78)
        river(c, [(*a, 16), (*mid, 18), (*b, 26)], AQUA, 60)
        land = {0.1: 1076, 0.3: 1048, 0.49: 880, 0.68: 1052, 0.88: 1100}[u]
        c.halo(b[0], land, 46, "#d8fff4", 0.4)
        waterfall(c, [(b[0], b[1] - 4, 26), (b[0] + 1, b[1] + 30, 24), (b[0], land, 20)], AQUA, 90)
    m = c.paint(sea, AQUA, vol=10, amb=0.4, edge=0.2, rim=0.6, wob=1.2, light=(600, 420, 160))
    c.marks(m, 0.0, 120, 30, 3, jit=0.1, alpha=0.5)
    for k in (1.0, 0.66):
        x, y = on(0.36, 0.43)
        c.flat(ell(x, y, 56 * k, 17 * k), "#eafff8", 0.25, 2, clip=m)


def town(c: Card) -> None:
    """It used to be ink."""
    for u, v, h, roof in ((0.72, 0.5, 60, ROOF_RED), (0.79, 0.46, 76, ROOF_BLUE), (0.85, 0.52, 56, ROOF_RED), (0.76, 0.6, 58, ROOF_RED),
        (0.83, 0.62, 62, ROOF_RED), (0.69, 0.62, 46, ROOF_BLUE)):  # fmt: skip
        x, y = on(u, v)
        c.shade(ell(x - 14, y + 2, h * 0.5, 7), 0.4, 4, "#5c3c1c")
        house(
            c, x, y, h, lit=False, roof=roof, win="#54616c", wall=("#6c5848", "#a88c6c", "#e0c898", "#fff0cc")
        )
    tower(c, *on(0.9, 0.44), 92, roof=ROOF_BLUE, lit=False, wall=("#6c5848", "#a88c6c", "#e0c898", "#fff0cc"))


def cat(c: Card) -> Frame:
    """Crouched over the sea, tail up, in side view, looking right."""
    x, y = on(0.17, 0.4)
    f = c.at(
        x, y, 1.3, 0, True, vol=20, wob=0.35, edge=0.26, rim=0.9, det=0.4, tex=0.25, light=(620, 300, 200)
    )
    f.shade(ell(-10, 4, 92, 13), 0.5, 8, "#3c2410")
    f.paint(taper((62, -34, 15), (92, -58, 14), (98, -104, 13), (82, -136, 12), (92, -156, 8)), GINGER, vol=7)
    f.paint(taper((34, -18, 24), (46, -4, 18), (24, 0, 14)), GINGER, vol=8)
    body = blob(
        (-50, -8), (-56, -40), (-30, -66), (16, -74), (58, -64), (76, -34), (70, -4), (30, 4), (-20, 4)
    )
    m = f.paint(body, GINGER)
    c.marks(m, lambda px, py: np.arctan2(py - y + 30, px - x) + math.pi / 2, 420, 18, 3, jit=0.08, alpha=0.5)
    for k in range(6):
        f.line(
            [(-18 + k * 16, -74), (-12 + k * 16, -52), (-18 + k * 17, -36)], 5, "#8c3c14", alpha=0.6, clip=m
        )
    f.paint(blob((24, 4), (28, -30), (52, -44), (76, -26), (74, 2)), GINGER, vol=16, edge=0.2)
    f.paint(taper((40, 0, 14), (14, 2, 13)), GINGER, vol=6)
    f.paint(taper((-40, -22, 20), (-50, -4, 14), (-64, 2, 13)), GINGER, vol=7)
    f.shade(ell(-52, -34, 24, 22), 0.35, 8, "#5c2410", clip=m)
    for a in (
        ((-82, -52, "c"), (-86, -80, "c"), (-62, -62, "c")),
        ((-62, -60, "c"), (-54, -84, "c"), (-42, -54, "c")),
    ):
        f.paint(blob(*a), GINGER, vol=5)
    f.paint(
        blob((-94, -20), (-96, -40), (-82, -58), (-60, -62), (-42, -50), (-38, -28), (-54, -12), (-80, -8)),
        GINGER,
        vol=18,
    )
    f.paint(ell(-86, -17, 14, 9), ["#b8a898", "#f0e4d4", "#fffaf0"], vol=6, edge=0.1)
    f.flat(ell(-97, -22, 4, 3), "#b0505c", 1, det=1)
    f.line([(-86, -38), (-78, -34), (-70, -38)], 3, "#2c1410", alpha=0.95, det=1)
    f.line([(-96, -12), (-102, -2), (-98, 6)], 5, "#e87c84", alpha=1, det=1)
    for k in (-1, 1):
        f.line([(-84, -17), (-62, -14 + k * 6)], 1.4, "#fff6e4", alpha=0.9)
    return f


def upturned_hat(c: Card, x: float, y: float) -> None:
    """A hat on its crown, filling up."""
    f = c.at(x, y, 1, vol=14, wob=0.35, det=0.5, edge=0.3, rim=0.6)
    f.paint(blob((-42, -50, "c"), (-36, -14), (-28, 0), (0, 5), (28, 0), (36, -14), (42, -50, "c")), WALNUT)
    f.paint(poly([(-42, -50), (42, -50), (39, -34), (-39, -34)]), CRIMSON, vol=5)
    f.paint(ell(0, -52, 74, 17), WALNUT, vol=5)
    f.paint(ell(0, -52, 44, 9), AQUA, vol=3, amb=0.5)


def vessels(c: Card) -> None:
    """Whatever was at hand."""
    x = on(0.1, 1)[0]
    cup(c, x, 1110, 62, PORCELAIN)
    h = on(0.3, 1)[0]
    puddle(c, h, 1092, 150, "#5cb4b8", 0.6)
    upturned_hat(c, h, 1092)
    b = on(0.68, 1)[0]
    cup(c, b, 1090, 56, OCHRE)
    for cx, cy in ((x, 1050), (b, 1036)):
        c.flat(ell(cx - 3, cy, 27, 6), "#4cc4c4", 0.95, 1, 0.3)
    p = on(0.88, 1)[0]
    puddle(c, p, 1108, 200, "#5cb4b8", 0.8, 0.26)
    fish(c, p - 58, 1112, 58, OCHRE, flip=True)
    for px, py in ((x, 1052), (h, 1036), (b, 1040), (p, 1100), (on(0.49, 1)[0], 880)):
        for _ in range(7):
            c.dot(
                px + c.rng.uniform(-26, 26),
                py - c.rng.uniform(0, 26),
                c.rng.uniform(1.5, 3.3),
                "#e8fff8",
                0.9,
            )


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(600, 240, 300), key="#fff0c0", fog="#7c9484")
    study(c)
    wet_chair(c)
    table(c)
    drawer(c)
    parchment(c)
    waters(c)
    town(c)
    cat(c)
    vessels(c)
