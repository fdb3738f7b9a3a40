"""A doorman who is only a coat with a cap above it, set on a chair."""

from studio.elements.rooms.furniture import chair
from studio.paint import Card
from studio.palettes import BRASS, NAVY, WALNUT
from studio.shapes import blob, ell, poly, taper


def coat_on_chair(c: Card, x: float, y: float, chair_h: float = 132) -> None:
    """A coat, a cap, a chair standing at (x, y), and nobody."""
    c.shade(ell(x + 6, y, 62, 9), 0.45, 5, "#6a5844")
    chair(c, x, y, chair_h, WALNUT)
    f = c.at(x - 6, y - 24, 0.82, vol=10, wob=0.3, det=0.7, rim=0.5)
    shoulders = ((-24, -104), (0, -112), (26, -104), (38, -70), (34, -44))
    f.paint(blob(*shoulders, (-6, -40), (-34, -40), (-40, -34), (-42, -52), (-28, -70)), NAVY)
    f.paint(taper((-26, -98, 20), (-36, -70, 18), (-42, -42, 17)), NAVY)
    f.paint(taper((26, -98, 20), (38, -72, 18), (30, -46, 17)), NAVY)
    f.paint(poly([(-38, -44), (34, -44), (28, -8), (-34, -8)]), NAVY)
    f.line([(0, -110), (-4, -74), (-6, -44)], 2.4, NAVY[0])
    for py in (-92, -76, -60):
        f.paint(ell(-10, py, 3.6), BRASS, vol=2)
    f.flat(ell(0, -110, 11, 5), "#0a0c18", 0.95)
    f.paint(blob((-20, -136), (-16, -150), (6, -154), (24, -146), (24, -134)), NAVY)
    f.paint(poly([(-34, -132), (-18, -138), (24, -136), (24, -130)]), WALNUT, vol=3)
    f.paint(ell(-4, -143, 4.4), BRASS, vol=2)
