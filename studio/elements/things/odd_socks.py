"""A line of odd socks, and the cuff of a sleeve: what hangs out of things in a lost-property office."""

from studio.colour import Ramp
from studio.elements.rooms.lost_property import odd_sock, sock_shape
from studio.paint import Card
from studio.palettes import BLUE, LINEN, OCHRE, ROSE, WHITE
from studio.shapes import blob, curve, ell, rect, taper, xf

SOCKS: tuple[tuple[float, Ramp, str, float], ...] = (
    (-138, ROSE, "#f8e8c8", -6),
    (-8, OCHRE, "#7c2c3c", 4),
    (44, BLUE, "#f0d890", -3),
    (148, WHITE, "#c84c3c", 7),
)


def sock_line(c: Card, x: float, y: float) -> None:
    """Four socks on a line 348 long, no two alike; (x, y) is the middle of its ends."""
    sag = ((x - 80, y + 24), (x, y + 30), (x + 80, y + 24))
    c.line(curve((x - 174, y), *sag, (x + 174, y)), 4, "#c8b888", 0.9, ends=0.9)
    for i, (dx, ramp, stripe, rot) in enumerate(SOCKS):
        low = 18 if abs(dx) < 100 else 0
        odd_sock(c, x + dx, y + 10 + low, 78, ramp, stripe, rot, i % 2 == 1)


def draped_sock(c: Card, x: float, lip: float, h: float, ramp: Ramp, stripe: str) -> None:
    """A sock half out of a drawer: its leg rumpled in the dark behind the lip, heel and toe down the front."""
    c.paint(blob((x - 12, lip + 2), (x - 10, lip - 10), (x + 8, lip - 15), (x + 30, lip - 9), (x + 36, lip + 2)),
        [ramp[0], ramp[0], ramp[1], ramp[2]], vol=6, wob=0.5)  # fmt: skip
    f = c.at(x, lip - 4, h / 70, 5, vol=7, wob=0.4, det=0.5, edge=0.28, rim=0.3)
    f.shade(xf(sock_shape(), 5, 6), 0.5, 5)
    m = f.paint(sock_shape(), ramp)
    f.shade(rect(-16, 6, 16, 12), 0.35, 3, clip=m)
    for k in (20, 34):
        f.line([(-14, k), (14, k)], 6, stripe, alpha=0.85, clip=m, ends=1)


def hanging_cuff(c: Card, x: float, lip: float) -> None:
    """The sleeve of a shirt out of a drawer: over the lip at (x, lip) and straight down, with a buttoned cuff."""
    c.paint(blob((x - 14, lip + 3), (x - 12, lip - 9), (x + 10, lip - 13), (x + 40, lip - 8), (x + 46, lip + 3)),
        [LINEN[0], LINEN[0], LINEN[1], LINEN[2]], vol=6, wob=0.5)  # fmt: skip
    sleeve = taper((x, lip, 27), (x + 3, lip + 24, 27), (x - 1, lip + 50, 23))
    c.shade(xf(sleeve, 6, 6), 0.5, 5)
    m = c.paint(sleeve, LINEN, vol=9, wob=0.5, edge=0.28)
    for dx in (-5, 5):
        c.line(
            curve((x + dx, lip + 2), (x + dx * 1.3, lip + 24), (x + dx * 0.5, lip + 44)),
            2.4,
            LINEN[1],
            0.6,
            clip=m,
        )
    cuff = c.at(x - 2, lip + 58, 1, 4, vol=5, wob=0.3, det=0.7, edge=0.3)
    cuff.paint(rect(-15, -11, 15, 10, 4), LINEN[1:], amb=0.4)
    cuff.flat(ell(8, 0, 3), "#7c2c3c", 0.95)
