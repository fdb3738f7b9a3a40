"""A big coat over trousers, blown full on a line as if somebody stood in them."""

from studio.colour import Arr, Ramp
from studio.elements.things.clothes_blown import body, folds, hole, sleeve, trousers
from studio.paint import Card, Frame
from studio.shapes import Point, blob, ell, taper

COBALT: Ramp = ["#0e1a48", "#1f3f8c", "#3f6fc4", "#a4c8ec"]
TROUSERS: Ramp = ["#20283c", "#48546c", "#808c9c", "#ccd0c8"]
BUTTONS: Ramp = ["#7c6c74", "#c4a878", "#f2dc9c", "#fff8dc"]
DARK = "#0c1440"


def blown_coat(c: Card, x: float, y: float, s: float = 0.95, rot: float = -4) -> None:
    """Its collar on the line at (x, y), its trousers' feet 640 below; the right sleeve is `coat_sleeve`."""
    f = c.at(x, y, s, rot)
    left, right = (
        ((-36, 330, 74), (-40, 470, 74), (-14, 628, 66)),
        ((40, 330, 76), (44, 470, 76), (84, 606, 68)),
    )
    hole(f, 0, 374, 101, 26, COBALT)
    m = trousers(f, TROUSERS, left, right, (3, 446), 13)
    f.shade(ell(4, 372, 100, 34), 0.6, 12, "#0c1430", clip=m)
    sleeve(f, COBALT, ((-70, 36, 64), (-112, 140, 64), (-108, 262, 54)), 10)
    outline: list[Point] = [
        (-84, 22),
        (-34, 4),
        (0, 26),
        (34, 4),
        (84, 22),
        (92, 120),
        (86, 220),
        (104, 372, "c"),
    ]
    outline += [(56, 358), (0, 352), (-56, 357), (-102, 372, "c"), (-92, 220), (-94, 110)]
    hole(f, 0, 16, 40, 15, COBALT)
    m = body(f, COBALT, outline, 54)
    _tailoring(f, m)


def _tailoring(f: Frame, m: Arr) -> None:
    """Shade at the sides, creases, hem, lapels, buttons, a pocket."""
    f.line([(-98, 362), (-56, 347), (0, 342), (56, 348), (100, 362)], 3, COBALT[0], alpha=0.5, clip=m)
    f.shade(taper((86, 60, 30), (88, 220, 40), (96, 390, 50)), 0.45, 16, DARK, clip=m)
    f.shade(taper((-92, 60, 20), (-92, 220, 26), (-96, 300, 10)), 0.45, 9, DARK, clip=m)
    folds(f, m, COBALT, [[(-70, 40), (-52, 180), (-66, 360)], [(64, 50), (44, 200), (58, 370)]], 15)
    f.line([(0, 28), (5, 180), (0, 356)], 3.4, COBALT[0], alpha=0.9, clip=m)
    for sg in (-1, 1):
        f.shade(blob((sg * 8, 34), (sg * 44, 20), (sg * 50, 70), (sg * 12, 136)), 0.4, 6, DARK, clip=m)
        lapel = blob((sg * 2, 40, "c"), (sg * 30, 8), (sg * 44, 44, "c"), (sg * 33, 48, "c"), (sg * 44, 66, "c"), (sg * 24, 100), (sg * 3, 132, "c"))  # fmt: skip
        f.paint(lapel, COBALT, vol=4, amb=0.36, edge=0.3, wob=0.2, clip=m)
        collar = blob(
            (sg * 2, 40, "c"),
            (sg * 22, 22),
            (sg * 32, 4, "c"),
            (sg * 46, 16),
            (sg * 44, 46, "c"),
            (sg * 20, 44),
        )
        f.paint(collar, COBALT, vol=5, amb=0.42, edge=0.3, wob=0.2)
    for y in (158, 208, 258, 308):
        f.paint(ell(18, y, 7), BUTTONS, vol=3, det=0.9, wob=0.2)
    f.shade(blob((-78, 272), (-34, 274), (-34, 284), (-78, 282)), 0.4, 4, DARK, clip=m)
    f.paint(
        blob((-78, 256, "c"), (-34, 260, "c"), (-35, 275), (-77, 272)),
        COBALT,
        vol=4,
        amb=0.36,
        edge=0.35,
        wob=0.2,
        clip=m,
    )


def coat_sleeve(c: Card, x: float, y: float, s: float = 0.95, rot: float = -4) -> None:
    """The right sleeve of the coat at (x, y), laid over its neighbour."""
    f = c.at(x, y, s, rot)
    f.shade(taper((70, 60, 60), (92, 140, 60), (86, 240, 50)), 0.5, 8, "#0c1a48")
    sleeve(f, COBALT, ((72, 38, 64), (106, 134, 60), (106, 240, 50)), 10)
