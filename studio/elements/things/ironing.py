"""An ironing board with somebody's shadow on it, and the iron full of coals."""

import numpy as np

from studio.elements.things.shadows import CHAR, girl_pressed
from studio.paint import Card
from studio.palettes import CREAM, IRON, LINEN, SILVER, WALNUT
from studio.shapes import blob, ell, poly, rect, taper

TOP = (
    (-218, 4),
    (-200, -22),
    (-130, -38),
    (120, -42),
    (190, -30),
    (206, 0),
    (180, 26),
    (60, 36),
    (-130, 34),
    (-204, 22),
)


def ironing_board(c: Card, x: float, y: float) -> None:
    """The board on crossed legs, (x, y) the middle of its top; a girl's shadow is laid on it, an arm over the edge."""
    f = c.at(x, y, 1, wob=0.35, vol=9, edge=0.28, det=0.3)
    f.shade(ell(0, 158, 200, 18), 0.4, 12)
    for a, b in (((-110, 10), (76, 156)), ((96, 10), (-90, 156))):
        f.paint(taper((*a, 14), (*b, 12)), WALNUT, vol=6)
    f.paint(blob(*[(px, py + 13) for px, py in TOP]), CREAM, vol=5, amb=0.12)
    f.paint(blob(*TOP), LINEN, vol=7, amb=0.4)
    m = c.mask(f.path(girl_pressed()), 0.6, 0.8)
    c.over(np.clip(m * 0.9 * (0.85 + 0.3 * (c.bank[2] - 0.5)), 0, 1), CHAR)


def coal_iron(c: Card, x: float, y: float, s: float = 1.4) -> tuple[float, float]:
    """A flat-iron of black metal standing on (x, y), its point to the left, coals behind slots; returns the middle of its handle."""
    f = c.at(x, y, s, wob=0.2, vol=9, edge=0.32, det=0.7, rim=0.7)
    c.halo(*f.pt(-6, -16), 70 * s, "#ff5a28", 0.6)
    f.shade(ell(0, 0, 60, 7), 0.5, 4)
    f.paint(blob((-64, -2, "c"), (-50, -22), (-24, -40), (42, -42, "c"), (48, -2, "c")), IRON, vol=12)
    f.paint(poly([(-68, 0), (-60, -7), (50, -7), (50, 0)]), SILVER, vol=3)
    for k in range(4):
        slot = rect(-31 + k * 19, -28, -20 + k * 19, -12, 4)
        f.flat(slot, "#ff5424", 1, 0.6, det=1)
        f.flat(ell(-25 + k * 19, -16, 4, 4.5), "#ffe08c", 1, 1, det=1)
    for px in (-22, 34):
        f.paint(taper((px, -40, 7), (px, -64, 6)), IRON, vol=3)
    f.paint(
        taper((-32, -66, 13), (6, -68, 15), (44, -66, 13)),
        ["#3c1c10", "#7c4420", "#c88448", "#f4c888"],
        vol=6,
    )
    return f.pt(8, -67)


def iron_steam(c: Card, x: float, y: float, w: float = 150) -> None:
    """Steam that rises along the foot of an iron standing at (x, y)."""
    for k in range(5):
        px = x - w / 2 + k * w * 0.22
        lift = 190 + 30 * (k % 3)
        c.smoke(
            [(px, y), (px - 16, y - lift * 0.3), (px + 18, y - lift * 0.64), (px - 12 + 6 * k, y - lift)],
            9,
            50,
            "#fffaf0",
            0.34,
        )
