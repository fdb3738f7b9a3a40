"""The two halves of a shutting book: the one that lies with its page and its shadow, the one whose leaves come over."""

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.things.closing_book import CORE, FAR, LEAVES, Leaf, block, board, deep, even, fan
from studio.paint import Card
from studio.palettes import CRIMSON
from studio.shapes import Point, curve, poly

PAGE = ["#4c3c6c", "#a07c88", "#e8bc88", "#ffe0a0", "#fff0c8"]
NIGHT = ["#0a0e3c", "#141f60", "#263c8c", "#4c68b4", "#b4a8b8"]
DUSK = "#1a1650"
LIES = 1080.0  # where the page lies on the near plane
FORE = 862.0  # its fore edge


def lying_half(c: Card, shadow: float) -> None:
    """Cover, leaves, and the page with its hollow at the gutter; `shadow` is how far the dark has come on it."""
    g, r = LIES, FORE
    c.shade(poly([(20, 1120), deep((60, g + 70), FAR), deep((r + 60, g + 70), FAR), (r + 40, 1180)]), 0.6, 22)
    top = even(curve((196, 1104), (216, 1090), (262, g), (400, g - 6), (640, g), (r, g)), 30)
    bottom = even(curve((186, 1122), (216, 1130), (400, 1132), (r, 1132)), 30)
    side = [(r + 16, 1128), deep((r + 16, 1128), FAR), deep((r + 16, 1156), FAR), (r + 16, 1156)]
    c.paint(poly(side), CRIMSON, vol=3, wob=0.3, amb=0.6)
    fore = [(r, g), deep((r, g), FAR), deep((r, g + 52), FAR), (r, 1132)]
    c.paint(poly(fore), LEAVES, vol=3, wob=0.25, edge=0.2, amb=0.8)
    for k in (10, 20, 30, 40):
        c.line([deep((r, g + k), 0), deep((r, g + k), FAR)], 2, "#a87c6c", 0.6, 0.3, ends=0.8)
    outside = ((94, 1000), (86, 1090), (98, 1138), (126, 1153), (220, 1152, "c"), (r + 18, 1152, "c"))
    inside = ((r + 14, 1128, "c"), (190, 1129, "c"), (146, 1120), (126, 1080), (120, 1000))
    board(c, (*outside, *inside), CRIMSON)
    _page(c, [*top, *[deep(p, FAR) for p in top[::-1]]], shadow)
    block(c, top, bottom, n=7)


def _page(c: Card, outline: list[Point], shadow: float) -> None:
    """The page that lies open, ruled with faint streets, in the light and in the dark."""
    g = LIES
    how = {
        "vol": 2,
        "edge": 0.12,
        "wob": 0.25,
        "tex": 0.16,
        "amb": 0.34,
        "gain": 0.85,
        "light": (840, 780, 200),
    }
    m = c.paint(poly(outline), PAGE, **how)  # type: ignore[arg-type]
    for z in (-0.28, -0.62, -1.05, -1.6):
        c.line([deep((210, g), z), deep((FORE, g), z)], 2.6, "#a87468", 0.24, 0.4, clip=m, ends=0.8)
    for x in range(330, 900, 110):
        c.line([deep((x, g), 0), deep((x, g), FAR)], 2.6, "#a87468", 0.24, 0.4, clip=m, ends=0.8)
    dark = [
        (196, 1104),
        (216, 1090),
        (262, g),
        (shadow, g - 4),
        deep((shadow, g), FAR),
        deep((196, 1104), FAR),
    ]
    c.shade(poly(dark), 0.92, 6, DUSK, clip=m, wob=0.3)
    gutter = [(180, 1110), (236, g), deep((236, g), FAR), deep((180, 1104), FAR)]
    c.shade(poly(gutter), 0.7, 12, "#0c0a30", clip=m)


def closing_half(c: Card, cover: Leaf, first: Leaf, last: Leaf) -> Arr:
    """The cover first, then leaf under leaf from `first` on; the `last`, nearest to the page, is night. Returns its mask."""
    c.paint(cover.piece(), CRIMSON, vol=3, wob=0.3, edge=0.2, amb=0.3)
    c.line(cover.near - (6, 0), 22, "#7c1830", 1, 0.25, ends=0.95)
    c.line(cover.near - (11, 0), 6, "#d0503c", 0.8, 0.25, ends=0.9)
    for share in (0, 0.16, 0.36, 0.58, 0.8):
        leaf = fan(first, last, share)
        c.shade(leaf.piece(0.1, 1.02), 0.5, 12, "#3c1c4c", clip=1 - _under(c, leaf))
        tone = leaf.tone(c, lambda t: -0.1 + 0.75 * t * t)
        c.paint(leaf.piece(), LEAVES, vol=3, wob=0.2, edge=0.15, tex=0.14, amb=0.1, gain=0.3, add=tone)
        leaf.rim(c, 5)
    lean = (
        1 - np.linspace(0, 1, 36)[:, None]
    ) ** 0.8  # a few leaves still lie against the cover, fewer and fewer
    block(c, cover.near[:36], cover.near[:36] * (1 - lean) + first.near[:36] * lean, n=5, amb=0.2)
    root = np.linspace(0, 1, 19)[:, None] ** 2.5  # the others part from the block one after the other
    block(c, first.near[:19], last.near[:19] * (1 - root) + first.near[:19] * root, n=7, amb=0.2)
    c.shade(last.piece(0.1, 1.02), 0.36, 10, "#3c1c4c", clip=1 - _under(c, last))
    _hollow(c, last)
    return c.paint(
        last.piece(), NIGHT, vol=2, edge=0.2, wob=0.2, tex=0.14, amb=0.2, gain=0.2, add=last.tone(c, _night)
    )


def _hollow(c: Card, leaf: Leaf) -> None:
    """The air under the bend is dusk already: deepest against the page, clearing towards the open side and the ground."""
    x = leaf.at(1, FAR)[0]
    near = np.clip((x + 60 - c.xx) / 200, 0, 1) * np.clip((820 - c.yy) / 170, 0.25, 1)
    c.over(_under(c, leaf) * np.asarray(0.94 * sstep(0, 0.9, near), np.float32), "#35316c")


def _night(t: float) -> float:
    """How light the night page is along its bend: dark in the gutter, deep at the crown, paler where it comes down."""
    return 0.3 - 0.5 * t - 1.5 * max(0.0, 0.16 - t) + 1.5 * max(0.0, t - 0.66)


def _under(c: Card, leaf: Leaf) -> Arr:
    """The air under the bend, seen through the far end: no leaf throws its soft shadow there."""
    far = [leaf.at(k / 40, FAR) for k in range(41)]
    return c.mask(poly([*far, (far[-1][0] + 90, 640), (far[-1][0] + 90, 900), (far[0][0], 900)]), 0.2)


def pressed(c: Card, leaf: Leaf, z: float, reach: float, roof: Arr) -> None:
    """The free edge where it weighs on a roof at the depth z: its shadow on the roof (`reach` px down), and its cut edge, crisp."""
    (x0, y0), (x1, y1) = leaf.at(1, z - 0.6), leaf.at(1, z + 0.6)
    dark = [(x0 - 20, y0 - 30), (x1, y1 - 30), (x1, y1 + reach * 0.9), (x0 - 20, y0 + reach)]
    c.shade(poly(dark), 0.72, 5, "#34103c", clip=roof)
    c.shade(
        poly([(x0 - 20, y0 - 30), (x1, y1 - 30), (x1, y1 + 12), (x0 - 20, y0 + 14)]),
        0.7,
        3,
        "#240a30",
        clip=roof,
    )
    leaf.rim(c, 8)


def cut_edges(c: Card, leaf: Leaf) -> None:
    """The cut of the paper all round: near end, free edge, far end."""
    c.line([leaf.at(k / 20, FAR) for k in range(21)], 3, CORE, 0.9, 0.2, ends=0.8)
    leaf.rim(c, 8)
