"""Still Holding.

Two wrestlers stand locked in a ring of sand. The benches are overturned, the drums left behind, the crowd gone since
long. The tide is round their ankles, and one has begun to fall asleep on the other's shoulder.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.elements.water import ripples
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly, rect, xf

META = {"number": 42, "slug": "still-holding", "seed": 42, "inks": "ochre-indigo"}
LIGHT = (900, 120)


def shore(x: float) -> float:
    """The edge of the tide."""
    return 812 + 0.16 * (400 - x) + 14 * float(np.sin(x / 70)) + 8 * float(np.sin(x / 23))


def beach(p: Print) -> Path:
    """Evening sky, a band of sea, sand, and the water that has come in from the lower left."""
    p.ground("")
    p.fill("1", rect(0, 0, 800, 430))
    p.comb(
        "1",
        rect(0, 0, 800, 430),
        0,
        p.ramp((0, 90), (0, 430), 0, 0.75) * (0.6 + 0.6 * p.noise(120, 2, 4, 0.4)),
        13,
        length=(80, 300),
        jit=0.03,
    )
    sea = p.shape(poly([(-10, 430), (810, 430), (810, 520), (500, 548), (-10, 530)]), tone="2")
    p.comb("2", sea, 0, 0.5 * p.noise(70, 2, 4, 0.5), 10, length=(40, 160))
    xs = np.arange(-10, 811, 10.0)
    tide = p.shape(poly([*[(x, shore(x)) for x in xs], (810, 1210), (-10, 1210)]), tone="2")
    near = p.ramp((0, 800), (0, 1150))
    wave = np.sin(p.x / (40 + 60 * near) + p.y / 21 + 3 * p.noise(120, 2))
    p.engrave(
        "2", tide, np.arctan(wave * 0.22), 0.16 + 0.4 * np.clip(wave, 0, 1), 14, length=(40, 150), jit=0.04
    )
    foam = poly(
        [*[(x, shore(x) - 8) for x in xs], *[(x, shore(x) + 16 + 8 * np.sin(x / 19)) for x in xs[::-1]]]
    )
    p.fill("", foam)
    p.contour(foam, 2.6, (0, -1))
    p.ring(
        "1", rect(60, 560, 760, 800), 330, 900, 0.32 * p.noise(60, 2), 14, False, flat=0.35, length=(20, 70)
    )
    return tide


def bench(p: Print, x: float, y: float, rot: float, s: float = 1) -> None:
    """A bench where it fell."""
    parts = [rect(-70, -8, 70, 6), rect(-58, 4, -48, 46), rect(48, 4, 58, 46), rect(-58, 26, 58, 32)]
    p.shape(*[xf(part, x, y, s, rot) for part in parts], tone="k", halo=3, clear="12k", eps=0.7)


def drum(p: Print, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """A drum left standing, or not."""
    body = xf(blob((-34, -50, "c"), (34, -50, "c"), (24, 50, "c"), (-24, 50, "c")), x, y, s, rot)
    path = p.shape(body, tone="2", line=3.5, halo=3, clear="12k")
    p.comb("k", path, 70 + rot, 0.3, 13, False, length=(60, 120))
    p.shape(xf(ell(0, -50, 34, 11), x, y, s, rot), tone="", line=3)


def scene(p: Print) -> None:
    """The beach, what was left on it, and the two."""
    tide = beach(p)
    bench(p, 590, 690, 186, 1.0)
    bench(p, 704, 632, 96, 0.8)
    bench(p, 420, 604, 174, 0.7)
    drum(p, 690, 760, 0.9, 100)
    drum(p, 545, 600, 0.7)
    push = SIDE["push"].but(
        hip=(-0.12, 0.44), lean=31, curl=10, nod=4, near_foot=(-0.02, 0), far_foot=(-0.36, 0), far_toe=0
    )
    bare = Wear(top="k", legs="1", skin="k", bare=True, bulk=1.34, skirt=0.14, tucked=True, legs_print="fall")
    figure(
        p,
        246,
        964,
        590,
        push,
        wear=bare,
        flip=True,
        near=(388, 600),
        far=(408, 690),
        grip="fist",
        sun=LIGHT,
        halo=7,
    )
    asleep = push.but(nod=34, lean=34)
    figure(
        p,
        410,
        968,
        580,
        asleep,
        wear=bare.but(legs="", style="bald"),
        near=(254, 640),
        far=(248, 560),
        grip="fist",
        sun=LIGHT,
        halo=6,
    )
    for x, y in ((56, 960), (248, 966), (404, 970), (610, 962)):
        p.shape(ell(x, y + 16, 84, 22), tone="2", eps=1.4, jit=1)  # the water stands over their feet
        ripples(p, x, y + 2, 92, 3, "12k", 6, 0.26, cut=True, clip=tide)
    p.border()
