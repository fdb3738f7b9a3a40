"""A village, each house and tree as it is at noon or as it is at night."""

from collections.abc import Sequence

from studio.colour import Arr, Ramp
from studio.elements.buildings.houses import house
from studio.elements.land.night_shadow import in_dark
from studio.elements.plants.trees import round_tree
from studio.paint import Card
from studio.palettes import CREAM, ROOF_BLUE, ROOF_GOLD, ROOF_RED
from studio.shapes import ell

NIGHT_WALL: Ramp = ["#0c1230", "#1c2850", "#36487c", "#6a80ac"]
NIGHT_ROOF: Ramp = ["#0a0e28", "#1c2450", "#3c4880", "#7488b4"]
NIGHT_LEAF: Ramp = ["#080e28", "#101c40", "#1c3454", "#345474"]
DAY_LEAF: Ramp = ["#2c4a3c", "#54803c", "#a0b04c", "#f0e48c"]


def house_by(c: Card, x: float, y: float, h: float, floors: int, roof: Ramp, dark: bool) -> None:
    """A house: by night its windows are lit and the roof has no colour left."""
    wall, roof = (NIGHT_WALL, NIGHT_ROOF) if dark else (CREAM, roof)
    house(c, x, y, h, wall=wall, roof=roof, lit=dark, floors=floors, g=1.0, win="#ffcf62", rim=0.5)
    if dark:
        c.glow(x, y + 6, 50, "#ff9c30", 0.22, 2, 0.4)
    else:
        c.shade(ell(x + 6, y + 4, h * 0.4, 4), 0.35, 3, "#5a5048")


def tree_by(c: Card, x: float, y: float, dark: bool) -> None:
    """A round tree, green or nearly black."""
    round_tree(c, x, y, 56, NIGHT_LEAF if dark else DAY_LEAF, rim=0.1 if dark else 0.4)


def village_by(
    c: Card,
    shadow: Arr,
    houses: Sequence[tuple[float, float, float, int]],
    trees: Sequence[tuple[float, float]],
) -> None:
    """Houses (x, y, height, floors) and trees (x, y) from far to near; it is night where the shadow lies."""
    green = [(y, x, 0.0, 0) for x, y in trees]
    for i, (y, x, h, floors) in enumerate(sorted([(y, x, h, n) for x, y, h, n in houses] + green)):
        dark = in_dark(c, shadow, x, y)
        if h:
            house_by(c, x, y, h, floors, (ROOF_RED, ROOF_BLUE, ROOF_GOLD)[i % 3], dark)
        else:
            tree_by(c, x, y, dark)
