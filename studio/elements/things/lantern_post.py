"""A lantern on a wooden post, for a village street."""

from studio.elements.things.lights import lantern
from studio.paint import Card
from studio.palettes import WOOD
from studio.shapes import ell, taper


def lantern_post(c: Card, x: float, y: float, h: float = 84) -> None:
    """The post stands at (x, y), `h` high; the lantern hangs from its arm on the left and lights the ground."""
    f = c.at(x, y, h / 84, vol=4, wob=0.2, det=0.8, rim=0.8, light=(x - 16, y - h * 0.6, 30))
    c.glow(x - h * 0.15, y, h * 0.8, "#ffa840", 0.5, 1.6, 0.34)
    f.shade(ell(4, 1, 10, 3), 0.5, 3)
    f.paint(taper((0, 2, 7), (0, -40, 6), (0, -82, 5)), WOOD, amb=0.35)
    f.paint(taper((2, -76, 4.5), (-10, -79, 4), (-22, -77, 3.4)), WOOD, amb=0.35)
    f.paint(taper((0, -58, 2.6), (-10, -70, 2.4), (-14, -77, 2.2)), WOOD, amb=0.35)
    lantern(c, *f.pt(-18, -38), h * 0.44, g=0.4)
