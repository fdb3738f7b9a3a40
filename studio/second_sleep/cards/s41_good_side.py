"""My Good Side.

A head in profile at a dressing table. The oval mirror gives back no face: a road over fields, and somebody who walks away on
it with a coat over the arm. A bird is half out of the glass already.
"""

import numpy as np

from studio.linocut.elements.dress import Wear
from studio.linocut.elements.heads import combed, profile
from studio.linocut.elements.people import figure
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import blob, ell, rect, taper, xf

META = {"number": 41, "slug": "good-side", "seed": 41, "inks": "apricot-bottle"}
X, Y, RX, RY = 540, 480, 176, 262


def room(p: Print) -> None:
    """Wallpaper, the table, what lies on it."""
    p.ground("2")
    leaf = xf(blob((0, -20), (11, 0), (0, 20), (-11, 0)), 0, 0)
    p.stamp("2", rect(40, 40, 760, 1000), leaf, 74, 1.0, 30, cut=True)
    p.fill("", rect(-10, 980, 810, 1210))
    p.shape(rect(-10, 960, 810, 1010), tone="1", line=6)
    for x in (90, 420):
        p.shape(rect(x, 1040, x + 290, 1180, 8), tone="", line=5)
        p.shape(ell(x + 145, 1100, 13), tone="k")


def glass(p: Print) -> None:
    """What it shows."""
    p.shape(ell(X, Y, RX + 34, RY + 34), tone="k", halo=8, clear="12k")
    p.shape(
        taper((X, Y + RY + 10, 30), (X, 930, 34)),
        blob((X - 110, 972, "c"), (X - 60, 930), (X, 916), (X + 60, 930), (X + 110, 972, "c")),
        tone="k",
        halo=6,
        clear="12k",
    )
    inside = p.shape(ell(X, Y, RX, RY), tone="")
    p.engrave("1", inside, p.level(-4), np.clip((420 - p.y) / 200, 0, 1), 15, cut=False, length=(50, 160))
    for y, tone in ((470, "1"), (560, "2"), (660, "1")):
        hill = p.shape(blob((X - 200, y + 20), (X - 60, y - 20), (X + 90, y + 14), (X + 200, y - 24), (X + 200, 800, "c"), (X - 200, 800, "c")), tone=tone, line=4, within=inside)  # fmt: skip
        p.engrave("k", hill, p.level(-8 if tone == "1" else 10), 0.26, 11, cut=False, length=(30, 120))
    road = taper(
        (X + 40, 452, 10), (X + 10, 520, 22), (X + 50, 590, 46), (X - 10, 680, 90), (X - 40, 770, 150)
    )
    p.shape(road, tone="", line=4, within=inside)
    who = Wear(skin="k", top="k", legs="k", style="bun", woman=True, skirt=0.7)
    figure(p, X + 18, 664, 170, "walk", "back", wear=who, halo=5, clip=inside)
    p.shape(
        blob((X + 40, 580), (X + 70, 584), (X + 78, 640), (X + 50, 646)),
        tone="2",
        line=3.5,
        halo=3,
        clear="12k",
    )


def bird_out(p: Print) -> None:
    """One wing on this side."""
    body = blob(
        (X + 70, 300), (X + 110, 268), (X + 176, 262), (X + 214, 280, "c"), (X + 176, 300), (X + 120, 320)
    )
    wing = blob((X + 110, 282, "c"), (X + 150, 200), (X + 220, 130, "c"), (X + 214, 200), (X + 176, 280, "c"))
    tail = blob((X + 80, 296), (X + 20, 300, "c"), (X + 30, 326, "c"), (X + 90, 314))
    path = p.shape(body, wing, tail, tone="", halo=6, clear="12k", line=5)
    p.engrave(
        "k",
        path,
        p.guided([(X + 120, 270), (X + 210, 140)], [(X + 30, 312), (X + 190, 284)]),
        0.3,
        11,
        cut=False,
        length=(20, 60),
    )
    p.ink("k", ell(X + 184, 276, 5))


def scene(p: Print) -> None:
    """Room, glass, bird, and who looks."""
    room(p)
    glass(p)
    bird_out(p)
    _, frame = profile(p, 170, 560, 176, flip=True, tone="k", eye="shut", sun=(520, 300), halo=9, lips="1")
    combed(p, frame, "k", "bun", sun=(300, 200))
    p.shape(
        blob((-20, 730, "c"), (90, 742), (190, 764), (262, 830), (300, 960, "c"), (-20, 960, "c")),
        tone="1",
        line=6,
        halo=9,
        clear="12k",
    )
    comb = rect(290, 1000, 430, 1020)
    p.shape(
        comb, *[rect(296 + 16 * i, 1016, 304 + 16 * i, 1044) for i in range(9)], tone="k", halo=4, clear="12k"
    )
    _ = stroke
    p.border()
