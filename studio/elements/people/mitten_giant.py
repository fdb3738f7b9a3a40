"""A giant's mitten and mustard sleeve coming out of the sky, closed round the handle of a lens."""

import math

from studio.paint import Card, Frame
from studio.palettes import BRASS, COAT
from studio.shapes import blob, ell, poly, taper

MITTEN = ["#4c0c1c", "#9c2428", "#d85440", "#ffac80"]
HANDLE = ["#241210", "#5c3420", "#9c6838", "#e0ac68"]


def giant_mitten(c: Card, x: float, y: float, r: float, angle: float = -1.2) -> None:
    """Handle, sleeve and mitten, for a lens of radius `r` round (x, y); the handle leaves it at `angle`."""
    dx, dy = math.cos(angle), math.sin(angle)
    p = [(x + k * dx, y + k * dy) for k in (r + 22, r + 64, r + 190, r + 330)]
    c.shade(taper((p[0][0] + 36, p[0][1] + 60, 40), (p[2][0] + 60, p[2][1] + 90, 150)), 0.4, 22, "#0c2030")
    c.shade(taper((p[2][0] + 80, p[2][1] + 80, 130), (p[2][0] + 320, p[2][1] + 70, 220)), 0.4, 24, "#0c2030")
    fist = c.at(*p[2])
    _sleeve(fist)
    _handle(c, p)
    _mitten(fist)
    _cuff(fist)


def _handle(c: Card, p: list[tuple[float, float]]) -> None:
    """Turned wood in a brass ferrule, a brass knob at its end."""
    c.paint(
        taper((*p[1], 38), (*p[2], 50), (*p[3], 42)),
        HANDLE,
        vol=26,
        wob=0.3,
        rim=0.4,
        edge=0.35,
        amb=0.2,
        gain=0.8,
    )
    c.paint(ell(*p[3], 29), BRASS, vol=26, gain=0.65, amb=0.15, wob=0.2, rim=0.6, tex=0.1)
    (x0, y0), (x1, y1) = p[0], p[1]
    k = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / k, (x1 - x0) / k
    for near, far, w0, w1 in ((0.1, 1.1, 34, 25), (0.1, 0.42, 46, 38)):
        a, b = (x0 + (x1 - x0) * near, y0 + (y1 - y0) * near), (x0 + (x1 - x0) * far, y0 + (y1 - y0) * far)
        left = [(a[0] - nx * w0, a[1] - ny * w0), (b[0] - nx * w1, b[1] - ny * w1)]
        right = [(b[0] + nx * w1, b[1] + ny * w1), (a[0] + nx * w0, a[1] + ny * w0)]
        c.paint(
            poly([*left, *right]), BRASS, vol=24, wob=0.2, rim=0.3, edge=0.35, gain=0.75, amb=0.15, tex=0.1
        )


def _sleeve(f: Frame) -> None:
    """It widens up and away to the right, in folds that run round the arm."""
    top = ((80, -108, "c"), (180, -160), (330, -250, "c"))
    low = ((420, 40, "c"), (230, 62), (104, 60, "c"))
    m = f.paint(blob(*top, *low), COAT, vol=64, amb=0.3, rim=0.5, tex=0.3)
    for k in (0, 62, 128):
        fold = taper((140 + k, -128 - k * 0.5, 5), (132 + k, -40 - k * 0.4, 15), (168 + k, 54, 5))
        f.shade(fold, 0.34, 7, "#4c2410", clip=m)
        light = taper((156 + k, -118 - k * 0.5, 4), (150 + k, -40 - k * 0.4, 9), (184 + k, 42, 4))
        f.flat(light, "#fce8a0", 0.3, 3, clip=m)


def _cuff(f: Frame) -> None:
    """A turned-back band, one ring round the wrist."""
    near = ((52, -98), (42, -20), (76, 66))
    far = ((128, 74), (106, -30), (108, -124))
    m = f.paint(blob(*near, *far), [*COAT[:3], "#fce8a0"], vol=26, rim=0.6, edge=0.3)
    for k in range(5):
        u = 0.14 + k * 0.18
        f.line([(46 + 12 * u, -92 + 150 * u), (112 + 4 * u, -112 + 176 * u)], 3, "#8a5a1c", alpha=0.4, clip=m)


def _mitten(f: Frame) -> None:
    """The back of a red hand, its fingers closed round the handle, the thumb laid along it."""
    f.shade(ell(-8, 6, 96, 92), 0.36, 10, "#2c0c10")
    back = ((96, -92), (36, -92), (-26, -86), (-74, -52))
    palm = ((-92, 0), (-72, 48), (-22, 70), (40, 66), (96, 48))
    m = f.paint(blob(*back, *palm), MITTEN, vol=52, amb=0.3, rim=0.6, edge=0.3)
    f.shade(taper((-14, -84, 6), (-30, -20, 16), (-8, 66, 8)), 0.4, 9, "#3c0818", clip=m)
    f.flat(taper((-28, -78, 5), (-46, -18, 12), (-24, 58, 5)), "#ffac80", 0.3, 4, clip=m)
    f.shade(taper((60, -90, 26), (56, -20, 34), (84, 60, 26)), 0.4, 10, "#3c0818", clip=m)
    thumb = taper((44, 26, 58), (24, 66, 54), (-6, 112, 42))
    f.shade(thumb, 0.5, 8, "#3c0818", clip=m)
    t = f.paint(thumb, MITTEN, vol=24, rim=0.7, edge=0.35)
    f.card.marks(m, 1.9, 200, 14, 3.2, jit=0.3, alpha=0.4)
    f.card.marks(t, 2.2, 40, 12, 3, jit=0.3, alpha=0.4)
