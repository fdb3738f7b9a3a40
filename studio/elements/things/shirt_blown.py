"""A boy's white shirt with red sleeves and collar, and shorts, blown full on a line."""

from studio.colour import Ramp
from studio.elements.things.clothes_blown import body, folds, hole, sleeve, trousers
from studio.elements.things.coat_blown import COBALT
from studio.paint import Card
from studio.palettes import RED
from studio.shapes import Point, blob, ell

SHIRT: Ramp = ["#5c6894", "#a4b0cc", "#e6e6e4", "#fffaee"]
SHORTS: Ramp = ["#34507c", "#6a94b8", "#b0d0e0", "#f4fbf6"]


def blown_shirt(c: Card, x: float, y: float, s: float = 0.98, rot: float = -9) -> None:
    """Its collar on the line at (x, y), its left sleeve reaching out; the right one is `shirt_sleeve`."""
    f = c.at(x, y, s, rot)
    legs = (
        ((-24, 196, 58), (-28, 260, 58), (-24, 318, 56)),
        ((28, 196, 58), (34, 260, 58), (44, 310, 56)),
    )
    hole(f, 2, 213, 63, 16, SHIRT)
    shorts = trousers(f, SHORTS, *legs, (3, 262), 11)
    f.shade(ell(2, 210, 60, 22), 0.55, 8, "#1c2850", clip=shorts)
    right: list[Point] = [(-52, 14), (-22, 3), (0, 18), (22, 3), (52, 14), (56, 110), (66, 212, "c")]
    hole(f, 0, 11, 25, 10, SHIRT)
    m = body(f, SHIRT, [*right, (34, 203), (0, 199), (-34, 203), (-62, 214, "c"), (-56, 110)], 38)
    folds(f, m, SHIRT, [[(-40, 30), (-28, 120), (-38, 214)], [(38, 40), (24, 130), (36, 220)]], 11)
    f.line([(0, 20), (3, 120), (0, 200)], 2.2, SHIRT[0], alpha=0.6, clip=m)
    for button in (56, 96, 136, 176):
        f.paint(ell(9, button, 4.4), COBALT, vol=2, det=0.9, wob=0.2)
    for sg in (-1, 1):
        f.paint(
            blob((sg * 2, 21), (sg * 13, 9), (sg * 25, 2), (sg * 34, 12), (sg * 24, 36), (sg * 8, 34)),
            RED,
            vol=5,
            wob=0.2,
            edge=0.3,
        )
    sleeve(f, RED, ((-44, 30, 42), (-70, 98, 40), (-112, 168, 34)), 8)


def shirt_sleeve(c: Card, x: float, y: float, s: float = 0.98, rot: float = -9) -> None:
    """The red right sleeve of the shirt at (x, y), laid over its neighbour."""
    g = c.at(x, y, s, rot)
    sleeve(g, RED, ((44, 30, 42), (68, 92, 38), (70, 150, 30)), 7)
