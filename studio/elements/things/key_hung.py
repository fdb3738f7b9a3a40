"""A key that hangs by a bit of string and shines."""

from studio.elements.things.props import key
from studio.paint import Card


def hung_key(c: Card, x: float, y: float, h: float = 40) -> None:
    """The key on a string tied at (x, y)."""
    c.halo(x, y + h * 0.75, h * 0.8, "#ffdc8c", 0.35)
    c.line([(x - 3, y - 3), (x + 3, y - 2), (x + 2, y + 3), (x - 3, y + 3)], 3, "#f0d8a0", 0.95)
    c.line([(x, y), (x - 1.5, y + h * 0.12), (x, y + h * 0.36)], 2.2, "#f0d8a0", 0.95, ends=0.8)
    key(c, x, y + h * 0.28, h)
