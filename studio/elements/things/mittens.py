"""A small knitted mitten, and the woollen thread that runs from it."""

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import CREAM, RED
from studio.shapes import Path, Point, blob, curve, ell, rect, taper, xf

WOOL: Ramp = ["#4a0c18", "#a01c28", "#e0403c", "#ffa080"]


def mitten(c: Card, x: float, y: float, s: float = 1.0, rot: float = 0) -> tuple[float, float]:
    """Red, knitted, limp, a heart on its back, lying on (x, y): cuff to the right, fingers drooping to the left.

    Returns where its thread begins.
    """
    f = c.at(x, y, s, rot, wob=0.3, vol=19, edge=0.3, det=0.5, rim=0.6, rimcol="#ffd8c0", tex=0.14, amb=0.3)
    upper = ((48, -56), (10, -66), (-36, -70), (-76, -58), (-104, -30), (-120, 6))
    hand = blob(*upper, (-122, 26), (-106, 32), (-88, 18), (-66, 4), (-20, 4), (20, 4), (52, 4))
    thumb = taper((12, -48, 46), (4, -78, 41), (-10, -98, 36), (-24, -102, 28))
    f.shade(xf(hand, 2, 9), 0.5, 7)
    _knitted(f, thumb)
    f.shade(taper((-20, -68, 8), (22, -62, 10)), 0.5, 4, WOOL[0])
    m = _knitted(f, hand)
    for fold in (((46, -14), (24, -12), (4, -20)), ((48, -36), (34, -40), (20, -52)), ((-74, -54), (-88, -28), (-86, 2)),
        ((-98, -26), (-108, -4), (-104, 20))):  # fmt: skip
        f.shade(
            taper(*[(px, py, w) for (px, py), w in zip(fold, (3, 8, 3), strict=True)]),
            0.5,
            3,
            WOOL[0],
            clip=m,
        )
    f.shade(taper((-100, 20, 14), (-40, 4, 16), (40, 10, 16)), 0.4, 7, WOOL[0], clip=m)
    heart = blob((-24, -10, "c"), (-44, -30), (-41, -47), (-26, -39, "c"), (-13, -49), (-4, -32))
    f.flat(heart, "#fff0dc", 0.95, 0.6, det=0.8)
    cuff = f.paint(
        blob((40, -62), (70, -56), (90, -42), (95, -8), (86, 14), (60, 12), (44, 8), (36, -26)), CREAM, vol=13
    )
    f.flat(ell(87, -16, 7, 25, -6), "#5c3038", 0.7, 2)
    for k in range(5):
        f.line(
            [(42, -52 + k * 12.5), (62, -47 + k * 12.5), (80, -36 + k * 11)],
            2.6,
            "#94806c",
            alpha=0.7,
            clip=cuff,
        )
    return f.pt(84, 12)


def _knitted(f: Frame, part: Path) -> Arr:
    """A part of the mitten and its stitches."""
    m = f.paint(part, WOOL)
    for row in range(15):
        for col in range(17):
            x, y = 56 - col * 11 + (row % 2) * 5.5, 24 - row * 9.5
            stitch = [(x - 4.5, y - 3.6), (x, y + 2), (x + 4.5, y - 3.6)]
            f.line(stitch, 2, "#7c1420", alpha=0.5, clip=m, det=0.3, wob=0.1)
    return m


def wool_thread(c: Card, *way: Point) -> None:
    """A red thread along its way, taut; a point (x, y, "c") is where it bends over an edge."""
    pts = curve(*way)
    c.line(pts, 5.5, "#5c0c18", 0.6, 0.2, ends=0.9)
    c.line(pts, 3.6, "#e0403c", 1, 0.2, ends=0.9, det=1)


def dropped_mitten(
    c: Card, x: float, y: float, s: float, rot: float, light: tuple[float, float, float]
) -> None:
    """A plain red mitten lying on its side, its cuff to the left."""
    f = c.at(x, y, s, rot, vol=10, wob=0.3, edge=0.35, det=0.9, rim=0.7, amb=0.4, light=light)
    f.paint(blob((-26, 18), (-26, -18), (6, -26), (44, -22), (58, 0), (44, 22), (6, 24)), RED)
    f.paint(taper((-4, -16, 17), (12, -36, 16), (22, -42, 14)), RED)
    f.paint(rect(-46, -21, -22, 21, 7), ["#6c2a24", "#c88468", "#fbe0bc"])
