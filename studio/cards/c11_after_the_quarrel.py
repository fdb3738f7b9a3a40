"""After the Quarrel.

Two crescent moons turn their backs on each other and the sea has torn in half beneath them. In the dry
trench between two walls of water stands a small table laid for two, broken down the middle like the sea, one
chair fallen, the candle just out. Fish look out of both walls.
"""

import math

from studio.colour import Arr
from studio.elements.animals.fish_onlookers import onlooker
from studio.elements.animals.sea_life import shell
from studio.elements.land.sea_torn import dry_bed, water_wall, wet_foot
from studio.elements.rooms.chair_fallen import fallen_chair
from studio.elements.rooms.chairs_plain import plain_chair
from studio.elements.rooms.table_for_two import split_in_the_sand, table_for_two
from studio.elements.things.moon_sulking import sulking_moon
from studio.paint import Card
from studio.palettes import ROSE

META = {"number": 11, "slug": "after-the-quarrel", "seed": 1111}

VANISH = (400.0, 596.0)
PEACH = ["#3c2440", "#8c5464", "#d89888", "#ffdcc4"]
SLATY = ["#1c2c4c", "#4c6888", "#94b4c4", "#e0ecec"]
# x, y, length, tilt and depth of body of the fish in each wall: two neighbourhoods
LEFT = (
    (292, 752, 26, 4, 1.0), (242, 790, 40, -6, 0.8), (178, 800, 56, 8, 1.3), (142, 898, 66, -4, 1.1),
    (86, 846, 84, 4, 0.85), (92, 1040, 116, -6, 1.25),
)  # fmt: skip
RIGHT = (
    (522, 762, 30, -6, 1.2), (572, 816, 44, 8, 0.8), (640, 790, 58, -8, 1.0), (664, 920, 92, 5, 1.35),
    (734, 838, 84, -4, 0.8), (716, 1046, 96, -6, 0.9),
)  # fmt: skip


def night(c: Card) -> None:
    """Ink sky, the two moons, the sea running to the horizon."""
    c.sky([(0, "#0a1028"), (330, "#1b2a4c"), (560, "#4a6484"), (620, "#8298a8")])
    c.stars(120, 520, big=5)
    c.clouds(380, 590, "#25365a", "#90a4b8", cover=0.42, a=0.6, cell=150)
    sulking_moon(c, 206)
    sulking_moon(c, 598, 282, flip=True, s=1.06, thin=12, hurt=True)
    c.water(594, "#1c3454", 0.55, 0.8, deep="#0a1830")
    for x in (200, 600):
        c.glints(x, 604, 790, 130, "#eef3f6", 260, 0.95)


def onlookers(c: Card, walls: tuple[Arr, Arr]) -> None:
    """Fish on both sides, all turned to the table; the falling water runs over them."""
    for side, shoal, m in ((-1, LEFT, walls[0]), (1, RIGHT, walls[1])):
        before = c.img.copy()
        for i, (x, y, w, tilt, deep) in enumerate(shoal):
            kind, fog = (PEACH, SLATY)[(i + (side > 0)) % 2], 0.56 - 0.09 * i
            onlooker(c, x, y, w, kind, side < 0, tilt, fog, deep)
        c.marks(m, math.pi / 2 - side * 0.06, 260, 54, 4, jit=0.1, alpha=0.2, curl=0.08)
        c.img = before * (1 - m[..., None]) + c.img * m[..., None]


def in_the_trench(c: Card) -> None:
    """The table, one chair standing, one fallen, a shell."""
    c.light = (400, 760, 260)
    split_in_the_sand(c, 402, 700, 1190)
    plain_chair(c, 214, 1070, 1.24)
    table_for_two(c, 400, 1082)
    fallen_chair(c, 530, 1138, 1.08, 27)
    shell(c, 316, 1140, 30, ROSE)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 260, 300), key="#e4ecf4", fog="#1e3a58")
    night(c)
    dry_bed(c, *VANISH)
    walls = water_wall(c, *VANISH, -1), water_wall(c, *VANISH, 1)
    for side in (-1, 1):
        wet_foot(c, *VANISH, side)
    onlookers(c, walls)
    c.fogband(612, 16, "#b4c4d0", 0.5)
    in_the_trench(c)
