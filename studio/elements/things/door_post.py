"""A white door post with pencil marks, rising out of sight."""

from studio.elements.rooms.roofless_room import PAINTED
from studio.paint import Card
from studio.shapes import poly

MARKS = (972, 842, 818, 790, 726, 704, 640, 588, 566, 470, 448, 352, 296, 284, 216, 172)


def post_half(y: float, floor: float) -> float:
    """The post grows thinner as it goes up: 70 at the floor, 17 in the clouds."""
    return 17 + 53 * ((y - 60) / (floor - 60)) ** 1.15 if y > 60 else 17.0


def post_middle(y: float, floor: float) -> float:
    """Where the post is at a height; it leans a little into the picture as it rises."""
    return 330 + 40 * (1 - (y - 60) / (floor - 60))


def marked_post(c: Card, floor: float) -> None:
    """One white post near 330, from the floor to where it can no longer be seen; sixteen marks, uneven in height."""
    ys = [floor + 8, 900, 780, 660, 520, 380, 240, 120, -30]
    left = [(post_middle(y, floor) - post_half(y, floor), y) for y in ys]
    right = [(post_middle(y, floor) + post_half(y, floor), y) for y in ys]
    shape = poly([*left, *right[::-1]])
    c.shade(poly([(x + 20, y) for x, y in [*left[:5], *right[:5][::-1]]]), 0.35, 16, "#5c2c34")
    m = c.paint(shape, PAINTED, vol=30, amb=0.42, edge=0.3, tex=0.2, grain=2, lump=0.04, wob=0.4, rim=0.5)
    dark = poly([*left, *[(x + post_half(y, floor) * 0.34, y) for x, y in left[::-1]]])
    c.paint(dark, ["#5c6080", "#8c8ca0", "#b8b0b4"], vol=4, clip=m, edge=0.1, alpha=0.85, wob=0.4)
    for i, y in enumerate(MARKS):
        w = post_half(y, floor)
        x0 = post_middle(y, floor) + w * (0.0, -0.3, 0.16, -0.1)[i % 4]
        x1 = post_middle(y, floor) + w * (0.8 if i % 2 else 0.96)
        path = [(x0, y), ((x0 + x1) / 2, y + 1), (x1, y - 1)]
        c.line(path, max(3.2, w * 0.11), "#3c3444", 0.95, 0.4, ends=0.6)
