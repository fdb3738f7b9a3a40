"""A palm with a ringed trunk and arching fronds that are feathered to their tips."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import WOOD
from studio.shapes import Path, ell, poly, taper

SHADE = (-190, 10, -118, -64)
LEAFLETS = 15
LIT = (-162, -20, -92, -46, -136)


def _frond(x: float, y: float, angle: float, reach: float) -> Path:
    """A rib that rises and droops, with leaflets swept towards its tip, the lower ones longer."""
    a = math.radians(angle)
    t = np.linspace(0, 1, LEAFLETS)
    px = x + math.cos(a) * reach * t
    py = y + math.sin(a) * reach * 0.8 * t + reach * (0.2 + 0.34 * abs(math.cos(a))) * t**2
    dx, dy = np.gradient(px), np.gradient(py)
    n = np.hypot(dx, dy)
    ux, uy = dx / n, dy / n
    size = reach * 0.15 * np.sin(np.pi * np.clip(t * 0.86 + 0.12, 0, 1)) ** 0.7
    down = 1.0 if math.cos(a) >= 0 else -1.0
    edges = []
    for side, long in ((down, 1.15), (-down, 0.75)):
        tip = np.where(np.arange(LEAFLETS) % 2 == 0, 0.2, 1.0) * size * long
        sweep = np.where(np.arange(LEAFLETS) % 2 == 0, 0.0, 0.7) * size
        edges.append(np.stack([px - uy * side * tip + ux * sweep, py + ux * side * tip + uy * sweep], 1))
    return poly(np.vstack([edges[0], edges[1][::-1]]))


def feathered_palm(c: Card, x: float, y: float, h: float, ramp: Ramp, lean: float = 0.15) -> None:
    """Its foot at (x, y), about `h` high, the crown `lean` x h to the right."""
    tx, ty = x + lean * h, y - h * 0.78
    mid = (x + lean * h * 0.24, y - h * 0.42)
    for a in SHADE:
        c.paint(_frond(tx, ty, a, h * 0.42), [*ramp[:2], ramp[2]], vol=h * 0.02, amb=0.14, wob=0.4, edge=0.2)
    swell = ((x - 2 * lean, y + 2, h * 0.1), (x + lean * h * 0.06, y - h * 0.08, h * 0.07))
    m = c.paint(taper(*swell, (*mid, h * 0.05), (tx, ty, h * 0.045)), WOOD, vol=h * 0.03, wob=0.5, edge=0.3)
    for i in range(1, 9):
        t = i / 9
        u = 1 - t
        bx = u * u * x + 2 * u * t * mid[0] + t * t * tx
        by = y + (ty - y) * t
        w = h * 0.045
        c.line([(bx - w, by - 2), (bx, by + 3), (bx + w, by - 2)], 2.6, WOOD[0], 0.55, 0.3, clip=m)
    for a in LIT:
        c.paint(_frond(tx, ty, a, h * 0.43), ramp, vol=h * 0.025, amb=0.3, wob=0.4, edge=0.2, rim=0.5, rimw=3)
    for dx in (-0.03, 0.025):
        c.paint(ell(tx + dx * h, ty + h * 0.03, h * 0.026), WOOD, vol=4, wob=0.2, edge=0.3)
