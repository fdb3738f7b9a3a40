"""A heap of everything that makes a noise: bells, clocks and trumpets."""

from studio.elements.rooms.household import clock
from studio.elements.things.props import bell
from studio.elements.things.trumpets import trumpet
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import ell

MOUTH = ["#1c1014", "#34201c", "#5c3c28"]


def noisy_heap(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """Heaped over the dark mouth of a funnel 492 wide round (x, y); paint the funnel's front afterwards."""
    c.paint(ell(x, y, 246, 36), MOUTH, vol=4, edge=0.3)
    c.light = light
    trumpet(c, x - 164, y - 80, 1.12, 52, True)
    trumpet(c, x + 152, y - 90, 1.12, -58)
    bell(c, x - 82, y - 34, 108)
    clock(c, x + 12, y - 100, 112, BRASS, (300, 70))
    bell(c, x + 106, y - 14, 104)
    clock(c, x - 154, y - 14, 78, BRASS, (10, 120))
    clock(c, x + 180, y - 6, 70, BRASS, (200, 40))
    trumpet(c, x + 4, y - 18, 0.9, 6)
    bell(c, x - 78, y + 26, 74)
    bell(c, x + 52, y + 32, 66)
