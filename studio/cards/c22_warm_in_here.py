"""Warm in Here.

Inside a giant's pocket travellers have pitched camp: a fire beside a coin as large as a sunrise, a key for
a gate, crumbs for boulders. Overhead, the opening and a strip of windy sky with the tips of a mitten. One
camper reads the seam like a map; others have made their tent of a love letter, folded.
"""

from studio.elements.people.figures import old_man, townsperson
from studio.elements.rooms.pocket import denim_folds, pocket_lining, pocket_opening, side_seams
from studio.elements.things.coin_great import great_coin
from studio.elements.things.crumbs import boulder_crumb
from studio.elements.things.flames import camp_flame
from studio.elements.things.key_great import gate_key
from studio.elements.things.lights import campfire, lantern
from studio.elements.things.tent_letter import letter_tent
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import PLUM

META = {"number": 22, "slug": "warm-in-here", "seed": 2222}
FINISH = Finish(bloom=0.42)

FIRE = (306.0, 958.0)


def pocket(c: Card) -> None:
    """Denim all round, seams at both sides, the sky above."""
    denim_folds(c, FIRE)
    side_seams(c)
    pocket_opening(c)
    c.beam([(250, 250), (560, 250), (640, 640), (300, 640)], "#cfe0e4", 0.12, 40)


def what_was_in_it(c: Card) -> None:
    """A coin like a sunrise, a key like a gate, crumbs like boulders, a letter like a tent."""
    x, y = FIRE
    c.glow(x, y, 470, "#ff9a48", 0.34, 1.6)
    great_coin(c, 445, 772, FIRE)
    pocket_lining(c, FIRE)
    gate_key(c, 118, 1034, 7, (x, y - 60, 140))
    for crumb in ((766, 1046, 40), (742, 1120, 34), (70, 1100, 44), (132, 1126, 24)):
        boulder_crumb(c, *crumb, (x, y, 140))
    letter_tent(c, 570, 1108, 1.08, (x - 40, y - 60, 190))


def fire(c: Card) -> None:
    """The fire, and its flames once more over their own glow."""
    x, y = FIRE
    c.glow(x, y + 60, 240, "#ff8c38", 0.3, 1.7, 0.4)
    campfire(c, x, y + 84, 118)
    camp_flame(c, x, y + 70)


def campers(c: Card) -> None:
    """Five who are warm, and one with a lantern who reads the wall."""
    c.light = (FIRE[0], FIRE[1] - 20, 90)
    old_man(c, 668, 1008, 128, coat=PLUM, view="side", arm="up", rim=0.9, flip=True, light=(716, 980, 60))
    lantern(c, 712, 1012, 34, g=0.9)
    townsperson(c, 400, 1040, 108, 1, view="side", sit=True, rim=1.0, arm="fwd")
    townsperson(c, 466, 1030, 104, 4, view="side", sit=True, rim=1.0)
    townsperson(c, 518, 1110, 92, 2, view="side", sit=True, rim=0.9)
    townsperson(c, 214, 1122, 124, 6, view="back", sit=False, rim=1.0, arm="out", flip=True)
    townsperson(c, 356, 1146, 120, 3, view="back", rim=1.0)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*FIRE, 160), key="#ffcf88", fog="#24344c")
    pocket(c)
    what_was_in_it(c)
    fire(c)
    campers(c)
