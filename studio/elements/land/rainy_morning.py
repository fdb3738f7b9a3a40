"""A grey rainy morning over one hill, as it is seen through a window."""

from studio.paint import Card
from studio.shapes import blob


def rainy_morning(c: Card) -> None:
    """Sky and clouds of the page from 60 to 360, a hill from 250 to 560 at the height of 320."""
    c.sky([(60, "#b6c2c8"), (220, "#dde1dc"), (360, "#f3efe0")])
    c.clouds(60, 250, "#9aa8b0", "#e4e6e0", cover=0.55, a=0.7, cell=120)
    hill = blob((250, 380), (300, 316), (380, 330), (450, 310), (550, 330), (560, 380))
    c.paint(hill, ["#7c8c8c", "#9cacA4", "#b8c4b8"], vol=10, edge=0)
