"""A turquoise river that wells out of the eye of a mask, runs down its cheek and away across the sand."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.people.mask_colossal import eye_hole
from studio.paint import Card, Frame
from studio.shapes import blob, ell, taper, xf

TURQUOISE: Ramp = ["#0e3c58", "#1c7c90", "#58c4bc", "#e4fff0"]
SPRAY = ((-36, 4, 30), (-8, -8, 40), (22, 2, 34), (44, 12, 26), (-20, 16, 34), (12, 18, 40))


def _socket(c: Card, f: Frame) -> Arr:
    """The opening of the weeping eye, a little beyond its lower lid."""
    return np.maximum(c.mask(f.path(eye_hole(-1)), 0.3), c.mask(f.path(ell(-102, -14, 36, 16)), 0.3))


def tear_fall(c: Card, f: Frame, y: float) -> tuple[float, float]:
    """The fall from the left eye of the mask in `f` down to the height `y`; returns its foot."""
    lid, cheek, jaw = f.pt(-100, -30), f.pt(-116, 90), f.pt(-124, 214)
    foot = (jaw[0] + 10, y)
    brink = ((lid[0] - 2, lid[1] + 6, 74), (lid[0] - 3, lid[1] + 40, 52))
    fall = taper(*brink, (cheek[0], cheek[1], 44), (*jaw, 58), (*foot, 84))
    c.shade(xf(fall, -12, 4), 0.4, 8, "#3a3468")
    m = c.paint(
        fall, TURQUOISE, vol=20, edge=0.05, tex=0.5, grain=2, alpha=0.96, grad=(0.1, 0.2), amb=0.4, wob=0.6
    )
    running = m * c.ground(lid[1] + 14)
    c.marks(running, 1.66, 460, 60, 3.4, TURQUOISE, jit=0.24, alpha=0.8, bias=0.12, curl=0.05)
    brim = blob((-146, -40), (-100, -46), (-54, -40), (-74, -14), (-100, -2), (-126, -14))
    f.paint(brim, TURQUOISE, vol=8, amb=0.5, edge=0.05, wob=0.3, clip=_socket(c, f))
    c.marks(c.mask(f.path(brim)) * _socket(c, f), 0.1, 60, 20, 3, TURQUOISE, jit=0.2, bias=0.1)
    return foot


def desert_stream(c: Card, foot: tuple[float, float], *way: tuple[float, float, float]) -> Arr:
    """The river from the foot of its fall along the way of (x, y, width); returns its mask."""
    stream = taper((*foot, 92), *way)
    m = c.paint(stream, TURQUOISE, vol=60, edge=0.22, amb=0.32, tex=0.3, grain=1, grad=(0.25, -0.22))

    def flow(_: Arr, y: Arr) -> Arr:
        return 0.45 + 0.5 * np.sin(y / 60)

    c.marks(m, flow, 560, 54, 3.6, TURQUOISE, jit=0.2, alpha=0.6, curl=0.15)
    return m


def spray(c: Card, x: float, y: float) -> None:
    """The mist at the foot of a fall."""
    for dx, dy, r in SPRAY:
        c.halo(x + dx, y + dy, r * 1.5, "#f0fff8", 0.5)
