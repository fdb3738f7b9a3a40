"""All in One Piece.

An orange as large as a hill has been peeled half round, and its peel runs off as a road. A goat, a pig, a goose, a hen, a horse and
a sheep go along it, each for itself. In the bare flesh, between two segments, a door stands ajar.
"""

import numpy as np

from studio.linocut.elements.animals import beast, goose, hen
from studio.linocut.press import Print
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 26, "slug": "all-in-one-piece", "seed": 26, "inks": "mint-tangerine"}
X, Y, R = 306, 390, 252
ROAD = ((150, 352, 16), (260, 300, 50), (430, 316, 98), (540, 420, 110), (600, 560, 112), (560, 690, 112), (420, 760, 112), (260, 800, 114), (190, 890, 116), (290, 980, 120), (480, 990, 126), (660, 1030, 134),
        (860, 1110, 144))  # fmt: skip


def orange(p: Print) -> None:
    """Skin above, flesh below, in segments."""
    whole = p.shape(ell(X, Y, R, R * 0.94), tone="", line=7, halo=8, clear="12k")
    for a in np.arange(-24, 200, 24.0):
        t = np.radians(a)
        p.line(
            (X, Y - 130, 3),
            (X + 200 * np.cos(t) * 0.6, Y + 60 * np.sin(t), 4),
            (X + R * np.cos(t), Y + R * 0.94 * np.sin(t), 4),
            w=4,
            clip=whole,
        )
    p.engrave(
        "2",
        whole,
        p.rays(X, Y - 130),
        0.24 + 0.3 * np.clip((p.y - Y) / R, 0, 1),
        12,
        cut=False,
        length=(20, 60),
    )
    cap = blob(
        (X - R - 10, Y - 10, "c"),
        (X - 160, Y - 60),
        (X, Y - 84),
        (X + 140, Y - 70),
        (X + R + 10, Y - 40, "c"),
        (X + R, Y - 300, "c"),
        (X - R, Y - 300, "c"),
    )
    skin = p.shape(cap, tone="2", line=7, within=whole)
    p.stipple("2", skin, 22, 0.3)
    p.crumb("k", skin, 40, (2, 4), cut=False, tone=0.6)
    p.shape(ell(X + 30, Y - R * 0.9, 20, 12), tone="k", halo=4, clear="12k")


def peel(p: Print) -> None:
    """The road: pith above, skin at its edge."""
    under = [(x + 6, y + 22, w) for x, y, w in ROAD[1:]]
    edge = p.shape(taper(*under), tone="2", line=5, halo=7, clear="12k")
    p.stipple("2", edge, 24, 0.3)
    top = p.shape(taper(*ROAD), tone="", line=5)
    p.engrave(
        "1",
        top,
        p.guided([q[:2] for q in ROAD]),
        0.5 * np.clip(p.noise(60, 2, 1, 1) * 2 - 0.7, 0, 1),
        13,
        cut=False,
        length=(30, 110),
    )


def scene(p: Print) -> None:
    """Air, fruit, road, who is on it, the door."""
    p.ground("")
    p.engrave(
        "1",
        rect(0, 0, 800, 1200),
        p.level(-6),
        0.3 + 0.7 * np.clip(p.noise(150, 2, 3, 0.7) * 2 - 0.7, 0, 1),
        20,
        False,
        (80, 280),
    )
    orange(p)
    peel(p)
    p.shape(rect(196, 460, 262, 588, 4), tone="k", halo=5, clear="12k")
    p.shape(poly([(196, 460), (156, 478), (156, 612), (196, 588)]), tone="2", line=5, halo=4, clear="12k")
    p.shape(ell(164, 546, 5), tone="k")
    walk = curve(*[q[:2] for q in ROAD])
    walkers = (
        (0.27, 84, "goat", True),
        (0.44, 96, "pig", False),
        (0.8, 130, "horse", True),
        (0.91, 96, "sheep", True),
    )
    for t, h, kind, right in walkers:
        x, y = walk[int(t * (len(walk) - 1))]
        beast(
            p,
            float(x),
            float(y) + 20,
            h,
            kind,
            "walk",
            tone="k" if kind != "pig" else "2",
            flip=right,
            halo=4,
        )
    x, y = walk[int(0.6 * (len(walk) - 1))]
    goose(p, float(x) + 20, float(y) + 34, 116, "", halo=5)
    hen(p, 350, 1010, 84, "", halo=5, flip=True)
    p.border()
