"""A rabbit sitting, seen from behind: the witness of the world round the cards, in any coat."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, taper

FUR = ("#2c3460", "#7078a0", "#d8ccc8", "#fff4e0")
TAIL = ("#8c8ca8", "#e8e0dc", "#fffaf0")


def rabbit_from_behind(c: Card, x: float, y: float, s: float, ramp: Ramp = FUR, pose: int = 0) -> None:
    """Foot at (x, y), 118 high at s=1; pose 0 folds one ear, 1 holds both up, 2 lets both fall."""
    f = c.at(x, y, s, wob=0.25, rim=1.5, rimw=4, edge=0.25, vol=14, det=0.8, amb=0.25)
    up = ((8, -66, 9), (13, -92, 13), (12, -116, 6))
    folded = ((8, -66, 9), (12, -90, 12), (22, -102, 10), (32, -94, 5))
    fallen = ((10, -66, 9), (22, -72, 12), (30, -56, 11), (30, -42, 5))
    left, right = ((up, folded), (up, up), (fallen, fallen))[pose]
    f.paint(taper(*((-px, py, w) for px, py, w in left)), ramp, vol=6)
    f.paint(taper(*right), ramp, vol=6)
    f.paint(blob((-24, 2), (-27, -22), (-16, -46), (16, -46), (27, -22), (24, 2)), ramp)
    head = f.paint(ell(0, -56, 21, 18), ramp)
    c.shade(f.path(ell(0, -38, 22, 7)), 0.35, 4 * s, "#20203c", clip=head)
    f.paint(ell(-2, -10, 11, 10), TAIL, vol=8)
