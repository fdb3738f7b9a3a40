"""Oasis in B Flat.

A giant tuba lies half buried in the dunes; water and palms pour from its bell. A caravan has queued with
jars; a camel drinks from a valve. One girl does not drink: she has put her ear to the brass. Far off on a
dune a second glint: a violin's scroll, or a wreck.
"""

from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.land.water import ring, waterfall
from studio.elements.people.figures import bell, girl
from studio.elements.plants.plants import grass
from studio.elements.plants.trees import palm
from studio.elements.things.brass_band import camel_drinking, tuba_back
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import CREAM, CRIMSON, SKIN_DARK, TEAL, WHITE
from studio.shapes import Point, blob, ell, spiral, taper

META = {"number": 51, "slug": "oasis-in-b-flat", "seed": 5151}
FINISH = Finish(vignette=0.16, bloom=0.3)

DUNE = ["#8c5c74", "#d09c84", "#f2d2a0", "#fff2d0"]
EMERALD = ["#06302c", "#0c6c48", "#2cac60", "#b0e890"]
OASIS = ["#0c4c6c", "#1c94a4", "#6cd4cc", "#e8fff0"]
CLAY = ["#4c1c18", "#9c4c30", "#d88858", "#ffd0a0"]


def desert(c: Card) -> None:
    """White-hot sky, three dunes, and something else shining far off."""
    c.sky([(0, "#78bcd8"), (260, "#b4dce0"), (520, "#f0ead0"), (620, "#f8e6bc")])
    c.glow(180, -40, 520, "#fffbe0", 0.5, 1.6)
    far = ["#a07088", "#c89484", "#e2b488", "#f2d2a4"]
    crest(c, ((-60, 640), (120, 590), (300, 560), (470, 600), (620, 650), (860, 610)), (300, 560), far, 0.22)
    crest(c, ((-60, 720), (200, 690), (430, 660), (600, 604), (700, 596), (860, 650)), (690, 598), far, 0.04)
    scroll(c)
    crest(c, ((-60, 700), (90, 684), (240, 730), (420, 800), (640, 770), (860, 700)), (90, 684), DUNE, 0)


def crest(c: Card, ridge: Sequence[Point], peak: Point, ramp: Ramp, fog: float) -> None:
    """A dune: a sunlit back and, right of its peak, a lee side in lilac shade."""
    m = c.paint(blob(*[(*p, "c") if i in (0, len(ridge) - 1) else p for i,
        p in enumerate(ridge)], (860, 1260, "c"), (-60, 1260, "c")), ramp, vol=20, amb=0.5,
        fog=fog, edge=0.1, tex=0.14, wob=0.8)  # fmt: skip
    x, y = peak
    lee = blob((x, y - 4, "c"), (x + 60, y + 90), (x + 30, y + 200), (x + 120, y + 330, "c"),
        (x + 420, y + 330, "c"), (x + 420, y + 60, "c"), (x + 200, y + 30))  # fmt: skip
    c.flat(lee, c.fade("#9c6c94", fog), 0.5, 3, clip=m)
    c.marks(m, lambda u, _: 0.1 + 0.25 * np.sin(u / 120), 300, 70, 3, jit=0.05, alpha=0.5)


def scroll(c: Card) -> None:
    """The head of a buried violin on the far ridge."""
    f = c.at(700, 622, 0.86, 16, wob=0.3, vol=8, fog=0.12)
    wood = ["#4c1c1c", "#94482c", "#cc8448", "#ffd098"]
    f.paint(taper((6, 40, 26), (0, -30, 20), (-8, -86, 22)), wood)
    f.paint(ell(-14, -108, 25), wood)
    f.line(spiral(-14, -108, 3, 20, 1.6), 4.4, "#4c1c1c", alpha=0.85)
    for y in (-40, -64):
        f.paint(taper((-34, y, 9), (30, y - 6, 7)), wood, vol=3)
    c.halo(678, 524, 46, "#fffbe0", 0.8)
    c.dot(676, 520, 3.2, "#ffffff")
    drift_at = blob((600, 640), (660, 612), (740, 606), (800, 630), (720, 660))
    c.paint(drift_at, ["#c89484", "#e2b488", "#f2d2a4"], vol=8, amb=0.5, edge=0, soft=5)


def overflow(c: Card, f: Frame, mouth: Arr) -> None:
    """The garden in the bell, and what runs over its lip."""
    brim = ell(-60, -530, 182, 74)
    m = c.mask(f.path(brim)) * mouth
    c.paint(m, OASIS, vol=4, amb=0.5, edge=0.1)
    for x, y, h, lean in ((300, 478, 260, 0.16), (214, 520, 330, -0.12), (170, 556, 220, -0.34),
        (344, 450, 180, 0.4)):  # fmt: skip
        palm(c, x, y, h, EMERALD, lean=lean)
    for x, y in ((252, 528), (286, 508), (330, 470), (192, 588), (362, 446), (226, 566)):
        c.paint(blob((x - 30, y + 8), (x - 20, y - 20), (x, y - 30), (x + 22, y - 18), (x + 30,
            y + 8)), EMERALD, vol=14, wob=2, edge=0.1)  # fmt: skip
        grass(c, x, y + 6, 40, 9, ("#0c6c48", "#2cac60", "#a0e080"))
    lip = f.pt(-238, -520)
    waterfall(c, ((lip[0] + 34, lip[1] - 34, 60), (lip[0] + 2, lip[1] + 12, 92), (lip[0] - 14,
        lip[1] + 150, 104), (lip[0] - 10, 968, 124)), OASIS, 520)  # fmt: skip


def pool(c: Card) -> Arr:
    """The water in the sand."""
    shape = blob(
        (-40, 960), (60, 930), (190, 940), (320, 968), (372, 1010), (300, 1066), (150, 1084), (-40, 1070)
    )
    c.paint(blob((-60, 950), (60, 916), (200, 926), (340, 956), (396, 1010), (316, 1082), (150,
        1100), (-60, 1086)), ["#7c5444", "#a87c58", "#d0a878"], vol=6, edge=0, soft=6)  # fmt: skip
    m = c.paint(shape, OASIS, vol=5, amb=0.5, edge=0.15, tex=0.2, grad=(0.2, -0.2))
    c.marks(m, 0.0, 160, 40, 3.4, jit=0.14, alpha=0.6)
    for w in (120, 190, 260):
        ring(c, 110, 980, w, "#f4fff4", 0.6)
    return m


def drift(c: Card) -> None:
    """The sand the tuba has sunk into, over its lower bow."""
    sand = blob(
        (300, 1260), (330, 1000), (420, 936), (520, 944), (600, 930), (700, 900), (860, 880), (860, 1260)
    )
    m = c.paint(sand, DUNE, vol=50, amb=0.42, edge=0.06, tex=0.18, grad=(0.1, -0.16))
    c.marks(m, lambda x, _: 0.1 + 0.3 * np.sin(x / 110), 420, 60, 3, jit=0.06, alpha=0.5)
    rest = c.paint(blob((-60, 1260), (-60, 1090), (150, 1096), (310, 1074), (440, 1020), (860,
        1000), (860, 1260)), DUNE, vol=30, amb=0.46, edge=0, soft=8, tex=0.18, grad=(0.06,
        -0.2))  # fmt: skip
    c.marks(rest, lambda x, _: 0.05 + 0.2 * np.sin(x / 110), 420, 70, 3, jit=0.06, alpha=0.5)


def jug(c: Card, x: float, y: float, h: float) -> None:
    """A clay water jar."""
    f = c.at(x, y, h / 40, wob=0.2, vol=8, det=0.8, rim=0.5, edge=0.3)
    f.paint(blob((-6, -40), (6, -40), (5, -32), (15, -20), (10, -2), (-10, -2), (-15, -20), (-5, -32)), CLAY)
    f.paint(ell(0, -40, 8, 2.6), CLAY, vol=2)


def caravan(c: Card) -> None:
    """The queue, from the water's edge to the right, each with a jar."""
    robes = (TEAL, WHITE, CRIMSON, ["#2c2454", "#54488c", "#9484bc", "#e0d4e4"], CREAM)
    for i, (x, y) in enumerate(((350, 1084), (440, 1104), (536, 1100), (628, 1108), (716, 1112))):
        c.shade(ell(x + 24, y + 3, 44, 6), 0.32, 5, "#6c3c64")
        hand = bell(c, x, y, 124, robes[i], "kerchief" if i % 2 == 0 else "hood",
            robes[(i + 1) % 5], skin=SKIN_DARK, view="side", arm=("fwd", "fwd", "down",
            "fwd", "up")[i], skirt=True)  # fmt: skip
        if i == 4:
            jug(c, hand[0] + 12, hand[1] + 2, 46)
        else:
            jug(c, hand[0] - 2, hand[1] + 26, 42)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(160, -220, 400), key="#fff6cc", fog="#f4e0bc")
    desert(c)
    pool(c)
    f = c.at(560, 876, 0.86, -35)
    c.shade(taper((620, 1000, 200), (480, 900, 120), (330, 820, 90)), 0.3, 30, "#7c4468")
    mouth = tuba_back(c, f)
    overflow(c, f, mouth)
    drift(c)
    girl(c, 440, 972, 132, flip=True, lean=12, coat=["#2c1c54", "#5c3c94", "#9c7ccc", "#e4d0f0"],
        skin=SKIN_DARK, arm="up")  # fmt: skip
    camel_drinking(c, 706, 968, 148)
    c.paint(taper((616, 790, 5), (602, 800, 6), (598, 826, 5)), OASIS, vol=3, wob=0.3, det=0.9, amb=0.6)
    for dx, dy in ((-7, 34), (2, 42), (-2, 56)):
        c.paint(ell(598 + dx, 800 + dy, 3.4, 4.6), OASIS, vol=2, wob=0.2, det=0.9, amb=0.6)
    caravan(c)
