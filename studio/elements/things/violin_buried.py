"""The neck of a violin, all that the sand has left of it: scroll, pegs, strings, and the shoulders just going under."""

from studio.paint import Card
from studio.shapes import blob, ell, poly, spiral, taper

WOOD = ["#4c1c1c", "#94482c", "#cc8448", "#ffd098"]
EBONY = ["#24141c", "#4c3434", "#8c6c5c"]
SAND = ["#c89484", "#e2b488", "#f2d2a4"]


def buried_violin(c: Card, x: float, y: float) -> None:
    """Leaning out of a dune at (x, y), with one glint of the sun; 150 high."""
    f = c.at(x, y, 1.0, 17, wob=0.3, vol=9, fog=0.1, edge=0.28, rim=0.5)
    f.shade(ell(24, 8, 70, 12), 0.3, 8, "#7c4468")
    shoulders = ((-58, 30), (-56, 0), (-40, -20), (-12, -26), (12, -26), (40, -20), (56, 0), (58, 30))
    f.paint(blob(*shoulders), WOOD, vol=12)
    f.paint(poly([(-11, 20), (-7, -92), (7, -92), (11, 20)]), WOOD, vol=7)
    f.paint(poly([(-8, 24), (-5, -88), (5, -88), (8, 24)]), EBONY, vol=3, edge=0.2)
    for k in (-1, 0, 1):
        f.line([(k * 2.6, -88), (k * 5, 20)], 1.3, "#f8e8c0", alpha=0.8, ends=0.9)
    for side, py in ((-1, -98), (1, -104), (-1, -112), (1, -118)):
        f.paint(taper((0, py, 5), (side * 21, py - 3, 4)), EBONY, vol=2)
        f.paint(ell(side * 25, py - 3.4, 6, 5), EBONY, vol=3)
    f.paint(blob((-9, -88), (-8, -124), (-2, -136), (10, -130), (9, -88)), WOOD, vol=7)
    f.paint(ell(-8, -142, 20), WOOD, vol=9)
    f.line(spiral(-8, -142, 3, 16, 1.6), 4, "#4c1c1c", alpha=0.85)
    glint = f.pt(-16, -152)
    c.halo(*glint, 40, "#fffbe0", 0.7)
    c.dot(*glint, 3, "#ffffff")
    far = ((x - 110, y + 16), (x - 50, y - 2), (x, y + 6), (x + 50, y - 6), (x + 110, y + 10))
    c.paint(blob(*far, (x + 80, y + 44), (x - 80, y + 48)), SAND, vol=6, amb=0.5, edge=0, soft=6)
