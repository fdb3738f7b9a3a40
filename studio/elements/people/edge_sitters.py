"""People who sit on an edge with their backs to us."""

from studio.colour import Ramp
from studio.elements.people.figures import bell
from studio.paint import Card
from studio.shapes import ell


def edge_sitter(
    c: Card, x: float, y: float, h: float, coat: Ramp, hat: str, hat_ramp: Ramp | None = None, arm: str = "down"
) -> None:  # fmt: skip
    """One of them, on the edge at (x, y); paint what hides the legs afterwards."""
    c.shade(ell(x + 8, y - 4, h * 0.24, 9), 0.45, 6)
    bell(c, x, y + h * 0.14, h, coat, hat, hat_ramp, view="back", sit=True, shadow=0, arm=arm)
