"""The moon that is a rabbit asleep: the mark of the game, small in an icon, large in a sky."""

import skia

from studio.colour import Colour, Ramp, mix
from studio.paint import Card, Frame
from studio.shapes import Path, blob, ell, taper

GOLD = ("#7c4a20", "#c8873a", "#f0bc62", "#ffe9ae", "#fff6d8")
EAR = (
    (-51.4, -64.9),
    (-89.2, -108, -105.4, -173, -81.1, -186.5),
    (-51.4, -201.1, -24.3, -145.9, -16.2, -86.5),
)
FOLDED = (
    (16.2, -89.2),
    (21.6, -135.1, 43.2, -173, 73, -170.3),
    (105.4, -167, 118.9, -127, 124.3, -97.3),
    (128.1, -75.7, 107, -70.3, 96.2, -85.4),
    (85.4, -100, 75.7, -108.1, 67.6, -100),
    (60, -92.4, 59.5, -81.1, 54, -70.3),
)
CRATERS = ((-35, -57, 17), (8, -41, 10), (-62, 43, 12), (38, 66, 9), (58, 20, 6))


def ear(points: tuple[tuple[float, ...], ...]) -> Path:
    """An outline of Bézier curves round (0, 0), the middle of the moon of radius 100."""
    path = skia.Path()
    path.moveTo(*points[0])
    for curve in points[1:]:
        path.cubicTo(*curve)
    path.close()
    return path


def face(f: Frame, ink: Colour = "#54341a", nose: Colour = "#b4553f") -> None:
    """Two shut eyes and a nose."""
    for x in (-47, 42):
        lid = taper((x - 19, 1, 8), (x - 9, 10, 11), (x, 13, 12), (x + 9, 10, 11), (x + 19, 1, 8))
        f.flat(lid, ink, 0.95, 0.6, det=1)
    f.paint(ell(-2, 36, 10, 7), [mix(nose, "#401010", 0.4), nose, mix(nose, "#ffffff", 0.3)], vol=5, det=1)


def moon_hare(
    c: Card,
    x: float,
    y: float,
    r: float,
    ramp: Ramp = GOLD,
    rot: float = 0,
    a: float = 0.7,
    asleep: bool = True,
) -> Frame:
    """A full moon with one ear up and one folded, middle at (x, y); `a` is the strength of its halo."""
    if a:
        c.glow(x, y - r * 0.3, r * 4.4, "#ffb860", a * 0.34, 1.7)
        c.glow(x, y - r * 0.3, r * 2.0, "#ffdc94", a * 0.4, 2.2)
    f = c.at(x, y, r / 100, rot, wob=min(0.3, r / 500), light=(x - r * 1.1, y - r * 1.8, r * 1.3))
    far = f.paint(ear(FOLDED), ramp, vol=26, amb=0.3, edge=0.2, tex=0.12, det=0.5)
    c.shade(f.path(ell(20, -40, 120, 62)), 0.3, r * 0.1, "#7c3c1c", clip=far)
    near = f.paint(ear(EAR), ramp, vol=26, amb=0.4, edge=0.2, tex=0.12, det=0.5)
    f.flat(blob((-52, -80), (-80, -130), (-78, -172), (-58, -160), (-36, -96)), "#e8945c", 0.42, 5, clip=near)
    c.shade(f.path(ell(-20, -50, 90, 62)), 0.28, r * 0.1, "#7c3c1c", clip=near)
    disc = f.paint(ell(0, 0, 100), ramp, vol=88, amb=0.34, edge=0.16, tex=0.15, lump=0.03, det=0.5)
    for cx, cy, size in CRATERS:
        f.flat(ell(cx, cy, size), "#b8742c", 0.34, 2.5, clip=disc)
        f.flat(ell(cx + size * 0.16, cy + size * 0.2, size * 0.8), "#ffe6ac", 0.3, 3, clip=disc)
    if asleep:
        face(f)
    return f
