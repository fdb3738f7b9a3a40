"""A tiger that climbs out over an edge: ears, amber eyes, shoulders, two forelegs."""

import numpy as np

from studio.colour import Arr
from studio.paint import Card, Frame
from studio.palettes import FOX
from studio.shapes import Path, Point, blob, curve, ell, join, stroke, taper

STRIPE = ["#180a0e", "#2c1414", "#4c2820"]
PALE = ["#8c6c64", "#d8bca4", "#fff0d8", "#fffaf0"]
# one side of the face, from the brow to the cheek: points and the width in the middle
STRIPES = (
    (((3, -84), (5, -70), (3, -58)), 5.5), (((12, -84), (17, -70), (12, -58)), 5.5), (((24, -79), (28, -68), (24, -58)), 5),
    (((50, -62), (42, -54), (38, -52)), 5), (((57, -48), (47, -42), (41, -41)), 5.5), (((60, -32), (50, -29), (42, -30)), 5.5),
    (((57, -14), (48, -15), (40, -18)), 5),
)  # fmt: skip


def peeking_tiger(c: Card, x: float, y: float, s: float, light: tuple[float, float, float]) -> Frame:
    """Head and shoulders over the edge at (x, y), looking right; then paint the edge, and `tiger_arms` in its frame."""
    f = c.at(x, y, s, vol=12, wob=0.35, edge=0.25, rim=1.0, det=0.6, amb=0.16, gain=1.3, light=light)
    back = _fur(f, blob((-70, 14), (-66, -26), (-36, -62), (20, -66), (58, -40), (70, 14)), 260, 30)
    for px in (-58, -44, 48, 60):
        f.paint(
            stroke(curve((px, -30), (px * 1.06, -14), (px * 1.02, 4)), 7, 0.2),
            STRIPE,
            vol=2,
            clip=back,
            edge=0,
        )
    f.shade(ell(-6, -14, 66, 44), 0.6, 12, "#1c0810", clip=back)
    for side in (-1, 1):
        _fur(
            f,
            blob((side * 24, -74), (side * 30, -98), (side * 46, -100), (side * 56, -84), (side * 52, -62)),
            60,
            8,
        )
        f.paint(blob((side * 34, -76), (side * 38, -90), (side * 48, -86), (side * 47, -70)), ["#2c1018", "#6c3830", "#c08868"],
            vol=3, soft=1.5, edge=0.1)  # fmt: skip
    half: list[Point] = [(0, -88), (26, -84), (46, -70), (56, -50), (66, -30, "c"), (58, -24), (62, -8, "c"),
        (50, -2), (40, 18)]  # fmt: skip
    head = blob(*half, *[(-p[0], *p[1:]) for p in half[:0:-1]])
    m = _fur(f, head, 520, 30)
    for side in (-1, 1):
        ruff = blob((side * 44, -24), (side * 60, -20), (side * 52, 2), (side * 30, 14), (side * 30, -8))
        for patch in (ruff, ell(side * 21, -51, 11, 5, side * -14), ell(side * 24, -27, 14, 5, side * 18)):
            f.paint(patch, PALE, vol=5, clip=m, soft=3, edge=0, alpha=0.85)
        for line, w in STRIPES:
            mark = stroke(curve(*[(side * px, py) for px, py in line]), w, 0.2)
            f.paint(mark, STRIPE, vol=2, clip=m, edge=0, soft=0.6)
    _muzzle(f, m)
    for side in (-1, 1):
        _eye(f, side, m)
    f.shade(ell(0, 14, 62, 11), 0.35, 7, clip=m)
    f.shade(ell(-60, -14, 50, 80, 20), 0.72, 18, "#240a20", clip=m)
    return f


def _fur(f: Frame, shape: Path, n: int, vol: float) -> Arr:
    """A lit shape whose hairs run away from the nose."""
    c, (nx, ny) = f.card, f.pt(0, -26)
    m = f.paint(shape, FOX, vol=vol)
    c.marks(m, lambda px, py: np.arctan2(py - ny, px - nx), n, 17, 2.8, jit=0.08, alpha=0.6)
    return m


def _muzzle(f: Frame, head: Arr) -> None:
    """A broad bridge, a small nose, two low cheeks of whiskers."""
    for side in (-1, 1):
        f.shade(taper((side * 10, -46, 5), (side * 11, -24, 7)), 0.3, 4, "#5c1c18", clip=head)
    pads = join(ell(-8.5, -7, 12, 9), ell(8.5, -7, 12, 9), ell(0, 2, 11, 9))
    p = f.paint(pads, PALE, vol=7, edge=0.12, soft=1)
    nose = blob((-9, -22), (0, -24), (9, -22), (5, -14), (0, -11), (-5, -14))
    f.paint(nose, ["#4c1c24", "#9c4c4c", "#e09484"], vol=4, det=1, edge=0.3)
    f.line([(0, -11), (0, -4)], 2, "#3c1418", alpha=0.8, clip=p)
    for side in (-1, 1):
        f.line([(0, -5), (side * 6, -1), (side * 13, -4)], 2, "#3c1418", alpha=0.8)
        for dx, dy in ((10, -9), (14, -5), (9, -4)):
            f.flat(ell(side * dx, dy, 1.1), "#3c1c18", 0.8)


def _eye(f: Frame, side: int, head: Arr) -> None:
    """An almond in a dark lid, under the shadow of the brow; it looks to the right."""
    x, y = side * 23, -39
    f.shade(ell(x, y - 2, 15, 10), 0.4, 4, "#3c1014", clip=head)
    lid = blob(
        (x - side * 15, y + 7, "c"),
        (x - side * 4, y - 9),
        (x + side * 8, y - 9),
        (x + side * 14, y - 4, "c"),
        (x + side * 4, y + 7),
    )
    f.flat(lid, "#1c0a0e", 1, det=1)
    ball = blob(
        (x - side * 11, y + 4),
        (x - side * 3, y - 5),
        (x + side * 7, y - 6),
        (x + side * 10, y - 3),
        (x + side * 3, y + 5),
    )
    b = f.paint(ball, ["#7c4410", "#e0a028", "#ffe470"], vol=3, edge=0.2, amb=0.5, det=1)
    f.flat(ell(x + 2.5, y - 1, 3.6, 4.4), "#140a0c", 1, det=1, clip=b)
    f.shade(ell(x, y - 8, 14, 5), 0.6, 2, "#3c1808", clip=b)
    f.flat(ell(x + 4.4, y - 3, 1.3), "#fffbe8", 1, det=1)


def tiger_arms(f: Frame) -> None:
    """Two forelegs from the shoulders over the edge, one let down further than the other, with broad paws."""
    for side, low in ((-1, 20), (1, 40)):
        x = side * 56
        f.shade(taper((x + 2, 10, 34), (x - 6 + side * 2, low + 16, 40)), 0.7, 8)
        m = _fur(f, taper((x - side * 8, -16, 30), (x, 2, 33), (x + side * 2, low, 30)), 90, 13)
        for k, y in enumerate((-6, 7, 20)):
            if y < low - 6:
                bar = curve((x - 17, y + 2), (x - 2 + k, y + 6), (x + 9, y + 1))
                f.paint(stroke(bar, 5, 0.2), STRIPE, vol=2, clip=m, edge=0)
        paw = ell(x + side * 2, low + 12, 20, 16)
        m = _fur(f, paw, 70, 11)
        f.paint(ell(x + side * 2, low + 20, 18, 8), PALE, vol=4, clip=m, soft=3, edge=0, alpha=0.8)
        for d in (-7, 0, 7):
            f.line(
                [(x + side * 2 + d, low + 27), (x + side * 2 + d * 0.8, low + 16)], 2.4, "#3c1418", alpha=0.9
            )
