"""The Mended Cloud.

Quiet: a mouse on a ladder sews up a cloud that has been crying on the hedgehog.
"""

import numpy as np

from studio.papercut.bits import brad, drop, stamp, string, strip
from studio.papercut.elements.faces import Look, face
from studio.papercut.elements.heads import head
from studio.papercut.elements.puppets import paw
from studio.papercut.elements.things import limb
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import dot, leaf, painted, plain, printed
from studio.shapes import blob, curve, ell, poly, rect, stroke, taper

META = {"number": 87, "slug": "mended-cloud", "seed": 33, "attitudes": ("sad", "caring", "lonely", "calm")}
LAMP = Lamp(angle=-120, key="#fff3e4", sky="#dbe4f4", soft=0.44)


def sky(c: Page) -> None:
    c.lay(rect(-20, -20, 820, 1220), painted("#c3d3d8", "#cfdcde", "#b6c9d0"), 0, angle=2)
    for y, a, b in ((560, "#d6dfdc", "#dfe6e0"), (700, "#e6e3d6", "#eeeade"), (820, "#efdccb", "#f5e6d8")):
        pts = [(x, y + 26 * np.sin(x / 130 + y)) for x in range(-40, 861, 75)]
        c.lay(
            blob((-60, y, "c"), *pts[1:-1], (860, y, "c"), (860, 1240, "c"), (-60, 1240, "c")),
            painted(a, b),
            3.5,
            tear=9,
            angle=y % 17 - 8,
        )


def hill(c: Page) -> None:
    c.lay(
        blob(
            (-60, 1010, "c"),
            (150, 960),
            (400, 985),
            (640, 950),
            (860, 990, "c"),
            (860, 1240, "c"),
            (-60, 1240, "c"),
        ),
        painted("#a9b99a", "#b7c5a6", "#9aac8e"),
        6,
        tear=9,
    )
    c.lay(
        blob(
            (-60, 1105, "c"), (220, 1075), (520, 1100), (860, 1062, "c"), (860, 1240, "c"), (-60, 1240, "c")
        ),
        printed(painted("#8ba488", "#98b094"), leaf, "#a8bf9c", pitch=58, size=0.5),
        8,
        tear=8,
    )


def cloud(c: Page) -> None:
    puffs = (  # far to near: x, y, rx, ry, paper
        (600, 250, 130, 92, "#c6d2dc"), (170, 300, 120, 92, "#cdd7df"), (410, 205, 170, 110, "#d6dee4"),
            (640, 360, 118, 96, "#d8e0e5"),
        (140, 390, 92, 78, "#dde4e8"), (300, 265, 150, 120, "#e6eaeb"), (480, 420, 190, 76,
            "#e2e7ea"))  # fmt: skip
    for x, y, rx, ry, col in puffs:
        c.lay(ell(x, y, rx, ry), painted(col, "#eef0f0", force=0.4), 5, 1.2, tear=9)
    front = blob(
        (112, 400),
        (104, 340),
        (160, 290),
        (235, 282),
        (296, 196),
        (410, 172),
        (500, 222),
        (610, 240),
        (676, 300),
        (680, 385),
        (612, 436),
        (500, 448),
        (380, 466),
        (240, 458),
        (150, 446),
    )
    c.lay(front, painted("#e9e8e5", "#f1f0ee", "#e0e2e3", force=0.5), 8, 1.4, tear=11, angle=12)
    with c.at(306, 318, 1.75, -3):
        face(
            c,
            "sad",
            painted("#cfd8e0", "#d8dfe6"),
            gap=33,
            my=46,
            turn=0.6,
            look=(0.8, 0.25),
            made=Look(ink="#2c3c50", brow="#5a7288"),
        )
    rip = blob(
        (566, 236, "c"),
        (560, 290),
        (534, 340),
        (556, 400),
        (546, 480, "c"),
        (606, 470, "c"),
        (612, 400),
        (592, 345),
        (606, 290),
    )
    c.lay(rip, painted("#5f7e98", "#7690a8"), 0, 0, z=6, rim=0)
    for i, y in enumerate((268, 300, 332)):
        string(c, [(540 - 3 * i, y + 8), (578, y - 6), (620, y + 4)], "#d23c34", 8, 1.2)
    with c.at(170, 236, 0.66, -6):  # somebody sleeps up here
        c.lay(
            blob((-96, 40), (-60, -20), (0, -34), (60, -8), (80, 30), (40, 62), (-50, 64)),
            painted("#3f7aa0", "#5290b4"),
            6,
        )
        c.lay(blob((-50, 10), (-96, -10), (-150, 4, "c"), (-96, 30)), painted("#2f6488", "#3f7aa0"), 4)
        c.lay(blob((-10, 4), (-60, 6), (-84, 40), (-30, 48)), painted("#2f6488", "#3f7aa0"), 4)
        with c.at(48, -22, 0.78):
            c.lay(ell(0, 0, 62, 58), painted("#3f7aa0", "#5290b4"), 4)
            face(c, "calm", plain("#3f7aa0"), gap=24, lips=False)
            c.lay(poly([(-10, 14), (10, 14), (0, 34)]), plain("#f0a03a"), 2, 0)


def ladder(c: Page) -> None:
    wood = painted("#b98a58", "#c99a68")
    for dx in (0, 66):
        c.lay(
            poly([(560 + dx, 1150), (572 + dx, 1150), (617 + dx * 0.9, 470), (606 + dx * 0.9, 470)]), wood, 10
        )
    for i in range(9):
        y = 1095 - i * 72
        x = 566 + (1150 - y) * 0.067
        c.lay(poly([(x - 8, y - 6), (x + 76, y - 9), (x + 76, y + 5), (x - 8, y + 7)]), wood, 3)
        brad(c, x + 2, y, 4.5)


def tailor(c: Page) -> None:
    grey = painted("#9c9aa4", "#aaa8b0", "#908e97", force=0.6)
    c.lay(stroke(curve((700, 690), (765, 700), (770, 800), (720, 846)), 12, 0.4), plain("#e09a98"), 4)
    c.lay(
        blob((612, 712), (618, 610), (662, 560), (718, 604), (736, 714), (674, 738)),
        printed("#e08a34", dot, "#fae0a8", pitch=28, size=0.42),
        8,
    )
    for x in (642, 706):
        c.lay(ell(x, 734, 28, 15), plain("#e09a98"), 4)
    with c.at(672, 500, 0.98, -7):
        head(c, "mouse", "caring", -0.85, (-0.9, -0.35))
    limb(c, [(638, 620, 28), (584, 588, 24), (560, 500, 20)], grey, 7, 7)
    c.lay(taper((574, 520, 8), (556, 440, 9), (538, 372, 3)), plain("#6a7080"), 8, 0)
    paw(c, 560, 478, 18, plain("#f0b0aa"), -8)


def below(c: Page) -> None:
    for x, y, r in (
        (566, 560, 13),
        (470, 520, 12),
        (545, 660, 14),
        (420, 610, 13),
        (478, 690, 13),
        (350, 640, 12),
        (390, 720, 12),
        (300, 700, 13),
        (240, 640, 11),
        (330, 770, 11),
        (470, 820, 13),
        (200, 720, 12),
        (545, 780, 12),
    ):
        c.lay(drop(x, y, r), painted("#6fa3c4", "#86b4d0"), 4, 0.3)
    string(
        c,
        [(572, 516), (536, 560), (470, 640), (430, 770), (520, 940), (430, 1090), (310, 1128), (228, 1128)],
        "#d23c34",
        5,
        3,
    )
    string(c, [(536, 342), (492, 372), (478, 440), (516, 506), (572, 516)], "#d23c34", 5, 4)
    with c.at(240, 1030, 1.02):
        c.lay(taper((104, 120, 12), (112, -20, 10), (70, -170, 8)), painted("#5f8a4a", "#6f9a58"), 5)
        with c.at(0, 20):
            head(c, "hedgehog", "lonely", look=(0.7, -0.7))
        for s in (-1, 1):
            paw(c, s * 38, 92, 17, plain("#f0d2a4"), 0)
        paw(c, 96, 46, 17, plain("#f0d2a4"), 60)
        c.lay(blob((-130, -96, "c"), (-70, -176), (40, -214), (150, -186), (216, -110, "c"), (120, -120),
            (60, -138), (-40, -118)), painted("#5f9a4a", "#78b05a", "#4c8840"), 10, 2,
              relief=lambda x, y: 7 * np.exp(-np.abs(y + 168 - 0.02 * x) / 40))  # fmt: skip
        for a in (-80, -30, 20, 70, 120):
            strip(c, [(a + 20, -158), (a - 4, -132 - abs(a - 20) * 0.1)], 3, plain("#3f7a34"), 0.3)
        strip(c, [(-112, -108), (-30, -152), (60, -164), (190, -122)], 4, plain("#3f7a34"), 0.4)
    with c.at(150, 1130):
        c.lay(
            rect(-30, -34, 30, 30, 6),
            plain("#d23c34"),
            5,
            relief=lambda x, y: 1.6 * np.abs((y / 4) % 2 - 1) + 5 * np.sqrt(np.clip(1 - (x / 32) ** 2, 0, 1)),
        )
        for y in (-40, 34):
            c.lay(ell(0, y, 38, 11), painted("#c99a68", "#d8ac7c"), 4)
    string(c, [(178, 1120), (205, 1136), (232, 1128)], "#d23c34", 5, 2)


def puddle(c: Page) -> None:
    for x, y, rx, ry in ((452, 1136, 116, 30), (470, 1140, 76, 17)):
        c.lay(ell(x, y, rx, ry), plain("#b4d6ea"), 0.4, 0.4, tissue=0.6)
    for x, y, h in (
        (40, 1120, 44),
        (60, 1126, 30),
        (345, 1160, 30),
        (720, 1110, 46),
        (742, 1116, 60),
        (765, 1112, 38),
        (600, 1180, 34),
    ):
        c.lay(blob((x - 7, y + 8), (x + 2, y - h, "c"), (x + 8, y + 8)), painted("#5f8a5a", "#6f9a66"), 4, 1)
    for x, y in ((742, 1052), (40, 1072), (600, 1142)):
        for a in range(5):
            with c.at(x, y, 1, a * 72):
                c.lay(ell(0, -10, 6, 9), plain("#f3b8a0"), 3, 0)
        c.lay(ell(x, y, 6), plain("#f0c050"), 2, 0)


def scene(c: Page) -> None:
    sky(c)
    hill(c)
    puddle(c)
    cloud(c)
    ladder(c)
    tailor(c)
    below(c)
    stamp(c, 52, 70, 9)
