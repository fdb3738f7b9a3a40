"""Marionettes that walk by themselves: jointed figures of turned wood, and the crosses they hang from."""

from typing import Any

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM, OCHRE, ROSE
from studio.shapes import blob, ell, poly, rect, taper

WOODEN: Ramp = ["#3c2418", "#8c6040", "#d8a870", "#fce4b4"]
LEATHER: Ramp = ["#120a0c", "#34201a", "#6c4630", "#c08850"]
STRING = "#d8c8a4"


def marionette(
    c: Card,
    x: float,
    y: float,
    h: float,
    coat: Ramp,
    hat: str,
    fog: float = 0,
    up: bool = True,
    light: tuple[float, float, float] | None = None,
) -> tuple[float, float]:
    """Walking left, both hands over its head, or (`up` false) before it; returns the hands.

    The hat is crown, cone, brim, or plaits.
    """
    look: dict[str, Any] = {
        "vol": 8,
        "wob": 0.2,
        "edge": 0.28,
        "rim": 1.0,
        "det": 0.5,
        "tex": 0.14,
        "amb": 0.22,
    }
    f = c.at(x, y, h / 100, fog=fog, fogcol="#1c2430", light=light, **look)
    f.shade(ell(2, 1, 24, 4), 0.5, 4)
    _legs(f, coat)
    f.paint(blob((-11, -66), (10, -67), (14, -40), (16, -34), (-15, -34), (-13, -42)), coat, vol=10)
    for k in (-58, -50, -42):
        f.paint(ell(-11, k, 2), BRASS, vol=2)
    _arms(f, coat, up)
    _head(f)
    _hat(f, hat)
    return f.pt(-25.0, -62.0)


def _joint(f: Frame, x: float, y: float, r: float = 4.6) -> None:
    """A ball of turned wood between two limbs."""
    f.paint(ell(x, y, r), WOODEN, vol=4)


def _legs(f: Frame, coat: Ramp) -> None:
    for hx, kx, fx in ((3, 8, 14), (-3, -8, -9)):
        f.paint(taper((hx, -40, 9), (kx, -22, 7)), coat)
        f.paint(taper((kx, -20, 7), (fx, -4, 6)), coat)
        _joint(f, kx, -21)
        f.paint(blob((fx + 4, 0), (fx - 11, 1), (fx - 9, -6), (fx + 3, -8)), LEATHER, vol=4)


def _arms(f: Frame, coat: Ramp, up: bool) -> None:
    for dx in (1, -1):
        elbow = (dx * 22, -86) if up else (-14 + dx * 3, -50)
        end = (dx * 19, -120) if up else (-25.0 + dx * 4.5, -62.0)
        f.paint(taper((dx * 8, -63, 8), (*elbow, 7)), coat, vol=5)
        f.paint(taper((*elbow, 6.5), (*end, 5.5)), coat, vol=5)
        _joint(f, *elbow, 4.2)
        f.paint(ell(end[0], end[1] - 2, 5.4), WOODEN, vol=4)


def _head(f: Frame) -> None:
    """A wooden ball, a peg nose, two painted dots."""
    f.paint(taper((0, -70, 6), (0, -76, 6)), WOODEN, vol=3)
    f.paint(ell(0, -86, 13.5, 14), WOODEN, vol=11)
    f.paint(ell(-14, -84, 3.6), ["#5c2418", "#b05038", "#ec9870"], vol=3)
    f.flat(ell(-7, -89, 1.7, 2.3), "#1c1014", 1, det=1)
    f.flat(ell(-5, -80, 3.4, 2.6), "#d0503c", 0.6, 1)
    f.line([(-12, -78), (-8, -76), (-4, -78)], 1.3, "#7c2418", alpha=0.9)


def _hat(f: Frame, hat: str) -> None:
    if hat == "crown":
        points = ((-15, -112), (-7, -103), (-1, -115), (6, -103), (13, -113))
        f.paint(poly([(-12, -95), *points, (12, -95)]), BRASS, vol=4, det=0.9)
    elif hat == "cone":
        f.paint(poly([(-12, -94), (4, -124), (13, -94)]), ROSE, vol=7)
        f.paint(ell(4, -124, 4), CREAM, vol=3)
    elif hat == "brim":
        f.paint(ell(0, -96, 20, 4), LEATHER, vol=3)
        f.paint(blob((-10, -96), (-9, -110), (9, -110), (10, -96)), LEATHER, vol=6)
    else:
        hair = ((-13, -90), (-12, -100), (0, -103), (14, -98), (15, -80), (10, -84), (6, -94))
        f.paint(blob(*hair), OCHRE, vol=6)
        f.paint(taper((13, -84, 6), (16, -72, 5), (13, -62, 2)), OCHRE, vol=3)


def control_cross(c: Card, x: float, y: float, tilt: float = 0) -> None:
    """The wooden cross a marionette hangs from, its middle at (x, y), four strings down to 480 and 520 of the page."""
    look: dict[str, Any] = {
        "vol": 7,
        "wob": 0.3,
        "rim": 0.7,
        "edge": 0.3,
        "amb": 0.3,
        "gain": 0.8,
        "det": 0.5,
    }
    f = c.at(x, y, 1.0, tilt, light=(x - 80, y + 300, 160), **look)
    f.paint(rect(-78, -8, 78, 8, 4), WOODEN)
    f.paint(rect(-8, -46, 8, 46, 4), WOODEN)
    f.paint(rect(-50, 26, 50, 38, 4), WOODEN)
    for dx in (-74, 74):
        c.line([f.pt(dx, 6), (x + dx * 1.1, 480)], 2.4, STRING, 0.7, 0.1, ends=0.8)
    for dx in (-46, 46):
        c.line([f.pt(dx, 36), (x + dx * 0.8, 520)], 2.4, STRING, 0.6, 0.1, ends=0.8)
