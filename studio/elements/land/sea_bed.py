"""The floor of the sea: mud in a pool of lamplight with a path of flat stones, or sand; and bubbles."""

from collections.abc import Sequence

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import SAND, STONE
from studio.shapes import blob, ell, poly, rect

MUD: Ramp = ["#0a1418", "#1a2c2c", "#4c4c38", "#a8844c", "#f0c878"]


def lamplit_bed(c: Card, light: tuple[float, float, float], path: Sequence[tuple[float, float]]) -> None:
    """Mud from 1016 down, the pool of light on it, and flat stones at the points of `path`, far to near."""
    ridge = ((-40, 1016), (140, 1032), (400, 1044), (660, 1032), (840, 1016))
    ground = blob(*ridge, (840, 1260, "c"), (-40, 1260, "c"))
    m = c.paint(ground, MUD, vol=4, amb=0.3, tex=0.35, light=light, edge=0, grad=(0.1, -0.35))
    c.marks(m, 0.05, 260, 34, 4, jit=0.1, alpha=0.4)
    c.glow(400, 1090, 330, "#ffb850", 0.42, 1.5, 0.3)
    for k, (x, y) in enumerate(path):
        r = 22 + k * 7
        c.shade(ell(x, y + 6, r, r * 0.34), 0.5, 5)
        c.paint(ell(x, y, r, r * 0.34), STONE, vol=6, light=light, amb=0.3)


def sand_floor(c: Card, y: float) -> None:
    """Greenish sand from `y` down, shaded where something stands on its far edge."""
    ground = poly([(-20, y), (820, y), (820, 1220), (-20, 1220)])
    floor = c.paint(ground, ["#24444c", *SAND[1:]], vol=8, amb=0.3, gain=0.7)
    c.marks(floor, 0.05, 300, 40, 3, jit=0.1, alpha=0.4)
    c.shade(rect(-10, y - 6, 810, y + 24), 0.6, 16)


def bubble(c: Card, x: float, y: float, r: float) -> None:
    """One bubble of air."""
    c.paint(ell(x, y, r), ["#3c8c8c", "#9cdccc", "#f0fff0"], vol=5, alpha=0.5, wob=0.3, edge=0.5)


def bubbles(c: Card, places: Sequence[tuple[float, float, float]]) -> None:
    """Several, each (x, y, radius)."""
    for place in places:
        bubble(c, *place)
