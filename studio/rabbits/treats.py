"""Food and flowers: a cake, a rose, an ice cream, a bowl of something green."""

import math

from studio.palettes import LINEN, PINE, PORCELAIN, RED, SPRING, STEEL, WHITE, WOOD
from studio.rabbits.things import carrot
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, poly, rect, taper

SPONGE = ["#4a2410", "#94541c", "#cc8838", "#f0c078"]
ICING = ["#a88c84", "#e0ccb8", "#fff0dc", "#fffaf0"]
SLIME = ["#1c3810", "#4c7c1c", "#98c030", "#e0f078"]
ICE = ["#a04468", "#e080a0", "#fcc0cc", "#fff0ec"]


def cake(c: Tile, x: float, y: float, w: float, h: float) -> None:
    """A carrot cake of three layers on a plate, its foot at (x, y)."""
    c.paint(ell(x, y, w * 0.62, h * 0.1), PORCELAIN, vol=12, edge=0.3, rim=0.4)
    m = c.paint(
        blob(
            (x - w / 2, y - h * 0.72, "c"),
            (x + w / 2, y - h * 0.72, "c"),
            (x + w / 2, y - 10, "c"),
            (x, y + 14),
            (x - w / 2, y - 10, "c"),
        ),
        SPONGE,
        vol=50,
        edge=0.3,
        amb=0.35,
        tex=0.4,
        wob=0.6,
    )
    for k in (0.26, 0.5):
        c.paint(
            blob(
                (x - w * 0.54, y - h * k - 12),
                (x, y - h * k + 8),
                (x + w * 0.54, y - h * k - 12),
                (x + w * 0.54, y - h * k + 14),
                (x, y - h * k + 36),
                (x - w * 0.54, y - h * k + 14),
            ),
            ICING,
            vol=12,
            clip=m,
            edge=0.2,
        )
    top = [(x - w * 0.53, y - h * 0.78), (x, y - h * 0.94), (x + w * 0.53, y - h * 0.78)]
    drips = [
        (x + w * (0.54 - i * 0.098), y - h * (0.54 if i % 2 else 0.66) + (10 if i % 4 == 1 else 0))
        for i in range(12)
    ]
    c.paint(blob(*top, *drips), ICING, vol=30, edge=0.25, rim=0.5, amb=0.4, wob=0.6)
    for i in range(5):
        px = x + w * (-0.38 + i * 0.19)
        c.paint(ell(px, y - h * 0.84 - (8 if i in (1, 2, 3) else 0), 26, 18), ICING, vol=14, edge=0.25)
        carrot(c, px, y - h * 0.82, 92, 8 * (i - 2))


def rose(c: Tile, x: float, y: float, r: float, stem: tuple[float, float]) -> None:
    """A red rose, its flower at (x, y), the stem going to a point."""
    mid = ((x + stem[0]) / 2 + 12, (y + stem[1]) / 2)
    c.paint(taper((x, y, 16), (*mid, 14), (*stem, 12)), SPRING, vol=6, edge=0.3, wob=0.4)
    for sg in (-1, 1):
        f = c.at(*mid, r / 60, 40 * sg, wob=0.5)
        f.paint(
            blob((0, 0, "c"), (sg * 20, -24), (sg * 52, -26), (sg * 76, -8, "c"), (sg * 44, 8)),
            SPRING,
            vol=10,
            edge=0.3,
        )
    f = c.at(x, y, r / 60, wob=0.5)
    for i in range(6):
        a = i * math.pi / 3 + 0.3
        f.paint(
            ell(math.cos(a) * 34, math.sin(a) * 30, 34, 30, math.degrees(a)),
            RED,
            vol=16,
            edge=0.4,
            rim=0.4,
            amb=0.25,
        )
    f.paint(ell(0, -2, 38, 36), RED, vol=20, edge=0.4, rim=0.5)
    for i, rr in enumerate((28, 20, 12)):
        t = [
            (math.cos(a) * rr, -2 + math.sin(a) * rr * 0.9) for a in [0.4 + i * 2 + j * 0.5 for j in range(8)]
        ]
        f.line(t, 5, "#5a0c18", alpha=0.75)


def fork(c: Tile, x: float, y: float, h: float, rot: float) -> None:
    """A fork, prongs up, its handle's foot at (x, y)."""
    f = c.at(x, y, h / 260, rot, wob=0.2)
    f.paint(taper((0, 0, 20), (0, -80, 14), (0, -150, 14)), STEEL, vol=8, rim=0.7, edge=0.35, det=0.5)
    f.paint(
        blob((-34, -190, "c"), (34, -190, "c"), (28, -154), (0, -138), (-28, -154)),
        STEEL,
        vol=9,
        rim=0.7,
        edge=0.35,
        det=0.5,
    )
    for dx in (-28, -9, 9, 28):
        f.paint(
            taper((dx, -180, 13), (dx, -240, 10), (dx, -258, 6)), STEEL, vol=5, rim=0.7, edge=0.3, det=0.6
        )


def knife(c: Tile, x: float, y: float, h: float, rot: float) -> None:
    """A table knife, its handle's foot at (x, y)."""
    f = c.at(x, y, h / 260, rot, wob=0.2)
    f.paint(taper((0, 0, 22), (0, -100, 18)), WOOD, vol=9, rim=0.6, edge=0.35, det=0.5)
    f.paint(
        blob((-14, -100, "c"), (14, -100, "c"), (20, -180), (16, -240), (-2, -262), (-14, -250, "c")),
        STEEL,
        vol=10,
        rim=0.8,
        edge=0.35,
        det=0.5,
    )


def cone(c: Tile, x: float, y: float, h: float, rot: float = 0) -> None:
    """An empty ice-cream cone, its tip at (x, y)."""
    f = c.at(x, y, h / 150, rot, wob=0.3)
    m = f.paint(
        poly([(-48, -150), (48, -150), (6, 0), (-6, 0)]), PINE, vol=26, rim=0.5, edge=0.35, det=0.4, amb=0.3
    )
    for i in range(-4, 6):
        f.line([(-90 + i * 26, -160), (-10 + i * 26, 0)], 3.4, "#6a3c1c", alpha=0.7, clip=m)
        f.line([(90 + i * 26, -160), (10 + i * 26, 0)], 3.4, "#6a3c1c", alpha=0.7, clip=m)
    f.paint(ell(0, -150, 50, 15), SPONGE, vol=6, edge=0.3)
    f.flat(ell(0, -148, 38, 9), "#4a2410", 0.8, 2)


def splat(c: Tile, x: float, y: float, w: float) -> None:
    """A scoop of ice cream that has hit the ground."""
    f = c.at(x, y, w / 200, wob=0.8)
    f.paint(
        blob(
            (-104, 6),
            (-70, -16),
            (-30, -8),
            (0, -22),
            (40, -10),
            (84, -18),
            (108, 8),
            (70, 30),
            (30, 22),
            (0, 38),
            (-40, 24),
            (-84, 30),
        ),
        ICE,
        vol=14,
        edge=0.25,
        rim=0.5,
        amb=0.42,
    )
    f.paint(
        blob((-58, 4), (-56, -46), (-24, -82), (20, -84), (52, -50), (60, 2), (0, 16)),
        ICE,
        vol=40,
        edge=0.3,
        rim=0.5,
        lump=0.25,
        amb=0.4,
    )
    f.paint(ell(-6, -84, 17), RED, vol=13, rim=0.7, edge=0.3, det=0.5)
    for dx, dy in ((-124, -22), (130, -14), (110, -40)):
        f.paint(ell(dx, dy, 10, 8), ICE, vol=6, edge=0.2)


def soup(c: Tile, x: float, y: float, w: float) -> None:
    """A bowl of green slime with a fishbone and flies, its foot at (x, y)."""
    f = c.at(x, y, w / 240, wob=0.4)
    f.paint(
        blob((-120, -78, "c"), (120, -78, "c"), (96, -24), (50, 0), (-50, 0), (-96, -24)),
        PORCELAIN,
        vol=40,
        rim=0.5,
        edge=0.32,
    )
    f.paint(ell(0, -80, 124, 30), PORCELAIN, vol=8, edge=0.3)
    f.paint(
        blob(
            (-106, -82),
            (-60, -104),
            (-20, -98),
            (20, -110),
            (60, -100),
            (106, -82),
            (60, -62),
            (0, -56),
            (-60, -62),
        ),
        SLIME,
        vol=18,
        lump=0.3,
        edge=0.2,
        rim=0.6,
        amb=0.35,
    )
    for dx, r in ((-70, 13), (-34, 9), (76, 12), (44, 8)):
        f.paint(ell(dx, -88, r), SLIME, vol=9, rim=0.8, edge=0.3)
    f.paint(taper((96, -66, 26), (100, -30, 18), (99, 0, 22)), SLIME, vol=9, rim=0.5)
    bone = c.at(*f.pt(6, -104), w / 240, 14, wob=0.2)
    bone.line([(0, 10), (0, -60), (0, -128)], 9, "#f8f0dc", alpha=1, ends=0.8)
    for i in range(4):
        wd = 36 - i * 4
        bone.line(
            [(-wd, -18 - i * 26), (0, -30 - i * 26), (wd, -18 - i * 26)], 8, "#f8f0dc", alpha=1, ends=0.6
        )
    bone.paint(
        blob((-28, -126), (-20, -166), (0, -182, "c"), (20, -166), (28, -126), (0, -116)),
        WHITE,
        vol=14,
        edge=0.35,
    )
    bone.flat(ell(7, -148, 7), "#2a141a", 0.9, det=1)
    for dx, dy in ((-96, -150), (-60, -196), (88, -168), (-130, -110), (60, -236)):
        f.flat(ell(dx, dy, 8, 6), "#20141c", 0.95, det=1)
        f.flat(ell(dx - 7, dy - 6, 8, 4, 30), "#f0f4e8", 0.7)
        f.flat(ell(dx + 7, dy - 6, 8, 4, -30), "#f0f4e8", 0.7)


def checked_cloth(c: Tile, y: float) -> None:
    """A red checked tablecloth below `y`."""
    m = c.paint(rect(-20, y, 820, 1200), LINEN, vol=4, edge=0.2, amb=0.5, wob=0.8)
    for i in range(9):
        c.flat(rect(i * 100 - 20, y, i * 100 + 30, 820), "#d02c2c", 0.5, 1, clip=m)
    for j in range(3):
        c.flat(rect(-20, y + 20 + j * 84, 820, y + 62 + j * 84), "#d02c2c", 0.5, 1, clip=m)
