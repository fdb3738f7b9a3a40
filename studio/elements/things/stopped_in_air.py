"""Things that have stopped in mid-air: a ball, a hat, thrown water."""

from studio.paint import Card, Frame
from studio.palettes import CRIMSON, HAIR, SKIN
from studio.shapes import blob, ell, poly

WATER = ["#3c84a8", "#7cc0d8", "#c8f0f0", "#ffffff"]
ZINC = ["#3c3c48", "#747c84", "#b8c0c0", "#f0f4ec"]


def stopped_ball(c: Card, x: float, y: float, ground: float) -> None:
    """A ball in red and cream gores that does not come down, and its shadow at `ground`."""
    m = c.paint(ell(x, y, 25), CRIMSON, vol=20, wob=0.2, det=0.9, rim=0.5)
    left = blob((x - 12, y - 27), (x - 21, y), (x - 12, y + 27), (x - 2, y + 27), (x - 8, y), (x - 2, y - 27))
    right = blob(
        (x + 6, y - 27), (x + 7, y), (x + 6, y + 27), (x + 14, y + 25), (x + 20, y), (x + 14, y - 25)
    )
    for gore in (left, right):
        c.paint(gore, ["#a87c74", "#e8d0b0", "#fff4d8"], vol=12, wob=0.2, det=0.9, clip=m, edge=0.05)
    c.shade(ell(x, ground, 17, 4), 0.4, 3, "#4c3458")


def thrown_water(c: Card, x: float, y: float) -> None:
    """A bucket swung up in both hands, the near one at (x, y), and its water, thrown out to the right and waiting."""
    f = c.at(x, y, 1, 0, wob=0.3, det=0.9)
    _flying_sheet(f)
    pail = c.at(x + 15, y + 2, 1, 58, wob=0.2, det=0.9, edge=0.3)
    pail.paint(ell(0, -22, 20, 7), WATER, vol=3)
    pail.paint(poly([(-20, -22), (20, -22), (14, 18), (-14, 18)]), ZINC, vol=9, rim=0.5)
    for band in (-12, 8):
        pail.line([(-19, band), (0, band + 4), (19, band)], 2.2, "#3c3c48", alpha=0.7)
    for grip in ((-2, 0), (6, 20)):
        f.paint(ell(*grip, 4.6), SKIN, vol=3)


def _flying_sheet(f: Frame) -> None:
    """A sheet that widens as it flies, torn into fingers at its front, with drops ahead of it."""
    upper = [(20, -22), (44, -46), (74, -60), (104, -60), (136, -44, "c")]
    under = [(112, -44), (128, -22, "c"), (100, -34), (104, -8, "c"), (84, -28), (60, -22), (40, 6)]
    m = f.paint(blob(*upper, *under), WATER, vol=10, rim=0.8, edge=0.25)
    for line in (((34, -26), (64, -48), (100, -52)), ((44, -14), (68, -34), (96, -40))):
        f.line(line, 3, "#ffffff", alpha=0.8, clip=m)
    for dx, dy, r in ((146, -34, 5), (140, -14, 4), (116, 4, 4.4), (154, -54, 3.6), (118, -74, 4.4), (92, -78, 3.6),
        (132, -64, 3.6)):  # fmt: skip
        f.paint(ell(dx, dy, r, r * 1.2), WATER, vol=4, amb=0.4)


def blown_bowler(c: Card, x: float, y: float) -> None:
    """A bowler hat just off its head."""
    c.paint(ell(x, y, 24, 7, -18), HAIR, vol=4, wob=0.2, det=0.8)
    c.paint(
        blob((x - 16, y), (x - 12, y - 22), (x + 10, y - 28), (x + 18, y - 8)), HAIR, vol=6, wob=0.2, det=0.8
    )
