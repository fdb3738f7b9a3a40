"""The shadows of small people: where soles press on the ground, and the long shade of a low sun."""

from studio.paint import Card
from studio.shapes import ell, poly

DUSK = "#1a1650"


def soles(c: Card, x: float, y: float, h: float, feet: tuple[float, ...], col: str = DUSK) -> None:
    """Where soles press; `feet` in shares of h from x, and a soft dark under the whole figure."""
    c.shade(ell(x, y + h * 0.01, h * 0.36, h * 0.045), 0.4, 5, col)
    for foot in feet:
        c.shade(ell(x + h * foot, y, h * 0.12, h * 0.03), 0.9, 2.2, col)


def low_sun(c: Card, x: float, y: float, h: float, feet: tuple[float, ...], col: str = "#3c2454") -> None:
    """The long shadow of someone who runs against a low sun on the right: from the first foot a leg, then the body."""
    x0 = x + h * feet[0]
    leg = [
        (x0 + h * 0.07, y + h * 0.02),
        (x0 - h * 0.02, y + h * 0.035),
        (x0 - h * 0.4, y + h * 0.05),
        (x0 - h * 0.38, y - h * 0.03),
        (x0, y - h * 0.02),
    ]
    c.shade(poly(leg), 0.8, 2.5, col)
    c.shade(ell(x0 - h * 0.62, y + h * 0.01, h * 0.36, h * 0.066), 0.72, 4, col)
    c.shade(ell(x0 - h * 1.06, y - h * 0.005, h * 0.12, h * 0.036), 0.6, 4, col)
    for foot in feet:
        c.shade(ell(x + h * foot, y + h * 0.008, h * 0.11, h * 0.028), 0.9, 2.2, DUSK)
