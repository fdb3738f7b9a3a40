"""Gold ribbon: a bow as large as a tree."""

from studio.elements.things.parcels import GOLD
from studio.paint import Card, Frame
from studio.palettes import SNOW
from studio.shapes import blob


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
        (4, -4, "c"), (70, 4), (126, 30), (168, 82, "c"), (138, 74), (120, 98, "c"), (92, 58), (40, 26)
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
