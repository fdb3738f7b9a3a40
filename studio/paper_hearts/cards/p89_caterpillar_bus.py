"""The Caterpillar Bus.

A crowd: nine passengers, nine moods, and a driver who is very sure of himself.
"""

import numpy as np

from studio.papercut.bits import CREAM, INK, brad, stamp, strip
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import head
from studio.papercut.elements.puppets import paw
from studio.papercut.elements.stage import leaf_frond
from studio.papercut.elements.things import limb
from studio.papercut.lamp import Lamp
from studio.papercut.noise import Arr
from studio.papercut.page import Page, Relief
from studio.papercut.papers import (
    Ground,
    cross,
    dot,
    flower,
    gingham,
    marbled,
    painted,
    plain,
    printed,
    spark,
    stripes,
    wave,
)
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {
    "number": 89,
    "slug": "caterpillar-bus",
    "seed": 5,
    "attitudes": (
        "proud",
        "afraid",
        "joyful",
        "poorly",
        "in-love",
        "impatient",
        "amazed",
        "sleepy",
        "furious",
    ),
}
LAMP = Lamp(angle=-122, key="#fff4de", sky="#dce8ff", soft=0.42)


def meadow(c: Page) -> None:
    c.lay(rect(-20, -20, 820, 1220), painted("#f7d9c4", "#fbe4d2", "#f4cdb4", force=0.6), 0, angle=4)
    c.lay(ell(130, 120, 84), painted("#f26a3c", "#f8854c"), 5)
    hills = (
        (250, "#7cc0c8", "#90ccd2"),
        (520, "#f2b63c", "#f7c65c"),
        (760, "#3f9a86", "#54ab94"),
        (985, "#e4577a", "#ec6f8c"),
    )
    for i, (y, a, b) in enumerate(hills):
        pts = [(x, y + 46 * np.sin(x / 150 + i * 2.1)) for x in range(20, 800, 130)]
        c.lay(
            blob((-60, y + 10, "c"), *pts, (860, y - 10, "c"), (860, 1250, "c"), (-60, 1250, "c")),
            painted(a, b),
            6,
        )


PATH = [
    (800, 296, 92),
    (690, 330, 98),
    (520, 322, 102),
    (340, 330, 106),
    (196, 400, 110),
    (170, 520, 112),
    (290, 610, 116),
    (470, 618, 120),
    (620, 650, 126),
    (712, 760, 130),
    (660, 890, 136),
    (520, 950, 142),
    (330, 980, 150),
]
SEATS = (  # x, y, size, saddle, coat, who, feeling, gaze
    (
        668,
        318,
        0.80,
        printed("#f4d35e", dot, "#e4577a", pitch=30),
        "#3a86b8",
        "sheep",
        "afraid",
        (-0.3, 0.8),
        0.94,
        -8,
    ),
    (506, 310, 0.82, stripes("#f7efe0", "#3a86b8", pitch=24), "#e4577a", "monkey", "joyful", None, 1.02, 7),
    (
        338,
        318,
        0.84,
        printed("#8a5aa0", flower, "#f4d35e", pitch=40),
        "#f2b63c",
        "pig",
        "poorly",
        None,
        0.98,
        -12,
    ),
    (268, 594, 0.92, gingham("#fdf3e0", "#e2573b", 34), "#8a5aa0", "frog", "in-love", None, 0.92, 12),
    (
        458,
        604,
        0.94,
        printed("#2f6f8f", spark, "#f8e4a0", pitch=38),
        "#e2573b",
        "lion",
        "impatient",
        None,
        1.12,
        -6,
    ),
    (
        644,
        652,
        0.98,
        marbled("#f2a03c", "#fbe6c0", "#e2573b", "#f7c65c", size=60),
        "#3f9a86",
        "penguin",
        "amazed",
        (-0.9, 0.8),
        0.9,
        -10,
    ),
    (
        668,
        896,
        1.06,
        printed("#f7efe0", wave, "#3f9a86", pitch=34, half=False),
        "#2f4a86",
        "bear",
        "sleepy",
        None,
        1.12,
        12,
    ),
    (
        470,
        952,
        1.10,
        printed("#e2573b", cross, "#f9d9a8", pitch=36),
        "#f4d35e",
        "crocodile",
        "furious",
        (0.8, -0.7),
        1.04,
        -5,
    ),
)


def body(c: Page) -> None:
    """The long green body: one strip, pleated across its way."""
    line = np.array(curve(*[p[:2] for p in PATH]))
    for x, y, w in PATH[1:]:
        for d in (-30, 30):
            c.lay(taper((x + d, y + w * 0.3, 22), (x + d + 3, y + w * 0.62, 18)), plain("#3a2a3c"), 3)
            c.lay(
                blob(
                    (x + d - 18, y + w * 0.74),
                    (x + d - 16, y + w * 0.56),
                    (x + d + 10, y + w * 0.55),
                    (x + d + 30, y + w * 0.74),
                ),
                plain("#e2573b"),
                3,
            )
    way = np.gradient(line, axis=0)
    at = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    knots = np.interp(np.linspace(0, 1, len(PATH)), np.linspace(0, 1, len(line)), at)
    greens = [
        painted(p, q, force=0.6)
        for p, q in (("#6cb04a", "#82c25c"), ("#5fa443", "#74b652"), ("#7dbd55", "#90cb66"))
    ]
    for n, d in enumerate(np.arange(0, at[-1], 31)):
        i = int(np.searchsorted(at, d))
        (x, y), t = line[i], way[i] / np.hypot(*way[i])
        r = np.interp(d, knots, [p[2] for p in PATH]) / 2
        c.lay(
            ell(x, y, r),
            greens[n % 3],
            0,
            0.4,
            z=18,
            relief=_slant(x, y, t),
        )


def _slant(x: float, y: float, way: Arr) -> Relief:
    return lambda a, b: 0.16 * ((x - a) * way[0] + (y - b) * way[1])


def segment(
    c: Page,
    x: float,
    y: float,
    s: float,
    paper: Ground,
    coat: str,
    who: str,
    feel: str,
    look: tuple[float, float] | None,
    big: float,
    tilt: float,
) -> None:
    with c.at(x, y, s):
        c.lay(blob((-60, 50), (-54, -26), (0, -44), (54, -26), (60, 50)), painted(coat, coat), 5)
        with c.at(0, -72 - 14 * big, 0.84 * big, tilt):
            head(c, who, feel, look=look)
        c.lay(
            blob(
                (-86, 24),
                (-78, -14),
                (-40, -6),
                (0, -2),
                (40, -6),
                (78, -14),
                (86, 24),
                (62, 62),
                (0, 72),
                (-62, 62),
            ),
            paper,
            8,
            1.2,
        )
        for d in (-64, 64):
            brad(c, d, 12, 7)


def driver(c: Page) -> None:
    green = painted("#6cb04a", "#82c25c", "#589a3e")
    with c.at(206, 1000, 1.42):
        for s in (-1, 1):
            strip(c, [(s * 30, -70), (s * 44, -112), (s * 66, -128)], 7, INK, 3)
            c.lay(ell(s * 68, -130, 13), plain("#e4577a"), 4)
        c.lay(
            blob((-92, 8), (-74, -60), (0, -88), (74, -60), (92, 8), (70, 72), (0, 92), (-70, 72)),
            green,
            12,
            1.4,
        )
        c.lay(ell(0, 44, 54, 36), painted("#c4e08a", "#d2ea9c"), 1.4)
        with c.at(0, -12, 1.12):
            face(c, "proud", painted("#5f9f42", "#6cac4c"), gap=31, my=52, size=1.12)
        with c.at(4, -18, 0.9, 5):
            c.lay(
                blob((-66, -56), (-58, -96), (0, -116), (58, -96), (66, -56), (0, -70)),
                painted("#2f4a86", "#3e5fa0"),
                6,
            )
            c.lay(blob((-72, -52), (0, -72), (72, -52), (58, -38), (0, -54), (-58, -38)), plain("#1f2f5c"), 4)
            brad(c, 0, -88, 10)


def gestures(c: Page) -> None:
    """What hands do tells half of the feeling."""
    fur = painted("#7a5238", "#8c6244")
    for q in (-1, 1):  # the monkey throws its arms up
        limb(
            c,
            [(506 + q * 40, 290, 22), (506 + q * 84, 250, 20), (506 + q * 96, 176, 17)],
            plain("#e4577a"),
            5,
        )
        paw(c, 506 + q * 98, 160, 15, fur, q * 14)
        paw(c, 668 + q * 30, 290, 14, plain("#5c4a58"), q * -20)  # the sheep bites its nails
        paw(c, 338 + q * 34, 318, 15, plain("#f0a0a0"), q * -70)  # the pig holds its belly
        limb(
            c,
            [(470 + q * 56, 940, 28), (470 + q * 88, 900, 26), (470 + q * 84, 852, 22)],
            plain("#f4d35e"),
            6,
        )
        paw(c, 470 + q * 84, 838, 20, plain("#4f8f6a"), q * 6)
    limb(c, [(500, 600, 24), (544, 590, 22), (560, 556, 20)], plain("#e2573b"), 6)  # the lion shows the time
    with c.at(566, 528, 1.0, 8):
        c.lay(ell(0, 0, 31), painted("#d9a742", "#e8bc5c"), 5)
        c.lay(ell(0, 0, 24), CREAM, 1)
        strip(c, [(0, 0), (-1, -17)], 4)
        strip(c, [(0, 0), (12, 6)], 4)
    paw(c, 560, 560, 16, plain("#f0b040"), 6)
    limb(
        c, [(690, 630, 22), (728, 620, 20), (738, 590, 18)], plain("#2f3a5a"), 6
    )  # the penguin's cone is empty
    c.lay(
        poly([(716, 520), (762, 528), (734, 604)]),
        printed("#e0a458", cross, "#c4853c", pitch=16, size=0.9),
        5,
    )
    paw(c, 738, 584, 15, plain("#2f3a5a"), 10)
    pink = painted("#f7b6c6", "#fbc8d4")  # because the ice is on the crocodile
    with c.at(-2, -20, 1.0):
        top = ((432, 790), (424, 752), (452, 722), (486, 718), (514, 742), (518, 782))
        c.lay(blob(*top, (506, 810, "c"), (494, 786), (478, 812, "c"), (462, 788), (444, 806, "c")), pink, 6)
        c.lay(ell(478, 716, 13), plain("#d8304a"), 4)
    c.lay(
        blob((598, 926), (610, 896), (700, 890), (732, 912), (724, 956), (640, 962)),
        stripes("#fdf6e6", "#9cc0dc", pitch=16),
        5,
        1.6,
    )  # the bear hugs a pillow
    paw(c, 610, 930, 19, plain("#a8693c"), 70)
    paw(c, 728, 926, 19, plain("#a8693c"), -70)
    for x, t in ((248, -1), (294, 1)):  # the frog folds its hands
        paw(c, x, 596, 16, plain("#5aa84a"), t * -24)


def scene(c: Page) -> None:
    meadow(c)
    leaf_frond(c, 60, 330, 0.8, -20, painted("#2f7f72", "#3f9082"), 5)
    leaf_frond(c, 735, 560, 0.8, 24, painted("#e4577a", "#ee7090"), 5)
    body(c)
    for seat in SEATS:
        segment(c, *seat)
    gestures(c)
    driver(c)
    leaf_frond(c, 60, 1190, 1.2, -14, painted("#2f4a86", "#3e5fa0"), 6)
    leaf_frond(c, 720, 1190, 1.3, 16, painted("#f2b63c", "#f8ca60"), 6)
    leaf_frond(c, 420, 1235, 0.9, 4, painted("#3f9a86", "#54ab94"), 5)
    stamp(c, 560, 62, 10)
