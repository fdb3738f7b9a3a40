"""The hooded child on tiptoe against a post to be measured, a book on its head, glancing up at the pencil."""

from studio.paint import Card, Frame
from studio.palettes import BOOT, COAT, CREAM, CRIMSON, HAIR, SKIN
from studio.shapes import blob, cut, ell, poly, rect, taper

SOCK = ["#5c2430", "#a04848", "#d88c78"]


def measured_child(c: Card, x: float, y: float, h: float = 176) -> None:
    """Seen from the front on tiptoe at (x, y), `h` up to the book; it steadies the book and looks up to our right."""
    f = c.at(x, y, h / 106, vol=8, det=0.9, wob=0.2, edge=0.28, rim=0.6, rimw=3, tex=0.15, amb=0.36)
    fallen = ((14, 2), (20, -30), (22, -78), (24, -112), (33, -110), (34, -60), (32, -20), (26, 3))
    f.shade(blob(*fallen), 0.5, 3.4, "#54486c")
    f.shade(ell(14, 3, 30, 4), 0.45, 3, "#3c1c14")
    _feet(f)
    _coat(f)
    _arm_down(f)
    _head(f)
    _book(f)
    _arm_up(f)


def _feet(f: Frame) -> None:
    """Both heels up: the boots seen along their tops, only the toes on the floor."""
    for k in (-1, 1):
        f.shade(ell(k * 6.6, 3.4, 6.4, 2), 0.6, 1.2, "#3c1c14")
        f.paint(taper((k * 5.6, -22, 7.6), (k * 6, -11, 6.4)), SOCK, vol=4)
        top = ((k * 2.4, -13), (k * 9.6, -13), (k * 10.4, -6), (k * 12, 0))
        m = f.paint(blob(*top, (k * 9.6, 3.8), (k * 4.4, 3.8), (k * 2, 0), (k * 2.2, -6)), BOOT, vol=4)
        f.line([(k * 2.6, -4.4), (k * 6.6, -2.8), (k * 11, -4.4)], 1, BOOT[-1], alpha=0.6, clip=m)


def _coat(f: Frame) -> None:
    """A bell that hangs from narrow shoulders, stretched up a little."""
    right = ((8, -77), (12.6, -64), (15, -40), (19, -19, "c"), (7, -14.6))
    left = ((-7, -14.6), (-19, -19, "c"), (-15, -40), (-12.6, -64), (-8, -77))
    m = f.paint(blob(*right, *left), COAT, vol=12)
    for way in (((-7, -42), (-9, -30), (-11, -16)), ((8, -46), (10, -32), (12, -17)), ((1, -73), (1, -15))):
        f.line(way, 1.5, COAT[0], alpha=0.5, clip=m)
    f.shade(blob((8, -75), (14, -62), (19, -19), (12, -15), (9, -42)), 0.3, 3, COAT[0], clip=m)
    f.shade(ell(0, -76, 14, 5), 0.55, 2.5, COAT[0], clip=m)
    for by in (-65, -53, -41):
        f.flat(ell(3.4, by, 1.6), "#5c2c14", 1, det=1)


def _arm_down(f: Frame) -> None:
    """On our right: stretched down, the palm turned back against the post."""
    f.shade(taper((10, -69, 8), (16, -52, 9), (19, -38, 7)), 0.3, 2, COAT[0])
    f.paint(ell(20.8, -33, 3.4, 4), SKIN, vol=3, amb=0.5)
    f.paint(taper((9.4, -70, 8.6), (15.6, -53, 9.4), (19.8, -38, 8)), COAT, vol=5)


def _arm_up(f: Frame) -> None:
    """On our left: bent up beside the hood, the fingers on the edge of the book."""
    f.shade(taper((-10, -69, 8), (-20, -74, 8), (-20, -92, 6)), 0.3, 2, COAT[0])
    f.paint(taper((-9.4, -69.5, 8.8), (-18.6, -72.6, 9.4), (-21.4, -80, 9), (-19.8, -95, 7.4)), COAT, vol=5)
    hand = ((-22.6, -97), (-23, -103), (-21.4, -109), (-18.2, -109.4), (-16.2, -103), (-16.6, -97))
    f.paint(blob(*hand), SKIN, vol=3, amb=0.55)
    f.line([(-19.8, -108.6), (-19.6, -104)], 0.8, SKIN[0], alpha=0.6)


def _head(f: Frame) -> None:
    """Round and soft in the hood, its crown pressed flat: brows up, dark eyes turned to the pencil, a held smile."""
    right = ((9.6, -106), (14.6, -101), (16.8, -90), (15, -79), (10, -73.6))
    left = ((-10, -73.6), (-15, -79), (-16.8, -90), (-14.6, -101), (-9.6, -106))
    face = f.paint(ell(0.6, -87, 12.4, 12.8), SKIN, vol=7, amb=0.6)
    f.flat(ell(0.6, -84, 10, 9), "#ffe4c4", 0.25, 4, clip=face)
    over, under = (
        ((-12, -88), (-9.6, -98), (0, -102), (10.6, -98), (12.6, -89)),
        ((8, -94.4), (1, -94), (-6, -95.4)),
    )
    f.paint(blob(*over, *under), HAIR, vol=3, clip=face)
    for ex in (-3.4, 6.2):
        f.flat(ell(ex, -87.3, 2.4, 2.6), "#fff4e4", 0.9, 0.3, clip=face, det=1)
        f.flat(ell(ex + 0.8, -88.1, 1.6, 2), "#2c1814", 1, clip=face, det=1)
        f.flat(ell(ex + 1.3, -89, 0.6), "#fff8ec", 1, clip=face, det=1)
        f.line([(ex - 2, -91.6), (ex + 0.4, -92.6), (ex + 2.6, -91.8)], 0.8, HAIR[0], alpha=0.7, det=1)
    f.flat(ell(1.9, -83.6, 1.5, 1.1), "#d87c60", 0.6, 0.4, clip=face)
    for ex in (-6.8, 9):
        f.flat(ell(ex, -82.4, 2.8, 2), "#e8785c", 0.5, 1.2, clip=face)
    f.line([(-0.8, -79.8), (1.8, -78.6), (4.6, -80)], 1.1, "#8c3c34", alpha=0.9, det=1)
    m = f.paint(cut(blob((0, -106.6), *right, (0, -71.4), *left), ell(0.6, -86.8, 11.6, 12)), COAT)
    f.shade(ell(0.6, -98.6, 10.6, 2.6), 0.3, 1.6, COAT[0], clip=face)
    for way in (((-9, -105), (-12, -99)), ((9.6, -105), (12.4, -99.4)), ((-4, -105.6), (-5, -101.6))):
        f.line(way, 1, COAT[0], alpha=0.5, clip=m)  # the cloth puckers under the weight


def _book(f: Frame) -> None:
    """Lying flat on the hood, its far edge against the post: leaves between two boards, the upper one seen from above."""
    f.shade(ell(0, -105, 17, 2.4), 0.6, 1.6, COAT[0])
    f.paint(rect(-21, -106.6, 21, -105), CRIMSON, vol=1)
    f.paint(rect(-20, -111.6, 20, -106.2), CREAM, vol=1, amb=0.5)
    for dy in (-110, -108.4):
        f.line([(-19, dy), (19.4, dy)], 0.5, "#a08c74", alpha=0.6)
    f.paint(poly([(-21, -113), (21, -113), (19, -116.4), (-19, -116.4)]), CRIMSON, vol=1, amb=0.6)
    f.paint(rect(-21, -113, 21, -111.4), CRIMSON, vol=1, amb=0.2)
    f.paint(rect(-21.8, -113, -19, -105, 1), CRIMSON, vol=2)
