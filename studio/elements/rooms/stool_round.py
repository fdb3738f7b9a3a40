"""A round wooden stool, large enough for a hero to sit on."""

from studio.paint import Card
from studio.palettes import PINE, WOOD
from studio.shapes import ell, taper


def stool_legs(c: Card, x: float, y: float) -> None:
    """Its shadow and two legs that spread, feet at about (x, y); what lies under the stool is painted next."""
    c.shade(ell(x, y, 220, 26), 0.5, 16)
    for x0, x1 in ((x - 100, x - 150), (x + 100, x + 150)):
        c.paint(taper((x0, y - 160, 30), (x1, y - 12, 22)), WOOD, vol=10, wob=0.4, rim=0.5)


def stool_seat(c: Card, x: float, y: float) -> None:
    """The seat 164 above, 320 wide, and the shadow of whoever sits on it."""
    c.paint(ell(x, y - 148, 160, 30), WOOD, vol=8, wob=0.4)
    c.paint(ell(x, y - 164, 160, 30), PINE, vol=8, wob=0.4, rim=0.5)
    c.shade(ell(x, y - 166, 130, 18), 0.5, 10)
