"""A lantern that hangs from a bent rod in the bow of a small boat."""

from studio.elements.things.lights import lantern
from studio.paint import Card
from studio.shapes import curve, ell


def boat_lantern(c: Card, x: float, y: float, h: float = 58) -> None:
    """The rod stands in the stem 42 to the right of (x, y) and bends over; the flame is orange, its halo wide."""
    rod = curve((x + 46, y + 10), (x + 40, y - 34), (x + 26, y - 68), (x + 8, y - 72), (x, y - 58))
    c.line(rod, 7, "#4c2c18", 1, ends=0.8)
    c.line([(px - 1.5, py + 1) for px, py in rod], 2.4, "#e09c50", 0.8, ends=0.8)
    lantern(c, x, y, h, "#ff9c38")
    c.flat(ell(x, y - 20, 12, 15), "#ffa838", 0.9, 2, det=1)
    c.flat(ell(x, y - 18, 5, 8), "#fff0b0", 1, 1, det=1)
    c.halo(x, y - 20, 70, "#ff8c28", 0.5)
