"""They Are Taking It All Out.

On a mud beach the bow of a ship comes down from the top edge, cut open like bread. Barefoot men carry one long steel
plate ashore, others a red sofa. High at the rail a sailor scrubs what is left of the deck.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.second_sleep.elements.wreck import bow
from studio.shapes import blob, ell, poly, rect

META = {"number": 77, "slug": "they-are-taking-it-all-out", "seed": 77, "inks": "verdigris-rust"}


def beach(p: Print) -> None:
    """Grey light, mud, water standing on it."""
    p.ground("")
    p.comb("1", rect(-10, -10, 820, 330), 0, 0.4 * p.noise(150, 2, 3, 0.4), 16, False, length=(80, 300))
    p.shape(rect(-10, 690, 820, 720), tone="1")
    mud = p.shape(
        blob((-10, 760, "c"), (260, 742), (520, 770), (820, 750, "c"), (820, 1210, "c"), (-10, 1210, "c")),
        tone="1",
    )
    p.comb("1", mud, 0, np.clip(p.noise(110, 2, 3, 0.5) * 2 - 0.9, 0, 0.9), 15, length=(50, 240))
    p.comb("k", mud, 0, 0.7 * np.clip(p.noise(90, 2, 3, 0.5) * 2 - 1.15, 0, 1), 13, False, length=(40, 160))


def carriers(p: Print) -> None:
    """One plate and what is under it; a sofa; a stair."""
    men = Wear(skin="k", top="", legs="k", shoes="k", style="crop")
    for n, x in enumerate(np.linspace(96, 640, 9)):
        y = 1046 - 0.06 * x
        pose = (
            SIDE["overhead_walk"]
            if n % 2
            else SIDE["overhead_walk"].but(
                near_foot=(-0.16, 0.03), far_foot=(0.16, 0), near_toe=-34, far_toe=12
            )
        )
        figure(
            p,
            x,
            y,
            190,
            pose,
            wear=men.but(
                top=("", "2", "1", "k")[n % 4], bulk=1 + 0.1 * (n % 3), cap=("", "turban", "")[n % 3], hat=""
            ),
            near=(x - 14, y - 208),
            far=(x + 12, y - 208),
        )
    plate = p.shape(
        poly([(52, 806), (700, 762), (724, 784), (700, 806), (70, 852)]),
        tone="2",
        line=5,
        halo=5,
        clear="12k",
    )
    p.gouges("2", plate, -0.07, 26, (20, 60), (2, 4))
    for x in range(90, 700, 44):
        p.ink("k", ell(x, 840 - 0.07 * x, 3))
    for x, flip in ((132, False), (398, False)):
        figure(
            p,
            x,
            1156,
            250,
            SIDE["carry_walk"],
            wear=men.but(top="k", bulk=1.1),
            flip=flip,
            near=(x + (42 if x < 200 else -42), 1040),
            far=(x + (40 if x < 200 else -40), 1044),
        )
    sofa = [
        blob((158, 1060, "c"), (160, 970), (190, 950), (346, 950), (372, 970), (372, 1060, "c")),
        rect(150, 1010, 384, 1066, 16),
    ]
    p.shape(*sofa, tone="2", line=5, halo=5, clear="12k")
    p.line((186, 1012), (266, 1016), (350, 1012), w=5)
    p.line((268, 956), (267, 1058), w=4)
    p.shape(rect(166, 1064, 180, 1084), rect(354, 1064, 368, 1084), tone="k")
    sailor = figure(
        p,
        566,
        174,
        170,
        "crawl",
        wear=Wear(skin="k", top="k", legs="k", style="crop", cap="beret", hat="k"),
        halo=2,
    )
    x, y = sailor["near_hand"]
    p.shape(rect(x - 18, y - 4, x + 12, y + 8), tone="2", line=2)
    p.shape(
        poly([(x - 70, y - 26), (x - 40, y - 26), (x - 44, y + 8), (x - 66, y + 8)]),
        tone="k",
        halo=3,
        clear="12k",
    )


def scene(p: Print) -> None:
    """The shore, the ship, the work."""
    beach(p)
    bow(p)
    carriers(p)
    p.border()
