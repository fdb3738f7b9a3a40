"""A grand piano large enough to be a hero, the man who plays it, and a dog that listens."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BOOT, BRASS, HAIR_GREY, OCHRE, SKIN
from studio.shapes import blob, ell, poly, rect, taper, xf

EBONY = ["#08080e", "#16161e", "#2e3034", "#5c6460", "#c4ccb8"]
LID = ["#0c0a0e", "#201412", "#44261a", "#7c4828", "#c88c54"]
TAILCOAT = ["#0c0e18", "#1e222e", "#3c424c", "#848c88"]
INK = "#160c10"


def grand_lid(f: Frame) -> None:
    """The raised lid from its lit underside, and the stick that holds it; paint it before what is inside."""
    lid = blob((-124, -196, "c"), (-164, -440, "c"), (-60, -462), (70, -452), (190, -400), (262, -330), (300, -250),
        (276, -196, "c"))  # fmt: skip
    f.shade(lid, 0.4, 16)
    f.paint(lid, EBONY, vol=6, amb=0.3, edge=0.3, rim=1.0, wob=0.15)
    inner = blob((-112, -196, "c"), (-148, -426, "c"), (-60, -446), (64, -437), (180, -388), (248, -322), (284, -250),
        (264, -196, "c"))  # fmt: skip
    m = f.paint(
        inner,
        LID,
        vol=3,
        amb=0.34,
        gain=0.5,
        edge=0.2,
        tex=0.12,
        grain=1,
        wob=0.15,
        grad=(0.22, -0.3),
        lump=0.02,
    )
    for k in range(3):
        f.flat(poly([(-110 + 110 * k, -470), (-70 + 110 * k, -470), (0 + 110 * k, -190), (-40 + 110 * k, -190)]), "#f4c894", 0.2,
            soft=7, clip=m)  # fmt: skip
    f.line([(-134, -426), (-60, -444), (64, -436), (180, -386), (246, -320)], 3, "#f4d8a8", alpha=0.7)


def grand_case(f: Frame, gold: Ramp = BRASS) -> None:
    """Case, keys, legs and pedals of the piano in side view, keys on the left."""
    for x in (-150, 214):
        f.paint(taper((x, -110, 34), (x, -60, 24), (x, -16, 20)), EBONY, vol=10, rim=0.6)
        f.paint(ell(x, -6, 14, 9), gold, vol=6, det=0.5)
        f.shade(ell(x, 2, 34, 7), 0.5, 5)
    f.paint(taper((-52, -110, 12), (-46, -20, 10)), EBONY, vol=5)
    f.paint(taper((-74, -8, 6), (-40, -14, 7)), gold, vol=4, det=0.6)
    case = blob((-206, -120, "c"), (-206, -158, "c"), (-140, -160, "c"), (-126, -206, "c"), (80, -208), (284, -206, "c"),
        (290, -130), (262, -104, "c"), (0, -98), (-190, -102, "c"))  # fmt: skip
    f.shade(xf(case, 0, 24), 0.35, 18)
    f.paint(case, EBONY, vol=30, amb=0.18, edge=0.3, rim=0.9, tex=0.1, wob=0.25, lump=0.03)
    f.flat(poly([(-120, -196), (276, -196), (276, -190), (-120, -188)]), "#c8d0bc", 0.4, soft=2)
    f.flat(blob((-90, -170), (60, -176), (240, -168), (200, -150), (0, -148)), "#a8b4a4", 0.18, soft=10)
    f.paint(
        rect(-212, -172, -140, -156, 4), ["#8c8478", "#e4dccc", "#fffaee"], vol=4, amb=0.5, wob=0.15, det=0.8
    )
    for k in range(9):
        f.line([(-206 + 8 * k, -171), (-206 + 8 * k, -158)], 1.6, "#34302c", alpha=0.8, ends=0.9)
    f.paint(poly([(-112, -206), (-130, -262), (-122, -264), (-100, -206)]), EBONY, vol=4, rim=0.6)


def pianist(c: Card, x: float, y: float, h: float = 260) -> Frame:
    """A man on a stool in side view looking right, face lifted, eyes behind dark glasses."""
    f = c.at(x, y, h / 260, vol=16, wob=0.3, rim=0.8, edge=0.28, amb=0.26, det=0.6)
    f.shade(ell(10, 2, 70, 9), 0.5, 6)
    for px in (-30, 2, 30):
        f.paint(taper((px * 0.6, -84, 8), (px, -2, 6)), LID, vol=4)
    f.paint(
        blob((-44, -98), (0, -104), (40, -98), (40, -84), (0, -78), (-44, -84)),
        ["#2c1418", "#6c2c30", "#b05c50"],
        vol=8,
    )
    f.paint(taper((66, -84, 26), (74, -40, 22), (62, -10, 18)), TAILCOAT, vol=9, grad=(0, -0.2))
    f.paint(blob((50, -2), (50, -14), (70, -18), (96, -6), (96, 0)), BOOT, vol=5)
    f.paint(taper((-6, -108, 46), (40, -104, 40), (72, -90, 30)), TAILCOAT, vol=14)
    for dx, drop in ((8, -52), (0, -40)):
        f.paint(blob((-40 + dx, -116), (-52 + dx, -90), (-54 + dx, drop - 8), (-46 + dx, drop, "c"), (-34 + dx, -84), (-14, -104)),
            TAILCOAT, vol=5, edge=0.35)  # fmt: skip
    f.paint(taper((20, -172, 22), (66, -142, 18), (112, -168, 13)), TAILCOAT, vol=8)
    torso = blob(
        (-40, -96),
        (-46, -140),
        (-32, -186),
        (-4, -206),
        (26, -196),
        (36, -166),
        (30, -120),
        (24, -94),
        (-8, -88),
    )
    f.paint(torso, TAILCOAT, vol=26, grad=(0.1, -0.15))
    f.paint(blob((14, -202), (30, -196), (34, -172), (24, -182)), ["#8c8890", "#e8e4dc", "#fffdf4"], vol=4)
    f.paint(taper((2, -200, 24), (8, -218, 20)), SKIN, vol=7)
    g = c.at(*f.pt(10, -240), f.s, -16, vol=12, wob=0.25, rim=0.8, edge=0.25, amb=0.3, det=0.9)
    g.paint(blob((-24, 2), (-22, -22), (0, -32), (20, -26), (26, -6), (36, 2), (27, 8), (26, 18), (14, 28), (-6, 26), (-20, 16)),
        SKIN)  # fmt: skip
    g.paint(blob((-30, 10), (-36, -12), (-22, -34), (2, -42), (22, -32), (12, -24), (-4, -20), (-8, -2), (-14, 18),
        (-28, 24)), HAIR_GREY, vol=9)  # fmt: skip
    g.paint(ell(-6, 2, 5, 8), SKIN, vol=3)
    g.paint(
        blob((10, -10), (24, -12), (28, -4), (20, 3), (10, 0)),
        ["#0c0a10", "#1c1a20", "#54545c"],
        vol=3,
        edge=0.2,
    )
    g.line([(-6, -6), (12, -7)], 2.4, INK, alpha=0.95, ends=0.8)
    g.line([(18, 18), (26, 15)], 2, "#6a2c28", alpha=0.7)
    sleeve = taper((-8, -182, 38), (26, -132, 28), (86, -160, 19))
    f.shade(sleeve, 0.35, 8, "#08080e")
    f.paint(sleeve, TAILCOAT, vol=14, rim=0.9)
    f.paint(taper((88, -161, 18), (98, -164, 16)), ["#8c8890", "#e8e4dc", "#fffdf4"], vol=4)
    f.paint(blob((98, -172), (116, -174), (130, -166), (124, -160), (102, -156)), SKIN, vol=5)
    return f


def listening_dog(
    c: Card, x: float, y: float, h: float = 130, ramp: Ramp = OCHRE, flip: bool = False
) -> Frame:
    """A dog sitting in side view, looking left, nose lifted; the nose is at (-58, -122) for h=130."""
    f = c.at(x, y, h / 130, 0, flip, vol=14, wob=0.4, rim=0.8, edge=0.28, amb=0.3, det=0.6)
    f.shade(ell(6, 2, 56, 8), 0.5, 5)
    f.paint(taper((46, -10, 12), (70, -18, 9), (80, -40, 5)), ramp, vol=5)
    f.paint(taper((-18, -50, 22), (-20, -20, 16), (-22, -4, 15)), ramp, vol=7, grad=(0, -0.25))
    f.paint(blob((-26, -60), (-24, -92), (0, -100), (26, -76), (46, -44), (54, -14), (40, 0), (-6, -2), (-16, -30)), ramp,
        vol=24, grad=(0.1, -0.2))  # fmt: skip
    f.paint(blob((8, -4), (8, -34), (30, -48), (50, -28), (50, -2)), ramp, vol=14)
    f.paint(ell(10, -4, 20, 7), ramp, vol=5)
    f.paint(taper((-10, -56, 20), (-12, -24, 15), (-14, -4, 14)), ramp, vol=7)
    f.paint(ell(-20, -4, 13, 6), ramp, vol=4)
    g = c.at(*f.pt(-12, -104), f.s, 0, flip, vol=12, wob=0.3, rim=0.8, edge=0.28, amb=0.3, det=0.8)
    g.shade(ell(6, 12, 22, 8), 0.4, 6)
    g.paint(blob((-2, 16), (-14, 6), (-32, -6), (-46, -16), (-44, -25), (-30, -25), (-14, -26), (4, -26), (18, -14), (20, 6), (10, 18)),
        ramp)  # fmt: skip
    g.paint(ell(-45, -21, 5.4, 5), ["#0c080c", "#2a1e20", "#6c6064"], vol=3)
    g.flat(ell(-14, -16, 2.6, 3), INK, 0.95, det=1)
    g.line([(-42, -14), (-30, -6), (-20, -4)], 1.8, INK, alpha=0.7)
    g.paint(
        blob((4, -24), (16, -20), (24, 0), (22, 18), (12, 22), (6, 4)),
        [ramp[0], ramp[1], ramp[2]],
        vol=6,
        edge=0.35,
    )
    return f
