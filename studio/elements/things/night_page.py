"""What is printed on a page of night: an old atlas of stars, and a street that is folded flat already."""

import numpy as np

from studio.elements.things.closing_book import FAR, Leaf
from studio.paint import Card
from studio.palettes import CRIMSON, SLATE, TEAL
from studio.shapes import ell, poly, star

PRINT = ["#20265c", "#3c4684", "#6470a8", "#949cc8"]
FIGURES = (
    ((0.45, -0.1), (0.52, -0.3), (0.57, -0.14), (0.66, -0.22), (0.7, -0.06), (0.79, -0.12)),
    ((0.6, -0.8), (0.69, -0.62), (0.75, -0.9), (0.84, -0.7), (0.9, -0.34), (0.82, -0.34)),
)
STREET = (  # where it begins, how wide, how tall, its roof
    (-0.07, 0.26, 0.2, TEAL),
    (-0.36, 0.3, 0.25, CRIMSON),
    (-0.7, 0.4, 0.19, SLATE),
    (-1.15, 0.5, 0.24, TEAL),
)


def printed_sky(c: Card, leaf: Leaf) -> None:
    """Dust, small stars of every size, and two figures joined by a fine line."""
    rng = np.random.default_rng(71)
    for _ in range(120):
        t, z = rng.uniform(0.42, 0.95), -(rng.uniform(0.05, 1) ** 1.4) * 2
        x, y = leaf.at(t, z)
        r = 1.2 + 1.6 * rng.random() ** 3
        col = ("#c8d0f0", "#f4e8c8")[int(rng.random() < 0.4)]
        c.flat(ell(x, y, r, r * 0.8), col, 0.5 + 0.4 * rng.random(), wob=0, det=0.7)
    for figure in FIGURES:
        c.line([leaf.at(*p) for p in figure], 2, "#a8b4e0", 0.75, 0.2, ends=0.9)
        for k, (t, z) in enumerate(figure):
            x, y = leaf.at(t, z)
            r = (7.5, 4.2, 5.6, 3.6, 6.4, 4.6)[k]
            c.halo(x, y, r * 3.2, "#8ca4f0", 0.45)
            c.flat(star(x, y, r, 4 if k % 2 else 8, 0.42, 20 * k), "#fbf2d8", 1, wob=0.1, det=0.9)


def printed_frame(c: Card, leaf: Leaf, inset: float = 0.03, col: str = "#d8c48c") -> None:
    """The frame round the print, two fine lines along the edges of the page with a knot in the free corner."""
    z0, z1 = -0.05, FAR + 0.12
    for k, w in ((1.0, 3.2), (1.9, 1.6)):
        t, z = 1 - inset * k, z0 * k
        c.line([leaf.at(0.14 + (t - 0.14) * i / 30, z) for i in range(31)], w, col, 0.8, 0.15, ends=0.9)
        c.line([leaf.at(t, z + (z1 - z) * i / 12) for i in range(13)], w, col, 0.8, 0.15, ends=0.6)
        c.line(
            [leaf.at(0.14 + (t - 0.14) * i / 30, z1) for i in range(31)], w * 0.6, col, 0.7, 0.15, ends=0.9
        )
    knot = leaf.at(1 - inset * 3.2, z0 * 3.4)
    c.flat(star(*knot, 11, 4, 0.34, 0), col, 0.95, wob=0.1, det=0.9)


def flat_street(c: Card, leaf: Leaf, foot: float = 0.2) -> None:
    """The other side of the street: one thickness of paper with a pale cut edge, no light left in it."""
    for z, w, h, roof in STREET:
        eave, mid = foot + h * 0.72, z - w / 2
        gable = [leaf.at(eave, z), leaf.at(foot + h, mid), leaf.at(eave, z - w)]
        c.shade(leaf.piece(foot - 0.01, eave + 0.02, z + 0.02, z - w - 0.05), 0.5, 5, "#080c34")
        c.paint(leaf.piece(foot, eave, z, z - w), PRINT, vol=1, amb=0.62, edge=0.3, wob=0.1, tex=0.1, det=0.6)
        c.paint(poly(gable), roof, vol=1, amb=0.5, gain=0.8, edge=0.3, wob=0.1, tex=0.1, det=0.6)
        c.line([leaf.at(foot, z), *gable, leaf.at(foot, z - w)], 2.4, "#b8b4d8", 0.8, 0.1, ends=0.9)
        for low in (0.16, 0.56):
            for k in (0.18, 0.58):
                pane = leaf.piece(
                    foot + (eave - foot) * low,
                    foot + (eave - foot) * (low + 0.26),
                    z - w * k,
                    z - w * (k + 0.24),
                )
                c.flat(pane, "#0a0e38", 0.95, wob=0.1, det=0.8)
