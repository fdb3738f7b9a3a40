"""Dancers seen from straight above, whirling; skirts that open like flowers; one still a bud; a hatch by which somebody has left."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import Path, blob, ell, taper

HAIR: Ramp = ["#0c0a14", "#221a20", "#483838", "#80685c"]
SKINS: tuple[Ramp, ...] = (
    ["#341812", "#74422c", "#b07448", "#e0ac7c"],
    ["#1c0e12", "#4a281e", "#7e4c34", "#bc845c"],
    ["#54301f", "#a4704a", "#d8a674", "#f6d8a8"],
)


def _petals(r: float, n: int, deep: float, turn: float, gone: tuple[int, ...] = ()) -> Path:
    """A round outline with `n` scallops, whirled a little; of the petals `gone` only a stump is left."""
    points = []
    for k in range(n * 4):
        a = turn + 2 * math.pi * k / (n * 4)
        bulge = r * (1 - deep * (0.5 - 0.5 * math.cos(2 * math.pi * k / 4)) ** 0.7)
        bulge *= 0.56 if (k + 2) // 4 % n in gone else 1
        points.append((bulge * math.cos(a), bulge * math.sin(a)))
    return blob(*points)


def dancer_above(
    c: Card, x: float, y: float, r: float, skirt: Ramp, under: Ramp, turn: float = 0, petals: int = 9, skin: int = 0,
    gone: tuple[int, ...] = (),
) -> None:  # fmt: skip
    """Whirling at (x, y), her skirt `r` wide to each side, her arms out; `turn` in degrees; petals `gone` were plucked."""
    f = c.at(x, y, r / 100, turn, vol=16, det=0.6, wob=0.4, edge=0.3, rim=0.7, rimw=4, tex=0.2)
    f.shade(ell(16, 22, 104, 100), 0.5, 14, "#08101c")
    low = f.paint(_petals(100, petals, 0.2, 0.0, gone), skirt, vol=20)
    for k in range(petals * 2):
        a = 2 * math.pi * k / (petals * 2)
        b = a + 0.32
        f.line(
            [(34 * math.cos(a), 34 * math.sin(a)), (66 * math.cos(a + 0.12), 66 * math.sin(a + 0.12)), (97 * math.cos(b), 97 * math.sin(b))],
            4 if k % 2 else 2.4, skirt[0] if k % 2 else skirt[-1], alpha=0.5, clip=low,
        )  # fmt: skip
    ring = [(86 * math.cos(t / 24 * math.pi), 86 * math.sin(t / 24 * math.pi)) for t in range(49)]
    f.line(ring, 6, under[2], alpha=0.85, clip=low, ends=1)
    f.shade(_petals(70, petals, 0.2, 0.5), 0.35, 7, skirt[0], clip=low)
    top = f.paint(_petals(62, petals, 0.22, 0.4), under, vol=16)
    for k in range(petals):
        a = 0.4 + 2 * math.pi * k / petals
        f.line(
            [(20 * math.cos(a), 20 * math.sin(a)), (60 * math.cos(a + 0.3), 60 * math.sin(a + 0.3))],
            3, under[0], alpha=0.5, clip=top,
        )  # fmt: skip
    tone = SKINS[skin % 3]
    for side in (-1, 1):
        f.shade(
            taper((side * 12, 8, 20), (side * 50, -2 + 8 * side, 14), (side * 76, -20 + 8 * side, 10)), 0.4, 5
        )
        f.paint(
            taper((side * 12, 0, 17), (side * 46, -8 + 8 * side, 13), (side * 74, -28 + 8 * side, 9)),
            tone,
            vol=7,
        )
        f.paint(ell(side * 78, -32 + 8 * side, 7, 9, side * 40), tone, vol=4)
    f.paint(ell(0, 2, 30, 19), skirt, vol=12)
    f.shade(ell(3, 5, 19, 19), 0.4, 5)
    f.paint(ell(0, -3, 17, 19), HAIR, vol=14)
    f.line([(0, -21), (0, -4), (1, 10)], 1.6, HAIR[3], alpha=0.6)
    f.paint(ell(1, 13, 9, 8), HAIR, vol=6)
    f.paint(ell(-10, 6, 5), BRASS if skin % 2 else ["#7c1020", "#e04848", "#ffc0a0"], vol=3)


def hatch_above(c: Card, x: float, y: float, r: float) -> None:
    """A round hatch in the paving, open: its stone lid beside it, a ladder that goes down into warm light."""
    stone: Ramp = ["#1c2840", "#44587c", "#8098b4", "#ccdce4"]
    lx, ly = x + r * 0.95, y + r * 1.1
    c.shade(ell(lx + 12, ly + 16, r * 0.98, r * 0.96), 0.5, 12, "#08101c")
    lid = c.paint(ell(lx, ly, r * 0.94), stone, vol=9, tex=0.3, wob=0.5, edge=0.3, rim=0.8)
    c.paint(ell(lx, ly, r * 0.2), ["#181420", "#4c4450", "#9c94a0"], vol=5, wob=0.3, clip=lid, edge=0.3)
    c.paint(ell(x, y, r * 1.14), stone, vol=8, tex=0.3, wob=0.4, edge=0.3, rim=0.8)
    m = c.paint(ell(x, y, r), ["#301008", "#843c10", "#d88428"], vol=2, amb=0.3, wob=0.4, edge=0.3)
    c.flat(ell(x + 4, y + 8, r * 0.74), "#f8b44c", 0.7, 20, clip=m)
    c.flat(ell(x + 8, y + 14, r * 0.42), "#fff0b8", 0.9, 14, clip=m)
    c.flat(ell(x, y - r * 0.86, r * 0.9, r * 0.34), "#2c0e06", 0.55, 12, clip=m)
    wood = "#5c2c10"
    for k in range(6):
        t = k / 5
        half, yy = 0.4 * r - 0.2 * r * t, y - r * 1.02 + r * 1.3 * t**0.75
        c.line([(x - half + 8 * t, yy), (x + half + 8 * t, yy)], 9 - 4.5 * t, wood, 1, ends=1)
    for side in (-1, 1):
        rail = taper((x + side * 0.43 * r, y - r * 1.3, 7), (x + side * 0.3 * r + 4, y - r * 0.5, 4.6), (x + side * 0.19 * r + 8, y + r * 0.34, 2.6))  # fmt: skip
        c.shade(ell(x + side * 0.43 * r + 4, y - r * 1.2, 9, 16), 0.4, 4)
        c.paint(rail, ["#3c1a08", "#84481c", "#c8843c", "#f4c880"], vol=4, wob=0.2, edge=0.3)
    c.halo(x, y, r * 2.1, "#ffc060", 0.3)


def bud_above(c: Card, x: float, y: float, r: float, leaf: Ramp, skirt: Ramp, turn: float = 0) -> None:
    """One who has not opened yet: her skirt folded up round her, petal over petal, out of green sepals; only her hair shows."""
    f = c.at(x, y, r / 100, turn, vol=22, det=0.6, wob=0.3, edge=0.3, rim=0.9, rimw=4, tex=0.2)
    f.shade(ell(20, 28, 92, 88), 0.55, 14, "#08101c")
    for k in range(5):
        a = 2 * math.pi * k / 5
        u, v = math.cos(a), math.sin(a)
        f.paint(
            blob((40 * u - 34 * v, 40 * v + 34 * u), (84 * u - 20 * v, 84 * v + 20 * u), (118 * u, 118 * v, "c"), (84 * u + 20 * v, 84 * v - 20 * u), (40 * u + 34 * v, 40 * v - 34 * u)),
            leaf, vol=10,
        )  # fmt: skip
        f.line([(50 * u, 50 * v), (108 * u, 108 * v)], 3, leaf[3], alpha=0.5)
    for ring, size, n in ((46, 42, 6), (27, 34, 5)):
        for k in range(n):
            a = 2 * math.pi * k / n + ring
            px, py = ring * math.cos(a), ring * math.sin(a)
            f.shade(ell(px + 4, py + 6, size, size * 0.82, math.degrees(a) + 50), 0.4, 6, skirt[0])
            f.paint(ell(px, py, size, size * 0.8, math.degrees(a) + 50), skirt, vol=20)
            b = a + 0.5
            f.line([(px - 8 * math.cos(b), py - 8 * math.sin(b)), (px + size * 0.8 * math.cos(b), py + size * 0.8 * math.sin(b))], 3, skirt[0], alpha=0.45)  # fmt: skip
    f.shade(ell(0, 0, 29, 28), 0.7, 6, skirt[0])
    f.paint(ell(0, -1, 22, 23), HAIR, vol=14)
    f.line([(0, -23), (0, -4), (1, 12)], 2, HAIR[3], alpha=0.6)
    f.paint(ell(1, 13, 10, 9), HAIR, vol=6)
    f.line([(-9, 13), (1, 6), (11, 13)], 3, skirt[3], alpha=0.9)


def loose_petal(c: Card, x: float, y: float, r: float, skirt: Ramp, edge: str, turn: float) -> None:
    """A petal of a skirt on the ground, its foot at (x, y)'s left when `turn` is 0."""
    f = c.at(x, y, r / 100, turn, vol=10, det=0.6, wob=0.3, edge=0.3, rim=0.8, rimw=3, tex=0.2)
    petal = blob((-50, -10), (-6, -31), (26, -26), (54, 0, "c"), (26, 26), (-6, 31), (-50, 10))
    f.shade(ell(9, 13, 50, 30), 0.5, 6, "#08101c")
    m = f.paint(petal, skirt, vol=14)
    for dy in (-12, 0, 12):
        f.line([(-44, dy * 0.3), (0, dy * 0.9), (40, dy * 0.6)], 3, skirt[0], alpha=0.5, clip=m)
    f.line([(22, -30), (38, 0), (22, 30)], 6, edge, alpha=0.85, clip=m)


def left_slippers(c: Card, x: float, y: float, s: float = 1.0, turn: float = 0) -> None:
    """A pair of slippers from above, neatly side by side."""
    f = c.at(x, y, s, turn, vol=8, det=0.8, wob=0.2, edge=0.3, rim=0.8)
    for dx in (-15, 15):
        f.shade(ell(dx + 5, 6, 13, 32), 0.5, 5, "#08101c")
        f.paint(blob((dx - 11, -22), (dx, -34), (dx + 11, -22), (dx + 9, 20), (dx, 30), (dx - 9, 20)), ["#5c0c18", "#b82430", "#f46c5c", "#ffd0b0"])  # fmt: skip
        f.flat(
            blob((dx - 7, -2), (dx, -8), (dx + 7, -2), (dx + 6, 18), (dx, 24), (dx - 6, 18)), "#3c0c14", 0.85
        )
