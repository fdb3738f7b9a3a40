"""Family Portrait.

On a noon hilltop the washing on the line fills with wind and poses as a family: big coat, long dress,
small shirts, sleeve in sleeve. Between two of them two pegs hold nothing, and both neighbours still
reach into the gap. The dog sits before them; a little nightgown flies off over the valley.
"""

import numpy as np

from studio.elements.animals.dog_collared import collared_dog
from studio.elements.buildings.houses import house
from studio.elements.land.cumulus_heaped import great_cumulus
from studio.elements.land.hilltop_windy import TURF, turf_flowers, windy_hilltop
from studio.elements.land.land import hills
from studio.elements.plants.trees import poplar, round_tree
from studio.elements.things.clothes_blown import peg
from studio.elements.things.coat_blown import blown_coat, coat_sleeve
from studio.elements.things.dress_blown import dress_sleeve, flying_nightgown, long_dress, small_frock
from studio.elements.things.shirt_blown import blown_shirt, shirt_sleeve
from studio.elements.things.washing_line import washing_pole, washing_rope
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, ROOF_RED
from studio.shapes import curve, ell

META = {"number": 38, "slug": "family-portrait", "seed": 3838}
FINISH = Finish(vignette=0.16, bloom=0.3)

LINE = curve((54, 196), (230, 238), (400, 258), (570, 250), (752, 202))
PEGS = (106, 226, 312, 380, 446, 492, 562, 634, 672, 720)  # two of them hold nothing


def on_line(x: float) -> tuple[float, float]:
    """The place on the line at x."""
    return x, float(np.interp(x, LINE[:, 0], LINE[:, 1]))


FATHER, MOTHER, BOY, TODDLER = on_line(166), on_line(346), on_line(598), on_line(696)


def noon(c: Card) -> None:
    """A tall windy sky over a far valley; the cloud stands behind the family."""
    upper = ((0, "#3f80c8"), (240, "#78b0dc"), (560, "#98c8e4"))
    c.sky([*upper, (800, "#b8dce4"), (900, "#e8ecd0"), (960, "#f4eac8")])
    great_cumulus(c)
    c.clouds(-40, 200, "#8cbce4", "#e8f2f4", cover=0.36, a=0.6, cell=150, sx=3)
    hills(c, 900, 26, ["#547c9c", "#80a4ac", "#a8c0a8", "#d4dcb4"], 4, fog=0.45, amb=0.45)
    hills(c, 940, 22, ["#3c6c5c", "#6c9c5c", "#a8bc6c", "#ece4a4"], 9, fog=0.25, amb=0.45)


def valley(c: Card) -> None:
    """A hamlet among poplars, and the nightgown that has let go, far over it."""
    for x, y, h in ((92, 962, 34), (128, 970, 42), (164, 962, 30)):
        house(c, x, y, h, wall=CREAM, roof=ROOF_RED, lit=False)
    for x, y in ((66, 968), (196, 966), (700, 952), (736, 958), (664, 950)):
        poplar(c, x, y, 46, TURF, fog=0.2)
    round_tree(c, 612, 958, 34, TURF, fog=0.25)
    flying_nightgown(c, 590, 640)


def hilltop(c: Card) -> None:
    """The turf the family stands over, with their shadows; poles and line."""
    turf = windy_hilltop(c)
    for x, w in ((220, 120), (400, 130), (640, 70), (730, 50)):
        c.shade(ell(x + 6, 1042, w * 0.62, 13), 0.5, 8, "#12304c")
    turf_flowers(c, turf)
    washing_pole(c, 54, 150, 42, 1056)
    washing_pole(c, 752, 156, 768, 1056)
    washing_rope(c, LINE)


def family(c: Card) -> None:
    """Sleeve in sleeve, two and two; both neighbours reach into the gap between them."""
    long_dress(c, *MOTHER)
    blown_coat(c, *FATHER)
    coat_sleeve(c, *FATHER)
    dress_sleeve(c, *MOTHER)
    small_frock(c, *TODDLER)
    shirt_sleeve(c, *BOY)
    blown_shirt(c, *BOY)
    for x in PEGS:
        peg(c, *on_line(x), 36, (x % 5) * 3 - 6)


def scene(c: Card) -> None:
    """Paint the card; the dog sits where the photographer would stand, looking up at the gap."""
    c.stage(light=(-60, -160, 420), key="#fff4d0", fog="#c4d8dc")
    noon(c)
    valley(c)
    hilltop(c)
    family(c)
    collared_dog(c, 470, 1114)
