"""Hold Your Horse.

She throws flowers, arm drawn back, one left. On the board they stand in the outline of a rearing horse. Beside it the
man she throws at by trade has fallen asleep on a kitchen chair, hat over his eyes; hoof prints lead out through the flap.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.city import chair
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.elements.plants import flower
from studio.linocut.knife import facets, knife
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, taper, xf

META = {"number": 10, "slug": "hold-your-horse", "seed": 10, "inks": "stone-crimson"}
BOARD = poly([(62, 110), (500, 92), (506, 880), (66, 910)])
HORSE = blob((112, 262), (122, 292), (160, 292), (196, 276), (222, 304), (206, 380), (150, 392), (112, 420), (96, 470, "c"), (118, 478, "c"), (136, 436), (190, 436), (226, 452),
    (190, 482), (180, 540, "c"), (204, 542, "c"), (214, 504), (262, 486), (284, 560), (296, 610), (268, 668), (300, 728), (276, 796, "c"), (318, 800, "c"), (338, 724), (330, 676),
    (372, 622), (404, 640), (420, 700), (414, 770, "c"), (448, 700), (434, 620), (392, 576), (384, 500), (352, 400), (312, 300), (276, 232), (268, 190, "c"), (244, 214), (196, 222), (150, 240))  # fmt: skip


def bloom(p: Print, x: float, y: float, way: float, s: float = 1) -> None:
    """A red flower, its stem outwards."""
    stem = xf(taper((0, 0, 5), (40, 6, 6), (62, 2, 5)), x, y, s, way)
    p.shape(stem, tone="k", eps=0.5, jit=0.2)
    flower(p, x, y, 17 * s, "2", 6, halo=3, heart="k")


def missing(p: Print) -> None:
    """The board: planks, and what the flowers have drawn."""
    outline = knife(HORSE)
    p.shape(BOARD, tone="1", line=6, halo=6, clear="12k")
    for x in (152, 244, 336, 424):
        p.line((x, 104, 4), (x + 4, 896, 4))
    p.bark("k", BOARD, 89, 0.2 * p.noise(60, 2), 17, False)
    ring = max(facets(outline), key=len)
    p.shape(outline, tone="")
    loop = np.vstack([ring, ring[:1]])
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(loop, axis=0).T))]
    for d in np.arange(0, s[-1] - 20, 40.0):
        a, b = (np.array([np.interp((d + e) % s[-1], s, loop[:, i]) for i in (0, 1)]) for e in (-14, 14))
        mid, t = (a + b) / 2, b - a
        n = np.array([t[1], -t[0]]) / (np.hypot(*t) + 1e-6)
        if outline.contains(*(mid + n * 12).tolist()):
            n = -n
        if not any(
            outline.contains(*(mid + n * r + t / np.hypot(*t) * w).tolist())
            for r in (20, 44, 56)
            for w in (-9, 0, 9)
        ):
            x, y = (mid + n * 3).tolist()
            bloom(p, x, y, float(np.degrees(np.arctan2(n[1], n[0]))) + p.rng.uniform(-9, 9), 0.82)


def tent(p: Print) -> None:
    """Black cloth, sawdust, and the flap with its daylight."""
    p.ground("k")
    for x in (60, 230, 420, 600, 780):
        p.cutline((420 + (x - 420) * 0.3, -10, 2), (x, 700, 5), plates="k")
    floor = p.shape(poly([(-10, 880), (810, 840), (810, 1210), (-10, 1210)]), tone="1")
    p.crumb("1", floor, 22, (2, 6))
    p.crumb("k", floor, 34, (2, 5), cut=False)
    flap = p.shape(
        poly([(560, 610), (524, 690), (470, 740), (446, 862), (676, 850), (640, 740), (590, 690)]), tone=""
    )
    p.comb("1", flap, 2, 0.5 * np.clip((p.y - 780) / 60, 0, 1), 10, cut=False)
    for x, y in ((566, 800), (548, 838), (520, 884), (472, 918), (430, 968), (352, 992), (300, 1046)):
        s = 0.5 + (y - 780) / 300
        p.shape(ell(x, y, 15 * s, 10 * s), tone="k", minus=[ell(x, y + 5 * s, 7 * s, 7 * s)])


def scene(p: Print) -> None:
    """Tent, board, she."""
    tent(p)
    missing(p)
    chair(p, 160, 1130, 210, "k", flip=True, halo=6)
    him = Wear(top="2", legs="k", skin="", cap="brim", hat="k", coat=0.4)
    figure(p, 176, 1132, 380, SIDE["slump"].but(curl=10, nod=30), wear=him, flip=True, halo=7)
    pose = SIDE["throw"].but(near_hand=(-0.12, 1.02), far_hand=(0.34, 0.9))
    her = figure(
        p,
        640,
        1130,
        610,
        pose,
        wear=Wear(top="2", legs="2", skin="", woman=True, style="bun", skirt=0.7, bare=True, shoes="k"),
        halo=8,
        grip=("fist", "loose"),
    )
    x, y = her["near_hand"]
    bloom(p, x - 30, y - 34, 48, 1.5)
