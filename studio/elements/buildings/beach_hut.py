"""A striped beach hut with its door open, and the tent of a fair."""

from studio.elements.buildings.houses import tent
from studio.paint import Card
from studio.palettes import CREAM, LINEN, OCHRE, ROSE, TEAL
from studio.shapes import poly, rect


def beach_hut(c: Card, x: float, y: float, s: float = 1.1) -> None:
    """A hut 190 high at s=1 standing at (x, y), its door opening outwards on the right."""
    f = c.at(x, y, s, wob=0.4, det=0.4, vol=5)
    m = f.paint(poly([(-52, 4), (-52, -120), (0, -164), (52, -120), (52, 4)]), CREAM, grad=(0.1, -0.1))
    for px in (-44, -16, 12, 40):
        f.paint(rect(px - 7, -170, px + 7, 4), TEAL, vol=3, clip=m, edge=0.03, alpha=0.85)
    f.paint(poly([(-64, -112), (0, -172), (64, -112), (64, -126), (0, -188), (-64, -126)]), OCHRE)
    f.paint(rect(-20, -92, 22, 4), ["#141c20", "#24343a", "#3c5458"], vol=2)
    f.paint(poly([(22, -92), (52, -84), (52, 12), (22, 4)]), LINEN, vol=3)


def fair_tent(c: Card, x: float, y: float, h: float = 150, fog: float = 0.12) -> None:
    """A rose and cream tent with a pennant, standing at (x, y)."""
    tent(c, x, y, h, ROSE, CREAM, fog=fog)
    top = y - h
    c.paint(poly([(x - 1, top + 8), (x - 1, top - 14), (x + 28, top - 5)]), OCHRE, vol=3, det=0.6)
