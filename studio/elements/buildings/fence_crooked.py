"""An old picket fence that runs away from us, crooked, snowed on from one side."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, poly, taper

GREY_WOOD: Ramp = ["#2c2430", "#5c4c50", "#94807c", "#d8c4b0"]
LYING: Ramp = ["#98a8c8", "#dce2ea", "#fffaf2"]
# (x, foot, lean) from far to near
PICKETS = ((372, 862, 2), (370, 880, -2), (371, 902, 3), (375, 930, -3), (384, 966, 2), (400, 1014, -3), (428, 1078, 4),
    (470, 1164, -5))  # fmt: skip


def fence_crooked(c: Card, horizon: float = 772) -> tuple[float, float]:
    """Eight pickets from far off at (372, 862) to the lower edge; returns the tip of the third nearest."""
    tips = []
    for (x, y, lean), (nx, ny, _) in zip(PICKETS, (*PICKETS[1:], PICKETS[-1]), strict=True):
        near = (y - horizon) / 300
        h, w = 196 * near, 9 + 15 * near
        for up in (0.36, 0.74):  # rails to the next one, behind it
            far, close = (x, y - h * up), (nx, ny - 196 * (ny - horizon) / 300 * up)
            c.paint(
                taper((*far, 6 + 7 * near), (*close, 7 + 9 * near)),
                GREY_WOOD,
                vol=5,
                wob=0.3,
                edge=0.3,
                amb=0.2,
            )
        top = y - h
        stake = poly([(x - w / 2, y), (x - w / 2 + lean, top + w * 0.8), (x + lean, top), (x + w / 2 + lean, top + w * 0.8),
            (x + w / 2, y)])  # fmt: skip
        c.paint(stake, GREY_WOOD, vol=w * 0.3, wob=0.5, edge=0.32, rim=0.7, tex=0.35, grain=2, amb=0.24)
        cap = blob((x - w * 0.6 + lean, top + w * 0.9), (x + lean - w * 0.2, top - w * 0.2), (x + lean + 1, top + w * 0.2),
            (x + lean - w * 0.1, top + w * 0.6))  # fmt: skip
        c.paint(cap, LYING, vol=4, wob=0.4, edge=0.05, amb=0.5)
        c.paint(blob((x - w * 1.2, y + 5), (x - w * 0.5, y - w * 0.6), (x + w * 0.3, y + 2), (x, y + 7)), LYING, vol=5,
            edge=0.03, soft=1.5, amb=0.5)  # fmt: skip
        tips.append((x + lean, top))
    return tips[-3]
