"""The scroll of a violin, all that the sand has left of it."""

from studio.paint import Card
from studio.shapes import blob, ell, spiral, taper

WOOD = ["#4c1c1c", "#94482c", "#cc8448", "#ffd098"]
SAND = ["#c89484", "#e2b488", "#f2d2a4"]


def buried_violin(c: Card, x: float, y: float) -> None:
    """Scroll and pegs leaning out of a dune at (x, y), with one glint of the sun."""
    f = c.at(x, y, 0.86, 16, wob=0.3, vol=8, fog=0.12)
    f.paint(taper((6, 40, 26), (0, -30, 20), (-8, -86, 22)), WOOD)
    f.paint(ell(-14, -108, 25), WOOD)
    f.line(spiral(-14, -108, 3, 20, 1.6), 4.4, "#4c1c1c", alpha=0.85)
    for peg in (-40, -64):
        f.paint(taper((-34, peg, 9), (30, peg - 6, 7)), WOOD, vol=3)
    c.halo(x - 22, y - 98, 46, "#fffbe0", 0.8)
    c.dot(x - 24, y - 102, 3.2, "#ffffff")
    drift = blob((x - 100, y + 18), (x - 40, y - 10), (x + 40, y - 16), (x + 100, y + 8), (x + 20, y + 38))
    c.paint(drift, SAND, vol=8, amb=0.5, edge=0, soft=5)
