"""The Soft Seam.

Deep in a mine they have struck a seam of pillow: it is cut with the edge of a feather and loaded, white, into
carts. Down floats in every lamp beam. Half the shift has fallen asleep on the job; the canary has left its
cage, and on the cage's door hangs a nightcap of its own size.
"""

import numpy as np

from studio.elements.land.mine import DOWN, HELMET, down_cart, dozer, pillow_rock, prop
from studio.elements.people.figures import bell
from studio.elements.rooms.furniture import birdcage
from studio.elements.things.props import feather
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import SLATE
from studio.shapes import blob, ell, poly, taper

META = {"number": 52, "slug": "soft-seam", "seed": 5252}
FINISH = Finish(vignette=0.34, bloom=0.42)

COAL = ["#05080f", "#0e1826", "#203146", "#4c6076", "#9ca8ac"]
FLOOR = ["#0c121c", "#24303c", "#4c5454", "#948468"]
LAMP = (176.0, 884.0)


def gallery(c: Card) -> None:
    """Coal in slanting beds, and the floor with its rails."""
    c.sky([(0, "#0a1220"), (700, "#16283a"), (1200, "#0c1624")])
    m = c.paint(
        poly([(-20, -20), (820, -20), (820, 1240), (-20, 1240)]),
        COAL,
        vol=3,
        amb=0.26,
        gain=0.6,
        tex=0.4,
        edge=0,
        lump=0.5,
    )
    c.marks(m, lambda x, y: -0.42 + 0.12 * np.sin(x / 80), 1500, 60, 7, jit=0.09, alpha=0.6)
    for x, y, r in (
        (90, 150, 60),
        (300, 90, 70),
        (560, 110, 66),
        (150, 330, 56),
        (730, 880, 50),
        (96, 640, 44),
    ):
        k = c.paint(blob((x - r, y), (x - r * 0.4, y - r * 0.6, "c"), (x + r * 0.7, y - r * 0.5, "c"), (x + r, y + r * 0.3, "c"),
            (x, y + r * 0.6, "c")), COAL, vol=20, amb=0.12, lump=0.4, rim=0.7, edge=0.2)  # fmt: skip
        c.marks(k, -0.4, 20, 24, 4, jit=0.1, alpha=0.5)
    f = c.paint(blob((-20, 1240, "c"), (-20, 1030), (200, 1014), (480, 1020), (820, 1000), (820, 1240, "c")), FLOOR, vol=4, amb=0.26,
        gain=0.7, tex=0.35, edge=0.1, light=(*LAMP, 220))  # fmt: skip
    c.marks(f, 0.0, 300, 40, 5, jit=0.12, alpha=0.45)


def seam(c: Card) -> None:
    """The white stuff, wedged between two beds of coal, bulging out into the gallery."""
    pillow_rock(c, 60, 640, 300, 220, 8, [(20, 0)])
    pillow_rock(c, 730, 290, 300, 280, -8, [], True)
    pillow_rock(c, 300, 440, 330, 240, -14, [], True)
    pillow_rock(c, 540, 330, 320, 250, 5, [(0, 0)])
    pillow_rock(c, 730, 610, 290, 330, 9, [(-10, 0)])
    pillow_rock(c, 640, 960, 360, 220, -5, [], True)
    pillow_rock(c, 300, 990, 300, 150, 3)
    pillow_rock(c, 424, 732, 570, 430, -4, [(-110, -40), (90, -60), (0, 110)])


def timbers(c: Card) -> None:
    """The frame of the gallery."""
    prop(c, (66, 1090), (96, 150), 62)
    prop(c, (744, 1100), (716, 130), 62)
    prop(c, (14, 150), (790, 116), 70)
    prop(c, (110, 330), (250, 160), 34)
    prop(c, (700, 320), (560, 150), 34)


def canary(c: Card) -> None:
    """The cage on its chain, door open; the nightcap; and the bird, gone to bed on the seam."""
    c.line([(250, 150), (250, 210)], 4, "#8c7448", 0.9, 0.3, ends=0.9)
    birdcage(c, 250, 346, 140, 92, behind=True, front=True)
    f = c.at(250, 346, 1.0, vol=5, wob=0.3, det=0.9, rim=0.7)
    f.line([(30, -8), (78, -20), (80, -84), (34, -80)], 4, "#c89c48", alpha=0.95, ends=0.9)
    for k in (46, 60):
        f.line([(k, -14 - k * 0.06), (k + 1, -80)], 2.4, "#c89c48", alpha=0.9, ends=0.9)
    f.paint(
        blob((66, -84), (96, -84), (98, -62), (110, -34), (102, -24), (88, -52), (64, -66)),
        ["#2c3c6c", "#5c78b0", "#a8c0e0"],
    )
    f.paint(taper((62, -80, 9), (98, -80, 9)), DOWN, vol=4)
    f.paint(ell(104, -22, 8), DOWN, vol=5)
    b = c.at(520, 208, 1.3, vol=9, wob=0.3, det=0.9, rim=0.8, edge=0.25)
    b.shade(ell(0, 2, 30, 5), 0.5, 5, "#2c3050")
    yellow = ["#7c5010", "#d8a020", "#fcd848", "#fff8b0"]
    b.paint(blob((-24, 0), (-28, -16), (-10, -28), (12, -22), (26, -10), (44, -8), (28, 2), (0, 4)), yellow)
    b.paint(blob((-4, -18), (14, -16), (26, -4), (8, 0)), yellow[:3], vol=4)
    b.paint(ell(-22, -20, 11, 10), yellow, vol=7)
    b.line([(-27, -20), (-24, -17), (-20, -19)], 1.8, "#2a1418", alpha=1)
    b.paint(poly([(-34, -18), (-32, -13), (-42, -12)]), ["#8c3c10", "#e88c30", "#ffc870"], vol=2)


def shift(c: Card) -> None:
    """Those who still work, and those who do not."""
    c.beam([(186, 886), (560, 560), (640, 880)], "#ffd890", 0.16, 26)
    c.glow(*LAMP, 170, "#ffd890", 0.6, 1.6)
    feather(c, 226, 952, 200, ["#3c2c34", "#7c5444", "#b8844c", "#f0c880"], 42)
    the_cut(c)
    bell(
        c,
        158,
        1066,
        212,
        SLATE,
        hat="bowler",
        hat_ramp=HELMET,
        view="side",
        arm="out",
        flip=True,
        light=(330, 800, 120),
        rim=1.0,
    )
    lamp_dot(c, *LAMP)
    dozer(c, 440, 524, 190, rot=-5)
    down_cart(c, 430, 1140, 230, sleeper=True)
    c.glow(612, 1000, 110, "#ffd890", 0.5, 1.6)
    bell(c, 636, 1152, 190, ["#161c2c", "#3c3c48", "#746c68", "#c8b494"], hat="bowler", hat_ramp=HELMET, view="side", arm="fwd", lean=-12,
        stoop=0.5, light=(500, 960, 120), rim=0.9)  # fmt: skip
    lamp_dot(c, 582, 994)


def the_cut(c: Card) -> None:
    """Where the feather has gone in: a slit, and the down coming out of it."""
    slit = blob((306, 812, "c"), (376, 802), (460, 836, "c"), (376, 826))
    c.shade(slit, 0.5, 8, "#2c3050")
    c.paint(slit, ["#1c2444", "#3c4468", "#747c9c"], vol=6, edge=0.3, wob=0.5)
    for i in range(34):
        t = i / 34
        x, y = 376 + 50 * t + c.rng.normal(0, 22), 818 + 130 * t + c.rng.normal(0, 8)
        r = c.rng.uniform(8, 17)
        c.paint(ell(x, y, r, r * 0.8), DOWN, vol=9, amb=0.36, edge=0.12, wob=2)


def lamp_dot(c: Card, x: float, y: float) -> None:
    """The lamp on a helmet."""
    c.halo(x, y, 46, "#ffdc8c", 0.8)
    c.paint(ell(x, y, 8), ["#ffcc60", "#fff0b0", "#fffdf0"], vol=4, amb=0.7, det=1, wob=0.2)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(200, 860, 330), key="#ffe0a8", fog="#2c4054")
    gallery(c)
    seam(c)
    timbers(c)
    canary(c)
    for y, col in ((1150, "#3c3c44"), (1146, "#a89c88")):
        c.line([(40, y), (760, y - 4)], 7 if y == 1150 else 3, col, 0.9, 0.3, ends=0.9)
    shift(c)
    beam = c.mask(poly([(186, 886), (560, 500), (700, 900)]), 1, 30)
    c.sparks(beam, 130, "#fff8e8", (1.0, 2.8), 0.9)
    c.sparks(c.mask(poly([(60, 200), (740, 200), (740, 1100), (60, 1100)])), 90, "#f0ecec", (0.8, 2.2), 0.7)
