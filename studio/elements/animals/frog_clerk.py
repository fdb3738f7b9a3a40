"""A frog sitting at its work, with a clerk's visor if wanted."""

import math

from studio.paint import Card, Frame
from studio.palettes import HAIR
from studio.shapes import blob, ell, join, taper, xf

FROG = ["#0c2c1c", "#2c6c34", "#74b448", "#dcec90"]
AMBER = ["#4c1c10", "#a84c1c", "#e8903c", "#ffd890"]


def clerk_frog(
    c: Card,
    x: float,
    y: float,
    h: float,
    visor: bool,
    look: tuple[float, float],
    arm: tuple[float, float] | None = None,
) -> Frame:
    """A sitting frog from the front; `look` turns its pupils, `arm` is where its raised hand is."""
    f = c.at(x, y, h / 100, wob=0.25, det=0.7, vol=16, rim=0.7, edge=0.28, tex=0.2, amb=0.26)
    _body(f)
    _face(f, look, 6 if visor else 0)
    if visor:
        _visor(f)
    _arms(f, arm)
    return f


def _body(f: Frame) -> None:
    """Folded legs, a pale belly."""
    f.shade(ell(0, 0, 54, 8), 0.5, 6)
    for sg in (-1, 1):
        f.paint(
            blob((sg * 14, -8), (sg * 30, -40), (sg * 50, -36), (sg * 56, -12), (sg * 40, -1)), FROG, vol=12
        )
        f.paint(blob((sg * 26, -2), (sg * 44, -8), (sg * 64, -3), (sg * 60, 3), (sg * 30, 3)), FROG, vol=4)
    shape = blob((0, -66), (24, -60), (34, -34), (30, -8), (0, 0), (-30, -8), (-34, -34), (-24, -60))
    f.paint(shape, FROG, vol=24)
    shape = blob((0, -54), (18, -46), (23, -24), (16, -6), (0, -3), (-16, -6), (-23, -24), (-18, -46))
    f.paint(shape, ["#5c7c44", "#b4cc74", "#f4f4bc"], vol=14, edge=0.06)
    f.shade(ell(0, -55, 27, 6), 0.4, 4)


def _face(f: Frame, look: tuple[float, float], low: float = 0) -> None:
    """A wide head with two eyes on top, `low` beneath their usual place."""
    shape = blob((0, -92), (22, -88), (36, -72), (30, -58), (0, -53), (-30, -58), (-36, -72), (-22, -88))
    m = f.paint(shape, FROG, vol=17)
    for px, py, r in ((-6, -84, 3), (5, -87, 2.4), (-29, -74, 3), (28, -76, 3.4), (12, -80, 2), (31, -68, 2)):
        f.flat(ell(px, py, r * 1.2, r), "#1c5430", 0.5, 1, clip=m)
    for sg in (-1, 1):
        f.paint(ell(sg * 19, -90 + low, 13, 13), FROG, vol=9)
        f.flat(ell(sg * 19, -91 + low, 8.4), "#fff2b8", det=1)
        f.flat(ell(sg * 19 + look[0] * 4, -91 + low + look[1] * 4, 4.4, 3.6), "#1c1420", det=1)
        f.flat(ell(sg * 19 + look[0] * 4 - 1.6, -92.4 + low + look[1] * 4, 1.3), "#ffffff", det=1)
    f.line([(-27, -68), (-12, -62), (12, -62), (27, -68)], 2.4, "#12301c", alpha=0.95)
    for sg in (-1, 1):
        f.flat(ell(sg * 4, -75, 1.3), "#12301c", 0.8)


def _visor(f: Frame) -> None:
    """A clerk's eyeshade: a dark band round the forehead, the crown of the head above it, a peak of amber over the eyes."""
    f.paint(blob((-31, -88), (-25, -104), (0, -112), (25, -104), (31, -88), (0, -94)), FROG, vol=9)
    band = ((-35, -90), (-21, -101), (0, -105), (21, -101), (35, -90))
    lower = ((41, -83, "c"), (24, -91), (0, -94), (-24, -91), (-41, -83, "c"))
    peak = blob((-35, -90, "c"), *band[1:-1], (35, -90, "c"), *lower)
    f.shade(xf(peak, 0, 5), 0.45, 3, "#0c2418")
    f.paint(peak, AMBER, vol=5, rim=0.9, edge=0.4, amb=0.4)
    f.line([(-39, -84.5), (-24, -92), (0, -95), (24, -92), (39, -84.5)], 2, "#ffe8b0", alpha=0.9)
    f.paint(taper(*[(px, py, 6) for px, py in band]), HAIR, vol=3)


def _arms(f: Frame, raised: tuple[float, float] | None) -> None:
    """Both hands before it, or the left one raised from the shoulder, fingers spread."""
    for sg in (-1, 1):
        if raised and sg > 0:
            _raised_arm(f, raised)
            continue
        f.paint(taper((sg * 27, -47, 16), (sg * 35, -31, 12), (sg * 16, -18, 9)), FROG, vol=6)
        for d in (-6, 0, 6):
            f.paint(ell(sg * 16 + d, -15 - abs(d) * 0.3, 4), FROG, vol=2.5)


def _raised_arm(f: Frame, hand: tuple[float, float]) -> None:
    """One soft curve from the shoulder up to the hand, four fingers that end in pads."""
    x, y = hand
    reach = taper((24, -47, 24), (36, -45, 22), (x - 3, -57, 20), (x + 1, -76, 17), (x, y, 14))
    arm = join(ell(26, -46, 11, 10), reach)
    f.shade(arm, 0.45, 4, "#0c2418")
    f.paint(arm, FROG, vol=7)
    for a in (-150, -112, -72, -30):
        t = math.radians(a)
        tip = (x + 16 * math.cos(t), y + 15 * math.sin(t))
        f.paint(taper((x, y, 8), (*tip, 5.4)), FROG, vol=2.5)
        f.paint(ell(*tip, 5.2), FROG, vol=2.5)
    f.paint(ell(x, y, 9, 8.4), FROG, vol=4, edge=0.1)


def frog_fingers(f: Frame) -> None:
    """The fingers of both hands round something flat held before the belly, at (0, -30) of its frame."""
    for sg in (-1, 1):
        for d in (-5, 1, 7):
            f.paint(ell(sg * 17 - sg * d * 0.3, -28 + d, 4.4), FROG, vol=2.5)
