"""People on two skis, looking left: one who glides, one who has run out of snow, one who sits where he fell."""

from studio.colour import Ramp
from studio.elements.people.folk_limbs import FLESH, Spot, arm, bone, face, figure, leg
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR, SLATE
from studio.shapes import blob, ell, taper

SKI, SKI_FAR = "#c87830", "#8c4428"


def _ski(f: Frame, col: str, *points: Spot) -> None:
    """One ski, from its turned-up tip to its heel."""
    f.line(points, 5, "#40241c", alpha=0.9, ends=0.8)
    f.line([(x, y - 0.8) for x, y in points], 3.6, col, alpha=1, ends=0.8, det=0.8)


def _pole(f: Frame, grip: Spot, foot: Spot) -> None:
    """A stick with its basket."""
    f.line([grip, foot], 1.8, "#3c3038", alpha=1, ends=0.9, det=0.8)
    x, y = grip[0] * 0.14 + foot[0] * 0.86, grip[1] * 0.14 + foot[1] * 0.86
    f.line([(x - 4, y + 1), (x, y - 1), (x + 4, y + 1)], 1.8, "#3c3038", alpha=1)


def _head(f: Frame, x: float, y: float, turn: float, cap: Ramp, cry: bool = False) -> None:
    """A face, a knitted cap with a bobble."""
    g = face(f, x, y, turn, cry=cry, s=1.16)
    g.paint(blob((0, -6), (7, -7), (9.6, 0), (7, 6), (3, 4), (2, -2)), HAIR, vol=4)
    g.paint(blob((-8.6, -4.6, "c"), (-7, -11), (0, -15), (8, -12), (11, -3, "c"), (2, -5)), cap, vol=6)
    g.paint(ell(3, -16, 3.6), cap, vol=3)


def gliding(
    c: Card, x: float, y: float, h: float, coat: Ramp, cap: Ramp, rot: float, flip: bool = False
) -> None:
    """Knees bent, weight forward, sticks behind."""
    f = figure(c, x, y, h, flip, rot)
    _ski(f, SKI_FAR, (-56, -14), (-50, -5), (-40, -3), (48, -3))
    arm(f, (-6, -70), (-22, -60), (-30, -68), coat[:3])
    _pole(f, (-32, -70), (22, -34))
    leg(f, (14, -46), (-6, -36), (6, -10), 0, SLATE[:3], BOOT, 1.0)
    _ski(f, SKI, (-62, -9), (-56, 1), (-46, 3), (42, 3))
    leg(f, (12, -44), (-12, -32), (-2, -4), 0, SLATE, BOOT, 1.05)
    f.paint(
        blob(
            (-6, -80), (-14, -72), (-10, -58), (-2, -44), (8, -36), (22, -40), (22, -50), (12, -66), (4, -78)
        ),
        coat,
        vol=10,
    )
    f.paint(taper((-10, -78, 6), (2, -76, 7), (20, -84, 6), (34, -80, 3)), cap, vol=4)
    _head(f, -14, -88, 6, cap)
    arm(f, (2, -70), (-6, -54), (-22, -56), coat)
    _pole(f, (-26, -58), (36, -24))


def stranded(c: Card, x: float, y: float, h: float, coat: Ramp, cap: Ramp, flip: bool = False) -> None:
    """Upright on the grass on two skis, looking up, one hand at the head."""
    f = figure(c, x, y, h, flip)
    _ski(f, SKI_FAR, (-54, -20), (-48, -10), (-38, -7), (52, -7))
    leg(f, (6, -48), (6, -28), (10, -12), 0, SLATE[:3], BOOT, 1.0)
    _ski(f, SKI, (-62, -10), (-56, 0), (-46, 3), (44, 3))
    leg(f, (-3, -48), (-6, -26), (-2, -4), 0, SLATE, BOOT, 1.0)
    f.paint(
        blob(
            (-7, -87),
            (-14, -76),
            (-14, -58),
            (-16, -42),
            (-4, -38),
            (14, -39),
            (15, -56),
            (12, -76),
            (3, -87),
        ),
        coat,
        vol=10,
    )
    f.line([(-14, -54), (0, -51), (14, -54)], 2.6, BOOT[1], alpha=1, ends=0.9)
    f.paint(bone((-2, -90), (-2, -84), 7, 7, 8), FLESH, vol=3)
    _head(f, -3, -97, 20, cap)
    f.paint(taper((-9, -86, 6), (2, -84, 8), (9, -86, 6)), cap, vol=4)
    _pole(f, (-28, -54), (-36, 0))
    arm(f, (-6, -79), (-16, -66), (-27, -60), coat)
    arm(f, (7, -79), (20, -84), (14, -98), coat)


def fallen(c: Card, x: float, y: float, h: float, coat: Ramp, cap: Ramp, flip: bool = False) -> None:
    """Sitting in the grass, legs out, a ski on each foot, and the two have crossed."""
    f = figure(c, x, y, h, flip)
    arm(f, (16, -46), (28, -30), (32, -10), coat[:3])
    leg(f, (6, -10), (-18, -30), (-38, -16), 66, SLATE[:3], BOOT, 1.0)
    _ski(f, SKI_FAR, (-42, -74), (-38, -66), (-40, -56), (-52, 14))
    leg(f, (4, -8), (-14, -18), (-36, -8), 80, SLATE, BOOT, 1.05)
    _ski(f, SKI, (-66, -66), (-60, -62), (-56, -52), (-36, 16))
    f.paint(
        blob((8, -56), (0, -46), (-2, -26), (-6, -6), (4, 0), (22, 0), (26, -14), (24, -38), (18, -54)),
        coat,
        vol=10,
    )
    f.paint(bone((12, -60), (13, -52), 7, 7, 8), FLESH, vol=3)
    _head(f, 11, -67, 10, cap, cry=True)
    f.paint(taper((4, -55, 6), (13, -53, 8), (22, -55, 6)), cap, vol=4)
    arm(f, (12, -48), (-2, -36), (-20, -44), coat)
