"""A town the size of a chess set that has come up out of a map: little solid houses seen from above, their shadows."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import ROOF_BLUE, ROOF_RED, WOOD
from studio.shapes import poly, rect

Place: TypeAlias = Callable[[float, float], tuple[float, float]]
SUNNY: Ramp = ["#b8986c", "#e8d0a0", "#fff4d4"]
SHADY: Ramp = ["#5c4848", "#94786c", "#c8ac8c"]
INK = "#7c5024"
DEEP = (0.62, -0.46)  # how a house recedes, in shares of its width


def map_house(c: Card, x: float, y: float, w: float = 40, h: float = 26, roof: Ramp = ROOF_RED) -> None:
    """One house, the middle of its gable's foot at (x, y), `h` to the eaves, its side to the light on the right."""
    f = c.at(x, y, 1, vol=3, wob=0.2, det=0.8, edge=0.28, tex=0.12)
    a, rise, dx, dy = w / 2, w * 0.5, w * DEEP[0], w * DEEP[1]
    f.paint(poly([(a, 0), (a + dx, dy), (a + dx, dy - h), (a, -h)]), SUNNY, amb=0.8)
    f.paint(poly([(-a, 0), (a, 0), (a, -h), (0, -h - rise), (-a, -h)]), SHADY, amb=0.5, grad=(0.1, -0.15))
    o = w * 0.1
    left = [(-a - o, -h + o), (0, -h - rise - 2), (dx, dy - h - rise - 2), (dx - a - o, dy - h + o)]
    f.paint(poly(left), [roof[0], roof[1], roof[2]], amb=0.3)
    right = [(a + o, -h + o), (0, -h - rise - 2), (dx, dy - h - rise - 2), (a + dx + o, dy - h + o)]
    f.paint(poly(right), [roof[1], roof[2], roof[3]], amb=0.74)
    f.line([(0, -h - rise - 2), (-a - o, -h + o)], 3, roof[0], alpha=0.9, ends=0.9)
    _openings(f, a, h, dx, dy)


def _openings(f: Frame, a: float, h: float, dx: float, dy: float) -> None:
    f.paint(rect(-a * 0.3, -h * 0.62, a * 0.26, 0), WOOD[:3], vol=2)
    f.flat(rect(-a * 0.2, -h * 1.3, a * 0.2, -h * 0.95), "#3c3440", 0.9, det=0.9)
    for t in (0.26, 0.64):
        x0, x1 = a + dx * t, a + dx * (t + 0.2)
        y0, y1 = dy * t, dy * (t + 0.2)
        f.flat(
            poly([(x0, y0 - h * 0.4), (x1, y1 - h * 0.4), (x1, y1 - h * 0.75), (x0, y0 - h * 0.75)]),
            "#54504c",
            0.9,
            det=0.9,
        )


def map_spire(c: Card, x: float, y: float, w: float = 26, h: float = 66, roof: Ramp = ROOF_BLUE) -> None:
    """A square tower with a pointed roof, standing like the houses."""
    f = c.at(x, y, 1, vol=3, wob=0.2, det=0.8, edge=0.28, tex=0.12)
    a, dx, dy = w / 2, w * DEEP[0], w * DEEP[1]
    f.paint(poly([(a, 0), (a + dx, dy), (a + dx, dy - h), (a, -h)]), SUNNY, amb=0.8)
    f.paint(poly([(-a, 0), (a, 0), (a, -h), (-a, -h)]), SHADY, amb=0.5, grad=(0.1, -0.15))
    tip = (dx / 2, -h - w * 1.7 + dy / 2)
    f.paint(poly([(a + 2, -h + 2), (a + dx + 2, dy - h + 2), tip]), [roof[1], roof[2], roof[3]], amb=0.74)
    f.paint(poly([(-a - 2, -h + 2), (a + 2, -h + 2), tip]), [roof[0], roof[1], roof[2]], amb=0.4)
    for v in (0.78, 0.4):
        f.flat(rect(-3, -h * v - 5, 3, -h * v + 5), "#3c3440", 0.9, det=0.9)


def shadow_on_map(c: Card, x: float, y: float, w: float, h: float) -> None:
    """What a house or tower throws over the sheet, towards us and to the left."""
    a, dx, dy = w / 2, w * DEEP[0], w * DEEP[1]
    sx, sy = -h * 0.95, h * 0.42
    c.shade(
        poly(
            [
                (x - a, y),
                (x + a, y),
                (x + a + sx, y + sy),
                (x + sx, y + sy + 3),
                (x - a + sx, y + sy - 4),
                (x - a + dx + sx, y + dy + sy),
                (x - a + dx, y + dy),
            ]
        ),
        0.52,
        3,
        "#4c2c34",
        wob=0.3,
    )


def inked_house(c: Card, x: float, y: float, w: float = 30) -> None:
    """One that is still a drawing, lying in the paper."""
    a, h, r = w / 2, w * 0.5, w * 0.42
    c.line(
        [(x - a, y), (x - a, y - h), (x, y - h - r), (x + a, y - h), (x + a, y), (x - a, y)],
        2.4,
        INK,
        0.75,
        0.4,
        ends=0.9,
    )
    c.line([(x - a, y - h), (x + a, y - h)], 2, INK, 0.6, 0.4, ends=0.9)
    c.line([(x - 3, y), (x - 3, y - h * 0.6), (x + 4, y - h * 0.6), (x + 4, y)], 2, INK, 0.6, 0.3, ends=0.9)


def map_town(
    c: Card, on: Place, houses: Sequence[tuple[float, float, float, Ramp]], spire: tuple[float, float]
) -> None:
    """Houses (u, v, width, roof) and one spire on the plane `on`: all shadows first, then from the back to the front."""
    for u, v, w, _ in houses:
        shadow_on_map(c, *on(u, v), w, w * 1.1)
    shadow_on_map(c, *on(*spire), 26, 96)
    things: list[tuple[float, float, float, Ramp | None]] = [*houses, (*spire, 26, None)]
    for u, v, w, roof in sorted(things, key=lambda t: t[1]):
        if roof is None:
            map_spire(c, *on(u, v), w)
        else:
            map_house(c, *on(u, v), w, w * 0.64, roof)
