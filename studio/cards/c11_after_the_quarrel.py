"""After the Quarrel.

Two crescent moons turn their backs on each other and the sea has torn in half beneath them. In the dry
trench between two walls of water stands a small table laid for two, broken down the middle like the sea, one
chair fallen, the candle just out. Fish look out of both walls.
"""

import math

from studio.colour import Arr
from studio.elements.animals.sea_life import fish, shell
from studio.elements.land.sea_torn import dry_bed, water_wall
from studio.elements.rooms.chairs_plain import plain_chair
from studio.elements.rooms.table_for_two import split_in_the_sand, table_for_two
from studio.elements.things.moon_sulking import SILVERED, sulking_moon
from studio.paint import Card
from studio.palettes import ROSE

META = {"number": 11, "slug": "after-the-quarrel", "seed": 1111}

VANISH = (400.0, 596.0)
PEACH = ["#4a2c44", "#94606c", "#dca498", "#ffe4d4"]
# x, y, length and tilt of the fish in each wall: two neighbourhoods, not one mirrored
LEFT = (
    (98, 846, 96, 4),
    (206, 792, 56, -8),
    (70, 978, 70, 12),
    (146, 896, 66, -4),
    (268, 772, 34, 6),
    (98, 1082, 108, -6),
)
RIGHT = (
    (712, 812, 64, -10),
    (612, 806, 44, 6),
    (690, 926, 124, 5),
    (560, 770, 36, -6),
    (730, 1040, 60, -14),
    (586, 858, 58, 10),
)


def night(c: Card) -> None:
    """Ink sky, the two moons, the sea running to the horizon."""
    c.sky([(0, "#0a1028"), (330, "#1b2a4c"), (560, "#4a6484"), (620, "#8298a8")])
    c.stars(120, 520, big=5)
    c.clouds(380, 590, "#25365a", "#90a4b8", cover=0.42, a=0.6, cell=150)
    sulking_moon(c, 206)
    sulking_moon(c, 594, flip=True)
    c.water(594, "#1c3454", 0.55, 0.8, deep="#0a1830")
    for x in (200, 600):
        c.glints(x, 604, 790, 130, "#eef3f6", 260, 0.95)


def onlookers(c: Card, walls: tuple[Arr, Arr]) -> None:
    """Fish on both sides, all turned to the table; the falling water runs over them."""
    for side, shoal, m in ((-1, LEFT, walls[0]), (1, RIGHT, walls[1])):
        before = c.img.copy()
        for i, (x, y, w, tilt) in enumerate(shoal):
            kind = (PEACH, SILVERED)[(i + (side > 0)) % 2]
            fish(c, x, y, w, kind, side < 0, tilt, fog=0.34 + 0.15 * (i % 3))
        c.marks(m, math.pi / 2 - side * 0.06, 420, 54, 4, jit=0.1, alpha=0.3, curl=0.08)
        c.img = before * (1 - m[..., None]) + c.img * m[..., None]


def in_the_trench(c: Card) -> None:
    """The table, one chair standing, one fallen, a shell."""
    c.light = (400, 760, 260)
    split_in_the_sand(c, 402, 700, 1190)
    plain_chair(c, 214, 1070, 1.24)
    table_for_two(c, 400, 1082)
    plain_chair(c, 540, 1150, 1.16, -86, flip=True)
    shell(c, 316, 1140, 30, ROSE)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 260, 300), key="#e4ecf4", fog="#1e3a58")
    night(c)
    dry_bed(c, *VANISH)
    walls = water_wall(c, *VANISH, -1), water_wall(c, *VANISH, 1)
    onlookers(c, walls)
    c.fogband(612, 16, "#b4c4d0", 0.5)
    in_the_trench(c)
