"""The roof of a carousel, and the poles that hang from it."""

import math

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM, RED
from studio.shapes import blob, ell, join, poly


def twisted_pole(f: Frame, x: float, y0: float, y1: float, w: float = 9) -> None:
    """A brass pole with a spiral groove and a ball on top."""
    f.paint(poly([(x - w / 2, y0), (x - w / 2, y1), (x + w / 2, y1), (x + w / 2, y0)]), BRASS, vol=5, det=0.6)
    for i in range(int((y0 - y1) / 15)):
        y = y0 - i * 15
        f.line([(x - w / 2, y), (x + w / 2, y - 9)], 2.4, "#6a3c14", alpha=0.8, ends=0.8, wob=0.1)
    f.paint(ell(x, y1 - 6, w * 0.9), BRASS, vol=6, det=0.6)


def canopy(
    c: Card, x: float, y: float, w: float = 400, ramp: Ramp = RED, stripe: Ramp = CREAM, rot: float = 0
) -> Frame:
    """The striped roof of a carousel, rim at (x, y), with scallops and lamps along it."""
    f = c.at(x, y, w / 400, rot, vol=12, wob=0.35, edge=0.22, det=0.35, rim=0.5)
    n = 12
    rim = [(-200 * math.cos(math.pi * i / n), 34 * math.sin(math.pi * i / n)) for i in range(n + 1)]
    f.paint(
        blob(
            (-200, 0, "c"),
            (-110, -70),
            (0, -170, "c"),
            (110, -70),
            (200, 0, "c"),
            (120, 30),
            (0, 36),
            (-120, 30),
        ),
        ramp,
    )
    for i in range(n):
        (ax, ay), (bx, by) = rim[i], rim[i + 1]
        side = blob((0, -170, "c"), (ax * 0.5, ay - 84), (ax, ay, "c"), (bx, by, "c"), (bx * 0.5, by - 84))
        f.paint(side, stripe if i % 2 else ramp, vol=9, edge=0.12)
    for i in range(n):
        (ax, ay), (bx, by) = rim[i], rim[i + 1]
        mx, my, r = (ax + bx) / 2, (ay + by) / 2, max(abs(bx - ax) / 2, 7)
        scallop = join(
            poly([(ax, ay - 3), (bx, by - 3), (bx, by + 14), (ax, ay + 14)]), ell(mx, my + 15, r, 15)
        )
        f.paint(scallop, ramp if i % 2 else stripe, vol=6, edge=0.3)
    for ax, ay in rim:
        px, py = f.pt(ax, ay + 2)
        c.halo(px, py, 44 * w / 400, "#ffc060", 0.9)
        c.dot(px, py, 7.5 * w / 400, "#fff6cc", 1)
    f.paint(ell(0, -174, 13), BRASS, vol=8)
    f.line([(0, -180), (0, -226)], 4, "#8a5a20", alpha=1, ends=0.8)
    f.paint(blob((2, -226, "c"), (30, -224), (58, -212, "c"), (30, -206), (2, -202, "c")), ramp, vol=4)
    return f
