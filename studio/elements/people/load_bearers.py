"""Women who carry something on their heads, walking to the left over dry land."""

from studio.colour import Ramp
from studio.elements.people.grown_heads import DEEP
from studio.paint import Card, Frame
from studio.palettes import BRASS
from studio.shapes import blob, ell, taper

SKIRT = (
    (-15, -116), (16, -118), (25, -94), (28, -70), (25, -40), (33, -8), (8, -3), (-16, -6), (-24, -34), (-18, -72),
)  # fmt: skip


def bearer(
    c: Card, x: float, y: float, h: float, cloth: Ramp, top: Ramp, wrap: Ramp, pattern: str = "bands",
    skin: Ramp = DEEP, hand_up: bool = True, stoop: float = 0.0, baby: Ramp | None = None,
) -> tuple[float, float]:  # fmt: skip
    """A woman `h` high to the crown walking left at (x, y); returns where her load lies."""
    f = c.at(x, y, h / 212, -stoop, vol=12, det=0.75, wob=0.25, edge=0.28, rim=0.8, rimw=4, tex=0.16)
    for lx, ly, lift in ((17, -3, -6), (-16, 0, 0)):
        f.paint(taper((lx * 0.7, -26, 11), (lx, -8 + lift, 8)), skin)
        f.paint(
            blob((lx - 14, ly + lift), (lx - 2, ly - 9 + lift), (lx + 6, ly - 6), (lx + 5, ly)), skin, vol=4
        )
    f.paint(taper((8, -158, 13), (20, -132, 12), (10 if hand_up else 26, -104, 9)), [skin[0], *skin[:-1]])
    m = f.paint(blob(*SKIRT), cloth, vol=18)
    _pattern(f, m, cloth, pattern)
    for fx in (-6, 6, 16):
        f.shade(taper((fx, -92, 2), (fx * 1.3, -44, 4), (fx * 1.5 - 2, -8, 6)), 0.35, 2.5, cloth[0], clip=m)
    f.paint(
        blob((-10, -168), (8, -170), (20, -156), (17, -134), (17, -112), (-15, -111), (-17, -128), (-21, -146), (-16, -160)),
        top, vol=13,
    )  # fmt: skip
    if baby:
        f.paint(blob((12, -158), (30, -156), (37, -134), (27, -112), (12, -112)), baby, vol=13)
        f.paint(ell(25, -160, 10.5, 10.5), skin, vol=8)
        f.paint(
            blob((15, -162), (24, -172), (36, -163), (35, -154), (27, -163)),
            ["#0c0a14", "#1e1a24", "#3c3438"],
            vol=4,
        )
    f.paint(taper((-2, -166, 13), (-4, -178, 12)), skin, vol=5)
    f.paint(
        blob((-15, -192), (-18, -186), (-22, -182), (-18, -179), (-17, -174), (-11, -170), (4, -174), (13, -190), (6, -206), (-10, -206)),
        skin, vol=11,
    )  # fmt: skip
    f.line([(-16, -189), (-12, -187.6), (-9, -189)], 1.5, "#140a0c", alpha=1, det=1)
    f.line([(-17, -177.5), (-13, -177)], 1.4, skin[0], alpha=0.9)
    w = f.paint(
        blob((-16, -194), (-15, -208), (0, -216), (14, -209), (18, -192), (8, -186), (2, -196)), wrap, vol=8
    )
    f.line([(-15, -200), (0, -206), (16, -198)], 1.8, wrap[0], alpha=0.5, clip=w)
    f.paint(ell(3, -185, 1.8), BRASS, vol=1)
    if hand_up:
        f.shade(taper((-4, -156, 12), (12, -170, 8)), 0.3, 2)
        f.paint(taper((-2, -156, 13.5), (19, -176, 11), (16, -200, 9), (9, -222, 8)), skin, vol=6)
        f.paint(taper((-3, -157, 15), (9, -167, 14)), top, vol=6)
    else:
        f.paint(taper((-4, -157, 14), (-10, -132, 12), (-24, -112, 9), (-29, -106, 8)), skin, vol=6)
        f.paint(taper((-4, -157, 16), (-9, -139, 14)), top, vol=6)
    return f.pt(-1, -214)


def _pattern(f: Frame, m: object, cloth: Ramp, kind: str) -> None:
    pale, dark = cloth[-1], cloth[0]
    if kind == "bands":
        for y in (-100, -78, -30, -18):
            f.line([(-30, y), (0, y + 4), (36, y)], 5, pale, alpha=0.8, clip=m, ends=0.9)
    elif kind == "dots":
        for i in range(7):
            for k in range(4):
                f.flat(ell(-22 + k * 15 + 7 * (i % 2), -106 + i * 15, 3.4), pale, 0.85, clip=m)
    elif kind == "zigzag":
        for y in (-88, -62, -36):
            points = [(-28 + 8 * i, y + (6 if i % 2 else -6), "c") for i in range(9)]
            f.line(points, 3.4, pale, alpha=0.85, clip=m, ends=0.9)
    else:
        for i, y in enumerate((-96, -70, -44, -20)):
            for k in range(4):
                x = -20 + k * 14 + 7 * (i % 2)
                f.flat(
                    blob((x, y - 8), (x + 5, y), (x, y + 8), (x - 5, y)), pale if k % 2 else dark, 0.8, clip=m
                )
