"""People who lean out over a sill to fish for letters, each in their own way."""

from collections.abc import Callable

from studio.colour import Ramp
from studio.elements.people.folk_limbs import FLESH, arm, face, figure
from studio.elements.people.hats import bonnet, bowler, bun, cap, plaits
from studio.elements.things.letter_tackle import Place, letter_net, letter_rod
from studio.paint import Card, Frame
from studio.palettes import CREAM, GREEN, GREY, HAIR, HAIR_GREY, NAVY, OCHRE, PLUM, ROSE, TEAL
from studio.shapes import blob, ell, poly, taper

Look = tuple[Ramp, Callable[[Frame, Ramp, str], None], Ramp, Ramp, float]
# coat, hat and its colour, hair, size: a boy, a woman, an old woman, a girl, a man
LOOKS: dict[str, Look] = {
    "boy": (GREEN, cap, OCHRE, HAIR, 0.88),
    "woman": (PLUM, bun, HAIR, HAIR, 1.02),
    "granny": (TEAL, bonnet, CREAM, HAIR_GREY, 0.96),
    "girl": (ROSE, plaits, HAIR, HAIR, 0.86),
    "man": (NAVY, bowler, GREY, HAIR, 1.08),
}
FISTS = ((-31, -31), (-22, -25))
Sill = tuple[float, float, float, float]  # middle, width, how far it falls for each step to the right


def _bust(f: Frame, who: str, low: float) -> None:
    """Bent over the sill: the back, the far arm, the head that follows the catch; `low` bends it deeper."""
    coat, hat, hat_ramp, hair, _ = LOOKS[who]
    arm(f, (-8, -36 + low), (-18, -28 + low * 0.5), (FISTS[0][0] + 4, FISTS[0][1]), coat, 0.95)
    spine = ((-10, -43 + low), (2, -44 + low), (14, -30), (20, 12), (-10, 14))
    m = f.paint(blob(*spine, (-14, -8), (-15, -30 + low)), coat, vol=9)
    f.shade(ell(-5, -42 + low, 12, 4), 0.5, 2.5, coat[0], clip=m)
    f.paint(taper((-13, -41 + low, 5), (-4, -39 + low, 6), (5, -43 + low, 4)), CREAM, vol=3, amb=0.5)
    hx, hy = -9, -54 + low
    face(f, hx, hy, -10, cry=False, s=1.05)
    f.paint(
        blob((hx, hy - 9), (hx + 8, hy - 8), (hx + 9, hy + 3), (hx + 4, hy + 7), (hx + 2, hy - 2)),
        hair,
        vol=4,
    )
    hat(f.card.at(*f.pt(hx, hy + 86), f.s, 0, f.flip, **f.defaults), hat_ramp, "side")
    if who == "man":
        f.paint(blob((hx - 11, hy + 2), (hx - 5, hy + 2), (hx - 1, hy + 6), (hx - 9, hy + 6)), HAIR, vol=2)


def letter_angler(c: Card, sill: Sill, who: str, catch: Place, net: float = 0) -> None:
    """Someone at a window with this sill, with a rod (or a net of this radius) that reaches out to `catch`."""
    x, y, wide, fall = sill
    sg = 1 if catch[0] > x else -1
    tall = wide * 2.6 * LOOKS[who][4]
    f = figure(c, x - sg * wide * 0.06, y, tall, sg > 0, rim=0.6, amb=0.34)
    above = c.mask(
        poly([(x - 200, y - 400), (x + 200, y - 400), (x + 200, y + 200 * fall), (x - 200, y - 200 * fall)]),
        0,
    )
    before, sparks = c.img.copy(), c.spark_alpha.copy()
    _bust(f, who, 4.0 if who in ("granny", "boy") else 0.0)
    c.img = before * (1 - above[..., None]) + c.img * above[..., None]
    c.spark_alpha = sparks
    ledge(c, sill)
    fist = f.pt(*FISTS[0])
    if net:
        letter_net(c, f.pt(-8, -18), fist, catch, net)
    else:
        letter_rod(c, f.pt(-8, -18), fist, catch)
    coat = LOOKS[who][0]
    arm(f, (2, -36), (-4, -16), (FISTS[1][0] + 4, FISTS[1][1]), coat, 1.05)
    for px, py in FISTS:
        f.paint(ell(px, py, 4, 3.7), FLESH, vol=3)


def ledge(c: Card, sill: Sill) -> None:
    """The board of a sill, in front of whoever leans on it, and its shade on the wall."""
    x, y, wide, fall = sill
    half = wide * 0.62
    left, right = (x - half, y - half * fall), (x + half, y + half * fall)
    c.shade(poly([left, right, (right[0], right[1] + 16), (left[0], left[1] + 16)]), 0.4, 4, "#3c2430")
    c.paint(
        poly(
            [
                (left[0], left[1] - 3),
                (right[0], right[1] - 3),
                (right[0], right[1] + 6),
                (left[0], left[1] + 6),
            ]
        ),
        CREAM,
        vol=3,
        wob=0.2,
        edge=0.3,
        amb=0.45,
        det=0.5,
    )
