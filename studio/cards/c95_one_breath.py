"""One Breath.

A diver with no air but her own goes down a rope with a stacked tin of food in her hand. On the sea floor is a
kitchen without walls: a fire burns in the stove, a woman in an apron stirs, the table is laid for two. Nobody looks up.
"""

from studio.elements.animals.fish_onlookers import onlooker
from studio.elements.land.deep_light import deep_light
from studio.elements.people.free_diver import breath, free_diver, tin_lunchbox
from studio.elements.rooms.sea_kitchen import cook_at_stove, sea_bottom, stove, table_for_her
from studio.elements.things.lights import lantern
from studio.finish import Finish
from studio.paint import Card

META = {"number": 95, "slug": "one-breath", "seed": 9595}
FINISH = Finish(vignette=0.3, bloom=0.44)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(420, -80, 300), key="#e4fff0", fog="#2c7c90")
    deep_light(c)
    sea_bottom(c, 960)
    c.glow(250, 1000, 300, "#ff9c50", 0.5, 1.6)
    stove(c, 214, 1064)
    c.light = (260, 980, 160)
    cook_at_stove(c, 356, 1082, 1.12)
    table_for_her(c, 566, 1104)
    lantern(c, 566, 986, 60)
    c.light = (420, -80, 300)
    for x, y, w, flip, fog in (
        (150, 560, 70, True, 0.4),
        (96, 620, 60, True, 0.5),
        (676, 700, 84, False, 0.3),
        (640, 250, 56, False, 0.5),
        (720, 300, 50, False, 0.55),
    ):
        onlooker(c, x, y, w, flip=flip, fog=fog)
    waist, hand = free_diver(c, 470, 440, 1.06, -46)
    c.line([(560, -20), (600, 160), waist], 5, "#e8d8a8", 0.95, 0.4, ends=0.9)
    tin_lunchbox(c, hand[0] - 2, hand[1] - 2, 0.9)
    breath(c, ((350, 560), (330, 420), (352, 240), (330, 60)))
