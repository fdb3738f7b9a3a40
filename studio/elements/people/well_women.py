"""Women in long cloths going up and down steps with jars, seen from behind or from the side."""

from studio.colour import Ramp
from studio.elements.buildings.stepwell import star_jar
from studio.paint import Card
from studio.shapes import blob, ell, taper

SKIN: Ramp = ["#341812", "#74422c", "#b07448"]
HAIR: Ramp = ["#0c0a14", "#1e1a24", "#4c4448"]


def woman_with_jar(
    c: Card, x: float, y: float, h: float, cloth: Ramp, flip: bool = False, where: str = "head"
) -> None:
    """One at (x, y), looking left; her jar on the `head`, the `hip`, or none."""
    f = c.at(x, y, h / 150, 0, flip, vol=11, det=0.75, wob=0.22, edge=0.27, rim=0.7, rimw=3, tex=0.16)
    f.shade(ell(8, 2, 34, 6), 0.4, 4, "#2c1c34")
    for fx in (-12, 10):
        f.paint(blob((fx - 11, 0), (fx - 2, -8), (fx + 6, -6), (fx + 6, 0)), SKIN, vol=3)
    m = f.paint(
        blob(
            (-16, -112),
            (10, -116),
            (20, -94),
            (18, -70),
            (25, -36),
            (28, -6),
            (0, -2),
            (-24, -6),
            (-22, -40),
            (-17, -74),
        ),
        cloth,
        vol=15,
    )
    for a, b, d in (
        ((12, -104), (-10, -70), (-20, -20)),
        ((16, -80), (4, -46), (-4, -6)),
        ((20, -56), (18, -30), (18, -6)),
    ):
        f.line([a, b, d], 3, cloth[0], alpha=0.5, clip=m)
    f.line([(-24, -10), (0, -7), (28, -10)], 4, cloth[-1], alpha=0.9, clip=m, ends=0.9)
    f.paint(taper((-2, -112, 11), (-3, -124, 10)), SKIN, vol=3)
    f.paint(ell(-5, -129, 11.5, 13), SKIN, vol=8)
    f.paint(ell(-17, -129, 2.8, 2.4), SKIN, vol=1.5)
    f.line([(-15, -133), (-12, -131.6), (-9, -133)], 1.4, "#140a0c", alpha=1)
    f.paint(
        blob(
            (-13, -136),
            (-8, -146),
            (6, -146),
            (13, -132),
            (19, -108),
            (26, -78),
            (12, -72),
            (0, -92),
            (-8, -106),
            (2, -116),
            (2, -130),
            (-6, -139),
        ),
        cloth,
        vol=8,
    )
    if where == "head":
        star_jar(c, *f.pt(-2, -144), h / 150 * 0.9)
        f.paint(taper((6, -110, 10), (20, -132, 8), (16, -156, 7), (12, -166, 6)), SKIN, vol=4)
    elif where == "hip":
        star_jar(c, *f.pt(-24, -62), h / 150 * 0.85)
        f.paint(taper((-4, -106, 11), (-14, -84, 9), (-34, -76, 7)), SKIN, vol=4)
    else:
        f.paint(taper((-4, -106, 11), (-12, -80, 9), (-20, -62, 7)), SKIN, vol=4)


def woman_drawing(c: Card, x: float, y: float, h: float, cloth: Ramp) -> None:
    """One kneeling at the water's edge with her back to us, drawing with a jar."""
    f = c.at(x, y, h / 110, 0, vol=14, det=0.7, wob=0.22, edge=0.27, rim=0.7, rimw=4, tex=0.16)
    f.shade(ell(4, 2, 54, 8), 0.45, 5, "#2c1c34")
    m = f.paint(
        blob((-26, -66), (0, -72), (26, -66), (36, -34), (48, -6), (0, 6), (-48, -6), (-36, -34)),
        cloth,
        vol=22,
    )
    for dx in (-18, 6, 24):
        f.line([(dx * 0.4, -56), (dx, -24), (dx * 1.4, 2)], 3, cloth[0], alpha=0.5, clip=m)
    f.paint(taper((22, -60, 14), (44, -54, 11), (58, -66, 8)), SKIN, vol=5)
    star_jar(c, *f.pt(62, -44), h / 110 * 0.7)
    f.paint(taper((-20, -62, 14), (-40, -48, 11), (-50, -26, 8)), SKIN, vol=5)
    f.paint(
        blob((-26, -62), (-14, -72), (14, -72), (26, -62), (32, -34), (0, -26), (-32, -34)), cloth, vol=12
    )
    f.paint(ell(0, -88, 16, 18), cloth, vol=12)
    f.paint(taper((0, -78, 18), (4, -56, 14), (-2, -20, 9)), cloth, vol=8)
    f.line([(-14, -84), (0, -76), (14, -84)], 2.6, cloth[0], alpha=0.6)
    f.line([(-26, -40), (0, -34), (26, -40)], 3.4, cloth[-1], alpha=0.8)
