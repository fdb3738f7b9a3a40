"""Two things nobody has asked for yet: a key on its nail, an umbrella that leans in the corner of a shelf."""

from studio.elements.things.props import key
from studio.paint import Card
from studio.palettes import ROSE
from studio.shapes import blob, ell


def key_on_nail(c: Card, x: float, y: float, h: float) -> None:
    """A key that hangs by a loop of string from a nail at (x, y), with its shadow on the board behind."""
    ring = y + h * 0.36
    c.shade(ell(x + 10, ring + h * 0.42, h * 0.16, h * 0.46), 0.5, 6)
    key(c, x, ring - h * 0.06, h, rot=-4)
    for dx in (-1, 1):
        c.line(
            [(x, y), (x + dx * 7, y + h * 0.2), (x + dx * 3, ring + 6)], 3.4, "#e8d8b0", alpha=0.95, ends=0.9
        )
    c.shade(ell(x + 4, y + 5, 8, 6), 0.6, 3)
    c.paint(ell(x, y, 7), ["#3c3c44", "#8c8c8c", "#f0ece0"], vol=4, wob=0.2, det=0.9)


def leaning_umbrella(c: Card, x: float, y: float, h: float) -> None:
    """A furled umbrella, its point at (x, y), its crook leaning to the right."""
    f = c.at(x, y, h / 100, 9, vol=7, wob=0.3, det=0.8, edge=0.3, rim=0.5)
    f.shade(ell(0, 0, 16, 3), 0.5, 4)
    f.line(
        [(0, 0), (0, -88), (-1, -96), (-7, -101), (-13, -97), (-14, -90)], 4.4, "#b07c48", alpha=1, ends=0.9
    )
    m = f.paint(
        blob(
            (0, -8, "c"),
            (8, -40),
            (12, -66),
            (8, -78, "c"),
            (0, -72, "c"),
            (-8, -78, "c"),
            (-12, -66),
            (-8, -40),
        ),
        ROSE,
    )
    for dx in (-4, 4):
        f.line([(dx * 1.2, -74), (dx, -40), (0, -12)], 1.8, ROSE[0], alpha=0.6, clip=m)
    f.line([(-10, -50), (0, -47), (10, -51)], 3, "#f4d8a0", alpha=0.9, clip=m, ends=0.9)
