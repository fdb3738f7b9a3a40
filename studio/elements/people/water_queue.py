"""Desert people who have come for water: one fills a jar, one bears hers on the head, one on a yoke, one on the hip."""

from studio.colour import Ramp
from studio.elements.people.folk_limbs import Spot, arm, bone, face, figure
from studio.elements.people.folk_posed import STRIDING, Look, Pose, plaits, posed, scarf, turban
from studio.elements.things.clay_jugs import clay_jug
from studio.paint import Card, Frame
from studio.palettes import BOOT, CREAM, CRIMSON, HAIR_GREY, OCHRE, SKIN_DARK, TEAL, WHITE
from studio.shapes import blob, ell, join, taper

INDIGO: Ramp = ["#1c1c4c", "#3c4488", "#7c84bc", "#d0d4e8"]
VIOLET: Ramp = ["#2c1c54", "#5c3c94", "#9c7ccc", "#e4d0f0"]
SAND_SHADE = "#6c3c64"


def _frame(c: Card, x: float, y: float, h: float, flip: bool = False) -> Frame:
    """A frame on sand, its shadow thrown to the right."""
    noon_shadow(c, x, y, h)
    return figure(c, x, y, h, flip, amb=0.34)


def noon_shadow(c: Card, x: float, y: float, h: float, wide: float = 0.24) -> None:
    """The shadow of something `h` high that stands on sand at (x, y), the sun high on the left."""
    body = taper((x - h * 0.06, y, h * wide * 0.8), (x + h * 0.34, y + h * 0.07, h * wide))
    head = taper((x + h * 0.3, y + h * 0.065, h * wide), (x + h * 0.74, y + h * 0.14, h * wide * 0.55))
    c.shade(join(body, head), 0.46, 1.5 + h * 0.012, SAND_SHADE, wob=0.6)
    c.shade(ell(x + h * 0.03, y + h * 0.01, h * wide * 0.8, h * 0.035), 0.5, 2, "#4c2448")


def _jar(f: Frame, x: float, y: float, h: float) -> None:
    clay_jug(f.card, *f.pt(x, y), h * f.s)


def filling(c: Card, x: float, y: float, h: float) -> None:
    """On one knee at the edge, both arms round a jar whose mouth is in the water at the left."""
    f = _frame(c, x, y, h)
    arm(f, (-17, -52), (-30, -40), (-43, -19), TEAL[:3], 1.0, SKIN_DARK)
    clay_jug(c, *f.pt(-26, -6), 36 * f.s, -72)
    robe = (
        (-12, -62),
        (-22, -50),
        (-18, -34),
        (-19, -14),
        (-24, 0, "c"),
        (0, 2),
        (24, 1, "c"),
        (21, -20),
        (8, -48),
    )
    m = f.paint(blob(*robe), TEAL, vol=12, grad=(0.08, -0.12))
    for a, b in (((-12, -34), (-14, -4)), ((0, -30), (6, -3)), ((8, -26), (16, -4))):
        f.shade(taper((*a, 1.4), (*b, 4)), 0.5, 1.5, TEAL[0], clip=m)
    f.paint(blob((20, -4), (31, -6), (33, 1), (22, 2)), BOOT, vol=3)
    f.paint(bone((-19, -66), (-15, -57), 7, 7, 9), SKIN_DARK, vol=3)
    scarf(WHITE, 14)(face(f, -23, -71, -14, SKIN_DARK, cry=False, s=1.16))
    arm(f, (-11, -54), (-22, -34), (-40, -10), TEAL, 1.1, SKIN_DARK)


def on_the_head(c: Card, x: float, y: float, h: float) -> None:
    """A woman in crimson, a jar upright on her head, one hand at it."""
    f = _frame(c, x, y, h)
    look = Look(CRIMSON, CRIMSON, scarf(OCHRE, 16), SKIN_DARK, skirt=True)
    posed(f, look, Pose(near=((13, -62), (3, -50)), far=((-20, -92), (-11, -112)), sway=3), lambda: _jar(f, -3, -108, 36))  # fmt: skip


def yoke_bearer(c: Card, x: float, y: float, h: float) -> None:
    """A man striding with a pole on his shoulder, a jar hung from either end."""
    f = _frame(c, x, y, h)
    look = Look(CREAM, INDIGO, turban(WHITE, HAIR_GREY), SKIN_DARK)
    pose = Pose(near=((-11, -66), (-16, -82)), far=((-18, -66), (-24, -80)), legs=STRIDING, lean=-3)
    posed(f, look, pose)
    f.line([(-44, -79), (-6, -87), (38, -79)], 3.6, "#54301c", alpha=1, ends=0.9)
    for px in (-42, 36):
        for dx in (-5, 5):
            f.line([(px, -80), (px + dx, -54)], 1.5, "#54301c", alpha=0.95, ends=0.9)
        _jar(f, px, -24, 33)
    arm(f, (-1, -77), (-8, -64), (-17, -80), CREAM, 1.06, SKIN_DARK)


def mother(c: Card, x: float, y: float, h: float) -> None:
    """A jar on her hip inside her arm; with the other hand she leads a child behind her."""
    f = _frame(c, x, y, h)
    small = _frame(c, x + 42, y + 8, h * 0.62)
    kid = Look(OCHRE, OCHRE, plaits(), SKIN_DARK, skirt=True, hem=14, big_head=1.4)
    posed(small, kid, Pose(near=((12, -62), (10, -46)), far=((-16, -84), (-28, -94)), nod=14))
    look = Look(INDIGO, VIOLET, scarf(CRIMSON, 10), SKIN_DARK, skirt=True, wide=1.08)
    far: tuple[Spot, Spot] = ((14, -62), (23, -52))
    posed(f, look, Pose(near=((14, -62), (23, -52)), far=far, nod=6, sway=-2))
    _jar(f, -14, -36, 38)
    arm(f, (-4, -77), (-2, -58), (-20, -50), INDIGO, 1.06, SKIN_DARK)


def old_man_resting(c: Card, x: float, y: float, h: float) -> None:
    """He has set his jar down and leans on a stick; there is time."""
    f = _frame(c, x, y, h)
    _jar(f, -30, 2, 42)
    f.line([(-18, -56), (-15, -28), (-16, 1)], 3, "#54301c", alpha=1, ends=0.9)
    look = Look(WHITE, WHITE, turban(TEAL, HAIR_GREY), SKIN_DARK, skirt=True, wide=1.1)
    posed(f, look, Pose(near=((2, -58), (-14, -56)), far=((-16, -62), (-15, -56)), lean=-6, nod=-8))


def listening_girl(c: Card, x: float, y: float, h: float) -> None:
    """She looks right, leans forward, both palms and one ear against what stands before her."""
    f = _frame(c, x, y, h, True)
    for px, py, r in ((-30, -86, 9), (-32, -66, 9), (-22, -98, 13)):  # where she touches it
        f.shade(ell(px, py + 4, r, r * 0.9), 0.5, 4, "#3c1408")
    look = Look(VIOLET, VIOLET, plaits(), SKIN_DARK, skirt=True, hem=15, big_head=1.3)
    pose = Pose(near=((-20, -70), (-31, -84)), far=((-22, -62), (-33, -66)), lean=-11, nod=-12, sway=4)
    posed(f, look, pose)
