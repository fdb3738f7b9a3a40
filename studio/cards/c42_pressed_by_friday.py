"""Pressed by Friday.

In a steamy shop an old woman irons shadows; they hang on a line, grey and limp: a wolf's, a dancer's, one far
too large. The customers wait on the bench, sharp-lit, without any shadow. A meek little man is trying on a
lion's; one shadow is slipping out under the door.
"""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.people.figures import bell, old_woman
from studio.elements.rooms.rooms import door, window
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import CREAM, GREEN, HAIR_GREY, IRON, OCHRE, PINE, PLUM, ROSE, SKIN, TEAL, WALNUT
from studio.shapes import Path, blob, ell, join, rect, taper, xf

META = {"number": 42, "slug": "pressed-by-friday", "seed": 4204}
FINISH = Finish(bloom=0.4, vignette=0.3)

TOBACCO = ["#1c1410", "#4a3424", "#86643f", "#d0a870"]
LINE_Y = 150.0
CHAR = "#23242c"


def wolf() -> Path:
    """A wolf sitting with its nose up; howling, if it were anybody's."""
    body = blob((-50, -16, "c"), (-26, -8), (-6, 4), (6, -22, "c"), (22, 14), (36, 64), (58, 134), (74, 214), (78, 290), (62, 308), (24, 308),
        (12, 268, "c"), (6, 308), (-30, 308, "c"), (-18, 284), (-14, 216), (-34, 150), (-30, 92), (-16, 54), (-34, 22))  # fmt: skip
    return join(body, taper((66, 292, 24), (104, 302, 22), (126, 280, 18), (134, 256, 4)))


def dancer() -> Path:
    """A dancer: bun, one arm up, a bell of tulle, points."""
    body = join(ell(0, -2, 17, 20), ell(4, -24, 9), taper((0, 14, 16), (0, 40, 30), (0, 92, 24)))
    arms = [taper((-10, 30, 11), (-44, 10, 9), (-40, -34, 6)), taper((10, 32, 11), (46, 58, 9), (70, 44, 6))]
    tutu = blob(
        (-12, 84),
        (12, 84),
        (60, 108),
        (88, 132),
        (60, 146),
        (20, 140),
        (-20, 148),
        (-60, 142),
        (-86, 128),
        (-56, 104),
    )
    legs = [
        taper((-8, 138, 20), (-12, 220, 14), (-14, 300, 5)),
        taper((10, 138, 20), (40, 200, 14), (2, 236, 7)),
    ]
    return join(body, *arms, tutu, *legs)


def giant() -> Path:
    """Far too large: a hat, shoulders, a coat that has to be folded over the line."""
    return join(
        blob((-70, -20), (-40, -30), (-38, -70), (36, -72), (40, -30), (76, -22), (70, -8), (-66, -6)),
        blob((-36, -12), (38, -12), (42, 30), (20, 58), (-22, 58), (-42, 28)),
        blob((-30, 50), (30, 50), (110, 80), (136, 180), (132, 330), (120, 470), (60, 484), (-40, 478), (-118, 486), (-130, 330), (-134, 170), (-106, 78)),
    )  # fmt: skip


def lion() -> Path:
    """A lion in profile, walking to the right, all mane; its hind feet at (0, 0)."""
    mane = blob(
        *[
            (286 + (76 + 12 * (i % 2)) * math.cos(a), -120 + (76 + 12 * (i % 2)) * math.sin(a))
            for i, a in enumerate(np.arange(0, 6.28, 0.3))
        ]
    )
    muzzle = join(
        blob((330, -150), (376, -138), (386, -118), (368, -108), (330, -104)),
        blob((330, -98), (366, -94), (356, -80), (326, -80)),
    )
    body = blob(
        (20, -130), (120, -140), (230, -150), (270, -90), (230, -56), (120, -60), (40, -56), (10, -90)
    )
    legs = [
        taper((x, -80, 46), (x + dx, -40, 28), (x + dx * 0.6, 0, 26), (x + dx * 0.6 + 18, 2, 16))
        for x, dx in ((44, -34), (70, 14), (224, -8), (256, 30))
    ]
    return join(
        body,
        mane,
        muzzle,
        *legs,
        ell(262, -196, 20),
        taper((24, -124, 16), (-30, -150, 12), (-50, -210, 11)),
        ell(-52, -222, 20, 26),
    )


def shop(c: Card) -> None:
    """Steam on a big window, tobacco wood."""
    c.sky([(0, "#8c7c68"), (300, "#a89880"), (800, "#907c64"), (1200, "#5c4a3c")], calm=0.4)
    for x in range(0, 820, 80):
        c.line([(x, 0), (x + 2, 860)], 4, "#5c4634", 0.4, ends=0.9)
    window(c, 400, 560, 460, 560, ("#d0d8d8", "#f0e8d4"), TOBACCO)
    c.glow(400, 340, 420, "#fff8e4", 0.3, 1.6)
    c.paint(rect(-10, 664, 810, 690), TOBACCO, vol=8, wob=0.3, edge=0.2)
    floor = c.paint(
        rect(-10, 872, 810, 1210), TOBACCO, vol=3, amb=0.42, edge=0, wob=0.3, grain=1, light=(400, 700, 320)
    )
    for k in range(11):
        c.line(
            [(400 + (k - 5) * 66, 872), (400 + (k - 5) * 150, 1210)],
            3.4,
            "#2c1c14",
            0.6,
            0.4,
            clip=floor,
            ends=0.9,
        )


def hung(
    c: Card,
    shape: Path,
    x: float,
    s: float,
    a: float,
    sway: float,
    pegs: tuple[float, ...],
    y: float = LINE_Y,
) -> Arr:
    """A shadow on the line: flat, translucent, creased like cloth, pegged."""
    placed = xf(shape, x, y, s, sway)
    m = c.mask(placed, 1.4, 0.8)
    folds = 0.84 + 0.3 * (c.noise(46, 3, 0.35, 3.0) - 0.5) + 0.1 * np.sin(c.xx / 11 + 2 * np.sin(c.yy / 60))
    c.over(np.clip(m * a * folds, 0, 1), CHAR)
    edge = np.clip(m - c.blur(m, 4), 0, 1)
    c.over(np.clip(edge * 0.5, 0, 1), "#0c0c14")
    for dx in pegs:
        c.paint(rect(x + dx - 6, LINE_Y - 20, x + dx + 6, LINE_Y + 20, 3), PINE, vol=4, wob=0.2, det=0.8)
    return m


def the_line(c: Card) -> None:
    """Wolf, giant, dancer, and a small one."""
    c.line(
        [(-10, LINE_Y - 12), (200, LINE_Y - 4), (400, LINE_Y), (600, LINE_Y - 4), (810, LINE_Y - 12)],
        4,
        "#3c2c24",
        0.95,
        0.3,
        ends=0.9,
    )
    hung(c, giant(), 412, 0.98, 0.72, 0, (-60, 60), LINE_Y + 62)
    hung(c, wolf(), 134, 1.22, 0.88, -2, (-52, 10), LINE_Y + 24)
    hung(c, dancer(), 672, 1.12, 0.84, 3, (-46, 10), LINE_Y + 34)


def board(c: Card) -> None:
    """The ironing board with half a shadow over it, the iron full of coals."""
    f = c.at(286, 878, 1, wob=0.35, vol=9, edge=0.28, det=0.3)
    f.shade(ell(0, 150, 200, 18), 0.4, 12)
    for a, b in (((-90, 0), (70, 148)), ((80, 0), (-80, 148))):
        f.line([a, b], 13, "#4a3020", alpha=1, ends=0.9)
    f.paint(
        blob((-206, -10), (-170, -30), (100, -32), (176, -18), (180, 0), (100, 10), (-170, 10)), CREAM, vol=9
    )
    limp = blob(
        (-30, -28),
        (70, -30),
        (120, -16),
        (116, 60),
        (92, 96),
        (70, 70),
        (50, 104),
        (24, 66),
        (-2, 90),
        (-24, 40),
    )
    m = c.mask(f.path(limp), 1.2, 0.8)
    c.over(np.clip(m * 0.84 * (0.85 + 0.3 * (c.bank[2] - 0.5)), 0, 1), CHAR)
    iron(c, f)


def iron(c: Card, f: Frame) -> None:
    """Black iron, red mouth."""
    g = c.at(*f.pt(-4, -32), 1.15, wob=0.25, vol=9, edge=0.3, det=0.7, rim=0.6)
    c.halo(*g.pt(-10, -12), 80, "#ff5a28", 0.6)
    g.paint(blob((-62, 0, "c"), (-46, -22), (-20, -36), (40, -38, "c"), (44, 0, "c")), IRON)
    for x in (-30, -8, 14, 34):
        g.flat(ell(x, -13, 8, 6.5), "#ff5c28", 1, 1, det=1)
        g.flat(ell(x, -12, 4, 3), "#ffe08c", 1, 1, det=1)
    g.line([(-22, -36), (-20, -60), (34, -62), (36, -38)], 8, "#3c2418", alpha=1, ends=0.9)
    c.paint(
        taper((420, 846, 40), (374, 844, 32), (318, 790, 22)),
        PLUM,
        vol=12,
        wob=0.25,
        rim=0.9,
        edge=0.28,
        light=(280, 760, 120),
    )
    c.paint(ell(310, 782, 14, 12), SKIN, vol=7, wob=0.2, det=0.7)
    for k in range(5):
        x, y = g.pt(-60 + k * 26, -8)
        c.smoke([(x, y), (x - 14, y - 60), (x + 20, y - 130), (x - 10, y - 210)], 9, 54, "#fffaf0", 0.4)


def customers(c: Card) -> None:
    """A bench of people as if cut out: bright, and nothing under them."""
    c.light = (400, 420, 260)
    c.paint(rect(474, 1070, 776, 1090, 4), WALNUT, vol=5, wob=0.3)
    for x in (492, 758):
        c.paint(rect(x - 9, 1086, x + 9, 1156), WALNUT, vol=4, wob=0.3)
    for x, coat, hat_, k in ((522, ROSE, "bonnet", 1), (624, TEAL, "bowler", 0), (722, OCHRE, "straw", 1)):
        bell(
            c,
            x,
            1156,
            214,
            coat,
            hat_,
            coat if k else WALNUT,
            view="front",
            sit=True,
            shadow=0,
            rim=1.3,
            skirt=bool(k),
        )


def meek_man(c: Card) -> None:
    """He has put on somebody else's roar; it is still a little long."""
    x, y = 84, 1130
    fitted = join(xf(lion(), x + 22, y + 12, 0.9, 3, sy=0.66), taper((x, y, 30), (x + 40, y + 6, 26)))
    c.over(np.clip(c.mask(fitted, 0.7, 1.0) * 0.86, 0, 1), "#17161c")
    bell(c, x, y, 190, GREEN, None, None, HAIR_GREY, view="side", flip=True, arm="up", shadow=0, rim=1.2)


def runaway(c: Card) -> None:
    """Under the door and away: only the head and arms are still in the shop."""
    slip = join(blob((640, 930), (672, 906), (700, 880), (760, 878), (740, 906), (700, 936), (662, 950)), ell(622, 950, 26, 16, -20),
        taper((690, 902, 16), (650, 892, 12), (618, 902, 8)), taper((704, 934, 16), (700, 966, 12), (672, 982, 8)))  # fmt: skip
    c.over(np.clip(c.mask(slip, 1.0, 1.2) * 0.86, 0, 1), "#17161c")


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 300, 300), key="#fff8e8", fog="#d8d0c0")
    shop(c)
    the_line(c)
    c.fogband(640, 60, "#f4eee0", 0.5)
    door(c, 724, 878, 300, 130, TOBACCO, WALNUT)
    c.light = (300, 700, 150)
    old_woman(c, 424, 1030, 310, arm="fwd", rim=1.0)
    board(c)
    runaway(c)
    meek_man(c)
    customers(c)
    c.fogband(560, 90, "#f8f2e6", 0.3)
    c.darken(np.asarray(sstep(1120, 1210, c.yy), np.float32), "#1c1410", 0.3)
