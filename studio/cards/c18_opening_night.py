"""Opening Night.

A red theatre, every seat taken by moths, wings folded like evening cloaks. Alone on stage burns a candle.
In the aisle lie a few scorched programmes; one moth in the first row is holding a bouquet, another is
already on the steps. One seat is empty, and smokes a little.
"""

import math

from studio.colour import Ramp
from studio.elements.animals.insects_theatre import cloaked_moth
from studio.elements.things.lights import candle
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, CREAM, WOOD
from studio.shapes import blob, cut, ell, join, poly, rect, taper

META = {"number": 18, "slug": "opening-night", "seed": 1818}
FINISH = Finish(bloom=0.55, vignette=0.4)

FLAME = (400.0, 352.0)
VELVET = ["#1c0612", "#4a0c1e", "#94202c", "#dc5c40", "#ffb070"]
SEAT = ["#18060f", "#3c0a1a", "#741a28", "#b4443c"]
GOWNS: tuple[Ramp, ...] = (["#2a1c14", "#6a4a20", "#a87c38", "#e4c078"],
    ["#1e1a20", "#46404a", "#7c7270", "#c4b09c"], ["#3a2c2c", "#84705c", "#c8b090", "#fbe6c0"],
    ["#1c0e1c", "#40243a", "#704658", "#b88884"], ["#20160f", "#4a3620", "#80623c", "#c8a468"],
    ["#2c161c", "#643c3c", "#a06c5c", "#e0b090"], ["#14161c", "#32343a", "#62605c", "#aca08c"])  # fmt: skip


def stage(c: Card) -> None:
    """The proscenium: a plum back wall, a golden arch, curtains drawn aside."""
    c.sky([(0, "#1a0a16"), (600, "#3a1220"), (1200, "#14060e")], calm=0.5)
    c.paint(rect(110, 90, 690, 650), ["#160a1c", "#38183c", "#7c3c50", "#d88860"], vol=3,
        amb=0.12, edge=0, light=(*FLAME, 150), wob=0.3, lump=0.02)  # fmt: skip
    for k in range(9):
        a = -math.pi / 2 + (k - 4) * 0.33
        far = [(FLAME[0] + 620 * math.cos(a + d), FLAME[1] + 620 * math.sin(a + d)) for d in (-0.06, 0.06)]
        c.beam([FLAME, *far], "#ffb860", 0.12, 10)
    boards = poly([(110, 596), (690, 596), (736, 668), (64, 668)])
    m = c.paint(boards, ["#2a1012", "#6a3420", "#b87438", "#ffcf7c"], vol=2, amb=0.3,
        light=(400, 500, 130), edge=0, grain=1, wob=0.3, lump=0)  # fmt: skip
    for i in range(-5, 6):
        c.line([(400 + i * 56, 596), (400 + i * 66, 668)], 2.2, "#3a1814", 0.5, clip=m)


def drapes(c: Card) -> None:
    """Two heavy curtains and a swagged valance."""
    for sg in (-1, 1):
        f = c.at(400, 0, 1, flip=sg < 0)
        hang = blob((150, 60, "c"), (300, 60, "c"), (306, 660, "c"), (236, 660, "c"),
            (232, 560), (214, 470), (206, 380), (184, 260), (160, 160))  # fmt: skip
        m = f.paint(hang, VELVET, vol=14, amb=0.1, rim=0.9, edge=0.3, grain=2, light=(*FLAME, 90))
        for k in range(7):
            t = k / 6
            fold = taper((164 + 130 * t, 60, 5), (214 + 84 * t, 400, 9), (246 + 52 * t, 660, 12))
            c.shade(f.path(fold), 0.55, 5, "#18040e", clip=m)
        f.line([(203, 400), (240, 424), (300, 430)], 14, "#d8a040", alpha=0.95, ends=0.8)
    valance = blob((90, 50, "c"), (710, 50, "c"), (706, 150), (640, 196), (560, 160),
        (480, 204), (400, 166), (320, 204), (240, 160), (160, 196), (94, 150))  # fmt: skip
    m = c.paint(valance, VELVET, vol=20, amb=0.12, rim=1.0, edge=0.3, grain=2, light=(*FLAME, 110))
    for x in (120, 200, 240, 280, 360, 400, 440, 520, 560, 600, 680):
        c.shade(taper((x, 40, 8), (x + (400 - x) * 0.03, 190, 12)), 0.45, 6, "#18040e", clip=m)
    for i in range(44):
        x = 100 + i * 14
        y = 178 + 20 * math.cos((x - 160) / 160 * 2 * math.pi)
        c.line([(x, y - 8), (x, y + 15)], 4, "#e8b04c", 0.9, 0.4)


def arch_and_apron(c: Card) -> None:
    """Gilded frame, the apron with its shells, three steps."""
    frame = cut(rect(40, 30, 760, 690), join(rect(100, 84, 700, 700), ell(400, 110, 300, 50)))
    c.paint(frame, ["#1c0e10", "#553418", "#a4742c", "#f0cc70"], vol=16, amb=0.1, edge=0.3,
        light=(*FLAME, 130), wob=0.4, lump=0.2)  # fmt: skip
    for sg in (-1, 1):
        for y in range(130, 660, 66):
            c.paint(ell(400 + sg * 330, y, 15, 19), BRASS, vol=8, amb=0.14, wob=0.4, light=(*FLAME, 120))
    c.paint(rect(30, 668, 770, 760), ["#18080e", "#40141c", "#7c2c2c", "#c87048"], vol=6,
        amb=0.16, edge=0.2, wob=0.3, grad=(0.2, -0.25))  # fmt: skip
    c.paint(rect(30, 660, 770, 676), BRASS, vol=5, amb=0.3, wob=0.3)
    for k, w in enumerate((74, 90, 108)):
        y = 690 + k * 30
        c.paint(rect(400 - w, y, 400 + w, y + 32), WOOD, vol=3, amb=0.18, wob=0.3, grad=(0.1, -0.25))
        c.paint(poly([(400 - w + 6, y - 9), (400 + w - 6, y - 9), (400 + w, y + 2), (400 - w,
            y + 2)]), ["#4a2420", "#a86840", "#ffcc84"], vol=2, amb=0.5, wob=0.3)  # fmt: skip


def great_flame(c: Card) -> None:
    """The star: three skins of fire on a bent wick."""
    c.line([(400, 444), (398, 428), (404, 414)], 6, "#2a100c", 1, 0.2, ends=0.7)
    skins = ((1.0, "#f08428", 0.9, 5), (0.78, "#ffc04a", 0.95, 3), (0.52, "#fff3b8", 1, 2))
    for k, col, a, soft in skins:
        f = c.at(401, 432, k)
        f.flat(blob((0, 0), (-26, -18), (-34, -56), (-18, -104), (6, -166, "c"), (22, -104),
            (34, -56), (26, -18)), col, a, soft, wob=0.6, det=0.7)  # fmt: skip
    c.flat(ell(401, 428, 11, 8), "#7c5cc0", 0.5, 4)


def seat(c: Card, x: float, y: float, w: float) -> None:
    """The back of a velvet seat."""
    back = blob((x - w / 2, y + w * 0.7, "c"), (x - w / 2, y - w * 0.1), (x - w * 0.36,
        y - w * 0.3), (x, y - w * 0.36), (x + w * 0.36, y - w * 0.3), (x + w / 2, y - w * 0.1),
        (x + w / 2, y + w * 0.7, "c"))  # fmt: skip
    c.paint(back, SEAT, vol=w * 0.2, amb=0.14, rim=0.9, rimw=3.5, edge=0.35, wob=0.4)


def stalls(c: Card) -> None:
    """Four rows, larger towards us, with an aisle in the middle; the first row lacks one."""
    for row, (y, h, n, gap) in enumerate(
        ((812, 92, 4, 74), (896, 122, 3, 92), (1004, 164, 3, 116), (1140, 226, 2, 150))
    ):
        c.haze(y + h * 0.3, y - h * 0.6, "#12040c", 0.35)
        pitch = h * 0.86
        for sg in (-1, 1):
            for k in range(n):
                x = 400 + sg * (gap + pitch * (k + 0.15))
                if (row, sg, k) == (0, 1, 0):
                    seat(c, x, y + h * 0.1, h * 0.74)
                    continue
                kind = row * 5 + k * 2 + (sg > 0)
                cloaked_moth(c, x, y + (kind % 3) * 4, h * (0.94 + 0.05 * (kind % 3)),
                    GOWNS[kind % len(GOWNS)], kind)  # fmt: skip
                seat(c, x, y + h * 0.1, h * 0.74)
                if (row, sg, k) == (0, -1, 0):
                    bouquet(c, x + 34, y - 66)


def bouquet(c: Card, x: float, y: float) -> None:
    """White roses held up."""
    c.paint(blob((x - 5, y + 34, "c"), (x - 20, y), (x + 20, y), (x + 5, y + 34, "c")),
        ["#2c4434", "#6c8c5c", "#c0d098"], vol=5, wob=0.4)  # fmt: skip
    for dx, dy in ((-12, -4), (2, -12), (14, -3), (-2, 2)):
        c.paint(ell(x + dx, y + dy, 9), ["#b89c8c", "#fff0dc", "#fffdf4"], vol=5, wob=0.5, det=0.8, amb=0.5)


def programme(c: Card, x: float, y: float, s: float, rot: float) -> None:
    """A blank sheet with a burnt corner."""
    f = c.at(x, y, s, rot, wob=0.5, vol=3, amb=0.62)
    m = f.paint(poly([(-30, -12), (22, -16), (32, 12), (-24, 16)]),
        ["#9a7c64", "#e8cca0", "#fff2d0"], det=0.7)  # fmt: skip
    f.flat(blob((34, -20), (8, -18), (14, -6), (24, 0), (22, 16), (40, 18)), "#1c0c0c", 0.95, 2, clip=m)
    f.line([(8, -18), (14, -6), (24, 0), (22, 14)], 2.6, "#e07830", alpha=0.9, clip=m)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*FLAME, 140), key="#ffd488", fog="#3a1424")
    stage(c)
    c.glow(*FLAME, 430, "#ff8c3c", 0.42, 1.5)
    drapes(c)
    arch_and_apron(c)
    c.shade(ell(400, 640, 90, 12), 0.5, 8, "#2a0a0c")
    c.glow(*FLAME, 170, "#ffb050", 0.34, 1.6)
    candle(c, 400, 636, 196, 66, lit=False)
    great_flame(c)
    c.light = (400, 420, 120)
    aisle = poly([(352, 770), (448, 770), (560, 1230), (240, 1230)])
    c.paint(aisle, VELVET, vol=3, amb=0.2, light=(400, 700, 150), edge=0.2, wob=0.4, grad=(0.25, -0.3))
    cloaked_moth(c, 416, 752, 96, CREAM, 2, open_=0.7)
    stalls(c)
    for place in ((392, 862, 0.8, 12), (420, 960, 1.05, -18), (366, 1064, 1.4, 24), (440, 1150, 1.6, -8)):
        programme(c, *place)
    c.smoke([(486, 786), (478, 756), (496, 724), (482, 690), (494, 650)], 6, 20, "#f4e0d4", 0.7)
