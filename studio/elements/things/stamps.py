"""A postage stamp whose picture is a hill in the sun."""

import numpy as np

from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import blob, ell, join, poly, rect, taper

SKY = ["#6c98a8", "#a4c4bc", "#f4e4b0"]
FAR_HILL = ["#5c7c64", "#94a870", "#dcd48c"]
NEAR_HILL = ["#3c6434", "#84983c", "#e8d870"]


def stamp(c: Card, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """A window of a stamp, 112 by 140, its middle at (x, y): perforated edge, and behind it a hill in late sun."""
    f = c.at(x, y, s, rot, wob=0.25, edge=0.2, vol=4)
    c.glow(x, y, 200, "#ffdc90", 0.3, 1.6)
    teeth = [ell(tx, ty, 6.5) for tx in range(-54, 55, 12) for ty in (-70, 70)]
    teeth += [ell(tx, ty, 6.5) for ty in range(-70, 71, 12) for tx in (-56, 56)]
    f.shade(rect(-58, -70, 66, 82), 0.55, 8)
    f.paint(join(rect(-56, -70, 56, 70), *teeth), CREAM, amb=0.5, det=0.7)
    m = f.paint(rect(-43, -57, 43, 57), SKY, amb=0.3, grad=(-0.3, 0.5), tex=0.3)
    sun = f.pt(18, -16)
    c.halo(*sun, 70 * s, "#fff0b0", 0.7)
    f.flat(ell(18, -16, 11), "#fff6d0", 0.95, 2, clip=m)
    for dx, dy, r in ((-26, -40, 15), (-12, -44, 12), (-36, -36, 10)):
        f.flat(ell(dx, dy, r, r * 0.5), "#f8ecd0", 0.7, 3, clip=m)
    light = (*sun, 40.0)
    far = blob((-60, 14), (-30, 0), (10, 8), (60, -4), (60, 70), (-60, 70))
    f.paint(far, FAR_HILL, clip=m, vol=10, amb=0.4, tex=0.3, light=light)
    near = blob((-60, 44), (-20, 18), (20, 14), (60, 36), (60, 70), (-60, 70))
    nm = f.paint(near, NEAR_HILL, clip=m, vol=18, amb=0.3, tex=0.34, light=light)
    c.marks(nm * m, lambda px, py: np.full_like(px, -0.5), 90, 12, 2.4, jit=0.14, alpha=0.6)
    f.line([(-8, 60), (8, 44), (-2, 30), (12, 19)], 6, "#f4dca0", alpha=0.85, clip=m)
    f.shade(blob((-26, 32), (-50, 44), (-44, 50), (-18, 36)), 0.45, 3, "#1c3020", clip=m)
    f.paint(taper((-22, 32, 5), (-22, 8, 4)), ["#4a2a1c", "#8a5a34"], clip=m, det=0.8)
    crown = blob((-38, 4), (-36, -14), (-20, -24), (-6, -12), (-6, 6), (-22, 12))
    f.paint(
        crown, ["#24442c", "#5c803c", "#d8d070"], clip=m, vol=12, det=0.6, tex=0.34, lump=0.3, light=light
    )
    f.paint(rect(10, 4, 27, 19), ["#8c7464", "#e4d0b0"], clip=m, det=0.9, amb=0.5)
    f.paint(poly([(6, 6), (18, -6), (31, 6)]), ["#6c3024", "#b85c3c"], clip=m, det=0.9, amb=0.5)
