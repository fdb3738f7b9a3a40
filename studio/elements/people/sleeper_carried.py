"""An old man asleep, carried flat on his back on a strip of cloth: nightcap, beard, patched quilt, two feet."""

from studio.colour import Ramp
from studio.elements.people.marionettes import WOODEN
from studio.paint import Card, Frame
from studio.palettes import CREAM, CRIMSON, HAIR_GREY, OCHRE, ROSE, SAGE, SKIN
from studio.shapes import blob, ell, poly, taper

NIGHTSHIRT: Ramp = ["#0e1624", "#22344c", "#486280", "#8ca4ac"]
COAT: Ramp = ["#1c0e0c", "#5c321c", "#b0703c", "#f8c884"]
FACE: Ramp = ["#5c2c20", "#b06c4c", "#e8ac80", "#fcd8b0"]
BAND: Ramp = ["#24344c", "#607c98", "#a8c0c8", "#e4ecdc"]
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
    """Asleep on his back, in profile: brow, a round nose, one shut eye, white whiskers, the cap drawn down over the ear."""
    nose = ((-204, -150), (-194, -157), (-184, -170), (-173, -171), (-167, -161), (-166, -150))
    profile = ((-252, -104), (-238, -146), (-216, -156), *nose)
    m = f.paint(
        blob(*profile, (-150, -138), (-142, -96), (-160, -62), (-206, -54), (-240, -70)),
        FACE,
        vol=30,
        rim=0.5,
    )
    f.flat(ell(-176, -118, 15, 16), "#e06848", 0.5, 6, clip=m)
    f.flat(ell(-176, -165, 9, 8), "#e87450", 0.4, 4, clip=m)
    f.line([(-178, -152), (-172, -150), (-168, -153)], 2.6, "#7c3020", alpha=0.7, clip=m)
    lid = [(-203, -143), (-197.5, -138), (-196, -130), (-198.5, -122)]
    f.line(lid, 4, "#2c140e", alpha=1, det=1, ends=0.5)
    for x, y, dx, dy in ((-197, -137, 6, -2), (-196, -130, 6.4, 1), (-198, -123.5, 5, 4)):
        f.line([(x, y), (x + dx, y + dy)], 2.2, "#2c140e", alpha=1, det=1)
    f.paint(taper((-214, -153, 10), (-210, -141, 12), (-213, -126, 7)), HAIR_GREY, vol=5, amb=0.5)
    f.shade(taper((-214, -80, 20), (-176, -74, 22)), 0.3, 4, "#5c2418", clip=m)
    side = blob(
        (-222, -92),
        (-204, -96),
        (-186, -90),
        (-164, -94),
        (-146, -92),
        (-148, -66),
        (-172, -52),
        (-208, -50),
        (-228, -60),
    )
    f.shade(taper((-222, -50, 8), (-180, -46, 8), (-146, -60, 8)), 0.4, 4, "#4c4458")
    f.paint(side, HAIR_GREY, vol=9, amb=0.44)
    for x in (-206, -188, -170):
        f.line([(x - 12, -84), (x, -72), (x + 14, -66)], 1.8, HAIR_GREY[0], alpha=0.4)
    over = ((-220, -160), (-254, -154), (-278, -120), (-310, -66), (-326, -6))
    cap = f.paint(blob(*over, (-304, -2), (-270, -50), (-240, -62), (-226, -104)), NIGHTSHIRT, vol=24)
    for k in range(3):
        stripe = [(-262 - 20 * k, -140 + 44 * k), (-238 - 26 * k, -76 + 26 * k)]
        f.line(stripe, 9, "#d8d0bc", alpha=0.75, clip=cap, ends=0.9)
    f.shade(taper((-208, -158, 20), (-216, -112, 24), (-224, -60, 20)), 0.5, 5, "#5c2418", clip=m)
    f.paint(taper((-216, -162, 24), (-232, -114, 28), (-240, -60, 24)), BAND, vol=12, amb=0.3)
    f.paint(ell(-306, 6, 19), BAND, vol=16)


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
    over = ((-160, -96), (-158, -134), (-142, -156), (-110, -144), (-60, -152), (-36, -126))
    beard = blob(*over, (-80, -96), (-130, -78))
    f.shade(beard, 0.35, 8)
    m = f.paint(beard, HAIR_GREY, vol=18, amb=0.4)
    c.marks(m, 0.1, 60, 26, 4, jit=0.06, alpha=0.6)
    f.paint(
        blob((-170, -166), (-160, -176), (-140, -166), (-116, -140), (-142, -140), (-164, -148)),
        HAIR_GREY,
        vol=9,
        amb=0.5,
    )
    f.shade(taper((-84, -78, 40), (-40, -112, 36), (24, -122, 30)), 0.45, 7, "#140a10")
    f.paint(taper((-96, -90, 44), (-48, -124, 40), (0, -138, 32)), NIGHTSHIRT, vol=16)
    f.paint(taper((-2, -138, 31), (7, -139, 30)), BAND, vol=6)
    hand = (
        (4, -150),
        (20, -153),
        (38, -144),
        (50, -130),
        (48, -120),
        (38, -122),
        (30, -118),
        (20, -122),
        (6, -126),
    )
    m = f.paint(blob(*hand), SKIN, vol=10, det=0.7)
    for x0, y0, x1, y1 in ((26, -141, 40, -123), (18, -138, 30, -120), (32, -143, 48, -127)):
        f.line([(x0, y0), (x1, y1)], 2, "#6c3424", alpha=0.6, clip=m, det=0.7)


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
