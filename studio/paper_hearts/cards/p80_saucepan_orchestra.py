"""Saucepan Orchestra.

The boy has had an idea, with the wooden spoon in the air and the lamp right over his head: all the pots have
legs, and they play! Only the purple one does not want to. The baby dances in the washing-up bowl. On the
other side of the wall the neighbour has gone purple and shakes her fists. For her old parrot is in bed with
such a headache.
"""

from dataclasses import replace

from studio.papercut.bits import stamp, strip
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import ice_bag, spoon, thermometer
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import brick, dot, flower, gingham, painted, printed, stripes, tone, wood
from studio.shapes import blob, cut, ell, poly, rect, taper

META = {
    "number": 80,
    "slug": "saucepan-orchestra",
    "seed": 801,
    "attitudes": ("poorly", "furious", "joyful", "inspired", "sulky"),
}
LAMP = DAY
BOY = Person(
    SKINS[5],
    "crop",
    HAIRS[0],
    top=stripes("#fbe98d", "#f2a24a", pitch=26),
    legs=tone("#5a7ab0"),
    shoes=tone("#c84a3a"),
)
BABY = Person(SKINS[6], "curls", HAIRS[0], "baby", top=tone("#f49fb6"), legs=tone("#f49fb6"))
NEIGHBOUR = Person("#c87a9a", "bun", HAIRS[6], "adult", top=printed("#c9b8ea", flower, "#8a6ab0", pitch=40, size=0.5), robe=True,
                   sleeves=tone("#c9b8ea"), shoes=tone("#8a6ab0"))  # fmt: skip
PARROT = replace(HEADS["parrot"], skin="#8ab05a")


def flats(c: Page) -> None:
    """Two mornings and the wall between them."""
    backdrop(c, gingham(painted("#fbe0c4", "#fde8d0", force=0.4), "#f8c8a0", 70), 0)
    c.lay(rect(-20, 930, 820, 1240), printed("#f2b890", dot, "#e8a478", pitch=60, size=0.3), 3, angle=0)
    c.lay(
        rect(476, -20, 820, 1240),
        stripes(painted("#b8d8ee", "#c4e0f2", force=0.4), "#a8cce6", pitch=54),
        5,
        angle=90,
    )
    c.lay(rect(476, 990, 820, 1240), wood("#c9a8c8", "#b894b8"), 3, angle=0)
    c.lay(rect(452, -20, 496, 1240), printed("#c8785a", brick, "#d88e70", pitch=34, size=0.9), 9, angle=0)


def lamp(c: Page) -> None:
    """It has just gone on, inside him."""
    c.lay(taper((206, -20, 6), (206, 206, 6)), tone("#6a5a6a"), 4)
    for r, t in ((170, 0.3), (110, 0.4)):
        c.lay(ell(206, 300, r), "#fff0b0", 0.4, 0, tissue=t)
    c.lay(ell(206, 296, 40, 34), "#ffe27a", 3, 0, glow=0.6)
    c.lay(poly([(120, 286), (160, 200), (252, 200), (292, 286)]), tone("#f2785a"), 8)


def pot(c: Page, x: float, y: float, s: float, sheet: str, rot: float, lid: float) -> None:
    """A pan on two legs that has found its vocation."""
    with c.at(x, y, s, rot):
        for q in (-1, 1):
            c.lay(taper((q * 26, -20, 12), (q * 34, 30, 10), (q * 52, 36, 10)), tone("#5a5460"), 4)
        c.lay(taper((58, -70, 16), (128, -92, 14)), tone("#5a4a44"), 5)
        c.lay(blob((-64, -96, "c"), (64, -96, "c"), (58, -14), (0, 0), (-58, -14)), tone(sheet), 7)
        c.lay(rect(-70, -104, 70, -84, 8), tone("#e4e8ec"), 3)
        with c.at(0, -112 - lid, 1, lid * 0.4):
            c.lay(blob((-64, 0), (-40, -30), (40, -30), (64, 0)), tone(sheet), 5)
            c.lay(ell(0, -36, 13), tone("#5a4a44"), 3)


def orchestra(c: Page) -> None:
    """Allegro, with soup."""
    pot(c, 80, 700, 0.9, "#e2573b", -10, 26)
    pot(c, 374, 640, 0.9, "#5fb3a4", 10, 40)
    person(c, 206, 956, 1.3, BOY, "inspired", turn=0.1, look=(0, -1), left_holds=lambda: spoon(c, 0, 0, 150, -24, tone("#c8925a")),
           pose=Pose((-86, -30), "point", "tiptoe", -3, -8, 6))  # fmt: skip
    for x, y in ((60, 520), (404, 500), (370, 400), (70, 400)):
        strip(c, [(x, y), (x + 6, y - 50)], 7, "#6a4a6a", 4)
        c.lay(ell(x - 9, y + 4, 16, 12, -20), "#6a4a6a", 3, 0)
        strip(c, [(x + 6, y - 50), (x + 30, y - 40)], 9, "#6a4a6a", 4)
    person(c, 300, 1104, 1.16, BABY, "laughing", turn=-0.1, pose=Pose("up", "up", "sit", 0, 8, 0))
    c.lay(blob((160, 1080, "c"), (440, 1080, "c"), (404, 1190), (196, 1190)), tone("#a8d8f0"), 9)
    for x, y, r in ((190, 1076, 24), (236, 1086, 30), (300, 1092, 30), (360, 1086, 28), (412, 1074, 22)):
        c.lay(ell(x, y, r, r * 0.7), "#ffffff", 4, tear=4)
    pot(c, 96, 1150, 1.3, "#8a6ab0", 4, 30)
    with c.at(94, 1086, 0.86, 4):
        face(c, "pouting", tone("#7a5aa0"), gap=30, my=36, look=(-0.8, 0.3))


def neighbour(c: Page) -> None:
    """Every single morning."""
    person(
        c,
        646,
        850,
        1.06,
        NEIGHBOUR,
        "furious",
        turn=-0.4,
        look=(-0.7, 0.2),
        pose=Pose("fist up", "fist up", "stand", 6, -4, 0),
    )


def parrot(c: Page) -> None:
    """Pretty Polly is not."""
    c.lay(cut(rect(516, 860, 812, 1210, 30), rect(540, 900, 790, 1000)), wood("#a8744a", "#96643a"), 6)
    c.lay(blob((540, 1060), (548, 930), (640, 900), (770, 920), (786, 1060)), tone("#fdf6f0"), 7, 1.4)
    with c.at(650, 994, 1.08, 12):
        head(c, PARROT, "poorly", -0.2)
    ice_bag(c, 668, 924, 1.1, 14)
    thermometer(c, 640, 1032, -66, 1.0)
    c.lay(
        blob((520, 1260), (516, 1080), (660, 1056), (806, 1076), (820, 1260)),
        printed("#f49fb6", flower, "#fff4f0", pitch=50, size=0.5),
        8,
        1.2,
    )


def scene(c: Page) -> None:
    """Lay the card."""
    flats(c)
    lamp(c)
    orchestra(c)
    neighbour(c)
    parrot(c)
    stamp(c, 760, 120, 8)
