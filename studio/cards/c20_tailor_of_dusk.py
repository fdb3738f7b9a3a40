"""The Tailor of Dusk.

A tailor on a hill sews night onto day along a seam across the sky, with long stitches and star-headed
pins. The cloth of night hangs over his arm, and a sleeper is already wrapped in its end. A patch has been
cut out of the day, something white shows through; the piece mends a hole in the night.
"""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.land.land import hills
from studio.elements.people.figures import sleeper, tailor
from studio.elements.things.lights import sun
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, STEEL, WOOD
from studio.shapes import blob, curve, cut, ell, join, poly, star, stroke, taper, xf

META = {"number": 20, "slug": "tailor-of-dusk", "seed": 2020}
FINISH = Finish(vignette=0.28)

NIGHT = ["#070b24", "#111c48", "#24386c", "#4c6494", "#a0acc4"]
DAY_PATCH = ["#8a4a5c", "#d8887c", "#f8bc94", "#ffe8c0"]
BRASS_THREAD = "#f4cc6c"
HEM = curve((830, 78), (700, 190), (590, 262), (480, 372), (396, 470), (318, 590), (290, 700),
    (330, 800), (420, 862))  # fmt: skip
SEWN = 0.63  # the share of the hem that is stitched; the rest is pinned


def hem_at(t: float) -> tuple[float, float, float, float]:
    """A point of the hem, t from 0 (top right) to 1 (his arm), and its direction."""
    i = min(int(t * (len(HEM) - 2)), len(HEM) - 2)
    (x, y), (u, v) = HEM[i], HEM[i + 1] - HEM[i]
    n = math.hypot(u, v)
    return float(x), float(y), u / n, v / n


def day(c: Card) -> None:
    """A rose evening, woven like linen."""
    c.sky([(0, "#b86c90"), (300, "#dc8c8e"), (560, "#f4b088"), (760, "#fbd490"), (900, "#ffe6ac")])
    c.clouds(420, 760, "#e89c88", "#ffe0b0", cover=0.42, a=0.6, cell=150, sx=3)
    sun(c, 690, 812, 100, "#fff2c4", "#ffc880", 0.6)
    weave = 0.5 + 0.25 * np.sin(c.xx * 1.05 + c.yy * 0.2) + 0.25 * np.sin(c.yy * 1.05 - c.xx * 0.2)
    c.over(np.asarray(weave * 0.07, np.float32), "#fff4dc")


def cut_patch(c: Card) -> None:
    """A neat hole in the day; behind it there is only white."""
    f = c.at(664, 408, 1, 9, wob=0.4)
    hole = poly([(-56, -64), (58, -60), (54, 66), (-60, 60)])
    f.paint(hole, ["#c4ccd8", "#eef0f0", "#fffefa"], vol=4, amb=0.75, edge=0, det=0.6, lump=0)
    f.shade(cut(poly([(-62, -70), (64, -66), (60, 72), (-66, 66)]), poly([(-44, -48), (62, -60),
        (58, 70), (-50, 64)])), 0.4, 4, "#7c6c88")  # fmt: skip
    f.paint(blob((54, 66, "c"), (10, 63, "c"), (56, 20, "c"), (80, 64), (70, 84)), DAY_PATCH,
        vol=8, edge=0.35, amb=0.2)  # fmt: skip
    for a, b in (
        ((-72, -78), (74, -74)),
        ((74, -74), (72, 10)),
        ((-76, 76), (10, 80)),
        ((-76, 76), (-72, -78)),
    ):
        for t in np.arange(0.04, 0.96, 0.12):
            p, q = (tuple(a[k] + (b[k] - a[k]) * s for k in (0, 1)) for s in (t, t + 0.06))
            f.line([p, q], 3, "#fff6e4", alpha=0.85, ends=0.8)


def night_cloth(c: Card) -> Arr:
    """The cloth: folds, Milky Way, stars, and a turned hem."""
    shape = poly([(-30, -30), (830, -30), *[(float(x), float(y)) for x, y in HEM], (440, 905),
        (360, 930), (240, 940), (120, 960), (-30, 990)])  # fmt: skip
    c.shade(poly([(x + 22, y + 26) for x, y in [(-30, -30), (830, -30), *HEM.tolist(),
        (400, 930), (-30, 990)]]), 0.5, 16, "#5c2c54")  # fmt: skip
    warp = c.noise(150, 3)
    along = (c.xx * 0.72 - c.yy * 0.62) / 46 + warp * 3.4
    folds = np.asarray(0.2 * np.sin(along) + 0.08 * np.sin(along * 2.3 + 1), np.float32)
    m = c.paint(shape, NIGHT, vol=16, amb=0.32, gain=0.5, edge=0.1, tex=0.14, wob=0.6, lump=0.1,
        add=folds, light=(690, 780, 420), rim=0.7, rimw=9, rimcol="#f0a890")  # fmt: skip
    band = np.exp(-(((c.yy - 330 + (c.xx - 200) * 0.62 + (warp - 0.5) * 190) / 74) ** 2)) * m * sstep(0.3, 0.8,
        c.noise(70, 4))  # fmt: skip
    c.over(np.asarray(np.clip(band * 0.45, 0, 1), np.float32), "#8c90cc")
    c.over(np.asarray(np.clip(band**3 * 0.4, 0, 1), np.float32), "#f0dce4")
    c.sparks(m, 420, "#fff6dc", (0.6, 1.8))
    for x, y in (
        (120, 130),
        (300, 90),
        (190, 330),
        (90, 520),
        (400, 230),
        (230, 610),
        (110, 760),
        (520, 120),
    ):
        c.halo(x, y, 22, "#dfe8ff", 0.6)
        c.dot(x, y, 3.2, "#fffbe8", 1)
    inner = HEM + np.array([-15, -15])
    c.line(inner, 2.6, "#8894bc", 0.7, 0.5, ends=1)
    return m


def mend(c: Card) -> None:
    """The piece of day, sewn into the night."""
    f = c.at(176, 236, 1, -12, vol=5, wob=0.4)
    f.shade(poly([(-54, -58), (56, -54), (54, 62), (-58, 56)]), 0.5, 8)
    f.paint(poly([(-54, -62), (56, -58), (52, 58), (-58, 54)]), DAY_PATCH, amb=0.55, edge=0.35, det=0.3)
    for t in np.arange(-48, 52, 20):
        for a, b in (
            ((t, -72), (t + 6, -50)),
            ((t, 68), (t + 6, 46)),
            ((-68, t), (-46, t + 6)),
            ((66, t), (44, t + 6)),
        ):
            f.line([a, b], 4, BRASS_THREAD, alpha=0.95, ends=0.7)


def seam(c: Card) -> tuple[float, float]:
    """Long brass stitches, then star-headed pins where he has not yet come; returns the last stitch."""
    last = (0.0, 0.0)
    for t in np.arange(0.03, SEWN, 0.034):
        x, y, u, v = hem_at(float(t))
        a, b = (x - v * 24 - u * 9, y + u * 24 - v * 9), (x + v * 24 + u * 9, y - u * 24 + v * 9)
        c.line([(a[0] + 3, a[1] + 4), (b[0] + 3, b[1] + 4)], 6, "#2c1838", 0.5, 0.2, ends=0.7)
        c.line([a, b], 6.5, BRASS_THREAD, 1, 0.2, ends=0.6)
        c.line([a, b], 2, "#fffbe0", 0.9, 0.2, ends=0.5)
        last = a
    for t in np.arange(SEWN + 0.05, 0.98, 0.075):
        x, y, u, v = hem_at(float(t))
        a, b = (x - v * 34, y + u * 34), (x + v * 26, y - u * 26)
        c.line([a, b], 3.6, "#e8ecf0", 1, 0.1, ends=0.5)
        c.halo(*b, 26, "#fff0c0", 0.7)
        c.paint(star(*b, 13, 5, 0.45), ["#e8c060", "#fff4c8", "#fffdf0"], vol=3, det=1, wob=0.1, amb=0.6)
    return last


def hill(c: Card) -> None:
    """Far hills in the last light, then the hilltop."""
    hills(c, 868, 26, ["#5c4468", "#98687c", "#d89c8c", "#fcd8a4"], 3, fog=0.35, amb=0.4)
    hills(c, 930, 22, ["#3c3050", "#6c4c64", "#ac7c70", "#f0c084"], 7, fog=0.1, amb=0.3)
    top = blob((-30, 1240), (-30, 1050), (120, 1010), (330, 984), (520, 992), (680, 1040),
        (840, 1130), (840, 1240))  # fmt: skip
    m = c.paint(top, ["#1c1a30", "#3a3448", "#6c5c54", "#d0a868"], vol=40, amb=0.22, rim=0.8,
        edge=0.1, tex=0.3)  # fmt: skip
    c.marks(m, -1.4, 1900, 24, 3, jit=0.12, alpha=0.7, curl=0.3)
    c.darken(np.asarray(c.ground(850) * (1 - sstep(140, 440, c.xx)), np.float32), "#10183c", 0.62)


def fallen_cloth(c: Card) -> None:
    """From his arm the night slides down to the grass and tucks somebody in."""
    edge = [(float(x), float(y)) for x, y in HEM[-60:]]
    cloth = blob(
        (120, 640), (250, 620), *edge[:-2:9], (444, 862), (470, 884), (452, 930), (424, 1000), (380, 1062),
        (300, 1096), (190, 1110), (140, 1090), (150, 1050), (190, 990), (176, 930), (140, 870),
    )  # fmt: skip
    c.shade(xf(cloth, 16, 18), 0.45, 12, "#2c1838", clip=c.ground(840))
    c.shade(ell(220, 1104, 200, 22), 0.5, 10)
    flow = (c.xx * 0.86 - (c.yy - 900) * 0.22) / 17 + c.noise(110, 2) * 2.6
    folds = np.asarray(0.2 * np.sin(flow) + 0.07 * np.sin(flow * 2.1), np.float32)
    falling = np.asarray(c.mask(cloth, 0.6) * sstep(690, 850, c.yy), np.float32)
    m = c.paint(falling, NIGHT, vol=7, amb=0.32, gain=0.5, edge=0.12, wob=0.6, add=folds,
        rim=0.9, rimw=7, rimcol="#f0a890", light=(690, 800, 300))  # fmt: skip
    c.sparks(m, 110, "#fff6dc", (0.7, 1.8))
    sleeper(c, 196, 1110, 270, NIGHT)
    c.sparks(c.mask(blob((130, 1106), (140, 1080), (200, 1066), (300, 1084),
        (320, 1108))), 36, "#fff6dc", (0.7, 1.7))  # fmt: skip


def scissors(c: Card, x: float, y: float) -> None:
    """Left open in the grass."""
    c.shade(ell(x, y + 8, 62, 9), 0.4, 6)
    for sg in (-1, 1):
        c.paint(taper((x - 62, y - 20 * sg, 3), (x, y, 11), (x + 24, y + 9 * sg, 9)), STEEL,
            vol=4, wob=0.2, det=0.8, amb=0.4, rim=0.8)  # fmt: skip
        c.paint(cut(ell(x + 42, y + 15 * sg, 20, 13, 16 * sg), ell(x + 42,
            y + 15 * sg, 12, 6.5, 16 * sg)), BRASS, vol=4, wob=0.2, det=0.8)  # fmt: skip


def needle(c: Card, hand: tuple[float, float], last: tuple[float, float]) -> None:
    """As tall as he is, silver, threaded with brass."""
    foot, eye = (hand[0] - 26, hand[1] + 150), (hand[0] + 26, hand[1] - 128)
    f = taper((*foot, 2), (hand[0], hand[1], 10), (*eye, 13))
    c.paint(join(f, ell(*eye, 9, 20, 10)), STEEL, vol=5, wob=0.15, det=0.9, amb=0.45, rim=0.8)
    c.flat(ell(*eye, 3.6, 12, 10), "#7c5468", 1, wob=0.1, det=1)
    thread = curve(eye, (eye[0] - 60, eye[1] + 66), (eye[0] - 150, eye[1] + 20), (last[0] + 110,
        last[1] + 70), last)  # fmt: skip
    c.flat(stroke(thread, 4.4, 0.9), BRASS_THREAD, 1, wob=0.2, det=0.8)
    tail = curve(eye, (eye[0] + 34, eye[1] + 40), (eye[0] + 20, eye[1] + 96), (eye[0] + 44, eye[1] + 130))
    c.flat(stroke(tail, 4, 0.7), BRASS_THREAD, 1, wob=0.2, det=0.8)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(700, 760, 260), key="#ffe0a4", fog="#e8a890")
    day(c)
    cut_patch(c)
    night_cloth(c)
    mend(c)
    last = seam(c)
    hill(c)
    hand = tailor(c, 520, 1066, 260, arm="up", arm2="out", flip=True, coat=WOOD, rim=1.0)
    c.paint(ell(519, 848, 17, 11), ["#7a4a38", "#d09878", "#f8d0a8"], vol=8, soft=2, wob=0.3, edge=0)
    fallen_cloth(c)
    needle(c, hand, last)
    scissors(c, 640, 1110)
