"""Closing Time.

A city is a pop-up book, and the book is closing: the upper page, printed with night, comes down over the roofs like a
lid, and the steeple is already bent by it. Paper people run for the open side, one is leaping off the page; a
lamplighter, the only round figure, still lights the last lamp. On the falling page another street is already flat.
"""

from studio.elements.figures import bell
from studio.elements.lights import lamp_post
from studio.elements.paper_runners import paper_runner
from studio.elements.popup_book import LIT, SHADE, Book, bent_spire, box_house, sheet
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CRIMSON, NAVY, TEAL, WALNUT
from studio.shapes import ell, poly, rect, star

META = {"number": 71, "slug": "closing-time", "seed": 7171}
FINISH = Finish(vignette=0.28, bloom=0.4)

NIGHT = ["#0c1248", "#18266c", "#2c4494", "#6084c4", "#d0c8c0"]
PRINT = ["#182058", "#2c3c80", "#4c64a4", "#94a4cc"]
PAVEMENT = ["#3c3464", "#84708c", "#d4ac8c", "#fbdca4", "#fff2cc"]
LEAVES = ["#6c5c60", "#b8a088", "#ecd8b0", "#fff4d8"]
VERMILION = ["#4c1428", "#a83028", "#f0582c", "#ffa868"]
SLATE = ["#20244c", "#444c7c", "#7c84ac", "#c4bcc4"]
PINK = ["#6c2c40", "#c4646c", "#f49c8c", "#ffd4b4"]
GOLD = ["#6c4410", "#c08428", "#f4bc4c", "#ffe8a4"]
BOOK = Book(horizon=312)
LAMP_FOOT = BOOK.low(0.06, 0.5)
LAMP = (LAMP_FOOT[0], LAMP_FOOT[1] - 224)


def room(c: Card) -> None:
    """Late light in the room beyond the book, and the table."""
    c.sky([(0, "#54508c"), (300, "#8c78a4"), (600, "#d89c94"), (840, "#f0bc8c")])
    c.paint(
        rect(-20, 800, 840, 1240), WALNUT, vol=2, edge=0.1, grain=1, tex=0.4, amb=0.45, grad=(0.15, -0.15)
    )
    c.shade(poly([BOOK.low(-1.06, 0.1), BOOK.low(1.06, 0.1), (790, 1090), (10, 1090)]), 0.75, 20)


def lying_page(c: Card) -> None:
    """Cover, leaves and the paved page with the lid's shadow at its fold."""
    left, right = BOOK.low(-1, 1), BOOK.low(1, 1)
    c.paint(poly([BOOK.low(-1.05, 0), BOOK.low(1.05, 0), (right[0] + 20, right[1] + 56), (left[0] - 20, left[1] + 56)]),
        CRIMSON, vol=5, wob=0.3, edge=0.3, amb=0.5)  # fmt: skip
    c.paint(
        poly([left, right, (right[0] - 2, right[1] + 42), (left[0] + 2, left[1] + 42)]),
        LEAVES,
        vol=4,
        wob=0.3,
        amb=0.6,
    )
    for k in (12, 22, 32):
        c.line([(left[0] + 2, left[1] + k), (right[0] - 2, right[1] + k)], 2.2, "#8c7468", 0.7, 0.3, ends=0.9)
    m = c.paint(sheet(BOOK.low, -1, 1, 0, 1), PAVEMENT, vol=2, edge=0.15, wob=0.3, tex=0.16, amb=0.2, gain=0.95,
        light=(LAMP[0], LAMP_FOOT[1] - 40, 150))  # fmt: skip
    for v in (0.3, 0.45, 0.6, 0.78):
        c.line([BOOK.low(-1, v), BOOK.low(1, v)], 3, "#8c6c84", 0.22, 0.5, clip=m)
    for u in (-0.72, -0.36, 0, 0.36, 0.72):
        c.line([BOOK.low(u, 0.1), BOOK.low(u, 1)], 3, "#8c6c84", 0.22, 0.5, clip=m)
    c.shade(sheet(BOOK.low, -1, 1, 0, 0.26), 0.6, 26, "#1c1850", clip=m)


def falling_page(c: Card) -> None:
    """Night printed on paper; its leaves and its cover are seen at the free edge, which is nearest to us."""
    edge = [BOOK.high(-1.04 + k * 0.208, 1) for k in range(11)]
    for out, grow, ramp in ((0.2, 1.1, CRIMSON), (0.14, 1.03, LEAVES)):
        rim = [BOOK.high(grow * (1 - k / 5), 1.0, out) for k in range(11)]
        c.paint(poly(edge + rim), ramp, vol=5, wob=0.3, edge=0.25, amb=0.55)
    for side in (-1, 1):
        c.paint(sheet(BOOK.high, side, side * 1.04, 0, 1.0), CRIMSON, vol=5, wob=0.3, edge=0.3, amb=0.4)
    for out in (0.04, 0.08, 0.11):
        c.line([BOOK.high(-1, 1, out), BOOK.high(1, 1, out)], 2.2, "#8c7468", 0.7, 0.3, ends=0.9)
    m = c.paint(sheet(BOOK.high, -1, 1, 0, 1), NIGHT, vol=2, edge=0.25, wob=0.3, tex=0.14, amb=0.14, gain=0.9,
        light=(*BOOK.high(0, 0.2), 230))  # fmt: skip
    c.shade(sheet(BOOK.high, -1, 1, 0.66, 1), 0.6, 46, "#080c38", clip=m)
    flat_street(c)
    for u, v, r in ((-0.66, 0.84, 24), (0.3, 0.9, 20), (0.72, 0.72, 26), (-0.2, 0.72, 15), (-0.44, 0.62, 11), (0.1, 0.62, 12),
            (0.44, 0.58, 14), (-0.8, 0.6, 12), (0.86, 0.92, 11)):  # fmt: skip
        x, y = BOOK.high(u, v)
        c.paint(star(x, y, r, 5, 0.45, -80 + r * 7), GOLD, vol=3, amb=0.85, wob=0.2, edge=0.2, det=0.8)


def flat_street(c: Card) -> None:
    """The houses of another street, folded flat against the page: one thickness of paper, no light left in them."""
    for u, w, h, roof in ((-0.82, 0.3, 0.34, TEAL), (-0.5, 0.26, 0.44, CRIMSON), (-0.22, 0.24, 0.3, SLATE), (0.04, 0.22, 0.4, TEAL),
            (0.3, 0.26, 0.32, CRIMSON), (0.58, 0.26, 0.42, SLATE), (0.85, 0.24, 0.32, TEAL)):  # fmt: skip
        a, b, e = u - w / 2, u + w / 2, h * 0.68
        c.paint(sheet(BOOK.high, a, b, 0, e), PRINT, vol=1, amb=0.4, edge=0.35, wob=0.2)
        c.paint(
            poly([BOOK.high(a - 0.02, e), BOOK.high(u, h), BOOK.high(b + 0.02, e)]),
            roof,
            vol=1,
            amb=0.3,
            gain=0.6,
            edge=0.3,
            wob=0.2,
        )
        for du in (-0.24, 0.24):
            for v in (0.1, 0.19):
                if v + 0.06 < e:
                    c.flat(
                        sheet(BOOK.high, u + du * w - 0.028, u + du * w + 0.028, v, v + 0.05),
                        "#101848",
                        0.95,
                        wob=0.2,
                    )


def city(c: Card) -> None:
    """Boxes of paper on both sides of the street, darker towards the fold."""
    for x0, x1, z, h, roof in ((-0.46, -0.2, 0.26, 0.28, TEAL), (0.26, 0.52, 0.3, 0.3, SLATE), (-0.78, -0.48, 0.44, 0.46, SLATE),
            (0.5, 0.8, 0.46, 0.46, TEAL)):  # fmt: skip
        box_house(c, BOOK, x0, x1, z, h, roof, rows=1)
    c.shade(sheet(BOOK.low, -1, 1, 0.02, 0.2), 0.5, 30, "#1c1850")
    box_house(c, BOOK, -0.9, -0.5, 0.94, 0.86, CRIMSON, lit=3)
    tower(c)
    box_house(c, BOOK, -0.92, -0.62, 1.36, 0.46, TEAL, rows=1, wall=SHADE)
    box_house(c, BOOK, 0.6, 0.93, 1.34, 0.52, SLATE, rows=1, lit=1, wall=SHADE)


def tower(c: Card) -> None:
    """The church tower: a tall box whose spire has met the lid."""
    x, z, w, h = 0.56, 0.9, 0.3, 0.82
    x0, y0 = BOOK.high(0.6, 0.46)
    c.shade(ell(x0, y0 + 14, 44, 26), 0.5, 16, "#080c38")
    box_house(c, BOOK, x - w / 2, x + w / 2, z, h, SLATE, rise=0.02, lit=2)
    bent_spire(c, BOOK, x, z, h - 0.02, w, 0.62, VERMILION)


def street(c: Card) -> None:
    """Who runs, and who stays until the lamp is lit."""
    c.light = (*LAMP, 150)
    c.glow(*LAMP, 300, "#ffb850", 0.34, 1.9)
    lamp_post(c, LAMP_FOOT[0], LAMP_FOOT[1], 254, lit=False)
    glass = c.at(*LAMP_FOOT, 254 / 190)
    glass.paint(
        poly([(-8, -152), (8, -152), (13, -178), (-13, -178)]),
        LIT,
        vol=3,
        amb=0.9,
        wob=0.2,
        edge=0.1,
        det=0.8,
    )
    c.halo(*LAMP, 60, "#fff2c8", 0.5)
    runners = (
        (-0.34, 0.56, 108, TEAL, 0, False),
        (-0.56, 0.8, 128, PINK, 1, False),
        (0.62, 0.82, 128, GOLD, 1, True),
    )
    for u, v, h, ramp, pose, flip in runners:
        paper_runner(c, *BOOK.low(u, v), h, ramp, pose, flip, ramp is PINK, -14 if pose else 0)
    x, y = BOOK.low(0.06, 1)
    c.shade(ell(x - 30, y + 84, 84, 12), 0.8, 8, "#100810")
    paper_runner(c, x, y + 6, 156, VERMILION, 0, False, False, -34)
    x, y = BOOK.low(0.28, 0.6)
    hand = bell(c, x, y, 168, NAVY, hat="top", hat_ramp=NAVY, view="side", arm="up", rim=1.3)
    c.line([hand, (LAMP[0] + 6, LAMP[1] + 22)], 6, "#7c5028", 1, 0.2, ends=0.8)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*LAMP, 240), key="#ffe4b0", fog="#c0a8ac")
    room(c)
    lying_page(c)
    falling_page(c)
    city(c)
    street(c)
