"""Something Square Fell In.

A woman floats on her back in a lake, arms wide, eyes shut; round rings spread from her. From the other corner come rings
that are square. Where they meet floats a leaf with a bite out of it.
"""

import numpy as np

from studio.linocut.elements.body import FRONT
from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.people import figure
from studio.linocut.elements.plants import leaf
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, rect

META = {"number": 4, "slug": "something-square-fell-in", "seed": 404, "inks": "buff-ultramarine"}
HER, IT = (330.0, 420.0), (610.0, 960.0)
TURN = np.radians(17)


def seam(x: float, y: float) -> float:
    """Above 0 on her side of the water."""
    return float((IT[0] - HER[0]) * (470 - x) + (IT[1] - HER[1]) * (730 - y))


def ring(k: float, square: bool) -> list[tuple[float, float]]:
    """One ring at distance k, as points."""
    out = []
    for a in np.linspace(0, 2 * np.pi, 121):
        c, s = float(np.cos(a)), float(np.sin(a))
        if square:
            r = k / max(abs(c), abs(s)) if max(abs(c), abs(s)) > 0.74 else k / 0.74
            u, v = r * c, r * s
            out.append((IT[0] + u * float(np.cos(TURN)) - v * float(np.sin(TURN)), IT[1] + u * float(np.sin(TURN)) + v * float(np.cos(TURN))))  # fmt: skip
        else:
            out.append((HER[0] + k * c * 1.0, HER[1] + k * s * 1.16))
    return out


def spread(p: Print, square: bool) -> None:
    """Rings as far as the seam, thinner outwards; the first two go on a little."""
    for n, k in enumerate(np.arange(46 if square else 250, 900, 54 if square else 58)):
        w = max(6.0, (20 if square else 17) - 1.3 * n)
        run: list[tuple[float, float, float]] = []
        for x, y in [*ring(float(k), square), (9999.0, 0.0)]:
            d = seam(x, y) * (-1 if square else 1) / 620 if x < 9000 else -999
            if d > -46 and x < 9000:
                run.append((x, y, w * min(1.0, max(0.15, (d + 46) / 60))))
            elif len(run) > 3:
                path: Path = stroke(*run)
                p.carve("12k", path)
                if square:
                    p.ink("1", path)
                run = []
            else:
                run = []


def scene(p: Print) -> None:
    """Water, two who fell in, a leaf."""
    p.ground("2")
    spread(p, False)
    spread(p, True)
    p.gouges("2", rect(0, 0, 800, 1200), p.noise(300, 1) * 3, 60, (8, 24), (2, 4))
    wear = WOMAN.but(top="k", legs="k", skin="", style="long", hair="k", skirt=0.14, bare=True, shoes="")
    pose = FRONT["open"].but(
        near_foot=(0.1, 0.0), far_foot=(-0.05, 0.02), near_hand=(0.36, 0.88), far_hand=(-0.42, 0.7)
    )
    figure(p, 488, 622, 470, pose, "front", wear, rot=-38, halo=8)
    leaf(p, 470, 742, 110, -34, "k", "round", halo=8, bitten=True)
    p.line((472, 742), (458, 756), (450, 772), w=6, ends=0.5)
    p.border()
