"""One Cut.

A dark field; a single white line comes in at the left and leaves at the right without being lifted. On its way it is
hills, a sleeping cat, a kettle, surf, a flight of stairs, three sharp spikes, then level. Above it, alone, a second line.
"""

import numpy as np

from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, Point, Points, spline

META = {"number": 55, "slug": "one-cut", "seed": 55, "inks": "buff-ultramarine"}
HILLS: list[Point] = [(-30, 580), (40, 562), (100, 488), (156, 562), (214, 520), (262, 580)]
CAT: list[Point] = [
    (316, 592), (330, 580, "c"), (326, 528), (374, 468), (462, 448), (534, 470), (562, 488, "c"), (572, 446, "c"), (602, 476), (632, 452, "c"),
    (640, 500), (646, 546), (612, 584), (556, 586), (480, 596), (392, 586), (372, 552), (410, 534), (452, 556), (500, 608), (600, 622), (676, 604),
    (722, 630), (734, 730),
]  # fmt: skip
KETTLE: list[Point] = [
    (708, 846), (650, 866), (616, 866, "c"), (632, 808), (618, 768, "c"), (622, 700), (566, 664), (508, 700), (510, 768, "c"), (536, 756), (552, 754, "c"),
    (548, 734), (564, 724), (580, 734), (574, 754, "c"), (600, 758), (618, 768, "c"), (566, 776), (510, 768, "c"), (494, 792), (462, 788), (438, 744, "c"),
    (420, 752, "c"), (444, 812), (486, 830, "c"), (488, 846), (496, 866, "c"), (452, 868),
]  # fmt: skip
STAIRS: list[Point] = [(48, 930), (66, 968), (112, 974, "c"), (114, 1010, "c"), (166, 1010, "c"), (168, 1046, "c"), (220, 1046, "c"), (222, 1082, "c"), (276, 1082, "c"),
                       (278, 1112, "c"), (392, 1112, "c"), (424, 1020, "c"), (456, 1136, "c"), (492, 962, "c"), (530, 1152, "c"), (560, 1046, "c"), (588, 1112, "c"), (700, 1114),
                       (830, 1112)]  # fmt: skip


def surf() -> list[Point]:
    """Four breakers, each higher, running left."""
    t = np.linspace(0, 4 * 2 * np.pi, 90)
    r = 30 + 5 * t / (2 * np.pi)
    x = 440 - t * 13.2 + r * 0.95 * np.sin(t)
    y = 868 - r * (1 - np.cos(t))
    return [(float(a), float(b)) for a, b in zip(x, y, strict=True)]


def cuts(line: Points, wide: Points) -> list[Path]:
    """The line as the gouge makes it: many short pushes that join."""
    n = 12
    return [
        stroke(*[(*line[j], wide[j]) for j in range(i, min(i + n + 2, len(line)), 2)])
        for i in range(0, len(line) - 3, n)
    ]


def scene(p: Print) -> None:
    """One block, one tool, hardly anything."""
    p.ground("2")
    line: Points = spline([*HILLS, *CAT, *KETTLE, *surf(), (74, 870), *STAIRS], step=3)
    rng = p.dice()
    knots = np.arange(0, len(line) + 30, 26)
    wide = np.interp(np.arange(len(line)), knots, rng.uniform(6.2, 10.2, len(knots)))
    p.carve("2", *cuts(line, wide))
    short: Points = spline([(498, 262), (540, 254), (598, 258)], step=3)
    p.fill("1", *cuts(short, np.linspace(10, 6, len(short))))
