"""A milkman from behind, drawing his handcart, a bottle of storm held well away from him."""

from studio.elements.people.folk_limbs import FLESH, arm, bone
from studio.elements.things.weather_bottled import lightning, milk_bottle, seal
from studio.paint import Card, Frame
from studio.palettes import BOOT, BRASS, HAIR, SLATE, WHITE, WOOD
from studio.shapes import blob, ell, poly, taper


def milkman(c: Card, x: float = 236, y: float = 890, h: float = 244) -> None:
    """From behind, on his way to the last door; one hand draws the cart, in the other the storm by its neck, as far off as an arm allows."""
    c.glow(x + 110, y - 120, 190, "#8cc0ff", 0.62, 1.5)
    _cart(c, x, y)
    c.shade(taper((x, y - 2, 26), (x - 30, y + 16, 22), (x - 70, y + 40, 8)), 0.55, 7, "#141030")
    c.light = (x + 94, y - 250, 120)
    f = c.at(
        x,
        y,
        h / 112,
        0,
        vol=6,
        wob=0.16,
        edge=0.3,
        rim=0.8,
        rimw=2.4,
        rimcol="#ffe0c0",
        tex=0.14,
        amb=0.3,
        det=0.95,
    )
    arm(f, (-10, -78), (-20, -60), (-21, -42), WHITE[:3])  # back to the shaft of the cart
    for ankle, knee, big in (((8, -10), (7, -26), 0.9), ((-7, -4), (-7, -24), 1.0)):
        f.paint(bone((knee[0], -46), knee, 13, 12, 9.4), SLATE, vol=5)
        f.paint(bone(knee, ankle, 9.6, 9.4, 7), SLATE, vol=4)
        s = c.at(*f.pt(*ankle), f.s * big, 0, **f.defaults)
        s.paint(blob((-4.4, -5), (4.4, -5), (5.6, 2), (5, 5, "c"), (-5, 5, "c"), (-5.6, 2)), BOOT, vol=3)
        s.line([(-5, 2.8), (5, 2.8)], 1, "#8c7068", alpha=0.7)
    coat = blob((-4, -89), (-14, -83), (-16, -70), (-14, -56), (-18, -36), (-20, -21, "c"), (-8, -18), (4, -20), (19, -22, "c"), (17, -38), (13, -56),
        (15, -72), (13, -84), (4, -89))  # fmt: skip
    m = f.paint(coat, WHITE, vol=11)
    for line in (((0, -50, 1), (0, -36, 2), (1, -19, 3)), ((-8, -52, 2), (-11, -38, 3.4), (-13, -20, 2)), ((8, -52, 2), (10, -38, 3), (12, -21, 2)),
        ((-11, -78, 2), (-9, -68, 3), (-10, -60, 2)), ((9, -80, 2), (8, -70, 3), (10, -60, 2))):  # fmt: skip
        f.shade(taper(*line), 0.45, 1.2, "#5c5478", clip=m)
    f.paint(taper((-13.6, -56, 5), (0, -54, 5.4), (13, -56, 5)), WHITE, vol=2, edge=0.4)
    for dx in (-6, 6):
        f.flat(ell(dx, -54.5, 1.3), "#4c4468", 0.95, det=1)
    f.paint(bone((1, -93), (1, -85), 8, 8, 9), FLESH, vol=3)
    f.paint(taper((-7, -87, 4), (1, -85.4, 5), (9, -87.4, 4)), WHITE, vol=2, edge=0.35)
    _head(f)
    bx, by = f.pt(47, -84)  # his fist, and the bottle's neck in it
    b, inside = milk_bottle(c, bx + 2, by + 116, 140, -3)
    lightning(b, inside)
    seal(b)
    arm(f, (11, -80), (27, -79), (42, -83), WHITE)
    fist = c.at(bx, by, h / 112, 0, True, vol=3, wob=0.12, edge=0.35, det=1, amb=0.3)
    fist.paint(blob((6, -3.6), (0, -5), (-5.6, -4), (-7, 0), (-5.6, 4.4), (0, 5), (6, 3.4)), FLESH)
    for dy in (-1.8, 0.8, 3.2):
        fist.line([(-6.6, dy), (-1.6, dy + 0.2)], 0.9, "#7c4038", alpha=0.8)


def _head(f: Frame) -> None:
    """The back of a head, a cheek and an ear turned to the house, a peaked cap."""
    f.paint(
        blob((-8, -100), (-5, -109), (4, -110), (10, -104), (11.4, -98), (10, -92), (4, -89.6), (-5, -91)),
        FLESH,
        vol=6,
    )
    f.paint(
        blob((-9, -101), (-6, -109), (3, -110), (6, -102), (5, -94), (2, -90.6), (-5, -91.6)), HAIR, vol=5
    )
    f.paint(ell(6, -98, 2, 3, 8), FLESH, vol=2, edge=0.4)
    f.paint(
        blob(
            (-10, -101),
            (-9.6, -110),
            (-2, -115),
            (7, -114),
            (11.6, -107),
            (16.4, -104, "c"),
            (10, -103),
            (0, -102),
        ),
        SLATE,
        vol=6,
    )
    f.line([(-9.6, -103), (0, -104), (11, -105)], 1.8, "#141a26", alpha=0.8, ends=0.9)


def _cart(c: Card, x: float, y: float) -> None:
    """His handcart from behind, with the rest of the day's weather."""
    f = c.at(x - 236, y - 890, 1.0, vol=8, wob=0.3, rim=0.5, amb=0.35, edge=0.3, det=0.4)
    f.shade(ell(128, 954, 104, 14), 0.5, 9, "#141030")
    f.paint(taper((192, 872, 8), (204, 840, 7), (196, 798, 6)), WOOD)
    for hub in (54, 208):
        f.paint(ell(hub, 908, 15, 44), ["#141a26", "#333e4e", "#66747e"], vol=5)
        f.paint(ell(hub + (5 if hub < 128 else -5), 908, 9, 34), ["#2c1c20", "#5c4434", "#94704c"], vol=3)
        f.paint(ell(hub + (5 if hub < 128 else -5), 908, 4, 8), BRASS, vol=3)
    f.paint(poly([(62, 858), (198, 858), (206, 822), (86, 822)]), ["#2c1c20", "#4c3430", "#6c4c40"], vol=2)
    for row, cols in (
        (838, ("#8cb4d0", "#d8c8d4", "#e8b878")),
        (856, ("#c8a4b4", "#e0c890", "#a8b8d0", "#a4c4a8")),
    ):
        for k, col in enumerate(cols):
            dx = 128 + (k - (len(cols) - 1) / 2) * 32 + (8 if row < 850 else 0)
            f.paint(blob((dx - 13, row + 10), (dx - 13, row - 34), (dx - 6, row - 48), (dx - 6, row - 62), (dx + 6, row - 62), (dx + 6, row - 48),
                (dx + 13, row - 34), (dx + 13, row + 10)), ["#4c4868", col, "#fffbf0"], amb=0.4)  # fmt: skip
            f.paint(ell(dx, row - 62, 8, 5), ["#687088", "#c8ccd4", "#fffdf4"], vol=3)
    f.paint(poly([(60, 856), (200, 856), (194, 918), (66, 918)]), WOOD, vol=6)
    for plank in (876, 898):
        f.line([(63, plank), (196, plank)], 3, "#2c1c1c", alpha=0.6, ends=0.9)
