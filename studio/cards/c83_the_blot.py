"""The Blot.

An inkwell has tipped over on an unwritten letter, and the ink is a lake at night with its stars. A clerk the
size of a nail rows across it with a lamp; along the far shore the paper has folded itself into lit houses.
Something long moves under the surface. The quill lies like a fallen pine, and drips more.
"""

import math
from itertools import pairwise

from studio.colour import Arr
from studio.elements.land.water import boat, oar, ring
from studio.elements.people.figures import bell
from studio.elements.things.lights import lantern
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, NAVY, WALNUT
from studio.shapes import blob, curve, ell, poly, taper

META = {"number": 83, "slug": "the-blot", "seed": 8383}
FINISH = Finish(vignette=0.34, bloom=0.42)

LAMP = (330.0, 690.0, 150.0)
ROOM = (420.0, 500.0, 520.0)
PAPER = ["#4c4450", "#94826c", "#d8c294", "#f4e4bc"]
INK = ["#04050c", "#070b1a", "#0d1630", "#203458"]
DEEP = ["#0c1c38", "#16384e", "#2c6470", "#7cac94"]
GLASS = ["#0c1424", "#1c3448", "#4c7484", "#b4d4cc"]
FIR = ["#0a1418", "#16302c", "#38584c", "#8c9868"]
FOLDED = ["#54485c", "#a08c74", "#e4cc9c", "#fff0c8"]


def desk(c: Card) -> None:
    """Walnut boards and the letter on them, quite blank, one corner curled."""
    c.sky([(0, "#24141a"), (1200, "#140c12")], calm=0.3)
    m = c.paint(
        poly([(-30, -30), (830, -30), (830, 1230), (-30, 1230)]),
        WALNUT,
        vol=2,
        amb=0.34,
        grain=1,
        light=ROOM,
        edge=0,
    )
    c.marks(m, 0.14, 240, 60, 4, jit=0.05, alpha=0.4)
    sheet = blob(
        (74, 150, "c"),
        (380, 118),
        (700, 70, "c"),
        (744, 560),
        (766, 1040, "c"),
        (450, 1092),
        (120, 1120, "c"),
        (90, 640),
    )
    c.shade(blob((90, 176, "c"), (724, 96, "c"), (790, 1070, "c"), (136, 1150, "c")), 0.75, 18, "#060408")
    p = c.paint(sheet, PAPER, vol=3, amb=0.4, tex=0.2, light=ROOM, wob=0.7, edge=0.2, grad=(0.05, -0.2))
    for y in (430, 760):
        c.line(curve((80, y + 30), (400, y), (760, y - 40)), 5, "#8c7860", 0.45, clip=p, ends=0.9)
    c.paint(
        blob((120, 1120, "c"), (128, 1030), (176, 1050), (222, 1110, "c")),
        PAPER,
        vol=16,
        amb=0.4,
        light=ROOM,
        edge=0.3,
    )


def lake(c: Card) -> None:
    """The ink: one great shape, wet at its edge, with drops thrown round it."""
    shape = blob((584, 250), (672, 330), (716, 440), (668, 560), (706, 690), (664, 800), (690, 900), (590, 930), (520, 985),
        (430, 925), (330, 990), (236, 940), (212, 850), (128, 800), (156, 700), (108, 600), (176, 500), (240, 470), (280, 380),
        (390, 390), (450, 310), (520, 300))  # fmt: skip
    c.shade(shape, 0.5, 12, "#2c2c54")
    m = c.paint(
        shape,
        INK,
        vol=5,
        amb=0.26,
        wob=1.3,
        edge=0.4,
        tex=0.12,
        light=LAMP,
        rim=0.5,
        rimcol="#7c94c8",
        rimw=4,
    )
    c.marks(m, 0.06, 160, 60, 4, ramp=INK, jit=0.04, alpha=0.35)
    for x, y, r in ((92, 470, 17), (120, 420, 9), (150, 900, 20), (108, 940, 10), (736, 320, 12), (730, 830, 16), (240, 330, 14),
            (204, 296, 7), (736, 610, 9), (420, 1030, 15), (456, 1050, 8)):  # fmt: skip
        c.paint(ell(x, y, r, r * 0.86), INK, vol=8, amb=0.3, edge=0.3, rim=0.7, rimcol="#8ca4d4")
    swimmer(c, m)
    c.sparks(m, 90, "#dce8ff", (0.7, 1.9), 0.8)


def swimmer(c: Card, m: Arr) -> None:
    """Something long, under the boat and much longer than it."""
    spine = ((640, 400, 8), (560, 440, 30), (520, 520, 52), (590, 610, 70), (630, 720, 80), (540, 820, 88), (400, 850, 88),
        (290, 830, 76), (226, 766, 62), (208, 700, 66), (222, 640, 58), (238, 604, 22))  # fmt: skip
    c.paint(taper(*spine), DEEP, vol=26, alpha=0.62, soft=5, clip=m, light=LAMP, amb=0.24, edge=0.1)
    for (x, y, w), (u, v, _) in pairwise(spine[2:-2]):
        a = math.atan2(v - y, u - x) + math.pi / 2
        c.line([(x + math.cos(a) * w * 0.3, y + math.sin(a) * w * 0.3), (x - math.cos(a) * w * 0.34, y - math.sin(a) * w * 0.34)], 6,
            "#0c1c38", 0.5, clip=m)  # fmt: skip
    head = blob(
        (178, 700), (176, 640), (206, 590), (240, 566), (262, 590), (264, 640), (246, 700), (212, 730)
    )
    c.paint(head, DEEP, vol=30, alpha=0.72, soft=4, clip=m, light=LAMP, amb=0.3, edge=0.1)
    c.line(curve((262, 604), (244, 622), (238, 640)), 5, "#0c1c38", 0.7, clip=m)
    c.flat(ell(236, 664, 11, 9), "#f4e4a0", 0.9, 1, det=0.8)
    c.flat(ell(239, 663, 4, 6), "#05060f", 1, det=1)


def far_shore(c: Card) -> None:
    """Houses folded out of the letter itself, with somebody awake in them."""
    for x, y, h in (
        (452, 318, 54),
        (396, 384, 60),
        (336, 376, 70),
        (280, 392, 58),
        (240, 462, 64),
        (178, 496, 56),
    ):
        f = c.at(x, y, h / 60, 0, vol=5, wob=0.3, edge=0.35, light=(*LAMP[:2], 300), det=0.6)
        f.shade(ell(4, 2, 34, 7), 0.5, 5)
        f.paint(poly([(-24, 0), (-24, -34), (0, -60), (12, -34), (12, 0)]), FOLDED, amb=0.4)
        f.paint(
            poly([(12, 0), (12, -34), (0, -60), (26, -50), (34, -30), (34, -4)]),
            ["#3c3448", "#7c6c64", "#b09878"],
            amb=0.3,
        )
        f.flat(poly([(-13, -8), (-13, -28), (1, -28), (1, -8)]), "#ff9c38", 1, det=1)
        c.halo(*f.pt(-6, -18), 34, "#ff9030", 0.45)
        c.glints(x - 6, y + 14, y + 74, 9, "#ff9c40", 16, 0.6)


def inkwell(c: Card) -> None:
    """The bottle on its side, still pouring."""
    c.shade(ell(680, 196, 110, 70, -44), 0.6, 16)
    f = c.at(640, 204, 1.0, 44, vol=20, wob=0.4, edge=0.35, rim=0.7, light=(300, 60, 260), amb=0.26)
    f.paint(poly([(-70, -124), (70, -124), (78, -10), (40, 16), (-40, 16), (-78, -10)]), GLASS, vol=30)
    f.paint(poly([(-60, -60), (64, -112), (68, -12), (36, 8), (-36, 8), (-66, -14)]), INK, vol=10, alpha=0.85)
    for x, w in ((-50, 9), (40, 5)):
        f.line([(x, -112), (x - 2, -20)], w, "#e4f4f0", alpha=0.6)
    f.paint(poly([(-34, 12), (34, 12), (30, 44), (-30, 44)]), BRASS, vol=14)
    f.paint(ell(0, 44, 34, 12), BRASS, vol=7)
    f.paint(ell(0, 46, 24, 7), INK, vol=3)
    c.paint(
        taper((608, 236, 36), (590, 262, 50), (580, 300, 90), (560, 340, 60)),
        INK,
        vol=4,
        wob=0.6,
        edge=0,
        amb=0.26,
    )
    c.line(curve((596, 240), (572, 268), (556, 300)), 5, "#8ca4d4", 0.6)


def fallen_quill(c: Card) -> None:
    """A quill whose barbs have gone dark green, like a pine the wind has laid down."""
    f = c.at(232, 1076, 1.0, -9, vol=8, wob=0.5, edge=0.3, rim=0.5, light=LAMP, amb=0.3)
    f.shade(taper((0, 12, 8), (240, 30, 70), (540, 20, 30)), 0.6, 12)
    for k in range(26):
        x = 130 + k * 16
        reach = 68 * math.sin(math.pi * (0.16 + 0.84 * k / 26)) + 12
        for s in (-1, 1):
            f.paint(taper((x, 0, 15), (x + 34, s * reach * 0.62, 13), (x + 74, s * reach, 3)), FIR, vol=6)
    f.paint(
        taper((0, 0, 5), (60, -2, 15), (300, 0, 11), (600, 4, 4)), ["#3c2c20", "#8c7048", "#e0c890"], vol=6
    )
    f.paint(poly([(-34, 2), (10, -9), (44, -9), (44, 8), (10, 9)]), BRASS, vol=5)
    f.paint(ell(-52, 8, 20, 14), INK, vol=7, rim=0.7, rimcol="#8ca4d4")


def crossing(c: Card) -> None:
    """The clerk in his boat, and his lamp."""
    x, y = 372, 726
    c.glow(LAMP[0], LAMP[1], 210, "#f07c18", 0.4, 1.9)
    c.glow(x - 40, y + 20, 170, "#ff9c38", 0.34, 1.6, 0.35)
    ring(c, x, y + 8, 230, "#8cb4d8", 0.5)
    c.glints(300, y + 14, y + 120, 20, "#ffb050", 70, 0.8)
    c.light = (300, 660, 80)
    bell(c, x + 26, y + 4, 132, NAVY, "top", NAVY, view="side", sit=True, rim=1.0, arm="fwd", shadow=0)
    boat(c, x, y, 196)
    oar(c, x + 72, y + 30, 96, -38)
    c.line(curve((338, y - 4), (322, y - 76), (306, y - 100), (288, y - 86)), 6, "#4c2c18", 1, ends=0.8)
    lantern(c, 288, y - 26, 58, "#ff9c38")
    c.flat(ell(288, y - 46, 12, 15), "#ffa838", 0.9, 2, det=1)
    c.flat(ell(288, y - 44, 5, 8), "#fff0b0", 1, 1, det=1)
    c.halo(288, y - 46, 70, "#ff8c28", 0.5)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=LAMP, key="#ffcf8c", fog="#14203f")
    desk(c)
    lake(c)
    far_shore(c)
    inkwell(c)
    fallen_quill(c)
    crossing(c)
