"""What a knight took off on the way: helmet, shield, breastplate."""

from studio.elements.armour_empty import plate
from studio.paint import Card, Frame
from studio.palettes import BRASS, STEEL
from studio.shapes import blob, ell, poly

PLUME = ["#1c2440", "#3c5080", "#7c94b8", "#d0dce4"]
FIELD = ["#141c34", "#2c4470", "#5c7ca4", "#b4ccd8"]


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
