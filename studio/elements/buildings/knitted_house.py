"""A knitted house without a roof, unravelling from the top: live loops, a needle, a door, a window."""

from dataclasses import dataclass
from typing import Any

from studio.colour import Arr
from studio.elements.things.knitting import knit_plane, loops, needle
from studio.paint import Card, Frame
from studio.palettes import WALNUT
from studio.shapes import Point, arch, blob, ell, poly, rect, taper

IRON = ["#140c10", "#2c2024", "#5c4440"]
GONE = (4, 3, 2, 1, 0, 1, 2, 3, 4, 5)  # rows of the front already unravelled, column by column
OUTER = 346  # how far off the outer edge of the front is; the inner one is at 204
STEPS = [(OUTER - 14.2 * (k + 0.5), 376 + 19.4 * gone) for k, gone in enumerate(GONE)]
GABLE = ((318, 520), (318, 390), (284, 336), (262, 296), (246, 302), (214, 350), (176, 380), (176, 520))


@dataclass(frozen=True)
class _House:
    """Where the house is, and what of."""

    x: float
    side: int
    wool: list[str]
    light: tuple[float, float, float]

    def pt(self, x: float, y: float) -> tuple[float, float]:
        """A point of the house, on the card."""
        return self.x + self.side * x, y

    def plane(self, *points: Point) -> list[tuple[float, float]]:
        """Corners of the house, on the card."""
        return [self.pt(x, y) for x, y in points]


def knitted_house(
    c: Card, x: float, side: int, wool: list[str], light: tuple[float, float, float], stove: bool = False
) -> None:
    """A box of wool without a roof; it stands at 764, between 172 and 346 to the left (-1) or right (1) of `x`."""
    house = _House(x, side, wool, light)
    _inner_walls(c, house)
    _outer_walls(c, house)
    f = c.at(0, 0, 1, wob=0.3, light=house.light, amb=0.3)
    loops(f, [house.pt(px, py - 8) for px, py in STEPS], house.wool, 7)
    _door(c, f, house.pt(274, 0)[0], stove)
    _window(f, *house.pt(274, 548))


def _inner_walls(c: Card, house: _House) -> None:
    """What is left of the back of the house, and the needle that waits there."""
    how: dict[str, Any] = {"wob": 0.4, "light": house.light, "vol": 4}
    dark = house.wool[:3]
    back = house.plane((318, 262), (176, 274), (176, 520), (318, 520))
    c.paint(poly(house.plane(*GABLE)), dark, edge=0.2, amb=0.04, **how)
    knit = knit_plane(back, 10, 18, (8, 6, 5, 3, 2, 3, 5, 6, 7, 8))
    c.paint(knit, dark, edge=0.3, amb=0.1, gain=0.55, **how)
    needle(c, *house.pt(268, 470), 270, -house.side * 16)


def _outer_walls(c: Card, house: _House) -> None:
    """Flank and front, each a dark ground under its stitches; the front ends in steps."""
    how: dict[str, Any] = {"wob": 0.4, "light": house.light, "vol": 5}
    flank = house.plane((204, 382), (172, 346), (172, 752), (204, 764))
    front = house.plane((OUTER, 376), (204, 382), (204, 764), (OUTER, 764))
    outer, inner = house.pt(OUTER, 376 + 19.4 * GONE[0]), house.pt(204, 376 + 19.4 * GONE[-1])
    stepped = [front[3], outer, *house.plane(*STEPS), inner, front[2]]
    straight = [flank[3], flank[0], flank[1], flank[2]]
    for wall, outline, cols, gone, shade in (
        (flank, straight, 3, (2, 1, 1), 0.16),
        (front, stepped, 10, GONE, 0.3),
    ):
        m = c.paint(poly(outline), house.wool[:2], edge=0.2, amb=shade, **how)
        knit = knit_plane(wall, cols, 20, gone)
        c.paint(knit, house.wool, edge=0.32, rim=0.3, amb=shade + 0.06, clip=m, **how)


def _door(c: Card, f: Frame, x: float, stove: bool) -> None:
    """An arched door; within, the dark or a stove."""
    c.paint(arch(x - 40, 610, x + 40, 766), WALNUT, vol=5, wob=0.3, edge=0.3)
    inside = c.paint(arch(x - 30, 622, x + 30, 766), ["#1c1014", "#3c2420", "#6c4030"], vol=3, wob=0.3)
    if not stove:
        c.shade(ell(x, 640, 30, 30), 0.4, 8, clip=inside)
        return
    _stove(c, f, x, inside)


def _stove(c: Card, f: Frame, x: float, inside: Arr) -> None:
    """A small iron stove on three legs before a wall it warms, its pipe going up, the fire behind bars."""
    c.flat(ell(x, 716, 40, 60), "#c8783c", 0.75, 14, clip=inside)
    f.paint(rect(x - 5, 610, x + 5, 690), IRON, vol=4, clip=inside)
    for dx in (-15, 0, 15):
        f.paint(taper((x + dx * 0.8, 746, 6), (x + dx, 763, 4)), IRON, vol=3)
    f.paint(
        blob(
            (x - 19, 750), (x - 23, 720), (x - 17, 696), (x, 682), (x + 17, 696), (x + 23, 720), (x + 19, 750)
        ),
        IRON,
        vol=12,
    )
    f.flat(ell(x, 722, 14, 13), "#ff8c2c", 1, det=1)
    f.flat(ell(x, 727, 9, 7), "#ffe68c", 1, 1.5, det=1)
    for dx in (-7, 0, 7):
        f.line([(x + dx, 710), (x + dx, 735)], 2.2, "#2c1814", alpha=1)
    c.halo(x, 724, 90, "#ff9c3c", 0.6)
    c.glow(x, 772, 100, "#ffa850", 0.26, 1.6, 0.4)


def _window(f: Frame, x: float, y: float) -> None:
    """A small window of four panes."""
    f.paint(rect(x - 21, y - 28, x + 21, y + 28, 4), WALNUT, vol=4, edge=0.3)
    f.flat(rect(x - 15, y - 22, x + 15, y + 22), "#24343c", 0.95, det=0.7)
    f.line([(x, y - 22), (x, y + 22)], 3, "#6a442c")
    f.line([(x - 15, y), (x + 15, y)], 3, "#6a442c")
