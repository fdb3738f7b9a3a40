"""A crescent moon with a face in profile that does not want to talk."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import Path, blob, cut, ell, join, taper

SILVERED: Ramp = ["#5c6484", "#a4aec4", "#e4e8ea", "#fffdf4"]


def sulking_moon(
    c: Card,
    x: float,
    y: float = 270,
    flip: bool = False,
    s: float = 1.12,
    thin: float = 0,
    hurt: bool = False,
) -> None:
    """A crescent looking left: shut eye, small mouth, nose in the air; the middle of its disc at (x, y).

    `thin` (0..16) takes from its inner edge; the one that is `hurt` has a sorry brow and a tear.
    """
    f = c.at(x, y, s, 4 if hurt else 8 if flip else -8, flip, amb=0.42, edge=0.1, wob=0.4)
    c.halo(*f.pt(20, 0), 330, "#b8c8e8", 0.55)
    light = (*f.pt(-160, -60), 150)
    disc = blob(*[(150 * math.cos(a), 150 * math.sin(a)) for a in np.arange(0, 6.2, 0.4)])
    face = join(cut(disc, ell(-84 + thin, 6, 140, 148)), _profile())
    m = f.paint(face, SILVERED, vol=46, tex=0.16, edge=0.14, wob=0.5, light=light, lump=0.1)
    f.shade(ell(72, -22, 22, 12, 20), 0.25, 6, "#4c5880", clip=m)
    f.shade(taper((48, 8, 4), (58, -6, 7), (56, -26, 4)), 0.3, 4, "#4c5880", clip=m)
    f.shade(taper((40, 80, 5), (54, 82, 7)), 0.35, 4, "#4c5880", clip=m)
    f.line([(36, 15), (43, 9), (51, 12)], 3, "#3c4668", alpha=0.7, wob=0.6)
    f.line([(34, 52), (50, 52), (66, 62)], 3.8, "#3c4668", alpha=0.85, wob=0.6)
    f.line([(58, -28), (70, -16), (86, -16), (98, -28)], 4.6, "#2c3458", alpha=0.95, wob=0.6)
    brow = [(54, -66), (74, -60), (102, -44)] if hurt else [(52, -54), (74, -64), (104, -50)]
    f.line(brow, 5.5, "#3c4668", alpha=0.75, wob=0.6)
    for px, py, r in ((112, 30, 13), (96, 84, 9), (118, -60, 8)):
        f.shade(ell(px, py, r, r * 0.8), 0.22, 3, "#4c5880", clip=m)
    if hurt:
        _tear(f)


def _profile() -> Path:
    """Forehead, nose, two lips and chin in one line, grown out of the crescent's inner edge."""
    nose = ((34, -84), (45, -56), (45, -40), (34, -18), (17, 2), (20, 13), (34, 17), (38, 22))
    mouth = ((35, 32), (27, 42), (30, 48), (38, 52), (31, 57), (31, 65), (40, 72))
    chin = ((38, 80), (29, 92), (31, 106), (40, 112))
    return blob(*nose, *mouth, *chin, (74, 90), (90, 20), (84, -50), (58, -96))


def _tear(f: Frame) -> None:
    """Half-way down the cheek, brighter than the moon, with its own small shadow."""
    drop = blob((72, -8, "c"), (79, 8), (76, 18), (70, 19), (65, 15), (67, 5))
    f.shade(ell(73, 12, 11, 15), 0.5, 3, "#34406c")
    f.paint(drop, ["#4c6ca4", "#8cb4dc", "#e4f4fc"], vol=6, edge=0.4, det=1, wob=0.2)
    f.flat(ell(70, 10, 2, 3.4), "#ffffff", 0.95, det=1)
