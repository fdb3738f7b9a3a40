"""A long dress with a sash, blown full on a line, and the small ones: a frock, a nightgown that has let go."""

import numpy as np

from studio.colour import Ramp
from studio.elements.things.clothes_blown import body, folds, hole, sleeve
from studio.elements.things.coat_blown import COBALT
from studio.paint import Card, Frame
from studio.palettes import LINEN
from studio.shapes import Point, blob, ell, taper

BUTTER: Ramp = ["#7c6c74", "#c4a878", "#f2dc9c", "#fff8dc"]
ROSY: Ramp = ["#6c3c5c", "#b8748c", "#f0b8b4", "#fff0e0"]


def long_dress(c: Card, x: float, y: float, s: float = 0.98, rot: float = -7) -> None:
    """Its neck on the line at (x, y), 640 long, its right sleeve out; the left one is `dress_sleeve`."""
    f = c.at(x, y, s, rot)
    bodice: list[Point] = [
        (-54, 14),
        (-26, 2),
        (0, 24),
        (28, 2),
        (56, 14),
        (54, 90),
        (40, 176),
        (66, 290),
        (110, 440),
    ]
    hem: list[Point] = [(150, 612, "c"), (70, 640), (-10, 640), (-84, 604, "c")]
    outline = [*bodice, *hem, (-74, 440), (-52, 290), (-40, 176), (-54, 90)]
    hole(f, 33, 612, 116, 30, BUTTER, 2)
    hole(f, 0, 12, 30, 12, BUTTER)
    m = body(f, BUTTER, outline, 46)
    creases = [[(-16, 190), (-34, 380), (-50, 600)], [(6, 190), (10, 400), (14, 630)]]
    creases += [[(22, 190), (54, 380), (84, 620)], [(34, 200), (86, 420), (124, 600)]]
    folds(f, m, BUTTER, creases, 17)
    f.shade(taper((60, 200, 20), (100, 400, 50), (130, 620, 70)), 0.3, 16, "#5c4468", clip=m)
    for px, py in c.scatter(c.mask(f.path(blob(*outline))), 44):
        d = c.at(px, py, 1, wob=0.2)
        for a in range(5):
            t = a * 1.257 + px
            d.flat(ell(4.6 * np.cos(t), 4.6 * np.sin(t), 3.4), COBALT[2], 0.8, clip=m)
        d.flat(ell(0, 0, 2.6), "#fff6d4", 0.9, clip=m)
    _sash(f)
    sleeve(f, BUTTER, ((44, 34, 48), (74, 124, 46), (106, 206, 40)), 9, -30)


def _sash(f: Frame) -> None:
    f.paint(blob((-44, 166), (0, 176), (44, 164), (44, 190), (0, 202), (-44, 190)), COBALT, vol=7, wob=0.3)
    f.paint(taper((34, 184, 16), (70, 240, 18), (112, 268, 12), (150, 306, 5)), COBALT, vol=5, wob=0.4)


def dress_sleeve(c: Card, x: float, y: float, s: float = 0.98, rot: float = -7) -> None:
    """The left sleeve of the dress at (x, y), laid over its neighbour's cuff."""
    g = c.at(x, y, s, rot)
    g.shade(taper((-60, 60, 46), (-92, 140, 40), (-110, 210, 34)), 0.35, 8, "#1c2048")
    sleeve(g, BUTTER, ((-46, 36, 46), (-82, 124, 44), (-112, 222, 36)), 9, 16)


def small_frock(c: Card, x: float, y: float, s: float = 0.84, rot: float = -13) -> None:
    """A toddler's frock on the line at (x, y), both sleeves hanging."""
    f = c.at(x, y, s, rot)
    right: list[Point] = [(-36, 10), (-14, 2), (0, 12), (14, 2), (36, 10), (36, 70), (58, 170, "c")]
    hole(f, 3, 170, 54, 13, ROSY)
    hole(f, 0, 8, 16, 7, ROSY)
    m = body(f, ROSY, [*right, (20, 184), (-24, 182), (-52, 168, "c"), (-36, 70)], 28)
    folds(f, m, ROSY, [[(-12, 70), (-22, 170)], [(8, 70), (12, 176)], [(22, 74), (38, 168)]], 9)
    sleeve(f, ROSY, ((32, 22, 30), (46, 70, 28), (52, 112, 24)), 6, -14)
    sleeve(f, ROSY, ((-32, 22, 30), (-50, 72, 28), (-56, 122, 24)), 6, 14)


def flying_nightgown(c: Card, x: float, y: float, s: float = 0.82, rot: float = -62) -> None:
    """A little nightgown in the wind, its neck at (x, y), one sleeve stretched back."""
    f = c.at(x, y, s, rot)
    hole(f, 0, 178, 56, 14, LINEN)
    right: list[Point] = [(-36, 10), (-14, 2), (0, 12), (14, 2), (36, 10), (34, 74), (62, 176, "c")]
    hole(f, 0, 8, 16, 7, LINEN)
    m = body(f, LINEN, [*right, (20, 196), (-24, 194), (-58, 178, "c"), (-36, 74)], 28)
    folds(f, m, LINEN, [[(-12, 60), (-26, 180)], [(8, 60), (12, 186)], [(22, 64), (40, 178)]], 9)
    sleeve(f, LINEN, ((-32, 20, 30), (-66, 22, 27), (-100, -2, 22)), 6, 60)
    sleeve(f, LINEN, ((32, 22, 30), (56, 64, 27), (86, 84, 22)), 6, -40)
