"""A family's washing on a string between two nails."""

from studio.colour import Ramp
from studio.elements.rooms.household import shirt
from studio.elements.things.washing_line import on_the_line
from studio.paint import Card
from studio.palettes import LINEN
from studio.shapes import Point, blob, curve, ell

MOSS: Ramp = ["#2c3c34", "#5c7c60", "#a8bc8c", "#e8e4b8"]
BLUE_GREY: Ramp = ["#34405c", "#6c84a0", "#b0c4cc", "#f0ecd8"]


def _sock(c: Card, x: float, y: float, h: float, ramp: Ramp) -> None:
    f = c.at(x, y, h / 40, vol=5, wob=0.3, det=0.6, rim=0.4)
    f.paint(blob((-6, 0, "c"), (6, 0, "c"), (6, 20), (5, 30), (-3, 38), (-14, 38), (-14, 31), (-6, 26)), ramp)


def _frock(c: Card, x: float, y: float, h: float, ramp: Ramp) -> None:
    f = c.at(x, y, h / 50, vol=7, wob=0.4, det=0.6, rim=0.4)
    f.paint(
        blob((-9, 0, "c"), (0, 4), (9, 0, "c"), (9, 16), (20, 48, "c"), (0, 52), (-18, 47, "c"), (-8, 16)),
        ramp,
    )
    f.line([(0, 20), (2, 48)], 1.4, ramp[0], alpha=0.4)


def _peg(c: Card, x: float, y: float) -> None:
    c.line([(x, y - 5), (x, y + 6)], 3.4, "#f0d49c", 0.95, 0.2, ends=0.8)


def washing_indoors(c: Card, a: Point, sag: Point, b: Point) -> None:
    """The string from nail to nail over its lowest point; a shirt, a pair of socks, a child's frock."""
    line = curve(a, sag, b)
    c.line(line, 2.6, "#3a1c14", 0.95, 0.2, ends=0.9)
    for x, y in (a, b):
        c.paint(ell(x, y, 4), ["#3a2018", "#a87840", "#ffe0a0"], vol=3, wob=0.2, det=0.8)
    wide = b[0] - a[0]
    places = [on_the_line(line, a[0] + wide * u) for u in (0.17, 0.47, 0.54, 0.86)]
    shirt(c, *places[0], 46, LINEN, 0.1)
    _sock(c, *places[1], 34, MOSS)
    _sock(c, *places[2], 32, MOSS)
    _frock(c, *places[3], 44, BLUE_GREY)
    for (x, y), half in zip(places, (8, 0, 0, 6), strict=True):
        for dx in {-half, half}:
            _peg(c, x + dx, y)
