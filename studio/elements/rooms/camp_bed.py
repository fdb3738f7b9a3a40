"""A folding bed, such as one takes along when the waiting may be long, and the man who sits on its end."""

from studio.colour import Ramp
from studio.elements.people import hats
from studio.elements.people.folk_limbs import arm, face, figure, leg
from studio.paint import Card
from studio.palettes import BOOT, HAIR, LINEN, PINE
from studio.shapes import blob, curve, ell, poly, quad, taper

CORNERS = ((-92, -52), (104, -52), (94, -34), (-104, -34))  # far left, far right, near right, near left
POLES: Ramp = ["#3a2418", "#6c4a34", "#a87c54"]
TROUSERS: Ramp = ["#24242c", "#4c4a4c", "#7c766c", "#b8ac94"]


def folding_bed(c: Card, x: float, y: float) -> None:
    """A striped camp bed seen a little from above, its pillow on the right, 210 long, its middle at (x, y)."""
    c.shade(
        poly([(x - 100, y + 4), (x - 80, y - 16), (x + 118, y - 14), (x + 130, y + 10)]), 0.5, 7, "#6a5844"
    )
    f = c.at(x, y, 1.0, vol=6, wob=0.3, det=0.7, rim=0.5, edge=0.26)
    for dx, dy in ((10, -18), (0, 0)):
        for px in (-66, 66):
            for s in (-1, 1):
                f.paint(taper((px + dx - s * 18, dy, 5), (px + dx + s * 18, dy - 34, 5)), POLES, vol=3)
    m = f.paint(poly(CORNERS), LINEN, vol=3, amb=0.5)
    for k in range(10):
        u = 0.05 + 0.1 * k
        stripe = poly([quad(*CORNERS, a, b) for a, b in ((u, 0), (u + 0.035, 0), (u + 0.035, 1), (u, 1))])
        f.flat(stripe, "#4c6c7c", 0.8, clip=m)
    f.paint(taper((-92, -53, 4), (104, -53, 4)), POLES, vol=2)
    f.paint(taper((-106, -33, 6), (96, -33, 6)), PINE, vol=3)
    f.shade(ell(72, -43, 34, 9), 0.4, 5, "#4c4438")
    f.paint(blob((42, -42), (50, -62), (74, -66), (96, -60), (100, -44), (70, -38)), LINEN, vol=12)
    f.line(curve((48, -46), (60, -50), (66, -58)), 1.6, LINEN[0], alpha=0.4)


def sitting_on_the_end(c: Card, x: float, y: float, h: float, coat: Ramp, felt: Ramp) -> None:
    """He sits on the left end at (x, y), chin in hand, both feet on the ground; `h` is his height when he stands."""
    f = figure(c, x, y, h, False, 0, 0.6, 0.34)
    f.shade(ell(-14, 1, 22, 4), 0.45, 4, "#6a5844")
    f.shade(ell(8, -27, 22, 5), 0.5, 4, "#4c4438")
    leg(f, (8, -35), (-19, -35), (-23, -6), 0, [TROUSERS[0], *TROUSERS[:3]], BOOT)
    leg(f, (8, -33), (-15, -33), (-14, -5), 0, TROUSERS, BOOT, 1.05)
    back = ((7, -64), (14, -52), (17, -38), (20, -29, "c"))
    f.paint(blob((-5, -66), *back, (6, -26), (-7, -29, "c"), (-5, -40), (-8, -54)), coat, vol=9)
    f.line([(10, -50), (12, -40), (12, -29)], 1.3, coat[0], alpha=0.5)
    head = face(f, -5, -76, -4, cry=False)
    head.line([(-7.4, 5.4), (-5, 5.8)], 1.2, "#6c2c28", alpha=0.9)
    head.paint(blob((1, -9), (7, -8), (9.4, -2), (8, 4), (4, 6), (2.6, 2), (1, -3)), HAIR, vol=3)
    hat = c.at(*head.pt(0, 86), f.s, head.rot, **f.defaults)
    hats.bowler(hat, felt, "side")
    arm(f, (1, -58), (-5, -39), (-10, -58), coat, 1.0)
