"""As Far as It Goes.

On a hilltop a woman tips a black jug, and a white road pours out of it, winds down over the fields and off the picture. A
man with a suitcase is already walking up it; a black horse stands across it.
"""

import numpy as np

from studio.linocut.elements.animals import beast
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.elements.plants import tree
from studio.linocut.press import Print
from studio.shapes import blob, rect, taper

META = {"number": 49, "slug": "as-far-as-it-goes", "seed": 49, "inks": "pink-teal"}
ROAD = ((452, 312, 26), (474, 360, 34), (470, 420, 40), (420, 480, 50), (330, 530, 60), (300, 590, 76), (380, 660, 96), (520, 720, 118), (590, 800, 140),
        (520, 890, 176), (350, 970, 220), (240, 1070, 280), (260, 1240, 360))  # fmt: skip


def land(p: Print) -> None:
    """A white sky, and one hill behind the other, ploughed."""
    p.ground("")
    p.chatter(rect(60, 60, 740, 330), 0.1, 26)
    hills = (
        (((-20, 430), (160, 400), (330, 372), (480, 384), (640, 440), (820, 470)), "1", 8, 0.0),
        (((-20, 560), (120, 600), (320, 640), (560, 600), (820, 540)), "2", 11, 0.25),
        (((-20, 800), (160, 750), (420, 800), (640, 860), (820, 800)), "", 15, 0.5),
        (((-20, 990), (240, 1010), (520, 960), (820, 1010)), "2", 16, 0.9),
    )
    for line, tone, gap, turn in hills:
        path = p.shape(
            blob((-20, 1230, "c"), *line, (820, 1230, "c")), tone=tone, line=5, halo=5, clear="12k"
        )
        shift = [(x, y + 120 + 60 * np.sin(x / 160 + turn)) for x, y in line]
        p.engrave(
            "k" if tone == "1" else "2", path, p.guided(list(line), shift), 0.3, gap, tone == "2", (60, 220)
        )
    for x, y, h in ((640, 452, 70), (700, 470, 84), (120, 600, 96), (60, 590, 80), (700, 880, 130)):
        tree(p, x, y, h, h * 0.6, "2" if y < 500 or y > 800 else "1", kind="tall", halo=4)


def scene(p: Print) -> None:
    """Land, road, those on it, and where it comes from."""
    land(p)
    road = p.shape(taper(*ROAD), tone="", line=6, halo=4, clear="12k")
    p.engrave("k", road, p.guided([q[:2] for q in ROAD]), 0.3 * np.clip((p.noise(80, 2, 1, 1) - 0.5) * 4, 0, 1), 15, False, (40, 160))  # fmt: skip
    beast(p, 480, 846, 190, "horse", tone="k", halo=6, head="up")
    walker = Wear(skin="k", top="2", legs="k", cap="brim", hat="k")
    body = figure(p, 240, 1130, 230, "walk", wear=walker, flip=True, halo=6)
    x, y = body["near_hand"][:2]
    p.shape(rect(x - 46, y + 4, x + 34, y + 62, 8), tone="2", line=4, halo=5, clear="12k")
    her = Wear(
        skin="", hair="k", top="1", legs="2", woman=True, style="bun", skirt=0.9, tucked=True, top_print=""
    )
    figure(p, 300, 420, 330, "carry", wear=her, flip=True, near=(390, 262), far=(424, 216), halo=7)
    jug = blob(
        (352, 210, "c"),
        (398, 176),
        (446, 206),
        (474, 262),
        (494, 292, "c"),
        (440, 322, "c"),
        (424, 300),
        (372, 286),
        (344, 246),
    )
    p.shape(jug, tone="k", halo=6, clear="12k")
    p.shape(taper((352, 214, 9), (320, 236, 9), (346, 268, 9)), tone="k", halo=3, clear="12k")
    p.cutline((380, 206, 3), (412, 206, 5), (446, 246, 3))
    p.border()
