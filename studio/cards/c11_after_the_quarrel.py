"""After the Quarrel.

Two crescent moons turn their backs on each other and the sea has torn in half beneath them. In the dry
trench between two walls of water stands a small table laid for two, its cloth torn down the middle, one
chair fallen, the candle just out. Fish look out of both walls.
"""

from studio.colour import Arr
from studio.elements.animals.sea_life import fish, shell
from studio.elements.land.sea_torn import dry_bed, water_wall
from studio.elements.rooms.furniture import chair
from studio.elements.rooms.table_for_two import table_for_two
from studio.elements.things.moon_sulking import SILVERED, sulking_moon
from studio.paint import Card
from studio.palettes import ROSE, WALNUT
from studio.shapes import ell

META = {"number": 11, "slug": "after-the-quarrel", "seed": 1111}

VANISH = (400.0, 596.0)
PEACH = ["#4a2c44", "#94606c", "#dca498", "#ffe4d4"]
# x, y and length of the fish on the left; those on the right nearly mirror them
FISH = ((94, 846, 92), (204, 796, 60), (62, 962, 104), (156, 900, 70))
FAR_FISH = ((262, 782, 38), (66, 1080, 84), (226, 868, 44), (306, 756, 26))


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
    """Fish on both sides, all turned to the table."""
    for i, (x, y, w) in enumerate(FISH + FAR_FISH):
        for side, m in ((-1, walls[0]), (1, walls[1])):
            px, py = (x, y) if side < 0 else (800 - x + (i % 3) * 10 - 8, y + (i * 37) % 42 - 20)
            before = c.img.copy()
            fish(c, px, py, w, (PEACH, SILVERED)[(i + side) % 2], side < 0, fog=0.3 + 0.16 * (i % 3))
            c.img = before * (1 - m[..., None]) + c.img * m[..., None]


def in_the_trench(c: Card) -> None:
    """The table, one chair standing, one fallen, a shell."""
    c.light = (400, 760, 260)
    chair(c, 254, 1062, 160, WALNUT, flip=True)
    table_for_two(c, 400, 1082)
    c.shade(ell(590, 1128, 90, 14), 0.5, 8)
    chair(c, 522, 1142, 156, WALNUT, rot=80)
    shell(c, 330, 1146, 30, ROSE)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 260, 300), key="#e4ecf4", fog="#1e3a58")
    night(c)
    dry_bed(c, *VANISH)
    walls = water_wall(c, *VANISH, -1), water_wall(c, *VANISH, 1)
    onlookers(c, walls)
    c.fogband(612, 16, "#b4c4d0", 0.5)
    in_the_trench(c)
