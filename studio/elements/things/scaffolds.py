"""Scaffold towers of poles, platforms, braces and rails, to be built up against something colossal."""

from collections.abc import Sequence
from itertools import pairwise

from studio.paint import Card
from studio.palettes import PINE, WOOD
from studio.shapes import Point, ell, poly, taper

BACK = (20.0, -13.0)  # where the far poles stand, seen from the near ones
LASHING = "#5c3c28"


def tower(
    c: Card, foot: float, near: float, far: float, top: float, floors: Sequence[tuple[float, float]]
) -> None:
    """A tower on poles at `near` and `far` (far is beside the colossal thing), from `foot` up to `top`.

    floors: (y, end): at `y` a platform runs from beyond the near pole to `end`, past the far pole, on a strut.
    """
    way = 1 if far > near else -1
    for x in (near, far):
        _pole(c, x + BACK[0], foot + BACK[1], top + BACK[1], 0.22)
    heights = [foot, *(y for y, _ in floors)]
    for low, high in pairwise(heights):
        _brace(c, (near + BACK[0], low - 26), (far + BACK[0], high + 18), 0.22)
    for y, end in floors:
        _platform(c, near - way * 14, end, y)
    for x in (near, far):
        c.shade(ell(x + 10, foot + 2, 26, 6), 0.45, 4, "#4c4c80")
        _pole(c, x, foot, top, 0)
    for k, (low, high) in enumerate(pairwise(heights)):
        a, b = (near, far) if k % 2 else (far, near)
        _brace(c, (a, low - 22), (b, high + 22), 0)
    for y, end in floors:
        _brace(c, (far, y + 66), (end - way * 8, y + 10), 0)
        for x in (near, far):
            _lashing(c, x, y + 5)


def rail(c: Card, x0: float, x1: float, y: float) -> None:
    """A hand rail."""
    c.paint(taper((x0, y, 6), (x1, y - 2, 6)), WOOD, vol=3, wob=0.3, det=0.4)


def _pole(c: Card, x: float, foot: float, top: float, fog: float) -> None:
    ramp = PINE if fog else WOOD
    c.paint(taper((x, foot, 12), (x + 2, top, 9)), ramp, vol=5, wob=0.35, fog=fog, det=0.3, rim=0.6, rimw=2)


def _brace(c: Card, a: Point, b: Point, fog: float) -> None:
    c.paint(taper((*a, 6), (*b, 6)), PINE if fog else WOOD, vol=3, wob=0.3, fog=fog, det=0.3)


def _platform(c: Card, x0: float, x1: float, y: float) -> None:
    """Two planks side by side, seen a little from above, and their shadow below."""
    dx, dy = BACK
    c.shade(poly([(x0, y + 10), (x1 + 12, y + 10), (x1 + 16, y + 34), (x0 + 10, y + 30)]), 0.3, 6, "#4c3c5c")
    top = [(x0, y), (x1, y), (x1 + dx, y + dy), (x0 + dx, y + dy)]
    m = c.paint(poly(top), PINE, vol=3, wob=0.25, amb=0.62, edge=0.2, det=0.4, grain=1)
    c.line([(x0 + dx / 2, y + dy / 2), (x1 + dx / 2, y + dy / 2)], 2, "#6c4830", 0.6, 0.3, clip=m, ends=0.9)
    edge = poly([(x0, y - 1), (x1, y - 1), (x1, y + 10), (x0, y + 10)])
    c.paint(edge, PINE, vol=4, wob=0.25, amb=0.2, det=0.4, edge=0.3, rim=0.4)


def _lashing(c: Card, x: float, y: float) -> None:
    """Rope wound round a joint."""
    for k in (-4, 0, 4):
        c.line([(x - 8, y + k + 2), (x + 8, y + k - 2)], 3, LASHING, 0.9, 0.2, ends=0.8)
