"""The Wrong Egg.

Funny: out of the hen's enormous egg climbs an elephant, and says Mama.
"""

import numpy as np

from studio.papercut.bits import CREAM, stamp, string, strip
from studio.papercut.elements.faces import beak, face
from studio.papercut.elements.heads import head
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import dot, flower, gingham, leaf, painted, plain, printed, scale, stripes
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 86,
    "slug": "wrong-egg",
    "seed": 8,
    "attitudes": ("joyful", "in-love", "suspicious", "jealous", "amazed"),
}
LAMP = Lamp(angle=-125, key="#fff0d4", sky="#dfe6ff")
COMB = painted("#d8352c", "#e84c38", "#b82a2a")


def barn(c: Page) -> None:
    c.lay(
        rect(-20, -20, 820, 1220),
        printed(painted("#8fd0c4", "#a0dacc", "#7fc4b8"), leaf, "#6fb8ac", pitch=74, size=0.5),
        0,
        angle=0,
    )
    for i in range(5):
        x = 60 + i * 180
        c.lay(
            poly([(x - 14, -20), (x + 12, -20), (x + 15, 800), (x - 12, 800)]),
            painted("#7cc0b4", "#8ccbbd"),
            1.5,
        )
    win = c.lay(ell(590, 210, 120), plain("#fbe9b0"), 1)
    with c.inside(win):
        c.lay(ell(640, 160, 58), painted("#f8b83c", "#fbc95c"), 3)
        c.lay(
            blob((440, 290), (560, 240), (720, 270), (720, 360), (440, 360)), painted("#88b84a", "#9cc85c"), 3
        )
    ring = ell(590, 210, 138)
    ring.addPath(ell(590, 210, 112))
    ring.setFillType(ring.getFillType().kEvenOdd)
    c.lay(ring, painted("#e8674a", "#f07c58"), 5)
    c.lay(rect(583, 95, 597, 325), painted("#e8674a", "#f07c58"), 1)
    c.lay(rect(475, 203, 705, 217), painted("#e8674a", "#f07c58"), 1)
    string(c, [(-20, 60), (120, 120), (260, 128), (430, 60), (520, -10)], "#fdf6e6", 5, 4)
    for i, (x, y, r) in enumerate(
        ((30, 84, 22), (110, 118, 10), (196, 132, 2), (284, 124, -10), (366, 94, -20), (444, 50, -30))
    ):
        with c.at(x, y, 1.15, r):
            c.lay(
                poly([(-30, -4), (30, -4), (0, 62)]),
                (
                    gingham("#fdf3e0", "#e2573b", 22),
                    printed("#f7c83c", dot, "#e2573b", pitch=22),
                    stripes("#fdf3e0", "#2f6f8f", pitch=16),
                )[i % 3],
                6,
                1.6,
            )
    with c.at(300, 330, 1.0, -3):  # an ancestor, without a trunk
        c.lay(rect(-76, -92, 76, 92), painted("#b87c3a", "#c98c48"), 6)
        pane = c.lay(rect(-58, -74, 58, 74), painted("#f4e2b8", "#fbecc8"), 0.4)
        with c.inside(pane):
            c.lay(blob((-70, 100), (-50, 30), (0, 10), (50, 30), (70, 100)), plain("#d8b48c"), 2)
            for x in (-14, 2, 18):
                c.lay(ell(x, -44, 11, 15), COMB, 2)
            c.lay(
                blob((-34, 0), (-24, -34), (0, -42), (26, -34), (36, 0), (28, 44), (-26, 44)),
                painted("#fffaf0", "#f2e8d6"),
                2,
            )
            with c.at(0, -6, 0.5):
                face(c, "calm", CREAM, lips=False)
            beak(c, "calm", 0, 10, 10, plain("#f09a2c"))
    c.lay(
        blob((-30, 830), (200, 790), (500, 815), (830, 780), (830, 1240), (-30, 1240)),
        gingham("#fbeecb", "#f0a63a", 58),
        5,
        angle=8,
    )


def straw(c: Page, x0: float, x1: float, y: float, n: int, lift: float = 3, up: float = 60) -> None:
    cols = [
        painted(a, b)
        for a, b in (
            ("#e8b23c", "#f2c45a"),
            ("#d99a2c", "#e8b04a"),
            ("#f4d27a", "#fae0a0"),
            ("#b87c28", "#cc9038"),
        )
    ]
    for i in range(n):
        t = c.rng.random()
        x = x0 + (x1 - x0) * t
        a = (t - 0.5) * 1.7 + c.rng.normal(0, 0.5)
        le = c.rng.uniform(0.7, 1.3) * up
        yy = y + c.rng.uniform(-16, 26) + 60 * (t - 0.5) ** 2
        c.lay(
            taper(
                (x - np.sin(a) * le, yy + 18, 13),
                (x, yy, 12),
                (x + np.sin(a) * le, yy - np.cos(a) * le * 0.7, 7),
            ),
            cols[i % 4],
            lift,
            0.6,
        )


def hen(c: Page) -> None:
    """The mother, left: proud, wings folded over her chest."""
    feather = printed(painted("#f6efe2", "#fffaf0"), scale, "#d8b48c", pitch=46, size=0.8)
    with c.at(128, 706, 1.16):
        for a in (-62, -44, -26):
            with c.at(-70, 20, 1, a):
                c.lay(
                    blob((-20, 20), (-26, -80), (0, -120), (26, -80), (20, 20)),
                    painted("#d8a05a", "#e6b674"),
                    3,
                )
        c.lay(
            blob(
                (-116, 60),
                (-96, -30),
                (-40, -90),
                (20, -150),
                (70, -90),
                (104, 20),
                (80, 130),
                (0, 160),
                (-84, 130),
            ),
            feather,
            8,
        )
        c.lay(blob((-14, 60), (-84, 30), (-70, 90), (-20, 110), (30, 84)), painted("#e6c090", "#f0d0a4"), 4)
        with c.at(20, -150, 0.92, -5):
            for x, y, r in ((-26, -66, 21), (0, -82, 25), (27, -70, 20)):
                c.lay(ell(x, y, r, r * 1.25), COMB, 2)
            c.lay(
                blob((-66, 10), (-52, -52), (0, -68), (52, -52), (66, 10), (54, 80), (0, 100), (-54, 80)),
                painted("#fffaf0", "#f2e8d6"),
                3,
            )
            with c.at(0, -8):
                face(c, "in-love", painted("#f0dcc0", "#e8d0b0"), gap=26, lips=False, turn=0.7)
            c.lay(blob((5, 44), (23, 44), (29, 66), (14, 80), (-1, 66)), COMB, 2)
            beak(c, "joyful", 17, 22, 19, plain("#f09a2c"))


def cock(c: Page) -> None:
    """The father, right: suspicious, hands on hips."""
    with c.at(668, 640, 1.1):
        for a, dark, pale in (
            (64, "#1f6a6a", "#2a8484"),
            (46, "#c8452e", "#dc5a38"),
            (28, "#2f4a86", "#3e5fa0"),
            (10, "#e09a2c", "#eeb04a"),
        ):
            with c.at(50, 30, 1, a):
                c.lay(blob((-18, 20), (-34, -100), (0, -176), (30, -100), (18, 20)), painted(dark, pale), 4)
        c.lay(
            blob(
                (-80, 80),
                (-92, 0),
                (-64, -90),
                (-50, -180),
                (40, -180),
                (54, -90),
                (96, 0),
                (84, 90),
                (0, 130),
            ),
            printed(painted("#b8452c", "#c85a34"), flower, "#e8a040", pitch=52),
            8,
        )
        c.lay(
            blob(
                (-62, -70),
                (-50, -180),
                (40, -180),
                (54, -70),
                (30, -40),
                (14, -66),
                (-4, -36),
                (-24, -66),
                (-44, -40),
            ),
            painted("#f0a83a", "#f8c05a", "#e08c2c"),
            3,
        )
        for s in (-1, 1):
            c.lay(
                blob((s * 78, -40), (s * 124, 10), (s * 100, 66), (s * 56, 54), (s * 86, 14)),
                painted("#8e3424", "#a84430"),
                5,
            )
        with c.at(-8, -206, 0.98, 5):
            for x, y, r in ((-40, -60, 20), (-16, -86, 25), (14, -92, 27), (42, -70, 22)):
                c.lay(ell(x, y, r, r * 1.4, x * 0.5), COMB, 2)
            c.lay(
                blob((-62, 4), (-50, -54), (0, -68), (50, -54), (62, 4), (44, 66), (0, 78), (-44, 66)),
                painted("#f0a83a", "#f8c05a"),
                3,
            )
            with c.at(0, -8):
                face(
                    c,
                    "suspicious",
                    painted("#e09a34", "#e8a840"),
                    gap=27,
                    lips=False,
                    look=(-0.95, 0.5),
                    turn=-0.8,
                )
            for s in (-1, 1):
                c.lay(
                    blob(
                        (s * 4 - 18, 44),
                        (s * 16 - 18, 50),
                        (s * 17 - 18, 78),
                        (s * 7 - 18, 88),
                        (s * 1 - 18, 70),
                    ),
                    COMB,
                    2,
                )
            beak(c, "suspicious", -20, 22, 20, plain("#e8d04a"))


def elephant(c: Page) -> None:
    grey, pale = painted("#8fa6c8", "#a2b8d6", "#7c94b8", force=0.6), plain("#f2b4b4")
    c.lay(
        blob((200, 830), (236, 730), (398, 690), (560, 730), (600, 830), (560, 900), (240, 900)),
        plain("#b8926a"),
        4,
    )
    c.lay(blob((270, 880), (290, 740), (398, 700), (506, 740), (526, 880)), grey, 5)
    with c.at(412, 630, 1.3):
        for s in (-1, 1):
            with c.at(s * 66, -6, 1, s * -6, s < 0):
                c.lay(blob((-14, -46), (40, -84), (98, -50), (92, 20), (50, 62), (-6, 40)), grey, 5)
                c.lay(blob((4, -34), (42, -60), (78, -36), (72, 12), (44, 40), (8, 24)), pale, 1.5)
        c.lay(
            blob((-74, 10), (-64, -54), (0, -78), (64, -54), (74, 10), (60, 70), (0, 90), (-60, 70)), grey, 6
        )
        mouthy = c.lay(
            blob((-42, 36), (0, 30), (42, 36), (32, 66), (0, 76), (-32, 66)), plain("#7a1f2c"), 1, 0
        )
        c.lay(ell(20, 70, 22, 13), plain("#ee7d78"), 0.5, 0, clip=mouthy)
        with c.at(0, -16):
            face(c, "joyful", grey, gap=38, lips=False)
        with c.at(4, -8, 1.0, 7):
            shell = [
                (-62, -56),
                (-40, -84),
                (0, -100),
                (40, -86),
                (62, -54),
                (46, -66, "c"),
                (30, -50, "c"),
                (12, -68, "c"),
                (-6, -50, "c"),
                (-26, -68, "c"),
                (-44, -50, "c"),
            ]
            c.lay(
                blob(*shell),
                printed(painted("#fdf3dc", "#f6e8cc"), dot, "#e8a88c", pitch=34, size=0.32, jitter=1),
                5,
            )


def trunk(c: Page) -> None:
    """Over the rim of the egg, with a flower for Mama."""
    grey = painted("#8fa6c8", "#a2b8d6", "#7c94b8", force=0.6)
    string(c, [(238, 866), (222, 820), (214, 776)], "#4c8840", 8, 12)
    for i in range(7):
        with c.at(212, 766, 1.0, i * 360 / 7):
            c.lay(ell(0, -25, 13, 21), plain("#f0566a" if i % 2 else "#f4748a"), 5, 0.6)
    c.lay(ell(212, 766, 15), plain("#f8c83c"), 3)
    path = taper(
        (404, 640, 56),
        (402, 740, 52),
        (380, 850, 46),
        (310, 912, 40),
        (244, 896, 34),
        (236, 850, 30),
        (258, 826, 26),
    )
    c.lay(path, grey, 8, relief=lambda x, y: 1.1 * np.abs((np.hypot(x - 300, y - 760) / 13) % 2 - 1))


def egg(c: Page) -> None:
    top = [
        (196, 816, "c"),
        (236, 770, "c"),
        (276, 822, "c"),
        (320, 764, "c"),
        (362, 826, "c"),
        (410, 768, "c"),
        (452, 824, "c"),
        (500, 766, "c"),
        (546, 818, "c"),
        (598, 786, "c"),
    ]
    c.lay(
        blob(*top, (612, 890), (580, 1010), (480, 1090), (398, 1104), (310, 1090), (214, 1010), (184, 890)),
        printed(painted("#fdf3dc", "#f6e8cc", "#fffaf0"), dot, "#e8a88c", pitch=62, size=0.34, jitter=1),
        12,
        1.4,
    )
    strip(c, [(452, 824), (440, 870), (470, 890), (452, 940)], 4, plain("#a8805c"), 0.3)
    strip(c, [(276, 822), (290, 858), (268, 884)], 4, plain("#a8805c"), 0.3)
    for x in (520,):  # a foot over the rim
        c.lay(
            blob((x - 36, 800), (x - 30, 770), (x + 30, 770), (x + 36, 800), (x + 26, 838), (x - 26, 838)),
            painted("#8fa6c8", "#a2b8d6"),
            5,
        )
        for d in (-16, 0, 16):
            c.lay(ell(x + d, 832, 8, 7), plain("#fdf3e0"), 0.6, 0)


def scene(c: Page) -> None:
    barn(c)
    cock(c)
    hen(c)
    straw(c, 130, 680, 1010, 40, 3, 90)
    elephant(c)
    egg(c)
    trunk(c)
    straw(c, 90, 700, 1090, 64, 2.5, 80)
    for x, y, s, f, look in (
        (108, 1050, 0.8, "jealous", (0.95, -0.4)),
        (702, 1046, 0.82, "amazed", (-0.6, -0.7)),
    ):
        with c.at(x, y, s):
            c.lay(
                blob((-66, 40), (-80, 100), (-40, 150), (40, 150), (80, 100), (66, 40)),
                painted("#f7cf4a", "#fbdf72"),
                4,
            )
            head(c, "chick", f, look=look)
    for x, y, r in ((320, 1158, 20), (470, 1168, -40), (560, 1120, 70)):  # crumbs of shell
        with c.at(x, y, 1, r):
            c.lay(
                poly([(-34, 10), (-20, -18), (2, -8), (16, -22), (36, 4), (8, 18)]),
                painted("#fdf3dc", "#f6e8cc"),
                4,
                2.2,
            )
    straw(c, 40, 300, 1176, 24, 3, 60)
    straw(c, 520, 780, 1176, 24, 3, 60)
    stamp(c, 742, 420, 12)
