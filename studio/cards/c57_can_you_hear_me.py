"""Can You Hear Me?

A tin-can telephone: one can is held by an astronaut sitting on the moon; the red string goes down past clouds
and roofs, wound round a chimney, into the sea, to an octopus in a wreck with the other can. The octopus holds
seven more. A crab cuts nothing, but has its claw near the string.
"""

from studio.elements.animals.crab_perched import perched_crab
from studio.elements.animals.octopus_listening import listening_octopus
from studio.elements.animals.sea_life import fish
from studio.elements.buildings.chimneys import chimney
from studio.elements.buildings.corner_house import corner_house
from studio.elements.land import sea_cut_open as sea
from studio.elements.land.moon_sky import cratered_moon, moonlit_cloud
from studio.elements.people.astronaut_calling import calling_astronaut
from studio.elements.things.red_string import wound_string
from studio.elements.things.wreck import ships_lamp, wreck
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import ROOF_BLUE, ROOF_GOLD, ROOF_PLUM, ROOF_RED

META = {"number": 57, "slug": "can-you-hear-me", "seed": 5757}
FINISH = Finish(bloom=0.45, vignette=0.3)

MOON = (226.0, 400.0)
LAMP = (634.0, 872.0)
CHIMNEY = (588.0, 500.0)  # where the string goes round it
INTO_THE_SEA = (528.0, 644.0)


def night(c: Card) -> None:
    """Stars, a few clouds, the moon as big as a hill, and its light on the sea."""
    c.sky([(0, "#080e24"), (260, "#122040"), (480, "#24406c"), (620, "#4c7494")])
    c.stars(170, 560)
    c.glow(*MOON, 460, "#f4dca0", 0.3, 1.6)
    cratered_moon(c, *MOON)
    for x, y, w in ((596, 318, 150), (92, 568, 110), (470, 566, 90)):
        moonlit_cloud(c, x, y, w, (*MOON, 120))
    sea.sea_surface(c, MOON[0])


def town(c: Card) -> None:
    """An island with a few roofs on its steps; nearly everybody is asleep."""
    c.light = (*MOON, 120)
    sea.island_crest(c, (*MOON, 140))
    corner_house(c, 736, 542, 76, ROOF_PLUM)
    corner_house(c, 684, 578, 76, ROOF_RED)
    chimney(c, CHIMNEY[0], 560, 114, (*MOON, 160))
    corner_house(c, 614, 610, 108, ROOF_BLUE)
    corner_house(c, 716, 622, 60, ROOF_GOLD)
    sea.foam_at_the_shore(c)


def under_water(c: Card) -> None:
    """Shafts of moonlight, fish, the root of the island, and a wreck with the ship's lamp still lit."""
    sea.open_sea(c, MOON[0])
    fish(c, 120, 780, 46, fog=0.3)
    fish(c, 196, 742, 34, fog=0.3)
    fish(c, 90, 846, 34, fog=0.3)
    sea.island_root(c, (*LAMP, 70))
    sea.water_line(c)
    sea.sea_bed(c, (*LAMP, 200))
    c.glow(*LAMP, 280, "#ffb45c", 0.28, 1.7)
    wreck(c, (*LAMP, 90))
    ships_lamp(c, *LAMP)


def the_call(c: Card) -> None:
    """One can on the moon, one at the bottom of the sea, and the string between them, wound round a chimney."""
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
    sea.rising_bubbles(c, ((300, 700), (312, 724), (296, 744), (420, 760), (428, 784)))
