"""Large flames in three skins, from orange to nearly white."""

from studio.paint import Card
from studio.shapes import blob, ell


def camp_flame(c: Card, x: float, y: float) -> None:
    """The flames of a camp fire, three tongues, foot at (x, y), 120 high; paint them over the fire's own glow."""
    left, right = ((-30, -12), (-36, -44), (-16, -74)), ((30, -66), (36, -36), (26, -8))
    tongues = blob((0, 0), *left, (-12, -104, "c"), (6, -80), (14, -120, "c"), *right)
    for k, col, a in ((1.0, "#f07c24", 0.9), (0.72, "#ffc24c", 0.95), (0.42, "#fff4c0", 1)):
        c.at(x, y, k).flat(tongues, col, a, 2, wob=1, det=0.6)


def candle_flame(c: Card, x: float, y: float) -> None:
    """The tall flame of a great candle on its bent wick, the wick's foot at (x, y), 180 high."""
    c.line([(x, y), (x - 2, y - 16), (x + 4, y - 30)], 6, "#2a100c", 1, 0.2, ends=0.7)
    left, right = ((-26, -18), (-34, -56), (-18, -104)), ((22, -104), (34, -56), (26, -18))
    tongue = blob((0, 0), *left, (6, -166, "c"), *right)
    skins = ((1.0, "#f08428", 0.9, 5), (0.78, "#ffc04a", 0.95, 3), (0.52, "#fff3b8", 1, 2))
    for k, col, a, soft in skins:
        c.at(x + 1, y - 12, k).flat(tongue, col, a, soft, wob=0.6, det=0.7)
    c.flat(ell(x + 1, y - 16, 11, 8), "#7c5cc0", 0.5, 4)
