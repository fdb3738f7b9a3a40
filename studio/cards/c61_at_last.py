"""At Last.

A machine as tall as a cathedral: into the funnel at its top men throw bells, clocks and trumpets; fire, pipes and wheels
make less and less of them, and out of the smallest spout, over a velvet cushion, comes one white feather. A clerk bows.
"""

from studio.elements.figures import bell as person
from studio.elements.household import clock
from studio.elements.machine_works import (
    SOOT,
    Gear,
    boiler,
    collar,
    feather,
    gear,
    great_hopper,
    hopper,
    tube,
)
from studio.elements.props import bell
from studio.elements.workers_feeding import feeding_worker
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, CRIMSON, NAVY, PORCELAIN, WOOD
from studio.shapes import arch, blob, cut, ell, poly, rect, taper

META = {"number": 61, "slug": "at-last", "seed": 6161}
FINISH = Finish(bloom=0.46, vignette=0.3)

FIRE = (400.0, 532.0)
SPOUT = (400.0, 862.0)
FLOOR = ["#1c1418", "#3c2c2c", "#745444", "#c89c74"]
STEEL_BLUE = ["#1c2838", "#405468", "#7c94a0", "#ccd8d4"]
BAY = ["#100e18", "#1c1824", "#302838"]
EMBER = ["#3c0808", "#8c1c08", "#d84810", "#ff9428"]


def hall(c: Card) -> None:
    """Amber steam and tall windows above; below the machine it is dark, and quiet."""
    c.sky([(0, "#8c6848"), (260, "#c49c6c"), (560, "#a8845c"), (760, "#5c443c"), (960, "#34282c")])
    for x in (90, 250, 550, 710):
        c.flat(arch(x - 52, 90, x + 52, 620), "#fff0c4", 0.5, 4)
        for dx in (-18, 18):
            c.line([(x + dx, 96), (x + dx, 620)], 4, "#a88c64", 0.5, 0.3, ends=0.9)
        for y in range(190, 620, 90):
            c.line([(x - 52, y), (x + 52, y)], 4, "#a88c64", 0.5, 0.3, ends=0.9)
    for pts in ([(120, 420), (60, 300), (130, 120)], [(690, 440), (760, 260), (660, 90)]):
        c.smoke(pts, 20, 90, "#fff4dc", 0.32)
    floor = blob((-30, 1022), (400, 1014), (830, 1022), (830, 1240, "c"), (-30, 1240, "c"))
    m = c.paint(floor, FLOOR, vol=3, amb=0.16, edge=0, tex=0.28, light=(400, 1000, 120))
    c.marks(m, 0.02, 260, 60, 5, jit=0.06, alpha=0.4)


def works(c: Card) -> None:
    """Everything that stands on the platform: the fire, what it heats, what it drives."""
    f = c.at(0, 0, 1.0, wob=0.35, amb=0.3, gain=0.85, light=(120, 240, 380))
    c.paint(rect(150, 716, 650, 1024), BAY, vol=3, edge=0.1, wob=0.35, amb=0.5)
    for x in (136, 664):
        f.paint(rect(x - 22, 700, x + 22, 1030), SOOT, vol=14, edge=0.3)
        f.paint(rect(x - 40, 1012, x + 40, 1036, 5), SOOT, vol=8, edge=0.3)
    for x in (52, 748):
        f.paint(rect(x - 9, 306, x + 9, 700), SOOT, vol=6, edge=0.3)
    tube(f, (150, 480), (150, 392), (200, 352), (262, 380), (300, 470), w=38)
    tube(f, (530, 600), (640, 600), (640, 560), w=30)
    boiler(f, 150, 700, 150, 210, bands=3)
    collar(f, 150, 466, 34)
    clock(c, 150, 590, 86, BRASS, (40, 44))
    great = Gear(624, 484, 17, 0.1)
    for x0, y0, x1, y1 in (
        (566, 700, 624, 484),
        (716, 700, 624, 484),
        (590, 628, 694, 628),
        (624, 484, 704, 388),
    ):
        f.paint(taper((x0, y0, 18), (x1, y1, 16)), SOOT, vol=7, edge=0.3)
    for small in (great.meshing(11, 96), great.meshing(8, -50)):
        gear(f, small, BRASS)
    gear(f, great, STEEL_BLUE)
    boiler(f, 400, 700, 270, 260, bands=4)
    f.paint(rect(66, 690, 734, 724, 6), STEEL_BLUE, vol=10, edge=0.34, rim=0.5)
    for x in range(90, 730, 40):
        c.flat(ell(x, 707, 4), "#d8e4dc", 0.8, det=0.4)
    f.shade(rect(80, 724, 720, 752), 0.6, 10)


def porthole(c: Card) -> None:
    """The fire, seen through its round door."""
    f = c.at(*FIRE, 1.0, wob=0.3, edge=0.34, light=(340, 400, 160))
    f.paint(ell(0, 0, 92), SOOT, vol=16, rim=0.6)
    mouth = f.paint(ell(0, 0, 72), EMBER, vol=6, amb=0.1, gain=0.7, light=(400, 600, 50))
    for grow, ramp in ((1.0, ["#d84810", "#f07818", "#ffa830"]), (0.66, ["#ff9c28", "#ffc850", "#fff0a0"])):
        for x, h in ((-40, 72), (-10, 118), (24, 92), (50, 58)):
            w, h = 24 * grow, h * grow
            tongue = blob(
                (x - w, 68),
                (x - w * 0.8, 68 - h * 0.4),
                (x + 4, 68 - h),
                (x + w * 0.6, 68 - h * 0.5),
                (x + w, 68),
            )
            f.paint(tongue, ramp, vol=14, amb=0.5, clip=mouth, soft=4, edge=0, wob=1.2)
    c.glow(*FIRE, 230, "#ff8a2c", 0.34, 1.7)


def trumpet(c: Card, x: float, y: float, s: float, rot: float, flip: bool = False) -> None:
    """Mouthpiece, windings, three valves, and the bell that flares to a dark round mouth (to the right, or flipped)."""
    f = c.at(x, y, s, rot, flip, vol=5, wob=0.25, edge=0.45, rim=0.8, det=0.8, tex=0.1)
    f.paint(cut(rect(-48, -14, 40, 22, 18), rect(-39, -5, 31, 13, 9)), BRASS)
    f.paint(taper((-86, -10, 7), (0, -10, 8), (34, -10, 10)), BRASS)
    f.paint(taper((-98, -10, 13), (-88, -10, 6)), BRASS)
    for px in (-20, -4, 12):
        f.paint(rect(px - 6, -26, px + 6, 26, 3), BRASS, vol=6)
        f.paint(taper((px, -27, 4), (px, -36, 4)), BRASS)
        f.paint(ell(px, -38, 6, 4), PORCELAIN, vol=3)
    flare = blob(
        (24, -15, "c"), (56, -18), (78, -28), (96, -50, "c"), (96, 30, "c"), (78, 8), (56, -2), (24, -5, "c")
    )
    f.paint(flare, BRASS, vol=22)
    f.line([(26, -12), (58, -14), (80, -22), (92, -36)], 3.4, "#fffbe0", alpha=0.85)
    f.paint(ell(96, -10, 12, 41), BRASS, vol=5)
    f.paint(ell(97, -10, 8, 34), ["#2c1408", "#5c3410", "#8c5c1c"], vol=6)


def heap(c: Card) -> None:
    """What goes in: bells, hours and fanfares, heaped above the rim of the great funnel."""
    f = c.at(400, 0, 1.0, wob=0.35, light=(120, 60, 320))
    mouth = ell(400, 250, 246, 36)
    c.paint(mouth, ["#1c1014", "#34201c", "#5c3c28"], vol=4, edge=0.3)
    c.light = (200, 20, 240)
    trumpet(c, 236, 170, 1.12, 52, True)
    trumpet(c, 552, 160, 1.12, -58)
    bell(c, 318, 216, 108)
    clock(c, 412, 150, 112, BRASS, (300, 70))
    bell(c, 506, 236, 104)
    clock(c, 246, 236, 78, BRASS, (10, 120))
    clock(c, 580, 244, 70, BRASS, (200, 40))
    trumpet(c, 404, 232, 0.9, 6)
    bell(c, 322, 276, 74)
    bell(c, 452, 282, 66)
    great_hopper(f, 250, 500, 210, 192)


def gangways(c: Card) -> None:
    """The two who feed it, on planks high up."""
    for x0, x1, s in ((20, 142, 1), (658, 780, -1)):
        c.paint(rect(x0, 300, x1, 314, 2), WOOD, vol=4, edge=0.3, wob=0.4)
        c.paint(taper((400 - s * 348, 380, 10), (400 - s * 276, 312, 9)), SOOT, vol=4, edge=0.3)
    feeding_worker(c, 84, 302, 142, NAVY, lambda x, y: bell(c, x, y + 32, 62), True)
    feeding_worker(c, 716, 302, 142, CRIMSON, lambda x, y: trumpet(c, x, y, 0.62, -20, True))


def less_and_less(c: Card) -> None:
    """Under the platform one small funnel is left, with one small spout."""
    f = c.at(0, 0, 1.0, wob=0.35, amb=0.26, gain=0.85, light=(320, 640, 200))
    tube(f, (150, 720), (152, 770), (220, 790), (330, 770), w=30)
    tube(f, (650, 720), (646, 770), (580, 790), (470, 770), w=30)
    hopper(f, SPOUT[0], 718, 190)
    collar(f, 316, 772, 26, upright=False)
    collar(f, 484, 772, 26, upright=False)


def delivery(c: Card) -> None:
    """The cushion on its column, the shaft of light, the feather, the clerk."""
    x, y = SPOUT
    c.beam([(x - 24, y + 6), (x + 24, y + 6), (x + 190, 1160), (x - 190, 1160)], "#fff0d0", 0.42, 16)
    f = c.at(x, 1166, 1.0, vol=14, wob=0.3, edge=0.32, light=(x, 880, 140), rim=0.5, amb=0.16, gain=0.7)
    f.shade(ell(0, 2, 130, 14), 0.6, 8)
    f.paint(rect(-74, -18, 74, 2, 4), PORCELAIN)
    f.paint(poly([(-50, -58), (50, -58), (58, -16), (-58, -16)]), PORCELAIN)
    pillow = blob(
        (-146, -64),
        (-150, -80),
        (-120, -106),
        (0, -120),
        (120, -106),
        (150, -80),
        (146, -64),
        (110, -52),
        (0, -50),
        (-110, -52),
    )
    f.paint(pillow, CRIMSON, vol=34, gain=1.1)
    f.line([(-146, -72), (-60, -62), (60, -62), (146, -72)], 4, "#f8dc80", alpha=0.9, ends=0.9)
    for s in (-1, 1):
        f.paint(ell(s * 150, -70, 11), BRASS, vol=6)
        f.paint(taper((s * 152, -62, 9), (s * 158, -34, 16)), BRASS, vol=5)
    f.shade(ell(0, -100, 90, 12), 0.5, 8, "#2c0418")
    c.halo(x, 962, 170, "#f0e8ff", 0.2)
    feather(c, x - 6, 972, 1.1, -8)
    person(
        c,
        640,
        1150,
        190,
        NAVY,
        "bowler",
        NAVY,
        view="side",
        arm="fwd",
        stoop=0.6,
        light=(x, 930, 90),
        rim=1.3,
    )


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(120, 240, 380), key="#ffe8bc", fog="#c0a880")
    hall(c)
    works(c)
    porthole(c)
    heap(c)
    gangways(c)
    less_and_less(c)
    delivery(c)
    c.sparks(ell(400, 500, 70, 80), 24, "#ffc864", (0.8, 2.0))
