"""Desert people who have come for water: one fills a jar, one bears hers on the head, one on a yoke, one on the hip."""

from studio.colour import Ramp
from studio.elements.people.folk_limbs import Spot, arm, bone, face, figure
from studio.elements.people.folk_posed import STRIDING, Look, Pose, plaits, posed, scarf, turban
from studio.elements.things.clay_jugs import clay_jug
from studio.paint import Card, Frame
from studio.palettes import BOOT, CREAM, CRIMSON, HAIR, HAIR_GREY, OCHRE, SKIN_DARK, TEAL, WHITE
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
    """She leans right with one ear and both palms against what stands there, her eyes closed."""
    f = _frame(c, x, y, h)
    for px, py, r in ((36, -70, 10), (34, -104, 14)):  # where she touches it
        f.shade(ell(px, py + 3, r, r), 0.55, 4, "#3c1408")
    arm(f, (12, -74), (25, -70), (37, -86), VIOLET[:3], 1.0, SKIN_DARK)
    for px in (-4, 7):
        f.paint(bone((px, -18), (px, -4), 7, 6.4, 6), SKIN_DARK, vol=3)
        f.paint(blob((px - 5, 1), (px - 4, -5), (px + 4, -5), (px + 8, 1)), BOOT, vol=3)
    robe = (
        (4, -88),
        (-2, -80),
        (-5, -60),
        (-15, -15, "c"),
        (0, -12),
        (19, -15, "c"),
        (18, -50),
        (23, -78),
        (17, -88),
    )
    m = f.paint(blob(*robe), VIOLET, vol=11, grad=(0.06, -0.12))
    f.line([(-4, -56), (7, -53), (18, -56)], 2.6, "#d83c38", alpha=0.95, ends=0.9)
    for a, b in (((2, -50), (-5, -17)), ((11, -50), (12, -16))):
        f.shade(taper((*a, 1.4), (*b, 4)), 0.5, 1.5, VIOLET[0], clip=m)
    g = f.card.at(*f.pt(19, -101), f.s * 1.3, 26, **f.defaults)
    g.paint(blob((-10, -2), (-8, -10), (0, -13), (9, -9), (11, 0), (8, 8), (-8, 8)), HAIR, vol=5)
    g.paint(taper((-9, 4, 6), (-14, 14, 6), (-14, 25, 3.4)), HAIR, vol=3)
    g.line([(-16, 20), (-12, 20)], 2.8, "#d83c38", alpha=1, ends=0.9)
    g.paint(bone((-1, 8), (-4, 14), 7, 7, 8), SKIN_DARK, vol=3)
    g.paint(ell(0, 1, 8.6, 9.6), SKIN_DARK, vol=6)
    g.paint(blob((-9, -1), (-7, -9), (0, -12), (8, -8), (9.4, -1), (4, -5.6), (-2, -6.4)), HAIR, vol=4)
    for ex in (-3.4, 3.8):
        g.line([(ex - 2.2, 0.4), (ex, 1.8), (ex + 2.2, 0.4)], 1.3, "#1c0c10", alpha=1)
    g.line([(-2.4, 6), (0.2, 7.2), (2.8, 6)], 1.2, "#4c1820", alpha=0.95)
    arm(f, (4, -76), (16, -62), (36, -68), VIOLET, 1.06, SKIN_DARK)
