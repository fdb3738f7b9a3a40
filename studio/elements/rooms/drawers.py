"""A wall of small drawers as high as a tower, and drawers pulled out of it towards us."""

from typing import Any

from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import ell, poly, rect

WALNUT = ["#140e14", "#382220", "#6c4430", "#ac7848", "#ffd898"]
HOLLOW = ["#08080e", "#141018", "#2c1e20"]
ROWS = (36, 118, 204, 292, 388, 484, 588, 690, 800, 914, 1034, 1164)
Box = tuple[float, float, float, float]


def _columns(row: int) -> list[float]:
    """Where the drawers of one row begin and end: never twice the same."""
    n = 6 + (row * 5) % 3
    xs = [30 + 740 * k / n + (14 * ((k * 7 + row * 3) % 5 - 2) if 0 < k < n else 0) for k in range(n + 1)]
    return [float(x) for x in xs]


def _boxes() -> list[Box]:
    """Every drawer of the wall."""
    out: list[Box] = []
    for row in range(len(ROWS) - 1):
        xs = _columns(row)
        out += [(xs[k] + 4, ROWS[row] + 4, xs[k + 1] - 4, ROWS[row + 1] - 4) for k in range(len(xs) - 1)]
    return out


def drawer_at(x: float, y: float) -> Box:
    """The drawer under a point."""
    return min(_boxes(), key=lambda b: abs((b[0] + b[2]) / 2 - x) + abs((b[1] + b[3]) / 2 - y))


def drawer_front(c: Card, box: Box, light: tuple[float, float, float], knob: bool = True) -> None:
    """One drawer front with its sunk panel and its knob."""
    x0, y0, x1, y1 = box
    how: dict[str, Any] = {"wob": 0.5, "light": light, "tex": 0.35, "grain": 1}
    c.paint(rect(x0, y0, x1, y1, 4), WALNUT, vol=7, edge=0.34, amb=0.16, rim=0.4, **how)
    c.paint(rect(x0 + 11, y0 + 11, x1 - 11, y1 - 11, 3), WALNUT, vol=5, edge=0.3, amb=0.14, **how)
    if knob:
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        c.shade(ell(x + 2, y + 6, 10, 7), 0.6, 3)
        c.paint(ell(x, y, 8), BRASS, vol=6, wob=0.2, edge=0.35, amb=0.3, light=light)


def drawer_wall(c: Card, x: float, y: float) -> None:
    """The wall fills the page; it is warm round (x, y), blue in the corners."""
    c.sky([(0, "#1c1418"), (1200, "#140e14")])
    for box in _boxes():
        drawer_front(c, box, (x, y, 150))
    c.darken(c.radial(x, y, 220, 860) * 0.75, "#141c3c", 0.62)
    c.glow(x, y, 360, "#ffb060", 0.3, 1.5)


def open_drawer(c: Card, box: Box, out: float = 46, inner: str | None = None, a: float = 0.9) -> Box:
    """Draw a drawer `out` pixels towards us: hole, shadow, side walls, hollow. `inner` is the light it holds.

    Returns its front: paint what is inside, then `open_front`.
    """
    x0, y0, x1, y1 = box
    fx0, fy0, fx1, fy1 = front = (x0 - out * 0.14, y0 + out, x1 + out * 0.14, y1 + out * 1.1)
    c.shade(
        poly([(fx0 + 4, y1 - 8), (fx1 + 10, y1 - 8), (fx1 + 22, fy1 + 30), (fx0 + 14, fy1 + 30)]), 0.75, 11
    )
    c.flat(rect(x0 - 3, y0 - 3, x1 + 3, y1), "#0a080e", 0.97, wob=0.4)
    well = c.mask(poly([(x0 + 5, y0 + 9), (x1 - 5, y0 + 9), (fx1 - 8, fy0 + 8), (fx0 + 8, fy0 + 8)]), 0.3)
    c.paint(well, HOLLOW, vol=2, edge=0, amb=0.2, grad=(-0.3, 0.3))
    if inner:
        c.flat(well, inner, a, 3)
        c.halo((x0 + x1) / 2, y0 + 10, (x1 - x0) * 1.1, inner, 0.8)
    c.shade(rect(x0, y0 - 4, x1, y0 + 15), 0.3 if inner else 0.8, 5)
    for wx, fx, side in ((x0 + 1, fx0 + 2, 1), (x1 - 1, fx1 - 2, -1)):
        inner_face = poly(
            [(wx + side * 6, y0 + 7), (wx + side * 17, y0 + 20), (fx + side * 22, fy0 + 8), (fx, fy0 + 8)]
        )
        c.paint(inner_face, WALNUT[:3], vol=2, wob=0.3, edge=0.1, amb=0.1 if not inner else 0.5)
        rim = poly([(wx, y0 + 5), (wx + side * 7, y0 + 5), (fx + side * 11, fy0 + 8), (fx, fy0 + 8)])
        c.paint(rim, WALNUT, vol=3, wob=0.3, edge=0.3, amb=0.34)
    return front


def open_front(c: Card, front: Box, light: tuple[float, float, float]) -> None:
    """The front of an open drawer: the thickness of its board, then the panel towards us."""
    x0, y0, x1, _ = front
    c.shade(rect(x0 + 10, y0 - 13, x1 - 10, y0 - 2), 0.5, 4)
    c.paint(rect(x0 + 1, y0 - 5, x1 - 1, y0 + 5, 2), WALNUT, vol=2, wob=0.3, edge=0.3, amb=0.5, light=light)
    drawer_front(c, front, light)
