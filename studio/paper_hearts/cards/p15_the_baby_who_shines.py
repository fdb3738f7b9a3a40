"""The Baby Who Shines.

Three o'clock in the morning, and the new baby shines like a little sun. It laughs and throws up its arms. Its
two dads have put on sunglasses; they rock the cradle and yawn from ear to ear. The big sister has had enough
of it. She turns away with crossed arms and looks back once: her own torch is so small. A moth by the cradle
dreams of a lamp of its own. Up there the star is green with envy.
"""

from studio.papercut.bits import brad, stamp
from studio.papercut.elements.beasts import insect
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import dream_cloud
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, curtain, star_on_string, window
from studio.papercut.elements.things import star_being
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import NIGHT
from studio.papercut.page import Page
from studio.papercut.papers import dot, painted, printed, spark, spattered, stripes, tone, wood
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 15,
    "slug": "the-baby-who-shines",
    "seed": 151,
    "attitudes": ("jealous", "joyful", "sleepy", "dreamy"),
}
LAMP = NIGHT
BABY = Person(
    "#ffdf8a", "wisps", "#f5a623", "baby", top=tone("#ffd45e"), legs=tone("#ffd45e"), shoes=tone("#ffe9a8")
)
TALL = Person(SKINS[6], "crop", HAIRS[0], "adult", top=stripes("#8f93b8", "#5a5f96", pitch=28), glasses="dark",
              beard="moustache", hat="night", hat_paper=tone("#b0507a"))  # fmt: skip
RED = Person(SKINS[1], "short", HAIRS[5], "adult", top=printed("#3f7f86", dot, "#cfe3ea", pitch=30, size=0.35),
             glasses="dark", beard="full")  # fmt: skip
SISTER = Person(SKINS[4], "plaits", HAIRS[0], top=printed("#7a4a86", spark, "#f2a7b5", pitch=34, size=0.6), dress=True,
                shoes=tone("#b0507a"))  # fmt: skip


def bedroom(c: Page) -> None:
    """Deep night everywhere except in one corner."""
    backdrop(c, painted("#232d62", "#2b3770", "#1d2656", force=0.5), 2)
    window(c, 640, 230, 190, 240, lambda: c.lay(rect(-200, -200, 200, 200), spattered("#18214c", "#ffe9a8", 34), 1),
           frame=tone("#5a5f96"), pane="#18214c")  # fmt: skip
    curtain(c, 706, 70, 800, 560, tone("#5a3a6e"))
    star_on_string(c, 80, 150, 22)
    star_on_string(c, 180, 90, 15)
    c.lay(rect(-20, 930, 820, 1240), painted("#3a2f5c", "#44386a", force=0.5), 3, angle=0)
    c.lay(rect(-20, 910, 820, 936), tone("#5a5f96"), 2.5, 0.4)


def shine(c: Page) -> None:
    """The light is cut paper: rings and wedges."""
    for i in range(14):
        with c.at(270, 780, 1, i * 360 / 14 + 8):
            c.lay(poly([(-26, -150), (-66, -900), (66, -900), (26, -150)]), "#ffd45e", 0.5, 0, tissue=0.24)
    for r, sheet in ((440, "#3d4078"), (345, "#655870"), (255, "#a5825c")):
        c.lay(ell(290, 740, r), tone(sheet), 1.5, 0.4)


def dads(c: Page) -> None:
    """Three nights now."""
    person(c, 150, 1010, 1.3, TALL, "sleepy", turn=0.4, pose=Pose("cheek", (96, 150), "stand", 9, 16, -6))
    person(c, 474, 1020, 1.32, RED, "sleepy", turn=-0.4, pose=Pose((-92, 150), "stretch", "stand", 8, 10, -4))


def cradle(c: Page) -> None:
    """The smallest sun of the house."""
    person(c, 300, 960, 1.34, BABY, "laughing", turn=0.1, pose=Pose("up", "up", "sit", 0, 8, 0))
    c.lay(ell(300, 740, 110), "#fff0b4", 0, 0, tissue=0.12, glow=0.24)
    planks = wood("#a86a4a", "#8a5238")
    for q in (-1, 1):
        c.lay(taper((280 + q * 150, 1120, 26), (280 + q * 190, 1100, 20)), planks, 4)
    c.lay(
        taper((80, 1100, 20), (180, 1150, 26), (280, 1160, 28), (380, 1150, 26), (490, 1100, 20)),
        tone("#7a4630"),
        5,
    )
    c.lay(blob((92, 930, "c"), (180, 948), (400, 948), (478, 926, "c"), (440, 1120), (280, 1142), (130, 1120)), planks, 9,
          angle=0)  # fmt: skip
    c.lay(blob((80, 934), (96, 906), (280, 932), (474, 902), (492, 930), (400, 960), (280, 968), (160, 960)),
          printed("#f4ead2", spark, "#f5a623", pitch=36, size=0.6), 5)  # fmt: skip
    for x in (180, 380):
        brad(c, x, 1064, 10)


def sister(c: Page) -> None:
    """Her torch works perfectly well. Nobody has looked."""

    def torch() -> None:
        with c.at(0, 0, 1.0, 150):
            c.lay(poly([(-20, -60), (20, -60), (54, -170), (-54, -170)]), "#ffe9a8", 0.5, 0, tissue=0.4)
            c.lay(rect(-11, -30, 11, 34, 6), tone("#c84a3a"), 4)
            c.lay(poly([(-12, -30), (12, -30), (22, -62), (-22, -62)]), tone("#8f93b8"), 3, 0)
            c.lay(rect(-20, -68, 20, -60), "#fff0b4", 1, 0, glow=0.5)

    person(c, 646, 1162, 1.2, SISTER, "slighted", turn=0.75, look=(-1, -0.1), left_holds=torch,
           pose=Pose((-66, 86), "folded", "planted", 10, 2, -8))  # fmt: skip


def moth(c: Page) -> None:
    """It has never wanted anything but a light."""
    insect(c, 104, 1176, 0.98, "moth", "dreamy", arms=((-40, -150), (60, -90)), look=(0.5, -0.9))
    dream_cloud(c, 104, 770, 190, (104, 930), "#e9e6f6")
    c.lay(ell(104, 770, 34), "#fff0a8", 5, 0, glow=0.3)
    for i in range(8):
        with c.at(104, 770, 1, i * 45):
            c.lay(taper((0, -42, 9), (0, -58, 4)), "#ffe27a", 4, 0)


def star(c: Page) -> None:
    """Until today it was the brightest in the room."""
    star_being(c, 120, 170, 108, "jealous", look=(0.7, 0.9), glow=0.1)


def scene(c: Page) -> None:
    """Lay the card."""
    bedroom(c)
    shine(c)
    star(c)
    dads(c)
    cradle(c)
    sister(c)
    moth(c)
    stamp(c, 90, 330, 7)
