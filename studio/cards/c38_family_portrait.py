"""Family Portrait.

On a noon hilltop the washing on the line fills with wind and poses as a family: big coat, long dress,
small shirts, sleeve in sleeve. Between two of them two pegs hold nothing, and both neighbours still
reach into the gap. The dog sits before them; a little nightgown flies off over the valley.
"""

from studio.elements.animals.dog_collared import collared_dog
from studio.elements.buildings.houses import house
from studio.elements.land import hilltop_windy as hill
from studio.elements.land.cumulus_heaped import great_cumulus
from studio.elements.plants.trees import poplar, round_tree
from studio.elements.things import dress_blown as dress
from studio.elements.things import washing_line as line
from studio.elements.things.clothes_blown import peg, pinch
from studio.elements.things.coat_blown import COBALT, blown_coat, coat_sleeve
from studio.elements.things.shirt_blown import blown_shirt, shirt_sleeve
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, RED, ROOF_RED
from studio.shapes import curve, ell

META = {"number": 38, "slug": "family-portrait", "seed": 3838}
FINISH = Finish(vignette=0.16, bloom=0.3)

LINE = curve((52, 182), (220, 246), (390, 276), (570, 262), (752, 188))
# the pegs that hold something: x, how far the cloth is drawn up, its colour; and the two that do not
HOLDING = (
    (130, 26, COBALT), (238, 4, COBALT), (306, 14, dress.BUTTER), (372, 5, dress.BUTTER), (542, 6, RED), (606, 8, RED),
)  # fmt: skip
SMALL = ((664, 4, dress.ROSY), (700, 14, dress.ROSY))
IDLE = (434, 480)
FATHER, MOTHER, BOY, TODDLER = (line.on_the_line(LINE, x) for x in (182, 340, 572, 682))


def noon(c: Card) -> None:
    """A tall windy sky over a far valley; the cloud stands behind the family."""
    upper = ((0, "#3f80c8"), (240, "#6ca8da"), (560, "#84bce2"))
    c.sky([*upper, (800, "#94c6e4"), (890, "#cfe4de"), (960, "#f4eac8")])
    great_cumulus(c)
    c.clouds(-40, 200, "#8cbce4", "#e8f2f4", cover=0.36, a=0.6, cell=150, sx=3)
    hill.noon_valley(c, 900)


def valley(c: Card) -> None:
    """A hamlet among poplars, and the nightgown that has let go, far over it."""
    for x, y, w in ((146, 948, 190), (690, 950, 200)):
        hill.valley_knoll(c, x, y, w)
    for x, y, h in ((186, 960, 28), (96, 960, 32), (160, 961, 34), (126, 964, 42)):
        c.shade(ell(x + 6, y, h * 0.7, 5), 0.5, 3, hill.SHADOW)
        house(c, x, y, h, wall=CREAM, roof=ROOF_RED, lit=False, fog=0.1)
    for x, y, h in ((80, 972, 26), (150, 976, 24), (206, 972, 28), (612, 972, 36), (640, 966, 26)):
        c.shade(ell(x + 5, y, h * 0.5, 4), 0.5, 3, hill.SHADOW)
        round_tree(c, x, y, h, hill.TURF, fog=0.1)
    for x, y in ((70, 966), (222, 968), (700, 958), (730, 962), (672, 960)):
        c.shade(ell(x + 6, y, 13, 4), 0.5, 3, hill.SHADOW)
        poplar(c, x, y, 50, hill.TURF, fog=0.1)
    dress.flying_nightgown(c, 623, 648, 0.8, -11)


def hilltop(c: Card) -> None:
    """The turf the family stands over, with their shadows; poles and line."""
    turf = hill.windy_hilltop(c)
    hill.washing_on_turf(
        c, turf, 1040, (236, 140, "coat"), (410, 130, "skirt"), (634, 96, "shirt"), (726, 60, "skirt")
    )
    hill.turf_flowers(c, turf)
    for x, top, foot in ((52, 150, 54), (752, 156, 750)):
        line.washing_pole(c, x, top, foot, 1052)
        hill.turf_round(c, foot, 1064)
    line.washing_rope(c, LINE)


def family(c: Card) -> None:
    """Sleeve in sleeve, two and two; both neighbours reach into the gap between them."""
    for x, drop, ramp in (*HOLDING, *SMALL):
        pinch(c, *line.on_the_line(LINE, x), drop, ramp)
    dress.long_dress(c, *MOTHER, 0.95)
    blown_coat(c, *FATHER, 0.88)
    coat_sleeve(c, *FATHER, 0.88)
    dress.dress_sleeve(c, *MOTHER, 0.95)
    dress.small_frock(c, *TODDLER, 0.7, -5)
    shirt_sleeve(c, *BOY, 0.9)
    blown_shirt(c, *BOY, 0.9)
    for x, _, _ in (*HOLDING, *SMALL):
        peg(c, *line.on_the_line(LINE, x), 36, (x % 5) * 3 - 6)
    for x in IDLE:
        peg(c, *line.on_the_line(LINE, x), 36, (x % 5) * 3 - 6)


def scene(c: Card) -> None:
    """Paint the card; the dog sits where the photographer would stand, looking up at the gap."""
    c.stage(light=(-60, -160, 420), key="#fff4d0", fog="#c4d8dc")
    noon(c)
    valley(c)
    hilltop(c)
    family(c)
    collared_dog(c, 470, 1114)
