"""Under the snow: dark soil, a den warm with fire, the tunnel that leads down to it, and the snow that lies over all."""

import math
from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import Point, blob, join, taper

SOIL: Ramp = ["#0e0a0e", "#241a1a", "#46342c", "#7c5c40"]
DEN: Ramp = ["#140c10", "#34201c", "#6c4028", "#b87438", "#f4b868"]
SNOW: Ramp = ["#7c8cb0", "#b4c0d4", "#e6e8ea", "#fffaf2"]
TUNNEL = ((694, 222, 50), (620, 296, 92), (440, 396, 98), (270, 484, 104), (130, 590, 120), (92, 720, 150))


def dark_soil(c: Card) -> None:
    """Earth from 200 down to the foot of the page."""
    grass_line = ((-20, 210, "c"), (120, 196), (320, 208), (520, 198), (700, 206), (830, 200, "c"))
    soil = blob(*grass_line, (830, 1240, "c"), (-20, 1240, "c"))
    m = c.paint(soil, SOIL, vol=8, amb=0.36, edge=0, tex=0.35, lump=0.3, light=(400, 700, 300), wob=1.4)
    c.marks(m, lambda x, y: 0.3 * np.sin(x / 90 + y / 70), 900, 44, 4, jit=0.14, alpha=0.5)


def _vault(x: Arr, y: Arr) -> Arr:
    return np.asarray(np.arctan2(y - 860, x - 330) + math.pi / 2)


def den(c: Card, fire: tuple[float, float]) -> Arr:
    """A hollow in the soil, lit by the fire, its floor at 980, and the tunnel to the snow at (690, 200).

    Returns the mask of all that is hollow."""
    left = ((30, 1240), (24, 900), (60, 720), (180, 600), (330, 540))
    right = ((520, 470), (680, 470), (790, 560), (830, 800), (830, 1240))
    hollow = join(taper(*TUNNEL, (120, 900, 230)), blob(*left, *right))
    c.shade(hollow, 0.6, 20, "#060408")
    wall = c.at(0, 0, amb=0.13, gain=0.66, edge=0.1, tex=0.34, lump=0.16, light=(*fire, 150), wob=1.4)
    m = wall.paint(hollow, DEN, vol=40)
    c.marks(m * (1 - c.ground(1000)), _vault, 1100, 40, 4.5, jit=0.1, alpha=0.5)
    floor = blob((-20, 1240), (-20, 1000), (120, 986), (400, 970), (700, 984), (830, 980), (830, 1240))
    trodden = c.at(0, 0, amb=0.34, edge=0.1, tex=0.3, light=(*fire, 230), grad=(0.1, -0.3))
    fm = trodden.paint(floor, DEN, vol=3, clip=m)
    c.marks(fm, 0.0, 380, 50, 4, jit=0.1, alpha=0.5)
    return m


def earth_steps(
    c: Card, hollow: Arr, treads: Sequence[tuple[float, float, float]], fire: tuple[float, float]
) -> None:
    """Steps cut into the earth of the `hollow`, from the right down to the left: (left, right, height) of each tread."""
    tops: list[Point] = []
    for x0, x1, y in treads:
        tops += [(x1, y - 3, "c"), (x0, y + 2, "c")]
    under = [(x, y + 110) for x, y, *_ in reversed(tops)]
    hollow = hollow * c.mask(taper(*TUNNEL, (120, 900, 230)), 1.4)
    lit = c.at(0, 0, amb=0.5, edge=0.3, tex=0.3, lump=0.12, light=(*fire, 190), wob=0.8)
    m = lit.paint(blob(*tops, *under), DEN, vol=6, clip=hollow)
    c.marks(m, 0.1, 260, 30, 4, jit=0.14, alpha=0.4)
    for x0, x1, y in treads:
        c.line(
            [(x1 - 6, y - 1), ((x0 + x1) / 2, y + 1), (x0 + 4, y + 3)],
            5,
            "#e8a858",
            0.5,
            clip=hollow,
            det=0.1,
        )


def earth_block(c: Card, w: float, y: float, h: float, fire: tuple[float, float]) -> None:
    """A broad step from the left edge of the page, `w` wide, its lip at `y`, `h` high; the fire shines on its side."""
    back = 24.0
    look = c.at(0, 0, edge=0.22, tex=0.3, lump=0.1, light=(*fire, 190), wob=0.7)
    c.shade(
        blob((-20, y + h - 8), (w + 10, y + h - 10), (w + 22, y + h + 10), (-20, y + h + 16)),
        0.5,
        8,
        "#1c0c08",
    )
    front = blob((-20, y, "c"), (w, y, "c"), (w - 4, y + h, "c"), (-20, y + h + 4, "c"))
    m = look.paint(front, DEN[:4], vol=4, amb=0.3, grad=(0.06, -0.3))
    c.marks(m, 0.1, 70, 26, 4, jit=0.14, alpha=0.4)
    side = blob((w, y, "c"), (w + 18, y - back, "c"), (w + 14, y + h - back, "c"), (w - 4, y + h, "c"))
    look.paint(side, DEN[2:], vol=3, amb=0.6)
    tread = blob((-20, y - back, "c"), (w + 18, y - back, "c"), (w, y, "c"), (-20, y + 2, "c"))
    top = look.paint(tread, DEN[2:], vol=3, amb=0.6)
    c.marks(top, 0.0, 50, 30, 4, jit=0.12, alpha=0.4)
    c.line([(-20, y + 1), (w * 0.5, y + 2), (w, y)], 5, "#ffd890", 0.8, det=0.3)


def snow_lid(c: Card) -> None:
    """The snow over everything, from edge to edge at 200, open at (716, 190), where the tunnel begins."""
    top = ((-20, 214), (60, 180), (200, 188), (330, 178), (480, 184), (610, 176), (760, 184), (830, 176))
    snow = blob(*top, (830, 214), (700, 226), (500, 214), (300, 226), (120, 214))
    c.paint(snow, SNOW, vol=10, amb=0.5, edge=0.05, light=(400, -200, 200))
    throat = taper((716, 150, 76), (706, 200, 74), (690, 230, 56), (672, 250, 30))
    surface = c.mask(
        blob(
            (560, 190, "c"),
            (672, 186),
            (716, 192),
            (760, 186),
            (830, 188, "c"),
            (830, 400, "c"),
            (560, 400, "c"),
        )
    )
    m = c.paint(
        throat, DEN[:3], vol=16, amb=0.1, tex=0.3, wob=1.0, edge=0.3, light=(760, 140, 90), clip=surface
    )
    c.marks(m, 2.2, 60, 30, 4, jit=0.1, alpha=0.5)
    c.flat(np.clip(1 - (c.yy - 186) / 80, 0, 1) * m, "#8ca0bc", 0.28, wob=0)
    for rim in (
        ((640, 192, 14), (662, 194, 24), (672, 204, 22), (670, 216, 10)),
        ((752, 222, 8), (756, 204, 20), (768, 192, 24), (800, 190, 16)),
    ):
        c.paint(taper(*rim), SNOW, vol=9, amb=0.5, edge=0.12, light=(400, -200, 200))
