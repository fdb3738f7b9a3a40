"""The Kindly Lamp.

In the deepest sea hangs a friendly lamp, and under it, before a white picket fence, a bench where a seahorse
reads. The lamp's stalk goes up, over and back: it grows from a face as wide as the dark, and the fence is its
teeth. One picket is missing, and the path leads in. There is room on the bench; several hats are lying about.
"""

from studio.elements.animals.anglerfish import (
    angler_face,
    angler_lamp,
    angler_mouth,
    angler_stalk,
    angler_teeth,
)
from studio.elements.animals.sea_life import fish
from studio.elements.animals.seahorse_reading import holding_fin, reading_seahorse
from studio.elements.land.sea_bed import lamplit_bed
from studio.elements.rooms.bench_garden import garden_bench
from studio.elements.things import hats_left as hats
from studio.elements.things.book_held import book_held
from studio.elements.things.props import boots
from studio.elements.things.umbrella_hung import umbrella_hung
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, CRIMSON, GREEN, GREY, NAVY, OCHRE, PLUM, TEAL, WALNUT
from studio.shapes import ell

META = {"number": 84, "slug": "kindly-lamp", "seed": 8484}
FINISH = Finish(vignette=0.3, bloom=0.5)

LAMP = (404.0, 724.0)
GLOW = (404.0, 760.0, 150.0)
PATH = ((512, 1030), (524, 1050), (542, 1076), (572, 1108), (616, 1150))


def abyss(c: Card) -> None:
    """Violet water with marine snow, black at the edges."""
    c.sky([(0, "#1c1448"), (300, "#221a52"), (700, "#16143a"), (1200, "#0a0c1e")], calm=0.4)
    c.glow(400, 240, 560, "#4c3c9c", 0.5, 1.4)


def the_host(c: Card) -> None:
    """The face as wide as the dark, its teeth with one missing, the path to the gap, the lamp before it all."""
    angler_face(c, GLOW)
    angler_mouth(c, GLOW)
    angler_teeth(c, GLOW, gap=8)
    lamplit_bed(c, GLOW, PATH)
    angler_stalk(c, GLOW)
    angler_lamp(c, *LAMP)


def reader(c: Card) -> None:
    """The bench with its one guest, and what the others have left."""
    hats.felt_hat(c, 680, 870, 44, CRIMSON, CREAM, -9, 0, GLOW)
    garden_bench(c, 356, 1134, 320)
    umbrella_hung(c, 478, 948, 104, TEAL, -3)
    guest = reading_seahorse(c, 312, 1050, 0.96, light=GLOW)
    book_held(c, 226, 966, 0.9, GLOW)
    holding_fin(guest)
    hats.felt_hat(c, 410, 1056, 38, PLUM, OCHRE, 3, 3, GLOW)
    c.shade(ell(620, 1068, 44, 9), 0.75, 5)
    boots(c, 612, 1064, 58, WALNUT)
    hats.toppled_top_hat(c, 116, 1096, 48, GREY, CRIMSON, -8, -14, GLOW)
    hats.upturned_hat(c, 146, 1160, 48, GREEN, shadow=-12, light=GLOW)
    hats.straw_boater(c, 706, 1130, 44, band=NAVY, rot=5, shadow=14, light=GLOW)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=GLOW, key="#ffd080", fog="#1c1848")
    abyss(c)
    the_host(c)
    fish(c, 600, 590, 50, rot=8)
    fish(c, 660, 640, 38, rot=4)
    reader(c)
    c.sparks(c.all(), 130, "#d8d0f0", (0.6, 1.6), 0.6)
