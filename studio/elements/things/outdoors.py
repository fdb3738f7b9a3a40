"""Things found outside: telescope, flag, snowman, anchor."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import (
    BRASS,
    IRON,
    RED,
    SILVER,
    WOOD,
)  # fmt: skip
from studio.shapes import blob, cut, ell, join, poly, taper

Pt = tuple[float, float]


def telescope(
    c: Card,
    x: float,
    y: float,
    h: float = 120,
    ramp: Ramp = BRASS,
    flip: bool = False,
    aim: float = 28,
    fog: float = 0,
) -> Pt:
    """A telescope on a tripod pointing up to the right; returns the middle of its lens."""
    base = c.at(x, y, h / 120, 0, flip, fog=fog, vol=4, wob=0.3, det=0.6)
    for px in (-26, 0, 24):
        base.paint(taper((0, -80, 5), (px, 0, 4)), WOOD)
    tube = c.at(
        *base.pt(0, -84), h / 120, -aim if not flip else aim, flip, fog=fog, vol=6, wob=0.3, det=0.6, rim=0.6
    )
    tube.paint(poly([(-46, -6), (4, -8), (4, 8), (-46, 6)]), ramp)
    tube.paint(poly([(0, -10), (66, -13), (66, 13), (0, 10)]), ramp)
    tube.paint(ell(66, 0, 4, 13), SILVER, vol=3)
    return tube.pt(66, 0)


def flag(
    c: Card, x: float, y: float, h: float = 80, ramp: Ramp = RED, flip: bool = False, fog: float = 0
) -> None:
    """A pennant on a pole."""
    f = c.at(x, y, h / 80, 0, flip, fog=fog, vol=4, wob=0.4, det=0.6)
    f.line([(0, 0), (0, -80)], 2.6, "#3a2a24", alpha=1, ends=0.9)
    f.paint(blob((0, -78, "c"), (18, -82), (46, -70, "c"), (20, -62), (0, -56, "c")), ramp)


def snowman(
    c: Card,
    x: float,
    y: float,
    h: float = 120,
    scarf: Ramp = RED,
    flip: bool = False,
    fog: float = 0,
    arms: bool = True,
) -> None:
    """Three balls, a carrot to the left, a scarf, twig arms."""
    f = c.at(x, y, h / 120, 0, flip, fog=fog, vol=24, wob=0.5, det=0.4, rim=0.4)
    snow = ["#6878a8", "#a8b8d4", "#e6ebf2", "#fffdf8"]
    f.shade(ell(0, 0, 42, 6), 0.35 * (1 - fog), 5, "#3a4878")
    f.paint(ell(0, -30, 38, 32), snow)
    f.paint(ell(0, -72, 27, 24), snow, vol=18)
    if arms:
        for sg in (-1, 1):
            f.line([(sg * 22, -76), (sg * 44, -90), (sg * 52, -102)], 2.6, "#3a2a28", alpha=1)
            f.line([(sg * 44, -90), (sg * 56, -90)], 2, "#3a2a28", alpha=1)
    f.paint(ell(0, -102, 19, 18), snow, vol=14)
    f.paint(taper((-16, -88, 7), (0, -85, 9), (16, -88, 7)), scarf, vol=4)
    f.paint(taper((12, -86, 7), (18, -70, 8), (16, -58, 7)), scarf, vol=4)
    f.paint(
        blob((-10, -104, "c"), (-32, -99, "c"), (-10, -98, "c")), ["#8a3410", "#e07828", "#ffb860"], vol=3
    )
    for px, py in ((-10, -109), (2, -109)):
        f.flat(ell(px, py, 2), "#1c1820", det=1)


def anchor(c: Card, x: float, y: float, h: float = 110, ramp: Ramp = IRON, rot: float = 0) -> None:
    """An iron anchor hanging from (x, y)."""
    f = c.at(x, y, h / 110, rot, vol=5, wob=0.35, det=0.6, rim=0.5)
    shape = join(
        cut(ell(0, 8, 10), ell(0, 8, 5)), taper((0, 16, 9), (0, 100, 10)), taper((-24, 30, 7), (24, 30, 7)),
        taper((-40, 70, 5), (-30, 94, 10), (0, 106, 12), (30, 94, 10), (40, 70, 5)),
        poly([(-50, 78), (-38, 58), (-28, 80)]), poly([(50, 78), (38, 58), (28, 80)]),
    )  # fmt: skip
    f.paint(shape, ramp)
