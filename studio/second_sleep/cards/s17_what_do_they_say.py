"""What Do They Say.

In a bedroom a table, a trunk, a basket and a chair stand one on the other. A woman on top holds a glass to the ceiling and listens;
a man below reads a letter. Through a hole in the ceiling somebody's bare foot hangs down. On the bed the cat sleeps where the warm place was.
"""

import numpy as np

from studio.linocut.elements.animals import cat
from studio.linocut.elements.city import bed, chair
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 17, "slug": "what-do-they-say", "seed": 17, "inks": "mint-tangerine"}
CEILING, FLOOR = 214, 1086


def room(p: Print) -> None:
    """Boards above, boards below, a papered wall."""
    p.ground("1")
    for x in range(40, 800, 62):
        p.carve("1", rect(x, CEILING, x + 14, 1060))
    p.shape(rect(-10, -10, 810, CEILING), tone="k")
    above = p.shape(rect(-10, CEILING - 70, 810, CEILING), tone="2", line=5)
    p.bark("k", above, 0, 0.3, 15, cut=False)
    floor = p.shape(rect(-10, FLOOR - 40, 810, 1220), tone="", line=6)
    p.bark("k", floor, 1, 0.16, 24, cut=False)
    pane = p.shape(rect(88, 400, 250, 640, 4), tone="", line=8, halo=5, clear="12k")
    p.engrave("2", pane, p.level(-8), 0.5, 16, cut=False, length=(40, 120))
    p.line((169, 404, 6), (169, 636, 6), w=6)
    p.line((92, 520, 6), (246, 520, 6), w=6)


def upstairs(p: Print) -> None:
    """A broken board and who lives there."""
    hole = blob(
        (600, CEILING - 72, "c"),
        (700, CEILING - 72, "c"),
        (690, CEILING - 40),
        (706, CEILING + 4, "c"),
        (650, CEILING - 12),
        (606, CEILING + 4, "c"),
        (616, CEILING - 36),
    )
    p.fill("k", hole)
    p.shape(
        taper((652, 90, 60), (654, 220, 50), (650, 280, 40)),
        blob((674, 262), (672, 306), (640, 322), (584, 326), (572, 308), (626, 286), (634, 258)),
        tone="",
        line=5,
        halo=7,
        clear="12k",
    )
    for i in range(4):
        p.line((582 + 10 * i, 304 - 2 * i, 2.5), (580 + 10 * i, 318 - i, 2.5), w=2.5)


def tower(p: Print) -> None:
    """What she stands on, she, and he who steadies it."""
    p.shape(
        rect(396, 936, 640, 956),
        *[rect(x, 950, x + 14, FLOOR + 22) for x in (408, 614)],
        tone="",
        line=5,
        halo=6,
        clear="12k",
    )
    trunk = p.shape(rect(428, 826, 612, 936, 6), tone="2", line=5, halo=6, clear="12k")
    p.comb("k", trunk, 0, 0.2, 22, cut=False)
    p.shape(rect(506, 866, 534, 890), tone="k", halo=3, clear="12k")
    drum = p.shape(
        poly([(462, 716), (580, 716), (570, 826), (472, 826)]), tone="", line=5, halo=6, clear="12k"
    )
    p.scale("k", drum, 34, 90, 2.5, cut=False)
    chair(p, 520, 716, 186, "k", halo=6)
    her = Wear(skin="", hair="k", top="2", legs="2", woman=True, style="bun", skirt=0.72)
    figure(p, 520, 622, 310, "reach_up", wear=her, near=(470, CEILING + 62), far=(560, 500), halo=8)
    p.shape(
        poly([(442, CEILING + 6), (486, CEILING + 6), (478, CEILING + 62), (450, CEILING + 62)]),
        tone="",
        line=4,
        halo=4,
        clear="12k",
    )
    him = Wear(skin="", hair="k", top="k", legs="k", style="crop", bulk=1.1)
    figure(p, 330, FLOOR + 44, 380, "wait", wear=him, flip=True, near=(398, 878), far=(404, 930), halo=8)
    letter = p.shape(
        poly([(384, 842), (446, 832), (452, 908), (392, 918)]), tone="", line=4, halo=5, clear="12k"
    )
    p.comb("k", letter, -9, 0.2, 14, cut=False, length=(30, 60))


def scene(p: Print) -> None:
    """Room, foot, bed, tower."""
    room(p)
    upstairs(p)
    bed(p, 186, FLOOR + 40, 270, 130, "2", "k")
    cat(p, 206, FLOOR - 50, 74, "asleep", "k", halo=5)
    tower(p)
    _ = np, ell
    p.border()
