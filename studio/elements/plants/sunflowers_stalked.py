"""Sunflowers on bent stalks, slipping out from under something."""

from studio.colour import Ramp
from studio.elements.plants.sunflowers_turning import sunflower_head
from studio.paint import Card
from studio.shapes import blob, taper

STALK: Ramp = ["#1c3c28", "#447038", "#88a850", "#d4d88c"]

Place = tuple[float, float]


def stalked_sunflower(
    c: Card, way: tuple[Place, Place, Place], r: float, turn: float, light: tuple[float, float, float]
) -> None:
    """A stalk along three points, a leaf on it, and at its end a head of radius `r`, turned by `turn`."""
    (x0, y0), (x1, y1), (x, y) = way
    c.paint(taper((x0, y0, 11), (x1, y1, 11), (x, y, 9)), STALK, vol=5, wob=0.3, edge=0.3)
    lean = 118 if turn > 0 else -124
    px, py = x1 * 0.7 + x * 0.3, y1 * 0.7 + y * 0.3
    g = c.at(px, py, 0.95, lean, vol=6, wob=0.3, light=light, edge=0.3)
    g.paint(blob((0, 0, "c"), (14, -22), (2, -56, "c"), (-14, -24)), STALK)
    sunflower_head(c, x, y, r, turn, light=light)


def sleeve_sunflowers(c: Card, light: tuple[float, float, float]) -> None:
    """Three that slip out from under something at (220, 300) and hang to 446 and 506."""
    stalked_sunflower(c, ((186, 300), (140, 372), (108, 446)), 42, -0.3, light)
    stalked_sunflower(c, ((250, 316), (266, 384), (262, 446)), 34, 0.3, light)
    stalked_sunflower(c, ((220, 310), (206, 400), (186, 506)), 54, -0.1, light)
