"""Pass It On.

A city of candles: towers with windows in the wax. A procession carries one flame from the burning towers up
to the last dark ones, which are still tall; the oldest are already stumps where people live as on islands.
A child-sized tower has just been lit and is shining the proudest.
"""

from studio.elements.buildings.candle_ledges import WindingStair, fresh_wick
from studio.elements.buildings.candles_tall import candle_tower, stump
from studio.elements.land.candle_plain import candlelit_plain
from studio.elements.people import torch_bearer as folk
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 34, "slug": "pass-it-on", "seed": 3434}
FINISH = Finish(vignette=0.36, bloom=0.45)

FAR_LIT = ((60, 300, 44), (120, 200, 40), (360, 170, 38), (430, 240, 40), (310, 120, 34))
FAR_DARK = ((560, 420, 46), (700, 500, 50))
CLIMBED = 538.0  # the tower they are climbing
# in half turns; the odd ones are behind the tower
ON_STAIR = (0.2, 0.4, 0.6, 0.82, 2.2, 2.45, 2.7, 4.14, 4.36)
PROCESSION = ((486, 1006), (474, 1050), (320, 1052), (270, 1062), (216, 1070))  # from far to near


def night(c: Card) -> None:
    """Black plum, and the far quarters of the city."""
    c.sky([(0, "#120a1e"), (400, "#241430"), (760, "#482440"), (900, "#643048")])
    c.clouds(40, 560, "#1a1028", "#40243c", cover=0.5, cell=190, a=0.6)
    for i, (x, h, w) in enumerate((*FAR_LIT, *FAR_DARK)):
        candle_tower(c, x, 880, h, w, lit=i < 5, flame=26, drips=3, seed=i + 3, rows=3, fog=0.5)
    c.fogband(850, 90, "#643450", 0.6)
    candlelit_plain(c, (380, 800, 220))


def towers(c: Card) -> None:
    """The old burn low; the new stand high and dark."""
    candle_tower(c, 708, 980, 800, 126, lit=False, seed=11, rows=7)
    fresh_wick(c, 708, 182, 126)
    candle_tower(c, 286, 936, 330, 112, seed=6, flame=74, rows=3, drips=9)
    candle_tower(c, 120, 1000, 520, 160, seed=8, flame=104, rows=4, drips=11)


def climb(c: Card) -> None:
    """A stair winds up the dark tower, and they are already on it."""
    stair = WindingStair(c, CLIMBED, 130, 950, 112)
    for start in (1, 3):
        stair.half(start)
    candle_tower(c, CLIMBED, 960, 640, 128, lit=False, seed=13, rows=6)
    fresh_wick(c, CLIMBED, 322, 128)
    for start in (0, 2, 4):
        stair.half(start)
    for i, turn in enumerate(ON_STAIR):
        folk.night_walker(c, *stair.at(turn), 66, i + 2)
    x, y = stair.at(4.66)
    c.glow(x + 30, y - 80, 120, "#ff9838", 0.5, 1.6)
    folk.torch_bearer(c, x, y, 74, light=(x + 40, y - 90, 60))


def procession(c: Card) -> None:
    """From the stumps to the tower's foot."""
    c.glow(400, 880, 240, "#ffa038", 0.22, 1.6)
    c.glow(400, 1096, 440, "#ff9038", 0.5, 1.5, 0.3)
    c.glow(130, 1010, 300, "#ff9038", 0.4, 1.6, 0.26)
    for i, (x, y) in enumerate(PROCESSION):
        folk.night_walker(c, x, y, 80 + i * 5, 9 - i * 2, (400, 930, 70))


def proudest(c: Card) -> None:
    """Small as a child, and has just been lit."""
    c.light = (400, 880, 120)
    candle_tower(c, 400, 1126, 200, 84, seed=4, flame=124, rows=2, drips=5)


def islands(c: Card) -> None:
    """Those who gave all: a table laid for two, a washing line."""
    stump(c, 620, 1120, 270)
    folk.tea_for_two(c, 620, 1082)
    stump(c, 126, 1128, 216, wick=False)
    folk.washing_day(c, 92, 1096)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(330, 640, 200), key="#ffc070", fog="#4c2844")
    night(c)
    towers(c)
    climb(c)
    procession(c)
    proudest(c)
    islands(c)
    c.sparks(c.mask(ell(300, 420, 320, 380)), 60, "#ffc060", (0.7, 1.8), 0.7)
