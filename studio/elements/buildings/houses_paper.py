"""Small houses folded out of paper, with a light in the window."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell, poly

FOLDED: Ramp = ["#54485c", "#a08c74", "#e4cc9c", "#fff0c8"]
FOLDED_SIDE: Ramp = ["#3c3448", "#7c6c64", "#b09878"]


def paper_house(c: Card, x: float, y: float, h: float, light: tuple[float, float, float]) -> None:
    """One house `h` high; its window shines on the water before it."""
    f = c.at(x, y, h / 60, 0, vol=5, wob=0.3, edge=0.35, light=light, det=0.6)
    f.shade(ell(4, 2, 34, 7), 0.5, 5)
    f.paint(poly([(-24, 0), (-24, -34), (0, -60), (12, -34), (12, 0)]), FOLDED, amb=0.4)
    side = poly([(12, 0), (12, -34), (0, -60), (26, -50), (34, -30), (34, -4)])
    f.paint(side, FOLDED_SIDE, amb=0.3)
    f.flat(poly([(-13, -8), (-13, -28), (1, -28), (1, -8)]), "#ff9c38", 1, det=1)
    c.halo(*f.pt(-6, -18), 34, "#ff9030", 0.45)
    c.glints(x - 6, y + 14, y + 74, 9, "#ff9c40", 16, 0.6)
