"""A steamy shop panelled in tobacco-coloured wood."""

from studio.elements.rooms.rooms import window
from studio.paint import Card
from studio.shapes import rect

TOBACCO = ["#1c1410", "#4a3424", "#86643f", "#d0a870"]


def pressing_shop(c: Card) -> None:
    """Steam on a big window, tobacco wood."""
    c.sky([(0, "#8c7c68"), (300, "#a89880"), (800, "#907c64"), (1200, "#5c4a3c")], calm=0.4)
    for x in range(0, 820, 80):
        c.line([(x, 0), (x + 2, 860)], 4, "#5c4634", 0.4, ends=0.9)
    window(c, 400, 560, 460, 560, ("#d0d8d8", "#f0e8d4"), TOBACCO)
    c.glow(400, 340, 420, "#fff8e4", 0.3, 1.6)
    c.paint(rect(-10, 664, 810, 690), TOBACCO, vol=8, wob=0.3, edge=0.2)
    floor = c.paint(
        rect(-10, 872, 810, 1210), TOBACCO, vol=3, amb=0.42, edge=0, wob=0.3, grain=1, light=(400, 700, 320)
    )
    for k in range(11):
        path = [(400 + (k - 5) * 66, 872), (400 + (k - 5) * 150, 1210)]
        c.line(path, 3.4, "#2c1c14", 0.6, 0.4, clip=floor, ends=0.9)
