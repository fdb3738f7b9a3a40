"""The hooded child on its knees in side view, looking left, a magnifying glass held out before it."""

import math

from studio.colour import Ramp
from studio.elements.people import hats
from studio.paint import Card
from studio.palettes import BOOT, BRASS, COAT, RED, SKIN, WALNUT
from studio.shapes import Point, blob, ell, taper


def kneeling_child(
    c: Card, x: float, y: float, h: float = 110, rim_at: Point | None = None, coat: Ramp = COAT
) -> None:
    """The child kneeling at (x, y), `h` as tall as it would stand; the handle of its glass goes on to `rim_at`."""
    s = h / 112
    f = c.at(x, y, s, vol=9, det=0.9, wob=0.2, edge=0.25, rim=0.7, rimw=3, tex=0.15, amb=0.26)
    f.shade(blob((-22, -2), (10, -8), (40, -10), (74, 2), (58, 12), (8, 6)), 0.5, 4, "#4c4468")
    f.shade(ell(2, 0, 30, 4), 0.5, 3, "#3c3050")
    f.paint(taper((2, -6, 11), (22, -5, 10), (34, -5, 8)), BOOT)
    f.paint(blob((30, -1), (31, -11), (38, -12), (41, -6), (38, -1)), BOOT)
    body = blob(
        (-9, -62),
        (4, -67),
        (17, -58),
        (25, -38),
        (28, -16),
        (27, -4),
        (6, -1),
        (-20, -2),
        (-25, -7),
        (-17, -24),
        (-15, -46),
    )
    m = f.paint(body, coat)
    f.shade(taper((22, -46, 8), (24, -10, 10)), 0.3, 5, "#4c2410", clip=m)
    f.line([(4, -40), (8, -20), (6, -3)], 1.4, coat[0], alpha=0.5)
    _hood(c, f.pt(-7, -62), s, coat)
    hand = f.pt(-38, -42)
    _glass_handle(c, rim_at or f.pt(-62, -46), hand, s)
    f.shade(taper((-2, -50, 10), (-20, -38, 8)), 0.35, 3, "#4c2410", clip=m)
    f.paint(taper((1, -55, 12), (-16, -46, 10.5), (-32, -42, 8)), coat)
    f.paint(taper((-29, -47, 4), (-30, -38, 4)), [*coat[:3], "#fce8a0"], vol=3)
    f.paint(blob((-31, -46), (-38, -48), (-43, -44), (-42, -38), (-36, -37), (-31, -39)), RED, vol=4)
    f.paint(taper((-32, -44, 3.6), (-39, -42, 3.4)), RED, vol=2)


def _hood(c: Card, neck: tuple[float, float], s: float, coat: Ramp) -> None:
    """The head bent over what it looks at."""
    rot = -22.0
    dx, dy = c.at(0, 0, s, rot).pt(0, -74)
    g = c.at(
        neck[0] - dx, neck[1] - dy, s, rot, vol=9, det=0.9, wob=0.2, edge=0.25, rim=0.7, rimw=3, tex=0.15
    )
    g.paint(ell(-4, -86, 10, 10.5), SKIN)
    hats.hood(g, coat, "side")


def _glass_handle(c: Card, rim_at: Point, hand: Point, s: float) -> None:
    """Straight from the rim through the mitten and out behind it."""
    (x0, y0), (x1, y1) = rim_at, hand
    k = math.hypot(x1 - x0, y1 - y0) + 1e-6
    ux, uy = (x1 - x0) / k, (y1 - y0) / k
    end = (x1 + ux * 10 * s, y1 + uy * 10 * s)
    c.paint(taper((x0, y0, 3.4 * s), (*end, 5 * s)), WALNUT, vol=3 * s, wob=0.1, rim=0.5, det=0.6)
    c.paint(
        taper((x0 - ux * s, y0 - uy * s, 5 * s), (x0 + ux * 5 * s, y0 + uy * 5 * s, 4.4 * s)),
        BRASS,
        vol=2 * s,
        wob=0.1,
    )
    c.paint(ell(*end, 3.4 * s), BRASS, vol=3 * s, wob=0.1)
