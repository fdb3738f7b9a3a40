"""A doctor on tiptoe with a stethoscope, in profile, looking left."""

from studio.colour import Ramp
from studio.elements.people import hats
from studio.elements.people.folk_limbs import arm, face, figure, leg
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR_GREY, IRON, SLATE
from studio.shapes import blob, curve, cut, ell, taper

Light3 = tuple[float, float, float]
TROUSERS: Ramp = ["#1c1c28", "#3c3c48", "#6c6868", "#a89c90"]
STEELS: Ramp = ["#485468", "#ccd4d8", "#ffffff"]
DISC: Ramp = ["#3c4858", "#7c8894", "#b4bcc0", "#e0e0dc"]
TUBE = "#1c1418"


def listening_doctor(c: Card, x: float, y: float, h: float, light: Light3) -> tuple[float, float]:
    """Frock coat, top hat and glasses; the disc held out to the wall at the upper left, where this returns it."""
    f = figure(c, x, y, h, False, -7, 0.9, 0.3)
    f.defaults["light"] = light
    leg(f, (5, -44), (7, -24), (9, -8), -22, TROUSERS, BOOT)
    leg(f, (-1, -44), (-5, -25), (-3, -8), -22, TROUSERS, BOOT)
    _coat(f)
    head = face(f, -3, -86, -6, cry=False)
    head.line([(-7, 5.6), (-4.4, 5.2)], 1.3, "#6c2c28", alpha=0.9)
    head.paint(blob((3, -9), (8, -7), (9.6, -1), (7, 5), (3, 7), (0.4, 4), (2.6, -2)), HAIR_GREY, vol=3)
    head.paint(blob((-9.2, 3), (-6, 2), (-2.4, 4), (-5, 5), (-8.4, 5.4)), HAIR_GREY, vol=2)
    head.line(
        [(-3, -2), (-5, -4.4), (-7.2, -2), (-5, 0.4), (-3, -2), (2, -2.6)], 1.1, "#e8c060", alpha=1, ends=0.9
    )
    hat = c.at(*head.pt(1, 86), f.s, head.rot, **f.defaults)
    hats.top(hat, IRON, "side")
    return _stethoscope(f, head)


def _coat(f: Frame) -> None:
    """A frock coat with a collar and tails, its far arm behind the back."""
    back = ((6, -76), (13, -66), (14, -50), (20, -30), (22, -20, "c"))
    front = ((-10, -19, "c"), (-13, -34), (-12, -50), (-12, -64), (-7, -75))
    m = f.paint(blob(*back, (6, -17), *front), SLATE, vol=10)
    f.line([(-9, -64), (-9, -44), (-7, -22)], 1.5, SLATE[0], alpha=0.6, clip=m)
    f.line([(10, -48), (13, -34), (14, -20)], 1.5, SLATE[0], alpha=0.6, clip=m)
    for y in (-58, -50, -42):
        f.flat(ell(-6.4, y, 1.2), "#e8c060", 0.95, det=0.8)
    arm(f, (9, -68), (17, -54), (10, -44), SLATE, 0.92)
    f.paint(
        blob((-7, -77), (0, -79), (7, -77), (6, -72), (-1, -70), (-8, -73)),
        ["#8c8078", "#d8ccb8", "#fff8e4"],
        vol=3,
    )


def _stethoscope(f: Frame, head: Frame) -> tuple[float, float]:
    """Two steel tubes from the ears to a joint on the chest, a rubber one from there to the disc in the hand."""
    joint, disc = (-15, -58), (-37, -108)
    ear = _into(f, head.pt(2, 1))
    far = _into(f, head.pt(-4, 8.6))
    _disc(f, *disc)
    for start, bend in ((far, (-13, -70)), (ear, (-3, -68))):
        f.line(curve(start, bend, joint), 2.6, "#3c3c4c", alpha=1, ends=0.9)
        f.line(curve(start, bend, joint), 1.2, "#e4e4dc", alpha=1, ends=0.9)
    f.line(curve(joint, (-22, -46), (-34, -50), (-40, -80), disc), 3, TUBE, alpha=1, ends=0.95)
    f.line(curve(joint, (-22, -47), (-34, -51), (-40, -81), disc), 1, "#a89c98", alpha=0.8, ends=0.9)
    f.paint(ell(*ear, 2.4), STEELS, vol=2)
    f.paint(ell(*joint, 2.6), STEELS, vol=2)
    arm(f, (-5, -69), (-22, -80), (-29, -101), SLATE, 1.0)
    return f.pt(*disc)


def _disc(f: Frame, x: float, y: float) -> None:
    """A flat steel disc seen from its back, pressed to a wall: its shadow lies close beside it."""
    f.shade(ell(x + 2.6, y + 2.2, 9.4, 9.6), 0.6, 2, "#3c2418")
    f.flat(ell(x + 0.8, y + 0.8, 8.7, 8.9), "#3c4454", 1, det=0.8)
    f.paint(ell(x, y, 8.4, 8.6), DISC, vol=1.4, edge=0.3, det=0.9)
    f.flat(cut(ell(x, y, 6.4, 6.6), ell(x, y, 5.4, 5.6)), "#5c6878", 0.8, 0.3, det=0.9)
    f.flat(taper((x - 6, y - 3, 1.6), (x - 2.4, y - 6.6, 1.6)), "#ffffff", 0.9, 0.4, det=0.9)
    f.paint(ell(x, y, 2.6), DISC[:2], vol=2, edge=0.4, det=0.9)


def _into(f: Frame, point: tuple[float, float]) -> tuple[float, float]:
    """A point of the card in the units of the frame (upright frames that lean a little)."""
    (ox, oy), (ux, uy), (vx, vy) = f.pt(0, 0), f.pt(1, 0), f.pt(0, 1)
    a, b, d, e = ux - ox, vx - ox, uy - oy, vy - oy
    px, py, det = point[0] - ox, point[1] - oy, a * e - b * d
    return (px * e - py * b) / det, (py * a - px * d) / det
