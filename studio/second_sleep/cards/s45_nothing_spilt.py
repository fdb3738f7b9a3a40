"""Nothing Spilt.

A long table, and on its cloth a village: houses, trees, a tower, washing. At one end a man in tails leans back and pulls the cloth
away with both hands. At the other a woman drinks her coffee, her little finger out, and does not look up.
"""

import numpy as np

from studio.linocut.elements.animals import bird
from studio.linocut.elements.body import SIDE
from studio.linocut.elements.city import chair, house
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.elements.plants import tree
from studio.linocut.press import Print
from studio.shapes import blob, poly, rect

META = {"number": 45, "slug": "nothing-spilt", "seed": 45, "inks": "mint-tangerine"}
TOP = 700


def room(p: Print) -> None:
    """A wall without anything, a floor of boards."""
    p.ground("")
    for x in range(70, 760, 58):
        p.gouges("1", rect(x, 40, x + 12, 1010), p.level(90), 26, (40, 90), (5, 8), False)
    floor = p.shape(rect(-10, 1010, 810, 1220), tone="2", line=6)
    p.bark("k", floor, 0, 0.22, 22, cut=False)


def laid(p: Print) -> None:
    """Legs, cloth, what stands on it."""
    for x in (372, 570):
        p.shape(
            poly([(x - 12, TOP), (x + 14, TOP), (x + 8, 1090), (x - 6, 1090)]), tone="k", halo=6, clear="12k"
        )
    cloth = blob((250, 752, "c"), (284, 716), (340, TOP - 22, "c"), (640, TOP - 22, "c"), (652, 760), (640, 850, "c"), (612, 830), (570, 852), (520, 826), (470, 850), (420, 820),
                 (370, 838), (330, 812), (296, 820), (268, 806), (256, 800, "c"))  # fmt: skip
    path = p.shape(cloth, tone="1", line=6, halo=7, clear="12k")
    p.engrave(
        "k",
        path,
        p.guided([(260, 780), (340, 780), (640, 800)], [(340, 690), (640, 690)]),
        0.34 * np.clip((p.y - 700) / 90, 0, 1),
        13,
        cut=False,
        length=(40, 150),
    )
    p.fill("2", poly([(340, TOP - 22), (640, TOP - 22), (650, TOP + 14), (322, TOP + 14)]))
    p.comb(
        "k", poly([(340, TOP - 22), (640, TOP - 22), (650, TOP + 14), (322, TOP + 14)]), 2, 0.3, 11, cut=False
    )
    p.line((324, TOP + 14, 4), (648, TOP + 14, 4))


def village(p: Print) -> None:
    """Everything still in its place, nearly."""
    tree(p, 352, TOP, 120, 50, "1", halo=5)
    house(p, 400, TOP - 6, 66, 110, "", "2", 48, (2, 1))
    house(p, 466, TOP - 2, 66, 190, "1", "2", 70, (1, 2))
    house(p, 526, TOP - 8, 52, 92, "", "k", 44, (1, 1))
    tree(p, 574, TOP, 150, 56, "1", kind="tall", halo=5)
    house(p, 620, TOP - 4, 56, 120, "", "2", 42, (1, 1))
    for x, y in ((430, 380), (480, 350), (540, 400)):
        bird(p, x, y, 44, "fly", halo=3)


def scene(p: Print) -> None:
    """Room, table, village, he, she."""
    room(p)
    laid(p)
    village(p)
    him = Wear(skin="k", top="k", legs="k", style="crop")
    figure(
        p,
        222,
        1096,
        420,
        SIDE["pull"].but(lean=-20),
        wear=him,
        flip=True,
        near=(270, 776),
        far=(262, 796),
        grip="fist",
        halo=8,
    )
    chair(p, 690, 1100, 290, "k", halo=7)
    her = Wear(skin="k", top="2", legs="2", woman=True, style="bun", skirt=0.8, bulk=1.1)
    figure(p, 676, 1100, 440, "sit", wear=her, near=(634, 826), far=(640, 900), halo=8)
    p.shape(
        blob((596, 776, "c"), (644, 768, "c"), (642, 804), (622, 820), (602, 808)),
        tone="",
        line=4,
        halo=5,
        clear="12k",
    )
    p.border()
