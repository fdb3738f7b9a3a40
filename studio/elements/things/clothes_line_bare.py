"""A clothes line with nothing on it."""

from studio.paint import Card

POST = "#54484c"


def bare_clothes_line(c: Card, x: float, y: float) -> None:
    """Two posts 84 apart, the left one at (x, y), a slack rope, and four pegs."""
    for px in (x, x + 84):
        c.line([(px, y), (px, y - 66)], 5, POST, 0.9, 0.4, ends=0.9)
    c.line([(x, y - 60), (x + 42, y - 46), (x + 84, y - 58)], 2.4, POST, 0.9, 0.3, ends=0.9)
    for dx, dy in ((14, -55), (30, -50), (56, -49), (70, -53)):
        c.line([(x + dx, y + dy - 3), (x + dx, y + dy + 9)], 3.4, "#c89c54", 0.95, 0.2, ends=0.9)
