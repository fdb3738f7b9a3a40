"""It Resists.

A man hauls at a rope with all his weight. It goes down into the earth, under the keel of a ship that
lies there with all sail set, and comes out again by another hole: there it is tied to a bed with somebody asleep in it.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.city import bed
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, blob, curve, ell, rect, taper

META = {"number": 12, "slug": "it-resists", "seed": 12, "inks": "sulphur-violet"}
GROUND = 400
SLING = ((336, 400), (320, 470), (200, 600), (112, 760), (140, 920), (270, 1044), (440, 1064), (610, 1000), (692, 850), (664, 690), (560, 560), (494,
    470))  # fmt: skip


def earth(p: Print) -> None:
    """Sky, and all that is under it."""
    p.ground("")
    p.fill("1", rect(-10, -10, 810, GROUND))
    p.carve("1", ell(452, 176, 74))
    p.comb("1", rect(0, 0, 800, GROUND), 0, 0.5 * p.ramp((0, 200), (0, 420)), 17, length=(80, 300))
    soil = p.shape(blob((-20, GROUND + 6, "c"), (160, GROUND - 4), (400, GROUND + 4), (640, GROUND - 4), (830, GROUND + 6, "c"), (830, 1220, "c"),
        (-20, 1220, "c")), tone="k")  # fmt: skip
    layers = p.guided([(-10, 470), (250, 520), (540, 520), (810, 470)], [(-10, 700), (90, 760), (100, 860), (-10, 900)], [(810, 700), (730, 760), (720, 860), (810, 900)],
                      [(-10, 1150), (200, 1090), (400, 1130), (620, 1090), (810, 1150)])  # fmt: skip
    away = np.clip((np.hypot((p.x - 400) / 1.1, p.y - 800) - 300) / 120, 0, 1)
    p.engrave(
        "k", soil, layers, 0.5 * away * np.clip(p.noise(90, 2, 2, 0.6) * 2 - 0.7, 0, 1), 17, length=(20, 90)
    )
    p.crumb("k", rect(0, GROUND + 8, 800, GROUND + 44), 17, (2, 5))


def ship(p: Print) -> None:
    """All sail set, her keel in the sling, roots in the rigging."""
    for x, top, low in ((296, 560, 850), (420, 510, 850), (536, 580, 850)):
        p.shape(taper((x, top, 9), (x + 3, low, 15)), tone="2", halo=5, clear="2k")
    for x, y, w, h in ((296, 590, 92, 96), (296, 700, 112, 106), (420, 540, 96, 104), (420, 660, 124, 124), (536, 610, 84, 84), (536, 708, 100, 92)):  # fmt: skip
        sail = blob((x - w / 2, y, "c"), (x + w / 2, y, "c"), (x + w * 0.62, y + h * 0.5), (x + w / 2, y + h, "c"), (x, y + h * 0.86), (x - w / 2, y + h, "c"), (x - w * 0.34, y + h * 0.5))  # fmt: skip
        cloth = p.shape(sail, tone="", halo=5, clear="12k", line=3)
        p.engrave(
            "k",
            cloth,
            p.guided([(x - w / 2, y), (x - w * 0.3, y + h)], [(x + w / 2, y), (x + w / 2, y + h)]),
            0.5 * np.clip((x - p.x) / w, 0, 1),
            9,
            cut=False,
            length=(20, 70),
        )
    hull = p.shape(blob((196, 850, "c"), (250, 862), (420, 876), (560, 858), (640, 820, "c"), (610, 920), (540, 990), (400, 1018), (280, 980), (226, 920)), tone="2",
                   halo=7, clear="2k", line=5)  # fmt: skip
    p.engrave(
        "k",
        hull,
        p.guided([(200, 860), (420, 890), (630, 840)], [(240, 930), (420, 970), (600, 920)]),
        0.3,
        15,
        cut=False,
        length=(60, 200),
    )
    p.shape(taper((626, 830, 12), (690, 790, 5)), tone="2", halo=5, clear="2k")
    for i in range(5):
        p.shape(ell(300 + 66 * i, 906 + 6 * np.sin(i), 11), tone="", halo=0, line=3)


def rope(p: Print, *points: tuple[float, float], w: float = 13) -> Path:
    """White, laid in strands."""
    path = p.shape(taper(*[(*q, w) for q in points]), tone="", halo=6, clear="12k", line=2.5)
    line = curve(*points)
    for i in range(4, len(line) - 4, 5):
        d = line[i + 1] - line[i - 1]
        d = d / (np.hypot(*d) + 1e-6)
        n = np.array((-d[1], d[0])) * w * 0.5
        p.line(tuple(line[i] + n - d * 4), tuple(line[i] - n + d * 4), w=2.6, ends=0.7)
    return path


def scene(p: Print) -> None:
    """Earth, what sleeps in it, the rope, and those above."""
    earth(p)
    for x in (336, 496):
        p.fill("1", blob((x - 34, GROUND - 8), (x + 34, GROUND - 8), (x + 22, GROUND + 30), (x, GROUND + 44), (x - 22, GROUND + 30)))  # fmt: skip
    ship(p)
    rope(p, (196, 262), (236, 262), (284, 322), (330, 384), *SLING[1:], (490, 404), (520, 338), w=13)
    bed(p, 622, GROUND - 2, 210, 110, "2", "k", flip=True)
    p.shape(ell(694, 298, 26, 22), tone="", line=3.5, halo=3, clear="12k")
    p.shape(blob((690, 276), (716, 280), (724, 306), (704, 314), (698, 292)), tone="k")
    p.shape(blob((528, 330), (560, 300), (640, 286), (684, 300), (680, 340), (530, 344)), tone="2", line=3.5)
    p.ink("k", stroke((674, 300), (680, 304), (686, 300), w=3))
    pull = SIDE["pull"].but(lean=-30, hip=(-0.2, 0.4), near_foot=(0.16, 0), far_foot=(0.02, 0), nod=4)
    wear = Wear(top="2", legs="k", skin="k", cap="straw", hat="k")
    figure(p, 226, GROUND - 2, 310, pull, wear=wear, flip=True, near=(240, 264), far=(262, 292), grip="fist", halo=6)  # fmt: skip
    p.border()
