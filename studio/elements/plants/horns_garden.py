"""What stands in a garden of gramophone horns: the boxes they grow from, their leaves, a can, a sock."""

from studio.colour import Ramp
from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.palettes import PINE, SPRING, WALNUT, WOOD
from studio.shapes import blob, curve, ell, poly, rect, stroke, taper

EARTH: Ramp = ["#2c1a14", "#54382a", "#846044", "#c0986c"]
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


def bed(c: Card, x: float, y: float, r: float = 34) -> None:
    """A small heap of dug earth at (x, y), its grass round it: what a stem comes out of."""
    c.shade(ell(x + 4, y + 5, r * 1.3, r * 0.32), 0.6, 6, "#12301c")
    heap = blob((x - r, y + 5), (x - r * 0.6, y - r * 0.22), (x, y - r * 0.4), (x + r * 0.6, y - r * 0.2), (x + r, y + 5), (x, y + r * 0.32))  # fmt: skip
    c.paint(heap, EARTH, vol=r * 0.3, lump=0.3, tex=0.3, edge=0.25, wob=1.2)
    for s in (-0.8, 0.75):
        grass(c, x + s * r, y + 7, r * 0.7, 5, ("#2c5c30", "#5c8c40", "#a0bc58"))


def leaf(
    c: Card, x: float, y: float, length: float, angle: float, fog: float = 0, ramp: Ramp = STALK
) -> None:
    """A long pointed leaf growing from (x, y)."""
    f = c.at(x, y, length / 100, angle, vol=10, wob=0.5, fog=fog, edge=0.2, rim=0.4)
    m = f.paint(blob((0, 0, "c"), (30, -20), (64, -18), (100, 4, "c"), (60, 14), (26, 12)), ramp)
    f.line([(2, 0), (50, -3), (94, 3)], 2.4, ramp[0], alpha=0.5, clip=m)


def watering_can(c: Card, x: float, y: float, h: float = 110, ramp: Ramp = SPRING) -> tuple[float, float]:
    """A watering can standing at (x, y), its spout to the left; returns the lip of its rose."""
    f = c.at(x, y, h / 110, vol=16, wob=0.3, det=0.6, edge=0.34, rim=0.6, tex=0.12)
    dark, light = ramp[0], ramp[-1]
    f.shade(ell(16, 4, 84, 13), 0.75, 6, "#0a2418")
    f.paint(stroke(curve((40, -20), (68, -24), (82, -50), (70, -78), (38, -84)), 9), ramp, vol=5)
    spout = f.paint(taper((-30, -20, 28), (-66, -56, 16), (-96, -96, 12)), ramp, vol=9)
    f.shade(taper((-26, -8, 12), (-62, -46, 7), (-90, -88, 5)), 0.6, 3, dark, clip=spout)
    m = f.paint(poly([(-42, -96), (42, -96), (50, -2), (40, 4), (-40, 4), (-50, -2)]), ramp, vol=12, amb=0.42)
    f.shade(poly([(8, -100), (60, -100), (60, 8), (20, 8)]), 0.75, 13, dark, clip=m)
    f.shade(rect(-60, -14, 60, 10), 0.55, 8, dark, clip=m)
    f.flat(poly([(-34, -92), (-20, -92), (-25, -8), (-41, -8)]), light, 0.8, 5, clip=m)
    for y0 in (-30, -64):  # hoops beaten into the tin
        f.line([(-48, y0 + 3), (0, y0 + 10), (48, y0 + 3)], 3.4, dark, alpha=0.6, clip=m)
        f.line([(-48, y0), (-10, y0 + 6), (20, y0 + 5)], 2.4, light, alpha=0.7, clip=m)
    f.shade(ell(0, -88, 46, 12), 0.5, 4, dark, clip=m)
    f.paint(ell(0, -96, 44, 12), ramp, vol=3, amb=0.5)
    f.flat(ell(1, -95, 36, 8), "#0c1a24", 0.95, 1)
    f.paint(stroke(curve((-39, -96), (-26, -130), (6, -142), (32, -128), (39, -96)), 8), ramp, vol=4)
    f.paint(poly([(-84, -100), (-98, -124), (-122, -104), (-104, -84)]), ramp, vol=8)
    f.paint(ell(-110, -114, 16, 7, -42), ramp, vol=3, amb=0.6)
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
