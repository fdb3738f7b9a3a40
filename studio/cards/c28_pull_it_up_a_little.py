"""Pull It Up a Little.

The ridge of the mountains is a sleeper's profile, and villagers with ropes and sledges are hauling the snow
up to its chin like a quilt; the snow of the summit is a nightcap. Where an ear would be, a window is lit. One foot
sticks out at the end of the valley: two people are knitting it a sock.
"""

from studio.elements.buildings.dormers import lit_dormer
from studio.elements.buildings.houses import house
from studio.elements.land.foregrounds import dark_foreground
from studio.elements.land.mountain_sleeper import ROCK, knitted_foot, sleeping_eye, sleeping_profile
from studio.elements.land.ranges import jagged_range
from studio.elements.land.snow_bedding import snow_nightcap, snow_quilt, snowy_ledge
from studio.elements.people.rope_haulers import hauling_team, sledge_team, sock_knitter
from studio.elements.plants.firs_bearded import fir_eyebrow, fir_whiskers
from studio.finish import Finish
from studio.paint import Card

META = {"number": 28, "slug": "pull-it-up-a-little", "seed": 2807}
FINISH = Finish(bloom=0.42)

WINDOW = (168.0, 548.0)


def night(c: Card) -> None:
    """Deep teal, far ranges, not a breath of wind."""
    c.sky([(0, "#0c2436"), (220, "#16404e"), (400, "#2f6470"), (540, "#6c8c94"), (640, "#a4a4ac")])
    c.stars(150, 460, big=9)
    jagged_range(c, 560, 60, 0.7, ROCK, 0.72)
    jagged_range(c, 600, 74, 1.7, ROCK, 0.5)
    c.fogband(590, 40, "#a8b4bc", 0.5)


def sleeper(c: Card) -> None:
    """Foot, face and nightcap; firs for sideburns, a hedge for an eyebrow, a lamp where an ear would be."""
    knitted_foot(c, 676, 590)
    sleeping_profile(c)
    fir_whiskers(c)
    snow_nightcap(c)
    fir_eyebrow(c, 208, 416)
    sleeping_eye(c, 232, 452)
    lit_dormer(c, *WINDOW)


def pulling(c: Card) -> None:
    """Two teams on the ledges of the cheek have hold of the hem."""
    snowy_ledge(c, 234, 356, 650)
    snowy_ledge(c, 62, 190, 806)
    hauling_team(c, (426, 626), [(344, 648), (298, 650), (252, 648)], 80, 1)
    hauling_team(c, (262, 786), [(178, 802), (126, 806), (76, 802)], 90, 4)


def knitting(c: Card) -> None:
    """Two at the foot, a needle each, and the red yarn between them."""
    for x, y, kind in ((600, 570, 5), (700, 668, 7)):
        sock_knitter(c, x, y, 66, kind, (676, 560))


def village(c: Card) -> None:
    """Three houses, and more snow coming up from the valley."""
    for x, y, h in ((690, 860, 60), (738, 884, 52), (640, 884, 46)):
        house(c, x, y, h, snow=True, g=0.6, wall=("#1c2440", "#3c4868", "#707c98", "#b0b4c0"))
    for sledge in ((590, 1020, 1.0, 1), (330, 1110, 1.16, 7)):
        sledge_team(c, *sledge)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(430, 160, 260), key="#dce8ec", fog="#6c8c9c")
    night(c)
    sleeper(c)
    c.light = (*WINDOW, 120)
    snow_quilt(c)
    pulling(c)
    c.light = (640, 640, 120)
    knitting(c)
    village(c)
    dark_foreground(c, 1060, 1220, "#142444", 0.35)
    c.snowfall(70)
