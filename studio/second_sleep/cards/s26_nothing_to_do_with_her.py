"""Nothing to Do with Her.

A gale straight across the card: a tree, a shed, sheep, smoke and two policemen lie flat on the wind. A woman walks
upright the other way, eating an ice cream. Her skirt hangs quite still.
"""

import numpy as np

from studio.linocut.elements.animals import beast
from studio.linocut.elements.dress import WOMAN, Wear
from studio.linocut.elements.people import figure, lying
from studio.linocut.elements.plants import branches
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly, rect, taper, xf

META = {"number": 26, "slug": "nothing-to-do-with-her", "seed": 26, "inks": "mint-tangerine"}
POLICE = Wear(top="k", legs="k", cap="cap", skin="k")


def wind(p: Print) -> None:
    """Everything level: long mint cuts, thinner where she walks."""
    p.ground("")
    calm = p.spot(205, 800, 150, 330)
    gusts = np.clip(p.noise(150, 2, 4, 0.35) * 1.6 - 0.52, 0, 1) * (1 - calm)
    p.engrave("1", rect(0, 0, 800, 1010), p.level(0), gusts, 13, cut=False, length=(120, 420), jit=0.03)
    streaks = np.clip(p.noise(120, 2, 4, 0.3) * 2 - 1.25, 0, 1) * (1 - calm)
    p.engrave(
        "k", rect(0, 0, 800, 1000), p.level(0), streaks * 0.7, 17, cut=False, length=(60, 260), jit=0.03
    )
    ground = p.shape(
        blob(
            (-10, 1020, "c"), (250, 1006), (520, 1024), (810, 1002, "c"), (810, 1210, "c"), (-10, 1210, "c")
        ),
        tone="1",
    )
    p.engrave(
        "k",
        ground,
        p.level(0),
        0.2 + 0.4 * p.ramp((0, 1000), (0, 1150)) * p.noise(90, 2, 4, 0.5),
        14,
        False,
        (40, 200),
    )


def torn_out(p: Print, x: float, y: float) -> None:
    """A tree on its side, roots to the wind."""
    rng = p.dice()
    crown = branches(x, y, 130, 34, rng, 4, 5, 30)
    roots = [
        taper((x + 6, y, 20), (x - 30, y + d * 0.5, 11), (x - 58 - abs(d) * 0.1, y + d, 3))
        for d in (-46, -22, 4, 26, 44)
    ]
    p.shape(*crown, *roots, tone="k", halo=3, clear="12k", eps=0.7, jit=0.3)


def shed(p: Print, x: float, y: float) -> None:
    """A shed in the air, its door open."""

    def turn(path: Path) -> Path:
        return xf(path, x, y, rot=64)

    p.shape(turn(poly([(-62, 60), (62, 60), (62, -34), (-62, -34)])), tone="", line=4, halo=4, clear="12k")
    p.comb(
        "k", turn(poly([(-62, 60), (62, 60), (62, -34), (-62, -34)])), 154, 0.3, 12, False, length=(80, 200)
    )
    p.shape(turn(poly([(-80, -30), (-52, -76), (52, -76), (80, -30)])), tone="k", halo=3, clear="12k")
    p.shape(turn(rect(-20, -6, 22, 60)), tone="k")
    p.shape(turn(poly([(22, -6), (64, -22), (64, 66), (22, 60)])), tone="1", line=3)


def post(p: Print) -> tuple[float, float]:
    """A bus stop that holds, and who holds on to it."""
    p.shape(
        taper((392, 1020, 13), (400, 860, 12), (390, 690, 11)),
        ell(388, 664, 36),
        tone="k",
        halo=4,
        clear="12k",
    )
    p.carve("12k", ell(388, 664, 22))
    return 396, 800


def scene(p: Print) -> None:
    """The weather, what it takes along, and she."""
    wind(p)
    torn_out(p, 300, 190)
    beast(p, 150, 330, 96, "sheep", "jump", "k", rot=-24, flip=True)
    beast(p, 700, 330, 110, "sheep", "run", "k", rot=152, flip=True)
    shed(p, 480, 480)
    hold = post(p)
    first = lying(
        p, 520, 836, 252, POLICE, "down", near=hold, far=(hold[0], hold[1] + 16), grip="fist", pose="lie"
    )
    foot = first["near_foot"]
    lying(
        p,
        foot[0] + 112,
        foot[1] + 40,
        252,
        POLICE,
        "down",
        near=foot,
        far=(foot[0], foot[1] + 8),
        grip="fist",
    )
    p.shape(
        xf(ell(0, 0, 40, 12), 640, 640, rot=24),
        xf(ell(0, -12, 26, 18), 640, 640, rot=24),
        tone="k",
        halo=3,
        clear="12k",
    )
    her = figure(p, 205, 1072, 440, "walk", wear=WOMAN.but(top="2", legs="2", skin="", style="bun", skirt=0.74, shoes="k", bulk=1.1),
                 far=(122, 712), halo=9)  # fmt: skip
    x, y = her["far_hand"]
    p.shape(poly([(x - 13, y - 34), (x + 13, y - 36), (x, y + 8)]), tone="1", line=2.5, halo=2, clear="12k")
    p.shape(ell(x, y - 46, 19, 17), ell(x - 6, y - 62, 11), tone="", line=3, halo=2, clear="12k")
    p.ink("k", stroke((120, 1088), (300, 1084), w=7))
    p.border()
