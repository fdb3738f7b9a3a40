"""A green meadow full of daisies."""

from studio.colour import Ramp
from studio.elements.land.land import hills
from studio.paint import Card
from studio.shapes import ell, star

LIME: Ramp = ["#24503a", "#568648", "#9cb85c", "#e0e49c"]


def daisy_meadow(c: Card, y: float = 860, ramp: Ramp = LIME) -> None:
    """A rolling meadow from y down, combed grass, and daisies in its nearer part."""
    _, m = hills(c, y, 20, ramp, 5, 0, vol=60, amb=0.45, grad=(0.1, -0.2))
    c.marks(m, -1.45, 2600, 20, 3, jit=0.13, alpha=0.5, curl=0.3)
    for px, py in c.scatter(m, 260):
        r = 2.6 + (py - y - 100) / 70
        if py > y + 125:
            c.flat(star(px, py, r * 1.25, 7, 0.5, px), "#f4f2ea", 0.9, wob=0.2, det=0.5)
            c.flat(ell(px, py, r * 0.34), "#e4b848", 0.9, wob=0.1, det=0.5)
