"""A peach-coloured room open to the sky, with a doorway on a garden."""

from studio.colour import Ramp
from studio.elements.land.land import hills
from studio.elements.plants.trees import round_tree
from studio.elements.rooms.rooms import light_patch
from studio.paint import Card
from studio.palettes import PINE, SPRING, WALNUT
from studio.shapes import blob, ell, poly, rect, taper

FLOOR = 1010.0
EYE = (400.0, 782.0)
PLASTER: Ramp = ["#8c5448", "#c88c70", "#ecbc98", "#fbdcbc"]
SHADED: Ramp = ["#744450", "#a87068", "#d09c84", "#ecc4a4"]
THRESHOLD: Ramp = ["#6c5c58", "#a89484", "#d8c4a8", "#f4e8d0"]
PAINTED: Ramp = ["#7c7c90", "#b8b4b8", "#e8e0d4", "#fffaec"]


def roofless_room(c: Card) -> None:
    """Two peach walls that meet at 150, open above; all that recedes runs to EYE. A doorway with the garden in it."""
    left = poly([(-20, _receding(610, -20)), (150, 610), (150, FLOOR), (-20, _receding(FLOOR, -20))])
    side = c.paint(left, SHADED, vol=4, amb=0.5, gain=0.4, tex=0.24, edge=0.1, wob=0.3)
    back = rect(150, 610, 830, FLOOR)
    wall = c.paint(back, PLASTER, vol=4, amb=0.55, gain=0.4, tex=0.24, edge=0.1, wob=0.3, grad=(0.1, -0.14))
    for k in range(9):
        c.line([(186 + 74 * k, 640), (186 + 74 * k, 1000)], 9, "#d89074", 0.22, 0.6, clip=wall, ends=1)
    c.shade(rect(128, 600, 156, FLOOR), 0.3, 9, "#5c2c3c", clip=side)
    _floor(c)
    for y, high in ((610.0, 20.0), (FLOOR - 2, 22.0)):  # the coping and the skirting, mitred in the corner
        top, foot = y - high / 2, y + high / 2
        slope = poly([(-20, _receding(top, -20)), (150, top), (150, foot), (-20, _receding(foot, -20))])
        c.paint(slope, PAINTED, vol=4, edge=0.3, wob=0.3, gain=0.5, amb=0.2)
        c.paint(rect(150, top, 830, foot), PAINTED, vol=6, edge=0.3, rim=0.4, wob=0.3)
    _footprint(c)
    _doorway(c)
    light_patch(c, 508, FLOOR + 10, 240, 140, -120, "#fff4cc", 0.42)


def _receding(y: float, x: float) -> float:
    """The height at `x` of a line on the left wall that is at `y` in the corner."""
    return EYE[1] + (y - EYE[1]) * (x - EYE[0]) / (150 - EYE[0])


def _floor(c: Card) -> None:
    """Boards that run away from us."""
    shape = poly([(-20, _receding(FLOOR, -20)), (150, FLOOR), (830, FLOOR), (830, 1240), (-20, 1240)])
    boards = c.paint(shape, PINE, vol=2, amb=0.42, gain=0.5, tex=0.28, grain=1, edge=0, grad=(0.06, -0.12))
    for k in range(-8, 9):
        x = EYE[0] + k * 62
        foot = EYE[0] + (x - EYE[0]) * (1230 - EYE[1]) / (FLOOR - EYE[1])
        c.line([(x, FLOOR), (foot, 1230)], 3, "#6c4028", 0.5, 0.4, clip=boards, ends=0.9)


def _footprint(c: Card) -> None:
    """A framed footprint on the shaded wall: much too large."""
    c.paint(poly([(28, 726), (112, 740), (112, 872), (28, 898)]), WALNUT, vol=5, wob=0.3, edge=0.3)
    shape = poly([(38, 742), (103, 752), (103, 860), (38, 878)])
    m = c.paint(shape, ["#b8a490", "#e8d8bc", "#fbf0d8"], vol=2, wob=0.3)
    sole = blob(
        (52, 806),
        (64, 793),
        (82, 794),
        (92, 808),
        (86, 826),
        (80, 842),
        (82, 858),
        (74, 868),
        (62, 864),
        (59, 848),
        (56, 828),
    )
    c.flat(sole, "#7c4c44", 0.9, clip=m, wob=0.3, det=0.6)
    for x, y, r in ((54, 786, 7.6), (66, 780, 5.2), (76, 780, 4.6), (85, 784, 4.2), (92, 791, 3.8)):
        c.flat(ell(x, y, r * 0.8, r), "#7c4c44", 0.9, clip=m, wob=0.2, det=0.8)


def _doorway(c: Card) -> None:
    """The garden, the lintel, the ordinary post on the far side."""
    before = c.img.copy()
    hole = c.mask(rect(380, 690, 640, FLOOR + 4), 0.3)
    c.sky([(0, "#a8d4dc"), (700, "#cce4d8"), (860, "#f4ecc8")])
    hills(c, 816, 14, ["#4c8450", "#8cb860", "#d0dc88"], 3, 0.3, 20)
    round_tree(c, 452, 872, 74, SPRING, fog=0.4)
    round_tree(c, 568, 926, 176, SPRING, fog=0.1)
    hills(c, 900, 10, SPRING, 9, 0.05, 20)
    shape = taper((500, 900, 16), (476, 950, 40), (500, 1016, 96))
    c.paint(shape, ["#b8906c", "#e8ccA0", "#fff0cc"], vol=3, edge=0.05)
    c.img = before * (1 - hole[..., None]) + c.img * hole[..., None]
    c.shade(rect(380, 690, 640, 712), 0.35, 9, clip=hole)
    c.paint(rect(384, FLOOR - 10, 640, FLOOR + 7), THRESHOLD, vol=4, wob=0.3, edge=0.3, rim=0.4)
    casing(c, 632, 690, 686, FLOOR + 8)
    casing(c, 340, 646, 640, 692)
    for x, y in ((659, 669), (659, FLOOR - 14)):
        casing_block(c, x, y, 33, 31)


def casing(c: Card, x0: float, y0: float, x1: float, y1: float) -> None:
    """A painted board of a door's frame, with a groove along either side."""
    board = rect(x0, y0, x1, y1)
    c.shade(board, 0.3, 7)
    m = c.paint(board, PAINTED, vol=7, amb=0.4, edge=0.3, wob=0.3, rim=0.4)
    for k in (0.2, 0.8):
        x, y = x0 + k * (x1 - x0), y0 + k * (y1 - y0)
        groove = [(x, y0), (x, y1)] if y1 - y0 > x1 - x0 else [(x0, y), (x1, y)]
        c.line(groove, 3.2, "#9c98a8", 0.7, 0.3, clip=m, ends=1)


def casing_block(c: Card, x: float, y: float, w: float, h: float) -> None:
    """The square block where two boards of the frame meet, or where one stands on the floor; `w` and `h` are halves."""
    c.shade(rect(x - w, y - h + 4, x + w + 3, y + h + 5), 0.32, 5)
    c.paint(rect(x - w, y - h, x + w, y + h), PAINTED, vol=8, amb=0.42, edge=0.34, wob=0.3, rim=0.4)
    c.paint(
        rect(x - w * 0.62, y - h * 0.62, x + w * 0.62, y + h * 0.62),
        PAINTED,
        vol=5,
        amb=0.4,
        edge=0.3,
        wob=0.3,
    )
