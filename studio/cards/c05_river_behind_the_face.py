"""The River Behind the Face.

A colossal porcelain mask leans on a dune. One empty socket pours out a river, the other is a lit window
with a curtain and a ladder to it. An old crack is mended in gold leaf; reeds grow where the river starts;
the child drifts down it with a lantern.
"""

from studio.elements.land.dune_near import DUNE, near_dune
from studio.elements.land.land import hills
from studio.elements.land.river_wept import desert_stream, spray, tear_fall
from studio.elements.land.water import boat
from studio.elements.people.figures import child
from studio.elements.people.mask_colossal import cave_eye, mended_mask, window_eye
from studio.elements.plants.plants import grass
from studio.elements.things.props import ladder
from studio.paint import Card, Frame
from studio.shapes import blob, ell, taper

META = {"number": 5, "slug": "river-behind-the-face", "seed": 515}

CREST = ((-60, 896), (90, 862), (240, 868), (400, 896), (560, 912), (700, 890), (860, 846))
LEFT_BANK = (
    (244, 900), (222, 922), (196, 950), (200, 984), (240, 1016), (262, 1050), (246, 1096), (196, 1146),
    (150, 1230),
)  # fmt: skip
RIGHT_BANK = (
    (346, 900), (366, 922), (374, 950), (368, 984), (404, 1016), (482, 1050), (530, 1096), (566, 1146),
    (650, 1230),
)  # fmt: skip
# where the mask darkens the sand
CHIN = ((120, 884), (300, 902), (430, 918), (540, 922), (500, 946), (380, 948), (240, 926))
REEDS = ((158, 1000, 104), (196, 1026, 74), (398, 972, 96), (434, 994, 66), (580, 1104, 90), (622, 1130, 60))


def sunset(c: Card) -> None:
    """The sun goes down behind the mask, on the right."""
    c.sky([(0, "#3f3562"), (240, "#74508a"), (460, "#c07888"), (640, "#f0a47c"), (780, "#ffd49c")])
    c.glow(704, 640, 420, "#ffc070", 0.6, 1.5)
    c.clouds(60, 640, "#7c5488", "#ffb890", cover=0.48, a=0.65, cell=180)
    c.flat(ell(704, 640, 62), "#fff0b4", 1, 1, 0.3)
    for i, (y, fog) in enumerate(((716, 0.6), (776, 0.4))):
        hills(c, y, 34, DUNE, 31 + i, fog=fog, vol=50, grad=(0.15, 0))
        c.fogband(y + 50, 22, "#f8bc94", 0.4)


def face(c: Card) -> Frame:
    """The mask leaning on its dune. Left: a cave. Right: somebody's room, and the ladder to it."""
    f, m = mended_mask(c, 392, 496)
    cave_eye(f, m)
    window_eye(c, f, m)
    near_dune(c, *CREST)
    c.shade(blob(*CHIN), 0.55, 14, "#3a1c48")
    c.shade(taper((600, 984, 40), (560, 760, 34), (f.pt(84, -4)[0], f.pt(84, -4)[1], 24)), 0.26, 8, "#2c2458")
    ladder(c, (640, 984), f.pt(104, -4), 44, 22, "#8a5434", narrow=0.6)
    c.shade(ell(650, 986, 46, 8), 0.5, 6, "#2a1430")
    return f


def river(c: Card, f: Frame) -> None:
    """It wells over the lower lid, runs down the cheek and away across the sand."""
    desert_stream(c, LEFT_BANK, RIGHT_BANK)
    spray(c, *tear_fall(c, f, 916))
    c.glints(470, 1090, 1160, 110, "#ffd8a0", 40, 0.5)
    for x, y, h in REEDS:
        grass(c, x, y, h, 9, ("#1e4444", "#3c7458", "#90a860"))


def adrift(c: Card) -> None:
    """The child with its lantern."""
    c.light = (640, 760, 120)
    c.shade(ell(340, 1092, 76, 14), 0.45, 8, "#0c2c44")
    child(c, 336, 1074, 120, arm="fwd", lamp=True, shadow=0, rim=1.0)
    boat(c, 340, 1078, 146, ["#1a0f18", "#43283a", "#8a5848", "#f0b880"], rim=0.9)
    c.glints(316, 1098, 1170, 40, "#ffd070", 40, 0.8)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(700, 420, 240), key="#ffc890", fog="#e0a08c")
    sunset(c)
    f = face(c)
    river(c, f)
    adrift(c)
