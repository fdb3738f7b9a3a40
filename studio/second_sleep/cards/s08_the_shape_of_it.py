"""The Shape of It.

Low at the left a small man has his mouth open. What comes out fills the card: one jagged mass with edges like broken
slate. In its deepest fold somebody has hung a hammock and sleeps, one arm down.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import blob, poly, taper

META = {"number": 8, "slug": "the-shape-of-it", "seed": 8, "inks": "stone-crimson"}
MOUTH = (182, 872)
REACH = (
    330,
    540,
    470,
    700,
    640,
    880,
    1300,
    1300,
    1300,
    1300,
    1300,
    1300,
    760,
    640,
    540,
    430,
    300,
)  # of each slate, from over his head to the right
CRIMSON = (3, 8, 13)
FOLD = poly([(340, 712), (392, 586), (500, 500), (590, 420), (708, 404), (734, 500), (680, 600), (620, 680), (540, 752), (410, 774)])  # fmt: skip


def at(angle: float, r: float) -> tuple[float, float]:
    """A point so far from the mouth."""
    return MOUTH[0] + r * float(np.cos(np.radians(angle))), MOUTH[1] + r * float(np.sin(np.radians(angle)))


def slate(p: Print, i: int, a: float, b: float) -> None:
    """One splinter of it between two angles, broken off in steps, cut along its throw."""
    rng, r = p.dice(), REACH[i]
    steps = np.sort(rng.uniform(0.45, 0.94, 2)) * r
    far = [
        at(a, r),
        at(a + (b - a) * 0.35, r * 0.93),
        at(a + (b - a) * 0.6, r * rng.uniform(0.98, 1.06)),
        at(b, r * 0.88),
    ]
    near = [
        at(b + 1.2, steps[1]),
        at(b - 0.8, steps[1] * 0.97),
        at(b + 0.8, steps[0]),
        at(b - 0.5, steps[0] * 0.97),
    ]
    path = p.shape(
        poly([at(a, 26), *far, *near, at(b, 26)]),
        tone="2" if i in CRIMSON else "k",
        halo=2.2,
        clear="12k",
        eps=0.6,
    )
    light = (0.1, 0.5, 0.15, 0.3, 0.55, 0.08, 0.45, 0.12, 0.3, 0.1, 0.5, 0.2, 0.55, 0.3, 0.12, 0.5, 0.2)[i]
    tone = light * np.clip(p.noise(150, 2) * 2 - 0.4, 0, 1) * (1 - p.spot(*MOUTH, 60, 260))
    p.engrave("k2", path, p.rays(*MOUTH), tone, 15, length=(70, 260), jit=0.02)


def chips(p: Print) -> None:
    """What splintered off."""
    for x, y, s, t in (
        (90, 470, 26, "k"),
        (130, 330, 18, "k"),
        (240, 120, 24, "2"),
        (160, 200, 14, "k"),
        (640, 880, 24, "k"),
        (700, 800, 30, "k"),
        (560, 930, 14, "2"),
        (740, 900, 16, "k"),
    ):
        a = p.rng.uniform(0, 6)
        p.shape(
            poly(
                [
                    (x + s * k * np.cos(a + u), y + s * k * np.sin(a + u))
                    for u, k in ((0, 1.2), (1.9, 0.8), (3.6, 1), (4.6, 0.6))
                ]
            ),
            tone=t,
        )


def hammock(p: Print) -> None:
    """Slung in the fold: somebody sleeps, one arm down."""
    p.shape(FOLD, tone="2", halo=5, clear="12k")
    p.line((366, 690), (410, 668), w=6)
    p.line((704, 446), (672, 474), w=6)
    figure(p, 436, 652, 262, SIDE["lie"].but(nod=8), wear=Wear(skin="", top="", legs="k", shoes="k"), rot=54, arms="none", halo=4)  # fmt: skip
    sling = blob(
        (404, 668, "c"),
        (470, 640),
        (560, 598),
        (676, 470, "c"),
        (662, 544),
        (586, 630),
        (500, 680),
        (446, 686),
    )
    p.shape(sling, tone="1", line=5, halo=4, clear="12k")
    for way in (8, -82):
        p.comb("k", sling, way, 0.24, 15, False, length=(200, 400))
    p.shape(
        taper((584, 584, 20), (566, 634, 17), (568, 676, 13)),
        blob((559, 672), (577, 674), (580, 692), (570, 706), (558, 690)),
        tone="",
        line=4,
        halo=3,
        clear="12k",
    )


def scene(p: Print) -> None:
    """Paper, the mass, the fold, the man."""
    p.ground("")
    edges = np.cumsum([0, *p.rng.uniform(4.4, 8.0, len(REACH))])
    edges = -104 + edges / edges[-1] * 112
    for i in sorted(range(len(REACH)), key=lambda n: REACH[n] * (n % 3)):
        slate(p, i, edges[i] - 0.4, edges[i + 1] + 0.4)
    chips(p)
    hammock(p)
    him = figure(p, 128, 1124, 300, SIDE["shout"].but(lean=14, nod=-26, near_foot=(0.16, 0), far_foot=(-0.14, 0), near_hand=(-0.2, 0.5), far_hand=(-0.24, 0.58), near_elbow=1, far_elbow=1),
                 wear=Wear(top="2", legs="k", skin="k", style="crop"), flip=True, grip="fist", halo=6)  # fmt: skip
    x, y = him["head"]
    p.carve("12k", poly([(x + 2, y + 14), (x + 30, y - 4), (x + 26, y + 24)]))
    p.comb("1", poly([(38, 1120), (420, 1128), (420, 1146), (38, 1146)]), 1, 0.5, 9, False)
    p.chatter(poly([(60, 60), (200, 60), (200, 800), (60, 800)]), -1.2, 16)
    p.border()
