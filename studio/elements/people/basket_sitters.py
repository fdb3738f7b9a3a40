"""A woman and a bear in baskets that hang side by side, seen from the rim up, face to face, hand on paw."""

import math

from studio.colour import Ramp
from studio.elements.animals.beasts_seated import bear_head, fur
from studio.elements.people.grown_heads import DEEP, profile, wrapped
from studio.paint import Card
from studio.palettes import BEAR, BRASS
from studio.shapes import blob, ell, taper

TRUNK = (
    (-40, -150),
    (-8, -172),
    (36, -158),
    (58, -100),
    (60, -30),
    (62, 20),
    (-50, 20),
    (-44, -50),
    (-46, -110),
)
SHOULDERS = (
    (-70, -120),
    (-46, -176),
    (10, -206),
    (66, -180),
    (96, -110),
    (100, -20),
    (94, 30),
    (-76, 30),
    (-84, -40),
)


def basket_woman(
    c: Card, x: float, y: float, s: float, top: Ramp, wrap: Ramp, hand: tuple[float, float]
) -> None:  # fmt: skip
    """From the rim at (x, y) up, looking right; her near arm reaches `hand` on the card."""
    f = c.at(x, y, s, 0, True, vol=28, det=0.65, wob=0.3, edge=0.27, rim=0.8, rimw=6, tex=0.18)
    m = f.paint(blob(*TRUNK), top)
    for i in range(7):
        for k in range(4):
            px, py = -40 + 30 * k + 15 * (i % 2), -150 + 26 * i
            f.flat(blob((px - 6, py), (px, py - 7), (px + 6, py), (px, py + 7)), top[-1], 0.5, clip=m)
    head = c.at(*f.pt(-10, -156), s * 0.92, -10, True, **f.defaults)
    profile(head, DEEP, "open")
    wrapped(head, wrap, 1.2)
    head.paint(ell(9, -50, 6, 11), BRASS, vol=3)
    sx, sy = f.pt(10, -128)
    ex, ey = f.pt(-26, -66)
    hx, hy = hand
    c.shade(taper((sx, sy + 10, 40 * s), (ex, ey + 10, 34 * s)), 0.32, 8, top[0])
    c.paint(
        taper((ex, ey, 28 * s), ((ex + hx) / 2, (ey + hy) / 2 + 4, 24 * s), (hx, hy, 19 * s)),
        DEEP, vol=9, wob=0.3, edge=0.27, rim=0.7, det=0.6,
    )  # fmt: skip
    c.paint(
        taper((sx, sy, 50 * s), ((sx + ex) / 2, (sy + ey) / 2, 48 * s), (ex, ey, 36 * s)),
        top, vol=16, wob=0.3, edge=0.27, rim=0.7, det=0.6,
    )  # fmt: skip


def basket_bear(c: Card, x: float, y: float, s: float, paw: tuple[float, float]) -> None:
    """From the rim at (x, y) up, looking left, its eye shut; its near paw lies at `paw`."""
    f = c.at(
        x, y, s, 0, False, vol=46, det=0.5, wob=0.5, edge=0.28, rim=0.8, rimw=6, tex=0.2, grad=(0.1, -0.2)
    )
    m = f.paint(blob(*SHOULDERS), BEAR)
    fur(c, f, m, int(900 * s * s), (0, -60))
    hx, hy = f.pt(-44, -226)
    bear_head(c, c.at(hx + 44 * s, hy + 282 * s, 0.76 * s))
    sx, sy = f.pt(30, -128)
    ex, ey = f.pt(-26, -50)
    hx, hy = paw
    arm = taper((sx, sy, 66 * s), ((sx + ex) / 2 + 6, (sy + ey) / 2 + 8, 60 * s), (ex, ey, 50 * s), (hx + 22, hy + 4, 36 * s), (hx, hy, 32 * s))  # fmt: skip
    c.shade(taper((sx - 6, sy + 14, 66 * s), (ex, ey + 16, 50 * s)), 0.4, 10, "#1a0a10")
    a = c.paint(arm, BEAR, vol=20, wob=0.4, edge=0.3, rim=0.8, det=0.55)
    c.marks(a, math.atan2(ey - sy, ex - sx), int(160 * s), 18 * s, 3, BEAR, jit=0.16)


def hand_on_paw(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A dark hand from the left that lies on the paw at (x, y)."""
    f = c.at(x, y, s, vol=6, det=0.85, wob=0.15, edge=0.3)
    f.paint(blob((-34, -22), (-8, -26), (16, -19), (20, -6), (-4, -2), (-34, -4)), DEEP)
    for k in range(3):
        f.line([(4, -20 + 6 * k), (18, -17 + 5 * k)], 1.8, DEEP[0], alpha=0.7)
