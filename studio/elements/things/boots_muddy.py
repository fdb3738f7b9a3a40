"""A pair of boots that somebody has stepped out of, the mud still on them."""

from studio.colour import Ramp
from studio.elements.things.props import boots
from studio.paint import Card
from studio.palettes import RED
from studio.shapes import ell

MUD: Ramp = ["#2a1c14", "#5a4028", "#8a6840"]


def muddy_boots(c: Card, x: float, y: float, h: float = 112, ramp: Ramp = RED) -> None:
    """Boots standing at (x, y), clods at their soles."""
    boots(c, x, y, h, ramp)
    for dx, dy, r in ((-56, -4, 13), (-24, -1, 15), (16, -2, 14), (-42, -14, 8), (0, -16, 7)):
        c.paint(ell(x + dx, y + dy, r, r * 0.55), MUD, vol=4, wob=1, det=0.5)
