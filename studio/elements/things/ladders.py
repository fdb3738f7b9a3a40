"""Long ladders that lean against something tall."""

from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import Point, taper


def long_ladder(c: Card, foot: Point, top: Point, light: tuple[float, float, float], rungs: int = 24) -> None:
    """From the middle of its foot to the middle of its top, narrowing as it goes up."""
    for s in (-1, 1):
        c.shade(taper((foot[0] + s * 56 + 20, foot[1], 16), (top[0] + s * 34 + 14, top[1], 11)), 0.5, 10)
        rail = taper((foot[0] + s * 56, foot[1], 19), (top[0] + s * 34, top[1], 12))
        c.paint(rail, PINE, vol=6, wob=0.4, edge=0.32, light=light, rim=0.6, amb=0.26)
    for k in range(rungs):
        t = k / rungs
        x, y, w = foot[0] + (top[0] - foot[0]) * t, foot[1] - 24 + (top[1] - foot[1]) * t, 56 - 22 * t
        rung = taper((x - w, y, 11 - 3 * t), (x + w, y, 11 - 3 * t))
        c.paint(rung, PINE, vol=4, wob=0.3, edge=0.3, light=light, amb=0.3)
