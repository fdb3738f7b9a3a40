"""A wall of small drawers as high as a tower, and drawers pulled out of it towards us."""

from typing import Any

from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import ell, poly, rect

EYE = (400.0, 1080.0)  # where we stand and look up from
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
    """One drawer drawer_front with its sunk panel and its knob."""
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


def pulled_drawer(c: Card, box: Box, out: float, inner: str | None = None, a: float = 0.9) -> Box:
    """Draw a drawer out towards us; returns its drawer_front. `inner` is the light it holds."""
    x0, y0, x1, y1 = box
    near = [
        (EYE[0] + (x - EYE[0]) * (1 + out), EYE[1] + (y - EYE[1]) * (1 + out))
        for x, y in ((x0, y0), (x1, y1))
    ]
    nx0, ny0, nx1, ny1 = near[0][0], near[0][1] + 10, near[1][0], near[1][1] + 10
    c.flat(rect(x0, y0, x1, y1), "#08080e", 0.95, wob=0.4)
    if inner:
        c.flat(rect(x0 + 3, y0 + 2, x1 - 3, y1), inner, a, 3, wob=0.4)
        c.halo((x0 + x1) / 2, y0, (x1 - x0) * 1.1, inner, 0.8)
    c.shade(poly([(x0, y1), (x1, y1), (nx1 + 6, ny1 + 40), (nx0 + 6, ny1 + 40)]), 0.6, 10)
    c.paint(poly([(x0, y1), (x1, y1), (nx1, ny1), (nx0, ny1)]), HOLLOW, vol=3, wob=0.3)
    inside = (x0, nx0) if (x0 + x1) / 2 > EYE[0] else (x1, nx1)
    c.paint(
        poly([(inside[0], y0), (inside[0], y1), (inside[1], ny1), (inside[1], ny0)]),
        WALNUT[:3],
        vol=3,
        wob=0.3,
    )
    face = (nx0, ny0 + 12, nx1, ny1)
    drawer_front(c, face, ((x0 + x1) / 2, y0 - 60, 120))
    return face
