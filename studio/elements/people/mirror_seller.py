"""A seller on his way under something large: knees bent, face to the left, both hands up at its lower rail."""

from collections.abc import Sequence

from studio.elements.people.folk_limbs import bone
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR_GREY, OCHRE, SKIN
from studio.shapes import Point, blob, ell, join, poly, taper

COAT = ["#21152e", "#46305a", "#74567e", "#b48c98"]
BREECHES = ["#1c1218", "#402a2c", "#725044", "#b48c68"]
CAP = ["#3a0c14", "#8a1f24", "#cc4434", "#f08c5c"]
HEAD = (84.0, -28.0)  # where the head's own frame lies
CUFF = ["#5a3a2c", "#a8845c", "#ecd8a8"]


def carrying_seller(
    c: Card, x: float, y: float, hands: Sequence[Point], light: tuple[float, float, float]
) -> None:
    """Striding left at (x, y), 280 up to what he carries; `hands` is where the one before and the one behind hold it."""
    f = c.at(x, y, 1.0, vol=18, wob=0.35, edge=0.34, rim=0.8, amb=0.26, light=light)
    f.shade(ell(60, 2, 150, 16), 0.6, 10, "#241634")
    (ax, ay), (bx, by) = ((p[0] - x, p[1] - y) for p in hands)
    _leg(f, ((46, -118), (88, -74), (132, -26)), 24, dim=True)
    _leg(f, ((-10, -116), (-74, -88), (-62, -18)), 0)
    _coat(f)
    _arm(f, ((-54, -186), (min(ax, -70) - 26, -196), (ax, ay + 34)))
    _arm(f, ((60, -188), (max(bx, 80) + 22, -196), (bx, by + 34)))
    _head(c.at(*f.pt(HEAD[0], HEAD[1]), 0.9, -4, **f.defaults))
    _fingers(f, ax, ay)
    _fingers(f, bx, by)


def _leg(f: Frame, joints: tuple[Point, Point, Point], turn: float, dim: bool = False) -> None:
    """Breeches to below the knee, a calf, a heavy boot; `turn` lifts the heel."""
    hip, knee, ankle = joints
    tone = BREECHES[:3] if dim else BREECHES
    g = f.card.at(*f.pt(ankle[0], ankle[1]), f.s, turn, f.flip, **f.defaults)
    f.shade(ell(ankle[0] - 16, 1, 46, 7), 0.6, 4, "#1c1028")
    sole = ((22, 18, "c"), (-58, 18, "c"), (-60, 6), (-42, -6), (-20, -12))
    g.paint(blob((20, -26), *sole, (-18, -28)), BOOT if not dim else [*BOOT[:2], "#4c3a38"], vol=9)
    calf = bone((knee[0], knee[1]), (ankle[0], ankle[1]), 38, 40, 30, -5)
    f.paint(calf, tone, vol=11)
    f.paint(
        join(bone((hip[0], hip[1]), (knee[0], knee[1]), 74, 64, 46), ell(knee[0], knee[1], 23)), tone, vol=16
    )


def _coat(f: Frame) -> None:
    """A patched coat over broad shoulders, belted, its tails swinging behind."""
    back = ((112, -72), (84, -116), (74, -150), (84, -186), (70, -212), (34, -222))
    front = ((-30, -222), (-66, -210), (-80, -184), (-66, -150), (-68, -112), (-78, -74))
    m = f.paint(blob(*back, *front, (-20, -64), (50, -60)), COAT, vol=40, grad=(0.08, -0.14))
    for fold in (
        [(52, -124), (66, -100), (84, -68)],
        [(14, -126), (18, -100), (14, -66)],
        [(-34, -126), (-36, -72)],
    ):
        f.line(fold, 8, "#180e26", alpha=0.42, clip=m)
    f.line([(-68, -138), (4, -128), (78, -140)], 10, "#2c1814", alpha=0.85, ends=0.9, clip=m)
    f.paint(poly([(30, -116), (64, -120), (70, -86), (36, -82)]), OCHRE, vol=4, clip=m, edge=0.35)
    for k in range(3):
        f.line([(30 + 13 * k, -120), (33 + 13 * k, -110)], 2, "#f0d8a0", alpha=0.8)


def _arm(f: Frame, joints: tuple[Point, Point, Point], dim: bool = False) -> None:
    """A sleeve from the shoulder over the bent elbow up to the cuff."""
    shoulder, elbow, wrist = ((float(p[0]), float(p[1])) for p in joints)
    tone = COAT[:3] if dim else COAT
    if not dim:
        f.shade(join(bone(shoulder, elbow, 66, 60, 50), ell(*elbow, 28)), 0.4, 8, "#140a20")
    sleeve = join(
        bone(shoulder, elbow, 64, 56, 44), bone(elbow, wrist, 44, 46, 32), ell(*elbow, 23), ell(*shoulder, 31)
    )
    m = f.paint(sleeve, tone, vol=17, edge=0.4)
    f.line([(elbow[0] - 14, elbow[1] - 16), (elbow[0] + 2, elbow[1] - 8), (elbow[0] + 16, elbow[1] - 12)], 5, COAT[0],
           alpha=0.5, clip=m)  # fmt: skip
    f.paint(
        taper((wrist[0] - 15, wrist[1] + 2, 15), (wrist[0] + 15, wrist[1] + 2, 15)), CUFF, vol=6, edge=0.36
    )


def _fingers(f: Frame, x: float, y: float) -> None:
    """A fist round the rail at (x, y): the heel of the hand below it, four fingers bent over its front."""
    f.paint(
        blob((x - 15, y + 30), (x - 24, y + 8), (x + 24, y + 8), (x + 15, y + 30)), SKIN, vol=8, edge=0.35
    )
    f.shade(ell(x, y - 4, 32, 22), 0.5, 6, "#3c1c10")
    for dx, top in ((-19, -14), (-6.5, -20), (6.5, -20), (19, -14)):
        finger = taper((x + dx * 0.9, y + 16, 13), (x + dx, y, 14.5), (x + dx * 0.98, y + top, 12))
        f.paint(finger, SKIN, vol=7, edge=0.5, det=0.8)


def _head(f: Frame) -> None:
    """In profile: neck, nose, moustache and beard, an ear, one eye on the way, a red cap."""
    f.shade(ell(-66, -214, 46, 44), 0.45, 9, "#140a20")
    f.paint(taper((-62, -228, 44), (-86, -214, 48)), [*SKIN[:2], "#d8a480"], vol=14)
    face = ((-84, -256), (-122, -244), (-130, -224), (-152, -208), (-150, -196), (-132, -194), (-130, -176))
    m = f.paint(blob(*face, (-100, -166), (-66, -184), (-58, -226)), SKIN, vol=22, amb=0.34)
    f.flat(ell(-118, -200, 14, 10), "#e06850", 0.4, 5, clip=m)
    beard = ((-60, -208), (-76, -196), (-100, -200), (-132, -192), (-144, -176), (-138, -140), (-118, -104))
    b = f.paint(blob(*beard, (-98, -120), (-72, -158), (-54, -186)), HAIR_GREY, vol=18, amb=0.4)
    for dx in (0, 18, 36):
        f.line(
            [(-132 + dx, -176), (-126 + dx * 0.8, -144), (-116 + dx * 0.3, -112)],
            4,
            "#8c8894",
            alpha=0.5,
            clip=b,
        )
    f.paint(
        blob((-150, -188), (-126, -200), (-98, -192), (-116, -180), (-140, -176)), HAIR_GREY, vol=6, amb=0.55
    )
    nape = blob((-68, -240), (-44, -242), (-44, -212), (-52, -186), (-68, -186), (-66, -210))
    f.paint(nape, HAIR_GREY, vol=9, amb=0.34)
    f.paint(ell(-70, -212, 10, 14, -14), SKIN, vol=6, edge=0.4)
    f.flat(ell(-116, -220, 5.4, 6.4), "#fbf0e4", det=1)
    f.flat(ell(-118, -219, 3.8, 5.2), "#1c1014", det=1)
    f.paint(taper((-130, -232, 6), (-116, -237, 8), (-104, -230, 4)), HAIR_GREY, vol=4, amb=0.6)
    f.paint(blob((-56, -226), (-50, -246), (-62, -256), (-72, -238)), HAIR_GREY, vol=6)
    cap = ((-128, -236), (-142, -248), (-128, -270), (-92, -280), (-54, -268), (-44, -244), (-62, -236))
    f.shade(taper((-130, -234, 8), (-96, -246, 10), (-60, -234, 8)), 0.4, 4, "#3c1410")
    f.paint(blob(*cap, (-96, -250)), CAP, vol=15, edge=0.35)
    f.paint(ell(-92, -281, 5), CAP, vol=4)
