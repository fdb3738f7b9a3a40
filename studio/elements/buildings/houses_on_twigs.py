"""Houses that hang like fruit, each from a twig of its own."""

from studio.colour import Arr, Ramp
from studio.elements.buildings.houses_hanging import TOPS, hanging_house
from studio.elements.plants.foliage import foliage
from studio.paint import Card
from studio.palettes import BARK
from studio.shapes import Point, taper

TILT = (-4, 3, 0, 5)  # how the houses hang, by turns
STALK = 26


def house_on_twig(
    c: Card,
    place: Point,
    h: float,
    kind: int,
    roof: Ramp,
    ripe: bool,
    root: Point,
    turn: int,
    leaves: Arr,
    green: Ramp,
) -> None:
    """A house with its foot at `place`, `h` high, whose stalk meets a twig that comes out of the leaves at `root`."""
    x, y = place
    rx, ry = root
    tip = c.at(x, y, h / 90, TILT[turn % 4]).pt(0, TOPS[kind % len(TOPS)] - STALK)
    bend = ((rx + tip[0]) / 2, min(ry, tip[1]) - 8)
    twig = taper((rx, ry, 12), (*bend, 8.5), (tip[0], tip[1] - 1, 6), (tip[0] + 1, tip[1] + 12, 5))
    c.shade(taper((rx + 6, ry + 10, 10), (bend[0] + 6, bend[1] + 12, 8), (tip[0] + 6, tip[1] + 10, 5)), 0.4, 5, "#1c2414",
        clip=leaves)  # fmt: skip
    hanging_house(c, x, y, h, kind, roof, ripe, turn, leaves)
    c.paint(twig, BARK, vol=5, amb=0.2, rim=0.7, edge=0.25, tex=0.3, det=0.4)
    foliage(c, ((rx, ry, 20), (rx + (tip[0] - rx) * 0.4, ry - 10, 15)), green, 26, 18, ragged=12, reach=8)
