"""A snail as large as a house, in side view looking left: the soft body below its shell, and the silver way it came."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, curve, ell, taper, xf

SKIN: Ramp = ["#1a2120", "#3c4a3c", "#727c54", "#b4b078", "#f0e8b8"]
SILVER: Ramp = ["#5c7078", "#9cb0ac", "#dce4d4", "#fbfdf0"]


def _horns(c: Card, f: Frame) -> None:
    """Two long horns with eyes at their ends, two soft feelers by the mouth."""
    for x, y, tip in ((92, 604, (52, 470)), (136, 600, (128, 456))):
        middle = ((x + tip[0]) / 2 - 5, (y + tip[1]) / 2, 13)
        f.paint(taper((x, y + 10, 30), (x - 1, y - 16, 18), middle, (*tip, 10)), SKIN, vol=8, rim=0.5)
        f.paint(ell(*tip, 14), SKIN, vol=9, rim=0.6)
        c.dot(*f.pt(tip[0] - 3, tip[1] - 2), 6, "#141814", 1)
        c.dot(*f.pt(tip[0] - 5, tip[1] - 4), 2, "#f8f4e0", 1)
    for root, tip in (((84, 676), (46, 706)), ((98, 690), (74, 726))):
        f.paint(
            taper((*root, 30), ((root[0] + tip[0]) / 2, root[1] + 18, 21), (*tip, 17)), SKIN, vol=8, rim=0.4
        )


def snail_neck(c: Card, x: float = 372, y: float = 462) -> None:
    """Head, horns and neck of a snail, to be painted before its shell, 800 across with its middle at (x, y)."""
    f = c.at(x - 372, y - 462)
    _horns(c, f)
    back = ((440, 640), (372, 596), (290, 600), (226, 608), (168, 592), (112, 580), (70, 598), (54, 644))
    chest = ((70, 690), (112, 716), (158, 764), (184, 824), (172, 878), (120, 914), (420, 922))
    m = f.paint(blob(*back, *chest), SKIN, vol=70, amb=0.24, edge=0.25, rim=0.5, tex=0.1, lump=0.02,
        light=(x - 232, y - 162, 240))  # fmt: skip
    _tiles(c, f, m)
    f.shade(blob((330, 600), (250, 604), (214, 600), (260, 650), (330, 690), (310, 860), (400, 880), (400, 600)),
        0.6, 22, "#0c1614", clip=m)  # fmt: skip
    _mantle(f, (x - 252, y + 58, 200))
    f.line([(58, 664), (76, 680), (104, 678), (116, 670)], 3.4, "#20241f", alpha=0.8, clip=m)
    f.flat(taper((96, 600, 8), (150, 612, 14), (204, 630, 6)), "#fbfbe4", 0.5, 5, clip=m)
    f.flat(taper((150, 716, 6), (190, 770, 10), (206, 830, 5)), "#fbfbe4", 0.3, 5, clip=m)


def _mantle(f: Frame, light: tuple[float, float, float]) -> None:
    """The soft collar that swells out of the shell's mouth, folded where it is pressed."""
    roll = taper((352, 560, 50), (338, 630, 56), (326, 720, 62), (332, 800, 58), (362, 880, 40))
    f.shade(xf(roll, -12, 4), 0.45, 12, "#0c1614")
    m = f.paint(roll, SKIN, vol=26, amb=0.26, edge=0.16, rim=0.5, tex=0.1, light=light)
    for k in range(8):
        y = 642 + 29 * k
        f.line(
            [(296 + 2 * abs(k - 3), y + 4), (312, y - 2), (336, y + 3)], 2.4, "#1c2620", alpha=0.32, clip=m
        )


def _tiles(c: Card, f: Frame, m: Arr) -> None:
    """The skin of a snail: rows of soft tiles that run from the head down into the foot."""
    for row in range(9):
        for k in range(17):
            t = (k + 0.5 * (row % 2)) / 17
            px = 92 + 230 * t - 20 * row * t * (1 - t)
            py = 606 + 24 * row + (210 - 14 * row) * t * t + 8 * (1 - t) * row * 0.2
            tile = ell(px, py, 8.5, 5, 24 + 40 * t)
            f.flat(tile, "#1c2620", 0.2, 1.5, clip=m)
            f.flat(ell(px - 2, py - 2, 5, 2.6, 24 + 40 * t), "#f4f0c4", 0.2, 1.5, clip=m)


def snail_foot(c: Card, x: float = 372, y: float = 462) -> None:
    """The foot, painted after the shell that sits on it: its saddle, its tail, its wavy hem."""
    f = c.at(x - 372, y - 462)
    saddle = blob((772, 910), (668, 880), (580, 852), (500, 842), (430, 850), (372, 862), (310, 874), (250, 902),
        (400, 922), (640, 918))  # fmt: skip
    c.shade(f.path(taper((340, 860, 8), (440, 842, 14), (560, 836, 14), (640, 850, 6))), 0.6, 8, "#0c1210")
    m = f.paint(
        saddle, SKIN, vol=34, amb=0.26, edge=0.2, rim=0.5, tex=0.12, lump=0.03, light=(x - 132, y + 138, 240)
    )
    for k in range(22):
        f.flat(ell(330 + 18 * k, 878 + 4 * (k % 3), 8, 4, 8), "#1c2620", 0.2, 1.5, clip=m)
    hem = blob((150, 900), (300, 884), (560, 880), (700, 892), (764, 910), (620, 926), (300, 930), (118, 920))
    f.paint(hem, SKIN, vol=14, amb=0.3, edge=0.2, wob=1.4)


def slime_trail(c: Card, *points: tuple[float, float]) -> None:
    """The silver way through the points, far to near, with the marks of a very small pair of wheels."""
    way = curve(*points)
    n = len(way)
    wide = taper(*[(x, y, 30 + 44 * i / n) for i, (x, y) in enumerate(way)][::8])
    m = c.paint(wide, SILVER, vol=14, amb=0.45, edge=0.1, alpha=0.8, tex=0.3)
    c.marks(m, 0.1, 120, 40, 3, jit=0.14, alpha=0.6, bias=0.08)
    normal = np.gradient(way, axis=0)
    normal = np.stack([-normal[:, 1], normal[:, 0]], 1) / np.hypot(*normal.T)[:, None]
    for side in (-1, 1):
        wheel = way + normal * (side * (6 + 9 * np.arange(n) / n))[:, None]
        for i in range(0, n - 12, 11):
            c.line(wheel[i : i + 13], 2.2 + 1.6 * i / n, "#4c6068", 0.5, 0.4, ends=0.5, clip=m)
            c.line(wheel[i : i + 12] + np.array((1.5, 2.2)), 1.2, "#fbfff8", 0.5, 0.3, ends=0.4, clip=m)
    c.sparks(m, 60, "#ffffff", (0.8, 1.8))
