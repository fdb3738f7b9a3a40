"""A bridge right across the page that climbs to the right: stone as far as a break, the rest drawn in chalk."""

import math

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.elements.things.chalk import chalk_hatching, chalk_line
from studio.paint import Card
from studio.shapes import blob, poly

STONEWORK: Ramp = ["#3c3238", "#7c6458", "#bc9c7c", "#f0dcb4"]
COPING: Ramp = ["#6c5a50", "#b49c80", "#e8d4b0", "#fff4d8"]
JOINT = "#4c3a38"
FADE = (820.0, 1130.0, 0.5)


def deck(x: float) -> float:
    """The height of the roadway at x."""
    return 716 - 0.17 * x - 46 * math.sin(math.pi * x / 800)


def _under(x: float) -> float:
    """The underside of the great arch, from the stone pier (x=206) to the chalk one (x=610)."""
    u = (x - 408) / 202
    return deck(x) + 66 + 250 * (1 - math.sqrt(max(0.0, 1 - u * u)))


def _under_near(x: float) -> float:
    """The underside of the first arch, that comes in from the left edge."""
    return deck(x) + 66 + 260 * (1 - math.sqrt(max(0.0, 1 - ((x + 20) / 116) ** 2)))


def _course(x: float, k: int) -> float:
    """The height of the k-th joint at x: along the road at first, then level."""
    return deck(x) * max(0, 1 - k / 9) + (590 + k * 34) * min(1, k / 9)


def _masonry(c: Card, m: Arr, end: float) -> None:
    """Joints, course by course."""
    for k in range(1, 20):
        c.line([(x, _course(x, k)) for x in (-20, 110, 240, end)], 2.6, JOINT, 0.5, 0.8, clip=m, ends=1)
        for j in range(16):
            x = j * 36 + (k % 2) * 18 - 20
            y = _course(x, k)
            c.line([(x, y), (x - 1, y - 33)], 2.4, JOINT, 0.45, 0.6, clip=m, ends=0.8)


def stone_half(c: Card, end: float) -> None:
    """One pier and half an arch, laid stone by stone up to the break at `end`."""
    road = [(x, deck(x)) for x in np.linspace(-20, end, 24)]
    y = deck(end)
    broken = [(end + 14, y + 16), (end - 6, y + 24), (end + 6, y + 48), (end - 16, _under(end - 16))]
    arch = [(x, _under(x)) for x in np.linspace(end - 30, 207, 22)]
    near = [(x, _under_near(x)) for x in np.linspace(95, -20, 14)]
    shape = poly([*road, *broken, *arch, (214, 1000), (228, 1240), (76, 1240), (88, 1000), *near])
    f = c.at(0, 0, rim=0.6, grad=(0.12, -0.2), lump=0.2)
    m = f.paint(shape, STONEWORK, vol=12, amb=0.34, edge=0.3, tex=0.3, wob=0.7)
    _masonry(c, m, end)
    up = (207, 1000), (210, 900), (262, 760), (end, 700)
    down = (end - 50, 690), (240, 740), (186, 880), (184, 1240), (228, 1240)
    c.shade(blob(*up, *down), 0.5, 14, "#2c2438", clip=m)
    upper = [(x, deck(x) - 9) for x in np.linspace(-20, end + 8, 20)]
    lower = [(x, deck(x) + 10) for x in np.linspace(end + 8, -20, 20)]
    c.paint(poly([*upper, *lower]), COPING, vol=6, amb=0.5, wob=0.6, edge=0.35)


def _foot(x: float) -> float:
    """How far down the drawn masonry reaches at x: to the arch, or to the pier's foot."""
    return _under(x) - 34 if x < 612 else 1130.0


def _chalk_dust(c: Card, xs: Arr, start: float) -> None:
    """The side of the drawn half, washed in with the flat of the chalk."""
    arch = [(x, _under(x)) for x in np.linspace(608, start + 10, 14)]
    m = c.mask(poly([*[(x, deck(x)) for x in xs], (686, 1140), (612, 1140), *arch]), 1, 3)
    grains = 0.16 + 0.16 * sstep(0.4, 0.7, c.noise(16, 3, 2.2, 0.6))
    c.over(np.asarray(m * grains * (1 - 0.8 * sstep(760, 1120, c.yy)), np.float32), "#ffffff")


def _chalk_stones(c: Card, start: float) -> None:
    """Course under course, as far down as there is wall; fainter towards the foot."""
    for k in range(1, 14):
        drop = 12 + 39.0 * k
        xs = [x for x in np.linspace(start + 20, 686, 60) if deck(x) + drop < _foot(x)]
        parts = [x for x in xs if x < 420], [x for x in xs if x >= 420]
        course = [[(x, deck(x) + drop) for x in part] for part in parts if len(part) > 2]
        for x in range(int(start) + 30 + 22 * (k % 2), 684, 44):
            if deck(x) + drop < _foot(x) + 26:
                low = min(deck(x) + drop, _foot(x) + 4)
                course.append([(x, deck(x) + drop - 37), (x + 1, low)])
        if course:
            chalk_hatching(c, course, 2.8, max(0.3, 0.7 - 0.03 * k))


def chalk_half(c: Card, start: float) -> None:
    """The other half from the break at `start` to the far cliff, as it is meant to be."""
    xs = np.linspace(start + 4, 694, 18)
    _chalk_dust(c, xs, start)
    _chalk_stones(c, start)
    chalk_line(c, [(x, deck(x) - 8) for x in xs], 10)
    chalk_line(c, [(x, deck(x) + 12) for x in xs], 6)
    spring = [(610, 850), (613, 980), (610, 1122)]
    chalk_line(c, [*[(x, _under(x)) for x in np.linspace(start + 6, 606, 14)], *spring], 7, fade=FADE)
    chalk_line(c, [(x, _under(x) - 30) for x in np.linspace(start + 4, 584, 14)], 4, 0.8)
    chalk_line(c, [(686, deck(686) + 14), (688, 800), (684, 960), (687, 1122)], 5, 0.8, FADE)
    for line in (
        ((600, 1122), (648, 1120), (694, 1122)),
        ((594, 1146), (648, 1148), (698, 1146)),
        ((600, 1122), (594, 1146)),
        ((694, 1122), (698, 1146)),
    ):  # the plinth, on the floor of the gorge
        chalk_line(c, line, 4.5, 0.6)
    for x in range(int(start) + 24, 604, 26):
        chalk_line(c, [(x, _under(x) - 28), (x + (x - 408) * 0.05, _under(x) - 2)], 3.4, 0.7)


def chalk_rail(c: Card, hand: tuple[float, float], end: float) -> None:
    """The handrail, drawn from `end` back to the chalk in somebody's hand: its last post is still missing."""
    rise = deck(hand[0]) - hand[1]
    chalk_line(c, [(x, deck(x) - rise) for x in np.linspace(hand[0] + 1, end, 9)], 6)
    fresh = [(x, deck(x) - rise) for x in np.linspace(hand[0] + 1, hand[0] + 34, 4)]
    c.line(fresh, 6, "#fffdf4", 1, 0.3, ends=0.9, det=1)  # just drawn: no gap between it and the chalk
    for x in np.arange(end - 6, hand[0] + 40, -47):
        chalk_line(c, [(float(x), deck(x) - rise), (float(x), deck(x) - 8)], 4.5, 0.9)
