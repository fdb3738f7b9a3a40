"""A peach-coloured room open to the sky, with a doorway on a garden."""

from studio.colour import Ramp
from studio.elements.land.land import hills
from studio.elements.plants.trees import round_tree
from studio.paint import Card
from studio.palettes import SPRING, WALNUT
from studio.shapes import blob, ell, poly, rect, taper

FLOOR = 1010.0
EYE = (400.0, 782.0)
PLASTER: Ramp = ["#8c5448", "#c88c70", "#ecbc98", "#fbdcbc"]
SHADED: Ramp = ["#744450", "#a87068", "#d09c84", "#ecc4a4"]
BOARDS: Ramp = ["#6c4028", "#a87448", "#dcb07c", "#f8deb0"]
STEP: Ramp = ["#6c6870", "#a09890", "#ccc0ac", "#f0e6cc"]
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
    _wall_shade(c)


def _receding(y: float, x: float) -> float:
    """The height at `x` of a line on the left wall that is at `y` in the corner."""
    return EYE[1] + (y - EYE[1]) * (x - EYE[0]) / (150 - EYE[0])


def _wall_shade(c: Card) -> None:
    """Sky light fills the room: it only grows dim towards the corner and along the foot of the left wall."""
    c.shade(poly([(140, 640), (166, 640), (196, FLOOR), (140, FLOOR)]), 0.3, 26, "#5c3458")
    c.shade(
        poly([(140, FLOOR + 6), (206, FLOOR + 6), (120, 1240), (-30, 1240), (-30, 1130)]), 0.36, 26, "#3c2440"
    )


def _floor(c: Card) -> None:
    """Sunlit boards that run away from us, no two of one tone."""
    shape = poly([(-20, _receding(FLOOR, -20)), (150, FLOOR), (830, FLOOR), (830, 1240), (-20, 1240)])
    boards = c.paint(shape, BOARDS, vol=2, amb=0.55, gain=0.5, tex=0.2, grain=1, edge=0, grad=(0.1, -0.06))

    def at(k: float, y: float) -> tuple[float, float]:
        return EYE[0] + k * 62 * (y - EYE[1]) / (FLOOR - EYE[1]), y

    for k in range(-8, 9):
        tone, deep = (("#fff0c8", 0.2), ("#8c5430", 0.2), ("#fff0c8", 0.05), ("#8c5430", 0.1))[(k * 5) % 4]
        c.flat(
            poly([at(k, FLOOR), at(k + 1, FLOOR), at(k + 1, 1240), at(k, 1240)]),
            tone,
            deep,
            1,
            clip=boards,
            wob=0.3,
        )
        c.line([at(k, FLOOR), at(k, 1230)], 3, "#6c4028", 0.55, 0.4, clip=boards, ends=0.9)
        if k % 3 == 1:
            y = FLOOR + (34, 112, 66, 140)[k % 4]
            c.line([at(k, y), at(k + 1, y)], 2.2, "#6c4028", 0.5, 0.3, clip=boards, ends=0.9)


def _footprint(c: Card) -> None:
    """A framed footprint on the shaded wall, from the day somebody was born."""
    c.shade(poly([(58, 776), (118, 778), (118, 866), (58, 884)]), 0.4, 5, "#3c1c2c")
    c.paint(poly([(54, 766), (112, 770), (112, 858), (54, 872)]), WALNUT, vol=5, wob=0.3, edge=0.3)
    shape = poly([(62, 777), (105, 780), (105, 850), (62, 860)])
    m = c.paint(shape, ["#b8a490", "#e8d8bc", "#fbf0d8"], vol=2, wob=0.3)
    outline = (
        (72, 816),
        (79, 808),
        (90, 808),
        (96, 817),
        (92, 829),
        (91, 842),
        (84, 848),
        (77, 843),
        (74, 830),
    )
    c.flat(blob(*outline), "#7c4c44", 0.9, clip=m, wob=0.2, det=0.6)
    for x, y, r in ((73, 803, 4.8), (80.5, 799, 3.5), (86.5, 799, 3.1), (92, 801.5, 2.8), (96, 806, 2.5)):
        c.flat(ell(x, y, r * 0.8, r), "#7c4c44", 0.9, clip=m, wob=0.2, det=0.8)


def _doorway(c: Card) -> None:
    """The garden, lower by a step; the depth of the wall, a sill, the lintel, the ordinary post on the far side."""
    before = c.img.copy()
    hole = c.mask(rect(370, 690, 640, FLOOR + 4), 0.3)
    c.sky([(0, "#a8d4dc"), (700, "#cce4d8"), (860, "#f4ecc8")])
    hills(c, 816, 14, ["#4c8450", "#8cb860", "#d0dc88"], 3, 0.3, 20)
    round_tree(c, 572, 922, 176, SPRING, fog=0.1)
    hills(c, 900, 10, SPRING, 9, 0.05, 20)
    c.shade(ell(600, 930, 56, 9), 0.35, 6, "#2c5c30")
    shape = taper((512, 900, 12), (486, 940, 30), (508, 1010, 104))
    c.paint(shape, ["#b8906c", "#e8cca0", "#fff0cc"], vol=3, edge=0.05)
    stone = poly([(436, 972), (584, 972), (606, 996), (414, 996)])
    c.paint(stone, STEP, vol=4, edge=0.2, wob=0.6, amb=0.6)
    c.paint(
        poly([(414, 996), (606, 996), (606, 1014), (414, 1014)]), STEP, vol=3, edge=0.2, amb=0.2, gain=0.3
    )
    c.paint(
        poly([(640, 690), (618, 704), (618, 996), (640, FLOOR + 4)]),
        PAINTED,
        vol=3,
        amb=0.62,
        edge=0.25,
        wob=0.3,
    )
    c.paint(
        poly([(370, 690), (640, 690), (618, 706), (370, 706)]), PAINTED, vol=3, amb=0.06, gain=0.3, wob=0.3
    )
    c.img = before * (1 - hole[..., None]) + c.img * hole[..., None]
    c.shade(rect(380, 704, 622, 716), 0.3, 6, clip=hole)
    sill = poly([(378, 994), (622, 994), (646, FLOOR + 6), (378, FLOOR + 6)])
    c.paint(sill, THRESHOLD, vol=2, amb=0.72, wob=0.3, edge=0.2)
    c.paint(rect(378, FLOOR + 4, 646, FLOOR + 14), THRESHOLD, vol=4, amb=0.1, gain=0.5, wob=0.3, edge=0.3)
    c.shade(rect(378, FLOOR + 12, 650, FLOOR + 20), 0.45, 4, "#3c1c14")
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
