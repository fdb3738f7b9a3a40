"""The kids' meadow, torn from seven papers: sky for the week, the post house, and the path past four burrows.

The burrows themselves are pieces of their own; where they stand is said once, in the client's meadow.json.
"""

from collections.abc import Sequence

from studio.papercut.elements.stage import backdrop, cloud, flower, tree
from studio.papercut.page import Page
from studio.papercut.papers import tone
from studio.shapes import blob, curve, stroke
from studio.world._paper import (
    CLEARING,
    DEEP,
    GREENS,
    HAZE,
    PATH,
    SKY,
    envelope,
    hill,
    page,
    tufts,
)
from studio.world._places import PLACES

Spot = tuple[float, float]


def sky(c: Page, clouds: Sequence[tuple[float, float, float]]) -> None:
    """Airmail blue with torn clouds, calm where the week hangs."""
    w, h = c.size
    backdrop(c, SKY, 0)
    for x, y, wide in clouds:
        cloud(c, x * w, y * h, wide, "#eef3ee", 4, 6)


def path(c: Page, points: Sequence[Spot], wide: float) -> None:
    """A strip of kraft paper, torn at its edges."""
    w, h = c.size
    line = curve(*((x * w, y * h) for x, y in points))
    c.lay(stroke(line, wide, 1), PATH, 3, 0.5, tear=4, core="#e8d3ae", angle=8)


def open_ground(c: Page, around: Sequence[Spot]) -> None:
    """The clearing: the quietest paper of the picture, where cards lie."""
    w, h = c.size
    c.lay(blob(*((x * w, y * h) for x, y in around)), CLEARING, 3, tear=5, core="#cfdfae", angle=0)


def trees(c: Page, places: Sequence[tuple[float, float, float]]) -> None:
    """Each rooted in the hill it stands on."""
    w, h = c.size
    for i, (x, y, high) in enumerate(places):
        crown = (tone("#4f8f56"), tone("#5f9f5c"), tone("#73ae62"))
        tree(c, x * w, y * h + 4, high * 1.5, crown=crown, kind="poplar" if i % 3 == 2 else "round")


def wide(c: Page) -> None:
    """Burrows left and right, the clearing between them."""
    w, h = c.size
    sky(c, ((0.09, 0.045, 150), (0.93, 0.115, 170), (0.37, 0.13, 120), (0.62, 0.115, 110)))
    hill(
        c,
        ((0.0, 0.1), (0.12, 0.085), (0.24, 0.125), (0.4, 0.2), (0.6, 0.205), (0.8, 0.17), (1, 0.2)),
        HAZE,
        3,
    )
    hill(
        c,
        ((0.0, 0.15), (0.14, 0.135), (0.27, 0.19), (0.45, 0.245), (0.66, 0.225), (0.85, 0.2), (1, 0.235)),
        GREENS[0],
    )
    trees(
        c,
        (
            (0.315, 0.235, 62),
            (0.42, 0.262, 50),
            (0.585, 0.252, 54),
            (0.69, 0.24, 66),
            (0.785, 0.225, 52),
            (0.935, 0.235, 74),
        ),
    )
    hill(c, ((0, 0.3), (0.2, 0.27), (0.42, 0.305), (0.66, 0.27), (0.86, 0.3), (1, 0.285)), GREENS[1], 6)
    x, y = PLACES["wide"]["home"]
    envelope(c, x * w, y * h + 14, 0.62)
    hill(c, ((0, 0.44), (0.22, 0.4), (0.5, 0.36), (0.78, 0.4), (1, 0.43)), GREENS[2], 6)
    (_, top), (_, low) = PLACES["wide"]["burrows"][0], PLACES["wide"]["burrows"][2]
    a, b = top + 0.045, low + 0.04
    path(
        c,
        (
            (-0.03, a + 0.03),
            (0.15, a),
            (0.3, a - 0.08),
            (0.5, a - 0.13),
            (0.7, a - 0.08),
            (0.85, a),
            (1.03, a + 0.03),
        ),
        44,
    )
    hill(
        c,
        ((0, 0.62), (0.16, 0.61), (0.34, 0.585), (0.5, 0.6), (0.66, 0.585), (0.84, 0.61), (1, 0.62)),
        GREENS[3],
        5,
    )
    clearing = (
        (0.3, 0.42),
        (0.5, 0.375),
        (0.7, 0.42),
        (0.735, 0.62),
        (0.69, 0.83),
        (0.5, 0.865),
        (0.31, 0.83),
        (0.265, 0.62),
    )
    open_ground(c, clearing)
    path(
        c,
        (
            (-0.03, b - 0.02),
            (0.15, b),
            (0.32, b + 0.035),
            (0.5, b + 0.045),
            (0.68, b + 0.035),
            (0.85, b),
            (1.03, b - 0.02),
        ),
        54,
    )
    tufts(
        c,
        (
            (0.02, 0.66, 34),
            (0.3, 0.6, 26),
            (0.71, 0.6, 26),
            (0.975, 0.66, 34),
            (0.285, 0.83, 34),
            (0.72, 0.835, 34),
        ),
        GREENS[4],
    )
    hill(
        c,
        ((0, 0.935), (0.2, 0.915), (0.38, 0.935), (0.5, 0.93), (0.7, 0.94), (0.86, 0.915), (1, 0.935)),
        DEEP,
        9,
        9,
        0,
    )
    for x, y, high in ((0.02, 0.96, 44), (0.05, 0.97, 30), (0.965, 0.965, 40), (0.99, 0.975, 30)):
        flower(c, x * w, y * h + 20, high, ("#f0566a", "#fbf0d8", "#f4bd55")[int(high) % 3], r=9)


def tall(c: Page) -> None:
    """The burrows in a row below the sky, the clearing under them; the path climbs up from the post house."""
    w, h = c.size
    k, row = w / 768, PLACES["tall"]["row"]
    sky(c, ((0.5, 0.02, 150 * k), (0.9, 0.085, 140 * k)))
    hill(c, ((0, 0.075), (0.14, 0.065), (0.3, 0.1), (0.55, 0.14), (0.8, 0.125), (1, 0.14)), HAZE, 3)
    hill(c, ((0, 0.11), (0.16, 0.1), (0.34, 0.145), (0.6, 0.175), (0.84, 0.155), (1, 0.17)), GREENS[0])
    trees(c, ((0.4, 0.168, 54 * k), (0.56, 0.182, 44 * k), (0.74, 0.17, 56 * k), (0.93, 0.17, 60 * k)))
    hill(c, ((0, 0.225), (0.22, 0.195), (0.5, 0.225), (0.75, 0.19), (1, 0.215)), GREENS[1], 6)
    hill(
        c,
        ((0, row + 0.005), (0.27, row - 0.03), (0.6, row - 0.005), (0.85, row - 0.03), (1, row - 0.01)),
        GREENS[2],
        5,
    )
    path(
        c,
        (
            (-0.05, row + 0.03),
            (0.25, row + 0.022),
            (0.5, row + 0.028),
            (0.75, row + 0.022),
            (1.05, row + 0.03),
        ),
        30 * (0.5 + 0.5 * k),
    )
    hill(
        c,
        ((0, row + 0.07), (0.3, row + 0.045), (0.62, row + 0.065), (0.85, row + 0.045), (1, row + 0.055)),
        GREENS[3],
        5,
    )
    x, y = PLACES["tall"]["home"]
    path(
        c,
        (
            (1.05, row + 0.09),
            (0.93, row + 0.14),
            (0.96, 0.58),
            (0.9, 0.74),
            (0.62, 0.86),
            (x + 0.1, y + 0.03),
        ),
        40 * (0.5 + 0.5 * k),
    )
    clearing = (
        (0.08, 0.4),
        (0.5, 0.37),
        (0.92, 0.4),
        (0.955, 0.6),
        (0.9, 0.8),
        (0.5, 0.83),
        (0.1, 0.8),
        (0.045, 0.6),
    )
    open_ground(c, clearing)
    hill(c, ((0, 0.86), (0.25, 0.85), (0.55, 0.875), (0.8, 0.86), (1, 0.87)), GREENS[4], 6)
    envelope(c, x * w, y * h + 26, 0.7 * (0.4 + 0.6 * k))
    tufts(c, ((0.03, 0.42, 30), (0.975, 0.47, 30), (0.3, 0.872, 34), (0.9, 0.868, 38)), GREENS[3])
    hill(c, ((0, 0.955), (0.3, 0.94), (0.6, 0.955), (1, 0.94)), DEEP, 9, 9, 0)


PAGES = (
    page("meadow_wide", (1024, 768), 1536, wide, 150_000),
    page("meadow_broad", (1366, 768), 1820, wide, 170_000),
    page("meadow_tall", (768, 1024), 1152, tall, 150_000),
    page("meadow_phone", (480, 1040), 780, tall, 110_000),
)
