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
    """The long shadow of someone who runs against a low sun on the right; it begins at the first foot."""
    x0 = x + h * feet[0]
    near, far = (x0 + h * 0.1, y + h * 0.01), (x0 - h * 0.8, y - h * 0.04)
    c.shade(poly([near, (x0 - h * 0.06, y + h * 0.05), (x0 - h * 0.9, y + h * 0.1), far]), 0.62, 5, col)
    soles(c, x, y, h, feet)
