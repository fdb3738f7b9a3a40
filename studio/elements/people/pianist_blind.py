"""A blind man at the keys, in side view, face lifted, eyes behind dark glasses."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR_GREY, SKIN
from studio.shapes import blob, ell, taper

TAILCOAT: Ramp = ["#0c0e18", "#1e222e", "#3c424c", "#848c88"]
DIM: Ramp = ["#0a0c14", "#161a24", "#2a2f3a", "#565c60"]
SHIRT: Ramp = ["#8c8890", "#e8e4dc", "#fffdf4"]
STOOL: Ramp = ["#0c0a0e", "#201412", "#44261a", "#7c4828", "#c88c54"]
VELVET: Ramp = ["#2c1418", "#6c2c30", "#b05c50"]
INK = "#160c10"


def pianist(c: Card, x: float, y: float, h: float = 260) -> Frame:
    """On a stool at (x, y), looking right; his hands lie 112 and 136 before him, 164 and 182 above the floor."""
    f = c.at(x, y, h / 260, vol=16, wob=0.3, rim=0.8, edge=0.28, amb=0.26, det=0.6)
    f.shade(ell(10, 2, 70, 9), 0.5, 6)
    _far_side(f)
    for px in (-30, 2, 30):
        f.paint(taper((px * 0.6, -84, 8), (px, -2, 6)), STOOL, vol=4)
    f.paint(blob((-44, -98), (0, -104), (40, -98), (40, -84), (0, -78), (-44, -84)), VELVET, vol=8)
    _near_leg(f)
    _coat(f)
    _head(c, f)
    sleeve = taper((-8, -180, 40), (8, -146, 33), (26, -134, 29), (56, -146, 23), (86, -162, 19))
    f.shade(sleeve, 0.35, 8, "#08080e")
    m = f.paint(sleeve, TAILCOAT, vol=14, rim=0.9)
    for fold in ([(16, -150), (26, -140), (40, -146)], [(20, -128), (32, -134), (44, -138)]):
        f.line(fold, 2.4, TAILCOAT[0], alpha=0.6, clip=m)
    _hand(f, 98, -164, SHIRT)
    return f


def _hand(f: Frame, x: float, y: float, cuff: Ramp) -> None:
    """Cuff, back of the hand, fingers bent down on the keys."""
    f.paint(taper((x - 12, y + 3, 18), (x - 1, y, 16)), cuff, vol=4)
    f.shade(ell(x + 20, y + 10, 16, 3), 0.4, 2)
    back = ((x - 1, y - 8), (x + 14, y - 12), (x + 26, y - 7), (x + 32, y + 5), (x + 29, y + 9))
    m = f.paint(blob(*back, (x + 22, y + 3), (x + 12, y + 6), (x, y + 7)), SKIN, vol=5)
    for dx in (14, 20):
        f.line([(x + dx, y - 5), (x + dx + 5, y + 3)], 1.4, SKIN[0], alpha=0.6, clip=m)


def _far_side(f: Frame) -> None:
    """The other leg, stretched to the pedals, and the other arm, in shade."""
    f.paint(taper((10, -100, 40), (78, -98, 30)), DIM, vol=10)
    f.paint(taper((80, -94, 27), (98, -50, 21), (108, -14, 16)), DIM, vol=8)
    f.paint(blob((98, -2), (98, -16), (114, -20), (142, -8), (143, -1)), BOOT, vol=5)
    f.paint(taper((20, -176, 26), (62, -152, 20), (108, -180, 15)), DIM, vol=8)
    _hand(f, 120, -184, ["#74707c", "#b8b4b4", "#e4e0d8"])


def _near_leg(f: Frame) -> None:
    """Thigh along the seat, shin straight down, a shoe on the floor."""
    f.paint(taper((66, -88, 29), (73, -44, 23), (64, -12, 18)), TAILCOAT, vol=9, grad=(0, -0.2))
    f.paint(blob((50, -2), (51, -16), (70, -20), (97, -7), (97, 0)), BOOT, vol=5)
    m = f.paint(taper((-8, -108, 46), (40, -106, 41), (70, -94, 31)), TAILCOAT, vol=14)
    f.line([(58, -84), (66, -88), (78, -84)], 2.4, TAILCOAT[0], alpha=0.6, clip=m)


def _coat(f: Frame) -> None:
    """Tails over the stool, a back bent by the years, collar and shirt front."""
    for dx, drop in ((8, -52), (0, -40)):
        tail = ((-54 + dx, drop - 8), (-46 + dx, drop, "c"), (-34 + dx, -84))
        f.paint(blob((-40 + dx, -116), (-52 + dx, -90), *tail, (-14, -104)), TAILCOAT, vol=5, edge=0.35)
    back = ((-40, -96), (-46, -140), (-32, -186), (-4, -206))
    f.paint(
        blob(*back, (26, -196), (36, -166), (30, -120), (24, -94), (-8, -88)),
        TAILCOAT,
        vol=26,
        grad=(0.1, -0.15),
    )
    f.paint(blob((19, -200), (30, -190), (35, -168), (30, -150), (24, -176)), SHIRT, vol=3)
    f.paint(taper((2, -200, 24), (8, -218, 20)), SKIN, vol=7)
    f.paint(taper((-10, -203, 9), (6, -199, 10), (19, -201, 9)), SHIRT, vol=3)
    f.paint(
        blob((-14, -202), (0, -196), (15, -196), (25, -172), (8, -186), (-12, -192)),
        TAILCOAT,
        vol=5,
        edge=0.35,
    )
    f.paint(blob((16, -200), (27, -206), (29, -192), (18, -195)), DIM, vol=3)


def _head(c: Card, f: Frame) -> None:
    """White hair, a lifted chin, one dark glass and its wire."""
    g = c.at(*f.pt(10, -240), f.s, -16, vol=12, wob=0.25, rim=0.8, edge=0.25, amb=0.3, det=0.9)
    front = ((20, -26), (26, -6), (36, 2), (27, 8), (26, 18), (14, 28))
    g.paint(blob((-24, 2), (-22, -22), (0, -32), *front, (-6, 26), (-20, 16)), SKIN)
    crown = ((-24, 27), (-34, 20), (-36, 6), (-40, -8), (-36, -24), (-26, -36), (-12, -42), (4, -42))
    brow = ((16, -38), (18, -30), (8, -27), (-3, -20), (-5, -6), (-12, 4), (-12, 20, "c"))
    m = g.paint(blob(*crown, *brow), HAIR_GREY, vol=9)
    for x0, y0, x1, y1 in (
        (-24, 20, -36, 2),
        (-18, 12, -36, -12),
        (-12, 0, -30, -30),
        (-8, -12, -14, -38),
        (2, -24, -2, -42),
    ):
        g.line([(x0, y0), ((x0 + x1) / 2 - 3, (y0 + y1) / 2), (x1, y1)], 2, HAIR_GREY[1], alpha=0.75, clip=m)
    for x0, y0, x1, y1, w in (
        (-30, 16, -42, 26, 13),
        (-34, 0, -45, 6, 12),
        (-32, -22, -44, -20, 12),
        (6, -38, 20, -38, 9),
    ):
        g.paint(
            taper((x0, y0, w), ((x0 + x1) / 2, (y0 + y1) / 2 - 3, w * 0.7), (x1, y1, 3)),
            HAIR_GREY,
            vol=4,
            edge=0.12,
        )
    g.paint(ell(-6, 2, 5, 8), SKIN, vol=3)
    glass = blob((10, -10), (24, -12), (28, -4), (20, 3), (10, 0))
    g.paint(glass, ["#0c0a10", "#1c1a20", "#54545c"], vol=3, edge=0.2)
    g.line([(-6, -6), (12, -7)], 2.4, INK, alpha=0.95, ends=0.8)
    g.line([(18, 18), (26, 15)], 2, "#6a2c28", alpha=0.7)
