"""The Cat Who Fished the Moon.

Night: a cat reels in the moon, and the whole house is awake about it.
"""

import numpy as np

from studio.papercut.bits import INK, stamp, string
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import head
from studio.papercut.elements.puppets import paw
from studio.papercut.elements.things import limb
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import dot, painted, plain, printed, spark, stripes
from studio.shapes import blob, curve, ell, poly, rect, stroke, taper

META = {
    "number": 85,
    "slug": "cat-who-fished-the-moon",
    "seed": 21,
    "attitudes": ("mischievous", "afraid", "curious", "in-love", "sleepy", "furious"),
}
LAMP = Lamp(angle=-58, key="#cfdcff", sky="#8fa4e8", soft=0.46, bloom=2.3)
GOLD = plain("#ffc65a")


def sky(c: Page) -> None:
    c.lay(rect(-20, -20, 820, 1220), painted("#16224c", "#1d2c5e", "#121b40"), 0, angle=4)
    for i, (r, a, b) in enumerate(
        ((520, "#1d3068", "#26407c"), (400, "#2b4686", "#34569a"), (285, "#45679f", "#5a7fb4"))
    ):
        pts = [
            (
                545 + r * np.cos(t) * (1 + 0.05 * np.sin(3 * t + i)),
                250 + r * np.sin(t) * (1 + 0.06 * np.cos(2 * t + i)),
            )
            for t in np.linspace(0, 6.28, 14)[:-1]
        ]
        c.lay(blob(*pts), painted(a, b), 4, tear=7, core="#6f8ac6")
    for x, y, r in (
        (62, 210, 15),
        (128, 120, 11),
        (196, 190, 12),
        (270, 90, 13),
        (745, 470, 14),
        (724, 120, 10),
        (24, 420, 12),
    ):
        string(c, [(x + 2, -10), (x, y / 2), (x, y)], "#7f95cc", 2.5, 3)
        with c.at(x, y, r / 9, x % 40):
            c.lay(
                poly(
                    [
                        (
                            12 * (1 if i % 2 == 0 else 0.42) * np.cos(i * np.pi / 5),
                            12 * (1 if i % 2 == 0 else 0.42) * np.sin(i * np.pi / 5),
                        )
                        for i in range(10)
                    ]
                ),
                GOLD,
                3,
                0,
                glow=0.55,
            )


def moon(c: Page) -> None:
    with c.at(545, 255, 1.0, 8):
        skin = painted("#f2c75c", "#f8d676", "#e8b54a", force=0.6)
        c.lay(ell(0, 0, 172), plain("#f8dc90"), 14, 0.6, tear=6, glow=0.12)
        c.lay(ell(0, 0, 158), skin, 3, 0.6, glow=0.14)
        for x, y, r in ((-104, -66, 22), (96, 84, 26), (114, -44, 14), (-78, 96, 16)):
            c.lay(ell(x, y, r, r * 0.85), plain("#d99a3a"), 0.6, 0, tissue=0.7)
        with c.at(-4, -22, 1.8):
            face(c, "afraid", skin, my=46, look=(-0.6, 0.75), turn=-0.8)
    string(c, [(384, 300), (440, 372), (545, 402), (650, 374), (707, 306)], "#ff5a3c", 9, 4)
    c.lay(ell(388, 302, 13), plain("#ff5a3c"), 5, 0.3)


NEIGHBOURS = (  # shadows behind the blinds
    lambda c: (
        c.lay(ell(2, 2, 14), INK, 1, 0),
        c.lay(blob((-20, 44), (-14, 16), (18, 16), (24, 44)), INK, 1, 0),
        c.lay(taper((18, 24, 6), (22, -10, 5)), INK, 1, 0),
    ),
    lambda c: (
        c.lay(
            blob(
                (-14, 40), (-12, 12), (-16, -10, "c"), (-6, -2), (6, -2), (14, -10, "c"), (12, 12), (16, 40)
            ),
            INK,
            1,
            0,
        ),
    ),
    lambda c: (
        c.lay(rect(-10, 24, 10, 40), INK, 1, 0),
        [c.lay(taper((0, 24, 3), (q * 6, 4, 5), (q * 14, -8, 2)), INK, 1, 0) for q in (-1, 0, 1)],
    ),
    lambda c: (
        c.lay(ell(-10, 8, 11), INK, 1, 0),
        c.lay(ell(10, 12, 10), INK, 1, 0),
        c.lay(rect(-24, 22, 22, 44), INK, 1, 0),
    ),
)


def town(c: Page) -> None:
    for x, w, y, col in ((-30, 190, 690, "#1b2654"), (560, 150, 640, "#1e2a5a"), (690, 160, 720, "#1a2450")):
        c.lay(
            poly([(x, 1230), (x, y), (x + w / 2, y - 90), (x + w, y), (x + w, 1230)]),
            painted(col, "#24326a"),
            5,
        )
        for i in range(3):
            with c.at(x + w * (0.52 if x < 0 else 0.42), y + 92 + i * 140):
                pane = c.lay(rect(-27, -38, 27, 38), painted("#e8a84a", "#f4bc60"), 0.5, 0, glow=0.34)
                with c.inside(pane):
                    NEIGHBOURS[(i + int(x > 0) + int(x > 600)) % 4](c)
                c.lay(rect(-32, 38, 32, 46), plain("#2c3a74"), 3, 0)


def window(
    c: Page,
    x: float,
    y: float,
    who: str,
    feel: str,
    look: tuple[float, float] | None,
    size: float = 0.9,
    tilt: float = 0,
    hat: bool = False,
) -> None:
    with c.at(x, y):
        c.lay(rect(-92, -100, 92, 104), plain("#2a1a3c"), 4, 0.4)
        pane = c.lay(rect(-80, -88, 80, 90), painted("#f0a63c", "#f8bc58", "#e8942e"), 0.3, 0.3, glow=0.55)
        pair = printed("#d8503e", dot, "#f4c8a0", pitch=24, size=0.4)
        with c.inside(pane), c.at(0, 34, size, tilt):
            c.lay(
                blob((-70, 140), (-58, 60), (0, 44), (58, 60), (70, 140)),
                stripes("#5a7ab8", "#e8e0d0", pitch=22),
                2,
                clip=pane,
            )
            head(c, who, feel, look=look)
            if hat:
                c.lay(
                    blob((-62, -52), (0, -74), (62, -52), (74, -96), (100, -118, "c"), (30, -130)),
                    stripes("#f4ead6", "#3a7ab0", pitch=20),
                    3,
                )
                c.lay(ell(100, -112, 15), plain("#f4ead6"), 3, tear=3)
        for s in (-1, 1):
            c.lay(
                blob((s * 84, -92, "c"), (s * 44, -92, "c"), (s * 60, -36), (s * 76, 10), (s * 84, 26, "c")),
                pair,
                4,
                relief=lambda a, b: 2.5 * np.abs((a / 11) % 2 - 1),
            )
        c.lay(rect(-104, 92, 104, 116), plain("#6a4468"), 6, 0.3)


def house(c: Page) -> None:
    wall = printed("#4a2f5e", spark, "#5e4074", pitch=40, size=0.7)
    c.lay(poly([(70, 1230), (78, 590), (560, 590), (568, 1230)]), wall, 12)
    c.lay(rect(440, 430, 500, 560), painted("#7a3a48", "#8a4650"), 4)
    roof = c.lay(
        poly([(24, 628), (130, 470), (515, 470), (618, 628)]), painted("#8c3844", "#a0464a", "#74303e"), 8
    )
    for row in range(3):
        for i in range(13):
            x, y = 8 + i * 50 + (row % 2) * 25, 600 - row * 46
            c.lay(
                blob((x, y - 40), (x + 50, y - 40), (x + 48, y + 10), (x + 25, y + 28), (x + 2, y + 10)),
                painted("#943c46", "#ac4e4e", "#7c3440"),
                2.2,
                0.6,
                clip=roof,
            )
    window(c, 200, 770, "owl", "curious", (0.7, -0.8), 0.92, 12)
    window(c, 438, 770, "mouse", "in-love", None, 0.84, -13)
    window(c, 200, 1040, "bear", "sleepy", None, 0.9, -8, True)
    window(c, 438, 1040, "pig", "furious", (0.2, -0.8), 0.94, 5)
    for i, x in enumerate(range(360, 530, 26)):  # geraniums on the mouse's sill
        c.lay(ell(x, 872 + i % 2 * 9, 18, 13, x), painted("#2f6a5a", "#3c7c68"), 4, 0.6)
        if i % 2 == 0:
            c.lay(ell(x + 4, 864, 12), plain("#ff7a86"), 4, 0.5, tear=2.5)


def fisher(c: Page) -> None:
    skin, pale = painted("#e07a3a", "#ee9448", "#c9622c", force=0.6), plain("#fbe6cc")
    c.lay(stroke(curve((190, 560), (110, 596), (60, 660), (70, 730), (120, 742)), 30, 0.7), skin, 5)
    c.lay(
        blob((138, 556), (134, 490), (160, 430), (216, 412), (258, 440), (276, 520), (250, 572), (190, 580)),
        skin,
        7,
    )
    c.lay(blob((196, 560), (200, 500), (222, 460), (250, 476), (262, 530), (240, 568)), pale, 1.5)
    c.lay(taper((236, 548, 11), (300, 340, 9), (352, 150, 5)), plain("#8a5a34"), 7)
    string(c, [(352, 150), (366, 220), (386, 300)], "#ff5a3c", 8, 5)
    for x, y, r in ((318, 546, 62), (246, 588, 84)):
        c.lay(taper((x - 72, y - 6, 40), (x - 20, y + 8, 34)), skin, 5)
        paw(c, x, y, 24, pale, r)
    limb(c, [(186, 466, 34), (234, 506, 30), (262, 476, 26)], skin, 5, 8)
    limb(c, [(226, 450, 30), (262, 462, 28), (280, 428, 26)], skin, 5)
    paw(c, 266, 462, 20, pale, 70)
    paw(c, 284, 410, 20, pale, 70)
    with c.at(182, 372, 1.12, -12):
        head(c, "cat", "mischievous", 0.75, (0.9, -0.5))


def scene(c: Page) -> None:
    sky(c)
    moon(c)
    town(c)
    house(c)
    fisher(c)
    stamp(c, 742, 1150, -8)
