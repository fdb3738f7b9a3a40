"""A street in deep perspective: its vanishing point, and the terraces of narrow gabled houses on both sides."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from studio.colour import Arr, Ramp, mix
from studio.paint import Card
from studio.palettes import BLUE, GREEN, PLUM, ROOF_RED, SLATE
from studio.shapes import Point, blob, poly, quad

WALLS = (
    ["#341830", "#703448", "#b46458", "#f4ac88"],
    ["#30243c", "#6c5468", "#a88c90", "#e8c8b4"],
    ["#3c2430", "#80503c", "#c88c5c", "#f8cc94"],
    ["#242444", "#4c4c78", "#8484a4", "#d0bcc0"],
)
GLASS = ["#181a38", "#34385c", "#6c6088", "#d8a0a0"]
DOORS = (BLUE, GREEN, PLUM, SLATE)
STEP = ["#34304c", "#6c6078", "#a4909c", "#e8c8b8"]
HAZE = (0.45, 0.32, 0.2, 0.09, 0.0, 0.0)
Box = tuple[Point, Point, Point, Point]


@dataclass(frozen=True)
class Street:
    """Seen from its middle: half its width is the unit, the eye is 0.62 of it above the road."""

    x: float = 300.0
    y: float = 560.0
    eye: float = 0.62

    def road(self, side: float, d: float, up: float = 0.0) -> tuple[float, float]:
        """A place: `side` -1..1 from wall to wall, `d` how near (58 the end of the street, 720 beside us), `up` its height."""
        return self.x + side * d, self.y + d * (self.eye - up)


def terrace(
    c: Card,
    street: Street,
    side: int,
    edges: Sequence[float],
    tall: Sequence[float],
    on_step: Callable[[int, float, float, float], None],
    seen: float = 760,
) -> None:
    """One side of the street, from far to near; `on_step(house, far, near, fog)` paints what is before a door.

    `edges` are where the houses meet; a front that would leave the card beyond `seen` keeps a bare wall.
    """
    for i in range(len(edges) - 1):
        far, near, fog = edges[i], edges[i + 1], HAZE[i]
        box = (
            street.road(side, far, street.eye + tall[i]),
            street.road(side, near, street.eye + tall[i]),
            street.road(side, near),
            street.road(side, far),
        )
        wall = WALLS[(i + 2 * (side < 0)) % 4]
        m = _front(c, box, wall, fog, 0.46 if side > 0 else 0.34)
        _courses(c, box, m, wall, fog)
        if not 30 < (box[0][0] + box[1][0]) / 2 < seen:
            continue
        _door(c, box, DOORS[(i + (side < 0)) % 4], fog)
        for storey in (0.1, 0.36):
            _sash(c, box, storey, fog)
        on_step(i, far, near, fog)


def _front(c: Card, box: Box, wall: Ramp, fog: float, amb: float) -> Arr:
    """The wall up to its crooked gable, and the verge of the roof."""
    front = [quad(*box, u, v) for u, v in ((0, 0), (0.46, -0.15), (1, 0), (1, 1), (0, 1))]
    m = c.paint(poly(front), wall, vol=3, fog=fog, wob=0.3, amb=amb, edge=0.25, tex=0.2, grad=(0.12, -0.2))
    _bare_patches(c, box, m, wall, fog)
    w = abs(box[1][0] - box[0][0])
    for a, b in ((0, 1), (1, 2)):
        c.line([front[a], front[b]], w * 0.09, c.fade(ROOF_RED[1], fog), 1, 0.3, ends=0.95)
        c.line([front[a], front[b]], w * 0.035, c.fade("#e89c78", fog), 0.9, 0.3, ends=0.95)
    return m


def _courses(c: Card, box: Box, m: Arr, wall: Ramp, fog: float) -> None:
    """Stone at the foot of the wall and up its corner, and on near walls the joints."""
    near = abs(box[1][0] - box[0][0])
    pale, dark = c.fade(mix(wall[2], "#f0d4c0", 0.35), fog), c.fade(wall[0], fog)
    for k in range(12):
        v, u = k / 12, (0.1, 0.06)[k % 2]
        block = [quad(*box, a, b) for a, b in ((0, v), (u, v), (u, v + 0.07), (0, v + 0.07))]
        c.flat(poly(block), pale, 0.55, 0.5, wob=0.4, clip=m, det=0.3)
    for k in range(7):
        u = k / 7
        plinth = [quad(*box, a, b) for a, b in ((u, 0.93), (u + 0.13, 0.93), (u + 0.13, 1), (u, 1))]
        c.flat(poly(plinth), pale, 0.5, 0.5, wob=0.4, clip=m, det=0.3)
    if near < 60:
        return
    w = 1.4 + near * 0.006
    for k in range(1, 26):
        line = [quad(*box, u, k / 27) for u in (0.1, 0.5, 1.0)]
        c.line(line, w, dark, 0.2, 0.5, clip=m, ends=1, det=0.3)
        for n in range(7):
            u = 0.12 + n * 0.13 + 0.065 * (k % 2)
            joint = [quad(*box, u, k / 27), quad(*box, u, (k + 1) / 27)]
            c.line(joint, w, dark, 0.16, 0.3, clip=m, ends=1, det=0.3)


def _bare_patches(c: Card, box: Box, m: Arr, wall: Ramp, fog: float) -> None:
    """Where the plaster has come off: a soft bare patch, and in it a few courses of brick, hardly darker."""
    rim = ((-0.03, 0.02), (0.06, -0.016), (0.2, -0.01), (0.27, 0.03), (0.2, 0.075), (0.05, 0.08))
    for u0, v0 in ((0.3, 0.03), (0.74, 0.66), (0.1, 0.47)):
        edge = [quad(*box, u0 + a, v0 + b) for a, b in rim]
        bare = c.flat(blob(*edge), c.fade(wall[1], fog), 0.32, 2.5, wob=1.6, clip=m)
        inside, mortar = m * (bare > 0.05), c.fade(wall[2], fog)
        for row in range(4):
            v = v0 + row * 0.022
            c.line(
                [quad(*box, u0 + a, v) for a in (-0.04, 0.1, 0.28)], 2, mortar, 0.42, 0.5, inside, ends=0.8
            )
            for k in range(4):
                u = u0 - 0.02 + (k + 0.5 * (row % 2)) * 0.08
                c.line([quad(*box, u, v + d) for d in (0.0, 0.022)], 2, mortar, 0.36, 0.3, inside, ends=0.9)


def _area(box: Box, u0: float, v0: float, u1: float, v1: float) -> list[tuple[float, float]]:
    """Four corners of a part of a wall."""
    return [quad(*box, u, v) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]


def _door(c: Card, box: Box, ramp: Ramp, fog: float) -> None:
    """A door in its stone frame, four panels and a knob."""
    c.paint(poly(_area(box, 0.1, 0.57, 0.5, 1)), STEP, vol=3, fog=fog, wob=0.3)
    c.paint(poly(_area(box, 0.15, 0.6, 0.45, 0.995)), ramp, vol=4, fog=fog, wob=0.3, edge=0.3)
    panel = ["#0c1428", "#1c2c48", "#3c5070"]
    for v in (0.64, 0.82):
        for u in (0.19, 0.32):
            part = poly(_area(box, u, v, u + 0.09, v + 0.13))
            c.paint(part, panel, vol=2, fog=fog, wob=0.3, edge=0.3, alpha=0.5)
    c.dot(*quad(*box, 0.43, 0.8), 4.5, c.fade("#e8c078", fog), 0.95)


def _sash(c: Card, box: Box, v: float, fog: float) -> None:
    """A sash window with its sill; everybody is still asleep."""
    pane = _area(box, 0.58, v, 0.86, v + 0.15)
    size = abs(pane[1][0] - pane[0][0])
    c.paint(poly(_area(box, 0.54, v - 0.014, 0.9, v + 0.162)), STEP, vol=3, fog=fog, wob=0.3, edge=0.3)
    c.paint(poly(pane), GLASS, vol=3, fog=fog, wob=0.3, edge=0.3, amb=0.3, gain=0.7, grad=(0.2, -0.1))
    for a, b in (((0.72, v), (0.72, v + 0.15)), ((0.58, v + 0.075), (0.86, v + 0.075))):
        bar = [quad(*box, *a), quad(*box, *b)]
        c.line(bar, max(2.0, size * 0.07), c.fade("#c8b0ac", fog), 0.95, 0.3, ends=1)
    sill = [quad(*box, u, v + 0.168) for u in (0.52, 0.92)]
    c.line(sill, max(2.5, size * 0.12), c.fade("#d8bcb0", fog), 0.95, 0.3, ends=1)
