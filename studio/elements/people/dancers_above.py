"""Dancers seen from straight above, whirling; skirts that open like flowers; a bee; a hatch by which somebody has left."""

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


def _petals(r: float, n: int, deep: float, turn: float) -> Path:
    """A round outline with `n` scallops, whirled a little."""
    points = []
    for k in range(n * 4):
        a = turn + 2 * math.pi * k / (n * 4)
        bulge = r * (1 - deep * (0.5 - 0.5 * math.cos(2 * math.pi * k / 4)) ** 0.7)
        points.append((bulge * math.cos(a), bulge * math.sin(a)))
    return blob(*points)


def dancer_above(
    c: Card, x: float, y: float, r: float, skirt: Ramp, under: Ramp, turn: float = 0, petals: int = 9, skin: int = 0
) -> None:  # fmt: skip
    """Whirling at (x, y), her skirt `r` wide to each side, her arms out; `turn` in degrees."""
    f = c.at(x, y, r / 100, turn, vol=16, det=0.6, wob=0.4, edge=0.3, rim=0.7, rimw=4, tex=0.2)
    f.shade(ell(16, 22, 104, 100), 0.5, 14, "#08101c")
    low = f.paint(_petals(100, petals, 0.2, 0.0), skirt, vol=20)
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
    for side in (-1, 1):
        c.line(
            [(x + side * 30, y - r * 0.96), (x + side * 14 + 8, y + 20)], 8, "#3c1c0c", 0.95, clip=m, ends=1
        )
    for k in range(6):
        t = k / 6
        half, yy = 30 - 16 * t, y - r * 0.84 + (r * 0.84 + 14) * t**0.8
        c.line([(x - half + 8 * t, yy), (x + half + 8 * t, yy)], 7 - 3 * t, "#3c1c0c", 0.95, clip=m, ends=1)
    c.halo(x, y, r * 2.1, "#ffc060", 0.3)


def bee_above(c: Card, x: float, y: float, s: float = 1.0, turn: float = 0) -> None:
    """A bee as large as a dog, from above, its legs round what it sits on, its head up before it is turned."""
    f = c.at(x, y, s, turn, vol=14, det=0.8, wob=0.25, edge=0.3, rim=1, rimw=4)
    f.shade(ell(12, 20, 40, 66), 0.5, 12, "#08101c")
    for side in (-1, 1):
        for ya, yb in ((-26, -54), (-12, -4), (2, 34)):
            f.line([(side * 16, ya), (side * 40, (ya + yb) / 2 - 8), (side * 52, yb)], 6, "#1c100c", alpha=1)
        f.line([(side * 8, -62), (side * 20, -86), (side * 30, -90)], 4, "#1c100c", alpha=1)
    body = f.paint(
        blob((-28, 4), (0, -6), (28, 4), (33, 34), (20, 70), (0, 90, "c"), (-20, 70), (-33, 34)),
        ["#6a3408", "#d88c1c", "#fcd050", "#fff0a8"], vol=26,
    )  # fmt: skip
    for y0 in (20, 42, 62):
        f.line([(-34, y0), (0, y0 + 7), (34, y0)], 11, "#20120c", alpha=1, clip=body, ends=0.9)
    fur = f.paint(ell(0, -24, 28, 27), ["#4c2808", "#a46c1c", "#e8b44c", "#fce8a0"], vol=20, tex=0.4)
    c.marks(fur, f.angle(math.pi / 2), 90, 16 * s, 3, jit=0.4)
    f.paint(ell(0, -56, 21, 17), ["#100a0a", "#382014", "#845828"], vol=12)
    for side in (-1, 1):
        f.paint(ell(side * 16, -60, 8, 11, side * 24), ["#0c0a10", "#282430", "#7c7c90"], vol=6)
        wing = blob((side * 10, -16), (side * 50, -18), (side * 86, 22), (side * 70, 48), (side * 30, 24))
        w = f.flat(wing, "#f4f8ff", 0.55, 1)
        for t in (0.3, 0.7):
            f.line([(side * 12, -14), (side * (50 + 24 * t), 6 + 30 * t)], 2, "#6c7c94", alpha=0.7, clip=w)
        f.line([(side * 10, -16), (side * 50, -18), (side * 86, 22), (side * 70, 48), (side * 30, 24)], 2, "#5c6c84", alpha=0.7)  # fmt: skip


def left_slippers(c: Card, x: float, y: float, s: float = 1.0, turn: float = 0) -> None:
    """A pair of slippers from above, neatly side by side."""
    f = c.at(x, y, s, turn, vol=8, det=0.8, wob=0.2, edge=0.3, rim=0.8)
    for dx in (-15, 15):
        f.shade(ell(dx + 5, 6, 13, 32), 0.5, 5, "#08101c")
        f.paint(blob((dx - 11, -22), (dx, -34), (dx + 11, -22), (dx + 9, 20), (dx, 30), (dx - 9, 20)), ["#5c0c18", "#b82430", "#f46c5c", "#ffd0b0"])  # fmt: skip
        f.flat(
            blob((dx - 7, -2), (dx, -8), (dx + 7, -2), (dx + 6, 18), (dx, 24), (dx - 6, 18)), "#3c0c14", 0.85
        )
