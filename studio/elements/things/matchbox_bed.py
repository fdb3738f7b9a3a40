"""A matchbox made up as a bed."""

from studio.paint import Card
from studio.palettes import BLUE, LINEN, RED
from studio.shapes import blob, ell, poly


def matchbox_bed(c: Card, x: float, y: float, rot: float = -3) -> None:
    """The drawer, 220 wide, its pillow at the left and a striped red blanket; (x, y) is the middle of its near edge."""
    f = c.at(x, y, 1.0, rot, wob=0.3, vol=6, edge=0.3, det=0.6)
    f.shade(ell(0, 8, 110, 16), 0.55, 9)
    f.paint(poly([(-96, -46), (80, -46), (104, 0), (-112, 0)]), ["#2c2c4c", "#545880", "#9494ac"], vol=4)
    f.paint(poly([(-112, 0), (104, 0), (104, 30), (-112, 30)]), BLUE, vol=5)
    f.paint(poly([(104, 0), (80, -46), (86, -20), (106, 28)]), BLUE, vol=3)
    f.paint(blob((-84, -40), (-30, -42), (-26, -8), (-92, -6)), LINEN, vol=10)
    f.paint(blob((-34, -44), (78, -44), (98, -2), (30, 4), (-40, -2)), RED, vol=12)
    for i in range(3):
        f.line([(-16 + i * 36, -44), (-12 + i * 42, 0)], 6, "#f4c488", alpha=0.7)
