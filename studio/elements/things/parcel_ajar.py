"""A parcel as large as a town hall, its lid up at the left end; from inside out: hollow, walls, lid, band."""

import math

import numpy as np

from studio.colour import ramp_map
from studio.elements.things.parcels import GOLD, paper_face, strip
from studio.paint import Card
from studio.palettes import SNOW
from studio.shapes import Point, blob, poly, quad

RIM = 440.0
FRONT = ((94, RIM), (566, RIM), (556, 984), (108, 984))
SIDE = ((566, RIM), (684, 388), (670, 906), (556, 984))
BACK = (238, 388)  # the far left corner of the rim
BAND = (0.42, 0.58)  # the ribbon's share of every face
EMBERS = ["#3c1420", "#7c3420", "#d07c2c", "#f8bc50", "#ffe8a0"]

_TILT, _LONG, _TALL = math.radians(21), 530.0, 94.0  # the lid turns about its lower right corner
_PIVOT = (586.0, 458.0)


def _lid(along: float, up: float, back: float = 0.0) -> tuple[float, float]:
    """A point of the lid: shares of its length from the left, of its height from the lower edge, of its depth."""
    d = _LONG * (1 - along)
    rise = _TILT * (1 - 0.75 * along)  # old pasteboard: the end it turns on stands nearly upright
    x = _PIVOT[0] - d * math.cos(_TILT) + up * _TALL * math.sin(rise)
    y = _PIVOT[1] - d * math.sin(_TILT) - up * _TALL * math.cos(rise)
    return x + back * 120, y - back * 50


LID_FRONT = (_lid(0, 1), _lid(1, 1), _lid(1, 0), _lid(0, 0))
LID_SIDE = (_lid(1, 1), _lid(1, 1, 1), _lid(1, 0, 1), _lid(1, 0))
LID_TOP = (_lid(0, 1), _lid(1, 1), _lid(1, 1, 1), _lid(0, 1, 1))
KNOT = quad(*LID_TOP, 0.5, 0.5)


def hollow(c: Card) -> None:
    """What is seen under the lid: the far wall and the left one, lit from within, and the air the light spills into."""
    cast = poly([(90, 980), (560, 996), (690, 900), (790, 940), (610, 1046), (120, 1030)])
    c.shade(cast, 0.45, 14, "#2c2458")
    c.glow(150, 372, 280, "#ff9c38", 0.75, 1.7)
    gap = poly([_lid(0, 0.1), _lid(0.5, 0.1), _PIVOT, (566, RIM + 20), (94, RIM + 20), (94, RIM)])
    inside = c.mask(gap, 0.3) * np.clip((c.xx - 78) / 76, 0, 1)
    near = 1.2 - np.hypot((c.xx - 206) / 300, (c.yy - 452) / 210) + 0.06 * (c.bank[0] - 0.5)
    c.over(inside, ramp_map(np.clip(near, 0, 1), EMBERS))
    under = poly([_lid(0.04, 0.1), _lid(1, 0.1), _lid(1, -0.16), _lid(0.04, -0.26)])
    c.shade(under, 0.6, 12, "#3c1018", clip=inside)


def walls(c: Card) -> None:
    """The front and, clearly darker, the side; the edge of the board and the light that lies on it."""
    paper_face(c, SIDE, 1, BAND)
    side = c.mask(poly(SIDE), 0.8)
    c.shade(poly([(560, 430), (640, 400), (632, 950), (552, 990)]), 0.45, 30, "#02101c", clip=side)
    paper_face(c, FRONT, 0, BAND)
    front = c.mask(poly(FRONT), 0.5)
    c.flat(
        blob((94, 436), (330, 440), (500, 440), (330, 500), (190, 540), (94, 520)),
        "#ffd070",
        0.34,
        26,
        clip=front,
    )
    c.shade(poly([(330, 440), (570, 440), (560, 500), (420, 470)]), 0.45, 16, "#02141c", clip=front)
    c.line([(565, 446), (561, 700), (555, 980)], 5, "#8cdcb0", 0.6, 0.5, ends=0.8)
    c.line([(94, RIM + 4), (330, RIM + 5), (566, RIM + 6)], 6, "#0a3c34", 0.8, 0.4, ends=0.95)
    c.line([(96, RIM - 2), (330, RIM - 1), (560, RIM)], 6, "#ffe49c", 1, 0.4, ends=0.8)
    drift = blob(*[quad(*FRONT, u, v) for u, v in ((0.3, 1.0), (0.4, 0.982), (0.46, 0.962), (0.55, 0.968), (0.62, 0.986), (0.74, 1.0), (0.5, 1.03))])  # fmt: skip
    c.paint(drift, SNOW, vol=10, edge=0.06, amb=0.5, wob=1.2, soft=1)


def lid(c: Card) -> None:
    """The lid with its band, light along its lower edge, and the snow of many winters."""
    c.paint(poly(LID_TOP), ["#06282c", "#0c5848", "#1c8c68"], vol=3, amb=0.6, wob=0.6)
    paper_face(c, LID_FRONT, 0, BAND)
    paper_face(c, LID_SIDE, 1, BAND)
    c.line([LID_FRONT[1], LID_FRONT[2]], 4, "#8cdcb0", 0.5, 0.4, ends=0.8)
    low = [_lid(u, 0.0) for u in (0, 0.5, 1)]
    c.line(low, 6, "#04201c", 0.8, 0.3, ends=0.8)
    c.line([_lid(u, -0.03) for u in (0, 0.3, 0.7)], 5, "#ffdc80", 0.95, 0.3, ends=0.5)
    m = c.mask(poly(LID_FRONT), 0.5)
    c.flat(poly([_lid(0, 0), _lid(0.6, 0), _lid(0.5, 0.25), _lid(0, 0.4)]), "#ffd070", 0.26, 14, clip=m)
    _snow(c)


def _snow(c: Card) -> None:
    """Snow on the lid, hanging over its near edges; the band over the near side comes out of it."""
    far: list[Point] = [
        _lid(u, 1 + d, 1.04) for u, d in ((0, 0.02), (0.2, 0.2), (0.45, 0.12), (0.7, 0.2), (0.93, 0.1))
    ]
    near = [_lid(u, 1 - d) for u, d in ((0.92, 0.16), (0.8, 0.24), (0.7, 0.12), (0.6, 0.2), (0.5, 0.13), (0.38, 0.22), (0.26, 0.12), (0.14, 0.24), (0.03, 0.14))]  # fmt: skip
    right = [_lid(1, 0.9, 0.8), _lid(1, 0.78, 0.5), _lid(1, 0.84, 0.2), _lid(1, 0.72)]
    m = c.paint(
        blob(_lid(-0.02, 1), *far, _lid(1, 1.03, 0.98), *right, *near),
        SNOW,
        vol=16,
        edge=0.06,
        amb=0.45,
        wob=1.0,
    )
    c.shade(
        blob(*[_lid(u, 1.02, 0.0) for u in (0, 0.5, 1)], *[_lid(u, 0.7) for u in (1, 0.5, 0)]),
        0.3,
        8,
        "#5c5890",
        clip=m,
    )


def band_across(c: Card) -> None:
    """The ribbon where it leaves the lid's edge and spans the gap to the rim: one line from the bow to the ground."""
    u0, u1 = BAND
    top = strip(LID_TOP, u0, u1, 0.36, 0.0)
    c.shade(poly(top), 0.25, 6, "#5c5890")
    c.paint(poly(top), GOLD, vol=5, amb=0.5, tex=0.14, wob=0.5, edge=0.3)
    a, b = quad(*LID_FRONT, u0, 0.94), quad(*LID_FRONT, u1, 0.94)
    lower = [quad(*FRONT, u1, 0.012), quad(*FRONT, u0, 0.012)]
    span = poly([a, b, *lower])
    c.shade(
        blob(
            (a[0] + 8, a[1]),
            (b[0] + 14, b[1]),
            (lower[0][0] + 12, lower[0][1]),
            (lower[1][0] + 6, lower[1][1]),
        ),
        0.4,
        6,
        "#2c1008",
    )
    m = c.paint(span, GOLD, vol=10, amb=0.3, grain=2, tex=0.14, wob=0.5, edge=0.3)
    c.shade(poly([a, b, (b[0], b[1] + 16), (a[0], a[1] + 16)]), 0.45, 6, "#5c2c10", clip=m)
    for u in (0.44, 0.56):
        c.line([quad(*LID_FRONT, u, 0.94), quad(*FRONT, u, 0.012)], 3, "#fff4c0", 0.5, clip=m)
