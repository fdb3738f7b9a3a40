"""A knight without his armour, flat on his belly, and what he took off on the way."""

from studio.elements.armour_empty import plate
from studio.paint import Card, Frame
from studio.palettes import BRASS, HAIR, LINEN, STEEL, WALNUT
from studio.shapes import blob, ell, poly, taper

PLUME = ["#1c2440", "#3c5080", "#7c94b8", "#d0dce4"]
WOOL = ["#4c3438", "#a07060", "#e0b890", "#fff0cc"]
FIELD = ["#141c34", "#2c4470", "#5c7ca4", "#b4ccd8"]


def lying_knight(c: Card, x: float, y: float, h: float = 210, rot: float = 0) -> Frame:
    """A man on his belly seen from behind and above, soles at (x, y), head `h` further up the floor."""
    f = c.at(x, y, h / 210, rot, vol=12, wob=0.35, rim=0.8, edge=0.28, amb=0.3, det=0.6)
    f.shade(
        blob((-94, 30), (-52, -90), (-84, -170), (0, -216), (84, -170), (56, -90), (94, 30), (0, -16)),
        0.55,
        9,
    )
    for s in (-1, 1):
        f.paint(taper((s * 20, -92, 46), (s * 42, -52, 40), (s * 60, -14, 32)), STEEL[:4], vol=11)
        f.paint(taper((s * 52, -36, 38), (s * 62, -8, 32)), WOOL, vol=8)
        sole = blob(
            (s * 48, -20), (s * 44, 8), (s * 54, 32), (s * 74, 36), (s * 86, 18), (s * 82, -10), (s * 66, -24)
        )
        f.shade(sole, 0.35, 5)
        f.paint(sole, WOOL, vol=10)
        f.line([(s * 56, 20), (s * 68, 25), (s * 80, 16)], 3, "#7c4c40", alpha=0.6)
    f.flat(ell(-64, 14, 9, 7), "#f0a888", 0.95, det=1)  # a hole in the left sock
    for s in (-1, 1):
        f.paint(taper((s * 40, -156, 36), (s * 80, -166, 28), (s * 70, -204, 22)), LINEN, vol=10)
        f.paint(ell(s * 66, -210, 13, 10), ["#8c4c38", "#dc9870", "#fcd0a4"], vol=6)
    shirt = blob(
        (-44, -84),
        (-46, -128),
        (-56, -160),
        (-36, -182),
        (0, -186),
        (36, -182),
        (56, -160),
        (46, -128),
        (44, -84),
        (0, -72),
    )
    f.shade(shirt, 0.35, 6)
    f.paint(shirt, LINEN, vol=24, grad=(0.12, -0.16))
    f.paint(poly([(-45, -104), (45, -104), (46, -94), (-46, -94)]), WALNUT, vol=4)
    f.line([(0, -176), (3, -140), (0, -106)], 4, "#6c6878", alpha=0.5)
    for s in (-1, 1):
        f.line([(s * 40, -160), (s * -34, -110)], 7, "#54342c", alpha=0.85, ends=0.9)
    f.shade(ell(0, -186, 28, 12), 0.4, 6)
    f.paint(
        blob((-27, -196), (-24, -222), (0, -234), (24, -222), (27, -196), (14, -180), (-14, -180)),
        HAIR,
        vol=16,
        tex=0.4,
    )
    return f


def shed_helmet(c: Card, x: float, y: float, h: float = 80, rot: float = 0, flip: bool = False) -> Frame:
    """A visored helmet with a blue plume, lying at (x, y); looks right."""
    f = c.at(x, y, h / 90, rot, flip, vol=18, wob=0.3, rim=0.8, edge=0.28, amb=0.28, det=0.6)
    f.shade(ell(0, 0, 54, 8), 0.5, 6)
    f.paint(
        blob((-6, -82), (-40, -104), (-86, -88), (-104, -40), (-94, -20), (-80, -46), (-54, -62), (-24, -66)),
        PLUME,
        vol=12,
        wob=1,
    )
    plate(
        f,
        blob((-38, -4), (-44, -40), (-28, -76), (4, -88), (34, -74), (42, -40), (38, -4), (0, 2)),
        STEEL,
        30,
        0,
    )
    visor = blob((0, -54), (30, -60), (54, -34), (46, -10), (20, 0), (0, -6))
    f.shade(visor, 0.4, 5)
    plate(f, visor, STEEL, 16, 0)
    f.line([(6, -42), (28, -42), (48, -34)], 5, "#10141c", alpha=0.95)
    f.paint(ell(-4, -36, 8), BRASS, vol=5)
    return f


def shed_shield(c: Card, x: float, y: float, h: float = 150, rot: float = 0) -> Frame:
    """A shield leaning on a wall, its point at (x, y): a gilt cross on blue."""
    f = c.at(x, y, h / 150, rot, vol=16, wob=0.3, rim=0.7, edge=0.28, amb=0.3, det=0.5)
    f.shade(ell(6, 0, 50, 9), 0.5, 7)
    f.paint(
        blob(
            (0, 0, "c"),
            (-40, -42),
            (-56, -100),
            (-54, -146, "c"),
            (0, -152),
            (54, -146, "c"),
            (56, -100),
            (40, -42),
        ),
        BRASS,
        vol=8,
    )
    m = f.paint(
        blob(
            (0, -14, "c"),
            (-33, -48),
            (-46, -100),
            (-45, -136, "c"),
            (0, -141),
            (45, -136, "c"),
            (46, -100),
            (33, -48),
        ),
        FIELD,
        vol=16,
    )
    f.paint(poly([(-8, -150), (8, -150), (6, 0), (-6, 0)]), BRASS, vol=4, clip=m)
    f.paint(poly([(-60, -102), (60, -102), (60, -86), (-60, -86)]), BRASS, vol=4, clip=m)
    return f


def shed_boot(c: Card, x: float, y: float, h: float = 70, rot: float = 0, flip: bool = False) -> None:
    """An iron boot standing at (x, y), toe to the left."""
    f = c.at(x, y, h / 70, rot, flip, vol=12, wob=0.3, rim=0.8, edge=0.28, amb=0.28, det=0.5)
    f.shade(ell(-10, 0, 44, 7), 0.5, 5)
    plate(
        f,
        blob((-14, -70), (14, -70), (18, -34), (20, -2), (-20, 0), (-52, -2), (-46, -14), (-18, -28)),
        STEEL,
        12,
        0,
    )
    f.paint(ell(0, -69, 15, 5), STEEL[:2], vol=3)
    for k in range(3):
        f.line([(-22 - 9 * k, -26 + 4 * k), (-24 - 9 * k, -3)], 2.4, "#1c2230", alpha=0.7)


def shed_breastplate(c: Card, x: float, y: float, h: float = 100, rot: float = 0) -> None:
    """An empty cuirass set down at (x, y), the neck a dark hole."""
    f = c.at(x, y, h / 100, rot, vol=24, wob=0.3, rim=0.8, edge=0.28, amb=0.28, det=0.5)
    f.shade(ell(0, 0, 60, 9), 0.5, 7)
    plate(
        f,
        blob(
            (-38, 0),
            (-34, -34),
            (-52, -70),
            (-40, -96),
            (-18, -98),
            (18, -98),
            (40, -96),
            (52, -70),
            (34, -34),
            (38, 0),
            (0, 6),
        ),
        STEEL,
        30,
        0,
    )
    f.paint(ell(0, -95, 19, 8), STEEL[:2], vol=3)
    f.line([(0, -84), (3, -40), (0, 2)], 3, "#f8faf4", alpha=0.6)
    f.line([(-36, -20), (0, -12), (36, -20)], 4, "#c8963a", alpha=0.9, ends=0.9)
