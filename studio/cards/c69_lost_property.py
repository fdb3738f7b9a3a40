"""Lost Property.

On the sea bed an octopus keeps the lost property counter: shelves of keys, crowns, bells, one piano, odd socks
on a line. A diver asks for something the size of two open arms. Eight drawers are open at once; behind the
shelves something very large, with an eye, carries a luggage tag.
"""

from studio.colour import Ramp
from studio.elements.animals.sea_life import crab, fish
from studio.elements.rooms.furniture import drawer, piano
from studio.elements.rooms.household import clock, teapot
from studio.elements.rooms.lost_property import arm, clerk_head, diver_behind, luggage_tag, odd_sock, visor
from studio.elements.things.lights import table_lamp
from studio.elements.things.props import bell, book, boots, crown, hat, key, suitcase, umbrella
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, BRASS, CREAM, CRIMSON, GREEN, LINEN, OCHRE, PLUM, ROSE, SAND, WHITE
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 69, "slug": "lost-property", "seed": 6969}
FINISH = Finish(vignette=0.36, bloom=0.45)

TEAK = ["#0c1c24", "#24403c", "#6c6844", "#c8a868"]
ROWS = (216, 366, 520, 676)


def deep(c: Card) -> None:
    """Green water, and the side of somebody enormous who has been handed in."""
    c.sky([(0, "#0c3440"), (260, "#14545a"), (620, "#1c6c68"), (1000, "#123c44")], calm=0.5)
    body = blob((120, 420), (150, 180), (300, 70), (480, 60), (700, 110), (760, 360), (640, 640), (160, 640))
    m = c.paint(
        body,
        ["#0a2a3c", "#1c5068", "#3c8490", "#84bcb0"],
        vol=120,
        amb=0.34,
        edge=0.2,
        tex=0.2,
        light=(420, 500, 200),
    )
    for k in range(5):
        c.line(
            curve((226, 300 + k * 34), (400, 330 + k * 34), (574, 290 + k * 34)), 6, "#0a2a3c", 0.6, clip=m
        )
    for k in (0, 1):
        c.line(
            curve(
                (258 - k * 14, 214 + k * 14), (300, 246 + k * 20), (360, 240 + k * 16), (392 + k * 10, 206)
            ),
            4,
            "#0a2a3c",
            0.6,
            clip=m,
        )
    c.shade(ell(318, 196, 58, 48), 0.5, 10, "#04141c", clip=m)
    c.paint(ell(318, 196, 44, 36), ["#24605c", "#a0c8a8", "#f0f0c8"], vol=14, amb=0.4, wob=0.3, det=0.6)
    c.flat(ell(324, 202, 21, 22), "#06141c", 1, det=0.9)
    c.flat(ell(332, 193, 6), "#fffbe0", 1, det=1)
    c.paint(
        taper((258, 196, 6), (300, 162, 34), (340, 164, 34), (380, 194, 6)),
        ["#0a2a3c", "#1c5068", "#4c9498"],
        vol=8,
        wob=0.4,
    )
    luggage_tag(c, 508, 150, 128, 10)


def shelves(c: Card) -> None:
    """Two columns of boards, left and right of the clerk."""
    for x0, x1 in ((-10, 226), (574, 810)):
        c.paint(rect(x0, 40, x1, 800), ["#06141c", "#0c2428", "#183c3c"], vol=3, alpha=0.86, wob=0.5)
        for y in ROWS:
            c.paint(rect(x0, y, x1, y + 16), TEAK, vol=6, wob=0.6, rim=0.4)
            c.shade(rect(x0, y + 16, x1, y + 40), 0.5, 10)
        inner = x1 if x0 < 0 else x0
        c.paint(rect(inner - 9, 30, inner + 9, 806), TEAK, vol=7, wob=0.5, rim=0.5, grain=2)


def wares(c: Card) -> None:
    """What people have lost, row by row."""
    crown(c, 104, 216, 76)
    key(c, 176, 60, 110)
    hat(c, 92, 366, 56, PLUM)
    bell(c, 180, 366, 74)
    for i, (w, r) in enumerate(((104, CRIMSON), (96, GREEN), (84, OCHRE), (90, BLUE))):
        book(c, 104 + i * 4, 520 - i * 21, w, r)
    teapot(c, 128, 676, 84)
    piano(c, 690, 216, 168, flip=True)
    clock(c, 640, 316, 92, hands=(200, 80))
    umbrella(c, 724, 364, 124, ROSE, shut=True)
    suitcase(c, 676, 520, 92)
    boots(c, 668, 676, 84, CRIMSON)
    crab(c, 738, 676, 40)


def sock_line(c: Card) -> None:
    """A line of socks from shelf to shelf: no two alike."""
    line = curve((226, 92), (320, 116), (400, 122), (480, 116), (574, 92))
    c.line(line, 4, "#c8b888", 0.9, ends=0.9)
    pairs: tuple[tuple[float, Ramp, str], ...] = (
        (262, ROSE, "#f8e8c8"), (392, OCHRE, "#7c2c3c"), (444, BLUE, "#f0d890"), (548, WHITE, "#c84c3c"),
    )  # fmt: skip
    for i, (x, ramp, stripe) in enumerate(pairs):
        odd_sock(c, x, 104 + (18 if 300 < x < 500 else 0), 92, ramp, stripe, (-6, 4, -3, 7)[i], i % 2 == 1)


def counter(c: Card) -> None:
    """The counter, its lamp and eight drawers open at once."""
    c.paint(rect(-10, 806, 810, 1010), TEAK, vol=5, wob=0.5, grad=(0.1, -0.3))
    for i in range(4):
        for j in range(2):
            x, y = 118 + i * 188, 894 + j * 92
            drawer(c, x, y, 74, 158, TEAK, pull=(0.9, 0.5, 0.7, 1.0, 0.6, 0.9, 0.5, 0.8)[i * 2 + j])
    odd_sock(c, 92, 846, 66, CRIMSON, "#f8e8c8", -16)
    c.paint(taper((640, 838, 26), (690, 850, 30), (720, 884, 22)), LINEN, vol=8, wob=0.5)
    c.paint(poly([(-10, 776), (810, 776), (810, 806), (-10, 806)]), TEAK, vol=10, wob=0.5, rim=0.8)
    c.paint(
        poly([(10, 758), (790, 758), (810, 790), (-10, 790)]),
        ["#24403c", "#847c4c", "#d8bc74", "#fff0b4"],
        vol=3,
        amb=0.4,
        wob=0.5,
    )


def clerk(c: Card) -> None:
    """The octopus behind the counter, with six arms in the shelves already."""
    reach = (
        [(360, 650, 54), (276, 560, 42), (252, 420, 30), (190, 320, 16)],
        [(350, 690, 58), (270, 640, 44), (214, 560, 30), (174, 500, 16)],
        [(350, 730, 60), (270, 730, 46), (214, 680, 32), (176, 640, 16)],
        [(440, 650, 54), (524, 560, 42), (548, 420, 30), (610, 340, 16)],
        [(450, 690, 58), (530, 640, 44), (590, 560, 30), (640, 486, 16)],
    )
    for points in reach:
        arm(c, points)
    key(c, 248, 372, 96, rot=14)
    arm(c, [(262, 466, 32), (252, 404, 27), (238, 366, 18), (264, 350, 12), (276, 372, 9)])
    f = c.at(400, 806, 1.12, wob=0.4, amb=0.24)
    clerk_head(f)
    visor(f)


def at_the_counter(c: Card) -> None:
    """Lamp, ticket, and the three arms that lie on the wood."""
    c.glow(612, 690, 330, "#ffc060", 0.26, 1.7)
    c.glow(600, 770, 260, "#ffe090", 0.3, 1.6, 0.2)
    c.shade(ell(300, 786, 120, 10), 0.4, 8)
    arm(c, [(338, 738, 46), (286, 768, 42), (226, 774, 32), (172, 768, 15)])
    table_lamp(c, 612, 772, 150, shade=BRASS)
    arm(c, [(462, 738, 46), (514, 768, 42), (576, 776, 30), (644, 772, 14)])
    t = c.at(164, 764, 1, -14, vol=3, wob=0.2, det=0.9)
    t.paint(rect(-40, -24, 30, 22, 3), CREAM, amb=0.5)
    t.flat(ell(-28, 0, 5), "#8c3c34", 1)
    t.line([(-14, -8), (20, -8)], 3, "#8c7c74", alpha=0.6)
    t.line([(-14, 6), (12, 6)], 3, "#8c7c74", alpha=0.6)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(590, 560, 200), key="#ffe0a0", fog="#1c5c60")
    deep(c)
    shelves(c)
    wares(c)
    sock_line(c)
    fish(c, 300, 470, 60, rot=-6)
    fish(c, 500, 390, 46, flip=True)
    clerk(c)
    counter(c)
    floor = c.paint(
        poly([(-20, 1006), (820, 1006), (820, 1220), (-20, 1220)]),
        ["#24444c", *SAND[1:]],
        vol=8,
        amb=0.3,
        gain=0.7,
    )
    c.marks(floor, 0.05, 300, 40, 3, jit=0.1, alpha=0.4)
    c.shade(rect(-10, 1000, 810, 1030), 0.6, 16)
    at_the_counter(c)
    c.line(curve((392, 880), (300, 900), (240, 1010), (110, 1080), (-20, 1090)), 11, "#3c4c44", 1, ends=0.9)
    diver_behind(c, 400, 1130, 268)
    for x, y, r in (
        (452, 842, 8),
        (466, 816, 11),
        (458, 780, 7),
        (476, 752, 13),
        (350, 300, 6),
        (362, 270, 9),
    ):
        c.paint(ell(x, y, r), ["#3c8c8c", "#9cdccc", "#f0fff0"], vol=5, alpha=0.5, wob=0.3, edge=0.5)
