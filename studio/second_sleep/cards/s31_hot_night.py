"""Hot Night.

Flat roofs from above on a hot night; everyone has carried the bed up. Goats jump from roof to roof over the sleepers. One bed
is empty, and its sheet trails over a parapet to the next roof.
"""

from dataclasses import replace

import numpy as np

from studio.linocut.elements.animals import KINDS, beast
from studio.linocut.elements.dress import printed
from studio.linocut.press import Print
from studio.second_sleep.elements.flat_roofs import Corners, bed_above, roof
from studio.shapes import ell, poly, quad, taper

META = {"number": 31, "slug": "hot-night", "seed": 31, "inks": "buff-ultramarine"}
U, V = np.array((236.0, 62.0)), np.array((-78.0, 206.0))  # one roof along, one roof towards us
START = np.array((-20.0, -60.0))
GOAT = replace(
    KINDS["goat"], ears=((0.05, 0.1), (0.03, 0.34), (-0.2, 0.54), (-0.1, 0.32), (-0.07, 0.1)), horns=()
)  # pale horns
EMPTY, TO = (2, 3), (3, 3)
GOATS = (
    (118, 560, 84, -20, "jump"),
    (262, 430, 88, -14, "jump"),
    (420, 352, 90, 2, "jump"),
    (574, 372, 92, 16, "jump"),
    (694, 486, 92, 26, "jump"),
)


def lot(i: int, j: int, rng: np.random.Generator) -> tuple[Corners, float]:
    """The corners of one roof, and how high the house is."""
    o = START + i * U + j * V
    lift = float(rng.choice([-26, -8, 10, 26]))
    a, b = o + 0.05 * U + 0.05 * V, o + 0.93 * U + 0.05 * V
    c, d = o + 0.93 * U + 0.76 * V, o + 0.05 * U + 0.76 * V
    up = np.array((0, lift))
    return (tuple(a + up), tuple(b + up), tuple(c + up), tuple(d + up)), 60 - lift


def sub(corners: Corners, u0: float, v0: float, u1: float, v1: float) -> Corners:
    """A piece of a roof."""
    return quad(*corners, u0, v0), quad(*corners, u1, v0), quad(*corners, u1, v1), quad(*corners, u0, v1)


def turned(c: Corners) -> Corners:
    """The same piece, its head end at the left."""
    return c[3], c[0], c[1], c[2]


def on_the_roof(p: Print, c: Corners, i: int, j: int) -> None:
    """A carpet, a bed, a jug; no two alike."""
    n = (i * 5 + j * 3) % 4
    rug = sub(c, 0.1, 0.14, 0.56, 0.9) if n % 2 else sub(c, 0.42, 0.12, 0.92, 0.88)
    cloth = p.shape(poly(rug), tone="1", line=2.6, halo=2, clear="12k")
    printed(p, cloth, ("zigzag", "dots", "check", "flowers")[n], 15, "k", 14)
    place = sub(c, 0.16, 0.12, 0.46, 0.9) if n < 2 else turned(sub(c, 0.22, 0.26, 0.86, 0.66))
    if (i, j) == EMPTY:
        bed_above(p, sub(c, 0.34, 0.1, 0.66, 0.9), sleeper=None)
        return
    bed_above(p, place, cloth=("", "1", "", "")[(i + j) % 4], turn=1 if (i + j) % 2 else -1)
    if n == 0:
        bed_above(p, sub(c, 0.56, 0.12, 0.84, 0.86), turn=-1)
    if n == 2:
        q = quad(*c, 0.84, 0.8)
        p.shape(ell(q[0], q[1] - 12, 13, 16), ell(q[0], q[1] - 30, 6, 8), tone="k", halo=2.4, clear="12k")


def sheet(p: Print, a: Corners, b: Corners) -> None:
    """It goes over the parapet and has not come back."""
    q = [
        quad(*a, 0.5, 0.3),
        quad(*a, 0.74, 0.46),
        quad(*a, 1.0, 0.42),
        quad(*b, 0.0, 0.5),
        quad(*b, 0.2, 0.44),
        quad(*b, 0.36, 0.56),
    ]
    path = p.shape(
        taper(
            (*q[0], 46),
            (*q[1], 50),
            (q[2][0], q[2][1] - 8, 44),
            (q[3][0], q[3][1] + 14, 38),
            (*q[4], 40),
            (*q[5], 20),
        ),
        tone="",
        line=4,
        halo=5,
        clear="12k",
    )
    for d in (-9, 5):
        p.line(*[(x, y + d) for x, y in q[:5]], w=3, clip=path)


def scene(p: Print) -> None:
    """Roof after roof towards us, then who goes over them."""
    p.ground("k")
    made = {}
    for j in range(-1, 7):
        for i in range(-2, 5):
            c, drop = lot(i, j, p.rng)
            mid = quad(*c, 0.5, 0.5)
            if not (-190 < mid[0] < 990 and -150 < mid[1] < 1350):
                continue
            made[i, j] = c
            roof(p, c, drop)
            face = poly(sub(c, 0.06, 0.07, 0.94, 0.93))
            p.engrave(
                "2", face, p.level(15), 0.34 * np.clip(p.noise(70, 2) * 2 - 0.6, 0, 1), 14, length=(20, 80)
            )
            on_the_roof(p, c, i, j)
    if EMPTY in made and TO in made:
        sheet(p, made[EMPTY], made[TO])
    for x, y, h, rot, step in GOATS:
        p.comb("k", ell(x + 6, y + 66, 52, 10), 10, 0.8, 7, False, length=(20, 60))
        dark = beast(p, x, y + 44, h, GOAT, step, "k", flip=True, rot=rot, halo=0, eye=False)
        p.halo(dark, 8, "k", on=True)
        beast(p, x, y + 44, h, GOAT, step, "", flip=True, rot=rot, line=4.5, halo=0)
    p.border()
