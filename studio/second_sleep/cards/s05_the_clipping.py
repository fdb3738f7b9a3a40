"""The Clipping.

A garden hedge has been clipped into a breaking wave as high as a house; on a white ladder a woman in an evening dress is
still at work on the crest. Right under it a man dines at a table laid for two.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.city import chair
from studio.linocut.elements.dress import WOMAN, Wear
from studio.linocut.elements.people import figure, shadow
from studio.linocut.elements.plants import leaf_shape
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly, rect, taper, xf

META = {"number": 5, "slug": "the-clipping", "seed": 5, "inks": "moss-plum"}
HOOKS = (
    (706, 420, 78, 110), (660, 384, 92, 84), (716, 350, 48, 74), (612, 352, 100, 70), (722, 300, 30, 54), (560, 338, 110, 56),
)  # fmt: skip
FLOW = (((-20, 900), (60, 620), (190, 330), (400, 200), (580, 260), (680, 430)), ((-20, 560), (120, 290), (330, 140), (540, 170), (670, 310)), ((200,
    960), (220, 720), (270, 470), (400, 340), (520, 330), (640, 420)), ((420, 960), (340, 780), (330, 580), (400, 430), (500, 370)), ((700, 960),
    (540, 930), (440, 850), (390, 740)))  # fmt: skip


def hedge(p: Print) -> Path:
    """The wave: black leaves over moss, clipped along its rise and fall."""
    fringe = []
    for x, y, a, n in HOOKS:
        claw = blob((-20, -26), (n * 0.5, -24), (n * 0.92, 6), (n * 0.86, 40, "c"), (n * 0.62, 20), (n * 0.3, 22), (-20, 26))  # fmt: skip
        fringe.append(xf(claw, x, y, rot=a))
    body = blob((-20, 520), (70, 330), (210, 190), (390, 116), (560, 126), (676, 214), (728, 340), (716, 430, "c"), (660, 384),
                (590, 340), (500, 338), (420, 396), (374, 510), (380, 640), (430, 770), (520, 870), (640, 930), (830, 968, "c"), (-20, 968, "c"))  # fmt: skip
    wave = p.shape(body, *fringe, tone="1k")
    flow = p.guided(*FLOW)
    edge = p.inside(wave, 46)
    light = np.clip(0.14 + 0.75 * p.lit(wave, (120, -300), 150) + 0.3 * (p.noise(70, 2) - 0.5), 0, 0.8)
    p.gouges("k", wave, flow, 1500, (16, 34), (5, 9), tone=light * np.clip(edge * 1.3, 0.2, 1), apart=0.75)
    crest = np.clip(1 - edge * 1.5, 0, 1) * np.clip((560 - p.y) / 260, 0, 1)
    p.gouges("1k", wave, flow, 420, (14, 30), (4, 7), tone=crest, apart=0.9)
    return wave


def ladder(p: Print, foot: tuple[float, float], top: tuple[float, float], w: float) -> None:
    """White wood against the leaves."""
    (x, y), (u, v) = foot, top
    rails = [taper((x + s * w, y, 15), (u + s * w * 0.7, v, 12)) for s in (-1, 1)]
    rungs = []
    for t in np.linspace(0.06, 0.95, 13):
        a, b, half = x + (u - x) * t, y + (v - y) * t, w * (1 - 0.3 * t)
        rungs.append(stroke((a - half, b), (a + half, b + 2), w=9, ends=0.95))
    p.shape(*rails, *rungs, tone="", halo=6, clear="k")


def dinner(p: Print, x: float, y: float) -> None:
    """A table laid for two under the wave, and the one who has come."""
    shadow(p, x + 20, y + 2, 210, "k", 8)
    man = SIDE["sit"].but(lean=6, curl=4, nod=8, near_hand=(0.26, 0.46))
    chair(p, x - 150, y, 200, flip=True)
    who = Wear(top="2", legs="k", skin="", style="crop", bulk=1.05, shoes="k")
    figure(p, x - 130, y, 400, man, wear=who, flip=True, near=(x - 34, y - 178), far=(x - 30, y - 190), grip="fist", halo=6)  # fmt: skip
    chair(p, x + 176, y + 6, 200)
    cloth = p.shape(poly([(x - 66, y - 160), (x + 128, y - 160), (x + 142, y - 30), (x + 96, y - 44), (x + 40, y - 26), (x - 16, y - 44), (x - 74, y - 28)]),
                    tone="", line=4, halo=6, clear="12k")  # fmt: skip
    p.comb("k", cloth, 88, 0.5 * p.ramp((x + 20, y), (x + 140, y - 20)), 15, False, length=(30, 90))
    p.line((x - 66, y - 160), (x + 30, y - 163), (x + 128, y - 160), w=5, ends=0.9)
    for u in (-14, 84):
        p.shape(ell(x + u, y - 164, 30, 6), tone="", line=3)
    p.shape(taper((x + 34, y - 164, 14), (x + 34, y - 196, 14), (x + 34, y - 224, 6)), tone="k", halo=3, clear="12k")  # fmt: skip


def scene(p: Print) -> None:
    """Sky, wave, ladder, lawn, dinner."""
    p.ground("")
    p.chatter(rect(420, 60, 760, 900), 0.3, 26)
    hedge(p)
    lawn = p.shape(blob((-20, 958, "c"), (300, 950), (600, 962), (830, 950, "c"), (830, 1220, "c"), (-20, 1220, "c")), tone="1", halo=5)  # fmt: skip
    p.gouges(
        "k", lawn, np.pi / 2 + 0.2, 130, (14, 30), (2, 4), cut=False, tone=np.clip((p.y - 950) / 200, 0, 1)
    )
    ladder(p, (226, 1052), (284, 330), 46)
    climb = SIDE["reach"].but(
        lean=12, near_foot=(0.06, 0.0), far_foot=(-0.04, 0.07), near_hand=(0.33, 0.98), far_hand=(0.3, 0.9)
    )
    her = WOMAN.but(top="2", legs="2", skin="", style="bun", skirt=0.9, bare=True, bulk=1.05)
    she = figure(
        p, 268, 520, 330, climb, wear=her, flip=True, near=(398, 214), far=(390, 232), grip="fist", halo=7
    )
    x, y = she["near_hand"]
    for s in (-1, 1):
        p.shape(taper((x - 4, y + 8 * s, 9), (x + 44, y - 30, 11), (x + 116, y - 62 - 24 * s, 4)), tone="", line=2.5, halo=3, clear="k")  # fmt: skip
    dinner(p, 528, 1100)
    leaf = leaf_shape(22, "point")
    for u, v, a in (
        (520, 470, 30),
        (586, 560, 100),
        (560, 700, 160),
        (640, 640, 20),
        (690, 760, 70),
        (622, 830, 130),
        (470, 620, 60),
    ):
        p.shape(xf(leaf, u, v, rot=a), tone="1k")
    p.border()
