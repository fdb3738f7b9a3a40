"""The shelter of a small station, far off in the snow."""

from studio.elements.rooms.household import clock
from studio.paint import Card
from studio.palettes import SNOW, WOOD
from studio.shapes import blob, poly, rect


def station_shelter(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """A wooden wall, a snowy roof, a clock; it goes on to the right."""
    f = c.at(x, y, 1.0, fog=0.26, wob=0.4, vol=8)
    f.shade(blob((-90, 2), (-40, -12), (130, -16), (130, 30), (-30, 26)), 0.7, 9, "#141e3c")
    f.paint(rect(-46, -92, 100, 0), WOOD, light=light)
    f.paint(poly([(-74, -84), (-50, -128), (100, -134), (100, -84)]), SNOW, vol=10, light=light)
    f.flat(poly([(-46, -84), (100, -84), (100, -66), (-46, -72)]), "#1c2440", 0.5, 3)
    drift = blob((-84, 10), (-56, -4), (-20, -14), (30, -8), (100, -16), (100, 26), (0, 24))
    f.paint(drift, SNOW, vol=6, amb=0.22, gain=0.5, edge=0, soft=4, fog=0.4, light=light)
    clock(c, x - 18, y - 54, 40, hands=(300, 0))
