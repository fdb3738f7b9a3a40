"""People of a town square, each caught in the middle of something: a step, a kiss, a leap, a throw."""

from studio.colour import Ramp
from studio.elements.people.folk_limbs import FLESH, arm, figure
from studio.elements.people.folk_posed import (
    STRIDING,
    Head,
    Look,
    Pose,
    brimmed,
    bun,
    hair,
    plaits,
    posed,
    scarf,
)
from studio.paint import Card, Frame
from studio.palettes import (
    BLUE,
    CREAM,
    GREEN,
    HAIR,
    HAIR_GREY,
    NAVY,
    OCHRE,
    PLUM,
    RED,
    ROSE,
    SLATE,
    TEAL,
    WALNUT,
)
from studio.shapes import blob, ell, taper

NOON = "#4c3458"
FAIR: Ramp = ["#5c3414", "#b07c34", "#e8bc6c"]
GINGER: Ramp = ["#4c1c10", "#a04c20", "#dc8c4c"]
SILK: Ramp = ["#141c30", "#2c3c5c", "#64789c", "#b8c8d8"]
LEAPING = (((4, -46), (14, -32), (24, -18), -40), ((-3, -46), (-10, -28), (-2, -12), -30))
RUNNING = (((5, -46), (17, -32), (30, -24), -52), ((-3, -46), (-17, -32), (-22, -8), 14))


def _at_noon(
    c: Card, x: float, y: float, h: float, flip: bool = False, rot: float = 0, up: float = 0
) -> Frame:
    """A frame with the touch of shade under the soles; `up` is how far above the ground they are."""
    if not up:
        c.shade(ell(x, y, h * 0.16, h * 0.03), 0.5, 2, NOON)
    return figure(c, x, y - up, h, flip, rot, amb=0.32)


def hat_chaser(c: Card, x: float, y: float, h: float) -> None:
    """On one foot, both arms after the hat that has left him."""
    f = _at_noon(c, x, y, h)
    pose = Pose(near=((-18, -84), (-27, -100)), far=((-20, -76), (-34, -88)), legs=RUNNING, lean=-9, nod=22)
    posed(f, Look(GREEN, WALNUT, hair(GINGER), wide=1.15), pose)


def grain_thrower(c: Card, x: float, y: float, h: float) -> None:
    """An old woman with a bag on her arm, a handful of grain just gone from her hand."""
    f = _at_noon(c, x, y, h)
    pose = Pose(near=((-14, -66), (-28, -74)), far=((-10, -60), (-19, -52)), lean=-3, nod=14, sway=2)
    posed(f, Look(OCHRE, PLUM, bun(HAIR_GREY), skirt=True, wide=1.12), pose)
    f.paint(blob((-16, -50), (-26, -50), (-29, -36), (-21, -31), (-13, -37)), WALNUT, vol=4)
    for dx, dy in ((-38, -78), (-44, -70), (-47, -82), (-52, -74), (-41, -88)):
        f.flat(ell(dx, dy, 1.6), "#b07c2c", 1, det=1)


def greeting_gentleman(c: Card, x: float, y: float, h: float) -> None:
    """In mid-stride, his top hat lifted off."""
    f = _at_noon(c, x, y, h)

    def hat() -> None:
        f.paint(blob((-26, -121, "c"), (-25, -141, "c"), (-9, -143, "c"), (-8, -123, "c")), SILK, vol=6)
        f.paint(ell(-17, -121.6, 14, 3.2, -6), SILK, vol=2)

    pose = Pose(near=((13, -62), (16, -46)), far=((-20, -90), (-22, -112)), legs=STRIDING, nod=4)
    posed(f, Look(NAVY, SLATE, hair(HAIR)), pose, hat)
    f.line([(16, -46), (20, -24), (24, -2)], 2.6, WALNUT[0], alpha=1, ends=0.9)


def near_kiss(c: Card, x: float, y: float, h: float) -> None:
    """Two who lean to each other, a finger apart, about (x, y); her heel has left the ground."""
    left = _at_noon(c, x - h * 0.24, y, h, True)
    legs = (((5, -46), (9, -26), (13, -8), -14), ((-3, -46), (-6, -26), (-7, -6), 0))
    posed(left, Look(BLUE, SLATE, hair(HAIR)), Pose(near=((-4, -60), (-22, -58)), far=((-14, -62), (-24, -56)), legs=legs, lean=-8, nod=-4))  # fmt: skip
    right = _at_noon(c, x + h * 0.25, y, h * 0.94)
    kick = (((4, -40), (8, -22), (24, -24), -70), ((-3, -46), (-4, -26), (-5, -6), -10))
    pose = Pose(near=((0, -60), (-18, -62)), far=((-12, -64), (-22, -60)), legs=kick, lean=-8, nod=8, sway=5)
    posed(right, Look(ROSE, ROSE, brimmed(CREAM, 7, 14, FAIR), skirt=True, hem=18), pose)


def ball_boy(c: Card, x: float, y: float, h: float) -> None:
    """He has jumped, and is not down again."""
    f = _at_noon(c, x, y, h, up=h * 0.2)
    pose = Pose(near=((-14, -98), (-25, -114)), far=((-18, -94), (-30, -108)), legs=LEAPING, lean=-4, nod=20)
    posed(f, Look(RED, NAVY, hair(HAIR), big_head=1.4), pose)


def ball_girl(c: Card, x: float, y: float, h: float) -> None:
    """On tiptoe, arms up to the right."""
    f = _at_noon(c, x, y, h, True)
    tiptoe = (((4, -46), (5, -26), (6, -8), -34), ((-3, -46), (-2, -27), (-2, -9), -30))
    pose = Pose(
        near=((-14, -94), (-20, -112)), far=((-18, -90), (-28, -106)), legs=tiptoe, lean=-2, nod=20, sway=3
    )
    posed(f, Look(TEAL, TEAL, plaits(GINGER), skirt=True, hem=20, big_head=1.4), pose)


def water_thrower(c: Card, x: float, y: float, h: float) -> tuple[float, float]:
    """She looks right and swings something up before her in both hands; returns the near hand."""
    f = _at_noon(c, x, y, h, True)
    pose = Pose(near=((-10, -58), (-26, -54)), far=((-18, -64), (-34, -62)), lean=3, nod=4, sway=-4)
    posed(f, Look(PLUM, PLUM, scarf(OCHRE, 6), skirt=True, wide=1.15), pose)
    f.paint(blob((-9, -56), (3, -54), (6, -30), (4, -12), (-14, -12), (-13, -34)), CREAM, vol=5)
    arm(f, (5, -77), (-9, -58), (-26, -54), PLUM, 1.2)
    return f.pt(-31, -53)


def tossing_cook(c: Card, x: float, y: float, h: float) -> tuple[float, float]:
    """In white, looking left, one arm out with a pan; returns the hand that holds it."""
    f = _at_noon(c, x, y, h)
    white: Ramp = ["#807890", "#c4bcc4", "#f4ece0", "#fffdf4"]
    pose = Pose(near=((-12, -62), (-30, -66)), far=((-18, -64), (-28, -74)), lean=4, nod=18, legs=STRIDING)
    posed(f, Look(white, SLATE, _toque(white), wide=1.3), pose)
    m = f.paint(
        blob((-13, -52), (10, -52), (11, -36), (9, -22, "c"), (-14, -22, "c"), (-15, -38)), white, vol=6
    )
    f.shade(taper((-4, -48, 1.4), (-2, -24, 4)), 0.5, 1.3, white[0], clip=m)
    arm(f, (6, -77), (-10, -61), (-29, -66), white, 1.3, FLESH)
    return f.pt(-34, -67)


def _toque(white: Ramp) -> Head:
    """Hair, a moustache and a cook's tall cap."""

    def draw(g: Frame) -> None:
        hair(HAIR)(g)
        g.paint(blob((-10, 4), (-5, 2.6), (-1, 4), (-3, 6.4), (-9, 6.4)), HAIR, vol=2)
        g.paint(
            blob((-8, -8), (-14, -17), (-8, -25), (0, -22), (8, -26), (16, -18), (10, -7), (1, -9)),
            white,
            vol=7,
        )
        g.paint(
            blob((-8.4, -4), (-8.4, -10), (1, -12), (10, -9), (10.6, -3), (1, -6)), white, vol=3, amb=0.16
        )

    return draw
