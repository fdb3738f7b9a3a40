"""The Patient Knitter.

In a den by the fire a wolf knits with great care: a white woollen garment in the shape of a sheep. Down
the tunnel, under the snow, real sheep queue up, each offering a ball of its own wool. Under the
mantelpiece hang eleven little sheep bells, polished.
"""

from studio.elements.animals.beasts import sheep
from studio.elements.animals.sheep_bringing import bringing_sheep
from studio.elements.animals.wolf_knitting import knitting_wolf
from studio.elements.land.burrow import dark_soil, den, earth_block, earth_steps, snow_lid
from studio.elements.plants.plants import roots
from studio.elements.plants.trees import bare_tree, conifer
from studio.elements.rooms.furniture import fireplace
from studio.elements.things.bells_hung import hung_bells
from studio.elements.things.wool import WOOL, wool_basket
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import WOOD

META = {"number": 12, "slug": "patient-knitter", "seed": 1212}
FINISH = Finish(bloom=0.45)

FIRE = (240.0, 900.0)
PALE_FACE = ["#4a3020", "#94683c", "#d8a868"]
HIGH_UP = ((648, 294, 44), (560, 354, 48), (466, 410, 52), (366, 464, 56))
FAR_DOWN = ((262, 526, 62), (174, 606, 70), (108, 716, 84))
TREADS = (
    (600, 720, 294), (508, 600, 354), (410, 508, 410), (306, 410, 464), (212, 306, 526), (138, 212, 606),
    (-20, 138, 716),
)  # fmt: skip
TURNED = ((132, 842, 92), (156, 972, 50))
ARRIVED = ((66, 838, 90, 0), (96, 968, 108, 4), (158, 1118, 136, 0))
FLEECES = (WOOL, ["#5c5054", "#9c8c84", "#d4c6b4", "#f4ead6"], ["#6c543c", "#b89868", "#ecd8a4", "#fff4d0"])
STEPPING = (0.0, -9.0, 0.0, -6.0, -12.0, 0.0, -5.0)


def winter(c: Card) -> None:
    """A strip of cold sky and a wood, far above; roots in the soil."""
    c.sky([(0, "#7d92ac"), (120, "#b9c6cf"), (200, "#dfe0da")])
    for x, h in ((70, 74), (130, 96), (196, 64), (470, 70), (520, 92)):
        conifer(c, x, 186, h, fog=0.4, snow=0.8)
    bare_tree(c, 330, 196, 150, fog=0.15, seed=4)
    dark_soil(c)
    for x, y, h in ((60, 260, 120), (560, 224, 90), (420, 230, 120), (200, 240, 110)):
        roots(c, x, y, h, 10, WOOD, seed=int(x), n=3, fog=0)


def burrow(c: Card) -> None:
    """The den, the snow over it, and those who have not yet gone down."""
    hollow = den(c, FIRE)
    earth_steps(c, hollow, TREADS, FIRE)
    snow_lid(c)
    for x, h in ((612, 50), (548, 46), (490, 43)):
        sheep(c, x, 198, h, WOOL, flip=True, shadow=0.3)


def hearth(c: Card) -> None:
    """The fire, and the eleven bells."""
    c.glow(*FIRE, 430, "#ff8c34", 0.34, 1.6)
    fireplace(c, 246, 1000, 290, 226, ["#1c1012", "#4c2c22", "#7c4c34", "#b07c50"])
    c.glow(246, 950, 150, "#ffb050", 0.3, 1.8)
    hung_bells(c, 142, 750, 11, 20.8)


def knitter(c: Card) -> None:
    """The wolf in its chair, the work on its needles, the basket beside it."""
    knitting_wolf(c, 622, 1104, (246, 860, 220))
    wool_basket(c, 420, 1162, 58)


def queue(c: Card) -> None:
    """From the snow down to the fire; the nearest is the largest."""
    c.light = (*FIRE, 150)
    for i, (x, y, h) in enumerate(HIGH_UP + FAR_DOWN):
        nod, wool = (0, 6, -4, 3)[i % 4], FLEECES[i * 2 % 3]
        bringing_sheep(c, x, y, h, PALE_FACE, False, max(0.0, 0.2 - 0.05 * i), STEPPING[i], nod, i + 1, wool)
    for w, y, h in TURNED:
        earth_block(c, w, y, h, FIRE)
    for k, (x, y, h, nod) in enumerate(ARRIVED):
        bringing_sheep(c, x, y, h, flip=True, nod=nod, seed=20 + k, wool=FLEECES[k * 2 % 3])


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*FIRE, 160), key="#ffd08a", fog="#6a5044")
    winter(c)
    burrow(c)
    hearth(c)
    knitter(c)
    queue(c)
