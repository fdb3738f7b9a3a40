"""An old stone quay in the near left corner: its top to sit on, and its wall."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import STONE
from studio.shapes import poly

TOP: Ramp = ["#8c8094", "#c8bcb4", "#f0e4cc"]
JOINTS = ((70, 1092), (190, 1094), (300, 1098), (130, 1130), (250, 1132), (60, 1168), (200, 1170))


def quay_top(c: Card) -> None:
    """The flagstones, from the left edge to 372, between 1036 and 1096."""
    c.paint(poly([(-20, 1036), (330, 1052), (372, 1096), (-20, 1086)]), TOP, vol=4, wob=0.6)


def quay_wall(c: Card) -> None:
    """The courses of stone below the edge; it hides the legs of those who sit there."""
    m = c.paint(poly([(-20, 1090), (374, 1098), (356, 1230), (-20, 1230)]), STONE, vol=8, amb=0.36, wob=0.6)
    c.line([(-20, 1092), (180, 1096), (374, 1100)], 5, "#f0e4cc", 0.8, clip=m, ends=0.9)
    for y in (1128, 1166):
        c.line([(-20, y), (368, y + 6)], 3, "#2c2838", 0.5, clip=m)
    for x, y in JOINTS:
        c.line([(x, y), (x + 2, y + 38)], 3, "#2c2838", 0.45, clip=m)
