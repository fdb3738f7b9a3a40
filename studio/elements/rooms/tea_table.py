"""A round tea table with a scalloped white cloth, an iced cake and a deep cup for it."""

from studio.paint import Card
from studio.palettes import PORCELAIN, WALNUT, WHITE
from studio.shapes import blob, cut, ell, taper


def tea_table(c: Card, x: float, y: float, h: float = 176) -> None:
    """Its foot at (x, y), its top `h` above and 198 wide."""
    t = y - h
    c.paint(taper((x, t + 16, 20), (x, y - 10, 16)), WALNUT, vol=7, wob=0.3)
    for dx in (-46, 46):
        c.paint(taper((x, y - 60, 12), (x + dx, y, 9)), WALNUT, vol=4, wob=0.3)
    right = ((x + 96, t, "c"), (x + 108, t + 62), (x + 84, t + 76), (x + 58, t + 64), (x + 26, t + 80))
    left = ((x - 10, t + 66), (x - 44, t + 80), (x - 76, t + 64), (x - 104, t + 70))
    m = c.paint(blob((x - 96, t, "c"), *right, *left), WHITE, vol=12, amb=0.36, wob=0.4)
    for dx in (-72, -38, -2, 34, 70):
        c.line([(x + dx, t + 12), (x + dx - 3, t + 72)], 7, WHITE[1], 0.4, 0.6, clip=m, det=0)
    c.paint(ell(x, t, 99, 21), WHITE, vol=4, amb=0.5, wob=0.3)


def iced_cake(c: Card, x: float, y: float) -> None:
    """A small cake with pink icing, standing at (x, y)."""
    dough = blob((x - 23, y), (x - 19, y - 18), (x + 17, y - 18), (x + 23, y))
    c.paint(dough, ["#8c5c2c", "#d8a458", "#ffe4a8"], vol=6, det=0.7)
    over = ((x - 23, y - 12), (x - 17, y - 24), (x + 15, y - 24), (x + 23, y - 12))
    c.paint(blob(*over, (x + 1, y - 8)), ["#c07c84", "#f0b8b4", "#fff0e8"], vol=4, det=0.7)


def deep_cup(c: Card, x: float, y: float, filled: float = 0.5) -> None:
    """A wide cup on its saucer at (x, y), 38 high; one looks into it, the tea stands `filled` of its depth."""
    f = c.at(x, y, 1.0, vol=8, wob=0.2, det=0.8, rim=0.5, tex=0.1)
    f.shade(ell(2, 1, 34, 7), 0.35, 4, "#5c5a74")
    f.paint(ell(0, -1, 34, 7), PORCELAIN, vol=3)
    f.shade(ell(2, -3, 18, 4), 0.4, 3, "#5c5a74")
    f.paint(cut(ell(25, -20, 9, 10), ell(25, -20, 5, 6)), PORCELAIN, vol=2)
    f.paint(ell(0, -36, 24, 7), ["#7c84a0", "#b8bccc", "#e0e0e0"], vol=2)
    mouth = f.path(ell(0, -36, 22, 5.6))
    f.paint(
        ell(0, -36 + 7 * (1 - filled), 21, 5),
        ["#3c1c0c", "#844820", "#c0803c"],
        vol=2,
        clip=c.mask(mouth, 0.2),
    )


def cup_front(c: Card, x: float, y: float) -> None:
    """The outer wall of the same cup, painted after what is poured into it."""
    f = c.at(x, y, 1.0, vol=9, wob=0.2, det=0.8, rim=0.5, tex=0.1)
    wall = blob(
        (-24, -36, "c"), (-12, -30.5), (0, -29), (12, -30.5), (24, -36, "c"), (17, -9), (0, -2), (-17, -9)
    )
    f.paint(wall, PORCELAIN)
    f.line([(-20, -21), (0, -15), (20, -21)], 3, "#5c84b0", alpha=0.8)
