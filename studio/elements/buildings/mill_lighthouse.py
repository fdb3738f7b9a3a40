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
    rock = blob((x - 92, y + 58), (x - 72, y + 8), (x - 12, y - 12), (x + 58, y - 2), (x + 96, y + 58))
    c.paint(rock, STONE, vol=18, fog=0.12, wob=1.5)
    windmill(c, x, y, h, turn=turn, fog=fog)
    for y0, y1 in ((-40, -10), (-100, -70)):
        f = c.at(x, y, h / 220, wob=0.3, vol=10, fog=fog)
        w0, w1 = 36 + y0 / 130 * 14, 36 + y1 / 130 * 14
        f.paint(poly([(-w0, y0), (w0, y0), (w1, y1), (-w1, y1)]), bands, grad=(0.1, -0.2))
