"""A narrow hall in grey daylight: a pearl wall above, sage panelling below, worn boards."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import rect

SAGE_WALL: Ramp = ["#39443f", "#5d6a5f", "#8a9683", "#c8ccb4"]
PAINT: Ramp = ["#59615c", "#909a8e", "#c6cab8", "#f1efdf"]
BOARDS: Ramp = ["#1d1818", "#4a3c34", "#85705c", "#c8b496"]


def _panelling(c: Card) -> None:
    c.paint(rect(-10, 872, 810, 1030), SAGE_WALL, vol=3, amb=0.5, wob=0.3, edge=0, lump=0)
    for x in range(-20, 820, 105):
        panel = rect(x + 14, 904, x + 92, 996, 3)
        c.paint(panel, SAGE_WALL, vol=4, amb=0.42, wob=0.3, edge=0.4)
        c.line([(x + 15, 997), (x + 91, 997)], 2, "#c8ccb4", 0.5, 0.3)
    c.paint(rect(-10, 862, 810, 884), PAINT, vol=7, wob=0.3, rim=0.4)
    c.paint(rect(-10, 1012, 810, 1040), PAINT, vol=7, wob=0.3, amb=0.2)


def panelled_hall(c: Card) -> None:
    """The hall fills the page: panels from 872, floor from 1040, darker towards its corners."""
    c.sky([(0, "#7f8b86"), (500, "#a3aa9c"), (900, "#8d9686")], calm=0.4)
    c.glow(400, 240, 560, "#f4f2e2", 0.4, 1.5)
    _panelling(c)
    floor = rect(-10, 1040, 810, 1220)
    c.paint(floor, BOARDS, vol=2, amb=0.6, edge=0, grad=(0.1, -0.25), grain=1, wob=0.3, lump=0)
    for i in range(-7, 8):
        c.line([(400 + i * 84, 1040), (400 + i * 150, 1210)], 2.4, BOARDS[0], 0.5)
    c.glow(400, 1096, 300, "#f0efe0", 0.5, 1.7, 0.34)
    c.darken(c.radial(400, 520, 240, 640, 0.7), "#28302e", 0.58)
