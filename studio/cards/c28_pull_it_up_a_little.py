"""Pull It Up a Little.

The ridge of the mountains is a sleeper's profile, and villagers with ropes and sledges are hauling the snow
up to its chin like a quilt; the snow of the summit is a nightcap. Where an ear would be, a window is lit. One foot
sticks out at the end of the valley: two people are knitting it a sock.
"""

from studio.elements.buildings.dormers import lit_dormer
from studio.elements.buildings.houses import house
from studio.elements.land.foregrounds import dark_foreground
from studio.elements.land.mountain_sleeper import ROCK, knitted_foot, rock_ear, sleeping_eye, sleeping_profile
from studio.elements.land.ranges import jagged_range
from studio.elements.land.snow_bedding import snow_bank, snow_nightcap, snow_quilt, snowy_terrace
from studio.elements.people.rope_haulers import hauling_team, sledge_team, sock_knitter
from studio.elements.plants.firs_bearded import fir_eyebrow, fir_whiskers
from studio.finish import Finish
from studio.paint import Card

META = {"number": 28, "slug": "pull-it-up-a-little", "seed": 2807}
FINISH = Finish(bloom=0.42)

WINDOW = (176.0, 528.0)
TERRACE = ((-30, 856, 60), (110, 836, 50), (220, 786, 44), (320, 702, 40), (410, 644, 34), (470, 590, 16))


def night(c: Card) -> None:
    """Deep teal, far ranges, not a breath of wind."""
    c.sky([(0, "#0c2436"), (220, "#16404e"), (400, "#2f6470"), (540, "#6c8c94"), (640, "#a4a4ac")])
    c.stars(150, 460, big=9)
    jagged_range(c, 560, 60, 0.7, ROCK, 0.72)
    jagged_range(c, 600, 74, 1.7, ROCK, 0.5)
    c.fogband(590, 40, "#a8b4bc", 0.5)


def sleeper(c: Card) -> None:
    """Foot, face and nightcap; firs for sideburns, a hedge for an eyebrow, a lamp in the ear."""
    knitted_foot(c, 688, 584, s=1.06)
    sleeping_profile(c)
    rock_ear(c, *WINDOW)
    fir_whiskers(c)
    snow_nightcap(c)
    fir_eyebrow(c, 208, 334)
    sleeping_eye(c, 278, 396, 0.95)
    lit_dormer(c, WINDOW[0] - 8, WINDOW[1] + 4)


def pulling(c: Card) -> None:
    """Two teams on the terraces of the neck have hold of the hem."""
    snowy_terrace(c, TERRACE)
    hauling_team(c, (508, 556), [(400, 646), (344, 677), (290, 707)], 80, 1)
    hauling_team(c, (298, 750), [(204, 810), (148, 823), (94, 836)], 92, 4)


def knitting(c: Card) -> None:
    """Two at the foot, a needle each, and the red yarn between them."""
    for x, y, kind in ((600, 584, 5), (736, 690, 7)):
        sock_knitter(c, x, y, 66, kind, (676, 560))


def village(c: Card) -> None:
    """Three houses, and more snow coming up from the valley."""
    for x, y, h in ((690, 872, 66), (738, 900, 56), (636, 904, 52)):
        house(c, x, y, h, snow=True, g=0.6, wall=("#1c2440", "#3c4868", "#707c98", "#b0b4c0"))
        snow_bank(c, x, y, h)
    for sledge in ((620, 1012, 1.0, 1), (318, 1112, 1.16, 7)):
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
