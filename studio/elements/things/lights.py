"""Things that shine: lanterns, candles, lamps, fires, moon and sun."""

from studio.colour import Colour, Ramp
from studio.paint import Card
from studio.palettes import BRASS, CREAM, FLAME, IRON, WHITE, WOOD
from studio.shapes import blob, cut, ell, poly, rect, taper


def lantern(
    c: Card, x: float, y: float, h: float = 40, col: Colour = "#ffcf70", g: float = 1.0, frame: Ramp = IRON
) -> None:
    """A lantern standing (or hanging by its handle) with its foot at (x, y); lights its surroundings."""
    f = c.at(x, y, h / 40, vol=3, det=1, wob=0.2)
    c.glow(x, y - h * 0.4, h * 5.5 * g, col, 0.5, 1.7)
    f.line([(-7, -28), (-5, -40), (5, -40), (7, -28)], 2, frame[0], alpha=0.95)
    f.paint(
        poly([(-10, -26), (10, -26), (13, -4), (-13, -4)]),
        ["#ffb848", "#ffe08c", "#fff8d8"],
        vol=9,
        amb=0.5,
        light=(x, y - h * 0.4, h),
        edge=0.1,
    )
    for shape in (poly([(-13, -25), (0, -35), (13, -25)]), rect(-15, -5, 15, 0), rect(-1, -26, 1, -4)):
        f.paint(shape, frame)
    c.halo(x, y - h * 0.4, h * 0.9, "#fff2c0", 0.55)


def flame(c: Card, x: float, y: float, h: float = 20, g: float = 1.0) -> None:
    """A flame with its foot at (x, y)."""
    c.glow(x, y - h * 0.4, h * 7 * g, "#ff9c40", 0.45, 1.7)
    f = c.at(x, y, h / 20, wob=0.3, det=1)
    f.paint(
        blob((0, 0), (-5, -5), (-4, -12), (1, -20, "c"), (5, -11), (5, -4)),
        FLAME,
        vol=4,
        amb=0.7,
        edge=0,
        light=(x, y, h),
    )
    f.flat(ell(0, -5, 2.2, 4), "#fffbe0", 0.9, det=1)
    c.halo(x, y - h * 0.4, h * 1.6, "#ffdc90", 0.5)


def candle(
    c: Card,
    x: float,
    y: float,
    h: float = 60,
    w: float | None = None,
    wax: Ramp = CREAM,
    lit: bool = True,
    fog: float = 0,
) -> None:
    """A candle with drips; h is the wax alone."""
    w = w or h * 0.22
    f = c.at(x, y, 1, fog=fog, wob=0.4, det=0.7, vol=w * 0.5)
    f.paint(
        blob(
            (-w / 2, 0, "c"),
            (-w / 2, -h, "c"),
            (0, -h - w * 0.1),
            (w / 2, -h, "c"),
            (w / 2, 0, "c"),
            (0, w * 0.14),
        ),
        wax,
        grad=(0.3, -0.1),
    )
    for dx, drop in ((-0.38, 0.3), (0.1, 0.18), (0.4, 0.42)):
        f.paint(taper((dx * w, -h, w * 0.16), (dx * w, -h + h * drop, w * 0.2)), wax, grad=(0.3, 0.1))
    f.line([(0, -h), (w * 0.03, -h - w * 0.35)], max(1.2, w * 0.09), "#2a1814", ends=0.8)
    if lit:
        flame(c, x, y - h - w * 0.2, w * 1.3)


def campfire(c: Card, x: float, y: float, h: float = 70) -> None:
    """Logs and three flames."""
    f = c.at(x, y, h / 70, vol=5, det=0.7, wob=0.5)
    c.glow(x, y - h * 0.3, h * 6, "#ff8c30", 0.55, 1.6)
    for a in ((-32, 0, 30, -12), (-30, -12, 32, 0), (-8, 4, 4, -16)):
        f.paint(taper((a[0], a[1], 9), (a[2], a[3], 8)), WOOD)
    for dx, size in ((-10, 0.6), (11, 0.55), (0, 1.0)):
        flame(c, x + dx * h / 70, y - 4, h * 0.8 * size, 0.3)


def table_lamp(c: Card, x: float, y: float, h: float = 90, shade: Ramp = CREAM, lit: bool = True) -> None:
    """A foot, a stem, a cloth shade."""
    f = c.at(x, y, h / 90, vol=6, det=0.7, wob=0.4)
    if lit:
        c.glow(x, y - h * 0.7, h * 3.5, "#ffc870", 0.5, 1.6)
    f.paint(blob((-18, 0), (-12, -6), (0, -9), (12, -6), (18, 0), (0, 3)), BRASS)
    f.paint(taper((0, -4, 6), (0, -30, 9), (0, -50, 4)), BRASS)
    f.paint(poly([(-13, -90), (13, -90), (27, -46), (-27, -46)]), shade, vol=14, amb=0.75 if lit else 0.3)
    if lit:
        c.halo(x, y - h * 0.74, h * 0.55, "#fff0c0", 0.5)


def lamp_post(
    c: Card, x: float, y: float, h: float = 190, lit: bool = True, fog: float = 0, snow: bool = False
) -> None:
    """A street lamp."""
    f = c.at(x, y, h / 190, fog=fog, vol=4, det=0.7, wob=0.35)
    if lit:
        c.glow(x, y - h * 0.88, h * 1.6, "#ffcf80", 0.5 * (1 - fog), 1.7)
    f.paint(taper((0, 0, 13), (0, -14, 7), (0, -90, 5), (0, -152, 4)), IRON)
    f.paint(rect(-9, -8, 9, 2, 2), IRON)
    f.paint(
        poly([(-8, -152), (8, -152), (13, -178), (-13, -178)]),
        ["#ffc060", "#ffe8a0", "#fffbe0"] if lit else IRON,
        amb=0.7,
        edge=0.1,
        wob=0.2,
    )
    f.paint(poly([(-16, -177), (0, -192), (16, -177)]), IRON, wob=0.2)
    if snow:
        f.paint(blob((-16, -178), (-6, -189), (0, -195), (7, -188), (16, -178), (0, -182)), WHITE, vol=3)
    if lit:
        c.halo(x, y - h * 0.87, h * 0.22, "#fff2c8", 0.6)


def moon(
    c: Card,
    x: float,
    y: float,
    h: float = 120,
    phase: float | None = None,
    halo: Colour = "#ffe6b0",
    a: float = 0.8,
    ramp: Ramp = ("#b98a5a", "#e8c98a", "#fff2cf", "#fffbe8"),
) -> None:
    """The moon, centre (x, y), `h` across; phase .42 is a crescent, negative turns it round."""
    r = h / 2
    c.glow(x, y, r * 5, halo, a * 0.55, 1.5)
    c.glow(x, y, r * 2, halo, a * 0.6, 2.0)
    disc = ell(x, y, r)
    if phase is not None:
        disc = cut(disc, ell(x + phase * r, y - r * 0.18, r * 0.92))
    c.paint(
        disc, ramp, vol=r * 0.8, amb=0.75, tex=0.3, edge=0.05, wob=0.35, light=(x - r, y - r, r * 2), det=0.5
    )


def sun(
    c: Card,
    x: float,
    y: float,
    h: float = 120,
    col: Colour = "#fff4c8",
    halo: Colour = "#ffd890",
    a: float = 0.7,
) -> None:
    """The sun, centre (x, y), `h` across, with its wide light."""
    r = h / 2
    c.glow(x, y, r * 8, halo, a * 0.7, 1.5)
    c.glow(x, y, r * 2.6, halo, a * 0.7, 2.0)
    c.flat(ell(x, y, r), col, 0.96, 1.5, wob=0.5)
