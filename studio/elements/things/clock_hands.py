"""The two hands of a tower clock, carried off."""

import math

from studio.paint import Frame
from studio.palettes import BRASS
from studio.shapes import blob, cut, ell, taper

HANDS = ["#0c1228", "#1c2848", "#3c5078", "#90a8c0"]


def shouldered_hands(f: Frame) -> None:
    """Over the left shoulder of somebody in the frame: the long one slender, the short one with a heart."""
    for tail, tip, w, leaf in (((-116, -238), (190, -388), 13, 0.6), ((-112, -258), (156, -318), 17, 0.86)):
        _hand(f, tail, tip, w, leaf)


def _hand(f: Frame, tail: tuple[float, float], tip: tuple[float, float], w: float, leaf: float) -> None:
    """One hand from tail to tip: a boss, a shaft, a ring and a leaf-shaped point of size `leaf`."""
    dx, dy = tip[0] - tail[0], tip[1] - tail[1]
    n = math.hypot(dx, dy)
    rot = math.degrees(math.atan2(dy, -dx if f.flip else dx))
    g = f.card.at(*f.pt(*tail), f.s, rot, wob=0.2, edge=0.3, rim=0.8, det=0.7)
    g.paint(ell(6, 0, 20, 17), HANDS, vol=8)
    g.paint(taper((20, 0, w * 1.3), (n * 0.5, 0, w), (n - 96 * leaf, 0, w * 0.7)), HANDS, vol=5)
    g.paint(cut(ell(n - 128 * leaf, 0, 27 * leaf + 8), ell(n - 128 * leaf, 0, 14 * leaf + 3)), HANDS, vol=5)
    right = ((n - 98 * leaf, 0), (n - 78 * leaf, 24 * leaf + 5), (n - 36 * leaf, 13 * leaf))
    left = ((n, 0, "c"), (n - 36 * leaf, -13 * leaf), (n - 78 * leaf, -24 * leaf - 5))
    g.paint(blob(*right, *left), HANDS, vol=7)


def winding_key(f: Frame, x: float, y: float) -> None:
    """The key that winds the clock, hanging from a closed paw at (x, y) of the frame: a ring, a stem, a square bit."""
    g = f.card.at(*f.pt(x, y), f.s, -8 if f.flip else 8, f.flip, wob=0.2, edge=0.3, rim=0.7, det=0.7)
    for side in (-1, 1):
        g.paint(cut(ell(side * 13, 18, 15, 12), ell(side * 13, 18, 7, 5)), BRASS, vol=5)
    g.paint(taper((0, 22, 10), (0, 76, 9)), BRASS, vol=4)
    g.paint(blob((-9, 72, "c"), (9, 72, "c"), (9, 92, "c"), (-9, 92, "c")), BRASS, vol=4)
    g.flat(ell(0, 84, 3.4), "#3c2410", 0.9, det=0.9)
