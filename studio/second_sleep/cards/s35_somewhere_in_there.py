"""Somewhere in There.

At a street corner all the cables of the city meet on one pole: a black scribble from edge to edge of the card. A lineman sits
inside it as in a tree and holds one wire to his ear. There are also a nest, a shoe and a garland.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.elements.plants import flower
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.second_sleep.elements.cables import cable, coil
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 35, "slug": "somewhere-in-there", "seed": 35, "inks": "sulphur-violet"}
POLE, HEAD = 296.0, 400.0


def sky(p: Print) -> None:
    """Paper, and sulphur where a loop has closed it in."""
    p.ground("")
    rng = p.dice()
    for x, y, r in ((150, 250, 84), (420, 250, 96), (230, 560, 92), (520, 470, 84), (110, 460, 66), (400, 640, 74), (630, 300, 78), (330, 130, 60), (560, 160, 56), (180, 760, 54),
                    (620, 640, 66), (90, 130, 50)):  # fmt: skip
        p.fill(
            "1",
            blob(
                *[
                    (x + r * np.cos(a) * rng.uniform(0.75, 1.25), y + r * np.sin(a) * rng.uniform(0.75, 1.25))
                    for a in np.arange(8) * 0.785
                ]
            ),
        )


def spans(p: Print) -> None:
    """All the lines of a city."""
    rng = p.rng
    edges = (
        [(float(x), -20.0) for x in np.linspace(-20, 820, 13)]
        + [(820.0, float(y)) for y in np.linspace(40, 1080, 17)]
        + [(-20.0, float(y)) for y in np.linspace(30, 1000, 14)]
    )
    for n in rng.permutation(len(edges)):
        end = edges[int(n)]
        start = POLE + float(rng.normal(0, 30)), HEAD + float(rng.normal(0, 130))
        cable(p, start, end, float(rng.uniform(20, 130)), float(rng.uniform(4, 11)))
    for y in np.linspace(60, 1180, 30):  # those that pass by
        a, b = (-20.0, float(y + rng.normal(0, 60))), (820.0, float(y + rng.normal(0, 160)))
        cable(p, a, b, float(rng.uniform(30, 150)), float(rng.uniform(4, 10)))


def scene(p: Print) -> None:
    """Sky, tangle, the one who listens."""
    sky(p)
    spans(p)
    post = p.shape(
        taper((POLE - 4, 1230, 62), (POLE + 2, 700, 54), (POLE - 6, 60, 46)), tone="k", halo=7, clear="12k"
    )
    p.bark("k", post, 90, 0.9 * p.lit(post, (900, 200), 24), 9)
    for y, w in ((190, 230), (300, 280)):
        p.shape(
            poly([(POLE - w, y), (POLE + w, y - 14), (POLE + w, y + 10), (POLE - w, y + 24)]),
            tone="k",
            halo=4,
            clear="12k",
        )
    for x, y, r, n, w in (
        (POLE - 110, 300, 84, 9, 8),
        (POLE + 150, 240, 92, 10, 9),
        (POLE + 30, 560, 112, 12, 10),
        (POLE - 150, 520, 70, 7, 7),
        (POLE + 260, 520, 66, 7, 7),
        (POLE, 160, 80, 8, 8),
    ):
        coil(p, x, y, r, n, w)
    dark = p.shape(
        blob((300, 420), (400, 380), (530, 440), (560, 560), (520, 690), (400, 720), (310, 640), (280, 520)),
        tone="",
    )
    p.fan("1", dark, 420, 560, 0.6, 15, False, length=(20, 60))
    seat = SIDE["sit"].but(lean=-10, curl=10, nod=10, near_foot=(0.22, 0.02), far_foot=(0.14, 0.06))
    him = figure(
        p,
        450,
        704,
        330,
        seat,
        wear=Wear(skin="k", top="2", legs="2", shoes="k", cap="helmet", hat="1", bulk=1.05),
        near=(428, 480),
        far=(330, 640),
        halo=8,
        grip="fist",
    )
    hx, hy = him["near_hand"]
    for k in range(9):
        a = p.rng.uniform(-0.5, 0.6)
        cable(p, (560 + 8 * k, 660 + 10 * k), (280, 690 + 9 * k + 40 * a), 26, 7)
    wire = curve(
        (500, -20), (390, 180), (hx - 46, hy - 90), (hx - 2, hy), (hx - 70, hy + 60), (250, 600), (-20, 560)
    )
    p.halo(stroke(*wire[::6], w=12, ends=0.9), 4, "12k")
    p.ink("2", stroke(*wire[::6], w=9, ends=0.9))
    nest_shoe_garland(p)
    p.fill("k", rect(-10, 1150, 810, 1210))
    p.border()


def nest_shoe_garland(p: Print) -> None:
    """What else has come to rest in it."""
    bowl = p.shape(
        blob((560, 158, "c"), (584, 206), (630, 214), (676, 200), (696, 152, "c"), (630, 172)),
        tone="1",
        line=4,
        halo=4,
        clear="12k",
    )
    p.weave("k", bowl, 13, 20, 0.4, False)
    for x in (604, 630, 656):
        p.shape(ell(x, 156, 13, 16), tone="", line=3, halo=2, clear="12k")
    p.line((650, 690), (672, 760), w=4, ends=0.9)
    p.shape(
        blob(
            (640, 760, "c"), (676, 752), (700, 790), (748, 812), (752, 836, "c"), (646, 836, "c"), (634, 800)
        ),
        tone="2",
        line=4,
        halo=4,
        clear="12k",
    )
    p.cutline((640, 826), (750, 826), w=4, ends=0.9)
    for x, y in curve((40, 640), (110, 742), (200, 776), (262, 740))[::7]:
        flower(p, float(x), float(y), 15, "2", 6, 2)
