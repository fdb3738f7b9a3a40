"""Harvest Tide.

A fishing boat sails over a field of ripe wheat, its wake two lines of poppies. The fisherman has hoisted his net: hats, and
one surprised hare. Three people sit on the quay, where the corn laps at the stones, and wave; the lighthouse is a
windmill.
"""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.buildings.houses import house, windmill
from studio.elements.people.figures import bell, fisherman
from studio.elements.plants.trees import poplar
from studio.elements.plants.wheat_sea import POPPY, ear, poppy, poppy_wake, swell
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BLUE, CREAM, DEER, GREEN, OCHRE, PINE, ROSE, STONE, TEAL
from studio.shapes import Point, blob, curve, ell, poly, taper, xf

META = {"number": 78, "slug": "harvest-tide", "seed": 7878}
FINISH = Finish(vignette=0.18, bloom=0.3)

HULL = ["#0c1444", "#1c3494", "#3c68c8", "#a4c8ec"]
STRAW = ["#7c5018", "#c8943c", "#f0cc70", "#fff4c0"]
INK = ["#0c0c20", "#24243c", "#4c4c68", "#9898b0"]
CHALK = ["#7c80a4", "#bcbccc", "#f0e8d8", "#fffaec"]


def summer(c: Card) -> None:
    """A deep noon sky with heaped chalk clouds, and the far coast."""
    c.sky([(0, "#2450a8"), (200, "#4c80cc"), (380, "#94bce0"), (470, "#e0e4cc")])
    for x, y, w in ((640, 250, 150), (120, 330, 120), (470, 372, 90)):
        for dx, dy, r in (
            (-0.6, 0.1, 0.3),
            (0.55, 0.08, 0.34),
            (-0.2, -0.14, 0.42),
            (0.2, -0.24, 0.4),
            (0, 0.1, 0.46),
        ):
            c.paint(ell(x + dx * w, y + dy * w, r * w, r * w * 0.7), ["#8ca8d4", "#c4d0e0", "#f0ecdc", "#fffaf0"],
                vol=30, amb=0.4, edge=0, soft=5, wob=2, alpha=0.92)  # fmt: skip
        c.puff(x, y + 0.34 * w, w * 0.8, "#a8c4e0", 0.5)


def coast(c: Card) -> None:
    """Far swells, an island with a hamlet, and the mill that is a lighthouse."""
    swell(c, 470, 5, 130, 0.3, 0.0, 0.42)
    for x, h in ((92, 66), (112, 84), (180, 58)):
        poplar(c, x, 480, h, fog=0.3)
    house(c, 146, 484, 44, lit=False, fog=0.25)
    house(c, 66, 486, 38, lit=False, fog=0.25, wall=CREAM)
    swell(c, 496, 8, 110, 1.6, 0.08, 0.25)
    rock = blob((560, 540), (580, 490), (640, 470), (710, 480), (748, 540))
    c.paint(rock, STONE, vol=18, fog=0.12, wob=1.5)
    windmill(c, 652, 482, 240, turn=28, fog=0.05)
    for y0, y1 in ((-40, -10), (-100, -70)):
        f = c.at(652, 482, 240 / 220, wob=0.3, vol=10, fog=0.05)
        f.paint(poly([(-36 - y0 / 130 * 14, y0), (36 + y0 / 130 * 14, y0), (36 + y1 / 130 * 14, y1),
            (-36 - y1 / 130 * 14, y1)]), POPPY, grad=(0.1, -0.2))  # fmt: skip
    swell(c, 540, 12, 100, 3.2, 0.2, 0.12)
    swell(c, 590, 18, 120, 0.2, 0.3, 0.05)


def sails(f: Frame) -> None:
    """Mast, the big patched lugsail, the jib, and a pennant."""
    f.line([(-34, -60), (-26, -560)], 12, "#5c3820", alpha=1, ends=0.8)
    jib = blob((-34, -520, "c"), (-140, -330), (-244, -136, "c"), (-150, -150), (-64, -128, "c"), (-60, -300))
    m = f.paint(jib, CHALK, vol=34, amb=0.34, rim=0.4, edge=0.25)
    f.shade(blob((-50, -470), (-80, -300), (-80, -140), (-40, -130)), 0.3, 14, "#4c5490", clip=m)
    main = blob((-110, -392, "c"), (10, -488), (132, -560, "c"), (196, -420), (222, -260), (216, -128, "c"),
        (90, -150), (-58, -124, "c"), (-66, -250))  # fmt: skip
    m = f.paint(main, CHALK, vol=70, amb=0.22, rim=0.5, edge=0.28)
    for x0, y0, x1, y1 in (
        (-60, -420, -20, -130),
        (10, -480, 50, -140),
        (76, -520, 130, -136),
        (120, -540, 196, -300),
    ):
        f.shade(
            taper((x0, y0, 8), ((x0 + x1) / 2 + 18, (y0 + y1) / 2, 26), (x1, y1, 10)),
            0.26,
            9,
            "#4c5490",
            clip=m,
        )
    f.paint(
        poly([(70, -330), (150, -346), (158, -262), (80, -250)]), OCHRE, vol=5, alpha=0.85, clip=m, wob=0.5
    )
    f.line([(76, -324), (144, -338), (151, -268), (85, -257), (76, -324)], 2.4, "#6c4420", alpha=0.7)
    f.paint(taper((-128, -380, 11), (10, -482, 13), (150, -574, 9)), PINE, vol=6)
    f.paint(
        blob((-26, -566, "c"), (-70, -590), (-130, -566, "c"), (-76, -560), (-27, -540, "c")), POPPY, vol=7
    )


def hull(c: Card, f: Frame) -> None:
    """The blue boat in side view, bow to the left."""
    shape = blob((-262, -142, "c"), (-130, -92), (0, -76), (120, -84), (216, -112, "c"), (206, -10), (150, 40),
        (-40, 48), (-170, 10), (-232, -70))  # fmt: skip
    m = f.paint(shape, HULL, vol=46, amb=0.3, edge=0.3, rim=0.5, grad=(0.1, -0.3))
    for k in (26, 52, 80):
        f.line(curve((-258 + k, -138 + k), (-120, -90 + k), (0, -74 + k), (120, -82 + k), (212, -104 + k)), 3, "#0c1440",
            alpha=0.6, clip=m)  # fmt: skip
    f.paint(
        taper((-262, -134, 8), (-130, -82, 13), (0, -66, 14), (120, -74, 13), (216, -102, 9)),
        CHALK,
        vol=4,
        clip=m,
    )
    f.paint(
        taper((-270, -152, 10), (-132, -98, 13), (0, -82, 14), (120, -90, 13), (222, -118, 10)),
        PINE,
        vol=7,
        rim=0.7,
    )
    eye = f.pt(-188, -76)
    c.paint(ell(*eye, 15, 11), CHALK, vol=3, wob=0.2, det=0.8)
    c.flat(ell(eye[0] - 2, eye[1] + 1, 6.5), "#1c1c3c", 1, det=1)


CROWNS = {
    "top": ((-19, -2, "c"), (-22, -46, "c"), (0, -49), (22, -46, "c"), (19, -2, "c")),
    "boater": ((-22, -2, "c"), (-22, -20, "c"), (0, -22), (22, -20, "c"), (22, -2, "c")),
    "bowler": ((-20, -2, "c"), (-20, -18), (0, -31), (20, -18), (20, -2, "c")),
}


def lost_hat(g: Frame, kind: str, ramp: Ramp, band: Ramp) -> None:
    """A hat that somebody is missing, brim at (0, 0)."""
    wide = {"top": 33, "boater": 42, "bowler": 32}[kind]
    g.paint(ell(0, 0, wide, 7), [ramp[0], ramp[1]], vol=3, edge=0.3)
    m = g.paint(blob(*CROWNS[kind]), ramp, edge=0.34)
    g.paint(poly([(-26, 1), (-26, -10), (26, -10), (26, 1)]), band, vol=3, clip=m)
    brim = ((-wide, -2, 4), (-wide * 0.5, 4, 7), (0, 5, 7), (wide * 0.5, 4, 7), (wide, -2, 4))
    g.paint(taper(*brim), ramp, vol=3, edge=0.34)


def surprised_hare(c: Card, f: Frame) -> None:
    """A hare's head and paws over the rim, ears straight up; its chin rests at (0, 0)."""
    g = c.at(f.x, f.y, f.s, f.rot, vol=10, wob=0.25, edge=0.28, rim=0.6, det=0.9, amb=0.3)
    for s, lean in ((-1, -16), (1, 24)):
        g.paint(
            blob(
                (s * 18 - 9, -58),
                (s * 18 + lean - 16, -118),
                (s * 18 + lean, -160),
                (s * 18 + lean + 15, -118),
                (s * 18 + 10, -58),
            ),
            DEER,
        )
        g.paint(blob((s * 18 - 3, -66), (s * 18 + lean * 0.8 - 7, -114), (s * 18 + lean, -142), (s * 18 + lean * 0.9 + 7, -114), (s * 18 + 4, -66)),
            ["#8c4c44", "#d89080", "#f8c8b0"], vol=4)  # fmt: skip
    g.paint(blob((-40, -28), (-30, -62), (0, -74), (30, -62), (40, -28), (26, 2), (-26, 2)), DEER, vol=26)
    g.paint(blob((-22, -10), (-16, -30), (0, -36), (16, -30), (22, -10), (0, 4)), CREAM, vol=8, soft=2)
    for s in (-1, 1):
        g.flat(ell(s * 20, -44, 11, 12), "#fff8e8", 1, det=1)
        g.flat(ell(s * 19, -43, 6.5, 7.5), "#20101c", 1, det=1)
        g.flat(ell(s * 19 - 2, -46, 2), "#fffaf0", 1, det=1)
    g.paint(ell(0, -26, 6, 4.6), ["#5c2430", "#c05c5c"], vol=3)
    g.flat(ell(0, -12, 5, 6.5), "#5c2430", 0.95, det=1)


def hare_paws(c: Card, g: Frame) -> None:
    """Both on the hoop."""
    f = c.at(g.x, g.y, g.s, g.rot, vol=8, wob=0.25, edge=0.3, rim=0.6, det=0.9, amb=0.3)
    for s in (-1, 1):
        x = s * 48
        f.paint(blob((x - 15, 50), (x - 16, 26), (x, 18), (x + 16, 26), (x + 15, 50), (x, 56)), DEER)
        for dx in (-5, 5):
            f.line([(x + dx, 40), (x + dx, 52)], 2.4, "#5c2c1c", alpha=0.8)


OVER = ((-80, -18, "top", INK, POPPY, -16), (84, -14, "boater", STRAW, POPPY, 18))
CATCH = (
    (-48, 58, "bowler", TEAL, STRAW, -10), (46, 56, "boater", CREAM, POPPY, 12), (0, 104, "top", POPPY, CREAM, -4),
)  # fmt: skip


def net(c: Card, top: Point) -> None:
    """The catch hangs at `top` before the sail: a hoop and a bag of cord, hats, a hare who had other plans."""
    n = c.at(top[0], top[1] + 190, 1.0, -3, wob=0.3, det=0.7, vol=6)
    bag = blob(
        (-112, -4, "c"), (-108, 50), (-78, 104), (0, 132), (78, 104), (108, 50), (112, -4, "c"), (0, 14)
    )
    n.shade(xf(bag, 26, 22), 0.34, 16, "#4c5490")
    n.paint(ell(0, -4, 112, 20), ["#2c1810", "#4c3018", "#7c5428"], vol=4)
    inside = n.paint(bag, ["#6c4820", "#a87c40", "#dcb878"], vol=50, amb=0.3, edge=0.1)
    for x, y, *_ in CATCH:
        n.shade(ell(x + 3, y + 8, 50, 14), 0.6, 6, "#2c1810", clip=inside)
    for x, y, kind, ramp, band, rot in (*OVER, *CATCH):
        lost_hat(
            c.at(*n.pt(x, y), 1.5, rot - 3, vol=12, wob=0.3, det=0.8, rim=0.6, amb=0.34), kind, ramp, band
        )
    for x in (-110, 110):
        n.line([(x, -6), (x * 0.45, -108), (0, -190)], 5, "#b08c4c", alpha=1, ends=0.9)
    hare = c.at(*n.pt(0, -18), 0.84, -3)
    hare.paint(blob((-30, -20), (30, -20), (44, 40), (0, 52), (-44, 40)), DEER, vol=20, wob=0.25, edge=0.28)
    hare.shade(ell(0, 8, 34, 12), 0.45, 7, "#3c1810")
    surprised_hare(c, hare)
    mesh(n, inside)
    hoop = [(-112, -6), (-80, 8), (0, 16), (80, 8), (112, -6)]
    n.paint(taper(*[(x, y, 10) for x, y in hoop]), PINE, vol=5, rim=0.7)
    hare_paws(c, hare)
    n.paint(ell(0, -188, 10, 8), PINE, vol=6)


def mesh(n: Frame, inside: Arr) -> None:
    """Cords that cross, from the hoop to the bottom of the bag."""
    for k in range(-5, 6):
        for s in (-1, 1):
            cord = curve((k * 26, 2), (k * 23 + s * 22, 50), (k * 16 + s * 38, 96), (k * 6 + s * 40, 136))
            n.line(cord, 2.6, "#4c2c14", alpha=0.8, clip=inside)


def tackle(c: Card, block: Point, hand: Point) -> Point:
    """A block on the yard, the rope through it down to the hand; returns where the catch hangs."""
    knot = (block[0] - 4, block[1] + 60)
    c.line([block, knot], 6, "#e8cc88", 1, 0.3, ends=0.9)
    c.line(curve((block[0] + 10, block[1] + 2), ((block[0] + hand[0]) / 2 + 6, (block[1] + hand[1]) / 2 + 10), hand), 5,
        "#b08c4c", 1, 0.3, ends=0.9)  # fmt: skip
    c.paint(ell(*block, 15, 17), PINE, vol=9, det=0.8, wob=0.3)
    c.flat(ell(*block, 5), "#3c2418", 1, det=0.8)
    return knot


def quay(c: Card) -> None:
    """Old stones where the corn laps; three people on the edge, their backs to us."""
    top = ["#8c8094", "#c8bcb4", "#f0e4cc"]
    c.paint(poly([(-20, 1036), (330, 1052), (372, 1096), (-20, 1086)]), top, vol=4, wob=0.6)
    for x, h, coat, kind, ramp, arm in (
        (104, 196, ROSE, "straw", OCHRE, "down"), (206, 138, BLUE, "plaits", None, "high"), (302, 200, GREEN, "cap", None, "down"),
    ):  # fmt: skip
        c.shade(ell(x + 8, 1088, h * 0.24, 9), 0.45, 6)
        bell(c, x, 1092 + h * 0.14, h, coat, kind, ramp, view="back", sit=True, shadow=0, arm=arm)
    m = c.paint(poly([(-20, 1090), (374, 1098), (356, 1230), (-20, 1230)]), STONE, vol=8, amb=0.36, wob=0.6)
    c.line([(-20, 1092), (180, 1096), (374, 1100)], 5, "#f0e4cc", 0.8, clip=m, ends=0.9)
    for y in (1128, 1166):
        c.line([(-20, y), (368, y + 6)], 3, "#2c2838", 0.5, clip=m)
    for x, y in ((70, 1092), (190, 1094), (300, 1098), (130, 1130), (250, 1132), (60, 1168), (200, 1170)):
        c.line([(x, y), (x + 2, y + 38)], 3, "#2c2838", 0.45, clip=m)


def wake(c: Card) -> list[tuple[float, float, float]]:
    """Poppies where the hull has passed: two lines that part behind the stern, and a few between them."""
    far = poppy_wake(c, ((596, 868), (690, 880), (830, 904)), (4, 14), 44, (6, 10))
    near = poppy_wake(c, ((584, 884), (630, 940), (676, 1030), (700, 1190)), (5, 60), 58, (6, 14))
    between = [
        (610 + 180 * t, 900 + 160 * t + 90 * t * float(c.rng.uniform(-1, 0.4)), 6 + 6 * t)
        for t in np.linspace(0.1, 1, 14)
    ]
    return sorted([*far, *near, *between], key=lambda p: p[1])


def spray(c: Card) -> None:
    """What the bow throws up: broken ears."""
    for x, y, h, lean in (
        (128, 862, 60, -44),
        (112, 876, 84, -26),
        (150, 872, 96, -50),
        (96, 888, 60, -30),
        (172, 884, 80, -30),
    ):
        ear(c, x, y, h, lean)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(160, -240, 420), key="#fff4c4", fog="#d8dcc8")
    summer(c)
    coast(c)
    swell(c, 650, 22, 140, 2.2, 0.45)
    f = c.at(372, 800, 1.0, 5, wob=0.3, det=0.3)
    sails(f)
    hand = fisherman(c, *f.pt(150, -22), 214, view="side", arm="up", lean=13)
    swell(c, 768, 22, 150, 4.6, 0.6)
    hull(c, f)
    net(c, tackle(c, f.pt(-58, -428), hand))
    c.shade(ell(380, 866, 250, 22), 0.4, 14, "#5c2c20")
    swell(c, 876, 18, 120, 0.2, 0.8)
    for x in np.arange(180, 590, 17):
        ear(
            c,
            float(x),
            912 + float(c.rng.uniform(-12, 14)),
            float(c.rng.uniform(40, 66)),
            float(c.rng.uniform(-26, 6)),
        )
    spray(c)
    swell(c, 986, 16, 140, 1.4, 0.9)
    poppies = wake(c)
    for x, y, r in poppies:
        if y < 1080:
            poppy(c, x, y, r)
    quay(c)
    for x, y, r in poppies:
        if y >= 1080:
            poppy(c, x, y, r)
    for x in (*np.arange(396, 790, 26), *np.arange(30, 380, 70)):
        h, lean = float(c.rng.uniform(56, 96)), float(c.rng.uniform(-36, 4))
        ear(c, float(x), 1196 + float(c.rng.uniform(-14, 20)), h, lean, 0.8)
