"""A Short Stick.

Outside a town wall at night a kneeling man and a hyena hold the two ends of one short stick in their teeth, a rag of
meat between them, their eyes shut. Behind them a wedding goes along the wall and does not turn round.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, taper

META = {"number": 2, "slug": "a-short-stick", "seed": 2, "inks": "sulphur-violet"}
MOON = (60, 560)


def town(p: Print) -> None:
    """A black sky, the wall with its rounded teeth, bare yellow ground and the dark in the corner."""
    p.ground("k")
    teeth = [
        blob((x - 34, 330, "c"), (x - 34, 236 + x * 0.06), (x, 206 + x * 0.06), (x + 34, 236 + x * 0.06), (x + 34, 330, "c"))
        for x in range(20, 830, 92)
    ]  # fmt: skip
    wall = p.shape(poly([(-10, 270), (810, 318), (810, 660), (-10, 640)]), *teeth, tone="2", halo=3)
    rng = p.dice()
    for row, y in enumerate(range(330, 600, 46)):
        for x in np.arange(-20 + 40 * (row % 2), 800, 84):
            if rng.random() < 0.36:
                w, h = rng.uniform(46, 72), rng.uniform(22, 34)
                p.contour(blob((x, y), (x + w, y + 4), (x + w, y + h), (x, y + h)), 3.2)
    p.comb("k", wall, 4, p.ramp((0, 520), (0, 640)) * 0.6, 9, False)
    ground = p.shape(blob((-10, 612, "c"), (300, 624), (560, 606), (810, 618, "c"), (810, 1210, "c"), (-10, 1210, "c")), tone="1", halo=2)  # fmt: skip
    p.comb("k", ground, 3, 0.34 * np.clip(p.noise(120, 2, 4, 0.5) * 2 - 0.9, 0, 1), 15, False)


def hyena(p: Print) -> None:
    """High shoulders, low rump, a blunt head; it has shut its eye."""
    legs = [
        taper((324, 930, 74), (330, 1010, 36), (322, 1090, 30), (340, 1112, 30)),
        taper((120, 980, 92), (92, 1040, 38), (116, 1096, 28), (134, 1112, 28)),
    ]
    back = [
        taper((282, 930, 70), (270, 1020, 34), (256, 1084, 28), (270, 1104, 28)),
        taper((168, 980, 80), (152, 1050, 34), (168, 1092, 26), (184, 1106, 26)),
    ]
    tail = taper((74, 930, 30), (44, 1000, 34), (56, 1050, 10))
    body = blob((70, 960), (84, 900), (150, 860), (230, 800), (290, 748), (350, 716), (392, 760), (388, 850), (366, 930), (320, 980),
                (220, 984), (150, 1020), (96, 1020))  # fmt: skip
    head = blob(
        (336, 712),
        (372, 690),
        (410, 704),
        (440, 730),
        (474, 744),
        (484, 762),
        (478, 784),
        (440, 806),
        (396, 820),
        (352, 808),
    )
    ear = blob((350, 716), (334, 668), (362, 652), (386, 680), (388, 704))
    p.shape(*back, tone="k", halo=6, clear="12k")
    whole = p.shape(*legs, tail, body, head, ear, tone="k", halo=8, clear="12k")
    mane = p.guided([(330, 690), (240, 780), (120, 880)], [(370, 880), (240, 920), (110, 950)])
    p.engrave("k", whole, mane + 1.1, 0.8 * p.lit(whole, (150, 300), 44), 11, length=(26, 60), clip=[body])
    rng = p.dice()
    for x, y in (
        (150, 920),
        (196, 880),
        (204, 944),
        (252, 850),
        (256, 912),
        (300, 800),
        (306, 868),
        (130, 972),
        (330, 940),
        (100, 1000),
        (316, 1016),
    ):
        p.carve("12k", ell(x, y, rng.uniform(8, 13), rng.uniform(5, 8), -30))
    p.cutline((412, 734), (424, 742), (438, 738), w=6)  # the shut eye
    p.cutline((400, 716), (420, 716), (438, 726), w=4)
    p.cutline((484, 776), (452, 784), (418, 796), w=6)
    p.carve("12k", *[poly([(x, 781), (x + 11, 778), (x + 5, 794)]) for x in (434, 448, 462)])
    p.cutline((352, 700), (352, 676), (366, 672), w=5)


def man(p: Print) -> tuple[float, float]:
    """He kneels with his hands behind him."""
    pose = SIDE["kneel"].but(lean=27, nod=-24, near_elbow=1, far_elbow=1)
    wear = Wear(top="2", legs="k", skin="k", cap="turban", hat="", coat=0.9)
    him = figure(p, 672, 1136, 640, pose, wear=wear, near=(710, 930), far=(704, 918), halo=8)
    coat = him.parts["trunk"]
    p.comb("k", coat, 84, np.clip(p.ramp((590, 0), (700, 0)) - 0.1, 0, 1) * 0.5, 11, False)
    x, y = him["head"]
    p.cutline((x - 36, y - 6), (x - 27, y), (x - 17, y - 3), w=5)
    p.cutline((x - 36, y - 18), (x - 27, y - 21), (x - 17, y - 18), w=4)
    p.cutline((x - 38, y + 26), (x - 24, y + 27), (x - 12, y + 24), w=4)
    p.carve(
        "12k", *[poly([(x - 37 + i, y + 24), (x - 27 + i, y + 24), (x - 32 + i, y + 34)]) for i in (0, 10)]
    )
    return x, y


def scene(p: Print) -> None:
    """Wall, wedding, and the two in front."""
    town(p)
    trays = Wear(skin="k", woman=True, skirt=0.95, style="scarf")
    for i, (at, tones) in enumerate(
        (
            (96, ("1", "")),
            (196, ("", "")),
            (480, ("1", "1")),
            (576, ("", "1")),
            (672, ("1", "")),
            (768, ("", "")),
        )
    ):
        wear = trays.but(top=tones[0], legs=tones[1], legs_print=("fall", "", "dots", "", "check", "fall")[i])
        one = figure(p, at, 640 - 4 * (i % 2), 218, "overhead_walk", wear=wear)
        u, v = one["crown"]
        p.shape(ell(u + 2, v - 26, 46, 9), tone="1", line=2.4, halo=3, clear="12k")
        p.shape(
            *[ell(u - 20 + 14 * j, v - 40 - 7 * (j % 2), 12, 9) for j in range(4)],
            tone="",
            line=2.4,
            halo=2,
            clear="12k",
        )
    figure(
        p,
        322,
        644,
        232,
        "walk",
        wear=Wear(skin="k", top="", legs="", hat="", cap="veil", woman=True, skirt=0.96),
        halo=4,
    )
    p.fill("k", poly([(-10, 850), (70, 930), (170, 1060), (300, 1124), (520, 1146), (810, 1150), (810, 1210), (-10, 1210)]))  # fmt: skip
    hyena(p)
    x, y = man(p)
    p.shape(stroke((462, 779, 9), (x - 22, y + 28, 9)), tone="", line=2.4, halo=3, clear="12k")
    rag = blob((492, 778, "c"), (520, 776, "c"), (532, 822), (520, 880), (507, 858), (496, 900), (484, 840))
    p.shape(rag, tone="", line=4, halo=3, clear="12k")
    p.line((500, 790), (502, 820), (498, 846), w=4)
    p.line((512, 784), (514, 812), w=3)
