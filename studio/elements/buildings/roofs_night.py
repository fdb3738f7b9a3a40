"""The roofs of a town at night: narrow gabled houses from the front, and a long roof to rest a toe on."""

from collections.abc import Sequence
from typing import Any

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import poly, rect

NIGHT_WALL: Ramp = ["#140c28", "#2c2450", "#54487c", "#9c88ac"]
ROSE_TILES: Ramp = ["#28142c", "#6c3450", "#b06470", "#f0b09c"]
PLUM_TILES: Ramp = ["#1c1030", "#4c2c58", "#845480", "#d09cb0"]
DARK_GLASS: Ramp = ["#0c0820", "#1c1840", "#3c3c70"]


def gabled_house(
    c: Card, x: float, y: float, w: float, h: float, tiles: Ramp, fog: float, chimney: float
) -> None:
    """A narrow gabled house seen from the front, ridge at `y`, eaves `h` below, its wall as far as the page goes."""
    left, right = x + w * chimney, x + w * chimney + w * 0.14
    how: dict[str, Any] = {"fog": fog, "wob": 0.5, "rim": 0.5}
    c.paint(rect(left, y - h * 0.1, right, y + h * 0.7), NIGHT_WALL, vol=6, **how)
    c.paint(rect(left - 4, y - h * 0.16, right + 4, y - h * 0.06), tiles, vol=5, **how)
    wall = rect(x - w * 0.42, y + h * 0.7, x + w * 0.42, 1260)
    c.paint(wall, NIGHT_WALL, vol=8, fog=fog, wob=0.6, grad=(0.05, -0.25))
    gable = poly([(x, y), (x + w * 0.56, y + h), (x - w * 0.56, y + h)])
    m = c.paint(gable, tiles, vol=16, fog=fog, wob=0.8, rim=0.7, edge=0.25)
    c.marks(m, 1.57, int(w * 1.4), 13, 5, jit=0.1 * (1 - fog), alpha=0.6)
    for dx in (-0.18, 0.18):
        wx, wy = x + dx * w, y + h * 1.28
        pane = rect(wx - w * 0.08, wy, wx + w * 0.08, wy + w * 0.24, 3)
        c.paint(pane, DARK_GLASS, vol=3, fog=fog, wob=0.3, det=0.6)


def long_roof(c: Card, x: float, y: float, w: float, tiles: Ramp, fog: float) -> None:
    """A roof seen from its long side, the ridge runs `w` to the right from (x, y)."""
    c.paint(rect(x + w * 0.9, y - 50, x + w * 0.99, y + 30), NIGHT_WALL, vol=6, fog=fog, wob=0.5, rim=0.6)
    slope = poly([(x, y), (x + w, y), (x + w + 40, y + 120), (x - 40, y + 120)])
    m = c.paint(slope, tiles, vol=12, fog=fog, wob=0.8, rim=0.8, edge=0.25, grad=(0.12, -0.2))
    c.marks(m, 1.6, int(w * 2.2), 15, 6, jit=0.1, alpha=0.6)
    c.paint(rect(x - 20, y + 116, x + w + 20, 1260), NIGHT_WALL, vol=8, fog=fog, wob=0.6)


def row_of_gables(
    c: Card,
    xs: Sequence[int],
    y: int,
    uneven: tuple[int, int],
    size: tuple[float, float],
    tiles: tuple[Ramp, Ramp],
    fog: float,
    chimney: float,
) -> None:
    """Houses of one `size` (width, height) at `xs`, two kinds of tiles by turns; `uneven` (step, range) lowers their ridges."""
    step, most = uneven
    for i, x in enumerate(xs):
        gabled_house(c, x, y + (i * step) % most, *size, tiles[i % 2], fog, chimney)


def wall_below(c: Card, y: float, fog: float) -> None:
    """A wall across the page from `y` down, so that no sky shows between the houses of a row."""
    c.paint(rect(-20, y, 820, 1230), NIGHT_WALL, vol=3, fog=fog, edge=0)
