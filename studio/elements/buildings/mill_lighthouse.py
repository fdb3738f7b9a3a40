"""A windmill with the red bands of a lighthouse."""

from studio.colour import Ramp
from studio.elements.buildings.houses import windmill
from studio.elements.plants.wheat_sea import POPPY
from studio.paint import Card
from studio.palettes import STONE
from studio.shapes import blob, poly


def mill_lighthouse(
    c: Card, x: float, y: float, h: float, turn: float = 28, fog: float = 0.05, bands: Ramp = POPPY
) -> None:
    """A windmill `h` high on its rock in the distance, two coloured bands round its tower."""
    left = (
        (x - 150, y + 96, "c"),
        (x - 112, y + 44),
        (x - 84, y + 34, "c"),
        (x - 62, y + 8),
        (x - 44, y + 2, "c"),
    )
    right = (
        (x + 52, y, "c"),
        (x + 70, y + 26),
        (x + 96, y + 32, "c"),
        (x + 124, y + 60),
        (x + 160, y + 96, "c"),
    )
    m = c.paint(blob(*left, *right), STONE, vol=14, fog=0.14, wob=0.9, tex=0.3, grad=(0.1, -0.16))
    for dx, dy, w in ((-70, 40, 46), (10, 26, 60), (40, 46, 70), (-20, 58, 60)):
        c.line([(x + dx, y + dy), (x + dx + w, y + dy + 4)], 3, "#5c5468", 0.45, 1.2, clip=m)
    turf = blob(
        (x - 66, y + 14),
        (x - 40, y - 4),
        (x + 10, y - 8),
        (x + 54, y - 2),
        (x + 76, y + 18),
        (x + 20, y + 12),
        (x - 30, y + 16),
    )
    c.paint(turf, ["#3c5428", "#7c9444", "#c4cc74"], vol=5, fog=0.16, wob=1.4)
    windmill(c, x, y, h, turn=turn, fog=fog)
    for y0, y1 in ((-40, -10), (-100, -70)):
        f = c.at(x, y, h / 220, wob=0.3, vol=10, fog=fog)
        w0, w1 = 36 + y0 / 130 * 14, 36 + y1 / 130 * 14
        f.paint(poly([(-w0, y0), (w0, y0), (w1, y1), (-w1, y1)]), bands, grad=(0.1, -0.2))
