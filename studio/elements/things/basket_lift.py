"""A lift of two baskets: a great wooden wheel under a beam, the rope over it, and a stork that has built on top."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import WHITE, WOOD
from studio.shapes import blob, curve, ell, poly, rect, taper

TIMBER: Ramp = ["#2c1810", "#6c4024", "#a87040", "#ecc084"]
WICKER: Ramp = ["#4c2810", "#946020", "#d8a448", "#fce8a8"]
TWIG: Ramp = ["#2c1c14", "#64442c", "#a47c50", "#dcbc88"]


def lift_beam(c: Card, x: float, y: float, reach: float) -> None:
    """A beam that juts out to the left of `reach` over (x, y), braced from below."""
    c.paint(
        taper((reach + 34, y + 176, 28), (x + 70, y + 6, 22)), TIMBER, vol=12, wob=0.4, edge=0.28, rim=0.8
    )
    m = c.paint(
        poly([(x - 60, y - 20), (reach + 30, y - 30), (reach + 30, y + 14), (x - 60, y + 14)]),
        TIMBER, vol=12, grain=1, tex=0.34, wob=0.4, edge=0.28, rim=0.8,
    )  # fmt: skip
    c.paint(rect(reach - 14, y - 44, reach + 20, y + 40, 4), TIMBER, vol=8, wob=0.4, edge=0.3, rim=0.6)
    c.marks(m, 0.0, 120, 40, 3, jit=0.05, alpha=0.5)


def lift_wheel(c: Card, x: float, y: float, r: float) -> None:
    """A spoked wheel with a grooved rim, its hub at (x, y)."""
    f = c.at(x, y, r / 100, vol=7, det=0.6, wob=0.25, edge=0.3, rim=0.8, rimw=4)
    for k in range(4):
        a = math.radians(45 * k + 14)
        p = (84 * math.cos(a), 84 * math.sin(a))
        f.paint(taper((-p[0], -p[1], 12), (0, 0, 15), (*p, 12)), TIMBER)
    ring = [(91 * math.cos(t / 20 * math.pi), 91 * math.sin(t / 20 * math.pi)) for t in range(41)]
    f.line(ring, 24, TIMBER[0], alpha=1, ends=1)
    f.line(ring, 18, TIMBER[2], alpha=1, ends=1)
    for k in range(40):
        a = k / 20 * math.pi
        f.line(
            [(84 * math.cos(a), 84 * math.sin(a)), (98 * math.cos(a), 98 * math.sin(a))],
            2,
            TIMBER[0],
            alpha=0.5,
        )
    f.line(ring[20:41], 6, "#e0c48c", alpha=1, ends=1)
    f.paint(ell(0, 0, 20), TIMBER, vol=10)
    f.paint(ell(0, 0, 8), ["#1c1c24", "#5c5c64", "#b0b0ac"], vol=4)


def stork_on_nest(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A heap of twigs with its foot at (x, y), and a white stork that sits on it, looking left."""
    f = c.at(x, y, s, vol=16, det=0.7, wob=0.3, edge=0.26, rim=0.8, rimw=4)
    m = f.paint(blob((-98, -34), (-60, -50), (60, -50), (98, -34), (70, 4), (0, 12), (-70, 4)), TWIG, vol=22)
    c.marks(m, 0.1, 160, 36 * s, 3, TWIG, jit=0.4)
    for k in range(11):
        a = -92 + k * 18.4
        f.line([(a, -40), (a * 1.24, -34 + 9 * (k % 3))], 3, TWIG[1 + k % 2], alpha=0.9)
    f.paint(blob((-66, -60), (-30, -94), (30, -96), (76, -70), (96, -48), (40, -40), (-40, -40)), WHITE)
    f.paint(
        blob((10, -64), (56, -78), (112, -52), (118, -42), (60, -44)),
        ["#0c0c18", "#1c1e2c", "#3c4256", "#70788c"],
        vol=8,
    )
    f.paint(taper((-44, -70, 40), (-66, -104, 25), (-56, -134, 20), (-62, -150, 22)), WHITE, vol=10)
    f.paint(ell(-64, -152, 19, 16), WHITE, vol=9)
    f.paint(poly([(-78, -158), (-140, -138), (-76, -145)]), ["#7c1c10", "#d04c28", "#fc9c64"], vol=4)
    f.line([(-72, -155), (-67, -157), (-62, -154)], 3.4, "#14101c", alpha=1)


def hung_basket(c: Card, x: float, y: float, knot: tuple[float, float], w: float = 180) -> None:
    """The slings from the knot to the rim at (x, y): paint who is in it next, then `basket_front`."""
    for dx in (-0.5, 0.5, -0.32, 0.32):
        c.line([knot, (x + dx * w, y)], 5, "#a8804c", 1, ends=1)
    c.paint(ell(x, y, w / 2, 20), ["#2c1408", "#5c3414", "#94601c"], vol=4, wob=0.3)
    c.paint(ell(*knot, 8, 9), WOOD, vol=5, wob=0.2)


def basket_front(c: Card, x: float, y: float, w: float = 180, h: float = 120, band: str = "#b8382c") -> None:
    """The woven side of a basket whose rim is at (x, y)."""
    m = c.paint(
        blob((x - w / 2, y, "c"), (x, y + 20), (x + w / 2, y, "c"), (x + w * 0.42, y + h * 0.7), (x + w * 0.26, y + h), (x - w * 0.26, y + h), (x - w * 0.42, y + h * 0.7)),
        WICKER, vol=44, tex=0.2, wob=0.5, edge=0.3, rim=0.7,
    )  # fmt: skip
    for r in range(9):
        yy = y + 12 + r * h / 9
        for k in range(-8, 9):
            dx = (k + 0.5 * (r % 2)) * w / 15
            bend = 20 * (1 - (2 * dx / w) ** 2)
            c.line(
                [(x + dx - w / 34, yy + bend - 6), (x + dx, yy + bend - 2), (x + dx + w / 34, yy + bend - 6)],
                4,
                WICKER[0],
                0.42,
                clip=m,
            )
    c.line(curve((x - w * 0.48, y + h * 0.42), (x, y + h * 0.42 + 20), (x + w * 0.48, y + h * 0.42)), 11, band, 0.9, clip=m, ends=1)  # fmt: skip
    rim = curve((x - w / 2, y), (x, y + 20), (x + w / 2, y))
    c.line(rim, 15, WICKER[0], 1, ends=1)
    c.line(rim, 9, WICKER[2], 1, ends=1)
