"""A girl who kneels at a puddle and sets a paper boat on it."""

from studio.colour import Ramp
from studio.elements.land.water import paper_boat, ring
from studio.elements.people.folk_limbs import arm, face, figure, shoe
from studio.paint import Card
from studio.palettes import BOOT, GREEN, HAIR
from studio.shapes import blob, ell, taper


def girl_launching(
    c: Card, x: float, y: float, h: float, paper: Ramp, light: tuple[float, float, float]
) -> None:
    """She kneels at (x, y), looking right, `h` as tall as she would stand; the boat is before her knees."""
    bx, by = x + h * 0.47, y + h * 0.045
    c.flat(ell(bx + h * 0.12, by + h * 0.05, h * 0.5, h * 0.11), "#c8ccb4", 0.55, 3)
    c.flat(ell(bx + h * 0.12, by + h * 0.06, h * 0.46, h * 0.09), "#30504c", 0.75, 3)
    ring(c, bx, by, h * 0.8, "#ffd8a0", 0.55)
    c.flat(
        blob((bx - 30, by), (bx + 30, by), (bx + 12, by + 14), (bx, by + 22), (bx - 12, by + 14)),
        "#ffd898",
        0.45,
        2,
    )
    f = figure(c, x, y, h, True, rim=1.0)
    f.defaults["light"] = light
    c.shade(ell(x - h * 0.06, y + h * 0.02, h * 0.36, h * 0.06), 0.65, 5)
    f.paint(shoe((25, -6), 62), BOOT, vol=3)
    f.paint(taper((-6, -5, 9), (10, -5, 9), (24, -7, 7)), ["#3c2c34", "#8c6c64", "#d8b498"], vol=5)
    arm(f, (-4, -46), (-22, -33), (-42, -25), GREEN, 0.9)
    dress = ((-4, -54), (7, -52), (13, -38), (20, -16), (24, -5), (6, -1), (-14, -3))
    m = f.paint(blob(*dress, (-17, -14), (-10, -30), (-8, -44)), GREEN, vol=9)
    f.line([(6, -44), (8, -26), (12, -6)], 1.4, GREEN[0], alpha=0.5, clip=m)
    f.shade(ell(0, -52, 11, 4), 0.5, 2.5, GREEN[0], clip=m)
    face(f, -5, -63, -14, cry=False, s=1.08)
    f.paint(blob((-11, -70), (-5, -75), (4, -74), (8, -64), (4, -56), (0, -60), (-3, -68)), HAIR, vol=5)
    f.paint(taper((5, -60, 6), (10, -50, 6.5), (9, -38, 5.5), (11, -30, 2)), HAIR, vol=4)
    f.flat(ell(9.4, -36, 3, 2), "#d8e0b0", 0.9, det=1)
    paper_boat(c, bx, by, h * 0.46, paper[2:])
    f.shade(taper((2, -43, 9), (-14, -29, 7), (-30, -20, 6)), 0.35, 2, GREEN[0], clip=m)
    arm(f, (3, -46), (-14, -32), (-35, -18), GREEN, 0.95)
