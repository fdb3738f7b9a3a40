"""A round tea table with a scalloped white cloth, and an iced cake for it."""

from studio.paint import Card
from studio.palettes import WALNUT, WHITE
from studio.shapes import blob, ell, taper


def tea_table(c: Card, x: float, y: float) -> None:
    """Its foot at (x, y), its top 176 above and 198 wide."""
    c.paint(taper((x, y - 160, 20), (x, y - 10, 16)), WALNUT, vol=7, wob=0.3)
    for dx in (-46, 46):
        c.paint(taper((x, y - 60, 12), (x + dx, y, 9)), WALNUT, vol=4, wob=0.3)
    right = (
        (x + 96, y - 176, "c"),
        (x + 108, y - 114),
        (x + 84, y - 100),
        (x + 58, y - 112),
        (x + 26, y - 96),
    )
    left = ((x - 10, y - 110), (x - 44, y - 96), (x - 76, y - 112), (x - 104, y - 106))
    m = c.paint(blob((x - 96, y - 176, "c"), *right, *left), WHITE, vol=12, amb=0.36, wob=0.4)
    for dx in (-72, -38, -2, 34, 70):
        c.line([(x + dx, y - 164), (x + dx - 3, y - 104)], 7, WHITE[1], 0.4, 0.6, clip=m, det=0)
    c.paint(ell(x, y - 176, 99, 21), WHITE, vol=4, amb=0.5, wob=0.3)


def iced_cake(c: Card, x: float, y: float) -> None:
    """A small cake with pink icing, standing at (x, y)."""
    dough = blob((x - 23, y), (x - 19, y - 18), (x + 17, y - 18), (x + 23, y))
    c.paint(dough, ["#8c5c2c", "#d8a458", "#ffe4a8"], vol=6, det=0.7)
    over = ((x - 23, y - 12), (x - 17, y - 24), (x + 15, y - 24), (x + 23, y - 12))
    c.paint(blob(*over, (x + 1, y - 8)), ["#c07c84", "#f0b8b4", "#fff0e8"], vol=4, det=0.7)
