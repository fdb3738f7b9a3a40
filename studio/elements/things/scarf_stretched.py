"""A knitted scarf stretched between two necks, its loose thread, and how it is tied."""

from studio.elements.people.twins_walking import CRIMSON_WOOL, wool
from studio.paint import Card, Frame
from studio.shapes import blob, curve, ell, taper

Spot = tuple[float, float]


def scarf_stretched(c: Card, a: Spot, b: Spot) -> None:
    """From neck to neck, thinnest in the middle at (400, 742), where a thread has come loose."""
    (ax, ay), (bx, by) = a, b
    c.shade(taper((ax + 14, ay + 28, 24), (400, 768, 20), (bx - 14, by + 28, 24)), 0.3, 10)
    middle = ((ax * 0.5 + 200, ay * 0.4 + 445, 31), (400, 742, 22), (bx * 0.5 + 200, by * 0.4 + 445, 31))
    wool(c, ((ax, ay, 40), *middle, (bx, by, 40)), 60)
    c.flat(ell(400, 742, 9, 5), "#ff9c7c", 0.5, 2)
    upper = ((402, 748), (398, 776), (374, 790), (366, 812), (384, 822), (372, 848))
    lower = ((392, 872), (370, 900), (388, 930), (362, 960), (380, 1004), (340, 1030))
    c.line(curve(*upper, *lower), 4.4, "#c8202c", 1, 0.2, ends=0.8, det=1)


def scarf_tied(f: Frame) -> None:
    """Twice round the neck of a walking twin; the end lies flat on the coat, ribbed, with a fringe."""
    for x in range(-48, -17, 6):
        f.line([(x + 4, -158), (x + 2, -148), (x - 1, -138)], 4, CRIMSON_WOOL[1], ends=0.7)
    f.shade(blob((-30, -206), (-2, -204), (-8, -154), (-46, -150)), 0.35, 6)
    end = blob(
        (-30, -216, "c"),
        (-6, -214, "c"),
        (-12, -184),
        (-15, -156, "c"),
        (-32, -152),
        (-50, -157, "c"),
        (-42, -184),
    )
    m = f.paint(end, CRIMSON_WOOL, vol=5)
    for t in (0.2, 0.42, 0.64):
        f.line([(-31 - 10 * t, -206 + 50 * t), (-8 - 7 * t, -204 + 50 * t)], 3, "#7c1024", alpha=0.5, clip=m)
    f.line([(-50, -166), (-32, -161), (-12, -165)], 5, "#ffb494", alpha=0.8, clip=m)
    f.paint(taper((-30, -210, 22), (0, -200, 27), (34, -212, 24)), CRIMSON_WOOL, vol=10)
    m = f.paint(taper((-32, -224, 21), (0, -214, 25), (36, -226, 22)), CRIMSON_WOOL, vol=10)
    for x in range(-26, 34, 10):
        f.line([(x - 3, -230), (x + 2, -216), (x - 1, -204)], 2.4, "#7c1024", alpha=0.5, clip=m)
