"""The Whale's Bouquet.

A whale has fallen in love with a red submarine and holds out a bouquet of seaweed. The submarine blushes
round every rivet and does not know where to look. At the porthole the captain, an otter, cannot believe its
eyes. Another fish holds its map and has no idea where it is. A herring swims by and sticks out its tongue: so
much kissing!
"""

import math

from studio.papercut.bits import brad, heart, stamp, strip
from studio.papercut.elements.beasts import fish, whale
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import head
from studio.papercut.elements.props import map_sheet
from studio.papercut.elements.stage import backdrop, beam, land
from studio.papercut.elements.things import arm
from studio.papercut.lamp import DEEP
from studio.papercut.page import Page
from studio.papercut.papers import marbled, painted, sponged, stripes, tone
from studio.shapes import blob, cut, ell, taper

META = {
    "number": 20,
    "slug": "whales-bouquet",
    "seed": 206,
    "attitudes": ("in-love", "shy", "disgusted", "amazed", "lost"),
}
LAMP = DEEP


def deep(c: Page) -> None:
    """Rays from above, weeds from below."""
    backdrop(c, marbled("#127c86", "#1a8890", "#0f707c", "#127c86", size=220), 76)
    for x, w in ((120, 130), (430, 90), (640, 150)):
        beam(c, [(x, -20), (x + w, -20), (x + w * 0.4 + 240, 1100), (x - 60, 1100)], "#9fe0d0", 0.16)
    land(
        c,
        1040,
        sponged(painted("#0d4a5c", "#115566", force=0.5), "#0f6272", 14, 0.3),
        swell=26,
        wave=170,
        tear=9,
    )
    for x, h, col in ((40, 420, "#1f8f6a"), (740, 360, "#2fa878"), (780, 520, "#1f8f6a")):
        c.lay(
            taper(
                (x, 1120, 26),
                (x + 26, 1120 - h * 0.35, 34),
                (x - 22, 1120 - h * 0.7, 28),
                (x + 12, 1120 - h, 6),
            ),
            tone(col),
            5,
            1.6,
        )


def submarine(c: Page) -> None:
    """It has been to the bottom of the sea, but never here."""
    red = stripes("#f27059", "#f9d8c0", pitch=64)
    with c.at(520, 330, 1.0, 5):
        c.lay(taper((196, 0, 60), (262, 0, 24)), tone("#c8503c"), 4)
        for q in (-1, 1):
            c.lay(ell(276, q * 46, 18, 50, q * 14), tone("#e8b84a"), 5)
        c.lay(blob((-30, -126), (-20, -196), (90, -196), (100, -126)), tone("#e05a44"), 6)
        c.lay(taper((30, -190, 26), (30, -222, 24)), tone("#e8b84a"), 4)
        c.lay(taper((18, -226, 30), (-26, -220, 30)), tone("#e8b84a"), 4)
        c.lay(
            blob(
                (-250, 10),
                (-220, -90),
                (-90, -140),
                (90, -138),
                (214, -76),
                (236, 6),
                (206, 84),
                (80, 138),
                (-100, 138),
                (-222, 98),
            ),
            red,
            10,
            1.0,
            angle=88,
        )
        c.lay(ell(-116, 4, 118, 116), tone("#f79a84", 0.4, 0.05), 2)
        with c.at(-120, -18, 1.5):
            face(c, "shy", tone("#e8846c"), gap=32, my=48, turn=0.2, look=(0.95, -0.6))
        for i in range(10):
            a = i * math.pi / 5
            brad(c, -116 + math.cos(a) * 106, 4 + math.sin(a) * 104, 8)
        c.lay(ell(112, 0, 98), tone("#e8b84a"), 6)
        pane = c.lay(ell(112, 0, 80), "#bfeaf0", 0.5, 0.3, glow=0.1)
        with c.inside(pane), c.at(112, 14, 0.92, -6):
            head(c, "otter", "amazed", -0.3, (-0.7, 0.5))
        c.lay(cut(ell(112, 0, 100), ell(112, 0, 82)), tone("#e8b84a"), 3)
        for i in range(8):
            a = i * math.pi / 4 + 0.3
            brad(c, 112 + math.cos(a) * 91, math.sin(a) * 91, 6)


def suitor(c: Page) -> None:
    """Twenty tons of it."""
    whale(c, 300, 860, 1.16, "in-love", colour="#2f5f8a", flip=True, rot=-14)
    arm(c, [(478, 968), (628, 930), (668, 790)], 60, tone("#2a567e"), kind="mitten", lift=9)


def bouquet(c: Page) -> None:
    """Picked by mouth."""
    with c.at(676, 742, 1.05, 4):
        for i, a in enumerate((-44, -22, 0, 22, 44)):
            with c.at(0, 40, 1, a):
                c.lay(taper((0, 0, 12), (8, -60, 13), (-6, -112, 8)), tone(("#2fa878", "#58b86a")[i % 2]), 5)
                if i % 2 == 0:
                    for k in range(5):
                        with c.at(-4, -124, 1, k * 72):
                            c.lay(ell(0, -17, 11, 16), tone(("#f27059", "#f7b0c0", "#e8b84a")[i // 2]), 5)
                    c.lay(ell(-4, -124, 10), tone("#fdf0c0"), 3)
        c.lay(
            blob((-26, 30), (26, 30), (12, 66), (20, 96), (-20, 96), (-12, 66)),
            stripes("#fdf6e6", "#f27059", pitch=14),
            6,
        )


def stranger(c: Page) -> None:
    """Left at the wreck, it said, and then up. Which up?"""
    fish(c, 160, 1076, 1.12, "lost", colour="#e8b84a", band="#f27059", flip=True)
    map_sheet(c, 300, 1130, 120, 90, 14, upside=True)


def scene(c: Page) -> None:
    """Lay the card."""
    deep(c)
    submarine(c)
    suitor(c)
    bouquet(c)
    for x, y, r in ((300, 560, 34), (236, 480, 24), (350, 478, 18), (180, 560, 18)):
        c.lay(heart(x, y, r), "#cff0ea", 5, 0.4, tissue=0.8)
        c.lay(ell(x - r * 0.4, y - r * 0.3, r * 0.2, r * 0.12, -40), "#ffffff", 1, 0)
    fish(c, 660, 1094, 1.16, "disgusted", colour="#9fb8c8", band="#dfeaf0", look=(-0.8, -0.5), rot=8)
    for x, y, r in ((530, 1040, 12), (506, 1004, 9)):
        c.lay(ell(x, y, r), "#cff0ea", 3, 0, tissue=0.6)
    strip(c, [(80, 1150), (140, 1140), (190, 1152)], 8, "#1a6a7a", 2)
    stranger(c)
    stamp(c, 60, 700, 9)
