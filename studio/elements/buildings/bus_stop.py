"""A country bus stop: a round little bus, a blank sign on its post, and an astronaut who waits with a suitcase."""

import math

from studio.colour import Ramp
from studio.elements.things.props import suitcase
from studio.paint import Card
from studio.palettes import IRON, RED, SILVER, WALNUT
from studio.shapes import Points, blob, ell, join, rect, taper

SUIT = ["#3c4468", "#7c84a4", "#c4c4c8", "#f0e8d8", "#fff8e8"]
GLOVE = ["#2c3450", "#646c88", "#a8acb4", "#d8d8d0"]
PAINTWORK = ["#4c2018", "#b05828", "#f0a848", "#ffe4a0"]
GLASS = ["#20384c", "#4c7c90", "#a8d0d0", "#ecf8ec"]


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
        f.paint(taper((sg * 70, 30, 58), (sg * 68, 76, 52), (sg * 64, 108, 48)), SUIT)
        f.line([(sg * 40, 88), (sg * 66, 96), (sg * 90, 88)], 4, "#4c5478", alpha=0.7)
        f.paint(
            blob(
                (sg * 34, 138), (sg * 36, 112), (sg * 62, 98), (sg * 94, 108), (sg * 112, 138), (sg * 72, 146)
            ),
            GLOVE,
        )
        f.shade(ell(sg * 70, 56, 34, 16), 0.5, 7, "#20284c")
        f.paint(taper((sg * 30, -10, 60), (sg * 56, 8, 64), (sg * 74, 26, 62)), SUIT, vol=26)
        f.line([(sg * 50, 44), (sg * 76, 50), (sg * 100, 36)], 3, "#4c5478", alpha=0.5)
    f.shade(ell(0, 16, 84, 26), 0.45, 10, "#20284c")
    px, py = f.pt(0, 8)
    suitcase(c, px, py, 108 * s, WALNUT)
    for sg in (-1, 1):
        f.paint(taper((sg * 62, -166, 46), (sg * 98, -112, 46), (sg * 70, -74, 36)), SUIT)
        f.shade(ell(sg * 50, -62, 30, 24), 0.6, 6, "#10142c")
        f.paint(ell(sg * 54, -72, 27, 22, sg * 20), SUIT, vol=14, edge=0.4)
        f.paint(taper((sg * 48, -84, 15), (sg * 26, -72, 13)), SUIT, vol=7, edge=0.4)
        f.line([(sg * 78, -92), (sg * 66, -100), (sg * 52, -96)], 5, "#4c5478", alpha=0.8)
    f.paint(ell(0, -190, 58, 18), SILVER, vol=10)
    helmet = f.paint(ell(0, -254, 80, 76), SUIT, vol=50)
    for sg in (-1, 1):
        f.paint(ell(sg * 78, -250, 14, 24), GLOVE, vol=8)
    f.shade(ell(0, -250, 66, 58), 0.5, 5, "#20284c", clip=helmet)
    _visor(c, f.pt(0, -250), s)
    return f.pt(0, -250)


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
    m = f.paint(body, ramp)
    f.paint(rect(-110, -46, 110, -34), ["#6c5048", "#dcc8a8", "#fff4dc"], clip=m, vol=3, edge=0.1)
    panes = [rect(px, -88, px + 28, -56, 6) for px in (-46, -12, 22, 56)]
    f.paint(join(*panes), GLASS, vol=4)
    f.paint(blob((-88, -56), (-80, -84), (-56, -90), (-56, -56)), GLASS, vol=4)
    for px in (-58, 58):
        f.paint(ell(px, -14, 19), IRON, vol=8)
        f.paint(ell(px, -14, 8), SILVER, vol=4)
    for px, pw in ((-10, 34), (34, 26)):
        f.paint(rect(px - pw / 2, -118, px + pw / 2, -102, 4), WALNUT, vol=6)


def stop_sign(c: Card, x: float, y: float, h: float = 360) -> None:
    """A post with a blank round sign, a little crooked, standing at (x, y)."""
    f = c.at(x, y, h / 360, 2, vol=7, wob=0.35, edge=0.3, rim=0.6, amb=0.32)
    c.shade(ell(x + 10, y, 34, 7), 0.4, 5)
    f.paint(taper((0, 0, 13), (0, -180, 11), (0, -350, 10)), IRON)
    f.paint(ell(0, -312, 52), RED, vol=8)
    m = f.paint(ell(0, -312, 40), ["#8c8078", "#d8ccb4", "#fff6e0"], vol=4, edge=0.2)
    f.line([(18, -346), (26, -330), (22, -318)], 3, "#a05c3c", alpha=0.5, clip=m)


def bus_pictogram(c: Card, x: float, y: float, s: float = 1, rot: float = 2) -> None:
    """What stops here: a little bus, in red, for the sign."""
    f = c.at(x, y, s, rot, wob=0.25, det=1)
    f.flat(rect(-24, -16, 24, 12, 7), "#b03430", 1)
    for px in (-15, 0, 15):
        f.flat(rect(px - 5, -10, px + 5, -1, 1.5), "#fff4dc", 1)
    for px in (-13, 13):
        f.flat(ell(px, 13, 6), "#5c2024", 1)


def dust_trail(c: Card, way: Points) -> None:
    """The dust of a bus that has left the ground, hanging along its way."""
    for k in range(0, len(way), 5):
        x, y = way[k]
        t = k / len(way)
        c.puff(x, y, 10 + 16 * math.sin(math.pi * min(1, t * 1.2)) + 4 * (k % 3), "#fdf8ea", 0.62)
