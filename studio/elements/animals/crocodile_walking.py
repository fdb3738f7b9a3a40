"""A crocodile in side view, walking left on four bent legs with its tail lifted, careful of what is on its back."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, ell, poly, taper

GREENS: Ramp = ["#0c1c18", "#24483a", "#4f8458", "#b4cc84"]
BELLY: Ramp = ["#3c4430", "#84865c", "#ccc48c", "#f4ecc0"]


def walking_crocodile(c: Card, x: float, y: float, w: float = 220, ramp: Ramp = GREENS) -> Frame:
    """Its feet on (x, y), `w` long from snout to tail; the flat of its back runs from frame (-30, -50) to (34, -49)."""
    f = c.at(x, y, w / 220, vol=11, det=0.6, wob=0.3, rim=0.6, edge=0.3, amb=0.26)
    f.shade(ell(4, 1, 92, 6), 0.6, 5)
    dark = [ramp[0], ramp[0], ramp[1], ramp[2]]
    for hip, knee, foot in (((-20, -22), (-12, -10), (-16, -2)), ((46, -22), (54, -10), (48, -2))):
        _leg(f, hip, knee, foot, dark)
    trunk = ((-48, -40), (-30, -50), (4, -53), (36, -49), (62, -40), (88, -36), (106, -44), (116, -62))
    m = f.paint(
        blob(*trunk, (116, -42), (100, -22), (70, -15), (30, -11), (-10, -10), (-44, -16)), ramp, vol=18
    )
    f.paint(
        blob((-46, -22), (-10, -17), (34, -17), (72, -19), (34, -9), (-10, -8), (-44, -14)),
        BELLY,
        clip=m,
        vol=4,
        amb=0.4,
        soft=1,
    )
    for i in range(13):
        px, py = (
            -36 + i * 11.4,
            (-48, -50.6, -52, -52.6, -52, -51, -49.6, -46.6, -42, -38.6, -36.6, -38, -43)[i],
        )
        if not 1 < i < 7:
            f.paint(poly([(px - 5, py + 2), (px + 1, py - 7), (px + 6, py + 2)]), ramp, vol=3)
    c.marks(m, 0.05, 60, 14, 3, jit=0.08, alpha=0.5)
    for hip, knee, foot in (((-34, -24), (-42, -12), (-36, -1)), ((30, -24), (20, -12), (27, -1))):
        f.shade(ell(hip[0], hip[1] + 4, 11, 10), 0.3, 3, ramp[0], clip=m)
        _leg(f, hip, knee, foot, ramp)
    _skull(f, ramp)
    return f


def _leg(
    f: Frame, hip: tuple[float, float], knee: tuple[float, float], foot: tuple[float, float], ramp: Ramp
) -> None:
    """A short strong leg: thigh, shin, three toes to the left."""
    f.paint(taper((*hip, 16), (*knee, 11), (foot[0] + 2, foot[1] - 2, 8)), ramp, vol=6)
    fx, fy = foot
    f.paint(
        blob((fx + 5, fy - 5), (fx + 6, fy + 1), (fx - 12, fy + 1.6), (fx - 14, fy - 1), (fx - 6, fy - 5)),
        ramp,
        vol=4,
    )
    for k in (-12, -8, -4):
        f.line([(fx + k, fy), (fx + k - 2.4, fy + 1.6)], 1.6, "#f4ecc8", alpha=0.9)


def _skull(f: Frame, ramp: Ramp) -> None:
    """A long jaw held level, small teeth outside, one conscientious eye."""
    f.paint(
        blob((-46, -16), (-58, -18), (-100, -22), (-108, -26), (-104, -31), (-60, -30), (-44, -34)),
        BELLY,
        vol=6,
        amb=0.36,
    )
    upper = (
        (-40, -44),
        (-50, -54),
        (-60, -54),
        (-68, -45),
        (-92, -40),
        (-104, -43),
        (-112, -36),
        (-108, -29),
        (-60, -28),
    )
    f.paint(blob(*upper, (-42, -26)), ramp, vol=12)
    for i in range(7):
        px = -104 + i * 7
        f.flat(poly([(px - 2.4, -29.4), (px + 2.4, -29.2), (px, -24.6)]), "#fbf4dc", 1, wob=0.1, det=0.9)
    f.line([(-109, -30), (-86, -28.6), (-62, -28), (-54, -32)], 1.5, "#0c1410", alpha=0.9)
    f.flat(ell(-56, -49, 4.6, 4.4), "#f8e8a8", 1, det=1)
    f.flat(ell(-57.6, -49, 1.5, 3.4), "#14100c", 1, det=1)
    f.paint(blob((-62, -51), (-57, -56.4), (-50, -54), (-51, -51.4), (-57, -53)), ramp, vol=3)
    f.flat(ell(-106, -40, 1.6, 1.2), "#0c1410", 0.9, det=0.8)
