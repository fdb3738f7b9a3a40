"""An ironing board with somebody's shadow on it, and the iron full of coals."""

import numpy as np

from studio.elements.things.shadows import CHAR, child_pressed
from studio.paint import Card
from studio.palettes import CREAM, IRON, LINEN, SILVER, WALNUT
from studio.shapes import blob, ell, taper

TOP = (
    (-222, 2),
    (-206, -26),
    (-130, -50),
    (120, -54),
    (196, -38),
    (210, 0),
    (184, 34),
    (60, 48),
    (-130, 46),
    (-206, 28),
)


def ironing_board(c: Card, x: float, y: float) -> None:
    """The board on crossed legs, (x, y) the middle of its top; a child's shadow is laid on it, an arm over the edge."""
    f = c.at(x, y, 1, wob=0.35, vol=9, edge=0.28, det=0.3)
    f.shade(ell(0, 158, 200, 18), 0.4, 12)
    for a, b in (((-110, 10), (76, 156)), ((96, 10), (-90, 156))):
        f.paint(taper((*a, 14), (*b, 12)), WALNUT, vol=6)
    f.paint(blob(*[(px, py + 13) for px, py in TOP]), CREAM, vol=5, amb=0.12)
    f.paint(blob(*TOP), LINEN, vol=7, amb=0.4)
    m = c.mask(f.path(child_pressed()), 0.3, 0.7)
    c.over(np.clip(m * 0.95 * (0.9 + 0.2 * (c.bank[2] - 0.5)), 0, 1), CHAR)


def coal_iron(c: Card, x: float, y: float, s: float = 1.0) -> tuple[float, float]:
    """A flat-iron of black metal on (x, y), its point to the left, coals under the lid; returns the middle of its handle."""
    f = c.at(x, y, s, wob=0.15, vol=9, edge=0.32, det=0.8, rim=0.7)
    c.halo(*f.pt(-4, -16), 58 * s, "#ff5a28", 0.5)
    f.shade(ell(4, 4, 66, 9), 0.55, 4)
    sole = blob((-74, 2, "c"), (-52, -8), (-20, -12), (48, -12, "c"), (54, 4, "c"), (-30, 7))
    f.paint(sole, SILVER, vol=4)
    hull = blob((-66, -4, "c"), (-50, -18), (-24, -30), (10, -35), (44, -36, "c"), (49, -4, "c"), (-10, -2))
    f.paint(hull, IRON, vol=13)
    for k, px in enumerate((-28, -10, 8, 26)):  # small draught holes low on the hull
        f.flat(ell(px, -11 - 0.5 * k, 3.4, 3), "#ff7a34", 0.95, 0.6, det=1)
    f.line([(-46, -21), (-22, -28), (10, -32.5), (44, -33)], 3, "#ff6a2c", alpha=0.95, det=1, wob=0.05)
    lid = blob((-44, -24, "c"), (-20, -38), (12, -44), (46, -42, "c"), (46, -36, "c"), (8, -36))
    f.paint(lid, IRON, vol=7)
    f.paint(taper((-24, -34, 6), (-26, -56, 6), (-18, -68, 6)), IRON, vol=3)
    f.paint(taper((36, -40, 6), (40, -58, 6), (34, -68, 6)), IRON, vol=3)
    f.paint(
        taper((-26, -69, 11), (6, -75, 14), (42, -69, 11)),
        ["#3c1c10", "#7c4420", "#c88448", "#f4c888"],
        vol=6,
    )
    return f.pt(8, -73)


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
