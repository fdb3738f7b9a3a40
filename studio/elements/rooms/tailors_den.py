"""What stands about in a tailor's den: a dummy that wears wings, a spool to stand on, a pile of outgrown skins."""

from collections.abc import Sequence

from studio.colour import Ramp
from studio.elements.things.wing_patterns import paint_wing
from studio.paint import Card
from studio.palettes import CREAM, PINE, PLUM, WOOD
from studio.shapes import blob, curve, ell, taper

BODICE = (
    (-22, -262),
    (22, -262),
    (34, -220),
    (26, -170),
    (32, -128),
    (0, -120),
    (-32, -128),
    (-26, -170),
    (-34, -220),
)
REEL: Ramp = ["#3c2008", "#8c5c1c", "#cc9838", "#f4d480"]


def dummy_with_wings(c: Card, x: float, y: float, s: float, ramp: Ramp) -> None:
    """A tailor's dummy on its stand, foot at (x, y), wearing a pair of plain wings not yet finished."""
    f = c.at(x, y, s, vol=20, wob=0.4, edge=0.28, rim=0.6)
    f.shade(ell(0, 2, 60, 9), 0.5, 7)
    f.paint(taper((0, -4, 10), (0, -130, 10)), WOOD, vol=5)
    for sx in (-1, 1):
        f.paint(taper((0, -24, 9), (sx * 44, 0, 8)), WOOD, vol=4)
    for flip in (False, True):
        paint_wing(
            c.at(*f.pt(0, -222), s * 1.0, 0, flip, vol=12, wob=0.4, edge=0.3, rim=0.6), "round", ramp, ramp[0]
        )
    f.paint(blob(*BODICE), CREAM, vol=24)
    f.paint(ell(0, -268, 12, 10), WOOD, vol=6)


def great_spool(c: Card, x: float, y: float, w: float, h: float, ramp: Ramp = REEL) -> None:
    """A wooden spool on end, foot at (x, y), its upper disc at y - h: high enough to stand on."""
    f = c.at(x, y, 1, vol=16, wob=0.3, edge=0.28, rim=0.5)
    r, t = w / 2, w * 0.13
    f.shade(ell(10, 2, r * 1.2, t * 1.1), 0.6, 10)
    f.paint(ell(0, -t, r, t), WOOD, vol=6)
    f.paint(ell(0, -t - 12, r, t), PINE, vol=6)
    f.shade(ell(0, -t - 14, r * 0.84, t * 0.8), 0.5, 6)
    wound = f.paint(
        blob(
            (-r * 0.7, -h + t, "c"),
            (r * 0.7, -h + t, "c"),
            (r * 0.78, -h / 2),
            (r * 0.7, -t - 12, "c"),
            (0, -6),
            (-r * 0.7, -t - 12, "c"),
            (-r * 0.78, -h / 2),
        ),
        ramp,
        vol=r * 0.6,
        grain=1,
    )
    for k in range(1, 15):
        yy = -t - 12 + (24 - h + t) * k / 15
        f.line(
            curve((-r * 0.8, yy - 6), (0, yy + 8), (r * 0.8, yy - 4)),
            2.4,
            ramp[0],
            alpha=0.4,
            clip=wound,
            ends=0.8,
        )
    f.shade(ell(0, -h + t, r * 0.9, t * 1.5), 0.5, 8, clip=wound)
    f.paint(ell(0, -h + 14, r, t), WOOD, vol=6)
    f.paint(ell(0, -h, r, t), PINE, vol=6)


def folded(c: Card, x: float, y: float, w: float, ramps: Sequence[Ramp]) -> None:
    """A pile of folded skins, foot at (x, y), the oldest and smallest on top, an empty sleeve hanging out."""
    f = c.at(x, y, w / 160, vol=14, wob=0.7, edge=0.28, rim=0.5)
    f.shade(ell(0, 2, 92, 10), 0.5, 8)
    for k, ramp in enumerate(ramps):
        half, top, d = 82 - k * 11, -31 - k * 28, (-4, 7, -5)[k % 3]
        left, right = d - half, d + half
        fold = blob(
            (left, top + 16),
            (left + 14, top),
            (d, top + 3),
            (right - 6, top + 1),
            (right, top + 30, "c"),
            (d, top + 32),
            (left + 12, top + 32),
        )
        m = f.paint(fold, ramp)
        for dy in (12, 21):
            f.line(
                curve((left + 14, top + dy), (d, top + dy + 3), (right, top + dy + 1)),
                2.4,
                ramp[0],
                alpha=0.6,
                clip=m,
            )
        f.shade(ell(d, top + 33, half, 5), 0.35, 4, clip=m)
        if k == 0:
            continue
        side = -1 if k % 2 else 1
        arm = taper(
            (d + side * half * 0.5, top + 8, 19),
            (d + side * half * 0.62, top + 30, 15),
            (d + side * half * 0.56, top + 44, 11),
        )
        f.paint(arm, ramp, vol=6)
        f.paint(ell(d + side * half * 0.56, top + 47, 8, 7), PLUM, vol=4)
