"""Somebody who has found out how: arms spread, coat tails and bare feet behind."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, join, taper

COAT: Ramp = ["#3c1820", "#8c2c30", "#d0584c", "#f4a880"]
SKIN: Ramp = ["#5a3328", "#b87a5c", "#f0c49c"]


def far_flyer(c: Card, x: float, y: float, w: float) -> None:
    """Seen a little from below, flying to the upper left, `w` from hand to hand."""
    f = c.at(x, y, w / 100, -16, vol=6, wob=0.3, det=0.8, rim=0.8, rimw=3, edge=0.3)
    legs = join(taper((6, 10, 9), (22, 36, 7), (30, 54, 4)), taper((-4, 12, 9), (6, 40, 7), (10, 60, 4)))
    f.paint(legs, SKIN)
    arms = join(taper((0, -2, 12), (-28, -8, 9), (-50, -20, 6)), taper((4, -2, 12), (30, 0, 9), (52, -8, 6)))
    coat = blob(
        (-12, -10),
        (10, -10),
        (16, 12),
        (34, 34, "c"),
        (14, 30),
        (4, 40, "c"),
        (-6, 26),
        (-16, 34, "c"),
        (-14, 8),
    )
    f.paint(join(arms, coat), COAT)
    f.paint(ell(-4, -20, 9, 10), SKIN)
    f.paint(blob((-13, -22), (-4, -33), (6, -24), (5, -16), (-2, -22)), ["#14141c", "#2c2828", "#54483c"])
