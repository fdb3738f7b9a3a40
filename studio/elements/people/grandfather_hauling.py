"""An old man who hangs on a rope with both hands and all his weight."""

from studio.elements.people.folk_limbs import FLESH, arm, face, figure, leg
from studio.elements.people.hats import cap
from studio.elements.things.ropes import slack_rope, taut_rope
from studio.paint import Card
from studio.palettes import BOOT, GREY, HAIR_GREY, SLATE
from studio.shapes import Point, blob, ell

UPPER, LOWER = (-29, -80), (-19, -58)  # his fists, one above the other


def grandfather_hauling(
    c: Card, x: float, y: float, h: float, rope: list[Point], light: tuple[float, float, float]
) -> None:
    """He stands at (x, y) leaning back to the right; `rope` comes down to his fists from the upper left."""
    f = figure(c, x, y, h, False, rim=1.0)
    f.defaults["light"] = light
    c.shade(ell(x - 2, y + 4, h * 0.3, h * 0.05), 0.6, 5)
    leg(f, (2, -42), (-13, -25), (-21, -5), 10, GREY, BOOT, 1.05)
    arm(f, (4, -78), (-14, -72), (UPPER[0] + 4, UPPER[1] + 1), SLATE, 1.0)
    leg(f, (10, -42), (16, -24), (19, -5), -6, GREY, BOOT, 1.1)
    front = ((2, -88), (14, -87), (22, -72), (25, -50), (28, -28), (12, -24))
    m = f.paint(blob(*front, (-4, -26), (-12, -30), (-6, -50), (-6, -72)), SLATE, vol=10)
    f.line([(-1, -84), (-2, -60), (-5, -30)], 1.4, SLATE[0], alpha=0.6, clip=m)
    f.line([(18, -66), (20, -48), (22, -30)], 1.6, SLATE[0], alpha=0.5, clip=m)
    f.shade(ell(6, -86, 13, 4), 0.5, 3, clip=m)
    face(f, 2, -98, 8, cry=False, s=1.1)
    f.paint(blob((-8, -95), (-2, -93), (4, -100), (9, -98), (7, -90), (-1, -83), (-9, -84)), HAIR_GREY, vol=5)
    cap(c.at(*f.pt(-9.5, -11.5), f.s * 1.02, 8, **f.defaults), SLATE, "side")
    taut_rope(c, [*rope, f.pt(*UPPER), f.pt(*LOWER)])
    end = ((-16, -44), (-18, -22), (-30, -4), (-48, 2), (-54, 8), (-36, 10), (-24, 5))
    slack_rope(c, [f.pt(*LOWER), *[f.pt(*p) for p in end]])
    f.shade(blob((6, -74), (2, -60), (-14, -56), (-10, -66)), 0.4, 3, clip=m)
    arm(f, (9, -77), (4, -58), (LOWER[0] + 4, LOWER[1]), SLATE, 1.1)
    for px, py in (UPPER, LOWER):
        f.paint(ell(px, py, 3.9, 3.6), FLESH, vol=3)
