"""A frog sitting at its work, with a clerk's visor if wanted."""

from studio.paint import Card, Frame
from studio.palettes import HAIR
from studio.shapes import blob, ell, taper

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
    _face(f, look)
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


def _face(f: Frame, look: tuple[float, float]) -> None:
    """A wide head with two eyes on top."""
    shape = blob((0, -92), (22, -88), (36, -72), (30, -58), (0, -53), (-30, -58), (-36, -72), (-22, -88))
    f.paint(shape, FROG, vol=17)
    for sg in (-1, 1):
        f.paint(ell(sg * 19, -90, 13, 13), FROG, vol=9)
        f.flat(ell(sg * 19, -91, 8.4), "#fff2b8", det=1)
        f.flat(ell(sg * 19 + look[0] * 4, -91 + look[1] * 4, 4.4, 3.6), "#1c1420", det=1)
        f.flat(ell(sg * 19 + look[0] * 4 - 1.6, -92.4 + look[1] * 4, 1.3), "#ffffff", det=1)
    f.line([(-27, -68), (-12, -62), (12, -62), (27, -68)], 2.4, "#12301c", alpha=0.95)
    for sg in (-1, 1):
        f.flat(ell(sg * 4, -75, 1.3), "#12301c", 0.8)


def _visor(f: Frame) -> None:
    """An amber eyeshade."""
    shape = blob((-36, -92), (-26, -106), (0, -112), (26, -106), (36, -92), (30, -98), (0, -101), (-30, -98))
    f.paint(shape, HAIR, vol=4)
    upper = ((-37, -95), (-20, -102), (0, -104), (20, -102), (37, -95))
    lower = ((46, -84), (22, -93), (0, -95), (-22, -93), (-46, -84))
    f.paint(blob(*upper, *lower), AMBER, vol=5, rim=0.8)


def _arms(f: Frame, raised: tuple[float, float] | None) -> None:
    """Both hands before it, or the right one raised."""
    hands: tuple[tuple[float, ...], ...] = ((-1, -16, -18, -34, -30), (1, 16, -18, 34, -30))
    if raised:
        hands = (hands[0], (1, *raised, raised[0] * 0.8, -60))
    for sg, hx, hy, ex, ey in hands:
        f.paint(taper((sg * 28, -46, 13), (ex, ey, 10), (hx, hy, 10)), FROG, vol=5)
        for d in (-6, 0, 6):
            f.paint(ell(hx + d, hy + (3 if hy > -40 else -4) - abs(d) * 0.3, 4), FROG, vol=2.5)


def frog_fingers(f: Frame) -> None:
    """The fingers of both hands round something flat held before the belly, at (0, -30) of its frame."""
    for sg in (-1, 1):
        for d in (-5, 1, 7):
            f.paint(ell(sg * 17 - sg * d * 0.3, -28 + d, 4.4), FROG, vol=2.5)
