"""A study in the afternoon: green wall, window with curtains, floor boards."""

from studio.colour import Ramp
from studio.elements.rooms.rooms import curtain, light_patch, window
from studio.paint import Card
from studio.palettes import CRIMSON, WALNUT
from studio.shapes import rect

FLOOR: Ramp = ["#1c1014", "#44281f", "#7c5434", "#c8985c"]


def study_room(c: Card) -> None:
    """It fills the page: green wall, window at the right with the sun in it, floor boards from 474 down."""
    c.sky([(0, "#3c5650"), (300, "#5c7868"), (480, "#6c8470"), (1200, "#4c5c50")], calm=0.3)
    for x in range(10, 820, 52):
        c.line([(x, -10), (x + 2, 470)], 3, "#34504a", 0.35, ends=0.9)
    window(c, 560, 330, 270, 210, ("#bce0e8", "#fff4cc"))
    curtain(c, 420, 350, 330, 86, CRIMSON)
    curtain(c, 700, 350, 330, 86, CRIMSON, flip=True)
    c.paint(rect(-10, 452, 810, 478), WALNUT, vol=6, wob=0.3)
    m = c.paint(
        rect(-10, 474, 810, 1210), FLOOR, vol=3, amb=0.4, edge=0, wob=0.3, grain=1, light=(560, 500, 420)
    )
    for k in range(12):
        x = -300 + k * 130
        c.line([(400 + (x - 400) * 0.45, 474), (x, 1210)], 3.4, "#1c1010", 0.6, 0.4, clip=m, ends=0.9)
    light_patch(c, 470, 560, 230, 300, -110, "#ffe8b0", 0.4)
