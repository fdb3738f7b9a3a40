"""Hold the Edges.

Eight women lean back and hold the hem of an enormous black cloth, taut. Its middle is pulled into a hollow, and
something round is moving there. High above, in the empty sky, a dot.
"""

import numpy as np

from studio.linocut.elements.body import FRONT, SIDE
from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, rect

META = {"number": 22, "slug": "hold-the-edges", "seed": 22, "inks": "pink-teal"}
HEM = (
    (236, 838),
    (310, 772),
    (404, 748),
    (500, 770),
    (580, 836),
    (606, 930),
    (560, 1060),
    (430, 1110),
    (270, 1080),
    (204, 940),
)
HOLLOW = (392, 906)
STYLES = ("bun", "long", "plait", "scarf", "bob", "tail", "curls", "topknot")
PRINTS = ("dots", "", "stripe", "", "flowers", "", "check", "")


def hill(p: Print) -> None:
    """The top of a hill, and nothing above it."""
    p.ground("")
    ground = p.shape(
        blob(
            (-10, 860, "c"),
            (180, 800),
            (420, 776),
            (640, 806),
            (820, 880, "c"),
            (820, 1210, "c"),
            (-10, 1210, "c"),
        ),
        tone="2",
    )
    p.engrave("2", ground, p.rings(400, 2100), 0.3 * p.noise(80, 2), 15, length=(40, 140))
    p.chatter(rect(60, 80, 740, 760), 0.12, 34)


def cloth(p: Print) -> Path:
    """Black, taut, cut towards the hollow."""
    path = p.shape(blob(*[(*q, "c") for q in HEM]), tone="k", halo=6, clear="12k")
    x, y = HOLLOW
    r = np.hypot(p.x - x, (p.y - y) * 1.5)
    p.engrave(
        "k",
        path,
        np.arctan2((p.y - y) * 1.2, p.x - x),
        np.clip((r - 80) / 300, 0, 0.55) * (0.5 + p.noise(50, 2)),
        14,
        length=(40, 150),
        jit=0.03,
    )
    p.ring(
        "k",
        ell(x, y, 96, 66),
        x,
        y,
        np.clip((r - 50) / 40, 0, 1) * np.clip(1.6 - r / 90, 0, 1) * 0.8,
        10,
        flat=0.66,
        length=(40, 120),
    )
    bulge = p.shape(ell(x + 12, y - 6, 42, 34), tone="k", halo=3)
    p.engrave(
        "k", bulge, p.rings(x + 12, y - 40), p.lit(bulge, (x - 40, y - 300), 26) * 0.9, 7, length=(20, 60)
    )
    return path


def woman(
    p: Print, n: int, x: float, y: float, h: float, pose: str, view: str, flip: bool, at: tuple[float, float]
) -> None:
    """One of the eight, both hands at the hem."""
    wear = WOMAN.but(
        top="1",
        legs="1",
        skin="k",
        style=STYLES[n],
        skirt=0.82,
        top_print=PRINTS[n],
        legs_print=PRINTS[n],
        bulk=0.92 + 0.05 * (n % 4),
    )
    made = (SIDE if view == "side" else FRONT)[pose]
    if view == "side":
        made = made.but(
            lean=-24 - 4 * (n % 2), near_foot=(0.2, 0), far_foot=(0.05, 0), hip=(-0.12, 0.45), nod=20
        )
    figure(
        p,
        x,
        y,
        h,
        made,
        view,
        wear,
        flip,
        near=(at[0] - 8, at[1]),
        far=(at[0] + 8, at[1] + 2),
        grip="fist",
        halo=5,
    )


def scene(p: Print) -> None:
    """Hill, far women, cloth, near women, and the dot."""
    hill(p)
    for n, (x, y, h, view, flip, at) in enumerate((
        (306, 836, 196, "front", False, (306, 766)), (404, 812, 188, "front", False, (404, 744)), (504, 836, 196, "front", False, (504, 766)),
    )):  # fmt: skip
        woman(p, n, x, y, h, "pull", view, flip, at)
    cloth(p)
    for n, (x, y, h, flip, at) in enumerate((
        (214, 904, 236, True, (240, 834)), (606, 908, 240, False, (578, 832)), (188, 1052, 284, True, (210, 936)), (630, 1056, 288, False, (604, 930)),
    )):  # fmt: skip
        woman(p, n + 3, x, y, h, "pull", "side", flip, at)
    woman(p, 7, 500, 1300, 330, "carry", "back", False, (500, 1106))
    p.shape(ell(556, 168, 9), tone="2", eps=0.5)
    p.border()
