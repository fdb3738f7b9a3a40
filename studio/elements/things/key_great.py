"""A key as tall as a gate."""

from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import cut, ell, poly, taper


def gate_key(c: Card, x: float, y: float, rot: float, light: tuple[float, float, float]) -> None:
    """A brass key 490 high standing on its bit at (x, y), leaning by `rot`."""
    f = c.at(x, y, 1, rot, vol=12, wob=0.3, edge=0.3, amb=0.2, rim=0.7, light=light)
    f.shade(taper((14, 0, 50), (30, -470, 90)), 0.45, 18)
    f.paint(taper((0, -4, 26), (0, -340, 24)), BRASS)
    wards = (62, -22), (62, -50), (40, -50), (40, -66), (66, -66), (66, -100)
    f.paint(poly([(2, -22), *wards, (2, -100)]), BRASS, vol=9)
    f.paint(cut(ell(0, -412, 74, 80), ell(0, -414, 45, 50)), BRASS, vol=14)
    for ring in (-330, -308, -118):
        f.paint(ell(0, ring, 22, 9), BRASS, vol=7)
