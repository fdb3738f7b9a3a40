"""Third Row.

A woman sows, arm out, walking away over ploughed land. Behind her the rows have come up: fists. In the older rows the
fists begin to open; in the oldest the open hands hold out small white eggs.
"""

import numpy as np

from studio.linocut.elements.body import FRONT
from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.hands import Grip, hand
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect

META = {"number": 27, "slug": "third-row", "seed": 27, "inks": "verdigris-rust"}
FAR = (150.0, 236.0)  # where the furrows come from
ROWS = (112.0, 78.0, 57.0, 39.0, 23.5, 11.0)  # their directions, degrees; the first is being sown
HALF = Grip((-24, -8, 9, 25), (0.46, 0.42, 0.44, 0.5), thumb=-54, crook=50)
CUP = Grip((-20, -6, 8, 22), (0.1, 0.0, 0.0, 0.12), thumb=-62, crook=24)


def land(p: Print) -> None:
    """Rust sky, verdigris earth ploughed in a fan."""
    p.ground("1")
    sky = p.shape(
        blob((-20, -20, "c"), (820, -20, "c"), (820, 206, "c"), (500, 226), (200, 230), (-20, 250, "c")),
        tone="2",
    )
    p.comb("2", sky, -3, 0.75 * np.clip(p.noise(110, 2, 3, 0.5) * 1.8 - 0.6, 0, 1), 15, length=(60, 220))
    earth = rect(0, 232, 800, 1200)
    angle = np.degrees(np.arctan2(p.y - FAR[1], p.x - FAR[0]))
    near = np.min([np.abs(angle - a) for a in ROWS], 0)
    p.engrave(
        "k",
        earth,
        p.rays(*FAR),
        np.clip(near / 9 - 0.25, 0, 0.75) * p.ramp((0, 240), (0, 420)),
        13,
        False,
        (40, 150),
        jit=0.03,
    )
    p.line((-10, 250), (200, 230), (500, 226), (810, 206), w=6, ends=0.8)


def at(row: int, far: float) -> tuple[float, float]:
    """A place along a row."""
    a = np.radians(ROWS[row])
    return float(FAR[0] + np.cos(a) * far), float(FAR[1] + np.sin(a) * far)


def grown(p: Print, row: int, far: float) -> None:
    """One plant of the field."""
    x, y = at(row, far)
    size = 0.165 * far + 14
    turn, flip = float(p.rng.normal(0, 6)), bool(p.rng.random() < 0.5)
    if x > 790 or y > 1190:
        return
    clod = [(x - size * 0.44, y + size * 0.1), (x - size * 0.34, y - size * 0.06), (x - size * 0.2, y - size * 0.02), (x - size * 0.12, y - size * 0.14), (x, y - size * 0.04),
            (x + size * 0.14, y - size * 0.13), (x + size * 0.24, y - size * 0.02), (x + size * 0.38, y - size * 0.07), (x + size * 0.46, y + size * 0.1)]  # fmt: skip
    above = rect(0, 0, 800, y)
    if row == 1:
        hand(p, x, y + size * 0.16, size * 0.9, "fist", turn, flip, clip=above)
    elif row == 2:
        hand(p, x, y - size * 0.12, size, "fist", turn, flip, arm=0.3, clip=above)
    elif row == 3:
        hand(p, x, y - size * 0.28, size, HALF, turn, flip, arm=0.5, clip=above)
    else:
        hand(p, x, y - size * 0.36, size, CUP, turn, flip, arm=0.6, clip=above)
        egg = ell(x + turn * 0.4, y - size * 0.72, size * 0.155, size * 0.2)
        p.shape(egg, tone="", line=max(2.0, size * 0.03), halo=size * 0.03, clear="12k")
    mound = p.shape(poly([*clod, (x, y + size * 0.16)]), tone="k", halo=max(1.5, size * 0.02), clear="12k")
    p.fan("1k" if size < 30 else "k", mound, x, y - size * 0.5, 0.55, max(5, size * 0.08), length=(6, 24))


def scene(p: Print) -> None:
    """The land, the rows from far to near, she."""
    land(p)
    places = [(row, far) for row in range(1, 6) for far in (112 + 9 * row) * 1.225 ** np.arange(12)]
    for row, far in sorted(places, key=lambda q: at(*q)[1]):
        grown(p, row, float(far))
    wear = WOMAN.but(top="2", legs="2", skin="k", style="plait", skirt=0.78, bulk=1.1, apron=None)
    her = figure(
        p,
        128,
        930,
        372,
        FRONT["walk"].but(tilt=-5),
        "back",
        wear=wear,
        far=(286, 690),
        near=(86, 734),
        grip=("fist", "spread"),
        halo=7,
    )
    sack = p.shape(
        blob((34, 700), (66, 690), (84, 720), (88, 790), (60, 812), (30, 796), (24, 740)),
        tone="",
        line=4.5,
        halo=4,
        clear="12k",
    )
    p.weave("k", sack, 15, 10, 0.3, False)
    p.line((64, 694), (110, 640), (150, 616), w=6, ends=0.8)
    x, y = her["far_hand"]
    rng = p.dice()
    for _ in range(26):
        t = rng.uniform(0, 1)
        q = (x + 14 + rng.uniform(-10, 40) - 90 * t * t + 60 * t, y + 10 + 230 * t * t)
        p.shape(ell(*q, 5.4, 8, rng.uniform(0, 180)), tone="", halo=0, line=1.6)
    p.border()
