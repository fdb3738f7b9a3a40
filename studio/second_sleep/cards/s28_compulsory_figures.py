"""Compulsory Figures.

A skater leans far over on one edge; her loops are cut white into a dark lake. Under the ice something as long as a boat has
bent itself into the same loop. On the ice between them stands a flask with two cups.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.people import figure
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 28, "slug": "compulsory-figures", "seed": 28, "inks": "buff-ultramarine"}
LOOP = ((596, 420), (500, 470), (360, 476), (220, 420), (160, 310), (220, 210), (340, 206), (420, 300), (400, 430), (330, 560), (250, 680), (216,
    764))  # fmt: skip
SPINE = ((660, 800, 6), (676, 884, 40), (640, 990, 92), (540, 1066, 128), (400, 1086, 140), (270, 1040, 124), (196, 940, 92), (188, 850, 78), (204,
    800, 20))  # fmt: skip


def lake(p: Print) -> None:
    """Black ice, and the shore it begins at."""
    p.ground("2")
    p.comb("2", rect(0, 100, 800, 1200), -8, 0.4 * np.clip(p.noise(110, 2, 3, 0.5) * 2 - 1.1, 0, 1), 24, length=(60, 200))  # fmt: skip
    bank = p.shape(blob((-20, -20, "c"), (830, -20, "c"), (830, 96), (640, 74), (480, 108), (260, 78), (120, 112), (-20, 90)), tone="1", line=6)  # fmt: skip
    p.gouges("k", bank, np.pi / 2, 40, (12, 26), (3, 5), cut=False)


def below(p: Print) -> None:
    """What has bent itself into the same loop."""
    body = taper(*SPINE)
    tail = blob((664, 830), (600, 760, "c"), (664, 776), (730, 744, "c"), (690, 840))
    fins = [
        blob((420, 1020), (350, 960), (330, 900, "c"), (420, 950), (480, 1010)),
        blob((560, 1110), (640, 1120), (690, 1080, "c"), (620, 1050)),
    ]
    path = p.shape(body, tail, *fins, tone="2k")
    line = curve(*[q[:2] for q in SPINE])
    flow = p.guided([(float(x), float(y)) for x, y in line[::10]])
    p.engrave("k", path, flow, np.clip(0.6 * p.inside(path, 60) - 0.1, 0, 0.5), 13, length=(16, 40))
    p.engrave(
        "k", path, p.level(-8), 0.5 * np.clip(p.noise(60, 2, 3, 0.5) * 2 - 1, 0, 1), 22, length=(60, 160)
    )
    p.carve("2k", ell(214, 872, 17))
    p.fill("k", ell(212, 874, 9))
    p.carve("2k", stroke((250, 900, 4), (262, 940, 7), (250, 985, 4)), stroke((188, 826, 3), (206, 836, 5), (218, 826, 3)))  # fmt: skip


def trace(p: Print) -> None:
    """What a blade writes: thin, thick, thin."""
    n = len(LOOP) - 1
    p.carve("12k", stroke(*[(x, y, (5 + 10 * abs(float(np.sin(2.6 * np.pi * i / n)))) * (i < n) + 1) for i, (x, y) in enumerate(LOOP)]))  # fmt: skip
    echo = [(x - 14, y + 26, 2 + 5 * abs(float(np.sin(np.pi * i / 7)))) for i, (x, y) in enumerate(LOOP[1:9])]
    p.carve("12k", stroke(*echo))


def flask(p: Print, x: float, y: float) -> None:
    """Something warm, for two."""
    p.shape(rect(x - 20, y - 84, x + 20, y, 5), tone="", line=4, halo=4, clear="12k")
    p.shape(rect(x - 15, y - 108, x + 15, y - 82, 4), tone="k", halo=3, clear="12k")
    p.fill("1", rect(x - 18, y - 56, x + 18, y - 26))
    for d in (44, 82):
        p.shape(poly([(x + d - 13, y - 26), (x + d + 13, y - 26), (x + d + 9, y + 2), (x + d - 9, y + 2)]), tone="1", line=3.5, halo=3, clear="12k")  # fmt: skip


def skater(p: Print) -> None:
    """On the outer edge, further over than one should."""
    lean = SIDE["stand"].but(lean=30, hip=(0.05, 0.49), near_foot=(0, 0.03), far_foot=(-0.44, 0.4), far_toe=-64, near_hand=(0.36, 0.66),
        far_hand=(-0.2, 0.98), nod=-18)  # fmt: skip
    wear = WOMAN.but(top="", legs="", skin="k", style="bun", skirt=0.42, shoes="k")
    her = figure(p, 620, 424, 370, lean, wear=wear, halo=7, rot=-21)
    x, y = her["near_foot"]
    p.carve("12k", stroke((x - 46, y + 26, 7), (x, y + 24, 7), (x + 30, y + 12, 5)))
    x, y = her["far_foot"]
    p.carve("12k", stroke((x + 14, y - 40, 7), (x + 24, y + 26, 7)))


def scene(p: Print) -> None:
    """Ice, what is below, what is on it."""
    lake(p)
    below(p)
    trace(p)
    flask(p, 560, 690)
    skater(p)
    p.border()
