"""Things that have stopped in mid-air: soup, a ball, a hat, thrown water."""

from studio.paint import Card
from studio.palettes import CRIMSON, HAIR, WHITE
from studio.shapes import blob, ell, poly, taper

SOUP = ["#a84810", "#e88420", "#ffc458", "#fff0b0"]
WATER = ["#3c84a8", "#7cc0d8", "#c8f0f0", "#ffffff"]


def flying_soup(c: Card, x: float, y: float) -> None:
    """A plate that has left the hand, and its soup that has left the plate."""
    c.paint(ell(x - 14, y - 16, 26, 7, -24), WHITE, vol=4, wob=0.2, det=0.9)
    left = ((x - 34, y - 34), (x - 58, y - 66), (x - 40, y - 74), (x - 50, y - 98))
    right = ((x - 22, y - 84), (x - 6, y - 92), (x - 8, y - 60), (x - 14, y - 34))
    c.paint(blob(*left, *right), SOUP, vol=9, wob=0.4, det=0.8, rim=0.6)
    for dx, dy, r in ((-70, -92, 6), (-34, -116, 7), (4, -108, 5), (-78, -60, 4.5)):
        c.paint(ell(x + dx, y + dy, r), SOUP, vol=4, wob=0.2, det=0.8)


def stopped_ball(c: Card, x: float, y: float, ground: float) -> None:
    """A red ball that does not come down, and its shadow at `ground`."""
    c.paint(ell(x, y, 25), CRIMSON, vol=20, wob=0.2, det=0.9, rim=0.5)
    c.line([(x - 24, y + 2), (x, y + 10), (x + 24, y + 2)], 8, "#fff4d8", 0.9, 0.2)
    c.shade(ell(x, ground, 17, 4), 0.4, 3, "#4c3458")


def thrown_water(c: Card, x: float, y: float) -> None:
    """A bucket in a hand at (x, y), and its water, thrown out to the right and waiting."""
    shape = poly([(x - 4, y - 16), (x + 26, y - 22), (x + 26, y + 6), (x, y + 10)])
    c.paint(shape, ["#3c3c48", "#747c84", "#b8c0c0"], vol=7, wob=0.2, det=0.8)
    shape = taper((x + 26, y - 10, 18), (x + 56, y - 30, 20), (x + 82, y - 14, 12), (x + 92, y + 6, 4))
    c.paint(shape, WATER, vol=6, wob=0.6, det=0.7)
    for dx, dy in ((76, -44), (96, -32), (104, -8), (58, -52)):
        c.paint(ell(x + dx, y + dy, 4.4), WATER, vol=3, wob=0.2, det=0.8)


def blown_bowler(c: Card, x: float, y: float) -> None:
    """A bowler hat just off its head."""
    c.paint(ell(x, y, 24, 7, -18), HAIR, vol=4, wob=0.2, det=0.8)
    c.paint(
        blob((x - 16, y), (x - 12, y - 22), (x + 10, y - 28), (x + 18, y - 8)), HAIR, vol=6, wob=0.2, det=0.8
    )
