"""A dormer window with snow on its roof and a lamp inside."""

from studio.elements.land.snow_bedding import QUILT
from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import blob, ell, poly, rect, taper


def lit_dormer(c: Card, x: float, y: float) -> None:
    """The dormer, its middle at (x, y), 150 high with its roof; somebody lives in there."""
    f = c.at(x, y, 1.0, 0, wob=0.3, vol=6, det=0.8, edge=0.3)
    c.halo(x, y, 130, "#ff9a3c", 0.75)
    f.shade(rect(-34, -44, 34, 44), 0.5, 9, "#141a34")
    f.paint(rect(-28, -34, 28, 40), ["#2c1818", "#5c3020", "#a0603c"], vol=5)
    f.flat(rect(-20, -28, 20, 32), "#ffb444", 1, 0.6, det=1)
    f.flat(ell(0, 6, 11, 17), "#fff4bc", 0.9, 4)
    for bar in ([(0, -28), (0, 32)], [(-20, 2), (20, 2)]):
        f.line(bar, 3.6, "#4a2418", alpha=1, ends=0.9)
    f.paint(poly([(-46, -24), (0, -66), (46, -24), (30, -30), (0, -52), (-30, -30)]), PINE, vol=4)
    snow = blob((-50, -26), (-26, -54), (0, -76), (26, -54), (50, -26), (24, -42), (0, -60), (-24, -42))
    f.paint(snow, QUILT, vol=8, amb=0.4)
    f.paint(taper((-38, 44, 12), (0, 42, 14), (38, 44, 12)), QUILT, vol=6, amb=0.4)
