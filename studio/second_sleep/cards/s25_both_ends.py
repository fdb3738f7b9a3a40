"""Both Ends.

A rope as thick as a house, knotted once, hangs in the daylight; its ends run out of the picture. Somebody lives there: a chair
stands on top, washing is out, a goose sits. On the ground below lies an open pair of scissors.
"""

import numpy as np

from studio.linocut.elements.animals import bird, goose
from studio.linocut.elements.city import chair
from studio.linocut.elements.cloth import washing
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, Points, curve, ell, poly, rect, taper, xf

META = {"number": 25, "slug": "both-ends", "seed": 25, "inks": "ochre-indigo"}
W = 96


def knot() -> tuple[Points, Points]:
    """One overhand knot: its line and, all along, how near to us it is; its ends leave the page left and right."""
    t = np.linspace(np.pi + 0.62, 3 * np.pi - 0.62, 260)
    x, y = np.sin(t) + 2 * np.sin(2 * t), np.cos(t) - 2 * np.cos(2 * t)
    turn = np.radians(172)
    u, v = x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn)
    line = np.stack([410 + 102 * u, 510 + 112 * v], 1)
    z = -np.sin(3 * t)
    tails = []
    for near, inner in ((line[0], line[6]), (line[-1], line[-7])):
        way = (near - inner) / np.hypot(*(near - inner))
        side = np.array(((-620 if near[0] < 410 else 620), 60.0))
        tails.append(
            curve(
                tuple(near),
                tuple(near + way * 80 + side * 0.04),
                tuple(near + way * 165 + side * 0.22),
                tuple(near + way * 185 + side * 0.5),
                tuple(near + way * 170 + side),
            )
        )
    return np.vstack([tails[0][::-1], line, tails[1]]), np.r_[
        np.full(len(tails[0]), z[0]), z, np.full(len(tails[1]), z[-1])
    ]


def rope(p: Print) -> None:
    """In short lengths, the farthest first: flat paper, strands laid across, two edges."""
    line, z = knot()
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    even = np.arange(0, s[-1], 5.0)
    line, z = np.stack([np.interp(even, s, line[:, i]) for i in (0, 1)], 1), np.interp(even, s, z)
    along = np.gradient(line, axis=0)
    along /= np.hypot(along[:, 0], along[:, 1])[:, None] + 1e-6
    side = np.stack([-along[:, 1], along[:, 0]], 1) * W / 2

    def band(i: int, j: int, wide: float) -> Path:
        return poly([*map(tuple, (line + side * wide)[i:j]), *map(tuple, (line - side * wide)[i:j][::-1])])

    for i in sorted(range(0, len(line) - 1, 8), key=lambda i: float(z[i])):
        j = min(i + 9, len(line))
        p.carve("12k", band(i, j, 1.32))
        path = band(max(i - 3, 0), min(j + 3, len(line)), 1)
        p.fill("", path)
        for k in range(max(i - 8, 4), min(j + 8, len(line) - 4)):
            if k % 8 == 0:
                n, d = side[k], along[k] * 34
                p.ink(
                    "k",
                    stroke(
                        tuple(line[k] + n - d),
                        tuple(line[k] - n * 0.2 + d * 0.2),
                        tuple(line[k] - n + d),
                        w=6,
                    ),
                    clip=path,
                )
        for sign in (1, -1):
            edge = [(float(x), float(y), 7.0) for x, y in (line + side * sign)[max(i - 1, 0) : j + 1]]
            p.ink("k", stroke(*edge, w=7))


def scene(p: Print) -> None:
    """Sky, rope over and under itself, what stands there."""
    p.ground("1")
    p.engrave(
        "1",
        rect(0, 0, 800, 1200),
        p.level(-24),
        0.45 * np.clip(p.noise(140, 2, 2, 1) * 2 - 0.8, 0, 1),
        16,
        length=(80, 260),
    )
    rope(p)
    ground = p.shape(rect(-10, 1085, 810, 1220), tone="2", line=5)
    p.comb("2", ground, 2, 0.4, 12)
    for turn in (-1, 1):  # scissors, open, on the ground
        p.shape(
            xf(poly([(0, -7), (118, -3), (124, 2), (0, 8)]), 560, 1074, rot=turn * 17 - 4),
            tone="",
            line=4,
            halo=4,
            clear="12k",
        )
        x, y = 560 - 62 * np.cos(np.radians(turn * 30)), 1074 - 62 * np.sin(np.radians(turn * 30))
        p.shape(
            taper((560, 1074, 12), (x, y, 12)),
            ell(x - 22, y - turn * 6, 29, 22),
            tone="k",
            halo=4,
            clear="12k",
            minus=[ell(x - 22, y - turn * 6, 15, 10)],
        )
    washing(p, (352, 736), (500, 716), ("shirt", "dress"), 10, 58, ("2", "", "2"))
    goose(p, 676, 756, 120, "", halo=5)
    chair(p, 580, 196, 150, "2", halo=5)
    bird(p, 150, 300, 80, "perch", halo=4)
    p.border()
