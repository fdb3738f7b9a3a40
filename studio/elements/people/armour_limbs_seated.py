"""The limbs of a suit of armour that sits, seen from the front: thighs towards us, hands on the knees."""

from studio.elements.people.armour_empty import gleam
from studio.elements.people.armour_seated import plate
from studio.paint import Frame
from studio.shapes import blob, ell, taper

SEAM = "#2a141a"
DARK = "#1a0c14"
GLOVE = ["#2a2430", "#6a646c", "#a8a29c", "#f0e8d8"]


def sitting_leg(f: Frame, s: int) -> None:
    """A bent leg: iron shoe, greave, a thigh of three hoops that comes towards us, the knee; `s` is -1 or 1."""
    f.shade(ell(s * 156, 6, 84, 14), 0.55, 10)
    plate(f, blob((s * 92, -44), (s * 88, 0), (s * 136, 16), (s * 206, 14), (s * 236, -4), (s * 202, -34),
        (s * 156, -58)), vol=22)  # fmt: skip
    for k in range(4):
        hoop = [
            (s * (134 + 22 * k), -52 + 8 * k),
            (s * (148 + 21 * k), -20 + 3 * k),
            (s * (138 + 24 * k), 14),
        ]
        f.line(hoop, 2.4, SEAM, alpha=0.65)
    plate(f, taper((s * 142, -190, 84), (s * 146, -120, 86), (s * 136, -36, 58)), vol=30, rust=4)
    f.line([(s * 142, -170), (s * 148, -110), (s * 138, -40)], 2.4, SEAM, alpha=0.45)
    f.shade(ell(s * 142, -168, 54, 20), 0.55, 9, DARK)
    for x, y, rx, ry in (
        (62, -296, 58, 40),
        (90, -274, 62, 46),
        (116, -250, 62, 50),
    ):  # from the hip to the knee
        hoop_ = ell(s * x, y, rx, ry, s * 34)
        f.shade(hoop_, 0.5, 8, DARK)
        plate(f, hoop_, vol=26, rust=2)
    knee = blob((s * 92, -222), (s * 110, -258), (s * 150, -264), (s * 186, -240), (s * 190, -200), (s * 166, -166),
        (s * 140, -156), (s * 112, -170))  # fmt: skip
    f.shade(knee, 0.5, 10, DARK)
    plate(f, knee, vol=34)
    gleam(f, s * 144 - 20, -196, 12, 8, -30)
    f.line([(s * 98, -196), (s * 142, -180), (s * 186, -196)], 3, SEAM, alpha=0.6)


def sitting_arm(f: Frame, s: int) -> None:
    """An arm that comes down to the knee: rerebrace, elbow, vambrace, and a gauntlet lying on the knee."""
    plate(f, taper((s * 164, -500, 84), (s * 198, -430, 76), (s * 212, -376, 66)), vol=26, rust=3)
    f.shade(taper((s * 214, -360, 60), (s * 164, -290, 50)), 0.4, 10, DARK)
    plate(f, taper((s * 216, -366, 60), (s * 200, -324, 62), (s * 174, -288, 44)), vol=24)
    elbow = blob(
        (s * 174, -380), (s * 206, -408), (s * 246, -388), (s * 252, -348), (s * 220, -328), (s * 184, -344)
    )
    plate(f, elbow, vol=22)
    _gauntlet(f, s)


def _gauntlet(f: Frame, s: int) -> None:
    """Four jointed fingers over the front of the knee, the thumb inside, a flared cuff behind."""
    f.shade(
        blob((s * 190, -280), (s * 194, -208), (s * 112, -200), (s * 98, -240), (s * 130, -292)),
        0.5,
        10,
        DARK,
    )
    thumb = ((116, -268, 24), (98, -252, 22), (88, -226, 15))
    plate(f, taper(*[(s * x, y, w) for x, y, w in thumb]), vol=11, rust=0)
    for k in (3, 0, 2, 1):  # little finger first, the longest last, side by side
        xa, xb, tip = 124 + 18 * k, 114 + 24 * k, (-196, -184, -184, -200)[k]
        finger = taper((s * xa, -262, 24), (s * (xa + xb) / 2, -226, 24), (s * xb, tip, 16))
        f.shade(finger, 0.5, 5, DARK)
        f.paint(finger, GLOVE, vol=12, edge=0.4, rim=0.5, det=0.6, tex=0.18, grad=(0.1, -0.15))
        for u in (0.38, 0.7):
            x, y = s * (xa + (xb - xa) * u), -262 + (tip + 262) * u
            f.line([(x - 10, y + 1), (x, y + 4), (x + 10, y + 1)], 2.2, SEAM, alpha=0.6)
    back = blob((s * 108, -252), (s * 120, -282), (s * 158, -298), (s * 192, -284), (s * 198, -250), (s * 168, -240),
        (s * 136, -240))  # fmt: skip
    f.shade(back, 0.5, 5, DARK)
    plate(f, back, vol=18, rust=0)
    cuff = blob(
        (s * 142, -288), (s * 156, -320), (s * 196, -330), (s * 222, -306), (s * 206, -276), (s * 172, -272)
    )
    f.shade(cuff, 0.45, 6, DARK)
    plate(f, cuff, vol=18, rust=2)
