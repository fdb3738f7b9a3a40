"""The Sock That Ruled.

A sock so smelly that it can walk struts across the carpet with a crown on, and flies for courtiers. The bear
squeezes its nose: long live the king, over there! The elephant has gone quite green. Only the little rag doll
strides up to it, tongs in hand. And in the doorway stands a boy who hides one bare foot behind the other.
"""

from dataclasses import replace

from studio.papercut.bits import stamp, strip
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import HEADS
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import STOUT, Pose, person, upright
from studio.papercut.elements.stage import backdrop
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import GOLDEN
from studio.papercut.page import Page
from studio.papercut.papers import diamond, flower, gingham, painted, printed, stripes, tone, wood
from studio.shapes import arch, blob, ell, rect, taper

META = {
    "number": 47,
    "slug": "the-sock-that-ruled",
    "seed": 471,
    "attitudes": ("proud", "guilty", "disgusted", "brave", "poorly"),
}
LAMP = GOLDEN
BOY = Person(
    SKINS[5],
    "curls",
    HAIRS[0],
    top=tone("#a9d8c0"),
    legs=tone("#3a5a86"),
    shoes=stripes("#f7efe0", "#5a9a4a", pitch=16),
)
DOLL = Person("#f4d8b8", "plaits", "#e2573b", top=gingham("#fffaf0", "#3f86b8", 22), dress=True, legs=tone("#f4d8b8"),
              shoes=tone("#d84a3f"), )  # fmt: skip
BEAR = replace(HEADS["bear"], skin="#c89a64", light="#f0d8b0")
ELEPHANT = replace(HEADS["elephant"], skin="#a8b8c8")


def playroom(c: Page) -> None:
    """Afternoon light on the floor; all the toys stand aside."""
    backdrop(c, wood("#d8b07a", "#c89c66"), 0)
    c.lay(
        rect(-20, -20, 820, 330),
        printed(painted("#f9e08a", "#fbe8a0", force=0.4), flower, "#f0cc6a", pitch=70, size=0.4),
        2,
        angle=0,
    )
    c.lay(rect(-20, 316, 820, 344), tone("#fbf6ea"), 3)
    c.lay(rect(560, 20, 780, 340), tone("#fbf6ea"), 4)
    c.lay(arch(576, 40, 764, 344), tone("#7a6a8a"), 0.4, 0, z=3)
    c.lay(blob((40, 1260), (110, 420), (690, 420), (770, 1260)), printed(painted("#c84a3f", "#d0564a", force=0.5), diamond, "#e8a06a",
          pitch=120, size=0.5), 3, 1, angle=0)  # fmt: skip
    for x in range(130, 690, 40):
        c.lay(taper((x, 424, 9), (x - 4, 396, 6)), tone("#f4ead2"), 2)


def culprit(c: Page) -> None:
    """One foot is warmer than the other."""
    person(
        c,
        664,
        420,
        0.98,
        BOY,
        "guilty",
        turn=-0.4,
        look=(-0.6, 0.8),
        pose=Pose("behind", "behind", "cross", 6, 12, -12),
    )
    c.lay(blob((690, 426), (700, 404), (728, 404), (742, 424), (724, 432)), tone(SKINS[5]), 3)


def king(c: Page) -> None:
    """Make way."""
    sheet = stripes(painted("#e8e2c8", "#dcd6b4", force=0.5), "#5a9a4a", pitch=40)
    for x, y, r in ((190, 560, 60), (560, 590, 50), (610, 760, 40), (180, 800, 44)):  # what one cannot see
        c.lay(ell(x, y, r, r * 0.8), "#b8c85a", 0.5, 0, tissue=0.3)
    c.lay(blob((250, 960), (260, 860), (400, 850), (540, 880), (600, 930), (590, 990), (400, 1000)), sheet, 8)
    c.lay(blob((524, 876), (596, 920), (598, 990), (520, 996)), tone("#c8482c"), 1.5)
    c.lay(taper((330, 920, 200), (316, 760, 196), (310, 560, 180)), sheet, 9, angle=0)
    c.lay(ell(268, 930, 54, 50), tone("#c8482c"), 1.5)
    c.lay(blob((216, 590), (212, 520), (310, 500), (412, 520), (408, 590), (310, 604)), tone("#c8482c"), 5)
    for i in range(9):
        strip(c, [(232 + i * 20, 590), (230 + i * 20, 520)], 4, "#a83a22", 0.2)
    c.lay(ell(316, 700, 98, 84), tone("#e8e2c8", 0.3), 1)
    with c.at(316, 680, 1.44, -4):
        face(c, "proud", tone("#dcd6b4"), gap=32, my=46, turn=0.2)
    c.lay(
        blob(
            (236, 510, "c"),
            (220, 420, "c"),
            (266, 462),
            (310, 396, "c"),
            (354, 462),
            (400, 420, "c"),
            (386, 510, "c"),
        ),
        tone("#e8b84a"),
        8,
    )
    for x in (266, 310, 354):
        c.lay(ell(x, 486, 9), tone("#c84a3a"), 1, 0)
    for x, y in ((180, 470), (450, 440), (500, 560), (160, 650), (470, 700)):
        for q in (-1, 1):
            c.lay(ell(x + q * 12, y - 8, 12, 7, q * -30), "#eef4f6", 3, 0, tissue=0.8)
        c.lay(ell(x, y, 8, 12), tone("#3a343c"), 4)


def court(c: Page) -> None:
    """Long live the king, over there."""
    upright(
        c,
        118,
        1150,
        1.1,
        BEAR,
        "disgusted",
        turn=-0.3,
        frame=STOUT,
        pose=Pose("nose", "push", "sit", -14, -8, 0),
    )
    upright(
        c,
        672,
        900,
        1.0,
        ELEPHANT,
        "poorly",
        turn=0.3,
        frame=STOUT,
        pose=Pose("belly", "belly", "sit", 4, 12, -8),
    )


def doll(c: Page) -> None:
    """Somebody has to."""

    def tongs() -> None:
        with c.at(0, 0, 1, -58):
            for q in (-1, 1):
                c.lay(taper((0, 30, 10), (q * 20, -50, 10), (q * 8, -120, 7)), tone("#8a8f98"), 6, 0.2)

    person(c, 540, 1176, 1.16, DOLL, "brave", turn=-0.6, look=(-0.6, -0.3), left_holds=tongs,
           pose=Pose((-96, 20), "fist", "stride", 8, -4, 6))  # fmt: skip


def scene(c: Page) -> None:
    """Lay the card."""
    playroom(c)
    culprit(c)
    king(c)
    court(c)
    doll(c)
    stamp(c, 90, 260, -8)
