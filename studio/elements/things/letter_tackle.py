"""Tackle for those who fish for letters: a rod with one on its hook, a landing net with one in its bag."""

from studio.elements.things.letters_loose import loose_letter
from studio.paint import Card
from studio.palettes import SKIN
from studio.shapes import blob, curve, cut, ell, taper

CANE = ["#2c1810", "#5c3a1c", "#94683a", "#d8ac70"]
THREAD = "#2c2428"

Place = tuple[float, float]


def letter_rod(c: Card, hand: Place, sg: int, size: float) -> None:
    """A rod from the hand out to the right (`sg` 1) or left (-1), about 1.5 `size` long, its line hanging down."""
    butt, tip = (
        (hand[0] - sg * size * 0.3, hand[1] + size * 0.14),
        (hand[0] + sg * size * 1.5, hand[1] - size * 0.46),
    )
    bent = (hand[0] + sg * size * 0.9, hand[1] - size * 0.44)
    rod = taper((*butt, 6.5), (*hand, 6), (*bent, 4.6), (*tip, 3))
    c.paint(rod, CANE, vol=3, wob=0.2, edge=0.3, amb=0.4, det=0.9)
    end = (tip[0] + sg * 3, tip[1] + size * 1.5)
    c.line(
        curve(tip, ((tip[0] + end[0]) / 2 + 3, (tip[1] + end[1]) / 2), end),
        2.3,
        THREAD,
        0.95,
        0.1,
        ends=0.9,
        det=1,
    )
    loose_letter(c, end[0], end[1] + 11, 1.1, 14)
    c.paint(ell(*hand, 4.4), SKIN, vol=3, wob=0.2, det=0.8)


def letter_net(c: Card, hand: Place, sg: int, size: float) -> None:
    """A landing net held out and down to the right (`sg` 1) or left (-1): pole, hoop, and the bag under it."""
    x, y = hand[0] + sg * size * 1.4, hand[1] + size * 0.72
    r, flat = size * 0.46, size * 0.17
    rim = x - sg * r
    bag = blob(
        (x - r, y),
        (x, y + flat),
        (x + r, y),
        (x + r * 0.62, y + r * 1.5),
        (x, y + r * 2.0),
        (x - r * 0.62, y + r * 1.5),
    )
    c.flat(bag, "#f0e4c8", 0.45)
    loose_letter(c, x, y + r * 1.1, 0.95, 12)
    m = c.mask(bag, 0.3)
    for k in (-1.0, -0.5, 0.0, 0.5, 1.0):
        c.line(
            curve((x + k * r, y), (x + k * r * 0.9, y + r), (x + k * 3, y + r * 2.0)),
            1.7,
            "#5c4630",
            0.9,
            0.2,
            clip=m,
            ends=0.9,
        )
    for v in (0.5, 1.0, 1.5):
        c.line(
            [(x - r, y + r * v - 3), (x, y + r * v + 4), (x + r, y + r * v - 3)],
            1.6,
            "#5c4630",
            0.85,
            0.2,
            clip=m,
            ends=0.9,
        )
    hoop = cut(ell(x, y, r + 3, flat + 3), ell(x, y, r - 2.4, flat - 2))
    c.paint(hoop, CANE, vol=3, wob=0.2, edge=0.3, amb=0.4, det=0.9)
    pole = taper((hand[0] - sg * size * 0.3, hand[1] - size * 0.16, 6), (*hand, 6), (rim, y, 5))
    c.paint(pole, CANE, vol=3, wob=0.2, edge=0.3, amb=0.4, det=0.9)
    c.paint(ell(*hand, 4.4), SKIN, vol=3, wob=0.2, det=0.8)
