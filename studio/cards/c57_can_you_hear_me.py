"""Can You Hear Me?

A tin-can telephone: one can is held by an astronaut sitting on the moon; the red string goes down past clouds
and roofs, once round a chimney, into the sea, to an octopus in a wreck with the other can. The octopus holds
seven more. A crab cuts nothing, but has its claw near the string.
"""

from studio.elements.animals.crab_perched import perched_crab
from studio.elements.animals.octopus_listening import listening_octopus
from studio.elements.animals.sea_life import fish
from studio.elements.buildings.chimneys import chimney_house
from studio.elements.buildings.houses import house
from studio.elements.land.moon_sky import cratered_moon, moonlit_cloud
from studio.elements.land.sea_cut_open import night_island, open_sea, rising_bubbles, sea_bed
from studio.elements.people.astronaut_calling import calling_astronaut
from studio.elements.things.red_string import wound_string
from studio.elements.things.wreck import ships_lamp, wreck
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import ROOF_BLUE, ROOF_PLUM, ROOF_RED, STONE

META = {"number": 57, "slug": "can-you-hear-me", "seed": 5757}
FINISH = Finish(bloom=0.45, vignette=0.3)

MOON = (226.0, 400.0)
LAMP = (634.0, 872.0)
CHIMNEY = (562.0, 502.0)  # where the string goes round it
INTO_THE_SEA = (544.0, 656.0)


def night(c: Card) -> None:
    """Stars, a few clouds, the moon as big as a hill."""
    c.sky([(0, "#080e24"), (260, "#122040"), (480, "#24406c"), (650, "#4c7494")])
    c.stars(170, 560)
    c.glow(*MOON, 460, "#f4dca0", 0.3, 1.6)
    cratered_moon(c, *MOON)
    for x, y, w in ((600, 330, 150), (90, 596, 120), (700, 430, 110)):
        moonlit_cloud(c, x, y, w, (*MOON, 120))


def town(c: Card) -> None:
    """An island with a few roofs; nearly everybody is asleep."""
    night_island(c, (*MOON, 200))
    house(c, 446, 644, 62, wall=STONE, roof=ROOF_PLUM, lit=False)
    house(c, 724, 606, 96, wall=STONE, roof=ROOF_RED, lit=True)
    house(c, 652, 612, 74, wall=STONE, roof=ROOF_BLUE, lit=False)
    house(c, 506, 630, 72, wall=STONE, roof=ROOF_RED, lit=True)
    chimney_house(c, 594, 628, 118, (*MOON, 160))


def under_water(c: Card) -> None:
    """Shafts of moonlight, fish, and a wreck with the ship's lamp still lit."""
    open_sea(c)
    fish(c, 120, 780, 46, fog=0.3)
    fish(c, 196, 742, 34, fog=0.3)
    fish(c, 90, 846, 34, fog=0.3)
    fish(c, 700, 736, 40, flip=True, fog=0.3)
    sea_bed(c, (*LAMP, 200))
    c.glow(*LAMP, 330, "#ffb45c", 0.5, 1.5)
    wreck(c, (*LAMP, 90))
    ships_lamp(c, *LAMP)


def the_call(c: Card) -> None:
    """One can on the moon, one at the bottom of the sea, and the string between them, once round a chimney."""
    c.light = (40, 260, 200)
    start = calling_astronaut(c, 236, 264, 168, flip=True)
    c.light = (*LAMP, 150)
    end = listening_octopus(c, 300, 1110, 330)
    wound_string(c, start, CHIMNEY, INTO_THE_SEA, end)
    perched_crab(c, 634, 800, 50)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*MOON, 200), key="#fff0c8", fog="#2c5c70")
    night(c)
    town(c)
    under_water(c)
    the_call(c)
    rising_bubbles(c, ((300, 700), (312, 724), (296, 744), (420, 760), (428, 784)))
