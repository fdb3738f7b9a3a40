"""A seal of red wax in which a fire burns."""

from studio.paint import Card, Frame
from studio.shapes import Path, blob, ell

WAX = ["#3c0810", "#8c1418", "#d8341c", "#ff7a30", "#ffd070"]
MOLTEN = ["#6c0c10", "#b81c14", "#f0481c", "#ff8c34"]


def _tongue(x: float, foot: float, h: float, w: float, bend: float) -> Path:
    """One tongue of fire: a full belly, a waist, a tip that licks to one side."""
    side = (
        (x - w, foot - h * 0.16),
        (x - w * 0.66, foot - h * 0.42),
        (x - w * 0.1 + bend * 0.3, foot - h * 0.7),
    )
    other = (
        (x + w * 0.5 + bend * 0.4, foot - h * 0.6),
        (x + w * 0.95, foot - h * 0.3),
        (x + w * 0.7, foot - h * 0.04),
    )
    return blob((x, foot), *side, (x + bend, foot - h, "c"), *other)


def _fire(f: Frame) -> None:
    """Tongues one before the other, red behind, gold in front, almost white at the root."""
    back = ((-25, 24, 44, 13, -7), (24, 24, 52, 13, 8), (-4, 26, 82, 17, 7))
    middle = ((-16, 27, 40, 11, -5), (15, 27, 46, 12, 5), (1, 29, 60, 14, -4))
    root = ((-8, 29, 25, 8, -2), (9, 29, 29, 8, 3))
    for tongues, col, a, soft in (
        (back, "#ff7a1c", 0.85, 1.6),
        (middle, "#ffb434", 0.9, 1.2),
        (root, "#fff0b0", 0.95, 1.4),
    ):
        for t in tongues:
            f.flat(_tongue(*t), col, a, soft, wob=0.8, det=0.4)


def burning_seal(c: Card, x: float, y: float) -> None:
    """A disc of wax, its middle at (x, y), molten at the heart, with a fire in it."""
    f = c.at(x, y, 1.06, vol=18, wob=0.6, edge=0.35, tex=0.15)
    c.glow(x, y - 16, 260, "#ff5a1c", 0.3, 1.7)
    f.shade(ell(4, 12, 72, 64), 0.6, 10, "#2a0a08")
    upper = ((-66, -10), (-56, -44), (-22, -58), (6, -66), (40, -54), (66, -30), (72, 4))
    lower = ((62, 38), (44, 60), (12, 58), (-8, 66), (-36, 60), (-60, 46), (-68, 18))
    f.paint(blob(*upper, *lower), WAX, amb=0.12, gain=0.62, light=(x - 62, y - 96, 120), rim=0.7)
    f.shade(ell(0, -2, 48, 46), 0.6, 5, "#3c0408")
    pit = f.paint(ell(0, 0, 44, 42), MOLTEN, amb=0.2, light=(x, y + 34, 40), vol=10)
    for px, py, r in ((-22, 22, 12), (4, 28, 15), (26, 18, 11), (-6, 12, 9), (16, 6, 8), (-28, 4, 7)):
        f.paint(ell(px, py, r, r * 0.8), ["#d83814", "#ff9030", "#ffe27c"], clip=pit, vol=6, amb=0.5)
    _fire(f)
