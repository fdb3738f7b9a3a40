"""A bathhouse: a dome pierced with stars, shafts of light, tiles of eight-pointed stars, a marble slab, wet stone."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import Path, arch, blob, ell, join, poly, rect, taper

PLASTER: Ramp = ["#2c3c4c", "#5c7078", "#98a8a0", "#dcdcc4"]
TILE: Ramp = ["#0c3448", "#1c6478", "#4ca0a4", "#b8e4d0"]
MARBLE: Ramp = ["#5c6c80", "#a0acb0", "#dcdcd0", "#fffaec"]
HOLES = tuple(
    (400 + r * math.cos(math.radians(a)) * 0.98, 96 + r * 0.62 * math.sin(math.radians(a)), s)
    for r, s, angles in ((0, 22, (0,)), (120, 18, range(0, 360, 60)), (226, 15, range(15, 180, 30)))
    for a in angles
)


def eight_star(x: float, y: float, r: float) -> Path:
    """Two squares, one turned."""
    pts = [
        [
            (x + r * math.cos(math.radians(a + o)), y + r * math.sin(math.radians(a + o)))
            for a in (0, 90, 180, 270)
        ]
        for o in (0, 45)
    ]
    return join(poly(pts[0]), poly(pts[1]))


def domed_bath(c: Card) -> None:
    """Fills the page: the dome down to 330, arches, tiles to 780, the floor from there."""
    c.sky([(0, "#6c7c80"), (330, "#8c9890"), (700, "#5c7074"), (1200, "#34505c")], calm=0.5)
    dome = c.paint(
        blob((-60, 380), (20, 120), (220, -60), (580, -60), (780, 120), (860, 380), (400, 340)),
        PLASTER,
        vol=90,
        amb=0.02,
        gain=0.5,
        tex=0.3,
        edge=0.1,
    )
    for k in range(9):
        a = math.pi * (k + 0.5) / 9
        c.line(
            [
                (400, 60),
                (400 + 260 * math.cos(a), 100 + 160 * math.sin(a)),
                (400 + 470 * math.cos(a), 60 + 330 * math.sin(a)),
            ],
            3,
            PLASTER[0],
            0.28,
            clip=dome,
        )
    for x, y, r in HOLES:
        if y < 340:
            c.flat(eight_star(x, y, r), "#fffbe4", 1, det=0.9, wob=0.2)
            c.halo(x, y, r * 3.4, "#fff4c8", 0.55)
    c.paint(rect(-20, 330, 820, 372), MARBLE, vol=6, amb=0.4, wob=0.5)
    for k in range(14):
        c.flat(arch(-10 + k * 60, 338, 34 + k * 60, 368), TILE[1], 0.6, wob=0.4)
    _tiles(c)
    for x in (120, 400, 680):
        c.paint(join(arch(x - 96, 430, x + 96, 786)), MARBLE, vol=8, wob=0.4, amb=0.34)
        c.flat(arch(x - 76, 454, x + 76, 786), "#16343c", 0.94, wob=0.4)
        c.flat(arch(x - 60, 480, x + 60, 786), "#2c505c", 0.5, 14, wob=0.4)
    floor = c.paint(
        rect(-20, 780, 820, 1240),
        ["#1c3444", "#44646c", "#84a09c", "#ccdccc"],
        vol=3,
        amb=0.45,
        tex=0.2,
        wob=0.5,
    )
    for k in range(-6, 15):
        c.line(
            [(400 + (k - 4) * 70, 782), (400 + (k - 4) * 210, 1220)],
            2.6,
            "#1c3444",
            0.4,
            clip=floor,
            ends=0.9,
        )
    for y in (800, 826, 862, 912, 980, 1072, 1190):
        c.line([(-10, y), (400, y + 2), (810, y)], 2.6, "#1c3444", 0.4, clip=floor, ends=0.9)


def _tiles(c: Card) -> None:
    wall = c.paint(rect(-20, 372, 820, 784), TILE, vol=2, amb=0.36, tex=0.24, wob=0.4, grad=(0.1, -0.2))
    for r in range(7):
        for k in range(13):
            x, y = 8 + k * 66 + 33 * (r % 2), 402 + r * 62
            c.flat(
                eight_star(x, y, 25), ("#dcb45c", "#e8e4cc", "#2c8890")[(k + r) % 3], 0.62, clip=wall, wob=0.3
            )
            c.flat(eight_star(x, y, 12), "#124858", 0.8, clip=wall, wob=0.3)


def star_shafts(c: Card) -> None:
    """Light that comes down slantwise through the holes, and the stars it draws on the floor."""
    for i, (x, y, r) in enumerate(HOLES):
        if y < 340:
            fx, fy = 400 + (x - 400) * 1.05 + 190, 830 + (i * 83) % 330
            c.beam([(x - r, y), (x + r, y), (fx + r * 2.2, fy), (fx - r * 2.2, fy)], "#fff0c0", 0.2, 9)
            c.flat(
                poly([(fx - r * 2, fy), (fx, fy - r * 0.7), (fx + r * 2, fy), (fx, fy + r * 0.7)]),
                "#fff0c0",
                0.4,
                3,
                mode="add",
            )


def slab(c: Card, x: float, y: float, w: float) -> None:
    """A low eight-sided bench of warm marble, its top at y."""
    c.shade(ell(x, y + 116, w * 0.56, 22), 0.5, 12, "#0c1c28")
    c.paint(
        poly([(x - w / 2, y + 8), (x + w / 2, y + 8), (x + w * 0.46, y + 112), (x - w * 0.46, y + 112)]),
        MARBLE,
        vol=10,
        amb=0.2,
        wob=0.5,
        grad=(0.05, -0.3),
    )
    for k in range(7):
        c.flat(eight_star(x + (k - 3) * w * 0.135, y + 64, 20), TILE[1], 0.75, wob=0.3)
    c.paint(
        blob(
            (x - w * 0.52, y),
            (x - w * 0.4, y - 34),
            (x + w * 0.4, y - 34),
            (x + w * 0.52, y),
            (x + w * 0.42, y + 26),
            (x - w * 0.42, y + 26),
        ),
        MARBLE,
        vol=12,
        amb=0.4,
        wob=0.4,
        edge=0.2,
    )


def wall_basin(c: Card, x: float, y: float) -> None:
    """A marble basin with a tap that runs, its rim at y."""
    c.shade(ell(x, y + 96, 90, 14), 0.5, 9, "#0c1c28")
    c.paint(
        blob(
            (x - 92, y), (x - 66, y + 60), (x - 40, y + 96), (x + 40, y + 96), (x + 66, y + 60), (x + 92, y)
        ),
        MARBLE,
        vol=24,
        wob=0.4,
        edge=0.22,
    )
    c.paint(ell(x, y, 94, 20), MARBLE, vol=5, wob=0.3, amb=0.5)
    c.paint(ell(x, y + 2, 78, 14), ["#1c5c70", "#5cacb0", "#d8f4e4"], vol=3, wob=0.3)
    c.paint(
        taper((x + 10, y - 110, 15), (x - 8, y - 110, 13), (x - 18, y - 92, 11)),
        ["#5c3c14", "#b88434", "#f8dc88"],
        vol=6,
        wob=0.2,
        det=0.6,
    )
    c.paint(
        taper((x - 19, y - 88, 7), (x - 20, y - 2, 10)),
        ["#5c98a4", "#c4ecec", "#ffffff"],
        vol=3,
        wob=0.5,
        alpha=0.85,
    )


def copper_bowl(c: Card, x: float, y: float, s: float = 1.0, rot: float = 0) -> None:
    """A hammered bowl."""
    f = c.at(x, y, s, rot, vol=14, det=0.7, wob=0.2, edge=0.28, rim=0.9)
    f.paint(
        blob((-44, -30), (-34, -4), (0, 6), (34, -4), (44, -30), (0, -36)),
        ["#4c1c10", "#a8582c", "#e8a064", "#ffe4b8"],
    )
    f.paint(ell(0, -32, 44, 9), ["#3c1810", "#7c4020", "#c88048"], vol=3)
