"""Mutual Observation.

In a snowy valley scholars have built scaffolds round a colossal speckled egg and point a brass telescope at
the hole in its shell. Out of the hole somebody points another, smaller one at them. A scholar warms
his hands on the shell; another has brought a very large egg cup.
"""

from studio.colour import Arr
from studio.elements.land.land import mountain, snowfield
from studio.elements.people.savants import hand_over, savant
from studio.elements.things import eggs_hatching as hatching
from studio.elements.things.eggs import egg, egg_cup, speckles
from studio.elements.things.ropes import brown_rope
from studio.elements.things.scaffolds import rail, tower
from studio.elements.things.sledge_pushed import pushed_sledge
from studio.elements.things.telescopes import brass_telescope, mounted_telescope
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 17, "slug": "mutual-observation", "seed": 1717}
FINISH = Finish(vignette=0.26)
LILAC = ["#5c5c90", "#9c98c4", "#d4cce0", "#fdf0ec"]
PEAK = ["#4c4a78", "#7c78a8", "#b0a4c4", "#f4d8d4"]
HOLE, LENS, EYEPIECE = (486, 596), (606, 716), (691, 804)  # the small telescope looks into the big one
LEFT, RIGHT = ((300, 226), (470, 178), (660, 182)), ((280, 566), (440, 616))  # planks: height, end
ON_PLANKS = (  # x, y, height, cloth, tool, beard, how
    (96, 466, 88, 0, "notes", False, {"arm": "fwd", "flip": True}),
    (160, 466, 84, 1, "trumpet", True, {"arm": "out", "flip": True, "lean": 4}),
    (104, 656, 94, 2, "staff", True, {"arm": "out", "flip": True, "stout": 1.1}),
    (190, 296, 74, 2, "hammer", False, {"arm": "fwd", "flip": True}),
    (112, 296, 76, 0, None, True, {"arm": "chin", "flip": True}),
    (648, 436, 88, 2, "brush", False, {"arm": "out", "lean": -4}),
    (706, 436, 84, 0, None, True, {"arm": "chin", "stout": 1.12}),
    (620, 276, 72, 1, "notes", False, {"arm": "fwd"}),
)


def dawn(c: Card) -> None:
    """Pink from the left on lavender snow."""
    c.sky([(0, "#8c90c4"), (240, "#bca8cc"), (460, "#f0bcbc"), (640, "#fcdcac"), (760, "#fcf0b8")])
    c.glow(-40, 640, 460, "#fff0a8", 0.5, 1.6)
    c.clouds(60, 460, "#b0a0cc", "#fccfc0", cover=0.42, a=0.6, cell=190, sx=2.6)
    for x, y, h, fog, seed in ((90, 810, 470, 0.34, 3), (720, 810, 520, 0.4, 8), (420, 800, 330, 0.6, 5)):
        mountain(c, x, y, h, h * 1.2, PEAK, fog, 0.4, seed)
    c.fogband(770, 50, "#fce8cc", 0.7)
    snowfield(c, 806, LILAC, 4, 18, fog=0.1)


def the_egg(c: Card) -> Arr:
    """Colossal, speckled, broken in one place, its foot in a drift."""
    c.shade(ell(470, 838, 290, 34), 0.5, 14, "#4c4c80")
    speckles(c, egg(c, 392, 500, 246, 336, (-0.66, -0.34, 0.66)))
    hatching.nest_of_snow(c, LILAC)
    return hatching.broken_shell(c, *HOLE)


def before_it(c: Card) -> None:
    """A tower at either side, and the scholars at work on its platforms."""
    tower(c, 858, 62, 134, 236, LEFT[::-1])
    tower(c, 858, 728, 654, 216, RIGHT[::-1])
    for x, y, h, cloth, tool, beard, how in ON_PLANKS:
        savant(c, x, y, h, cloth, tool, beard, fog=0.05, **how)
    rail(c, 54, 150, 262)
    rail(c, 640, 740, 240)


def instruments(c: Card, hole: Arr) -> None:
    """Theirs, with an eye at it, and the other one, likewise."""
    hatching.hidden_face(c, HOLE[0] - 6, HOLE[1] - 6, hole)
    brass_telescope(c, (510, 595), (580, 686), 38)
    hatching.eyecup(c, 507, 591, 52)
    hatching.holding_hand(c, 544, 638, 50, (464, 656))
    c.halo(578, 692, 30, "#fff0b8", 0.5)
    hand = savant(c, 718, 944, 152, 0, arm="up", lean=3)
    mounted_telescope(c, EYEPIECE, LENS, 60, (652, 764), 944)
    hand_over(c, *hand, 6)


def on_the_snow(c: Card) -> None:
    """The one who is cold, the one who doubts, the practical one with his egg cup."""
    savant(c, 208, 874, 124, 1, arm="fwd", flip=True)
    savant(c, 546, 944, 120, 2, beard=True, arm="chin", flip=True)
    rope, bar = pushed_sledge(c, 240, 1092)
    egg_cup(c, 240, 1096, 176)
    hand = savant(c, 452, 1124, 164, 1, arm="back", flip=True, lean=8)
    brown_rope(c, rope, (396, 1082), hand, a=0.95, ends=0.9)
    savant(c, bar[0] - 50, 1110, 138, 2, beard=True, arm="out", flip=True, lean=10)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(40, 380, 260), key="#fff0c0", fog="#e4ccd4")
    dawn(c)
    hole = the_egg(c)
    before_it(c)
    snowfield(c, 930, LILAC, 9, 16)
    instruments(c, hole)
    on_the_snow(c)
    c.snowfall(60)
