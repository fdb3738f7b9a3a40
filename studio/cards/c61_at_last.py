"""At Last.

A hall filled by one machine: men shovel bells, clocks and trumpets into its furnace, wheels turn, pipes whistle, and
out of the smallest spout, in a shaft of light, over a velvet cushion, comes one white feather. A clerk bows to it.
"""

from studio.elements.figures import bell as person
from studio.elements.household import clock
from studio.elements.machine_works import SOOT, Gear, boiler, collar, feather, gear, hopper, tube
from studio.elements.props import bell
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, CRIMSON, IRON, NAVY, PORCELAIN
from studio.shapes import arch, blob, cut, ell, poly, rect, taper

META = {"number": 61, "slug": "at-last", "seed": 6161}
FINISH = Finish(bloom=0.44, vignette=0.28)

FIRE = (186.0, 900.0)
SPOUT = (520.0, 800.0)
WALL = ["#4c5450", "#84887c", "#bcb498", "#e8d8b0"]
FLOOR = ["#4c3428", "#84604c", "#bc9470", "#f0cc98"]
STEEL_BLUE = ["#1c2838", "#405468", "#7c94a0", "#ccd8d4"]
OVERALL = ["#241c28", "#4c4450", "#84746c", "#e0a868"]


def hall(c: Card) -> None:
    """Pale brick dust and tall windows, so that the machine stands dark against them."""
    c.sky([(0, "#8c9488"), (400, "#bcb498"), (800, "#d0b890"), (1000, "#d8b488")])
    for x in (330, 520, 710):
        c.flat(arch(x - 62, 70, x + 62, 620), "#fff4d0", 0.8, 3)
        for dx in (-30, 0, 30):
            c.line([(x + dx, 76), (x + dx, 620)], 4, "#8c8874", 0.6, 0.3, ends=0.9)
        for y in range(180, 620, 88):
            c.line([(x - 62, y), (x + 62, y)], 4, "#8c8874", 0.6, 0.3, ends=0.9)
    floor = blob((-30, 985), (400, 980), (830, 985), (830, 1240, "c"), (-30, 1240, "c"))
    m = c.paint(floor, FLOOR, vol=3, amb=0.3, edge=0, tex=0.3, light=(*FIRE, 260))
    c.marks(m, 0.02, 300, 60, 5, jit=0.08, alpha=0.4)


def works(c: Card) -> None:
    """Furnace boiler, pipe, second boiler, wheels: less and less, down to one spout."""
    f = c.at(0, 0, 1.0, wob=0.35, amb=0.32, gain=0.8, light=(-40, 260, 420))
    for x in (352, 716):
        f.paint(rect(x - 14, 690, x + 14, 1000), SOOT, vol=8, edge=0.3)
        f.paint(rect(x - 28, 986, x + 28, 1004, 4), SOOT, vol=6, edge=0.3)
    c.paint(
        rect(364, 700, 704, 1002),
        ["#20202c", "#343440", "#50485a"],
        vol=3,
        edge=0.1,
        wob=0.35,
        amb=0.5,
        grad=(-0.2, 0.1),
    )  # a dark bay
    tube(f, (186, 420), (186, 200), (186, -30), w=64)
    tube(f, (276, 420), (276, 240), (310, 176), (400, 176), (432, 240), (432, 380), w=40)
    boiler(f, 186, 1000, 280, 610, bands=5)
    collar(f, 186, 302, 50)
    collar(f, 276, 328, 30)
    c.paint(
        rect(506, 300, 742, 690, 12),
        SOOT,
        vol=8,
        edge=0.34,
        wob=0.35,
        amb=0.4,
        gain=0.7,
        light=(300, 300, 300),
    )
    for x in (526, 722):
        for y in (320, 500, 670):
            c.flat(ell(x, y, 5), "#ecd4a4", 0.9, det=0.5)
    tube(f, (432, 560), (500, 560), (560, 560), w=34)
    boiler(f, 432, 690, 140, 290, bands=3)
    collar(f, 432, 348, 32)
    collar(f, 507, 560, 30, upright=False)
    f.paint(rect(322, 684, 752, 712, 5), STEEL_BLUE, vol=8, edge=0.34, rim=0.5)
    f.shade(rect(330, 712, 744, 732), 0.4, 8)
    great = Gear(634, 430, 19, 0.1)
    for small in (great.meshing(10, 122), great.meshing(8, 52)):
        gear(f, small, BRASS)
    gear(f, great, STEEL_BLUE)
    hopper(f, SPOUT[0], 720, 170)
    clock(c, 432, 480, 74, BRASS, (300, 304))
    clock(c, 186, 520, 96, BRASS, (40, 44))
    for pts in (
        [(300, 330), (350, 260), (330, 150)],
        [(740, 320), (770, 220), (700, 110)],
        [(440, 330), (490, 250), (470, 140)],
    ):
        c.smoke(pts, 12, 60, "#fff8e4", 0.3)


def furnace(c: Card) -> None:
    """The mouth that eats music and hours."""
    f = c.at(186, 1000, 1.0, wob=0.35, vol=12, edge=0.35, light=(*FIRE, 60))
    f.paint(arch(-112, -236, 112, 0), SOOT, vol=14, rim=0.6)
    mouth = f.paint(arch(-88, -208, 88, 0), ["#8c1c08", "#d84810", "#ff9428", "#ffdc70"], vol=6, amb=0.4)
    for x, h in ((-58, 100), (-24, 160), (14, 136), (52, 104)):
        f.paint(blob((x - 26, 0), (x - 20, -h * 0.5), (x, -h), (x + 18, -h * 0.5), (x + 26, 0)), ["#ff8c20", "#ffc048", "#fff0a0"], vol=10, amb=0.7,
            clip=mouth, soft=2, edge=0)  # fmt: skip
    c.glow(*FIRE, 260, "#ff8a2c", 0.36, 1.6)


def horn(c: Card, x: float, y: float, s: float, rot: float) -> None:
    """A trumpet on the heap."""
    f = c.at(x, y, s, rot, vol=6, wob=0.3, edge=0.35, rim=0.7, det=0.6)
    f.paint(taper((-60, 0, 7), (20, 0, 8), (44, 0, 14)), BRASS)
    f.paint(blob((36, -8), (70, -28), (70, 28), (36, 8)), BRASS)
    f.paint(cut(rect(-34, -6, 16, 20, 10), rect(-26, 2, 8, 12, 5)), BRASS)
    for px in (-18, -8, 2):
        f.paint(taper((px, 2, 6), (px, -14, 6)), BRASS)


def fuel(c: Card) -> None:
    """What waits to be burnt, and the two who burn it."""
    c.light = (*FIRE, 140)
    for x, y, h, flip in ((330, 1052, 168, False), (76, 1060, 162, True)):
        hand = person(c, x, y, h, OVERALL, None, view="side", arm="fwd", stoop=0.5, flip=flip, rim=1.2)
        if flip:
            horn(c, hand[0] + 12, hand[1] - 6, 0.8, -24)
            continue
        c.line([(hand[0] + 50, hand[1] + 30), (hand[0] - 56, hand[1] - 6)], 7, "#6c4424", 1, 0.2, ends=0.9)
        c.paint(ell(hand[0] - 72, hand[1] - 8, 30, 9, 8), IRON, vol=6, rim=0.8)
        bell(c, hand[0] - 72, hand[1] - 10, 54)
    c.shade(ell(200, 1152, 160, 14), 0.5, 10)
    bell(c, 100, 1146, 96)
    bell(c, 190, 1154, 70)
    clock(c, 262, 1112, 78, BRASS, (300, 70))
    horn(c, 330, 1138, 0.9, 8)


def delivery(c: Card) -> None:
    """The cushion on its column, the shaft of light, the feather, the clerk."""
    x = SPOUT[0]
    c.beam([(x - 26, 866), (x + 26, 866), (x + 170, 1150), (x - 170, 1150)], "#fff0d0", 0.34, 14)
    f = c.at(x, 1158, 1.0, vol=14, wob=0.3, edge=0.32, light=(x, 860, 140), rim=0.5, amb=0.14, gain=0.6)
    f.shade(ell(0, 2, 120, 14), 0.6, 8)
    f.paint(rect(-74, -20, 74, 2, 4), PORCELAIN)
    f.paint(poly([(-52, -66), (52, -66), (58, -18), (-58, -18)]), PORCELAIN)
    f.paint(rect(-84, -82, 84, -62, 5), PORCELAIN)
    pillow = blob(
        (-146, -88),
        (-150, -104),
        (-120, -128),
        (0, -142),
        (120, -128),
        (150, -104),
        (146, -88),
        (110, -76),
        (0, -74),
        (-110, -76),
    )
    f.paint(pillow, CRIMSON, vol=34, gain=1.1)
    f.line([(-146, -96), (-60, -86), (60, -86), (146, -96)], 4, "#f8dc80", alpha=0.9, ends=0.9)
    for s in (-1, 1):
        f.paint(ell(s * 150, -94, 11), BRASS, vol=6)
        f.paint(taper((s * 152, -86, 9), (s * 158, -58, 16)), BRASS, vol=5)
    f.shade(ell(0, -122, 90, 12), 0.4, 8, "#2c0418")
    c.halo(x, 950, 150, "#e8e0ff", 0.12)
    feather(c, x, 958, 1.0, -10)
    person(
        c,
        716,
        1140,
        186,
        NAVY,
        "bowler",
        NAVY,
        view="side",
        arm="fwd",
        stoop=0.5,
        light=(x, 900, 90),
        rim=1.1,
    )


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(120, 400, 300), key="#ffe8bc", fog="#c0b498")
    hall(c)
    works(c)
    furnace(c)
    c.darken(c.radial(SPOUT[0], 960, 200, 560) * 0.5, "#34241c", 0.3)
    fuel(c)
    delivery(c)
    c.sparks(ell(186, 800, 100, 130), 40, "#ffc864", (0.8, 2.0))
