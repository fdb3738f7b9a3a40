"""What a knight took off on the way: helmet, shield, breastplate, sword, boots."""

from studio.elements.people.armour_empty import plate
from studio.paint import Card, Frame
from studio.palettes import BRASS, STEEL, WALNUT
from studio.shapes import blob, ell, poly, taper

PLUME = ["#4c1424", "#98302c", "#d86848", "#ffc09c"]
FIELD = ["#141c34", "#2c4470", "#5c7ca4", "#b4ccd8"]


def shed_helmet(c: Card, x: float, y: float, h: float = 80, rot: float = 0) -> Frame:
    """A great helm from the front, a gilt cross over its eye slit and a feather on top; its rim's middle at (x, y)."""
    f = c.at(x, y, h / 100, rot, vol=18, wob=0.3, rim=0.8, edge=0.3, amb=0.2, gain=0.85, det=0.6)
    if abs(rot) > 45:  # it has been laid down: the floor is under its cheek
        mx, my = f.pt(0, -44)
        c.shade(ell(mx, my + 42 * f.s, 62 * f.s, 10 * f.s), 0.65, 6 * f.s)
    plume = blob(
        (-4, -90),
        (-10, -124),
        (14, -152),
        (52, -150),
        (74, -122),
        (66, -112),
        (46, -126),
        (22, -122),
        (10, -90),
    )
    p = f.paint(plume, PLUME, vol=14, wob=1, amb=0.5, gain=0.7, edge=0.4)
    for x1, y1 in ((66, -118), (50, -138), (26, -142)):
        f.line([(2, -96), (12, -124), (x1, y1)], 2.4, PLUME[0], alpha=0.5, clip=p)
    helm = blob(
        (-36, 0),
        (-42, -40),
        (-38, -74),
        (-22, -90),
        (0, -95),
        (22, -90),
        (38, -74),
        (42, -40),
        (36, 0),
        (0, 9),
    )
    m = plate(f, helm, STEEL, 34, 0)
    f.paint(poly([(-7, -100), (7, -100), (6, 14), (-6, 14)]), BRASS, vol=4, clip=m, amb=0.4)
    f.paint(
        blob((-50, -60), (0, -55), (50, -60), (50, -42), (0, -36), (-50, -42)), BRASS, vol=5, clip=m, amb=0.4
    )
    for s in (-1, 1):
        f.line([(s * 10, -47), (s * 24, -48), (s * 36, -51)], 7, "#080a10", alpha=1, det=1, clip=m)
        for k, (dx, dy) in enumerate(((16, -26), (26, -28), (16, -15), (26, -17))):
            f.flat(ell(s * dx, dy, 2.6 - 0.2 * (k > 1)), "#10141c", 0.95, det=0.9)
    return f


def shed_shield(c: Card, x: float, y: float, h: float = 150, rot: float = 0) -> Frame:
    """A shield leaning on a wall, its point at (x, y), its shadow thrown up the wall to the right: a gilt cross on blue."""
    f = c.at(x, y, h / 150, rot, vol=16, wob=0.3, rim=0.7, edge=0.28, amb=0.3, det=0.5)
    f.shade(
        blob((6, -4), (-30, -50), (-36, -100), (-28, -160), (24, -168), (80, -160), (84, -104), (62, -40)),
        0.6,
        9,
    )
    f.shade(ell(4, 1, 34, 6), 0.7, 4)
    f.paint(
        blob(
            (0, 0, "c"),
            (-40, -42),
            (-56, -100),
            (-54, -146, "c"),
            (0, -152),
            (54, -146, "c"),
            (56, -100),
            (40, -42),
        ),
        BRASS,
        vol=8,
    )
    m = f.paint(
        blob(
            (0, -14, "c"),
            (-33, -48),
            (-46, -100),
            (-45, -136, "c"),
            (0, -141),
            (45, -136, "c"),
            (46, -100),
            (33, -48),
        ),
        FIELD,
        vol=16,
    )
    f.paint(poly([(-8, -150), (8, -150), (6, 0), (-6, 0)]), BRASS, vol=4, clip=m)
    f.paint(poly([(-60, -102), (60, -102), (60, -86), (-60, -86)]), BRASS, vol=4, clip=m)
    return f


def shed_breastplate(c: Card, x: float, y: float, h: float = 100, rot: float = 0) -> None:
    """An empty cuirass set down at (x, y): two shoulder straps, holes for neck and arms, a skirt of hoops."""
    f = c.at(x, y, h / 120, rot, vol=24, wob=0.3, rim=0.8, edge=0.3, amb=0.2, gain=0.85, det=0.5)
    f.shade(ell(0, 0, 66, 10), 0.5, 7)
    f.paint(blob((-34, -104), (0, -98), (34, -104), (48, -60), (-48, -60)), ["#0c1018", "#242c3c"], vol=8)
    for k in (0, 1, 2):
        w, low = 52 - 4 * k, -12 * k
        hoop = blob((-w, low), (-w + 3, low - 18), (0, low - 14), (w - 3, low - 18), (w, low), (0, low + 5))
        f.shade(hoop, 0.4, 3)
        plate(f, hoop, STEEL, 9, 0)
    breast = blob(
        (-20, -100, "c"), (0, -84), (20, -100, "c"), (28, -122, "c"), (46, -118, "c"), (42, -92), (56, -72), (58, -52),
        (42, -28, "c"), (0, -24), (-42, -28, "c"), (-58, -52), (-56, -72), (-42, -92), (-46, -118, "c"), (-28, -122, "c"),
    )  # fmt: skip
    f.shade(breast, 0.4, 4)
    m = plate(f, breast, STEEL, 30, 0)
    f.line([(0, -84), (3, -56), (0, -24)], 4, "#f8faf4", alpha=0.7)
    f.line([(-20, -99), (0, -83), (20, -99)], 5, "#c8963a", alpha=0.95, ends=0.9)
    for s in (-1, 1):
        f.line([(s * 45, -116), (s * 41, -92), (s * 55, -72)], 4, "#c8963a", alpha=0.9, ends=0.9, clip=m)
        f.paint(ell(s * 36, -112, 5), BRASS, vol=3, det=0.8)


def sword_laid_down(c: Card, x: float, y: float, length: float, rot: float = 0) -> None:
    """A sword flat on the floor, its pommel at (x, y), the blade to the right."""
    f = c.at(x, y, length / 200, rot, vol=4, wob=0.25, rim=0.8, edge=0.28, amb=0.3, det=0.7)
    f.shade(taper((0, 5, 8), (60, 6, 8), (198, 5, 4)), 0.6, 3)
    f.paint(blob((44, -6, "c"), (186, -4, "c"), (202, 0, "c"), (186, 4, "c"), (44, 6, "c")), STEEL)
    f.line([(48, 0), (182, 0)], 1.8, "#485468", alpha=0.8)
    f.paint(taper((6, 0, 7), (24, 0, 8.4), (42, 0, 7)), WALNUT)
    for k in range(5):
        f.line([(11 + 6 * k, -4), (14 + 6 * k, 4)], 1.4, "#140c0e", alpha=0.7)
    f.paint(taper((45, -19, 5), (43, 0, 7), (45, 17, 5)), BRASS)
    f.paint(ell(2, 0, 7, 6), BRASS)


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
