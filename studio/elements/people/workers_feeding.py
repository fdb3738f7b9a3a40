"""Workmen in cap and apron, in side view looking left, who lift something up before them in both hands."""

from collections.abc import Callable

from studio.colour import Ramp
from studio.elements.people.folk_limbs import arm, bone, face, hand, leg
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR, LINEN
from studio.shapes import blob, taper

TROUSERS: Ramp = ["#1c1824", "#3c3440", "#6c5c5c", "#c49c74"]
LEATHER: Ramp = ["#2c1810", "#5c3820", "#946440", "#d8a874"]


def feeding_worker(
    c: Card, x: float, y: float, h: float, cap: Ramp, load: Callable[[float, float], None], flip: bool = False
) -> None:
    """One of them, his feet at (x, y); `load(x, y)` paints what he lifts, between his far hand and his near one."""
    f = c.at(
        x, y, h / 112, 0, flip, vol=6, wob=0.16, edge=0.34, rim=0.8, rimw=2.2, tex=0.14, amb=0.18, det=0.95
    )
    f.shade(blob((-26, 0), (0, -3), (30, 0), (0, 4)), 0.5, 3)
    arm(f, (-12, -78), (-28, -82), (-40, -94), LINEN[:3], 1.1)
    hand(f, (-40, -94), 70)
    load(*f.pt(-46, -104))
    leg(f, (6, -46), (12, -26), (22, -8), -18, TROUSERS[:3], BOOT, 1.1)
    leg(f, (-4, -46), (-16, -28), (-14, -6), 0, TROUSERS, BOOT, 1.15)
    m = f.paint(
        blob(
            (-10, -86),
            (-19, -76),
            (-18, -60),
            (-17, -44),
            (-4, -39),
            (12, -42),
            (14, -60),
            (10, -78),
            (2, -87),
        ),
        LINEN,
        vol=10,
    )
    f.shade(taper((4, -72, 2), (6, -58, 6), (10, -46, 3)), 0.4, 2, LINEN[0], clip=m)
    _apron(f)
    f.paint(bone((-4, -89), (-7, -83), 7, 7, 8), [LEATHER[1], "#c47c5c", "#f0b888", "#fcdcb4"], vol=3)
    g = face(f, -8, -97, 16, cry=False, s=1.08)
    g.paint(blob((0, -7), (7, -8), (9.8, -1), (8, 6), (3, 4), (2.4, -2)), HAIR, vol=4)
    g.paint(blob((-13, -4.6, "c"), (-7, -7.4), (-4, -12), (5, -13), (11, -7), (9, -3), (0, -4.6)), cap, vol=4)
    arm(f, (2, -78), (-16, -84), (-32, -97), LINEN, 1.2)
    hand(f, (-32, -97), 62)


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
