"""An astronaut in side view who sits on a round hill and speaks into a tin can."""

from studio.colour import Ramp
from studio.elements.things.telephone_cans import SUIT, can
from studio.paint import Card, Frame
from studio.shapes import blob, ell, rect, taper

SHADED = ["#2c3454", "#565e84", "#8c92ac", "#b8b8c0"]
BOOTS = ["#343c5c", "#707898", "#b4b8c0", "#e8e4d8"]
SOLE = ["#14182c", "#2c3450", "#5c6480"]
GLOVE = ["#2c3450", "#5c6482", "#9498a4"]
PACK = ["#2c3450", "#606888", "#a4a8b4", "#dcd8cc"]


def _boot(f: Frame, x: float, y: float, turn: float, ramp: Ramp) -> None:
    """A moon boot with its heel at (x, y), toe to the left, turned to lie along the ground; a dark thick sole."""
    g = f.card.at(*f.pt(x, y), f.s, -turn if f.flip else turn, f.flip, **f.defaults)
    g.paint(
        blob((10, -30, "c"), (-22, -30, "c"), (-28, -14), (-58, -8), (-64, 4), (-60, 10, "c"), (10, 10, "c")),
        ramp,
        vol=9,
    )
    g.paint(blob((12, 5, "c"), (-62, 5, "c"), (-66, 11), (-58, 15), (8, 15)), SOLE, vol=3, rim=0.2)
    g.line([(-24, -22), (-6, -18), (10, -22)], 3, "#3c4468", alpha=0.7)


def _legs(f: Frame) -> None:
    """The far leg stretched down the hill, the near one drawn up; the boots follow the ground."""
    f.shade(
        blob((30, 4), (-40, -6), (-110, 14), (-172, 76), (-130, 66), (-60, 24), (0, 18)), 0.6, 7, "#4c3430"
    )
    f.paint(taper((4, -22, 44), (-78, -44, 38), (-108, 10, 32)), SHADED, rim=0.5)
    _boot(f, -104, 28, -38, SHADED)
    f.paint(taper((14, -24, 48), (-48, -64, 42), (-62, -16, 36)), SUIT)
    _boot(f, -54, 6, -18, BOOTS)
    f.line([(-62, -76), (-46, -50), (-28, -44)], 3, "#8c90b0", alpha=0.6)


def _trunk(f: Frame) -> None:
    """Back pack, body and the box with three lamps."""
    f.paint(rect(22, -152, 70, -46, 14), PACK)
    m = f.paint(
        blob((-26, -8), (-34, -70), (-22, -128), (14, -138), (44, -120), (52, -60), (48, -6), (10, 4)),
        SUIT,
        vol=26,
    )
    f.shade(ell(-4, -140, 46, 20), 0.5, 8, "#20284c", clip=m)
    f.paint(rect(-30, -92, -6, -62, 4), ["#44506c", "#8490a8", "#c8ccd0"], vol=4)
    for k, col in enumerate(("#d8483c", "#e8c050", "#68b0a0")):
        f.flat(ell(-24 + k * 7, -76, 2.6), col, det=1)


def _helmet(c: Card, f: Frame) -> None:
    """A round helmet, stars in the visor."""
    m = f.paint(ell(-2, -180, 50), SUIT, vol=34)
    f.shade(ell(-20, -176, 36, 34), 0.4, 4, clip=m)
    visor = f.paint(ell(-22, -176, 33, 31), ["#080c20", "#141e40", "#2c4470"], vol=18, det=0.5, rim=0.2)
    f.flat(ell(-32, -192, 10, 6, -30), "#cfe4f0", 0.75, 1, clip=visor)
    for star in ((-12, -170), (-26, -162), (-4, -182), (-20, -178)):
        c.dot(*f.pt(*star), 1.5, "#fff6dc", 0.95)


def calling_astronaut(c: Card, x: float, y: float, h: float = 220, flip: bool = False) -> tuple[float, float]:
    """It sits on (x, y) looking left, both hands round a can before the visor; returns the string's start."""
    f = c.at(x, y, h / 220, 0, flip, vol=16, wob=0.3, edge=0.32, rim=0.8, amb=0.26, tex=0.14)
    f.paint(taper((-10, -110, 36), (-54, -96, 32), (-88, -136, 26)), SHADED)
    _legs(f)
    _trunk(f)
    _helmet(c, f)
    f.paint(ell(-96, -150, 15, 14), SHADED)
    hole = can(c, *f.pt(-84, -162), h * 0.25, -76 if flip else 76)
    m = f.paint(taper((8, -112, 44), (-32, -84, 38), (-72, -126, 30)), SUIT)
    f.line([(-46, -108), (-34, -92), (-16, -84)], 3, "#8c90b0", alpha=0.6, clip=m)
    f.paint(blob((-64, -128), (-80, -124), (-94, -142), (-92, -160), (-80, -166), (-66, -148)), GLOVE, vol=9)
    return hole
