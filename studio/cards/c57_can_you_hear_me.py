"""Can You Hear Me?

A tin-can telephone: one can is held by an astronaut sitting on the moon; the red string goes down past clouds
and roofs, once round a chimney, into the sea, to an octopus in a wreck with the other can. The octopus holds
seven more. A crab cuts nothing, but has its claw near the string.
"""

import numpy as np

from studio.elements.animals.sea_life import crab, fish
from studio.elements.buildings.houses import house
from studio.elements.land.water import waves
from studio.elements.things.lights import lantern
from studio.elements.things.telephone_cans import listening_octopus, seated_astronaut
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import ROOF_BLUE, ROOF_PLUM, ROOF_RED, STONE
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 57, "slug": "can-you-hear-me", "seed": 5757}
FINISH = Finish(bloom=0.45, vignette=0.3)

MOON = (226.0, 400.0)
LAMP = (634.0, 872.0)
CHIMNEY = (560.0, 548.0)
DEEP = ["#03101a", "#072430", "#0f4450", "#2c7478", "#7cbcA8"]
ROCK = ["#08141e", "#16303a", "#2c5254", "#7c9880"]
ISLE = ["#0c1428", "#1c2c44", "#34485c", "#8c98a0"]
TIMBER = ["#0c1218", "#22262c", "#4c4438", "#a8804c", "#f4cc80"]
RED_STRING = "#e8382c"
WATERLINE = 652.0


def night(c: Card) -> None:
    """Stars, a few clouds, the moon as big as a hill."""
    c.sky([(0, "#080e24"), (260, "#122040"), (480, "#24406c"), (650, "#4c7494")])
    c.stars(170, 560)
    c.glow(*MOON, 460, "#f4dca0", 0.3, 1.6)
    m = c.paint(ell(*MOON, 150), ["#8c7c70", "#c4ac80", "#ecd8a0", "#fff2c8"], vol=110, amb=0.3, gain=0.8, tex=0.2,
        edge=0.12, light=(110, 260, 190), wob=0.5)  # fmt: skip
    for x, y, r in (
        (164, 386, 30),
        (262, 462, 38),
        (304, 372, 22),
        (190, 490, 22),
        (226, 342, 15),
        (118, 446, 15),
    ):
        c.paint(ell(x, y, r, r * 0.9), ["#8c7458", "#c0a070", "#e8cc98"], vol=6, edge=0.2, clip=m, alpha=0.75,
            light=(500, 800, 200))  # fmt: skip
    for x, y, w in ((600, 330, 150), (90, 596, 120), (700, 430, 110)):
        cloud = blob((x - w, y + 8), (x - w * 0.5, y - 22), (x, y - 30), (x + w * 0.4, y - 18), (x + w, y + 6),
            (x, y + 16))  # fmt: skip
        c.paint(cloud, ["#24406c", "#4c6c94", "#94a8b4", "#f0e4c0"], vol=20, amb=0.3, alpha=0.75, soft=5, edge=0,
            light=(*MOON, 120), wob=2)  # fmt: skip


def town(c: Card) -> None:
    """An island with a few roofs; nearly everybody is asleep."""
    isle = blob((372, 664, "c"), (430, 640), (500, 618), (600, 606), (720, 600), (830, 596, "c"), (830, 700, "c"),
        (372, 700, "c"))  # fmt: skip
    c.paint(isle, ISLE, vol=16, amb=0.3, light=(*MOON, 200), edge=0.1, rim=0.5)
    roofs = ((446, 644, 62, ROOF_PLUM, False), (724, 606, 96, ROOF_RED, True), (652, 612, 74, ROOF_BLUE, False),
        (506, 630, 72, ROOF_RED, True))  # fmt: skip
    for x, y, h, roof, lit in roofs:
        house(c, x, y, h, wall=STONE, roof=roof, lit=lit)
    house(c, 586, 624, 108, wall=STONE, roof=ROOF_BLUE, lit=False)
    f = c.at(*CHIMNEY, 1.0, wob=0.3, vol=8, edge=0.3, light=(*MOON, 160), rim=0.7)
    f.paint(rect(-13, -44, 13, 40), ["#2c1c24", "#64383c", "#a86454", "#e8b490"])
    f.paint(rect(-18, -54, 18, -42), ["#2c1c24", "#64383c", "#a86454", "#e8b490"])


def under_water(c: Card) -> None:
    """The sea cut open: shafts of moonlight, rocks, the ribs of a ship."""
    line = curve(
        (-30, WATERLINE), (120, WATERLINE + 6), (300, WATERLINE - 4), (520, WATERLINE + 6), (830, WATERLINE)
    )
    sea = poly([*line, (830, 1240), (-30, 1240)])
    m = c.paint(
        sea, DEEP, vol=3, amb=0.2, gain=0.6, edge=0, tex=0.15, light=(300, 560, 160), grad=(0.26, -0.4)
    )
    c.marks(m, 0.05, 500, 60, 5, jit=0.07, alpha=0.5)
    for x0, x1, a in ((90, 150, 0.16), (210, 300, 0.2), (350, 390, 0.12), (460, 520, 0.1)):
        c.beam([(x0, 660), (x1, 660), (x1 + 60, 1080), (x0 - 40, 1080)], "#a8e0c8", a, 16, m)
    c.line(line, 7, "#d4ecd8", 0.8, 1.2, det=0.2, ends=0.8)
    waves(c, 662, 720, 26, "#b8e0d0", 0.35, m)
    for x, y, w, flip in (
        (120, 780, 46, False),
        (196, 742, 34, False),
        (90, 846, 34, False),
        (700, 736, 40, True),
    ):
        fish(c, x, y, w, flip=flip, fog=0.3)
    bed = blob(
        (-30, 1120), (140, 1096), (340, 1108), (560, 1090), (830, 1100), (830, 1240, "c"), (-30, 1240, "c")
    )
    bm = c.paint(bed, ROCK, vol=8, amb=0.28, light=(*LAMP, 200), edge=0.05, tex=0.35)
    c.marks(bm, 0.1, 240, 44, 4, jit=0.1)


def wreck(c: Card) -> None:
    """Ribs and a leaning mast, with the ship's lamp still lit."""
    c.glow(*LAMP, 330, "#ffb45c", 0.5, 1.5)
    how = {"vol": 10, "edge": 0.3, "rim": 0.6, "light": (*LAMP, 90), "amb": 0.14, "tex": 0.35}
    for k, x in enumerate((520, 590, 720, 790)):
        rib = taper(
            (x - 10, 1060, 28), (x + 10, 960, 24), (x + 2, 890 - 14 * k, 18), (x - 22, 846 - 16 * k, 9)
        )
        c.paint(rib, TIMBER, fog=0.25, **how)
    c.paint(taper((720, 1080, 34), (690, 900, 28), (670, 760, 20)), TIMBER, **how)
    c.paint(taper((740, 800, 15), (664, 802, 16), (592, 816, 12)), TIMBER, **how)
    hull = blob((456, 1180, "c"), (430, 1100), (446, 1022, "c"), (500, 1030), (540, 1006), (600, 1020), (700, 996),
        (760, 1000), (830, 960, "c"), (830, 1180, "c"))  # fmt: skip
    hm = c.paint(hull, TIMBER, **{**how, "vol": 46})
    for k in range(1, 6):
        y = 1022 + 27 * k
        c.line(
            [(430, y + 6), (560, y), (700, y - 12), (830, y - 30)], 4, "#080c12", 0.75, 1, clip=hm, ends=0.8
        )
    for x, y in ((600, 1070), (720, 1054)):
        c.paint(ell(x, y, 22), ["#3c2410", "#a8742c", "#f8d080"], vol=5, light=(*LAMP, 90), edge=0.3)
        c.flat(ell(x, y, 14), "#06141c", 0.95, det=0.6)
    c.line([(634, 808), (634, 838)], 3, "#c8a060", 0.9, 0.2)
    lantern(c, LAMP[0], LAMP[1] + 26, 66)


def string(c: Card, start: tuple[float, float], end: tuple[float, float]) -> None:
    """From the moon to the bottom of the sea, once round the chimney."""
    x, y = CHIMNEY
    down = curve(start, (430, 370), (500, 462), (x - 16, y - 8))
    deep = curve((x + 15, y + 6), (596, 620), (598, 700), (560, 800), (500, 870), end)
    for w, col, a in ((6, "#3c0c18", 0.5), (4, RED_STRING, 1.0)):
        for line in (down, deep):
            c.line(line, w, col, a, 0.2, det=1, ends=0.9)
        for dy in (-10, -2, 6):
            c.line(
                [(x - 16, y + dy - 2), (x, y + dy + 4), (x + 16, y + dy - 1)], w, col, a, 0.1, det=1, ends=0.9
            )
    c.line(down + np.array([-1, -1]), 1.4, "#ff9c80", 0.7, 0.2, det=1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*MOON, 200), key="#fff0c8", fog="#2c5c70")
    night(c)
    town(c)
    under_water(c)
    wreck(c)
    c.light = (40, 260, 200)
    start = seated_astronaut(c, 236, 264, 168, flip=True)
    c.light = (*LAMP, 150)
    end = listening_octopus(c, 300, 1110, 330)
    string(c, start, end)
    crab(c, 640, 782, 46)
    for x, y in ((300, 700), (312, 724), (296, 744), (420, 760), (428, 784)):
        c.dot(x, y, 3.2, "#c8ece0", 0.7)
