"""Patches: a neat hole cut out of a cloth, and the piece sewn in elsewhere."""

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, cut, poly

DAY_PATCH: Ramp = ["#8a4a5c", "#d8887c", "#f8bc94", "#ffe8c0"]
BASTING = (((-72, -78), (74, -74)), ((74, -74), (72, 10)), ((-76, 76), (10, 80)), ((-76, 76), (-72, -78)))


def cut_hole(c: Card, x: float, y: float, rot: float, ramp: Ramp = DAY_PATCH) -> None:
    """A square hole, one corner of the cloth (`ramp`) turned over, tacked all round; behind it there is only white."""
    f = c.at(x, y, 1, rot, wob=0.4)
    hole = poly([(-56, -64), (58, -60), (54, 66), (-60, 60)])
    f.paint(hole, ["#c4ccd8", "#eef0f0", "#fffefa"], vol=4, amb=0.75, edge=0, det=0.6, lump=0)
    outer = poly([(-62, -70), (64, -66), (60, 72), (-66, 66)])
    inner = poly([(-44, -48), (62, -60), (58, 70), (-50, 64)])
    f.shade(cut(outer, inner), 0.4, 4, "#7c6c88")
    corner = blob((54, 66, "c"), (10, 63, "c"), (56, 20, "c"), (80, 64), (70, 84))
    f.paint(corner, ramp, vol=8, edge=0.35, amb=0.2)
    for (x0, y0), (x1, y1) in BASTING:
        for t in np.arange(0.04, 0.96, 0.12):
            p, q = ((x0 + (x1 - x0) * s, y0 + (y1 - y0) * s) for s in (t, t + 0.06))
            f.line([p, q], 3, "#fff6e4", alpha=0.85, ends=0.8)


def sewn_patch(c: Card, x: float, y: float, rot: float, thread: str, ramp: Ramp = DAY_PATCH) -> None:
    """The piece, sewn on with large stitches."""
    f = c.at(x, y, 1, rot, vol=5, wob=0.4)
    f.shade(poly([(-54, -58), (56, -54), (54, 62), (-58, 56)]), 0.5, 8)
    f.paint(poly([(-54, -62), (56, -58), (52, 58), (-58, 54)]), ramp, amb=0.55, edge=0.35, det=0.3)
    for t in np.arange(-48, 52, 20):
        up, down = ((t, -72), (t + 6, -50)), ((t, 68), (t + 6, 46))
        left, right = ((-68, t), (-46, t + 6)), ((66, t), (44, t + 6))
        for stitch in (up, down, left, right):
            f.line(stitch, 4, thread, alpha=0.95, ends=0.7)
