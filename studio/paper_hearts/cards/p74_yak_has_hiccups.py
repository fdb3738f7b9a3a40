"""The Yak Has Hiccups.

Hic! Each time the yak has a hiccup the whole mountain jumps. It crosses its eyes and sticks out its tongue.
One goat trembles. The other has blown up a paper bag: a good bang helps! Only the old nun goes on drinking
her tea.
"""

from studio.papercut.bits import drop, stamp
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import cup
from studio.papercut.elements.puppets import STOUT, TINY, Pose, person, upright
from studio.papercut.elements.stage import backdrop, bunting, house, land, mountain
from studio.papercut.families import SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import diamond, kraft, painted, printed, spattered, stripes, tone
from studio.shapes import blob, ell, rect

META = {
    "number": 74,
    "slug": "yak-has-hiccups",
    "seed": 743,
    "attitudes": ("afraid", "silly", "calm", "mischievous"),
}
LAMP = Lamp(angle=-126, key="#fff6e6", sky="#ccd8f0", soft=0.46)
NUN = Person(SKINS[3], "none", "#b8b4b4", "old", top=tone("#8f2f3c"), sleeves=tone("#e0a03c"), robe=True)
SHADE = "#8a96b8"


def heights(c: Page) -> None:
    """Thin sun, snow, a village that was here a moment ago."""
    backdrop(c, painted("#c9d8ee", "#d5e2f3", "#bccde6", force=0.5), 3)
    mountain(c, 150, 640, 560, 500, painted("#a89cce", "#b4a9d6", force=0.5))
    mountain(c, 660, 660, 520, 420, painted("#9a8ec4", "#a69bcc", force=0.5))
    land(
        c, 600, spattered(painted("#dfeaf4", "#eaf2f8", force=0.4), "#ffffff", 34), swell=24, wave=190, tear=9
    )
    land(c, 800, painted("#c4d6ea", "#d0dff0", "#b8cce2", force=0.5), swell=16, wave=230, phase=2, tear=9)
    land(c, 1000, painted("#e6eff6", "#f0f6fa", "#dae6f0", force=0.5), swell=12, wave=210, phase=4, tear=9)


def village(c: Page) -> None:
    """Everything hangs, and below it lies its shadow."""
    for x, rx in ((110, 96), (700, 104)):
        c.lay(ell(x, 640, rx, 13), SHADE, 0, 0, tissue=0.5)
    for x, y, w, h, rot, roof in ((110, 640, 150, 200, -3, "#c8503c"), (704, 640, 160, 220, 3, "#e08a3c")):
        with c.at(x, y, 1, rot):
            house(
                c,
                0,
                0,
                w,
                h,
                wall=tone("#f7efe0"),
                roof=tone(roof),
                windows=2,
                door=tone("#5a6a8a"),
                flat=True,
            )
    bunting(
        c,
        [(60, 300), (230, 250), (400, 230), (580, 250), (750, 290)],
        ("#3f7fc0", "#fbfaf4", "#d8483c", "#5a9a5a", "#f0c03c"),
        10,
        0.66,
    )


def yak(c: Page) -> None:
    """It has held its breath. It has not helped."""
    c.lay(ell(400, 1010, 210, 22), SHADE, 0, 0, tissue=0.6)
    fringe = [(560 - i * 32, 930 + (40 if i % 2 else 0)) for i in range(11)]
    c.lay(
        blob((240, 900), (230, 700), (300, 600), (500, 600), (570, 700), (560, 900), *fringe),
        painted("#4f3c32", "#5c483c", "#443229", force=0.6),
        6,
        1.2,
        angle=86,
    )
    upright(
        c,
        400,
        992,
        1.74,
        "yak",
        "silly",
        turn=0.0,
        frame=STOUT,
        tail="bushy",
        pose=Pose("cheek", "belly", "toes in", 2, 6, 2),
    )
    for x, y, r in ((508, 348, 17), (300, 340, 13)):
        c.lay(drop(x, y, r), "#7cc4ea", 4, 0)


def goats(c: Page) -> None:
    """Three goats, one idea: hold on."""
    c.lay(ell(212, 1178, 200, 14), SHADE, 0, 0, tissue=0.6)
    upright(c, 112, 1172, 1.12, "goat", "afraid", turn=0.4, frame=TINY, coat=stripes(tone("#d8483c"), "#fbf6ea", pitch=34, share=0.2),
            look=(0.8, -0.6))  # fmt: skip
    who = upright(c, 312, 1176, 1.12, "goat", "mischievous", turn=0.2, frame=TINY, look=(0.5, -0.8),
                  coat=stripes(tone("#3f7fc0"), "#fbf6ea", pitch=34, share=0.2), pose=Pose("rub", (70, -40), "tiptoe", 6, 8, -4))  # fmt: skip
    x, y = who.right
    c.lay(blob((x - 30, y - 96), (x + 34, y - 100), (x + 44, y - 40), (x + 12, y + 8), (x - 8, y + 8), (x - 40, y - 40)),
          kraft("#c8965a"), 8, 1.6)  # fmt: skip
    c.lay(rect(x - 13, y - 4, x + 17, y + 12, 4), tone("#d8483c"), 9)


def nun(c: Page) -> None:
    """Not a drop."""
    c.lay(ell(640, 1180, 130, 15), SHADE, 0, 0, tissue=0.6)
    c.lay(rect(540, 1134, 742, 1182, 22), printed("#e0a03c", diamond, "#8f2f3c", pitch=36, size=0.6), 6)
    who = person(c, 640, 1140, 1.16, NUN, "calm", turn=-0.1, pose=Pose("knee", (34, 40), "lotus", 0, 0, 0))
    x, y = who.right
    cup(c, x - 6, y + 10, 54)


def scene(c: Page) -> None:
    """Lay the card."""
    heights(c)
    village(c)
    yak(c)
    goats(c)
    nun(c)
    stamp(c, 440, 1130, -8)
