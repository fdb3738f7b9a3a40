"""Tackle for those who fish for letters: a long rod with one on its hook, a landing net with one in its bag."""

from studio.elements.things.letters_loose import loose_letter
from studio.paint import Card
from studio.shapes import blob, curve, cut, ell, taper

CANE = ["#2c1810", "#5c3a1c", "#94683a", "#d8ac70"]
THREAD = "#2c2428"

Place = tuple[float, float]


def letter_rod(c: Card, butt: Place, fist: Place, catch: Place) -> None:
    """A rod from its butt through the fist, bent under the letter that hangs from it at `catch`."""
    (bx, by), (fx, fy), (x, y) = butt, fist, catch
    rise = abs(x - fx) * 0.42
    tip = (x, fy - rise * 0.72)
    bent = (fx + (x - fx) * 0.62, fy - rise * 0.92)
    rod = taper((bx, by, 6), (fx, fy, 5.6), (*bent, 4), (*tip, 2.2))
    c.paint(rod, CANE, vol=3, wob=0.2, edge=0.3, amb=0.4, det=0.9)
    c.line(curve(tip, (x + 1.5, (tip[1] + y) / 2), (x, y - 8)), 1.9, THREAD, 0.9, 0.1, ends=0.9, det=1)
    loose_letter(c, x, y, 1.25, 9)
    c.line([(x, y - 16), (x + 4, y - 9), (x, y - 6), (x - 3, y - 9)], 1.9, THREAD, 0.95, 0.1, det=1)


def letter_net(c: Card, butt: Place, fist: Place, catch: Place, r: float = 27) -> None:
    """A landing net on a long pole: hoop about `catch`, and the bag under it with a letter in it."""
    x, y = catch
    flat, side = r * 0.36, 1 if x > fist[0] else -1
    c.paint(
        taper((*butt, 6), (*fist, 5.6), (x - side * r, y, 4.4)),
        CANE,
        vol=3,
        wob=0.2,
        edge=0.3,
        amb=0.4,
        det=0.9,
    )
    low = ((x + r * 0.7, y + r * 0.9), (x, y + r * 1.45), (x - r * 0.7, y + r * 0.9))
    bag = blob((x - r, y), (x, y - flat), (x + r, y), *low)
    c.flat(bag, "#f4ead0", 0.4)
    loose_letter(c, x + 1, y + r * 0.62, r * 0.044, -12)
    m = c.mask(bag, 0.3)
    for k in (-0.9, -0.45, 0.0, 0.45, 0.9):
        c.line(
            curve((x + k * r, y), (x + k * r * 0.8, y + r * 0.8), (x + k * 4, y + r * 1.45)),
            1.4,
            "#5c4630",
            0.8,
            0.2,
            clip=m,
            ends=0.9,
        )
    for v in (0.35, 0.75, 1.1):
        c.line(
            [(x - r, y + r * v - 4), (x, y + r * v + 4), (x + r, y + r * v - 4)],
            1.3,
            "#5c4630",
            0.75,
            0.2,
            clip=m,
            ends=0.9,
        )
    hoop = cut(ell(x, y, r + 3, flat + 3), ell(x, y, r - 2, flat - 1.6))
    c.paint(hoop, CANE, vol=3, wob=0.2, edge=0.3, amb=0.4, det=0.9)
