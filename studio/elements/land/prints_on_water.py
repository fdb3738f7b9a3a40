"""The bare, wet prints of somebody who has walked over the water, daylight still in them."""

from studio.paint import Card
from studio.shapes import blob, ell

LYING = 0.72  # a print on the water is seen at a slant
TOES = ((-8.6, 9.6, 1.9), (-5.2, 13.2, 2.1), (-1.2, 15.6, 2.3), (3.2, 16.4, 2.5), (8.6, 14.4, 3.6))
BALL = ((-7.6, 3.4), (-3.4, 8.6), (3, 11.0), (9, 8.4), (9.8, 2), (6.4, -2.6))
HEEL = ((5.6, -7.4), (6.4, -13), (1.6, -17.6), (-3.8, -15), (-4.4, -9), (-3.2, -4.6), (-5.6, -0.8))


def print_on_water(c: Card, x: float, y: float, r: float, left: bool = False, a: float = 0.6) -> None:
    """One bare foot about twice `r` wide that steps towards us, its middle at (x, y): dented into the water."""
    c.shade(ell(x, y, r * 1.4, r * 1.3), 0.45, r * 0.35, "#0a2030")
    f = c.at(x, y, r / 10, 6 if left else -6, not left, wob=0.1)
    f.flat(blob(*[(px, py * LYING) for px, py in (*BALL, *HEEL)]), "#fbe6a4", a, det=1)
    for tx, ty, tr in TOES:
        f.flat(ell(tx, ty * LYING, tr, tr * 0.8), "#fbe6a4", a, det=1)
    f.shade(ell(1, -2, 2.6, 3), 0.25, 1.6, "#a8905c")
