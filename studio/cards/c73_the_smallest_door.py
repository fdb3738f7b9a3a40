"""The Smallest Door.

In the palace gate there is a door, in that door a smaller one, and so on down to a mouse hole, the only one that is
open. A knight has put down shield, breastplate, boots and helmet and is down on knees and forearms in his socks, nose to nose
with the mouse that opened; warm light comes out, and a red ball.
"""

from studio.elements.animals.mouse_host import door_mouse
from studio.elements.people.knight_crawling import crawling_knight, iron_boot
from studio.elements.people.knight_shed import shed_breastplate, shed_helmet, shed_shield
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, PLUM, RED, TEAL, WALNUT
from studio.shapes import arch, cut, ell, poly

META = {"number": 73, "slug": "the-smallest-door", "seed": 7373}
FINISH = Finish(vignette=0.26, bloom=0.46)

WALL = ["#2c3450", "#546080", "#8c94a4", "#c8c0b0"]
FLAGS = ["#1c2840", "#40506c", "#80848c", "#ccb490", "#ffe4ac"]
BLUE_LEAF = ["#101c3c", "#244470", "#4c78a4", "#b0ccd0"]
OCHRE_LEAF = ["#3c2010", "#8c5820", "#cc9440", "#f8d88c"]
FOOT = 962.0
# centre, half width, top, leaf: from the palace gate down to the cat door; the mouse hole is the last
DOORS = (
    (400, 312, 62, BLUE_LEAF), (382, 226, 266, WALNUT), (360, 158, 448, TEAL), (338, 106, 616, PLUM), (322, 68, 752, OCHRE_LEAF),
)  # fmt: skip
HOLE = (308.0, 44.0, 838.0)


def wall(c: Card) -> None:
    """Blocks of pale stone round the gate."""
    m = c.paint(
        poly([(-20, -20), (820, -20), (820, FOOT), (-20, FOOT)]),
        WALL,
        vol=3,
        tex=0.34,
        lump=0.25,
        edge=0,
        amb=0.42,
    )
    for r in range(14):
        y = FOOT - 10 - r * 72
        c.line([(-20, y), (400, y - 2), (820, y)], 3, "#28304c", alpha=0.4, clip=m, ends=0.9)
        for n in range(9):
            x = (n + 0.5 * (r % 2)) * 104 - 30
            c.line([(x, y), (x + 2, y - 72)], 3, "#28304c", alpha=0.34, clip=m, ends=0.9)


def door(c: Card, x: float, w: float, top: float, leaf: list[str], k: int) -> None:
    """One closed door: gilt moulding, planks, two iron straps, a ring."""
    t = 7 + w * 0.06
    outer, inner = arch(x - w - t, top - t, x + w + t, FOOT), arch(x - w, top, x + w, FOOT + 2)
    c.shade(outer, 0.5, 12, "#080c20")
    c.paint(cut(outer, inner), BRASS, vol=t * 0.7, wob=0.25, edge=0.3, rim=0.8, amb=0.3, det=0.4)
    m = c.paint(
        inner, leaf, vol=5, grain=2, tex=0.36, wob=0.25, edge=0.3, amb=0.34, gain=0.9, grad=(-0.06, 0.04)
    )
    c.shade(cut(inner, arch(x - w + t, top + t, x + w - t, FOOT + 2)), 0.45, 7, "#080c20", clip=m)
    n = 5 if k < 3 else 3
    for i in range(1, n + 1):
        px = x - w + 2 * w * i / (n + 1)
        c.line(
            [(px, top), (px + 2, (top + FOOT) / 2), (px, FOOT)],
            2 + w * 0.012,
            "#0c1020",
            alpha=0.5,
            clip=m,
            ends=0.9,
        )
    y = top + w * 0.95
    c.line([(x - w, y), (x, y - 3), (x + w, y)], 6 + w * 0.04, "#28201c", alpha=0.85, clip=m, ends=0.9)
    for i in range(-3, 4):
        c.flat(ell(x + i * w * 0.27, y - 1, 2.4 + w * 0.013), "#f0c868", 0.95, wob=0.2, det=0.6)
    ring = (x + w * 0.82, top + w * 0.95 + (FOOT - top - w) * 0.3)
    r = 5 + w * 0.05
    c.paint(
        cut(ell(ring[0], ring[1] + r, r), ell(ring[0], ring[1] + r, r * 0.6)),
        BRASS,
        vol=4,
        wob=0.2,
        edge=0.4,
        rim=0.7,
        det=0.8,
    )
    c.paint(ell(*ring, r * 0.42), BRASS, vol=4, wob=0.2, det=0.8)


def floor(c: Card) -> None:
    """Flagstones, and the fan of light that lies on them."""
    m = c.paint(
        poly([(-20, FOOT), (820, FOOT), (820, 1230), (-20, 1230)]),
        FLAGS,
        vol=2,
        tex=0.3,
        edge=0.1,
        wob=0.3,
        amb=0.3,
        gain=0.7,
    )
    for n in range(-8, 10):
        c.line(
            [(HOLE[0] + n * 76, FOOT), (HOLE[0] + n * 150, 1230)], 3, "#141c30", alpha=0.4, clip=m, ends=0.8
        )
    for y in (986, 1020, 1068, 1134):
        c.line([(-20, y), (400, y + 2), (820, y)], 3, "#141c30", alpha=0.4, clip=m, ends=0.9)
    x = HOLE[0]
    c.flat(
        poly([(x - 40, FOOT), (x + 40, FOOT), (x + 300, 1190), (x - 280, 1190)]),
        "#ffa840",
        0.34,
        18,
        mode="add",
        clip=m,
    )
    c.flat(
        poly([(x - 36, FOOT), (x + 36, FOOT), (x + 120, 1090), (x - 130, 1090)]),
        "#ffc864",
        0.4,
        12,
        mode="add",
        clip=m,
    )


def mouse_hole(c: Card) -> None:
    """The last door of all, and the only one that is open."""
    x, w, top = HOLE
    c.glow(x, 920, 330, "#ff9c3c", 0.42, 1.6)
    c.paint(
        cut(arch(x - w - 11, top - 11, x + w + 11, FOOT), arch(x - w, top, x + w, FOOT + 2)),
        WALNUT,
        vol=6,
        wob=0.25,
        edge=0.3,
        amb=0.4,
    )
    m = c.flat(arch(x - w, top, x + w, FOOT), "#ffdc84", 1.0, wob=0.25, det=1)
    c.flat(ell(x, FOOT - 30, w * 0.8, 46), "#fffbe4", 0.95, 12, clip=m)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(330, 880, 210), key="#ffe0a4", fog="#3c5070")
    c.sky([(0, "#202c4c"), (1200, "#2c3c5c")])
    wall(c)
    for k, (x, w, top, leaf) in enumerate(DOORS):
        door(c, x, w, top, list(leaf), k)
    floor(c)
    mouse_hole(c)
    door_mouse(c, 300, FOOT + 14, 94, flip=True)
    shed_shield(c, 688, 1004, 182, 9)
    shed_breastplate(c, 122, 1064, 146, -3)
    shed_helmet(c, 118, 938, 92, -5)
    c.shade(ell(290, 1068, 34, 8), 0.5, 5)
    c.paint(ell(290, 1040, 29), RED, vol=20, rim=0.8, det=1, amb=0.4, wob=0.25, light=(312, 930, 60))
    c.light = (312, 910, 90)
    crawling_knight(c, 462, 1062, 1.5)
    iron_boot(c, 196, 1154, 84, flip=True)
    iron_boot(c, 268, 1164, 84, flip=True)
