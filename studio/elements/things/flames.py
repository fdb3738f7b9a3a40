"""Large flames in three skins, from orange to nearly white."""

from studio.paint import Card
from studio.shapes import blob


def camp_flame(c: Card, x: float, y: float) -> None:
    """The flames of a camp fire, three tongues, foot at (x, y), 120 high; paint them over the fire's own glow."""
    left, right = ((-30, -12), (-36, -44), (-16, -74)), ((30, -66), (36, -36), (26, -8))
    tongues = blob((0, 0), *left, (-12, -104, "c"), (6, -80), (14, -120, "c"), *right)
    for k, col, a in ((1.0, "#f07c24", 0.9), (0.72, "#ffc24c", 0.95), (0.42, "#fff4c0", 1)):
        c.at(x, y, k).flat(tongues, col, a, 2, wob=1, det=0.6)
