"""A peach-coloured room open to the sky, with a doorway on a garden."""

from studio.colour import Ramp
from studio.elements.land.land import hills
from studio.elements.plants.trees import round_tree
from studio.elements.rooms.rooms import light_patch
from studio.paint import Card
from studio.palettes import PINE, SPRING, WALNUT
from studio.shapes import blob, ell, poly, rect, taper

FLOOR = 1010.0
PLASTER: Ramp = ["#8c5448", "#c88c70", "#ecbc98", "#fbdcbc"]
SHADED: Ramp = ["#744450", "#a87068", "#d09c84", "#ecc4a4"]
PAINTED: Ramp = ["#7c7c90", "#b8b4b8", "#e8e0d4", "#fffaec"]


def roofless_room(c: Card) -> None:
    """Two peach walls, open above; a doorway with the garden in it."""
    shape = poly([(-20, 540), (150, 610), (150, FLOOR - 10), (-20, 1110)])
    c.paint(shape, SHADED, vol=4, amb=0.5, gain=0.4, tex=0.24, edge=0.1, wob=0.5)
    shape = poly([(150, 612), (820, 600), (820, FLOOR + 20), (150, FLOOR)])
    wall = c.paint(shape, PLASTER, vol=4, amb=0.55, gain=0.4, tex=0.24, edge=0.1, wob=0.5, grad=(0.1, -0.14))
    for k in range(9):
        c.line([(180 + 74 * k, 640), (178 + 74 * k, 1000)], 9, "#d89074", 0.22, 0.6, clip=wall, ends=1)
    c.paint(taper((-30, 536, 22), (150, 610, 18)), PAINTED, vol=7, edge=0.25, rim=0.5)
    c.paint(taper((146, 610, 20), (480, 604, 20), (830, 598, 20)), PAINTED, vol=8, edge=0.25, rim=0.5)
    shape = poly([(-20, 1110), (150, FLOOR - 4), (820, FLOOR - 4), (820, 1240), (-20, 1240)])
    boards = c.paint(shape, PINE, vol=2, amb=0.42, gain=0.5, tex=0.28, grain=1, edge=0, grad=(0.06, -0.12))
    for k in range(-8, 14):
        c.line([(360 + k * 60, FLOOR), (360 + k * 118, 1230)], 3, "#6c4028", 0.5, 0.4, clip=boards, ends=0.9)
    c.paint(taper((150, FLOOR - 10, 20), (820, FLOOR - 4, 20)), PAINTED, vol=6, edge=0.25)
    _footprint(c)
    _doorway(c)
    light_patch(c, 480, 1030, 230, 130, -130, "#fff4cc", 0.42)


def _footprint(c: Card) -> None:
    """A framed footprint on the shaded wall: much too large."""
    c.paint(poly([(28, 720), (112, 742), (112, 880), (28, 880)]), WALNUT, vol=5, wob=0.3, edge=0.3)
    shape = poly([(38, 736), (103, 753), (103, 868), (38, 867)])
    m = c.paint(shape, ["#b8a490", "#e8d8bc", "#fbf0d8"], vol=2, wob=0.3)
    shape = blob((54, 804), (72, 796), (90, 806), (84, 830), (86, 854), (72, 862), (60, 852), (62, 828))
    c.flat(shape, "#7c4c44", 0.9, clip=m, wob=0.3, det=0.6)
    for k in range(5):
        c.flat(
            ell(49 + 10.5 * k, 784 - (0, 7, 10, 8, 2)[k], 4.2, 5.4), "#7c4c44", 0.9, clip=m, wob=0.3, det=0.8
        )


def _doorway(c: Card) -> None:
    """The garden, the lintel, the ordinary post on the far side."""
    before = c.img.copy()
    hole = c.mask(rect(380, 690, 640, FLOOR + 4), 0.3)
    c.sky([(0, "#a8d4dc"), (700, "#cce4d8"), (860, "#f4ecc8")])
    hills(c, 850, 14, ["#4c8450", "#8cb860", "#d0dc88"], 3, 0.3, 20)
    round_tree(c, 574, 880, 120, SPRING, fog=0.12)
    hills(c, 900, 10, SPRING, 9, 0.05, 20)
    shape = taper((500, 900, 16), (476, 950, 40), (500, 1016, 96))
    c.paint(shape, ["#b8906c", "#e8ccA0", "#fff0cc"], vol=3, edge=0.05)
    c.img = before * (1 - hole[..., None]) + c.img * hole[..., None]
    c.shade(rect(380, 690, 640, 712), 0.35, 9, clip=hole)
    for shape in (rect(632, 660, 686, FLOOR + 10), rect(340, 644, 690, 692)):
        c.shade(shape, 0.3, 7)
        c.paint(shape, PAINTED, vol=10, amb=0.4, edge=0.3, wob=0.35, rim=0.4)
