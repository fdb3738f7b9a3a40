"""A spider who is a tailor: waistcoat, spectacles, and hands enough."""

import math

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS
from studio.shapes import blob, curve, ell, taper

VIOLET: Ramp = ["#1c0e30", "#4c2a6c", "#8456a0", "#c89cc8", "#f4dce0"]
SHADED: Ramp = ["#160a24", "#3a2054", "#644078", "#94709c"]
WAISTCOAT: Ramp = ["#3c2410", "#8c5c20", "#d09c40", "#f8dc94"]
Joint = tuple[float, float]
FAR_LEGS: tuple[tuple[Joint, ...], ...] = (
    ((-12, -112), (-50, -92), (-28, -14)),
    ((24, -108), (86, -104), (70, -12)),
    ((-16, -160), (-70, -270), (-96, -352)),
    ((22, -146), (82, -132), (104, -176)),
)
NEAR_LEGS: tuple[tuple[Joint, ...], ...] = (
    ((-10, -104), (-92, -108), (-66, 2)),
    ((8, -98), (48, -66), (36, 6)),
)
TAPE_ARM: tuple[Joint, ...] = ((16, -138), (70, -86), (112, -150))
NEEDLE_ARM: tuple[Joint, ...] = ((-8, -160), (-26, -290), (30, -362))


def spider_tailor(c: Card, x: float, y: float, s: float = 1.0) -> Frame:
    """Standing on (x, y) on four legs, looking right.

    In its frame the spinneret is at (-106, -250), a hand on the thread at (-96, -352), one with a needle at
    (30, -362), and two with the ends of a tape at (104, -176) and (112, -150).
    """
    f = c.at(x, y, s, vol=36, wob=0.3, edge=0.3, rim=0.7, tex=0.18, amb=0.32)
    for pts in FAR_LEGS:
        _leg(f, pts, 14, SHADED)
    _abdomen(f)
    _leg(f, NEEDLE_ARM, 15, VIOLET)
    _chest(f)
    for pts in NEAR_LEGS:
        _leg(f, pts, 17, VIOLET)
    _head(f)
    _leg(f, TAPE_ARM, 16, VIOLET)
    return f


def _leg(f: Frame, points: tuple[Joint, ...], w: float, ramp: Ramp) -> None:
    """Thigh, knee and shin, and a small dark foot or hand."""
    a, b, d = points
    soft = [(p[0] * 0.84 + q[0] * 0.16, p[1] * 0.84 + q[1] * 0.16) for p, q in ((b, a), (b, d))]
    f.paint(taper((*a, w), (*soft[0], w * 0.9), (*soft[1], w * 0.84), (*d, w * 0.56)), ramp, vol=6)
    f.paint(ell(*b, w * 0.52), ramp, vol=6, edge=0.15)
    f.paint(ell(*d, w * 0.46), SHADED, vol=4)


def _abdomen(f: Frame) -> None:
    """Round, striped, with the spinneret at its upper end."""
    f.paint(taper((-84, -226, 34), (-106, -250, 12)), VIOLET, vol=10)
    m = f.paint(ell(-66, -184, 70, 62, 20), VIOLET, vol=56)
    for k in range(-2, 4):
        band = curve((-70 + k * 20, -258), (-48 + k * 24, -190), (-74 + k * 22, -120))
        f.line(band, 6, "#d8a8c8", alpha=0.3, clip=m)
    f.shade(ell(4, -150, 48, 60), 0.55, 12, "#100620", clip=m)


def _chest(f: Frame) -> None:
    """The one barrel from which all legs spring, buttoned up."""
    barrel = blob(
        (-26, -180), (14, -192), (44, -164), (46, -126), (26, -92), (-10, -88), (-34, -112), (-40, -150)
    )
    m = f.paint(barrel, WAISTCOAT, vol=26)
    f.shade(ell(42, -188, 50, 34), 0.5, 10, "#2c1408", clip=m)
    f.line(curve((22, -180), (30, -140), (12, -92)), 3, "#3c2410", alpha=0.7, clip=m)
    for k in (-152, -132, -112):
        f.paint(ell(22 - abs(k + 140) * 0.1, k, 4.4), BRASS, vol=2, det=0.8)


def _head(f: Frame) -> None:
    """Close on the chest; spectacles for the two large eyes, none for the others."""
    f.paint(ell(46, -206, 48, 44, -6), VIOLET, vol=36)
    for dx, rot in ((62, 14), (80, -6)):
        f.paint(ell(dx, -166, 8, 13, rot), SHADED, vol=5)
    for ex, r in ((48, 17), (79, 14)):
        lens = f.paint(ell(ex, -210, r), ["#c8b8a8", "#f4ead0"], vol=6, amb=0.6, det=0.9)
        f.flat(ell(ex + 5, -207, r * 0.56), "#1c1028", clip=lens, det=1)
        f.flat(ell(ex + 7, -211, r * 0.18), "#fffdf0", clip=lens, det=1)
        turns = [math.tau * k / 10 for k in range(11)]
        f.line(
            [(ex + (r + 2) * math.cos(a), -210 + (r + 2) * math.sin(a)) for a in turns],
            3.6,
            "#f4cc60",
            alpha=1,
            ends=1,
        )
    f.line([(30, -212), (4, -218)], 3.4, "#f4cc60", alpha=1, ends=1)
    for ex, ey in ((30, -238), (50, -242), (68, -240)):
        f.flat(ell(ex, ey, 4.4), "#fff0c8", 0.85, det=1)
    f.line(curve((52, -182), (66, -178), (80, -184)), 3, "#140c20", alpha=0.85)
