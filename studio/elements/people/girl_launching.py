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
    bx, by = x + h * 0.5, y + h * 0.03
    pool = blob((bx - h * 0.3, by + 4), (bx - h * 0.1, by - h * 0.07), (bx + h * 0.3, by - h * 0.08), (bx + h * 0.72, by - h * 0.02),
                (bx + h * 0.6, by + h * 0.12), (bx + h * 0.2, by + h * 0.16), (bx - h * 0.16, by + h * 0.11))  # fmt: skip
    c.flat(pool, "#a8a894", 0.5, 4)
    m0 = c.flat(pool, "#1c444c", 0.92, 1.5)
    c.flat(ell(bx + h * 0.4, by - 2, h * 0.16, h * 0.03), "#ff9848", 0.5, 4, clip=m0)
    ring(c, bx, by, h * 0.62, "#ffd8a0", 0.6)
    c.flat(
        blob((bx - 26, by + 3), (bx + 26, by + 3), (bx + 12, by + 12), (bx, by + 20), (bx - 12, by + 12)),
        "#d8c090",
        0.6,
        2,
        clip=m0,
    )
    f = figure(c, x, y, h, True, rim=1.0)
    f.defaults["light"] = light
    c.shade(ell(x - h * 0.06, y + h * 0.02, h * 0.36, h * 0.06), 0.65, 5)
    f.paint(shoe((25, -6), 62), BOOT, vol=3)
    f.paint(taper((-6, -5, 9), (10, -5, 9), (24, -7, 7)), ["#3c2c34", "#8c6c64", "#d8b498"], vol=5)
    arm(f, (-4, -46), (-26, -34), (-50, -17), GREEN, 0.9)
    dress = ((-4, -54), (7, -52), (13, -38), (20, -16), (24, -5), (6, -1), (-14, -3))
    m = f.paint(blob(*dress, (-17, -14), (-10, -30), (-8, -44)), GREEN, vol=9)
    f.line([(6, -44), (8, -26), (12, -6)], 1.4, GREEN[0], alpha=0.5, clip=m)
    f.shade(ell(0, -52, 11, 4), 0.5, 2.5, GREEN[0], clip=m)
    face(f, -5, -63, -14, cry=False, s=1.08)
    f.paint(blob((-11, -70), (-5, -75), (4, -74), (8, -64), (4, -56), (0, -60), (-3, -68)), HAIR, vol=5)
    f.paint(taper((5, -60, 6), (10, -50, 6.5), (9, -38, 5.5), (11, -30, 2)), HAIR, vol=4)
    f.flat(ell(9.4, -36, 3, 2), "#d8e0b0", 0.9, det=1)
    c.shade(ell(bx + 2, by + 3, h * 0.17, 5), 0.6, 3, clip=m0)
    paper_boat(c, bx, by, h * 0.44, paper)
    f.shade(taper((2, -43, 9), (-14, -29, 7), (-30, -20, 6)), 0.35, 2, GREEN[0], clip=m)
    arm(f, (3, -46), (-16, -28), (-37, -15), GREEN, 0.95)
