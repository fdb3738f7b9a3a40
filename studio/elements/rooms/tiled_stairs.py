"""A palace hall: walls of tiles, a pointed window with a lattice, and stairs as wide as the page that climb to the right."""

from studio.colour import Ramp
from studio.elements.rooms.bathhouse import eight_star
from studio.paint import Card
from studio.shapes import Path, blob, poly, rect

WALL: Ramp = ["#0c2444", "#1c5478", "#4c94a4", "#bce4d4"]
STEP: Ramp = ["#5c4c5c", "#a08c88", "#dcccb4", "#fff6e0"]
FLOOR: Ramp = ["#3c3448", "#7c7078", "#b8a898", "#ecdcc0"]


def pointed(x0: float, y0: float, x1: float, y1: float) -> Path:
    """A pointed arch; y0 is its tip."""
    w = x1 - x0
    return blob((x0, y1, "c"), (x0, y0 + w * 0.62), (x0 + w * 0.2, y0 + w * 0.24), ((x0 + x1) / 2, y0, "c"), (x1 - w * 0.2, y0 + w * 0.24), (x1, y0 + w * 0.62), (x1, y1, "c"))  # fmt: skip


def tiled_hall(c: Card, foot: float) -> None:
    """The wall with its stars down to `foot`, a white frieze, the floor from there."""
    wall = c.paint(
        rect(-20, -20, 820, foot + 10), WALL, vol=2, amb=0.34, tex=0.26, wob=0.4, grad=(0.14, -0.22)
    )
    for r in range(16):
        for k in range(12):
            x, y = 14 + k * 72 + 36 * (r % 2), 26 + r * 62
            c.flat(
                eight_star(x, y, 24),
                ("#d8b45c", "#e0e8d8", "#2c94a0")[(k + 2 * r) % 3],
                0.5,
                clip=wall,
                wob=0.3,
            )
            c.flat(eight_star(x, y, 11), "#0c3458", 0.8, clip=wall, wob=0.3)
    floor = c.paint(rect(-20, foot, 820, 1240), FLOOR, vol=3, amb=0.5, tex=0.22, wob=0.5)
    for k in range(-3, 12):
        c.line(
            [(400 + (k - 4) * 84, foot), (400 + (k - 4) * 150, 1220)], 3, FLOOR[0], 0.35, clip=floor, ends=0.9
        )
    for dy in (30, 76, 140):
        c.line(
            [(-10, foot + dy), (400, foot + dy + 2), (810, foot + dy)],
            3,
            FLOOR[0],
            0.35,
            clip=floor,
            ends=0.9,
        )


def lattice_window(c: Card, x: float, y: float, w: float, h: float) -> None:
    """A pointed window whose tip is at (x, y), full of evening, behind a lattice."""
    x0, x1, y1 = x - w / 2, x + w / 2, y + h
    c.paint(pointed(x0 - 22, y - 26, x1 + 22, y1 + 18), STEP, vol=8, amb=0.4, wob=0.4)
    m = c.paint(pointed(x0, y, x1, y1), ["#e87c4c", "#f8b468", "#ffe8a8"], vol=2, amb=0.6, wob=0.3, edge=0.1)
    c.flat(rect(x0, y + h * 0.66, x1, y1), "#8c4c74", 0.6, 30, clip=m)
    for k in range(-12, 22):
        for a in (1, -1):
            c.line([(x + a * k * 24, y), (x + a * (k * 24 - h), y1)], 5, "#4c2434", 0.8, clip=m, ends=1)
    c.line([(x0 - 20, y1 + 14), (x1 + 20, y1 + 14)], 16, STEP[2], 1, ends=1)


def wide_stairs(c: Card, x0: float, foot: float, x1: float, top: float, n: int) -> None:
    """Steps from the floor at `foot` up to `top`: each one shorter than the last, their left ends from x0 to x1."""
    for k in range(n, 0, -1):
        t = k / n
        y = foot + (top - foot) * t**0.94
        x = x0 + (x1 - x0) * t
        deep = (foot - top) / n + 14
        c.paint(poly([(x, y), (840, y - 6), (840, y + deep), (x, y + deep)]), STEP, vol=4, amb=0.26, wob=0.4, grad=(0.0, -0.3), edge=0.12)  # fmt: skip
        c.paint(poly([(x - 6, y + 4), (x + 22, y - 12), (840, y - 18), (840, y)]), STEP, vol=3, amb=0.6, wob=0.4, edge=0.16)  # fmt: skip
