"""A child asleep on a pillow, its face towards us, tucked into a blanket."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import HAIR, LINEN, SKIN
from studio.shapes import blob, curve, ell, taper


def child_tucked(c: Card, x: float, y: float, blanket: Ramp, s: float = 1.0) -> None:
    """Lying on the ground at (x, y), the head on the left, 290 long."""
    f = c.at(x, y, s, vol=18, wob=0.35, edge=0.26, det=0.7, amb=0.42)
    f.shade(ell(-70, 2, 80, 10), 0.5, 8)
    f.paint(
        blob((-150, -4), (-156, -26), (-120, -40), (-70, -36), (-52, -12), (-60, 2), (-130, 4)), LINEN, vol=12
    )
    f.shade(ell(-96, -22, 40, 12), 0.35, 7)
    f.paint(ell(-98, -48, 33, 31), SKIN, vol=20)
    f.paint(ell(-66, -44, 7, 9), SKIN, vol=4)
    hair = blob(
        (-131, -46),
        (-130, -72),
        (-104, -86),
        (-74, -78),
        (-62, -54),
        (-72, -50),
        (-84, -66),
        (-104, -70),
        (-120, -62),
    )
    m = f.paint(hair, HAIR, vol=12)
    c.marks(m, 2.4, 40, 14, 3, jit=0.2, alpha=0.6)
    for ex in (-114, -90):
        f.line(curve((ex - 8, -46), (ex, -41), (ex + 8, -45)), 3.2, "#3c1c1c", alpha=0.95, det=1)
    f.paint(ell(-104, -39, 4.4, 4), SKIN, vol=3)
    f.line(curve((-108, -29), (-102, -26), (-95, -29)), 2.6, "#8c3c38", alpha=0.85, det=1)
    for ex in (-120, -82):
        f.flat(ell(ex, -34, 8, 6), "#f08c78", 0.45, 4)
    f.paint(taper((-66, -16, 17), (-84, -20, 13)), LINEN, vol=6)
    f.paint(ell(-92, -21, 10, 8), SKIN, vol=6)
    cover = blob(
        (-84, 2), (-80, -18), (-56, -40), (0, -54), (60, -44), (104, -36), (128, -48), (146, -24), (142, 2)
    )
    f.paint(cover, blanket, vol=20, amb=0.36)
    f.line(curve((-80, -10), (-64, -34), (-30, -46)), 6, blanket[3], alpha=0.6)
