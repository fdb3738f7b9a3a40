"""Upper Street.

High among palm crowns, no ground to be seen, ropes run from tree to tree and tappers walk on them with pots at the hip.
Half-way along one rope two have met face to face, one of them carrying a bicycle. In a crown a man has a cobbler's shop.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.second_sleep.elements.loads import bicycle, pot
from studio.second_sleep.elements.treetops import crown, on, rope
from studio.shapes import poly, rect

META = {"number": 73, "slug": "upper-street", "seed": 73, "inks": "apricot-bottle"}
CROWNS = ((110, 330, 230), (690, 250, 230), (300, 640, 210), (70, 960, 240), (740, 880, 240))
MAN = Wear(skin="k", top="", legs="k", shoes="k", style="crop")


def scene(p: Print) -> None:
    """Air, far ropes first; the two who have met; the shop."""
    p.ground("")
    p.comb(
        "1",
        rect(-10, -10, 820, 1210),
        -8,
        np.clip(p.noise(170, 2, 3, 0.5) * 2 - 1.1, 0, 0.6),
        19,
        False,
        length=(80, 300),
    )
    top = rope(p, (110, 330), (690, 250), 60, 128)
    crown(p, *CROWNS[2])
    crown(p, *CROWNS[1])
    crown(p, *CROWNS[0])
    for x, flip, wear in (
        (300, False, MAN.but(top="2", cap="turban", hat="")),
        (520, True, MAN.but(top="1")),
    ):
        y = on(top, x)
        me = figure(
            p,
            x,
            y,
            176,
            SIDE["walk"].but(near_hand=(0.1, 0.78)),
            wear=wear,
            flip=flip,
            far=(x - 16, y - 122),
            near_foot=(x - 30, y),
            far_foot=(x + 30, y),
        )
        pot(p, me["hip"][0] + (18 if not flip else -18), me["hip"][1] + 16, 17)
    crown(p, *CROWNS[3])
    crown(p, *CROWNS[4])
    low = rope(p, (70, 960), (740, 880), 110, 190)
    a, b = 430, 556
    ya, yb = on(low, a), on(low, b)
    figure(
        p,
        a,
        ya,
        270,
        SIDE["stand"].but(lean=-4),
        flip=True,
        wear=MAN.but(top="2", cap="straw", hat=""),
        far=(a + 20, ya - 196),
        near=(a - 30, ya - 110),
        halo=6,
    )
    pot(p, a - 26, ya - 116, 24)
    pot(p, a + 4, ya - 104, 24)
    him = figure(
        p,
        b,
        yb,
        270,
        SIDE["stand"].but(lean=4, nod=6),
        wear=MAN.but(top="1", legs="2"),
        far=(b - 20, yb - 190),
        near=(b + 26, yb - 230),
        halo=6,
    )
    bicycle(p, him["near_shoulder"][0] + 24, him["near_shoulder"][1] + 16, 62)
    p.shape(poly([(78, 876), (206, 868), (206, 880), (78, 890)]), tone="k", halo=4, clear="12k")
    figure(
        p,
        140,
        940,
        210,
        SIDE["sit"].but(lean=14, nod=20),
        flip=True,
        wear=MAN.but(top="2", apron="", legs="k", style="bald", hair="k"),
        near=(196, 852),
        far=(190, 846),
    )
    p.shape(
        poly([(176, 842), (190, 826), (236, 838), (240, 850), (180, 854)]),
        tone="1",
        line=3,
        halo=3,
        clear="12k",
    )
    for dx in (0, 34, 66):
        p.line((70 + dx, 786), (70 + dx, 806), w=3)
        p.shape(
            poly(
                [
                    (62 + dx, 806),
                    (76 + dx, 806),
                    (78 + dx, 822),
                    (92 + dx, 828),
                    (92 + dx, 834),
                    (62 + dx, 834),
                ]
            ),
            tone="k",
            halo=3,
            clear="12k",
        )
    p.line((50, 786), (160, 782), w=5, ends=0.9)
    p.border()
