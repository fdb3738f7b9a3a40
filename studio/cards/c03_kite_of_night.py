"""The Kite of Night.

At high noon a whale cut out of the starry sky flies as a kite. Where its shadow crosses the village it is
night: lit windows, lanterns, a washing line half in sun and half in dark. A woman holds the string
from a hill, red scarf flying.
"""

from typing import Any

from studio.colour import Arr
from studio.elements.animals.whale_night import kite_string, kite_tail, night_whale
from studio.elements.buildings.houses_day_night import DAY_LEAF, village_by
from studio.elements.land.land import hills
from studio.elements.land.night_shadow import dimmed_left_of, pour_night, whale_shadow
from studio.elements.land.straw_hills import green_knoll, straw_hills
from studio.elements.people.figures import bell
from studio.elements.plants.trees import poplar
from studio.elements.things.lantern_post import lantern_post
from studio.elements.things.washing_small import line_posts, pegged_washing
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import CREAM, LINEN, PLUM, RED, ROSE
from studio.shapes import ell

META = {"number": 3, "slug": "kite-of-night", "seed": 307}
FINISH = Finish(vignette=0.2)

BLUE_HILLS = ["#54708c", "#7c98a0", "#a8b49c", "#d8d4ac"]
# where houses stand, how high, how many floors
FAR = ((70, 792, 50, 1), (150, 788, 54, 1), (470, 790, 50, 1), (724, 824, 66, 1), (560, 782, 46, 1))
MIDDLE = ((236, 850, 62, 1), (330, 842, 84, 2), (424, 846, 60, 1), (676, 800, 56, 1), (508, 892, 70, 1))
NEAR = ((128, 904, 76, 1), (212, 936, 98, 2), (312, 914, 76, 1), (414, 908, 92, 2))
FAR_TREES = ((112, 796), (206, 792), (26, 830), (760, 850), (270, 866))
NEAR_TREES = ((168, 920), (462, 912), (370, 926))


def noon(c: Card) -> None:
    """A windy sky with the sun out of sight overhead."""
    c.sky([(0, "#3c74b4"), (260, "#6aa2d4"), (520, "#a4cce0"), (680, "#dce4d0"), (760, "#f0e4b8")])
    c.glow(560, -60, 620, "#fff4cc", 0.5, 1.6)
    c.clouds(60, 320, "#a8c8e0", "#f4f2e4", cover=0.4, a=0.75, cell=190, sx=2.6)
    c.clouds(470, 680, "#b4ccd8", "#f8f0d8", cover=0.5, a=0.8, cell=130, sx=2.6)


def land(c: Card) -> Arr:
    """Straw hills from far to near, with night poured over them; returns the shadow."""
    hills(c, 690, 30, BLUE_HILLS, 5, fog=0.4, amb=0.4)
    straw_hills(c)
    for x, y, h in ((64, 764, 60), (104, 768, 46), (620, 770, 62), (664, 766, 48), (752, 768, 56)):
        c.shade(ell(x - 6, y, h * 0.3, 3), 0.3, 3, "#5a5048")
        poplar(c, x, y, h, DAY_LEAF, fog=0.2)
    shadow = whale_shadow(c, 322, 900) * c.ground(770)
    pour_night(c, shadow)
    return shadow


def washing(c: Card) -> None:
    """The line whose left end is in the night, between two lanterns."""
    a, b = (262, 986), (498, 978)
    line_posts(c, a, b)
    with dimmed_left_of(c, 376):
        pegged_washing(c, a, b, (LINEN, ROSE, LINEN, CREAM))
    for x, y in ((100, 956), (352, 962)):
        lantern_post(c, x, y, 84)


def on_the_knoll(c: Card, kite: Frame) -> None:
    """She, the string, the grass about her feet."""
    grass = green_knoll(c)
    look: dict[str, Any] = {"hat": "bun", "scarf": RED, "skirt": True, "arm": "up"}
    hand = bell(c, 640, 1062, 186, PLUM, rim=0.9, shadow=0.5, **look)
    kite_string(c, kite, hand, (520, 818), (410, 700), (320, 580))
    c.marks(grass * c.ground(1056), -1.3, 110, 26, 2.8, jit=0.2, alpha=0.9, bias=0.1, curl=0.3)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(540, -260, 330), key="#fff2cc", fog="#c4d4d4")
    noon(c)
    kite = night_whale(c, 372, 296)
    kite_tail(c, kite)
    shadow = land(c)
    village_by(c, shadow, (*FAR, *MIDDLE, *NEAR), FAR_TREES + NEAR_TREES)
    washing(c)
    on_the_knoll(c, kite)
