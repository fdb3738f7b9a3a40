"""Pull the Thread.

Grandma has fallen asleep over her knitting, and the kitten has run off with the wool. First the shawl came
undone, then half the wall of the house, and now we can see the sky. A stork puts its head in to look. It sits
there in the tangle now and looks very guilty, while the black cat slinks off with a grin. On the wall hangs a
portrait of Grandfather Cat, so proud.
"""

import math

from studio.papercut.bits import stamp, string, strip
from studio.papercut.elements.beasts import beast
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import Pose, person, upright
from studio.papercut.elements.stage import backdrop, cloud
from studio.papercut.families import SKINS
from studio.papercut.lamp import GOLDEN
from studio.papercut.page import Page
from studio.papercut.papers import brick, combed, flower, painted, printed, tone, wood
from studio.shapes import blob, ell, rect, spiral, taper

META = {
    "number": 10,
    "slug": "pull-the-thread",
    "seed": 102,
    "attitudes": ("sleepy", "guilty", "mischievous", "curious", "proud"),
}
LAMP = GOLDEN
RED = "#d84a3f"
GRANDMA = Person(
    SKINS[0],
    "bun",
    "#d8d4d0",
    "old",
    top=printed("#8fc4ac", flower, "#fbf3e2", pitch=40, size=0.5),
    dress=True,
    glasses="#8a5a4a",
    shoes=tone("#7a4a3a"),
)
EDGE = (
    (360, -30),
    (384, 90),
    (340, 180),
    (392, 270),
    (356, 380),
    (420, 460),
    (470, 560),
    (560, 600),
    (620, 680),
    (720, 690),
    (830, 720),
)


def parlour(c: Page) -> None:
    """A wall knitted in butter yellow, and what is left of it."""
    backdrop(c, painted("#a9dcec", "#b8e4f0", "#9ad2e6", force=0.5), 3)
    cloud(c, 600, 120, 220)
    cloud(c, 730, 420, 170)
    c.lay(
        blob((440, 760), (540, 640), (700, 600), (840, 630), (840, 800), (440, 800)),
        painted("#8fc07a", "#9cca88"),
        4,
        tear=6,
    )
    wall = printed(painted("#f4d878", "#f7e08c", "#eed068", force=0.4), brick, "#e8c458", pitch=46, size=0.62)
    c.lay(
        blob((-40, -40, "c"), *((x, y) for x, y in EDGE), (840, 960, "c"), (-40, 960, "c")),
        wall,
        8,
        1.2,
        angle=0,
    )
    for i in range(34):
        t = i / 33 * (len(EDGE) - 1)
        j = min(int(t), len(EDGE) - 2)
        x, y = (EDGE[j][k] + (EDGE[j + 1][k] - EDGE[j][k]) * (t - j) for k in (0, 1))
        a = 0.4 + i * 0.9
        string(
            c,
            [(x - 10, y + 8), (x + 22 + 8 * math.sin(a), y - 12), (x + 30, y + 12), (x + 4, y + 22)],
            "#f2cf60",
            6,
            4,
        )
    c.lay(rect(-20, 900, 820, 1240), wood("#b98a5a", "#9a6c40"), 5, angle=0)
    c.lay(rect(64, 96, 284, 352, 10), tone("#a8643c"), 5)
    c.lay(rect(84, 116, 264, 332), painted("#cfe4d4", "#dcecdf"), 1)
    with c.at(174, 244, 0.9):
        head(c, "cat", "proud", 0.0)


def stork(c: Page) -> None:
    """One does not often see a house from this side."""
    c.lay(taper((860, 330, 120), (760, 400, 84), (650, 380, 62), (560, 340, 56)), tone("#fbf6ec"), 8)
    c.lay(blob((830, 250), (780, 300), (790, 420), (840, 440)), tone("#3a3840"), 6)
    with c.at(530, 318, 1.18, 6):
        head(c, "stork", "curious", -0.5, (-0.8, 0.8))
        c.lay(
            blob((-34, 8), (-8, 2), (6, 22), (-60, 84), (-118, 132, "c"), (-70, 58)), tone("#e0482c"), 4, 0.6
        )
        strip(c, [(-14, 22), (-64, 74), (-110, 124)], 4, "#a8301c", 0.4)


def grandma(c: Page) -> None:
    """Purl one, plain one, purl…"""
    chair = printed(painted("#d8635a", "#e07068", force=0.4), flower, "#f4b8a0", pitch=54, size=0.5)
    c.lay(blob((30, 1010), (10, 620), (70, 500), (220, 470), (350, 520), (390, 640), (380, 1010)), chair, 8)
    person(c, 196, 940, 1.3, GRANDMA, "sleepy", turn=0.3, pose=Pose((40, 96), (-6, 104), "bench", 4, 18, -10))
    for q in (0, 1):
        c.lay(rect(4 + q * 330, 780, 84 + q * 330, 1010, 30), chair, 9)
    for a, b in (((150, 860), (262, 770)), ((286, 860), (190, 766))):
        c.lay(taper((*a, 9), (*b, 7)), tone("#c9d0d4"), 9, 0)
        c.lay(ell(*b, 10), tone("#7a4a3a"), 4)
    c.lay(
        blob((146, 850), (290, 846), (300, 930), (262, 920), (230, 948), (196, 922), (160, 940)),
        combed(tone(RED), "#b83a32", 12),
        9,
        1.4,
    )


def tangle(c: Page) -> None:
    """All the wool there was, and some wall."""
    string(
        c,
        [(262, 936), (330, 1010), (260, 1080), (380, 1130), (470, 1080), (420, 1010), (520, 990)],
        RED,
        9,
        6,
    )
    string(c, [(420, 470), (450, 700), (400, 820), (470, 900), (540, 960)], "#f2cf60", 8, 5)


def big_cat(c: Page) -> None:
    """It was the little one. It was not to be the little one."""
    c.lay(ell(430, 1168, 130, 16), "#7a5430", 0, 0, tissue=0.5)
    upright(
        c,
        426,
        1160,
        1.26,
        "cat",
        "guilty",
        turn=-0.3,
        tail="long",
        look=(-0.6, -0.95),
        pose=Pose("behind", "behind", "sit", 4, 8, -12),
    )
    for x0, y0, k in ((360, 1060, 1), (372, 1100, -1)):
        string(c, [(x0, y0), (430, y0 + 26 * k), (496, y0 - 8), (520, y0 + 30)], RED, 9, 6)
    string(c, [(340, 1150), (420, 1176), (520, 1150), (560, 1170), (600, 1120)], "#f2cf60", 8, 6)


def kitten(c: Page) -> None:
    """Faster than the house."""
    beast(
        c,
        596,
        996,
        1.2,
        "cat",
        "mischievous",
        like=HEADS["black cat"],
        pose="run",
        turn=0.4,
        look=(-0.9, 0.1),
        flip=True,
        tilt=4,
    )
    string(c, [(560, 1120), (600, 1060), (640, 1090), (690, 1060), (676, 980)], RED, 9, 6)
    c.lay(ell(744, 1086, 56), tone(RED), 8)
    for r in (44, 30):
        line = spiral(744, 1086, r * 0.5, r, 1.0, r)
        strip(c, [(float(x), float(y)) for x, y in line[::8]], 5, "#b83a32", 0.5)


def scene(c: Page) -> None:
    """Lay the card."""
    parlour(c)
    stork(c)
    grandma(c)
    tangle(c)
    kitten(c)
    big_cat(c)
    stamp(c, 330, 400, 9)
