"""Small white feathers out of a pillow: a curved shaft, a loose vane, fluff at the foot."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, xf

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
    f = c.at(x, y, length / 50, rot, wob=0.5, det=0.9, edge=0.05, light=light)
    vane = blob((1, 14), (-7, 9), (-10, -3), (-7, -17), (5, -29, "c"), (9, -16), (9, -2), (6, 10))
    f.shade(xf(vane, 3, 5), 0.62, 6, "#2c3468")
    f.shade(vane, 0.5, 2.5, "#4c5890")
    m = f.paint(vane, PLUME, vol=5, amb=0.62, soft=0.8)
    for k in range(7):
        y0 = 9 - 5 * k
        for side in (-1, 1):
            barb = [(0, y0), (side * 6, y0 - 4), (side * 11, y0 - 10)]
            f.line(barb, 1.3, "#b4b4c8", alpha=0.4, clip=m)
    for dx, dy in ((-9, 17), (-6, 22), (8, 16), (6, 21), (-10, 12)):
        f.line([(0, 10), (dx * 0.6, (10 + dy) / 2), (dx, dy)], 2.6, "#fffaf0", alpha=0.85, ends=0.1)
    f.line([(-3, 32), (0, 14), (0, -6), (4, -26)], 2.2, "#d8b478", alpha=0.95, ends=0.3)
