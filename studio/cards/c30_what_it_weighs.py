"""What It Weighs.

On a foggy pier a great pair of scales: an iron anchor swings high in one pan, and in the other, sunk to the
planks, lies one small knitted mitten. Its thread runs off over the edge and down, taut. A row of brass
weights looks on like a family; a mouse pushes from below.
"""

import math
from itertools import pairwise

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.animals.birds import bird
from studio.elements.animals.small_animals import mouse
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM, GREY
from studio.shapes import blob, curve, cut, ell, join, poly, rect, taper, xf

META = {"number": 30, "slug": "what-it-weighs", "seed": 3002}
FINISH = Finish(vignette=0.3, bloom=0.3)

FOG = "#c8ced0"
BLUE_IRON = ["#080e18", "#16222e", "#324652", "#667c88", "#bccaca"]
DRIFT = ["#2c2a2e", "#5c5650", "#988c7c", "#d0c4ac"]
PIVOT = (414.0, 292.0)
HIGH, LOW = (150.0, 176.0), (664.0, 404.0)
PAN_HIGH, PAN_LOW = (150.0, 560.0), (640.0, 950.0)


def fog_and_sea(c: Card) -> None:
    """White air; a mast and a lamp that are hardly there."""
    c.sky([(0, "#a4aeb4"), (260, "#c4cacb"), (560, "#d8d8d0"), (800, "#c0c6c6"), (1200, "#68767e")])
    c.clouds(100, 760, "#b4bcc0", "#e0e0d8", cover=0.5, a=0.5, cell=220)
    for x, h in ((724, 420), (560, 230)):
        c.line([(x, 820), (x + 4, 820 - h)], 7, "#98a4aa", 0.55, ends=0.6)
        for k in (-1, 1):
            c.line([(x + 3, 826 - h), (x + k * h * 0.22, 810)], 2, "#98a4aa", 0.5)
        c.flat(blob((x - 90, 800), (x + 90, 796), (x + 66, 840), (x - 70, 840)), "#9ca8ae", 0.55, 4)
    c.fogband(800, 70, "#d4d8d4", 0.8)


def pier(c: Card) -> Arr:
    """Wet planks; their ends, two piles, and the grey below."""
    sea = np.asarray(sstep(1040, 1090, c.yy), np.float32)
    c.over(sea * 0.9, "#4a5c66")
    for _ in range(60):
        y = 1090 + c.rng.uniform(0, 110)
        c.streak(c.rng.uniform(0, 800), y, c.rng.uniform(20, 70), 2.4, "#94a4a8", 0.35)
    for x in (96, 706):
        c.paint(taper((x, 1080, 58), (x + 2, 1240, 54)), DRIFT, vol=20, grain=2, amb=0.2, wob=0.6)
    deck = poly([(-20, 862), (820, 862), (820, 1096), (-20, 1096)])
    m = c.paint(deck, DRIFT, vol=3, amb=0.42, edge=0.1, wob=0.4, grain=1, light=(400, 500, 320))
    near_far = [862, 884, 910, 942, 980, 1026, 1072]
    for y in near_far:
        c.line([(-20, y), (400, y + 2), (820, y)], 3 + (y - 860) / 60, "#2c2a30", 0.75, 0.7, clip=m, ends=0.9)
        c.line([(-20, y + 4), (400, y + 6), (820, y + 4)], 2, "#e4dcc8", 0.35, 0.7, clip=m, ends=0.9)
    c.marks(m, 0.0, 700, 46, 2.6, jit=0.1, alpha=0.4, curl=0.04)
    for y, y2 in pairwise(near_far):
        for x in (60, 470, 760):
            c.dot(x + (y * 7) % 90, (y + y2) / 2 + 2, 3.8, "#34302f", 0.8)
    c.paint(
        poly([(-20, 1072), (820, 1072), (820, 1102), (-20, 1102)]),
        DRIFT,
        vol=8,
        amb=0.25,
        wob=0.6,
        edge=0.25,
        grain=1,
    )
    c.haze(850, 930, "#ccd2d0", 0.5)
    return m


def chain(c: Card, a: tuple[float, float], b: tuple[float, float], fog: float = 0) -> None:
    """Links from a to b, alternately broad and narrow."""
    n = int(math.hypot(b[0] - a[0], b[1] - a[1]) / 15)
    rot = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    for i in range(n + 1):
        x, y = a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n
        if i % 2:
            c.paint(ell(x, y, 10, 2.6, rot), BLUE_IRON, vol=3, wob=0.1, fog=fog, det=0.5)
        else:
            c.paint(
                cut(ell(x, y, 10.5, 6.4, rot), ell(x, y, 5.6, 2.4, rot)),
                BLUE_IRON,
                vol=3,
                wob=0.1,
                fog=fog,
                det=0.5,
            )


def pan_back(c: Card, x: float, y: float, w: float, fog: float = 0) -> Frame:
    """The inside of a pan, whose rim is at y."""
    f = c.at(x, y, w / 200, wob=0.3, vol=10, fog=fog, edge=0.25, lump=0.03, tex=0.16)
    f.paint(ell(0, 0, 100, 22), BLUE_IRON, amb=0.2, gain=0.5)
    f.shade(ell(0, 5, 84, 14), 0.4, 8)
    return f


def pan_front(c: Card, f: Frame) -> None:
    """The dish below the rim."""
    dish = blob(
        (-100, 0, "c"),
        (-84, 26),
        (-48, 46),
        (0, 53),
        (48, 46),
        (84, 26),
        (100, 0, "c"),
        (60, 17),
        (0, 22),
        (-60, 17),
    )
    m = f.paint(dish, BLUE_IRON, vol=26, rim=0.7, rimcol="#f4f4ec")
    f.line([(-98, 4), (-56, 20), (0, 25), (56, 20), (98, 4)], 4, "#dce4e2", alpha=0.55)
    for x, y, r in ((-40, 34, 12), (30, 40, 16), (62, 24, 9)):
        f.flat(ell(x, y, r, r * 0.5), "#8c5c3c", 0.3, 4, clip=m)


def anchor(c: Card, x: float, y: float) -> None:
    """Heavier than three men, crown in the pan, leaning; and a gull asleep on its stock."""
    f = c.at(x, y, 1.0, 13, wob=0.35, vol=13, edge=0.3, rim=0.7, rimcol="#f0f2ee", lump=0.12, tex=0.3)
    arms = taper(
        (-112, -104, 12),
        (-98, -48, 26),
        (-50, -8, 34),
        (0, 4, 40),
        (50, -8, 34),
        (98, -48, 26),
        (112, -104, 12),
    )
    f.paint(taper((0, 0, 36), (0, -150, 28), (0, -300, 22)), BLUE_IRON)
    m = f.paint(arms, BLUE_IRON, vol=15)
    for k in (-1, 1):
        f.paint(
            blob((k * 70, -70, "c"), (k * 106, -138, "c"), (k * 142, -64, "c"), (k * 106, -54)),
            BLUE_IRON,
            vol=8,
        )
    f.paint(taper((-92, -262, 13), (0, -270, 22), (92, -262, 13)), BLUE_IRON, vol=9)
    for k in (-1, 1):
        f.paint(ell(k * 96, -262, 13), BLUE_IRON, vol=8)
    f.paint(cut(ell(0, -332, 34), ell(0, -332, 21)), BLUE_IRON, vol=8)
    for px, py, r in ((0, -120, 16), (-60, -12, 18), (40, -4, 14), (4, -220, 12), (90, -60, 12)):
        f.flat(ell(px, py, r * 0.6, r), "#9c5c38", 0.45, 5)
    c.marks(m, 0.2, 90, 18, 3, jit=0.1, alpha=0.4)


def mitten(c: Card) -> tuple[float, float]:
    """Small, red, knitted; returns where its thread begins."""
    f = c.at(
        622, 934, 1.24, -64, wob=0.3, vol=17, edge=0.3, det=0.5, rim=0.7, rimcol="#ffd8c0", tex=0.14, amb=0.36
    )
    wool = ["#4a0c18", "#a01c28", "#e0403c", "#ffa080"]
    hand = blob((-30, 6), (-36, -36), (-32, -78), (-12, -100), (14, -98), (32, -74), (34, -30), (30, 6))
    thumb = taper((26, -24, 26), (48, -52, 25), (54, -70, 20))
    f.shade(xf(join(hand, thumb), 6, 8), 0.5, 8)
    for part in (thumb, hand):
        m = f.paint(part, wool)
        for row in range(15):
            for col in range(9):
                x, y = -44 + col * 13 + (row % 2) * 6.5, 4 - row * 8.5
                f.line(
                    [(x - 5, y - 4), (x, y + 2), (x + 5, y - 4)],
                    2,
                    "#7c1420",
                    alpha=0.6,
                    clip=m,
                    det=0.3,
                    wob=0.1,
                )
    snow = f.paint(rect(-35, 0, 35, 38, 8), CREAM, vol=12)
    for x in range(-30, 34, 9):
        f.line([(x, 2), (x, 36)], 2.6, "#94806c", alpha=0.7, clip=snow, ends=0.8)
    f.flat(
        blob((0, -34, "c"), (-16, -52), (-12, -66), (0, -58, "c"), (12, -66), (16, -52)),
        "#fff0dc",
        0.95,
        0.6,
        det=0.8,
    )
    return f.pt(30, 36)


def thread(c: Card, start: tuple[float, float]) -> None:
    """Over the rim, across the planks, over the edge: taut."""
    x, y = start
    pts = curve((x, y), (x + 8, y + 18), (612, 1010), (604, 1074), (603, 1088, "c"), (603, 1230))
    c.line(pts, 5.5, "#5c0c18", 0.6, 0.2, ends=0.9)
    c.line(pts, 3.6, "#e0403c", 1, 0.2, ends=0.9, det=1)


def beam_and_post(c: Card) -> None:
    """A cast post, a beam that has made up its mind."""
    x = PIVOT[0]
    c.shade(ell(x + 10, 964, 140, 18), 0.5, 10)
    f = c.at(x, 960, 1, wob=0.35, vol=20, edge=0.28, rim=0.8, rimcol="#f4f4ec", lump=0.04)
    f.paint(blob((-118, 0), (-104, -30), (-54, -46), (54, -46), (104, -30), (118, 0), (0, 12)), BLUE_IRON)
    f.paint(
        taper(
            (0, -40, 56),
            (0, -110, 34),
            (0, -300, 28),
            (0, -460, 30),
            (0, -560, 40),
            (0, -640, 26),
            (0, -690, 20),
        ),
        BLUE_IRON,
        vol=16,
    )
    for y, r in ((-60, 40), (-108, 26), (-470, 26), (-560, 32), (-640, 22)):
        f.paint(ell(0, y, r, r * 0.36), BLUE_IRON, vol=8)
    (ax, ay), (bx, by) = HIGH, LOW
    c.shade(taper((ax, ay + 14, 20), (x, PIVOT[1] + 20, 40), (bx, by + 14, 20)), 0.25, 8)
    c.paint(taper((ax, ay, 20), ((ax + x) / 2, (ay + PIVOT[1]) / 2 - 12, 30), (x, PIVOT[1], 54), ((bx + x) / 2, (by + PIVOT[1]) / 2 - 12, 30),
        (bx, by, 20)), BLUE_IRON, vol=16, wob=0.35, rim=0.9, rimcol="#f4f4ec", edge=0.3)  # fmt: skip
    for px, py in (HIGH, LOW):
        c.paint(cut(ell(px, py + 10, 20), ell(px, py + 12, 9)), BLUE_IRON, vol=6, wob=0.2)
    c.paint(ell(*PIVOT, 34), BRASS, vol=16, wob=0.3, det=0.5, rim=0.6)
    c.paint(ell(*PIVOT, 14), BLUE_IRON, vol=8, wob=0.3, det=0.6)
    c.paint(taper((x, 262, 16), (x + 30, 200, 9), (x + 58, 140, 3)), BRASS, vol=5, wob=0.3, det=0.5)


def weights(c: Card) -> None:
    """Father, mother, three children, all brass."""
    for x, y, h in ((58, 1010, 110), (138, 1016, 92), (204, 1030, 68), (254, 1034, 52), (294, 1040, 38)):
        f = c.at(
            x,
            y,
            h / 100,
            wob=0.3,
            vol=16,
            edge=0.3,
            det=0.5,
            rim=0.7,
            rimcol="#fffbe8",
            light=(420, 700, 180),
        )
        f.shade(ell(6, 2, 44, 8), 0.5, 7)
        f.paint(
            blob(
                (-38, 0, "c"),
                (-38, -52),
                (-26, -64),
                (-12, -68),
                (12, -68),
                (26, -64),
                (38, -52),
                (38, 0, "c"),
                (0, 8),
            ),
            BRASS,
        )
        f.paint(taper((0, -64, 14), (0, -78, 12)), BRASS, vol=5)
        f.paint(ell(0, -88, 17), BRASS, vol=11)
        f.line([(-38, -12), (0, -4), (38, -12)], 3, "#6a4414", alpha=0.6)
        f.flat(ell(-22, -36, 5, 16), "#fffbe0", 0.6, 3)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(430, 130, 330), key="#f8f6ec", fog=FOG)
    fog_and_sea(c)
    pier(c)
    beam_and_post(c)
    for (px, py), (hx, hy), w, fog in ((PAN_HIGH, HIGH, 250, 0.1), (PAN_LOW, LOW, 250, 0.0)):
        top = (hx, hy + 28)
        if (px, py) == PAN_LOW:
            c.shade(ell(px + 6, py + 68, 120, 16), 0.65, 10, "#14161c")
        chain(c, top, (px + 4, py - 20), fog)
        pan = pan_back(c, px, py, w, fog)
        if (px, py) == PAN_HIGH:
            anchor(c, px + 2, py + 4)
        else:
            start = mitten(c)
        pan_front(c, pan)
        for k in (-1, 1):
            chain(c, top, (px + k * w * 0.48, py), fog)
    thread(c, start)
    weights(c)
    mouse(c, 500, 1030, 92, GREY, flip=True, upright=True)
    bird(c, 236, 262, 54, ["#5c646c", "#a4acb0", "#e4e4dc", "#fffdf4"])
    c.fogband(700, 60, "#d8dcd8", 0.35)
    c.fogband(1130, 30, "#b8c4c6", 0.4)
