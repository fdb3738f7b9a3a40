"""Beans climbing a sword stuck into the earth."""

import math

from studio.paint import Card, Frame
from studio.palettes import SPRING, STEEL, WALNUT
from studio.shapes import blob, ell, poly, taper

BEAN = ["#14382c", "#2c6434", "#5c9440", "#b4cc6c"]


def bean_sword(c: Card, x: float, y: float) -> None:
    """A sword 430 high in the earth at (x, y); beans climb blade and strings, pods hang from the guard."""
    f = c.at(x, y, 1.0, -5, vol=8, wob=0.3, rim=0.8, amb=0.35)
    f.shade(ell(0, 4, 46, 9), 0.5, 6)
    for side in (-62, 62):
        f.line([(side * 0.92, -322), (side * 1.02, 0)], 2.4, "#e8dcb4", alpha=0.9, ends=0.9)
    f.paint(poly([(-15, -330), (15, -330), (13, 0), (-13, 0)]), STEEL, vol=9, det=0.4)
    f.line([(0, -320), (0, -6)], 3, "#5c6478", alpha=0.6, ends=0.8)
    f.paint(taper((-78, -324, 15), (0, -334, 20), (78, -324, 15)), STEEL, vol=8, det=0.6)
    f.paint(taper((0, -342, 17), (0, -410, 14)), WALNUT, vol=6)
    f.paint(ell(0, -424, 19), STEEL, vol=12, det=0.6)
    for vx, amp in ((0, 20), (-60, 7), (60, 7)):
        _vine(f, [(vx + amp * math.sin(k * 1.25), -22 * k) for k in range(15)], 1 if vx == 0 else 2)
    for px, py in ((-72, -310), (-36, -318), (38, -318), (70, -308), (-34, -196), (32, -120)):
        pod = taper((px, py, 6), (px + 5, py + 30, 14), (px - 2, py + 68, 5))
        f.paint(pod, SPRING, vol=5, edge=0.35, det=0.5)


def _vine(f: Frame, vine: list[tuple[float, float]], every: int) -> None:
    """One stem with a heart-shaped leaf at every so many turns, to either side."""
    f.line(vine, 4.4, "#3c7434", alpha=0.95, ends=0.6)
    for k in range(1, 15, every):
        s = 1 if k % 2 else -1
        x, y = vine[k]
        upper = ((x, y, "c"), (x + s * 8, y - 15), (x + s * 24, y - 13))
        lower = ((x + s * 38, y + 8, "c"), (x + s * 20, y + 14), (x + s * 6, y + 12))
        f.paint(blob(*upper, *lower), BEAN, vol=7, edge=0.4, tex=0.3)
        f.line([(x, y), (x + s * 32, y + 6)], 1.8, "#c8dc90", alpha=0.6)
