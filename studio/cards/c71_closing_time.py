"""Closing Time.

A town lives on the page of a great book, and the book is shutting: cover and leaves lean over, and the first of them, printed
with night, bends down upon the roofs; its shadow runs over the page as fast as they do. An old man, a mother with her girl,
a lady, a burgher make for the edge, a boy is already leaping. In the shadow the lamplighter lights the last lamp.
"""

import numpy as np

from studio.elements.buildings.popup_book import LIT, PAPER, SHADE, bent_spire, box_house
from studio.elements.people.folk_fleeing import boy, burgher, elder, lady, lamplighter, mother
from studio.elements.things.closing_book import (
    CORE,
    FAR,
    LEAVES,
    VIEW,
    Leaf,
    block,
    board,
    deep,
    even,
    fan,
)
from studio.elements.things.lights import lamp_post
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, CRIMSON, NAVY, PLUM, ROSE, SLATE, TEAL
from studio.shapes import curve, ell, poly, star

META = {"number": 71, "slug": "closing-time", "seed": 7171}
FINISH = Finish(vignette=0.26, bloom=0.4)

NIGHT = ["#0a0e3c", "#141f60", "#263c8c", "#4c68b4", "#b4a8b8"]
PRINT = ["#141a4c", "#24326e", "#3e5494", "#7c8cbc"]
PAGE = ["#4c3c6c", "#a07c88", "#e8bc88", "#ffe0a0", "#fff0c8"]
VERMILION = ["#4c1428", "#a83028", "#f0582c", "#ffa868"]
GOLD = ["#6c4410", "#c08428", "#f4bc4c", "#ffe8a4"]
TABLE = ["#28121c", "#5c2c28", "#9c5834", "#dc9854"]
DUSK = "#1a1650"
G = 1080.0  # where the page lies on the near plane
R = 862.0  # its fore edge
SUN = (900.0, 560.0, 260.0)

COVER = Leaf((112, 1104), (118, 1000), (150, 700), (196, 380), (240, 70))
FIRST = Leaf((150, 1104), (146, 1000), (172, 700), (232, 400), (330, 190), (440, 96))
NIGHTLEAF = Leaf(
    (196, 1104),
    (172, 1040),
    (160, 930),
    (172, 760),
    (236, 580),
    (360, 462),
    (510, 436),
    (640, 488),
    (690, 546),
)
EDGE = 500.0  # how far the shadow has come, on the near plane
LAMP_FOOT = (270.0, 1034.0)
LAMP = (LAMP_FOOT[0], LAMP_FOOT[1] - 244)


def room(c: Card) -> None:
    """Low sun in the room, and the table."""
    c.sky([(0, "#5c5490"), (300, "#9c7ca4"), (560, "#e8a08c"), (760, "#ffcc88")])
    c.glow(820, 600, 620, "#ffd07c", 0.5, 1.4)
    c.paint(
        poly([(-20, 770), (820, 770), (820, 1240), (-20, 1240)]),
        TABLE,
        vol=2,
        edge=0.1,
        grain=1,
        tex=0.2,
        amb=0.4,
        grad=(0.25, -0.2),
        wob=0.3,
    )
    for x in range(-2400, 3400, 260):
        c.line([deep((x, 1160), -3.4), deep((x, 1160), 0.2)], 3, "#2c1414", 0.75, 0.3, ends=0.8)
    c.line([(-20, 772), (400, 771), (820, 772)], 5, "#ffc880", 0.5, 0.3, ends=0.9)
    c.shade(poly([(20, 1120), deep((60, G + 70), FAR), deep((R + 60, G + 70), FAR), (R + 40, 1180)]), 0.6, 22)


def lying_half(c: Card) -> None:
    """Cover, leaves, and the page with its hollow at the gutter."""
    top = even(curve((196, 1104), (216, 1090), (262, G), (400, G - 6), (640, G), (R, G)), 30)
    bottom = even(curve((186, 1122), (216, 1130), (400, 1132), (R, 1132)), 30)
    fore = [(R, G), deep((R, G), FAR), deep((R, G + 52), FAR), (R, 1132)]
    c.paint(
        poly([(R + 16, 1128), deep((R + 16, 1128), FAR), deep((R + 16, 1156), FAR), (R + 16, 1156)]),
        CRIMSON,
        vol=3,
        wob=0.3,
        amb=0.6,
    )
    c.paint(poly(fore), LEAVES, vol=3, wob=0.25, edge=0.2, amb=0.8)
    for k in (10, 20, 30, 40):
        c.line([deep((R, G + k), 0), deep((R, G + k), FAR)], 2, "#a87c6c", 0.6, 0.3, ends=0.8)
    back = (
        (94, 1000),
        (86, 1090),
        (98, 1138),
        (126, 1153),
        (220, 1152, "c"),
        (R + 18, 1152, "c"),
        (R + 14, 1128, "c"),
        (190, 1129, "c"),
    )
    board(c, (*back, (146, 1120), (126, 1080), (120, 1000)), CRIMSON)
    page = [*top, *[deep(p, FAR) for p in top[::-1]]]
    m = c.paint(
        poly(page), PAGE, vol=2, edge=0.12, wob=0.25, tex=0.16, amb=0.34, gain=0.85, light=(840, 780, 200)
    )
    for z in (-0.28, -0.62, -1.05, -1.6):
        c.line([deep((210, G), z), deep((R, G), z)], 2.6, "#a87468", 0.24, 0.4, clip=m, ends=0.8)
    for x in range(330, 900, 110):
        c.line([deep((x, G), 0), deep((x, G), FAR)], 2.6, "#a87468", 0.24, 0.4, clip=m, ends=0.8)
    shadow = [(196, 1104), (216, 1090), (262, G), (EDGE, G - 4), deep((EDGE, G), FAR), deep((196, 1104), FAR)]
    c.shade(poly(shadow), 0.92, 6, DUSK, clip=m, wob=0.3)
    c.shade(
        poly([(180, 1110), (236, G), deep((236, G), FAR), deep((180, 1104), FAR)]), 0.7, 12, "#0c0a30", clip=m
    )
    block(c, top, bottom, n=7)


def closing_half(c: Card) -> None:
    """The cover first, then leaf under leaf; what is nearest to the town is night."""
    c.paint(COVER.piece(), CRIMSON, vol=3, wob=0.3, edge=0.2, amb=0.3)
    c.line(COVER.near - (6, 0), 22, "#7c1830", 1, 0.25, ends=0.95)
    c.line(COVER.near - (11, 0), 6, "#d0503c", 0.8, 0.25, ends=0.9)
    for k in range(5):
        leaf = fan(FIRST, NIGHTLEAF, (0, 0.16, 0.36, 0.58, 0.8)[k])
        c.shade(leaf.piece(0.1, 1.02), 0.5, 12, "#3c1c4c")
        c.paint(
            leaf.piece(),
            LEAVES,
            vol=3,
            wob=0.2,
            edge=0.15,
            tex=0.14,
            amb=0.1,
            gain=0.3,
            add=leaf.tone(c, lambda t: -0.1 + 0.75 * t * t),
        )
        leaf.rim(c, 5)
    root = np.linspace(0, 1, 19)[:, None] ** 2.5  # the leaves part from the block one after the other
    block(c, COVER.near[:19], NIGHTLEAF.near[:19] * (1 - root) + COVER.near[:19] * root, n=8, amb=0.2)
    c.shade(NIGHTLEAF.piece(0.1, 1.02), 0.6, 14, "#3c1c4c")
    m = c.paint(NIGHTLEAF.piece(), NIGHT, vol=2, edge=0.2, wob=0.2, tex=0.14, amb=0.2, gain=0.2,
        add=NIGHTLEAF.tone(c, lambda t: 0.3 - 0.5 * t - 0.5 * max(0.0, 0.16 - t) * 3 + 0.75 * max(0.0, t - 0.72) * 3 * t))  # fmt: skip
    flat_street(c, m)
    night_sky(c)
    c.line([NIGHTLEAF.at(k / 20, FAR) for k in range(21)], 3, CORE, 0.9, 0.2, ends=0.8)
    NIGHTLEAF.rim(c, 8)


def night_sky(c: Card) -> None:
    """Printed as in an old atlas: dust, small stars of every size, and two figures joined by a fine line."""
    rng = np.random.default_rng(71)
    for _ in range(120):
        t, z = rng.uniform(0.42, 0.95), -(rng.uniform(0.05, 1) ** 1.4) * 2
        x, y = NIGHTLEAF.at(t, z)
        r = 1.2 + 1.6 * rng.random() ** 3
        c.flat(
            ell(x, y, r, r * 0.8),
            ("#c8d0f0", "#f4e8c8")[rng.random() < 0.4],
            0.5 + 0.4 * rng.random(),
            wob=0,
            det=0.7,
        )
    for figure in (
        ((0.45, -0.1), (0.52, -0.3), (0.57, -0.14), (0.66, -0.22), (0.7, -0.06), (0.79, -0.12)),
        ((0.6, -0.8), (0.69, -0.62), (0.75, -0.9), (0.84, -0.7), (0.9, -0.34), (0.82, -0.34)),
    ):
        c.line([NIGHTLEAF.at(*p) for p in figure], 2, "#a8b4e0", 0.75, 0.2, ends=0.9)
        for k, (t, z) in enumerate(figure):
            x, y = NIGHTLEAF.at(t, z)
            r = (7.5, 4.2, 5.6, 3.6, 6.4, 4.6)[k]
            c.halo(x, y, r * 3.2, "#8ca4f0", 0.45)
            c.flat(star(x, y, r, 4 if k % 2 else 8, 0.42, 20 * k), "#fbf2d8", 1, wob=0.1, det=0.9)


def flat_street(c: Card, m: object) -> None:
    """The other side of the street, folded flat already: one thickness of paper, no light left in it."""
    for z, w, h, roof in ((-0.06, 0.2, 0.2, TEAL), (-0.3, 0.22, 0.27, CRIMSON), (-0.58, 0.26, 0.18, SLATE), (-0.9, 0.3, 0.25, TEAL), (-1.28, 0.34, 0.2, CRIMSON),
            (-1.7, 0.36, 0.26, SLATE)):  # fmt: skip
        foot, eave = 0.17, 0.17 + h * 0.68
        c.paint(NIGHTLEAF.piece(foot, eave, z, z - w), PRINT, vol=1, amb=0.5, edge=0.45, wob=0.2)
        gable = [
            NIGHTLEAF.at(eave, z + 0.02),
            NIGHTLEAF.at(foot + h, z - w / 2),
            NIGHTLEAF.at(eave, z - w - 0.02),
        ]
        c.paint(poly(gable), roof, vol=1, amb=0.42, gain=0.8, edge=0.4, wob=0.2)
        for k in (0.2, 0.6):
            c.flat(
                NIGHTLEAF.piece(foot + 0.05, foot + 0.09, z - w * k, z - w * (k + 0.2)),
                "#0c1240",
                0.95,
                wob=0.2,
            )


def town(c: Card) -> None:
    """Boxes of paper that still stand, in the shadow and beyond it; the steeple has met the leaf."""
    for x0, x1, z, h, roof, wall in (
        (0.5, 0.86, -2.1, 0.5, TEAL, PAPER),
        (-0.42, -0.08, -2.0, 0.52, SLATE, SHADE),
        (-0.05, 0.26, -2.2, 0.42, CRIMSON, SHADE),
    ):
        box_house(c, VIEW, x0, x1, z, h, roof, rows=1, wall=wall)
    box_house(c, VIEW, 0.9, 1.28, -1.75, 0.66, CRIMSON, lit=1)
    tower(c)


def tower(c: Card) -> None:
    """The church: a tall box whose spire is bent by the page."""
    x, z, w, h = 0.24, -1.3, 0.25, 1.14
    box_house(c, VIEW, x - w / 2, x + w / 2, z, h, SLATE, rise=0.02, lit=2, wall=SHADE)
    bent_spire(c, VIEW, x, z, h - 0.02, w, 0.66, VERMILION)


def cast(c: Card, x: float, y: float, h: float, feet: tuple[float, ...]) -> None:
    """The long shadow of someone who runs against a low sun; it begins at the foot that touches (in shares of h from x)."""
    x0 = x + h * feet[0]
    c.shade(poly([(x0 + h * 0.1, y + h * 0.01), (x0 - h * 0.06, y + h * 0.05), (x0 - h * 0.9, y + h * 0.1), (x0 - h * 0.8, y - h * 0.04)]), 0.62, 5, "#3c2454")  # fmt: skip
    touch(c, x, y, h, feet)


def touch(c: Card, x: float, y: float, h: float, feet: tuple[float, ...]) -> None:
    """Where soles press on the page."""
    for foot in feet:
        c.shade(ell(x + h * foot, y, h * 0.11, h * 0.026), 0.75, 2.5, DUSK)


def last_lamp(c: Card) -> None:
    """Who stays until the lamp is lit."""
    c.glow(*LAMP, 230, "#ffb040", 0.5, 1.9)
    c.glow(LAMP_FOOT[0], LAMP_FOOT[1] + 4, 190, "#ffb850", 0.62, 1.5, sy=0.34)
    lamp_post(c, LAMP_FOOT[0], LAMP_FOOT[1], 278, lit=False)
    glass = c.at(*LAMP_FOOT, 278 / 190)
    glass.paint(
        poly([(-8, -152), (8, -152), (13, -178), (-13, -178)]),
        LIT,
        vol=3,
        amb=0.9,
        wob=0.2,
        edge=0.1,
        det=0.8,
    )
    c.halo(*LAMP, 56, "#fff2c8", 0.5)
    c.light = (*LAMP, 90)
    x, y = LAMP_FOOT[0] + 66, LAMP_FOOT[1] + 24
    c.shade(ell(x + 14, y + 2, 34, 6), 0.7, 5, "#0c0a30")
    hand = lamplighter(c, x, y, 176, NAVY, VERMILION)
    c.line([(hand[0] + 6, hand[1] + 26), (LAMP[0] + 8, LAMP[1] + 20)], 4, "#a06c38", 1, 0.2, ends=0.9)


def runners(c: Card) -> None:
    """Out of the shadow, into the light, off the page."""
    for who, x, y, h, feet, wear in (
        (burgher, 606, 902, 128, (-0.29,), (PLUM, GOLD)),
        (elder, 414, 966, 148, (0.14, -0.25), (SLATE,)),
        (mother, 562, 1006, 176, (-0.27,), (TEAL, CREAM, ROSE)),
        (lady, 676, 1074, 200, (0.23,), (CRIMSON, GOLD)),
    ):
        in_shadow = who is elder  # only the lamp reaches him
        c.light = (*LAMP, 60) if in_shadow else (x + 260, y - 150, 110)
        (touch if in_shadow else cast)(c, x, y, h, feet)
        who(c, x, y, h, *wear, flip=True)
    c.shade(ell(722, 940, 40, 8), 0.6, 6, "#20101c")
    c.light = (990, 700, 110)
    boy(c, 706, 904, 122, NAVY, VERMILION, flip=True, lift=26)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=SUN, key="#ffe4b0", fog="#c0a8ac")
    room(c)
    lying_half(c)
    closing_half(c)
    town(c)
    last_lamp(c)
    runners(c)
