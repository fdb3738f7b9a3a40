"""Nothing to Declare.

In a grey customs hall one small suitcase stands open on the counter: inside is an autumn forest with real
depth, and leaves blow across the floor. The officer holds a single leaf, not knowing which box to tick. The
traveller waits, hat in hand; in the suitcase forest a lamp is lit in a tiny house.
"""

from studio.elements.buildings.houses import house
from studio.elements.people.customs_folk import officer_with_leaf, traveller_hat_in_hands
from studio.elements.plants import leaves_autumn as leaves
from studio.elements.plants.wood_autumn import dark_trunk, leafy_path, wooded_slope
from studio.elements.rooms.customs_hall import counter, customs_hall, terrazzo
from studio.elements.things.suitcase_open import open_suitcase, seen_in_the_lid
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import ROOF_RED
from studio.shapes import ell

META = {"number": 27, "slug": "nothing-to-declare", "seed": 2703}
FINISH = Finish(bloom=0.42, vignette=0.36)

GLOW = (400.0, 590.0)
GLOW3 = (400.0, 640.0, 120.0)  # as the people feel it
INNER = (206.0, 352.0, 594.0, 762.0)  # the opening of the lid
TIMBER = ("#2c1814", "#54342a", "#8c6048", "#c89468")
BLOWN = ((508, 862, 17, 30, 0.8), (236, 846, 14, 210, 0.5), (566, 800, 15, 130, 0.7), (318, 884, 17, 80, 0.9), (452, 930, 20, 250, 0.6), (640, 906, 19, 330, 0.8))  # fmt: skip
LYING = ((392, 1018, 24, 200), (560, 1030, 23, 30), (704, 1026, 23, 110), (468, 1072, 27, 320), (316, 1110, 27, 70), (612, 1112, 32, 150), (716, 1090, 26, 260), (420, 1152, 30, 20))  # fmt: skip
CROWNS_LEFT = ((230, 384, 60), (300, 372, 46))
CROWNS_RIGHT = ((560, 380, 62), (486, 366, 44), (396, 356, 40), (590, 440, 44))


def forest(c: Card) -> None:
    """Real depth: planes of trees, a path, a lamp in a tiny house."""
    c.sky([(340, "#f8c064"), (470, "#fde09c"), (590, "#fdeab8"), (680, "#f4b868")], calm=0.3)
    c.stage(light=(400, 480, 200), key="#ffd490", fog=(0.99, 0.86, 0.6))
    for y, h, n, fog in ((622, 150, 9, 0.7), (650, 210, 7, 0.42), (690, 280, 6, 0.14)):
        wooded_slope(c, 400, y, h, n, fog)
    c.shade(ell(424, 694, 50, 7), 0.4, 6, "#5c2410")
    house(c, 424, 692, 92, g=0.9, lit=True, wall=TIMBER, roof=ROOF_RED)
    leafy_path(c, 400, 688)
    for x, h, lean in ((232, 420, 16), (566, 420, -14), (286, 300, 4)):
        dark_trunk(c, x, 800, h, lean)
    for x, y, r in (*CROWNS_LEFT, *CROWNS_RIGHT, (214, 446, 40)):
        leaves.leafy_crown(c, x, y, r)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*GLOW, 170), key="#ffd490", fog="#868e8a")
    customs_hall(c)
    terrazzo(c)
    c.glow(*GLOW, 520, "#ffb860", 0.5, 1.5)
    hx, hy = officer_with_leaf(c, 712, 984, 400, GLOW3)
    counter(c)
    with seen_in_the_lid(c, *INNER):
        forest(c)
    c.stage(light=(*GLOW, 170), key="#ffd490", fog="#868e8a")
    open_suitcase(c, *INNER)
    leaves.leaves_along(c, 204, 600, 733)
    c.glow(400, 640, 330, "#ffb050", 0.22, 1.6)
    c.glow(400, 1010, 380, "#ffb860", 0.25, 1.6, 0.3)
    leaves.leaves_blown(c, BLOWN)
    leaves.leaves_lying(c, LYING)
    leaves.scarlet_leaf(c, hx, hy)
    traveller_hat_in_hands(c, 112, 1162, 398, GLOW3)
