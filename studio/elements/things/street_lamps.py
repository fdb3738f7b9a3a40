"""A street lamp that has just been lit: plinth, post, glass, and its light on the ground."""

from studio.elements.things.lights import lamp_post
from studio.paint import Card
from studio.palettes import IRON
from studio.shapes import ell, poly, rect

LIT = ["#b85c10", "#f8ac38", "#ffe890"]


def fresh_lamp(c: Card, x: float, y: float, h: float = 278) -> tuple[float, float]:
    """The lamp standing at (x, y) on a stepped plinth; returns the place of its flame."""
    flame = (x, y - h * 0.878)
    c.glow(*flame, 230, "#ffb040", 0.5, 1.9)
    c.glow(x, y + 4, 190, "#ffb850", 0.62, 1.5, sy=0.34)
    f = c.at(x, y, h / 190, vol=3, wob=0.2, det=0.8, edge=0.3)
    f.shade(ell(-6, 3, 30, 5), 0.85, 3, "#0c0a30")
    lamp_post(c, x, y - 8, h - 8, lit=False)
    f.paint(poly([(-10, -9), (10, -9), (13, -4), (-13, -4)]), IRON, rim=0.6)
    f.paint(rect(-16, -5, 16, 4), IRON, rim=0.7, rimw=3)
    f.line([(-16, -4), (0, -3.4), (16, -4)], 1.6, "#d8a868", alpha=0.8)
    f.paint(poly([(-8, -152), (8, -152), (13, -178), (-13, -178)]), LIT, amb=0.9, edge=0.1)
    c.halo(*flame, 56, "#fff2c8", 0.5)
    return flame
