"""A Little Smoke.

A beekeeper gives her open hive one soft puff from the smoker. Behind her the whole ridge is a wall of smoke with a line of
flame under it as thin as thread. Between the two the bees hang in the air, evenly spaced.
"""

import numpy as np

from studio.linocut.elements.animals import bee
from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.second_sleep.elements.hive import hive
from studio.second_sleep.elements.smoke import billow, puff_shape
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 37, "slug": "a-little-smoke", "seed": 37, "inks": "mint-tangerine"}
RIDGE = ((-20, 742), (120, 716), (260, 728), (400, 690), (540, 676), (660, 640), (820, 628))


def ridge(x: float) -> float:
    """How high the land is behind her."""
    return float(np.interp(x, [q[0] for q in RIDGE], [q[1] for q in RIDGE]))


def wall(p: Print) -> None:
    """Billow before billow, leaning over from the right; the lowest have the fire's light from below."""
    rng = p.rng
    p.fill(
        "1k",
        poly(
            [
                (420, -10),
                (300, 120),
                (170, 260),
                (120, 420),
                (60, 560),
                (-20, 640),
                (-20, 780),
                (820, 780),
                (820, -10),
            ]
        ),
    )
    for row, (y, r, first) in enumerate(
        ((70, 150, 410), (200, 156, 262), (350, 140, 150), (476, 112, 70), (574, 86, -6), (648, 62, -20))
    ):
        xs = np.arange(first, 880, r * 1.05)
        for n in rng.permutation(len(xs)):
            x, size = float(xs[n]) + float(rng.uniform(-16, 16)), float(r * rng.uniform(0.84, 1.14))
            hot = row > 3
            billow(p, x, float(y + rng.uniform(-22, 22)), size, tone="2k" if hot else "1k", plates="12k" if not hot and n % 2 == 0 else "k", sun=(-300, 100 * row), gap=11, light=1.5, halo=0 if hot else 4)  # fmt: skip


def land(p: Print) -> None:
    """The ridge, its thread of fire, the orchard's grass."""
    far = p.shape(
        blob(*[(x, y) for x, y in RIDGE], (820, 900, "c"), (-20, 900, "c")), tone="", halo=3, clear="12k"
    )
    p.fill("", rect(-10, 880, 810, 1210))
    line = curve(*RIDGE)
    p.ink("2", taper(*[(*q, 9 + 5 * np.sin(i * 0.9)) for i, q in enumerate(line[::6])]))
    for x in np.arange(60, 800, 27.0):
        tall = 12 + 30 * p.rng.random() * (x / 500)
        y = ridge(x) + 3
        p.ink(
            "2",
            blob(
                (x - 7, y, "c"),
                (x - 5, y - tall * 0.5),
                (x + 3, y - tall, "c"),
                (x + 6, y - tall * 0.4),
                (x + 7, y, "c"),
            ),
        )
    p.engrave(
        "1",
        far,
        p.guided([(0, 780), (400, 730), (800, 680)], [(0, 880), (400, 850), (800, 800)]),
        0.5 * p.ramp((0, 900), (0, 720)),
        15,
        False,
        (60, 200),
    )
    near = p.shape(
        blob((-20, 968, "c"), (200, 938), (480, 950), (820, 906, "c"), (820, 1210, "c"), (-20, 1210, "c")),
        tone="1",
        line=4,
    )
    p.engrave("k", near, p.guided([(0, 1000), (400, 980), (800, 950)], [(0, 1180), (400, 1150), (800, 1130)]),
              0.7 * np.clip(p.noise(110, 2, 3, 0.6) * 2 - 0.8, 0, 1) * p.ramp((0, 930), (0, 1080)), 13, False, (20, 90))  # fmt: skip


def keeper(p: Print) -> None:
    """She bends; her smoker gives one puff."""
    stoop = SIDE["stoop"].but(lean=34, curl=16, nod=16, near_foot=(0.1, 0), far_foot=(-0.1, 0))
    wear = WOMAN.but(top="", legs="", skin="", skirt=0, style="bun", cap="", shoes="k", bulk=1.15)
    her = figure(
        p, 196, 1118, 500, stoop, wear=wear, flip=True, near=(366, 838), far=(398, 884), halo=7, grip="fist"
    )
    hx, hy = her["head"]
    net = p.shape(blob((hx - 66, hy + 4), (hx - 30, hy - 30), (hx + 40, hy - 26), (hx + 66, hy + 30), (hx + 40, hy + 92), (hx - 30, hy + 96), (hx - 78, hy + 60)),
                  tone="", line=4, halo=4, clear="12k")  # fmt: skip
    p.comb("k", net, 40, 0.24, 8, False, length=(60, 200), jit=0.02)
    p.comb("k", net, 130, 0.24, 8, False, length=(60, 200), jit=0.02)
    p.shape(
        ell(hx + 2, hy - 22, 98, 20, 12),
        blob((hx - 44, hy - 26, "c"), (hx - 30, hy - 74), (hx + 30, hy - 70), (hx + 54, hy - 14, "c")),
        tone="k",
        halo=4,
        clear="12k",
    )
    x, y = 384, 858
    p.shape(
        poly([(x - 20, y - 34), (x + 30, y - 44), (x + 40, y + 28), (x - 12, y + 36)]),
        tone="2",
        line=4,
        halo=4,
        clear="12k",
    )
    p.shape(
        poly([(x + 30, y - 44), (x - 20, y - 34), (x + 20, y - 74), (x + 48, y - 66)]),
        tone="2",
        line=4,
        halo=3,
        clear="12k",
    )
    p.shape(taper((366, 838, 30), (372, 850, 30)), tone="", line=4)
    rng = p.dice()
    for dx, dy, r in ((60, -84, 17), (88, -106, 26), (122, -122, 34)):
        soft = p.shape(puff_shape(x + dx, y + dy, r, rng, 7), tone="", line=3.4, halo=2, clear="12k")
        p.engrave(
            "k", soft, p.rings(x + dx - 4, y + dy - 4), 0.5 * p.lit(soft, (900, 1300), r), 7, False, (12, 40)
        )


def scene(p: Print) -> None:
    """From the far smoke to the near one; bees where they are."""
    p.ground("")
    p.chatter(rect(40, 40, 300, 500), 0.2, 30)
    wall(p)
    land(p)
    hive(p, 560, 1096)
    keeper(p)
    for j, y in enumerate(np.arange(690, 960, 52.0)):
        for x in np.arange(370.0 + 38 * (j % 2), 750, 76):
            if (
                y > ridge(x) + 26
                and not (440 < x < 660 and y > 850)
                and not (x < 570 and y < 800)
                and x > 470
            ):
                jump = p.rng.normal(0, 15, 2)
                bee(p, x + float(jump[0]), y + float(jump[1]), 32, rot=float(p.rng.uniform(-40, 40)))
    p.border()
