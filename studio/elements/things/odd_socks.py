"""A line of odd socks, and the cuff of a sleeve: what hangs out of things in a lost-property office."""

from studio.colour import Ramp
from studio.elements.rooms.lost_property import odd_sock
from studio.paint import Card
from studio.palettes import BLUE, LINEN, OCHRE, ROSE, WHITE
from studio.shapes import curve, taper

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
        odd_sock(c, x + dx, y + 12 + low, 92, ramp, stripe, rot, i % 2 == 1)


def hanging_cuff(c: Card, x: float, y: float) -> None:
    """The sleeve of a shirt out of a drawer, from (x, y) to the right and down."""
    c.paint(taper((x, y, 26), (x + 50, y + 12, 30), (x + 80, y + 46, 22)), LINEN, vol=8, wob=0.5)
