"""The kids' meadow: morning sky for the week, the postwoman's house, and the path past the four burrows.

The burrows themselves are pieces of their own; where they stand is said once, in the client's meadow.json.
"""

from collections.abc import Sequence
from functools import partial

import numpy as np

from studio.colour import Arr
from studio.elements.buildings.houses import house
from studio.elements.land.land import hills
from studio.elements.plants.plants import bush, flower, grass
from studio.elements.plants.trees import conifer, round_tree
from studio.finish import Finish
from studio.pages import Page
from studio.paint import Card
from studio.palettes import BLOSSOM, PLASTER, RED, ROOF_RED, STONE, WHITE, WOOD
from studio.shapes import blob, curve, ell, join, poly, rect, taper
from studio.world._places import PLACES
from studio.world.week import CLOUD

FINISH = Finish(border=0, vignette=0.16, bloom=0.2, grain=0.45, brush=0.6)

FAR = ["#4c7890", "#7ca0a4", "#a8c4a8", "#dce4b8"]
WOODS = ["#1c4838", "#3c7446", "#74a050", "#c4cc70"]
MIDDLE = ["#2c5c44", "#5a9050", "#9cbc5c", "#e4dc8c"]
NEAR = ["#173a26", "#2f6a38", "#5f9a44", "#a4c45a", "#eae890"]
PATH = ["#8a6238", "#c09a62", "#e2c78e", "#f8e8c0"]
Fraction = Sequence[float]


def sky(c: Card, horizon: float) -> None:
    """Morning, calm in the middle where the week is written."""
    w, h = c.page
    c.sky([(0, "#5f9fd0"), (h * horizon * 0.6, "#a6cfe0"), (h * horizon, "#f6ecc8")], tex=0.04, calm=0.5)
    c.glow(w * 0.5, h * horizon, w * 0.7, "#fff0c0", 0.45, 1.6, 0.5)
    for x, y, s in ((0.03, 0.19, 1.0), (0.95, 0.2, 0.9), (0.33, 0.2, 0.6), (0.68, 0.21, 0.6)):
        cloud(c, x * w, y * h * horizon / 0.27, s)


def cloud(c: Card, x: float, y: float, s: float) -> None:
    """A soft heap of cloud, thin enough not to be a day of the week."""
    round_ones = ((-70, 6, 40), (-26, -18, 50), (34, -14, 46), (80, 10, 34), (6, 14, 60))
    shape = join(*(ell(x + dx * s, y + dy * s, r * s, r * s * 0.62) for dx, dy, r in round_ones))
    c.paint(shape, CLOUD, vol=26 * s, amb=0.5, gain=0.6, edge=0, soft=5, alpha=0.5, wob=2.4, tex=0.2)


def distance(c: Card, y: float) -> None:
    """Blue hills, then green ones with small woods."""
    w = c.page[0]
    for x, wide, high in ((0.1, 0.34, 74), (0.45, 0.3, 52), (0.86, 0.4, 92)):
        c.paint(
            ell(x * w, y + 20, wide * w, high + 20),
            FAR,
            vol=60,
            amb=0.2,
            gain=0.7,
            fog=0.2,
            edge=0.04,
            wob=2,
            tex=0.2,
        )
    c.fogband(y + 2, 14, "#f4ecd0", 0.5)
    ridge, _ = hills(c, y + 2, 14, MIDDLE, 8, fog=0.2, vol=40, amb=0.16, gain=0.7)
    for i in range(int(w / 38)):
        x = 14 + i * 38 + c.rng.uniform(-14, 14)
        tall = c.rng.uniform(24, 46)
        (round_tree if c.rng.random() < 0.6 else conifer)(c, x, ridge(x) + 6, tall, WOODS, fog=0.2)
    c.fogband(y + 24, 12, "#f4ecd0", 0.24)


def ground(c: Card, y: float) -> Arr:
    """The meadow in four swells: light at the back, deep green at our feet, a hollow behind each crest."""
    w, h = c.page
    field: Arr = c.img[..., 0] * 0
    for i, (at, amp) in enumerate(((0.03, 12), (0.2, 22), (0.46, 26), (0.74, 26))):
        crest = y + at * (h - y) + 14
        line = [(x, crest + amp * np.sin(x / w * (5.0 + i) + i * 2.1)) for x in np.linspace(-20, w + 20, 40)]
        shape = poly([(-40, h + 60), *line, (w + 40, h + 60)])
        m = c.mask(shape, 1.5)
        if i:
            c.darken(c.blur(m, 26) * (1 - m), "#1c4a30", 0.75)
        light = np.clip(1 - (c.yy - crest) / (0.2 * h), -0.4, 1) * 0.24
        c.paint(
            m, NEAR, vol=4, amb=0.42 - 0.05 * i, gain=0.34, tex=0.2, edge=0.02, fog=0.14 - 0.05 * i, add=light
        )
        field = np.maximum(field, m)
    for fx, fy, rx, ry in (
        (0.42, 0.44, 0.16, 0.03),
        (0.72, 0.6, 0.12, 0.03),
        (0.2, 0.62, 0.14, 0.03),
        (0.5, 0.8, 0.2, 0.04),
    ):
        c.flat(ell(fx * w, fy * h, rx * w, ry * h), "#dce878", 0.2, 34, clip=field)
    c.marks(field, -1.5, int(w * h / 110), 15, 2.6, jit=0.12, alpha=0.55, curl=0.3)
    c.marks(field, 0.05, int(w * h / 2400), 60, 4, jit=0.07, alpha=0.35, curl=0.1)
    return field


def ribbon(c: Card, *ways: Sequence[tuple[float, float, float]]) -> Arr:
    """Trodden paths through (x, y, width), joined: a dark grassy edge, then sand, soft and uneven."""
    edge, sand = c.img[..., 0] * 0, c.img[..., 0] * 0
    for way in ways:
        fine = curve(*((x, y) for x, y, _ in way))
        widths = np.interp(np.linspace(0, 1, len(fine)), np.linspace(0, 1, len(way)), [w for _, _, w in way])
        for i in range(0, len(fine) - 1, 30):  # in pieces: a closed ring would fill
            piece = [
                (x, y, w) for (x, y), w in zip(fine[i : i + 36 : 7], widths[i : i + 36 : 7], strict=True)
            ]
            if len(piece) > 1:
                sand = np.maximum(sand, c.mask(taper(*piece), 1.8))
                low = [(x, y + w * 0.14, w * 1.2) for x, y, w in piece]
                edge = np.maximum(edge, c.mask(taper(*low), 1.8, 3))
    c.paint(edge, ["#1c4028", "#38703a", "#5c8c40"], vol=3, amb=0.5, edge=0, alpha=0.7)
    return c.paint(sand, PATH, vol=6, amb=0.46, gain=0.52, tex=0.3, edge=0.18, lump=0.2)


def pebbles(c: Card, m: Arr, n: int) -> None:
    """Sweeps of the broom along the sand, and little stones."""
    c.marks(m, 0.1, n * 8, 22, 3, jit=0.09, alpha=0.5)
    for x, y in c.scatter(m, n):
        r = 1.0 + 1.8 * y / c.page[1]
        c.paint(ell(x, y, r * 1.4, r), STONE, vol=2, amb=0.45, gain=0.6, edge=0.2)


def home(c: Card, x: float, y: float, h: float) -> None:
    """The postwoman's house: red roof, light in the windows, smoke, and her red letter box at the gate."""
    c.smoke(
        [(x - h * 0.2, y - h), (x - h * 0.1, y - h * 1.3), (x - h * 0.4, y - h * 1.7)],
        h * 0.06,
        h * 0.2,
        "#fff6e4",
        0.3,
    )
    c.shade(ell(x, y + 3, h * 0.9, h * 0.14), 0.45, 8, "#16402a")
    round_tree(c, x - h * 0.78, y + 3, h * 1.05, WOODS)
    bush(c, x - h * 0.5, y + 4, h * 0.36, ramp=NEAR)
    house(c, x, y, h, h * 0.86, PLASTER, ROOF_RED, floors=1, rim=0.4)
    bush(c, x + h * 0.62, y + 6, h * 0.26, ramp=NEAR)
    f = c.at(x + h * 0.82, y + h * 0.16, h / 100, wob=0.3, det=0.8)
    f.shade(ell(0, 2, 20, 6), 0.4, 4, "#16301c")
    f.paint(rect(-4, -40, 4, 2), WOOD, vol=3)
    f.paint(blob((-20, -38, "c"), (-20, -58), (0, -72), (20, -58), (20, -38, "c")), RED, vol=9, rim=0.5)
    f.flat(rect(-12, -55, 12, -50, 2), "#3a0f18", 0.9)


def border(c: Card, y: float) -> None:
    """Tall grass and flowers at our feet, darker, leaving the middle free."""
    w, h = c.page
    n = int(w / 15)
    for i in range(n):
        x = w * (i + 0.5) / n + c.rng.uniform(-8, 8)
        side = abs(x / w - 0.5) * 2
        grass(c, x, h + 8, 22 + 44 * side**2 + c.rng.uniform(0, 14), 7, ("#173a26", "#2a6034", "#468040"))
    for i in range(14):
        x = w * (0.02 + 0.96 * c.rng.random())
        if abs(x / w - 0.5) > 0.3:
            flower(c, x, h + 4, c.rng.uniform(34, 60), (RED, WHITE, BLOSSOM)[i % 3], 6)
    c.haze(h, y, "#12301e", 0.42)


def sprinkle(c: Card, m: Arr, path: Arr, n: int) -> None:
    """Flowers in companies, each of one colour, smaller further off, beside the path and never on it."""
    near = np.clip(c.blur(path, 46) * 3, 0, 1)
    free = m * (1 - np.clip(c.blur(path, 8) * 3, 0, 1))
    for i, (x, y) in enumerate(c.scatter(free * near, n)):
        s = 0.9 + 3.0 * y / c.page[1]
        col = ("#fffaf0", "#f8d858", "#f4949c", "#fffaf0", "#cfa8e8")[i % 5]
        for _ in range(int(c.rng.integers(3, 8))):
            petals(
                c, x + c.rng.normal(0, 7 * s), y + c.rng.normal(0, 3 * s), s * c.rng.uniform(0.7, 1.1), col
            )


def petals(c: Card, x: float, y: float, s: float, col: str) -> None:
    """A flower no bigger than a dab."""
    c.flat(ell(x, y + s * 2.2, s * 1.2, s * 0.7), "#245030", 0.5, 1)
    for dx, dy in ((-1.1, 0), (1.1, 0), (0, -0.9), (0, 0.9)):
        c.flat(ell(x + dx * s, y + dy * s, s, s * 0.85), col, 0.9, wob=0.3, det=0.5)
    c.flat(ell(x, y, s * 0.7), "#e8a020", 1, wob=0.3, det=0.5)


def loop(c: Card, feet: Sequence[Fraction], door: Fraction) -> Arr:
    """Wide: one winding ring from doorstep to doorstep, and the lane that comes down to it from the house."""
    w, h = c.page
    (_, top), (_, low) = feet[0], feet[2]
    a, b = top + 0.045, low + 0.045
    ring = [
        (0.5, a - 0.09, 25), (0.31, a - 0.055, 28), (0.17, a, 33), (0.265, a + 0.075, 36), (0.325, (a + b) / 2, 40), (0.29, b - 0.085, 44), (0.17, b - 0.005, 48),
        (0.32, b + 0.045, 52), (0.5, b + 0.052, 54), (0.68, b + 0.045, 52), (0.83, b - 0.005, 48), (0.71, b - 0.085, 44), (0.675, (a + b) / 2, 40), (0.735, a + 0.075, 36), (0.83, a, 33), (0.69, a - 0.055, 28), (0.5, a - 0.09, 25),
    ]  # fmt: skip
    lane = [
        (door[0] + 0.018, door[1], 11), (door[0] + 0.03, door[1] + 0.04, 14), (door[0] + 0.085, door[1] + 0.085, 18), (door[0] + 0.06, door[1] + 0.13, 20), (door[0] + 0.1, a - 0.08, 24),
    ]  # fmt: skip
    return ribbon(c, *([(x * w, y * h, s) for x, y, s in way] for way in (ring, lane)))


def round_trip(c: Card, row: float, door: Fraction) -> Arr:
    """Tall: up from the house on the left, along the row of burrows, down on the right and home again."""
    w, h = c.page
    k = w / 768
    top = row + 0.022
    trip = [
        (door[0] + 0.03, door[1] + 0.012, 40), (door[0] + 0.01, door[1] - 0.06, 38), (0.05, 0.66, 36), (0.09, 0.5, 32), (0.035, 0.4, 28), (0.08, top + 0.014, 26),
        (0.3, top + 0.008, 26), (0.5, top + 0.012, 26), (0.7, top + 0.008, 26), (0.92, top + 0.014, 26),
        (0.965, 0.4, 30), (0.91, 0.52, 34), (0.955, 0.68, 40), (0.86, 0.82, 48), (0.5, 0.865, 54), (door[0] + 0.06, door[1] + 0.025, 46),
    ]  # fmt: skip
    return ribbon(c, [(x * w, y * h, s * (0.5 + 0.5 * k)) for x, y, s in trip])


def meadow(c: Card, shape: str) -> None:
    """The whole meadow, wide or tall."""
    w, h = c.page
    c.stage((w * 0.25, -h * 0.3, 520), "#fff2c8", "#e6ecd0")
    place = PLACES[shape]
    horizon = 0.27 if shape == "wide" else 0.2
    sky(c, horizon)
    distance(c, h * horizon)
    m = ground(c, h * horizon)
    path = (
        loop(c, place["burrows"], place["home"])
        if shape == "wide"
        else round_trip(c, place["row"], place["home"])
    )
    pebbles(c, path, int(w * h / 7000))
    x, y = place["home"]
    sprinkle(c, m, path, int(w * h / 16000))
    home(c, x * w - (0 if shape == "wide" else 6), y * h, 78 if shape == "wide" else 74 + 30 * w / 768)
    border(c, h * 0.84)


PAGES = (
    Page("meadow_wide", (1024, 768), 1536, partial(meadow, shape="wide"), 61, FINISH, limit=150_000),
    Page("meadow_broad", (1366, 768), 1820, partial(meadow, shape="wide"), 61, FINISH, limit=170_000),
    Page("meadow_tall", (768, 1024), 1152, partial(meadow, shape="tall"), 61, FINISH, limit=150_000),
    Page("meadow_phone", (480, 1040), 780, partial(meadow, shape="tall"), 61, FINISH, limit=110_000),
)
