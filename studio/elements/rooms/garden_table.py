"""A round iron garden table under a cloth."""

from studio.paint import Card, Frame
from studio.palettes import IRON
from studio.shapes import blob, ell, taper

CLOTH = ["#5c5464", "#a89c9c", "#dccfb4", "#f4e8cc"]


def garden_table(c: Card, x: float, y: float, light: tuple[float, float, float]) -> Frame:
    """260 wide; returns its frame, in which things stand on it at (0, -180)."""
    f = c.at(x, y, 1.0, vol=8, wob=0.35, edge=0.3, light=light, amb=0.3, rim=0.6)
    f.shade(ell(0, 4, 120, 20), 0.6, 12)
    for s in (-1, 1):
        f.paint(taper((s * 12, -170, 11), (s * 30, -80, 9), (s * 74, 0, 9)), IRON)
    f.paint(taper((0, -170, 11), (0, 8, 9)), IRON)
    right = ((130, -186), (136, -150), (112, -112), (88, -128), (56, -104), (20, -122))
    left = ((-18, -102), (-54, -122), (-88, -104), (-114, -124), (-136, -150))
    m = f.paint(blob((-130, -186), (0, -208), *right, *left), CLOTH, vol=14, amb=0.3)
    for fx in (-96, -56, -14, 30, 72, 108):
        f.line([(fx, -168), (fx * 1.04, -116)], 6, "#7c7488", alpha=0.4, clip=m)
    f.paint(ell(0, -184, 128, 24), ["#8c8070", "#dcc490", "#f8e8bc"], vol=4, amb=0.5, edge=0.2)
    return f
