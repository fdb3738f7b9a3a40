"""Almost There.

A stone bridge stops in the middle of a gorge; the rest of it is drawn in chalk on the sky by a girl who
leans from the last stone. Her donkey has already walked on, it stands on the drawing and eats a chalk
flower. Behind, a rain cloud is coming; on the far side a tiny house has its door open.
"""

from studio.elements.animals.beasts_pack import pack_donkey
from studio.elements.animals.birds import flying_bird
from studio.elements.buildings.bridge_half import chalk_half, chalk_rail, deck, stone_half
from studio.elements.buildings.house_open import house_bank, open_house
from studio.elements.land import canyon
from studio.elements.land.storm_front import storm_front
from studio.elements.people.figures import girl
from studio.elements.things.chalk import chalk_daisy, chalk_stick
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, WHITE
from studio.shapes import ell

META = {"number": 19, "slug": "almost-there", "seed": 1919}
FINISH = Finish(vignette=0.2)

BREAK = 344.0  # where the stone bridge ends
DONKEY = 500


def noon(c: Card) -> None:
    """Deep blue noon, and the weather following them."""
    c.sky([(0, "#2f74b4"), (300, "#5598cc"), (600, "#6ca8d0"), (800, "#98c0d2"), (960, "#d0d4c0")])
    c.clouds(120, 480, "#a8cce0", "#f6f6ea", cover=0.3, a=0.6, cell=170)
    storm_front(c)


def gorge(c: Card) -> None:
    """Walls behind walls, a thread of river, swallows far below the road."""
    canyon.canyon_floor(c)
    canyon.far_walls(c)
    c.haze(1240, 900, "#6c5468", 0.3)
    for x, y, w in ((330, 930, 34), (452, 962, 24), (300, 1010, 22), (520, 1040, 26)):
        flying_bird(c, x, y, w, WHITE, 0.8, -8, x > 350, 0.2)


def bridge(c: Card) -> None:
    """From the cliff they have come from, already in the shade, to the house that waits, its door open."""
    canyon.right_cliff(c)
    house_bank(c, 734, 506, (694, 568), 0.4)
    open_house(c, 734, 508, 68, 0.32)
    stone_half(c, BREAK)
    canyon.left_cliff(c)
    chalk_half(c, BREAK)


def travellers(c: Card) -> None:
    """She leans from the last stone and draws; her donkey has walked on and eats what she drew."""
    girl_x, side = BREAK - 34, {"view": "side", "arm": "fwd", "flip": True, "lean": 16}
    hx, hy = girl(c, girl_x, deck(girl_x) - 4, 164, coat=BLUE, **side)
    chalk_rail(c, chalk_stick(c, hx, hy), 588)
    muzzle = pack_donkey(c, DONKEY, deck(DONKEY) - 6, 134, flip=True).pt(-136, -24)
    chalk_daisy(c, muzzle[0] + 19, muzzle[1] - 17, deck(muzzle[0] + 19) - 8, 28)
    for x in (DONKEY - 60, DONKEY - 40, DONKEY + 54, DONKEY + 24):
        c.puff(x, deck(x) - 6, 16, "#ffffff", 0.5)
    c.sparks(c.mask(ell(hx + 16, hy + 26, 10, 26)), 18, "#ffffff", (0.8, 1.8))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(560, -160, 330), key="#fff4d0", fog="#b8ccd0")
    noon(c)
    gorge(c)
    bridge(c)
    travellers(c)
