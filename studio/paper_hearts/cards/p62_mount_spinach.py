"""Mount Spinach.

On the boy's plate stands a mountain of spinach with cheese for snow, and a rope party of peas is climbing it.
The boy has crossed his arms and sticks out his tongue: never! His sister winks at us, finger on her lips, and
lets a spoonful slide under the table, where the dog has put on its bib. The cow has put her head in at the
window to see.
"""

from studio.papercut.bits import stamp, string, strip
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, window
from studio.papercut.elements.things import arm
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import dot, gingham, painted, printed, sponged, stripes, tone
from studio.shapes import blob, ell, rect, taper

META = {
    "number": 62,
    "slug": "mount-spinach",
    "seed": 622,
    "attitudes": ("disgusted", "hungry", "mischievous", "curious"),
}
LAMP = Lamp(angle=-126, key="#fff2d8", sky="#dbe8e4", soft=0.42)
BOY = Person(SKINS[2], "crop", HAIRS[0], top=stripes("#fffaf0", "#3f7fa8", pitch=26), legs=tone("#3a5a86"))
GIRL = Person(SKINS[2], "fringe", HAIRS[0], top=printed("#f0a03c", dot, "#fff0c8", pitch=30, size=0.4))
GREEN = sponged(painted("#3f7f3c", "#4c8e46", "#356e34", force=0.6), "#5fa050", 14, 0.3)


def kitchen(c: Page) -> None:
    """Noon, butter-yellow, a window with nothing in it but weather."""
    backdrop(c, painted("#f9e08a", "#fbe8a4", "#f5d878", force=0.4), 0)
    c.lay(
        rect(-20, 560, 820, 860),
        printed(painted("#a9d8c0", "#b5dfc9", force=0.4), dot, "#c4e8d6", pitch=50, size=0.3),
        2,
        angle=0,
    )

    def view() -> None:
        c.lay(rect(-140, -120, 140, 120), painted("#bfe4f0", "#d0ecf4"), 0.5)
        c.lay(ell(30, 110, 150, 80), tone("#8fc48a"), 3)

    window(c, 404, 160, 240, 190, view, frame="#fffaf0", curtain=gingham("#fffaf0", "#d84a3f", 28))


def mountain(c: Page) -> None:
    """Nobody has ever eaten it to the top."""
    c.lay(ell(400, 842, 300, 44), "#fdfaf2", 7)
    c.lay(ell(400, 836, 246, 30), "#e4eef2", 1)
    c.lay(blob((176, 838), (214, 700), (262, 640), (300, 520), (352, 440), (392, 352), (432, 350), (470, 450), (520, 520), (550, 640), (606, 720),
               (632, 838), (400, 856)), GREEN, 11, 1.4, tear=0)  # fmt: skip
    for pts in (
        ((250, 836), (280, 720), (330, 640), (352, 700), (330, 838)),
        ((470, 840), (478, 700), (520, 640), (560, 740), (576, 840)),
    ):
        c.lay(blob(*pts), sponged(painted("#2f6a34", "#3a783c"), "#4c8e46", 12, 0.3), 3, 1.2)
    c.lay(
        blob(
            (352, 446),
            (392, 344),
            (412, 334),
            (436, 346),
            (476, 456),
            (452, 442),
            (440, 486),
            (416, 448),
            (398, 500),
            (380, 446),
        ),
        "#fdf3d0",
        4,
        tear=5,
    )
    strip(c, [(412, 340), (410, 262)], 6, "#8a5a34", 4)
    c.lay(blob((412, 264), (472, 276), (448, 292), (470, 312), (412, 304)), tone("#d84a3f"), 5, 2)


def climbers(c: Page) -> None:
    """Peas, roped together; the last has looked down."""
    spots = ((452, 520, 22), (396, 588, 24), (458, 664, 25), (388, 740, 27))
    string(c, [(412, 400), *((x, y) for x, y, _ in spots)], "#fff3d9", 5, 4)
    for i, (x, y, r) in enumerate(spots):
        for q in (-1, 1):
            strip(c, [(x + q * r * 0.7, y), (x + q * r * 1.6, y - 12 + 6 * i)], 6, "#8fc04a", 4)
            strip(c, [(x + q * r * 0.4, y + r * 0.7), (x + q * r * 0.8, y + r * 1.5)], 6, "#8fc04a", 4)
        c.lay(ell(x, y, r), tone("#a8d05a"), 6)
        for q in (-1, 1):
            c.lay(ell(x + q * r * 0.34, y - r * 0.16, r * 0.13), "#2b3a20", 0.5, 0)
        c.lay(
            blob(
                (x - r, y - r * 0.3),
                (x - r * 0.6, y - r * 1.1),
                (x + r * 0.6, y - r * 1.1),
                (x + r, y - r * 0.3),
            ),
            tone(("#d84a3f", "#f0a03c")[i % 2]),
            3,
        )


def boy(c: Page) -> None:
    """He will sit here till he is grown up."""
    person(
        c,
        138,
        816,
        1.5,
        BOY,
        "disgusted",
        turn=-0.5,
        look=(0.8, 0.3),
        pose=Pose("folded", "folded", "none", -6, -8, -12),
    )


def girl(c: Page) -> None:
    """She looks at us: you have seen nothing."""
    person(
        c,
        664,
        836,
        1.5,
        GIRL,
        "conspiring",
        turn=0.1,
        look=(0, 0),
        pose=Pose("finger", "hang", "none", 5, 10, -2),
    )


def under(c: Page) -> None:
    """The table hides half of the world, and the dog has the other half."""
    c.lay(rect(-20, 900, 820, 1240), painted("#7a5a48", "#866452", force=0.4), 1)
    c.lay(rect(-20, 1130, 820, 1240), painted("#b98a5a", "#c49868", force=0.4), 3)
    for x in (60, 330):
        c.lay(taper((x, 900, 34), (x, 1160, 26)), tone("#9a6a42"), 5)


def dog(c: Page) -> None:
    """It has been a good dog for nine minutes."""
    fur = tone(HEADS["dog"].skin)
    c.lay(taper((420, 1140, 26), (340, 1110, 20), (330, 1050, 10)), fur, 4)
    c.lay(blob((430, 1176), (440, 1060), (520, 1010), (610, 1050), (640, 1176)), fur, 7)
    for x in (490, 570):
        c.lay(taper((x, 1100, 40), (x, 1164, 36)), fur, 4)
        c.lay(ell(x, 1172, 30, 15), tone("#f4e2c0"), 3)
    with c.at(520, 1000, 1.2, 12):
        head(c, "dog", "hungry", 0.5, (0.95, -0.7))
    c.lay(
        blob((446, 1080), (530, 1094), (600, 1070), (590, 1140), (530, 1164), (460, 1140)),
        gingham("#fffaf0", "#d84a3f", 22),
        4,
    )


def cloth(c: Page) -> None:
    """The red check, and over its edge the crime."""
    hem = [(830 - 860 * i / 12, 960 + (16 if i % 2 else -8)) for i in range(13)]
    c.lay(blob((-30, 842, "c"), (830, 842, "c"), *hem), gingham("#fffaf0", "#d84a3f", 48), 8, 1.2, angle=0)


def crime(c: Page) -> None:
    """A spoonful slides off."""
    arm(c, [(736, 740), (778, 870), (716, 950)], 46, GIRL.top, tone(GIRL.skin), "fist", lift=9)
    c.lay(taper((716, 952, 11), (650, 936, 10)), "#c9d0d4", 8, 0.2)
    c.lay(ell(634, 938, 34, 20, 14), "#c9d0d4", 8, 0.3)
    c.lay(blob((596, 940), (606, 912), (640, 906), (664, 928), (640, 950), (624, 984), (606, 972)), GREEN, 4)
    c.lay(blob((598, 1000), (612, 992), (616, 1016), (602, 1022)), GREEN, 5)


def neighbour(c: Page) -> None:
    """There was a mountain in the window. One has to look."""
    c.lay(blob((320, 150), (352, 128), (420, 124), (470, 150), (478, 216), (320, 216)), tone("#f4ece0"), 4)
    with c.at(402, 112, 0.86, 6):
        head(c, "cow", "curious", 0.2, (0.2, 0.9))


def scene(c: Page) -> None:
    """Lay the card."""
    kitchen(c)
    neighbour(c)
    boy(c)
    girl(c)
    under(c)
    dog(c)
    cloth(c)
    with c.at(42, 34, 0.96):
        mountain(c)
        climbers(c)
    crime(c)
    stamp(c, 180, 1090, 9)
