"""Eyes in the dark of a wood."""

from studio.paint import Card
from studio.shapes import ell


def waiting_eyes(c: Card, x: float, y: float, apart: float = 6) -> None:
    """One pair, its middle at (x, y), `apart` to either side."""
    c.shade(ell(x, y, 46, 40), 0.5, 16, "#08141c")
    for dx in (-apart, apart):
        c.halo(x + dx, y, 12, "#ffc860", 0.7)
        c.dot(x + dx, y, 3.4, "#ffe08c", 1)
