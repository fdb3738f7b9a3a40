"""A cliff in the mist with great combs hanging under its overhang, and far ridges below."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, poly

ROCK: Ramp = ["#2c2c3c", "#64605c", "#a49884", "#e0d0ac"]
COMB: Ramp = ["#5c2c08", "#b46c14", "#ecb038", "#fff0a8"]
RIDGES = ((690, "#a8c4c4"), (790, "#7cacac"), (890, "#548c8c"))


def misty_valley(c: Card) -> None:
    """Sky, cloud, ridge behind ridge in mist."""
    c.sky([(0, "#6cacc4"), (260, "#b0d4d0"), (520, "#f0ecd4"), (720, "#f4ecd0"), (1200, "#c0d4c0")])
    c.clouds(240, 640, "#b4c8cc", "#fffaf0", cover=0.5, cell=150, a=0.8, sx=2)
    for y, col in RIDGES:
        pts = [
            (x, y + 46 * math.sin(x / 97 + y) + 24 * math.sin(x / 41 + y * 2)) for x in range(-40, 881, 40)
        ]
        c.paint(
            poly([(-40, 1260), *pts, (880, 1260)]),
            [col, col, "#e4ecdc"],
            vol=16,
            wob=1.2,
            edge=0.05,
            tex=0.26,
        )
        c.fogband(y + 70, 46, "#f0f0e0", 0.7)


def overhang(c: Card) -> None:
    """The cliff: from the left edge over our heads, and down the left side."""
    m = c.paint(
        blob((-60, -60), (860, -60), (850, 40), (700, 96), (560, 120), (430, 190), (352, 330), (300, 520), (318, 700), (250, 900), (276, 1080), (220, 1260), (-60, 1260)),
        ROCK, vol=60, tex=0.36, lump=0.5, wob=1.6, edge=0.2,
    )  # fmt: skip
    c.marks(m, lambda x, y: 1.2 + 0.5 * (x > 350) + 0 * y, 900, 46, 4, jit=0.12, alpha=0.5)
    for k in range(9):
        x, y = 60 + (k * 97) % 220, 160 + k * 118
        c.line([(x, y), (x + 34, y + 60), (x + 12, y + 130)], 4, ROCK[0], 0.5, clip=m)
    for x, y in ((250, 620), (210, 930), (300, 420), (130, 1080), (60, 760)):
        g = c.paint(ell(x, y, 44, 14), ["#1c3c28", "#4c7c40", "#a0bc60"], vol=5, wob=2, clip=m)
        c.marks(g, 1.4, 40, 22, 3, jit=0.16)


def comb(c: Card, x: float, y: float, w: float, h: float) -> list[tuple[float, float, float]]:
    """A half-moon of comb hanging from (x, y); returns the places and sizes of its cells."""
    c.shade(
        blob(
            (x - w / 2 + 20, y + 10),
            (x + w / 2 + 20, y + 10),
            (x + w * 0.3 + 20, y + h * 0.8),
            (x + 20, y + h + 14),
            (x - w * 0.3 + 10, y + h * 0.8),
        ),
        0.35,
        12,
    )
    m = c.paint(
        blob(
            (x - w / 2, y - 10),
            (x, y - 24),
            (x + w / 2, y - 10),
            (x + w * 0.46, y + h * 0.46),
            (x + w * 0.22, y + h * 0.86),
            (x, y + h),
            (x - w * 0.22, y + h * 0.86),
            (x - w * 0.46, y + h * 0.46),
        ),
        COMB,
        vol=40,
        tex=0.26,
        wob=1,
        edge=0.26,
        rim=0.8,
    )
    cells = []
    r = 33
    for row in range(int(h / (r * 1.5)) + 1):
        for k in range(-5, 6):
            cx, cy = x + k * r * 1.74 + (row % 2) * r * 0.87, y + 24 + row * r * 1.5
            if ((cx - x) / (w * 0.45)) ** 2 + ((cy - y) / (h * 0.84)) ** 2 < 0.74:
                hexagon = poly(
                    [
                        (cx + r * 0.9 * math.cos(math.radians(a)), cy + r * 0.9 * math.sin(math.radians(a)))
                        for a in range(30, 390, 60)
                    ]
                )
                c.paint(hexagon, ["#3c1c08", "#7c4410", "#c88420"], vol=6, wob=0.5, clip=m, edge=0.35)
                cells.append((cx, cy, r * 0.8))
    return cells


def sleeper_in_cell(c: Card, x: float, y: float, r: float, kind: int) -> None:
    """Somebody curled up asleep in a cell, under a blanket, in a little light."""
    c.halo(x, y, r * 2.2, "#ffd878", 0.45)
    f = c.at(x, y, r / 30, 0, kind % 2 == 1, vol=6, det=0.8, wob=0.15, edge=0.26)
    cloth: Ramp = (
        ["#3c1430", "#a04468", "#f0a0a8"],
        ["#142c54", "#4474a8", "#b0d4ec"],
        ["#1c4430", "#5c9c64", "#cce8a8"],
        ["#5c1c10", "#d0542c", "#fcb07c"],
    )[kind % 4]
    skin: Ramp = (
        ["#341812", "#74422c", "#b07448"],
        ["#6c3c28", "#c48c60", "#f0c898"],
        ["#1c0e12", "#4a281e", "#8c5c40"],
    )[kind % 3]
    f.paint(blob((-18, 8), (-8, -6), (10, -8), (23, 2), (20, 16), (0, 20), (-16, 18)), cloth)
    f.paint(ell(-14, -4, 9.4, 9), skin, vol=5)
    f.paint(
        blob((-24, -6), (-18, -15), (-8, -14), (-4, -6), (-12, -9)), ["#0c0a14", "#2c2024", "#6c5c54"], vol=3
    )
    f.line([(-19, -2), (-16, -0.6), (-13, -2)], 1.4, "#140a0c", alpha=1)


def bees(c: Card, places: tuple[tuple[float, float, float], ...], n: int = 60) -> None:
    """Swarms: specks, thick in the middle."""
    for x, y, r in places:
        for k in range(n):
            a, d = k * 2.39996, r * math.sqrt(k / n)
            px, py = x + d * math.cos(a), y + d * math.sin(a) * 0.7
            c.paint(ell(px, py, 3.4, 2.2), ["#1c1008", "#5c3c10", "#d8a030"], vol=1.5, wob=0.1)
