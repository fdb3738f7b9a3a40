"""Two Minutes' Stop.

Two trains side by side at noon, barred windows, arms hanging out of every one with cups, newspapers, nothing. Across the gap
one pair of hands meets over something wrapped in a cloth. Underneath, a third hand is held open to catch it.
"""

import numpy as np

from studio.linocut.elements.hands import hand
from studio.linocut.press import Print
from studio.second_sleep.elements.handed_out import bundle, cup, paper
from studio.shapes import ell, poly, quad, rect, taper

META = {"number": 44, "slug": "two-minutes-stop", "seed": 44, "inks": "sky-vermilion"}
EYE = (318.0, 470.0)  # where the rails meet
FAR = 0.16  # how small the last window is


def out(x: float, y: float, t: float) -> tuple[float, float]:
    """A point of the near end of a train, moved away from us: t 1 is here, 0 where the rails meet."""
    return EYE[0] + (x - EYE[0]) * t, EYE[1] + (y - EYE[1]) * t


def side(p: Print, x: float, tone: str, windows: list[tuple[float, float]]) -> None:
    """One train: its wall, its belt, its barred windows."""
    wall = p.shape(
        poly([out(x, -420, 1.4), out(x, -420, FAR), out(x, 1180, FAR), out(x, 1180, 1.4)]), tone=tone, line=5
    )
    p.shape(poly([out(x, 1180, FAR), out(x, 1180, 1.4), out(x, 1290, 1.4), out(x, 1290, FAR)]), tone="k")
    for t in (0.2, 0.24, 0.36, 0.44, 0.66, 0.8):  # wheels
        wheel = ell(*out(x, 1350, t), 34 * t, 130 * t)
        p.shape(wheel, tone="k", halo=4, clear="12k")
        p.carve("12k", ell(*out(x, 1350, t), 10 * t, 40 * t))
    for y in (-300, 130, 905, 960):
        p.line(out(x, y, 1.5), out(x, y, FAR), w=7, ends=0.5, clip=wall)
    p.engrave(
        "k",
        wall,
        p.rays(*EYE),
        0.6 * np.clip(p.noise(60, 2) * 2 - 1, 0, 1)
        + 0.5 * p.ramp((EYE[0] + (x - EYE[0]) * 0.35, 0), (EYE[0], 0)),
        12,
        False,
        (30, 140),
    )
    for a, b in windows:
        corners = (out(x, 190, a), out(x, 190, b), out(x, 780, b), out(x, 780, a))
        p.shape(poly(corners), tone="", line=4)
        one, two, three, four = (
            quad(*corners, u, v) for u, v in ((0.07, 0.05), (0.93, 0.05), (0.93, 0.95), (0.07, 0.95))
        )
        hole = p.shape(poly([one, two, three, four]), tone="k")
        for v in (0.2, 0.4, 0.6, 0.8):
            left, right = quad(one, two, three, four, 0, v), quad(one, two, three, four, 1, v)
            p.carve("12k", taper((*left, 7 * a + 1), (*right, 7 * b + 1)), clip=hole)


def ground(p: Print) -> None:
    """Sky above, ballast and a walkway's dust below."""
    p.ground("")
    p.engrave(
        "1",
        rect(0, 0, 800, 480),
        p.rays(*EYE),
        0.5 * np.clip(p.noise(90, 2) * 2 - 0.8, 0, 1),
        15,
        False,
        (50, 200),
    )
    bed = poly([out(-160, 1500, FAR), out(900, 1500, FAR), out(900, 1500, 1.4), out(-160, 1500, 1.4)])
    p.crumb("k", bed, 15, (2, 6), False, 0.7 * p.ramp((0, 560), (0, 1150)))
    for x in (300, 420):
        p.shape(
            poly(
                [
                    out(x - 16, 1500, 1.0),
                    out(x + 16, 1500, 1.0),
                    out(x + 4, 1500, 0.02),
                    out(x - 4, 1500, 0.02),
                ]
            ),
            tone="k",
        )


def scene(p: Print) -> None:
    """Two walls, the arms, the one thing that passes."""
    ground(p)
    side(p, -170, "1", [(0.2, 0.26), (0.3, 0.4), (0.47, 0.63), (0.74, 1.0)])
    side(p, 900, "2", [(0.17, 0.22), (0.26, 0.35), (0.41, 0.55), (0.65, 0.9)])
    for x, y, size, rot, flip in (
        (232, 552, 34, 160, False),
        (412, 560, 36, 200, True),
        (196, 634, 52, 150, False),
        (470, 644, 56, 196, True),
    ):
        hand(p, x, y, size, "open", rot, flip, tone="k", arm=1.6, halo=3)
    hand(p, 540, 816, 96, "fist", 244, True, tone="k", arm=4.2, halo=5)
    paper(p, 486, 846, 56, -1)
    hand(p, 74, 960, 128, "fist", 116, tone="k", arm=2.0, halo=6)
    cup(p, 132, 962, 40)
    hand(p, 740, 1010, 150, "open", 214, True, tone="k", arm=2.0, halo=6)
    bundle(p, (330, 770))
    hand(p, 232, 742, 104, "claw", 78, tone="k", arm=2.6, halo=5)
    hand(p, 432, 742, 104, "claw", -72, True, tone="k", arm=4.4, halo=5)
    hand(p, 300, 1060, 170, "wide", 8, tone="k", arm=2.0, arm_w=0.36, halo=7, sleeve="1")
    p.border()
