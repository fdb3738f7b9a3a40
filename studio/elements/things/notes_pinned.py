"""A sheet of paper pinned up by its top edge; nothing is written on it."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import RED
from studio.shapes import blob, ell, poly, taper

PAPER: Ramp = ["#6c5870", "#a89494", "#dcc8a8", "#f8e8c4"]
UNDER: Ramp = ["#5c4c64", "#94808c", "#c8b4a4"]


def pinned_note(c: Card, x: float, y: float, s: float = 1.0, rot: float = 6) -> None:
    """The note, its middle at (x, y): the foot stands off what it hangs on, one corner is bent."""
    f = c.at(x, y, s, rot, wob=0.35, det=0.5)
    f.shade(poly([(-44, -34), (60, -38), (66, 68), (-36, 76)]), 0.65, 9, "#100818")
    top = ((-50, -50, "c"), (0, -53), (50, -49, "c"))
    sheet = blob(*top, (52, 0), (50, 30, "c"), (22, 60, "c"), (-14, 56), (-53, 61, "c"), (-49, 4))
    m = f.paint(sheet, PAPER, vol=18, amb=0.3, gain=0.75, edge=0.32, tex=0.16, grad=(0.12, -0.22))
    f.shade(taper((-30, -30, 8), (-24, 20, 22), (-34, 60, 26)), 0.26, 8, "#584060", clip=m)
    f.shade(taper((26, -34, 6), (34, 10, 14), (30, 44, 14)), 0.2, 7, "#584060", clip=m)
    f.shade(poly([(54, 22), (16, 62), (8, 14)]), 0.45, 5, "#2c1830", clip=m)
    f.paint(
        blob((50, 30, "c"), (22, 60, "c"), (15, 40), (16, 18, "c"), (34, 20)),
        UNDER,
        vol=7,
        amb=0.3,
        edge=0.36,
    )
    f.shade(ell(6, -30, 9, 7), 0.5, 4, "#2c1830", clip=m)
    f.paint(ell(0, -39, 10.5), RED, vol=9, amb=0.25, edge=0.36, det=1)
    f.flat(ell(-3.4, -43, 3), "#ffd8b8", 0.95, 0.8, det=1)
