"""A cat sitting in side view, looking left and up at something much too large."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, poly, taper

NIGHT_CAT: Ramp = ["#0c0818", "#221a34", "#4c3c5c", "#a48ca4"]


def watching_cat(
    c: Card, x: float, y: float, h: float = 120, ramp: Ramp = NIGHT_CAT, rim: float = 2.4
) -> None:
    """The cat on a ridge at (x, y), `h` to the tips of its ears; its tail hangs down behind."""
    f = c.at(x, y, h / 86, 0, vol=11, det=0.6, wob=0.3, rim=rim, rimw=4, rimcol="#ffe9b4", edge=0.3)
    f.shade(ell(6, 1, 34, 5), 0.6, 4)
    f.paint(taper((24, -8, 9), (39, 0, 9), (45, 18, 8), (37, 33, 6), (29, 34, 4)), ramp, vol=5)
    body = blob(
        (-11, -52),
        (-17, -38),
        (-14, -18),
        (-6, -3),
        (12, 1),
        (28, -1),
        (34, -14),
        (27, -34),
        (13, -50),
        (1, -58),
    )
    m = f.paint(body, ramp, vol=16)
    c.marks(m, f.angle(1.2), 90, 12, 2.6, jit=0.08, alpha=0.5)
    f.shade(ell(5, -20, 8, 17, 20), 0.4, 5, clip=m)
    f.paint(blob((4, -6), (6, -22), (18, -29), (31, -20), (33, -6), (22, 1), (8, 1)), ramp, vol=12, edge=0.2)
    f.paint(taper((12, -2, 6), (-3, -2, 6)), ramp, vol=4)
    for dx in (4, 0):
        f.paint(taper((-8 + dx, -34, 11), (-12 + dx, -16, 7), (-13 + dx, -3, 6.4)), ramp, vol=5)
        f.paint(ell(-16 + dx, -2, 6, 3.2), ramp, vol=3)
    head = c.at(*f.pt(-6, -60), f.s, 16, False, **f.defaults)
    head.paint(poly([(-12, -8), (-13, -22), (-2, -11)]), ramp, vol=3)
    m = head.paint(
        blob(
            (-13, 4), (-19, 5), (-21, 0), (-14, -6), (-8, -12), (3, -13), (13, -5), (12, 7), (2, 13), (-8, 11)
        ),
        ramp,
        vol=10,
    )
    head.paint(blob((-5, -10, "c"), (1, -26, "c"), (10, -7, "c"), (3, -9)), ramp, vol=4)
    head.paint(poly([(-1, -12), (1.6, -21), (6, -10)]), ["#2c1828", "#6c4450"], vol=2)
    head.flat(ell(-9, -2, 3.4, 3.8), "#f4e08c", 1, det=1)
    head.flat(ell(-10, -2.2, 1.7, 2.8), "#120a18", 1, det=1)
    head.flat(ell(-20.4, 0.6, 1.8, 1.5), "#d08c8c", 1, det=1)
    for dy in (2, 6):
        head.line([(-16, 4), (-29, dy + 1)], 1.2, "#e8d8d8", alpha=0.7)
