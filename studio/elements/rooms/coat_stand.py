"""A wooden coat stand, and the coats on the wall beside it that press themselves flat."""

from typing import Any

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, WALNUT
from studio.shapes import blob, ell, taper


def shrinking_coat(
    c: Card, x: float, y: float, h: float, ramp: Ramp, light: tuple[float, float, float]
) -> None:
    """A coat on its hook that presses itself against the wall, sleeves up to its collar."""
    f = c.at(x, y, h / 300, 7, vol=16, wob=0.5, edge=0.3, rim=0.5, amb=0.24, light=light)
    f.shade(blob((-60, 20), (10, 0), (40, 300), (-90, 300)), 0.5, 12)
    f.paint(blob((0, 0), (36, 26), (46, 120), (52, 292), (0, 304), (-46, 290), (-42, 120), (-34, 26)), ramp)
    for s in (-1, 1):
        f.paint(taper((s * 34, 40, 30), (s * 50, 96, 30), (s * 26, 112, 26), (s * 6, 62, 22)), ramp, vol=9)
    f.line([(0, 60), (2, 180), (0, 300)], 4, ramp[0], alpha=0.7)
    f.paint(ell(0, -4, 8, 10), BRASS, vol=5)


def coat_stand(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """Three feet, a pole 930 high that leans a little, two curled hooks; (x, y) is the foot of the pole."""
    c.shade(ell(x, y - 4, 170, 24), 0.6, 14)
    top = x + 8
    how: dict[str, Any] = {"vol": 10, "wob": 0.4, "edge": 0.3, "rim": 0.5, "light": light}
    for dx in (-110, 0, 110):
        foot = (x + dx, y + (14 if dx == 0 else 0), 14)
        c.paint(taper((x, y - 68, 26), (x + dx * 0.7, y - 32, 20), foot), WALNUT, **how)
    c.paint(taper((x, y - 28, 28), (x + 6, y - 478, 24), (top, y - 928, 20)), WALNUT, **how)
    c.paint(ell(top, y - 940, 20, 22), WALNUT, **how)
    for reach, tip in ((-60, 846), (92, 930)):
        root, end = (top, y - 842, 16), (top + reach * 0.9, y - tip, 10)
        c.paint(
            taper(root, (top + reach * 0.65, y - 850, 14), (top + reach, y - tip + 28, 12), end),
            WALNUT,
            **how,
        )
