"""A tailor at work, in side view, looking up to the left: shirt sleeves, waistcoat, a tape round his neck."""

from studio.paint import Card, Frame
from studio.palettes import BOOT, CREAM, HAIR_GREY, OCHRE, SKIN, SLATE, WALNUT, WOOD
from studio.shapes import blob, curve, ell, taper

Place = tuple[float, float]
CLOTH_HAND: Place = (-66, -176)
NEEDLE_HAND: Place = (88, -212)


def sewing_tailor(c: Card, x: float, y: float, s: float = 1.0) -> Frame:
    """Standing at (x, y), 265 high, his far arm held out for cloth; then the cloth, the needle, `tailor_hands`."""
    f = c.at(x, y, s, vol=14, wob=0.22, edge=0.28, rim=1.0, rimw=4, tex=0.14, det=0.85, amb=0.34)
    f.shade(ell(4, 2, 50, 8), 0.45, 6)
    for hip, foot in ((-8, -22), (14, 22)):
        f.paint(taper((hip, -96, 30), (foot + 2, -46, 22), (foot, -10, 18)), SLATE, vol=9)
        f.paint(
            blob(
                (foot + 12, 0, "c"), (foot + 11, -14), (foot - 6, -16), (foot - 26, -6), (foot - 26, 0, "c")
            ),
            BOOT,
            vol=6,
        )
    f.paint(taper((-18, -186, 24), (-44, -168, 20), (*CLOTH_HAND, 14)), CREAM, vol=9)
    coat = blob(
        (-24, -204), (8, -212), (34, -196), (40, -150), (38, -84, "c"), (8, -78), (-32, -84, "c"), (-36, -140)
    )
    m = f.paint(coat, WOOD, vol=20)
    f.line(curve((-14, -196), (-24, -150), (-22, -86)), 3, WOOD[0], alpha=0.6, clip=m)
    for k in (-168, -146, -124):
        f.flat(ell(-28, k, 3), "#f0d8a0", 0.9, clip=m, det=1)
    f.shade(ell(0, -206, 30, 12), 0.45, 6, clip=m)
    _head(f)
    _tape(f)
    return f


def _head(f: Frame) -> None:
    """Bald on top, a grey wreath and beard, the nose to the seam."""
    f.paint(taper((0, -200, 20), (-3, -216, 20)), SKIN, vol=7)
    f.paint(ell(-8, -238, 28, 29), SKIN, vol=18)
    f.paint(ell(-36, -238, 6.6, 5.6, -14), SKIN, vol=5)
    wreath = blob((4, -262), (18, -256), (24, -236), (18, -214), (4, -208), (2, -226), (-2, -244))
    f.paint(wreath, HAIR_GREY, vol=9)
    beard = blob((-34, -228), (-22, -230), (-4, -224), (2, -212), (-12, -202), (-30, -206), (-38, -218))
    f.paint(beard, HAIR_GREY, vol=9)
    f.paint(ell(1, -234, 6, 8), SKIN, vol=4, edge=0.35)
    f.flat(ell(-24, -244, 3, 3.8), "#2a1418", 1, det=1)
    f.line([(-34, -256), (-26, -258), (-16, -254)], 3.4, "#8c8890", alpha=0.9)
    f.flat(ell(-17, -234, 6, 4), "#e0806c", 0.4, 3)


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


def tailor_hands(f: Frame) -> None:
    """The near sleeve with the fist that holds the needle; the far hand that pinches the cloth."""
    f.paint(taper((18, -188, 28), (52, -168, 24), (76, -196, 17)), CREAM, vol=11)
    f.paint(ell(*NEEDLE_HAND, 12, 11), SKIN, vol=7)
    for k in (-6, 1, 8):
        f.paint(ell(NEEDLE_HAND[0] - 6, NEEDLE_HAND[1] + k, 7, 4), SKIN, vol=3, edge=0.35)
    f.paint(ell(*CLOTH_HAND, 12, 10), SKIN, vol=7)
    for k in (-7, 0, 7):
        f.paint(ell(CLOTH_HAND[0] - 5 + k * 0.3, CLOTH_HAND[1] + 6, 4, 8, 10 + k), SKIN, vol=3, edge=0.35)
