"""A white door post with pencil marks, rising out of sight."""

from studio.elements.rooms.roofless_room import PAINTED, casing_block
from studio.paint import Card
from studio.shapes import poly

MARKS = (984, 836, 812, 784, 726, 708, 612, 588, 566, 470, 448, 352, 296, 284, 216, 172)
MIDDLE = 344.0


def post_half(y: float, floor: float) -> float:
    """The post grows thinner as it goes up: half of it is 64 at the floor, 18 in the clouds."""
    return 18 + 46 * ((y - 60) / (floor - 60)) ** 1.15 if y > 60 else 18.0


def marked_post(c: Card, floor: float) -> None:
    """One white post, from the floor to where it can no longer be seen; sixteen marks, uneven in height."""
    ys = [floor + 8, 900, 780, 660, 520, 380, 240, 120, -30]
    left = [(MIDDLE - post_half(y, floor), y) for y in ys]
    right = [(MIDDLE + post_half(y, floor), y) for y in ys]
    c.shade(poly([(x - 16, y) for x, y in [*left[:4], *right[:4][::-1]]]), 0.3, 14, "#5c2c34")
    thick = [(x - 0.2 * post_half(y, floor), y) for x, y in left]
    c.paint(poly([*thick, *left[::-1]]), ["#5c6080", "#8484a0", "#aca8b4"], vol=3, edge=0.25, wob=0.25)
    m = c.paint(
        poly([*left, *right[::-1]]),
        PAINTED,
        vol=8,
        amb=0.46,
        edge=0.32,
        tex=0.16,
        grain=2,
        lump=0.02,
        wob=0.25,
        rim=0.5,
    )
    for k in (-0.8, 0.8):
        c.line(
            [(MIDDLE + k * post_half(y, floor), y) for y in ys], 3.4, "#9c98a8", 0.7, 0.3, clip=m, ends=0.7
        )
    for y, h in ((669, 31), (floor - 14, 31)):
        casing_block(c, MIDDLE, y, post_half(y, floor) + 9, h)
    for i, y in enumerate(MARKS):
        _mark(c, y, post_half(y, floor), i)


def _mark(c: Card, y: float, w: float, i: int) -> None:
    """One stroke of the pencil, from somewhere on the board to near its right edge."""
    x0 = MIDDLE + w * ((-0.1, -0.4, 0.06, -0.2)[i % 4] if i else 0.56)
    x1 = MIDDLE + w * (0.66 if i % 2 else 0.8 if i else 0.98)
    c.line([(x0, y), ((x0 + x1) / 2, y + 1), (x1, y - 1)], max(3.2, w * 0.12), "#3c3444", 0.95, 0.4, ends=0.6)
