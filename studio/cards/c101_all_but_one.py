"""All but One.

Dancers from straight above, on dark stones: their skirts have opened like flowers. One is a bud yet. Between them a hatch
stands open on a ladder and warm light: somebody has gone, or is expected.
"""

from studio.elements.land.paving_above import dark_paving
from studio.elements.people.dancers_above import (
    bud_above,
    dancer_above,
    hatch_above,
)
from studio.finish import Finish
from studio.paint import Card

META = {"number": 101, "slug": "all-but-one", "seed": 1011}
FINISH = Finish(vignette=0.3, bloom=0.36)

POPPY = ["#5c0c10", "#bc2420", "#f4603c", "#ffc494"]
MARIGOLD = ["#6c2c04", "#cc7010", "#fcb42c", "#fff0a4"]
LILAC = ["#2c1850", "#6c4ca0", "#b090d8", "#f0e0fc"]
CREAM = ["#7c6450", "#c8b090", "#f4e8c8", "#fffcf0"]
PINK = ["#640c3c", "#c83c7c", "#f888b0", "#ffdce4"]
SKY = ["#0c2c5c", "#2c70ac", "#74b8dc", "#e0f8fc"]
LEAF = ["#0c3420", "#2c7c44", "#84c464", "#ecf8b4"]

DANCERS = (
    (128, 150, 104, POPPY, MARIGOLD, 10, 9), (356, 96, 92, CREAM, PINK, 40, 10), (622, 168, 128, MARIGOLD, POPPY, -20, 11),
    (372, 316, 112, LILAC, CREAM, 70, 8), (112, 426, 104, PINK, CREAM, -50, 9), (680, 432, 96, SKY, CREAM, 24, 9),
    (98, 800, 100, MARIGOLD, CREAM, 60, 8), (690, 676, 100, LEAF, MARIGOLD, 5, 9),
    (228, 1016, 112, LILAC, PINK, 33, 9), (452, 1112, 88, PINK, MARIGOLD, -14, 9), (690, 1086, 100, POPPY, CREAM, 50, 9),
)  # fmt: skip


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(-60, -80, 420), key="#fff4d4", fog="#2c3c54")
    dark_paving(c)
    for i, (x, y, r, skirt, under, turn, petals) in enumerate(DANCERS):
        dancer_above(c, x, y, r, skirt, under, turn, petals, i)
    dancer_above(c, 498, 838, 118, CREAM, MARIGOLD, -30, 10, 1)
    bud_above(c, 226, 640, 92, LEAF, PINK, 12)
    hatch_above(c, 452, 560, 70)
