"""A row of little bells, each on its own thread."""

from studio.elements.things.props import bell
from studio.paint import Card


def hung_bells(c: Card, x: float, y: float, n: int, step: float = 23.6) -> None:
    """`n` bells from x rightwards, their threads fixed at the height `y`."""
    for i in range(n):
        bx = x + i * step
        c.line([(bx, y), (bx, y + 10)], 2, "#3a2418", 0.9, 0.1)
        bell(c, bx, y + 32 + 2 * (i % 2), 24)
