"""The Dance on the Ceiling.

Two old ladies in love dance so lightly that they have floated right up to the ceiling, cheek to cheek, feet
kicking. The little granddaughter tips back her head to see. A boy sticks out his tongue and covers one eye:
kissing! The tall cousin lies across two chairs and waits for it to be over.
"""

from studio.papercut.bits import heart, stamp, string
from studio.papercut.elements.people import Person, person_head
from studio.papercut.elements.props import lantern
from studio.papercut.elements.puppets import Pose, person, posed
from studio.papercut.elements.stage import backdrop
from studio.papercut.elements.things import limb
from studio.papercut.families import SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import diamond, dot, flower, painted, printed, stripes, tone, wood
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 57, "slug": "dance-on-the-ceiling", "seed": 571,
    "attitudes": ("bored", "joyful", "disgusted", "in-love", "amazed"),
}  # fmt: skip
LAMP = Lamp(angle=-100, key="#ffe4b8", sky="#dfc8e0", soft=0.44, bloom=1.4)
ROSA = Person(
    SKINS[1],
    "bun",
    "#e4ded6",
    "old",
    top=printed("#e2412f", flower, "#ffe0a8", pitch=40, size=0.5),
    dress=True,
    shoes=tone("#3a2a3a"),
)
INES = Person(
    SKINS[5],
    "curls",
    "#b8b4b4",
    "old",
    top=stripes("#1fa3a3", "#8fd4d0", pitch=30),
    dress=True,
    shoes=tone("#f5a623"),
    glasses="#5a2a3a",
)
GIRL = Person(SKINS[3], "plaits", "#2a2028", top=tone("#f5a623"), dress=True)
BOY = Person(
    SKINS[4],
    "crop",
    "#2a2028",
    top=printed("#fff3d9", dot, "#1fa3a3", pitch=26, size=0.45),
    legs=tone("#5a4632"),
)
COUSIN = Person(SKINS[2], "locks", "#4a2f28", "adult", top=tone("#7a5a86"), legs=tone("#3a5a6a"))


def parlour(c: Page) -> None:
    """Seen from below: the ceiling is as wide as the floor."""
    backdrop(c, printed(painted("#d9825c", "#e08e66", force=0.4), diamond, "#e39a74", pitch=84, size=0.4), 0)
    c.lay(poly([(-20, -20), (820, -20), (700, 196), (100, 196)]), painted("#fff0cf", "#f9e4ba", force=0.4), 3)
    c.lay(rect(100, 182, 700, 206), "#c8623a", 2, 0)
    c.lay(ell(400, 84, 92, 30), painted("#f3d9a4", "#f9e4ba", force=0.4), 3)
    c.lay(poly([(-20, 1000), (820, 980), (820, 1240), (-20, 1240)]), wood("#b5703c", "#94562c"), 4, angle=0)
    string(c, [(-20, 190), (200, 268), (400, 250), (620, 280), (820, 200)], "#6a3a2c", 4, 3)
    for x, y, col in ((70, 262, "#e2412f"), (700, 300, "#f5a623"), (750, 600, "#e2412f")):
        lantern(c, x, y, 44, tone(col), 0.24, 150)


def dancers(c: Page) -> None:
    """Two old ladies, quite off the floor, one card of red and green."""
    person(
        c,
        366,
        652,
        1.22,
        ROSA,
        "joyful",
        turn=0.5,
        rot=-7,
        head_feel="in-love",
        pose=Pose((-156, -24), (70, 74), "stride", 5, 12, -4),
    )
    person(
        c,
        500,
        648,
        1.22,
        INES,
        "joyful",
        turn=-0.5,
        rot=8,
        head_feel="laughing",
        pose=Pose((-66, 86), (150, -64), "stride", 5, 10, -4),
    )
    for x, y, r in ((190, 232, 20), (690, 200, 24), (432, 166, 18), (700, 452, 15), (120, 470, 17)):
        c.lay(heart(x, y, r), "#e0364a", 7, 1)


def cousin(c: Page) -> None:
    """A wet cloth over two chairs."""
    for x in (500, 720):
        for dx in (-50, 50):
            c.lay(taper((x + dx, 1040, 18), (x + dx, 1150, 14)), wood("#6a3a2c", "#4a2820"), 4)
        c.lay(rect(x - 70, 1020, x + 70, 1048, 8), wood("#6a3a2c", "#4a2820"), 5)
    limb(c, [(690, 1010, 46), (770, 1004, 40), (840, 1060, 34)], COUSIN.legs, 5)
    c.lay(blob((500, 1030), (520, 960), (620, 950), (720, 970), (720, 1034)), COUSIN.top, 7)
    limb(c, [(540, 1000, 38), (500, 1070, 34), (470, 1126, 28)], COUSIN.top, 5)
    c.lay(ell(468, 1134, 20), tone(COUSIN.skin), 4)
    string(c, [(468, 1140), (470, 1180)], "#fff3d9", 3, 4)
    c.lay(ell(470, 1184, 17), "#e2412f", 5)
    with c.at(486, 966, 0.98, -72):
        person_head(c, COUSIN, "bored", -0.2, look=(0.6, -0.2))


def scene(c: Page) -> None:
    """Lay the card."""
    parlour(c)
    cousin(c)
    dancers(c)
    person(
        c,
        330,
        1184,
        0.98,
        GIRL,
        "amazed",
        turn=0.2,
        look=(0.1, -1),
        pose=posed("amazed", left="down", right="down", tilt=-16),
    )
    person(c, 128, 1170, 1.06, BOY, "disgusted", turn=0.4, pose=Pose("eyes", "hip", "stand", -10, -8, 0))
    stamp(c, 40, 1060, -8)
