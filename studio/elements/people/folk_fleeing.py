"""Townsfolk who run for it, to the left: a lady in her long robe, a stout burgher, an old man, a mother with her girl, a boy."""

from studio.colour import Arr, Colour, Ramp
from studio.elements.people.folk_limbs import FLESH, Spot, arm, bone, face, figure, hand, leg
from studio.paint import Card, Frame
from studio.palettes import BOOT, CREAM, HAIR, HAIR_GREY, LINEN, WALNUT
from studio.shapes import blob, ell, taper

STOCKING = ["#5c4c5c", "#a89498", "#e8dccc", "#fff8e8"]
HEMP = ["#4c3424", "#946c40", "#d0a868", "#f4dca8"]


def _figure(c: Card, x: float, y: float, h: float, flip: bool, lift: float = 0) -> Frame:
    return figure(c, x, y - lift, h, flip, rim=0.8, amb=0.16)


def _folds(f: Frame, m: Arr, dark: Colour, *lines: tuple[Spot, ...]) -> None:
    """Soft valleys of cloth."""
    for pts in lines:
        widths = (1.5, *([3.6] * (len(pts) - 2)), 2.2)
        f.shade(taper(*((*p, w) for p, w in zip(pts, widths, strict=True))), 0.5, 1.2, dark, clip=m)


def lady(c: Card, x: float, y: float, h: float, robe: Ramp, shawl: Ramp, flip: bool = False) -> None:
    """Her robe gathered up in one hand, the other stretched out before her; her plait and shawl fly behind."""
    f = _figure(c, x, y, h, flip)
    arm(f, (-12, -80), (-26, -76), (-40, -84), robe[:3])
    leg(f, (4, -50), (24, -32), (50, -27), -82, STOCKING[:3], BOOT, 0.84)
    leg(f, (-2, -50), (-20, -36), (-22, -7), 2, STOCKING, BOOT, 0.84)
    robe_shape = blob(
        (-9, -86), (-17, -76), (-15, -62), (-16, -50), (-30, -38), (-31, -26), (-24, -22, "c"), (-12, -27), (0, -22), (12, -24), (26, -22, "c"),
        (37, -32), (32, -40), (20, -48), (8, -58), (4, -66), (3, -80), (-2, -87),
    )  # fmt: skip
    m = f.paint(robe_shape, robe, vol=11)
    _folds(f, m, robe[0], ((-4, -60), (-12, -46), (-22, -26)), ((0, -58), (1, -42), (0, -24)), ((4, -58), (16, -42), (27, -25)), ((2, -60), (8, -44), (13, -26)))  # fmt: skip
    f.line([(-15, -60), (-6, -57), (4, -60)], 2.6, shawl[1], alpha=1, ends=0.8)
    f.paint(taper((-6, -84, 9), (4, -80, 12), (20, -82, 13), (36, -74, 10), (50, -80, 3)), shawl, vol=5)
    f.paint(bone((-6, -88), (-9, -82), 6.5, 6, 7), FLESH, vol=3)
    g = face(f, -10, -96, 6)
    g.paint(taper((5, -2, 9), (16, -3, 7), (26, 3, 6), (36, 0, 3)), HAIR, vol=4)
    g.paint(
        blob((-7, -5), (-5, -11), (2, -13), (9, -9), (10, -1), (7, 5), (3, 4), (3, -3), (-2, -5)), HAIR, vol=5
    )
    g.paint(ell(9, -8, 4.6), HAIR, vol=4)
    f.paint(blob((-16, -82), (-6, -88), (4, -84), (5, -74), (-2, -70), (-12, -73)), shawl, vol=5)
    arm(f, (1, -78), (10, -62), (-4, -50), robe)


def burgher(c: Card, x: float, y: float, h: float, coat: Ramp, vest: Ramp, flip: bool = False) -> None:
    """Stout, on the toes of one foot, coat tails up, a hand out for the hat that has left him."""
    f = _figure(c, x, y, h, flip)
    arm(f, (-14, -76), (-28, -66), (-40, -76), coat[:3], 1.15)
    leg(f, (6, -44), (22, -26), (36, -8), -46, WALNUT, BOOT, 1.1, STOCKING[:3])
    tails = blob(
        (6, -52), (26, -52), (50, -44), (56, -34, "c"), (44, -34), (46, -26, "c"), (24, -32), (6, -38)
    )
    m = f.paint(tails, coat[:3], vol=6)
    _folds(f, m, coat[0], ((10, -46), (28, -44), (48, -38)))
    leg(f, (-6, -44), (-27, -45), (-31, -20), 14, WALNUT, BOOT, 1.2, STOCKING)
    belly = blob(
        (-12, -82), (-24, -70), (-30, -56), (-26, -42), (-10, -36), (10, -38), (17, -52), (12, -72), (4, -82)
    )
    m = f.paint(belly, vest, vol=14)
    for k in range(4):
        f.flat(ell(-21 - 5 * (k / 3) * (1 if k < 3 else 0.6), -72 + 8.4 * k, 1.2), "#fff0c0", 0.95, det=1)
    jacket = blob(
        (-6, -85),
        (-12, -76),
        (-13, -62),
        (-14, -48),
        (-8, -38),
        (8, -36),
        (20, -44),
        (18, -62),
        (12, -78),
        (4, -85),
    )
    m = f.paint(jacket, coat, vol=11)
    _folds(f, m, coat[0], ((12, -72), (14, -56), (10, -40)), ((-4, -60), (4, -52), (16, -50)))
    f.paint(bone((-4, -88), (-8, -82), 9, 9, 10), FLESH, vol=4)
    f.paint(blob((-14, -84), (-6, -87), (4, -85), (4, -80), (-6, -79), (-14, -79)), LINEN, vol=3)
    g = face(f, -8, -95, -6, s=1.06)
    g.paint(blob((-1, -9.5), (6, -10), (9.6, -3), (8, 5), (4, 5), (2.6, -1), (1, -5)), HAIR_GREY, vol=4)
    g.paint(blob((-9, 3.4), (-3, 2), (0, 4.4), (-5, 5)), HAIR_GREY, vol=2)
    arm(f, (8, -76), (22, -84), (18, -102), coat, 1.2)
    t = f.card.at(*f.pt(34, -122), f.s, 24 * (-1 if f.flip else 1), f.flip, **f.defaults)
    t.paint(blob((-9, 0, "c"), (-9, -16, "c"), (0, -18), (9, -16, "c"), (9, 0, "c")), BOOT, vol=6)
    t.paint(ell(0, 0, 15, 3.6), BOOT, vol=3)
    t.line([(-9, -3), (0, -1.6), (9, -3)], 3, vest[2], alpha=1, ends=0.9)


def elder(c: Card, x: float, y: float, h: float, robe: Ramp, flip: bool = False) -> None:
    """Hurrying on his stick, his beard blown over his shoulder, robe flying behind him."""
    f = _figure(c, x, y, h, flip)
    leg(f, (7, -42), (20, -26), (36, -12), -52, STOCKING[:3], BOOT, 0.9)
    leg(f, (-3, -42), (-18, -28), (-17, -5), 2, STOCKING, BOOT, 0.9)
    f.line([(-34, -66), (-38, -32), (-43, 2)], 3, HEMP[0], alpha=1, ends=0.9)
    shape = blob(
        (-8, -89), (-17, -78), (-15, -62), (-21, -40), (-27, -22), (-20, -16, "c"), (-6, -18), (8, -14), (22, -16), (36, -12, "c"), (37, -20),
        (24, -38), (13, -58), (9, -78), (1, -89),
    )  # fmt: skip
    m = f.paint(shape, robe, vol=11)
    _folds(
        f,
        m,
        robe[0],
        ((4, -54), (12, -36), (26, -17)),
        ((-2, -54), (-2, -36), (6, -17)),
        ((-8, -52), (-14, -36), (-20, -20)),
    )
    f.line([(-17, -57), (-4, -54), (12, -58)], 2.6, HEMP[2], alpha=1, ends=0.8)
    f.paint(bone((-6, -90), (-10, -84), 8, 8, 8), FLESH, vol=3)
    g = face(f, -12, -98, 2, cry=False)
    g.paint(blob((-9, 3), (-2, 2), (4, 3), (11, 9), (22, 11), (14, 17), (2, 17), (-8, 10)), HAIR_GREY, vol=5)
    g.paint(blob((0, -8), (6, -9), (10, -3), (9, 5), (4, 5), (3, -2)), HAIR_GREY, vol=4)
    g.paint(blob((-8, -6), (-4, -12), (4, -14), (14, -15), (23, -9), (12, -8), (8, -6), (0, -7)), robe, vol=5)
    arm(f, (-3, -78), (-16, -64), (-32, -66), robe, 1.1)


def mother(
    c: Card, x: float, y: float, h: float, dress: Ramp, apron: Ramp, girl: Ramp, flip: bool = False
) -> None:
    """A mother who runs with her girl by the hand; the girl's feet hardly touch the page, her doll hangs by one arm."""
    f = _figure(c, x, y, h, flip)
    leg(f, (5, -50), (20, -32), (36, -14), -50, STOCKING[:3], BOOT, 0.8)
    leg(f, (-3, -50), (-24, -46), (-27, -20), 16, STOCKING, BOOT, 0.84)
    arm(f, (-12, -78), (-26, -70), (-34, -82), dress[:3])
    skirt = blob(
        (-14, -62), (-20, -54), (-33, -46), (-36, -30), (-28, -27, "c"), (-14, -24), (4, -20), (22, -14), (40, -16, "c"), (42, -24), (28, -40), (8, -58),
        (2, -64),
    )  # fmt: skip
    m = f.paint(skirt, dress, vol=11)
    _folds(f, m, dress[0], ((-2, -56), (8, -40), (30, -18)), ((-6, -56), (-4, -40), (8, -22)))
    f.paint(
        blob((-14, -60), (-20, -52), (-32, -45), (-34, -32), (-20, -30), (-8, -34), (-6, -58)), apron, vol=6
    )
    bodice = blob((-10, -86), (-18, -74), (-15, -60), (-4, -57), (4, -62), (5, -74), (2, -84), (-4, -87))
    f.paint(bodice, dress, vol=8)
    f.paint(taper((-14, -60, 4), (-4, -57, 5), (4, -62, 4), (18, -62, 6), (30, -68, 3)), apron, vol=3)
    f.paint(bone((-6, -88), (-9, -82), 6.5, 6, 7), FLESH, vol=3)
    g = face(f, -9, -96, -14)
    g.paint(
        blob((-8, -5), (-4, -12), (5, -12), (11, -4), (9, 5), (16, 8), (6, 10), (3, 4), (2, -4), (-4, -6)),
        apron,
        vol=6,
    )
    _girl(f, girl)
    arm(f, (0, -78), (16, -64), (32, -60), dress)


def _girl(f: Frame, dress: Ramp) -> None:
    """Six years old, pulled along."""
    k = f.card.at(*f.pt(60, -6), f.s * 0.62, f.rot, f.flip, **f.defaults)
    arm(k, (-8, -80), (-28, -82), (-44, -88), dress[:3])
    leg(k, (4, -46), (16, -28), (34, -20), -66, STOCKING[:3], BOOT, 0.95)
    leg(k, (-4, -46), (-20, -36), (-28, -14), 18, STOCKING, BOOT, 1.0)
    m = k.paint(
        blob(
            (-8, -88),
            (-16, -74),
            (-16, -62),
            (-32, -42),
            (-26, -36, "c"),
            (-6, -36),
            (14, -32),
            (32, -32, "c"),
            (30, -40),
            (10, -60),
            (6, -78),
            (0, -88),
        ),
        dress,
        vol=10,
    )
    _folds(k, m, dress[0], ((-2, -60), (-8, -46), (-16, -38)), ((2, -60), (10, -46), (22, -34)))
    g = face(k, -8, -99, 10, s=1.3)
    g.paint(
        blob(
            (-7, -5),
            (-4, -11),
            (4, -12),
            (10, -6),
            (10, 2),
            (20, 2),
            (26, 8),
            (14, 9),
            (6, 6),
            (3, -2),
            (-3, -5),
        ),
        HEMP,
        vol=5,
    )
    arm(k, (2, -80), (16, -72), (30, -78), dress)
    k.line([(34, -78), (40, -68), (44, -58)], 5, CREAM[2], alpha=1, ends=0.7)
    k.paint(ell(46, -54, 5), CREAM, vol=3)


def boy(
    c: Card, x: float, y: float, h: float, coat: Ramp, cap: Ramp, flip: bool = False, lift: float = 0
) -> None:
    """Arms flung up, the toes of one foot still on the ground: he leaps."""
    f = _figure(c, x, y, h, flip, lift)
    arm(f, (-8, -80), (-22, -90), (-34, -104), coat[:3])
    leg(f, (5, -48), (20, -32), (36, -15), -58, WALNUT[:3], BOOT, 1.04, STOCKING[:3])
    leg(f, (-4, -48), (-27, -52), (-36, -30), 18, WALNUT, BOOT, 1.08, STOCKING)
    m = f.paint(
        blob(
            (-8, -87),
            (-16, -76),
            (-14, -60),
            (-17, -44),
            (-4, -39),
            (10, -40),
            (24, -36, "c"),
            (22, -46),
            (9, -58),
            (7, -76),
            (2, -87),
        ),
        coat,
        vol=9,
    )
    _folds(f, m, coat[0], ((4, -66), (8, -52), (16, -40)), ((-6, -60), (-4, -52), (-8, -42)))
    f.line([(-15, -57), (-4, -54), (9, -58)], 2.6, BOOT[1], alpha=1, ends=0.9)
    f.paint(bone((-4, -90), (-6, -84), 6.5, 6, 7), FLESH, vol=3)
    f.paint(taper((-10, -84, 6), (0, -83, 7), (16, -90, 7), (32, -84, 5), (42, -90, 3)), cap, vol=3)
    g = face(f, -7, -97.5, 12, s=1.12)
    g.paint(blob((-1, -7), (7, -8), (10, 0), (8, 6), (3, 4), (2, -2)), HAIR, vol=4)
    g.paint(blob((-13, -5, "c"), (-7, -8), (-3, -13), (6, -13), (11, -7), (9, -3), (0, -5)), cap, vol=4)
    arm(f, (1, -79), (18, -86), (30, -98), coat)


def lamplighter(c: Card, x: float, y: float, h: float, coat: Ramp, scarf: Ramp, flip: bool = False) -> Spot:
    """Both feet on the ground, one arm stretched up with the pole, quite at peace; returns where his hand is."""
    f = _figure(c, x, y, h, flip)
    leg(f, (5, -46), (8, -26), (11, -6.4), 0, WALNUT[:3], BOOT)
    leg(f, (-4, -46), (-7, -26), (-6, -5), 0, WALNUT, BOOT)
    m = f.paint(
        blob((-6, -88), (-13, -80), (-14, -62), (-18, -38), (-20, -26), (-12, -23), (2, -25), (18, -22), (24, -27), (17, -44), (11, -62), (11, -80), (3, -88)),
        coat, vol=10,
    )  # fmt: skip
    _folds(
        f,
        m,
        coat[0],
        ((0, -60), (6, -44), (10, -26)),
        ((-4, -58), (-8, -42), (-10, -26)),
        ((6, -78), (8, -64), (6, -56)),
    )
    f.line([(-15, -58), (-2, -55), (12, -59)], 3, BOOT[1], alpha=1, ends=0.9)
    f.paint(bone((-3, -91), (-3, -84), 7, 7, 8), FLESH, vol=3)
    g = face(f, -4, -97.5, 16, cry=False)
    g.paint(blob((0, -8), (7, -8), (9.6, -1), (8, 6), (3, 5), (2.4, -2)), HAIR, vol=4)
    g.paint(blob((-8, -7, "c"), (-7, -24, "c"), (1, -26), (9, -24, "c"), (9, -7, "c"), (0, -6)), coat, vol=6)
    g.paint(ell(0, -7, 13.6, 3.2), coat, vol=3)
    f.paint(taper((-10, -86, 6), (0, -84, 8), (8, -87, 6)), scarf, vol=4)
    f.paint(taper((8, -86, 6), (18, -72, 8), (16, -58, 5)), scarf, vol=4)
    arm(f, (6, -80), (15, -66), (4, -58), coat)
    arm(f, (-6, -82), (-17, -94), (-22, -112), coat)
    hand(f, (-22, -112), 80)
    return f.pt(-23, -118)
