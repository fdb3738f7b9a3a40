"""Tackle for those who fish for letters: a rod with one on its hook, a landing net with one in its bag."""

from studio.elements.things.letters_loose import loose_letter
from studio.paint import Card
from studio.shapes import blob

POLE = "#6a4424"

Place = tuple[float, float]


def letter_rod(c: Card, hand: Place, sg: int, size: float) -> None:
    """A rod from the hand out to the right (`sg` 1) or left (-1), about 1.5 `size` long, its line hanging down."""
    tip = (hand[0] + sg * size * 1.5, hand[1] - size * 0.5)
    c.line([hand, ((hand[0] + tip[0]) / 2, (hand[1] + tip[1]) / 2 - 8), tip], 4, POLE, 1, 0.2, ends=0.5)
    c.line([tip, (tip[0] + sg * 4, tip[1] + size * 1.7)], 1.6, "#3c3438", 0.9, 0.1, ends=0.9)
    loose_letter(c, tip[0] + sg * 4, tip[1] + size * 1.7 + 10, 1.0, 14)


def letter_net(c: Card, hand: Place, sg: int, size: float) -> None:
    """A landing net held out and down to the right (`sg` 1) or left (-1)."""
    x, y = hand[0] + sg * size * 1.3, hand[1] + size * 1.0
    c.line([hand, (x, y)], 4.5, POLE, 1, 0.2, ends=0.8)
    c.flat(blob((x - 20, y), (x + 20, y), (x + 12, y + 40), (x - 8, y + 44)), "#f4ecd8", 0.4)
    for k in (-10, 0, 10):
        c.line([(x + k, y), (x + k * 0.5, y + 42)], 1.6, "#5c4a3c", 0.7, 0.2)
    c.line([(x - 22, y), (x, y + 6), (x + 22, y)], 4, POLE, 1, 0.2, ends=0.8)
    loose_letter(c, x, y + 24, 0.9, 20)
