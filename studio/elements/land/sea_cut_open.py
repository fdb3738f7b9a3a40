"""The sea by night, cut open: moonlight on its surface, shafts of it below, an island's rock from crest to bed."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.land.water import waves
from studio.paint import Card
from studio.shapes import Point, blob, curve, ell, poly, taper

DEEP = ["#03101a", "#072430", "#0f4450", "#2c7478", "#7cbca8"]
ROCK = ["#08141e", "#16303a", "#2c5254", "#7c9880"]
ISLE: Ramp = ["#0a1022", "#1e2a42", "#48566a", "#a4a898", "#e8dcb4"]
DROWNED: Ramp = ["#04101a", "#0a2530", "#1c3f44", "#5c6248", "#b08c54"]
TURF: Ramp = ["#0c1c28", "#20403c", "#4c6c54", "#a8b488"]
FAR, WATERLINE = 610.0, 654.0
# the boulders of the island's root: middle, half width and height, turn
BOULDERS = (
    (590, 690, 46, 40, 8), (680, 684, 60, 34, -6), (770, 700, 62, 44, 10), (620, 756, 62, 40, -10), (726, 762, 66, 46, 6),
    (572, 824, 44, 46, 4), (800, 830, 60, 50, -8), (652, 846, 60, 60, 8), (746, 872, 60, 60, -4), (566, 912, 64, 50, -14),
    (668, 944, 70, 46, 6), (540, 984, 56, 50, 4),
)  # fmt: skip
Light = tuple[float, float, float]


def sea_surface(c: Card, x: float) -> None:
    """The strip of water between the horizon at 610 and the cut at 654, with the moon's path under `x`."""
    strip = poly([(-30, FAR), (830, FAR), (830, WATERLINE + 8), (-30, WATERLINE + 8)])
    m = c.paint(strip, ["#0e2440", "#1c4060", "#3c7088", "#84b0ac"], vol=2, amb=0.36, gain=0.5, edge=0, wob=0.3, light=(x, FAR - 60, 60))  # fmt: skip
    c.haze(FAR + 4, FAR - 26, "#6c8ca0", 0.5)
    c.flat(poly([(x - 40, FAR), (x + 40, FAR), (x + 130, WATERLINE + 6), (x - 130, WATERLINE + 6)]), "#e8d8a0", 0.34, 14, clip=m)  # fmt: skip
    for _ in range(90):
        u = c.rng.random()
        y, spread = FAR + 3 + (WATERLINE - FAR) * u, 26 + 96 * u
        at = x + spread * float(np.clip(c.rng.normal(0, 0.55), -1.4, 1.4))
        w = c.rng.uniform(7, 16) * (0.5 + 0.9 * u)
        c.line(
            [(at - w, y), (at, y - 1), (at + w, y)],
            1.4 + 1.8 * u,
            "#fff0c0",
            c.rng.uniform(0.5, 0.95),
            0.3,
            det=0.5,
        )


def island_crest(c: Card, light: Light) -> Arr:
    """An island's rock above the water at the right edge of the page: a low ledge at 606, then two steps up."""
    steps = (
        (566, 622),
        (572, 608, "c"),
        (648, 606, "c"),
        (660, 584),
        (672, 574, "c"),
        (716, 572, "c"),
        (728, 548),
    )
    rock = blob((548, 662, "c"), (556, 640), *steps, (736, 540, "c"), (830, 536, "c"), (830, 700, "c"))
    c.shade(poly([(548, 650), (540, 640), (640, 640), (640, 662), (520, 662)]), 0.5, 5, "#081428")
    m = c.paint(rock, ISLE, vol=14, amb=0.22, light=light, edge=0.15, rim=0.6, tex=0.34, lump=0.35)
    for way in (
        ((652, 606), (664, 628), (656, 656)), ((604, 612), (612, 634), (602, 658)), ((720, 574), (732, 604), (722, 640)),
        ((762, 548), (776, 590), (764, 650)), ((690, 578), (684, 604), (694, 640)),
    ):  # fmt: skip
        side = [(px + 15, py) for px, py in way]
        c.shade(poly([*curve(*way), *curve(*side)[::-1]]), 0.55, 3, "#0a1024", clip=m)
    for x0, x1, y in ((570, 650, 607), (668, 718, 574), (734, 830, 539)):
        c.paint(
            taper((x0, y + 3, 7), ((x0 + x1) / 2, y + 1, 10), (x1, y + 3, 8)), TURF, vol=3, amb=0.45, wob=1.4
        )
    return m


def foam_at_the_shore(c: Card) -> None:
    """Where the surface laps at that island."""
    for way, w in ((((536, 660), (552, 652), (560, 645)), 4.0), (((512, 652), (532, 655), (548, 650)), 2.4)):
        c.line(curve(*way), w, "#dcecdc", 0.7, 0.6, ends=0.4)


def open_sea(c: Card, moon: float) -> None:
    """The water below 654, with its line of foam; the strongest shafts of light stand under `moon`."""
    y = WATERLINE
    line = curve((-30, y), (120, y + 5), (300, y - 3), (520, y + 5), (830, y))
    f = c.at(0, 0, vol=3, amb=0.2, gain=0.6, edge=0, tex=0.15, light=(moon, 560, 160), grad=(0.26, -0.4))
    m = f.paint(poly([*line, (830, 1240), (-30, 1240)]), DEEP)
    c.marks(m, 0.05, 500, 60, 5, jit=0.07, alpha=0.5)
    for dx, w, a in ((-150, 26, 0.12), (-76, 44, 0.22), (6, 60, 0.3), (92, 34, 0.18), (168, 20, 0.1)):
        x = moon + dx
        c.beam([(x - w, y + 6), (x + w, y + 6), (x + w + dx * 0.4 + 30, 1080), (x - w + dx * 0.4 - 30, 1080)], "#b4e8cc", a, 16, m)  # fmt: skip


def island_root(c: Card, lamp: Light) -> None:
    """The same island below the water, boulder under boulder down and out to the bed; `lamp` shines on it."""
    left = (
        (552, 640, "c"),
        (546, 690),
        (566, 742),
        (536, 800),
        (544, 868),
        (504, 930),
        (510, 1000),
        (450, 1080),
    )
    root = poly([*curve(*left, (420, 1160)), (830, 1160), (830, 640)])
    how: dict[str, Any] = {"light": lamp, "edge": 0.34, "tex": 0.3, "lump": 0.3, "wob": 1.4}
    m = c.paint(root, DROWNED, vol=20, amb=0.1, gain=0.4, **how)
    for x, y, rx, ry, rot in BOULDERS:
        f = c.at(x, y, 1, rot)
        corners = (
            (-rx, 0),
            (-rx * 0.7, -ry * 0.8),
            (0, -ry),
            (rx * 0.8, -ry * 0.7),
            (rx, ry * 0.2),
            (rx * 0.5, ry),
        )
        c.shade(ell(x, y + ry * 0.5, rx * 1.05, ry * 0.8, rot), 0.85, 5, "#030c14", clip=m)
        f.paint(
            blob(*corners, (-rx * 0.6, ry * 0.8)), DROWNED, clip=m, vol=16, amb=0.1, gain=0.72, rim=0.3, **how
        )
    for a, b, glint in ((0, 34, 0.5), (44, 70, 0.4), (84, 108, 0.3)):
        c.line(curve(*left)[a:b] + np.array([3.0, 0.0]), 5, "#8cc8b4", glint, 1.4, clip=m, ends=0.2)
    c.darken(m * np.clip((740 - c.yy) / 110, 0, 1), "#0c3440", 0.35)


def water_line(c: Card) -> None:
    """The bright edge where the sea is cut, and the ripples under it."""
    y = WATERLINE
    line = curve((-30, y), (120, y + 5), (300, y - 3), (520, y + 5), (830, y))
    c.line(line, 6, "#d4ecd8", 0.75, 1.2, det=0.2, ends=0.8)
    waves(c, 664, 716, 22, "#b8e0d0", 0.3)


def sea_bed(c: Card, light: Light) -> None:
    """Rock from 1100 down."""
    top = ((-30, 1120), (140, 1096), (340, 1108), (560, 1090), (830, 1100))
    bed = blob(*top, (830, 1240, "c"), (-30, 1240, "c"))
    m = c.paint(bed, ROCK, vol=8, amb=0.28, light=light, edge=0.05, tex=0.35)
    c.marks(m, 0.1, 240, 44, 4, jit=0.1)


def rising_bubbles(c: Card, places: Sequence[Point]) -> None:
    """A few bubbles, no larger than a fingertip."""
    for x, y in places:
        c.dot(x, y, 3.2, "#c8ece0", 0.7)
