"""Spring Cleaning.

On a bright beach an old woman lifts the edge of the sea with one hand, like a carpet with its woven
border and fringe of foam, and sweeps under it with the other: dust, a crown, the bones of a whale, a
sleeping crocodile. A lump already travels under the water towards the horizon and tips a buoy. She
looks round to see if anyone is watching.
"""

from studio.elements.animals.crocodile_asleep import sleeping_crocodile
from studio.elements.animals.sea_life import crab, shell
from studio.elements.animals.whale_bones import whale_bones
from studio.elements.land import sea_carpet as carpet
from studio.elements.land.beach_wide import wide_beach
from studio.elements.land.land import stone
from studio.elements.people.woman_sweeping import sweeping_woman
from studio.elements.things.buoys import tipped_buoy
from studio.elements.things.dust_rolls import dust_roll
from studio.elements.things.props import crown
from studio.finish import Finish
from studio.paint import Card

META = {"number": 36, "slug": "spring-cleaning", "seed": 3636}
FINISH = Finish(vignette=0.16)

HORIZON = 300
DUST = ((382, 1004, 21), (418, 1014, 15), (448, 1000, 18))


def noon(c: Card) -> None:
    """Sky and beach."""
    c.sky([(0, "#6cb4dc"), (180, "#a8d8e8"), (HORIZON, "#eaf0dc")])
    c.clouds(40, 270, "#b8d8e8", "#fffaf0", cover=0.46, a=0.85, cell=150, sx=2.4)
    wide_beach(c)


def under_the_sea(c: Card) -> None:
    """What has been hidden: the shade under the carpet and everything in it."""
    carpet.carpet_shadow(c)
    gap = carpet.under_the_carpet(c)
    whale_bones(c, 452, 896, clip=gap)
    sleeping_crocodile(c, 604, 1008, 268, 8)
    crown(c, 414, 964, 52)
    for x, y, r in DUST:
        dust_roll(c, x, y, r)


def the_sea(c: Card) -> None:
    """The carpet: water, the lump that travels under it, woven border, fringe of foam."""
    sea = carpet.carpet_water(c, HORIZON)
    carpet.swept_lumps(c, sea)
    carpet.carpet_stripes(c, sea)
    carpet.woven_border(c, sea)
    carpet.fold_light(c, sea)
    carpet.foam_fringe(c, sea)
    tipped_buoy(c, 528, 424)


def on_the_beach(c: Card) -> None:
    """She, with a fist full of sea; and those who may have been watching."""
    sweeping_woman(c, 210, 962)
    shell(c, 96, 1080, 34)
    crab(c, 330, 1110, 36)
    stone(c, 700, 1130, 26, ramp=["#6c5c78", "#a494a0", "#d8c8c0"])


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(120, -200, 420), key="#fff6d8", fog="#d8e8e0")
    noon(c)
    under_the_sea(c)
    the_sea(c)
    on_the_beach(c)
