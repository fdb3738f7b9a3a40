"""A wooden sledge, forgotten outside, snow on its seat."""

from studio.paint import Card
from studio.palettes import PINE, SNOW
from studio.shapes import blob, ell, poly


def forgotten_sledge(c: Card, x: float, y: float, s: float = 1.1, rot: float = -4) -> None:
    """In side view, its runners turned up to the left, standing at (x, y); its rope lies on the snow."""
    f = c.at(x, y, s, rot, vol=4, wob=0.3, det=0.8, edge=0.3)
    f.shade(ell(6, 7, 66, 7), 0.6, 4, "#3c4c74")
    f.flat(poly([(-40, -12), (54, -12), (54, 3), (-36, 3)]), "#5c6c8c", 0.4, 3)
    f.line([(-60, -22), (-54, 0), (-30, 4), (56, 4)], 5, "#8c2c20", alpha=1, ends=0.8)
    for u in (-34, 8, 46):
        f.line([(u, 3), (u, -16)], 4, "#6a3a20", alpha=1, ends=0.9)
    f.paint(poly([(-50, -22), (60, -22), (60, -15), (-50, -15)]), PINE)
    f.paint(blob((-30, -22), (-20, -31), (14, -34), (46, -28), (56, -22)), SNOW, vol=6)
    f.line([(-60, -22), (-84, -8), (-96, 8), (-112, 8)], 2.4, "#6a3a20", alpha=0.9)
    drift = blob((-30, 12), (-20, 3), (10, 0), (30, 4), (66, -3), (78, 6), (60, 14))
    f.paint(drift, SNOW, vol=6, amb=0.5, edge=0.05)
