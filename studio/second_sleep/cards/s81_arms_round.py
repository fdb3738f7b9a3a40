"""Arms Round.

A motorbike crosses the card, two on it; the one behind has both arms round the rider and a cheek on the back. Behind them
every inch is gouged with speed. Before the wheel the card is black and uncut; he has let go of one handlebar to hold her hand.
"""

import numpy as np

from studio.linocut.elements.body import Pose
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.elements.plants import palm
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import blob, ell, rect, taper

META = {"number": 81, "slug": "arms-round", "seed": 81, "inks": "sulphur-violet"}
BACK, FRONT, ROAD = (190, 962), (520, 962), 1046
RIDER = Pose((-0.02, 0.42), 16, 6, -6, 0, (0.22, 0.03), (0.2, 0.05), 4, 4, (0.34, 0.6), (0.34, 0.6))
PILLION = Pose((-0.02, 0.42), 20, 10, 16, 0, (0.16, 0.06), (0.14, 0.08), 0, 0, (0.34, 0.6), (0.34, 0.6))


def night(p: Print) -> None:
    """Black; behind them torn into streaks, before them whole."""
    p.ground("1k")
    palm(p, 120, 900, 620, "1", "1", -14, 8, 190)
    past = np.clip((500 - p.x + 0.12 * (p.y - 600)) / 420, 0, 1)
    gust = np.clip(p.noise(120, 2, 5, 0.3) * 2.2 - 0.62, 0, 1)
    page = rect(-10, -10, 620, 1210)
    p.engrave("k", page, p.level(-2), past * gust * 0.95, 13, length=(120, 460), jit=0.02)
    gust = np.clip(p.noise(100, 2, 5, 0.3) * 2.4 - 1.1, 0, 1)
    p.engrave("1k", page, p.level(-2), past * gust * 0.9, 17, length=(90, 380), jit=0.02)
    p.cutline((-20, ROAD + 8), (300, ROAD + 6), (600, ROAD + 4), w=9, ends=0.3)


def wheel(p: Print, x: float, y: float, r: float) -> None:
    """A turning wheel: tyre, a few spokes as flashes."""
    p.shape(ell(x, y, r), tone="k", halo=6, clear="12k")
    p.fill("1", ell(x, y, r * 0.78))
    p.ring("1", ell(x, y, r * 0.76), x, y, 0.5, 11, length=(30, 90))
    for a in np.arange(9) * 0.698:
        p.line(
            (x + 10 * np.cos(a), y + 10 * np.sin(a)),
            (x + r * 0.74 * np.cos(a + 0.1), y + r * 0.74 * np.sin(a + 0.1)),
            w=3.6,
            ends=0.8,
        )
    p.shape(ell(x, y, r * 0.17), tone="", line=4)


def bike(p: Print) -> None:
    """Wheels, engine, tank, bars, a lamp that is not on."""
    wheel(p, *BACK, 86)
    wheel(p, *FRONT, 86)
    p.shape(
        taper((470, 760, 15), (520, 962, 13)),
        taper((478, 744, 13), (440, 716, 11), (404, 722, 9)),
        tone="",
        line=4,
        halo=5,
        clear="12k",
    )
    frame = [
        taper((190, 962, 16), (320, 950, 20), (400, 930, 20), (462, 800, 18)),
        taper((250, 850, 18), (330, 950, 16)),
        blob((282, 880, "c"), (410, 862, "c"), (420, 948), (380, 990), (300, 984)),
    ]
    p.shape(*frame, tone="k", halo=5, clear="12k")
    for y in (890, 908, 926, 944):
        p.cutline((306, y), (392, y - 4), w=5)
    p.shape(taper((130, 990, 20), (260, 1000, 15), (330, 980, 12)), tone="", line=4, halo=3, clear="12k")
    p.shape(
        blob((330, 836, "c"), (360, 792), (430, 784), (468, 812), (452, 856, "c"), (350, 864, "c")),
        tone="2",
        line=5,
        halo=5,
        clear="12k",
    )
    p.shape(
        blob((118, 838, "c"), (170, 822), (260, 846), (342, 842, "c"), (330, 868), (240, 878), (140, 866)),
        tone="k",
        halo=5,
        clear="12k",
    )
    p.shape(
        blob((98, 930, "c"), (120, 876), (190, 858), (262, 884, "c"), (200, 880), (140, 900)),
        tone="2",
        line=4,
        halo=3,
        clear="12k",
    )
    p.shape(
        blob((432, 900, "c"), (470, 868), (530, 858), (598, 900, "c"), (528, 878), (470, 890)),
        tone="2",
        line=4,
        halo=3,
        clear="12k",
    )
    p.shape(ell(500, 764, 21, 24), tone="", line=5, halo=4, clear="12k")


def scene(p: Print) -> None:
    """Speed, the bike, the two."""
    night(p)
    bike(p)
    he = figure(
        p,
        312,
        1010,
        440,
        RIDER,
        flip=True,
        wear=Wear(skin="", top="2", legs="k", style="crop", bulk=1.12),
        near=(352, 740),
        far=(430, 726),
        near_foot=(372, 968),
        arms="far",
        halo=6,
    )
    she = figure(p, 208, 1010, 420, PILLION, flip=True, wear=Wear(skin="", top="", legs="2", style="bun", woman=True, skirt=0.6, top_print="dots"), near=(350, 738), far=(346, 726),
                 near_foot=(292, 968), halo=6)  # fmt: skip
    a, b, c = he["near_shoulder"], he["near_elbow"], she["near_hand"]
    p.shape(
        taper((*a, 34), (*b, 29)),
        taper((*b, 29), (c[0] + 8, c[1] - 8, 22)),
        tone="2",
        line=4,
        halo=4,
        clear="12k",
    )
    p.shape(ell(c[0] + 4, c[1] - 4, 16, 14), tone="", line=4)
    x, y = she["crown"]
    p.ink("k", stroke((x - 20, y + 30), (x - 90, y + 10), (x - 170, y + 34), w=16, ends=0.1))
