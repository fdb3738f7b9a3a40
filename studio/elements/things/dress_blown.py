"""A long dress with a sash, blown full on a line, and the small ones: a frock, a nightgown that has let go."""

import math

from studio.colour import Arr, Ramp
from studio.elements.things.clothes_blown import CLOTH, body, folds, hole, sleeve
from studio.elements.things.coat_blown import COBALT
from studio.paint import Card, Frame
from studio.shapes import Point, blob, ell, taper

BUTTER: Ramp = ["#7c6c74", "#c4a878", "#f2dc9c", "#fff8dc"]
GOWN: Ramp = ["#5c6c9c", "#b0b8cc", "#f2efe6", "#fffdf4"]
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
    hem: list[Point] = [(150, 612, "c"), (96, 592), (33, 586), (-34, 590), (-84, 604, "c")]
    outline = [*bodice, *hem, (-74, 440), (-52, 290), (-40, 176), (-54, 90)]
    hole(f, 33, 609, 117, 28, [BUTTER[0], BUTTER[0], BUTTER[1]], 2)
    hole(f, 0, 12, 30, 12, BUTTER)
    m = body(f, BUTTER, outline, 46)
    creases = [[(-16, 190), (-34, 380), (-50, 600)], [(6, 190), (10, 400), (14, 630)]]
    creases += [[(22, 190), (54, 380), (84, 620)], [(34, 200), (86, 420), (124, 600)]]
    folds(f, m, BUTTER, creases, 17)
    f.shade(taper((60, 200, 20), (100, 400, 50), (130, 620, 70)), 0.3, 16, "#5c4468", clip=m)
    f.line([(-82, 594), (-34, 579), (33, 575), (96, 581), (146, 600)], 3, BUTTER[0], alpha=0.45, clip=m)
    _sprigs(c, m, c.mask(f.path(blob(*outline))))
    _sash(f, m)
    sleeve(f, BUTTER, ((44, 34, 48), (74, 124, 46), (106, 206, 40)), 9)


def _sprigs(c: Card, m: Arr, where: Arr) -> None:
    """Small blue flowers, none near another, turned and narrowed as the cloth turns."""
    sown: list[tuple[float, float]] = []
    for px, py in c.scatter(where, 120):
        if len(sown) < 34 and all(math.hypot(px - qx, py - qy) > 42 for qx, qy in sown):
            sown.append((px, py))
    for px, py in sown:
        narrow = 0.74 + 0.26 * math.sin(px * 0.11)
        for a in range(5):
            t = a * 1.257 + px
            petal = ell(px + 4.8 * narrow * math.cos(t), py + 4.8 * math.sin(t), 3.4 * narrow, 3.4)
            c.flat(petal, COBALT[2], 0.8, wob=0.2, clip=m)
        c.flat(ell(px, py, 2.4 * narrow, 2.4), "#fff6d4", 0.9, wob=0.2, clip=m)


def _sash(f: Frame, m: Arr) -> None:
    """Drawn tight round the waist, knotted at the side, its ends in the wind."""
    f.shade(taper((-46, 196, 14), (0, 188, 14), (46, 194, 14)), 0.35, 6, "#5c4468", clip=m)
    band = blob((-60, 174), (0, 164), (60, 170), (60, 192), (0, 186), (-60, 196))
    f.paint(band, COBALT, vol=9, wob=0.3, clip=m, edge=0.25)
    for dy in (-5, 3):
        f.line([(-46, 186 + dy), (0, 176 + dy), (36, 178 + dy)], 2, COBALT[0], alpha=0.45, clip=m)
    f.paint(
        taper((38, 184, 10), (58, 246, 17), (84, 292, 17), (90, 330, 7)), COBALT, vol=5, wob=0.4, gain=0.8
    )
    f.paint(taper((36, 182, 10), (72, 232, 18), (112, 258, 15), (152, 296, 6)), COBALT, vol=5, wob=0.4)
    for loop in (
        blob((36, 178), (58, 156), (74, 164), (62, 182)),
        blob((36, 182), (22, 202), (36, 218), (46, 198)),
    ):
        f.paint(loop, COBALT, vol=5, wob=0.3)
    f.paint(ell(37, 180, 10, 11), COBALT, vol=6, wob=0.2, rim=0.5)


def dress_sleeve(c: Card, x: float, y: float, s: float = 0.98, rot: float = -7) -> None:
    """The left sleeve of the dress at (x, y), laid over its neighbour's cuff."""
    g = c.at(x, y, s, rot)
    g.shade(taper((-60, 60, 46), (-92, 140, 40), (-110, 210, 34)), 0.35, 8, "#1c2048")
    sleeve(g, BUTTER, ((-46, 36, 46), (-82, 124, 44), (-112, 222, 36)), 9)


def small_frock(c: Card, x: float, y: float, s: float = 0.8, rot: float = -13) -> None:
    """A toddler's frock on the line at (x, y), both sleeves hanging."""
    f = c.at(x, y, s, rot)
    right: list[Point] = [(-36, 10), (-14, 2), (0, 12), (14, 2), (36, 10), (36, 70), (58, 170, "c")]
    hole(f, 3, 170, 54, 13, ROSY)
    hole(f, 0, 8, 16, 7, ROSY)
    m = body(f, ROSY, [*right, (24, 158), (-18, 156), (-52, 168, "c"), (-36, 70)], 28)
    folds(f, m, ROSY, [[(-12, 70), (-22, 170)], [(8, 70), (12, 176)], [(22, 74), (38, 168)]], 9)
    sleeve(f, ROSY, ((32, 22, 30), (46, 70, 28), (52, 112, 24)), 6)
    sleeve(f, ROSY, ((-32, 22, 30), (-50, 72, 28), (-56, 122, 24)), 6)


def flying_nightgown(c: Card, x: float, y: float, s: float = 0.86, rot: float = -16) -> None:
    """A little nightgown on the wing: its neck at (x, y), both sleeves spread and lifted, the skirt rippling behind it."""
    f = c.at(x, y, s, rot)
    gown = {"amb": 0.42, "light": (x - 160, y - 260, 200)}
    hole(f, 8, 186, 66, 16, GOWN, 4)
    right: list[Point] = [
        (-34, 12),
        (-14, 2),
        (0, 12),
        (14, 2),
        (34, 12),
        (30, 66),
        (50, 126),
        (84, 186, "c"),
    ]
    hole(f, 0, 8, 16, 7, GOWN)
    hem: list[Point] = [(56, 166), (28, 184), (-4, 166), (-32, 182), (-66, 176, "c"), (-46, 120), (-31, 66)]
    m = f.paint(blob(*right, *hem), GOWN, vol=26, grad=(0.06, -0.12), **{**CLOTH, **gown})
    folds(
        f,
        m,
        GOWN,
        [
            [(-12, 60), (-22, 120), (-34, 184)],
            [(4, 60), (8, 120), (-2, 180)],
            [(18, 62), (38, 120), (54, 184)],
        ],
        11,
    )
    f.shade(taper((34, 60, 14), (52, 130, 26), (80, 190, 34)), 0.34, 8, "#5c6c9c", clip=m)
    f.line([(-30, 60), (0, 66), (30, 60)], 3, "#8ca0c4", alpha=0.8, clip=m)
    sleeve(f, GOWN, ((-30, 24, 32), (-70, 4, 32), (-112, -38, 27)), 7)
    sleeve(f, GOWN, ((30, 24, 32), (74, 6, 32), (124, -24, 27)), 7)
