"""Walking the Cloud.

A girl with her nose in the air walks a small grey cloud on a lead. It has just rained on a gentleman's hat, and he
stands there dripping, fists up, steam on his head. The cloud makes itself small behind her legs and looks up from
below. A dog by the wall leans back, one eye a slit: what sort of dog is that?
"""

from studio.papercut.bits import drop, stamp, string
from studio.papercut.elements.beasts import beast
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import steam_puffs
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, house, water
from studio.papercut.elements.things import cloud_being
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import GREY
from studio.papercut.page import Page
from studio.papercut.papers import brick, painted, printed, squared, tartan, tone
from studio.shapes import ell, poly, rect, taper

META = {
    "number": 68,
    "slug": "walking-the-cloud",
    "seed": 681,
    "attitudes": ("proud", "guilty", "furious", "suspicious"),
}
LAMP = GREY
GIRL = Person(
    SKINS[6], "puffs", HAIRS[0], top=tone("#e0ab2e"), dress=True, legs=tone("#77452f"), shoes=tone("#c84a3a")
)
GENT = Person(SKINS[1], "short", HAIRS[6], "adult", top=tartan("#6a5a6a", "#3a3444", "#b1543c", pitch=54), legs=tone("#3f4a56"),
              beard="moustache")  # fmt: skip


def street(c: Page) -> None:
    """After the rain, which was not the weather's."""
    backdrop(c, painted("#c9d4da", "#d4dde2", "#bcc9d0", force=0.5), 3)
    walls = (printed("#b1644c", brick, "#c47a60", pitch=30, size=0.9), tone("#e4dccb"), printed("#9a5a4a", brick, "#ac6c5a",
             pitch=30, size=0.9), tone("#d8c49a"))  # fmt: skip
    for i, x in enumerate((80, 290, 510, 730)):
        house(c, x, 800, 214, 560 + i * 47 % 90, wall=walls[i], roof=tone(("#5b6b7a", "#7a4a3c")[i % 2]), windows=2,
              door=tone(("#3f6f6a", "#c84a3a", "#3a5a86", "#e0ab2e")[i]))  # fmt: skip
    c.lay(
        rect(-20, 796, 820, 1240),
        squared(painted("#a8b2b8", "#b2bcc2", "#9ea8b0", force=0.5), "#8e9aa2", 110),
        4,
        angle=2,
    )
    water(c, 560, 1000, 150, 26, "#8fb8cc")
    water(c, 180, 1150, 120, 20, "#8fb8cc")


def gentleman(c: Page) -> None:
    """It was new."""
    who = person(
        c,
        612,
        1000,
        1.22,
        GENT,
        "furious",
        turn=-0.4,
        look=(-0.5, 0.4),
        pose=Pose("fist up", "fist up", "planted", 6, 0, 0),
    )
    x, y = who.head
    with c.at(x, y - 74, 1.2, 6):
        c.lay(ell(0, 6, 96, 18), tone("#3a3444"), 5)
        c.lay(
            poly([(-54, 4), (-60, -96), (-10, -84), (30, -104), (58, -90), (54, 4)]),
            tone("#3a3444"),
            6,
            crumple=0.6,
        )
        c.lay(rect(-55, -22, 55, 0), tone("#b1543c"), 1, 0)
    for dx, dy, r in (
        (-112, -40, 13),
        (118, -30, 12),
        (-96, 30, 11),
        (110, 50, 13),
        (-60, 130, 12),
        (70, 170, 11),
        (96, 240, 12),
    ):
        c.lay(drop(x + dx, y + dy, r), "#5a9cc4", 8, 0.3)
    for q in (-1, 1):
        steam_puffs(c, x + q * 96, y - 92, 2, 0.9, rot=q * 34)


def dog(c: Page) -> None:
    """It does not even have a back end."""
    beast(c, 120, 830, 1.04, "dog", "suspicious", pose="sit", turn=0.5, look=(1, 0.3), nod=-20, tilt=-12)


def walk(c: Page) -> None:
    """Other people have dogs."""
    girl = person(
        c,
        312,
        1150,
        1.36,
        GIRL,
        "proud",
        turn=-0.35,
        look=(-0.2, 0.3),
        pose=Pose("hip", (70, 60), "walk", -6, -10, 10, 1.12),
    )
    string(c, [girl.right, (460, 1020), (510, 1010)], "#c84a3a", 9, 9)
    for x, y, r in ((490, 1130, 12), (540, 1150, 14), (590, 1136, 11)):
        c.lay(drop(x, y, r), "#5a9cc4", 4, 0.3)
    c.lay(ell(540, 1170, 90, 14), "#8fb8cc", 0.3, 0, tissue=0.7)
    cloud_being(c, 548, 1040, 280, "guilty", colour="#8f9aa8", look=(0.5, -0.95))
    c.lay(taper((444, 1066, 16), (482, 1098, 18), (542, 1108, 18)), tone("#c84a3a"), 3)


def scene(c: Page) -> None:
    """Lay the card."""
    street(c)
    dog(c)
    gentleman(c)
    walk(c)
    stamp(c, 740, 1130, 9)
