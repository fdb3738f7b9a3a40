"""Almost There.

A stone bridge stops in the middle of a gorge; the rest of it is drawn in chalk on the sky by a girl who
leans from the last stone. Her donkey has already walked on, it stands on the drawing and eats a chalk
flower. Behind, a rain cloud is coming; on the far side a tiny house has its door open.
"""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.animals.beasts_pack import pack_donkey
from studio.elements.animals.birds import flying_bird
from studio.elements.buildings.houses import house
from studio.elements.people.figures import girl
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, MEADOW, ROOF_RED, WHITE
from studio.shapes import blob, curve, ell, poly, rect, stroke, taper

META = {"number": 19, "slug": "almost-there", "seed": 1919}
FINISH = Finish(vignette=0.2)

CANYON = ["#5a2c2c", "#a05a38", "#d8945a", "#f8d49c"]
STONEWORK = ["#3c3238", "#7c6458", "#bc9c7c", "#f0dcb4"]
BREAK = 362.0


def deck(x: float) -> float:
    """The height of the roadway at x: it climbs to the right."""
    return 716 - 0.17 * x - 46 * math.sin(math.pi * x / 800)


def under(x: float) -> float:
    """The underside of the great arch, from the stone pier (x=206) to the chalk one (x=610)."""
    u = (x - 408) / 202
    return deck(x) + 66 + 250 * (1 - math.sqrt(max(0.0, 1 - u * u)))


def noon(c: Card) -> None:
    """Deep blue noon, and the weather following them."""
    c.sky([(0, "#2f74b4"), (300, "#5598cc"), (600, "#6ca8d0"), (800, "#98c0d2"), (960, "#d0d4c0")])
    c.clouds(120, 480, "#a8cce0", "#f6f6ea", cover=0.3, a=0.6, cell=170)
    for x, y, r in (
        (60, 150, 150),
        (190, 120, 120),
        (20, 280, 130),
        (150, 240, 130),
        (270, 190, 84),
        (250, 270, 70),
        (60, 350, 90),
        (320, 240, 46),
    ):
        cloud = blob(*[(x + r * math.cos(a) * (1 + 0.07 * math.sin(3 * a + r)),
            y + r * 0.66 * math.sin(a)) for a in np.arange(0, 6.2, 0.7)])  # fmt: skip
        c.paint(cloud, ["#2c3044", "#4c5468", "#808894", "#d8d8d0"], vol=r * 0.6, amb=0.14,
            edge=0, soft=4, wob=2, lump=0.1, light=(560, -120, 300))  # fmt: skip
    veil = np.asarray(sstep(330, 420, c.yy) * (1 - sstep(560, 760, c.yy)) * (1 - sstep(160, 330,
        c.xx + (c.yy - 400) * 0.2)), np.float32)  # fmt: skip
    c.over(veil * 0.5, "#5c6a80")
    c.rain(240, 0.2, "#e4ecf0", 0.5, clip=(veil > 0.3).astype(np.float32))


def mesa(c: Card, pts: list[tuple[float, float]], fog: float, bands: int) -> None:
    """A canyon wall with its strata."""
    m = c.paint(blob(*pts), CANYON, vol=26, amb=0.4, fog=fog, edge=0.05, tex=0.35, grain=2,
        lump=0.25, wob=1.6, grad=(0.12, -0.2))  # fmt: skip
    top = min(p[1] for p in pts)
    for k in range(bands):
        y = top + 40 + k * 52
        c.line([(-20, y), (200, y + 8), (420, y - 6), (640, y + 6), (820, y)], 12 + 5 * (k % 3),
            c.fade("#7c3c30", fog), 0.5 * (1 - fog), 1.6, clip=m, det=0, ends=0.9)  # fmt: skip


def gorge(c: Card) -> None:
    """Walls behind walls, a thread of river, swallows far below the road."""
    mesa(c, [(-20, 1240), (-20, 790), (120, 770), (250, 782), (290, 860), (350, 1240)], 0.5, 6)
    mesa(c, [(820, 1240), (820, 800), (700, 796), (560, 812), (500, 850), (460, 960), (440, 1240)], 0.36, 6)
    c.haze(1240, 800, "#6c5468", 0.6)
    floor = blob((180, 1240), (230, 1060), (330, 1030), (440, 1036), (520, 1070), (560, 1240))
    c.paint(floor, CANYON, vol=4, amb=0.5, fog=0.55, fogcol="#7c6070", edge=0, soft=3, tex=0.3)
    stream = taper((392, 1034, 4), (376, 1056, 8), (402, 1086, 13), (366, 1128, 22),
        (388, 1180, 34), (360, 1250, 50))  # fmt: skip
    m = c.paint(stream, ["#3a7c98", "#78b8c4", "#c8e8e4"], vol=4, amb=0.5, edge=0.1, wob=1, fog=0.1)
    c.marks(m, math.pi / 2, 60, 26, 3, jit=0.1, alpha=0.6)
    for x, y, w in ((330, 930, 34), (392, 986, 26), (300, 1010, 22), (520, 1040, 26)):
        flying_bird(c, x, y, w, WHITE, 0.8, -8, x > 350, 0.2)


def stone_bridge(c: Card) -> Arr:
    """One pier and half an arch, laid stone by stone up to the break."""
    road = [(x, deck(x)) for x in np.linspace(-20, BREAK, 24)]
    end = [(BREAK + 14, deck(BREAK) + 16), (BREAK - 6, deck(BREAK) + 24), (BREAK + 6,
        deck(BREAK) + 48), (BREAK - 16, under(BREAK - 16))]  # fmt: skip
    arch = [(x, under(x)) for x in np.linspace(BREAK - 30, 207, 22)]
    near = [(x,
        deck(x) + 66 + 260 * (1 - math.sqrt(max(0.0, 1 - ((x + 20) / 116) ** 2)))) for x in np.linspace(95, -20, 14)]  # fmt: skip
    shape = poly([*road, *end, *arch, (214, 1000), (228, 1240), (76, 1240), (88, 1000), *near])
    m = c.paint(shape, STONEWORK, vol=12, amb=0.34, edge=0.3, tex=0.3, wob=0.7, rim=0.6,
        grad=(0.12, -0.2), lump=0.2)  # fmt: skip
    for k in range(1, 20):
        c.line([(x, deck(x) * max(0, 1 - k / 9) + (590 + k * 34) * min(1,
            k / 9)) for x in (-20, 110, 240, BREAK)], 2.6, "#4c3a38", 0.5, 0.8, clip=m, ends=1)  # fmt: skip
        for j in range(16):
            x = j * 36 + (k % 2) * 18 - 20
            y = deck(x) * max(0, 1 - k / 9) + (590 + k * 34) * min(1, k / 9)
            c.line([(x, y), (x - 1, y - 33)], 2.4, "#4c3a38", 0.45, 0.6, clip=m, ends=0.8)
    c.shade(blob((207, 1000), (210, 900), (262, 760), (BREAK, 700), (BREAK - 50, 690),
        (240, 740), (186, 880), (184, 1240), (228, 1240)), 0.5, 14, "#2c2438", clip=m)  # fmt: skip
    coping = poly([*[(x, deck(x) - 9) for x in np.linspace(-20, BREAK + 8, 20)], *[(x,
        deck(x) + 10) for x in np.linspace(BREAK + 8, -20, 20)]])  # fmt: skip
    c.paint(coping, ["#6c5a50", "#b49c80", "#e8d4b0", "#fff4d8"], vol=6, amb=0.5, wob=0.6, edge=0.35)
    return m


def chalk(c: Card, line: list[tuple[float, float]], w: float = 6, a: float = 0.95) -> None:
    """A chalk line: a dusty halo, two passes, gaps where the sky skipped."""
    pts = curve(*line)
    halo = np.asarray(c.blur(c.mask(stroke(pts, w * 2.2, 0.7)), 7) * 0.26, np.float32)
    c.over(halo * a, "#ffffff")
    grains = sstep(0.3, 0.46, c.noise(7, 3)) * 0.85 + 0.15
    w *= 1.2
    for dx, dy, k in ((0, 0, 1.0), (2.5, -2.4, 0.45)):
        m = c.mask(stroke(pts + np.array([dx, dy]), w * k, 0.7), 0.8) * grains
        c.over(np.asarray(m * a, np.float32), "#fffdf4")
        c.detail = np.maximum(c.detail, m * 0.6)


def chalk_bridge(c: Card) -> None:
    """The other half, as she means it to be."""
    xs = np.linspace(BREAK + 4, 730, 18)
    wash = poly([*[(x, deck(x)) for x in xs], (730, 740), (694, 900), (622, 900), *[(x,
        under(x)) for x in np.linspace(608, BREAK + 10, 14)]])  # fmt: skip
    m = c.mask(wash, 1, 3)
    c.over(np.asarray(m * (0.16 + 0.16 * sstep(0.4, 0.7,
        c.noise(16, 3, 2.2, 0.6))) * (1 - sstep(720, 900, c.yy)), np.float32), "#ffffff")  # fmt: skip
    chalk(c, [(x, deck(x) - 8) for x in xs], 10)
    chalk(c, [(x, deck(x) + 12) for x in xs], 6)
    chalk(c, [(x, under(x)) for x in np.linspace(BREAK + 6, 606, 14)], 7)
    chalk(c, [(x, under(x) - 30) for x in np.linspace(BREAK + 4, 584, 14)], 4, 0.8)
    chalk(c, [(610, 860), (616, 950), (612, 1060)], 6, 0.85)
    chalk(c, [(696, 800), (702, 900), (698, 1020)], 6, 0.8)
    for x in range(int(BREAK) + 24, 604, 26):
        chalk(c, [(x, under(x) - 28), (x + (x - 408) * 0.05, under(x) - 2)], 3.4, 0.7)
    for k, x in enumerate(range(560, 700, 30)):
        chalk(c, [(x, deck(x) + 24), (x + 1, deck(x) + 52)], 3, 0.7)
        if k % 2:
            chalk(c, [(x - 26, deck(x) + 54), (x, deck(x) + 54), (x + 30, deck(x) + 53)], 3, 0.7)
    for row, y in enumerate(range(720, 1000, 38)):
        chalk(c, [(620, y), (658, y - 2), (692, y - 3)], 3, 0.7)
        chalk(c, [(646 + (row % 2) * 18, y), (646 + (row % 2) * 18, y - 34)], 3, 0.7)


def thistle(c: Card, x: float, y: float) -> None:
    """A chalk flower, half eaten."""
    chalk(c, [(x + 4, y + 26), (x, y), (x - 4, y - 22)], 4)
    chalk(c, [(x + 2, y + 10), (x + 16, y - 2)], 3.4)
    for a in (-2.5, -1.9, -1.3, -0.7):
        chalk(c, [(x - 4, y - 22), (x - 4 + 20 * math.cos(a), y - 22 + 20 * math.sin(a))], 4)


def far_side(c: Card) -> None:
    """The right-hand cliff and the house that waits."""
    mesa(c, [(830, 1240), (830, 560), (790, 566), (752, 562), (726, 578), (738, 700),
        (722, 860), (744, 1020), (716, 1240)], 0.12, 9)  # fmt: skip
    c.paint(blob((718, 580), (750, 556), (830, 544), (830, 582), (766, 588)), MEADOW, vol=8,
        amb=0.4, wob=1.4)  # fmt: skip

    house(c, 748, 562, 92, roof=ROOF_RED, lit=False, door=False, g=0)
    c.paint(rect(735, 524, 757, 563), ["#3a2018", "#7a4a2c", "#c88850"], vol=2, wob=0.2, det=1)
    c.flat(rect(739, 528, 754, 562), "#ffd884", 1, wob=0.2, det=1)


def near_side(c: Card) -> None:
    """The left-hand cliff they have come from, already in the shade of the cloud."""
    mesa(c, [(-30, 1240), (-30, 730), (40, 716), (96, 736), (118, 800), (96, 920), (126, 1060),
        (104, 1240)], 0, 9)  # fmt: skip
    c.darken(c.mask(poly([(-20, 690), (130, 700), (150, 1240), (-20, 1240)]), 1, 24), "#3c3848", 0.35)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(560, -160, 330), key="#fff4d0", fog="#b8ccd0")
    noon(c)
    gorge(c)
    far_side(c)
    stone_bridge(c)
    near_side(c)
    chalk_bridge(c)
    hand = girl(c, BREAK - 26, deck(BREAK - 26) - 4, 174, coat=BLUE, view="side", arm="fwd",
        flip=True, lean=16)  # fmt: skip
    c.paint(ell(hand[0] + 4, hand[1] - 4, 8, 4, -30), ["#d8d4cc", "#ffffff"], vol=2, det=1)
    x = 536
    f = pack_donkey(c, x, deck(x) - 6, 162, flip=True)
    gx, gy = f.pt(-136, -20)
    thistle(c, gx + 8, gy + 6)
    for dx in (-64, -48, 54, 42):
        c.puff(x + dx, deck(x + dx) - 6, 16, "#ffffff", 0.5)
    c.sparks(c.mask(ell(hand[0] + 14, hand[1] + 20, 46, 60)), 60, "#ffffff", (0.8, 2.2))
