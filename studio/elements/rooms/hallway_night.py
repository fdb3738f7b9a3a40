"""A dark hallway at night from a child's height, its far door a hand's breadth open."""

from typing import Any

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import WALNUT
from studio.shapes import poly, rect

WALL: Ramp = ["#0e0c16", "#1c1820", "#3c2c28", "#8c5c38", "#d8984c"]
FLOOR: Ramp = ["#0c0a12", "#201820", "#4c3028", "#a06c3c", "#f0b45c"]
FRAME: Ramp = ["#12101c", "#1c1a28", "#2c2834"]
LEAF: Ramp = ["#16141e", "#2a2430", "#4c3c3c"]
X0, Y0, X1, Y1 = 262, 420, 404, 730  # the end of the hallway
DEEP = 330.0  # where its boards run to


def hallway_night(c: Card, light: tuple[float, float, float]) -> None:
    """Walls, floor and ceiling run to the door; the door lets in a hand's breadth of cold light."""
    c.sky([(0, "#0c0b16"), (600, "#181420"), (1200, "#0e0c14")], calm=0.4)
    how: dict[str, Any] = {"vol": 2, "edge": 0.1, "wob": 0.5, "amb": 0.26, "light": light, "lump": 0.02}
    c.paint(poly([(-20, -60), (X0, Y0 - 60), (X0, Y1), (-20, 1060)]), WALL, **how)
    c.paint(poly([(820, -60), (X1, Y0 - 60), (X1, Y1), (820, 1060)]), WALL, **how)
    for k in range(1, 9):
        t = (k / 9) ** 1.6
        for s, edge in ((-1, X0), (1, X1)):
            x = edge + s * t * 280
            c.line([(x, Y0 - 60 - t * 430), (x, Y1 + t * 320)], 3 + 5 * t, "#0c0a14", 0.4, ends=0.9)
    boards = poly([(X0, Y1), (X1, Y1), (840, 1070), (840, 1240), (-40, 1240), (-40, 1070)])
    m = c.paint(boards, FLOOR, grain=1, tex=0.2, **how)
    for k in range(-9, 10):
        c.line([(DEEP + k * 18, Y1), (DEEP + k * 84, 1240)], 3, "#0a0810", 0.6, clip=m, ends=0.8)
    for s, edge in ((-1, X0), (1, X1)):
        far = edge + s * 440
        skirting = poly([(edge, Y1 - 18), (edge, Y1 + 2), (far, Y1 + 362), (far, Y1 + 300)])
        c.paint(skirting, WALNUT, vol=5, light=light, wob=0.4)
    _door_ajar(c)


def _door_ajar(c: Card) -> None:
    c.paint(rect(X0, Y0 - 60, X1, Y1), FRAME, vol=2, wob=0.4)
    c.paint(rect(X0 + 36, Y0, X1 - 14, Y1), LEAF, vol=4, wob=0.3, edge=0.35)
    c.glow(X0 + 22, 520, 300, "#3c68b0", 0.6, 1.7)
    slit = poly([(X0 + 10, Y0 - 6), (X0 + 38, Y0), (X0 + 38, Y1), (X0 + 10, Y1 + 4)])
    c.flat(slit, "#b4d4f8", 1, 1, det=0.6)
    c.beam([(X0 + 10, Y1), (X0 + 38, Y1), (X0 + 190, 1230), (X0 + 30, 1230)], "#4c7cc8", 0.4, 10)
