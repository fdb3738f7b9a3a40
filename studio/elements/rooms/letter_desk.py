"""A walnut desk from above with a blank letter on it."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import WALNUT
from studio.shapes import blob, curve, poly

PAPER: Ramp = ["#4c4450", "#94826c", "#d8c294", "#f4e4bc"]


def letter_desk(c: Card, light: tuple[float, float, float]) -> None:
    """Walnut boards and the letter on them, quite blank."""
    c.sky([(0, "#24141a"), (1200, "#140c12")], calm=0.3)
    boards = poly([(-30, -30), (830, -30), (830, 1230), (-30, 1230)])
    m = c.paint(boards, WALNUT, vol=2, amb=0.34, grain=1, light=light, edge=0)
    c.marks(m, 0.14, 240, 60, 4, jit=0.05, alpha=0.4)
    upper = ((74, 150, "c"), (380, 118), (700, 70, "c"), (744, 560))
    sheet = blob(*upper, (766, 1040, "c"), (450, 1092), (120, 1120, "c"), (90, 640))
    c.shade(blob((90, 176, "c"), (724, 96, "c"), (790, 1070, "c"), (136, 1150, "c")), 0.75, 18, "#060408")
    p = c.paint(sheet, PAPER, vol=3, amb=0.4, tex=0.2, light=light, wob=0.7, edge=0.2, grad=(0.05, -0.2))
    for y in (430, 760):
        c.line(curve((80, y + 30), (400, y), (760, y - 40)), 5, "#8c7860", 0.45, clip=p, ends=0.9)
