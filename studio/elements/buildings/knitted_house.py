"""A knitted house without a roof, unravelling from the top: live loops, a needle, a door, a window."""

from dataclasses import dataclass
from typing import Any

from studio.colour import Arr
from studio.elements.things.knitting import knit_plane, loops, needle
from studio.paint import Card, Frame
from studio.palettes import STONE, WALNUT
from studio.shapes import Point, arch, blob, ell, poly, rect

GONE = (4, 3, 2, 1, 0, 1, 2, 3, 4, 5)  # rows of the front already unravelled, column by column
ROW = 19.4
OUTER = 346  # how far off the outer edge of the front is; the inner one is at 204
GABLE = ((318, 390), (284, 336), (262, 296), (246, 302), (214, 350), (176, 380))
BACK = (8, 6, 5, 3, 2, 3, 5, 6, 7, 8)
Pt = tuple[float, float]


@dataclass(frozen=True)
class _House:
    """Where the house is, what of, and how many more rows of it are gone."""

    x: float
    side: int
    wool: list[str]
    light: tuple[float, float, float]
    less: int

    def pt(self, x: float, y: float) -> Pt:
        """A point of the house, on the card."""
        return self.x + self.side * x, y

    def plane(self, *points: Point) -> list[Pt]:
        """Corners of the house, on the card."""
        return [self.pt(x, y) for x, y in points]

    def top(self, column: int) -> float:
        """How high the front still stands in a column."""
        return 376 + ROW * (GONE[column] + self.less)

    def steps(self) -> list[Pt]:
        """The upper edge of the front, column by column from outside."""
        return [self.pt(OUTER - 14.2 * (k + 0.5), self.top(k)) for k in range(len(GONE))]


def knitted_house(
    c: Card,
    x: float,
    side: int,
    wool: list[str],
    light: tuple[float, float, float],
    stove: bool = False,
    less: int = 0,
) -> list[Pt]:
    """A box of wool without a roof, `less` rows lower; it stands at 764, between 172 and 346 to the left (-1) or right (1) of `x`.

    Returns the loose stitches along the top of its front, from outside to the gorge.
    """
    house = _House(x, side, wool, light, less)
    c.shade(ell(house.pt(262, 0)[0] + 30, 768, 120, 14), 0.55, 7, "#0c2420")
    _inner_walls(c, house)
    _outer_walls(c, house)
    f = c.at(0, 0, 1, wob=0.3, light=house.light, amb=0.3)
    loops(f, [(px, py - 8) for px, py in house.steps()], house.wool, 7)
    _door(c, f, house.pt(274, 0)[0], stove)
    _window(f, *house.pt(274, 548))
    return [(px, py - 10) for px, py in house.steps()]


def _inner_walls(c: Card, house: _House) -> None:
    """What is left of the back of the house, and the needle that waits there."""
    how: dict[str, Any] = {"wob": 0.4, "light": house.light, "vol": 4}
    dark, fallen = house.wool[:3], house.less * ROW
    back = house.plane((318, 262), (176, 274), (176, 620), (318, 620))
    gable = [(x, y + fallen) for x, y in GABLE]
    c.paint(poly(house.plane((318, 620), *gable, (176, 620))), dark, edge=0.2, amb=0.04, **how)
    knit = knit_plane(back, 10, 25, [gone + round(fallen / 14) for gone in BACK])
    c.paint(knit, dark, edge=0.3, amb=0.1, gain=0.55, **how)
    needle(c, *house.pt(268, 470 + fallen), 270, -house.side * 16)


def _outer_walls(c: Card, house: _House) -> None:
    """Flank and front, each a dark ground under its stitches; both end in steps, the flank lit only on the right."""
    above = (house.pt(274, 0)[0], -200.0, 420.0)  # so that both grains of a stitch are lit
    how: dict[str, Any] = {"wob": 0.4, "light": above, "vol": 5}
    fallen, sunny = house.less * ROW, house.side > 0
    flank = house.plane((204, 382), (172, 346), (172, 752), (204, 764))
    front = house.plane((OUTER, 376), (204, 382), (204, 764), (OUTER, 764))
    steps = house.steps()
    outer, inner = house.pt(OUTER, steps[0][1]), house.pt(204, steps[-1][1])
    stepped = [front[3], outer, *steps, inner, front[2]]
    side = [flank[3], inner, house.pt(186, 446 + fallen), house.pt(172, 414 + fallen), flank[2]]
    gone = tuple(house.less + k for k in (5, 4, 3))
    for wall, outline, cols, rows, shade in (
        (flank, side, 3, gone, 0.62 if sunny else 0.02),
        (front, stepped, 10, tuple(k + house.less for k in GONE), 0.16 if sunny else 0.26),
    ):
        m = c.paint(poly(outline), house.wool[:2], edge=0.2, amb=shade * 0.7, **how)
        knit = knit_plane(wall, cols, 20, rows)
        gain = 0.4 if shade < 0.1 else 0.8
        c.paint(knit, house.wool, edge=0.32, rim=0.3, amb=shade + 0.06, gain=gain, clip=m, **how)


def _door(c: Card, f: Frame, x: float, stove: bool) -> None:
    """An arched door; within, the dark or a hearth."""
    c.paint(arch(x - 40, 610, x + 40, 766), WALNUT, vol=5, wob=0.3, edge=0.3)
    inside = c.paint(arch(x - 31, 621, x + 31, 766), ["#1c1014", "#3c2420", "#6c4030"], vol=3, wob=0.3)
    if not stove:
        c.shade(arch(x - 31, 621, x + 31, 766), 0.55, 3, clip=inside)
        c.flat(
            poly([(x - 31, 766), (x + 31, 766), (x + 31, 744), (x - 20, 752)]), "#8c6c54", 0.7, 3, clip=inside
        )
        return
    _hearth(c, f, x, inside)


def _hearth(c: Card, f: Frame, x: float, inside: Arr) -> None:
    """A warm room: a stone fireplace with a broad mantel, and flames on two logs; the light falls over the sill."""
    c.flat(arch(x - 31, 621, x + 31, 766), "#c87838", 0.95, 2, clip=inside)
    c.flat(ell(x, 700, 34, 60), "#ffb458", 0.7, 10, clip=inside)
    stone = [*STONE[:3], "#e8b880"]
    f.paint(rect(x - 26, 684, x + 26, 762), stone, vol=5, clip=inside, edge=0.3)
    f.paint(rect(x - 31, 676, x + 31, 688, 2), stone, vol=4, clip=inside, edge=0.35)
    f.flat(arch(x - 18, 698, x + 18, 762), "#2a0e0c", 1, det=0.6)
    for tip, w, y, col in ((704, 15, 752, "#f0661c"), (714, 11, 753, "#ffb03c"), (726, 6.5, 753, "#fff0b0")):
        left = ((x - w, y - 8), (x - w * 0.6, y - 20), (x - w * 0.5, (tip + y) / 2 - 6))
        right = ((x + w * 0.3, (tip + y) / 2 + 2), (x + w * 0.75, y - 24), (x + w, y - 8))
        f.flat(blob((x, y), *left, (x + w * 0.1, tip, "c"), *right), col, 1, 0.8, det=1)
    for dx, rot in ((-5, 8), (5, -8)):
        f.paint(ell(x + dx, 757, 15, 4, rot), ["#1c0e0c", "#4c2618", "#a05c2c"], vol=3, det=0.6)
    c.halo(x, 730, 84, "#ff9c3c", 0.5)
    c.glow(x + 6, 774, 90, "#ffa850", 0.34, 1.6, 0.35)


def _window(f: Frame, x: float, y: float) -> None:
    """A small window of four panes."""
    f.paint(rect(x - 21, y - 28, x + 21, y + 28, 4), WALNUT, vol=4, edge=0.3)
    f.flat(rect(x - 15, y - 22, x + 15, y + 22), "#24343c", 0.95, det=0.7)
    f.flat(poly([(x - 15, y - 22), (x + 2, y - 22), (x - 15, y + 6)]), "#7ca0a4", 0.6)
    f.line([(x, y - 22), (x, y + 22)], 3, "#6a442c")
    f.line([(x - 15, y), (x + 15, y)], 3, "#6a442c")
