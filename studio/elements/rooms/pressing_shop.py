"""A steamy shop panelled in tobacco-coloured wood."""

from studio.colour import Arr
from studio.elements.rooms.rooms import window
from studio.paint import Card
from studio.shapes import blob, rect

TOBACCO = ["#1c1410", "#4a3424", "#86643f", "#d0a870"]


ROOFS = (
    (110, 560, "c"), (112, 450, "c"), (200, 440, "c"), (216, 404, "c"), (256, 338, "c"), (266, 350, "c"), (266, 330, "c"),
    (280, 330, "c"), (280, 374, "c"), (300, 408, "c"), (304, 450, "c"), (370, 410, "c"), (440, 380, "c"), (540, 452, "c"),
    (552, 412, "c"), (564, 392, "c"), (564, 352, "c"), (580, 352, "c"), (580, 364, "c"), (602, 326, "c"), (648, 404, "c"),
    (652, 444, "c"), (690, 446, "c"), (690, 560, "c"),
)  # fmt: skip


def street_in_steam(c: Card, glass: Arr) -> None:
    """Roofs across the street, hardly seen through the steam on the pane; drops have run down it."""
    c.flat(blob(*ROOFS), "#73868f", 0.62, 4, clip=glass)
    for x, y, length in (
        (156, 150, 120),
        (250, 130, 190),
        (318, 360, 120),
        (508, 140, 170),
        (560, 380, 110),
        (640, 180, 150),
    ):
        c.line([(x, y), (x + 3, y + length * 0.5), (x - 1, y + length)], 3.5, "#7c929c", 0.7, 0.6, clip=glass)


def pressing_shop(c: Card) -> None:
    """Steam on a big window, tobacco wood."""
    c.sky([(0, "#8c7c68"), (300, "#a89880"), (800, "#907c64"), (1200, "#5c4a3c")], calm=0.4)
    for x in range(0, 820, 80):
        c.line([(x, 0), (x + 2, 860)], 4, "#5c4634", 0.4, ends=0.9)
    glass = window(c, 400, 560, 460, 560, ("#c4d0d4", "#ece4d0"), TOBACCO)
    street_in_steam(c, glass)
    c.glow(400, 340, 420, "#fff8e4", 0.3, 1.6)
    c.paint(rect(-10, 664, 810, 690), TOBACCO, vol=8, wob=0.3, edge=0.2)
    floor = c.paint(
        rect(-10, 872, 810, 1210), TOBACCO, vol=3, amb=0.42, edge=0, wob=0.3, grain=1, light=(400, 700, 320)
    )
    for k in range(11):
        path = [(400 + (k - 5) * 66, 872), (400 + (k - 5) * 150, 1210)]
        c.line(path, 3.4, "#2c1c14", 0.6, 0.4, clip=floor, ends=0.9)
