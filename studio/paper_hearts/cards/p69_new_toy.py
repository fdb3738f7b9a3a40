"""The New Toy.

The boy is asleep with his new tin rocket in his arm, and the rocket is very pleased with itself. On the bare
shelf sits the old patched teddy. It cries cotton wool and looks down at the bed. A moth that came in for the
lamp has laid a wing round it. And further along sits the elephant. Nobody sits with him.
"""

from dataclasses import replace

from studio.papercut.bits import brad, stamp, stitches, strip
from studio.papercut.elements.faceless import lamp, patch
from studio.papercut.elements.faces import DISC, face
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.people import Person, person_head
from studio.papercut.elements.puppets import TINY, hand, upright
from studio.papercut.elements.stage import backdrop, window
from studio.papercut.elements.things import arm
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import (
    gingham,
    painted,
    patched,
    printed,
    ring,
    spattered,
    stripes,
    tartan,
    tone,
    wood,
)
from studio.shapes import blob, ell, poly, rect, star, taper

META = {
    "number": 69,
    "slug": "new-toy",
    "seed": 694,
    "attitudes": ("sad", "sleepy", "caring", "proud", "lonely"),
}
LAMP = Lamp(angle=-40, key="#ffe4b8", sky="#a4b0d4", soft=0.46, bloom=1.4)
BOY = Person(SKINS[1], "crop", HAIRS[5], top=stripes("#c9d0d4", "#6f86a8", pitch=24))


def bedroom(c: Page) -> None:
    """A slate wall, a shelf with room for forty."""
    backdrop(c, painted("#55657c", "#5f6f86", "#4c5b72", force=0.4), 2)

    def sky() -> None:
        c.lay(rect(-110, -110, 110, 110), spattered(painted("#27336b", "#2f3d7a"), "#ffe9a8", 30), 0.5)
        c.lay(star(30, -30, 26), "#ffd45e", 2, 0, glow=0.3)

    window(c, 640, 170, 190, 190, sky, frame="#c9d0d4")
    c.lay(rect(-20, 470, 740, 500, 4), wood("#8a6a5a", "#705244"), 9)
    for x in (90, 620):
        c.lay(
            poly([(x - 10, 498), (x + 10, 498), (x + 10, 560), (x - 4, 560)]), wood("#8a6a5a", "#705244"), 5
        )
    for x, rx in ((420, 44), (530, 30), (646, 36)):
        c.lay(ell(x, 476, rx, 6), "#b09484", 0.3, 0, tissue=0.7)


def teddy(c: Page) -> None:
    """It used to be the one."""
    fur = patched("#c89a5a", "#b8884a", 50, 0.35)
    with c.at(140, 474, 1.16, -3):
        for q in (-1, 1):
            c.lay(ell(q * 50, -22, 34, 26), fur, 4)
            c.lay(ell(q * 58, -18, 18, 15), tone("#e4c48c"), 1, 0)
        c.lay(ell(0, -74, 62, 66), fur, 6)
        patch(c, 24, -62, gingham("#fbf3e2", "#b1543c", 14), 12, 0.8)
        for q in (-1, 1):
            c.lay(taper((q * 48, -110, 34), (q * 66, -66, 32), (q * 44, -30, 28)), fur, 5)
            c.lay(ell(q * 56, -252, 30), fur, 3)
            c.lay(ell(q * 56, -250, 16), tone("#e4c48c"), 1, 0)
        c.lay(
            blob(
                (-86, -186),
                (-66, -246),
                (0, -266),
                (66, -246),
                (86, -186),
                (58, -128),
                (0, -116),
                (-58, -128),
            ),
            fur,
            6,
        )
        c.lay(ell(10, -156, 34, 26), tone("#e4c48c"), 1.6)
        with c.at(4, -206, 1.06):
            face(
                c,
                "pining",
                tone("#b8884a"),
                gap=30,
                my=56,
                turn=0.35,
                look=(1.0, 0.7),
                made=replace(DISC, brow="#5a3a24"),
            )
        c.lay(ell(12, -170, 11, 8), "#5a3a34", 2, 0)
        stitches(c, [(-50, -246), (-44, -226), (-48, -206)], "#f6ead2", 4, 9, 7)
    for x, y, r in ((92, 350, 13), (214, 372, 15), (206, 430, 11), (66, 442, 12)):
        c.lay(ell(x, y, r, r * 0.8), "#fbf8f0", 4, tear=4)


def moth(c: Page) -> None:
    """It came for the lamp and stayed for the bear."""
    h = HEADS["moth"]
    wing = printed(painted("#d8c09a", "#e2cca8"), ring, "#a88a64", pitch=30, size=0.6)
    c.lay(taper((296, 420, 50), (250, 372, 66), (196, 380, 40)), wing, 8, 1.2)
    c.lay(blob((312, 420), (360, 340), (400, 352), (392, 420), (340, 458)), wing, 6, 1.4)
    c.lay(ell(306, 432, 28, 40), tone(h.skin), 6)
    with c.at(304, 366, 0.64, -12):
        head(c, "moth", "caring", -0.6, (-0.9, 0.1))


def bed(c: Page) -> None:
    """Warm, and full."""
    c.lay(rect(-30, 700, 40, 1180, 20), wood("#8a5a44", "#6f4534"), 6)
    c.lay(blob((20, 960), (10, 800), (60, 750), (300, 740), (400, 790), (390, 960)), tone("#f0ece4"), 7)
    c.lay(rect(-20, 930, 820, 1240), tone("#dcd6cc"), 4)
    with c.at(232, 846, 1.42, -58):
        person_head(c, BOY, "sleepy", 0.1)


def rocket(c: Page) -> None:
    """No batteries needed to be so full of oneself."""
    red, tin = painted("#b8402c", "#c84c36", force=0.5), painted("#c9d4dc", "#dfe8ee", "#b4c0ca", force=0.6)
    with c.at(560, 852, 1.0, 12):
        for q in (-1, 1):
            c.lay(blob((q * 70, 60), (q * 168, 130), (q * 162, 216), (q * 60, 170)), red, 5)
        c.lay(blob((-60, 176), (60, 176), (46, 216), (-46, 216)), tone("#5b6b7a"), 4)
        c.lay(
            blob(
                (-84, 180),
                (-118, 40),
                (-104, -90),
                (-50, -180),
                (0, -216),
                (50, -180),
                (104, -90),
                (118, 40),
                (84, 180),
            ),
            tin,
            10,
            0.8,
        )
        c.lay(blob((-62, -160), (-30, -210), (0, -262, "c"), (30, -210), (62, -160), (0, -148)), red, 4)
        c.lay(rect(-110, 96, 110, 126), tone("#e0ab2e"), 1.4, 0.3)
        for x in (-84, -42, 0, 42, 84):
            brad(c, x, 111, 7)
        with c.at(0, -44, 1.5):
            face(c, "proud", tone("#b4c0ca"), gap=32, my=50, look=(-0.4, 0.35))
        strip(c, [(-78, -60), (-66, -110), (-46, -140)], 8, "#f6fafc", 0.4)


def cover(c: Page) -> None:
    """The arm is full too."""
    c.lay(
        blob(
            (60, 1010, "c"),
            (260, 976),
            (480, 1010),
            (700, 980),
            (840, 1000, "c"),
            (840, 1240, "c"),
            (-20, 1240, "c"),
            (0, 1060),
        ),
        tartan(painted("#e0ab2e", "#e8b844"), "#b1543c", "#5b6b7a", pitch=110),
        9,
        1.4,
        angle=4,
    )
    arm(c, [(330, 960), (440, 1000), (580, 966)], 70, BOY.top, tone(BOY.skin), lift=9)
    hand(c, 600, 958, 36, tone(BOY.skin), 74, "flat")


def forgotten(c: Page) -> None:
    """It came before the bear."""
    upright(c, 610, 470, 0.9, "elephant", "lonely", turn=-0.3, frame=TINY, look=(-0.5, 0.8))


def scene(c: Page) -> None:
    """Lay the card."""
    bedroom(c)
    teddy(c)
    moth(c)
    lamp(c, 740, 760, 0.7, "calm", to=-1, colour="#e0ab2e", lit=False)
    c.lay(rect(690, 756, 800, 980), wood("#8a6a5a", "#705244"), 6)
    forgotten(c)
    bed(c)
    rocket(c)
    cover(c)
    stamp(c, 500, 420, 8)
