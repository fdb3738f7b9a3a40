"""The spot a burning glass makes on a hat."""

from studio.paint import Card
from studio.shapes import blob, ell


def burning_spot(c: Card, x: float, y: float) -> None:
    """A scorch at (x, y) with a first small flame."""
    c.flat(ell(x, y, 15, 5), "#2c1410", 0.85, 2)
    c.halo(x, y - 4, 26, "#ff8c30", 1)
    flame = c.at(x, y + 2, vol=4, wob=0.2, edge=0.1, det=1)
    flame.paint(
        blob((-9, -2), (-10, -11), (-3, -18), (1, -30, "c"), (8, -17), (9, -7), (5, 0), (-4, 1)),
        ["#c83810", "#f47820", "#ffb43c"],
    )
    flame.flat(blob((-4, -2), (-3, -9), (1, -17, "c"), (4, -7), (3, -1)), "#fff0a0", 0.95, 0.6, det=1)
