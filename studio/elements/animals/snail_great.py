"""A snail as large as a house, in side view looking left: the soft body below its shell, and the silver way it came."""

import numpy as np

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, curve, ell, taper

SKIN: Ramp = ["#1a2120", "#3c4a3c", "#727c54", "#b4b078", "#f0e8b8"]
SILVER: Ramp = ["#5c7078", "#9cb0ac", "#dce4d4", "#fbfdf0"]


def _horns(c: Card, f: Frame) -> None:
    for x, y, tip in ((96, 600, (52, 470)), (132, 602, (126, 458))):
        middle = ((x + tip[0]) / 2 - 5, (y + tip[1]) / 2, 12)
        f.paint(taper((x, y, 20), middle, (*tip, 9)), SKIN, vol=8, rim=0.5)
        f.paint(ell(*tip, 13), SKIN, vol=9, rim=0.6)
        c.dot(*f.pt(tip[0] - 3, tip[1] - 2), 6, "#141814", 1)
        c.dot(*f.pt(tip[0] - 5, tip[1] - 4), 2, "#f8f4e0", 1)
    for y, tip in ((668, (30, 690)), (682, (54, 716))):
        f.paint(taper((74, y, 13), (*tip, 7)), SKIN, vol=5)


def snail_body(c: Card, x: float = 372, y: float = 462) -> None:
    """Neck, foot and horns of a snail whose shell, 800 across, has its middle at (x, y)."""
    f = c.at(x - 372, y - 462)
    back = ((772, 910), (660, 872), (560, 846), (450, 838), (400, 800), (392, 730), (370, 682), (310, 680))
    face = ((226, 650), (160, 604), (108, 584), (68, 606), (58, 654), (90, 702), (136, 752), (172, 820))
    sole = ((164, 878), (132, 912), (400, 922), (640, 918))
    _horns(c, f)
    how = {"vol": 70, "amb": 0.14, "edge": 0.25, "rim": 0.5, "tex": 0.12, "lump": 0.03}
    m = f.paint(blob(*back, *face, *sole), SKIN, light=(x - 172, y - 202, 240), **how)
    for i, (px, py) in enumerate(c.scatter(m * (1 - c.ground(y + 418)), 420)):
        spot = ell(px, py, 5 + i % 4, 3.4, 20 + i % 30)
        c.flat(spot, "#20281e" if i % 3 else "#d8d4a8", 0.22, 1, 0.4, clip=m)
    f.flat(blob((364, 660), (420, 700), (430, 800), (396, 830), (372, 760)), "#ff9c50", 0.35, 16, clip=m)
    f.line([(64, 664), (84, 684), (110, 688)], 3, "#20241f", alpha=0.8)
    for line in ([(112, 600), (170, 628), (230, 672), (300, 690)], [(150, 700), (196, 760), (214, 830)]):
        f.line(line, 9, "#f8f8e0", alpha=0.4, wob=0.6, clip=m)
    hem = blob((150, 900), (300, 884), (560, 880), (700, 892), (764, 910), (620, 926), (300, 930), (140, 920))
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
        for i in range(2, n - 3, 3):
            c.line(wheel[i : i + 2], 3.0 + 2 * i / n, "#3c4c50", 0.85, 0.2, ends=0.9)
    c.sparks(m, 60, "#ffffff", (0.8, 1.8))
