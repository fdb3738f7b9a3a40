"""Glass marbles, and a tin of them."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BLUE, COAT, RED, ROSE, STEEL, TEAL
from studio.shapes import blob, ell


def marble_tin(c: Card, x: float, y: float, candle: tuple[float, float]) -> None:
    """An open tin, heaped."""
    f = c.at(x, y, 0.95, 0, wob=0.25, vol=8, edge=0.3, det=0.7)
    f.shade(ell(0, 4, 76, 12), 0.55, 8)
    f.paint(ell(0, -66, 62, 17), ["#1c1c28", "#3c3c4c"], vol=3)
    back = ((-34, -72, TEAL), (-8, -78, RED), (18, -74, COAT), (40, -70, BLUE))
    for mx, my, ramp in (*back, (4, -66, ROSE), (-22, -64, COAT)):
        marble(f, mx, my, 17, ramp)
    shape = blob((-62, -66, "c"), (-30, -54), (30, -54), (62, -66, "c"), (56, -4), (0, 6), (-56, -4))
    f.paint(shape, STEEL, vol=24, amb=0.16, light=(*candle, 160))
    f.line([(-60, -46), (0, -36), (60, -46)], 2.4, "#2c3040", alpha=0.6)
    f.line([(-58, -16), (0, -6), (58, -16)], 2.4, "#2c3040", alpha=0.6)


def lost_marble(c: Card, x: float, y: float, ramp: Ramp = TEAL) -> None:
    """One that got away."""
    g = c.at(x, y, 1)
    g.shade(ell(2, 4, 22, 5), 0.5, 4)
    marble(g, 0, -12, 17, ramp)


def marble(f: Frame, x: float, y: float, r: float, ramp: Ramp) -> None:
    """A glass marble with its glint."""
    f.paint(ell(x, y, r), ramp, vol=r * 0.9, wob=0.2, det=0.8, amb=0.2)
    f.flat(ell(x - r * 0.35, y - r * 0.4, r * 0.24), "#fffbe8", 0.95, det=1)
