"""Three Depths.

A cut through the ground: on top two people pass on a pavement without a glance. In the middle an underground train, strangers
pressed cheek to cheek. At the bottom, under roots and pipes, two skeletons lie in each other's arms.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import WOMAN, Wear
from studio.linocut.elements.people import figure
from studio.linocut.elements.plants import branches
from studio.linocut.press import Print
from studio.second_sleep.elements.bones import skeleton
from studio.second_sleep.elements.underground import squeeze
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 38, "slug": "three-depths", "seed": 38, "inks": "stone-crimson"}
STREET, TUNNEL = 356, (452, 726)


def earth(p: Print) -> None:
    """Black, in beds; stones and roots in it."""
    ground = poly([(-10, STREET + 14), (810, STREET + 8), (810, 1210), (-10, 1210)])
    p.fill("k", ground)
    beds = p.guided(
        [(0, 420), (400, 400), (800, 430)],
        [(0, 800), (300, 770), (800, 830)],
        [(0, 1100), (400, 1150), (800, 1060)],
    )
    p.engrave(
        "k", ground, beds, 0.42 * np.clip(p.noise(70, 2, 2, 0.6) * 2.1 - 0.9, 0, 1), 13, length=(16, 70)
    )
    for x, y, r in (
        (90, 800, 26),
        (690, 1118, 34),
        (140, 1120, 22),
        (560, 782, 18),
        (716, 840, 24),
        (60, 980, 18),
    ):
        stone = p.shape(
            blob(
                *[
                    (
                        x + r * np.cos(a) * p.rng.uniform(0.8, 1.3),
                        y + r * 0.7 * np.sin(a) * p.rng.uniform(0.8, 1.2),
                    )
                    for a in np.arange(7) * 0.9
                ]
            ),
            tone="1",
            halo=3,
            clear="12k",
            line=3,
        )
        p.engrave("k", stone, p.level(20), 0.7 * p.lit(stone, (x + 400, y + 400), r), 7, False, (10, 30))


def street(p: Print) -> None:
    """Day, a tree, the kerb; each has somewhere to be."""
    p.fill("", rect(-10, -10, 810, STREET + 8))
    p.chatter(rect(60, 60, 740, 300), 0.0, 60)
    tree = branches(660, STREET + 10, 96, 26, p.dice(), -94, 5, 28)
    p.shape(*tree, tone="k", halo=2, clear="12k")
    roots = [taper((660, STREET, 30), (640, STREET + 50, 20), (600, STREET + 92, 9), (560, STREET + 100, 3)), taper((664, STREET, 26), (700, STREET + 60, 18), (760, STREET + 90, 6)),
             taper((660, STREET, 24), (668, STREET + 80, 14), (640, STREET + 100, 3))]  # fmt: skip
    p.shape(*roots, tone="2", halo=3, clear="12k")
    deep = [taper((700, TUNNEL[1], 22), (676, 790, 16), (700, 850, 12), (640, 910, 7), (628, 960, 2)), taper((690, 800, 12), (740, 880, 6), (736, 930, 2)),
            taper((120, TUNNEL[1], 16), (150, 790, 12), (120, 850, 7), (160, 900, 2))]  # fmt: skip
    p.shape(*deep, tone="2", halo=3, clear="12k")
    p.shape(
        poly([(-10, STREET - 4), (810, STREET - 12), (810, STREET + 12), (-10, STREET + 18)]),
        tone="1",
        line=4,
    )
    wide = SIDE["stride"]
    figure(
        p,
        232,
        STREET,
        262,
        wide,
        wear=Wear(skin="k", top="2", legs="k", coat=0.9, cap="brim", bulk=1.1),
        halo=4,
    )
    figure(
        p,
        372,
        STREET - 2,
        250,
        wide,
        wear=WOMAN.but(skin="k", top="k", legs="2", skirt=0.6, style="bob"),
        flip=True,
        halo=4,
    )


def train(p: Print) -> None:
    """A car that runs out on both sides, full to the doors."""
    t0, t1 = TUNNEL
    p.shape(rect(-10, t0 - 24, 810, t1 + 20), tone="k", halo=6, clear="12k")
    car = p.shape(rect(-10, t0, 810, t1 - 22), tone="1", line=5)
    for x in (-60, 214, 488, 762):
        glass = p.shape(rect(x, t0 + 26, x + 230, t1 - 86, 16), tone="", line=5)
        squeeze(p, x, x + 230, t1 - 86, glass)
        p.contour(rect(x, t0 + 26, x + 230, t1 - 86, 16), 6)
    for x in (192, 466, 740):
        p.line((x, t0 + 4), (x, t1 - 24), w=5, ends=0.9)
    p.comb("k", rect(-10, t1 - 66, 810, t1 - 26), 0, 0.4, 14, False, length=(200, 500), clip=car)
    for hub in np.arange(40, 800, 150.0):
        p.shape(ell(hub, t1 - 10, 20), tone="k", halo=4, clear="12k")
        p.carve("12k", ell(hub, t1 - 10, 6))


def pipes(p: Print) -> None:
    """Water for the living."""
    pipe = p.shape(
        taper((-20, 800, 30), (240, 806, 30), (300, 830, 30), (310, 870, 30)),
        taper((310, 860, 30), (316, 880, 34)),
        tone="1",
        line=4,
        halo=4,
        clear="12k",
    )
    p.cutline((-10, 792), (230, 797), (290, 818), w=5, clip=pipe)


def lovers(p: Print) -> None:
    """They have had time to get used to it."""
    hollow = p.shape(
        blob((150, 1020), (210, 900), (380, 866), (580, 880), (690, 970), (690, 1076), (560, 1142), (330, 1148), (190, 1112)), tone="12", halo=3, clear="12k"
    )  # fmt: skip
    p.engrave("k", hollow, p.rings(420, 1010, 0.5), 0.6 * (1 - p.inside(hollow, 60)), 10, False, (30, 90))
    rest = SIDE["curl"].but(lean=2, curl=14, nod=14)
    skeleton(p, 690, 968, 500, rest.but(near_foot=(0.04, 0.1)), rot=-90, near=(372, 1098), far=(282, 1040))
    skeleton(p, 682, 1066, 490, rest.but(nod=18), flip=True, rot=-90, near=(392, 950), far=(332, 990))


def scene(p: Print) -> None:
    """Down through it."""
    p.ground("k")
    earth(p)
    street(p)
    train(p)
    pipes(p)
    lovers(p)
    p.border()
