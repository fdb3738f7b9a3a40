"""Ripe Houses.

A great apple tree bears houses: the green ones are still dark, the ripe ones are lit. In the grass a
windfall with a cracked roof, where a snail is moving in; on a twig a bud that is only a door so far. The
child on the ladder takes one down with both arms; in the basket one chimney still smokes.
"""

import numpy as np

from studio.colour import Arr
from studio.elements.animals.small_animals import snail
from studio.elements.buildings.houses_hanging import door_bud, fruit_house, leaf_clump
from studio.elements.land.land import hills
from studio.elements.people.figures import child
from studio.elements.plants.plants import grass
from studio.elements.plants.trees import round_tree
from studio.elements.things.props import basket, ladder
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BARK, OCHRE, ROOF_BLUE, ROOF_GOLD, ROOF_PLUM, ROOF_RED, ROSE, TEAL
from studio.shapes import blob, ell, join, taper

META = {"number": 4, "slug": "ripe-houses", "seed": 404}
FINISH = Finish(vignette=0.24)

OLIVE = ["#16241a", "#34441e", "#62702c", "#a09a40", "#ecd884"]
GREENSWARD = ["#2c3c20", "#5c7034", "#a0a44c", "#ecd88c"]
RIPE = ["#5a2c2c", "#b05c48", "#ec9a74", "#ffdca8"]
BLUSH = ["#5c4038", "#b08060", "#ecc494", "#fff0c8"]
GREEN = ["#34402c", "#6c8050", "#a8b880", "#e8ecb8"]
SLUG = ["#5c4c40", "#a48c6c", "#dcc8a0", "#fff4d4"]
SLATE_ROOF = ["#2c2c34", "#5c5a5c", "#98908c", "#dcd0bc"]
BARN = ["#341414", "#7c2c28", "#c05c40", "#f0a878"]
# x, y of the foot, height, kind of roof, roof, ripe
FRUIT = (
    (118, 560, 92, 2, ROOF_BLUE, True), (226, 400, 88, 1, ROOF_PLUM, False),
    (300, 640, 108, 0, ROOF_RED, True), (352, 262, 86, 7, OCHRE, True), (420, 492, 112, 3, TEAL, True),
    (520, 300, 94, 9, BARN, True), (204, 752, 84, 8, SLATE_ROOF, False),
    (604, 470, 104, 4, ROOF_GOLD, True), (690, 598, 88, 6, ROSE, False),
    (706, 402, 78, 10, SLATE_ROOF, True),
)  # fmt: skip


def afternoon(c: Card) -> None:
    """A gold sky, low sun on the left, orchard hills in haze."""
    c.sky([(0, "#5c94b0"), (240, "#90bcb8"), (480, "#d8d0a4"), (680, "#f4c890"), (840, "#f8dc9c")])
    c.glow(30, 720, 620, "#fff0b0", 0.6, 1.4)
    c.clouds(70, 480, "#a8bcb0", "#f8ecc4", cover=0.45, a=0.7, cell=190)
    for i, (y, fog) in enumerate(((820, 0.5), (880, 0.28), (950, 0.08))):
        ridge, _ = hills(c, y, 26, GREENSWARD, 61 + i, fog=fog, vol=50, grad=(0.15, -0.05))
        for x in c.rng.uniform(30, 770, 6):
            round_tree(c, x, ridge(x) + 6, c.rng.uniform(40, 60) * (1 + 0.35 * i), OLIVE, fog=fog)
        c.fogband(y + 48, 14, "#fff0c0", 0.3)


def crown(c: Card, n: int, size: float, seed: int, ring: float = 0.0) -> None:
    """Clumps of leaves over the crown, dark ones first; `ring` keeps them away from its middle."""
    r = np.random.default_rng(seed)
    for i in range(n):
        a, u = r.uniform(0, 2 * np.pi), ring + (1 - ring) * r.random() ** 0.5
        x, y = 406 + np.cos(a) * u * 286, 400 + np.sin(a) * u * 232 + abs(np.cos(a)) * 46
        leaf_clump(c, x, y, size * r.uniform(0.65, 1.15), OLIVE, float(i))


def tree(c: Card, ground: Arr) -> None:
    """Trunk, five great boughs, crown behind and before."""
    c.shade(ell(470, 1074, 330, 30), 0.45, 16, "#2a3420", clip=ground)
    boughs = [
        taper((388, 800, 54), (320, 710, 38), (230, 650, 24), (120, 610, 8)),
        taper((404, 740, 52), (500, 664, 36), (590, 618, 24), (716, 590, 8)),
        taper((414, 620, 42), (350, 520, 30), (270, 440, 18), (190, 380, 6)),
        taper((412, 600, 42), (470, 500, 30), (570, 410, 18), (660, 350, 6)),
        taper((410, 580, 38), (420, 450, 26), (390, 320, 14), (400, 230, 5)),
    ]
    trunk = join(
        taper(
            (396, 1060, 160), (392, 990, 98), (376, 880, 78), (392, 770, 70), (420, 660, 58), (410, 560, 44)
        ),
        taper((376, 1010, 60), (300, 1054, 34), (210, 1070, 8)),
        taper((420, 1010, 60), (500, 1056, 36), (600, 1072, 8)),
    )
    crown(c, 40, 84, 8)
    for bough in boughs:
        c.paint(bough, BARK, vol=18, amb=0.15, rim=0.7, edge=0.25, tex=0.35, grain=2)
    m = c.paint(trunk, BARK, vol=44, amb=0.12, rim=0.8, edge=0.25, tex=0.35, grain=2)
    c.marks(m, lambda _, y: -1.5 + 0.5 * np.sin(y / 70), 1000, 28, 4, jit=0.13, curl=0.12)
    crown(c, 16, 50, 21, 0.45)
    for x, y, size in ((96, 604, 46), (150, 622, 34), (716, 560, 44), (660, 612, 30)):
        leaf_clump(c, x, y, size, OLIVE, x)


def fruit(c: Card, leaves: Arr) -> None:
    """Ten houses; light in the ripe ones."""
    for i, (x, y, size, kind, roof, ripe) in enumerate(FRUIT):
        h = size * 1.14
        c.shade(ell(x + 14, y - h * 0.42, h * 0.46, h * 0.6), 0.6, 12, "#1c2414", clip=leaves)
        if ripe:
            c.halo(x, y - h * 0.3, h * 1.3, "#ff9430", 0.6)
        wall = (RIPE, BLUSH)[i % 2] if ripe else GREEN
        fruit_house(c, x, y, h, kind, wall, roof, ripe, rot=(-4, 3, 0, 5)[i % 4])
    door_bud(c, 126, 626, 64, TEAL, 6)


def picker(c: Card) -> None:
    """The child on the ladder with a house in both arms."""
    ladder(c, (690, 1092), (560, 640), 62, 13, narrow=0.62)
    hand = (556, 822)
    c.line([(548, 668), (544, 700)], 4, "#3a2a24", 0.95)
    child(c, 628, 936, 178, view="side", arm="out", rim=0.9, shadow=0, lean=-6)
    c.halo(hand[0], hand[1], 110, "#ffb050", 0.4)
    fruit_house(c, hand[0] - 6, hand[1] + 44, 96, 5, BLUSH, ROOF_RED, True, rot=-7, stalk=18)


def windfall(c: Card) -> None:
    """The fallen house and its new tenant."""
    x, y = 478, 1128
    c.shade(ell(x + 26, y + 2, 78, 12), 0.55, 7, "#1c2818")
    f = fruit_house(c, x, y + 2, 98, 0, BLUSH, ROOF_BLUE, False, rot=24, stalk=14)
    f.line([(-20, -68), (-8, -62), (-12, -54), (2, -46), (-2, -36)], 4, "#1c1420", alpha=0.95)
    f.line([(-8, -62), (6, -66)], 2.6, "#1c1420", alpha=0.9)
    snail(c, x - 96, y + 14, 104, OCHRE, SLUG, flip=True)
    for px in (336, 520, 552):
        grass(c, px, y + 18, 30, 8, ("#3a4c24", "#6c8038", "#b4b458"))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(-60, 380, 300), key="#fff0b4", fog="#e8d8a4")
    afternoon(c)
    ground = c.paint(
        blob((-60, 1260), (-60, 1030), (140, 1012), (400, 1000), (660, 1014), (860, 1040), (860, 1260)),
        GREENSWARD, vol=80, amb=0.3, tex=0.3, edge=0.05, grad=(0.14, -0.3),
    )  # fmt: skip
    c.marks(ground, -1.45, 2300, 20, 2.6, jit=0.14, bias=0.02, curl=0.35)
    before = c.img.copy()
    tree(c, ground)
    fruit(c, (np.abs(c.img - before).max(-1) > 0.02).astype(np.float32))
    picker(c)
    c.shade(ell(214, 1124, 84, 13), 0.6, 7, "#1c2818")
    for x, kind, roof in ((186, 2, ROOF_PLUM), (240, 1, ROOF_GOLD)):
        fruit_house(c, x, 1082, 84, kind, RIPE, roof, True, stalk=0)
    for x, y, r in ((262, 996, 12), (258, 976, 17), (266, 950, 22), (256, 918, 28), (268, 880, 32)):
        c.puff(x, y, r * 1.5, "#5c7488", 0.85)
        c.puff(x - r * 0.3, y - r * 0.3, r, "#e8ece4", 0.7)
    basket(c, 212, 1122, 104, handle=False)
    for px in (140, 180, 240, 286):
        grass(c, px, 1134, 26, 7, ("#3a4c24", "#6c8038", "#b4b458"))
    windfall(c)
