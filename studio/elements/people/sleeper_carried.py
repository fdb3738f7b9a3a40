"""An old man asleep, carried flat on his back on a strip of cloth: nightcap, beard, patched quilt, two feet."""

from studio.colour import Ramp
from studio.elements.people.marionettes import WOODEN
from studio.paint import Card, Frame
from studio.palettes import CREAM, CRIMSON, HAIR_GREY, OCHRE, ROSE, SAGE, SKIN
from studio.shapes import blob, ell, poly, taper

NIGHTSHIRT: Ramp = ["#0e1624", "#22344c", "#486280", "#8ca4ac"]
COAT: Ramp = ["#1c0e0c", "#5c321c", "#b0703c", "#f8c884"]
PATCHES = (COAT, SAGE, OCHRE, NIGHTSHIRT, ROSE, CREAM)
HELD = (-249, -103, -53, 89, 135, 281)  # where six wooden hands hold the cloth


def carried_sleeper(c: Card, x: float, y: float, light: tuple[float, float, float] | None = None) -> None:
    """Head to the left, 670 long; the cloth hangs at (x, y) between the hands that carry it."""
    f = c.at(x, y, 1.0, vol=20, wob=0.3, edge=0.28, rim=0.8, tex=0.18, light=light, amb=0.3, det=0.4)
    f.paint(taper((232, -66, 46), (250, -118, 40)), SKIN, vol=14)
    f.paint(blob((236, -96), (232, -150), (246, -186), (268, -182), (272, -130), (270, -92)), SKIN, vol=14)
    f.paint(blob((206, -92), (200, -140), (214, -172), (236, -168), (240, -120), (238, -88)), SKIN, vol=14)
    f.paint(ell(-216, -50, 100, 44, -4), CREAM, vol=26)
    _face(c.at(*f.pt(38, 18), 1.24, **f.defaults))
    _quilt(f)
    _beard_and_arm(c, f)
    _carrying_cloth(f)


def _face(f: Frame) -> None:
    """Asleep, nose in the air."""
    f.paint(ell(-196, -104, 54, 50), SKIN, vol=38)
    f.paint(ell(-176, -158, 15, 22, 12), SKIN, vol=12)
    f.flat(ell(-168, -136, 16, 11), "#e87850", 0.5, 6)
    f.line([(-206, -128), (-194, -118), (-180, -124)], 5.5, "#2c140e", alpha=1, det=1)
    f.paint(ell(-204, -82, 13, 15), SKIN, vol=8)
    f.line([(-207, -86), (-200, -80), (-206, -76)], 3, "#7c3c28", alpha=0.8)
    over = ((-216, -158), (-252, -152), (-276, -120), (-310, -66), (-326, -6))
    m = f.paint(blob(*over, (-304, -2), (-270, -50), (-236, -66), (-222, -104)), NIGHTSHIRT, vol=24)
    for k in range(3):
        stripe = [(-262 - 20 * k, -140 + 44 * k), (-238 - 26 * k, -76 + 26 * k)]
        f.line(stripe, 9, "#d8d0bc", alpha=0.75, clip=m, ends=0.9)
    f.paint(taper((-208, -160, 26), (-230, -118, 30), (-236, -66, 26)), CREAM, vol=12)
    f.paint(ell(-306, 6, 19), CREAM, vol=16)


def _quilt(f: Frame) -> None:
    """Patches of every costume he has ever sewn."""
    left = ((-150, -24, "c"), (-140, -84), (-60, -138), (20, -142))
    right = ((90, -118), (150, -140), (212, -150), (246, -110), (256, -24, "c"))
    m = f.paint(blob(*left, *right), COAT, vol=50)
    for i in range(6):
        for j in range(3):
            x, y = -152 + i * 70, -160 + j * 52
            patch = poly([(x, y), (x + 70, y - 4), (x + 72, y + 50), (x + 2, y + 54)])
            ramp = PATCHES[(i * 2 + j * 3) % 6]
            f.paint(patch, ramp, vol=12, clip=m, edge=0.3, amb=0.26, grad=(0.08, -0.12))
    for i in range(1, 6):
        for k in range(9):
            x, y = -152 + i * 70, -150 + k * 16
            f.line([(x - 5, y - 3), (x + 5, y + 3)], 2.6, "#fbeecb", alpha=0.8, clip=m, det=0.5)
    f.shade(ell(60, -24, 220, 22), 0.45, 12, "#140a10", clip=m)


def _beard_and_arm(c: Card, f: Frame) -> None:
    """Both lie on the quilt."""
    over = ((-196, -124), (-158, -152), (-116, -140), (-60, -152), (-36, -126))
    beard = blob(*over, (-80, -96), (-130, -78), (-176, -76))
    f.shade(beard, 0.35, 8)
    m = f.paint(beard, HAIR_GREY, vol=18, amb=0.4)
    c.marks(m, 0.1, 60, 26, 4, jit=0.06, alpha=0.6)
    f.paint(taper((-96, -92, 44), (-48, -136, 40), (0, -152, 34)), NIGHTSHIRT, vol=16)
    f.paint(ell(20, -156, 27, 17, 10), SKIN, vol=12, det=0.7)


def _carrying_cloth(f: Frame) -> None:
    """Crimson with a gold seam, sagging between the wooden hands."""
    upper = ((-330, -6), (-250, -24), (-100, -28), (60, -30), (250, -30), (326, -16), (344, 26), (300, 24))
    right = ((281, 6), (208, 36), (135, 6), (112, 14), (89, 6), (18, 36), (-53, 6))
    left = ((-78, 14), (-103, 6), (-176, 38), (-249, 8), (-300, 30), (-340, 34))
    f.shade(ell(0, -22, 280, 16), 0.5, 10)
    m = f.paint(blob(*upper, *right, *left), CRIMSON, vol=18, grad=(0.1, -0.15))
    seam = [(-326, 4), (-250, -8), (-100, -12), (60, -14), (250, -14), (322, -4)]
    f.line(seam, 6, "#e8b85c", alpha=0.9, ends=0.9)
    for x in HELD:
        f.line([(x, -12), (x + 3, 0), (x, 12)], 6, "#4c0c1c", alpha=0.6, clip=m)
        f.paint(ell(x, 14, 21, 17), WOODEN, vol=14)
