"""The last domino is a house: a room behind its front, a cat on its roof."""

from collections.abc import Sequence
from typing import Any

from studio.colour import Arr, Colour, Ramp
from studio.elements.animals.cat_curled import curled_cat
from studio.elements.buildings.dominoes import Pt, disc, on_face
from studio.paint import Card
from studio.shapes import Path, blob, ell, poly, taper

BACK = ["#e8901c", "#ffc850", "#fff0a8"]
SIDE = ["#a85418", "#e89030", "#ffc060"]
FLOOR = ["#4c2010", "#9c5424", "#dc9440"]
CHAIR = ["#30100c", "#5c2410", "#8c4418"]
CLOTH = ["#a88470", "#f4e4cc", "#fffdf4"]
SILVER = ["#54403c", "#a88c84", "#fff4e0"]
SILL = ["#3c2c44", "#8c7480", "#e8c8a8"]
ROOM = (0.13, 0.52, 0.87, 0.955)  # left, top, right, bottom of the opening, in parts of the front
FAR = (0.23, 0.57, 0.77, 0.79)  # the back wall


class Room:
    """A front as a stage: shapes in parts of its width and height."""

    def __init__(self, c: Card, q: Sequence[Pt]) -> None:
        self.c, self.q = c, q
        self.w = abs(q[1][0] - q[0][0])
        x0, y0, x1, y1 = ROOM
        self.mask: Arr = c.mask(self.shape((x0, y0), (x1, y0), (x1, y1), (x0, y1)), 0.2)

    def at(self, u: float, v: float) -> Pt:
        """A point of the front on the card."""
        return on_face(self.q, u, v)

    def shape(self, *points: Pt) -> Path:
        """A polygon of the front on the card."""
        return poly([self.at(*p) for p in points])

    def paint(self, ramp: Ramp, *points: Pt, **how: float) -> None:
        """Paint a polygon inside the room."""
        look: dict[str, Any] = {
            "vol": 3,
            "amb": 0.55,
            "gain": 0.3,
            "wob": 0.15,
            "edge": 0.12,
            "det": 0.9,
            **how,
        }
        self.c.paint(self.shape(*points), ramp, clip=self.mask, **look)

    def bar(self, ramp: Ramp, a: Pt, b: Pt, width: float) -> None:
        """A leg or a post from `a` to `b`; `width` in parts of the front."""
        w = width * self.w
        how: dict[str, Any] = {
            "vol": 2,
            "amb": 0.5,
            "gain": 0.4,
            "wob": 0.1,
            "edge": 0.2,
            "det": 1,
            "clip": self.mask,
        }
        self.c.paint(taper((*self.at(*a), w), (*self.at(*b), w)), ramp, **how)


def domino_house(c: Card, q: Sequence[Pt], roof: Sequence[Pt], lamp: Colour) -> None:
    """A slab as a house: a room with a laid table behind its front `q`, a cat asleep on its roof."""
    room = Room(c, q)
    c.glow(*room.at(0.5, 0.76), room.w * 1.3, "#ff9c30", 0.34, 1.6)
    _walls(room)
    _chairs(room)
    _table(room)
    _frame(room)
    for u, v in ((0.28, 0.12), (0.72, 0.12), (0.5, 0.24), (0.28, 0.36), (0.72, 0.36)):
        c.halo(*room.at(u, v), 16, "#ff8c28", 0.4)
        c.paint(disc(q, u, v, 0.1), ["#d85c14", lamp, "#fff0b0"], vol=3, amb=0.5, wob=0.15, det=0.9)
    x, y = sum(p[0] for p in roof) / 4, sum(p[1] for p in roof) / 4
    c.shade(ell(x + 8, y + 8, room.w * 0.46, 11), 0.5, 4, "#1c1028")
    curled_cat(c, x, y + 6, room.w * 0.0088)


def _walls(r: Room) -> None:
    """A box one looks into from above: ceiling, walls, floor, and the lamplight on the far wall."""
    (x0, y0, x1, y1), (a0, b0, a1, b1) = ROOM, FAR
    r.paint(SIDE, (x0, y0), (x1, y0), (a1, b0), (a0, b0), amb=0.2)
    r.paint(SIDE, (x0, y0), (a0, b0), (a0, b1), (x0, y1), amb=0.42)
    r.paint(SIDE, (x1, y0), (x1, y1), (a1, b1), (a1, b0), amb=0.6)
    r.paint(FLOOR, (a0, b1), (a1, b1), (x1, y1), (x0, y1), amb=0.5)
    r.paint(BACK, (a0, b0), (a1, b0), (a1, b1), (a0, b1), amb=0.7)
    x, y = r.at(0.5, 0.64)
    r.c.halo(x, y, r.w * 0.36, "#ffe08c", 0.7)
    r.paint(["#5c2c18", "#a8602c"], (0.42, 0.61), (0.58, 0.61), (0.58, 0.69), (0.42, 0.69))
    r.paint(["#3c6080", "#98b8b4"], (0.44, 0.62), (0.56, 0.62), (0.56, 0.68), (0.44, 0.68))
    r.c.shade(ell(*r.at(0.5, 0.915), r.w * 0.27, r.w * 0.06), 0.5, 3, "#2c100c", clip=r.mask)


def _chairs(r: Room) -> None:
    """One at each end, drawn up, with back, seat and four legs."""
    for s in (-1, 1):
        u = 0.5 + s * 0.28
        for du, v in ((0.0, 0.86), (-0.085 * s, 0.865)):
            r.bar(CHAIR, (u + du, 0.8), (u + du, v), 0.022)
        r.paint(
            CHAIR, (u, 0.795), (u - s * 0.09, 0.795), (u - s * 0.1, 0.835), (u - s * 0.005, 0.835), amb=0.8
        )
        for du, v in ((0.01 * s, 0.92), (-0.09 * s, 0.925)):
            r.bar(CHAIR, (u + du, 0.83), (u + du, v), 0.026)
        r.bar(CHAIR, (u + s * 0.002, 0.66), (u, 0.8), 0.026)
        r.bar(CHAIR, (u + s * 0.018, 0.68), (u + s * 0.01, 0.83), 0.028)
        for v in (0.69, 0.73):
            r.bar(CHAIR, (u, v - 0.008), (u + s * 0.018, v + 0.006), 0.02)


def _table(r: Room) -> None:
    """A cloth that hangs in folds, a covered dish, two plates, a bottle."""
    r.paint(
        CLOTH,
        (0.33, 0.815),
        (0.67, 0.815),
        (0.675, 0.91),
        (0.6, 0.9),
        (0.5, 0.915),
        (0.4, 0.9),
        (0.325, 0.91),
        amb=0.3,
    )
    for u in (0.39, 0.47, 0.55, 0.62):
        r.c.line([r.at(u, 0.825), r.at(u + 0.005, 0.905)], 2, "#b08c78", 0.6, det=0.9, clip=r.mask)
    r.paint(CLOTH, (0.37, 0.75), (0.63, 0.75), (0.675, 0.82), (0.325, 0.82), amb=0.9, edge=0.2)
    for u in (0.395, 0.605):
        x, y = r.at(u, 0.797)
        r.c.paint(ell(x, y, r.w * 0.042, r.w * 0.018), SILVER, vol=2, amb=0.6, wob=0.1, edge=0.4, det=1)
    x, y = r.at(0.5, 0.795)
    k = r.w / 100
    r.c.shade(ell(x + 2 * k, y, 12 * k, 4 * k), 0.45, 2, "#4c2818")
    dome = blob(
        (x - 11 * k, y),
        (x - 9 * k, y - 9 * k),
        (x, y - 13 * k),
        (x + 9 * k, y - 9 * k),
        (x + 11 * k, y),
        (x, y + 2.4 * k),
    )
    r.c.paint(dome, SILVER, vol=8, amb=0.3, wob=0.1, edge=0.35, det=1, light=(x - 30, y - 50, 40))
    r.c.paint(ell(x, y - 14 * k, 2 * k), CHAIR, vol=2, wob=0.1, det=1)
    x, y = r.at(0.6, 0.772)
    green = ["#142c20", "#34583c", "#9cb47c"]
    r.c.paint(
        taper((x, y, 6 * k), (x, y - 9 * k, 6 * k), (x, y - 13 * k, 2.4 * k), (x, y - 18 * k, 2.2 * k)),
        green,
        vol=3,
        wob=0.1,
        edge=0.3,
        det=1,
    )


def _frame(r: Room) -> None:
    """The thickness of the wall round the opening, a sill, and its light on the ground outside."""
    x0, y0, x1, y1 = ROOM
    r.c.shade(r.shape((x0, y0), (x1, y0), (x1, y0 + 0.03), (x0, y0 + 0.03)), 0.5, 3, "#30140c", clip=r.mask)
    r.c.shade(r.shape((x0, y0), (x0 + 0.04, y0), (x0 + 0.04, y1), (x0, y1)), 0.4, 2, "#30140c", clip=r.mask)
    r.c.paint(
        r.shape(
            (x0 - 0.04, y1 - 0.005), (x1 + 0.04, y1 - 0.005), (x1 + 0.05, y1 + 0.03), (x0 - 0.05, y1 + 0.03)
        ),
        SILL,
        vol=3,
        wob=0.15,
        edge=0.3,
        det=0.8,
    )
