"""A fisherman in oilskins who leans back and hauls on a rope with both hands, in side view, looking left unless flipped."""

from studio.colour import Ramp
from studio.elements.people.folk_limbs import FLESH, INK, Spot, bone
from studio.paint import Card, Frame
from studio.palettes import OCHRE
from studio.shapes import Path, Point, blob, ell, join, taper

OILSKIN: Ramp = ["#3c2010", "#8c5418", "#d89c30", "#f8d878"]
HANDS = ((-37.0, -93.0), (-25.0, -79.0))  # where he grips the rope, far hand first, in his own units


def hauling_fisherman(c: Card, x: float, y: float, h: float = 220, flip: bool = False) -> Frame:
    """Standing at (x, y), `h` high; `rope_grip` says where his hands are. Paint the boat's side over his legs."""
    f = c.at(x, y, h / 112, 0, flip, vol=7, wob=0.2, edge=0.3, rim=0.7, rimw=3, tex=0.2, amb=0.34, det=0.8)
    for knee, foot in (((4, -24), (10, 0)), ((-6, -24), (-14, 0))):
        f.paint(join(bone((4, -46), knee, 15, 14, 11), bone(knee, foot, 11, 11, 9)), OCHRE[:3], vol=5)
    _sleeve(f, (2, -82), (-16, -78), HANDS[0], OILSKIN[:3])
    left = ((-3, -91), (-12, -84), (-13, -68), (-11, -54), (-16, -36), (-17, -28, "c"))
    right = ((16, -26, "c"), (18, -42), (19, -58), (20, -74), (15, -86), (7, -91))
    m = f.paint(blob(*left, *right), OILSKIN, vol=12, grad=(0.08, -0.16))
    for line in (
        ((-2, -50, 2), (-5, -38, 3), (-6, -28, 2)),
        ((8, -52, 2), (10, -40, 3), (10, -28, 2)),
        ((12, -82, 2), (15, -66, 4), (14, -54, 2)),
    ):
        f.shade(taper(*line), 0.45, 1.4, "#4c2410", clip=m)
    f.line([(-12, -53), (4, -50), (19, -54)], 3, "#6c3c18", alpha=0.9, clip=m, ends=0.9)
    _head(f)
    return f


def rope_grip(f: Frame) -> tuple[Point, Point]:
    """Where the rope comes to his far hand, and where it leaves the near one, on the card."""
    return f.pt(*HANDS[0]), f.pt(*HANDS[1])


def near_arm(f: Frame) -> None:
    """The near sleeve and both fists, to be painted over the rope."""
    _fist(f, HANDS[0])
    sleeve = _sleeve_path((6, -82), (-4, -64), HANDS[1])
    f.shade(sleeve, 0.5, 3, "#4c2410")
    f.paint(sleeve, OILSKIN, vol=6)
    _fist(f, HANDS[1])


def _sleeve_path(shoulder: Spot, elbow: Spot, hand: Spot) -> Path:
    wrist = (hand[0] + 4, hand[1] + 2)
    return join(
        bone(shoulder, elbow, 14, 13, 10),
        bone(elbow, wrist, 10, 10, 8),
        ell(elbow[0], elbow[1], 5),
        ell(shoulder[0], shoulder[1], 7),
    )


def _sleeve(f: Frame, shoulder: Spot, elbow: Spot, hand: Spot, ramp: Ramp) -> None:
    f.paint(_sleeve_path(shoulder, elbow, hand), ramp, vol=5)


def _fist(f: Frame, at: Point) -> None:
    x, y = at[0], at[1]
    m = f.paint(
        blob((x - 5, y - 5), (x + 2, y - 6), (x + 6, y), (x + 4, y + 6), (x - 3, y + 5), (x - 7, y)),
        FLESH,
        vol=4,
    )
    for d in (-2.4, 0.4, 3):
        f.line([(x - 6, y + d), (x - 1, y + d + 1)], 1, "#7c4038", alpha=0.7, clip=m)


def _head(f: Frame) -> None:
    """Face up along the rope, eye screwed up against the light, a white beard, a sou'wester with its long brim behind."""
    turn = -24 if f.flip else 24
    g = f.card.at(*f.pt(1, -100), f.s * 1.16, turn, f.flip, **f.defaults)
    brow, chin = ((-1, -10), (-6, -7.6), (-7.6, -3), (-11, 0.2), (-10.6, 2.4)), ((-7.6, 3), (-6, 9), (-1, 9))
    g.paint(blob(*brow, *chin, (6.6, 4), (8.6, -2), (6, -8.4)), FLESH, vol=7)
    g.flat(ell(-4.4, 2.4, 2.8, 2), "#e87058", 0.5, 1)
    g.line([(-7, -1.2), (-5.4, -1.9), (-3.6, -1.1)], 1.5, INK, alpha=1, det=1)
    g.line([(-8, -3.8), (-5.6, -4.8), (-2.8, -3.6)], 2, "#f8f4ec", alpha=1, ends=0.6)
    beard = blob((-8.6, 3), (-4, 4.4), (1, 1), (5, 0), (6, 6), (2, 13), (-5, 15), (-9.4, 10))
    b = g.paint(beard, ["#8c8890", "#d8d4cc", "#fffaf0"], vol=5)
    for x in (-5, -1, 3):
        g.line([(x, 5), (x - 1, 12)], 0.9, "#8c8894", alpha=0.7, clip=b)
    g.paint(ell(3, -0.4, 2, 2.8, 12), FLESH, vol=1.6)
    crown = ((-8.6, -5.6), (-7, -12), (0, -16), (7, -13), (10, -6))
    g.paint(blob(*crown, (16, 6), (12, 8), (7, -1), (0, -4.4), (-12, -4), (-13, -6)), OILSKIN, vol=6)
    g.line([(-9, -5.6), (0, -6.6), (9, -4)], 1.2, "#6c3c18", alpha=0.7)
