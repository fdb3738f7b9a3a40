"""A fox walking on its hind legs like a person, in side view, looking left: a hero built part by part."""

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import FOX
from studio.shapes import Path, blob, ell, poly, taper

SOCK = ["#140c14", "#342024", "#6c4438", "#a87858"]
BIB = ["#8c7478", "#d8c4b4", "#fff2dc", "#fffbf0"]


def _furred(
    c: Card, f: Frame, shape: Path, ramp: Ramp, n: int, angle: float, vol: float = 22, amb: float = 0.3
) -> Arr:
    m = f.paint(shape, ramp, vol=vol, amb=amb, tex=0.2, edge=0.26, rim=0.5, rimw=6, wob=0.4)
    c.marks(m, f.angle(angle), n, 24, 3.2, jit=0.08, alpha=0.65)
    return m


def fox_back(
    c: Card, x: float, y: float, h: float = 400, rot: float = 0, flip: bool = False, ramp: Ramp = FOX
) -> Frame:
    """Tail, legs and trunk of the fox standing at (x, y); paint what it carries, then `fox_front`."""
    f = c.at(x, y, h / 430, rot, flip)
    tail = taper((40, -146, 34), (96, -106, 62), (164, -124, 78), (206, -190, 60), (222, -256, 10))
    m = _furred(c, f, tail, ramp, 420, -0.5, 26)
    tip = blob((172, -200), (196, -160), (240, -186), (236, -262), (214, -268), (196, -230), (184, -214))
    f.paint(tip, BIB, vol=14, wob=0.6, clip=m, edge=0.05)
    for near, leg, paw in ((False, taper((16, -150, 62), (44, -84, 38), (70, -22, 23)), (60,
        -10)), (True, taper((-8, -150, 68), (-44, -88, 42), (-42, -22, 25)), (-56, -10))):  # fmt: skip
        m = _furred(c, f, leg, ramp, 150, 1.7, 18, 0.3 if near else 0.14)
        f.paint(blob((-90, -58), (110, -70), (110, 10), (-90, 10)), SOCK, vol=12, clip=m, edge=0.1, soft=4)
        f.paint(ell(paw[0], paw[1], 31, 12), SOCK, vol=9, wob=0.3)
    trunk = blob((-44, -292), (-62, -232), (-60, -170), (-38, -122), (22, -116), (58, -148),
        (56, -222), (36, -282), (0, -304))  # fmt: skip
    m = _furred(c, f, trunk, ramp, 520, 1.6, 40)
    bib = blob((-44, -290), (-66, -232), (-64, -168), (-42, -128), (-22, -160), (-20, -220), (-18, -270))
    b = f.paint(bib, BIB, vol=16, clip=m, edge=0.04, soft=3, wob=0.5)
    c.marks(b, f.angle(1.7), 200, 22, 3, jit=0.06, alpha=0.6)
    return f


def fox_front(c: Card, f: Frame, ramp: Ramp = FOX) -> None:
    """Head and near arm, its paw closed at (-74, -268) round whatever lies on the shoulder."""
    f.shade(ell(-12, -292, 40, 13), 0.45, 7)
    for ear, inner in ((poly([(12, -372), (30, -440), (48, -352)]), None), (poly([(-44, -372),
        (-34, -444), (4, -380)]), poly([(-34, -380), (-29, -424), (-6, -384)]))):  # fmt: skip
        f.paint(ear, ramp, vol=9, wob=0.5, edge=0.3)
        if inner is not None:
            f.paint(inner, ["#2c1014", "#6c3428", "#c08464"], vol=4, wob=0.3)
    skull = blob((46, -352), (40, -314), (6, -294), (-44, -292), (-78, -304), (-126, -318),
        (-130, -330), (-92, -346), (-64, -372), (-24, -390), (20, -382))  # fmt: skip
    _furred(c, f, skull, ramp, 300, 0.25, 28)
    cheek = blob((-130, -322), (-92, -330), (-56, -324), (-22, -330), (14, -318), (30, -300),
        (-4, -286), (-50, -284), (-84, -298))  # fmt: skip
    b = f.paint(cheek, BIB, vol=12, wob=0.4, edge=0.12)
    c.marks(b, f.angle(0.2), 140, 20, 3, jit=0.05, alpha=0.6)
    f.paint(ell(-128, -326, 11, 9), ["#0c080c", "#241820", "#6c5c60"], vol=6, wob=0.2, det=1)
    f.line([(-68, -346), (-56, -356), (-42, -352)], 5.4, "#1c0c10", alpha=1, det=1)
    f.line([(-114, -310), (-92, -306), (-70, -312)], 3.4, "#3c1418", alpha=0.9, det=1)
    f.shade(taper((4, -262, 46), (-44, -216, 38), (-70, -256, 32)), 0.35, 8)
    arm = taper((10, -270, 50), (-42, -212, 40), (-76, -262, 29))
    _furred(c, f, arm, ramp, 170, 1.2, 16)
    f.paint(ell(-77, -268, 19, 17), SOCK, vol=9, wob=0.3)
