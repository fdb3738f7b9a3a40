"""A snail as large as a house, in side view looking left: one soft wet body round its shell, and the silver way it came."""

import itertools
from typing import Any

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.shapes import Points, blob, curve, ell, poly, taper

SKIN: Ramp = ["#141c1c", "#36463a", "#6c7a54", "#b0b078", "#f0ecc0"]
SILVER: Ramp = ["#5c7078", "#9cb0ac", "#dce4d4", "#fbfdf0"]
DARK, WET = "#0c1614", "#fbfde8"
HEAD = ((150, 596), (112, 576), (72, 590), (50, 634), (60, 680), (94, 708))
CHEST = ((134, 744), (162, 796), (162, 846), (134, 886), (94, 914))
SOLE = ((130, 926), (320, 932), (560, 930), (700, 928), (760, 921))
TAIL = ((722, 906), (676, 882), (640, 852), (616, 812), (604, 770))
SEAT = ((588, 768), (548, 800), (496, 831), (440, 852), (392, 862))  # along the underside of the shell
MOUTH = ((366, 836), (356, 770), (354, 708), (364, 652), (376, 620))  # behind its lip
NAPE = ((336, 620), (296, 611), (256, 596), (228, 590), (190, 612))  # under the small whorl, then bare


def _horns(c: Card, f: Frame) -> None:
    """Two long horns with eyes at their ends, two short feelers by the mouth."""
    for x, y, tip in ((88, 604, (48, 462)), (134, 600, (128, 448))):
        middle = ((x + tip[0]) / 2 - 5, (y + tip[1]) / 2, 14)
        f.paint(
            taper((x + 2, y + 14, 40), (x - 1, y - 18, 20), middle, (*tip, 11)),
            SKIN,
            vol=8,
            rim=0.5,
            edge=0.16,
        )
        f.line([(x - 4, y - 26), (middle[0] - 3, middle[1]), (tip[0] - 2, tip[1] + 14)], 3, WET, alpha=0.4)
        f.paint(ell(*tip, 14), SKIN, vol=9, rim=0.6)
        c.dot(*f.pt(tip[0] - 3, tip[1] - 2), 6, "#141814", 1)
        c.dot(*f.pt(tip[0] - 5, tip[1] - 4), 2, "#f8f4e0", 1)


def _feelers(f: Frame) -> None:
    for root, tip in (((66, 668), (34, 690)), ((80, 688), (56, 716))):
        f.paint(
            taper((*root, 20), ((root[0] + tip[0]) / 2, root[1] + 10, 12), (*tip, 10)), SKIN, vol=6, edge=0.2
        )


def snail_body(c: Card, x: float = 372, y: float = 462) -> None:
    """Head, neck, foot and tail in one piece, painted after the shell that sits in it; 800 across, the shell's middle at (x, y)."""
    f = c.at(x - 372, y - 462)
    c.shade(
        f.path(taper((384, 850, 10), (440, 838, 20), (500, 816, 22), (560, 780, 20), (604, 744, 8))),
        0.6,
        7,
        DARK,
    )
    _horns(c, f)
    _feelers(f)
    shape = blob(*HEAD, *CHEST, *SOLE, *TAIL, *SEAT, *MOUTH, *NAPE)
    how: dict[str, Any] = {"amb": 0.22, "edge": 0.22, "rim": 0.6, "tex": 0.1, "lump": 0.02}
    m = f.paint(shape, SKIN, vol=74, grad=(0.1, -0.06), light=(x - 272, y - 202, 260), **how)
    _tiles(f, m)
    _hollows(f, m)
    f.flat(
        taper((140, 904, 10), (260, 892, 44), (480, 900, 36), (640, 902, 30), (720, 914, 8)),
        "#a4a86c",
        0.5,
        13,
        clip=m,
    )
    _hem(f, m)
    f.line([(54, 660), (72, 678), (100, 678), (114, 668)], 3.4, "#1c221c", alpha=0.8, clip=m)
    f.line([(112, 668), (120, 660)], 2.4, "#1c221c", alpha=0.6, clip=m)
    _gloss(f, m)


def _hollows(f: Frame, m: Arr) -> None:
    """Where no light gets in: under the small whorl, along the mouth of the shell, under its belly, below the throat."""
    f.shade(
        blob((200, 590), (256, 588), (380, 604), (388, 680), (330, 700), (280, 650)), 0.6, 20, DARK, clip=m
    )
    f.shade(taper((372, 640, 40), (352, 740, 50), (372, 850, 40), (460, 880, 20)), 0.55, 16, DARK, clip=m)
    f.shade(taper((392, 876, 12), (470, 860, 24), (560, 822, 22), (612, 780, 8)), 0.5, 9, DARK, clip=m)
    f.shade(
        blob((100, 708), (150, 742), (186, 800), (186, 850), (150, 860), (150, 800)), 0.4, 14, DARK, clip=m
    )


def _tiles(f: Frame, m: Arr) -> None:
    """The skin of a snail: rows of soft tiles that follow the body from the head through the neck along the foot."""
    for row in range(7):
        t = row / 6
        line = curve(
            (84, 604 + 88 * t), (170, 628 + 108 * t), (250 - 40 * t, 690 + 140 * t), (330, 800 + 90 * t),
            (470, 880 + 26 * t), (620, 872 + 40 * t), (716, 906 + 10 * t),
        )[3 * (row % 2) :: 5]  # fmt: skip
        for (px, py), (qx, qy) in itertools.pairwise(line):
            turn = float(np.degrees(np.arctan2(qy - py, qx - px)))
            f.flat(ell(px, py, 9, 5.4, turn), "#1c2620", 0.26, 1.5, clip=m)
            f.flat(ell(px - 2, py - 2.4, 5, 2.4, turn), "#f4f0c4", 0.28, 1.2, clip=m)


def _hem(f: Frame, m: Arr) -> None:
    """The soft frill of the foot where it grips the stone; it belongs to the body and only turns outwards."""
    top = [(px, 910 + 4 * np.sin(px / 15.0) + 2 * np.sin(px / 6.3)) for px in range(96, 762, 6)]
    band = poly([*top, (762, 944), (90, 944)])
    f.flat(band, "#d8d69c", 0.3, 4, clip=m)
    f.line(
        np.array([(px, py - 3) for px, py in top]).tolist(), 5, "#1a2420", alpha=0.22, clip=m, ends=0.7, det=0
    )
    for px in range(110, 750, 19):
        f.line([(px, 912 + px * 7 % 5), (px - 3, 930)], 3.4, "#36443a", alpha=0.45, clip=m)


def _gloss(f: Frame, m: Arr) -> None:
    """Wet light along the upper side: nape, cheek, the flow of the neck into the foot, the tail."""
    for a, blur, points in (
        (0.6, 4, ((84, 592, 5), (118, 588, 10), (166, 606, 7), (206, 616, 4))),
        (0.4, 5, ((64, 622, 4), (70, 646, 8), (84, 660, 4))),
        (0.2, 9, ((190, 690, 6), (224, 760, 20), (262, 830, 16), (320, 884, 6))),
        (0.45, 4, ((616, 816, 4), (646, 862, 8), (706, 906, 4))),
        (0.3, 5, ((420, 894, 4), (520, 886, 8), (610, 884, 4))),
    ):
        f.flat(taper(*points), WET, a, blur, clip=m)


def mantle_edge(c: Card, x: float = 372, y: float = 462) -> None:
    """The thin soft edge of the mantle, laid round the lip of the shell and along its underside, after the body."""
    f = c.at(x - 372, y - 462)
    lip = ((372, 622, 10), (352, 656, 20), (344, 708, 26), (343, 770, 28), (358, 832, 26), (392, 866, 22))
    seat = ((392, 866, 22), (440, 856, 17), (496, 836, 16), (548, 805, 15), (590, 771, 12), (608, 756, 6))
    f.shade(taper(*((px - 9, py + 5, w * 0.8) for px, py, w in (*lip, *seat[1:]))), 0.5, 7, DARK)
    roll = taper(*lip, *seat[1:])
    how: dict[str, Any] = {"vol": 11, "amb": 0.3, "edge": 0.16, "tex": 0.08, "wob": 0.6}
    m = f.paint(roll, SKIN, light=(x - 232, y + 118, 150), **how)
    inner = taper(*((px + w * 0.36, py - w * 0.3, 5) for px, py, w in (*lip[1:], *seat[1:])))
    f.flat(inner, "#ffd08c", 0.55, 2.5, clip=m)
    f.flat(taper(*((px - w * 0.16, py, 4) for px, py, w in lip)), WET, 0.35, 2.5, clip=m)


def slime_trail(c: Card, *points: tuple[float, float]) -> None:
    """The thin silver way through the points, far to near, with the marks of a very small pair of wheels."""
    way: Points = curve(*points)
    n = len(way)
    wide = taper(*[(x, y, 20 + 26 * i / n) for i, (x, y) in enumerate(way)][::8])
    m = c.paint(wide, SILVER, vol=9, amb=0.4, edge=0.05, alpha=0.62, tex=0.3, soft=1.5)
    c.marks(m, 0.1, 70, 34, 3, jit=0.14, alpha=0.5, bias=0.08)
    normal = np.gradient(way, axis=0)
    normal = np.stack([-normal[:, 1], normal[:, 0]], 1) / np.hypot(*normal.T)[:, None]
    for side in (-1, 1):
        wheel = way + normal * (side * (5 + 6 * np.arange(n) / n))[:, None]
        for i in range(0, n - 12, 11):
            c.line(wheel[i : i + 13], 2.2 + 1.6 * i / n, "#3c5058", 0.6, 0.4, ends=0.5, clip=m)
            c.line(wheel[i : i + 12] + np.array((1.5, 2.2)), 1.2, "#fbfff8", 0.5, 0.3, ends=0.4, clip=m)
    c.sparks(m, 50, "#ffffff", (0.8, 1.8))
