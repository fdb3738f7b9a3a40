"""A clerk in a tail coat, in side view looking left, in a bowler hat, who bows, one white glove on his heart, the other held out."""

from studio.colour import Ramp
from studio.elements.people.folk_limbs import FLESH, arm, bone, face, figure, leg
from studio.paint import Card
from studio.palettes import BOOT, HAIR_GREY, LINEN, NAVY
from studio.shapes import blob, ell, taper

STRIPED: Ramp = ["#1c1c24", "#44444e", "#7c7a80", "#b8b0a8"]
HAT: Ramp = ["#14141c", "#34343c", "#6c6468", "#c8b8a8"]
GLOVE: Ramp = ["#7c7c94", "#c8c8d4", "#f8f4ec"]


def bowing_clerk(c: Card, x: float, y: float, h: float, light: tuple[float, float, float]) -> None:
    """His heels together at (x, y), `h` high if he stood upright; lit from `light`."""
    c.shade(ell(x + 16, y + 1, h * 0.3, h * 0.04), 0.6, 5)
    f = figure(c, x, y, h, False, rim=1.1, amb=0.2)
    f.defaults["light"] = light
    arm(f, (-20, -74), (-34, -62), (-50, -62), NAVY[:3], 1.1, GLOVE)
    leg(f, (8, -48), (9, -26), (10, -6), 0, STRIPED[:3], BOOT, 1.05)
    leg(f, (4, -48), (3, -26), (2, -6), 0, STRIPED, BOOT, 1.1)
    tails = ((2, -58), (18, -60), (22, -44), (25, -20, "c"), (16, -24), (12, -40))
    f.paint(blob(*tails), NAVY[:3], vol=5)
    coat = (
        (-18, -88),
        (-28, -78),
        (-22, -66),
        (-10, -54),
        (-5, -42),
        (8, -38),
        (19, -42),
        (20, -56),
        (12, -74),
        (-4, -88),
    )
    m = f.paint(blob(*coat), NAVY, vol=11)
    f.shade(taper((-2, -80, 2), (8, -62, 6), (12, -44, 3)), 0.4, 2.4, NAVY[0], clip=m)
    f.paint(blob((-22, -89), (-28, -79), (-25, -74), (-18, -82)), LINEN, vol=3)
    f.paint(bone((-25, -94), (-20, -85), 8, 8, 9), FLESH, vol=3)
    g = face(f, -30, -99, -26, cry=False, s=1.22)
    g.paint(blob((3, -6), (8, -7), (10, 0), (8, 6), (4, 4), (3, 0)), HAIR_GREY, vol=3)
    g.paint(blob((-10, 4), (-5, 2.6), (-1, 4), (-3, 6), (-9, 6.4)), HAIR_GREY, vol=2)
    g.paint(blob((-8.6, -5), (-8.6, -13), (0, -18), (8.6, -14), (10, -4), (1, -5)), HAT, vol=7)
    g.paint(blob((-14, -3.4), (-8, -6.8), (2, -6.4), (14, -3.8), (6, -2.4), (-6, -3.2)), HAT, vol=2.4)
    g.line([(-8.8, -7.4), (0, -7.8), (9.6, -6.6)], 1.8, HAT[0], alpha=0.8, ends=0.9)
    arm(f, (-8, -78), (-2, -61), (-17, -66), NAVY, 1.16, GLOVE)
