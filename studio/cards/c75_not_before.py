"""Not Before.

In a snowy square stands a parcel as large as a town hall, ribboned, and the town has grown up round it: stalls
and houses against its side, moss on the ribbon. Somebody dusts the bow. The child alone knocks on it;
the lid has come up at one corner, lamplight falls out of it, and somebody shy looks down.
"""

import numpy as np

from studio.colour import ramp_map
from studio.elements.figures import bell, child, townsperson
from studio.elements.furniture import bench
from studio.elements.household import broom
from studio.elements.houses import house, tower
from studio.elements.land import snowfield
from studio.elements.lights import lantern
from studio.elements.parcels import GOLD, paper_face, stall
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRICK, PLASTER, PLUM, ROOF_BLUE, ROOF_PLUM, SNOW, TEAL
from studio.shapes import blob, curve, ell, poly, quad, taper

META = {"number": 75, "slug": "not-before", "seed": 7575}
FINISH = Finish(vignette=0.24, bloom=0.42)

FRONT = ((126, 440), (566, 440), (556, 984), (138, 984))
SIDE = ((566, 440), (694, 414), (678, 934), (556, 984))
LID_FRONT = ((76, 236), (588, 356), (592, 456), (96, 334))
LID_SIDE = ((588, 356), (724, 330), (720, 426), (592, 456))
LID_TOP = ((76, 236), (588, 356), (724, 330), (216, 206))
DUSKY = ["#2c1838", "#5c3864", "#94688c", "#e0b4b4"]
LILAC = ["#5c5888", "#8c88b4", "#c4bed8", "#f8ece4"]


def town_behind(c: Card) -> None:
    """Lilac morning, roofs far off in the falling snow."""
    c.sky([(0, "#484878"), (300, "#6c6898"), (700, "#9c94b4"), (900, "#b4a8bc")])
    c.clouds(0, 300, "#54507c", "#8c84ac", 0.5, a=0.5)
    tower(c, 724, 900, 420, 84, wall=PLASTER, roof=ROOF_BLUE, fog=0.6)
    for x, h, roof in (
        (60, 300, ROOF_PLUM),
        (150, 240, ROOF_BLUE),
        (640, 280, ROOF_PLUM),
        (778, 240, ROOF_BLUE),
    ):
        house(c, x, 930, h, h * 0.5, PLASTER, roof, floors=3, fog=0.5, snow=True)
    c.haze(950, 640, a=0.5)
    snowfield(c, 922, LILAC, 3, 10)


def beam_from_the_gap(c: Card) -> None:
    """One soft shaft of lamplight out of the open corner, down over the roofs at the left."""
    fade = np.clip(1 - np.hypot(c.xx - 110, c.yy - 400) / 420, 0, 1)
    for shaft, col, a in (
        (((100, 342), (126, 440), (-60, 860), (-60, 560)), "#f09c3c", 0.75),
        (((106, 366), (122, 420), (-60, 760), (-60, 640)), "#ffd478", 0.7),
    ):
        c.over(c.mask(poly(shaft), 0.5, 5) * fade * a, col)


def parcel(c: Card) -> None:
    """A front, a side, the lid up at its left corner, the bow."""
    c.shade(
        poly([(120, 980), (560, 996), (700, 924), (790, 960), (600, 1046), (150, 1030)]), 0.45, 14, "#2c2458"
    )
    paper_face(c, FRONT, 0, 1)
    paper_face(c, SIDE, 1, 2)
    front = c.mask(poly(FRONT), 0.5)
    c.flat(poly([(126, 430), (300, 440), (280, 476), (126, 500)]), "#ffd070", 0.3, 22, clip=front)
    beam_from_the_gap(c)
    gap(c)
    somebody_inside(c)
    paws(c)
    c.paint(poly(LID_TOP), ["#06282c", "#0c5848", "#1c8c68"], vol=3, amb=0.6, wob=0.6)
    paper_face(c, LID_FRONT, 0, 3)
    paper_face(c, LID_SIDE, 1, 4)
    c.line([(98, 335), (340, 394), (590, 456)], 6, "#04201c", 0.8, 0.3, ends=0.8)
    c.line([(98, 339), (200, 364), (330, 396)], 4, "#ffdc80", 0.9, 0.3)
    cap = blob((64, 240), (80, 218), (164, 200), (290, 206), (470, 256), (640, 302), (732, 322), (736, 342), (660, 352), (592, 376), (520, 352),
        (430, 332), (360, 300), (270, 284), (190, 254), (120, 254))  # fmt: skip
    c.paint(cap, SNOW, vol=16, edge=0.06, amb=0.45, wob=1.2)
    c.shade(ell(396, 280, 150, 18, 12), 0.3, 10, "#4c4478")
    great_bow(c, 392, 262, 1.02)
    for u, v, r in ((0.41, 0.93, 18), (0.59, 0.94, 16), (0.48, 0.985, 22), (0.56, 0.98, 18)):
        x, y = quad(*FRONT, u, v)
        c.paint(blob((x - r, y + 4), (x - r * 0.5, y - r * 0.6), (x + r * 0.4, y - r * 0.5), (x + r, y + 4), (x, y + r * 0.5)),
            ["#2c3c18", "#5c7828", "#a0b448"], vol=6, wob=2, edge=0.1)  # fmt: skip


def gap(c: Card) -> None:
    """Under the lid: a dusky hollow, warm only at the open corner; the ribbon still spans it."""
    m = c.mask(poly([(96, 326), (592, 450), (566, 444), (126, 444)]), 0.3)
    near = 0.95 * np.exp(-(((c.xx - 112) / 60) ** 2) - ((c.yy - 410) / 90) ** 2) + 0.16
    c.over(
        m, ramp_map(near + 0.16 * (c.bank[0] - 0.5), ["#1c0c1c", "#341424", "#6c2c1c", "#d88830", "#ffdc80"])
    )
    c.shade(poly([(96, 326), (592, 450), (592, 466), (96, 350)]), 0.6, 7, "#1c0814", clip=m)
    c.line([(126, 442), (340, 444), (560, 446)], 4, "#c88c48", 0.8, 0.3, ends=0.8)
    band = poly([(290, 376), (398, 402), (391, 452), (302, 452)])
    c.paint(band, GOLD, vol=10, amb=0.2, gain=0.8, grain=2, tex=0.14, wob=0.5, edge=0.3)


def somebody_inside(c: Card) -> None:
    """A shy thing the colour of plums: a brow and two sleepy amber eyes in the dusk, looking down at the child; it comes no further."""
    inside = c.mask(poly([(100, 330), (592, 452), (566, 442), (126, 442)]), 0.3)
    head = blob(
        (144, 480),
        (148, 424),
        (162, 394),
        (184, 380),
        (208, 376),
        (232, 381),
        (252, 396),
        (266, 426),
        (272, 480),
    )
    m = c.paint(
        head,
        DUSKY,
        vol=22,
        clip=inside,
        amb=0.2,
        gain=0.7,
        edge=0.1,
        rim=0.6,
        rimcol="#ffc870",
        light=(60, 400, 60),
    )
    c.marks(m, lambda x, y: np.arctan2(y - 470, x - 208), 120, 16, 3, jit=0.1, alpha=0.5)
    for x, out in ((188, -1), (228, 1)):
        y = 410
        c.halo(x, y, 44, "#ffb840", 0.4)
        c.flat(ell(x, y, 16, 15), "#1c0c20", 0.8, 1, clip=inside)
        c.paint(
            ell(x, y, 14, 13),
            ["#c87020", "#f8b038", "#ffe890"],
            vol=4,
            amb=0.8,
            wob=0.15,
            clip=inside,
            edge=0.2,
            det=1,
        )
        c.flat(ell(x + 1, y + 4, 5.4, 7), "#1c0c20", 1, wob=0.1, clip=inside, det=1)
        c.flat(ell(x - 1.6, y + 1.6, 2), "#fffbe8", 1, wob=0.1, clip=inside, det=1)
        lid = blob(
            (x + 18 * out, y + 5),
            (x + 15 * out, y - 10),
            (x, y - 18),
            (x - 15 * out, y - 13),
            (x - 16 * out, y - 6),
            (x, y - 4),
            (x + 12 * out, y + 1),
        )
        c.paint(lid, DUSKY, vol=6, wob=0.2, clip=inside, edge=0.4, det=0.7)


def paws(c: Card) -> None:
    """Long ears hang out over the edge on both sides; two small paws hold on to it."""
    for x, tip, flip in ((144, 520, False), (274, 532, True)):
        f = c.at(x, 440, 1, 0, flip, vol=9, wob=0.5, edge=0.26, tex=0.3, amb=0.3, det=0.5)
        drop = tip - 440.0
        ear = blob(
            (16, -22),
            (0, -26),
            (-12, -8),
            (-20, drop * 0.4),
            (-18, drop * 0.84),
            (-6, drop),
            (8, drop * 0.86),
            (12, drop * 0.4),
            (18, 0),
        )
        f.shade(ear, 0.45, 6, "#04241c")
        m = f.paint(ear, DUSKY, vol=10)
        c.marks(m, 1.55, 60, 18, 3, jit=0.09, alpha=0.6)
        f.shade(taper((2, 0, 5), (-3, drop * 0.5, 9), (-4, drop * 0.85, 4)), 0.4, 3, "#3c2440", clip=m)
    for x in (180, 238):
        c.shade(ell(x, 455, 18, 9), 0.5, 5, "#041c24")
        c.paint(
            blob(
                (x - 15, 450),
                (x - 13, 436),
                (x, 431),
                (x + 13, 436),
                (x + 15, 450),
                (x + 8, 458),
                (x, 455),
                (x - 8, 458),
            ),
            DUSKY,
            vol=7,
            wob=0.3,
            edge=0.3,
            det=0.6,
        )
        for dx in (-5, 5):
            c.line([(x + dx, 446), (x + dx * 1.1, 456)], 2, "#2c1838", 0.8, 0.2)


def great_bow(c: Card, x: float, y: float, s: float) -> None:
    """Two full loops standing up from the knot, two tails with notched ends over the lid."""
    for flip in (True, False):
        f = c.at(x, y, s, 9, flip, vol=34, wob=0.5, edge=0.3, rim=0.6, tex=0.14, amb=0.3)
        tail = blob(
            (4, 0, "c"), (60, 20), (104, 66), (122, 124, "c"), (96, 108), (70, 128, "c"), (58, 84), (30, 44)
        )
        f.shade(tail, 0.35, 7, "#2c2048")
        f.paint(tail, GOLD, vol=12)
        f.paint(
            blob(
                (2, 4, "c"), (24, -70), (84, -148), (154, -172), (196, -140), (196, -84), (150, -34), (70, -2)
            ),
            GOLD,
        )
        m = f.paint(
            blob((52, -40), (96, -106), (150, -134), (172, -112), (160, -76), (112, -42)),
            ["#3c2010", "#7c4c18", "#b07c28"],
            vol=16,
        )
        f.shade(blob((52, -40), (96, -106), (120, -84), (100, -44)), 0.5, 10, clip=m)
        for a, b in (((14, -10), (50, -66)), ((16, -4), (74, -26))):
            f.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 6), b], 5, "#7c4c18", alpha=0.55)
        f.paint(
            blob((92, -152), (150, -180), (196, -150), (190, -138), (150, -160)),
            SNOW,
            vol=10,
            edge=0.05,
            amb=0.5,
        )
    g = c.at(x, y, s, 9, vol=20, wob=0.5, edge=0.3, rim=0.5)
    g.paint(blob((-30, -34), (0, -42), (30, -34), (34, 16), (0, 28), (-34, 16)), GOLD)
    for dx in (-10, 8):
        g.line([(dx, -34), (dx + 2, -4), (dx, 22)], 4, "#7c4c18", alpha=0.5)


def leaning_on_it(c: Card) -> None:
    """Houses and stalls that have the parcel for a back wall."""
    house(c, 728, 984, 172, 104, BRICK, ROOF_BLUE, floors=2, snow=True)
    house(c, 640, 996, 128, 92, PLASTER, ROOF_PLUM, snow=True)
    stall(c, 536, 1016, 116, TEAL)
    house(c, 66, 976, 150, 96, PLASTER, ROOF_BLUE, floors=2, snow=True)
    c.smoke(curve((706, 812), (716, 770), (700, 720), (724, 660)), 6, 22, "#f0e8ec", 0.22)


def dusting(c: Card) -> None:
    """Somebody in black, up on the lid, dusting the bow as every year."""
    hand = bell(c, 656, 336, 84, PLUM, "top", PLUM, view="side", arm="up", shadow=0.2)
    broom(c, hand[0] - 40, hand[1] - 22, 64, 118)


def square(c: Card) -> None:
    """Feast-day people with lanterns, all at a proper distance."""
    m = c.paint(blob((-40, 1260), (-40, 1060), (140, 1040), (420, 1056), (620, 1040), (860, 1056), (860, 1260)), LILAC, vol=24, amb=0.46, edge=0,
        soft=8)  # fmt: skip
    c.marks(m, 0.04, 300, 60, 4, jit=0.05, alpha=0.4)
    bench(c, 690, 1070, 110)
    folk = (
        (108, 1066, 2),
        (500, 1076, 1),
        (590, 1078, 6),
        (92, 1134, 8),
        (440, 1128, 3),
        (550, 1120, 5),
        (640, 1132, 7),
        (716, 1130, 9),
    )
    for i, (x, y, kind) in enumerate(folk):
        hand = townsperson(
            c, x, y, 92 + (y - 1056) * 0.3, kind, arm="fwd" if i % 2 else "up", lean=-7 if i % 3 else 4
        )
        if i % 2:
            lantern(c, hand[0], hand[1] + 26, 28, g=0.8)
    townsperson(c, 690, 1068, 92, 3, sit=True, view="front")


def listener(c: Card) -> None:
    """The child against the paper, one ear to it, in the only warm light."""
    c.glow(262, 900, 150, "#ffd890", 0.26, 1.6)
    c.shade(ell(262, 1010, 44, 9), 0.4, 6, "#2c2458")
    child(c, 262, 1010, 172, view="back", arm="up", lean=4, shadow=0)
    for k in range(6):
        c.flat(ell(266 + k * 12, 1030 + k * 22 + (k % 2) * 7, 8, 4), "#8078a8", 0.7, 1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(140, -160, 420), key="#fff0e0", fog="#9890b4")
    town_behind(c)
    parcel(c)
    dusting(c)
    leaning_on_it(c)
    square(c)
    listener(c)
    c.snowfall(150)
