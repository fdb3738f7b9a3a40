"""Walking the Cloud.

Other people walk a dog. The girl walks a cloud, nose in the air. Only it has just rained on a gentleman's
hat, and the gentleman is dripping and furious. The cloud makes itself very small behind her and looks up. And
the dog by the wall leans back: what sort of dog is that supposed to be? At the window somebody has nobody to
walk with.
"""

from studio.papercut.bits import drop, stamp, string
from studio.papercut.elements.beasts import beast
from studio.papercut.elements.people import Person, person_head
from studio.papercut.elements.props import steam_puffs
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, house, water
from studio.papercut.elements.things import cloud_being
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import GREY
from studio.papercut.page import Page
from studio.papercut.papers import brick, painted, printed, squared, tartan, tone
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 68,
    "slug": "walking-the-cloud",
    "seed": 681,
    "attitudes": ("suspicious", "guilty", "furious", "proud", "lonely"),
}
LAMP = GREY
GIRL = Person(
    SKINS[6], "puffs", HAIRS[0], top=tone("#e0ab2e"), dress=True, legs=tone("#77452f"), shoes=tone("#c84a3a")
)
GENT = Person(SKINS[1], "short", HAIRS[6], "adult", top=tartan("#6a5a6a", "#3a3444", "#b1543c", pitch=54), legs=tone("#3f4a56"),
              beard="moustache")  # fmt: skip
ALONE = Person(SKINS[2], "bob", HAIRS[3], top=tone("#7a9ac8"))


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


def behind_glass(c: Page) -> None:
    """It has been raining in there as well."""
    c.lay(rect(226, 470, 400, 700), tone("#7a5a48"), 3, 0.4)
    pane = c.lay(rect(240, 484, 386, 686), "#ffe6a8", 0.3, 0, z=5, glow=0.16)
    with c.inside(pane):
        c.lay(blob((250, 700), (256, 664), (313, 650), (372, 664), (378, 700)), tone("#7a9ac8"), 3)
        with c.at(313, 590, 0.82, 8):
            person_head(c, ALONE, "lonely", 0.2, (0.4, 0.8))
    c.lay(rect(214, 694, 412, 712), tone("#7a5a48"), 6, 0.3)


def scene(c: Page) -> None:
    """Lay the card."""
    street(c)
    behind_glass(c)
    dog(c)
    gentleman(c)
    walk(c)
    stamp(c, 740, 1130, 9)
