"""What stands in a garden of gramophone horns: the boxes they grow from, their leaves, a can, a sock."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import PINE, SPRING, WALNUT, WOOD
from studio.shapes import blob, ell, poly, rect, taper

STALK = ["#12301c", "#2c5c30", "#6c9444", "#c8d478"]


def gramophone_box(c: Card, x: float, y: float, w: float = 130) -> None:
    """The wooden box a horn grows from, with its crank on the right; standing at (x, y)."""
    f = c.at(x, y, w / 130, vol=6, wob=0.35, det=0.5, edge=0.3, rim=0.5)
    f.shade(ell(6, 4, 84, 12), 0.55, 8, "#12301c")
    f.line([(60, -34), (86, -34), (86, -58)], 6, "#a87828", alpha=1, ends=0.9)
    f.paint(ell(86, -62, 7, 9), WOOD, vol=5)
    f.paint(poly([(-60, -66), (60, -66), (66, 0), (-66, 0)]), WALNUT, grain=1, grad=(0.1, -0.15))
    f.paint(poly([(-72, -8), (72, -8), (76, 6), (-76, 6)]), WALNUT, vol=4)
    f.paint(poly([(-54, -84), (54, -84), (70, -64), (-70, -64)]), WALNUT, vol=4)
    f.paint(ell(0, -76, 46, 8), ["#0c0a10", "#1c1a22", "#3c3a44"], vol=2)
    f.line([(-50, -54), (50, -54), (54, -16), (-54, -16), (-50, -54)], 2.4, "#c89450", alpha=0.6)


def leaf(
    c: Card, x: float, y: float, length: float, angle: float, fog: float = 0, ramp: Ramp = STALK
) -> None:
    """A long pointed leaf growing from (x, y)."""
    f = c.at(x, y, length / 100, angle, vol=10, wob=0.5, fog=fog, edge=0.2, rim=0.4)
    m = f.paint(blob((0, 0, "c"), (30, -20), (64, -18), (100, 4, "c"), (60, 14), (26, 12)), ramp)
    f.line([(2, 0), (50, -3), (94, 3)], 2.4, ramp[0], alpha=0.5, clip=m)


def watering_can(c: Card, x: float, y: float, h: float = 110, ramp: Ramp = SPRING) -> tuple[float, float]:
    """A watering can standing at (x, y), its spout to the left; returns the lip of its rose."""
    f = c.at(x, y, h / 110, vol=16, wob=0.35, det=0.5, edge=0.28, rim=0.6, tex=0.26)
    f.shade(ell(-4, 2, 66, 11), 0.6, 6, "#12301c")
    f.line([(40, -22), (62, -24), (80, -48), (70, -78), (38, -86)], 8, ramp[1], alpha=1, ends=0.9)
    f.paint(taper((-34, -22, 24), (-66, -54, 15), (-94, -94, 11)), ramp, vol=8)
    m = f.paint(poly([(-42, -96), (42, -96), (50, 0), (-50, 0)]), ramp, vol=30)
    f.shade(rect(22, -100, 54, 4), 0.35, 9, "#14243c", clip=m)
    f.paint(ell(0, -96, 43, 11), ramp, vol=4)
    f.flat(ell(2, -96, 35, 7), "#14201c", 0.8, 1)
    f.line([(-40, -98), (-10, -138), (38, -98)], 7, ramp[1], alpha=1, ends=0.9)
    f.paint(poly([(-84, -100), (-100, -122), (-120, -104), (-104, -84)]), ramp, vol=7)
    f.paint(ell(-110, -113, 15, 6, -42), ramp, vol=3)
    for y0 in (-30, -62):
        f.line([(-48, y0), (0, y0 + 6), (48, y0)], 2.6, ramp[0], alpha=0.5)
    return f.pt(-106, -86)


def sock(c: Card, x: float, y: float, s: float, ramp: Ramp = PINE, patch: Ramp = WOOD) -> None:
    """A knitted sock stuffed into a throat at (x, y): the leg swells out of the dark, heel, foot and toe hang down."""
    f = c.at(x, y, s, 0, vol=14, wob=0.5, det=0.6, edge=0.3, tex=0.3)
    upper = (
        (-10, -9),
        (6, -19),
        (30, -25),
        (54, -22),
        (74, -8),
        (79, 12),
        (74, 36),
        (78, 66),
        (72, 90),
        (54, 95),
    )
    lower = ((40, 82), (41, 56), (38, 32), (26, 21), (8, 16), (-10, 8))
    shape = blob(*upper, *lower)
    f.shade(blob((-12, -12), (10, -22), (30, -14), (36, 26), (14, 30), (-10, 16)), 0.5, 5, "#2c1408")
    m = f.paint(shape, ramp)
    for a, b in (((20, -30), (26, 26)), ((33, -32), (36, 28))):
        f.paint(taper((*a, 6), (a[0] + 7, 0, 6), (*b, 6)), patch, clip=m, vol=2, edge=0)
    f.paint(blob((56, -26), (84, -14), (88, 18), (74, 24), (62, 4)), patch, clip=m, vol=6, edge=0.15, tex=0.3)
    f.paint(
        blob((34, 72), (56, 76), (84, 70), (80, 104), (36, 102)), patch, clip=m, vol=6, edge=0.15, tex=0.3
    )
    for fold in (
        [(44, 24), (54, 22), (62, 28)],
        [(42, 34), (50, 36), (58, 44)],
        [(4, -14), (12, -2), (8, 12)],
    ):
        f.line(fold, 2.6, ramp[0], alpha=0.55, clip=m)
    f.shade(blob((-16, -24), (2, -26), (10, 0), (2, 24), (-16, 20)), 0.9, 5, "#160a08", clip=m)
    f.shade(blob((36, 30), (50, 34), (48, 90), (34, 90)), 0.45, 5, "#3c2418", clip=m)
