"""Passed Along.

A sea of raised hands, no heads. On it lies somebody in socks, eyes shut, and is carried along; on the chest stands a
glass of water, full. Above is nothing at all; at the far right one hand points back.
"""

from studio.linocut.elements.dress import Wear
from studio.linocut.elements.hands import hand
from studio.linocut.elements.people import lying
from studio.linocut.press import Print
from studio.shapes import ell, poly, rect

META = {"number": 52, "slug": "passed-along", "seed": 52, "inks": "buff-ultramarine"}
BED = 590  # where the hands hold


def row(
    p: Print, y: float, size: float, apart: float, start: float, tones: tuple[str, ...], rise: float = 24
) -> None:
    """One row of arms, none like its neighbour."""
    rng = p.dice()
    n, x = 0, start
    while x < 790:
        grip = ("open", "flat", "wide", "open", "claw")[int(rng.integers(5))]
        lean = float(rng.normal(0, 9)) + (x - 400) * 0.02
        hand(p, x, y - float(rng.uniform(0, rise)), size * float(rng.uniform(0.9, 1.1)), grip, lean, bool(rng.random() < 0.5), tones[n % len(tones)], arm=3.4,
             arm_w=0.34, sleeve=(None, "", "12", None, "1")[n % 5], halo=5, creases=False)  # fmt: skip
        n, x = n + 1, x + apart * float(rng.uniform(0.86, 1.14))


def scene(p: Print) -> None:
    """The dark, the far hands, who lies on them, the near hands."""
    p.ground("2")
    p.comb("2", rect(0, 620, 800, 800), 90, 0.2, 14)
    row(p, 706, 96, 62, 60, ("k", "12", "k"), 14)
    her = lying(p, 388, BED + 4, 520, Wear(skin="", top="", legs="1", shoes="", hair="k", style="curls", top_print="stripe", eyes="shut"), "up",
                near=(470, BED + 60), far=(560, BED - 20), halo=9)  # fmt: skip
    x, y = her["chest"]
    x, y = x + 34, y - 36
    p.shape(
        poly([(x - 26, y - 84), (x + 26, y - 84), (x + 20, y + 4), (x - 20, y + 4)]),
        tone="",
        line=4,
        halo=5,
        clear="12k",
    )
    water = poly([(x - 23, y - 66), (x + 23, y - 66), (x + 18, y), (x - 18, y)])
    p.comb("2", water, 0, 0.6, 11, False, length=(30, 60))
    p.line((x - 22, y - 66), (x + 22, y - 68), w=4, ends=0.8)
    p.contour(ell(x, y - 82, 25, 6), 3.6)
    hand(p, 690, 604, 122, "point", 18, True, "k", arm=2.4, arm_w=0.32, halo=6)
    row(p, 728, 124, 92, 96, ("k", "1", "k", ""), 40)
    row(p, 900, 138, 104, 40, ("1", "k", "", "k"), 60)
    row(p, 1056, 156, 118, 76, ("k", "", "1", "k"), 60)
