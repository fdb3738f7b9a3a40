"""Nothing to Declare.

In a grey customs hall one suitcase lies open on the counter: lid and tray hold an autumn wood with real depth, and path and
leaves pour out over the rim towards the floor. The officer has put down his cap and gone in; he is on the
path to a tiny house in which a lamp is lit. The traveller waits, hat in hand.
"""

from studio.elements.buildings.houses import house
from studio.elements.people.customs_folk import kepi_put_down, traveller_hat_in_hands
from studio.elements.people.figures import townsperson
from studio.elements.plants import leaves_autumn as leaves
from studio.elements.plants.wood_autumn import dark_trunk, leafy_path, wooded_slope
from studio.elements.rooms.customs_hall import counter, customs_hall, terrazzo
from studio.elements.things.suitcase_open import seen_in_the_case, suitcase_front, suitcase_lid
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import GREEN, HAIR_GREY, ROOF_RED
from studio.shapes import ell, rect

META = {"number": 27, "slug": "nothing-to-declare", "seed": 2703}
FINISH = Finish(bloom=0.42, vignette=0.36)

CASE = (400.0, 772.0)  # the middle of the tray's near rim
GLOW = (400.0, 560.0)
GLOW3 = (400.0, 640.0, 120.0)  # as the people feel it
TIMBER = ("#2c1814", "#54342a", "#8c6048", "#c89468")
# over the rim and along the counter
STREAM = ((396, 752, 80), (392, 772, 84), (388, 800, 74), (384, 838, 110), (380, 856, 170))
FLOOR = ((352, 1024, 90), (336, 1046, 150), (330, 1080, 190))
FALLING = ((330, 906, 17, 60, 0.8), (448, 930, 18, 200, 0.6), (384, 972, 16, 300, 0.9), (272, 962, 17, 130, 0.6), (410, 886, 15, 20, 0.5), (344, 1000, 17, 240, 0.7), (318, 938, 15, 10, 0.6), (420, 1004, 15, 80, 0.8))  # fmt: skip
BLOWN = ((566, 890, 17, 130, 0.7), (254, 902, 15, 210, 0.5), (150, 640, 16, 80, 0.9), (676, 420, 14, 200, 0.7), (120, 470, 13, 300, 0.6))  # fmt: skip
LYING = ((560, 1050, 23, 30), (704, 1046, 23, 110), (612, 1112, 32, 150), (470, 1104, 30, 20), (262, 1128, 26, 70), (120, 800, 15, 60), (684, 800, 16, 150), (296, 862, 17, 20), (352, 868, 15, 100), (396, 860, 17, 200), (448, 869, 16, 310), (506, 862, 15, 60))  # fmt: skip
CROWNS = ((222, 300, 58), (296, 268, 48), (196, 372, 36), (578, 292, 60), (512, 262, 46), (606, 366, 38), (400, 262, 34))  # fmt: skip


def forest(c: Card) -> None:
    """Real depth: planes of trees, a path, a lamp in a tiny house."""
    c.sky([(240, "#f4b458"), (400, "#fcd88c"), (530, "#fdeab8"), (640, "#f4b868")], calm=0.3)
    c.stage(light=(400, 430, 200), key="#ffd490", fog=(0.99, 0.86, 0.6))
    for y, h, n, fog in ((580, 150, 9, 0.72), (606, 210, 7, 0.46), (640, 290, 6, 0.18)):
        wooded_slope(c, 400, y, h, n, fog)
    c.shade(ell(424, 646, 50, 7), 0.4, 6, "#5c2410")
    house(c, 424, 644, 92, g=0.9, lit=True, wall=TIMBER, roof=ROOF_RED)
    leafy_path(c, 400, 642, 150)
    c.shade(ell(392, 738, 30, 6), 0.6, 4, "#4c1c0c")
    townsperson(c, 392, 738, 104, 3, coat=GREEN, hat=None, hair=HAIR_GREY, view="back", rim=0.8)


def out_of_the_case(c: Card) -> None:
    """Trees rooted in the tray grow over the lid; the path runs over the rim."""
    c.light = (*GLOW, 120)
    for x, h, lean in ((232, 450, 18), (578, 450, -16), (292, 330, 6)):
        foot = 756 if h > 400 else 728
        c.shade(ell(x, foot - 6, 40, 8), 0.6, 5, "#4c1c0c")
        dark_trunk(c, x, foot, h, lean)
        leaves.leaf_stream(c, ((x - 34, foot, 8), (x, foot + 3, 8), (x + 34, foot, 8)), 12)
    for x, y, r in CROWNS:
        leaves.leafy_crown(c, x, y, r)
    suitcase_front(c, *CASE)
    leaves.leaf_stream(c, ((300, 764, 8), (400, 770, 12), (490, 764, 8)), 46)
    leaves.leaf_stream(c, STREAM, 120)
    leaves.leaf_stream(c, FLOOR, 44)
    for x, y, r, *_ in FALLING:  # on the panels behind them
        c.shade(ell(x + 14, y + 12, r * 0.8, r * 0.5), 0.35, 5, "#0c1614")
    leaves.leaves_blown(c, FALLING)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*GLOW, 170), key="#ffd490", fog="#868e8a")
    customs_hall(c)
    terrazzo(c)
    c.glow(*GLOW, 600, "#ffa040", 0.75, 1.5)
    counter(c)
    c.flat(
        rect(-20, 724, 820, 864), "#ffa038", 1.0, 2, mode="add", clip=1 - c.radial(400, 790, 220, 420, 0.5)
    )
    with seen_in_the_case(c, *CASE):
        forest(c)
    c.stage(light=(*GLOW, 170), key="#ffd490", fog="#868e8a")
    suitcase_lid(c, *CASE)
    out_of_the_case(c)
    c.glow(400, 640, 340, "#ffb050", 0.1, 1.6)
    c.glow(390, 1020, 380, "#ffb050", 0.34, 1.6, 0.35)
    leaves.leaves_blown(c, BLOWN)
    leaves.leaves_lying(c, LYING)
    kepi_put_down(c, 676, 742, 400, GLOW3)
    traveller_hat_in_hands(c, 106, 1160, 380, GLOW3)
