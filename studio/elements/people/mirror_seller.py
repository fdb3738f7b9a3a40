"""A seller who carries something large on his head, upright and striding."""

from collections.abc import Sequence

from studio.elements.people.folk_limbs import bone
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR_GREY, IRON, OCHRE, SKIN
from studio.shapes import Point, blob, ell, join, poly, taper

PATCH = ["#281c38", "#4c3a54", "#7c6478", "#c8a8a0"]
CUFF = ["#3a1c18", "#84503c", "#c89468", "#f4d8a0"]


def carrying_seller(
    c: Card, x: float, y: float, hands: Sequence[Point], light: tuple[float, float, float]
) -> None:
    """Striding left with a load on his head, 330 up to it; `hands` is where his left and right hold it."""
    f = c.at(x, y, 1.0, vol=20, wob=0.4, edge=0.32, rim=0.7, amb=0.3, light=light)
    f.shade(ell(10, 4, 170, 20), 0.6, 12, "#2c1c3c")
    for hip, knee, foot in ((32, (84, -70), 112), (-26, (-66, -76), -88)):
        f.paint(taper((hip, -124, 66), (*knee, 48), (foot, -16, 34)), IRON, vol=14)
        f.paint(blob((foot - 52, 0), (foot - 40, -24), (foot + 6, -32), (foot + 22, 0)), BOOT, vol=10)
    for side, (hx, hy) in zip((-1, 1), hands, strict=True):
        _arm(f, side, hx - x, hy - y)
    _coat(f)
    _head(f)


def _coat(f: Frame) -> None:
    """A long patched coat."""
    shoulders = ((-88, -218), (-46, -244), (46, -244), (88, -218))
    hem = ((108, -84), (56, -70), (0, -82), (-52, -70))
    m = f.paint(blob((-98, -84), (-100, -160), *shoulders, (102, -160), *hem), PATCH, vol=44)
    left, middle = [(-50, -190), (-58, -130), (-52, -76)], [(6, -200), (4, -140), (0, -84)]
    for fold in (left, middle, [(54, -190), (64, -130), (58, -76)]):
        f.line(fold, 7, "#1c1430", alpha=0.45, clip=m)
    f.paint(poly([(34, -150), (74, -154), (78, -112), (38, -108)]), OCHRE, vol=4, clip=m, edge=0.3)


def _arm(f: Frame, side: int, x: float, y: float) -> None:
    """Shoulder, elbow and wrist of a raised arm, and the hand that holds on at (x, y)."""
    elbow, wrist = (side * 156.0, -186.0), (x + side * 2, y + 42)
    f.paint(bone(elbow, wrist, 50, 54, 38), PATCH, vol=15, edge=0.36)
    upper = join(bone((side * 60, -204), elbow, 60, 58, 50), ell(*elbow, 26))
    m = f.paint(upper, PATCH, vol=16, edge=0.3)
    f.shade(taper((side * 130, -226, 6), (side * 146, -206, 12), (side * 170, -212, 4)), 0.32, 4, clip=m)
    for k in (0, 1):
        crease = [
            (side * (104 + 18 * k), -170 + 4 * k),
            (side * (116 + 14 * k), -192),
            (side * (132 + 10 * k), -202),
        ]
        f.line(crease, 4, "#1c1430", alpha=0.32, clip=m)
    f.paint(taper((wrist[0] - 21, wrist[1], 17), (wrist[0] + 21, wrist[1], 17)), CUFF, vol=6, edge=0.36)
    _grip(f, x, y)


def _grip(f: Frame, x: float, y: float) -> None:
    """The back of a hand under the rail, four fingers bent up over its edge, side by side."""
    f.shade(ell(x, y - 12, 38, 26), 0.5, 6, "#3c1c10")
    back = blob(
        (x - 19, y + 34),
        (x - 29, y + 14),
        (x - 29, y - 2),
        (x + 29, y - 2),
        (x + 29, y + 14),
        (x + 19, y + 34),
    )
    f.paint(back, SKIN, vol=9, edge=0.35)
    for dx, top in ((-22, -15), (-7.5, -21), (7.5, -22), (22, -17)):
        finger = taper((x + dx, y + 10, 15), (x + dx, y - 4, 17), (x + dx * 0.96, y + top, 14))
        f.paint(finger, SKIN, vol=7, edge=0.45, det=0.7)
    f.shade(taper((x - 26, y + 22, 5), (x, y + 19, 8), (x + 26, y + 22, 5)), 0.22, 4, "#7c3430")


def _head(f: Frame) -> None:
    """A red cap under the load, a long nose, a white beard, eyes turned aside."""
    f.shade(ell(-4, -222, 66, 26), 0.5, 12, "#1c1430")
    f.paint(ell(-4, -262, 47, 48), SKIN, vol=32)
    moustache = ((-50, -258), (-16, -244), (24, -246), (44, -262))
    beard = ((46, -214), (22, -156), (-6, -138), (-34, -160), (-52, -212))
    f.paint(blob(*moustache, *beard), HAIR_GREY, vol=20, amb=0.42)
    f.paint(blob((-44, -274), (-66, -262), (-64, -246), (-40, -250)), SKIN, vol=8)
    f.line([(-52, -240), (-30, -234), (-10, -242)], 8, "#f4f0ea", alpha=0.95)
    for x in (-36, -8):
        f.flat(ell(x, -272, 7, 6), "#fbf4ea", det=1)
        f.flat(ell(x - 3, -271, 3.6, 4.6), "#1c1014", det=1)
        f.line([(x - 12, -284), (x, -288), (x + 10, -284)], 5, "#ece4dc", alpha=0.95)
    cap = blob((-56, -284), (-40, -316), (0, -326), (40, -314), (50, -280), (0, -292))
    f.paint(cap, ["#3a1418", "#8a2c30", "#c85c48"], vol=14)
