"""Things of the house: bottles, cups, clocks, pictures, washing."""

import math

from studio.colour import Colour, Ramp
from studio.paint import Card
from studio.palettes import (
    BLUE,
    BRASS,
    CREAM,
    LINEN,
    PINE,
    PORCELAIN,
    TEAL,
    WOOD,
)  # fmt: skip
from studio.shapes import Path, blob, cut, ell, rect, star, taper

Pt = tuple[float, float]


def bottle(c: Card, x: float, y: float, h: float = 90, ramp: Ramp = TEAL, a: float = 0.5) -> Path:
    """A glass bottle; returns its inside shape to paint weather into first or after."""
    f = c.at(x, y, h / 90, vol=9, wob=0.2, det=0.6, rim=0.8)
    shape = blob(
        (-20, -2, "c"),
        (-22, -46),
        (-9, -62),
        (-8, -84, "c"),
        (8, -84, "c"),
        (9, -62),
        (22, -46),
        (20, -2, "c"),
        (0, 2),
    )
    f.shade(ell(0, 0, 26, 4), 0.4, 4)
    f.paint(shape, ramp, alpha=a)
    f.line([(-15, -10), (-16, -44), (-9, -56)], 3, "#f4fffa", alpha=0.7)
    f.paint(rect(-7, -90, 7, -80, 2), WOOD, vol=3)
    return f.path(blob((-17, -4), (-18, -42), (0, -54), (18, -42), (17, -4)))


def teapot(
    c: Card, x: float, y: float, h: float = 70, ramp: Ramp = PORCELAIN, band: Ramp | None = BLUE
) -> Pt:
    """A round teapot, spout left; returns the tip of the spout, for steam."""
    f = c.at(x, y, h / 70, vol=20, wob=0.25, det=0.6, rim=0.6, tex=0.1)
    f.shade(ell(0, 0, 38, 5), 0.45, 4)
    f.paint(cut(ell(34, -30, 17, 19), ell(34, -30, 10, 12)), ramp, vol=4)
    f.paint(taper((-26, -22, 15), (-42, -36, 10), (-52, -54, 7)), ramp, vol=6)
    m = f.paint(
        blob((0, -58), (28, -48), (36, -26), (24, -4), (0, 1), (-24, -4), (-36, -26), (-28, -48)), ramp
    )
    if band is not None:
        for px in (-18, 0, 18):
            f.paint(star(px, -27, 8, 6, 0.4), band, clip=m, vol=2, edge=0)
    f.paint(ell(0, -57, 18, 6), ramp, vol=5)
    f.paint(ell(0, -66, 5), ramp, vol=4)
    return f.pt(-54, -58)


def cup(c: Card, x: float, y: float, h: float = 30, ramp: Ramp = PORCELAIN, saucer: bool = True) -> None:
    """A cup on its saucer."""
    f = c.at(x, y, h / 30, vol=8, wob=0.2, det=0.8, rim=0.5, tex=0.1)
    if saucer:
        f.paint(ell(0, -1, 28, 5), ramp, vol=3)
    f.paint(cut(ell(18, -17, 8), ell(18, -17, 5)), ramp, vol=2)
    f.paint(blob((-18, -28, "c"), (18, -28, "c"), (13, -6), (0, -2), (-13, -6)), ramp)
    f.paint(ell(0, -28, 18, 4.4), ["#2a1810", "#5c3820", "#98683c"], vol=2)


def clock(
    c: Card,
    x: float,
    y: float,
    h: float = 100,
    ramp: Ramp = BRASS,
    hands: tuple[float, float] | None = (300, 60),
) -> None:
    """A clock face without numerals, middle at (x, y); hands in degrees from noon, None without."""
    r = h / 2
    c.paint(ell(x, y, r), ramp, vol=r * 0.2, wob=0.25, det=0.6, rim=0.5)
    c.paint(ell(x, y, r * 0.84), CREAM, vol=r * 0.1, amb=0.6, wob=0.25, det=0.6)
    for i in range(12):
        a = math.radians(i * 30)
        c.flat(
            ell(x + math.sin(a) * r * 0.7, y - math.cos(a) * r * 0.7, r * 0.045),
            "#3a2c28",
            0.9,
            wob=0.2,
            det=1,
        )
    for deg, length, w in zip(hands or (), (0.42, 0.62), (0.09, 0.06), strict=False):
        a = math.radians(deg)
        c.line(
            [(x, y), (x + math.sin(a) * r * length, y - math.cos(a) * r * length)],
            r * w,
            "#2a1c1c",
            0.95,
            0.2,
            ends=0.8,
        )


def washing_line(c: Card, a: Pt, b: Pt, sag: float = 24, col: Colour = "#4a4048") -> list[Pt]:
    """A line from a to b; returns nine places along it to hang things from."""
    mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag)
    c.line([a, mid, b], 2, col, 0.9, 0.4, ends=0.9)
    places = []
    for i in range(1, 10):
        t = i / 10
        places.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)))
    return places


def shirt(
    c: Card, x: float, y: float, h: float = 60, ramp: Ramp = LINEN, blown: float = 0.3, fog: float = 0
) -> None:
    """A shirt hanging by its shoulders from (x, y); `blown` leans it in the wind."""
    f = c.at(x, y, h / 60, 0, fog=fog, vol=10, wob=0.5, det=0.4, rim=0.4)
    d = blown * 26
    f.paint(
        blob(
            (-14, 0, "c"),
            (-5, 4),
            (5, 4),
            (14, 0, "c"),
            (30 + d * 0.6, 20),
            (25 + d * 0.6, 28),
            (16 + d * 0.4, 20),
            (20 + d, 58),
            (0 + d, 62),
            (-18 + d, 57),
            (-15 + d * 0.4, 20),
            (-24 + d * 0.6, 28),
            (-29 + d * 0.6, 19),
        ),
        ramp,
    )


def sheet(
    c: Card,
    x: float,
    y: float,
    h: float = 70,
    w: float = 80,
    ramp: Ramp = LINEN,
    blown: float = 0.3,
    fog: float = 0,
) -> None:
    """A bedsheet hanging from (x, y), billowing."""
    d = blown * h * 0.4
    c.paint(
        blob(
            (x - w / 2, y, "c"),
            (x, y + h * 0.05),
            (x + w / 2, y, "c"),
            (x + w / 2 + d * 0.7, y + h * 0.5),
            (x + w / 2 + d, y + h, "c"),
            (x + d, y + h * 0.93),
            (x - w / 2 + d, y + h, "c"),
            (x - w / 2 + d * 0.7, y + h * 0.5),
        ),
        ramp,
        vol=h * 0.25,
        wob=0.7,
        fog=fog,
        rim=0.4,
    )


def broom(c: Card, x: float, y: float, h: float = 110, rot: float = 0) -> None:
    """A broom, bristles at (x, y)."""
    f = c.at(x, y, h / 110, rot, vol=6, wob=0.3, det=0.6)
    f.line([(0, -26), (0, -110)], 4, "#6a4a30", alpha=1, ends=0.9)
    f.paint(blob((-5, -32, "c"), (5, -32, "c"), (15, 0, "c"), (0, 3), (-15, 0, "c")), PINE, tex=0.5)


def picture(
    c: Card,
    x: float,
    y: float,
    h: float = 80,
    w: float = 64,
    ramp: Ramp = BRASS,
    ground: Ramp = ("#3a4a54", "#6a8488", "#b8c4a8"),
) -> None:
    """A framed picture hanging with its middle at (x, y)."""
    c.shade(rect(x - w / 2 + 4, y - h / 2 + 6, x + w / 2 + 6, y + h / 2 + 8), 0.35, 6)
    c.paint(rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2), ramp, vol=5, wob=0.3, det=0.5, rim=0.4)
    c.paint(
        rect(x - w / 2 + 7, y - h / 2 + 7, x + w / 2 - 7, y + h / 2 - 7),
        ground,
        vol=2,
        wob=0.3,
        amb=0.4,
        grad=(0.3, -0.3),
    )
