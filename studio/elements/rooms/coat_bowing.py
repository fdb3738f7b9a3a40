"""A long empty coat that leans forward and holds out one sleeve, with the hat that belongs to it."""

from typing import Any

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM
from studio.shapes import blob, ell, poly, taper

WOOL: Ramp = ["#14141e", "#2c2c3a", "#54505a", "#a08470", "#f0c88c"]
FELT: Ramp = ["#0e0e18", "#24222e", "#4c4450", "#a48468"]
HATBAND: Ramp = ["#120a14", "#2c1624", "#543038", "#a06848"]
VOID: Ramp = ["#05050c", "#0a0a14", "#14101a"]
CUFF: Ramp = ["#05050c", "#0e0a10", "#3c2418"]
BUTTONS = (600, 690, 780)
FOLDS = (
    ((452, 700, 6), (440, 860, 22), (424, 1020, 30)),
    ((540, 660, 6), (570, 860, 22), (580, 1030, 30)),
    ((600, 560, 6), (622, 800, 22), (634, 1010, 30)),
)


def coat_bowing(f: Frame, light: tuple[float, float, float]) -> None:
    """In page units, for c.at(0, 0): collar at (460, 320), hem at 1040, the cuff held out at (246, 716)."""
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
    _collar(f, how)
    _sleeve_held_out(f, how)


def _collar(f: Frame, how: dict[str, Any]) -> None:
    void = blob((410, 330), (460, 306), (516, 316), (520, 372), (470, 432), (424, 400))
    f.paint(void, VOID, vol=4, wob=0.4)
    near = blob((516, 300), (560, 330), (556, 410), (470, 520), (462, 440), (512, 380))
    far = blob((414, 312), (384, 350), (392, 430), (462, 520), (468, 450), (420, 390))
    for side in (near, far):
        f.paint(side, FELT, vol=14, **how)


def _sleeve_held_out(f: Frame, how: dict[str, Any]) -> None:
    f.shade(taper((400, 470, 30), (330, 600, 30), (270, 690, 20)), 0.4, 14)
    arm = taper((420, 420, 92), (366, 520, 88), (312, 614, 80), (262, 690, 78))
    f.paint(arm, WOOL, vol=30, **how)
    f.shade(taper((388, 500, 10), (350, 530, 16), (322, 540, 8)), 0.5, 5)
    f.paint(taper((284, 664, 90), (256, 704, 92)), FELT, vol=24, **how)
    f.paint(ell(246, 716, 44, 20, 34), CUFF, vol=4, wob=0.3)


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
    c.glow(740, 420, 420, "#b0682c", 0.5, 1.5)
    left = taper((686, 262, 40), (650, 200, 26), (646, 140, 15), (668, 92, 5))
    right = taper((722, 256, 42), (754, 190, 28), (756, 120, 16), (732, 66, 5))
    head = ((670, 252), (704, 226), (738, 246), (750, 310), (740, 360))
    cloak = ((820, 430), (860, 1100), (600, 960), (600, 560), (630, 420), (678, 362), (660, 310))
    for shape in (left, right, blob(*head, *cloak)):
        c.flat(shape, "#0a0810", 0.8, 5)
