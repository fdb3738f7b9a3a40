"""Family Portrait.

On a noon hilltop the washing on the line fills with wind and poses as a family: big coat, long dress,
small shirts, sleeve in sleeve. Between two of them two pegs hold nothing, and both neighbours still
reach into the gap. The dog sits before them; a little nightgown flies off over the valley.
"""

from studio.elements.animals.dog_collared import collared_dog
from studio.elements.buildings.houses import house
from studio.elements.land.cumulus_heaped import great_cumulus
from studio.elements.land.hilltop_windy import TURF, noon_valley, turf_flowers, turf_round, windy_hilltop
from studio.elements.plants.trees import poplar, round_tree
from studio.elements.things import washing_line as line
from studio.elements.things.clothes_blown import peg, pinch
from studio.elements.things.coat_blown import COBALT, blown_coat, coat_sleeve
from studio.elements.things.dress_blown import (
    BUTTER,
    ROSY,
    dress_sleeve,
    flying_nightgown,
    long_dress,
    small_frock,
)
from studio.elements.things.shirt_blown import blown_shirt, shirt_sleeve
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, RED, ROOF_RED
from studio.shapes import curve

META = {"number": 38, "slug": "family-portrait", "seed": 3838}
FINISH = Finish(vignette=0.16, bloom=0.3)

LINE = curve((58, 196), (230, 238), (400, 258), (570, 250), (746, 202))
# the pegs that hold something: x, how far the cloth is drawn up, its colour; and the two that do not
HOLDING = (
    (110, 40, COBALT),
    (226, 10, COBALT),
    (312, 14, BUTTER),
    (380, 6, BUTTER),
    (562, 8, RED),
    (634, 4, RED),
)
SMALL = ((664, 12, ROSY), (710, 8, ROSY))
IDLE = (446, 492)
FATHER, MOTHER, BOY, TODDLER = (line.on_the_line(LINE, x) for x in (166, 346, 598, 690))


def noon(c: Card) -> None:
    """A tall windy sky over a far valley; the cloud stands behind the family."""
    upper = ((0, "#3f80c8"), (240, "#78b0dc"), (560, "#98c8e4"))
    c.sky([*upper, (800, "#b8dce4"), (900, "#e8ecd0"), (960, "#f4eac8")])
    great_cumulus(c)
    c.clouds(-40, 200, "#8cbce4", "#e8f2f4", cover=0.36, a=0.6, cell=150, sx=3)
    noon_valley(c, 900)


def valley(c: Card) -> None:
    """A hamlet among poplars, and the nightgown that has let go, far over it."""
    for x, y, h in ((172, 960, 26), (98, 959, 30), (146, 962, 32), (122, 966, 40)):
        house(c, x, y, h, wall=CREAM, roof=ROOF_RED, lit=False, fog=0.16)
    for x, y, h in ((84, 972, 24), (108, 976, 20), (160, 974, 26), (188, 970, 20)):
        round_tree(c, x, y, h, TURF, fog=0.2)
    for x, y in ((78, 962), (206, 966), (700, 952), (736, 958), (664, 950)):
        poplar(c, x, y, 46, TURF, fog=0.2)
    round_tree(c, 612, 958, 34, TURF, fog=0.25)
    flying_nightgown(c, 590, 640)


def hilltop(c: Card) -> None:
    """The turf the family stands over, with their shadows; poles and line."""
    turf = windy_hilltop(c)
    line.washing_shadows(c, 1042, (220, 120), (400, 130), (640, 70), (730, 50))
    turf_flowers(c, turf)
    for x, top, foot in ((58, 150, 54), (746, 156, 748)):
        line.washing_pole(c, x, top, foot, 1064)
        turf_round(c, foot, 1064)
    line.washing_rope(c, LINE)


def family(c: Card) -> None:
    """Sleeve in sleeve, two and two; both neighbours reach into the gap between them."""
    for x, drop, ramp in (*HOLDING, *SMALL):
        pinch(c, *line.on_the_line(LINE, x), drop, ramp)
    long_dress(c, *MOTHER)
    blown_coat(c, *FATHER)
    coat_sleeve(c, *FATHER)
    dress_sleeve(c, *MOTHER)
    small_frock(c, *TODDLER)
    shirt_sleeve(c, *BOY)
    blown_shirt(c, *BOY)
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
