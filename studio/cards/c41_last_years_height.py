"""Last Year's Height.

In a room without a roof the child stands against a door post, a book on its head. Pencil marks go up the post,
past the child, past the lintel, on into the clouds, where a kite has caught on the last. Near the floor there
is one very low mark, and a tiny pair of shoes.
"""

import math

from studio.colour import Ramp
from studio.elements.animals.birds import flying_bird
from studio.elements.land.land import hills
from studio.elements.people.figures import child
from studio.elements.plants.trees import round_tree
from studio.elements.rooms.rooms import light_patch
from studio.elements.things.props import book
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CRIMSON, PINE, RED, SPRING, WALNUT, WHITE
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 41, "slug": "last-years-height", "seed": 4141}
FINISH = Finish(vignette=0.22, bloom=0.3)

FLOOR_Y = 1010.0
PLASTER: Ramp = ["#8c5448", "#c88c70", "#ecbc98", "#fbdcbc"]
SHADED: Ramp = ["#744450", "#a87068", "#d09c84", "#ecc4a4"]
PAINTED: Ramp = ["#7c7c90", "#b8b4b8", "#e8e0d4", "#fffaec"]
CLOUD: Ramp = ["#90a8c4", "#c0cedc", "#ece8e4", "#fffaf0"]


def half_width(y: float) -> float:
    """The post grows thinner as it goes up: 70 at the floor, 17 in the clouds."""
    return 17 + 53 * ((y - 60) / (FLOOR_Y - 60)) ** 1.15 if y > 60 else 17.0


def middle(y: float) -> float:
    """Where the post is at a height; it leans a little into the picture as it rises."""
    return 330 + 40 * (1 - (y - 60) / (FLOOR_Y - 60))


def cumulus(c: Card, x: float, y: float, w: float, a: float = 1.0) -> None:
    """A heap of morning cloud."""
    for dx, dy, r in (
        (-0.4, 0.06, 0.18),
        (0.42, 0.07, 0.16),
        (-0.2, -0.06, 0.24),
        (0.2, -0.04, 0.22),
        (0, -0.16, 0.26),
        (0, 0.08, 0.24),
    ):
        c.paint(
            ell(x + dx * w, y + dy * w, r * w, r * w * 0.74),
            CLOUD,
            vol=r * w * 0.7,
            amb=0.4,
            edge=0.02,
            soft=3,
            wob=2,
            alpha=a,
        )


def heights(c: Card) -> None:
    """The sky there is instead of a ceiling."""
    c.sky([(0, "#3c80b8"), (260, "#74b0d0"), (520, "#bcd8d8"), (640, "#e4e4cc")])
    c.clouds(60, 520, "#a8c8dc", "#f8f4e8", cover=0.36, cell=180, a=0.6)
    cumulus(c, 640, 330, 250)
    cumulus(c, 110, 430, 200)
    cumulus(c, 560, 130, 190, 0.9)
    for x, y, w in ((190, 250, 44), (238, 284, 34), (150, 300, 30)):
        flying_bird(c, x, y, w, fog=0.2)


def room(c: Card) -> None:
    """Two peach walls, open above; a doorway with the garden in it."""
    c.paint(
        poly([(-20, 540), (150, 610), (150, FLOOR_Y - 10), (-20, 1110)]),
        SHADED,
        vol=4,
        amb=0.5,
        gain=0.4,
        tex=0.24,
        edge=0.1,
        wob=0.5,
    )
    wall = c.paint(poly([(150, 612), (820, 600), (820, FLOOR_Y + 20), (150, FLOOR_Y)]), PLASTER, vol=4, amb=0.55, gain=0.4, tex=0.24, edge=0.1,
        wob=0.5, grad=(0.1, -0.14))  # fmt: skip
    for k in range(9):
        c.line([(180 + 74 * k, 640), (178 + 74 * k, 1000)], 9, "#d89074", 0.22, 0.6, clip=wall, ends=1)
    c.paint(taper((-30, 536, 22), (150, 610, 18)), PAINTED, vol=7, edge=0.25, rim=0.5)
    c.paint(taper((146, 610, 20), (480, 604, 20), (830, 598, 20)), PAINTED, vol=8, edge=0.25, rim=0.5)
    boards = c.paint(poly([(-20, 1110), (150, FLOOR_Y - 4), (820, FLOOR_Y - 4), (820, 1240), (-20, 1240)]), PINE, vol=2, amb=0.42, gain=0.5,
        tex=0.28, grain=1, edge=0, grad=(0.06, -0.12))  # fmt: skip
    for k in range(-8, 14):
        c.line(
            [(360 + k * 60, FLOOR_Y), (360 + k * 118, 1230)], 3, "#6c4028", 0.5, 0.4, clip=boards, ends=0.9
        )
    c.paint(taper((150, FLOOR_Y - 10, 20), (820, FLOOR_Y - 4, 20)), PAINTED, vol=6, edge=0.25)
    picture(c)
    doorway(c)
    light_patch(c, 480, 1030, 230, 130, -130, "#fff4cc", 0.42)


def picture(c: Card) -> None:
    """A framed footprint on the shaded wall: much too large."""
    c.paint(poly([(28, 720), (112, 742), (112, 880), (28, 880)]), WALNUT, vol=5, wob=0.3, edge=0.3)
    m = c.paint(
        poly([(38, 736), (103, 753), (103, 868), (38, 867)]),
        ["#b8a490", "#e8d8bc", "#fbf0d8"],
        vol=2,
        wob=0.3,
    )
    c.flat(
        blob((54, 804), (72, 796), (90, 806), (84, 830), (86, 854), (72, 862), (60, 852), (62, 828)),
        "#7c4c44",
        0.9,
        clip=m,
        wob=0.3,
        det=0.6,
    )
    for k in range(5):
        c.flat(
            ell(49 + 10.5 * k, 784 - (0, 7, 10, 8, 2)[k], 4.2, 5.4), "#7c4c44", 0.9, clip=m, wob=0.3, det=0.8
        )


def doorway(c: Card) -> None:
    """The garden, the lintel, the ordinary post on the far side."""
    before = c.img.copy()
    hole = c.mask(rect(380, 690, 640, FLOOR_Y + 4), 0.3)
    c.sky([(0, "#a8d4dc"), (700, "#cce4d8"), (860, "#f4ecc8")])
    hills(c, 850, 14, ["#4c8450", "#8cb860", "#d0dc88"], 3, 0.3, 20)
    round_tree(c, 574, 880, 120, SPRING, fog=0.12)
    hills(c, 900, 10, SPRING, 9, 0.05, 20)
    c.paint(
        taper((500, 900, 16), (476, 950, 40), (500, 1016, 96)),
        ["#b8906c", "#e8ccA0", "#fff0cc"],
        vol=3,
        edge=0.05,
    )
    c.img = before * (1 - hole[..., None]) + c.img * hole[..., None]
    c.shade(rect(380, 690, 640, 712), 0.35, 9, clip=hole)
    for shape in (rect(632, 660, 686, FLOOR_Y + 10), rect(340, 644, 690, 692)):
        c.shade(shape, 0.3, 7)
        c.paint(shape, PAINTED, vol=10, amb=0.4, edge=0.3, wob=0.35, rim=0.4)


def post(c: Card) -> None:
    """The hero: one white post, from the floor to where it can no longer be seen."""
    ys = [FLOOR_Y + 8, 900, 780, 660, 520, 380, 240, 120, -30]
    left = [(middle(y) - half_width(y), y) for y in ys]
    right = [(middle(y) + half_width(y), y) for y in ys]
    shape = poly([*left, *right[::-1]])
    c.shade(poly([(x + 20, y) for x, y in [*left[:5], *right[:5][::-1]]]), 0.35, 16, "#5c2c34")
    m = c.paint(shape, PAINTED, vol=30, amb=0.42, edge=0.3, tex=0.2, grain=2, lump=0.04, wob=0.4, rim=0.5)
    c.paint(poly([*[(x, y) for x, y in left], *[(x + half_width(y) * 0.34, y) for x, y in left[::-1]]]), ["#5c6080", "#8c8ca0", "#b8b0b4"], vol=4,
        clip=m, edge=0.1, alpha=0.85, wob=0.4)  # fmt: skip
    marks = [972, 842, 818, 790, 726, 704, 640, 588, 566, 470, 448, 352, 296, 284, 216, 172]
    for i, y in enumerate(marks):
        w = half_width(y)
        x0 = middle(y) + w * (0.0, -0.3, 0.16, -0.1)[i % 4]
        x1 = middle(y) + w * (0.8 if i % 2 else 0.96)
        c.line(
            [(x0, y), ((x0 + x1) / 2, y + 1), (x1, y - 1)], max(3.2, w * 0.11), "#3c3444", 0.95, 0.4, ends=0.6
        )


def kite(c: Card) -> None:
    """Caught on the last mark; its string hangs down a whole childhood."""
    string = curve((402, 176), (440, 300), (424, 430), (462, 560), (440, 660))
    c.line(string, 2.6, "#fbf4e4", 0.95, 0.3, ends=0.9)
    f = c.at(424, 150, 1.0, 24, vol=10, wob=0.3, det=0.7, rim=0.5, edge=0.3, amb=0.4)
    f.paint(poly([(0, -92), (56, -14), (0, 84), (-56, -14)]), RED)
    f.paint(poly([(0, -92), (56, -14), (0, -14)]), ["#8c3020", "#e07848", "#fcb888"], vol=4, edge=0.1)
    f.paint(poly([(0, -14), (-56, -14), (0, 84)]), ["#5c1420", "#a82c30", "#e06050"], vol=4, edge=0.1)
    f.line([(0, -92), (0, 84)], 4, "#7c4c2c", alpha=0.9, ends=0.9)
    f.line([(-56, -14), (56, -14)], 4, "#7c4c2c", alpha=0.9, ends=0.9)
    tail = [f.pt(0, 84), (442, 290), (500, 320), (486, 372), (532, 404)]
    c.line(curve(*tail), 3, "#fbf4e4", 0.9, 0.3, ends=0.9)
    for x, y, a in ((452, 298, 20), (498, 340, 70), (510, 390, 40)):
        b = c.at(x, y, 1.0, a, vol=4, wob=0.3, det=0.7)
        b.paint(blob((0, 0, "c"), (-18, -11), (-18, 11)), RED)
        b.paint(blob((0, 0, "c"), (18, -11), (18, 11)), RED)


def measured(c: Card) -> None:
    """The child, the book, and the shoes of somebody it can hardly remember having been."""
    x = middle(FLOOR_Y) - 14
    c.shade(ell(x, FLOOR_Y + 46, 60, 10), 0.4, 7)
    child(c, x, FLOOR_Y + 44, 196, view="front")
    f = c.at(x - 2, FLOOR_Y + 44 - 196 * 0.985, 1.0, -2)
    f.shade(ell(0, 2, 44, 5), 0.3, 4)
    book(c, *f.pt(0, 4), 92, CRIMSON)
    s = c.at(436, 1062, 1.15, vol=6, wob=0.25, det=0.9, rim=0.5, edge=0.3, amb=0.4)
    for dx in (-16, 16):
        s.shade(ell(dx, 2, 17, 4), 0.45, 3)
        s.paint(
            blob(
                (dx - 12, 0),
                (dx - 13, -16),
                (dx - 6, -22),
                (dx + 7, -22),
                (dx + 13, -14),
                (dx + 12, 2),
                (dx, 5),
            ),
            WHITE,
        )
        s.paint(ell(dx, -17, 8, 4.6), ["#5c3c3c", "#94706c"], vol=2)
        s.line([(dx - 9, -11), (dx, -8), (dx + 9, -11)], 2.6, "#c8503c", alpha=0.9)
    pencil(c)


def pencil(c: Card) -> None:
    """On a nail, on a thread: whoever marks the top ones has left it within reach."""
    y = 822.0
    x = middle(y) + half_width(y) + 26
    c.line(curve((442, 658), (430, 720), (x, y - 40)), 2.4, "#5c4438", 0.9, 0.3, ends=0.9)
    f = c.at(x, y, 1.0, 8, vol=4, wob=0.2, det=0.9)
    f.paint(rect(-6, -42, 6, 22, 2), ["#8c5c10", "#e0a828", "#fce070"])
    f.paint(poly([(-6, 22), (6, 22), (0, 42)]), PINE, vol=3)
    f.flat(poly([(-2, 36), (2, 36), (0, 43)]), "#2c2430", 1, det=1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(560, -80, 420), key="#fff4d4", fog="#c8dcdc")
    heights(c)
    room(c)
    post(c)
    cumulus(c, 250, 176, 150, 0.85)
    cumulus(c, 372, 66, 240, 0.9)
    kite(c)
    measured(c)
    c.sparks(c.mask(rect(200, 640, 760, 1100)), int(40 * math.pi / 3), "#fff8e0", (0.6, 1.4), 0.6)
