"""Small people in any pose, in side view looking left: two jointed arms, legs or a skirt with folds, a head in profile."""

from collections.abc import Callable
from dataclasses import dataclass, field

from studio.colour import Ramp
from studio.elements.people.folk_limbs import FLESH, Spot, arm, bone, face, leg
from studio.paint import Frame
from studio.palettes import BOOT, HAIR, WALNUT
from studio.shapes import blob, taper

Bend = tuple[Spot, Spot]
Leg = tuple[Spot, Spot, Spot, float]
Head = Callable[[Frame], None]
STANDING: tuple[Leg, Leg] = (
    ((4, -46), (6, -26), (8, -6), 0),
    ((-3, -46), (-5, -26), (-5, -5), 0),
)
STRIDING: tuple[Leg, Leg] = (
    ((5, -46), (12, -27), (21, -9), -22),
    ((-3, -46), (-13, -27), (-14, -5), 6),
)


@dataclass(frozen=True)
class Look:
    """What somebody wears: `skirt` in place of trousers, `hem` how far its edge is above the ground."""

    top: Ramp
    below: Ramp
    head: Head
    skin: Ramp = field(default_factory=lambda: FLESH)
    skirt: bool = False
    hem: float = 4
    wide: float = 1.0
    big_head: float = 1.16


@dataclass(frozen=True)
class Pose:
    """Elbow and wrist of the near and of the far arm, far and near leg, how far the shoulders lean, how the head turns."""

    near: Bend
    far: Bend
    legs: tuple[Leg, Leg] = STANDING
    lean: float = 0
    nod: float = 0
    sway: float = 0


def posed(f: Frame, look: Look, pose: Pose, held: Callable[[], None] | None = None) -> None:
    """One person, feet at the frame's (0, 0), 112 high; `held` paints a thing between the far arm and the body."""
    lean, cloth = pose.lean, look.top
    arm(f, (lean - 6, -77), *pose.far, cloth[:3], look.wide, look.skin)
    if held:
        held()
    for (hip, knee, ankle, turn), ramp in zip(pose.legs, (look.below[:3], look.below), strict=True):
        if not look.skirt or look.hem > 8:
            leg(f, hip, knee, ankle, turn, look.skin if look.skirt else ramp, BOOT, 0.9)
    if look.skirt:
        _skirt(f, look, pose.sway)
    _trunk(f, look, lean)
    f.paint(bone((lean - 1, -92), (lean - 1, -83), 7, 7, 8), look.skin, vol=3)
    look.head(face(f, lean - 3, -97, pose.nod, look.skin, cry=False, s=look.big_head))
    f.shade(taper((lean + 2, -74, 7), pose.near[0] + (7,)), 0.3, 2, cloth[0])
    arm(f, (lean + 2, -77), *pose.near, cloth, look.wide * 1.06, look.skin)


def _trunk(f: Frame, look: Look, lean: float) -> None:
    w = look.wide
    front = ((lean - 5, -88), (lean - 11 * w, -77), (lean * 0.5 - 11 * w, -60), (-10 * w, -44))
    back = ((10 * w, -44), (lean * 0.4 + 11 * w, -60), (lean + 10 * w, -78), (lean + 4, -88))
    f.paint(blob(*front, *back), look.top, vol=9)
    f.line([(-10 * w, -52), (0, -49.6), (11 * w, -52)], 2.4, look.below[0], alpha=0.8, ends=0.9)


def _skirt(f: Frame, look: Look, sway: float) -> None:
    """From the waist to the hem, with a scalloped edge and two folds that fall from the belt."""
    w, y = look.wide, -look.hem
    edge = ((17 * w + sway, y - 1, "c"), (9 * w + sway, y + 2), (2 + sway, y), (-7 * w + sway, y + 2))
    shape = blob((-9 * w, -57), (9 * w, -57), (14 * w + sway * 0.4, -32), *edge, (-16 * w + sway, y - 1, "c"), (-12 * w + sway * 0.4, -32))  # fmt: skip
    m = f.paint(shape, look.below, vol=9, grad=(0.06, -0.1))
    for top, foot in ((-3, -6), (4, 7)):
        fold = taper((top, -52, 1.2), ((top + foot) / 2 + sway * 0.4, -30, 3), (foot * w + sway, y - 2, 4))
        f.shade(fold, 0.5, 1.4, look.below[0], clip=m)


def hair(ramp: Ramp = HAIR) -> Head:
    """Short hair."""
    return lambda g: _hair(g, ramp)


def _hair(g: Frame, ramp: Ramp) -> None:
    g.paint(blob((-6, -7), (-3, -11.4), (5, -11), (10, -4), (9, 4), (5, 6), (3, 0), (0, -5)), ramp, vol=4)


def bun(ramp: Ramp) -> Head:
    """Hair combed back into a knot."""

    def draw(g: Frame) -> None:
        g.paint(blob((8, -8), (14, -10), (17, -4), (13, 1), (8, 0)), ramp, vol=4)
        _hair(g, ramp)

    return draw


def plaits(ramp: Ramp = HAIR, ribbon: str = "#d83c38") -> Head:
    """A plait down the back with a ribbon."""

    def draw(g: Frame) -> None:
        g.paint(taper((8, 2, 6), (13, 12, 6), (12, 24, 3.4)), ramp, vol=3)
        g.line([(10, 18), (15, 18)], 2.6, ribbon, alpha=1, ends=0.9)
        _hair(g, ramp)

    return draw


def scarf(ramp: Ramp, tail: float = 12) -> Head:
    """A headscarf laid round the face, its end falling `tail` down the back."""

    def draw(g: Frame) -> None:
        crown = ((-6.4, -8), (-2, -13), (6, -12.6), (11.6, -5), (12, 4))
        m = g.paint(blob(*crown, (15, 8 + tail), (8, 10 + tail * 0.8), (3, 12), (-3, 10), (1.6, 3), (0.4, -4)), ramp, vol=6)  # fmt: skip
        g.shade(taper((2, -8, 1.4), (7, 0, 2.6), (8, 10, 2)), 0.4, 1.2, ramp[0], clip=m)

    return draw


def turban(ramp: Ramp, beard: Ramp | None = None) -> Head:
    """A cloth wound round the head, perhaps a beard below."""

    def draw(g: Frame) -> None:
        if beard:
            g.paint(blob((-8, 4), (-3, 3.4), (3, 1), (4, 6), (-2, 14), (-7, 13)), beard, vol=3)
        g.paint(blob((-9, -4), (-9, -11), (-2, -16), (7, -14), (12, -7), (10, -1), (3, -4)), ramp, vol=6)
        for a, b in (((-8, -8), (10, -4)), ((-6, -12.6), (10, -9.4))):
            g.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 1.4), b], 1.3, ramp[0], alpha=0.6)

    return draw


def brimmed(ramp: Ramp, tall: float = 9, brim: float = 16, over: Ramp = HAIR) -> Head:
    """Hair below a hat with a brim: straw, felt or silk, by its measures."""

    def draw(g: Frame) -> None:
        _hair(g, over)
        crown = ((-7.6, -5), (-7.4, -5 - tall * 0.8), (0, -6 - tall), (8, -5 - tall * 0.8), (9, -4))
        g.paint(blob(*crown), ramp, vol=5)
        rim = ((-brim, -3), (-7, -6), (6, -6), (brim, -1.6), (6, -2.4), (-7, -2.4))
        g.paint(blob(*rim), ramp, vol=2.4)
        g.line([(-8, -6.6), (0, -7.4), (8.6, -6)], 1.8, WALNUT[0], alpha=0.7, ends=0.9)

    return draw


def peaked(ramp: Ramp, over: Ramp = HAIR) -> Head:
    """Hair below a flat cap with a peak."""

    def draw(g: Frame) -> None:
        _hair(g, over)
        g.paint(blob((-13, -4.2, "c"), (-7, -7), (-4, -12), (5, -13), (11.6, -7), (9, -3), (0, -4.6)), ramp, vol=4)  # fmt: skip

    return draw
