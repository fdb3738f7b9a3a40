"""While the Stork Sits.

Between a village on a cliff and a beach two baskets hang on one rope, a woman with fish in one, a bear with poppies in
the other, face to face, her hand on its paw. A stork has built on the wheel. Above and below people wait.
"""

from studio.elements.buildings.mud_town import mud_block
from studio.elements.people.basket_sitters import basket_bear, basket_woman, hand_on_paw
from studio.elements.people.figures import bell
from studio.elements.things.basket_lift import (
    basket_front,
    hung_basket,
    lift_beam,
    lift_wheel,
    stork_on_nest,
)
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, CRIMSON, NAVY, OCHRE, PLUM, ROSE, TEAL
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 99, "slug": "while-the-stork-sits", "seed": 9999}
FINISH = Finish(vignette=0.2, bloom=0.34)

ROCK = ["#4c2030", "#94483c", "#d08458", "#f8cc94"]
INDIGO = ["#101440", "#283880", "#5c78c0", "#d0dcf0"]
SAFFRON = ["#6c2408", "#c8641c", "#f4a83c", "#fff0b8"]
SHALLOWS = ["#0c4c64", "#2c8c98", "#7cccc0", "#e0f4d8"]


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(40, 160, 320), key="#fff4cc", fog="#d4e4dc")
    c.sky([(0, "#3c94b4"), (300, "#84c4c8"), (620, "#d8e8d4"), (900, "#f0ecd0"), (1010, "#e8e8d0")])
    c.clouds(300, 760, "#a8ccd0", "#fbf8e8", cover=0.42, cell=190, a=0.6, sx=3)
    below(c)
    cliff(c)
    lift_beam(c, 395, 300, 650)
    for x, y in ((274, 450), (516, 424)):
        c.line([(x, 300), (x, y)], 6, "#c8a468", 1, ends=1)
    lift_wheel(c, 395, 300, 121)
    stork_on_nest(c, 395, 192, 0.76)
    hung_basket(c, 254, 800, (274, 450), 210)
    hung_basket(c, 532, 762, (516, 424), 222)
    basket_woman(c, 252, 806, 1.08, INDIGO, SAFFRON, (372, 716))
    basket_bear(c, 540, 772, 1.0, (412, 726))
    hand_on_paw(c, 394, 730, 1.1)
    fish_and_poppies(c)
    basket_front(c, 254, 806, 210, 130, "#28508c")
    basket_front(c, 532, 768, 222, 140)
    for x, y, n in ((220, 946, 3), (266, 952, 4), (300, 940, 2)):
        for k in range(n):
            c.paint(ell(x + 3 * k, y + 40 * k, 3.6, 6), ["#5c9cb0", "#b8e4ec", "#fbffff"], vol=3, wob=0.1)


def below(c: Card) -> None:
    """The sea far down, a strip of sand, people who look up."""
    sea = c.paint(rect(-20, 1000, 820, 1240), SHALLOWS, vol=3, amb=0.5, tex=0.3, wob=0.5, edge=0.05)
    c.marks(sea, 0.02, 260, 44, 3, jit=0.05, alpha=0.5)
    c.fogband(1000, 46, "#eef0e0", 0.7)
    sand = c.paint(
        blob((-60, 1120), (120, 1096), (330, 1112), (520, 1150), (860, 1140), (860, 1260), (-60, 1260)),
        ["#8c6440", "#d0a468", "#f0d49c", "#fff0cc"], vol=14, wob=1, edge=0.1,
    )  # fmt: skip
    c.marks(sand, 0.04, 160, 40, 3, jit=0.08, alpha=0.4)
    for x, y, h, col, hat in (
        (96, 1146, 84, TEAL, "straw"),
        (150, 1156, 78, ROSE, "kerchief"),
        (330, 1150, 80, OCHRE, "straw"),
        (392, 1162, 64, NAVY, "kerchief"),
    ):
        c.shade(ell(x + 20, y + 2, 36, 6), 0.35, 4, "#5c2c3c")
        bell(c, x, y, h, col, hat=hat, hat_ramp=CREAM, view="back", skirt=hat == "kerchief")


def cliff(c: Card) -> None:
    """The cliff at the right, its village, and those at the brink."""
    m = c.paint(
        blob((860, 300), (700, 308), (606, 330), (666, 430), (694, 600), (676, 780), (716, 930), (702, 1060), (746, 1180), (860, 1190)),
        ROCK, vol=60, tex=0.36, lump=0.4, wob=1.5, edge=0.22, grad=(0.1, -0.16),
    )  # fmt: skip
    c.marks(m, 1.4, 420, 46, 4, jit=0.12, alpha=0.45)
    for x, y in ((700, 420), (730, 620), (710, 840)):
        c.line([(x, y), (x + 22, y + 70), (x + 6, y + 140)], 5, ROCK[0], 0.5, clip=m)
    mud_block(c, 690, 764, 196, 312, 0.1)
    mud_block(c, 742, 830, 150, 316, 0.05)
    top = c.paint(poly([(596, 332), (640, 304), (860, 296), (860, 344)]), ROCK, vol=5, amb=0.5, wob=1)
    c.marks(top, 0.0, 50, 30, 3, jit=0.1, alpha=0.4)
    for x, y, h, col in ((706, 336, 92, CRIMSON), (752, 340, 84, PLUM)):
        bell(c, x, y, h, col, hat="kerchief", hat_ramp=CREAM, view="side", skirt=True)
    c.shade(taper((640, 350, 20), (668, 600, 26), (676, 1060, 30)), 0.24, 16, "#3c1430", clip=m)


def fish_and_poppies(c: Card) -> None:
    """What each has brought: fish from below, red flowers from above."""
    for k in range(3):
        f = c.at(178 + 19 * k, 776 - 8 * k, 1.0, 78 + 12 * k, vol=8, det=0.7, wob=0.2, edge=0.28, rim=0.9)
        f.paint(blob((-58, 0), (-30, -17), (10, -13), (34, -2), (56, -17), (50, 0), (56, 17), (34, 4), (-20, 15)), ["#1c3448", "#5c8494", "#c0d8d0", "#fbfff4"])  # fmt: skip
        f.flat(ell(-44, -3, 3.4), "#101820", 1, det=1)
    for k in range(9):
        x, y = 612 + 19 * (k % 3), 668 + 24 * (k // 3) - 8 * (k % 2)
        c.line([(x, y), (604, 776)], 3, "#3c6c34", 0.9)
        c.paint(ell(x, y, 14, 12), ["#6c0c14", "#c82c24", "#fc8c5c"], vol=6, wob=0.8)
        c.flat(ell(x, y, 4), "#2c1010", 0.9)
