"""Patches: a neat hole cut out of a cloth, and the piece sewn in elsewhere."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import Path, cut, ell, poly

DAY_PATCH: Ramp = ["#8a4a5c", "#d8887c", "#f8bc94", "#ffe8c0"]
BEYOND: Ramp = ["#8890b0", "#bcc0d0", "#e0dfe0", "#f0ece4"]
# threads the shears have left, from the edge into the hole
FRAYED = (((-54, -30), (-36, -26)), ((-54, 22), (-40, 30)), ((-24, -56), (-20, -38)), ((20, -56), (14, -42)),
    ((52, 4), (38, 8)), ((-30, 56), (-24, 42)), ((26, 56), (20, 40)))  # fmt: skip


def _pinked(dx: float = 0, dy: float = 0) -> Path:
    """A square 114 wide, cut with pinking shears: teeth all round."""
    half, teeth, deep = 57.0, 9, 8.0
    steps = [
        (-half + 2 * half * (k + d) / teeth, deep * e)
        for k in range(teeth)
        for d, e in ((0.0, 0.0), (0.5, 1.0))
    ]
    top = [(u, -half + v) for u, v in steps]
    right = [(half - v, u) for u, v in steps]
    bottom = [(-u, half - v) for u, v in steps]
    left = [(-half + v, -u) for u, v in steps]
    return poly([(x + dx, y + dy) for x, y in (*top, *right, *bottom, *left)])


def cut_hole(c: Card, x: float, y: float, rot: float, ramp: Ramp = DAY_PATCH) -> None:
    """A hole cut with pinking shears, a few threads left in it; behind the thickness of the cloth there is only white."""
    f = c.at(x, y, 1, rot, wob=0.35)
    f.flat(_pinked(4, 5), ramp[3], 0.9, 0.6)
    m = f.paint(_pinked(), BEYOND, vol=2, amb=0.7, gain=0.4, edge=0, det=0.7, lump=0, tex=0.1)
    f.shade(
        cut(poly([(-90, -90), (90, -90), (90, 90), (-90, 90)]), _pinked(11, 13)), 0.6, 5, "#4c4074", clip=m
    )
    for a, b in FRAYED:
        f.line([a, ((a[0] + b[0]) / 2 + 3, (a[1] + b[1]) / 2 - 3), b], 2.4, ramp[1], alpha=0.9)


def sewn_patch(c: Card, x: float, y: float, rot: float, thread: str, ramp: Ramp = DAY_PATCH) -> None:
    """The piece, with the same teeth, sewn on with large stitches."""
    f = c.at(x, y, 1, rot, vol=5, wob=0.35)
    f.shade(_pinked(2, 6), 0.5, 7)
    m = f.paint(_pinked(), ramp, amb=0.55, edge=0.35, det=0.4)
    f.shade(ell(-30, 40, 60, 18, -20), 0.2, 14, ramp[0], clip=m)
    for k, t in enumerate((-42, -21, 0, 21, 42)):
        long = 12 + 3 * (k % 2)
        up, down = ((t, -54 - long), (t + 5, -36)), ((t, 54 + long), (t + 5, 37))
        left, right = ((-54 - long, t), (-36, t + 5)), ((54 + long, t), (37, t + 5))
        for stitch in (up, down, left, right):
            f.line(stitch, 4.4, thread, alpha=0.95, ends=0.6)
