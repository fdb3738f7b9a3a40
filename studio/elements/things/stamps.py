"""A postage stamp whose picture is a hill in the sun."""

from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import blob, ell, join, poly, rect, taper

SKY = ["#5cb4dc", "#8cd0e4", "#c8eaec"]
FAR_HILL = ["#5c9c5c", "#98c46c", "#d0e08c"]
NEAR_HILL = ["#4c8c34", "#94c43c", "#f0ec80"]


def stamp(c: Card, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """A window of a stamp, 112 by 140, its middle at (x, y): perforated edge, and behind it a hill in the sun."""
    f = c.at(x, y, s, rot, wob=0.25, edge=0.2, vol=4)
    c.glow(x, y, 230, "#ffe9a0", 0.34, 1.6)
    teeth = [ell(tx, ty, 6.5) for tx in range(-54, 55, 12) for ty in (-70, 70)]
    teeth += [ell(tx, ty, 6.5) for ty in range(-70, 71, 12) for tx in (-56, 56)]
    f.shade(rect(-58, -70, 64, 80), 0.5, 8)
    f.paint(join(rect(-56, -70, 56, 70), *teeth), CREAM, amb=0.75, det=0.7)
    m = f.paint(rect(-43, -57, 43, 57), SKY, amb=0.4, grad=(-0.4, 0.6), tex=0.1)
    f.flat(ell(20, -28, 15), "#fff3a8", clip=m, det=0.8)
    c.halo(*f.pt(20, -28), 50, "#ffe88c", 0.6)
    far = blob((-60, 10), (-30, -2), (10, 10), (60, -6), (60, 70), (-60, 70))
    f.paint(far, FAR_HILL, clip=m, vol=10, amb=0.5)
    near = blob((-60, 44), (-20, 16), (20, 12), (60, 34), (60, 70), (-60, 70))
    f.paint(near, NEAR_HILL, clip=m, vol=18, amb=0.45)
    f.line([(-4, 60), (10, 42), (-2, 28), (6, 16)], 6, "#fff0b8", alpha=0.9, clip=m)
    f.paint(taper((-22, 30, 5), (-22, 8, 4)), ["#4a2a1c", "#8a5a34"], clip=m, det=0.8)
    crown = blob((-38, 4), (-34, -16), (-20, -24), (-8, -12), (-8, 6), (-22, 12))
    f.paint(crown, ["#2c7034", "#6cb044", "#e4e878"], clip=m, vol=9, det=0.6)
    f.paint(rect(8, 2, 26, 18), ["#c8a888", "#fff4e0"], clip=m, det=0.9, amb=0.7)
    f.paint(poly([(4, 4), (17, -9), (30, 4)]), ["#8c3424", "#e0683c"], clip=m, det=0.9, amb=0.6)
