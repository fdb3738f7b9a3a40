"""Borrowed Wings.

A narrow hall with a coat rack where wings hang instead of coats: swan, bat, paper, one mended with a
tartan patch. One hook is empty; under it two small red boots, still muddy. The window is open, the rain
has wetted the sill, and something very small is already far away.
"""

from studio.elements.animals.birds import bird_path
from studio.elements.things.props import boots, feather
from studio.elements.things.wings_hung import bat_wings, feathered, harness, paper_wings
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import RED, WHITE, WOOD
from studio.shapes import blob, ell, inter, poly, rect

META = {"number": 9, "slug": "borrowed-wings", "seed": 919}
FINISH = Finish(vignette=0.3)

SAGE_WALL = ["#39443f", "#5d6a5f", "#8a9683", "#c8ccb4"]
PAINT = ["#59615c", "#909a8e", "#c6cab8", "#f1efdf"]
OWL = ["#241a1c", "#5c4636", "#94785a", "#cdb48c", "#f0e0bc"]
BAT = ["#14101c", "#2c2434", "#4e4256", "#84748a", "#c0b2b8"]
HOOKS = (128, 262, 400, 540, 672)
RAIL = 452


def hall(c: Card) -> None:
    """Pearl wall above, sage panelling below, worn boards."""
    c.sky([(0, "#7f8b86"), (500, "#a3aa9c"), (900, "#8d9686")], calm=0.4)
    c.glow(400, 240, 560, "#f4f2e2", 0.4, 1.5)
    c.paint(rect(-10, 872, 810, 1030), SAGE_WALL, vol=3, amb=0.5, wob=0.3, edge=0, lump=0)
    for x in range(-20, 820, 105):
        panel = rect(x + 14, 904, x + 92, 996, 3)
        c.paint(panel, SAGE_WALL, vol=4, amb=0.42, wob=0.3, edge=0.4)
        c.line([(x + 15, 997), (x + 91, 997)], 2, "#c8ccb4", 0.5, 0.3)
    c.paint(rect(-10, 862, 810, 884), PAINT, vol=7, wob=0.3, rim=0.4)
    c.paint(rect(-10, 1012, 810, 1040), PAINT, vol=7, wob=0.3, amb=0.2)
    floor = ["#1d1818", "#4a3c34", "#85705c", "#c8b496"]
    c.paint(
        rect(-10, 1040, 810, 1220), floor, vol=2, amb=0.6, edge=0, grad=(0.1, -0.25), grain=1, wob=0.3, lump=0
    )
    for i in range(-7, 8):
        c.line([(400 + i * 84, 1040), (400 + i * 150, 1210)], 2.4, floor[0], 0.5)
    c.glow(400, 1096, 300, "#f0efe0", 0.5, 1.7, 0.34)


def open_window(c: Card) -> None:
    """Grey morning, both casements swung in, the rain on the sill."""
    hole = c.mask(rect(286, 70, 514, 356), 0.3)
    before = c.img.copy()
    c.sky([(60, "#b6c2c8"), (220, "#dde1dc"), (360, "#f3efe0")])
    c.clouds(60, 250, "#9aa8b0", "#e4e6e0", cover=0.55, a=0.7, cell=120)
    c.paint(blob((250, 380), (300, 316), (380, 330), (450, 310), (550, 330), (560, 380)),
        ["#7c8c8c", "#9cacA4", "#b8c4b8"], vol=10, edge=0)  # fmt: skip
    c.flat(bird_path(444, 176, 0.62, 0.9, -16, True), "#4c5464", 0.95, det=1)
    c.rain(120, 0.16, "#ffffff", 0.5, clip=hole)
    c.img = before * (1 - hole[..., None]) + c.img * hole[..., None]
    for edge in (rect(270, 52, 530, 74), rect(270, 60, 290, 366), rect(510, 60, 530, 366)):
        c.paint(edge, PAINT, vol=6, wob=0.3, edge=0.3, amb=0.4)
    for sg in (-1, 1):
        x0, x1 = 400 + sg * 118, 400 + sg * 212
        leaf = poly([(x0, 68), (x1, 40), (x1, 384), (x0, 360)])
        glass = poly(
            [(400 + sg * 130, 84), (400 + sg * 200, 64), (400 + sg * 200, 358), (400 + sg * 130, 342)]
        )
        c.shade(leaf, 0.35, 14)
        c.paint(leaf, PAINT, vol=5, wob=0.3, edge=0.3, amb=0.3)
        c.paint(glass, ["#8f9e9e", "#b9c4c0", "#e6eadf"], vol=2, amb=0.5, wob=0.2, edge=0.3)
        c.paint(poly([(x0 + sg * 12, 204), (400 + sg * 200, 202), (400 + sg * 200, 214),
            (x0 + sg * 12, 215)]), PAINT, vol=3, wob=0.2)  # fmt: skip
    c.paint(rect(252, 354, 548, 384, 4), PAINT, vol=6, wob=0.3, amb=0.45, rim=0.5)
    c.flat(blob((318, 362), (380, 358), (470, 361), (500, 368), (430, 373),
        (350, 372)), "#7d919c", 0.6, 1.5)  # fmt: skip
    for x, n in ((352, 40), (424, 62), (476, 30)):
        c.line([(x, 380), (x + 1, 384 + n)], 3.4, "#6c7c80", 0.55, ends=0.4)
        c.dot(x + 1, 386 + n, 3.2, "#e8f0f0", 0.8)


def rack(c: Card) -> None:
    """The board, its five hooks, and a blank tag on the empty one."""
    c.shade(rect(-10, RAIL - 6, 810, RAIL + 26), 0.4, 9)
    c.paint(rect(-10, RAIL - 18, 810, RAIL + 14, 4), WOOD, vol=6, wob=0.3, grain=1, rim=0.5, edge=0.3)


def hook(c: Card, x: float) -> None:
    """An iron hook with a round end."""
    c.line([(x, RAIL - 10), (x - 2, RAIL + 16), (x + 8, RAIL + 26), (x + 17,
        RAIL + 14)], 7, "#241c1c", 1, 0.2, ends=0.8)  # fmt: skip
    c.dot(x + 17, RAIL + 13, 5, "#3a2e2a")
    c.dot(x, RAIL - 10, 5, "#3a2e2a")


def tartan(c: Card) -> None:
    """The patch on the owl's wing, with large stitches."""
    f = c.at(98, 662, 1, 7, wob=0.3, vol=4)
    cloth = rect(-36, -34, 36, 34, 5)
    m = f.paint(cloth, ["#1c3028", "#34584a", "#5c8468", "#a8bc8c"], det=0.7, edge=0.4)
    for t in (-22, -4, 14, 28):
        f.line([(t, -40), (t, 40)], 7, "#c8a040", alpha=0.55, clip=m, ends=1)
        f.line([(-40, t), (40, t)], 7, "#16242c", alpha=0.5, clip=m, ends=1)
    for t in (-28, -10, 8, 26):
        for a, b in (
            ((t, -40), (t + 3, -27)),
            ((t, 40), (t + 3, 27)),
            ((-42, t), (-28, t + 3)),
            ((42, t), (28, t + 3)),
        ):
            f.line([a, b], 3, "#f0e6c8", alpha=0.9, ends=0.7)


def absent_pair(c: Card) -> None:
    """What the wall remembers: a paler shape of two folded wings under the bare hook."""
    half = blob((0, 500), (26, 470), (58, 478), (70, 530), (64, 640), (44, 760), (18, 820), (2, 740))
    for sg in (-1, 1):
        f = c.at(400, 0, 1, flip=sg < 0)
        f.flat(inter(half, rect(0, 470, 90, 830)), "#f2f0de", 0.5, 4)


def hang_all(c: Card) -> None:
    """Owl, swan, bat and paper, each on its strap."""
    top = RAIL + 24
    for x in (HOOKS[0], HOOKS[1], HOOKS[3], HOOKS[4]):
        harness(c, (x + 6, top), RAIL + 60)
    feathered(c, HOOKS[0] + 6, RAIL + 46, 430, OWL, ["#1c1418", "#4a382e", "#7c6248", "#b89c74"])
    tartan(c)
    paper_wings(c, HOOKS[4] + 6, RAIL + 46, 370)
    feathered(c, HOOKS[1] + 6, RAIL + 42, 410, WHITE)
    bat_wings(c, HOOKS[3] + 6, RAIL + 50, 410, BAT)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 210, 300), key="#f6f4e6", fog="#b4bab0")
    hall(c)
    c.darken(c.radial(400, 520, 240, 640, 0.7), "#28302e", 0.58)
    open_window(c)
    absent_pair(c)
    c.beam([(300, 380), (500, 380), (600, 1140), (220, 1140)], "#fbf6e0", 0.28, 34)
    rack(c)
    hang_all(c)
    for x in HOOKS:
        hook(c, x)
    c.line([(406, RAIL + 26), (404, RAIL + 52), (412, RAIL + 70)], 2.4, "#5a4a40", 0.9, 0.2, ends=0.8)
    c.paint(poly([(398, RAIL + 72), (424, RAIL + 66), (430, RAIL + 108), (404, RAIL + 114)]),
        ["#8c8474", "#d8ccb0", "#fff6e0"], vol=3, wob=0.2, det=0.8)  # fmt: skip
    c.flat(ell(400, 1118, 92, 15), "#3a2a20", 0.55, 3)
    c.glow(400, 1090, 230, "#fff6e0", 0.35, 1.6, 0.4)
    boots(c, 408, 1112, 112, RED)
    for x, y, r in ((352, 1108, 13), (384, 1111, 15), (424, 1110, 14), (366, 1098, 8), (408, 1096, 7)):
        c.paint(ell(x, y, r, r * 0.55), ["#2a1c14", "#5a4028", "#8a6840"], vol=4, wob=1, det=0.5)
    feather(c, 560, 1120, 74, WHITE, 72)
