"""A sitting dog from behind, with fur, a collar and a raised tail."""

from studio.colour import Ramp
from studio.elements.animals.small_animals import sitting_dog
from studio.paint import Card
from studio.shapes import blob, ell, taper

TAN: Ramp = ["#3c2014", "#8a5424", "#cc9440", "#f8dc98"]
COLLAR: Ramp = ["#0e1a48", "#1f3f8c", "#3f6fc4", "#a4c8ec"]


def collared_dog(
    c: Card, x: float, y: float, h: float = 158, ramp: Ramp = TAN, collar: Ramp = COLLAR
) -> None:
    """Sitting at (x, y) with its shadow to the right, looking up at whatever is before it."""
    c.shade(ell(x + 36, y, 80, 12), 0.4, 8, "#12304c")
    dog = sitting_dog(c, x, y, h, ramp)
    coat = c.mask(dog.path(blob((-11, -50), (11, -50), (18, -26), (22, -4), (-22, -4), (-18, -26))))
    c.marks(coat, 1.5, 260, 22, 3, jit=0.09, alpha=0.6)
    dog.shade(ell(0, -49, 13, 4), 0.5, 2)
    dog.paint(taper((-11, -50, 4), (0, -47, 4.6), (11, -50, 4)), collar, vol=2)
