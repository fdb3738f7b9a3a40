"""A white door post with pencil marks, rising out of sight."""

from studio.elements.rooms.roofless_room import PAINTED, casing_block
from studio.paint import Card
from studio.shapes import poly

MARKS = (1004, 764, 726, 700, 630, 588, 566, 470, 448, 352, 296, 284, 216, 172)
MIDDLE = 336.0


def post_half(y: float) -> float:
    """One board as wide as a door post, 52 to either side; above the wall it grows thinner with height, 20 in the clouds."""
    up = min(max((610 - y) / 560, 0.0), 1.0)
    return 52 - 32 * float(up**0.9)


def marked_post(c: Card, floor: float, newest: float = 850) -> None:
    """One white post, from the floor to where it can no longer be seen; its marks, and the one just drawn at `newest`."""
    ys = [floor + 8, 900, 780, 660, 610, 520, 380, 240, 120, -30]
    left = [(MIDDLE - post_half(y), y) for y in ys]
    right = [(MIDDLE + post_half(y), y) for y in ys]
    thick = [(x + 0.26 * post_half(y), y) for x, y in right]
    c.shade(poly([(x + 16, y + 6) for x, y in [*right[:5], (360, 640), (360, floor)]]), 0.3, 9, "#5c2c34")
    c.paint(poly([*thick, *right[::-1]]), ["#5c6080", "#8888a4", "#b4b0bc"], vol=3, edge=0.25, wob=0.25)
    f = c.at(0, 0, vol=8, amb=0.5, edge=0.3, tex=0.14, grain=2, lump=0.02, wob=0.25, rim=0.5)
    m = f.paint(poly([*left, *right[::-1]]), PAINTED)
    for k in (-0.8, 0.8):
        rail = [(MIDDLE + k * post_half(y), y) for y in ys]
        c.line(rail, 3.4, "#9c98a8", 0.7, 0.3, clip=m, ends=0.7)
        c.line([(x + 3, y) for x, y in rail], 2, "#fffdf4", 0.7, 0.3, clip=m, ends=0.7)
    casing_block(c, MIDDLE + 4, floor - 14, 64, 31)
    for i, y in enumerate(MARKS):
        _mark(c, y, post_half(y), i)
    c.line(
        [(MIDDLE + 6, newest + 1), (MIDDLE + 30, newest + 1), (MIDDLE + 53, newest)],
        6,
        "#2c2434",
        1,
        0.2,
        ends=0.8,
        det=1,
    )


def _mark(c: Card, y: float, w: float, i: int) -> None:
    """One stroke of the pencil, from somewhere on the board to near its right edge."""
    x0 = MIDDLE + w * ((-0.1, -0.4, 0.06, -0.2)[i % 4] if i else 0.55)
    x1 = MIDDLE + w * (0.66 if i % 2 else 0.8 if i else 1.12)
    c.line([(x0, y), ((x0 + x1) / 2, y + 1), (x1, y - 1)], max(3.2, w * 0.1), "#3c3444", 0.95, 0.4, ends=0.6)
