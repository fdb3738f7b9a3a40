"""Warm in Here.

Inside a giant's pocket travellers have pitched camp: a fire beside the moon, which somebody has put there, a key for
a gate, crumbs for boulders. Overhead, the opening and a strip of windy sky with the tips of a mitten. One
camper reads the seam like a map; others have made their tent of a love letter, folded.
"""

from studio.elements.people.camper_seated import seated_camper
from studio.elements.people.campers_startled import camper_gazing, camper_pointing, seam_reader
from studio.elements.rooms.pocket import denim_folds, pocket_lining, pocket_opening, side_seams
from studio.elements.things.crumbs import boulder_crumb
from studio.elements.things.fire_of_splinters import splinter_fire
from studio.elements.things.key_great import gate_key
from studio.elements.things.moon_great import pocketed_moon
from studio.elements.things.tent_letter import letter_tent
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, CRIMSON, GREEN, HAIR_GREY, NAVY, OCHRE, PLUM, TEAL, WALNUT

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
    """The moon, a key like a gate, crumbs like boulders, a seam to read, a letter like a tent."""
    x, y = FIRE
    c.glow(x, y, 470, "#ff9a48", 0.34, 1.6)
    pocketed_moon(c, 445, 764, 206, FIRE)
    pocket_lining(c, FIRE)
    gate_key(c, 92, 1044, 16, (x, y - 60, 140))
    for crumb in ((766, 1046, 40), (742, 1120, 34), (70, 1100, 44), (132, 1126, 24)):
        boulder_crumb(c, *crumb, (x, y, 140))
    seam_reader(c, 690, 1064, 128, (726, 1000, 60), flip=True)
    letter_tent(c, 552, 1112, 1.0, (x - 40, y - 60, 190))


def fire(c: Card) -> None:
    """The fire and its light on the ground."""
    x, y = FIRE
    c.glow(x, y + 90, 330, "#ff9840", 0.5, 1.7, 0.36)
    c.glow(x, y + 20, 300, "#ff8c30", 0.4, 1.6)
    splinter_fire(c, x, y + 74)


def campers(c: Card) -> None:
    """Three have seen the mitten; the others are warm."""
    near = c.light = (FIRE[0], FIRE[1] - 20, 90)
    seated_camper(c, 472, 1028, 84, OCHRE, NAVY, "bun", HAIR_GREY, near, warm=False, hair=HAIR_GREY)
    seated_camper(c, 404, 1040, 92, TEAL, WALNUT, "brim", GREEN, near)
    seated_camper(c, 512, 1108, 70, CRIMSON, PLUM, "kerchief", CREAM, near, warm=False, up=24)
    camper_pointing(c, 206, 1124, 130, near, flip=True)
    camper_gazing(c, 340, 1158, 118, near, flip=True)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*FIRE, 160), key="#ffcf88", fog="#24344c")
    pocket(c)
    what_was_in_it(c)
    fire(c)
    campers(c)
