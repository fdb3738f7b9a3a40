"""Vacancy.

On the tide line hermit crabs have lined up by size to change shells, each into the next; for a moment all of them are
naked. The shells: whelk, teacup, doll's head, light bulb, bell of a horn. The largest waits before an army helmet.
"""

import numpy as np

from studio.linocut.press import Print
from studio.second_sleep.elements.hermits import hermit, home
from studio.shapes import blob, ell, rect

META = {"number": 71, "slug": "vacancy", "seed": 71, "inks": "apricot-bottle"}
CRABS = (
    (112, 420, 40, -6),
    (300, 424, 54, 6),
    (534, 462, 68, 34),
    (604, 690, 88, 148),
    (276, 742, 108, 140),
    (330, 1010, 136, 2),
)
HOMES = (
    (200, 412, 40, "whelk", 8),
    (410, 436, 52, "cup", -8),
    (640, 556, 64, "doll", 8),
    (452, 740, 84, "bulb", 172),
    (196, 904, 94, "horn", 122),
    (604, 1020, 128, "helmet", -4),
)


def beach(p: Print) -> None:
    """The sea at the upper edge, its last lip, sand."""
    p.ground("")
    sea = p.shape(
        blob(
            (-20, -20, "c"),
            (820, -20, "c"),
            (820, 330, "c"),
            (700, 300),
            (560, 330),
            (400, 270),
            (250, 300),
            (110, 262),
            (-20, 290, "c"),
        ),
        tone="2",
    )
    waves = p.y + 22 * np.sin(p.x / 80 + p.y / 60)
    p.engrave(
        "2",
        sea,
        p.flow(waves),
        p.ramp((0, 40), (0, 310), 0.12, 0.75) * (0.4 + p.noise(90, 2, 3, 0.5)),
        15,
        length=(60, 220),
    )
    p.shape(
        blob(
            (-20, 300, "c"),
            (110, 274),
            (250, 312),
            (400, 284),
            (560, 344),
            (700, 314),
            (820, 344, "c"),
            (820, 366, "c"),
            (690, 338),
            (556, 372),
            (400, 312),
            (246, 340),
            (110, 300),
            (-20, 326, "c"),
        ),
        tone="1",
    )
    p.stipple("1", rect(40, 380, 760, 1160), 30, 0.22 * p.noise(120, 2) + 0.04, cut=False)
    p.chatter(rect(60, 560, 740, 1140), 0.1, 30)


def scene(p: Print) -> None:
    """The beach, the queue, what they have in mind."""
    beach(p)
    for x, y, s, rot in CRABS:
        for n in range(4):
            a = np.radians(rot)
            u, v = -1.2 - 0.3 * n, 0.34
            for f in (-1, 1):
                p.ink(
                    "k",
                    ell(
                        x + (u * np.cos(a) - f * v * np.sin(a)) * s,
                        y + (u * np.sin(a) + f * v * np.cos(a)) * s,
                        3 + s * 0.012,
                        2,
                    ),
                )
    for x, y, s, kind, rot in HOMES:
        p.fill("1", ell(x + 6, y + s * 0.62, s * 1.1, s * 0.22))
        home(p, x, y, s, kind, rot, "2" if kind == "helmet" else "k")
    for n, (x, y, s, rot) in enumerate(CRABS):
        hermit(p, x, y, s, rot, flip=bool(n % 2))
    p.border()
