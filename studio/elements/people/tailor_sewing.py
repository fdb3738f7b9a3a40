"""A tailor at work, in side view, looking up to the left: shirt sleeves, waistcoat, a tape round his neck."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BOOT, CREAM, HAIR_GREY, OCHRE, SKIN, SLATE, WALNUT, WOOD
from studio.shapes import blob, curve, ell, taper

Place = tuple[float, float]
CLOTH_HAND: Place = (-66, -176)
NEEDLE_HAND: Place = (88, -212)


def sewing_tailor(c: Card, x: float, y: float, s: float = 1.0) -> Frame:
    """Standing at (x, y), 265 high, his far arm held out for cloth; then the cloth, the needle, `tailor_hands`."""
    f = c.at(x, y, s, vol=14, wob=0.22, edge=0.28, rim=1.0, rimw=4, tex=0.14, det=0.85, amb=0.34)
    f.shade(blob((40, -2), (20, 8), (-60, 14), (-170, 34), (-180, 22), (-70, 0)), 0.4, 8)
    _legs(f)
    sleeve = f.paint(taper((-16, -188, 27), (-40, -166, 23), (*CLOTH_HAND, 16)), CREAM, vol=9)
    f.shade(ell(-22, -184, 16, 20), 0.4, 7, clip=sleeve)
    coat = blob((-20, -206), (8, -213), (31, -200), (39, -166), (34, -128), (40, -90, "c"), (14, -80), (-14, -76, "c"),
        (-34, -92, "c"), (-31, -130), (-36, -166))  # fmt: skip
    m = f.paint(coat, WOOD, vol=22)
    f.shade(ell(44, -150, 20, 60), 0.3, 12, clip=m)
    f.line(curve((-14, -196), (-26, -150), (-18, -80)), 3, WOOD[0], alpha=0.6, clip=m)
    f.line(curve((-2, -116), (14, -112), (26, -116)), 3, WOOD[0], alpha=0.55, clip=m)
    for k in (-172, -150, -128, -106):
        f.flat(ell(-29, k, 3), "#f0d8a0", 0.9, clip=m, det=1)
    f.shade(ell(0, -206, 30, 12), 0.45, 6, clip=m)
    _head(c.at(*f.pt(0, -206), s, 13, **f.defaults))
    _tape(f)
    return f


def _legs(f: Frame) -> None:
    """Braced against the pull: the far leg forward and bent, the near one straight behind."""
    for leg, (x, y), crease in (
        (((-6, -98, 32), (-30, -54, 25), (-30, -10, 18)), (-30, 3), ((-16, -70), (-34, -54), (-40, -52))),
        (((14, -98, 34), (22, -52, 26), (32, -8, 19)), (32, 4), ((10, -60), (22, -52), (34, -52))),
    ):
        m = f.paint(taper(*leg), SLATE, vol=11)
        f.shade(ell(leg[0][0], -88, 26, 14), 0.5, 6, clip=m)
        f.line(curve(*crease), 2.4, SLATE[0], alpha=0.5, clip=m)
        f.line([(x - 9, y - 17), (x, y - 14), (x + 10, y - 17)], 2.4, SLATE[0], alpha=0.6, clip=m)
        f.paint(blob((x + 13, y, "c"), (x + 12, y - 14), (x - 2, y - 17), (x - 20, y - 10), (x - 28, y - 2), (x - 26, y, "c")),
            BOOT, vol=7)  # fmt: skip


def _head(f: Frame) -> None:
    """Bald on top, a grey wreath and beard, the nose lifted to the seam; the neck starts at (0, 0)."""
    f.paint(taper((0, 8, 20), (-3, -10, 20)), SKIN, vol=7)
    f.paint(ell(-8, -32, 27, 29), SKIN, vol=18)
    f.paint(blob((-32, -40), (-41, -32), (-44, -26), (-38, -22), (-30, -24)), SKIN, vol=5)
    wreath = blob((4, -56), (18, -50), (24, -30), (18, -8), (4, -2), (2, -20), (-2, -38))
    f.paint(wreath, HAIR_GREY, vol=9)
    beard = blob(
        (-36, -20), (-28, -24), (-16, -22), (-2, -20), (3, -4), (-8, 12), (-24, 20), (-34, 12), (-40, -6)
    )
    m = f.paint(beard, HAIR_GREY, vol=9)
    for lock in (
        ((-30, -14), (-30, 4), (-26, 14)),
        ((-18, -14), (-18, 2), (-20, 14)),
        ((-8, -12), (-8, 0), (-12, 8)),
    ):
        f.line(lock, 1.8, HAIR_GREY[0], alpha=0.4, clip=m)
    f.paint(ell(1, -28, 6, 8), SKIN, vol=4, edge=0.35)
    f.flat(ell(-24, -38, 2.8, 3.6), "#2a1418", 1, det=1)
    f.line([(-34, -49), (-26, -52), (-16, -48)], 4, HAIR_GREY[2], alpha=1)
    f.flat(ell(-17, -28, 6, 4), "#e0806c", 0.4, 3)


def _tape(f: Frame) -> None:
    """Round the neck, one end hanging straight down in front, one at the side; strokes, no figures."""
    for ends in (
        ((16, -206), (2, -200), (-18, -202)),
        ((-18, -204), (-22, -170), (-20, -128)),
        ((16, -206), (22, -176), (20, -150)),
    ):
        m = f.paint(taper(*[(px, py, 9) for px, py in ends]), OCHRE, vol=3, amb=0.5)
        line = curve(*ends)
        for k in range(3, len(line), 3):
            f.line(
                [(line[k][0] - 4, line[k][1]), (line[k][0] + 1, line[k][1])],
                1.8,
                WALNUT[1],
                alpha=0.8,
                clip=m,
                ends=1,
            )


def tailor_hands(f: Frame, cloth: Ramp) -> None:
    """The near sleeve with the fist that holds the needle; the far hand, in which the `cloth` gathers."""
    m = f.paint(taper((14, -190, 30), (42, -170, 27), (62, -174, 23), (78, -196, 18)), CREAM, vol=12)
    f.shade(taper((20, -170, 14), (46, -158, 10)), 0.4, 6, clip=m)
    for crease in (((36, -182), (44, -172), (46, -160)), ((50, -186), (56, -176), (66, -168))):
        f.line(curve(*crease), 2.2, CREAM[0], alpha=0.45, clip=m)
    f.line([(68, -196), (77, -190), (88, -192)], 3, CREAM[1], alpha=0.8)
    f.paint(ell(*NEEDLE_HAND, 12, 11), SKIN, vol=7)
    for k in (-6, 1, 8):
        f.paint(ell(NEEDLE_HAND[0] - 6, NEEDLE_HAND[1] + k, 7, 4), SKIN, vol=3, edge=0.35)
    hx, hy = CLOTH_HAND
    for dx, dy, w in ((-62, 12, 9), (-46, 52, 10), (-16, 74, 9)):  # folds that gather in his hand
        f.shade(
            taper((hx - 8, hy + 4, 4), (hx + dx * 0.5 - 2, hy + dy * 0.5 + 4, w), (hx + dx, hy + dy, 3)),
            0.55,
            4,
            cloth[0],
        )
        f.flat(taper((hx - 10, hy - 2, 2), (hx + dx * 0.5 - 8, hy + dy * 0.5 - 3, w * 0.6), (hx + dx - 6, hy + dy - 4, 2)), cloth[3],
            0.4, 2)  # fmt: skip
    gathered = blob(
        (hx - 17, hy + 2),
        (hx - 20, hy - 16),
        (hx - 12, hy - 24),
        (hx - 6, hy - 17),
        (hx + 2, hy - 26),
        (hx + 8, hy - 16),
        (hx + 8, hy),
    )
    m = f.paint(gathered, cloth, vol=7, amb=0.45, edge=0.35)  # stands up out of the fist
    for dx in (-8, 1):
        f.line([(hx + dx, hy - 18), (hx + dx * 0.6 - 1, hy - 4)], 2.4, cloth[0], alpha=0.7, clip=m)
    f.shade(ell(hx - 6, hy + 9, 16, 9), 0.5, 4, cloth[0])
    f.paint(
        blob(
            (hx + 13, hy - 8),
            (hx + 2, hy - 13),
            (hx - 11, hy - 10),
            (hx - 15, hy + 2),
            (hx - 6, hy + 11),
            (hx + 9, hy + 8),
        ),
        SKIN,
        vol=7,
    )
    for k in range(4):
        f.paint(ell(hx - 13 + k * 5.4, hy + 5 + k * 0.5, 3.8, 8, 10), SKIN, vol=3, edge=0.4)
    f.paint(
        taper((hx + 7, hy - 8, 8), (hx - 4, hy - 11, 8), (hx - 12, hy - 7, 6)), SKIN, vol=3, edge=0.4
    )  # thumb
