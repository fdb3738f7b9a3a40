"""Hamster Cheeks.

Where have all the toys gone? The hamster holds its cheeks, as big as balloons, and gives nothing back. Look
through them: there is the drum, the ball, the train and every single brick. The girl stamps and shouts: give
them back! The boy turns the toy box over, but nothing comes out. And the baby would like to know how they got
in there.
"""

from studio.papercut.bits import brad, stamp, string
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import Pose, hand, person
from studio.papercut.elements.stage import backdrop, bunting
from studio.papercut.elements.things import arm
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import Ground, dot, flower, gingham, kraft, painted, printed, spark, stripes, tone
from studio.shapes import blob, cut, ell, poly, rect

META = {
    "number": 26,
    "slug": "hamster-cheeks",
    "seed": 263,
    "attitudes": ("furious", "selfish", "disappointed", "curious"),
}
SMALL = Person(SKINS[6], "puffs", HAIRS[0], "baby", top=tone("#a8c8e8"))
LAMP = Lamp(angle=-120, key="#fff4de", sky="#d8e8e8", soft=0.44)
GIRL = Person(
    SKINS[0], "puffs", HAIRS[3], top=printed("#d84a3f", dot, "#fff0d8", pitch=30, size=0.4), dress=True
)
BOY = Person(SKINS[4], "short", HAIRS[0], top=stripes("#fffaf0", "#3f8a6a", pitch=26), legs=tone("#5a6a9a"))
FUR = HEADS["hamster"].skin


def nursery(c: Page) -> None:
    """Morning, mint, and not a toy in sight."""
    backdrop(
        c,
        printed(painted("#a9d8c0", "#b5dfc9", "#9dd0b6", force=0.4), spark, "#c4e8d6", pitch=90, size=0.4),
        0,
    )
    bunting(
        c,
        [(-20, 40), (220, 110), (560, 90), (820, 20)],
        ("#f9e08a", "#fffaf0", "#d84a3f", gingham("#fffaf0", "#d84a3f", 24)),
        8,
        0.9,
    )
    c.lay(rect(-20, 940, 820, 1240), painted("#e0b878", "#e8c488", "#d8ac6a", force=0.5), 4)
    c.lay(
        ell(400, 1080, 380, 110),
        printed(painted("#f4c8b8", "#f8d4c6"), flower, "#e8927a", pitch=60, size=0.5),
        2,
    )


def brick(c: Page, x: float, y: float, r: float, rot: float, sheet: Ground) -> None:
    """A wooden brick, blank."""
    with c.at(x, y, 1, rot):
        c.lay(rect(-r, -r, r, r, 6), sheet, 4)
        c.lay(rect(-r * 0.6, -r * 0.6, r * 0.6, r * 0.6, 4), "#fdf6e6", 0.5, 0, tissue=0.5)


def drum_and_ball(c: Page) -> None:
    """The left cheek."""
    with c.at(176, 540, 1.0, -12):
        c.lay(rect(-70, -50, 70, 50, 8), tone("#d84a3f"), 5)
        for x in (-50, -16, 18, 52):
            string(c, [(x - 16, -46), (x, 46), (x + 16, -46)], "#f9e08a", 5, 2)
        c.lay(ell(0, -50, 70, 18), "#fdf6e6", 4)
    c.lay(ell(236, 640, 44), stripes("#3f8fb0", "#f9e08a", pitch=26), 5)
    brick(c, 122, 640, 30, 16, tone("#5a9a5a"))
    brick(c, 176, 430, 27, -20, tone("#e8a03c"))
    brick(c, 250, 456, 25, 12, tone("#8a6ab0"))


def train(c: Page) -> None:
    """The right cheek."""
    with c.at(620, 560, 1.0, 10):
        c.lay(rect(-90, -30, 50, 30, 10), tone("#3f8fb0"), 5)
        c.lay(rect(10, -84, 80, 30, 8), tone("#d84a3f"), 5)
        c.lay(rect(26, -66, 64, -26, 4), "#fdf6e6", 1, 0)
        c.lay(rect(-72, -70, -46, -26, 4), tone("#e8a03c"), 4)
        for x in (-62, -10, 50):
            c.lay(ell(x, 38, 25), tone("#4a4048"), 4)
            brad(c, x, 38, 7)
    brick(c, 560, 440, 28, 18, tone("#5a9a5a"))
    brick(c, 640, 424, 26, -14, tone("#f9c84a"))
    brick(c, 690, 650, 27, 30, tone("#d84a3f"))
    c.lay(ell(572, 650, 34), printed("#e8789a", dot, "#fff4f0", pitch=22, size=0.4), 5)


def hamster(c: Page) -> None:
    """It is only looking after them."""
    fur = tone(FUR)
    c.lay(ell(400, 1010, 230, 28), "#b8884c", 0, 0, tissue=0.5)
    c.lay(
        blob(
            (210, 1000), (196, 760), (250, 560), (400, 500), (550, 560), (604, 760), (590, 1000), (400, 1030)
        ),
        fur,
        7,
    )
    c.lay(ell(400, 860, 132, 132), tone("#f8dcb4"), 2)
    for q in (-1, 1):
        c.lay(ell(400 + q * 90, 1014, 66, 26), tone("#e8788a"), 4)
    with c.at(400, 400, 2.3):
        head(c, "hamster", "selfish", 0.0, (-0.7, 0.7))
    for q, x in ((-1, 182), (1, 618)):
        c.lay(ell(x, 552, 178, 186), "#fbe8cc", 6, 1.2)
        (drum_and_ball if q < 0 else train)(c)
        c.lay(ell(x, 552, 178, 186), "#f4b878", 2, 1.0, tissue=0.34)
        c.lay(cut(ell(x, 552, 178, 186), ell(x, 552, 162, 170)), fur, 2, 0.6)
        c.lay(ell(x - 60, 460, 40, 22, -30), "#fffaf0", 1, 0, tissue=0.5)
        arm(c, [(400 + q * 150, 800), (400 + q * 306, 772), (x + q * 60, 716)], 62, fur, kind="none", lift=8)
        hand(c, x + q * 52, 704, 38, tone("#f4a8a0"), -q * 20, "open")


def owners(c: Page) -> None:
    """They had only gone to wash their hands."""
    person(
        c,
        136,
        1176,
        1.14,
        GIRL,
        "roaring",
        turn=0.5,
        look=(0.7, -0.8),
        pose=Pose("fist", "fist up", "tap", 8, -6, 4),
    )
    person(
        c,
        642,
        1178,
        1.12,
        BOY,
        "disappointed",
        turn=-0.5,
        look=(-0.6, 0.9),
        pose=Pose((-62, 74), (10, 84), "slump", 6, 10, -10),
    )
    with c.at(556, 1094, 1.0, 160):
        c.lay(poly([(-84, -56), (84, -56), (70, 60), (-70, 60)]), kraft("#b98a5a"), 9)
        c.lay(rect(-94, -70, 94, -44, 6), tone("#a8744a"), 4)
        c.lay(ell(0, -62, 80, 15), "#5a3a28", 1, 0)
        c.lay(ell(0, 10, 24), tone("#f9e08a"), 1, 0)
    hand(c, 614, 1090, 22, tone(BOY.skin), -60, "mitten")


def baby(c: Page) -> None:
    """How did the train get in there?"""
    person(
        c,
        392,
        1184,
        0.96,
        SMALL,
        "curious",
        turn=0.2,
        look=(0.1, -0.9),
        pose=Pose("down", "cheek", "sit", 4, -8, 0),
    )


def scene(c: Page) -> None:
    """Lay the card."""
    nursery(c)
    hamster(c)
    owners(c)
    baby(c)
    stamp(c, 56, 300, 9)
