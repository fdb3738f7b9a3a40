"""The Long Fuse.

A wedding table: on the front of the white cloth a fuse runs in loops, like embroidery, and
leaves the card; at the left it is lit. Everyone eats. The woman at the end lifts scissors, to cut the fish.
"""

import numpy as np

from studio.linocut.elements.animals import dog, fish
from studio.linocut.elements.body import FRONT
from studio.linocut.elements.dress import WOMAN, Wear
from studio.linocut.elements.people import figure
from studio.linocut.elements.plants import leaf_shape
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, star, taper, xf

META = {"number": 15, "slug": "the-long-fuse", "seed": 15, "inks": "apricot-bottle"}
EDGE = 520  # the front edge of the table
SPARK = (150.0, 700.0)
FUSE = ((190, 716), (250, 770), (300, 850), (270, 930), (200, 920), (196, 840), (270, 780), (360, 760), (430, 820), (430, 910), (370, 940), (330, 880), (380, 790), (470, 720),
        (560, 730), (610, 800), (590, 880), (520, 890), (500, 820), (570, 740), (660, 680), (710, 720), (690, 780), (640, 760), (660, 690), (730, 630), (830, 610))  # fmt: skip


def garden(p: Print) -> None:
    """Dark leaves behind everybody."""
    p.ground("2k")
    leaf = leaf_shape(46, "point")
    for x, y in p.spread(rect(0, 30, 800, 520), 48, 0.4):
        turn = float(p.rng.uniform(0, 360))
        if p.rng.random() < 0.7:
            p.carve("k", xf(leaf, x, y, rot=turn))


def guests(p: Print) -> None:
    """Five who eat, the third of them in white."""
    h, y = 620.0, EDGE + 306.0
    eat = FRONT["carry"]
    man = Wear(top="k", legs="k", skin="1", style="crop")
    hers = WOMAN.but(top="", legs="", skin="1", style="bun")
    cast = ((110.0, man.but(cap="brim", hat="k", bulk=1.15), (80, 470), (150, 486), 4.0), (262.0, hers.but(top="1", top_print="dots", style="scarf",
        hair="2"), (226, 480), (300, 470), -4), (404.0, hers.but(style="bob", eyes="open"), (366, 486), (446, 486), 0), (538.0, man.but(top="2",
        style="curls"), (500, 480), (560, 470), 5), (690.0, hers.but(top="k", style="bun", bulk=1.1), (628, 300), (740, 486), -5))  # fmt: skip
    for x, wear, near, far, tilt in cast:
        if x == 404:  # the veil falls behind her
            veil = blob(
                (404, 204), (470, 250), (500, 360), (520, 530, "c"), (288, 530, "c"), (308, 360), (338, 250)
            )
            p.shape(veil, tone="", halo=7, clear="12k", line=4)
            p.gouges("k", veil, p.rays(404, 150), 26, (30, 70), (2, 4), cut=False)
        figure(p, x, y, h * (0.97 if wear.woman else 1.03), eat.but(tilt=tilt), "front", wear, near=near, far=far, grip="fist", halo=7)  # fmt: skip


def cloth(p: Print) -> None:
    """A white wall with something stitched on it."""
    p.fill("k", rect(-10, 980, 810, 1210))
    hem = [(x, 990 + 14 * abs(float(np.sin(x / 42)))) for x in range(830, -31, -10)]
    slab = p.shape(poly([(-20, 470), (830, 470), *hem]), tone="", halo=6, clear="12k")
    p.contour(slab, 6)
    p.line((-10, EDGE + 6, 4), (400, EDGE + 10, 5), (810, EDGE + 6, 4))
    p.chatter(rect(40, 560, 760, 960), np.pi / 2, 30)
    for x in (60, 250, 430, 640, 760):
        p.gouges("k", rect(x - 16, EDGE + 20, x + 16, 980), np.pi / 2, 5, (40, 110), (2, 4), cut=False)


def dishes(p: Print) -> None:
    """Cake, plates, the fish."""
    for x, w in ((110, 54), (262, 48), (540, 46)):
        p.shape(ell(x, 500, w, 13), tone="", line=4)
        p.shape(ell(x, 497, w * 0.55, 7), tone="2")
    for w, y, tone in ((84, 506, ""), (62, 458, "1"), (40, 414, "")):
        p.shape(rect(404 - w, y - 46, 404 + w, y, 6), tone=tone, line=4.5, halo=3, clear="12k")
        p.gouges(
            "k", rect(404 - w + 8, y - 40, 404 + w - 8, y - 16), np.pi / 2, 12, (14, 24), (3, 5), cut=False
        )
    p.shape(ell(690, 506, 82, 15), tone="", line=4)
    fish(p, 690, 494, 136, "2", halo=3)


def burning(p: Print) -> None:
    """The fuse, and the end that is alight."""
    line = stroke(*[(x, y, 12) for x, y in FUSE], step=3)
    p.halo(line, 5, "12k", clip=rect(0, 440, 800, 1000))
    p.ink("k", line)
    p.shape(star(*SPARK, 104, 11, 0.42, 8), tone="k")
    p.shape(star(*SPARK, 74, 11, 0.4, 20), tone="1")
    p.shape(star(*SPARK, 40, 9, 0.45, 0), tone="")
    for a in np.arange(0, 6.2, 0.52):
        c, s = float(np.cos(a)), float(np.sin(a))
        p.line((SPARK[0] + c * 108, SPARK[1] + s * 108), (SPARK[0] + c * 142, SPARK[1] + s * 142), w=7)


def scissors(p: Print, x: float, y: float) -> None:
    """Open, above the fish."""
    for s in (-1, 1):
        p.shape(taper((x, y - 20, 16), (x - 14 + 30 * s, y - 128, 5)), tone="", line=3.5, halo=5, clear="12k")
        p.shape(ell(x - 20 * s, y + 8, 15, 19), tone="", line=5, halo=3, clear="12k", minus=[ell(x - 20 * s, y + 8, 7, 10)])  # fmt: skip
    p.shape(blob((x - 20, y + 26), (x - 24, y + 2), (x, y - 10), (x + 24, y + 2), (x + 20, y + 26), (x, y + 36)), tone="1", line=4, halo=3,
        clear="12k")  # fmt: skip
    for d in (-8, 4):
        p.line((x + d, y), (x + d + 2, y + 18), w=3)


def under(p: Print) -> None:
    """What one sees below the hem."""
    for x, tone, leg in ((110, "1", "2"), (318, "2", "1"), (440, "", "1"), (560, "1", "2"), (682, "2", "1")):
        for s in (-1, 1):
            u = x + s * 18
            p.shape(taper((u, 1000, 28), (u, 1094, 20)), tone=leg)
            p.shape(blob((u - s * 12, 1084), (u + s * 12, 1082), (u + s * 22, 1100), (u + s * 40, 1110), (u + s * 42, 1124, "c"), (u - s * 13, 1124,
                "c")), tone=tone)  # fmt: skip
    dog(p, 214, 1128, 70, "lie", "")


def scene(p: Print) -> None:
    """Garden, guests, cloth, fuse."""
    garden(p)
    guests(p)
    cloth(p)
    dishes(p)
    burning(p)
    scissors(p, 622, 286)
    under(p)
    p.border()
