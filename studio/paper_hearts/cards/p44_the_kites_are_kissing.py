"""The Kites Are Kissing.

Up in the wind two kites have wound their strings together and press cheek to cheek. Down on the beach the
girl pulls and roars: let go! The boy lets his arms hang; his reel is empty. And between them stands
Grandfather, tied up like a parcel, with a bow. He sticks out his tongue. The crab has a plan for the strings:
snip!
"""

from studio.papercut.bits import heart, stamp, string
from studio.papercut.elements.beasts import crab
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, bands, disc, land, tree
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import DUSK
from studio.papercut.page import Page
from studio.papercut.papers import diamond, flower, marbled, painted, printed, spattered, stripes, tone
from studio.shapes import blob, ell, poly, rect

META = {
    "number": 44,
    "slug": "the-kites-are-kissing",
    "seed": 441,
    "attitudes": ("silly", "in-love", "furious", "disappointed", "mischievous"),
}
LAMP = DUSK
GIRL = Person(SKINS[5], "pony", HAIRS[0], top=tone("#f49a3c"), legs=tone("#7a4a86"), patches=True)
BOY = Person(SKINS[3], "crop", HAIRS[0], top=stripes("#a8d8f0", "#f7f4ee", pitch=26), legs=tone("#c85a6a"))
GRANDPA = Person(SKINS[4], "wisps", "#f2eee6", "old", top=printed("#c9b8ea", flower, "#8a6ab0", pitch=36, size=0.5), legs=tone("#5a4a7a"),
                 hat="turban", hat_paper=tone("#f4d35e"))  # fmt: skip


def beach(c: Page) -> None:
    """A windy evening in pink."""
    backdrop(c, painted("#f7b8c0", "#fac8c8", "#f2a8b8", force=0.5), 6)
    bands(c, (330, 560), [painted("#fbcfa8", "#fdd8b4", force=0.4), painted("#fbe0a8", "#fde8b8", force=0.4)])
    disc(c, 690, 650, 66, "#f2785a", rings=2)
    c.lay(rect(-20, 720, 820, 860), marbled("#8fb8e0", "#a8c8ea", "#c9b8ea", size=100), 3, angle=85)
    tree(
        c,
        40,
        900,
        380,
        kind="palm",
        lean=60,
        crown=(tone("#5a9a7a"), tone("#6aaa86"), tone("#4a8a6c")),
        bark=tone("#8a5a4a"),
    )
    land(
        c,
        840,
        spattered(painted("#f4d8a8", "#f8e2b8", force=0.5), "#d8b078", 22),
        swell=14,
        wave=220,
        phase=2,
        tear=9,
    )


def kites(c: Page) -> None:
    """The wind only introduced them."""
    for x, y, rot, a, b, feel, turn in (
        (268, 300, 16, "#5fb3c4", "#f4d35e", "in-love", 0.6),
        (520, 290, -18, "#e2573b", "#f7efe0", "kissing", -0.6),
    ):
        with c.at(x, y, 1.0, rot):
            for i in range(4):
                with c.at(-turn * 26 - i * turn * 22, 250 + i * 56, 1, turn * (20 + i * 12)):
                    c.lay(poly([(-30, -14), (0, 0), (-30, 14)]), tone(b), 5, 1.6)
                    c.lay(poly([(30, -14), (0, 0), (30, 14)]), tone(a), 5, 1.6)
            c.lay(poly([(0, -210), (160, -30), (0, 240), (-160, -30)]), tone(a), 11, 1.6)
            c.lay(poly([(0, -210), (160, -30), (0, -30)]), tone(b), 1, 0)
            c.lay(poly([(0, 240), (-160, -30), (0, -30)]), printed(b, diamond, a, pitch=40, size=0.5), 1, 0)
            c.lay(ell(0, -20, 92, 82), tone(a, 0.3), 2)
            with c.at(0, -40, 1.3):
                face(c, feel, tone(a), gap=30, my=46, turn=turn)
    for x, y, r in ((394, 110, 28), (350, 70, 17), (440, 62, 20)):
        c.lay(heart(x, y, r), tone("#e0364a"), 8, 1)


def strings(c: Page, left: tuple[float, float], right: tuple[float, float]) -> None:
    """Round each other, and round whatever stood between."""
    string(c, [(202, 531), (400, 616), (370, 700), (440, 780), (300, 860), left], "#e2412f", 6, 9)
    string(c, [(594, 518), (390, 616), (430, 700), (360, 780), (500, 850), right], "#2f7a9a", 6, 9)


def people(c: Page) -> None:
    """Three ends of one knot."""

    def reel() -> None:
        c.lay(rect(-12, -8, 12, 66, 5), tone("#c8845a"), 6)
        for y in (-8, 56):
            c.lay(rect(-34, y, 34, y + 16, 5), tone("#a8683f"), 4)

    person(c, 672, 1140, 1.24, BOY, "disappointed", turn=-0.2, look=(-0.1, 0.9), right_holds=reel,
                 pose=Pose("hang", "hang", "stand", 6, 12, -14))  # fmt: skip
    girl = person(
        c,
        136,
        1140,
        1.26,
        GIRL,
        "roaring",
        turn=0.5,
        look=(0.6, -0.8),
        pose=Pose((86, -20), (104, 10), "planted", -12, -6, 4),
    )
    who = person(
        c, 402, 1160, 1.14, GRANDPA, "silly", turn=0.1, pose=Pose("behind", "behind", "stand", 4, 14, 0)
    )
    for i, (y, tint) in enumerate(
        ((900, "#e2412f"), (938, "#2f7a9a"), (976, "#e2412f"), (1014, "#2f7a9a"), (1052, "#e2412f"))
    ):
        string(c, [(322, y + 10), (400, y + 26 + i % 2 * 8), (484, y - 6)], tint, 9, 5)
    c.lay(blob((400, 960), (350, 930), (352, 982)), tone("#e2412f"), 5, 1.4)
    c.lay(blob((400, 960), (452, 934), (450, 984)), tone("#e2412f"), 5, 1.4)
    strings(c, girl.right, (who.head[0] + 130, 940))


def snipper(c: Page) -> None:
    """One snip would settle it. Which way, it has not decided."""
    crab(
        c,
        540,
        1180,
        0.98,
        "mischievous",
        colour="#f0872b",
        claws=((-84, -150), (110, -130)),
        look=(-0.7, -0.5),
    )


def scene(c: Page) -> None:
    """Lay the card."""
    beach(c)
    kites(c)
    people(c)
    snipper(c)
    stamp(c, 740, 480, -8)
