"""Small white feathers out of a pillow: a curved shaft, a loose vane, fluff at the foot."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell

PLUME: Ramp = ["#5c648c", "#a8acbc", "#ece4d8", "#fffcf0"]


def down_feather(
    c: Card,
    x: float,
    y: float,
    length: float = 44,
    rot: float = 0,
    light: tuple[float, float, float] | None = None,
) -> None:
    """One feather, its middle at (x, y), its tip up when rot=0, bent to the right."""
    f = c.at(x, y, length / 50, rot, wob=0.3, det=0.8, edge=0.3, light=light)
    vane = blob((2, 12), (-9, 6), (-13, -6), (-9, -18), (2, -26, "c"), (10, -16), (11, -2), (8, 8))
    f.shade(vane, 0.5, 5, "#2c3468")
    for px, py, r in ((-5, 13, 5), (5, 12, 5), (0, 17, 4)):
        f.paint(ell(px, py, r, r * 0.8), PLUME, vol=4, wob=1, edge=0.1, alpha=0.9)
    f.paint(vane, PLUME, vol=6, amb=0.42)
    f.line([(3, 25), (0, 8), (-1, -8), (2, -24)], 1.7, "#8c88a0", alpha=0.8)
    for a, b in (((-1, 4), (-12, -4)), ((0, -2), (10, -9))):
        f.line([a, b], 1.2, "#9498b0", alpha=0.5)
