"""By Invitation.

In a frozen forest lake a hole has been cut, and lit stairs lead down under the ice. A file of deer descends without a
sound; at the bottom of the lake stands a great house with every window lit. On the snow, at the rim, the last fawn
looks back at us.
"""

from studio.elements.animals.deer_stairs import deer_on_stairs, fawn
from studio.elements.animals.sea_life import fish
from studio.elements.buildings.house_sunken import great_house, porch
from studio.elements.buildings.stairs_lit import flight, landing, pillar
from studio.elements.land.frozen_lake import lake_under_ice, lit_hole, snowy_shore
from studio.elements.plants.firs_far import far_firs
from studio.finish import Finish
from studio.paint import Card

META = {"number": 66, "slug": "by-invitation", "seed": 6666}
FINISH = Finish(bloom=0.46, vignette=0.28)

UPPER = ((140.0, 346.0), (640.0, 566.0), 14)
MIDDLE = ((648.0, 580.0), (176.0, 772.0), 13)
LOWER = ((160.0, 790.0), (348.0, 958.0), 8)
HOLE = (132.0, 424.0)


def winter(c: Card) -> None:
    """A blue wood on the far shore, snow on the ice."""
    c.sky([(0, "#14204c"), (180, "#2c4478"), (300, "#6c88b0"), (360, "#a0b4c4")])
    c.stars(70, 200)
    far_firs(c, 314)
    c.fogband(304, 34, "#a8bccc", 0.6)
    snowy_shore(c)
    c.snowfall(90)


def under_ice(c: Card) -> None:
    """The lake cut open, a few fish, and the house at the bottom."""
    lake_under_ice(c, *HOLE)
    fish(c, 706, 700, 46, flip=True, fog=0.3)
    fish(c, 80, 640, 40, fog=0.3)
    fish(c, 690, 470, 40, fog=0.3)
    fish(c, 560, 880, 36, flip=True, fog=0.3)
    pillar(c, 684, 610, 920)
    pillar(c, 128, 822, 920)
    great_house(c)
    porch(c)
    c.fogband(1176, 34, "#5c98a0", 0.5)


def stairs(c: Card) -> None:
    """Three flights and two landings, from the snow through the hole to the balcony."""
    landing(c, 680, 572, 144, lamps=(0.55,))
    flight(c, UPPER, lamps=(0, 7))
    landing(c, 124, 784, 132, lamps=(-0.55,))
    flight(c, MIDDLE, lamps=(1, 7))
    flight(c, LOWER, lamps=(0, 7))


def guests(c: Card) -> None:
    """Five, all going down; the first is nearly at the door."""
    deer_on_stairs(c, UPPER, 0.25, 142, "low", False, 0)
    deer_on_stairs(c, UPPER, 0.7, 148, "up", False, 1)
    deer_on_stairs(c, MIDDLE, 0.33, 144, "low", False, 1)
    deer_on_stairs(c, MIDDLE, 0.77, 158, "proud", True, 0)
    deer_on_stairs(c, LOWER, 0.54, 128, "low", False, 0)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 900, 240), key="#ffe0a0", fog="#4c7088")
    winter(c)
    under_ice(c)
    lit_hole(c, *HOLE)
    fawn(c, 600, 348, 128, (320, 300, 110))
    stairs(c)
    guests(c)
