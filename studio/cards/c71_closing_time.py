"""Closing Time.

A city is a pop-up book, and the book is closing: seen from the end of its spine, the upper page with its printed
stars comes down over the roofs like a jaw. Paper people run for the open side; a lamplighter, the only round figure,
still lights the last lamp. On the falling page the houses of another street are already flat.
"""

from collections.abc import Callable
from typing import Any

from studio.elements.figures import bell
from studio.elements.lights import lamp_post
from studio.elements.paper_city import paper_house
from studio.elements.paper_runners import paper_runner
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CRIMSON, NAVY, TEAL, WALNUT
from studio.shapes import Path, ell, poly, rect, star

META = {"number": 71, "slug": "closing-time", "seed": 7171}
FINISH = Finish(vignette=0.26, bloom=0.4)

NIGHT = ["#141c58", "#243478", "#3c58a0", "#7898c8", "#c8d4dc"]
PAVEMENT = ["#544c70", "#98848c", "#d8b894", "#f8dcac", "#fff0cc"]
LEAVES = ["#6c5c60", "#b8a088", "#ecd8b0", "#fff4d8"]
VERMILION = ["#4c1428", "#a83028", "#ec5c34", "#ffa868"]
PINK = ["#6c2c40", "#c4646c", "#f49c8c", "#ffd4b4"]
GOLD = ["#6c4410", "#c08428", "#f4bc4c", "#ffe8a4"]
Point = tuple[float, float]
FOLD, OUT, TIP, VANISH = (84.0, 1010.0), (760.0, 1076.0), (664.0, 78.0), (540.0, 740.0)
LAMP = (520.0, 790.0)


def into(p: Point, d: float) -> Point:
    """The point of the near edge, `d` of the way to the far edge."""
    return p[0] + (VANISH[0] - p[0]) * d * 0.56, p[1] + (VANISH[1] - p[1]) * d * 0.56


def low(u: float, d: float, lift: float = 0) -> Point:
    """A place on the lying page: u from the fold to the open side."""
    return into((FOLD[0] + (OUT[0] - FOLD[0]) * u, FOLD[1] + (OUT[1] - FOLD[1]) * u - lift), d)


def high(v: float, d: float, out: float = 0) -> Point:
    """A place on the falling page: v from the fold up; it bows outwards as paper does; `out` is its thickness."""
    bow = 4 * v * (1 - v) * 46 + out
    return into(
        (FOLD[0] + (TIP[0] - FOLD[0]) * v - bow * 0.85, FOLD[1] + (TIP[1] - FOLD[1]) * v - bow * 0.52), d
    )


STEPS = [k / 12 for k in range(13)]


def page(c: Card, at: Callable[[float, float], Point], ramp: list[str], **how: Any) -> Any:
    """The inside of one page; returns its mask."""
    edge = [at(k, 0) for k in STEPS] + [at(k, 1) for k in STEPS[::-1]]
    return c.paint(poly(edge), ramp, **{"vol": 2, "edge": 0.2, "wob": 0.3, "tex": 0.22, **how})


def room(c: Card) -> None:
    """Late light in the room beyond the book, and the table."""
    c.sky([(0, "#3c4c88"), (330, "#7c7ca8"), (620, "#d8a098"), (860, "#f0c494")])
    c.glow(760, 560, 460, "#ffe4b0", 0.35, 1.5)
    c.paint(rect(-20, 900, 840, 1240), WALNUT, vol=2, edge=0.1, grain=1, tex=0.4, amb=0.5, grad=(0.2, -0.1))
    c.shade(poly([(40, 1060), (800, 1130), (820, 1180), (60, 1150)]), 0.7, 22)


def under(w: float) -> Path:
    """A band of thickness `w` under the lying page."""
    return poly([low(0, 0), low(1, 0), low(1, 0, -w), low(0, 0, -w)])


def behind(w: float) -> Path:
    """A band of thickness `w` behind the falling page."""
    return poly([high(k, 0) for k in STEPS] + [high(k, 0, w) for k in STEPS[::-1]])


def thickness(c: Card) -> None:
    """Cover and stacked leaves, seen end on: one band under the lying page, one behind the falling one, one spine."""
    c.paint(ell(FOLD[0] - 8, FOLD[1] + 14, 52, 50), CRIMSON, vol=26, wob=0.3, edge=0.3, rim=0.5, amb=0.4)
    for band in (under, behind):
        c.paint(band(56), CRIMSON, vol=9, wob=0.3, edge=0.3, rim=0.5, amb=0.45)
        c.paint(band(40), LEAVES, vol=5, wob=0.3, edge=0.2, amb=0.6)
    for w in (10, 20, 30):
        c.line([low(0, 0, -w), low(1, 0, -w)], 2.4, "#8c7468", 0.7, 0.3, ends=0.8)
        c.line([high(k, 0, w) for k in STEPS], 2.4, "#8c7468", 0.7, 0.3, ends=0.8)


def falling_page(c: Card) -> None:
    """Night, printed on paper: stars, and a street that has already been folded flat against it."""
    m = page(c, high, NIGHT, amb=0.42, light=(*LAMP, 260), gain=0.8)
    c.flat(poly([high(0, 0), high(0.34, 0), high(0.34, 1), high(0, 1)]), "#0c1040", 0.5, 50, clip=m)
    for d, w, h, k in ((0.04, 0.2, 0.52, 0), (0.28, 0.18, 0.4, 1), (0.5, 0.18, 0.5, 2), (0.74, 0.2, 0.44, 0)):
        front = poly(
            [high(0.02, d), high(h * 0.72, d), high(h, d + w / 2), high(h * 0.72, d + w), high(0.02, d + w)]
        )
        roof = poly([high(h * 0.72, d - 0.02), high(h, d + w / 2), high(h * 0.72, d + w + 0.02)])
        c.paint(
            front, ["#243068", "#40548c", "#6880ac", "#a8b8cc"], vol=2, amb=0.4, edge=0.35, wob=0.3, clip=m
        )
        c.paint(roof, (TEAL, CRIMSON, NAVY)[k], vol=2, amb=0.5, edge=0.3, wob=0.3, clip=m)
        for v in (0.14, 0.25, 0.35):
            if v < h * 0.62:
                c.flat(poly([high(v, d + w * 0.3), high(v + 0.055, d + w * 0.3), high(v + 0.055, d + w * 0.7), high(v, d + w * 0.7)]),
                    "#18205c", 0.95, clip=m)  # fmt: skip
    for v, d, r in (
        (0.64, 0.16, 19),
        (0.76, 0.6, 15),
        (0.9, 0.24, 22),
        (0.6, 0.62, 12),
        (0.86, 0.8, 10),
        (0.7, 0.36, 9),
        (0.94, 0.56, 13),
    ):
        x, y = high(v, d)
        c.paint(
            star(x, y, r, 5, 0.45, -60 + r * 7), GOLD, vol=3, amb=0.85, wob=0.2, edge=0.2, det=0.8, clip=m
        )


def city(c: Card) -> None:
    """Two rows of fronts on their folds; those next to the page are pushed over by it."""
    for u, d, h, w, g, lean, lit in ((0.34, 0.86, 190, 62, 0, 10, -1), (0.5, 0.88, 290, 66, 2, 6, 3), (0.66, 0.86, 240, 70, 1, 4, -1),
            (0.84, 0.88, 330, 74, 2, 3, -1), (1.0, 0.9, 230, 66, 0, 3, 1)):  # fmt: skip
        paper_house(c, *low(u, d), h, w, gable=g, lean=lean, fog=0.26, lit=lit)
    c.haze(850, 700, "#f0c8a0", 0.25)
    paper_house(c, *low(0.3, 0.5), 220, 92, TEAL, gable=1, lean=15)
    paper_house(c, *low(0.52, 0.52), 330, 100, gable=2, lean=7, lit=2)
    paper_house(c, *low(0.86, 0.5), 320, 128, VERMILION, gable=0, lean=3, lit=1)


def street(c: Card) -> None:
    """Who runs, and who stays until the lamp is lit."""
    c.light = (*LAMP, 150)
    c.glow(*LAMP, 250, "#ffb850", 0.3, 1.6)
    lamp_post(c, LAMP[0], 984, 222)
    for u, d, h, ramp, pose, skirt, lift in ((0.15, 0.16, 100, TEAL, 0, False, 6), (0.33, 0.03, 124, PINK, 1, True, 10), (0.52, 0.1, 110, GOLD, 0, False, 8),
            (0.93, 0.1, 126, TEAL, 1, False, 20)):  # fmt: skip
        paper_runner(c, *low(u, d), h, ramp, pose, True, skirt, lift)
    hand = bell(c, 588, 1020, 176, NAVY, hat="top", hat_ramp=NAVY, view="side", arm="up", rim=1.3)
    c.line([hand, (LAMP[0] + 6, LAMP[1] + 32)], 6, "#7c5028", 1, 0.2, ends=0.8)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(600, 760, 240), key="#ffe4b0", fog="#c0a8ac")
    room(c)
    thickness(c)
    page(c, low, PAVEMENT, amb=0.26, light=(LAMP[0], 900, 150), gain=0.8)
    falling_page(c)
    c.shade(poly([low(0, 0), low(0.3, 0), low(0.36, 1), low(0, 1)]), 0.6, 30, "#1c2054")
    c.line([low(0, 0), low(0, 1)], 8, "#10143c", 0.85, 0.3, ends=0.7)
    city(c)
    c.shade(
        poly([high(0.02, 1), high(0.8, 1), (620, 560), (400, 900)]), 0.42, 34, "#1c2054"
    )  # the page's own evening
    street(c)
