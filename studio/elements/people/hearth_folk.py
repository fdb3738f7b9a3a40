"""A family about a fire that is lower than they are: she reaches out to it, so does he, the smallest has gone to sleep."""

from studio.colour import Ramp
from studio.elements.people.folk_limbs import FLESH, face, figure, hand
from studio.elements.people.hats import brim, kerchief
from studio.paint import Card, Frame
from studio.palettes import HAIR, OCHRE, PLUM, SAGE
from studio.shapes import blob, ell, taper

Fire = tuple[float, float, float]


def _capped(f: Frame, x: float, y: float, turn: float) -> Frame:
    """The frame of a hat for the head about (x, y)."""
    g = f.card.at(*f.pt(x, y), f.s * 0.98, f.rot + (-turn if f.flip else turn), f.flip, **f.defaults)
    return f.card.at(*g.pt(0, 86), g.s, g.rot, g.flip, **f.defaults)


def _bust(f: Frame, coat: Ramp, wrist: tuple[float, float]) -> None:
    """Bent shoulders, a collar's shade, and an arm stretched down to the warmth."""
    back = ((-4, 16), (8, 13), (19, 22), (25, 42), (28, 80))
    m = f.paint(blob(*back, (-16, 80), (-13, 48), (-11, 28)), coat, vol=11)
    f.shade(ell(0, 14, 13, 5), 0.55, 3, coat[0], clip=m)
    f.line([(14, 30), (16, 48), (15, 70)], 1.4, coat[0], alpha=0.5, clip=m)
    wx, wy = wrist
    hand(f, wrist, -38)
    f.shade(
        taper((-2, 32, 12), (wx * 0.6, wy * 0.86 + 3, 9), (wx + 3, wy + 3, 7)), 0.45, 2.5, coat[0], clip=m
    )
    f.paint(taper((2, 27, 14), (wx * 0.55, wy * 0.84, 11.5), (wx + 2, wy - 1, 8)), coat, vol=7)


def mother(c: Card, x: float, y: float, fire: Fire) -> None:
    """In a kerchief, looking right; (x, y) is the middle of her head."""
    f = figure(c, x, y, 196, True, rim=1.2)
    f.defaults["light"] = fire
    _bust(f, PLUM, (-38, 45))
    face(f, 0, 0, -8, cry=False, s=1.15)
    kerchief(_capped(f, 1, 0.5, -8), PLUM, "side")


def father(c: Card, x: float, y: float, fire: Fire) -> None:
    """In a hat with a brim and a beard, looking left; (x, y) is the middle of his head."""
    f = figure(c, x, y, 200, False, rim=1.2)
    f.defaults["light"] = fire
    _bust(f, SAGE, (-36, 46))
    face(f, 0, 0, -6, cry=False, s=1.15)
    f.paint(blob((-8.4, 4), (-3, 5.6), (2, -2), (6, -1), (7, 6), (0, 13), (-7.4, 14)), HAIR, vol=5, rim=0.6)
    f.paint(blob((2, -9), (9, -8), (10.6, 2), (6, 6), (4, -3)), HAIR, vol=4, rim=0.2)
    brim(_capped(f, 0, 0, -6), SAGE, "side")


def asleep(c: Card, x: float, y: float, fire: Fire) -> None:
    """The smallest, in a blanket up to the chin; (x, y) is the middle of the head, which has sunk to one side."""
    f = figure(c, x, y, 168, False, rot=-14, rim=1.0)
    f.defaults["light"] = fire
    wrap = ((-8, 6), (8, 5), (18, 13), (23, 40), (0, 44), (-21, 40), (-17, 14))
    m = f.paint(blob(*wrap), OCHRE, vol=9)
    f.paint(ell(0, -1, 11.4, 11.6), FLESH, vol=9, amb=0.35)
    f.paint(
        blob((-12, 0), (-11.6, -9), (0, -14.6), (11.6, -9), (12, 1), (7, -6), (-2, -7.6), (-8, -4)),
        HAIR,
        vol=4,
    )
    for ex in (-4.8, 4.4):
        f.line([(ex - 2.3, 0.6), (ex, 2.2), (ex + 2.3, 0.6)], 1.3, "#3a1a1c", alpha=0.95, det=1)
        f.flat(ell(ex * 1.3, 4.6, 2.5, 1.7), "#e87058", 0.45, 1)
    f.shade(ell(0, 12, 12, 3), 0.5, 2, OCHRE[0], clip=m)
    f.paint(taper((-14, 13, 7), (0, 12, 8), (14, 11, 7)), OCHRE, vol=5)
    f.line([(3, 14), (-3, 26), (-6, 40)], 1.6, OCHRE[0], alpha=0.55, clip=m)
