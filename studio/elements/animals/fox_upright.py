"""A fox walking on its hind legs like a person, in side view, looking left: a hero built part by part."""

from studio.colour import Ramp
from studio.elements.animals.fox_fur import furred
from studio.paint import Card, Frame
from studio.palettes import FOX
from studio.shapes import Path, blob, ell, join, poly, taper

SOCK = ["#140c14", "#342024", "#6c4438", "#a87858"]
BIB = ["#8c7478", "#d8c4b4", "#fff2dc", "#fffbf0"]


def fox_back(
    c: Card, x: float, y: float, h: float = 400, slope: float = 0, flip: bool = False, ramp: Ramp = FOX
) -> Frame:
    """Tail, legs, far arm and trunk of the fox at (x, y), on ground that climbs by `slope` before it.

    Paint what it carries, then `fox_front`.
    """
    f = c.at(x, y, h / 430, 0, flip)
    tail = taper((40, -146, 34), (96, -106, 62), (164, -124, 78), (206, -190, 60), (222, -256, 10))
    m = furred(c, f, tail, ramp, 420, -0.5, 26)
    tip = blob((172, -200), (196, -160), (240, -186), (236, -262), (214, -268), (196, -230), (184, -214))
    f.paint(tip, BIB, vol=14, wob=0.6, clip=m, edge=0.05)
    _leg(c, f, 84, slope, ramp, ((26, -152, 72), (38, -104, 48), (104, -52, 22), (92, -14, 21)), 0.14)
    arm = taper((-34, -262, 44), (-84, -214, 36), (-124, -158, 26))
    _arm(c, f, arm, (-128, -150), ramp, 0.16)
    _leg(c, f, -78, slope, ramp, ((-4, -154, 82), (-58, -106, 52), (-44, -52, 25), (-66, -14, 22)), 0.3)
    trunk = blob((-44, -292), (-64, -236), (-62, -172), (-38, -122), (22, -116), (58, -148),
        (56, -222), (36, -282), (0, -304))  # fmt: skip
    neck = taper((2, -276, 84), (-6, -318, 62), (-14, -344, 60))
    m = furred(c, f, join(trunk, neck), ramp, 560, 1.6, 40)
    bib = blob((-30, -352), (-50, -318), (-56, -280), (-70, -232), (-66, -168), (-42, -128), (-22, -160),
        (-20, -220), (-18, -270), (-8, -310))  # fmt: skip
    b = f.paint(bib, BIB, vol=16, clip=m, edge=0.04, soft=3, wob=0.5)
    c.marks(b, f.angle(1.7), 220, 22, 3, jit=0.06, alpha=0.6)
    return f


def _leg(
    c: Card, f: Frame, toe: float, slope: float, ramp: Ramp, bones: tuple[tuple[float, float, float], ...],
    amb: float,
) -> None:  # fmt: skip
    """Thigh, knee forward, hock behind, and a long paw flat on the ground at `toe`."""
    y = slope * toe
    m = furred(c, f, taper(*[(px, py + y, w) for px, py, w in bones]), ramp, 170, 1.8, 18, amb)
    f.paint(blob((toe - 60, y - 66), (toe + 70, y - 78), (toe + 70, y + 10), (toe - 60, y + 10)), SOCK,
        vol=12, clip=m, edge=0.1, soft=5)  # fmt: skip
    f.shade(ell(toe - 2, y + 3, 42, 6), 0.6, 4, "#3c1018")
    shape = blob((toe + 28, y - 4), (toe + 26, y - 22), (toe + 6, y - 30), (toe - 22, y - 23), (toe - 38, y - 12),
        (toe - 38, y - 1), (toe - 20, y + 3), (toe + 14, y + 3))  # fmt: skip
    p = f.paint(shape, SOCK, vol=11, wob=0.3, rim=0.4, rimw=4)
    for dx in (-24, -12):
        f.line([(toe + dx - 3, y - 15), (toe + dx - 7, y - 6), (toe + dx - 5, y + 2)], 3, "#0c060c", alpha=0.9,
            clip=p)  # fmt: skip


def _arm(c: Card, f: Frame, arm: Path, paw: tuple[float, float], ramp: Ramp, amb: float) -> None:
    """An arm with a dark closed paw at its end."""
    m = furred(c, f, arm, ramp, 150, 1.2, 16, amb)
    f.paint(ell(*paw, 44, 40), SOCK, vol=12, clip=m, edge=0.1, soft=6)
    p = f.paint(ell(*paw, 20, 18), SOCK, vol=9, wob=0.3, rim=0.4, rimw=4)
    for dy in (-5, 4):
        f.line([(paw[0] - 22, paw[1] + dy), (paw[0] - 6, paw[1] + dy + 1)], 2.6, "#0c060c", alpha=0.8, clip=p)


def fox_front(c: Card, f: Frame, ramp: Ramp = FOX) -> None:
    """Head and near arm, its paw closed at (-76, -268) round whatever lies on the shoulder."""
    head = c.at(*f.pt(-4, -34), f.s, f.rot, f.flip)
    head.shade(ell(-12, -286, 40, 14), 0.5, 7)
    _head(c, head, ramp)
    f.shade(taper((4, -262, 46), (-44, -216, 38), (-70, -256, 32)), 0.35, 8)
    _arm(c, f, taper((10, -262, 48), (-42, -210, 40), (-76, -262, 29)), (-77, -268), ramp, 0.3)


def _head(c: Card, f: Frame, ramp: Ramp) -> None:
    """In profile, eye shut with pleasure."""
    for ear, inner in ((poly([(12, -372), (30, -440), (48, -352)]), None), (poly([(-44, -372),
        (-34, -444), (4, -380)]), poly([(-34, -380), (-29, -424), (-6, -384)]))):  # fmt: skip
        f.paint(ear, ramp, vol=9, wob=0.5, edge=0.3)
        if inner is not None:
            f.paint(inner, ["#2c1014", "#6c3428", "#c08464"], vol=4, wob=0.3)
    skull = blob((46, -352), (40, -314), (6, -294), (-44, -292), (-78, -304), (-126, -318),
        (-130, -330), (-92, -346), (-64, -372), (-24, -390), (20, -382))  # fmt: skip
    furred(c, f, skull, ramp, 300, 0.25, 28)
    cheek = blob((-130, -322), (-92, -330), (-56, -324), (-22, -330), (14, -322), (40, -300, "c"), (16, -298),
        (22, -284, "c"), (-6, -286), (-50, -284), (-84, -298))  # fmt: skip
    b = f.paint(cheek, BIB, vol=12, wob=0.4, edge=0.12)
    c.marks(b, f.angle(0.2), 140, 20, 3, jit=0.05, alpha=0.6)
    f.paint(ell(-128, -326, 11, 9), ["#0c080c", "#241820", "#6c5c60"], vol=6, wob=0.2, det=1)
    f.line([(-68, -346), (-56, -356), (-42, -352)], 5.4, "#1c0c10", alpha=1, det=1)
    f.line([(-114, -310), (-92, -306), (-70, -312)], 3.4, "#3c1418", alpha=0.9, det=1)
