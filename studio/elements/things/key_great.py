"""A key as tall as a gate."""

from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import cut, ell, poly, taper


def gate_key(c: Card, x: float, y: float, rot: float, light: tuple[float, float, float]) -> None:
    """A brass key 490 high, its bit on the ground at (x, y), leaning by `rot` on what is beside it."""
    away = -1 if light[0] > x else 1
    thrown = c.at(x + away * 6, y - 6, 1.08, rot + away * 9)
    for shape, a in (
        (taper((0, 0, 34), (0, -340, 30)), 0.85),
        (cut(ell(0, -412, 80, 86), ell(0, -414, 42, 46)), 0.8),
    ):
        thrown.shade(shape, a, 9, "#050812")
    c.shade(ell(x + away * 26, y + 4, 70, 13), 0.6, 8, "#0c0808")
    f = c.at(x, y, 1, rot, vol=12, wob=0.3, edge=0.3, amb=0.16, rim=0.7, light=light)
    f.shade(cut(ell(10, -406, 80, 86), ell(8, -410, 42, 46)), 0.5, 9, "#1c0808")
    f.paint(taper((0, -4, 26), (0, -340, 24)), BRASS)
    wards = (62, -22), (62, -50), (40, -50), (40, -66), (66, -66), (66, -100)
    f.paint(poly([(2, -22), *wards, (2, -100)]), BRASS, vol=9)
    f.paint(cut(ell(0, -412, 74, 80), ell(0, -414, 45, 50)), BRASS, vol=14)
    for ring in (-330, -308, -118):
        f.paint(ell(0, ring, 22, 9), BRASS, vol=7)
