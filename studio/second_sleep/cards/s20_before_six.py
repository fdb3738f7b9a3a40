"""Before Six.

Leafcutter ants have come for the night: they saw pieces out of the black sky and carry them in file down a stem and
underground. Where they have worked it is morning. One has taken a star by mistake and is held up at the hole.
"""

import itertools

import numpy as np

from studio.linocut.elements.animals import ant
from studio.linocut.elements.plants import leaf
from studio.linocut.press import Print
from studio.shapes import blob, curve, ell, poly, rect, star, taper, xf

META = {"number": 20, "slug": "before-six", "seed": 20, "inks": "sulphur-violet"}
STEM = ((860, 520), (770, 596), (690, 640), (612, 720), (560, 820), (496, 890), (450, 960), (436, 1060))


def bitten(*points: tuple[float, float], deep: float = 0.46) -> list[tuple[float, float]]:
    """A line eaten into scallops that bulge to the right of the way it goes."""
    out: list[tuple[float, float]] = []
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        mx, my, dx, dy = (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0
        for t in np.linspace(0, 1, 9)[:-1]:
            a = np.pi * t
            out.append(
                (
                    mx - np.cos(a) * dx / 2 + np.sin(a) * dy * deep,
                    my - np.cos(a) * dy / 2 - np.sin(a) * dx * deep,
                )
            )
    return [*out, points[-1]]


def sky(p: Print) -> None:
    """Morning, and what is left of the night over it."""
    p.ground("")
    p.fill("1", rect(0, 0, 800, 560))
    p.engrave(
        "1",
        rect(0, 550, 800, 1080),
        p.level(-3),
        p.ramp((0, 540), (0, 980), 1, 0.05),
        16,
        False,
        (80, 260),
        jit=0.04,
    )
    rim = bitten(
        (-20, 196),
        (96, 250),
        (192, 236),
        (262, 318),
        (366, 330),
        (404, 430),
        (506, 452),
        (552, 548),
        (650, 548),
        (690, 640),
        (830, 680),
    )
    night = p.shape(poly([*rim, (830, -20), (-20, -20)]), tone="k", halo=8, clear="12k", jit=0.8)
    p.stamp("12k", night, star(0, 0, 10, 4, 0.3), 120, cut=True, turn=40, jit=0.7)
    p.stipple("12k", night, 58, 0.05)


def load(p: Print, x: float, y: float, rot: float, size: float) -> None:
    """A piece of the night, as big as its bearer: sawn on two sides, torn on the others."""
    rng = p.dice()
    rim = [
        (0.0, 0.02),
        (-0.56, -0.3),
        (-0.5 - rng.uniform(0, 0.16), -0.84),
        (0.02, -1.0 - rng.uniform(0, 0.2)),
        (0.46, -0.8),
        (0.34 + rng.uniform(0, 0.2), -0.24),
        (0.0, 0.02),
    ]
    piece = poly([rim[0], *bitten(*rim[1:4][::-1], deep=0.3)[::-1], *rim[4:]])
    p.shape(xf(piece, x, y, size, rot), tone="k", halo=5, clear="12k")
    for _ in range(int(rng.integers(0, 3))):
        p.carve(
            "12k",
            xf(
                star(rng.uniform(-0.2, 0.25), rng.uniform(-0.8, -0.35), rng.uniform(0.06, 0.12), 4, 0.3),
                x,
                y,
                size,
                rot,
            ),
        )


def stem(p: Print) -> None:
    """A stalk with two leaves, and the earth with the hole."""
    earth = p.shape(blob((-20, 1010, "c"), (70, 960), (170, 974), (230, 1026), (420, 1042), (620, 1020), (820, 1050, "c"), (820, 1210, "c"), (-20, 1210, "c")), tone="2",
                    line=6, halo=6, clear="12k")  # fmt: skip
    p.crumb("k", earth, 24, (2, 6), False, 0.7)
    stalk = p.shape(
        taper(*[(x, y, 32 + 2.5 * i) for i, (x, y) in enumerate(STEM)]), tone="2", line=5, halo=7, clear="12k"
    )
    p.engrave("k", stalk, p.guided(STEM), 0.7 * p.ramp((500, 820), (530, 840)), 9, False, (30, 120))
    leaf(p, 640, 700, 130, 64, "2", "round", halo=6)
    leaf(p, 500, 890, 120, 20, "2", "round", halo=6)
    hole = p.shape(
        blob((30, 1080), (50, 1010), (110, 990), (172, 1020), (190, 1080), (110, 1110)),
        tone="k",
        halo=6,
        clear="12k",
    )
    p.chatter(hole, 0, 4)


def bearer(p: Print, x: float, y: float, rot: float, size: float = 134) -> None:
    """An ant with its piece held up over its back."""
    jaw = xf(ell(-size * 0.5, 0, 1), x, y, rot=rot).getBounds()
    load(
        p,
        jaw.centerX(),
        jaw.centerY(),
        rot + 24 + float(p.rng.normal(0, 7)),
        size * float(p.rng.uniform(0.84, 1.04)),
    )
    ant(p, x, y, size, rot, halo=4)


def scene(p: Print) -> None:
    """The sky, the stem, the file."""
    sky(p)
    stem(p)
    line = curve(*STEM)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    for at in (150, 320, 490):
        i = int(np.searchsorted(s, at))
        d = line[i + 3] - line[i - 3]
        d = d / np.hypot(*d)
        x, y = line[i] + np.array([d[1], -d[0]]) * 46 * np.sign(d[1] * -1)
        bearer(p, float(x), float(y), float(np.degrees(np.arctan2(d[1], d[0]))) - 180)
    for x, y, rot in ((216, 286, 62), (372, 396, 40), (76, 250, 104), (520, 520, 66)):
        ant(p, x, y, 104, rot, halo=4)
    load(p, 92, 1050, -30, 100)
    ant(p, 130, 1040, 120, -28, halo=4)
    ant(p, 222, 974, 130, 14, flip=True, halo=4)
    ant(p, 384, 1010, 122, 18, halo=4)
    p.shape(star(322, 934, 62, 5, 0.42, -80), tone="", line=6, halo=5, clear="12k")
    p.ink("1", star(322, 934, 30, 5, 0.42, -80))
    p.border()
