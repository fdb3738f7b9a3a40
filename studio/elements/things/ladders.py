"""Long ladders that lean against something tall."""

from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import Point, ell, taper


def long_ladder(
    c: Card, foot: Point, top: Point, light: tuple[float, float, float], rungs: int = 24
) -> list[tuple[float, float]]:
    """From the middle of its foot on a floor to the middle of its top, narrowing upwards; returns the rungs, lowest first."""
    for s in (-1, 1):
        c.shade(
            taper((foot[0] + s * 56 + 30, foot[1] - 30, 16), (top[0] + s * 34 + 14, top[1], 11)), 0.55, 10
        )
        c.shade(ell(foot[0] + s * 56 + 8, foot[1] + 2, 26, 7), 0.8, 5)
    places = []
    for k in range(rungs):
        t = (k + 0.8) / rungs
        x, y, w = foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t, 56 - 22 * t
        rung = taper((x - w, y, 11 - 3 * t), (x + w, y, 11 - 3 * t))
        c.shade(taper((x - w + 6, y + 9, 6), (x + w, y + 9, 6)), 0.3, 4)
        c.paint(rung, PINE, vol=4, wob=0.1, edge=0.3, light=light, amb=0.26)
        places.append((float(x), float(y)))
    for s in (-1, 1):
        rail = taper((foot[0] + s * 56, foot[1], 19), (top[0] + s * 34, top[1], 12))
        c.paint(rail, PINE, vol=6, wob=0.1, edge=0.32, light=light, rim=0.6, amb=0.22)
    return places
