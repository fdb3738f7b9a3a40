"""A milkman from behind, one hand on the shaft of his cart, a bottle of storm held well away from him."""

from studio.elements.people.folk_limbs import FLESH, arm, bone
from studio.elements.things.weather_bottled import lightning, milk_bottle, seal
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR, SLATE, WHITE
from studio.shapes import blob, ell, taper

CART_HAND = (-27.0, -44.0)  # where he holds the shaft, in his own units (112 high)
STORM_HAND = (45.0, -72.0)  # and the neck of the bottle


def milkman_shadow(c: Card, x: float, y: float, h: float = 280) -> None:
    """His shadow, towards us and away from the flash, darkest under the soles; paint it before the cart."""
    s = h / 112
    c.shade(
        taper((x - 4 * s, y, 9 * s), (x - 16 * s, y + 14 * s, 13 * s), (x - 40 * s, y + 36 * s, 9 * s)),
        0.6,
        7,
        "#141030",
    )
    c.shade(ell(x, y - 2 * s, 18 * s, 3.4 * s), 0.7, 4, "#0a0820")


def milkman(c: Card, x: float, y: float, h: float = 280, bottle: float = 180) -> None:
    """Standing at (x, y) with his back to us, leaning away from what he carries."""
    s = h / 112
    bx, by = x + STORM_HAND[0] * s, y + STORM_HAND[1] * s
    c.glow(bx, by + bottle * 0.45, 210, "#8cc0ff", 0.7, 1.5)
    c.glow(bx, y + 6, 150, "#a8d0ff", 0.5, 1.6, sy=0.3)
    c.light = (bx, by - 60, 120)
    f = c.at(
        x,
        y,
        s,
        -1.5,
        vol=6,
        wob=0.16,
        edge=0.3,
        rim=0.9,
        rimw=2.4,
        rimcol="#d8ecff",
        tex=0.14,
        amb=0.3,
        det=0.95,
    )
    _legs(c, f)
    arm(f, (-10, -78), (-23, -64), (-27, -50), WHITE[:3])
    _fist(c, *f.pt(*CART_HAND), s, 90)
    _coat(f)
    _head(f)
    b, inside = milk_bottle(
        c, bx - bottle * 0.055, by + bottle * 0.79, bottle, 4
    )  # so its neck is in his fist
    lightning(b, inside)
    seal(b)
    arm(f, (11, -80), (28, -69), (39, -71), WHITE)
    _fist(c, bx, by, s)


def _legs(c: Card, f: Frame) -> None:
    """One foot before the other, both flat on the stones, heels to us."""
    f.shade(
        blob((17, -5), (14, 0), (2, 6), (-10, 13), (-18, 14), (-18, 6), (-14, -2), (2, -6)),
        0.6,
        2.6,
        "#100c2a",
    )
    for x, y in ((8, -4), (-8, 0.4)):
        f.shade(ell(x - 2, y + 0.4, 10, 2.6), 0.85, 1.6, "#0a0820")
        f.shade(ell(x, y, 6.4, 1.4), 1, 0.5, "#08061a")
    for ankle, knee, big in (((8, -8.4), (7, -25), 0.92), ((-8, -4.6), (-7, -24), 1.04)):
        f.paint(bone((knee[0], -46), knee, 13, 12, 9.4), SLATE, vol=5)
        f.paint(bone(knee, ankle, 9.6, 9.4, 7.4), SLATE, vol=4)
        s = c.at(*f.pt(*ankle), f.s * big, 0, **f.defaults)
        s.paint(blob((-4.6, -5), (4.6, -5), (6, 2), (5.4, 5, "c"), (-5.4, 5, "c"), (-6, 2)), BOOT, vol=3)
        s.line([(-5.2, 2.6), (5.2, 2.6)], 1, "#8c7068", alpha=0.7)


def _coat(f: Frame) -> None:
    """A white dust coat with a half belt, folds below it."""
    left = ((-4, -89), (-14, -83), (-16, -70), (-14, -56), (-18, -36), (-20, -21, "c"), (-8, -18))
    right = ((4, -20), (19, -22, "c"), (17, -38), (13, -56), (15, -72), (13, -84), (4, -89))
    m = f.paint(blob(*left, *right), WHITE, vol=11)
    skirt = (
        ((0, -50, 1), (0, -36, 2), (1, -19, 3)),
        ((-8, -52, 2), (-11, -38, 3.4), (-13, -20, 2)),
        ((8, -52, 2), (10, -38, 3), (12, -21, 2)),
    )
    blades = (((-11, -78, 2), (-9, -68, 3), (-10, -60, 2)), ((9, -80, 2), (8, -70, 3), (10, -60, 2)))
    for line in (*skirt, *blades):
        f.shade(taper(*line), 0.45, 1.2, "#5c5478", clip=m)
    f.shade(blob((-22, -86), (-8, -86), (-7, -50), (-9, -16), (-24, -16)), 0.34, 5, "#3c3468", clip=m)
    f.paint(taper((-13.6, -56, 5), (0, -54, 5.4), (13, -56, 5)), WHITE, vol=2, edge=0.4)
    for dx in (-6, 6):
        f.flat(ell(dx, -54.5, 1.3), "#4c4468", 0.95, det=1)
    f.paint(bone((1, -93), (1, -85), 8, 8, 9), FLESH, vol=3)
    f.paint(taper((-7, -87, 4), (1, -85.4, 5), (9, -87.4, 4)), WHITE, vol=2, edge=0.35)


def _head(f: Frame) -> None:
    """The back of a head turned to the house: cropped hair, an ear, a cheek with the tip of a nose, a peaked cap."""
    face = ((-8, -100), (-5, -109), (4, -110), (10, -104), (11.6, -100), (14, -97.4), (11.6, -95.4), (10, -91.4), (4, -89.6), (-5, -91))  # fmt: skip
    m = f.paint(blob(*face), FLESH, vol=6)
    f.flat(ell(9.6, -95.4, 2.4, 2), "#e88c78", 0.5, soft=1, clip=m)
    hair = blob((-9.4, -101), (-6, -109), (3, -110), (5.4, -103), (5.6, -98.6), (3.4, -95.6), (2.6, -90.4), (-1, -89.4), (-6, -90.6), (-9, -94.6))  # fmt: skip
    m = f.paint(hair, HAIR, vol=6, rim=0.5)
    for x0, x1 in ((-6.6, -4.6), (-3.6, -2.4), (-0.6, -0.4), (2, 1.2)):
        f.line([(x0, -101), ((x0 + x1) / 2 - 0.6, -96), (x1, -91)], 0.9, "#1c1018", alpha=0.55, clip=m)
        f.line([(x0 + 1.2, -100), (x1 + 1, -93)], 0.7, "#a87850", alpha=0.6, clip=m)
    f.shade(ell(6, -97.4, 3.6, 4.4), 0.5, 1, "#3c1c20")
    f.paint(ell(5.8, -98, 2.9, 4.1, 10), FLESH, vol=3, edge=0.45)
    f.line([(5, -100), (6.8, -98.6), (5.6, -96)], 0.8, "#8c4438", alpha=0.8)
    crown = (
        (-10, -101),
        (-9.6, -110),
        (-2, -115),
        (7, -114),
        (11.6, -107),
        (18, -103.4, "c"),
        (10, -103),
        (0, -102),
    )
    f.paint(blob(*crown), SLATE, vol=6)
    f.line([(-9.6, -103), (0, -104), (11, -105)], 1.8, "#141a26", alpha=0.8, ends=0.9)
    f.line([(0.5, -114.6), (1.6, -109), (1, -104.6)], 0.8, "#141a26", alpha=0.5)


def _fist(c: Card, x: float, y: float, s: float, rot: float = 0) -> None:
    """A hand closed round something upright (lying across, if turned by 90): its back, four fingers that go round it."""
    g = c.at(x, y, s, rot, vol=3, wob=0.12, edge=0.35, det=1, amb=0.35)
    g.shade(ell(0.6, 1.6, 8.6, 6.4), 0.5, 1.4, "#141030")
    g.paint(
        blob((-9, -4), (-3, -6), (2, -5.6), (4, 0), (2, 5.6), (-4, 5.4), (-9, 3.4)), FLESH
    )  # the back of it
    for dy, reach in ((4.6, 6.4), (1.7, 7.8), (-1.3, 8.2), (-4.2, 7.2)):
        g.paint(
            taper((-1.6, dy, 3.2), (reach * 0.6, dy + 0.3, 3.3), (reach, dy + 0.2, 2.6)),
            FLESH,
            vol=1.6,
            edge=0.4,
        )
