"""It Was Only the Coat.

A dark hallway at night, seen from a child's height; at the end the door stands a hand's breadth open. On the
stand a long coat has leaned forward and offers, from its empty sleeve, a small night-light. Its hat has turned;
its shadow on the wall is a monster's all the same. A teddy bear lies half-way, the other coats have drawn back.
"""

from studio.elements.rooms.coat_bowing import coat_bowing, monster_shadow, turned_cuff, turned_hat
from studio.elements.rooms.coat_stand import coat_stand, shrinking_coat
from studio.elements.rooms.hallway_night import hallway_night
from studio.elements.things.night_light import night_light, night_light_glow
from studio.elements.things.teddy_bear import teddy_bear
from studio.finish import Finish
from studio.paint import Card

META = {"number": 82, "slug": "only-the-coat", "seed": 8282}
FINISH = Finish(vignette=0.34, bloom=0.45)

FLAME = (222.0, 806.0)
HELD = (246.0, 716.0)  # where a hand should be
LAMP = (222.0, 800.0, 110.0)
MOSS = ["#0c1214", "#1c2824", "#3c4638", "#8c7c50"]
WINE = ["#120a14", "#2c1624", "#543038", "#a06848"]
SLATE_WOOL = ["#0e101a", "#1e2230", "#3c3c48", "#8c7460"]


def drawn_back(c: Card) -> None:
    """The other coats, along the wall."""
    for x, y, h, ramp in ((222, 428, 190, MOSS), (162, 352, 270, WINE), (88, 262, 370, SLATE_WOOL)):
        shrinking_coat(c, x, y, h, ramp, LAMP)


def offered(c: Card) -> None:
    """The coat on its stand, its hat, and the light in its sleeve."""
    coat_stand(c, 560, 1078, LAMP)
    coat_bowing(c.at(0, 0), LAMP)
    turned_hat(c, 456, 292, LAMP)
    night_light_glow(c, *FLAME)
    turned_cuff(c.at(0, 0), LAMP)
    night_light(c, *FLAME, HELD)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=LAMP, key="#ffc470", fog="#141422")
    hallway_night(c, LAMP)
    drawn_back(c)
    monster_shadow(c)
    offered(c)
    teddy_bear(c, 214, 1116, 1.05, LAMP)
