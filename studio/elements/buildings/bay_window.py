"""A bay window on a street by night, lit, with a cradle inside and a coin left on its sill."""

from typing import Any

import numpy as np

from studio.colour import Ramp
from studio.elements.things.shells import cradle
from studio.paint import Card
from studio.shapes import blob, ell, poly, rect

STONE: Ramp = ["#0c1828", "#20344c", "#44586c", "#a09878"]
LEAD: Ramp = ["#081020", "#14243c", "#2c4460", "#5c7080"]
ROOM: Ramp = ["#d8741c", "#f8b040", "#ffe08c"]
DRAPE: Ramp = ["#5c1c10", "#a8481c", "#e08c34"]
GOLD: Ramp = ["#4c2408", "#a8641c", "#f0b848", "#fff4c0"]


def bay_window(c: Card, x: float, y: float, vanish: tuple[float, float]) -> None:
    """Its sill from (x, y) 100 to the right, where it meets the wall; its other side runs to the vanishing point."""
    top, right = y - 166, x + 100
    c.glow(x + 50, y - 80, 190, "#ffb040", 0.42, 1.8)
    c.shade(poly([(x + 30, y), (right, y), (right, y + 130), (x + 70, y + 60)]), 0.5, 10)
    c.paint(blob((x + 18, y + 8, "c"), (right + 8, y + 8, "c"), (right + 8, y + 92), (right - 10, y + 84), (x + 74, y + 44)),
        STONE, vol=10, amb=0.24, edge=0.3, wob=0.4)  # fmt: skip
    _street_side(c, x, y, vanish)
    c.paint(rect(x - 4, top - 6, right + 6, y + 4), STONE, vol=4, amb=0.34, edge=0.3, wob=0.3)
    _room(c, x + 8, top + 6, right - 6, y - 6)
    c.paint(
        poly([(x - 10, top - 2), (right + 8, top - 2), (right + 8, top - 66), (x + 34, top - 40)]),
        LEAD,
        vol=8,
        edge=0.3,
        wob=0.4,
    )
    c.paint(rect(x - 12, top - 8, right + 8, top + 5, 3), STONE, vol=5, amb=0.4, wob=0.3)
    _sill(c, x, y)


def _street_side(c: Card, x: float, y: float, vanish: tuple[float, float]) -> None:
    """The narrow side towards the street, one tall pane in it."""

    def away(px: float, py: float, k: float) -> tuple[float, float]:
        return vanish[0] + (px - vanish[0]) * k, vanish[1] + (py - vanish[1]) * k

    top = y - 170
    c.paint(
        poly([(x, top), away(x, top, 0.84), away(x, y + 6, 0.84), (x, y + 6)]),
        STONE,
        vol=3,
        amb=0.3,
        edge=0.3,
        wob=0.3,
    )
    pane = [away(x, top + 18, 0.97), away(x, top + 18, 0.87), away(x, y - 14, 0.87), away(x, y - 14, 0.97)]
    c.paint(poly(pane), ROOM, vol=2, amb=0.45, wob=0.3, det=0.6)


def _room(c: Card, x0: float, y0: float, x1: float, y1: float) -> None:
    """What one sees through the pane: a warm room, drapes, a cradle; then the bars in front of it."""
    before, w = c.img.copy(), x1 - x0
    pane = c.mask(rect(x0, y0, x1, y1), 0.3)
    c.paint(rect(x0 - 4, y0 - 4, x1 + 4, y1 + 4), ROOM, vol=3, amb=0.55, wob=0.2, edge=0, grad=(0.1, -0.2))
    cradle(c, x0 + w * 0.5, y1 + 2, 76, ["#2c1008", "#5c2c10", "#8c4c1c", "#b87430"])
    left = ((x0 - 4, y0 - 4, "c"), (x0 + w * 0.34, y0 - 4, "c"), (x0 + w * 0.18, y0 + 50), (x0 - 4, y0 + 92))
    swag = blob(*left), blob(*[(x0 + x1 - p[0], *p[1:]) for p in left])
    for side in swag:
        c.paint(side, DRAPE, vol=7, amb=0.4, edge=0.25, wob=0.4)
    c.img = np.asarray(before * (1 - pane[..., None]) + c.img * pane[..., None], np.float32)
    mid, across = (x0 + x1) / 2, y0 + (y1 - y0) * 0.4
    c.line([(mid, y0), (mid, y1)], 4, "#5c3018", 0.9, 0.2, ends=0.9)
    c.line([(x0, across), (x1, across)], 4, "#5c3018", 0.9, 0.2, ends=0.9)


def _sill(c: Card, x: float, y: float) -> None:
    """A stone ledge under the pane; a coin leans on the frame, its edge towards us."""
    c.paint(
        rect(x - 26, y - 2, x + 108, y + 16, 4),
        STONE,
        vol=6,
        amb=0.4,
        wob=0.3,
        edge=0.35,
        rim=0.8,
        light=(x + 40, y - 40, 60),
    )
    c.shade(ell(x - 2, y - 1, 18, 4), 0.7, 3)
    how: dict[str, Any] = {"wob": 0.2, "det": 0.9, "edge": 0.35, "amb": 0.45}
    c.paint(ell(x + 5, y - 19, 13, 18, 14), GOLD[:3], vol=2, **how)
    c.paint(ell(x, y - 19, 13, 18, 14), GOLD, vol=4, rim=0.8, **how)
    c.paint(ell(x, y - 19, 8, 12, 14), GOLD[:3], vol=2, **how)
    c.dot(x - 5, y - 28, 2.6, "#fffbe0", 1)
