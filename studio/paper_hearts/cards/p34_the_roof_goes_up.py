"""The Roof Goes Up.

The cake has risen so much that it has lifted the roof like a hat, and the stars look in. Mama stands before
it, hands on her hips: that is how it's done. Papa cannot believe his eyes. The baby wants some now, with two
spoons. Only the big brother says nothing. Behind his back is the flour sack, and it is quite empty. And the
cake? It grins.
"""

from studio.papercut.bits import brad, stamp
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import spoon
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, star_on_string
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import DUSK
from studio.papercut.page import Page
from studio.papercut.papers import (
    diamond,
    flower,
    gingham,
    kraft,
    painted,
    printed,
    spattered,
    sponged,
    stripes,
    tone,
)
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 34,
    "slug": "the-roof-goes-up",
    "seed": 341,
    "attitudes": ("amazed", "guilty", "proud", "hungry", "mischievous"),
}
LAMP = DUSK
MAMA = Person(SKINS[6], "topknot", HAIRS[0], "adult", top=printed("#e8a02e", flower, "#c8402e", pitch=44, size=0.55), robe=True,
              sleeves=tone("#e8a02e"))  # fmt: skip
PAPA = Person(SKINS[7], "crop", HAIRS[0], "adult", top=printed("#3f86a8", diamond, "#cfe3ea", pitch=40, size=0.5),
              legs=tone("#5a4a3a"))  # fmt: skip
BABY = Person(SKINS[6], "curls", HAIRS[0], "baby", top=tone("#f49fb6"), legs=tone("#fdf6e6"))
BROTHER = Person(
    SKINS[7], "crop", HAIRS[0], top=stripes("#a9d8c0", "#4f9a7a", pitch=24), legs=tone("#8a5a34")
)


def house(c: Page) -> None:
    """A kitchen that has lost its lid."""
    backdrop(c, spattered(painted("#3a4276", "#434c84", "#333a6a", force=0.5), "#ffe9a8", 44), 2)
    for x, y, r in ((70, 150, 20), (180, 60, 15), (730, 330, 18), (60, 360, 13)):
        star_on_string(c, x, y, r)
    c.lay(
        rect(30, 470, 770, 1240), gingham(painted("#f9e8a8", "#fbeeb8", force=0.4), "#f0cc7a", 60), 6, angle=0
    )
    c.lay(rect(30, 1000, 770, 1240), printed("#c8744a", diamond, "#b8643c", pitch=80, size=0.5), 3, angle=0)
    for x in (14, 756):
        c.lay(rect(x, 450, x + 34, 1240), tone("#b98a5a"), 7)


def cake(c: Page) -> None:
    """Somebody said: a good handful."""
    crust = sponged(painted("#e0a85a", "#e8b468", "#d89c4c", force=0.5), "#c88a40", 20, 0.3)
    c.lay(ell(400, 560, 380, 330), "#ffe2a0", 0.4, 0, tissue=0.3)
    c.lay(blob((250, 800), (200, 620), (150, 450), (230, 300), (400, 250), (570, 290), (660, 430), (610, 620), (560, 800)), crust,
          10, 1.4, tear=4, core="#f4d8a0")  # fmt: skip
    for x, y in ((250, 470), (260, 350), (590, 480), (360, 620), (480, 640), (300, 660), (600, 400)):
        c.lay(ell(x, y, 15, 12), tone("#8a4a2c"), 1, 0.3)
    with c.at(404, 430, 1.7, -4):
        face(c, "mischievous", tone("#d89c4c"), gap=36, my=50, look=(0.5, -0.7))
    with c.at(410, 262, 1, 9):
        c.lay(poly([(-350, 40), (-80, -190), (90, -196), (360, 34)]), stripes("#c8503a", "#b04430", pitch=34), 11, 1.2, angle=0)  # fmt: skip
        c.lay(rect(-370, 24, 372, 58, 8), tone("#8a5a34"), 5)
        c.lay(rect(120, -220, 180, -90), tone("#a8563e"), 4)


def oven(c: Page) -> None:
    """It does its best."""
    c.lay(rect(226, 760, 590, 1070, 16), tone("#e8e2d6"), 8)
    c.lay(rect(262, 850, 554, 1040, 14), tone("#f5a623"), 1, 0, glow=0.35)
    c.lay(rect(216, 744, 600, 782, 8), tone("#8a8f98"), 5)
    for x in (290, 350, 470, 530):
        brad(c, x, 816, 13)


def family(c: Page) -> None:
    """Four opinions about one cake."""
    person(
        c,
        612,
        1120,
        1.2,
        PAPA,
        "amazed",
        turn=-0.3,
        look=(-0.4, -0.9),
        pose=Pose("cheek", "cheek", "stand", -8, -14, 6),
    )
    person(c, 214, 1130, 1.24, MAMA, "proud", turn=0.2, pose=Pose("hip", "hip", "stand", -4, -8, 8, 1.16))
    person(c, 420, 1150, 1.1, BABY, "hungry", turn=0.0, look=(0, -0.9), left_holds=lambda: spoon(c, 0, 0, 110, -16),
           right_holds=lambda: spoon(c, 0, 0, 110, 16), pose=Pose((-86, -26), (86, -26), "sit", 0, 0, 0))  # fmt: skip


def brother(c: Page) -> None:
    """The sack was full this morning."""
    with c.at(716, 1150, 1, 14):
        c.lay(
            blob((-50, 10), (-76, -120), (-40, -180), (70, -190), (90, -110), (70, 14)),
            kraft("#d8b88a"),
            7,
            1.6,
        )
        c.lay(taper((-50, -176, 26), (10, -160, 22), (76, -186, 26)), kraft("#c8a678"), 4)
    for x, y, r in ((600, 1180, 20), (776, 1176, 16), (640, 1190, 12)):
        c.lay(ell(x, y, r, r * 0.5), "#fdf8ee", 1.5, tear=3)
    person(
        c,
        668,
        1176,
        1.04,
        BROTHER,
        "guilty",
        turn=-0.4,
        look=(-0.5, -0.9),
        pose=Pose("behind", "behind", "toes in", 6, 12, -12),
    )


def scene(c: Page) -> None:
    """Lay the card."""
    house(c)
    cake(c)
    oven(c)
    family(c)
    brother(c)
    stamp(c, 86, 560, -7)
