"""A plain wooden chair from the side, standing or fallen: its depth stays where the room has it."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import WALNUT
from studio.shapes import ell, poly, taper

Pt = tuple[float, float]
SEAT_BACK, SEAT_FRONT, FOOT_BACK, FOOT_FRONT, TOP = (-26, -52), (28, -52), (-28, 0), (28, 0), (-36, -118)


def plain_chair(
    c: Card, x: float, y: float, s: float = 1.3, rot: float = 0, flip: bool = False, ramp: Ramp = WALNUT
) -> None:
    """Facing right, its back foot at (x, y), 118 high; `rot` tips it about that foot (-86 lies on its back)."""
    a, side = math.radians(rot), -1 if flip else 1
    deep = (side * 13 * s, -15 * s)

    def near(p: Pt) -> Pt:
        u, v = (p[0] - FOOT_BACK[0]) * s, p[1] * s
        return x + side * (u * math.cos(a) - v * math.sin(a)), y + u * math.sin(a) + v * math.cos(a)

    def far(p: Pt) -> Pt:
        px, py = near(p)
        return px + deep[0], py + deep[1]

    def along(p: Pt, q: Pt, t: float) -> Pt:
        return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t

    def bar(p: Pt, q: Pt, w: float, wood: Ramp) -> None:
        c.paint(taper((*p, w * s), (*q, w * 0.86 * s)), wood, vol=4, wob=0.3, det=0.5, rim=0.4)

    dim = [ramp[0], *ramp[:-1]]
    mid = along(near(FOOT_BACK), far(TOP if rot else FOOT_FRONT), 0.5)
    c.shade(ell(mid[0], y - 4 * s, (64 if rot else 42) * s, 9 * s), 0.5, 7)
    for p, q in ((SEAT_BACK, FOOT_BACK), (SEAT_FRONT, FOOT_FRONT), (SEAT_BACK, TOP)):
        bar(far(p), far(q), 6, dim)
    bar(far(along(SEAT_FRONT, FOOT_FRONT, 0.55)), far(along(SEAT_BACK, FOOT_BACK, 0.55)), 3.6, dim)
    for t in (0.42, 0.7, 0.97):
        bar(near(along(SEAT_BACK, TOP, t)), far(along(SEAT_BACK, TOP, t)), 7, ramp)
    seat = [near(SEAT_BACK), near(SEAT_FRONT), far(SEAT_FRONT), far(SEAT_BACK)]
    c.paint(poly(seat), ramp, vol=3, wob=0.3, det=0.5, amb=0.44)
    bar(near(SEAT_BACK), near(SEAT_FRONT), 7, ramp)
    bar(near(along(SEAT_FRONT, FOOT_FRONT, 0.62)), near(along(SEAT_BACK, FOOT_BACK, 0.62)), 3.6, ramp)
    for p, q in ((SEAT_BACK, FOOT_BACK), (SEAT_FRONT, FOOT_FRONT), (SEAT_BACK, TOP)):
        bar(near(p), near(q), 7, ramp)
