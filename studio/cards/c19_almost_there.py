"""Almost There.

A stone bridge stops in the middle of a gorge; the rest of it is drawn in chalk on the sky by a girl who
leans from the last stone. Her donkey has already walked on, it stands on the drawing and eats a chalk
flower. Behind, a rain cloud is coming; on the far side a tiny house has its door open.
"""

from studio.elements.animals.beasts_pack import pack_donkey
from studio.elements.animals.birds import flying_bird
from studio.elements.buildings.bridge_half import chalk_half, deck, stone_half
from studio.elements.buildings.houses import house
from studio.elements.land.canyon import canyon_floor, canyon_wall
from studio.elements.land.storm_front import storm_front
from studio.elements.people.figures import girl
from studio.elements.things.chalk import chalk_thistle
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, MEADOW, ROOF_RED, WHITE
from studio.shapes import blob, ell, poly, rect

META = {"number": 19, "slug": "almost-there", "seed": 1919}
FINISH = Finish(vignette=0.2)

BREAK = 362.0  # where the stone bridge ends
DONKEY = 536
FAR_LEFT = ((-20, 1240), (-20, 790), (120, 770), (250, 782), (290, 860), (350, 1240))
FAR_RIGHT = ((820, 1240), (820, 800), (700, 796), (560, 812), (500, 850), (460, 960), (440, 1240))
CLIFF_TOP, CLIFF = ((830, 560), (790, 566), (752, 562), (726, 578)), ((738, 700), (722, 860), (744, 1020))
NEAR_TOP, NEAR = ((-30, 730), (40, 716), (96, 736), (118, 800)), ((96, 920), (126, 1060), (104, 1240))


def noon(c: Card) -> None:
    """Deep blue noon, and the weather following them."""
    c.sky([(0, "#2f74b4"), (300, "#5598cc"), (600, "#6ca8d0"), (800, "#98c0d2"), (960, "#d0d4c0")])
    c.clouds(120, 480, "#a8cce0", "#f6f6ea", cover=0.3, a=0.6, cell=170)
    storm_front(c)


def gorge(c: Card) -> None:
    """Walls behind walls, a thread of river, swallows far below the road."""
    canyon_wall(c, FAR_LEFT, 0.5, 6)
    canyon_wall(c, FAR_RIGHT, 0.36, 6)
    c.haze(1240, 800, "#6c5468", 0.6)
    canyon_floor(c)
    for x, y, w in ((330, 930, 34), (392, 986, 26), (300, 1010, 22), (520, 1040, 26)):
        flying_bird(c, x, y, w, WHITE, 0.8, -8, x > 350, 0.2)


def far_side(c: Card) -> None:
    """The right-hand cliff and the house that waits, its door open."""
    canyon_wall(c, [(830, 1240), *CLIFF_TOP, *CLIFF, (716, 1240)], 0.12, 9)
    meadow = blob((718, 580), (750, 556), (830, 544), (830, 582), (766, 588))
    c.paint(meadow, MEADOW, vol=8, amb=0.4, wob=1.4)
    house(c, 748, 562, 92, roof=ROOF_RED, lit=False, door=False, g=0)
    c.paint(rect(735, 524, 757, 563), ["#3a2018", "#7a4a2c", "#c88850"], vol=2, wob=0.2, det=1)
    c.flat(rect(739, 528, 754, 562), "#ffd884", 1, wob=0.2, det=1)


def near_side(c: Card) -> None:
    """The left-hand cliff they have come from, already in the shade of the cloud."""
    canyon_wall(c, [(-30, 1240), *NEAR_TOP, *NEAR], 0, 9)
    c.darken(c.mask(poly([(-20, 690), (130, 700), (150, 1240), (-20, 1240)]), 1, 24), "#3c3848", 0.35)


def travellers(c: Card) -> None:
    """She leans from the last stone and draws; her donkey has walked on and eats what she drew."""
    girl_x, side = BREAK - 26, {"view": "side", "arm": "fwd", "flip": True, "lean": 16}
    hx, hy = girl(c, girl_x, deck(girl_x) - 4, 174, coat=BLUE, **side)
    c.paint(ell(hx + 4, hy - 4, 8, 4, -30), ["#d8d4cc", "#ffffff"], vol=2, det=1)
    muzzle = pack_donkey(c, DONKEY, deck(DONKEY) - 6, 162, flip=True).pt(-136, -20)
    chalk_thistle(c, muzzle[0] + 8, muzzle[1] + 6)
    for x in (DONKEY - 64, DONKEY - 48, DONKEY + 54, DONKEY + 42):
        c.puff(x, deck(x) - 6, 16, "#ffffff", 0.5)
    c.sparks(c.mask(ell(hx + 14, hy + 20, 46, 60)), 60, "#ffffff", (0.8, 2.2))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(560, -160, 330), key="#fff4d0", fog="#b8ccd0")
    noon(c)
    gorge(c)
    far_side(c)
    stone_half(c, BREAK)
    near_side(c)
    chalk_half(c, BREAK)
    travellers(c)
