"""Nobody Gets Up.

The alarm clock has jumped on the bed and stamps its feet: look how late it is! But nobody gets up. Mother
yawns, and the boy, cheek in hand, is still sailing a little boat. Grandpa has rolled himself up in the whole
blanket and holds on to it with both hands. His! And the pig, squeezed in between, is cross.
"""

from studio.papercut.bits import stamp
from studio.papercut.elements.heads import head
from studio.papercut.elements.people import Person, person_head
from studio.papercut.elements.props import boat, cake, dream_cloud
from studio.papercut.elements.stage import backdrop, disc
from studio.papercut.elements.things import arm, clock
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import GOLDEN
from studio.papercut.page import Page
from studio.papercut.papers import gingham, painted, stripes, tone, wood
from studio.shapes import blob, ell, rect, taper

META = {
    "number": 70,
    "slug": "nobody-gets-up",
    "seed": 701,
    "attitudes": ("sleepy", "selfish", "furious", "dreamy", "sulky"),
}
LAMP = GOLDEN
MOTHER = Person(SKINS[1], "long", HAIRS[2], "adult", top=tone("#a9d8c0"))
BOY = Person(SKINS[3], "curls", HAIRS[1], top=stripes("#fdf6e6", "#3f86b8", pitch=24))
GRANDPA = Person(
    SKINS[2], "none", "#f2eee6", "old", hat="night", hat_paper=tone("#d84a3f"), beard="moustache"
)


def bed(c: Page) -> None:
    """One bed, seen from the ceiling."""
    backdrop(c, wood("#d8b07a", "#c89c66"), 90)
    c.lay(rect(20, 150, 780, 1240, 30), tone("#a8744a"), 6)
    c.lay(rect(44, 210, 756, 1240, 20), painted("#fdf4dc", "#fff8e8", force=0.4), 4, angle=2)
    c.lay(blob((10, 220), (30, 110), (400, 70), (770, 110), (790, 220)), wood("#b98a58", "#a07444"), 9)
    for x, rot, sheet in (
        (136, -5, "#fbf6ea"),
        (320, 3, "#f9e08a"),
        (492, -4, "#fbf6ea"),
        (668, 5, "#a9d8c0"),
    ):
        with c.at(x, 420, 1, rot):
            c.lay(rect(-100, -110, 100, 96, 34), tone(sheet), 6, 1.4)


def sleepers(c: Page) -> None:
    """Not even the pig."""
    rows = (
        ((136, 500), (120, 800), MOTHER.top, 120),
        ((318, 540), (330, 860), BOY.top, 104),
        ((490, 520), (470, 800), tone("#f0a0a0"), 140),
    )
    for a, b, sheet, w in rows:
        c.lay(
            taper((*a, w * 0.8), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, w), (*b, w * 0.86)), sheet, 7, angle=0
        )
    for x, y, q in ((88, 900, -1), (164, 920, 1), (296, 960, -1), (372, 950, 1)):
        c.lay(taper((x, y - 110, 50), (x + q * 8, y, 40)), tone("#f9e08a" if x < 200 else "#7a9ac8"), 5)
        c.lay(ell(x + q * 12, y + 22, 22, 30), tone(SKINS[1] if x < 200 else SKINS[3]), 3)
    for x in (440, 530):
        c.lay(taper((x, 800, 50), (x - 6, 880, 38)), tone("#e08a8a"), 5)
    arm(c, [(180, 560), (230, 640), (310, 650)], 40, MOTHER.top, tone(MOTHER.skin), "flat", lift=6)
    with c.at(140, 412, 1.06, -10):
        person_head(c, MOTHER, "sleepy", 0.1)
    with c.at(318, 440, 1.04, 8):
        person_head(c, BOY, "dreamy", 0.1, (0.2, -0.95))
    arm(c, [(366, 570), (420, 560), (392, 496)], 36, BOY.top, tone(BOY.skin), "fist", lift=6)
    with c.at(494, 428, 1.02, -8):
        head(c, "pig", "pouting", -0.1, (0.8, 0.2))


def roll(c: Page) -> None:
    """Warm. His. Good night."""
    quilt = gingham("#fffaf0", "#d84a3f", 46)
    c.lay(blob((566, 560), (620, 500), (730, 500), (786, 570), (800, 860), (770, 1100), (600, 1110), (566, 860)), quilt, 10,
          1.3)  # fmt: skip
    for y in (660, 780, 900, 1010):
        c.lay(taper((570, y, 8), (680, y + 34, 12), (792, y - 6, 8)), tone("#c43c34"), 1, 0)
    with c.at(672, 440, 1.12, 8):
        person_head(c, GRANDPA, "selfish", -0.2, (-0.8, 0.2))
    c.lay(blob((570, 560), (610, 520), (680, 540), (744, 516), (784, 560), (680, 600)), quilt, 5, 1.2)
    for x, q in ((626, -1), (726, 1)):
        c.lay(ell(x, 548, 26, 22, q * 20), tone(SKINS[2]), 6)
        for i in (-1, 0, 1):
            c.lay(taper((x + i * 13, 552, 13), (x + i * 13, 572, 11)), tone(SKINS[2]), 2)


def dreams(c: Page) -> None:
    """They are busy."""
    for x, y, to in ((150, 96, (150, 330)), (372, 120, (330, 350)), (590, 84, (500, 330))):
        dream_cloud(c, x, y, 190, to, "#fbfaf4")
    cake(c, 150, 134, 92)
    boat(c, 372, 148, 90, tone("#f7efe0"), tone("#3f86b8"))
    disc(c, 590, 84, 38, "#f2c75c")
    with c.at(590, 84):
        for x, y, r in ((-14, -8, 7), (12, 12, 9), (14, -14, 5)):
            c.lay(ell(x, y, r), "#c89a3c", 0.4, 0, tissue=0.6)


def alarm(c: Page) -> None:
    """Look at my face!"""
    for q in (-1, 1):
        arm(
            c,
            [(306 + q * 130, 1000), (306 + q * 200, 940), (306 + q * 176, 850)],
            36,
            tone("#5a5460"),
            tone("#3a343c"),
            "fist",
        )
    clock(c, 306, 1176, 1.32, "furious", look=(0, -0.6))
    for q in (-1, 1):
        for i in (1, 2):
            c.lay(taper((306 + q * (150 + i * 26), 890 - i * 8, 7), (306 + q * (170 + i * 28), 850 - i * 12, 5)), tone("#d8352c"),
                  4)  # fmt: skip


def scene(c: Page) -> None:
    """Lay the card."""
    bed(c)
    sleepers(c)
    roll(c)
    dreams(c)
    alarm(c)
    stamp(c, 84, 1160, -8)
