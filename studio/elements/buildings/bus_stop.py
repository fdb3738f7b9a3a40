"""A country bus stop: a round little bus, a sign on its post, and an astronaut who waits with a suitcase."""

import math

from studio.colour import Ramp
from studio.elements.things.props import suitcase
from studio.paint import Card, Frame
from studio.palettes import IRON, RED, SILVER, WALNUT
from studio.shapes import Points, blob, ell, join, rect, taper

SUIT = ["#3c4468", "#7c84a4", "#c4c4c8", "#f0e8d8", "#fff8e8"]
GLOVE = ["#2c3450", "#646c88", "#a8acb4", "#d8d8d0"]
PAINTWORK = ["#4c2018", "#b05828", "#f0a848", "#ffe4a0"]
NIGHT_GLASS = ["#080c24", "#121e44", "#2c4478"]
ENAMEL = ["#7c4c14", "#d89c30", "#f8d468", "#fff0b4"]
SIGN_GREEN = ["#10302c", "#205844", "#4c8c64", "#a8cc98"]


def waiting_astronaut(c: Card, x: float, y: float, s: float = 1.0) -> tuple[float, float]:
    """An astronaut from the front, sitting on (x, y), suitcase on the knees; boots at +140. Returns the visor's middle."""
    f = c.at(x, y, s, vol=20, wob=0.3, edge=0.3, rim=0.6, amb=0.2, gain=1.0, tex=0.16, lump=0.05)
    f.paint(rect(-84, -206, 84, -20, 22), GLOVE)
    f.line([(60, -250), (78, -320), (80, -336)], 4, "#68708c", alpha=1, ends=0.8)
    f.paint(ell(80, -338, 8), RED, vol=5, det=0.8)
    m = f.paint(
        blob((-62, 6), (-74, -80), (-72, -160), (-40, -196), (40, -196), (72, -160), (74, -80), (62, 6)),
        SUIT,
        vol=32,
    )
    f.shade(ell(0, -190, 70, 30), 0.5, 10, "#20284c", clip=m)
    for sg in (-1, 1):
        _leg(f, sg)
    f.shade(ell(0, 18, 96, 20), 0.5, 9, "#20284c")
    px, py = f.pt(0, 10)
    suitcase(c, px, py, 108 * s, WALNUT)
    for sg in (-1, 1):
        _arm(f, sg)
    f.paint(ell(0, -190, 58, 18), SILVER, vol=10)
    helmet = f.paint(ell(0, -254, 80, 76), SUIT, vol=50)
    for sg in (-1, 1):
        f.paint(ell(sg * 78, -250, 14, 24), GLOVE, vol=8)
    f.shade(ell(0, -250, 66, 58), 0.5, 5, "#20284c", clip=helmet)
    _visor(c, f.pt(0, -250), s)
    return f.pt(0, -250)


def _leg(f: Frame, sg: int) -> None:
    """A shin and a boot, then the thigh that comes towards us over the edge of the seat and ends in a round knee."""
    f.shade(ell(sg * 78, 62, 46, 20), 0.5, 9, "#1c2030")
    f.paint(taper((sg * 84, 62, 52), (sg * 80, 92, 48), (sg * 76, 116, 47)), SUIT)
    f.line([(sg * 54, 100), (sg * 78, 107), (sg * 102, 99)], 4, "#4c5478", alpha=0.7)
    f.paint(blob((sg * 46, 142), (sg * 48, 120), (sg * 72, 106), (sg * 104, 114), (sg * 124, 136), (sg * 118, 146),
        (sg * 80, 150)), GLOVE)  # fmt: skip
    f.line([(sg * 50, 139), (sg * 84, 143), (sg * 120, 138)], 4, "#3c4464", alpha=0.7)
    f.shade(ell(sg * 82, 82, 30, 14), 0.55, 7, "#20284c")
    m = f.paint(taper((sg * 34, -14, 62), (sg * 62, 16, 68), (sg * 84, 46, 70)), SUIT, vol=30)
    f.shade(ell(sg * 92, 80, 40, 16), 0.4, 8, "#20284c", clip=m)
    f.line([(sg * 54, 26), (sg * 72, 20), (sg * 96, 14)], 3, "#4c5478", alpha=0.4, clip=m)
    f.line([(sg * 60, 64), (sg * 84, 58), (sg * 110, 60)], 3, "#4c5478", alpha=0.45, clip=m)


def _arm(f: Frame, sg: int) -> None:
    """A sleeve bent outwards and a thick glove whose fingers close over the upper edge of the case."""
    m = f.paint(
        taper((sg * 62, -166, 46), (sg * 100, -118, 46), (sg * 84, -92, 40), (sg * 66, -86, 36)), SUIT
    )
    f.shade(ell(sg * 76, -132, 14, 26, sg * 30), 0.35, 8, "#20284c", clip=m)
    f.line([(sg * 78, -108), (sg * 66, -96), (sg * 68, -76)], 6, "#4c5478", alpha=0.7, clip=m)
    f.shade(ell(sg * 46, -56, 32, 20), 0.5, 6, "#10142c")
    f.paint(ell(sg * 50, -86, 28, 20, sg * 14), SUIT, vol=13, edge=0.3)
    for k, dx in enumerate((64, 51, 38, 26)):
        f.paint(taper((sg * dx, -86, 15), (sg * (dx - 1), -66 + 3 * (k == 3), 14)), SUIT, vol=8, edge=0.4)


def _visor(c: Card, at: tuple[float, float], s: float) -> None:
    """Another sky is still in the glass: stars, a ringed planet, and one reflection of this noon."""
    f = c.at(*at, s, vol=20, wob=0.25, edge=0.2, det=0.8)
    m = f.paint(ell(0, 0, 61, 53), ["#060a1e", "#101a3c", "#24386c"], vol=26, rim=0.2)
    f.flat(taper((-70, 34, 10), (0, 4, 26), (70, -34, 12)), "#7c84c0", 0.35, 8, clip=m)
    f.paint(ell(22, 14, 12), ["#6c3040", "#d08858", "#fce0a0"], vol=8, light=(at[0] - 60, at[1] - 60, 60))
    f.line([(2, 22), (22, 16), (42, 4)], 3, "#ffe8b8", alpha=0.9)
    for k in range(34):
        px, py = 104 * ((k * 0.618) % 1) - 52, 84 * ((k * k * 0.137 + k * 0.29) % 1) - 42
        if (px / 56) ** 2 + (py / 48) ** 2 < 0.9:
            c.dot(*f.pt(px, py), (1.3, 2.0, 2.8)[k % 3], "#fff6dc", 0.95)
    f.flat(blob((-46, -16), (-36, -34), (-14, -44), (-22, -34), (-36, -20)), "#dceef4", 0.8, 1.5, clip=m)


def round_bus(
    c: Card,
    x: float,
    y: float,
    w: float,
    rot: float = 0,
    flip: bool = False,
    fog: float = 0,
    ramp: Ramp = PAINTWORK,
) -> None:
    """An old round bus in side view, driving left, its wheels' foot at (x, y)."""
    f = c.at(
        x, y, w / 200, rot, flip, vol=16, wob=0.3, edge=0.3, rim=0.6, fog=fog, amb=0.34, tex=0.14, det=0.6
    )
    body = blob(
        (-98, -24),
        (-100, -54),
        (-86, -92),
        (-40, -104),
        (50, -104),
        (90, -94),
        (100, -50),
        (96, -20),
        (0, -14),
    )
    m = f.paint(body, ramp, grad=(0.1, -0.3))
    f.shade(blob((-104, -30), (0, -22), (104, -28), (100, -8), (-100, -8)), 0.4, 6, ramp[0], clip=m)
    f.paint(rect(-110, -46, 110, -35), ["#6c5048", "#dcc8a8", "#fff4dc"], clip=m, vol=3, edge=0.1)
    f.line([(-100, -97), (0, -99), (96, -93)], 2.4, ramp[0], alpha=0.5, clip=m)
    _night_windows(f)
    f.paint(ell(-94, -36, 6, 8), ["#a88c58", "#fff0b4", "#fffdf0"], vol=4)
    f.paint(taper((-104, -20, 7), (-70, -14, 7)), SILVER, vol=3)
    for px in (-58, 58):
        f.flat(ell(px, -18, 25, 23), "#2c1418", 0.9, clip=m)
        f.paint(ell(px, -14, 19), IRON, vol=8)
        f.paint(ell(px, -14, 8), SILVER, vol=4)
    _luggage(f)


def _night_windows(f: Frame) -> None:
    """It is night in there: dark panes with stars, each with a streak of this noon on the glass."""
    front = blob((-88, -58, "c"), (-81, -84), (-58, -91, "c"), (-57, -57, "c"))
    panes = [rect(px, -89, px + 27, -57, 6) for px in (-48, -15, 18, 51)]
    f.shade(join(front, *panes), 0.4, 3)
    m = f.paint(join(front, *panes), NIGHT_GLASS, vol=3, edge=0.3)
    for k, (px, py) in enumerate(((-74, -74), (-66, -66), (-38, -80), (-30, -68), (-6, -74), (4, -82), (28, -66), (36, -80), (60, -72),
            (70, -82), (-42, -64), (-2, -64))):  # fmt: skip
        f.card.dot(*f.pt(px, py), (1.5, 2.1)[k % 2], "#fff6dc", 0.95)
    for px in (-78, -42, -9, 24, 57):
        f.flat(taper((px, -62, 3), (px + 10, -86, 4)), "#bcd8e4", 0.35, 0.6, clip=m)


def _luggage(f: Frame) -> None:
    """Cases strapped on a rack."""
    for px, pw, ph in ((-18, 38, 17), (16, 26, 22), (44, 24, 13)):
        f.paint(rect(px - pw / 2, -108 - ph, px + pw / 2, -107, 4), WALNUT, vol=6)
        f.line([(px - pw * 0.2, -108 - ph), (px - pw * 0.2, -107)], 2.4, "#d8a860", alpha=0.8)
    f.line([(-48, -107), (0, -109), (66, -106)], 3.4, "#5c5864", alpha=1, ends=0.9)
    for px in (-46, 0, 62):
        f.line([(px, -108), (px, -100)], 3, "#5c5864", alpha=1, ends=0.9)


def stop_sign(c: Card, x: float, y: float, h: float = 360) -> None:
    """A post with a yellow enamel disc and a little green bus on it, a little crooked, standing at (x, y)."""
    f = c.at(x, y, h / 360, 2, vol=7, wob=0.35, edge=0.3, rim=0.6, amb=0.32)
    c.shade(ell(x + 10, y, 30, 6), 0.4, 5)
    f.paint(taper((0, 0, 13), (0, -180, 11), (0, -350, 10)), IRON)
    f.paint(ell(0, -312, 46), SIGN_GREEN, vol=8)
    m = f.paint(ell(0, -312, 41), ENAMEL, vol=6, edge=0.2)
    f.flat(blob((22, -286), (34, -296), (30, -280), (20, -276)), "#8c5028", 0.6, 2, clip=m)
    for y0 in (-346, -278):
        f.flat(ell(0, y0, 2.6), "#5c4430", 0.9, det=1)
    f.flat(rect(-25, -330, 25, -300, 8), SIGN_GREEN[1], 1, det=1)
    for px in (-15, 0, 15):
        f.flat(rect(px - 5, -324, px + 5, -314, 1.5), ENAMEL[2], 1, det=1)
    for px in (-13, 13):
        f.flat(ell(px, -299, 6), SIGN_GREEN[0], 1, det=1)


def dust_trail(c: Card, way: Points) -> None:
    """The dust of a bus that has left the ground, hanging along its way."""
    for k in range(0, len(way), 5):
        x, y = way[k]
        t = k / len(way)
        c.puff(x, y, 10 + 16 * math.sin(math.pi * min(1, t * 1.2)) + 4 * (k % 3), "#fdf8ea", 0.62)
