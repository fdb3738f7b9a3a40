"""A long empty coat that leans forward and holds out one sleeve, with the hat that belongs to it."""

from typing import Any

import numpy as np

from studio.colour import Ramp, sstep
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM
from studio.shapes import blob, ell, poly, taper

WOOL: Ramp = ["#14141e", "#2c2c3a", "#54505a", "#a08470", "#f0c88c"]
FELT: Ramp = ["#0e0e18", "#24222e", "#4c4450", "#a48468"]
HATBAND: Ramp = ["#120a14", "#2c1624", "#543038", "#a06848"]
VOID: Ramp = ["#05050c", "#0a0a14", "#14101a"]
LINING: Ramp = ["#1c0810", "#4c1420", "#8c2c2c", "#d86c40"]
CREASES = (
    ((400, 500, 6), (368, 520, 16), (336, 518, 5)),
    ((404, 534, 5), (366, 558, 13), (332, 556, 4)),
    ((372, 588, 4), (344, 590, 10), (318, 574, 3)),
)
BUTTONS = (600, 690, 780)
FOLDS = (
    ((452, 700, 6), (440, 860, 22), (424, 1020, 30)),
    ((540, 660, 6), (570, 860, 22), (580, 1030, 30)),
    ((600, 560, 6), (622, 800, 22), (634, 1010, 30)),
)


def coat_bowing(f: Frame, light: tuple[float, float, float]) -> None:
    """In page units, for c.at(0, 0): collar at (460, 320), hem at 1040, its sleeve held out to (270, 680), where the cuff goes on."""
    how: dict[str, Any] = {"wob": 0.5, "edge": 0.32, "amb": 0.22, "light": light, "rim": 0.4}
    back = taper((556, 400, 84), (610, 520, 80), (624, 660, 72), (606, 780, 62))
    f.paint(back, WOOL, vol=26, **how)
    right = ((452, 318), (520, 312), (576, 344), (612, 440), (622, 620), (650, 860), (664, 1010))
    left = ((560, 1044), (440, 1034), (372, 1004), (394, 840), (392, 640), (372, 480), (392, 370))
    m = f.paint(blob(*right, *left), WOOL, vol=64, tex=0.3, **how)
    f.card.marks(m, 1.5, 260, 34, 4, jit=0.08, alpha=0.35)
    for fold in FOLDS:
        f.shade(taper(*fold), 0.5, 8, clip=m)
    facing = blob((468, 400), (500, 560), (500, 1026), (480, 1028), (474, 700), (440, 470))
    f.paint(facing, FELT, vol=6, alpha=0.8, clip=m, **how)
    for y in BUTTONS:
        f.paint(ell(446, y, 13, 14), BRASS, vol=7, wob=0.3, det=0.6, light=light)
    f.paint(poly([(548, 760), (626, 748), (630, 784), (552, 794)]), WOOL, vol=8, **how)
    f.paint(taper((566, 760, 16), (584, 738, 26), (606, 742, 16)), CREAM, vol=6, wob=0.5, light=light)
    _sleeve_held_out(f, how)
    _collar(f, how)


def _collar(f: Frame, how: dict[str, Any]) -> None:
    void = blob((410, 330), (460, 306), (516, 316), (520, 372), (470, 432), (424, 400))
    f.paint(void, VOID, vol=4, wob=0.4)
    near = blob((516, 300), (560, 330), (556, 410), (470, 520), (462, 440), (512, 380))
    far = blob((414, 312), (384, 350), (392, 430), (462, 520), (468, 450), (420, 390))
    for side in (near, far):
        f.paint(side, FELT, vol=14, **how)


def _sleeve_held_out(f: Frame, how: dict[str, Any]) -> None:
    """The arm of the coat, creased at the elbow, down to where its cuff begins."""
    f.shade(taper((400, 470, 30), (330, 600, 30), (270, 690, 20)), 0.4, 14)
    near = ((440, 430), (420, 520), (372, 596), (336, 656), (310, 702))
    far = ((226, 664), (262, 596), (300, 536), (336, 470), (360, 406), (396, 384))
    m = f.paint(blob(*near, *far), WOOL, vol=32, tex=0.3, **how)
    for crease in CREASES:
        f.shade(taper(*crease), 0.55, 5, clip=m)


def turned_cuff(f: Frame, light: tuple[float, float, float]) -> None:
    """The turned-back cuff, limp at its lower lip: thick wool round a dark hole lined with wine-red satin.

    Paint it after the glow of what it holds out, so that the hole stays dark.
    """
    how: dict[str, Any] = {"wob": 0.5, "edge": 0.34, "amb": 0.24, "light": light, "rim": 0.5}
    f.shade(blob((236, 634), (276, 600), (330, 624), (352, 668), (330, 690)), 0.5, 7)
    end = ((296, 754), (262, 766), (220, 750), (196, 712), (202, 684, "c"))
    band = (
        (222, 648),
        (232, 622),
        (262, 598),
        (304, 606),
        (340, 634),
        (346, 668),
        (322, 716),
        (306, 742, "c"),
    )
    m = f.paint(blob(*end, *band), WOOL, vol=20, tex=0.3, **how)
    f.shade(taper((262, 612, 4), (256, 646, 10), (232, 690, 12)), 0.4, 5, clip=m)
    f.shade(taper((318, 640, 5), (308, 680, 12), (298, 716, 10)), 0.45, 5, clip=m)
    f.line([(242, 628), (276, 614), (312, 628), (332, 656)], 2.4, WOOL[0], alpha=0.5, clip=m)
    f.paint(ell(318, 664, 8, 9), BRASS, vol=5, wob=0.3, det=0.6, light=light)
    hole = blob(
        (208, 694), (228, 684), (262, 696), (292, 718), (298, 738), (280, 746), (248, 740), (218, 720)
    )
    inside = f.paint(hole, VOID, vol=3, wob=0.4, edge=0.3)
    f.paint(blob((212, 706), (236, 722), (268, 732), (296, 734), (284, 748), (246, 742), (218, 722)), LINING, vol=5,
        clip=inside, soft=2, edge=0, light=light)  # fmt: skip


def turned_hat(c: Card, x: float, y: float, light: tuple[float, float, float], rot: float = -16) -> None:
    """A felt hat 280 wide that has bent down to look; (x, y) is the middle of its brim."""
    f = c.at(x, y, 1.0, rot, vol=16, wob=0.4, edge=0.32, amb=0.24, light=light, rim=0.5)
    f.shade(ell(6, 34, 110, 22), 0.6, 10)
    f.paint(ell(0, 12, 140, 30), FELT, vol=12)
    crown = blob((-82, 8), (-78, -76), (-52, -112), (0, -96), (50, -112), (80, -74), (84, 8), (0, 22))
    f.paint(crown, FELT, vol=34)
    f.paint(blob((-83, 6), (-82, -26), (0, -12), (83, -26), (84, 6), (0, 22)), HATBAND, vol=8)


def monster_shadow(c: Card) -> None:
    """What such a coat looks like on the wall to its right, lit from below: horns and a cloak."""
    c.glow(756, 330, 420, "#c07430", 0.54, 1.5)
    left = taper((682, 262, 40), (646, 200, 26), (640, 140, 15), (660, 92, 5))
    right = taper((716, 256, 42), (744, 190, 28), (744, 124, 16), (722, 74, 5))
    head = ((664, 252), (698, 226), (732, 246), (744, 310), (732, 352))
    cloak = (
        (764, 400),
        (800, 500),
        (830, 700),
        (850, 1000),
        (600, 960),
        (600, 560),
        (630, 420),
        (672, 362),
        (654, 310),
    )
    shape = np.maximum.reduce([c.mask(part, 0.6, 4) for part in (left, right, blob(*head, *cloak))])
    c.flat(np.asarray(shape * (1 - 0.4 * sstep(420, 900, c.yy)), np.float32), "#0a0810", 0.86)
