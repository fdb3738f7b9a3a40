"""Home.

The night is a curtain. It hangs down to the sea, and somebody has drawn it aside with a golden cord: behind
it is day, and a tree that bears houses; the whale has already found the way out. The child in the mustard
coat holds the end of the cord; the rabbit in the boat, cut in lino, has never seen a morning.
"""

from dataclasses import dataclass
from functools import partial

import numpy as np

from studio.colour import sstep
from studio.elements.animals.birds import bird_path
from studio.elements.animals.moon_hare import moon_hare
from studio.elements.animals.sea_life import whale
from studio.elements.buildings.houses import house
from studio.elements.buildings.houses_hanging import fruit_house, leaf_clump
from studio.elements.land.water import boat, ring
from studio.elements.people.figures import child
from studio.elements.rooms.drapery import Drape, cord, embroider, hang, tassel
from studio.finish import Finish
from studio.pages import Page
from studio.paint import Card
from studio.palettes import BARK, GRASS, OCHRE, ROOF_BLUE, ROOF_RED, TEAL
from studio.shapes import blob, ell, join, taper, xf


@dataclass(frozen=True)
class Place:
    """Where things are in one shape of the picture."""

    x: float  # middle of the opening
    horizon: float
    hem: float  # where the curtain touches the water
    left: Drape
    right: Drape
    s: float  # size of what is seen in the opening
    boat: tuple[float, float, float]  # x, y, size
    whale: tuple[float, float, float]
    moon: tuple[float, float, float]
    stars: int
    reach: float  # how far the day lights the folds


def day(c: Card, p: Place) -> None:
    """What is behind the night: a gold morning over still water."""
    h, s = p.horizon, p.s
    c.sky(
        [
            (0, "#1c84b8"),
            (h - 420 * s, "#3ca8c8"),
            (h - 270 * s, "#9cd4bc"),
            (h - 150 * s, "#ffe094"),
            (h - 60 * s, "#ffb454"),
            (h, "#ff9050"),
        ],
        calm=0.35,
    )
    c.clouds(h - 460 * s, h - 90 * s, "#f0b8a0", "#fff4d8", cover=0.5, a=0.8, cell=90)
    c.haze(h, h - 200 * s, "#ff7c64", 0.35)
    c.glow(p.x + 78 * s, h - 46 * s, 260 * s, "#ffe890", 0.6, 1.3)
    c.flat(ell(p.x + 78 * s, h - 46 * s, 52 * s), "#fff6cc", 0.95, 2)
    for dx, w, high, fog in ((-150, 120, 44, 0.62), (190, 150, 70, 0.5), (20, 110, 22, 0.74)):
        x = p.x + dx * s
        hill = blob(
            (x - w * s, h + 8),
            (x - w * 0.4 * s, h - high * 0.7 * s),
            (x + w * 0.2 * s, h - high * s),
            (x + w * s, h + 8),
        )
        c.paint(hill, ["#3c5c5c", "#7c9c74", "#d8cc8c"], vol=20, fog=fog, fogcol="#ffc888", edge=0)


def island(c: Card, p: Place) -> None:
    """The tree that bears houses, on its own small island."""
    f = c.at(p.x - 6 * p.s, p.horizon + 34 * p.s, p.s)
    f.paint(
        blob((-120, 6), (-84, -14), (-20, -26), (50, -24), (104, -10), (128, 6), (60, 14), (-60, 14)),
        GRASS,
        vol=14,
        rim=0.6,
        edge=0.2,
    )
    trunk = join(
        blob((-34, -12), (-12, -26), (-8, -44), (10, -44), (14, -26), (36, -12), (14, -14), (0, -10),
            (-16, -14)),
        taper((0, -24, 24), (-4, -60, 20), (4, -110, 17), (0, -170, 9)),
        taper((0, -90, 14), (-40, -130, 9), (-70, -150, 4)), taper((2, -100, 14), (44, -140, 9),
            (74, -160, 4)),
    )  # fmt: skip
    f.shade(ell(6, -12, 60, 8), 0.4, 5, "#1c2818")
    f.paint(trunk, BARK, vol=8, rim=0.6, edge=0.25, wob=0.5)
    r = np.random.default_rng(4)
    for i in range(44):
        a, u = r.uniform(0, 2 * np.pi), r.random() ** 0.5
        y = -188 + np.sin(a) * u * 66 + abs(np.cos(a) * u) * 16
        leaf_clump(c, *f.pt(np.cos(a) * u * 104, y), r.uniform(22, 34) * p.s, CROWN, float(i))
    for x, y, kind, wall, roof in HOUSES:
        fruit_house(c, *f.pt(x, y), 44 * p.s, kind, wall, roof, stalk=6)
    for x, y in ((-74, -2), (88, -2)):
        house(c, *f.pt(x, y), 30 * p.s, roof=ROOF_RED)


def cut_rabbit(c: Card, x: float, y: float, s: float) -> None:
    """The rabbit is of the other hand: paper and the lines of a gouge, seen from behind, one ear folded."""
    f = c.at(x, y, s, wob=0.15)
    ears = (
        taper((-8, -66, 9), (-13, -92, 13), (-12, -116, 6)),
        taper((8, -66, 9), (12, -90, 12), (22, -102, 10), (32, -94, 5)),
    )
    body, head = blob((-24, 2), (-27, -22), (-16, -46), (16, -46), (27, -22), (24, 2)), ell(0, -56, 21, 18)
    whole = f.path(join(join(*ears), join(body, head)))
    c.flat(whole, LINO, 1.0, 1.0, wob=0.15, det=1)
    for shape in (*ears, body, head):
        f.flat(xf(shape, 0, -4, 0.9), PAPER, 1.0, 0.6, det=1)
    for i in range(9):
        u = 22 - 4.6 * i
        f.line(
            [(u, -4 - i * 0.6), (u * 1.06 + 1, -22), (u * 0.66, -42)], 3.2 - 0.26 * i, LINO, alpha=0.95, det=1
        )
    for i in range(4):
        f.line(
            [(16 - 5 * i, -48), (19 - 5 * i, -57), (14 - 5 * i, -68)], 2.4 - 0.4 * i, LINO, alpha=0.95, det=1
        )
    f.flat(ell(-2, -10, 10, 9), PAPER, 1.0, 0.6, det=1)


def passengers(c: Card, p: Place) -> None:
    """The boat, the child with the end of the cord, the rabbit in the bow."""
    x, y, s = p.boat
    c.light = (p.x, p.horizon + 20, 46)
    c.shade(ell(x, y + 36 * s, 140 * s, 20 * s), 0.6, 12, "#3c1808")
    hand = child(c, x - 30 * s, y + 4 * s, 158 * s, coat=DUSKY, arm="up", rim=1.8, shadow=0)
    side, drop = p.left, p.hem * 0.12
    start = (side.tie - 4, side.tie_y + 2)
    middle = ((start[0] + hand[0]) / 2 - 20, (start[1] + hand[1]) / 2 + drop)
    c.line([start, middle, hand, (hand[0] - 4, hand[1] + 34 * s)], 6 * s, "#e8b04c", 0.95, 0.3, ends=0.8)
    cut_rabbit(c, x + 62 * s, y - 2 * s, s)
    boat(c, x, y + 8 * s, 236 * s, ["#0a0810", "#2a1c22", "#6a4a38", "#f0b870"], rim=1.1)
    c.mirror(y + 40 * s, x - 110 * s, x + 110 * s, 0.55, 0.8, 110 * s, "#2c1c38", 0.35)
    ring(c, x, y + 40 * s, 270 * s, "#ffe8b0", 0.35)


def scene(c: Card, p: Place) -> None:
    """Day first, then the night hung before it, then the water between."""
    lamp = (p.x, p.horizon - 90 * p.s, 150)
    sun = (p.x + 78 * p.s, p.horizon - 46 * p.s, 110)
    c.stage(light=sun, key="#ffe0a0", fog="#f4d498")
    day(c, p)
    c.water(p.horizon, "#ffb050", 0.15, 0.6, deep="#f08838")
    night = hang(c, p.left, lamp, reach=p.reach, seed=3)
    night = np.maximum(night, hang(c, p.right, lamp, reach=p.reach, seed=8))
    c.water(p.hem, "#1c4468", 0.08, 0.5, deep="#03081a")
    beam(c, p)
    island(c, p)
    c.mirror(
        p.horizon + 46 * p.s, p.x - 150 * p.s, p.x + 150 * p.s, 0.6, 0.7, 90, "#c88c50", 0.2, clip=1 - night
    )
    embroider(c, night * (1 - c.ground(p.hem - 20)), p.stars)
    c.fogband(p.hem, 10, "#6c94b0", 0.25)
    moon_hare(c, *p.moon, rot=-8, a=0.8)
    escape(c, p)
    for side in (p.left, p.right):
        tie(c, side)
    passengers(c, p)


def escape(c: Card, p: Place) -> None:
    """The whale and three birds have found the way out."""
    x, y, s = p.whale
    c.light = (p.x, p.horizon - 180 * p.s, 60)
    _, m = whale(c, x, y, 290 * s, BLUE_WHALE, rot=6)
    c.detail = np.maximum(c.detail, m * 0.8)
    embroider(c, m, 40)
    for dx, dy, size in ((-190, -70, 20), (-240, -20, 15), (-150, 40, 13)):
        bird = bird_path(x + dx * s, y + dy * s, size / 20, 0.6)
        c.flat(bird, "#fff0cc", 0.95, det=0.9, wob=0.2)


def beam(c: Card, p: Place) -> None:
    """The day lying on the night sea."""
    bottom = c.page[1]
    c.darken(sstep(p.hem + 150 * p.s, p.hem + 560 * p.s, c.yy), "#140e38", 0.82)
    c.glow(p.x, p.hem + 20, 360 * p.s, "#ff9838", 0.34, 1.5, 0.5)
    c.glints(p.x, p.horizon + 60 * p.s, p.hem + 40, 120 * p.s, "#fff4c8", 120, 0.8)
    c.glints(p.x, p.hem + 2, min(bottom - 30, p.hem + 420 * p.s), 200 * p.s, "#ffd070", 280, 0.8)
    c.glints(p.x, p.hem, bottom, 520 * p.s, "#5c8cac", 160, 0.3)


def tie(c: Card, d: Drape) -> None:
    """The cord round the gathered cloth, and its tassel."""
    s = d.side()
    x, y = d.tie, d.tie_y
    cord(c, ((x + 8 * s, y - 10), (x - 60 * s, y + 12), (x - 150 * s, y - 6), (x - 260 * s, y - 60)), 11)
    tassel(c, x - 44 * s, y + 12, 84)


PAPER, LINO = "#f4e2b8", "#1c1a2c"
DUSKY = ["#241408", "#704410", "#c88c24", "#ffe084"]
CROWN = ["#1c3424", "#44602c", "#8c9838", "#e4c858", "#fff0a8"]
PINK = ["#5a2c2c", "#b05c48", "#ec9a74", "#ffdca8"]
BLUSH = ["#5c4038", "#b08060", "#ecc494", "#fff0c8"]
HOUSES = ((-62, -140, 2, PINK, ROOF_BLUE), (-14, -160, 0, BLUSH, ROOF_RED), (40, -136, 3, PINK, TEAL),
    (74, -176, 4, BLUSH, OCHRE), (-40, -206, 1, BLUSH, ROOF_RED), (22, -212, 7, PINK, ROOF_BLUE))  # fmt: skip
BLUE_WHALE = ["#0a1230", "#1c3464", "#3c6498", "#9cb8c4", "#ffe4b0"]
WIDE = Place(
    x=1080, horizon=540, hem=690, s=1.0, boat=(1044, 856, 1.0), whale=(960, 236, 1.0),
        moon=(1446, 176, 46), stars=420, reach=300,
    left=Drape(wall=-200, edge=1090, tie=838, tie_y=520, hem=690, loose=0.8),
    right=Drape(wall=1800, edge=1074, tie=1322, tie_y=520, hem=690, loose=0.8),
)  # fmt: skip
TALL = Place(
    x=450, horizon=640, hem=800, s=1.0, boat=(430, 934, 1.0), whale=(330, 380, 0.9),
        moon=(740, 360, 40), stars=300, reach=250,
    left=Drape(wall=-420, edge=460, tie=214, tie_y=610, hem=800, loose=0.8, top=190),
    right=Drape(wall=1320, edge=444, tie=686, tie_y=610, hem=800, loose=0.8, top=190),
)  # fmt: skip
FINISH = Finish(border=0, vignette=0.22, bloom=0.38)
PAGES = (
    Page("home_wide", (1600, 1000), 1600, partial(scene, p=WIDE), seed=21, finish=FINISH),
    Page("home_tall", (900, 1600), 900, partial(scene, p=TALL), seed=21, finish=FINISH),
)
