"""A street seen down its middle: two walls of houses in perspective, their roofs at its end, windows with shutters."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import CREAM, ROOF_RED
from studio.shapes import blob, poly, quad, rect

Corner = tuple[float, float]
Wall = tuple[Corner, Corner, Corner, Corner]

BRICKS: Ramp = ["#4a1c1c", "#94443a", "#cc7c60", "#f8c4a0"]
CREAMY: Ramp = ["#7c6450", "#bc9c78", "#ecd4a8", "#fff6dc"]
SKYISH: Ramp = ["#3c546c", "#7094a8", "#a8c8d0", "#ecf4e8"]
TERRA: Ramp = ["#5c2c1c", "#a8603c", "#dc9c6c", "#fce0b4"]
SHUTTER: Ramp = ["#1c3040", "#3c6070", "#6c98a0", "#b4d0c8"]
CURTAINS: tuple[Ramp, ...] = (
    ["#4c3c48", "#8c7478", "#c8b09c"],
    ["#3c4450", "#6c8088", "#b0c0b4"],
    ["#4c3830", "#94704c", "#d0b078"],
)
# the two walls on the page: near top, far top, far foot, near foot
LEFT: Wall = ((-10, -120), (304, 250), (304, 610), (-10, 930))
RIGHT: Wall = ((810, -120), (496, 250), (496, 610), (810, 930))
HOUSES = (0.0, 0.46, 0.76, 1.0)


def roofs_at_the_end(c: Card) -> None:
    """A row of gabled fronts in the haze, where the street ends at 640."""
    fronts = (
        (292, 352, 470, CREAMY),
        (348, 398, 440, SKYISH),
        (394, 452, 486, TERRA),
        (446, 512, 452, CREAMY),
    )
    for x0, x1, top, ramp in fronts:
        x = (x0 + x1) / 2
        gable = poly([(x0, 640), (x0, top + 34), (x, top), (x1, top + 34), (x1, 640)])
        c.paint(gable, ramp, vol=5, fog=0.5, wob=0.5, edge=0.2)
        c.line(
            [(x0 - 3, top + 38), (x, top - 2), (x1 + 3, top + 38)],
            9,
            c.fade("#b06048", 0.5),
            0.9,
            0.4,
            ends=0.9,
        )
        for row in (0, 1):
            for k in (0.3, 0.7):
                wx, wy = x0 + (x1 - x0) * k, top + 62 + 52 * row
                c.paint(
                    rect(wx - 5, wy - 12, wx + 5, wy + 10), ["#4c4c58", "#747480"], vol=2, fog=0.5, wob=0.3
                )
    c.haze(650, 480, "#f0ead4", 0.5)


def street_wall(c: Card, side: Wall, ramps: tuple[Ramp, ...], amb: float) -> None:
    """Three houses, the far one first, each in its own colour; `amb` is how much light its shade has."""
    for i in (2, 1, 0):
        u0, u1 = HOUSES[i], HOUSES[i + 1]
        drop = (0.0, 0.06, 0.02)[i]
        fog = (0.0, 0.12, 0.3)[i]
        front = _part(side, u0, drop, u1, 1)
        light = (500, -100, 340)
        m = c.paint(poly(front), ramps[i], vol=4, amb=amb, fog=fog, wob=0.5, edge=0.22, grain=2, light=light)
        eave = _part(side, u0 - 0.01, drop - 0.03, u1 + 0.02, drop + 0.02)
        c.paint(poly(eave), ROOF_RED, vol=5, fog=fog, wob=0.5)
        c.line([front[1], front[2]], 5, "#3c2420", 0.4, 0.4, ends=0.9)
        for k in range(9):
            v = drop + 0.1 + 0.1 * k
            c.line([quad(*side, u0, v), quad(*side, u1, v)], 2, ramps[i][1], 0.35, 0.5, clip=m, ends=0.9)


def _part(side: Wall, u0: float, v0: float, u1: float, v1: float) -> list[Corner]:
    """The four corners of a part of a wall."""
    return [quad(*side, u0, v0), quad(*side, u1, v0), quad(*side, u1, v1), quad(*side, u0, v1)]


def _opening(side: Wall, u: float, v: float, w: float, h: float) -> list[Corner]:
    """The four corners of a window with its middle at (u, v) of a wall."""
    return _part(side, u - w, v - h, u + w, v + h)


def _room_behind(c: Card, side: Wall, u: float, v: float, w: float, h: float) -> None:
    """The dim room in a window, the edge of its wall, and a curtain drawn aside."""
    m = c.paint(poly(_opening(side, u, v, w, h)), ["#241c28", "#40343c", "#6c5850"], vol=3, wob=0.3, det=0.4)
    c.shade(poly(_part(side, u - w, v - h, u + w, v - h * 0.5)), 0.5, 8, "#14101c", clip=m)
    ramp = CURTAINS[int(u * 70 + v * 50) % 3]
    for s, wide in ((-1, 0.5), (1, 0.34)):
        a, b, drawn = u + s * w * 1.05, u + s * w * (1 - wide), u + s * w * 0.82
        top = [quad(*side, a, v - h * 1.02), quad(*side, b, v - h * 1.02)]
        fall = [
            quad(*side, b + (drawn - b) * 0.4, v - h * 0.1),
            quad(*side, drawn, v + h * 0.3),
            quad(*side, drawn, v + h),
        ]
        cloth = blob((*top[0], "c"), (*top[1], "c"), *fall, (*quad(*side, a, v + h), "c"))
        c.paint(cloth, ramp, vol=6, clip=m, wob=0.3, edge=0.3, grain=2, amb=0.2, gain=0.7)


def street_window(
    c: Card, side: Wall, u: float, v: float, w: float, h: float, shut: bool = False
) -> tuple[float, float, float, float]:
    """A window: open leaves, or closed shutters; returns the middle of its sill, its width and how it falls."""
    box = _opening(side, u, v, w, h)
    c.paint(poly(_opening(side, u, v, w * 1.2, h * 1.12)), CREAM, vol=3, wob=0.3, edge=0.25, amb=0.45)
    if shut:
        m = c.paint(poly(box), SHUTTER, vol=3, wob=0.3, edge=0.3, det=0.5)
        for k in range(12):
            vv = v - h + 2 * h * (k + 0.5) / 12
            c.line([quad(*side, u - w, vv), quad(*side, u + w, vv)], 3, "#1c3040", 0.6, 0.2, clip=m, ends=0.9)
        c.line([quad(*side, u, v - h), quad(*side, u, v + h)], 4, "#14222c", 0.8, 0.2, ends=0.9)
    else:
        _room_behind(c, side, u, v, w, h)
        for s in (-1, 1):
            leaf = _opening(side, u + s * w * 1.55, v, w * 0.42, h)
            c.paint(poly(leaf), SHUTTER, vol=3, wob=0.3, edge=0.3)
    sill, (ax, ay), (bx, by) = quad(*side, u, v + h), box[2], box[3]
    return sill[0], sill[1], abs(bx - ax), (by - ay) / (bx - ax)
