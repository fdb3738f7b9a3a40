"""Things that have stopped in mid-air: a ball, a hat, a pancake, thrown water."""

from studio.paint import Card, Frame
from studio.palettes import CRIMSON, HAIR, IRON, SKIN
from studio.shapes import blob, ell, taper

WATER = ["#3c84a8", "#7cc0d8", "#c8f0f0", "#ffffff"]
BATTER = ["#a86420", "#dca444", "#f8dc8c", "#fff4c8"]
BROWNED = ["#7c3c14", "#b06c2c", "#d8a050"]
ZINC = ["#3c3c48", "#747c84", "#b8c0c0", "#f0f4ec"]


def stopped_ball(c: Card, x: float, y: float) -> None:
    """A ball in red and cream gores that does not come down, its middle at (x, y)."""
    m = c.paint(ell(x, y, 25), CRIMSON, vol=20, wob=0.2, det=0.9, rim=0.5)
    left = blob((x - 12, y - 27), (x - 21, y), (x - 12, y + 27), (x - 2, y + 27), (x - 8, y), (x - 2, y - 27))
    right = blob(
        (x + 6, y - 27), (x + 7, y), (x + 6, y + 27), (x + 14, y + 25), (x + 20, y), (x + 14, y - 25)
    )
    for gore in (left, right):
        c.paint(gore, ["#a87c74", "#e8d0b0", "#fff4d8"], vol=12, wob=0.2, det=0.9, clip=m, edge=0.05)


def thrown_water(c: Card, x: float, y: float) -> None:
    """A bucket swung up in both hands, the near one at (x, y), and its water, thrown out to the right and waiting."""
    f = c.at(x, y, 1, 0, wob=0.3, det=0.9)
    pail = c.at(x + 13, y + 4, 1, 58, wob=0.2, det=0.9, edge=0.3)
    pail.line([(-17, -20), (-24, -2), (-4, 6), (16, -18)], 2.4, "#4c4c58", alpha=0.95, ends=0.9)
    pail.paint(ell(0, -22, 20, 7), ZINC[:3], vol=3)
    _flying_sheet(f)
    pail.paint(
        blob((-20, -22, "c"), (0, -16), (20, -22, "c"), (14, 17, "c"), (0, 20), (-14, 17, "c")),
        ZINC,
        vol=12,
        rim=0.5,
    )
    for band in (-10, 9):
        pail.line([(-18, band), (0, band + 5), (18, band)], 2.2, "#3c3c48", alpha=0.7)
    for grip in ((-2, 0), (8, 20)):
        f.paint(ell(*grip, 4.6), SKIN, vol=3)


def _flying_sheet(f: Frame) -> None:
    """A sheet that widens as it flies, seen through in its middle, torn into fingers at its front, with drops ahead of it."""
    upper = [(18, -14), (40, -42), (70, -60), (100, -64), (124, -58), (144, -42, "c")]
    under = [
        (120, -48),
        (136, -20, "c"),
        (110, -36),
        (112, -6, "c"),
        (94, -28),
        (80, -6, "c"),
        (70, -26),
        (52, -16),
        (36, 6),
    ]
    m = f.paint(blob(*upper, *under), WATER, vol=12, rim=0.6, edge=0.2, alpha=0.86)
    f.flat(blob((46, -30), (72, -48), (102, -50), (88, -36), (62, -26)), "#5ca4c4", 0.5, 4, clip=m)
    for line in (
        ((28, -22), (56, -48), (100, -58), (128, -50)),
        ((44, -12), (66, -30), (96, -40), (120, -36)),
    ):
        f.line(line, 3.4, "#ffffff", alpha=0.8, clip=m)
    for dx, dy, r in (
        (152, -34, 5),
        (144, -12, 4),
        (120, 6, 4.4),
        (160, -54, 3.6),
        (122, -78, 4.4),
        (88, 8, 3.4),
    ):
        f.paint(ell(dx, dy, r, r * 1.2), WATER, vol=4, amb=0.4)


def tossed_pancake(c: Card, x: float, y: float) -> None:
    """A thin round pancake, limp at its edge, browned like lace, as it turns over. Its middle at (x, y)."""
    f = c.at(x, y, 1, -14, wob=0.25, det=0.9)
    hanging = [
        (-46, 0),
        (-43, 10),
        (-32, 10),
        (-22, 17),
        (-6, 15),
        (8, 19),
        (24, 13),
        (38, 12),
        (46, 0),
        (0, -18),
    ]
    f.paint(blob(*hanging), BROWNED, vol=4, amb=0.24, edge=0.3)
    m = f.paint(ell(0, -2, 47, 17), BROWNED, vol=3, amb=0.5, edge=0.2)
    f.paint(ell(0, -2.6, 43, 14), BATTER, vol=3, clip=m, soft=2, edge=0, amb=0.5)
    for dx, dy, r in (
        (-26, -3, 5),
        (-14, -9, 3),
        (-10, 3, 4),
        (4, -5, 6),
        (16, 3, 3.4),
        (26, -6, 4.6),
        (-34, 2, 2.6),
        (12, -11, 2.6),
    ):
        f.flat(ell(dx, dy, r * 1.4, r * 0.6), "#b8742c", 0.55, 1.4, clip=m)


def pan(c: Card, x: float, y: float) -> None:
    """A frying pan held by its handle at (x, y), out to the left."""
    f = c.at(x, y, 1, 6, wob=0.2, det=0.9, edge=0.3)
    f.paint(taper((9, 1, 7), (-26, -3, 6)), IRON, vol=3)
    f.paint(blob((-84, -10), (-26, -10), (-30, 4), (-42, 9), (-68, 9), (-80, 4)), IRON, vol=6, rim=0.6)
    f.paint(ell(-55, -10, 29, 6), ["#241c20", "#4c4444", "#8c7c70"], vol=3)
    f.paint(ell(2, 0, 4.6), SKIN, vol=3)


def blown_bowler(c: Card, x: float, y: float) -> None:
    """A bowler hat just off its head."""
    c.paint(ell(x, y, 24, 7, -18), HAIR, vol=4, wob=0.2, det=0.8)
    c.paint(
        blob((x - 16, y), (x - 12, y - 22), (x + 10, y - 28), (x + 18, y - 8)), HAIR, vol=6, wob=0.2, det=0.8
    )
