"""A cat asleep, curled up."""

from studio.paint import Card, Frame
from studio.palettes import GINGER
from studio.shapes import blob, ell, taper

STRIPE = "#8a3c14"
PALE = ["#b88c64", "#f4d8ac", "#fff4dc"]


def curled_cat(c: Card, x: float, y: float, s: float = 1) -> None:
    """A ginger cat about 95 wide at `s` 1, looking left, its chin on a paw, its tail round it."""
    f = c.at(x, y, s, vol=12, wob=0.2, det=0.9, rim=0.8, edge=0.3, amb=0.3)
    f.shade(ell(0, 4, 48, 6), 0.55, 4)
    m = f.paint(
        blob((-34, 2), (-36, -18), (-20, -36), (8, -41), (34, -31), (46, -12), (42, 3), (0, 6)), GINGER
    )
    for k in range(5):
        px = -8 + 10 * k
        f.line(
            [(px, -42 + k * k * 0.8), (px + 4, -31 + k * 1.4), (px + 3, -22 + k * 2)],
            3.4,
            STRIPE,
            alpha=0.6,
            clip=m,
        )
    f.shade(blob((8, 4), (10, -12), (22, -22), (30, -20), (20, -8), (18, 4)), 0.35, 3, "#5c2410", clip=m)
    f.paint(blob((16, 4), (18, -12), (30, -20), (43, -12), (44, 3), (30, 7)), GINGER, vol=8, edge=0.16)
    tail = f.paint(taper((45, -4, 10), (38, 5, 10), (14, 8, 10), (-6, 7, 9), (-14, 5, 6)), GINGER, vol=5)
    for px in (30, 18, 6, -5):
        f.line([(px, 1), (px - 2, 8), (px, 14)], 3, STRIPE, alpha=0.6, clip=tail)
    f.paint(taper((-12, 2, 9), (-26, 5, 9), (-42, 5, 8)), GINGER, vol=4)
    f.shade(ell(-22, -8, 22, 17), 0.4, 4, "#5c2410", clip=m)
    _asleep(f)


def _asleep(f: Frame) -> None:
    """The head from the front, a little down: ears, brow stripes, shut eyes, a pale muzzle."""
    for ear, inner in (
        (
            ((-45, -16, "c"), (-47, -38, "c"), (-30, -27, "c")),
            ((-42, -21, "c"), (-44, -33, "c"), (-35, -26, "c")),
        ),
        (
            ((-28, -28, "c"), (-13, -38, "c"), (-12, -16, "c")),
            ((-23, -27, "c"), (-15, -33, "c"), (-14.5, -21, "c")),
        ),
    ):
        f.paint(blob(*ear), GINGER, vol=4)
        f.flat(blob(*inner), "#b0605c", 0.85, 0.4, det=0.9)
    m = f.paint(
        blob((-29, -30), (-42, -25), (-48, -12), (-42, 0), (-29, 4), (-16, 0), (-10, -12), (-16, -25)),
        GINGER,
        vol=11,
    )
    f.paint(
        blob((-29, -9), (-38, -4), (-36, 2), (-29, 4), (-22, 2), (-20, -4)),
        PALE,
        vol=4,
        edge=0,
        soft=1,
        clip=m,
    )
    for dx in (-5, 0, 5):
        f.line([(-29 + dx * 1.3, -30), (-29 + dx, -21)], 2.6, STRIPE, alpha=0.7, clip=m)
    for sg in (-1, 1):
        f.line(
            [(-29 + sg * 13, -13), (-29 + sg * 9, -10), (-29 + sg * 4.4, -12.6)],
            2,
            "#2a1014",
            alpha=0.95,
            det=1,
        )
        f.line([(-29 + sg * 19, -6), (-29 + sg * 13, -5)], 2.2, STRIPE, alpha=0.6, clip=m)
    f.flat(blob((-31.6, -6.6), (-26.4, -6.6), (-29, -3.4)), "#a8444c", 1, det=1)
    f.line([(-29, -3.6), (-29, -1.4)], 1, "#5c2420", alpha=0.8, det=1)
