"""What the Water Remembered.

A knight has ridden down to a forest pool, lance upright. The water shows a child in a paper hat astride a broom,
and the lance is a toy windmill. A paper crown floats between the two worlds; above it is November,
below July, in the light of the one evening; child and knight stand on the same line.
"""

import numpy as np

from studio.elements.people.broom_boy import broom_boy
from studio.elements.people.knight_mounted import mounted_knight
from studio.elements.plants.plants import grass
from studio.elements.plants.trees import birch
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import blob, ell, poly

META = {"number": 26, "slug": "water-remembered", "seed": 2626}
FINISH = Finish(vignette=0.26, bloom=0.38)

SHORE = 640.0
YELLOW = ["#7c5414", "#c09030", "#e4c054", "#fcecac"]
BANKS = (["#24342c", "#4c6448", "#8c9c68", "#d0d09c"], ["#24402c", "#4c7444", "#8ca45c", "#d0cc8c"])


def forest(c: Card, young: bool) -> None:
    """Birches in dawn mist; `young` is the same wood as the water has kept it, in full summer light."""
    if young:
        c.sky([(0, "#244c4c"), (250, "#50745f"), (480, "#98a474"), (600, "#d4bc84"), (660, "#dcc490")])
    else:
        c.sky([(0, "#4c646c"), (300, "#7c948c"), (520, "#b8b498"), (620, "#dcc498"), (680, "#dcc498")])
    c.glow(420, 470, 420, "#ffe0a8", 0.16 if young else 0.32, 1.6)
    for i, (x, w, fog) in enumerate(
        ((150, 14, 0.7), (286, 12, 0.74), (388, 15, 0.68), (520, 12, 0.74), (640, 15, 0.7), (742, 12, 0.74))
    ):
        if young and x == 388:  # it would stand behind his face
            continue
        birch(c, x, SHORE - 40 - i % 3 * 8, 760, w, fog + 0.12 * young, 0.01 * (i % 3 - 1), i, twigs=False)
    c.fogband(540, 110, "#d8c88c" if young else "#dcd0b0", 0.3 if young else 0.45)
    for i, (x, w, fog) in enumerate(
        ((46, 40, 0.16), (200, 28, 0.38), (452, 26, 0.42), (668, 30, 0.34), (768, 44, 0.1))
    ):
        if young and x == 452:  # and this one behind his arm
            continue
        birch(c, x, SHORE - 8, 800, w, fog + 0.36 * young, 0.014 * (i % 3 - 1), 20 + i)
    leaf = ("#6c944c", "#9cb060", "#4c7848") if young else ("#a89060", "#c8a468", "#8c7c58")
    r = np.random.default_rng(5)
    for _ in range(420 if young else 120):
        at = r.uniform(20, 780), abs(r.normal(0, 90)) + 30
        c.flat(ell(*at, 9, 5, r.uniform(0, 180)), leaf[int(r.integers(3))], 0.8, wob=0.5)
    bank = blob((-20, SHORE + 30, "c"), (-20, SHORE - 34), (180, SHORE - 22), (420, SHORE - 16), (640, SHORE - 24), (820, SHORE - 40),
        (820, SHORE + 30, "c"))  # fmt: skip
    m = c.paint(bank, BANKS[young], vol=18, amb=0.35, edge=0.05, tex=0.35, wob=1.4)
    c.marks(m, -1.45, 420, 18, 2.8, jit=0.14, alpha=0.7, curl=0.3)


def stir(c: Card) -> None:
    """The wood as moving water shows it: every line a little out of true, more so the further from the bank."""
    for row in range(c.h):
        y = row / c.k
        far = np.clip((SHORE - y) / 560, 0, 1)
        sway = (1 + 4 * far) * np.sin(y * 0.12 + 2.2 * np.sin(y * 0.031)) + far * np.sin(y * 0.31)
        c.img[row] = np.roll(c.img[row], round(float(sway) * c.k), axis=0)


def crown_afloat(c: Card) -> None:
    """A paper crown, turning slowly on the line between."""
    f = c.at(136, 722, 0.86, -5, vol=7, wob=0.3, det=0.9, rim=0.6, amb=0.45, edge=0.32)
    f.shade(ell(0, 6, 62, 9), 0.5, 6, "#24342c")
    f.paint(blob((-46, -24), (0, -34), (46, -24), (0, -14)), ["#6c440c", "#a87818", "#d8a838"], vol=3)
    f.paint(poly([(-50, -2), (-54, -52), (-32, -26), (-18, -62), (0, -28), (18, -64), (32, -28), (54, -54), (50, -2), (26, 8), (0, 11),
        (-26, 8)]), YELLOW)  # fmt: skip
    f.line([(-20, -52), (-20, 8)], 2, "#a87818", alpha=0.6)
    f.line([(20, -52), (20, 8)], 2, "#a87818", alpha=0.6)
    for r in (74, 104):
        f.line(
            [(r * np.cos(t), 6 + r * 0.17 * np.sin(t)) for t in np.linspace(0.3, 2.84, 20)],
            3,
            "#fffbe0",
            alpha=0.6,
        )


def scene(c: Card) -> None:
    """Paint the card: first the world as the water has it, then the one that stands above."""
    c.stage(light=(250, 250, 300), key="#ffe8bc", fog="#c8bc8c")
    forest(c, True)
    stir(c)
    broom_boy(c, 424, SHORE - 2, 0.94)
    c.mirror(SHORE, -100, 900, 1.0, 0.06, 1e6, "#3c5c54", 0.16)
    below = c.img.copy()
    rows = np.clip(2 * int(SHORE * c.k) - np.arange(c.h), 0, c.h - 1)
    crisp = c.detail[rows] * c.ground(SHORE)
    c.detail[:] = 0
    c.fog = "#c4c8b0"
    forest(c, False)
    mounted_knight(c, 424, SHORE - 2, 0.94)
    m = c.ground(SHORE)[..., None]
    c.img = c.img * (1 - m) + below * m
    c.detail = np.maximum(c.detail, crisp * 0.7)
    for _ in range(46):
        y = c.rng.uniform(SHORE + 16, 1160)
        c.streak(c.rng.uniform(40, 760), y, c.rng.uniform(30, 90), 1.6, "#fffbd8", 0.3)
    c.shade(
        blob((-20, SHORE - 4), (400, SHORE), (820, SHORE - 4), (820, SHORE + 10), (-20, SHORE + 10)),
        0.55,
        5,
        "#1c2c28",
    )
    crown_afloat(c)
    for x in (40, 66, 92, 744, 770):
        grass(c, x, 1176, 150, 7, ("#2c4c3c", "#5c8450", "#a0b870"))
    for x in (120, 330, 450, 690, 770):
        grass(c, x, SHORE + 6, 30, 6, ("#3c5840", "#6c8450", "#a0a870"))
