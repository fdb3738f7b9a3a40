"""A windmill with the red bands, the gallery and the rock of a lighthouse."""

import math

from studio.colour import Ramp
from studio.elements.plants.wheat_sea import POPPY, WHEAT
from studio.paint import Card, Frame
from studio.shapes import blob, ell, poly, taper

TOWER: Ramp = ["#8088ac", "#c4c8d4", "#f4ecdc", "#fffaf0"]
REEF: Ramp = ["#34304c", "#6c6478", "#a8988c", "#e0ccac"]
CANVAS: Ramp = ["#9c9cb8", "#e0dcd8", "#fffaf0"]
SPAR = "#4c3428"
TOP, BASE, HIGH = 20.0, 36.0, 150.0  # half widths of the tower and its height, in units


def mill_lighthouse(
    c: Card, x: float, y: float, h: float = 240, turn: float = 28, fog: float = 0.08, bands: Ramp = POPPY
) -> None:
    """A windmill about `h` high to its cap, on a rock in the swell at (x, y); paint the next swell over its foot."""
    f = c.at(x, y, h / 190, vol=14, wob=0.3, fog=fog, det=0.5)
    _rock(c, f)
    tower = poly([(-BASE, 0), (-TOP, -HIGH), (TOP, -HIGH), (BASE, 0)])
    m = f.paint(tower, TOWER, vol=26, amb=0.3, edge=0.25, rim=0.4)
    for low, high in ((0.1, 0.3), (0.52, 0.7)):
        a, b = _half(low), _half(high)
        band = blob((-a, -HIGH * low, "c"), (-b, -HIGH * high, "c"), (0, -HIGH * high + 5), (b, -HIGH * high, "c"),
                    (a, -HIGH * low, "c"), (0, -HIGH * low + 6))  # fmt: skip
        f.paint(band, bands, vol=24, amb=0.3, clip=m, edge=0.05)
    f.shade(poly([(8, -HIGH), (TOP + 2, -HIGH), (BASE + 2, 0), (14, 0)]), 0.3, 8, "#2c2c5c", clip=m)
    f.paint(
        blob((-8, 0, "c"), (-8, -18), (0, -25), (8, -18), (8, 0, "c")),
        ["#3c2418", "#6c4830", "#a07850"],
        vol=3,
    )
    f.flat(ell(2, -HIGH * 0.42, 4, 6), "#2c2840", 0.9)
    f.shade(
        blob((-TOP, -HIGH + 4), (TOP, -HIGH + 4), (TOP, -HIGH + 12), (-TOP, -HIGH + 10)),
        0.4,
        3,
        "#2c2c5c",
        clip=m,
    )
    f.paint(
        taper((-TOP - 9, -HIGH, 7), (0, -HIGH + 3, 8), (TOP + 9, -HIGH, 7)),
        ["#3c2418", "#84583a", "#d0a870"],
        vol=3,
    )
    cap = blob((-TOP - 2, -HIGH - 2, "c"), (-TOP + 1, -HIGH - 18), (0, -HIGH - 30), (TOP - 1, -HIGH - 18), (TOP + 2, -HIGH - 2, "c"))  # fmt: skip
    f.paint(cap, bands, vol=16, amb=0.3, edge=0.28)
    for k in range(4):
        _sail(f, turn + 90 * k)
    f.paint(ell(0, -HIGH - 13, 6), ["#2c1810", "#6c4830", "#c89c64"], vol=4)


def _half(t: float) -> float:
    """Half the tower's width at the height `t` of it."""
    return BASE + (TOP - BASE) * t


def _sail(f: Frame, turn: float) -> None:
    """One arm from the hub: a long spar, and canvas on a ladder of laths along one side of it."""
    a = math.radians(turn)
    ux, uy, px, py = math.cos(a), math.sin(a), -math.sin(a), math.cos(a)

    def at(along: float, across: float) -> tuple[float, float]:
        return ux * along + px * across, -HIGH - 13 + uy * along + py * across

    cloth = blob((*at(24, 1), "c"), (*at(24, 17), "c"), at(60, 20), (*at(100, 20), "c"), (*at(100, 1), "c"))
    f.paint(cloth, CANVAS, vol=4, edge=0.3)
    for along in (24, 43, 62, 81, 100):
        f.line([at(along, -5), at(along, 20)], 2, SPAR, alpha=0.85, ends=0.9)
    f.line([at(24, 18.5), at(60, 20.5), at(100, 20)], 2, SPAR, alpha=0.85, ends=0.9)
    f.line([at(0, 0), at(50, 0), at(106, 0)], 5, SPAR, alpha=1, ends=0.8)


def _rock(c: Card, f: Frame) -> None:
    """A reef with a lit and a dark side, and the corn that breaks against it."""
    left = ((-112, 44, "c"), (-92, 20), (-74, 16, "c"), (-58, 2), (-44, -4, "c"))
    right = ((44, -4, "c"), (60, 6), (74, 10, "c"), (92, 28), (108, 46, "c"))
    m = f.paint(blob(*left, *right), REEF, vol=18, wob=1.0, tex=0.34, lump=0.4, edge=0.2, grad=(0.12, -0.2))
    f.shade(blob((20, -4), (60, 4), (110, 46), (40, 46), (46, 20)), 0.45, 6, "#242044", clip=m)
    for x0, y0, x1, y1 in ((-80, 18, -70, 40), (-50, 2, -34, 30), (6, 0, 18, 34), (56, 8, 60, 34)):
        f.line([(x0, y0), ((x0 + x1) / 2 + 4, (y0 + y1) / 2), (x1, y1)], 3, "#242038", alpha=0.6, clip=m)
    f.shade(ell(6, 6, 52, 6), 0.4, 5, "#1c1838", clip=m)
    surf = c.mask(f.path(blob((-124, 50), (-90, 32), (-40, 40), (10, 34), (70, 38), (120, 50), (0, 60))), 1.0)
    c.marks(surf, -1.2, 130, 22, 3, WHEAT[2:], jit=0.14, alpha=0.8, bias=0.3)
