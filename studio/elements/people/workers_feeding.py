"""Workmen in cap and apron, in side view looking left: one who swings a bell by its ear, one who empties a basket."""

from collections.abc import Callable

from studio.colour import Ramp
from studio.elements.people.folk_limbs import FLESH, Spot, arm, bone, face, figure, hand, leg
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR, LINEN, OCHRE, TEAL
from studio.shapes import blob, ell, taper

TROUSERS: Ramp = ["#1c1824", "#3c3440", "#6c5c5c", "#c49c74"]
LEATHER: Ramp = ["#2c1810", "#5c3820", "#946440", "#d8a874"]
WICKER: Ramp = ["#3c2010", "#80502c", "#c08c4c", "#f0cc88"]
Load = Callable[[float, float], None]


def _worker(c: Card, x: float, y: float, h: float, flip: bool) -> Frame:
    f = figure(c, x, y, h, flip, rim=0.8, amb=0.18)
    f.shade(blob((-26, 0), (0, -3), (30, 0), (0, 4)), 0.5, 3)
    return f


def _head(f: Frame, x: float, y: float, turn: float, cap: Ramp, beard: bool = False) -> None:
    """A capped head on its neck."""
    f.paint(bone((x + 3, y + 7), (x + 3, y + 15), 8, 8, 9), FLESH, vol=3)
    g = face(f, x, y, turn, cry=False, s=1.14)
    if beard:
        g.paint(blob((-9, 4), (-4, 2), (2, -1), (5, 4), (0, 12), (-6, 13)), HAIR, vol=3)
    g.paint(blob((0, -7), (7, -8), (9.8, -1), (8, 6), (3, 4), (2.4, -2)), HAIR, vol=4)
    g.paint(blob((-13, -4.6, "c"), (-7, -7.4), (-4, -12), (5, -13), (11, -7), (9, -3), (0, -4.6)), cap, vol=4)


def bell_swinger(c: Card, x: float, y: float, h: float, cap: Ramp, load: Load, flip: bool = False) -> None:
    """He leans back against the weight in both his hands; `load(x, y)` hangs it from there."""
    f = _worker(c, x, y, h, flip)
    grip: Spot = (-31, -66)
    arm(f, (2, -80), (-12, -66), grip, LINEN[:3], 1.1)
    leg(f, (12, -46), (18, -26), (16, -6), 0, TROUSERS[:3], BOOT, 1.1)
    leg(f, (6, -46), (-8, -29), (-16, -6), 8, TROUSERS, BOOT, 1.15)
    trunk = ((4, -89), (-6, -78), (-6, -60), (-5, -44), (6, -39), (20, -42), (25, -60), (24, -80), (15, -89))
    m = f.paint(blob(*trunk), LINEN, vol=10)
    f.shade(taper((16, -74, 2), (17, -58, 6), (16, -46, 3)), 0.4, 2, LINEN[0], clip=m)
    _apron(c.at(*f.pt(11, 0), f.s, -7 if flip else 7, flip, **f.defaults))
    _head(f, 9, -98, 8, cap)
    load(*f.pt(grip[0] - 6, grip[1] + 2))
    arm(f, (13, -79), (-2, -64), grip, LINEN, 1.2)
    hand(f, grip, -8)


def basket_tipper(c: Card, x: float, y: float, h: float, cap: Ramp, load: Load, flip: bool = False) -> None:
    """He bends forward and empties a basket; `load(x, y)` paints what falls out of its mouth there."""
    f = _worker(c, x, y, h, flip)
    arm(f, (-14, -74), (-24, -58), (-38, -50), TEAL[:3], 1.1)
    leg(f, (8, -46), (16, -27), (26, -10), -24, TROUSERS[:3], BOOT, 1.1)
    leg(f, (0, -46), (-13, -29), (-14, -6), 0, TROUSERS, BOOT, 1.15)
    trunk = (
        (-14, -87),
        (-23, -76),
        (-18, -60),
        (-12, -44),
        (0, -39),
        (13, -42),
        (13, -58),
        (6, -76),
        (-4, -87),
    )
    m = f.paint(blob(*trunk), TEAL, vol=10)
    f.shade(taper((0, -74, 2), (5, -58, 6), (8, -46, 3)), 0.4, 2, TEAL[0], clip=m)
    for px in (-16, -6):
        f.line([(px, -84), (px + 5, -62), (px + 10, -46)], 2.2, LEATHER[0], alpha=0.9, ends=0.9)
    load(*f.pt(-66, -60))
    g = c.at(*f.pt(-40, -56), f.s, 64 if flip else -64, flip, **f.defaults)
    g.paint(
        blob((-16, -20, "c"), (0, -24), (16, -20, "c"), (13, 4), (10, 16), (-10, 16), (-13, 4)), WICKER, vol=9
    )
    for wy in (-10, 0, 10):
        g.line([(-15, wy - 2), (0, wy + 2), (15, wy - 2)], 1.6, WICKER[0], alpha=0.7, ends=0.9)
    g.paint(ell(0, -20.6, 16.6, 4.4), WICKER, vol=2)
    g.flat(ell(0, -20.8, 13, 2.8), "#241008", 0.9, det=0.8)
    _head(f, -22, -98, -14, cap, beard=True)
    arm(f, (-4, -76), (-10, -56), (-30, -47), TEAL, 1.2)
    f.paint(blob((-16, -88), (-4, -90), (-2, -84), (-14, -82)), OCHRE, vol=3)


def _apron(f: Frame) -> None:
    """A leather apron: a bib with its strap over the shoulder, a waistband tied behind, a straight skirt down to the knee."""
    skirt = blob(
        (-19, -58, "c"),
        (-2, -55),
        (8, -57, "c"),
        (7, -42),
        (6, -24, "c"),
        (-8, -21),
        (-23, -23, "c"),
        (-23, -40),
    )
    m = f.paint(skirt, LEATHER, vol=7)
    for top, foot in ((-9, -11), (-1, 0)):
        f.shade(taper((top, -52, 1.5), (foot, -24, 3)), 0.5, 1.2, LEATHER[0], clip=m)
    f.paint(
        blob((-19.5, -57, "c"), (-19.5, -68), (-17, -76, "c"), (-8, -77, "c"), (-5, -66), (-3, -56, "c")),
        LEATHER,
        vol=5,
    )
    f.line([(-10, -76), (-6, -82), (0, -86)], 2.6, LEATHER[1], alpha=1, ends=0.9)
    f.line([(-20, -57), (-4, -54), (13, -58)], 2.8, BOOT[1], alpha=1, ends=0.9)
    for dx, dy in ((8, 8), (11, 3)):
        f.line([(13, -58), (13 + dx * 0.6, -58 + dy), (13 + dx * 0.7, -56 + dy * 1.6)], 2, BOOT[1], alpha=1)
    f.line([(-15, -40), (-4, -38)], 1.6, LEATHER[0], alpha=0.8)
