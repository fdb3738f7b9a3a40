"""The Scarecrow's Guests.

It is snowing, and the scarecrow has parted its general's coat: inside hangs a lantern, and on two perches sit the crows
it was made to frighten. One holds the flap aside, another arrives with a suitcase, one sleeps in the bicorne. Far
away a dark house has a bare clothes line.
"""

import numpy as np

from studio.colour import Arr
from studio.elements.animals.birds_crows import perched_crow, walking_crow
from studio.elements.buildings.houses import house
from studio.elements.land.land import hills, snowfield
from studio.elements.people.scarecrow_tent import (
    LINING,
    OPENING,
    STRAW,
    bicorne,
    coat,
    flap,
    head,
    medal,
    mitten,
    scarf,
    sleeves,
    snow_cap,
    trimmings,
)
from studio.elements.plants.trees import bare_tree
from studio.elements.things.lights import lantern
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, SNOW, WALNUT, WOOD
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 14, "slug": "scarecrows-guests", "seed": 1414}
FINISH = Finish(vignette=0.26, bloom=0.42)

LAMP = (400.0, 628.0, 90.0)


def winter(c: Card) -> None:
    """A snow sky at the end of the afternoon, the house that has lost its washing."""
    c.sky([(0, "#54647c"), (300, "#6c7c94"), (560, "#949cac"), (760, "#ccb8ac"), (840, "#e4c8a8")])
    c.clouds(20, 620, "#46546e", "#98a0b0", cover=0.5, a=0.5, cell=220)
    hills(c, 806, 20, ["#7080a0", "#98a4bc", "#c4c8d0", "#e4dcd4"], 5, fog=0.3, amb=0.5)
    for x, h in ((690, 150), (752, 200), (640, 90), (44, 130)):
        bare_tree(c, x, 826, h, WOOD, fog=0.35, seed=int(x))
    c.fogband(826, 20, "#dcc8b8", 0.4)
    house(c, 92, 836, 92, wall=["#4c4c5c", "#747480", "#a4a0a0", "#d8d0c4"], lit=False, snow=True, fog=0.2)


def clothes_line(c: Card) -> None:
    """Two posts, a slack rope, a few pegs and nothing on it."""
    for x in (660, 744):
        c.line([(x, 872), (x, 806)], 5, "#54484c", 0.9, 0.4, ends=0.9)
    c.line([(660, 812), (702, 826), (744, 814)], 2.4, "#54484c", 0.9, 0.3, ends=0.9)
    for x, y in ((674, 817), (690, 822), (716, 823), (730, 819)):
        c.line([(x, y - 3), (x, y + 9)], 3.4, "#c89c54", 0.95, 0.2, ends=0.9)


def inside(c: Card) -> None:
    """The lining, the post with its two perches, the lantern, and five guests at home."""
    m = c.paint(OPENING, LINING, vol=30, amb=0.05, gain=0.95, tex=0.22, edge=0, light=LAMP, wob=0.4)
    for x0, x1 in ((330, 260), (366, 330), (434, 470), (470, 540)):
        c.line([(404, 480), (x0, 700), (x1, 1060)], 8, "#94441c", 0.4, 1, clip=m)
    c.flat(ell(400, 660, 90, 120), "#ffb040", 0.5, 44, clip=m, mode="add")
    c.paint(
        taper((400, 1070, 28), (402, 480, 22)), WOOD, vol=10, tex=0.4, grain=2, light=LAMP, clip=m, edge=0.3
    )
    for y, w in ((790, 126), (930, 160)):
        c.shade(taper((400 - w, y + 16, 14), (400 + w, y + 16, 14)), 0.5, 7, "#4c1c14", clip=m)
        bar = taper((400 - w, y, 18), (400, y - 3, 20), (400 + w, y, 18))
        c.paint(
            bar, ["#4c2c18", "#94602c", "#dca458", "#ffe4a0"], vol=9, tex=0.3, clip=m, light=LAMP, amb=0.4
        )
    floor = blob((200, 1060), (270, 1008), (400, 998), (540, 1008), (600, 1060), (400, 1100))
    f = c.paint(floor, LINING, vol=10, amb=0.34, clip=m, light=LAMP, edge=0)
    c.marks(f, 0.2, 260, 26, 3, jit=0.3, alpha=0.8)
    c.light = LAMP
    for x, y, h, look, shut in (
        (336, 788, 94, 1, False), (464, 788, 98, -1, False), (312, 928, 100, -1, False), (382, 928, 94, -1, True), (492, 928, 106, -1, False),
    ):  # fmt: skip
        perched_crow(c, x, y, h, look, shut, gain=0.6)
    lantern(c, 402, 690, 96, g=0.5)


def field(c: Card) -> Arr:
    """Snow with stubble in rows that run to the horizon, and the light that falls out of the coat."""
    _, snow = snowfield(c, 872, SNOW, 7, 14)
    for i in range(-8, 9):
        x0, x1 = 400 + i * 52, 400 + i * 210
        for t in np.linspace(0.06, 1, 13):
            x, y = x0 + (x1 - x0) * t**1.6, 872 + 330 * t**1.6
            if 10 < x < 790:
                for dx in (-3, 2, 6):
                    tip = (x + dx * (1 + t) + 2, y - (8 + 20 * t) * (0.7 + 0.1 * dx % 0.4))
                    c.line([(x + dx * t, y), tip], 1.6 + 1.6 * t, "#8c7450", 0.7, 0.3)
    return snow


def spill(c: Card, snow: Arr) -> None:
    """Lantern light on the snow before the way in."""
    c.flat(
        poly([(250, 1030), (560, 1030), (640, 1170), (170, 1170)]), "#ffbc70", 0.5, 36, mode="mul", clip=snow
    )
    c.shade(ell(150, 1046, 60, 12), 0.4, 8, "#3c4468", clip=snow)
    c.shade(ell(640, 1046, 70, 12), 0.4, 8, "#3c4468", clip=snow)


def strewn_straw(c: Card) -> None:
    """Bedding that has been trodden out over the sill."""
    for i in range(90):
        x, y = 270 + float(c.rng.uniform(0, 280)), 1036 + float(c.rng.uniform(0, 1)) ** 2 * 40
        a, n = float(c.rng.uniform(-0.5, 0.5)), float(c.rng.uniform(12, 26))
        c.line([(x, y), (x + n * np.cos(a), y + n * np.sin(a))], 3.6, STRAW[1 + i % 3], 0.9, 0.3)


def arrivals(c: Card, snow: Arr) -> None:
    """The doorkeeper with the flap in its beak, and the guest with a suitcase, its tracks behind it."""
    c.light = (400, 960, 90)
    for x, y in curve((770, 1160), (730, 1150), (690, 1142), (660, 1136))[::7]:
        for dx in (-5, 0, 5):
            c.line([(x + 5, y), (x - 6, y + dx)], 2.4, "#5c6890", 0.7, 0.2, clip=snow)
    c.shade(ell(606, 1128, 64, 9), 0.45, 6, "#3c4468", clip=snow)
    bill = walking_crow(c, 604, 1126, 132)
    case = c.at(bill[0] + 2, bill[1] + 6, 1.0, 4, vol=8, wob=0.3, det=0.8, rim=0.8, edge=0.3)
    case.line([(-12, 16), (-8, 0), (8, 0), (12, 16)], 4, "#3c2014", alpha=1, ends=0.9)
    case.paint(rect(-34, 12, 34, 58, 7), WALNUT, amb=0.3)
    for x in (-18, 18):
        case.paint(rect(x - 4, 12, x + 4, 58), BRASS, vol=3)
    c.shade(ell(134, 1100, 56, 9), 0.45, 6, "#3c4468", clip=snow)
    walking_crow(c, 130, 1098, 110, flip=True)


def scene(c: Card) -> None:
    """Paint the card."""
    sky_light = (180.0, -160.0, 420.0)
    c.stage(light=sky_light, key="#e8eef4", fog="#b8b4bc")
    winter(c)
    snow = field(c)
    clothes_line(c)
    c.shade(ell(400, 1050, 300, 20), 0.4, 14, "#3c4468")
    inside(c)
    c.light = sky_light
    spill(c, snow)
    coat(c)
    flap(c, (190, 1012))
    sleeves(c)
    mitten(c)
    trimmings(c)
    medal(c, 508, 520)
    scarf(c)
    f = c.at(398, 408, 1.12, -5, wob=0.4)
    head(f)
    c.light = (180, 60, 120)
    perched_crow(c, *f.pt(2, -192), 92, -1, shut=True, rimcol="#dfe6f0")
    c.light = sky_light
    bicorne(f)
    c.light = sky_light
    snow_cap(f)
    strewn_straw(c)
    arrivals(c, snow)
    c.snowfall(150)
    c.spark_alpha *= 1 - c.mask(OPENING, 0.4)  # it does not snow in there
