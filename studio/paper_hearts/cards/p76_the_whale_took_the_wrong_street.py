"""The Whale Took the Wrong Street.

The whale has taken the wrong street, and now it is stuck in the canal with a bridge on its forehead and does
not know which way to look. A boy rows up to it in a tiny boat, lantern high, and strokes its cheek with his
metal hand: this way, whale. At the window two children forget to shut their mouths. At the other window an
old man has nobody to tell.
"""

from studio.papercut.bits import stamp, string
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person, person_head
from studio.papercut.elements.props import lantern
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, sea, star_on_string, window
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import NIGHT
from studio.papercut.page import Page
from studio.papercut.papers import brick, painted, printed, spattered, stripes, tone, wood
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 76,
    "slug": "the-whale-took-the-wrong-street",
    "seed": 761,
    "attitudes": ("brave", "amazed", "afraid", "lost", "lonely"),
}
LAMP = NIGHT
BOY = Person(SKINS[3], "short", HAIRS[0], top=tone("#f27059"), legs=tone("#0d4a5c"))
SIS = Person(SKINS[2], "fringe", HAIRS[0], top=tone("#e8b84a"))
BRO = Person(SKINS[3], "crop", HAIRS[0], top=tone("#58b4b4"))
OLD_MAN = Person(SKINS[1], "bald", HAIRS[6], "old", beard="moustache", top=tone("#8f93b8"))
BLUE = "#4f86a8"


def town(c: Page) -> None:
    """A street of water, and much too little of it."""
    backdrop(c, spattered(painted("#2f5a86", "#38658f", "#284f78", force=0.5), "#ffe9a8", 44), 2)
    for x, y in ((300, 90), (420, 60), (500, 140)):
        star_on_string(c, x, y, 17)
    walls = (
        (-60, 210, 60, "#e8a04a"),
        (610, 870, 40, "#c8624a"),
        (-60, 120, 330, "#3f8a86"),
        (690, 870, 300, "#e8c06a"),
    )
    for x0, x1, top, sheet in walls:
        c.lay(rect(x0, top, x1, 1100), printed(tone(sheet), brick, sheet, pitch=60, size=0.9), 7, angle=0)
        c.lay(poly([(x0 - 20, top + 10), (x0 + 40, top - 60), (x1 - 40, top - 60), (x1 + 24, top + 10)]), stripes("#a8482e", "#8f3c26",
              pitch=26), 6, angle=90)  # fmt: skip
    for x, y in ((60, 470), (744, 420)):
        c.lay(rect(x - 34, y - 46, x + 34, y + 46), tone("#5a3428"), 3)
        c.lay(rect(x - 26, y - 38, x + 26, y + 38), "#ffd98a", 0.5, 0, glow=0.4)
    for x, y in ((180, 300), (640, 330)):
        lantern(c, x, y, 34, "#e8452f", 0.4, y - 90)


def gapers(c: Page) -> None:
    """It is past their bedtime and they will never be told so again."""

    def view() -> None:
        c.lay(rect(-200, -200, 200, 200), "#ffd98a", 0.4, 0, glow=0.25)

    window(c, 690, 210, 190, 190, view, frame=tone("#5a3428"), pane="#ffd98a", bars=False, glow=0.2)
    with c.at(646, 216, 0.86, -8):
        person_head(c, SIS, "amazed", -0.3, (-0.4, 0.6))
    with c.at(744, 236, 0.86, 8):
        person_head(c, BRO, "amazed", -0.3, (-0.5, 0.6))
    c.lay(rect(578, 300, 810, 330), tone("#7a4630"), 8)


def whale(c: Page) -> None:
    """Second left after the reef, they said."""
    skin = tone(BLUE)
    c.lay(blob((330, 300), (260, 210), (180, 190), (240, 250), (320, 330), (400, 330), (470, 240), (540, 190), (470, 180), (410, 220),
               (372, 300)), skin, 5)  # fmt: skip
    for x, y, rot, sheet in ((240, 420, 40, "#f27059"), (560, 400, -30, "#e8b84a")):
        with c.at(x, y, 1, rot):
            c.lay(poly([(-26, -20), (26, -20), (18, 30), (-18, 30)]), tone("#c8623a"), 6)
            c.lay(ell(0, -40, 24, 20), tone(sheet), 4, tear=3)
    c.lay(blob((330, 330), (400, 320), (450, 420), (600, 560), (640, 760), (610, 960), (400, 1010), (170, 960), (140, 760), (190, 560)), skin,
          10, 1.3)  # fmt: skip
    belly = blob(
        (150, 850), (270, 880), (400, 890), (530, 880), (630, 850), (600, 970), (400, 1010), (180, 970)
    )
    c.lay(belly, stripes(tone("#d8e4e8"), "#b4ccd8", pitch=30), 2, angle=90)
    with c.at(394, 690, 2.3):
        face(c, "lost", tone("#457a9c"), gap=56, size=0.86, my=62)
    with c.at(394, 540, 1, -5):  # the bridge it wears
        c.lay(
            blob((-230, 40), (-190, -30), (0, -80), (190, -30), (230, 40), (150, 30), (0, -14), (-150, 30)),
            wood("#a86a4a", "#8a5238"),
            9,
        )
        for i in range(-3, 4):
            c.lay(rect(i * 54 - 5, -104 + abs(i) * 17, i * 54 + 5, -30 + abs(i) * 17), tone("#c8845a"), 4, 0)
        c.lay(taper((-200, -56, 12), (0, -120, 14), (200, -56, 12)), tone("#c8845a"), 4)


def canal(c: Page) -> None:
    """It runs over at both sides."""
    sea(
        c,
        930,
        [painted("#127c86", "#1f8a92", force=0.5), painted("#0f6a76", "#1a7883", force=0.5)],
        rows=2,
        step=70,
        crest=18,
    )


def pilot(c: Page) -> None:
    """This way. Mind the laundry."""

    def light() -> None:
        string(c, [(0, 0), (0, 34)], "#e8b84a", 4, 4)
        c.lay(ell(0, 76, 80), "#ffe9a8", 0.4, 0, tissue=0.4)
        lantern(c, 0, 76, 34, "#ffd45e", 0.6)

    who = person(c, 300, 1150, 1.12, BOY, "brave", turn=0.2, look=(0.2, -0.6), left_holds=light,
                 pose=Pose((-92, -60), (84, -84), "none", 4, -6, 8))  # fmt: skip
    x, y = who.right
    c.lay(ell(x, y, 20, 24), tone("#c9d0d4"), 4)
    for i in (-1, 0, 1):
        c.lay(taper((x + i * 12, y - 10, 10), (x + i * 15, y - 40, 8)), tone("#c9d0d4"), 3, 0.2)
    c.lay(taper((x - 12, y + 30, 30), (x - 6, y + 8, 26)), tone("#8a8f98"), 3)
    c.lay(
        blob((120, 1080, "c"), (220, 1116), (390, 1116), (490, 1076, "c"), (440, 1180), (170, 1184)),
        wood("#a8583c", "#8a4630"),
        9,
        angle=0,
    )
    c.lay(taper((400, 1070, 12), (560, 1170, 12)), tone("#c8845a"), 6)
    sea(c, 1150, [painted("#0d4a5c", "#125668", force=0.5)], rows=1, crest=20)


def alone(c: Page) -> None:
    """Nobody to call to the window."""
    c.lay(rect(-14, 556, 128, 752), tone("#5a3428"), 3, 0.4)
    pane = c.lay(rect(-2, 568, 116, 740), "#ffd98a", 0.3, 0, z=5, glow=0.2)
    with c.inside(pane):
        c.lay(blob((0, 760), (6, 716), (57, 702), (108, 716), (114, 760)), tone("#8f93b8"), 3)
        with c.at(58, 652, 0.74, -6):
            person_head(c, OLD_MAN, "lonely", -0.2, (-0.4, 0.8))
    c.lay(rect(-20, 746, 138, 766), tone("#7a4630"), 6, 0.3)


def scene(c: Page) -> None:
    """Lay the card."""
    town(c)
    alone(c)
    whale(c)
    gapers(c)
    canal(c)
    pilot(c)
    stamp(c, 740, 760, -8)
