"""What children take to the sand: a small spade that leans, and a tin pail in which the sand has begun to sprout."""

from studio.colour import Ramp
from studio.elements.land.sand_in_glass import SAND
from studio.paint import Card
from studio.palettes import IRON, PINE
from studio.shapes import blob, cut, ell, poly, taper

TIN: Ramp = ["#101c24", "#2c4c58", "#5c8488", "#b8ccb0", "#f0ecc8"]
SHOOT: Ramp = ["#163c24", "#3c8440", "#90c050", "#f0f4a0"]


def leaning_spade(c: Card, x: float, y: float, rot: float = -21) -> None:
    """A spade 196 long, its blade on the ground at (x, y) in a little spilt sand, its handle leaning to the left."""
    light = (x - 250.0, y - 160.0, 120.0)
    c.shade(poly([(x - 20, y), (x + 16, y - 2), (x + 70, y + 30), (x + 30, y + 34)]), 0.5, 5, "#0c0a08")
    f = c.at(
        x, y, 1.0, rot, vol=5, wob=0.25, det=0.8, rim=0.9, rimcol="#f8ecb0", rimw=3, light=light, edge=0.3
    )
    f.paint(taper((0, -46, 9), (0, -172, 8)), PINE)
    f.paint(cut(ell(0, -182, 18, 13), ell(0, -181, 9, 5.4)), PINE)
    m = f.paint(blob((-22, -60, "c"), (22, -60, "c"), (23, -22), (0, 3, "c"), (-23, -22)), IRON)
    f.line([(0, -58), (0, -12)], 3, IRON[3], alpha=0.5, clip=m)
    f.paint(taper((-4.6, -44, 5), (0, -62, 12), (4.6, -44, 5)), IRON, vol=3)
    crest = ((x - 46, y + 10), (x - 22, y - 4), (x, y - 9), (x + 22, y - 3), (x + 44, y + 10))
    c.paint(blob(*crest, (x, y + 15)), SAND, vol=10, amb=0.25, gain=0.9, light=light, edge=0.1)


def sprouting_pail(c: Card, x: float, y: float, h: float = 76) -> None:
    """A tin pail of sand standing at (x, y), `h` high to its rim, with one green shoot that leans to the light."""
    light = (x + 230.0, y - 160.0, 130.0)
    f = c.at(x, y, h / 76, vol=9, wob=0.25, det=0.8, rim=0.9, rimcol="#f8ecb0", rimw=3, light=light, edge=0.3)
    f.shade(poly([(-26, 0), (20, 0), (-10, 18), (-64, 18)]), 0.6, 5, "#0c0a08")
    f.shade(ell(0, 1, 30, 6), 0.7, 3, "#0c0a08")
    body = f.paint(blob((-33, -74, "c"), (33, -74, "c"), (24, -1, "c"), (0, 4), (-24, -1, "c")), TIN, vol=18)
    f.line([(-30, -54), (0, -49), (30, -54)], 3, TIN[0], alpha=0.5, clip=body)
    f.line([(-27, -24), (0, -19), (27, -24)], 3, TIN[0], alpha=0.5, clip=body)
    f.paint(ell(0, -74, 34, 8.4), TIN, vol=3)
    f.flat(ell(0, -73.6, 29.6, 6), "#0c1418", 0.9)
    f.paint(blob((-29, -73), (-14, -80), (4, -82), (20, -79), (29, -73), (0, -67)), SAND, vol=5, amb=0.3)
    f.line([(-34, -73), (-40, -52), (-30, -30), (-8, -24)], 2.6, TIN[3], alpha=0.9, ends=0.9)
    f.paint(taper((2, -80, 4), (3, -96, 3.6), (8, -110, 3)), SHOOT, vol=2)
    f.paint(blob((8, -110, "c"), (18, -124), (34, -124, "c"), (24, -110)), SHOOT, vol=4)
    f.paint(blob((7, -109, "c"), (-8, -118), (-18, -110, "c"), (-6, -104)), SHOOT, vol=4)
