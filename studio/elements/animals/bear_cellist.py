"""A bear sitting with something tall between its knees, as a cellist sits: paint the seat, the thing, then the embrace."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.animals.beasts_seated import fur, limb
from studio.paint import Card, Frame
from studio.palettes import BEAR
from studio.shapes import blob, ell, join, taper

CLAW: Ramp = ["#2c2024", "#5c4c48", "#c8b49c"]
PAD: Ramp = ["#3c2424", "#8c6050", "#d8a888"]
SEAM = "#241014"


def bear_seat(c: Card, x: float, y: float, h: float = 520, ramp: Ramp = BEAR) -> Frame:
    """Far thigh and arm, back and belly, sitting at (x, y), looking left; what it plays stands at frame (-174, -20)."""
    f = c.at(x, y, h / 480, vol=30, wob=0.6, rim=0.5, edge=0.28, amb=0.3)
    f.shade(ell(-30, 6, 230, 24), 0.5, 16, "#2c3458")
    f.paint(taper((-20, -54, 110), (-140, -56, 96), (-190, -52, 88)), ramp, vol=26, grad=(0, -0.3))
    arm = f.paint(taper((-30, -270, 96), (-110, -258, 76), (-190, -264, 60)), ramp, vol=26, grad=(0.06, -0.3))
    c.marks(arm, 3.0, 160, 22, 3.2, jit=0.085, alpha=0.6)
    upper = ((-104, -250), (-62, -330), (10, -352), (84, -326), (140, -258), (172, -160))
    body = blob((-104, 0), (-128, -70), (-122, -160), *upper, (180, -70), (150, 0), (20, 14))
    m = f.paint(body, ramp, vol=84, grad=(0.1, -0.25))
    fur(c, f, m, int(3000 * f.s**2), (-10, -170))
    return f


def _claws(f: Frame, roots: tuple[tuple[float, float], ...], dx: float, dy: float) -> None:
    """One short claw at each root, bent by (dx, dy)."""
    for x, y in roots:
        claw = taper((x, y, 10), (x + dx * 0.6, y + dy * 0.3, 7), (x + dx, y + dy, 2))
        f.paint(claw, CLAW, vol=3, det=0.6, wob=0.3)


def embracing_paw(c: Card, f: Frame, ramp: Ramp = BEAR) -> None:
    """The far arm goes round behind: its paw comes back over the left edge of the trunk, fingers on the strings."""
    hand = blob(
        (-214, -296),
        (-226, -268),
        (-216, -240),
        (-186, -236),
        (-164, -246),
        (-156, -262),
        (-164, -284),
        (-188, -300),
    )
    f.shade(ell(-182, -262, 36, 34), 0.45, 8, "#3c4470")
    m = f.paint(hand, ramp, vol=20, edge=0.34, wob=0.4, grad=(0.06, -0.2))
    c.marks(m, 0.05, 110, 18, 3, jit=0.09, alpha=0.6)
    for y, x in ((-280, -188), (-266, -184), (-252, -188)):
        f.line([(x - 12, y - 1), (x + 4, y), (x + 22, y + 1)], 4.4, SEAM, alpha=0.8)
    _claws(f, ((-166, -285), (-157, -271), (-157, -257), (-166, -244)), 17, 5)


def far_foot(c: Card, f: Frame, ramp: Ramp = BEAR) -> None:
    """The far shin as it comes out from behind what he plays (paint it after that), and its foot, sole to us."""
    edge = f.pt(-203, 0)[0]
    left = np.asarray(np.clip((edge - c.xx) / 2.5 + (c.yy - f.y) * -0.012, 0, 1), np.float32)
    f.shade(ell(-252, 6, 66, 11), 0.5, 8, "#2c3458")
    m = f.paint(
        taper((-170, -64, 98), (-214, -58, 92), (-252, -44, 76)), ramp, vol=32, clip=left, grad=(0.08, -0.24)
    )
    c.marks(m, 3.0, 200, 22, 3.2, jit=0.09, alpha=0.7)
    f.shade(taper((-200, -112, 14), (-203, -50, 20), (-200, -8, 14)), 0.55, 8, "#1a0a10", clip=m)
    f.shade(ell(-250, -40, 38, 56, 8), 0.5, 7, "#1a0a10", clip=m)
    foot = f.paint(ell(-256, -40, 32, 54, 8), ramp, vol=22, edge=0.35)
    c.marks(foot, 1.5, 70, 16, 3, jit=0.08, alpha=0.5)
    f.paint(ell(-260, -28, 16, 23, 8), PAD, vol=7, clip=foot, soft=1)
    for k in range(4):
        f.paint(ell(-274 + 10.5 * k, -66 - 6 * (k in (1, 2)), 5.6, 7), PAD, vol=4, clip=foot)


def near_leg(c: Card, f: Frame, ramp: Ramp = BEAR) -> None:
    """The near leg, its sole turned to us."""
    limb(c, f, taper((74, -54, 150), (-20, -52, 116), (-96, -34, 78)), ramp, 640, 3.0)
    foot = f.paint(ell(-118, -40, 37, 60, -8), ramp, vol=24, edge=0.35)
    f.paint(ell(-124, -27, 19, 26, -8), PAD, vol=8, clip=foot, soft=1)
    for k in range(4):
        f.paint(ell(-144 + 12 * k, -69 - 7 * (k in (1, 2)), 6.5, 8), PAD, vol=4, clip=foot)


def _fade(f: Frame, x0: float, y0: float, x1: float, y1: float) -> Arr:
    """A mask 0 at one point of the frame and 1 at another: a limb that grows out of the body without an outline."""
    (ax, ay), (bx, by) = f.pt(x0, y0), f.pt(x1, y1)
    dx, dy = bx - ax, by - ay
    t = ((f.card.xx - ax) * dx + (f.card.yy - ay) * dy) / (dx * dx + dy * dy)
    return np.asarray(np.clip(t, 0, 1), np.float32)


def bowing_arm(c: Card, f: Frame, ramp: Ramp = BEAR) -> None:
    """Shoulder, elbow, forearm and shut paw in one piece, the paw at frame (-66, -152)."""
    arm = taper((48, -288, 120), (78, -206, 104), (30, -150, 82), (-26, -146, 62))
    paw = blob((-20, -184), (-56, -190), (-88, -178), (-98, -152), (-86, -126), (-52, -114), (-14, -120))
    whole, grown = join(arm, paw), _fade(f, 56, -330, 66, -250)
    c.shade(f.path(whole), 0.5, 16, "#1a0a10", clip=grown)
    m = f.paint(whole, ramp, vol=36, edge=0.3, grad=(0.1, -0.2), clip=grown)
    elbow = f.pt(20, -250)
    c.marks(
        m,
        lambda x, y: np.arctan2(y - elbow[1], x - elbow[0]) + np.pi / 2,
        560,
        24,
        3.4,
        jit=0.085,
        alpha=0.7,
        curl=0.15,
    )
    f.shade(taper((20, -196, 10), (36, -176, 16), (60, -176, 6)), 0.4, 8, "#1a0a10", clip=m)
    for y in (-168, -151, -134):
        f.line([(-94, y), (-76, y + 1), (-58, y + 2)], 4.6, SEAM, alpha=0.8)
    _claws(f, ((-88, -174), (-96, -158), (-96, -142), (-86, -126)), -17, 6)
