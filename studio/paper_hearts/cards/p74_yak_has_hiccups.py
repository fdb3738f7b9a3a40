"""The Yak Has Hiccups.

Each time the yak goes hic, the whole mountain jumps: houses, ladders and soup hang in the air. The yak crosses its eyes, cheeks
round, and holds a hoof to its mouth. Three goats cling to each other. Only an old nun sits cross-legged a foot above her cushion
and drinks her tea.
"""

from studio.papercut.bits import drop, stamp, strip
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import cup
from studio.papercut.elements.puppets import STOUT, TINY, Pose, person, upright
from studio.papercut.elements.stage import backdrop, bunting, house, ladder, land, mountain
from studio.papercut.families import SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import diamond, painted, printed, spattered, stripes, tone
from studio.shapes import blob, ell, rect

META = {
    "number": 74,
    "slug": "yak-has-hiccups",
    "seed": 743,
    "attitudes": ("silly", "guilty", "afraid", "calm"),
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
    for x, y, rx in ((120, 640, 80), (690, 640, 86), (700, 850, 70), (110, 868, 60)):
        c.lay(ell(x, y, rx, 13), SHADE, 0, 0, tissue=0.5)
    for x, y, w, h, rot, roof in ((120, 520, 150, 180, -12, "#c8503c"), (694, 500, 160, 190, 11, "#e08a3c")):
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
    with c.at(0, -20):
        ladder(c, 728, 790, 640, 620, 54, tone("#a8744a"))
    with c.at(96, 800, 1.0, 22):
        c.lay(
            blob((-50, -30, "c"), (50, -30, "c"), (34, 24), (-34, 24)),
            printed("#e0883c", diamond, "#fbe6c0", pitch=26, size=0.6),
            7,
        )
    c.lay(
        blob((70, 730), (84, 690), (120, 680), (150, 712), (134, 742), (96, 750)),
        painted("#e8a03c", "#f0b450", force=0.6),
        7,
        1.4,
    )
    c.lay(ell(154, 668, 12), painted("#e8a03c", "#f0b450"), 6)


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
        pose=Pose((-58, 30), "belly", "toes in", 2, 6, 2),
    )
    for pts in (
        [(520, 470), (560, 440), (548, 410), (590, 384)],
        [(540, 520), (590, 508), (592, 474), (640, 462)],
        [(290, 440), (252, 416), (266, 388), (226, 360)],
    ):
        strip(c, pts, 9, "#f28a2e", 4)
    for x, y, r in ((508, 348, 17), (300, 340, 13)):
        c.lay(drop(x, y, r), "#7cc4ea", 4, 0)


def goats(c: Page) -> None:
    """Three goats, one idea: hold on."""
    c.lay(ell(170, 1170, 140, 14), SHADE, 0, 0, tissue=0.6)
    for x, y, s, turn, coat in (
        (96, 1112, 0.92, 0.4, "#d8483c"),
        (250, 1108, 0.92, -0.4, "#3f7fc0"),
        (172, 1148, 0.96, 0.1, "#5a9a5a"),
    ):
        upright(c, x, y, s, "goat", "afraid", turn=turn, frame=TINY, coat=stripes(tone(coat), "#fbf6ea", pitch=34, share=0.2), look=(0.8, -0.6),
                pose=Pose("hug", "hug", "knock", 8, 4, -6))  # fmt: skip


def nun(c: Page) -> None:
    """Not a drop."""
    c.lay(ell(640, 1180, 130, 15), SHADE, 0, 0, tissue=0.6)
    c.lay(rect(540, 1134, 742, 1182, 22), printed("#e0a03c", diamond, "#8f2f3c", pitch=36, size=0.6), 6)
    who = person(c, 640, 1092, 1.16, NUN, "calm", turn=-0.1, pose=Pose("knee", (34, 40), "lotus", 0, 0, 0))
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
