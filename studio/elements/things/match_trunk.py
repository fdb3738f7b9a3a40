"""A box of matches as large as a trunk."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import ell, poly, rect, taper

BOX: Ramp = ["#142850", "#28508c", "#5c8cb8", "#b8d8d8"]
HEAD: Ramp = ["#5c1020", "#c8343c", "#f89070"]


def match_trunk(c: Card, x: float, y: float) -> None:
    """Its drawer half out, matches as long as logs heaped in it, heads to the right; (x, y) is where it stands."""
    f = c.at(x, y, 1.15, -1, vol=6, wob=0.25, edge=0.3, rim=0.9, rimcol="#ffc878", det=0.8)
    for k, (px, py, out) in enumerate(((8, -38, 66), (10, -34, 76), (4, -44, 54), (8, -28, 70))):
        f.paint(taper((-20, py + 8, 7), (px + out, py - 4 + k, 6)), PINE, vol=3)
        f.paint(ell(px + out + 4, py - 4 + k, 9, 7, -6), HEAD, vol=5)
    f.paint(poly([(-10, -24), (54, -24), (54, 4), (-10, 4)]), PINE, vol=5)  # the drawer
    f.shade(rect(10, -26, 22, 6), 0.5, 4, "#3c1830")
    f.paint(rect(-64, -48, 14, 5, 3), BOX, vol=8)
    f.paint(poly([(-64, -48), (14, -48), (20, -54), (-56, -54)]), BOX[1:], vol=2, amb=0.6)
    f.paint(rect(-64, -12, 14, 0, 1), ["#3c2030", "#6c3c4c", "#a86c68"], vol=2)
    f.paint(ell(-25, -31, 15, 11), ["#a87030", "#e8c070", "#fff0c0"], vol=2, edge=0.2)
    f.paint(taper((-25, -24, 3), (-25, -33, 3)), HEAD, vol=1)
    f.flat(ell(-25, -36, 4, 5), "#d8403c", 1, det=0.9)
