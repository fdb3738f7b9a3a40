"""A key that hangs by a bit of string and shines."""

from studio.elements.things.props import key
from studio.paint import Card


def hung_key(c: Card, x: float, y: float, h: float = 40) -> None:
    """The key with its ring at (x, y), the string coming from above and a little left."""
    c.line([(x - 2, y - 10), (x, y + 2)], 2, "#c8a060", 0.9)
    key(c, x, y, h)
    c.halo(x, y + 22, 30, "#ffdc8c", 0.35)
