"""The Ghost Who Could Not Boo.

The little ghost hides in the curtain and shakes, pink from top to hem: there are children in the house! The
boy shows it how to be frightening. Look: pull your cheeks, cross your eyes, stick out your tongue. It is
quite easy. And the smallest one has not seen any ghost. She sees the cake.
"""

from studio.papercut.bits import stamp
from studio.papercut.elements.faces import DISC, face
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import cake, table
from studio.papercut.elements.puppets import Pose, hand, person
from studio.papercut.elements.stage import curtain, room, window
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import NIGHT
from studio.papercut.page import Page
from studio.papercut.papers import diamond, gingham, painted, printed, spattered, stripes, tone, wood
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 40,
    "slug": "the-ghost-who-could-not-boo",
    "seed": 401,
    "attitudes": ("afraid", "hungry", "silly", "shy"),
}
LAMP = NIGHT
BOY = Person(SKINS[4], "crop", HAIRS[0], top=stripes("#8fb8e0", "#f4ead2", pitch=26), legs=stripes("#8fb8e0", "#f4ead2", pitch=26),
             shoes=tone("#c84a3a"), aid="#f5c64a")  # fmt: skip
SMALL = Person(
    SKINS[1], "puffs", HAIRS[3], "baby", top=tone("#f2a7b5"), legs=tone("#f2a7b5"), shoes=tone("#fdf6e6")
)


def parlour(c: Page) -> None:
    """An old house and a friendly lamp."""
    paper = printed(
        painted("#4a3f7a", "#524786", "#423870", force=0.5), diamond, "#5a4f8e", pitch=76, size=0.5
    )
    room(c, 940, paper, wood("#6a4a6a", "#5a3c5c"), skirting=tone("#8f93b8"))
    window(c, 610, 250, 190, 260, lambda: c.lay(rect(-200, -200, 200, 200), spattered("#1d2858", "#ffe9a8", 30), 1),
           frame=tone("#8f93b8"), pane="#1d2858", round_top=True)  # fmt: skip
    for r, t in ((240, 0.2), (160, 0.26)):
        c.lay(ell(430, 470, r), "#ffd98a", 0.4, 0, tissue=t)
    c.lay(taper((430, 950, 12), (430, 500, 10)), tone("#3a2f4a"), 4)
    c.lay(ell(430, 510, 34, 20), "#fff4c0", 2, 0, glow=0.7)
    c.lay(poly([(360, 510), (396, 410), (464, 410), (500, 510)]), tone("#f2a24a"), 6, glow=0.14)


def ghost(c: Page) -> None:
    """There are three of them, and they have feet."""
    pink = "#f8dfe6"
    curtain(c, -20, 60, 150, 1010, painted("#8a3f6a", "#964a76", force=0.4), 40)
    hem = ((60, 1000), (110, 1040), (160, 1000), (220, 1044), (280, 1000), (330, 1036), (360, 980))
    body = blob((70, 620), (80, 400), (150, 290), (250, 280), (330, 360), (350, 560), *hem[::-1])
    for d in (-13, 13):
        with c.at(d, 0):
            c.lay(body, pink, 1, 0, tissue=0.4)
    c.lay(body, painted(pink, "#fbe8ee", "#f4d0dc", force=0.5), 8, 1.6)
    with c.at(214, 440, 1.66, 6):
        face(c, "afraid", tone("#f0ccd8"), gap=32, my=46, look=(0.9, 0.3), made=DISC)
        for q in (-1, 1):
            c.lay(ell(q * 54, 30, 21, 16), tone("#ee7a8a"), 0.6, 0)
    curtain(c, -20, 60, 112, 1080, painted("#a84a7a", "#b45686", force=0.4), 40)
    for y, rot in ((640, 70), (740, 84)):
        hand(c, 116, y, 30, tone(pink), rot, "open")


def visitors(c: Page) -> None:
    """Like this. Look. It is quite easy."""
    person(c, 556, 1080, 1.42, BOY, "silly", turn=-0.2, pose=Pose("cheek", "cheek", "knock", 4, 14, 0))
    table(c, 560, 820, 1010, 200, gingham("#fdf6e6", "#c84a6a", 36))
    cake(c, 690, 992, 150, ("#f4d8a8", "#f49fb6"))
    person(
        c,
        428,
        1180,
        1.2,
        SMALL,
        "hungry",
        turn=0.5,
        look=(0.95, -0.3),
        pose=Pose((-60, 60), (86, 8), "sit", 10, 4, 0),
    )


def scene(c: Page) -> None:
    """Lay the card."""
    parlour(c)
    ghost(c)
    visitors(c)
    stamp(c, 740, 600, 8)
