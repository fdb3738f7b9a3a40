"""A small fishing boat under sail, in side view, bow to the left, about 480 long and 600 high."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import OCHRE, PINE
from studio.shapes import blob, curve, ell, poly, taper

CHALK: Ramp = ["#7c80a4", "#bcbccc", "#f0e8d8", "#fffaec"]
HULL_BLUE: Ramp = ["#0c1444", "#1c3494", "#3c68c8", "#a4c8ec"]
MAST: Ramp = ["#2c1810", "#6c4424", "#a8743c", "#e8bc7c"]
FOLD = "#4c5490"
FOLDS = ((-60, -420, -40, -130), (6, -474, 40, -140), (66, -514, 120, -136), (120, -540, 186, -150))


def lugsails(f: Frame, pennant: Ramp, patch: Ramp = OCHRE) -> None:
    """The jib, the big patched lugsail on its yard, the mast before it with the yard lashed to it, and a pennant."""
    jib = blob((-34, -520, "c"), (-140, -330), (-244, -136, "c"), (-150, -150), (-64, -128, "c"), (-60, -300))
    m = f.paint(jib, CHALK, vol=34, amb=0.34, rim=0.4, edge=0.25)
    f.shade(blob((-50, -470), (-80, -300), (-80, -140), (-40, -130)), 0.3, 14, FOLD, clip=m)
    f.line([(-28, -540), (-146, -330), (-256, -146)], 3.4, "#8c6840", alpha=1, ends=0.9)
    head = ((-110, -392, "c"), (10, -488), (132, -560, "c"))
    leech, foot = ((146, -440), (164, -290), (216, -128, "c")), ((90, -138), (-84, -116, "c"), (-128, -256))
    m = f.paint(blob(*head, *leech, *foot), CHALK, vol=70, amb=0.22, rim=0.5, edge=0.28)
    for x0, y0, x1, y1 in FOLDS:
        bow = taper((x0, y0, 8), ((x0 + x1) / 2 - 26, (y0 + y1) / 2, 26), (x1, y1, 10))
        f.shade(bow, 0.26, 9, FOLD, clip=m)
    square = poly([(36, -424), (116, -440), (122, -356), (46, -344)])
    f.paint(square, patch, vol=5, alpha=0.85, clip=m, wob=0.5)
    f.line([(42, -418), (110, -432), (115, -362), (51, -351), (42, -418)], 2.4, "#6c4420", alpha=0.7)
    f.paint(taper((-128, -380, 11), (10, -482, 13), (150, -574, 9)), PINE, vol=6)
    for x, y in ((-96, -403), (-62, -428), (30, -495), (66, -519), (104, -543)):
        f.line([(x - 4, y - 8), (x + 4, y + 10)], 3, "#fff4dc", alpha=0.9)
    _mast(f, m)
    flag = blob((-24, -600, "c"), (-68, -622), (-128, -598, "c"), (-74, -592), (-25, -572, "c"))
    f.paint(flag, pennant, vol=7)


def _mast(f: Frame, sail: Arr) -> None:
    """From the deck to the truck, before the sail, and the turns of rope that hold the yard to it."""
    f.shade(taper((-14, -60, 14), (-8, -460, 12)), 0.35, 8, FOLD, clip=sail)
    f.paint(taper((-34, -50, 16), (-29, -300, 14), (-24, -604, 9)), MAST, vol=7, rim=0.6)
    f.paint(ell(-24, -606, 7, 6), PINE, vol=4)
    for d in (-9, 0, 9):
        f.line([(-40, -446 + d), (-28, -440 + d), (-15, -450 + d)], 4.4, "#dcb878", alpha=1, ends=0.8)


def lugger_hull(c: Card, f: Frame, ramp: Ramp = HULL_BLUE) -> Arr:
    """The hull that comes before the mast, with a painted eye, and the rudder; returns the mask of its side."""
    f.paint(blob((210, -84, "c"), (236, -88, "c"), (238, -20), (234, 60, "c"), (196, 60, "c")), PINE, vol=8)
    sheer = ((-262, -142, "c"), (-130, -92), (0, -76), (120, -84), (216, -112, "c"))
    keel = ((206, -10), (178, 70), (-40, 78), (-170, 40), (-232, -70))
    m = f.paint(blob(*sheer, *keel), ramp, vol=46, amb=0.3, edge=0.3, rim=0.5, grad=(0.1, -0.3))
    for k in (26, 52, 80):
        seam = curve((-258 + k, -138 + k), (-120, -90 + k), (0, -74 + k), (120, -82 + k), (212, -104 + k))
        f.line(seam, 3, "#0c1440", alpha=0.6, clip=m)
    stripe = taper((-262, -134, 8), (-130, -82, 13), (0, -66, 14), (120, -74, 13), (216, -102, 9))
    f.paint(stripe, CHALK, vol=4, clip=m)
    gunwale = taper((-270, -152, 10), (-132, -98, 13), (0, -82, 14), (120, -90, 13), (222, -118, 10))
    g = f.paint(gunwale, PINE, vol=7, rim=0.7)
    eye = f.pt(-206, -84)
    c.paint(ell(*eye, 14, 10), CHALK, vol=3, wob=0.2, det=0.8)
    c.flat(ell(eye[0] - 2, eye[1] + 1, 6), "#1c1c3c", 1, det=1)
    return np.maximum(m, g)
