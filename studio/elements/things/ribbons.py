"""Gold ribbon: a bow as large as a tree, and the ends of a band that has given way."""

from studio.elements.things.parcels import GOLD
from studio.paint import Card, Frame
from studio.palettes import SNOW
from studio.shapes import blob, poly


def great_bow(c: Card, x: float, y: float, s: float = 1.0, rot: float = 9) -> None:
    """Two full loops with snow on them standing up from the knot at (x, y), two tails with notched ends."""
    for flip in (True, False):
        _loop(c.at(x, y, s, rot, flip, vol=34, wob=0.5, edge=0.3, rim=0.6, tex=0.14, amb=0.3))
    g = c.at(x, y, s, rot, vol=20, wob=0.5, edge=0.3, rim=0.5)
    g.paint(blob((-30, -34), (0, -42), (30, -34), (34, 16), (0, 28), (-34, 16)), GOLD)
    for dx in (-10, 8):
        g.line([(dx, -34), (dx + 2, -4), (dx, 22)], 4, "#7c4c18", alpha=0.5)


def _loop(f: Frame) -> None:
    """One half of the bow."""
    tail = blob(
        (4, 0, "c"), (60, 20), (104, 66), (122, 124, "c"), (96, 108), (70, 128, "c"), (58, 84), (30, 44)
    )
    f.shade(tail, 0.35, 7, "#2c2048")
    f.paint(tail, GOLD, vol=12)
    f.paint(
        blob((2, 4, "c"), (24, -70), (84, -148), (154, -172), (196, -140), (196, -84), (150, -34), (70, -2)),
        GOLD,
    )
    hollow = blob((52, -40), (96, -106), (150, -134), (172, -112), (160, -76), (112, -42))
    m = f.paint(hollow, ["#3c2010", "#7c4c18", "#b07c28"], vol=16)
    f.shade(blob((52, -40), (96, -106), (120, -84), (100, -44)), 0.5, 10, clip=m)
    for a, b in (((14, -10), (50, -66)), ((16, -4), (74, -26))):
        f.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 6), b], 5, "#7c4c18", alpha=0.55)
    snow = blob((92, -152), (150, -180), (196, -150), (190, -138), (150, -160))
    f.paint(snow, SNOW, vol=10, edge=0.05, amb=0.5)


def rolled_end(c: Card, x: float, y: float) -> None:
    """The end of a band 100 wide that has rolled out over a rim at y, its middle at x."""
    f = c.at(x, y)
    roll = blob(
        (-48, -4, "c"),
        (-4, -10),
        (44, -2, "c"),
        (50, 30),
        (56, 64, "c"),
        (0, 38, "c"),
        (-58, 60, "c"),
        (-52, 28),
    )
    f.shade(roll, 0.5, 7, "#2c1808")
    m = f.paint(roll, GOLD, vol=16, amb=0.3, grain=2, tex=0.14, wob=0.5, edge=0.35, rim=0.5)
    f.shade(poly([(-58, 34), (52, 36), (56, 64), (-58, 64)]), 0.35, 8, "#5c3414", clip=m)
    f.line([(-46, 2), (-2, -4), (42, 2)], 4, "#fff4c0", alpha=0.8, clip=m)


def torn_end(c: Card, x: float, y: float) -> None:
    """The other end, hanging from a slanting edge whose middle is at (x, y)."""
    f = c.at(x, y)
    end = blob(
        (-49, -16, "c"), (49, 17, "c"), (47, 28), (50, 42, "c"), (-1, 16, "c"), (-55, 10, "c"), (-51, -2)
    )
    f.shade(end, 0.4, 6, "#2c1008")
    f.paint(end, GOLD, vol=10, amb=0.3, grain=2, tex=0.14, wob=0.5, edge=0.35)
