"""The Weather Indoors.

In a quiet parlour a birdcage holds a thunderstorm, cloud pressed to the bars, lightning on the walls. The
bird sits outside, on top, a tiny key in its beak. On the table a saucer is filling with rain.
"""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.animals.birds import bird
from studio.elements.rooms.rooms import room
from studio.elements.things.props import key
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, PORCELAIN
from studio.shapes import blob, curve, cut, ell, join, poly, stroke, taper

META = {"number": 10, "slug": "weather-indoors", "seed": 1010}
FINISH = Finish(bloom=0.5)

CX, FOOT, H, HALF = 400.0, 902.0, 680.0, 236.0  # the cage
FLASH = (410.0, 600.0)
CLOUD = ["#171c2c", "#333d52", "#66707e", "#b4b39c", "#f6edb8"]
CANARY = ["#4a3814", "#a88428", "#ecc848", "#fff2a0"]
CLOTH = ["#3a2a34", "#6f5058", "#b08a84", "#ecd2b4"]


def profile(t: float) -> float:
    """Half-width of the cage at height t (0 foot, 1 top)."""
    return HALF * (1 if t < 0.58 else math.sqrt(max(0.0, 1 - ((t - 0.58) / 0.42) ** 2)))


def bar(u: float) -> list[tuple[float, float]]:
    """One bar, u = -1 left … 1 right."""
    return [(CX + u * profile(t), FOOT - t * H) for t in (0, 0.2, 0.4, 0.58, 0.7, 0.8, 0.88, 0.94, 0.98, 1)]


def parlour(c: Card) -> None:
    """Slate stripes, a flash on the wall, and the shadows of the bars."""
    room(c, ("#2c3444", "#4a5260"), ("#14121a", "#2e2a32", "#5a5050", "#9c8a70"), 1010,
        ["#161820", "#343a46", "#666c74"], paper="stripes", ink="#1c2230")  # fmt: skip
    c.glow(*FLASH, 620, "#e8e2a0", 0.62, 1.5)
    ang = np.arctan2(c.yy - FLASH[1], c.xx - FLASH[0])
    far = np.hypot((c.xx - FLASH[0]) * 1.1, c.yy - FLASH[1])
    rays = sstep(0.72, 0.9, np.cos(ang * 22 + 0.4)) * sstep(200, 300, far) * (1 - sstep(380, 720, far))
    c.over(np.asarray(rays * 0.22 * (1 - c.ground(1012)), np.float32), "#1e2434")


def table_top(c: Card) -> None:
    """A round table with a faded cloth to the ground."""
    c.shade(ell(400, 1150, 330, 40), 0.6, 18)
    skirt = blob((122, 940, "c"), (112, 1010), (96, 1120), (80, 1230, "c"), (720, 1230, "c"),
        (704, 1120), (688, 1010), (678, 940, "c"))  # fmt: skip
    m = c.paint(skirt, CLOTH, vol=50, amb=0.14, grain=2, wob=0.5, light=(400, 780, 260), grad=(0.16, -0.3))
    for i, x in enumerate((150, 206, 268, 340, 410, 478, 546, 606, 656)):
        fold = taper(
            (x, 978, 8), (x + (x - 400) * 0.07, 1080, 18), (x + (x - 400) * 0.14, 1230, 34 + 8 * (i % 2))
        )
        c.shade(fold, 0.4, 7, "#2a1826", clip=m)
    c.paint(ell(400, 936, 282, 54), CLOTH, vol=4, amb=0.5, edge=0.2, wob=0.4,
        light=(400, 700, 300), grad=(0.2, -0.1))  # fmt: skip
    c.shade(ell(400, 934, 232, 36), 0.55, 12, "#241820")


def storm(c: Card) -> Arr:
    """The cloud fills the cage and squeezes between the bars."""
    rise = (0, 0.3, 0.58, 0.68, 0.78, 0.88, 0.94, 0.98)
    left = [(CX - profile(t), FOOT - t * H) for t in rise]
    inside = poly([*left, *[(2 * CX - x, y) for x, y in left[::-1]]])
    m = c.flat(inside, "#232a3a", 0.9, 3)
    c.glow(*FLASH, 330, "#f4eeb0", 0.75, 1.3)
    bumps = [
        (300, 330, 84), (480, 320, 92), (392, 290, 96), (226, 430, 78), (578, 424, 82), (320, 430, 100),
        (470, 440, 104), (186, 530, 64), (616, 524, 62), (260, 545, 82), (540, 548, 84), (400, 500, 92),
        (340, 590, 54), (470, 596, 52), (200, 620, 46), (606, 620, 48), (272, 640, 46), (548, 646, 50),
    ]  # fmt: skip
    for x, y, r in bumps:
        clump = blob(*[(x + math.cos(a) * r * (1 + 0.1 * math.sin(3 * a + x)),
            y + math.sin(a) * r * 0.84) for a in np.arange(0, 6.2, 0.75)])  # fmt: skip
        near = max(0.0, 1 - math.hypot(x - FLASH[0], y - FLASH[1] - 30) / 330)
        c.paint(clump, CLOUD, vol=r * 0.8, amb=0.14 + 0.2 * near, edge=0.03, wob=1.6, tex=0.22,
            lump=0.08, soft=2, light=(FLASH[0], FLASH[1] + 90, 110), gain=0.55 + 0.5 * near,
            grad=(-0.1, 0.1), clip=m)  # fmt: skip
    return m


def lightning(c: Card) -> None:
    """One bolt and its branch, white-yellow, repainted last."""
    bolt = [
        (436, 540),
        (420, 588),
        (384, 622),
        (398, 660),
        (366, 706),
        (392, 738),
        (370, 786),
        (386, 820),
        (374, 880),
    ]
    fork = [(398, 660), (444, 690), (456, 728), (496, 752), (506, 806), (534, 842)]
    twig = [(366, 706), (322, 734), (306, 776), (276, 800)]
    for line, w in ((bolt, 14), (fork, 8), (twig, 5.5)):
        shape = stroke(curve(*[(x, y, "c") for x, y in line]), w, 0.3)
        c.over(np.clip(c.blur(c.mask(shape, 0), 16) * 1.3, 0, 1), "#f6ea9c")
        c.flat(shape, "#fffde8", 1, wob=0.2, det=1)
    c.glow(390, 870, 150, "#fff4b0", 0.6, 1.8, 0.4)


def cage(c: Card) -> None:
    """The front bars, dark against the flash, with brass light on their edges."""
    for u in (-1, -0.86, -0.66, -0.42, -0.14, 0.14, 0.42, 0.66, 0.86, 1):
        c.line(bar(u), 7.5, "#241a16", 1, 0.3, ends=0.9)
        c.line([(x - 1.6 * np.sign(u), y) for x, y in bar(u)], 2.4, "#e8c870", 0.85, 0.3, ends=0.9)
    for t in (0.3, 0.58):
        w, y = profile(t), FOOT - t * H
        c.line([(CX - w, y), (CX, y + 26), (CX + w, y)], 8, "#241a16", 1, 0.3, ends=0.9)
        c.line([(CX - w, y - 2), (CX, y + 24), (CX + w, y - 2)], 2.4, "#e8c870", 0.8, 0.3, ends=0.9)
    rim, low = ell(CX, FOOT, HALF + 12, 26), ell(CX, FOOT + 26, HALF + 8, 28)
    side = join(low, poly([(CX - HALF - 12, FOOT), (CX + HALF + 12, FOOT), (CX + HALF + 8,
        FOOT + 26), (CX - HALF - 8, FOOT + 26)]))  # fmt: skip
    c.paint(cut(join(side, rim), ell(CX, FOOT - 6, HALF + 2, 19)), BRASS, vol=12, amb=0.2,
        wob=0.3, edge=0.35, light=(400, 700, 200))  # fmt: skip
    c.paint(ell(CX, FOOT - H + 4, 26, 14), BRASS, vol=8, wob=0.3, amb=0.2)
    c.paint(cut(ell(CX, FOOT - H - 24, 24), ell(CX, FOOT - H - 24, 15)), BRASS, vol=5, wob=0.3, amb=0.3)


def squeezed_out(c: Card) -> None:
    """Wisps that have got through."""
    for x, y, r in ((166, 470, 34), (640, 500, 36), (172, 560, 26), (632, 400, 26), (536, 280, 30)):
        for k in range(3):
            c.puff(x + (k - 1) * r * 0.5, y + (k % 2) * r * 0.3, r, "#7a8288", 0.5)


def saucer(c: Card, x: float, y: float) -> None:
    """The saucer is nearly full; three drops hang in the air above it."""
    c.shade(ell(x + 4, y + 12, 78, 17), 0.5, 7)
    c.paint(ell(x, y, 76, 21), PORCELAIN, vol=8, wob=0.25, det=0.6, amb=0.35)
    c.paint(ell(x, y - 3, 57, 13.5), ["#2c4458", "#6c8c9c", "#e4ecd8"], vol=2, wob=0.2, det=0.6, amb=0.42)
    for r in (14, 30):
        c.paint(cut(ell(x + 6, y - 3, r, r * 0.24), ell(x + 6, y - 3, r - 3, r * 0.24 - 1.4)),
            ["#dfe8e0", "#fffef0"], vol=1, wob=0.2, alpha=0.7)  # fmt: skip
    for up in (10, 27, 40):
        c.paint(ell(x + 6, y - 6 - up, 3.4, 5), ["#c8dce0", "#ffffff"], vol=2, wob=0.1, det=1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*FLASH, 200), key="#fff3b4", fog="#4a5262")
    parlour(c)
    table_top(c)
    m = storm(c)
    c.rain(150, 0.1, "#f4f0d0", 0.6, clip=m * c.ground(640))
    c.paint(ell(CX, FOOT - 2, HALF + 4, 22), ["#1c2430", "#4a5864", "#a8a888", "#f8f0b8"],
        vol=2, amb=0.35, wob=0.3, light=(390, 840, 60))  # fmt: skip
    lightning(c)
    cage(c)
    squeezed_out(c)
    saucer(c, 226, 974)
    c.light = (330, 300, 200)
    f = bird(c, 404, 176, 124, CANARY, ["#8c7434", "#e4cc6c", "#fff4b0", "#fffbe0"])
    key(c, *f.pt(-25, -37), 58, BRASS, 8)
