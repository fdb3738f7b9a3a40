"""By Invitation.

In a frozen forest lake a hole has been cut, and lit stairs lead down under the ice. A file of deer descends without a
sound; at the bottom of the lake stands a great house with every window lit. On the snow, at the rim, the last fawn
looks back at us.
"""

from studio.elements.animals.deer_stairs import deer_on_stairs, fawn
from studio.elements.animals.sea_life import fish
from studio.elements.buildings.house_sunken import great_house, porch
from studio.elements.buildings.stairs_lit import flight, lamp, landing, pillar
from studio.elements.land import frozen_lake
from studio.elements.plants.firs_far import far_firs
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 66, "slug": "by-invitation", "seed": 6666}
FINISH = Finish(bloom=0.46, vignette=0.28)

UPPER = ((164.0, 376.0), (640.0, 590.0), 13)
MIDDLE = ((648.0, 600.0), (176.0, 780.0), 13)
LOWER = ((160.0, 796.0), (348.0, 958.0), 8)
BALCONY = ((340.0, 962.0), (440.0, 962.0), 5)
HOLE = (158.0, 566.0)
SILVER = ["#14344c", "#4c8494", "#b0d4cc", "#fff4d0"]
GREYER = ["#241c28", "#5c4844", "#987c68", "#d4bc98", "#fff0d4"]


def winter(c: Card) -> None:
    """A blue wood on the far shore, snow on the ice."""
    c.sky([(0, "#14204c"), (160, "#2c4478"), (260, "#6c88b0"), (320, "#a0b4c4")])
    c.stars(70, 170)
    far_firs(c, 272)
    c.fogband(264, 30, "#a8bccc", 0.6)
    frozen_lake.snowy_shore(c)
    c.snowfall(90)


def under_ice(c: Card) -> None:
    """The lake cut open, light falling in, and the house at the bottom."""
    frozen_lake.lake_under_ice(c, *HOLE)
    pillar(c, 684, 630, 920)
    pillar(c, 128, 822, 920)
    great_house(c)
    porch(c)
    frozen_lake.lake_bed(c)
    c.fogband(1150, 26, "#5c98a0", 0.3)


def stairs(c: Card) -> None:
    """Three flights and two landings, from the snow through the hole to the balcony."""
    landing(c, 680, 594, 144, lamps=(0.55,))
    c.shade(ell(144, 358, 22, 5), 0.5, 4, "#1c3464")
    lamp(c, 132, 358)
    flight(c, UPPER, lamps=(6,))
    landing(c, 124, 790, 132, lamps=(-0.55,))
    flight(c, MIDDLE, lamps=(0, 6))
    flight(c, LOWER, lamps=(0, 7))


def guests(c: Card) -> None:
    """Five, all going down; the first is before the lit door."""
    deer_on_stairs(c, UPPER, 0.245, 140, "down", 0, 0)
    deer_on_stairs(c, UPPER, 0.68, 144, "up", 0.5, 1, GREYER)
    deer_on_stairs(c, MIDDLE, 0.255, 138, "low", 0, 1)
    deer_on_stairs(c, MIDDLE, 0.735, 162, "proud", 1, 0)
    deer_on_stairs(c, BALCONY, 0.58, 103, "up", 0, 0, GREYER)


def water_life(c: Card) -> None:
    """Three fish that come to see, and what the deer breathe out."""
    fish(c, 704, 772, 84, SILVER, rot=-8)
    fish(c, 92, 620, 74, SILVER, flip=True, rot=8)
    fish(c, 570, 846, 62, SILVER, rot=4)
    for k, (x, y, h) in enumerate(((340, 586, 66), (196, 596, 130), (640, 740, 170), (64, 1000, 220))):
        frozen_lake.bubbles(c, x, y, 7, h, k + 2)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 900, 240), key="#ffe0a0", fog="#4c7088")
    winter(c)
    under_ice(c)
    frozen_lake.broken_hole(c, *HOLE)
    frozen_lake.ice_slab(c, 604, 314, 78, -8)
    frozen_lake.ice_slab(c, 76, 330, 84, 10)
    stairs(c)
    fawn(c, 690, 372, 124, (400, 330, 110))
    water_life(c)
    guests(c)
