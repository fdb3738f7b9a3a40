"""Over the Roofs.

Two towns, one upright by day, one hanging head down by night, their roofs like two rows of teeth. On a low roof a woman
reaches up with both hands, above her on his own roof a man reaches down. Between them in the air is a red ball.
"""

import numpy as np

from studio.linocut.elements.animals import flock
from studio.linocut.elements.city import chair
from studio.linocut.elements.cloth import garment
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import Path, ell, poly, rect

META = {"number": 23, "slug": "over-the-roofs", "seed": 23, "inks": "sky-vermilion"}
# left, right, height of the roof, tone, shape of the roof
DAY = (
    (20, 150, 700, "2", "gable"),
    (150, 372, 872, "", "flat"),
    (372, 470, 800, "1", "gable"),
    (470, 560, 610, "", "tower"),
    (560, 668, 770, "2", "flat"),
    (668, 790, 690, "1", "gable"),
)
NIGHT = ((20, 118, 540, "tower"), (118, 210, 330, "gable"), (210, 420, 396, "flat"), (420, 520, 300, "gable"), (520, 630, 452, "gable"), (630, 700, 330, "flat"), (700, 790, 500, "gable"))  # fmt: skip


def front(a: float, b: float, roof: float, base: float, kind: str) -> Path:
    """The outline of a house that stands on `base`; a base above the roof hangs it."""
    s = 1 if base > roof else -1
    if kind == "gable":
        top = [(a, roof + 46 * s), ((a + b) / 2, roof), (b, roof + 46 * s)]
    elif kind == "tower":
        m = (a + b) / 2
        top = [(a, roof + 150 * s), (m - 6, roof), (m + 6, roof), (b, roof + 150 * s)]
    else:
        top = [(a, roof), (b, roof)]
    return poly([(a, base), *top, (b, base)])


def panes(p: Print, a: float, b: float, y0: float, y1: float, tone: str, share: float) -> None:
    """Windows in rows, some of them."""
    rng = p.dice()
    n = max(2, int((b - a) / 40))
    for y in np.arange(min(y0, y1), max(y0, y1), 66):
        for i in range(n):
            if rng.random() < share:
                x = a + (i + 0.5) * (b - a) / n
                p.fill(tone, rect(x - 9, y, x + 9, y + 30))


def day(p: Print) -> None:
    """Below, upright, in the light."""
    for a, b, roof, tone, kind in DAY:
        shape = p.shape(front(a, b, roof, 1230, kind), tone=tone, line=5, halo=5, clear="12k")
        p.comb("k", shape, 90, 0.5 * np.clip((p.x - b + 34) / 34, 0, 1), 9, False, length=(40, 130))
        skip = 170 if kind == "tower" else 74
        panes(p, a + 6, b - 6, roof + skip, 1150, "k", 0.72)
    p.line((150, 872, 7), (372, 872, 7))


def night(p: Print) -> None:
    """Above, head down, asleep."""
    for a, b, roof, kind in NIGHT:
        shape = p.shape(front(a, b, roof, -20, kind), tone="1k", halo=6, clear="12k")
        p.engrave("k", shape, p.level(90), 0.8 * np.clip((a + 26 - p.x) / 26, 0, 1), 9, length=(40, 120))
        panes(p, a + 6, b - 6, 60, roof - (190 if kind == "tower" else 96), "", 0.2)


def between(p: Print) -> None:
    """The air they share."""
    p.ground("")
    p.engrave(
        "1", rect(0, 300, 800, 900), p.level(2), 0.9 - np.abs(p.y - 600) / 330, 15, False, (80, 280), jit=0.04
    )
    flock(p, [(610, 560, 40), (660, 590, 34), (700, 560, 30), (640, 640, 38), (720, 620, 30)], 34)


def scene(p: Print) -> None:
    """The towns, then the neighbours."""
    between(p)
    night(p)
    day(p)
    her = Wear(skin="", hair="k", top="2", legs="2", woman=True, style="bun", skirt=0.8)
    figure(p, 236, 872, 206, "reach_up", wear=her, flip=True, near=(300, 662), far=(268, 650), halo=6)
    him = Wear(skin="", hair="k", top="k", legs="k", cap="brim", hat="k")
    figure(
        p, 336, 396, 196, "reach_up", wear=him, rot=180, flip=True, near=(270, 588), far=(306, 596), halo=6
    )
    ball = p.shape(ell(400, 604, 50), tone="2", line=5, halo=8, clear="12k")
    p.engrave("2", ball, p.rings(384, 588), 0.5 * p.lit(ball, (330, 520), 26), 9)
    garment(p, 612, 690, 70, "shirt", "", 6)
    p.line((560, 700, 4), (560, 640, 4))
    p.line((664, 770, 5), (664, 660, 5))
    p.line((560, 668, 3), (612, 688, 3), (664, 666, 3))
    chair(p, 176, 872, 70, "k")
    p.border()
