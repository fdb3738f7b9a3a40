"""Large flames in three skins, from orange to nearly white."""

from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import blob, ell


def candle_flame(c: Card, x: float, y: float) -> None:
    """The tall flame of a great candle on its bent wick, the wick's foot at (x, y), 180 high."""
    c.line([(x, y), (x - 2, y - 16), (x + 4, y - 30)], 6, "#2a100c", 1, 0.2, ends=0.7)
    left, right = ((-26, -18), (-34, -56), (-18, -104)), ((22, -104), (34, -56), (26, -18))
    tongue = blob((0, 0), *left, (6, -166, "c"), *right)
    skins = ((1.0, "#f08428", 0.9, 5), (0.78, "#ffc04a", 0.95, 3), (0.52, "#fff3b8", 1, 2))
    for k, col, a, soft in skins:
        c.at(x + 1, y - 12, k).flat(tongue, col, a, soft, wob=0.6, det=0.7)
    c.flat(ell(x + 1, y - 16, 11, 8), "#7c5cc0", 0.5, 4)


def chamber_dish(c: Card, x: float, y: float, w: float) -> None:
    """The brass dish of a great candle, `w` wide, its middle at (x, y), with the wax that has run into it; the candle comes on top."""
    c.shade(ell(x, y + w * 0.12, w * 0.66, w * 0.12), 0.85, 6, "#20060c")
    c.paint(ell(x, y + w * 0.04, w * 0.5, w * 0.13), BRASS, vol=8, amb=0.2, wob=0.3, edge=0.35, det=0.5)
    c.paint(
        ell(x, y, w * 0.44, w * 0.09), ["#3c1c10", "#8c5828", "#e0a850"], vol=2, amb=0.4, wob=0.3, det=0.5
    )
    c.paint(ell(x, y + 2, w * 0.3, w * 0.06), ["#8c6048", "#e4c090", "#fff0c8"], vol=4, amb=0.5, wob=0.6)
