"""Not Before.

In a snowy square stands a parcel as large as a town hall, ribboned, and the town has grown up round it: stalls
and houses against its side, moss on the ribbon. Somebody dusts the bow. The child alone knocks on it;
the lid has come up at one corner, lamplight is in the gap, and somebody shy looks down.
"""

import numpy as np

from studio.colour import ramp_map, sstep
from studio.elements.buildings.houses import house, tower
from studio.elements.land.land import snowfield
from studio.elements.people.figures import bell, child, townsperson
from studio.elements.rooms.furniture import bench
from studio.elements.rooms.household import broom
from studio.elements.things.lights import lantern
from studio.elements.things.parcels import GOLD, paper_face, stall
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BRICK, PLASTER, PLUM, ROOF_BLUE, ROOF_PLUM, SNOW, TEAL
from studio.shapes import blob, curve, ell, poly, quad, taper, xf

META = {"number": 75, "slug": "not-before", "seed": 7575}
FINISH = Finish(vignette=0.24, bloom=0.42)

FRONT = ((126, 440), (566, 440), (556, 984), (138, 984))
SIDE = ((566, 440), (694, 414), (678, 934), (556, 984))
LID_FRONT = ((66, 186), (588, 356), (592, 456), (88, 286))
LID_SIDE = ((588, 356), (724, 330), (720, 426), (592, 456))
LID_TOP = ((66, 186), (588, 356), (724, 330), (206, 158))
DUSKY = ["#2c1438", "#643870", "#9c6494", "#ecb8b4"]
PALE = ["#643c6c", "#a0749c", "#d8a8b4", "#fcdcd0"]
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


def parcel(c: Card) -> None:
    """A front, a side, the lid up at its left corner, the bow."""
    c.shade(
        poly([(120, 980), (560, 996), (700, 924), (790, 960), (600, 1046), (150, 1030)]), 0.45, 14, "#2c2458"
    )
    paper_face(c, FRONT, 0, 1)
    paper_face(c, SIDE, 1, 2)
    front = c.mask(poly(FRONT), 0.5)
    c.flat(poly([(126, 430), (500, 440), (420, 476), (126, 530)]), "#ffd070", 0.5, 24, clip=front)
    gap(c)
    somebody_inside(c)
    c.paint(poly(LID_TOP), ["#06282c", "#0c5848", "#1c8c68"], vol=3, amb=0.6, wob=0.6)
    paper_face(c, LID_FRONT, 0, 3)
    paper_face(c, LID_SIDE, 1, 4)
    c.line([(90, 287), (340, 371), (590, 456)], 6, "#04201c", 0.8, 0.3, ends=0.8)
    c.line([(90, 292), (220, 335), (400, 396)], 4, "#ffdc80", 0.9, 0.3)
    ribbon_ends(c)
    cap = blob((54, 190), (70, 168), (154, 158), (282, 177), (468, 244), (640, 302), (732, 322), (736, 342), (660, 352), (592, 376), (520, 345),
        (428, 316), (356, 278), (264, 253), (182, 215), (112, 208))  # fmt: skip
    c.paint(cap, SNOW, vol=16, edge=0.06, amb=0.45, wob=1.2)
    c.shade(ell(392, 262, 150, 18, 16), 0.3, 10, "#4c4478")
    great_bow(c, 388, 246, 0.98)
    for u, v, r in ((0.41, 0.93, 18), (0.59, 0.94, 16), (0.48, 0.985, 22), (0.56, 0.98, 18)):
        x, y = quad(*FRONT, u, v)
        c.paint(blob((x - r, y + 4), (x - r * 0.5, y - r * 0.6), (x + r * 0.4, y - r * 0.5), (x + r, y + 4), (x, y + r * 0.5)),
            ["#2c3c18", "#5c7828", "#a0b448"], vol=6, wob=2, edge=0.1)  # fmt: skip


def gap(c: Card) -> None:
    """Under the lid: a hollow full of lamplight at the open corner, dusky further in."""
    c.glow(104, 360, 150, "#ffc870", 0.5, 1.6)
    m = c.mask(poly([(88, 280), (592, 452), (566, 444), (126, 444)]), 0.3)
    open_side = 88 + (c.yy - 286) * 0.25
    m = m * sstep(0, 62, c.xx - open_side)  # at the open side the light melts into the air
    near = 1.0 - np.clip((c.xx - 210) / 260, 0, 1) ** 0.9
    c.over(
        m, ramp_map(near + 0.14 * (c.bank[0] - 0.5), ["#2c1020", "#5c2420", "#b46028", "#f0a840", "#ffe08c"])
    )
    c.shade(poly([(88, 280), (592, 452), (592, 470), (88, 304)]), 0.55, 8, "#3c1018", clip=m)
    c.line([(126, 442), (340, 444), (560, 446)], 4, "#d8a058", 0.8, 0.3, ends=0.8)


def ribbon_ends(c: Card) -> None:
    """The ribbon has given way: one notched end hangs from the lid, the other has rolled out over the rim."""
    roll = blob(
        (300, 436, "c"),
        (344, 430),
        (392, 438, "c"),
        (398, 470),
        (404, 504, "c"),
        (348, 478, "c"),
        (290, 500, "c"),
        (296, 468),
    )
    c.shade(roll, 0.5, 7, "#2c1808")
    m = c.paint(roll, GOLD, vol=16, amb=0.3, grain=2, tex=0.14, wob=0.5, edge=0.35, rim=0.5)
    c.shade(poly([(290, 474), (400, 476), (404, 504), (290, 504)]), 0.35, 8, "#5c3414", clip=m)
    c.line([(302, 442), (346, 436), (390, 442)], 4, "#fff4c0", 0.8, 0.3, clip=m)
    end = blob(
        (294, 352, "c"),
        (392, 385, "c"),
        (390, 396),
        (393, 410, "c"),
        (342, 384, "c"),
        (288, 378, "c"),
        (292, 366),
    )
    c.shade(end, 0.4, 6, "#2c1008")
    c.paint(end, GOLD, vol=10, amb=0.3, grain=2, tex=0.14, wob=0.5, edge=0.35)


def somebody_inside(c: Card) -> None:
    """A shy thing the colour of plums, chin on the rim, long ears hanging out; it looks down at the child and comes no further."""
    f = c.at(
        204,
        440,
        1,
        vol=22,
        wob=0.4,
        edge=0.26,
        tex=0.26,
        amb=0.36,
        det=0.5,
        rim=0.6,
        rimcol="#ffdc98",
        light=(150, 300, 150),
    )
    head = blob(
        (-76, -10),
        (-74, -56),
        (-50, -90),
        (0, -104),
        (50, -90),
        (76, -52),
        (80, -6),
        (58, 34),
        (0, 50),
        (-56, 34),
    )
    f.shade(xf(head, 6, 16), 0.5, 12, "#04241c")
    for out in (-1, 1):
        ear(c, f, out)
    m = f.paint(head, DUSKY, vol=34)
    c.marks(m, lambda x, y: np.arctan2(y - 450, x - 204), 260, 18, 3, jit=0.09, alpha=0.5)
    f.shade(poly([(-90, -140), (90, -110), (90, -66), (0, -84), (-90, -110)]), 0.45, 14, "#2c1038", clip=m)
    for out in (-1, 1):  # where the ears join, and a tuft between them
        f.shade(taper((out * 52, -84, 4), (out * 70, -54, 9), (out * 74, -20, 4)), 0.4, 5, "#3c204c", clip=m)
    for dx in (-12, 0, 12):
        f.paint(taper((dx * 0.5, -94, 11), (dx, -78, 8), (dx * 1.6, -66, 2)), DUSKY[1:], vol=4)
    f.paint(
        blob((-46, 14), (-24, -8), (0, -4), (24, -8), (46, 14), (30, 38), (0, 44), (-30, 38)),
        PALE,
        vol=14,
        soft=2,
        edge=0.06,
    )
    f.paint(
        blob((-11, -6), (0, -10), (11, -6), (5, 4), (0, 7), (-5, 4)),
        ["#2c1434", "#5c2c54", "#b4748c"],
        vol=4,
        det=1,
    )
    f.line([(-20, 18), (-10, 24), (0, 17), (10, 24), (20, 18)], 3, "#4c2450", alpha=0.9)
    f.line([(0, 6), (0, 17)], 2.6, "#4c2450", alpha=0.9)
    for out in (-1, 1):
        eye(f, 34 * out, -34, out)
        paw(f, 70 * out)


def ear(c: Card, f: Frame, out: int) -> None:
    """A long soft ear that grows out of the side of the head and hangs down over the paper."""
    turn = [
        (44, -90),
        (74, -92),
        (100, -60),
        (110, 0),
        (112, 70),
        (100, 122),
        (82, 116),
        (74, 62),
        (70, 0),
        (58, -50),
    ]
    path = blob(*((out * x, y) for x, y in turn))
    f.shade(xf(path, 5, 8), 0.45, 8, "#04241c")
    m = f.paint(path, DUSKY, vol=14)
    c.marks(m, 1.55, 90, 20, 3, jit=0.09, alpha=0.55)
    inner = taper((out * 92, -10, 6), (out * 94, 50, 17), (out * 94, 96, 8))
    f.paint(inner, PALE, vol=4, soft=3, edge=0, alpha=0.7, clip=m, rim=0)


def eye(f: Frame, x: float, y: float, out: int) -> None:
    """Amber, half shut, looking down."""
    f.card.halo(*f.pt(x, y), 46, "#ffb840", 0.3)
    f.flat(ell(x, y, 24, 22), "#2c1434", 0.85, 1)
    f.paint(
        ell(x, y, 21, 19.5),
        ["#c87020", "#f8b038", "#fff0a0"],
        vol=4,
        amb=0.8,
        wob=0.15,
        edge=0.2,
        det=1,
        rim=0,
    )
    f.flat(ell(x + 3, y + 6, 8, 10.5), "#1c0c20", 1, wob=0.1, det=1)
    f.flat(ell(x - 1, y + 2, 3), "#fffbe8", 1, wob=0.1, det=1)
    lid = blob(
        (x + 27 * out, y + 8),
        (x + 23 * out, y - 14),
        (x, y - 27),
        (x - 23 * out, y - 19),
        (x - 24 * out, y - 9),
        (x, y - 6),
        (x + 18 * out, y + 1),
    )
    f.paint(lid, DUSKY, vol=7, wob=0.2, edge=0.4, det=0.7)


def paw(f: Frame, x: float) -> None:
    """A small paw that holds on to the rim."""
    f.shade(ell(x, 20, 25, 12), 0.5, 5, "#2c1434")
    f.paint(
        blob(
            (x - 22, 14),
            (x - 19, -6),
            (x, -13),
            (x + 19, -6),
            (x + 22, 14),
            (x + 12, 26),
            (x, 22),
            (x - 12, 26),
        ),
        DUSKY,
        vol=9,
        wob=0.3,
        edge=0.34,
    )
    for dx in (-7, 7):
        f.line([(x + dx, 9), (x + dx * 1.1, 23)], 2.8, "#3c204c", alpha=0.85)


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
