"""The Hungry Wave.

A big wave has tied on a bib and taken a fork and a spoon: what a delicious sand castle! It licks its lips and
grins. The girl plants herself in front of it and roars: not one grain more! Her brother has dropped his arm
with the bucket and cries. He had made all the windows. The hill does not trust it one bit.
"""

from studio.papercut.bits import stamp
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import spoon
from studio.papercut.elements.puppets import Pose, hand, person
from studio.papercut.elements.stage import backdrop, cloud, disc, land
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import dot, gingham, marbled, painted, printed, spattered, stripes, tone
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 79,
    "slug": "the-hungry-wave",
    "seed": 791,
    "attitudes": ("hungry", "furious", "mischievous", "sad", "suspicious"),
}
LAMP = DAY
GIRL = Person(
    SKINS[5],
    "puffs",
    HAIRS[0],
    top=printed("#f5c64a", dot, "#e2412f", pitch=34, size=0.4),
    dress=True,
    shoes=tone("#96593a"),
)
BOY = Person(
    SKINS[4],
    "curls",
    HAIRS[1],
    top=tone("#f27059"),
    legs=stripes("#f7efe0", "#127c86", pitch=18),
    shoes=tone("#b57448"),
)
SAND = spattered(painted("#eed29a", "#f4dcac", "#e6c688", force=0.5), "#d0a86a", 22)


def beach(c: Page) -> None:
    """A bright afternoon; the hill like a sugar loaf."""
    backdrop(c, painted("#a4dce4", "#b4e4ea", "#94d2de", force=0.5), 3)
    disc(c, 110, 140, 70, "#f8c83c", rays=13)
    cloud(c, 330, 120, 170)
    c.lay(
        blob((-40, 520), (40, 420), (130, 280), (190, 290), (240, 420), (330, 520)),
        tone("#3f8a6a"),
        4,
        tear=6,
    )
    c.lay(rect(-20, 500, 820, 900), marbled("#127c86", "#2a97a0", "#58b4b4", size=130), 3, angle=80)
    land(c, 860, SAND, swell=16, wave=240, phase=2, tear=9)


def wave(c: Page) -> None:
    """Is there any more of that?"""
    body = painted("#127c86", "#2a97a0", "#0f6a76", force=0.6)
    c.lay(blob((330, 960, "c"), (400, 820), (400, 640), (330, 500), (230, 440, "c"), (320, 300), (500, 180), (680, 190), (810, 330), (860, 640),
               (860, 980, "c")), body, 10, 1.2, angle=70)  # fmt: skip
    for x, y, r in (
        (236, 440, 44),
        (280, 370, 50),
        (340, 300, 54),
        (420, 236, 58),
        (510, 190, 60),
        (610, 176, 60),
        (706, 210, 54),
    ):
        c.lay(ell(x, y, r, r * 0.84), "#f4fbfa", 5, tear=7)
    with c.at(580, 450, 1.9, -8):
        face(c, "mischievous", tone("#1f8a94"), gap=34, my=50, look=(-0.8, 0.5), turn=-0.3)
    c.lay(
        blob((500, 560), (560, 578), (560, 640), (510, 690), (440, 700), (430, 660), (480, 640), (496, 610)),
        tone("#ee7d78"),
        5,
        1,
    )
    c.lay(
        poly([(470, 690), (740, 650), (700, 860), (620, 900), (520, 850)]),
        gingham("#fffaf0", "#d84a3f", 40),
        7,
        1.4,
    )
    for x, y, kind in ((420, 800, 0), (776, 560, 1)):
        c.lay(ell(x, y, 54, 44), "#f4fbfa", 7, tear=7)
        if kind:
            c.lay(taper((x, y + 30, 14), (x, y - 70, 13)), tone("#c9d0d4"), 6)
            for i in (-1, 0, 1):
                c.lay(taper((x + i * 18, y - 70, 9), (x + i * 18, y - 130, 7)), tone("#c9d0d4"), 4)
            c.lay(rect(x - 26, y - 84, x + 26, y - 64, 6), tone("#c9d0d4"), 4)
            hand(c, x, y, 34, "#f4fbfa", 0, "fist")
        else:
            spoon(c, x, y, 190, -14, tone("#c9d0d4"))
            hand(c, x, y, 34, "#f4fbfa", 0, "fist")


def castle(c: Page) -> None:
    """Three towers. Two and a half."""
    wet = spattered(painted("#d8b47a", "#e0be88", force=0.5), "#b8925a", 20)
    for x, w, top in ((350, 110, 850), (466, 100, 790)):
        c.lay(poly([(x - w * 0.6, 1010), (x - w / 2, top), (x + w / 2, top), (x + w * 0.6, 1010)]), wet, 7)
        for i in (-1, 0, 1):
            c.lay(rect(x + i * w * 0.36 - 13, top - 26, x + i * w * 0.36 + 13, top + 6), wet, 3)
    c.lay(ell(350, 930, 17, 24), tone("#8a6a40"), 0.5, 0)
    c.lay(blob((270, 1010), (340, 960), (470, 950), (560, 1010)), wet, 6)


def girl(c: Page) -> None:
    """Not one grain more!"""
    person(
        c,
        176,
        1140,
        1.3,
        GIRL,
        "roaring",
        turn=0.5,
        look=(0.6, -0.6),
        pose=Pose("fist up", "fist up", "planted", 10, -6, 4),
    )


def boy(c: Page) -> None:
    """He had done the windows."""

    def bucket() -> None:
        with c.at(0, 34):
            c.lay(poly([(-34, -26), (34, -26), (26, 44), (-26, 44)]), tone("#e2412f"), 6)
            c.lay(ell(0, -26, 34, 9), tone("#b8342a"), 1, 0)

    c.lay(
        blob((440, 1170), (480, 1120), (530, 1096), (580, 1130), (616, 1172)),
        spattered("#d8b47a", "#b8925a", 18),
        6,
        tear=5,
    )
    person(
        c,
        650,
        1170,
        1.16,
        BOY,
        "wailing",
        turn=-0.3,
        right_holds=bucket,
        pose=Pose("eyes", "hang", "slump", 6, 12, -12),
    )


def hill(c: Page) -> None:
    """It has stood here a million years, and it has never trusted water."""
    with c.at(128, 440, 1.0):
        face(c, "suspicious", tone("#4f8f58"), gap=32, my=44, look=(0.95, 0.1), turn=0.2)


def scene(c: Page) -> None:
    """Lay the card."""
    beach(c)
    hill(c)
    wave(c)
    castle(c)
    girl(c)
    boy(c)
    stamp(c, 66, 1150, -8)
