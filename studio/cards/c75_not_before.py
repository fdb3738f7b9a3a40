"""Not Before.

In a snowy square stands a parcel as large as a town hall, ribboned, and the town has grown up round it: stalls
and houses against its side, moss on the ribbon. Somebody dusts the bow. The child alone has laid an ear to it;
a thin light shows under the lid, and somebody has posted a little parcel back in through a slit.
"""

from studio.elements.figures import bell, child, townsperson
from studio.elements.furniture import bench
from studio.elements.household import broom
from studio.elements.houses import house, tower
from studio.elements.land import snowfield
from studio.elements.lights import lantern
from studio.elements.parcels import bow, lid_light, paper_face, small_parcel, stall
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRICK, CRIMSON, PLASTER, PLUM, ROOF_BLUE, ROOF_PLUM, SNOW, TEAL
from studio.shapes import blob, curve, ell, poly, quad

META = {"number": 75, "slug": "not-before", "seed": 7575}
FINISH = Finish(vignette=0.24, bloom=0.42)

LEFT = ((112, 408), (424, 352), (424, 984), (124, 934))
RIGHT = ((424, 352), (694, 402), (682, 926), (424, 984))
LID_L = ((92, 330), (424, 256), (424, 362), (94, 420))
LID_R = ((424, 256), (716, 322), (714, 412), (424, 362))
LILAC = ["#6c6494", "#a8a0c4", "#dcd6e4", "#fff8f0"]


def town_behind(c: Card) -> None:
    """Lilac morning, roofs far off in the falling snow."""
    c.sky([(0, "#a49cc0"), (300, "#c4bcd0"), (700, "#e4dcdc"), (900, "#ece4dc")])
    c.clouds(0, 300, "#948cb4", "#d8d0dc", 0.5, a=0.5)
    tower(c, 724, 900, 420, 84, wall=PLASTER, roof=ROOF_BLUE, fog=0.6)
    for x, h, roof in (
        (60, 300, ROOF_PLUM),
        (150, 240, ROOF_BLUE),
        (640, 280, ROOF_PLUM),
        (778, 240, ROOF_BLUE),
    ):
        house(c, x, 930, h, h * 0.5, PLASTER, roof, floors=3, fog=0.5, snow=True, lit=False)
    c.haze(950, 640, a=0.5)
    snowfield(c, 922, LILAC, 3, 10)


def parcel(c: Card) -> None:
    """Two papered sides, the lid a hand's breadth up, the bow."""
    c.shade(poly([(110, 930), (424, 990), (700, 924), (790, 960), (440, 1040)]), 0.4, 14, "#2c2458")
    c.shade(ell(420, 960, 340, 36), 0.4, 16, "#2c2458")
    c.glow(420, 380, 460, "#ffd890", 0.3, 1.8)
    paper_face(c, LEFT, 0, 1)
    paper_face(c, RIGHT, 1, 2)
    c.line([(424, 360), (425, 680), (424, 982)], 4, "#b4f0c8", 0.35, ends=0.8)
    lid_light(c, ((118, 412), (424, 358), (686, 406)), 210)
    paper_face(c, LID_L, 0, 3)
    paper_face(c, LID_R, 1, 4)
    lid_light(c, ((112, 420), (424, 364), (696, 411)), 26)
    c.glow(424, 380, 340, "#ffc858", 0.2, 1.6, 0.3)
    cap = blob((84, 336), (100, 316), (200, 290), (330, 262), (424, 240), (540, 266), (660, 296), (724, 318), (722, 334), (640, 322), (560, 306),
        (500, 300), (424, 272), (350, 296), (280, 300), (190, 326), (130, 330))  # fmt: skip
    c.paint(cap, SNOW, vol=12, edge=0.06, amb=0.45, wob=1.2)
    bow(c, 420, 250, 1.02)
    for u, v, r in (
        (0.41, 0.9, 13),
        (0.43, 0.95, 18),
        (0.59, 0.93, 14),
        (0.48, 0.985, 20),
        (0.56, 0.98, 18),
        (0.595, 0.84, 9),
    ):
        for q in (LEFT, RIGHT):
            x, y = quad(*q, u, v)
            c.paint(blob((x - r, y + 4), (x - r * 0.5, y - r * 0.6), (x + r * 0.4, y - r * 0.5), (x + r, y + 4), (x, y + r * 0.5)),
                ["#2c3c18", "#5c7828", "#a0b448"], vol=6, wob=2, edge=0.1)  # fmt: skip


def slit(c: Card) -> None:
    """Where somebody has posted a present for the present."""
    c.flat(poly([(152, 740), (238, 752), (238, 764), (152, 752)]), "#021418", 0.95, wob=0.4)
    c.halo(194, 752, 40, "#ffd070", 0.7)
    c.line([(154, 747), (236, 759)], 5, "#fff0b0", 0.95, ends=0.8)
    small_parcel(c, 196, 744, 56, CRIMSON, 8)


def leaning_on_it(c: Card) -> None:
    """Houses and stalls that have the parcel for a back wall."""
    house(c, 728, 984, 172, 104, BRICK, ROOF_BLUE, floors=2, snow=True)
    house(c, 640, 996, 128, 92, PLASTER, ROOF_PLUM, snow=True)
    stall(c, 536, 1016, 116, TEAL)
    house(c, 66, 976, 150, 96, PLASTER, ROOF_BLUE, floors=2, snow=True)
    c.smoke(curve((706, 812), (716, 770), (700, 720), (724, 660)), 6, 22, "#f0e8ec", 0.22)


def dusting(c: Card) -> None:
    """Somebody in black, up on the lid, dusting the bow as every year."""
    hand = bell(c, 640, 306, 74, PLUM, "top", PLUM, view="side", arm="up", shadow=0.2)
    broom(c, hand[0] - 30, hand[1] - 16, 56, 60)


def square(c: Card) -> None:
    """Feast-day people with lanterns, all at a proper distance."""
    m = c.paint(blob((-40, 1260), (-40, 1060), (140, 1040), (420, 1056), (620, 1040), (860, 1056), (860, 1260)), LILAC, vol=24, amb=0.46, edge=0,
        soft=8)  # fmt: skip
    c.marks(m, 0.04, 300, 60, 4, jit=0.05, alpha=0.4)
    bench(c, 690, 1070, 110)
    folk = (
        (130, 1072, 2),
        (500, 1076, 1),
        (590, 1078, 6),
        (76, 1112, 8),
        (440, 1128, 3),
        (550, 1120, 5),
        (640, 1132, 7),
        (716, 1130, 9),
    )
    for i, (x, y, kind) in enumerate(folk):
        hand = townsperson(c, x, y, 92 + (y - 1056) * 0.3, kind, arm="fwd" if i % 2 else "down")
        if i % 2:
            lantern(c, hand[0], hand[1] + 26, 28, g=0.8)
    townsperson(c, 690, 1068, 92, 3, sit=True, view="front")


def listener(c: Card) -> None:
    """The child against the paper, one ear to it, in the only warm light."""
    c.glow(360, 900, 150, "#ffd890", 0.26, 1.6)
    c.shade(ell(372, 988, 44, 9), 0.4, 6, "#2c2458")
    child(c, 378, 996, 160, view="side", arm="up", lean=-8, shadow=0)
    for k in range(6):
        c.flat(ell(360 - k * 26, 1016 + k * 26 + (k % 2) * 7, 8, 4), "#8078a8", 0.7, 1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(140, -160, 420), key="#fff0e0", fog="#d4ccd8")
    town_behind(c)
    parcel(c)
    slit(c)
    dusting(c)
    leaning_on_it(c)
    square(c)
    listener(c)
    c.snowfall(150)
