"""Scaffolds of poles, planks and braces, and one that stands all round something colossal."""

from collections.abc import Sequence

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import PINE, WOOD
from studio.shapes import poly, rect, taper

Point = tuple[float, float]


def scaffold(
    c: Card,
    foot: float,
    poles: Sequence[Point],
    planks: Sequence[tuple[float, float, float]],
    braces: Sequence[tuple[Point, Point]],
    ramp: Ramp = PINE,
    fog: float = 0,
) -> None:
    """Poles (x, top) standing at the height `foot`, planks (x0, x1, y) between them, slanting braces."""
    for x, top in poles:
        c.paint(taper((x, foot, 11), (x + 4, top, 9)), ramp, vol=5, wob=0.5, fog=fog, det=0.3)
    for x0, x1, y in planks:
        c.shade(rect(x0, y + 8, x1, y + 20), 0.3, 5, "#4c3c5c")
        plank = poly([(x0, y), (x1, y - 2), (x1, y + 11), (x0, y + 12)])
        c.paint(plank, PINE, vol=4, wob=0.4, det=0.4, rim=0.4)
    for a, b in braces:
        c.line([a, b], 6, "#7c5838", 0.9, 0.5, ends=0.8)


def scaffold_behind(c: Card) -> None:
    """The far half of a scaffold round something 490 wide in the middle of the page, planks at 300 and 280."""
    poles, planks = ((118, 250), (206, 190), (586, 190), (668, 250)), ((100, 300, 300), (500, 690, 280))
    scaffold(c, 850, poles, planks, (((118, 640), (206, 320)), ((668, 640), (586, 300))), fog=0.2)


def scaffold_before(c: Card) -> None:
    """Its near half, a tower at either side: planks at 470 and 660 on the left, at 440 on the right."""
    planks = (56, 222, 470), (576, 738, 440), (56, 200, 660)
    braces = ((78, 840), (120, 480)), ((712, 840), (670, 450))
    scaffold(c, 850, ((74, 250), (716, 250)), planks, braces, WOOD)
