"""A clock tower whose face has lost its hands, seen a little from its right."""

import math

from studio.elements.buildings.town_square import LIME, TILE
from studio.paint import Card
from studio.palettes import BRASS, WALNUT
from studio.shapes import Path, arch, ell, poly, rect

SHADY = ["#4c4068", "#7c6c84", "#a89490", "#c8b49c"]
TILE_SHADY = ["#3c1828", "#743038", "#a85444", "#cc7c5c"]
PAW = ((36, 44, 12, 10), (20, 32, 4.5, 6), (31, 25, 4.5, 6), (43, 26, 4.5, 6), (52, 35, 4.5, 6))
HALF, SIDE = 136, 40  # half the front, the width of the shaded side as we see it


def bare_clock_tower(c: Card, x: float) -> None:
    """A square tower from its roof at 50 down to 900, the middle of its front at `x`, its face at 338, a door below."""
    right, far = x + HALF, x + HALF + SIDE
    side = c.paint(
        poly([(right - 4, 170), (far, 164), (far, 886), (right - 4, 900)]),
        SHADY,
        vol=4,
        amb=0.4,
        wob=0.3,
        tex=0.3,
    )
    front = c.paint(
        rect(x - HALF, 170, right, 900), LIME, vol=5, amb=0.55, wob=0.3, tex=0.3, grad=(0.06, -0.06)
    )
    for y in range(528, 890, 40):
        step = (y // 40 % 2) * 30
        for left in range(int(x - HALF) - 20 + step, int(right), 62):
            c.line([(left, y), (left + 44, y + 1)], 2.2, LIME[0], 0.4, clip=front)
            c.line([(left + 52, y + 2), (left + 52, y + 36)], 2, LIME[0], 0.3, clip=front)
        c.line([(right, y), (far, y - 3)], 2, SHADY[0], 0.4, clip=side)
    c.line([(right - 2, 190), (right - 1, 560), (right - 2, 896)], 4, "#fff4d4", 0.55, ends=0.8)
    for y in (168, 496):
        _cornice(c, x, y)
    _roof(c, x)
    bare_clock_face(c, x, 338)
    _opening(c, arch(x - 24, 578, x + 24, 668))
    _door(c, x, 894)


def _cornice(c: Card, x: float, y: float) -> None:
    """A ledge round front and side, and the shade below it."""
    right, far = x + HALF, x + HALF + SIDE
    c.shade(
        poly([(x - HALF, y + 20), (right, y + 20), (right, y + 44), (x - HALF, y + 50)]), 0.45, 5, "#5c4458"
    )
    c.shade(poly([(right, y + 20), (far, y + 18), (far, y + 40), (right, y + 44)]), 0.4, 4, "#2c2040")
    c.paint(
        poly([(right + 12, y - 2), (far + 12, y - 6), (far + 12, y + 18), (right + 12, y + 24)]),
        SHADY,
        vol=4,
        wob=0.3,
    )
    c.paint(rect(x - HALF - 14, y - 2, right + 14, y + 24, 4), LIME, vol=7, amb=0.45, wob=0.3, rim=0.6)


def _roof(c: Card, x: float) -> None:
    """A low pyramid, the lit plane and the shaded one, with a brass ball on its tip."""
    top, left, right, far = (x + 14.0, 58.0), x - HALF - 22, x + HALF + 20, x + HALF + SIDE + 20
    c.paint(poly([(right - 4, 172), top, (far, 164)]), TILE_SHADY, vol=6, wob=0.4, tex=0.3)
    m = c.paint(poly([(left, 172), top, (right, 172)]), TILE, vol=6, amb=0.5, wob=0.4, tex=0.3)
    for t in (0.3, 0.5, 0.68, 0.85):
        y = top[1] + (172 - top[1]) * t
        a, b = top[0] + (left - top[0]) * t, top[0] + (right - top[0]) * t
        c.line(
            [(u, y + 3 * math.sin(u / 8)) for u in range(int(a), int(b), 8)],
            3.4,
            TILE[0],
            0.45,
            0.4,
            clip=m,
            ends=1,
        )
    c.paint(ell(top[0], 56, 9), BRASS, vol=7, wob=0.2, rim=0.5)


def _opening(c: Card, shape: Path) -> None:
    """A narrow window in the thickness of the wall."""
    m = c.paint(shape, ["#2c2438", "#4c4058", "#7c7080"], vol=5, wob=0.3)
    b = shape.getBounds()
    c.paint(rect(b.right() - 9, b.top(), b.right() + 4, b.bottom()), LIME, vol=2, amb=0.7, clip=m, edge=0)
    c.paint(rect(b.left() - 8, b.bottom(), b.right() + 8, b.bottom() + 9, 2), LIME, vol=4, wob=0.3, rim=0.4)


def _door(c: Card, x: float, y: float) -> None:
    """The door at the foot, shut, on two steps."""
    c.paint(arch(x - 42, y - 142, x + 42, y), LIME, vol=5, amb=0.7, wob=0.3, edge=0.3)
    m = c.paint(arch(x - 31, y - 130, x + 31, y), WALNUT, vol=4, wob=0.3)
    c.shade(rect(x - 31, y - 134, x - 16, y), 0.4, 5, clip=m)
    for dx in (-12, 8):
        c.line([(x + dx, y - 124), (x + dx, y)], 2, WALNUT[0], 0.7, clip=m)
    c.paint(ell(x + 18, y - 56, 4.5), BRASS, vol=3)
    c.paint(rect(x - 52, y - 6, x + 52, y + 8, 2), LIME, vol=4, wob=0.3, rim=0.5)


def bare_clock_face(c: Card, x: float, y: float) -> None:
    """A face 256 across with nothing on it but the hours, a hole in the middle and one paw-mark."""
    face = c.at(x, y, 1.1, wob=0.25, edge=0.3)
    face.shade(ell(7, 10, 117), 0.5, 8, "#5c4458")
    face.paint(ell(0, 0, 116), BRASS, vol=10, rim=0.5)
    face.paint(ell(0, 0, 101), ["#8c8478", "#c4b89c", "#ece0c0"], vol=6, amb=0.6, gain=0.5, tex=0.25)
    for i in range(12):
        a = i * math.pi / 6
        face.flat(ell(84 * math.sin(a), -84 * math.cos(a), 7 if i % 3 == 0 else 4), "#3c3448", 0.9, det=0.8)
    for a, long in ((0.35, 62), (-0.22, 74)):  # paler where the hands used to be
        face.line([(0, 0), (long * math.sin(a), -long * math.cos(a))], 9, "#fff8e0", alpha=0.5, ends=0.6)
    face.shade(ell(2, 3, 24), 0.35, 6, "#5c4458")
    face.paint(ell(0, 0, 15), BRASS, vol=6, det=0.8)
    face.flat(ell(0, 0, 7), "#1c1420", 1, 0.6, det=1)
    for px, py, rx, ry in PAW:
        face.flat(ell(px, py, rx, ry), "#5c3c34", 0.8, 0.8, det=0.9, wob=0.3)
