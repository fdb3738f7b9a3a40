"""Grandma Hangs Out the Clouds.

High up in the mountains Grandma hangs out the clouds, quite at ease. The smallest one has leaked, and looks
as if it had not. The llama below is wet through and pulls a long face. On the topmost cloud lies a boy, his
crutch pegged beside him, cheek in hand, and thinks of nothing at all.
"""

from studio.papercut.bits import drop, stamp, string
from studio.papercut.elements.beasts import beast
from studio.papercut.elements.people import Person, person_head
from studio.papercut.elements.puppets import Pose, hand, person
from studio.papercut.elements.stage import backdrop, cloud, land, mountain
from studio.papercut.elements.things import arm, cloud_being
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import diamond, painted, printed, stripes, tone
from studio.shapes import blob, ell, rect, taper

META = {
    "number": 21,
    "slug": "grandma-hangs-out-the-clouds",
    "seed": 211,
    "attitudes": ("calm", "guilty", "dreamy", "sulky"),
}
LAMP = DAY
GRANDMA = Person(SKINS[4], "plaits", "#d8d4d0", "old", top=printed("#d1547a", diamond, "#f5c64a", pitch=46, size=0.5),
                 dress=True, sleeves=tone("#f0e2d0"), shoes=tone("#7a4630"), hat="straw", hat_paper=tone("#8a5a44"))  # fmt: skip
BOY = Person(SKINS[3], "crop", HAIRS[0], top=stripes("#f28a5a", "#fbe98d", pitch=24), legs=tone("#5a7ab0"))
WHITE = tone("#fbf7f2", 0.3, 0.04)


def andes(c: Page) -> None:
    """Air so clear that one could cut it."""
    backdrop(c, painted("#9fd2ee", "#aedaf2", "#90c8e8", force=0.5), 4)
    mountain(c, 150, 900, 520, 420, painted("#c9b8ea", "#bba8e0", force=0.5))
    mountain(c, 640, 920, 620, 520, painted("#b8a4dc", "#c4b2e4", force=0.5))
    land(c, 820, stripes(painted("#f0b48a", "#f4c09a", force=0.4), "#e6a276", pitch=36, share=0.3), swell=22, phase=1,
         tear=8)  # fmt: skip
    land(c, 980, painted("#8fb868", "#9cc274", "#82ac5e", force=0.5), swell=16, wave=220, phase=3, tear=9)


def peg(c: Page, x: float, y: float) -> None:
    """A clothes peg on the line."""
    c.lay(rect(x - 9, y - 22, x + 9, y + 34, 4), tone("#d8a064"), 9, 0.2)
    c.lay(rect(x - 11, y + 2, x + 11, y + 8), "#8a8f98", 1, 0)


def line(c: Page) -> None:
    """From one post to the other, over the valley."""
    c.lay(taper((46, 1020, 22), (40, 430, 18)), tone("#a8744a"), 6)
    string(c, [(40, 446), (240, 520), (430, 540), (620, 480), (830, 330)], "#f7efe0", 6, 8)
    cloud(c, 300, 604, 170, WHITE)
    for x, y in ((244, 520), (352, 534)):
        peg(c, x, y)


def dreamer(c: Page) -> None:
    """He is not looking for anything."""
    cloud(c, 570, 420, 420, tone("#f0ecf4", 0.3, 0.04), 9)
    c.lay(taper((640, 330, 60), (716, 360, 54), (730, 300, 42), (726, 240, 34)), BOY.legs, 6)
    c.lay(blob((704, 244), (708, 206), (740, 196), (758, 214), (748, 246)), tone("#c84a3a"), 3)
    c.lay(taper((640, 344, 58), (690, 362, 50)), BOY.legs, 4)
    c.lay(taper((520, 318, 84), (590, 318, 92), (660, 344, 76)), BOY.top, 7, angle=80)
    arm(c, [(516, 330), (470, 386), (430, 366)], 36, BOY.top, tone(BOY.skin))
    with c.at(480, 232, 1.06, -14):
        person_head(c, BOY, "dreamy", -0.3, (-0.35, -0.9))
    arm(c, [(540, 326), (560, 374), (540, 296)], 36, BOY.top, tone(BOY.skin), "fist")
    cloud(c, 590, 450, 380, WHITE, 6)
    for x, y in ((470, 528), (660, 458)):
        peg(c, x, y)
    string(c, [(752, 388), (750, 420)], "#f7efe0", 4, 6)
    c.lay(taper((750, 416, 13), (744, 640, 12)), tone("#c89a68"), 9)
    c.lay(rect(722, 408, 778, 424, 7), tone("#8a5a44"), 4)
    c.lay(rect(734, 500, 762, 512, 5), tone("#8a5a44"), 3)


def leak(c: Page) -> None:
    """It could not wait."""
    for x, y, r in (
        (470, 780, 13),
        (520, 800, 16),
        (560, 776, 12),
        (600, 806, 14),
        (500, 840, 11),
        (560, 846, 13),
    ):
        c.lay(drop(x, y, r), "#4f9cd0", 4, 0.3)
    cloud_being(c, 532, 660, 270, "guilty", colour="#dfe2f2", look=(-0.5, -0.9))
    for q in (-1, 1):
        with c.at(532 + q * 40, 730):
            hand(c, 0, 0, 20, tone("#eef0fa"), q * -150, "mitten")
    peg(c, 440, 566)
    peg(c, 620, 520)


def llama(c: Page) -> None:
    """Every hair of it is wet, and every hair is offended."""
    beast(
        c,
        500,
        1126,
        1.3,
        "llama",
        "pouting",
        pose="planted",
        turn=-0.5,
        look=(0.95, -0.5),
        flip=True,
        nod=4,
        tilt=-8,
    )
    for x, y, r in ((400, 1060, 10), (640, 1000, 11), (560, 1090, 9), (760, 900, 10), (650, 860, 9)):
        c.lay(drop(x, y, r), "#4f9cd0", 8, 0.3)
    c.lay(ell(520, 1138, 190, 20), "#6fb4dc", 0.3, 0, tissue=0.5)


def grandma(c: Page) -> None:
    """One peg between her lips would be too many words."""
    c.lay(
        blob((30, 1196), (40, 1110), (130, 1100), (146, 1196)),
        printed("#e8b878", diamond, "#c8925a", pitch=26),
        7,
    )
    for x, y in ((60, 1100), (106, 1092)):
        c.lay(ell(x, y, 34, 26), WHITE, 4, tear=6)
    person(
        c, 216, 1150, 1.3, GRANDMA, "calm", turn=0.2, pose=Pose((-124, -64), (128, -70), "stand", 2, -6, 4)
    )


def scene(c: Page) -> None:
    """Lay the card."""
    andes(c)
    line(c)
    dreamer(c)
    llama(c)
    leak(c)
    grandma(c)
    stamp(c, 742, 1150, 9)
