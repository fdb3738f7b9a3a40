"""A knight without his armour on hands and knees, in side view looking left, and his iron boots."""

from studio.elements.armour_empty import plate
from studio.paint import Card, Frame
from studio.palettes import BRASS, HAIR, LINEN, STEEL, WALNUT
from studio.shapes import blob, ell, poly, taper

FLESH = ["#8c4c38", "#dc9870", "#fcd0a4", "#fff0d0"]
HOSE = ["#1c1c3c", "#34406c", "#6478a0", "#b8c4cc"]
WOOL = ["#5c2c28", "#b0583c", "#e89860", "#ffdca8"]


def crawling_knight(c: Card, x: float, y: float, s: float = 1.0) -> Frame:
    """On all fours, knees and palms at y; the head reaches 140 to the left, the toes 172 to the right."""
    f = c.at(x, y, s, vol=14, wob=0.3, rim=0.9, edge=0.28, amb=0.26, det=0.7)
    f.shade(ell(30, 4, 160, 12), 0.55, 8)
    _far_side(f)
    hips = blob((26, -118), (66, -122), (98, -98), (96, -62), (64, -48), (28, -62))
    f.paint(hips, HOSE, vol=26)
    f.paint(taper((70, -86, 62), (56, -48, 48), (52, -20, 38)), HOSE, vol=22)
    f.paint(taper((54, -16, 36), (96, -15, 30), (136, -14, 24)), HOSE, vol=14)
    f.paint(blob((124, -27), (150, -34), (168, -30), (176, -6), (166, 1), (150, -2), (124, -2)), WOOL, vol=12)
    f.flat(ell(169, -16, 6, 8), "#fcd0a4", 0.95, det=1)  # a hole in the sock
    for k in (132, 144):
        f.line([(k, -27), (k + 2, -14), (k, -3)], 5, "#fff0d0", alpha=0.75, ends=0.9)
    shirt = blob(
        (-84, -94),
        (-66, -122),
        (-20, -130),
        (20, -126),
        (52, -120),
        (60, -92),
        (50, -64),
        (6, -58),
        (-40, -60),
        (-74, -70),
    )
    f.paint(shirt, LINEN, vol=34, grad=(0.12, -0.2))
    f.paint(poly([(34, -127), (46, -126), (52, -62), (40, -60)]), WALNUT, vol=5)
    for a, b in (((-20, -112), (-30, -72)), ((8, -116), (4, -70)), ((24, -112), (24, -74))):
        f.line([a, ((a[0] + b[0]) / 2 + 6, -92), b], 3, "#6c6878", alpha=0.45)
    f.shade(taper((-50, -94, 52), (-60, -50, 44)), 0.5, 6)
    f.paint(taper((-58, -98, 50), (-68, -62, 42), (-72, -34, 34)), LINEN, vol=18)
    f.paint(taper((-72, -32, 20), (-78, -10, 18)), FLESH, vol=8)
    f.paint(blob((-70, -12), (-84, -17), (-108, -8), (-110, 0), (-72, 1)), FLESH, vol=6)
    _head(f)
    return f


def _far_side(f: Frame) -> None:
    """The arm and the leg behind, in shade."""
    f.paint(taper((-50, -96, 40), (-42, -56, 34), (-36, -16, 20)), LINEN[:3], vol=12, amb=0.1)
    f.paint(blob((-32, -14), (-44, -18), (-68, -8), (-68, 0), (-32, 0)), FLESH[:3], vol=6)
    f.paint(taper((70, -84, 50), (88, -46, 42), (92, -20, 34)), HOSE[:3], vol=14, amb=0.1)
    f.paint(taper((92, -18, 30), (122, -16, 24), (146, -14, 20)), HOSE[:3], vol=10, amb=0.1)


def _head(f: Frame) -> None:
    """A bowl of brown hair, a round nose, an eye that has seen something."""
    f.paint(taper((-70, -104, 34), (-98, -106, 30)), FLESH, vol=12)
    f.paint(blob((-72, -128), (-88, -120), (-94, -98), (-84, -82), (-66, -86), (-58, -108)), LINEN, vol=10)
    g = f.card.at(*f.pt(-116, -114), f.s, -14, f.flip, **f.defaults)
    g.shade(ell(24, 14, 18, 22), 0.35, 6)
    g.paint(ell(0, 0, 33, 35), FLESH, vol=24)
    g.paint(blob((-30, 0), (-39, 6), (-38, 12), (-28, 11)), FLESH, vol=8)
    g.paint(
        blob((-26, -22), (-18, -42), (10, -46), (36, -28), (40, 4), (30, 24), (14, 20), (14, -2), (-4, -12)),
        HAIR,
        vol=16,
        tex=0.4,
    )
    g.paint(ell(12, 6, 7, 10), FLESH, vol=4)
    g.flat(ell(-18, -3, 4, 5.5), "#20141c", 1, det=1)
    g.line([(-27, -14), (-18, -17), (-10, -13)], 3.4, "#3c2018", alpha=0.9)
    g.line([(-30, 18), (-22, 22), (-13, 18)], 3.2, "#8c3c30", alpha=0.9)
    g.flat(ell(-10, 12, 8, 6), "#f08868", 0.45, 4)


def iron_boot(c: Card, x: float, y: float, h: float = 110, rot: float = 0, flip: bool = False) -> None:
    """A greave and its pointed iron shoe, empty, toe to the left, heel at (x, y)."""
    f = c.at(x, y, h / 110, rot, flip, vol=14, wob=0.3, rim=0.9, edge=0.3, amb=0.26, det=0.6)
    f.shade(ell(-16, 1, 54, 7), 0.5, 5)
    plate(f, blob((-64, 0, "c"), (-66, -8), (-40, -20), (-12, -34), (16, -28), (20, 0, "c")), STEEL, 12, 0)
    for k in range(4):
        f.line(
            [(-16 - 11 * k, -30 + 5 * k), (-20 - 11 * k, -14), (-20 - 11 * k, -2)], 2.6, "#1c2230", alpha=0.7
        )
    leg = blob(
        (-20, -104, "c"),
        (20, -104, "c"),
        (24, -72),
        (17, -28),
        (16, -18, "c"),
        (-14, -22, "c"),
        (-13, -40),
        (-22, -74),
    )
    f.shade(leg, 0.3, 4)
    plate(f, leg, STEEL, 18, 0)
    f.line([(-8, -100), (-10, -66), (-5, -26)], 4, "#f8faf4", alpha=0.6)
    f.paint(ell(0, -105, 23, 8), BRASS, vol=4)
    f.flat(ell(0, -106, 17, 5), "#0c1018", 0.95)
