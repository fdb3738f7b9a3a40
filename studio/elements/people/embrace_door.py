"""Two who hold each other: a man in a long coat from behind, over his shoulder a woman who looks at us; a door in his back."""

import math
from typing import Any

from studio.colour import Ramp
from studio.elements.people.grown_heads import BLACK, BROWN, OLIVE, facing, from_behind
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import arch, blob, ell, poly, taper

LEAF: Ramp = ["#3c1014", "#8c2c28", "#c85c44", "#f4ac80"]
COAT: Ramp = ["#101c28", "#24404c", "#4c7478", "#94b4a4"]
GOWN: Ramp = ["#3c0c14", "#8c2028", "#cc4c3c", "#f4a07c"]
BACK = (
    (288, 398), (340, 366), (420, 352), (498, 372), (546, 414), (574, 520), (580, 660), (600, 820), (622, 1010),
    (560, 1040), (440, 1048), (320, 1040), (268, 1014), (282, 820), (276, 640), (268, 500),
)  # fmt: skip


def embrace(c: Card) -> None:
    """Both, on the page from (230, 190) to (640, 1060)."""
    look: dict[str, Any] = {"vol": 22, "det": 0.5, "wob": 0.35, "edge": 0.26, "rim": 0.6}
    gown = c.paint(
        blob((252, 560), (330, 520), (360, 1030), (300, 1072), (214, 1064), (226, 860)), GOWN, **look
    )
    for x in (244, 270, 300):
        c.shade(taper((x + 20, 640, 4), (x + 4, 860, 10), (x - 6, 1060, 16)), 0.4, 8, GOWN[0], clip=gown)
    c.paint(
        blob((232, 330), (250, 250), (312, 214), (376, 236), (398, 320), (380, 420), (262, 440), (226, 400)),
        BLACK,
        vol=30,
        wob=0.6,
    )
    face = c.at(312, 420, 1.32, -9, vol=20, edge=0.22, det=0.85, wob=0.2, rim=0.5)
    facing(face, OLIVE, look=(1, 0.8), lids=0.16, brows=2)
    c.paint(
        blob(
            (232, 330),
            (246, 262),
            (312, 224),
            (352, 236),
            (318, 256),
            (274, 286),
            (256, 340),
            (258, 420),
            (236, 410),
        ),
        BLACK,
        vol=16,
        wob=0.5,
    )
    c.paint(taper((300, 424, 60), (290, 480, 74)), OLIVE, vol=16, edge=0.2, wob=0.3)
    coat = c.paint(
        blob(*BACK), COAT, vol=70, amb=0.26, tex=0.3, edge=0.3, wob=0.6, rim=0.5, grad=(0.1, -0.16)
    )
    c.shade(blob((290, 396), (360, 372), (372, 400), (300, 424)), 0.4, 10, clip=coat)
    c.line([(424, 640), (430, 800), (424, 1040)], 5, COAT[0], 0.7, clip=coat)
    for x in (330, 500, 556):
        c.shade(
            taper((x + (425 - x) * 0.3, 640, 4), (x, 840, 14), (x - (425 - x) * 0.1, 1040, 22)),
            0.34,
            9,
            COAT[0],
            clip=coat,
        )
    his = c.at(448, 372, 1.34, 8, vol=20, edge=0.25, det=0.6, wob=0.3, rim=0.6)
    from_behind(his, BROWN, BLACK)
    c.paint(
        blob((372, 360), (420, 334), (480, 340), (516, 378), (470, 398), (410, 394)), COAT, vol=12, wob=0.4
    )
    _her_arms(c)
    _his_arms(c)


def _his_arms(c: Card) -> None:
    """His sleeves down to the elbows; from there they go forward, round her."""
    for points in (
        ((292, 426, 84), (252, 506, 80), (230, 592, 66)),
        ((548, 446, 82), (592, 526, 78), (612, 606, 64)),
    ):
        c.shade(taper(*[(p[0] + 8, p[1] + 12, p[2]) for p in points]), 0.35, 10)
        m = c.paint(taper(*points), COAT, vol=26, amb=0.26, tex=0.3, edge=0.3, wob=0.5, rim=0.6)
        c.shade(taper(*[(p[0] + 16, p[1], 16) for p in points]), 0.25, 9, COAT[0], clip=m)


def _her_arms(c: Card) -> None:
    """Her arms on his back, one high, one low; ten fingers that press into the cloth."""
    for arm, hand, turn in (
        (((252, 500, 58), (330, 526, 50), (392, 538, 38)), (412, 540), 12),
        (((602, 590, 56), (536, 650, 48), (468, 666, 37)), (450, 664), 186),
    ):
        c.shade(taper(*[(p[0], p[1] + 16, p[2]) for p in arm]), 0.45, 10)
        c.paint(taper(*arm), GOWN, vol=20, edge=0.28, wob=0.4, rim=0.5)
        f = c.at(*hand, 1.0, turn, vol=8, det=0.8, wob=0.15, edge=0.28)
        f.shade(ell(20, 8, 50, 30), 0.4, 9)
        for k, (dx, dy, a) in enumerate(((38, -16, -9), (52, -6, -3), (53, 5, 2), (45, 15, 7))):
            t = math.radians(a)
            f.paint(
                taper(
                    (14, dy * 0.6, 15), (dx, dy, 13.5), (dx + 16 * math.cos(t), dy + 16 * math.sin(t) + 3, 10)
                ),
                OLIVE,
            )
            if k == 1:
                f.paint(ell(dx - 6, dy - 1, 4, 8), BRASS, vol=2)
        f.paint(taper((0, 12, 16), (18, 27, 13), (32, 31, 10)), OLIVE)
        f.paint(blob((-18, -18), (10, -24), (26, -14), (26, 16), (8, 24), (-18, 18)), OLIVE, vol=12)


def door_in_the_back(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A small door in the back of the coat, open to the right: stairs go up into the light; somebody in red is on them."""
    f = c.at(x, y, s, vol=5, det=0.8, wob=0.25, edge=0.3, rim=0.6)
    c.glow(x, y - 110 * s, 200 * s, "#ffb860", 0.5, 1.7)
    f.shade(arch(-76, -262, 76, 10), 0.5, 9)
    f.paint(arch(-70, -256, 70, 6), ["#2c1410", "#6c3c20", "#b0784c"], vol=6)
    inside = f.paint(arch(-57, -242, 57, 0), ["#c8782c", "#f8bc5c", "#ffeeb0"], vol=3, amb=0.6, edge=0.05)
    f.flat(arch(-57, -242, 57, 0), "#8c3c14", 0.25, 10, clip=inside)
    for k in range(6):
        y0, w = -12 - 19 * k, 57 - 4 * k
        f.paint(
            poly([(-w, y0), (w - 10, y0), (w - 13, y0 - 10), (-w + 3, y0 - 10)]),
            ["#8c5424", "#d8943c", "#ffe49c"],
            vol=2,
            clip=inside,
        )
        f.flat(poly([(-w, y0), (w - 10, y0), (w - 10, y0 + 9), (-w, y0 + 9)]), "#7c3c18", 0.75, clip=inside)
    f.paint(blob((-14, -74), (-5, -120), (8, -122), (20, -74), (2, -70)), GOWN, vol=7)
    f.paint(blob((-10, -126), (-8, -146), (8, -148), (13, -128), (9, -112), (-7, -112)), BLACK, vol=6)
    f.paint(taper((12, -114, 8), (26, -102, 6), (32, -108, 5)), GOWN, vol=3)
    f.flat(ell(34, -116, 6, 8), "#fffbe0", 1, det=1)
    c.halo(*f.pt(34, -116), 40 * s, "#fff4c0", 0.8)
    leaf = f.paint(
        blob((62, -214, "c"), (80, -234), (128, -226, "c"), (132, 26, "c"), (62, 4, "c")),
        LEAF,
        vol=5,
        amb=0.4,
    )
    for y0, y1 in ((-196, -120), (-96, -10)):
        f.line(
            [(76, y0 + 6), (118, y0), (120, y1 + 8), (76, y1), (76, y0 + 6)],
            4,
            LEAF[0],
            alpha=0.7,
            clip=leaf,
            ends=0.9,
        )
    f.paint(ell(118, -98, 7), BRASS, vol=5)
