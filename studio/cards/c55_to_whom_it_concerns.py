"""To Whom It Concerns.

A family has made its home in an enormous envelope stranded on a stormy shore. The stamp in the raised flap is
a window onto a sunny hill that is not here; the wax seal has become the hearth. The grandfather holds the flap
with a rope; a girl is folding a very small boat out of the torn corner.
"""

import math

import numpy as np

from studio.elements.land.land import stone
from studio.elements.land.water import paper_boat
from studio.elements.people.figures import bell, girl, old_man
from studio.elements.rooms.household import sheet, shirt
from studio.elements.things.lights import flame
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, GREEN, HAIR, LINEN, OCHRE, PLUM, SAGE, SLATE
from studio.shapes import blob, curve, ell, join, poly, rect, taper

META = {"number": 55, "slug": "to-whom-it-concerns", "seed": 5555}
FINISH = Finish(bloom=0.45, vignette=0.3)

HEARTH = (400.0, 838.0)
MANILA = ["#33282c", "#7a5a40", "#bf935a", "#e6c486", "#fff0cc"]
INSIDE = ["#24181c", "#5c3424", "#a8622c", "#e89c4c", "#ffdc94"]
LINING = ["#2a3c3c", "#5c7468", "#a0aa8c", "#dcd8b4", "#f8f0d0"]
WAX = ["#3c0810", "#8c1418", "#d8341c", "#ff7a30", "#ffd070"]
STORM_SEA = ["#0c1c22", "#1e3a3c", "#41645e", "#8ca898", "#dce6d4"]
WET = ["#141a20", "#2c363a", "#525c58", "#8c9080", "#d0c8a4"]
LEFT, RIGHT, TIP, HEART = (112, 628), (694, 606), (462, 156), (402, 826)
LOW_RIGHT = (684, 1016)


def storm(c: Card) -> None:
    """Rain clouds over a green sea that breaks on wet sand."""
    c.sky([(0, "#1c2a30"), (300, "#2e4446"), (560, "#5c766c"), (720, "#9caa92")])
    c.clouds(-60, 420, "#1a262c", "#5a706a", cover=0.62, cell=210, a=0.9)
    c.clouds(330, 660, "#33484a", "#93a592", cover=0.4, cell=150, a=0.6)
    sea = blob((-30, 700, "c"), (160, 694), (400, 700), (640, 690), (830, 700, "c"), (830, 960, "c"),
        (-30, 960, "c"))  # fmt: skip
    m = c.paint(sea, STORM_SEA, vol=4, amb=0.3, edge=0, tex=0.4, grain=1, light=(400, 300, 500), fog=0.2)
    c.marks(m, 0.0, 500, 60, 5, jit=0.16, alpha=0.6)
    for i, (x, y, w, h) in enumerate(((60, 770, 190, 64), (770, 764, 170, 56), (20, 860, 210, 84),
            (790, 850, 190, 76))):  # fmt: skip
        breaker(c, x, y, w, h, i)


def breaker(c: Card, x: float, y: float, w: float, h: float, i: int) -> None:
    """One wave with a torn white crest."""
    back = blob(
        (x - w, y + 8), (x - w * 0.5, y - h * 0.5), (x, y - h), (x + w * 0.5, y - h * 0.6), (x + w, y + 8)
    )
    m = c.paint(back, STORM_SEA, vol=26, amb=0.2, edge=0.1, tex=0.35, fog=0.12 if i < 2 else 0, wob=1.6,
        light=(400, 300, 300))  # fmt: skip
    c.marks(m, lambda px, py: 0.5 * (px - x) / w + 0.2, 120, 40, 4, jit=0.14)
    foam = [
        (x - w + 2 * w * t, y + 4 - h * math.sin(math.pi * t) ** 0.9) for t in (0.12, 0.3, 0.5, 0.7, 0.88)
    ]
    c.line(foam, 15, "#e4ebdc", 0.85, 2.2, det=0.2)
    for t in range(16):
        px = x - w * 0.8 + w * 1.6 * t / 15
        py = y - h * math.cos((px - x) / w * 1.5) - (t * 7 % 13)
        c.dot(px, py, 2 + t * 5 % 4 * 0.7, "#eef2e6", 0.7)


def beach(c: Card) -> None:
    """Wet sand that keeps a little of the sky and of the fire."""
    sand = blob(
        (-30, 912), (120, 924), (330, 900), (560, 916), (830, 900), (830, 1240, "c"), (-30, 1240, "c")
    )
    m = c.paint(
        sand, WET, vol=4, amb=0.34, edge=0, tex=0.35, grain=1, light=(*HEARTH, 260), grad=(0.14, -0.2)
    )
    c.marks(m, 0.02, 700, 60, 4.5, jit=0.12, alpha=0.5)
    edge = curve((-30, 918), (120, 932), (330, 906), (560, 924), (830, 908))
    c.line(edge, 12, "#e0e6d4", 0.75, 2, det=0.1, ends=0.8)
    c.line(edge + np.array([0, 22]), 5, "#b8c4b0", 0.5, 2.4, det=0.1, ends=0.8)


def flap(c: Card) -> None:
    """The raised flap, full of wind: a gummed border round a patterned lining."""
    outer = blob((*LEFT, "c"), (208, 482), (318, 318), (418, 176), (*TIP,), (508, 186), (594, 330), (660, 470),
        (*RIGHT, "c"))  # fmt: skip
    how = {"light": (560, -120, 420), "wob": 0.5}
    c.shade(outer, 0.35, 26, "#0a1416")
    m = c.paint(outer, MANILA, vol=18, amb=0.34, edge=0.3, rim=0.6, tex=0.25, grad=(0.08, -0.12), **how)
    inner = blob((160, 616, "c"), (240, 496), (342, 342), (440, 216, "c"), (480, 214, "c"), (562, 350), (616, 470),
        (648, 598, "c"))  # fmt: skip
    lm = c.paint(inner, LINING, vol=70, amb=0.3, edge=0.22, tex=0.22, clip=m, grad=(0.0, -0.1), **how)
    for row in range(14):
        for col in range(16):
            x, y = 150 + col * 36 + row % 2 * 18, 200 + row * 30
            c.flat(poly([(x, y - 9), (x + 6, y), (x, y + 9), (x - 6, y)]), "#2c5650", 0.75, clip=lm, wob=0.4)
    for line in ([(300, 600), (372, 440), (446, 240)], [(560, 600), (530, 440), (468, 240)]):
        c.line(line, 26, "#1a2a2a", 0.16, 1, clip=lm, det=0)
    c.line([(402, 606), (446, 430), (458, 236)], 30, "#fff6d8", 0.16, 1, clip=lm, det=0)


def postage(c: Card) -> None:
    """The stamp: perforated edge, and behind it a hill in the sun."""
    f = c.at(418, 440, 1.18, -5, wob=0.25, edge=0.2, vol=4)
    c.glow(418, 440, 230, "#ffe9a0", 0.34, 1.6)
    teeth = [ell(x, y, 6.5) for x in range(-54, 55, 12) for y in (-70, 70)]
    teeth += [ell(x, y, 6.5) for y in range(-70, 71, 12) for x in (-56, 56)]
    f.shade(rect(-58, -70, 64, 80), 0.5, 8)
    f.paint(join(rect(-56, -70, 56, 70), *teeth), CREAM, amb=0.75, det=0.7)
    m = f.paint(rect(-43, -57, 43, 57), ["#5cb4dc", "#8cd0e4", "#c8eaec"], amb=0.4, grad=(-0.4, 0.6), tex=0.1)
    f.flat(ell(20, -28, 15), "#fff3a8", clip=m, det=0.8)
    c.halo(*f.pt(20, -28), 50, "#ffe88c", 0.6)
    f.paint(blob((-60, 10), (-30, -2), (10, 10), (60, -6), (60, 70), (-60, 70)), ["#5c9c5c", "#98c46c", "#d0e08c"],
        clip=m, vol=10, amb=0.5)  # fmt: skip
    f.paint(blob((-60, 44), (-20, 16), (20, 12), (60, 34), (60, 70), (-60, 70)), ["#4c8c34", "#94c43c", "#f0ec80"],
        clip=m, vol=18, amb=0.45)  # fmt: skip
    f.line([(-4, 60), (10, 42), (-2, 28), (6, 16)], 6, "#fff0b8", alpha=0.9, clip=m)
    f.paint(taper((-22, 30, 5), (-22, 8, 4)), ["#4a2a1c", "#8a5a34"], clip=m, det=0.8)
    f.paint(blob((-38, 4), (-34, -16), (-20, -24), (-8, -12), (-8, 6), (-22, 12)), ["#2c7034", "#6cb044", "#e4e878"],
        clip=m, vol=9, det=0.6)  # fmt: skip
    f.paint(rect(8, 2, 26, 18), ["#c8a888", "#fff4e0"], clip=m, det=0.9, amb=0.7)
    f.paint(poly([(4, 4), (17, -9), (30, 4)]), ["#8c3424", "#e0683c"], clip=m, det=0.9, amb=0.6)


def indoors(c: Card) -> None:
    """The inside of the pocket, red with the fire; washing, and two who warm their hands."""
    gap = poly([LEFT, RIGHT, (HEART[0], HEART[1] + 30)])
    m = c.paint(gap, INSIDE, vol=3, amb=0.08, edge=0.2, tex=0.25, light=(*HEARTH, 130), wob=0.4)
    c.darken(m * (1 - c.radial(400, 600, 60, 330)) * 0.5, "#180c10", 0.5)
    c.glow(*HEARTH, 190, "#ff8430", 0.34, 1.4)
    c.line([(196, 640), (300, 668), (420, 652)], 2.4, "#2a1814", 0.9, 0.2, ends=0.8)
    c.light = (*HEARTH, 60)
    shirt(c, 256, 660, 44, LINEN, 0.1)
    sheet(c, 326, 664, 46, 40, ["#5a3c30", "#b07c50", "#ecc88c"], 0.1)
    for x, y, h, coat, hat, flip in (
        (318, 876, 186, PLUM, "kerchief", True),
        (492, 872, 196, SAGE, "brim", False),
    ):
        bell(c, x, y, h, coat, hat, coat, HAIR, view="side", arm="fwd", flip=flip, light=(*HEARTH, 50), rim=1.2,
            shadow=0)  # fmt: skip
    bell(
        c,
        404,
        846,
        118,
        OCHRE,
        "cap",
        OCHRE,
        view="front",
        arm="fwd",
        light=(400, 860, 60),
        rim=1.0,
        shadow=0,
    )


def pocket(c: Card) -> None:
    """The front of the envelope: two side leaves, and over them the bottom leaf that ends in the seal."""
    side = {"vol": 6, "tex": 0.28, "wob": 0.5, "light": (*HEARTH, 150), "amb": 0.26, "gain": 0.72, "rim": 0.5}
    torn = [(216, 1034), (190, 1004), (176, 986), (150, 978), (126, 950)]
    left = poly([LEFT, (HEART[0] + 20, HEART[1] + 10), (400, 1030), *torn])
    right = poly([RIGHT, (HEART[0] - 20, HEART[1] + 10), (400, 1030), LOW_RIGHT])
    c.shade(poly([(110, 1010), (694, 1000), (720, 1050), (150, 1066)]), 0.6, 14)
    for leaf in (left, right):
        c.paint(leaf, MANILA, edge=0.3, grad=(0.02, -0.12), **side)
    bottom = blob((214, 1036, "c"), (300, 934), (386, 842), (404, 834), (424, 842), (540, 938), (*LOW_RIGHT, "c"),
        (440, 1034))  # fmt: skip
    c.shade(blob((196, 1030), (300, 918), (404, 816), (556, 930), (700, 1020)), 0.8, 12, "#2a1614")
    bm = c.paint(bottom, MANILA, edge=0.34, **{**side, "vol": 9, "rim": 0.8}, grad=(0.1, -0.2))
    c.marks(bm, 0.1, 160, 40, 4, jit=0.05, alpha=0.4)
    for a in (LEFT, RIGHT):
        c.line([a, ((a[0] + HEART[0]) / 2, (a[1] + HEART[1]) / 2 + 3), (HEART[0], HEART[1] + 4)], 4, "#ffe2a4", 0.85,
            0.4, ends=0.5)  # fmt: skip
    c.line([(126, 950), (150, 978), (176, 986), (190, 1004), (216, 1034)], 4.5, "#fbe6b8", 0.9, 0.8, ends=0.8)


def hearth(c: Card) -> None:
    """The seal: a disc of wax, molten at the heart, with flames along its upper rim."""
    f = c.at(402, 896, 1.06, vol=18, wob=0.6, edge=0.35, tex=0.15)
    c.glow(402, 880, 260, "#ff5a1c", 0.3, 1.7)
    f.shade(ell(4, 12, 72, 64), 0.6, 10, "#2a0a08")
    f.paint(blob((-66, -10), (-56, -44), (-22, -58), (6, -66), (40, -54), (66, -30), (72, 4), (62, 38), (44, 60),
        (12, 58), (-8, 66), (-36, 60), (-60, 46), (-68, 18)), WAX, amb=0.12, gain=0.62,
        light=(340, 800, 120), rim=0.7)  # fmt: skip
    f.shade(ell(0, -2, 48, 46), 0.6, 5, "#3c0408")
    pit = f.paint(
        ell(0, 0, 44, 42), ["#6c0c10", "#b81c14", "#f0481c", "#ff8c34"], amb=0.2, light=(402, 930, 40), vol=10
    )
    for x, y, r in ((-22, 22, 12), (4, 28, 15), (26, 18, 11), (-6, 12, 9), (16, 6, 8), (-28, 4, 7)):
        f.paint(ell(x, y, r, r * 0.8), ["#d83814", "#ff9030", "#ffe27c"], clip=pit, vol=6, amb=0.5)
    for x, h in ((-20, 40), (18, 46), (0, 74)):
        flame(c, 402 + x, 920, h, 0.2)
    c.smoke([(410, 800), (430, 720), (500, 640), (560, 560)], 8, 34, "#d8c0a0", 0.1)


def people_outside(c: Card) -> None:
    """Grandfather and the rope; the girl and her boat; a stone that holds the other rope."""
    hands = (606, 1014)
    for w, col in ((5, "#2a1c18"), (2.4, "#ecd8a8")):
        c.line([(TIP[0] + 6, TIP[1] + 8), (536, 588), hands], w, col, 0.95, 0.2, ends=0.9)
    old_man(c, 648, 1112, 168, coat=SLATE, arm="fwd", lean=12, light=(420, 860, 120), rim=1.1)
    c.line([hands, (634, 1044), (664, 1094), (706, 1128), (740, 1122)], 4, "#caa870", 0.95, 0.3, ends=0.8)
    stone(c, 90, 1000, 46, 70)
    c.line([(TIP[0] - 10, TIP[1] + 10), (210, 560), (92, 972)], 3, "#c8b488", 0.85, 0.2, ends=0.9)
    stone(c, 206, 1126, 34, 62)
    girl(c, 216, 1130, 128, coat=GREEN, arm="fwd", flip=True, light=(400, 900, 120), rim=1.0, sit=True)
    paper_boat(c, 292, 1098, 66, MANILA)
    c.mirror(1136, 180, 330, 0.25, 0.6, 60)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*HEARTH, 170), key="#ffb468", fog="#7c9488")
    storm(c)
    beach(c)
    flap(c)
    postage(c)
    indoors(c)
    pocket(c)
    hearth(c)
    c.glow(402, 1076, 330, "#ff7a34", 0.4, 1.5, 0.3)
    c.glints(402, 1050, 1160, 70, "#ffb870", 60, 0.35)
    people_outside(c)
    c.rain(360, 0.5, "#dfe8dc", 0.28)
