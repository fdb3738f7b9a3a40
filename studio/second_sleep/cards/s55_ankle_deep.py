"""Ankle Deep.

Nothing but water and light, and people who cross on stilts as high as houses, with a wardrobe, a hen, a child's cot. One has
stilts that are too short: he walks up to the hips in the sea and goes on with his newspaper.
"""

import numpy as np

from studio.linocut.elements.animals import hen
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import poly, rect, taper, xf

META = {"number": 55, "slug": "ankle-deep", "seed": 55, "inks": "buff-ultramarine"}
WATER = 1000


def water(p: Print) -> None:
    """A low horizon; the rest is air."""
    p.ground("")
    p.engrave(
        "1",
        rect(0, 0, 800, 800),
        p.level(-3),
        0.9 * np.clip((p.y - 480) / 320, 0, 1),
        18,
        cut=False,
        length=(80, 300),
        jit=0.04,
    )
    sea = rect(-10, 800, 810, 1220)
    p.fill("2", sea)
    p.engrave(
        "2",
        sea,
        p.level(0.5),
        0.25 + 0.5 * np.clip(p.noise(70, 2, 4, 0.7) * 2 - 0.9, 0, 1),
        15,
        length=(50, 200),
    )


def walker(
    p: Print, x: float, y: float, h: float, wear: Wear, feet: tuple[float, float], pose: str = "walk"
) -> None:
    """Somebody up there; the stilts end at `feet` (x of each) in the water."""
    low = WATER + h * 0.3
    for (dx, dy), fx in zip(((0.16, 0.0), (-0.16, -0.03)), feet, strict=True):
        a = (x - h * dx, y - h * 0.02 + dy * h)
        p.shape(
            taper((a[0], a[1] - 4, 11), (fx, low, 16)),
            rect(a[0] - 24, a[1] + 1, a[0] + 14, a[1] + 15),
            tone="k",
            halo=4,
            clear="12k",
        )
        p.cutline((fx - 26, low, 4), (fx, low + 7, 6), (fx + 30, low - 1, 4), plates="2k")
        p.cutline((fx - 38, low + 16, 3), (fx + 36, low + 17, 3), plates="2k")
    figure(
        p,
        x,
        y,
        h,
        pose,
        wear=wear,
        near_foot=(x - h * 0.16, y),
        far_foot=(x + h * 0.16, y - h * 0.03),
        halo=5,
    )


def scene(p: Print) -> None:
    """Those far off, those near, the one below."""
    water(p)
    black = Wear(skin="k", top="k", legs="k")
    for x, y in ((84, 610), (156, 596), (220, 616)):
        for dx in (-8, 10):
            p.line((x + dx, y, 3), (x + dx * 1.6, 836, 4), w=3)
        figure(p, x, y, 76, "walk", wear=black, halo=2)
    walker(
        p, 620, 392, 230, Wear(skin="k", top="2", legs="2", woman=True, style="scarf", skirt=0.6), (560, 690)
    )
    hen(p, 606, 172, 66, "", comb="1", halo=4)
    walker(p, 330, 470, 250, Wear(skin="k", top="1", legs="k", cap="cap"), (262, 404), pose="laden")
    wardrobe = p.shape(
        xf(rect(-64, -210, 60, 10, 3), 396, 366, rot=18), tone="1", line=5, halo=6, clear="12k"
    )
    p.comb("k", wardrobe, 90, 0.3, 12, cut=False, length=(40, 120))
    p.line((458, 166, 4), (396, 360, 4), w=4)
    p.line((352, 296, 5), (372, 268, 5), (420, 250, 5), w=5)
    p.line((348, 330, 5), (392, 356, 5), w=5)
    him = Wear(skin="k", top="1", legs="k", cap="bowler", coat=0.5)
    figure(p, 480, 1216, 290, "stand", wear=him, near=(424, 1052), far=(414, 1060), halo=6)
    p.shape(poly([(368, 1010), (446, 1000), (450, 1078), (374, 1090)]), tone="", line=4, halo=5, clear="12k")
    for i in range(4):
        p.line((380, 1030 + 14 * i, 2.4), (436, 1022 + 14 * i, 2.4), w=2.4)
    sea = rect(330, 1112, 640, 1220)
    p.fill("2", sea)
    p.engrave("2", sea, p.level(0), 0.4, 13, length=(40, 140))
    p.carve("2k", stroke((400, 1112), (480, 1120), (566, 1110), w=9))
    p.border()
