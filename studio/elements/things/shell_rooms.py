"""The rooms in a shell that was sawn open: wallpaper and boards round a lamp each, and a dark one with its door ajar."""

from typing import NamedTuple

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.rooms.furniture import chair, table
from studio.elements.things.shells import Whorl, lamplit
from studio.paint import Card
from studio.palettes import LINEN, WALNUT, WHITE
from studio.shapes import blob, poly, rect, taper, xf

SHELL: Ramp = ["#3a2418", "#7a5028", "#b88a4c", "#e8c88c", "#fff0cc"]
BONE: Ramp = ["#7a6048", "#c0a078", "#f0dcb0", "#fff8e0"]
DOOR: Ramp = ["#0c1838", "#24488c", "#4878c0", "#9cc8f0"]


class Room(NamedTuple):
    """First and last turn of the whorl, lamp and its reach, wallpaper (dark, local, lit), height of the floor."""

    t0: float
    t1: float
    lamp: tuple[float, float]
    reach: float
    paper: tuple[str, str, str]
    floor: float


LIFE = (  # from the rim inwards
    Room(0.0, 0.25, (560, 560), 250, ("#a85438", "#f0a874", "#fff0cc"), 756),
    Room(0.25, 0.5, (560, 330), 190, ("#8a5a24", "#e0a848", "#fff0b8"), 462),
    Room(0.5, 0.75, (262, 330), 160, ("#90402c", "#e08850", "#ffe8b4"), 462),
    Room(0.75, 1.0, (270, 510), 110, ("#7a3c28", "#cc7c3c", "#ffdc94"), 576),
    Room(1.0, 1.25, (440, 500), 90, ("#5c3034", "#a8683c", "#fcc878"), 562),
)


def _papered(c: Card, room: Room, m: Arr) -> None:
    dark, local, lit = room.paper
    x, floor = room.lamp[0], room.floor
    lamplit(c, m, room.lamp, room.reach, dark, local, lit)
    boards = m * c.ground(floor)
    c.over(boards, "#6a3c20")
    c.marks(boards, 0.0, 60, 26, 4, jit=0.14, alpha=0.7)
    for i in range(-8, 9):
        stripe = [(x + i * 19, floor - 210), (x + i * 19, floor)]
        c.line(stripe, 2, dark, 0.28, 0.3, clip=m * (1 - c.ground(floor)), ends=0.9)


def sawn_shell(c: Card, x: float, y: float, r: float, rooms: tuple[Room, ...] = LIFE) -> Arr:
    """A shell with its middle at (x, y), its rooms papered and lit; returns its sawn walls for `sawn_edge`.

    The rooms of `LIFE` are those of a shell 398 large round (372, 462).
    """
    w = Whorl(c, x, y, r)
    outer = w.silhouette(1.05)
    c.paint(outer, SHELL, vol=30, amb=0.25, edge=0.3, rim=0.5, tex=0.3, light=(x - 172, y - 342, 260))
    c.marks(outer, lambda px, py: np.arctan2(py - y, px - x), 900, 20, 5, jit=0.13, alpha=0.7)
    whole = w.silhouette()
    for room in rooms:
        _papered(c, room, w.room(room.t0, room.t1) * whole)
    core = w.room(rooms[-1].t1, 9) * whole
    lamplit(c, core, (x + 20, y - 22), 110, "#0c1430", "#1a2c5c", "#34589c")
    c.over(core * c.ground(y + 34), "#101c40")
    open_end = (w.turn < 1.26) | (w.radius > 72)
    return w.walls(10) * whole * (w.turn < 1.5) * open_end


def sawn_edge(c: Card, x: float, y: float, walls: Arr) -> None:
    """The walls between the rooms, pale where the saw went; each partition leaves a way through."""
    outer = (((186, 0), (318, 0)), ((0, -252), (0, -166)))
    inner = (((-200, 0), (-122, 0)), ((0, 112), (0, 160)), ((94, 0), (127, 0)))
    for a, b in (*outer, *inner):
        partition = taper((x + a[0], y + a[1], 11), (x + b[0], y + b[1], 11))
        c.paint(partition, BONE, vol=5, wob=0.5, edge=0.3, amb=0.4)
    c.paint(walls, BONE, vol=6, amb=0.45, edge=0.35, tex=0.15, light=(x - 72, y - 262, 200))


def shell_lip(c: Card, x: float, y: float) -> None:
    """The mouth of the shell: its thick pale lip closes the first room."""
    f = c.at(x, y)
    left = ((4, 152), (-16, 186), (-28, 246), (-30, 306), (-18, 366), (10, 404))
    lip = blob(*left, (22, 396), (2, 356), (-8, 304), (-7, 246), (2, 196), (18, 160))
    f.shade(xf(lip, -8, 3), 0.55, 6, "#141810")
    f.paint(lip, BONE, vol=9, amb=0.42, edge=0.35, tex=0.15, light=(x - 112, y - 22, 160))
    reveal = blob(
        (18, 160), (2, 196), (-7, 246), (-8, 304), (2, 356), (22, 396), (10, 340), (6, 260), (8, 200)
    )
    f.paint(reveal, ["#5c2c1c", "#a85c38", "#e09c68"], vol=3, amb=0.4, edge=0.1)


def hanging_bulb(c: Card, x: float, y: float, r: float = 6) -> None:
    """A bulb under its tin shade on a cord, middle at (x, y)."""
    c.halo(x, y, r * 9, "#fff0b8", 0.7)
    c.line([(x, y - r * 9), (x, y - r)], 1.8, "#4a2c1c", 0.85, 0.2, ends=0.9)
    c.dot(x, y + r * 0.3, r, "#fffbe0", 1)
    shade = poly([(x - r * 0.5, y - r * 1.9), (x + r * 0.5, y - r * 1.9), (x + r * 2, y), (x - r * 2, y)])
    c.paint(shade, ["#1c3430", "#3c6c5c", "#84ac88"], vol=4, wob=0.2, det=0.9, light=(x - 60, y - 60, 60))


def small_cake(c: Card, x: float, y: float) -> None:
    """A white cake of three tiers with one cherry, standing at (x, y)."""
    for w, low, high in ((15, 0, 11), (10.5, 10, 20), (6, 19, 28)):
        c.paint(rect(x - w, y - high, x + w, y - low, 2), LINEN, vol=3, det=0.9, wob=0.15, edge=0.4)
        c.line([(x - w, y - low - 2), (x, y - low - 4), (x + w, y - low - 2)], 2, "#e88c84", 0.9, 0.2)
    c.dot(x, y - 31, 3.4, "#d84838", 1)


def door_ajar(c: Card, x: float, y: float) -> None:
    """A small blue door, 85 high, its hinge at (x, y); blue light falls through the gap on its right."""
    spill = poly([(x + 27, y), (x + 46, y), (x + 40, y + 24), (x + 2, y + 24)])
    c.flat(spill, "#7cb4f0", 0.5, 4)
    gap = poly([(x + 26, y), (x + 26, y - 84), (x + 46, y - 84), (x + 46, y)])
    c.flat(gap, "#bfe4ff", 0.95, 1, 0.3, det=0.8)
    c.halo(x + 38, y - 40, 64, "#7cc0ff", 0.7)
    leaf = poly([(x, y), (x, y - 82), (x + 28, y - 90), (x + 28, y + 6)])
    c.paint(leaf, DOOR, vol=3, wob=0.3, det=0.9, light=(x + 68, y - 56, 60))
    c.dot(x + 22, y - 38, 3, "#f8dc80", 1)


def wedding_table(c: Card, x: float, y: float) -> None:
    """A small table laid in white at (x, y), the cake on it, a chair at either end."""
    for dx, flip in ((-38, True), (38, False)):
        chair(c, x + dx, y, 54, WALNUT, flip=flip)
    table(c, x, y, 40, 58, cloth=WHITE)
    small_cake(c, x, y - 40)
