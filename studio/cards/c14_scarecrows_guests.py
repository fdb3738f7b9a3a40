"""The Scarecrow's Guests.

In a snowed-in field the crows have come to dress the scarecrow: a wedding veil, a general's jacket, one
mitten, a fur hat too big. One crow brings a match for its pipe; another sleeps in its pocket. Far away a house
has a bare clothes line.
"""

import numpy as np

from studio.colour import Arr
from studio.elements.birds import crow
from studio.elements.birds_crows import flying_crow, pocket_crow
from studio.elements.houses import house
from studio.elements.land import footprints, hills, snowfield
from studio.elements.lights import flame
from studio.elements.trees import bare_tree
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BEAR, BRASS, SNOW, WOOD
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 14, "slug": "scarecrows-guests", "seed": 1414}
FINISH = Finish(vignette=0.24)

RUST = ["#2c1218", "#66241e", "#a04028", "#cc7444", "#f0b880"]
STRAW = ["#6a4820", "#a87c34", "#dcb45c", "#fcecac"]
SACK = ["#4c3828", "#8a6c48", "#c4a474", "#ecd8ac"]
GLOVE = ["#4c5058", "#8c8c90", "#d4d0cc", "#fcf8f0"]


def winter(c: Card) -> None:
    """A white sky, a low sun, the house that has lost its washing."""
    c.sky([(0, "#6c7480"), (260, "#8c9098"), (480, "#a8a4a4"), (660, "#c4b8a8"), (780, "#dcccb0")])
    c.glow(660, 700, 300, "#fff0d0", 0.4, 1.6)
    c.flat(ell(668, 640, 34), "#fffae8", 0.9, 2, 0.3)
    c.clouds(40, 600, "#787e88", "#c8c0b4", cover=0.5, a=0.55, cell=220)
    hills(c, 742, 22, ["#98a0ac", "#b8bcc0", "#d8d4cc", "#f0e8dc"], 5, fog=0.35, amb=0.5)
    for x, h in ((610, 150), (738, 190), (560, 96), (352, 90), (40, 150)):
        bare_tree(c, x, 760, h, WOOD, fog=0.3, seed=int(x))
    c.fogband(764, 20, "#e8dcc8", 0.45)
    house(c, 112, 778, 104, wall=["#5c5454", "#8c8078", "#c4b4a0", "#ece0c8"], lit=False, snow=True, fog=0.22)
    for x, y in ((182, 790), (268, 794)):
        c.line([(x, y), (x, y - 62)], 5, "#5c4c44", 0.9, 0.4, ends=0.9)
    c.line([(182, 732), (224, 744), (268, 736)], 2, "#5c4c44", 0.9, 0.3, ends=0.9)
    for x, y in ((196, 736), (212, 741), (234, 743), (252, 740)):
        c.line([(x, y - 3), (x, y + 7)], 3, "#a87c44", 0.95, 0.2, ends=0.9)


def field(c: Card) -> Arr:
    """Snow with the stubble showing in rows that run to the horizon."""
    _, snow = snowfield(c, 806, SNOW, 7, 14)
    for i in range(-8, 9):
        x0, x1 = 400 + i * 52, 400 + i * 210
        for t in np.linspace(0.06, 1, 15):
            x, y = x0 + (x1 - x0) * t**1.6, 806 + 390 * t**1.6
            if not 10 < x < 790:
                continue
            h = 8 + 22 * t
            for dx in (-3, 2, 6):
                tip = (x + dx * (1 + t) + 2, y - h * (0.7 + 0.1 * dx % 0.4))
                c.line([(x + dx * t, y), tip], 1.6 + 1.6 * t, "#a8844c", 0.75, 0.3)
    return snow


def straw(c: Card, x: float, y: float, angle: float, length: float, n: int = 16) -> None:
    """A wisp of straw sticking out of a cuff."""
    for i in range(n):
        a = angle + (i / n - 0.5) * 1.1
        end = (x + np.cos(a) * length * (0.6 + 0.4 * (i * 7 % 10) / 10), y + np.sin(a) * length)
        c.line([(x, y + (i % 5 - 2) * 4), end], 3.4, STRAW[1 + i % 3], 0.95, 0.3)


def scarecrow(c: Card) -> None:
    """A post, a cross-bar, a sack, and on them a general."""
    c.shade(ell(430, 1060, 150, 18), 0.4, 10, "#4c5878")
    c.paint(taper((398, 1064, 30), (402, 800, 26), (400, 400, 24)), WOOD, vol=12, tex=0.4, grain=2, rim=0.5)
    straw(c, 402, 800, 1.57, 90, 30)
    straw(c, 118, 468, 2.9, 66, 34)
    for sg in (-1, 1):
        arm = taper((400 + sg * 70, 412, 96), (400 + sg * 190, 436, 76), (400 + sg * 280, 466, 72))
        m = c.paint(arm, RUST, vol=34, amb=0.22, rim=0.5, edge=0.28, tex=0.25)
        for t in (0.35, 0.6, 0.8):
            x = 400 + sg * (90 + 210 * t)
            c.line(
                [(x, 400 + 40 * t), (x + sg * 8, 440 + 30 * t), (x - sg * 2, 480 + 26 * t)],
                4,
                RUST[0],
                0.45,
                clip=m,
            )
        cuff = poly([(400 + sg * x, y) for x, y in ((262, 424), (286, 428), (300, 512), (274, 506))])
        c.paint(cuff, BRASS, vol=10, rim=0.4, edge=0.25, wob=0.4)
    coat = blob(
        (316, 386), (400, 372), (484, 386), (502, 470), (494, 580), (516, 700), (556, 826, "c"), (470, 846),
        (400, 838), (330, 848), (246, 826, "c"), (284, 700), (306, 580), (298, 470),
    )  # fmt: skip
    m = c.paint(coat, RUST, vol=60, amb=0.2, rim=0.5, edge=0.28, tex=0.25, grad=(0.08, -0.15))
    c.marks(m, 1.5, 420, 40, 5, jit=0.08, alpha=0.45)
    c.line([(402, 380), (406, 560), (398, 700), (402, 840)], 5, RUST[0], 0.8, clip=m)
    for x in (330, 470):
        c.line([(x, 600), (x + (x - 400) * 0.35, 720), (x + (x - 400) * 0.6, 830)], 5, RUST[0], 0.5, clip=m)
    c.paint(
        poly([(302, 586), (498, 586), (500, 612), (300, 612)]),
        ["#24100e", "#4c2a1c", "#8a5c3c"],
        vol=6,
        clip=m,
    )
    c.paint(rect(384, 580, 420, 618, 4), BRASS, vol=5, det=0.8)
    for y in (430, 482, 534):
        for x in (366, 440):
            c.paint(ell(x, y, 9), BRASS, vol=6, det=0.8, rim=0.6)
    for sg in (-1, 1):
        board = blob(
            (400 + sg * 74, 384), (400 + sg * 108, 374), (400 + sg * 136, 392), (400 + sg * 122, 414),
            (400 + sg * 82, 410),
        )  # fmt: skip
        c.paint(board, BRASS, vol=9, det=0.6, rim=0.6)
        for i in range(8):
            x = 400 + sg * (84 + i * 7)
            c.line([(x, 408 - i * 0.5), (x + sg * 4, 440 - i)], 4, "#d8a83c", 0.95, 0.3)


def medal(c: Card) -> None:
    """The one thing that shines."""
    c.paint(
        poly([(322, 470), (344, 470), (340, 506), (326, 506)]),
        ["#34486c", "#6484ac", "#b0c8dc"],
        vol=4,
        det=0.8,
    )
    c.halo(333, 524, 60, "#ffd860", 0.7)
    c.paint(ell(333, 524, 20), BRASS, vol=8, det=1, rim=0.8, wob=0.2, amb=0.5)
    c.paint(ell(333, 524, 11), ["#c8963a", "#f8dc80", "#fffbd8"], vol=5, det=1, wob=0.2, amb=0.6)
    c.dot(328, 518, 3.2, "#fffff4", 1)


def head(c: Card) -> None:
    """A sack with button eyes and a stitched smile, under a veil and a fur hat too big for it."""
    veil(c)
    sack = blob(
        (330, 300),
        (326, 232),
        (400, 196),
        (474, 232),
        (470, 300),
        (444, 356),
        (414, 386),
        (386, 386),
        (356, 356),
    )
    c.shade(ell(400, 388, 84, 20), 0.5, 10, "#2c1218")
    m = c.paint(sack, SACK, vol=46, amb=0.3, rim=0.5, edge=0.3, tex=0.35)
    c.marks(m, 0.0, 160, 18, 2.4, jit=0.12, alpha=0.6)
    c.marks(m, 1.57, 160, 18, 2.4, jit=0.12, alpha=0.6)
    face(c)
    c.line([(356, 372), (400, 384), (444, 372)], 7, "#6a4c2c", 0.95, 0.5)
    straw(c, 400, 384, 1.57, 34, 16)
    hat = blob(
        (306, 230),
        (296, 158),
        (316, 92),
        (400, 62),
        (484, 92),
        (506, 158),
        (494, 232),
        (440, 250),
        (360, 248),
    )
    h = c.paint(hat, BEAR, vol=60, amb=0.2, rim=0.5, edge=0.2, wob=2)
    c.marks(h, lambda x, y: np.arctan2(y - 290, x - 400) + 0.1, 1500, 30, 4, jit=0.1, alpha=0.8)
    band = blob((300, 212), (400, 236), (500, 212), (504, 248), (400, 272), (296, 248))
    c.shade(ell(400, 274, 84, 14), 0.5, 8, "#2c1a14", clip=m)
    b = c.paint(band, BEAR, vol=18, amb=0.3, rim=0.4, wob=2)
    c.marks(b, 1.5, 500, 22, 4, jit=0.11, bias=0.05)


def face(c: Card) -> None:
    """Two unequal buttons, a smile in running stitch, a patch, a corn-cob pipe."""
    for x, y, r in ((366, 300, 15), (434, 298, 12)):
        c.paint(ell(x, y, r), ["#14182c", "#2c3c5c", "#6c84a4"], vol=5, det=1, wob=0.2, rim=0.5)
        for dx in (-3.5, 3.5):
            c.dot(x + dx, y, 2.2, "#f4e4c0", 1)
    smile = curve((352, 334), (374, 350), (400, 355), (426, 350), (450, 330))
    c.line(smile, 4, "#3c2418", 0.95, 0.3, ends=0.8, det=0.9)
    for x, y in smile[3::8]:
        c.line([(x - 1, y - 7), (x + 1, y + 7)], 3, "#3c2418", 0.95, 0.2, ends=0.8, det=0.9)
    c.paint(ell(456, 326, 15, 12), ["#a04c3c", "#e08c70"], vol=3, alpha=0.5, soft=3, edge=0)
    c.paint(taper((366, 346, 9), (326, 360, 8), (296, 352, 9)), WOOD, vol=4, det=0.7, wob=0.2)
    c.paint(
        blob((276, 320, "c"), (312, 316, "c"), (312, 352), (296, 364), (280, 354)),
        STRAW,
        vol=9,
        det=0.7,
        wob=0.3,
    )
    c.flat(ell(294, 319, 17, 5), "#3c1c14", 1, det=0.8)


def veil(c: Card) -> None:
    """Lifted off a clothes line: one crow still holds its end; a hem of lace."""
    cloth = blob((430, 90), (500, 104), (566, 168), (610, 214, "c"), (636, 330), (648, 440), (676, 560), (690, 668, "c"), (636, 650),
        (590, 690, "c"), (544, 610), (492, 460), (452, 300))  # fmt: skip
    v = c.paint(
        cloth,
        ["#7c8cac", "#b8c0d0", "#f0ece8", "#fffdf8"],
        vol=26,
        amb=0.4,
        alpha=0.92,
        edge=0.26,
        wob=0.8,
        tex=0.15,
    )
    for dx in (0, 34, 70, 106):
        fold = [
            (470 + dx * 0.3, 140 + dx * 0.6),
            (512 + dx * 0.8, 360),
            (560 + dx, 520),
            (570 + dx * 1.1, 680),
        ]
        c.line(fold, 9, "#8c98b8", 0.55, 2, clip=v)
        c.line([(x + 8, y) for x, y in fold], 4, "#ffffff", 0.8, 1, clip=v)
    for x, y in ((548, 616), (568, 650), (592, 682), (614, 664), (638, 648), (664, 656), (688, 664)):
        c.paint(ell(x, y, 15, 13), ["#8c98b4", "#e8e8ec", "#fffdf8"], vol=4, det=0.6, edge=0.3)


def mitten(c: Card) -> None:
    """One mitten, on the wrong hand."""
    f = c.at(702, 470, 1.0, 0, vol=14, det=0.6, wob=0.3, rim=0.4, edge=0.3)
    f.paint(taper((-8, 16, 24), (-30, 36, 22), (-34, 48, 20)), GLOVE)
    f.paint(blob((-18, -16), (20, -16), (32, 20), (30, 62), (8, 82), (-16, 68), (-24, 24)), GLOVE)
    f.paint(rect(-24, -30, 26, -6, 8), ["#5c2c34", "#a84848", "#e89480"], vol=6)


def guests(c: Card, snow: Arr) -> None:
    """Six crows: two with the veil, one with the match, one on the sleeve, one asleep, one walking up."""
    c.light = (640, 200, 60)
    flying_crow(c, 650, 196, 158, rot=-8)
    flying_crow(c, 150, 180, 118, True, rot=6, fog=0.18)
    crow(c, 196, 402, 104, flip=True)
    c.line([(238, 322), (276, 306)], 6, "#e8d4a4", 1, 0.2, ends=0.9)
    c.glow(284, 296, 100, "#ffb050", 0.6, 1.8)
    flame(c, 284, 312, 46, 0.9)
    c.smoke([(298, 306), (292, 262), (262, 216), (276, 160), (250, 110)], 8, 34, "#f4f0e8", 0.2)
    crow(c, 560, 410, 92)
    pocket_crow(c, 462, 688, 74)
    c.light = (640, 260, 320)
    pocket = poly([(424, 686), (504, 680), (512, 752), (430, 758)])
    c.paint(pocket, RUST, vol=8, amb=0.25, edge=0.35, wob=0.4, det=0.4)
    c.line([(426, 692), (504, 686)], 3, RUST[3], 0.8, 0.3, ends=0.8)
    c.light = (640, 900, 70)
    c.shade(ell(186, 1102, 70, 10), 0.4, 6, "#4c5878", clip=snow)
    crow(c, 178, 1100, 118, flip=True)
    boot = blob(
        (258, 1018, "c"), (290, 1018, "c"), (288, 1068), (322, 1082), (326, 1102, "c"), (252, 1102, "c")
    )
    c.shade(ell(290, 1104, 46, 7), 0.4, 5, "#4c5878", clip=snow)
    c.paint(boot, ["#14100f", "#34261e", "#64503c", "#a88c68"], vol=12, det=0.5, wob=0.4, rim=0.5)
    footprints(c, curve((40, 1150), (90, 1128), (150, 1112)), 7, "#7080a4", 0.6, snow)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(640, 260, 320), key="#fff6e4", fog="#e0d8c8")
    winter(c)
    snow = field(c)
    scarecrow(c)
    mitten(c)
    head(c)
    medal(c)
    guests(c, snow)
    drift = blob((300, 1080), (360, 1050), (400, 1042), (450, 1052), (520, 1082), (400, 1096))
    c.paint(drift, SNOW, vol=16, amb=0.5, edge=0)
    c.snowfall(90)
