"""A lantern that hangs from a bent rod in the bow of a small boat."""

from studio.elements.things.lights import lantern
from studio.paint import Card
from studio.shapes import curve, ell


def boat_lantern(c: Card, x: float, y: float, h: float = 58) -> None:
    """The rod stands in the boat 50 to the right of (x, y) and bends over; the flame is orange, its halo wide."""
    rod = curve((x + 50, y + 22), (x + 34, y - 50), (x + 18, y - 74), (x, y - 60))
    c.line(rod, 6, "#4c2c18", 1, ends=0.8)
    lantern(c, x, y, h, "#ff9c38")
    c.flat(ell(x, y - 20, 12, 15), "#ffa838", 0.9, 2, det=1)
    c.flat(ell(x, y - 18, 5, 8), "#fff0b0", 1, 1, det=1)
    c.halo(x, y - 20, 70, "#ff8c28", 0.5)
