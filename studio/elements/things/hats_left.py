"""Hats left lying on the ground: on the brim, upside down, on their side, each with the shadow it throws."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import CRIMSON, WALNUT
from studio.shapes import blob, ell, poly, taper

LINING: Ramp = ["#2c1424", "#7c3c40", "#c87858", "#f8c088"]
STRAW: Ramp = ["#6c4820", "#b88844", "#ecc878", "#fff4c0"]


def _ground(
    c: Card, x: float, y: float, h: float, rot: float, shadow: float, light: tuple[float, float, float] | None
) -> Frame:
    """The frame of a hat, `h` for 26 units, and its shadow, thrown `shadow` units to the side and forward."""
    f = c.at(x, y, h / 26, rot, vol=8, wob=0.3, det=0.7, rim=0.5, edge=0.3, light=light)
    if shadow:
        flat = c.at(x, y, h / 26)
        flat.shade(ell(shadow * 0.7, 3, 34 + abs(shadow) * 0.4, 7), 0.7, 5)
        flat.shade(ell(0, 1, 28, 4), 0.7, 2)
    return f


def felt_hat(
    c: Card,
    x: float,
    y: float,
    h: float = 40,
    ramp: Ramp = WALNUT,
    band: Ramp = CRIMSON,
    rot: float = 0,
    shadow: float = 8,
    light: tuple[float, float, float] | None = None,
) -> None:
    """A soft hat with a dented crown on a wavy brim; its foot at (x, y); without `shadow` it hangs on something."""
    f = _ground(c, x, y, h, rot, shadow, light)
    brim = blob((-34, -5), (-20, -9), (0, -9), (20, -9), (34, -6), (26, 0), (8, 3), (-10, 2), (-26, 1))
    f.paint(brim, ramp, vol=3)
    m = f.paint(
        blob((-18, -4), (-17, -20), (-10, -27), (0, -24), (10, -28), (17, -20), (18, -4), (0, 0)), ramp
    )
    f.shade(taper((-1, -26, 3), (0, -20, 6), (1, -14, 2)), 0.45, 2, clip=m)
    f.paint(blob((-18, -3), (-18, -10), (0, -7), (18, -10), (18, -3), (0, 1)), band, vol=2, clip=m)


def upturned_hat(
    c: Card,
    x: float,
    y: float,
    h: float = 40,
    ramp: Ramp = WALNUT,
    lining: Ramp = LINING,
    rot: float = 0,
    shadow: float = 8,
    light: tuple[float, float, float] | None = None,
) -> None:
    """A bowler on its crown, open to the sky: one looks into the lining."""
    f = _ground(c, x, y, h, rot, shadow, light)
    f.paint(blob((-20, -18), (20, -18), (17, -5), (8, 1), (-8, 1), (-17, -5)), ramp, vol=10)
    f.paint(ell(0, -19, 31, 9), ramp, vol=3)
    m = f.paint(ell(0, -19, 20, 6), lining, vol=2, amb=0.4)
    f.shade(blob((-20, -19), (-10, -26), (10, -26), (20, -19), (0, -20)), 0.75, 2, clip=m)
    f.paint(
        taper((-31, -18, 2), (-18, -12, 4), (0, -10, 5), (18, -12, 4), (31, -18, 2)), ramp, vol=3, rim=0.8
    )


def toppled_top_hat(
    c: Card,
    x: float,
    y: float,
    h: float = 40,
    ramp: Ramp = WALNUT,
    band: Ramp = CRIMSON,
    rot: float = 0,
    shadow: float = 8,
    light: tuple[float, float, float] | None = None,
) -> None:
    """A top hat on its side, its crown to the left, its dark opening to the right."""
    f = _ground(c, x, y, h, rot, shadow, light)
    m = f.paint(poly([(-30, -27), (14, -25), (14, -3), (-30, 0), (-34, -13)]), ramp, vol=9)
    f.paint(poly([(4, -30), (12, -30), (12, 2), (4, 2)]), band, vol=4, clip=m)
    f.paint(ell(15, -14, 10, 19, 4), ramp, vol=3, rim=0.8)
    f.paint(ell(16, -14, 5.5, 12, 4), LINING[:3], vol=2)
    f.shade(ell(14, -17, 5, 9, 4), 0.7, 2)


def straw_boater(
    c: Card,
    x: float,
    y: float,
    h: float = 40,
    ramp: Ramp = STRAW,
    band: Ramp = CRIMSON,
    rot: float = 0,
    shadow: float = 8,
    light: tuple[float, float, float] | None = None,
) -> None:
    """A flat straw hat with a ribbon, lying on its brim."""
    f = _ground(c, x, y, h, rot, shadow, light)
    f.paint(ell(0, -3, 36, 7), ramp, vol=3)
    m = f.paint(blob((-20, -3, "c"), (-20, -17, "c"), (20, -17, "c"), (20, -3, "c"), (0, 1)), ramp, vol=7)
    f.paint(blob((-21, -3), (-21, -11), (0, -8), (21, -11), (21, -3), (0, 1)), band, vol=2, clip=m)
    f.paint(ell(0, -17, 20, 4.5), ramp, vol=2, amb=0.55)
