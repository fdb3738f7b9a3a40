"""The Broken Rainbow.

A difficult moment: it broke while they were playing; one has turned away, one does not know how to say sorry.
"""

from dataclasses import replace

import numpy as np

from studio.papercut.bits import stamp, strip
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.puppets import paw
from studio.papercut.elements.things import limb
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import leaf, painted, plain, printed, stripes
from studio.shapes import blob, ell, poly, rect

META = {"number": 88, "slug": "broken-rainbow", "seed": 14, "attitudes": ("sulky", "guilty", "caring")}
LAMP = Lamp(angle=-132, key="#ffe9cf", sky="#d4d6f2", soft=0.42)
BANDS = (
    ("#d8402f", "#e6553a"),
    ("#ee8a2c", "#f6a044"),
    ("#f4c93a", "#fad95e"),
    ("#5aa552", "#70b964"),
    ("#3a86b8", "#529ccb"),
    ("#7a56a0", "#8e6ab4"),
)


def sky(c: Page) -> None:
    c.lay(rect(-20, -20, 820, 1220), plain("#4c3f58"), 0)
    tear = [(452, -40), (418, 90), (446, 200), (404, 330), (430, 470), (392, 600), (424, 740), (396, 870)]
    c.lay(
        poly([(-60, -60), *((x - 16, y) for x, y in tear), (380, 1250), (-60, 1250)]),
        painted("#9fb3c4", "#aec0ce", "#8fa5b8", force=0.6),
        6,
        1.5,
        tear=15,
        angle=70,
    )
    c.lay(
        poly([(860, -60), *((x + 12, y) for x, y in tear), (420, 1250), (860, 1250)]),
        painted("#efd9a8", "#f5e4bc", "#e6cb94", force=0.6),
        7,
        1.5,
        tear=15,
        angle=-8,
    )
    for x, y, w, col in ((150, 170, 1.05, "#c4d0da"), (650, 130, 1.1, "#fbf0d8")):
        with c.at(x, y, w):
            c.lay(
                blob(
                    (-120, 30),
                    (-104, -8),
                    (-60, -14),
                    (-44, -52),
                    (10, -62),
                    (44, -34),
                    (84, -36),
                    (112, 0),
                    (118, 30),
                    (40, 40),
                    (-50, 38),
                ),
                painted(col, col),
                7,
                tear=8,
            )


def arc(
    c: Page,
    a0: float,
    a1: float,
    cx: float,
    cy: float,
    r0: float,
    lift: float,
    jag: tuple[float, float],
    rng: np.random.Generator,
) -> None:
    """One piece of the rainbow: six paper bands, each torn off a little differently."""
    for i, (p, q) in enumerate(BANDS):
        r, w = r0 - i * 30, 33
        e0, e1 = a0 + rng.normal(0, jag[0]), a1 + rng.normal(0, jag[1])
        t = np.radians(np.linspace(e0, e1, 30))
        ring = np.vstack(
            [
                np.c_[cx + np.cos(t) * r, cy + np.sin(t) * r],
                np.c_[cx + np.cos(t) * (r - w), cy + np.sin(t) * (r - w)][::-1],
            ]
        )
        c.lay(poly(ring), painted(p, q, force=0.6), lift + i * 0.3, 1.0)


def ground(c: Page) -> None:
    c.lay(
        blob(
            (-60, 860, "c"),
            (180, 820),
            (420, 850),
            (640, 800),
            (860, 850, "c"),
            (860, 1250, "c"),
            (-60, 1250, "c"),
        ),
        painted("#8fa3a0", "#9db0ac", "#80958f"),
        7,
        tear=10,
    )
    c.lay(
        blob((-60, 1010, "c"), (260, 985), (540, 1025), (860, 960, "c"), (860, 1250, "c"), (-60, 1250, "c")),
        printed(painted("#6c8584", "#7a9290"), leaf, "#8ba3a0", pitch=64, size=0.5),
        9,
        tear=9,
    )


def sulker(c: Page) -> None:
    fur = painted("#6e5a86", "#7d6896", "#5e4b76")
    pale = painted("#c3b2d2", "#d0c2dc")
    with c.at(204, 900, 1.34):
        c.lay(
            blob(
                (-118, 150),
                (-126, 40),
                (-92, -60),
                (-30, -96),
                (40, -92),
                (96, -50),
                (122, 40),
                (112, 150),
                (0, 172),
            ),
            fur,
            10,
            1.3,
        )
        c.lay(blob((-84, 130), (-88, 40), (-50, -30), (10, -36), (40, 40), (36, 130), (-20, 150)), pale, 2)
        for x in (-64, 66):
            c.lay(blob((x - 46, 176), (x - 50, 146), (x, 124), (x + 50, 146), (x + 46, 176)), fur, 6)
        with c.at(-22, -130, 1.0, -9):
            head(c, replace(HEADS["bear"], skin="#6e5a86", light="#c3b2d2"), "sulky", -0.95, (-0.95, 0.3))
        limb(c, [(84, -36, 46), (102, 30, 54), (62, 72, 50), (-30, 46, 42), (-66, 34, 38)], fur, 6, 8)
        paw(c, -76, 32, 22, pale, -76)
        limb(c, [(-92, -36, 46), (-112, 30, 54), (-72, 78, 50), (10, 66, 44), (56, 40, 38)], fur, 7, 8)
        paw(c, 68, 32, 24, pale, 58)


def sorry(c: Page) -> None:
    fur, pale = painted("#d8622c", "#e87838", "#c04e22"), painted("#fbeedd", "#f4e2cc")
    with c.at(628, 960, 1.16):
        c.lay(
            blob((40, 80), (110, 70), (150, 0), (146, -70), (126, -100, "c"), (100, -40), (70, 20), (20, 50)),
            fur,
            5,
        )
        c.lay(blob((150, -10), (146, -70), (126, -100, "c"), (108, -56), (128, -30)), pale, 2)
        c.lay(blob((-58, 110), (-56, 20), (-30, -50), (30, -50), (58, 20), (60, 110), (0, 124)), fur, 7)
        c.lay(blob((-32, 90), (-30, 10), (0, -30), (30, 10), (30, 90), (0, 100)), pale, 2)
        for x in (-30, 32):
            c.lay(
                blob((x - 30, 132), (x - 32, 112), (x, 98), (x + 32, 112), (x + 30, 132)), plain("#4a2a24"), 5
            )
        with c.at(-2, -112, 0.98, 7):
            head(c, "fox", "guilty", -0.6, (-0.9, -0.35))
        # the broken piece, held with both paws
        with c.at(-20, 40, 0.5, 24):
            arc(c, -118, -62, 0, 210, 250, 8, (2.5, 2.5), np.random.default_rng(4))
        limb(c, [(-46, -8, 28), (-78, 30, 26), (-66, 54, 24)], fur, 7)
        limb(c, [(46, -8, 28), (70, 44, 26), (36, 66, 24)], fur, 7)
        paw(c, -62, 60, 17, plain("#4a2a24"), 120)
        paw(c, 34, 70, 17, plain("#4a2a24"), -110)


def snail(c: Page) -> None:
    with c.at(452, 1120, 0.86):
        c.lay(
            blob((-80, 46), (-74, 20), (-50, 14), (-40, -20), (-20, -24), (-6, 14), (70, 20), (96, 46)),
            painted("#e8c9a0", "#f0d8b4"),
            4,
        )
        c.lay(ell(36, -8, 46), stripes("#e8a860", "#c8683c", pitch=22), 5)
        for r in (32, 20, 9):
            c.lay(
                ell(36 + (32 - r) * 0.2, -8 + (32 - r) * 0.12, r),
                painted("#e8b878", "#d88a50") if r != 20 else plain("#b85c34"),
                1.5,
            )
        for x in (-44, -18):
            strip(c, [(x + 4, -18), (x, -48)], 6, plain("#e8c9a0"), 2)
        with c.at(40, -60, 1.0, 6):  # it has brought the glue
            c.lay(rect(-22, -30, 22, 18, 5), painted("#fbf6ea", "#f0e8d8"), 4)
            c.lay(rect(-22, -12, 22, 6), plain("#e2573b"), 0.8)
            c.lay(blob((-12, -30), (-9, -46), (0, -58), (9, -46), (12, -30)), plain("#e2573b"), 3)
        with c.at(-32, -52, 0.62):
            face(c, "caring", plain("#e8c9a0"), gap=24, my=60, size=0.9, look=(0.2, -0.6), rosy=False)


def scene(c: Page) -> None:
    sky(c)
    rng = np.random.default_rng(6)
    arc(c, -186, -112, 400, 800, 470, 12, (1, 3.2), rng)
    arc(c, -78, 8, 400, 800, 470, 12, (3.2, 1), rng)
    with c.at(408, 300, 0.8, 24):
        arc(c, -104, -88, 0, 420, 440, 14, (2.4, 2.4), rng)
    ground(c)
    for x, y, r, i in (
        (330, 470, 14, 2),
        (470, 560, -30, 0),
        (400, 690, 50, 4),
        (360, 900, 12, 1),
        (470, 930, -24, 3),
    ):
        with c.at(x, y, 1, r):
            c.lay(
                poly([(-26, -14), (22, -17), (28, 12), (-8, 16), (-22, 11)]),
                painted(*BANDS[i]),
                6 if y < 800 else 2,
                1.4,
            )
    sulker(c)
    sorry(c)
    snail(c)
    stamp(c, 380, 1168, -14)
