"""What turns and what flies on a carousel horse: the loose mane, and a neck bent round to look back."""

import math

from studio.colour import Arr, Ramp
from studio.paint import Frame
from studio.palettes import BRASS
from studio.shapes import blob, ell, taper

# along the crest 0..1, length, width, how far it lifts; those of the first row lie beneath
UNDER = (
    (0.98, 58, 24, 0),
    (0.84, 78, 30, 4),
    (0.68, 92, 32, -4),
    (0.5, 96, 34, 2),
    (0.32, 98, 32, -2),
    (0.16, 88, 30, 6),
)
OVER = ((0.92, 74, 18, 10), (0.76, 66, 24, 0), (0.62, 108, 20, 14), (0.44, 84, 27, -4), (0.28, 122, 20, 16), (0.13, 84, 25, 3),
    (0.0, 104, 20, 22))  # fmt: skip


def _lock(f: Frame, t: float, length: float, w: float, lift: float, mane: Ramp) -> None:
    """One carved wave that leaves the crest, sinks along the neck and curls away behind."""
    x, y = -24 + 84 * t, -203 + 138 * t**1.1
    turn = math.radians(40 + 20 * t - lift * 1.2)
    cx, sx = math.cos(turn), math.sin(turn)
    run = []
    for u, off, wide in (
        (-0.12, 4, 0.6),
        (0.06, -8, 1),
        (0.34, -11, 1),
        (0.62, 4, 0.8),
        (0.85, 9, 0.5),
        (1.06, -2, 0.1),
    ):
        side = off * (0.7 + w / 40)
        run.append((x + cx * u * length + sx * side, y + sx * u * length + cx * side, max(2, w * wide)))
    f.shade(taper(*[(px + 3, py + 7, pw) for px, py, pw in run[1:5]]), 0.2, 5, "#5c3030")
    f.paint(taper(*run), mane, vol=9, edge=0.2)
    for side in (-0.24, 0.16):
        f.line(
            [(px - sx * side * pw, py + cx * side * pw) for px, py, pw in run[:5]],
            1.5,
            mane[0],
            alpha=0.42,
            det=0.4,
        )


def loose_mane(f: Frame, mane: Ramp) -> None:
    """Carved hair over a neck that looks ahead: a dark mass, long and short waves upon it, strands in the wind."""
    mass = blob((-34, -200), (-10, -210), (22, -188), (52, -140), (80, -88), (96, -52), (74, -54), (48, -84), (16, -124),
        (-14, -170))  # fmt: skip
    f.paint(mass, [*mane[:3]], vol=8, edge=0.05, grad=(0, -0.1))
    dim = [*mane[:-1], mane[-2]] if len(mane) > 3 else mane
    for lock in UNDER:
        _lock(f, *lock, dim)
    for lock in OVER:
        _lock(f, *lock, mane)
    for a, b, d in (
        ((20, -190), (62, -190), (92, -166)),
        ((44, -150), (88, -138), (116, -108)),
        ((70, -104), (108, -84), (128, -54)),
    ):
        f.line([a, b, d], 3, mane[2], alpha=0.95, ends=0.3, det=0.4)


def bent_neck(f: Frame, ramp: Ramp, mane: Ramp, tack: Ramp) -> Arr:
    """A neck that goes forward, bends and comes round towards the tail; the mane hangs outside the bend."""
    for i in range(8):
        u = i / 7
        x, y = -30 - 60 * math.sin(u * 1.9), -214 + 140 * u
        long = 50 + 14 * math.sin(i * 2.3)
        lock = taper((x + 26, y - 4, 18), (x, y, 20), (x - long * 0.5, y + 22, 15), (x - long * 0.72, y + 46, 9),
            (x - long * 0.6, y + 62, 2))  # fmt: skip
        f.paint(lock, mane, vol=8, edge=0.24)
    shape = blob((-62, 14, "c"), (-78, -30), (-88, -80), (-84, -130), (-66, -174), (-40, -200), (-12, -200), (2, -176),
        (0, -148), (-16, -122), (-16, -102), (6, -84), (40, -70), (84, -50), (90, 14, "c"))  # fmt: skip
    m = f.paint(shape, ramp, vol=30, grad=(0.06, -0.2))
    inner = blob(
        (0, -150),
        (-24, -124),
        (-30, -98),
        (-12, -74),
        (40, -58),
        (60, -40),
        (10, -44),
        (-34, -66),
        (-48, -104),
        (-34, -148),
    )
    f.shade(inner, 0.42, 9, "#2c1020", clip=m)
    for way in (
        ((-16, -116), (-34, -112), (-50, -118)),
        ((-18, -100), (-36, -92), (-54, -94)),
        ((-8, -82), (-28, -72), (-46, -70)),
    ):
        f.line(way, 3, ramp[0], alpha=0.5, ends=0.3, clip=m)
    strap = ((-72, -34), (-36, -14), (14, -6), (58, -14), (98, -30))
    f.line(strap, 13, tack[1], alpha=1, ends=0.9, clip=m)
    f.line([(x, y - 3) for x, y in strap], 7, tack[2], alpha=1, ends=0.9, clip=m)
    for x, y in ((-46, -20), (-6, -9), (36, -10)):
        f.paint(ell(x, y, 8), BRASS, vol=6, det=0.8)
    return m
