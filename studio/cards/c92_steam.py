"""Steam.

In a bathhouse under a dome of stars one woman pours water over another's hair. Out of the steam a stag has come to
drink from the basin, made of steam himself as far as the shoulder; neither of them turns round.
"""

from studio.elements.animals.steam_stag import steam_stag
from studio.elements.people.bathers import poured, pouring_bather, seated_bather
from studio.elements.rooms.bathhouse import copper_bowl, domed_bath, slab, star_shafts, wall_basin
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 92, "slug": "steam", "seed": 9292}
FINISH = Finish(vignette=0.28, bloom=0.46)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(330, 60, 260), key="#fff0c8", fog="#a8bcb4")
    domed_bath(c)
    star_shafts(c)
    c.fogband(800, 60, "#c4d0c4", 0.5)
    steam_stag(c, 216, 846, 1.0)
    wall_basin(c, 118, 830)
    c.fogband(950, 40, "#c4d0c4", 0.3)
    slab(c, 500, 1010, 520)
    seated_bather(c, 430, 1014, 1.08)
    tip = pouring_bather(c, 642, 1004, 1.1)
    poured(c, tip, (436, 664))
    copper_bowl(c, 210, 1120, 0.9)
    c.mirror(1124, 260, 730, 0.4, 0.5, 90, "#44646c", 0.3)
    c.flat(ell(300, 1140, 120, 16), "#fff0c0", 0.2, 8, mode="add")
    c.smoke([(560, 900), (640, 760), (600, 600), (680, 440)], 30, 110, "#d8e0d4", 0.10)
    c.smoke([(300, 1000), (240, 860), (300, 700), (220, 520), (300, 380)], 30, 120, "#d8e0d4", 0.12)
