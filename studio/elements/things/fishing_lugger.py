"""A small fishing boat under sail, in side view, bow to the left, about 480 long and 600 high."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import OCHRE, PINE
from studio.shapes import blob, curve, ell, poly, taper

CHALK: Ramp = ["#7c80a4", "#bcbccc", "#f0e8d8", "#fffaec"]
HULL_BLUE: Ramp = ["#0c1444", "#1c3494", "#3c68c8", "#a4c8ec"]
FOLD = "#4c5490"
FOLDS = ((-60, -420, -20, -130), (10, -480, 50, -140), (76, -520, 130, -136), (120, -540, 196, -300))


def lugsails(f: Frame, pennant: Ramp, patch: Ramp = OCHRE) -> None:
    """Mast, the big patched lugsail, the jib, and a pennant."""
    f.line([(-34, -60), (-26, -560)], 12, "#5c3820", alpha=1, ends=0.8)
    jib = blob((-34, -520, "c"), (-140, -330), (-244, -136, "c"), (-150, -150), (-64, -128, "c"), (-60, -300))
    m = f.paint(jib, CHALK, vol=34, amb=0.34, rim=0.4, edge=0.25)
    f.shade(blob((-50, -470), (-80, -300), (-80, -140), (-40, -130)), 0.3, 14, FOLD, clip=m)
    head = ((-110, -392, "c"), (10, -488), (132, -560, "c"))
    leech, foot = ((196, -420), (222, -260), (216, -128, "c")), ((90, -150), (-58, -124, "c"), (-66, -250))
    m = f.paint(blob(*head, *leech, *foot), CHALK, vol=70, amb=0.22, rim=0.5, edge=0.28)
    for x0, y0, x1, y1 in FOLDS:
        bow = taper((x0, y0, 8), ((x0 + x1) / 2 + 18, (y0 + y1) / 2, 26), (x1, y1, 10))
        f.shade(bow, 0.26, 9, FOLD, clip=m)
    square = poly([(70, -330), (150, -346), (158, -262), (80, -250)])
    f.paint(square, patch, vol=5, alpha=0.85, clip=m, wob=0.5)
    f.line([(76, -324), (144, -338), (151, -268), (85, -257), (76, -324)], 2.4, "#6c4420", alpha=0.7)
    f.paint(taper((-128, -380, 11), (10, -482, 13), (150, -574, 9)), PINE, vol=6)
    flag = blob((-26, -566, "c"), (-70, -590), (-130, -566, "c"), (-76, -560), (-27, -540, "c"))
    f.paint(flag, pennant, vol=7)


def lugger_hull(c: Card, f: Frame, ramp: Ramp = HULL_BLUE) -> None:
    """The hull that comes before the mast, with a painted eye."""
    sheer = ((-262, -142, "c"), (-130, -92), (0, -76), (120, -84), (216, -112, "c"))
    keel = ((206, -10), (150, 40), (-40, 48), (-170, 10), (-232, -70))
    m = f.paint(blob(*sheer, *keel), ramp, vol=46, amb=0.3, edge=0.3, rim=0.5, grad=(0.1, -0.3))
    for k in (26, 52, 80):
        seam = curve((-258 + k, -138 + k), (-120, -90 + k), (0, -74 + k), (120, -82 + k), (212, -104 + k))
        f.line(seam, 3, "#0c1440", alpha=0.6, clip=m)
    stripe = taper((-262, -134, 8), (-130, -82, 13), (0, -66, 14), (120, -74, 13), (216, -102, 9))
    f.paint(stripe, CHALK, vol=4, clip=m)
    gunwale = taper((-270, -152, 10), (-132, -98, 13), (0, -82, 14), (120, -90, 13), (222, -118, 10))
    f.paint(gunwale, PINE, vol=7, rim=0.7)
    eye = f.pt(-188, -76)
    c.paint(ell(*eye, 15, 11), CHALK, vol=3, wob=0.2, det=0.8)
    c.flat(ell(eye[0] - 2, eye[1] + 1, 6.5), "#1c1c3c", 1, det=1)


def lugger_shadow(c: Card, x: float, y: float) -> None:
    """What such a hull throws on the swell below it."""
    c.shade(ell(x, y, 250, 22), 0.4, 14, "#5c2c20")
