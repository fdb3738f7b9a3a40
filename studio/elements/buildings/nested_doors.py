"""A palace wall with a gate in it, doors within the door, flagstones before them, and a mouse hole that is open."""

from typing import Any

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, WALNUT
from studio.shapes import arch, cut, ell, poly

WALL: Ramp = ["#2c3450", "#546080", "#8c94a4", "#c8c0b0"]
FLAGS: Ramp = ["#1c2840", "#40506c", "#80848c", "#ccb490", "#ffe4ac"]
JOINT = "#28304c"
GAP = "#141c30"
DARK = "#080c20"


def palace_wall(c: Card, foot: float) -> None:
    """Blocks of pale stone from the top of the page down to `foot`."""
    blocks = poly([(-20, -20), (820, -20), (820, foot), (-20, foot)])
    m = c.paint(blocks, WALL, vol=3, tex=0.34, lump=0.25, edge=0, amb=0.42)
    for r in range(14):
        y = foot - 10 - r * 72
        c.line([(-20, y), (400, y - 2), (820, y)], 3, JOINT, alpha=0.4, clip=m, ends=0.9)
        for n in range(9):
            x = (n + 0.5 * (r % 2)) * 104 - 30
            c.line([(x, y), (x + 2, y - 72)], 3, JOINT, alpha=0.34, clip=m, ends=0.9)


def nested_door(c: Card, x: float, w: float, top: float, foot: float, leaf: Ramp) -> None:
    """One closed door, `w` to each side of `x`: gilt moulding, planks, an iron strap, a ring."""
    t = 7 + w * 0.06
    outer, inner = arch(x - w - t, top - t, x + w + t, foot), arch(x - w, top, x + w, foot + 2)
    c.shade(
        arch(x - w * 1.1 - t, top - t - w * 0.2, x + w * 1.1 + t, foot), 0.62, 8 + w * 0.05, DARK
    )  # thrown up and out from below
    c.shade(outer, 0.4, 6, DARK)
    c.paint(cut(outer, inner), BRASS, vol=t * 0.7, wob=0.25, edge=0.3, rim=0.8, amb=0.3, det=0.4)
    planks: dict[str, Any] = {"grain": 2, "tex": 0.36, "gain": 0.9, "grad": (-0.06, 0.04)}
    m = c.paint(inner, leaf, vol=5, wob=0.25, edge=0.3, amb=0.34, **planks)
    deep = t * 1.5
    c.shade(
        cut(inner, arch(x - w + deep, top + deep * 0.8, x + w - deep, foot + 2)), 0.72, 7, DARK, clip=m
    )  # the reveal
    n = 5 if w > 120 else 3
    for i in range(1, n + 1):
        px = x - w + 2 * w * i / (n + 1)
        seam = [(px, top), (px + 2, (top + foot) / 2), (px, foot)]
        c.line(seam, 2 + w * 0.012, "#0c1020", alpha=0.5, clip=m, ends=0.9)
    y = top + w * 0.95
    c.line([(x - w, y), (x, y - 3), (x + w, y)], 6 + w * 0.04, "#28201c", alpha=0.85, clip=m, ends=0.9)
    for i in range(-3, 4):
        c.flat(ell(x + i * w * 0.27, y - 1, 2.4 + w * 0.013), "#f0c868", 0.95, wob=0.2, det=0.6)
    rx, ry, r = x + w * 0.82, top + w * 0.95 + (foot - top - w) * 0.3, 5 + w * 0.05
    ring = cut(ell(rx, ry + r, r), ell(rx, ry + r, r * 0.6))
    c.paint(ring, BRASS, vol=4, wob=0.2, edge=0.4, rim=0.7, det=0.8)
    c.paint(ell(rx, ry, r * 0.42), BRASS, vol=4, wob=0.2, det=0.8)


def flagstones(c: Card, x: float, foot: float) -> None:
    """Flagstones from `foot` down, and the fan of light that lies on them from an opening at `x`."""
    ground = poly([(-20, foot), (820, foot), (820, 1230), (-20, 1230)])
    m = c.paint(ground, FLAGS, vol=2, tex=0.3, edge=0.1, wob=0.3, amb=0.3, gain=0.7)
    for n in range(-8, 10):
        c.line([(x + n * 76, foot), (x + n * 150, 1230)], 3, GAP, alpha=0.4, clip=m, ends=0.8)
    for y in (986, 1020, 1068, 1134):
        c.line([(-20, y), (400, y + 2), (820, y)], 3, GAP, alpha=0.4, clip=m, ends=0.9)
    wide = poly([(x - 40, foot), (x + 40, foot), (x + 300, 1190), (x - 280, 1190)])
    c.flat(wide, "#ffa840", 0.34, 18, mode="add", clip=m)
    narrow = poly([(x - 36, foot), (x + 36, foot), (x + 120, 1090), (x - 130, 1090)])
    c.flat(narrow, "#ffc864", 0.4, 12, mode="add", clip=m)


def mouse_door(c: Card, x: float, w: float, top: float, foot: float) -> None:
    """A small doorway that stands open, blind with warm light."""
    c.glow(x, foot - 42, 330, "#ff9c3c", 0.42, 1.6)
    frame = cut(arch(x - w - 11, top - 11, x + w + 11, foot), arch(x - w, top, x + w, foot + 2))
    c.paint(frame, WALNUT, vol=6, wob=0.25, edge=0.3, amb=0.4)
    m = c.flat(arch(x - w, top, x + w, foot), "#ffdc84", 1.0, wob=0.25, det=1)
    c.flat(ell(x, foot - 30, w * 0.8, 46), "#fffbe4", 0.95, 12, clip=m)
