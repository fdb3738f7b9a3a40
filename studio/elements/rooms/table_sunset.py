"""A table by a window at sunset: low sun in the room, boards that run away from us."""

from studio.elements.things.closing_book import deep
from studio.paint import Card
from studio.shapes import poly

TABLE = ["#28121c", "#5c2c28", "#9c5834", "#dc9854"]


def sunset_table(c: Card, edge: float = 770) -> None:
    """Violet to gold above the far edge of the table, dark boards below it; the sun is low on the right."""
    c.sky([(0, "#5c5490"), (300, "#9c7ca4"), (560, "#e8a08c"), (760, "#ffcc88")])
    c.glow(820, 600, 620, "#ffd07c", 0.5, 1.4)
    top = poly([(-20, edge), (820, edge), (820, 1240), (-20, 1240)])
    c.paint(top, TABLE, vol=2, edge=0.1, grain=1, tex=0.2, amb=0.4, grad=(0.25, -0.2), wob=0.3)
    for x in range(-2400, 3400, 260):
        c.line([deep((x, 1160), -3.4), deep((x, 1160), 0.2)], 3, "#2c1414", 0.75, 0.3, ends=0.8)
    c.line([(-20, edge + 2), (400, edge + 1), (820, edge + 2)], 5, "#ffc880", 0.5, 0.3, ends=0.9)
