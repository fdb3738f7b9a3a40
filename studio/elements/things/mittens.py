"""A small knitted mitten, and the woollen thread that runs from it."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import CREAM, RED
from studio.shapes import Path, Point, blob, curve, join, rect, taper, xf

WOOL: Ramp = ["#4a0c18", "#a01c28", "#e0403c", "#ffa080"]


def mitten(c: Card, x: float, y: float, s: float = 1.0, rot: float = 0) -> tuple[float, float]:
    """Red, knitted, a heart on its back; its wrist at (x, y), fingers up. Returns where its thread begins."""
    f = c.at(x, y, s, rot, wob=0.3, vol=17, edge=0.3, det=0.5, rim=0.7, rimcol="#ffd8c0", tex=0.14, amb=0.36)
    hand = blob((-30, 6), (-36, -36), (-32, -78), (-12, -100), (14, -98), (32, -74), (34, -30), (30, 6))
    thumb = taper((26, -24, 26), (48, -52, 25), (54, -70, 20))
    f.shade(xf(join(hand, thumb), 6, 8), 0.5, 8)
    for part in (thumb, hand):
        _knitted(f, part)
    cuff = f.paint(rect(-35, 0, 35, 38, 8), CREAM, vol=12)
    for rib in range(-30, 34, 9):
        f.line([(rib, 2), (rib, 36)], 2.6, "#94806c", alpha=0.7, clip=cuff, ends=0.8)
    heart = blob((0, -34, "c"), (-16, -52), (-12, -66), (0, -58, "c"), (12, -66), (16, -52))
    f.flat(heart, "#fff0dc", 0.95, 0.6, det=0.8)
    return f.pt(30, 36)


def _knitted(f: Frame, part: Path) -> None:
    """A part of the mitten and its stitches."""
    m = f.paint(part, WOOL)
    for row in range(15):
        for col in range(9):
            x, y = -44 + col * 13 + (row % 2) * 6.5, 4 - row * 8.5
            stitch = [(x - 5, y - 4), (x, y + 2), (x + 5, y - 4)]
            f.line(stitch, 2, "#7c1420", alpha=0.6, clip=m, det=0.3, wob=0.1)


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
