"""Faces Behind.

Three honey gatherers walk away in file through a mangrove, each with a mask tied on the back of the head. Breathing roots
stand everywhere like spikes, and some of the upright stripes between them are not roots. One mask has slipped.
"""

import numpy as np

from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly, taper, xf

META = {"number": 6, "slug": "faces-behind", "seed": 6, "inks": "apricot-bottle"}
TIGER = blob((404, 540), (414, 496), (432, 488), (440, 468), (456, 484), (486, 482), (560, 452), (650, 450), (716, 456), (750, 430), (764, 380), (744, 340),
             (768, 330), (790, 390), (776, 450), (800, 480), (790, 560), (800, 650), (768, 650), (742, 580), (690, 572), (610, 580), (606, 640), (570, 650), (560, 580),
             (540, 576), (530, 650), (496, 650), (496, 580), (450, 580), (420, 574))  # fmt: skip


def canopy(p: Print) -> None:
    """Leaves above, cut one by one."""
    low = [(x, 190 + 46 * np.sin(x / 63) + 26 * np.sin(x / 23 + 1)) for x in range(-10, 821, 20)]
    mass = p.shape(poly([(-10, -10), (810, -10), *low[::-1]]), tone="2")
    motif = blob((0, -22, "c"), (9, -4), (0, 22, "c"), (-9, -4))
    p.stamp("2", mass, motif, 42, 1, 40, cut=True, jit=0.5)
    p.stamp("k", mass, motif, 64, 0.9, 50, jit=0.6)


def trunks(p: Print) -> None:
    """Upright from edge to edge: black stems, and stems on their own stilts."""
    for x, w, low in ((70, 24, 700), (300, 28, 640), (684, 26, 680)):
        x0 = x + p.rng.uniform(-14, 14)
        stem = [taper((x0, 120, w), (x + 4, 380, w * 0.95), (x, low, w))]
        for s in (-1, 1, -1.7, 1.8) if w > 18 else ():
            stem.append(taper((x, low - 130, w * 0.4), (x + s * 34, low - 60, w * 0.36), (x + s * 46, low + 60, w * 0.24)))  # fmt: skip
        p.shape(*stem, tone="k", halo=2.4, clear="12k", eps=0.8)


def spikes(p: Print, y0: float, y1: float, n: int, skip: Path | None = None) -> None:
    """Breathing roots, higher the nearer they stand."""
    for y in np.sort(p.rng.uniform(y0, y1, n)):
        x, t = p.rng.uniform(-10, 810), (y - 560) / 640
        if skip is not None and skip.contains(float(x), float(y)):
            continue
        h, w = p.rng.uniform(24, 46) + 150 * t * p.rng.uniform(0.5, 1), 5 + 13 * t
        p.shape(
            taper(
                (x, y, w),
                (x + p.rng.uniform(-3, 3), y - h * 0.6, w * 0.7),
                (x + p.rng.uniform(-7, 7), y - h, w * 0.2),
            ),
            tone="k",
            halo=1 + 2 * t,
            clear="12k",
            eps=0.7,
            jit=0.2,
        )


def hidden(p: Print) -> None:
    """Uprights from edge to edge; in one place the gaps between them are apricot."""
    p.fill("1", TIGER)
    for x in np.arange(44, 790, 19.0):
        w, x = p.rng.uniform(6, 12), x + p.rng.uniform(-4, 4)
        low, b = p.rng.uniform(600, 672), p.rng.uniform(-5, 5)
        p.ink(
            "k",
            stroke(
                (x + b, 150, w), (x - b, 400, w * 0.9), (x + b, 520, w), (x, low - 30, w * 0.8), (x, low, 1)
            ),
        )
    p.carve("12k", ell(426, 526, 9, 6))
    p.ink("k", ell(425, 526, 4))


def mask(p: Print, x: float, y: float, s: float, rot: float, grin: int) -> None:
    """A wide face on a string."""

    def at(path: Path) -> Path:
        return xf(path, x, y, s, rot)

    p.shape(
        at(blob((0, -50), (36, -38), (44, 0), (30, 40), (0, 54), (-30, 40), (-44, 0), (-36, -38))),
        tone="",
        line=max(3, 5 * s),
        halo=3.4 * s + 1,
        clear="12k",
    )
    for u in (-1, 1):
        p.ink("k", at(ell(u * 19, -10, 14, 12)))
        p.carve("12k", at(ell(u * 19, -10, 9.5, 8)))
        p.ink("k", at(ell(u * 19, -10, 5)))
        p.ink("k", at(stroke((u * 6, -24), (u * 20, -34), (u * 36, -22), w=7)))
    p.ink("k", at(poly([(-3, -10), (3, -10), (9, 14), (-9, 14)])))
    if grin:
        p.ink("k", at(blob((-26, 20, "c"), (0, 30), (26, 20, "c"), (14, 42), (-14, 42))))
        p.carve("12k", *[at(poly([(u, 25), (u + 8, 25), (u + 4, 34)])) for u in (-16, -4, 8)])
    else:
        p.ink("k", at(ell(0, 32, 13, 9)))
    p.ink("2", at(ell(-28, 14, 8)), at(ell(28, 14, 8)))


def gatherer(
    p: Print,
    x: float,
    y: float,
    h: float,
    kind: str,
    flip: bool,
    rot: float,
    off: tuple[float, float],
    grin: int,
) -> None:
    """A man from behind, and the face on the back of his head."""
    wear = Wear(skin="1", top="1", legs="2", hair="k", shoes="1", skirt=0.55, legs_print=kind, print_plates="-2", bare=True)  # fmt: skip
    him = figure(p, x, y, h, "walk", "back", wear, flip=flip, halo=max(4, h * 0.014))
    hx, hy = him["head"]
    s = h / 560
    p.shape(ell(hx, hy - 3 * s, 52 * s, 56 * s), tone="k", halo=3, clear="12k")
    p.line((hx - 40 * s, hy - 6 * s), (hx + 40 * s, hy - 6 * s), w=4 * s)
    mask(p, hx + off[0], hy + off[1] + 2 * s, s, rot, grin)
    cx, cy = him["chest"]
    p.line((cx, cy + 2 * s), (cx + 3 * s, cy + 60 * s), (cx, cy + 116 * s), w=5 * s)
    for t in (-1, 1):
        p.line(
            (cx + t * 34 * s, cy - 4 * s),
            (cx + t * 24 * s, cy + 22 * s),
            (cx + t * 36 * s, cy + 44 * s),
            w=5 * s,
        )
    u, v = him["far_hand" if flip else "near_hand"]
    p.shape(blob((u - 26 * s, v + 6 * s, "c"), (u + 26 * s, v + 6 * s, "c"), (u + 34 * s, v + 46 * s), (u, v + 66 * s), (u - 34 * s, v + 46 * s)), tone="k", halo=3, clear="12k")  # fmt: skip


def scene(p: Print) -> None:
    """Mud, trees, the stripes, the file of three, and the roots in front."""
    p.ground("")
    p.chatter(poly([(0, 640), (800, 640), (800, 1200), (0, 1200)]), 0.0, 120)
    hidden(p)
    trunks(p)
    canopy(p)
    spikes(p, 640, 730, 60)
    gatherer(p, 556, 806, 250, "", False, 4, (0, 0), 1)
    spikes(p, 730, 880, 44)
    gatherer(p, 396, 960, 380, "check", True, 38, (22, 34), 0)
    spikes(p, 890, 1010, 24)
    gatherer(p, 186, 1150, 570, "stripe", False, -3, (0, 0), 1)
    spikes(p, 1040, 1190, 22)
    p.border()
