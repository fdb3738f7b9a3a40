"""What Each One Carries.

Five women cross a dry plain in single file, loads on their heads: a tub with a tail, a lion asleep, a tower of
chairs, a small storm that rains on its bearer. The last one carries nothing; her prints are the deepest, and full of water.
"""

from studio.elements.land.savannah import dry_plain, thorn_tree, wet_prints
from studio.elements.people.load_bearers import bearer
from studio.elements.things.head_loads import chair_tower, head_ring, sleeping_lion, small_storm, tail_in_tub
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, CRIMSON, NAVY, OCHRE, TEAL
from studio.shapes import ell

META = {"number": 85, "slug": "what-each-one-carries", "seed": 8585}
FINISH = Finish(vignette=0.22, bloom=0.34)

INDIGO = ["#0c1030", "#1c2c70", "#4464b0", "#c0d4f0"]
TURMERIC = ["#5c2c08", "#b8701c", "#f0b034", "#fff0b4"]
MADDER = ["#3c0c10", "#98241c", "#d85030", "#fcd0a0"]
LEAF = ["#0c2818", "#24683c", "#64a858", "#e4f0b0"]
WHITE = ["#6c5c64", "#b4a49c", "#ece0cc", "#fffaf0"]


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(60, 520, 240), key="#fff0c0", fog="#e8cfa8")
    c.sky([(0, "#4c90b8"), (240, "#8cbcc4"), (420, "#d0d8bc"), (560, "#f4dca8"), (640, "#f0d098")])
    c.clouds(60, 330, "#7c9cac", "#f4e8cc", cover=0.4, cell=220, a=0.55, sx=3.2)
    dry_plain(c, 620)
    thorn_tree(c, 668, 668, 190, fog=0.45)
    thorn_tree(c, 400, 640, 70, fog=0.7)
    wet_prints(c, ((640, 1152), (704, 1122), (738, 1158)))
    walk = (
        (112, 812, 214, INDIGO, CREAM, CRIMSON, "zigzag"),
        (228, 868, 252, TURMERIC, NAVY, TURMERIC, "dots"),
        (352, 936, 296, LEAF, CRIMSON, OCHRE, "bands"),
        (494, 1020, 340, MADDER, TEAL, WHITE, "leaves"),
    )
    loads = (tail_in_tub, sleeping_lion, chair_tower, small_storm)
    sizes = (0.8, 0.94, 1.12, 1.1)
    for (x, y, h, cloth, top, wrap, pattern), load, s in zip(walk, loads, sizes, strict=True):
        c.shade(ell(x + h * 0.4, y + 4, h * 0.5, h * 0.035), 0.36, 7, "#4c2c3c")
        px, py = bearer(c, x, y, h, cloth, top, wrap, pattern, baby=CREAM if load is small_storm else None)
        head_ring(c, px, py, 0.15 * h, wrap)
        load(c, px, py - 4, s)
    c.shade(ell(720, 1100, 130, 11), 0.4, 7, "#4c2c3c")
    bearer(c, 636, 1112, 384, WHITE, WHITE, WHITE, "bands", hand_up=False, stoop=4)
