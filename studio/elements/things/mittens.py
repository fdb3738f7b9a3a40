"""A small knitted mitten, and the woollen thread that runs from it."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import CREAM, RED
from studio.shapes import Path, Point, blob, curve, ell, rect, stroke, taper, xf

WOOL: Ramp = ["#4a0c18", "#a01c28", "#e0403c", "#ffa080"]


def mitten(c: Card, x: float, y: float, s: float = 1.0, rot: float = -72) -> tuple[float, float]:
    """A red knitted mitten: the middle of its cuff's edge at (x, y), fingers up and thumb to the right before it is turned.

    Returns where its thread begins.
    """
    f = c.at(x, y, s, rot, wob=0.25, vol=19, edge=0.3, det=0.5, rim=0.6, rimcol="#ffd8c0", tex=0.14, amb=0.3)
    left, right = (
        ((-35, -40), (-42, -72), (-43, -108), (-34, -142)),
        ((32, -146), (41, -118), (40, -84), (34, -40)),
    )
    hand = blob(*left, (-16, -163), (10, -165), *right)
    thumb = taper((14, -58, 40), (42, -78, 38), (60, -100, 35), (68, -122, 30))
    f.shade(xf(hand, -9, 2), 0.75, 7, "#10141c")
    _knitted(f, thumb)
    m = _knitted(f, hand)
    f.shade(taper((33, -66, 4), (43, -92, 7), (43, -116, 4)), 0.55, 3, WOOL[0])
    f.shade(taper((24, -54, 3), (30, -74, 6), (34, -92, 3)), 0.4, 3, WOOL[0], clip=m)
    f.shade(blob((-48, -40), (-30, -44), (-26, -120), (-20, -168), (-50, -150)), 0.4, 8, WOOL[0], clip=m)
    heart = blob((-4, -82, "c"), (-23, -104), (-19, -121), (-4, -112, "c"), (10, -122), (17, -105))
    f.flat(heart, "#fff0dc", 0.95, 0.6, det=0.8)
    _cuff(f)
    return f.pt(-20, -3)


def _cuff(f: Frame) -> None:
    """A ribbed band, drawn in at the wrist, its end open."""
    f.shade(taper((-40, -48, 9), (0, -50, 10), (40, -48, 9)), 0.5, 4, WOOL[0])
    edge = [(-34, -47), (-41, -24), (-41, 0), (-20, 6), (20, 6), (41, 0), (41, -24), (34, -47), (0, -50)]
    m = f.paint(blob(*edge), CREAM, vol=13)
    for k in range(-4, 5):
        f.line(
            [(k * 8, -50), (k * 9.6, -24), (k * 9.8, 6)], 3, "#8c7460", alpha=0.75, clip=m, ends=0.9, det=0.6
        )
        f.line([(k * 8 + 3.4, -48), (k * 9.6 + 4, -24), (k * 9.8 + 4, 4)], 2, "#fffaf0", alpha=0.6, clip=m)
    f.flat(ell(0, 2, 35, 5), "#4c2430", 0.85, 1, det=0.6)


def _knitted(f: Frame, part: Path) -> Arr:
    """A part of the mitten and its stitches, in columns towards the fingertips."""
    m = f.paint(part, WOOL)
    for row in range(16):
        for col in range(13):
            x, y = -46 + col * 11.0, -44 - row * 9.0
            f.line(
                [(x - 4.6, y - 4), (x, y + 2.4), (x + 4.6, y - 4)],
                2,
                "#7c1420",
                alpha=0.55,
                clip=m,
                det=0.3,
                wob=0.1,
            )
    return m


def wool_thread(c: Card, *way: Point) -> None:
    """A red thread along its way, taut; a point (x, y, "c") is where it bends over an edge."""
    pts = curve(*way)
    c.line(pts, 5.5, "#5c0c18", 0.6, 0.2, ends=0.9)
    c.detail = np.maximum(c.detail, c.mask(stroke(pts, 16, 0.9)))
    c.line(pts, 3.6, "#e0403c", 1, 0.2, ends=0.9, det=1)


def dropped_mitten(
    c: Card, x: float, y: float, s: float, rot: float, light: tuple[float, float, float]
) -> None:
    """A plain red mitten lying on its side, its cuff to the left."""
    f = c.at(x, y, s, rot, vol=10, wob=0.3, edge=0.35, det=0.9, rim=0.7, amb=0.4, light=light)
    f.paint(blob((-26, 18), (-26, -18), (6, -26), (44, -22), (58, 0), (44, 22), (6, 24)), RED)
    f.paint(taper((-4, -16, 17), (12, -36, 16), (22, -42, 14)), RED)
    f.paint(rect(-46, -21, -22, 21, 7), ["#6c2a24", "#c88468", "#fbe0bc"])
