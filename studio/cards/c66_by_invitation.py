"""By Invitation.

In a frozen forest lake a hole has been cut, and lit stairs lead down under the ice. A file of deer descends without a
sound; at the bottom of the lake stands a great house with every window lit. On the snow, at the rim, the last fawn
looks back at us.
"""

from studio.elements.animals.deer_stairs import deer_on_flight, fawn
from studio.elements.animals.sea_life import fish
from studio.elements.buildings.house_sunken import great_house, porch
from studio.elements.buildings.stairs_lit import first_steps, flight
from studio.elements.land.frozen_lake import hole_rim, lake_under_ice, lit_hole, snowy_shore
from studio.elements.plants.firs_far import far_firs
from studio.finish import Finish
from studio.paint import Card

META = {"number": 66, "slug": "by-invitation", "seed": 6666}
FINISH = Finish(bloom=0.46, vignette=0.28)

UPPER = ((226.0, 366.0), (650.0, 556.0), 12)
MIDDLE = ((650.0, 574.0), (150.0, 770.0), 13)
LOWER = ((150.0, 788.0), (350.0, 944.0), 7)
HOLE = (150.0, 318.0)


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
    great_house(c)
    porch(c)
    c.fogband(1176, 34, "#5c98a0", 0.5)


def doorstep(c: Card) -> None:
    """The lit gap in the ice with its rim of snow, the first steps, the one who has not gone down yet."""
    lit_hole(c, *HOLE)
    first_steps(c, 234, 330)
    hole_rim(c, *HOLE)
    fawn(c, 560, 346, 0.86)


def guests(c: Card) -> None:
    """Six, all going down; the first is nearly at the door."""
    deer_on_flight(c, UPPER, 0.34, 112, "low", False, 0)
    deer_on_flight(c, UPPER, 0.76, 134, "up", True, 1)
    deer_on_flight(c, MIDDLE, 0.2, 118, "low", False, 1)
    deer_on_flight(c, MIDDLE, 0.5, 140, "proud", True, 0)
    deer_on_flight(c, MIDDLE, 0.8, 116, "up", False, 1)
    deer_on_flight(c, LOWER, 0.5, 106, "low", False, 0)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 900, 240), key="#ffe0a0", fog="#4c7088")
    winter(c)
    under_ice(c)
    doorstep(c)
    for stairs in (LOWER, MIDDLE, UPPER):
        flight(c, *stairs)
    guests(c)
