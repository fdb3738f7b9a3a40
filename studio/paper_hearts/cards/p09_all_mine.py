"""All Mine!

A baby dragon has put both arms round all the ice cream of the fair and will not share. But it is so hot that
the mountain melts away in striped rivers. A boy holds out his empty cone and cries. Round the corner a beaver
in a bib grins and drinks one river dry through a very long straw. A baby waits with two spoons. And up there
the sun feels a little guilty.
"""

import math

from studio.papercut.bits import stamp, string
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import cone, spoon
from studio.papercut.elements.puppets import TINY, Pose, hand, person, upright
from studio.papercut.elements.stage import backdrop, bunting, land
from studio.papercut.elements.things import sun_being
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import dot, gingham, painted, printed, scale, stripes, tone
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 9,
    "slug": "all-mine",
    "seed": 95,
    "attitudes": ("sad", "selfish", "mischievous", "hungry", "guilty"),
}
LAMP = Lamp(angle=-116, key="#fff2d4", sky="#d8ecf0", soft=0.42)
BOY = Person(SKINS[5], "curls", HAIRS[0], top=stripes("#fff3d9", "#1fa3a3", pitch=26), legs=tone("#2f6a8a"))
SMALL = Person(SKINS[2], "wisps", HAIRS[4], "baby", top=gingham("#fffaf0", "#1fa3a3", 24))
ICE = (("#f7b2bc", "#fbc6cc"), ("#fff3d9", "#fff9ea"), ("#a86a48", "#b87a56"), ("#bfe0a0", "#cfeab4"),
       ("#f7c860", "#fbd880"))  # fmt: skip
SKIN = HEADS["dragon"].skin


def fair(c: Page) -> None:
    """A fairground at the hottest hour: a wheel, a tent, a sun that means it."""
    backdrop(c, painted("#7cc8c4", "#8fd2cc", "#6cbcba", force=0.5), 5)
    sun_being(c, 668, 142, 96, "guilty", rays=16, look=(-0.5, -0.9))
    with c.at(150, 352):
        for i in range(8):
            a = i * math.pi / 4 + 0.2
            string(c, [(0, 0), (math.cos(a) * 150, math.sin(a) * 150)], "#e8f4ea", 5, 2)
            c.lay(ell(math.cos(a) * 154, math.sin(a) * 154, 24), tone(("#e2412f", "#f5a623")[i % 2]), 4)
        c.lay(ell(0, 0, 20), "#fff3d9", 3)
        c.lay(poly([(-12, 0), (12, 0), (64, 300), (34, 300)]), "#e8f4ea", 3)
        c.lay(poly([(-12, 0), (12, 0), (-34, 300), (-64, 300)]), "#e8f4ea", 3)
    c.lay(poly([(560, 720), (590, 470), (700, 360), (830, 460), (850, 720)]), stripes("#fff3d9", "#e2412f",
          pitch=74), 5, angle=86)  # fmt: skip
    land(c, 660, painted("#f1c27a", "#f5cd8c", force=0.5), swell=12, wave=190, tear=8)
    bunting(c, [(-20, 46), (250, 112), (520, 60), (560, 30)],
            ("#e2412f", "#fff3d9", "#f5a623", gingham("#fff3d9", "#e2412f", 24)), 8, 0.9)  # fmt: skip


def dragon_behind(c: Page) -> None:
    """Wings, back and tail of the owner of everything."""
    green = printed(tone(SKIN), scale, "#4f9a68", pitch=40, size=0.8)
    for q in (-1, 1):
        c.lay(
            blob(
                (400 + q * 90, 560, "c"),
                (400 + q * 210, 340, "c"),
                (400 + q * 262, 440),
                (400 + q * 330, 470, "c"),
                (400 + q * 300, 560),
                (400 + q * 330, 640, "c"),
                (400 + q * 180, 640),
            ),
            tone("#f0b84a"),
            5,
            1.4,
        )
    c.lay(blob((190, 900), (210, 560), (330, 450), (480, 450), (600, 560), (630, 900)), green, 7)
    c.lay(taper((610, 880, 110), (720, 940, 84), (800, 880, 40), (770, 800, 10)), green, 5)
    c.lay(poly([(748, 820), (800, 770), (806, 850)]), tone("#f0b84a"), 4)


def mountain(c: Page) -> None:
    """All the ice cream of the fair, and where it is going."""
    rivers = (
        (170, 900, -50, 1010),
        (300, 960, 210, 1240),
        (430, 980, 440, 1240),
        (560, 940, 640, 1240),
        (640, 880, 860, 1060),
    )
    for i, (x0, y0, x1, y1) in enumerate(rivers):
        a, b = ICE[i % 5]
        mid = ((x0 + x1) / 2 + 26 * (-1) ** i, (y0 + y1) / 2)
        c.lay(
            taper((x0, y0 - 60, 90), (*mid, 66), (x1, y1, 104)),
            stripes(tone(a), b, pitch=22),
            2,
            0.8,
            angle=80,
        )
    piled = (
        ((130, 900, 3), (266, 926, 0), (400, 940, 4), (536, 926, 1), (670, 900, 2)),
        ((190, 790, 1), (330, 806, 2), (472, 806, 3), (610, 790, 0)),
        ((262, 670, 4), (402, 684, 0), (540, 670, 1)),
        ((330, 570, 1), (474, 570, 3)),
    )
    for row in piled:
        for x, y, i in row:
            scoop(c, x, y, 92, *ICE[i])
    for x, y in ((200, 700), (604, 704), (140, 806)):
        c.lay(ell(x, y, 20), tone("#e2412f"), 6)
        string(c, [(x, y - 16), (x + 8, y - 40), (x + 24, y - 52)], "#6a9a3a", 4, 4)
    for x, y, rot in (
        (330, 650, 30),
        (520, 650, -20),
        (300, 780, -50),
        (500, 770, 40),
        (400, 900, 80),
        (230, 900, 10),
        (560, 890, 60),
    ):
        with c.at(x, y, 1, rot):
            c.lay(rect(-16, -5, 16, 5, 4), ("#e2412f", "#1fa3a3", "#f5a623")[int(x) % 3], 2, 0)


def scoop(c: Page, x: float, y: float, r: float, a: str, b: str) -> None:
    """A ball with its frill."""
    sheet = painted(a, b, force=0.6)
    for dx, dy, q in (
        (-0.86, 0.5, 0.26),
        (-0.46, 0.76, 0.32),
        (0.02, 0.88, 0.3),
        (0.48, 0.78, 0.34),
        (0.88, 0.5, 0.24),
    ):
        c.lay(ell(x + dx * r, y + dy * r, q * r, q * r * 1.1), sheet, 4, 0.6)
    c.lay(ell(x, y, r, r * 0.95), sheet, 6, 1.2)


def dragon_front(c: Page) -> None:
    """The chin on top, both arms right round it."""
    green = tone(SKIN)
    for q in (-1, 1):
        c.lay(
            taper(
                (400 + q * 190, 556, 84),
                (400 + q * 296, 640, 84),
                (400 + q * 236, 732, 68),
                (400 + q * 150, 744, 54),
            ),
            green,
            10,
            0.6,
        )
        hand(c, 400 + q * 130, 744, 42, tone("#bfe08a"), -q * 84, "open")
    with c.at(402, 420, 1.84, -3):
        head(c, "dragon", "selfish", 0.1, (-0.75, 0.62))


def boy(c: Page) -> None:
    """His cone was to have been pistachio."""
    c.lay(ell(168, 1146, 118, 16), "#c98f4c", 0, 0, tissue=0.5)
    person(
        c,
        164,
        1142,
        1.2,
        BOY,
        "sad",
        turn=0.5,
        look=(0.75, 0.35),
        pose=Pose("hang", (96, 44), "slump", 4, 10, -10),
        right_holds=lambda: cone(c, 6, 34, 1.3, 10),
    )


def beaver(c: Page) -> None:
    """Nobody has looked behind the mountain."""
    who = upright(
        c,
        664,
        1150,
        1.12,
        "beaver",
        "mischievous",
        turn=-0.5,
        frame=TINY,
        look=(-0.8, 0.3),
        pose=Pose((-44, -20), "belly", "tiptoe", 8, 8, 0),
    )
    x, y = who.head
    string(c, [(x - 20, y + 46), (x - 116, y + 6), (x - 150, y + 120), (492, 1120)], "#e2412f", 15, 6)
    c.lay(
        blob((x - 60, y + 90), (x + 56, y + 96), (x + 40, y + 176), (x - 12, y + 200), (x - 52, y + 172)),
        printed("#fff3d9", dot, "#e2412f", pitch=26, size=0.4),
        4,
    )


def toddler(c: Page) -> None:
    """One lick. It would take only one."""
    person(c, 404, 1186, 0.94, SMALL, "hungry", turn=0.1, look=(0, -0.9), left_holds=lambda: spoon(c, 0, 0, 100, -14),
           right_holds=lambda: spoon(c, 0, 0, 100, 14), pose=Pose((-78, 0), (78, 0), "sit", 0, 0, 0))  # fmt: skip


def scene(c: Page) -> None:
    """Lay the card."""
    fair(c)
    dragon_behind(c)
    mountain(c)
    dragon_front(c)
    boy(c)
    beaver(c)
    toddler(c)
    stamp(c, 52, 700, 9)
