"""Closing Time.

A city is a pop-up book, and the book is closing: the left page rises over the roofs like an evening. Paper
people run for the fold; a lamplighter, the only round figure, still lights the last lamp. On the rising page
an uncut window shows another street, already flat.
"""

from itertools import pairwise

from studio.elements.figures import bell
from studio.elements.lights import lamp_post
from studio.elements.paper_city import PAPER, paper_house, paper_person
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import NAVY, OCHRE, ROSE, WALNUT
from studio.shapes import poly, quad, rect

META = {"number": 71, "slug": "closing-time", "seed": 7171}
FINISH = Finish(vignette=0.3, bloom=0.45)

PAGE = ["#101440", "#24285c", "#484c7c", "#8c84a0"]
FLOOR = ["#1c1c48", "#48446c", "#8c7c84", "#d0b090", "#f8dca8"]
VERMILION = ["#4c1428", "#a83028", "#ec5c34", "#ffa868"]
FOLD = ((190.0, 1140.0), (345.0, 704.0))
FAR = ((-110.0, 50.0), (436.0, 120.0))
LAMP = (566.0, 800.0)


def on_page(u: float, v: float) -> tuple[float, float]:
    """A place on the rising page: u from front to back, v from the fold up."""
    x, y = quad(FOLD[0], FOLD[1], FAR[1], FAR[0], u, v)
    return float(x), float(y)


def room(c: Card) -> None:
    """The reading room's last daylight, beyond the book, and the table."""
    c.sky([(0, "#1c2450"), (330, "#4c4c78"), (600, "#b08484"), (760, "#e8a880")])
    c.glow(720, 620, 420, "#ffd8a0", 0.4, 1.6)
    c.paint(rect(-20, 730, 840, 1240), WALNUT, vol=2, edge=0.1, grain=1, tex=0.4)


def lying_page(c: Card) -> None:
    """The right page, still flat: pavement."""
    for k in range(4):
        d = (3 - k) * 9
        page = poly([FOLD[0], FOLD[1], (800, 716 + d * 0.5), (880, 1110 + d), (600, 1150 + d)])
        c.paint(
            page, FLOOR, vol=2, edge=0.25, amb=0.16, gain=0.9, light=(LAMP[0], 900, 150), tex=0.2, wob=0.4
        )
    c.shade(poly([FOLD[0], FOLD[1], (450, 706), (440, 1150)]), 0.6, 40, "#101440")


def rising_page(c: Card) -> None:
    """The left page: its stack of leaves, its dark inside, a street already flat, an uncut window."""
    for k in range(4):
        d = 32 - 9 * k
        c.paint(
            poly(
                [
                    (FOLD[0][0] - d, FOLD[0][1]),
                    (FOLD[1][0] + d * 0.4, FOLD[1][1]),
                    (FAR[1][0] + d, FAR[1][1] - d),
                    (FAR[0][0] - d, FAR[0][1] - d),
                ]
            ),
            PAPER,
            vol=1,
            edge=0.25,
            wob=0.4,
        )
    m = c.paint(
        poly([FOLD[0], FOLD[1], FAR[1], FAR[0]]),
        PAGE,
        vol=2,
        edge=0.2,
        amb=0.3,
        light=(*LAMP, 220),
        wob=0.4,
        tex=0.25,
    )
    for k, (u, w, h) in enumerate(
        ((0.06, 0.22, 0.6), (0.3, 0.17, 0.66), (0.49, 0.22, 0.56), (0.73, 0.2, 0.64))
    ):
        front = [
            on_page(u, 0.04),
            on_page(u + w, 0.04),
            on_page(u + w, h * 0.82),
            on_page(u + w / 2, h),
            on_page(u, h * 0.82),
        ]
        c.flat(poly(front), ("#38407c", "#2c346c", "#444c84", "#343c74")[k], 0.9, clip=m)
        for a, b in pairwise([*front, front[0]]):
            c.line([a, b], 4, "#aca4bc", 0.75, 0.4, clip=m, ends=0.9)
        for v in (0.22, 0.36):
            if v < h * 0.7:
                c.flat(
                    poly(
                        [
                            on_page(u + w * a, v + b)
                            for a, b in ((0.35, 0), (0.65, 0), (0.65, 0.07), (0.35, 0.07))
                        ]
                    ),
                    "#1a1e4c",
                    0.95,
                    clip=m,
                )
    window = poly([on_page(a, b) for a, b in ((0.5, 0.72), (0.72, 0.72), (0.72, 0.88), (0.5, 0.88))])
    c.flat(window, "#f4c890", 0.9, clip=m, soft=1)
    skyline = (
        (0.5, 0.72),
        (0.72, 0.72),
        (0.72, 0.79),
        (0.68, 0.83),
        (0.64, 0.78),
        (0.6, 0.78),
        (0.57, 0.85),
        (0.54, 0.79),
        (0.5, 0.79),
    )
    c.flat(poly([on_page(a, b) for a, b in skyline]), "#b06c58", 0.9, clip=m)
    c.line([on_page(0.61, 0.72), on_page(0.61, 0.88)], 4, "#24285c", 1, 0.2)
    c.line([on_page(0.5, 0.8), on_page(0.72, 0.8)], 4, "#24285c", 1, 0.2)


def city(c: Card) -> None:
    """Rows of fronts, each row on its own fold; they begin to lean."""
    for x, y, h, w, g, lit in (
        (430, 760, 330, 86, 2, -1),
        (520, 764, 250, 90, 1, -1),
        (610, 768, 300, 84, 0, -1),
        (700, 772, 380, 92, 2, 2),
    ):
        paper_house(c, x, y, h, w, gable=g, lean=5, fog=0.3, lit=lit)
    c.haze(800, 640, "#c0a090", 0.25)
    paper_house(c, 448, 870, 300, 104, gable=0, lean=9)
    paper_house(c, 676, 888, 330, 126, VERMILION, gable=0, lean=4, lit=1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(590, 800, 170), key="#ffdca0", fog="#8c84a0")
    room(c)
    lying_page(c)
    rising_page(c)
    city(c)
    c.shade(
        poly([(330, 1160), (340, 690), (440, 380), (520, 420), (500, 880), (520, 1160)]), 0.62, 50, "#101440"
    )
    c.light = (*LAMP, 120)
    c.glow(*LAMP, 320, "#ffb050", 0.26, 1.6)
    c.line([FOLD[0], FOLD[1]], 9, "#0c0e30", 0.8, 0.4, ends=0.7)
    lamp_post(c, LAMP[0], 1010, 230)
    for k, (x, y, h) in enumerate(
        ((400, 968, 84), (440, 1050, 98), (316, 1082, 110), (706, 990, 92), (722, 1098, 100))
    ):
        paper_person(c, x, y, h, (ROSE, NAVY, OCHRE)[k % 3])
    hand = bell(c, 620, 1052, 170, NAVY, hat="top", hat_ramp=NAVY, view="side", arm="high", rim=1.2)
    c.line([hand, (LAMP[0] + 8, LAMP[1] + 26)], 6, "#7c5028", 1, 0.2, ends=0.8)
    c.shade(poly([FOLD[0], FOLD[1], (372, 710), (280, 1150)]), 0.4, 20, "#101440")
