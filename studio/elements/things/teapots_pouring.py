"""A china teapot, tilted to pour, and the thread of tea."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, taper

CHINA: Ramp = ["#5a6488", "#a4b0c8", "#e8e8e4", "#fffcf4"]


def tilted_teapot(
    c: Card, x: float, y: float, rot: float = -26, light: tuple[float, float, float] | None = None
) -> tuple[float, float]:
    """The pot with its middle at (x, y), spout to the left; returns the tip of the spout."""
    g = c.at(x, y, 1.12, rot, wob=0.25, vol=18, det=0.7, edge=0.25, rim=0.6, tex=0.1, light=light)
    g.paint(taper((26, -22, 9), (50, -16, 8), (48, 12, 8), (26, 16, 8)), CHINA, vol=3)
    g.paint(taper((-22, 10, 17), (-44, -4, 11), (-54, -24, 8)), CHINA, vol=5)
    g.paint(blob((0, -34), (24, -24), (34, 2), (22, 26), (0, 30), (-22, 26), (-34, 2), (-24, -24)), CHINA)
    g.line([(-32, 4), (0, 12), (32, 4)], 5, "#5c84b0", alpha=0.85)
    g.paint(blob((-16, -30), (0, -40), (16, -30), (0, -26)), CHINA, vol=4)
    g.paint(ell(0, -42, 5), CHINA, vol=3)
    return g.pt(-55, -24)


def poured_tea(c: Card, x: float, y: float, down: float) -> None:
    """Tea from the spout's tip at (x, y), out and straight down to the height `down`, and its steam."""
    fall = [(x + 2, y - 1), (x - 6, y + 2), (x - 11, y + 14), (x - 13, y + 34), (x - 13, down)]
    c.line(fall, 6.4, "#94481c", 1, 0.1, ends=0.9, det=0.9)
    c.line([(px - 1.2, py) for px, py in fall], 2, "#f0b468", 0.9, 0.1, det=0.9)
    c.smoke([(x - 10, down - 8), (x - 22, down - 70), (x - 6, down - 120)], 6, 20, "#fffbf0", 0.3)
