"""It Resists.

A man hauls at a rope with all his weight. It goes down into the earth, under the belly of a huge animal that sleeps there,
curled up, and comes out again by another hole: there it is tied to a bed with somebody asleep in it.
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


def beast(p: Print) -> None:
    """Asleep, its chin on its tail; fur along the form."""
    body = blob((150, 830), (170, 690), (280, 590), (430, 566), (570, 620), (650, 740), (650, 870), (580, 970), (460, 1020), (320, 1020), (210, 960))  # fmt: skip
    tail = blob((640, 860), (620, 980), (500, 1040), (360, 1040), (270, 1000), (232, 940, "c"), (330, 960), (450, 956), (550, 920), (590, 850))  # fmt: skip
    trunk = p.shape(body, tone="2k", halo=7, clear="2k")
    fur = p.guided([(200, 900), (190, 740), (300, 620), (450, 600), (590, 680), (620, 820)], [(330, 900), (300, 790), (380, 700), (480, 700), (530,
        800)], [(260, 980), (420, 1000), (580, 930)])  # fmt: skip
    p.engrave("k", trunk, fur, 0.3 + 0.62 * p.lit(trunk, (330, 200), 190), 10, length=(26, 70))
    p.gouges("2k", trunk, fur, 160, (20, 44), (4, 7), tone=p.lit(trunk, (300, 100), 60))
    haunch = blob((430, 930), (420, 800), (500, 720), (600, 770), (620, 880), (560, 960))
    leg = p.shape(haunch, tone="2k", halo=4, clear="2k")
    p.engrave("k", leg, p.rings(540, 900), 0.28 + 0.6 * p.lit(leg, (420, 500), 70), 10, length=(26, 60))
    brush = p.shape(tail, tone="2k", halo=5, clear="2k")
    p.engrave("k", brush, p.guided([(620, 900), (560, 990), (420, 1010), (250, 950)]), 0.35 + 0.55 * p.lit(brush, (420, 700), 40), 9, length=(26, 60))  # fmt: skip
    p.gouges("2k", brush, p.guided([(620, 900), (420, 1010), (250, 950)]), 60, (20, 40), (4, 7), tone=np.clip((350 - p.x) / 80, 0, 1))  # fmt: skip
    skull = blob((186, 900), (200, 850), (190, 780, "c"), (246, 800), (300, 806), (344, 756, "c"), (362, 830), (372, 890), (420, 930), (440, 962),
        (400, 980), (320, 970), (230, 950))  # fmt: skip
    face = p.shape(skull, tone="2k", halo=6, clear="2k")
    p.engrave("k", face, p.guided([(230, 820), (290, 880), (400, 950)], [(200, 900), (300, 960), (400, 970)]), 0.04 + 0.7 * p.lit(face, (300, 500),
        44), 9, length=(16, 40))  # fmt: skip
    p.carve("2k", stroke((286, 880), (316, 902), (352, 894), w=10), stroke((384, 962), (412, 952), (434, 956), w=5))  # fmt: skip
    p.fill("k", ell(428, 950, 15, 11))


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
    beast(p)
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
