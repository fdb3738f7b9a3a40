"""A hall under the ground: a strip of snow on top, loam with stones, a warm vault dug out of it, roots and benches."""

import math
from typing import Any

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.plants.bulbs_choir import hanging_root
from studio.paint import Card
from studio.palettes import SNOW
from studio.shapes import blob, ell, taper

LOAM: Ramp = ["#140a10", "#2e1820", "#54302c", "#8c5a44"]
TREAD: Ramp = ["#34191c", "#643a30", "#9c6448", "#d89870"]
HALL: Ramp = ["#1c0e18", "#44222c", "#7c463e", "#c88468", "#f8c89c"]
PEBBLE: Ramp = ["#2c1c20", "#5c4440", "#988070"]
PODIUM: Ramp = ["#34282c", "#6c5c58", "#b8a08c"]
ROOTS = (
    ((90, 210, 30), (104, 330, 26), (60, 470, 22), (76, 620, 16), (50, 800, 6)),
    ((710, 210, 32), (700, 330, 28), (744, 470, 22), (724, 640, 15), (756, 820, 6)),
    ((270, 205, 22), (250, 300, 20), (206, 400, 14), (216, 486, 4)),
    ((540, 205, 22), (560, 300, 18), (606, 392, 13), (592, 480, 4)),
    ((400, 205, 14), (410, 290, 12), (390, 360, 9), (398, 420, 3)),
    ((170, 205, 20), (176, 300, 16), (130, 400, 12), (140, 500, 4)),
    ((630, 205, 18), (640, 300, 15), (672, 410, 10), (660, 500, 4)),
)


def snow_strip(c: Card) -> None:
    """Snow across the page, a hand's breadth of it, from 140 to 230."""
    top = ((-20, 150, "c"), (140, 138), (320, 150), (520, 136), (700, 148), (820, 140, "c"))
    strip = blob(*top, (820, 230, "c"), (-20, 230, "c"))
    c.paint(strip, SNOW, vol=20, amb=0.45, edge=0, light=(300, 20, 200))


def root_hall(c: Card) -> None:
    """Loam from 190 down, the vault in the middle of the page, and the roots that hang into it."""
    top = ((-20, 196, "c"), (120, 188), (300, 200), (500, 186), (680, 198), (820, 190, "c"))
    crust = blob(*top, (820, 1240, "c"), (-20, 1240, "c"))
    m = c.paint(crust, LOAM, vol=10, amb=0.3, edge=0.2, tex=0.4, light=(400, 300, 300))
    c.marks(m, lambda x, _: 0.4 * np.sin(x / 60), 700, 26, 5, jit=0.1, alpha=0.4)
    for px, py in c.scatter(m, 60):
        c.paint(ell(px, py, c.rng.uniform(4, 12), c.rng.uniform(3, 7)), PEBBLE, vol=4, wob=1)
    left = ((44, 1240, "c"), (40, 800), (70, 560), (160, 410), (290, 344))
    right = ((510, 344), (640, 410), (730, 560), (760, 800), (756, 1240, "c"))
    vault = blob(*left, (400, 326), *right)
    c.shade(vault, 0.6, 16, "#0c060c")
    v = c.paint(vault, HALL, vol=60, amb=0.16, gain=0.6, edge=0.2, tex=0.16, lump=0.06, light=(400, 960, 280))
    c.darken(v * (1 - c.radial(400, 660, 120, 400)), LOAM[0], 0.55)
    for k in range(4):
        _dug_course(c, v, 1 - 0.13 * k)
    for root in ROOTS:
        hanging_root(c, root)


def _dug_course(c: Card, vault: Arr, k: float) -> None:
    """One arch of the vault as it was dug, `k` of its size: a soft shadow with a lit lip under it."""
    arch = [(400 + 350 * k * math.cos(t), 760 - 420 * k * math.sin(t)) for t in np.linspace(0.1, 3.04, 24)]
    c.shade(taper(*[(x, y - 10, 26) for x, y in arch]), 0.3, 12, LOAM[0], clip=vault)
    c.line([(x, y + 8) for x, y in arch], 7, "#e09c78", 0.22, 3, clip=vault, ends=0.2)


def earth_bench(c: Card, x: float, y: float, half: float, fog: float = 0) -> None:
    """A bench of earth, bowed towards us, the middle of its edge at (x, y), `half` to each side."""
    edge = ((x + half + 84, y + 46), (x + half * 0.5, y + 26), (x, y + 20), (x - half * 0.5, y + 26))
    end = (x - half - 84, y + 46)
    over = ((x - half - 66, y + 16), (x - half * 0.5, y - 10), (x, y - 16), (x + half * 0.5, y - 10))
    under = (*edge, end, (x - half - 80, y + 130), (x, y + 124), (x + half + 80, y + 130))
    how: dict[str, Any] = {"edge": 0.15, "fog": fog, "fogcol": "#7c463e", "light": (x, y - 120, 160)}
    m = c.paint(blob(*under), LOAM, vol=16, amb=0.12, tex=0.3, **how)
    c.marks(m, 0.0, 90, 30, 4, jit=0.1, alpha=0.35)
    top = blob(*over, (x + half + 66, y + 16), *edge, end)
    c.paint(top, TREAD, vol=4, amb=0.4, tex=0.24, **how)
    c.shade(taper((*end, 6), *[(px, py + 9, 16) for px, py in reversed(edge)]), 0.5, 6, LOAM[0])


def hall_floor(c: Card) -> None:
    """The loam in front, from about 1060 down."""
    top = ((-20, 1090), (200, 1064), (400, 1056), (600, 1064), (820, 1090))
    floor = blob(*top, (820, 1240, "c"), (-20, 1240, "c"))
    c.paint(floor, LOAM, vol=16, amb=0.3, edge=0.1, tex=0.35, light=(400, 1000, 160))


def stone_podium(c: Card, x: float, y: float) -> None:
    """A flat stone for a conductor, its foot at (x, y), 166 wide."""
    c.shade(ell(x, y + 18, 120, 14), 0.6, 8, LOAM[0])
    side = (
        (x - 96, y - 16),
        (x, y - 24),
        (x + 96, y - 16),
        (x + 104, y + 14),
        (x, y + 30),
        (x - 104, y + 14),
    )
    c.paint(blob(*side), PODIUM, vol=12, wob=1, amb=0.2, gain=0.7)
    c.paint(ell(x, y - 14, 98, 19), PODIUM[1:], vol=3, wob=0.8, amb=0.45, edge=0.1)
