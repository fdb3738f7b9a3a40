"""The Boy Who Cried a Lake.

A boy sits at one end of a long bench and cries, and he has cried so much that there is a lake all round him.
The ducks have never had such a lovely morning: up with the wings! A frog comes rowing across in a paper boat,
with a handkerchief for a sail; it has tasted the lake, and it is salty: bleh! And on the far bank sits a
small hedgehog, all by itself. His sister at the other end knows why: she has his car behind her back.
"""

from studio.papercut.bits import drop, stamp
from studio.papercut.elements.beasts import bird
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import TINY, Pose, person, upright
from studio.papercut.elements.stage import backdrop, bands, land, sea, tree
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import GREY
from studio.papercut.page import Page
from studio.papercut.papers import gingham, marbled, painted, stripes, tone, wood
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 11,
    "slug": "the-boy-who-cried-a-lake",
    "seed": 111,
    "attitudes": ("sad", "joyful", "disgusted", "lonely", "guilty"),
}
SISTER = Person(SKINS[2], "plaits", HAIRS[5], top=tone("#f2a23c"), dress=True, legs=tone("#e3a676"))
LAMP = GREY
BOY = Person(
    SKINS[1],
    "curls",
    HAIRS[3],
    top=stripes("#f2a7b5", "#d8586a", pitch=26),
    legs=tone("#4a6a8a"),
    shoes=tone("#c84a3a"),
)


def park(c: Page) -> None:
    """Grey, with one warm gap."""
    backdrop(c, painted("#b8ccd0", "#c4d6d8", "#acc2c8", force=0.5), 3)
    c.lay(blob((440, 150), (600, 90), (760, 120), (720, 190), (560, 210)), tone("#fbe0a0"), 2, tear=9)
    bands(c, (330,), [painted("#9ab8b4", "#a6c2be", force=0.5)])
    for x, h in ((60, 330), (220, 260), (690, 300)):
        tree(c, x, 500, h, crown=(tone("#5f9a5a"), tone("#6fa864"), tone("#4f8a50")), bark=tone("#7a5a44"))
    land(c, 480, painted("#7a9a4a", "#86a656", force=0.5), swell=12, wave=190, phase=1, tear=8)


def lake(c: Page) -> None:
    """It was a lawn this morning."""
    c.lay(blob((-60, 600), (200, 570), (500, 590), (860, 560), (860, 1260), (-60, 1260)), marbled("#5fb3c4", "#78c2d0", "#4fa2b8", "#98d2da",
          size=170), 3, tear=8, angle=80)  # fmt: skip


def bench(c: Page) -> None:
    """Room for four."""
    planks = wood("#a8603c", "#8a4a2c")
    for x in (96, 690):
        c.lay(taper((x, 600, 22), (x, 830, 22)), tone("#4a4a50"), 5)
    for y in (600, 650):
        c.lay(rect(50, y - 18, 740, y + 18, 8), planks, 6, angle=0)
    c.lay(rect(40, 740, 752, 780, 8), planks, 9, angle=0)


def boy(c: Page) -> None:
    """Nobody knows why, and he does not say."""
    who = person(c, 176, 754, 1.5, BOY, "wailing", turn=0.2, pose=Pose("knees", "eyes", "bench", 8, 12, -14))
    for dx, dy, r in (
        (-70, 60, 15),
        (78, 56, 16),
        (-88, 120, 13),
        (100, 124, 15),
        (126, 190, 13),
        (-84, 190, 12),
    ):
        c.lay(drop(who.head[0] + dx, who.head[1] + dy, r), "#4f9ce0", 9, 0.2)
    sea(c, 836, [painted("#6abccb", "#7ac6d3", force=0.5)], rows=1, crest=16, lift=3)


def ducks(c: Page) -> None:
    """The best morning of the year."""
    for x, y, s, rot, kind in (
        (640, 900, 1.0, 6, "mallard"),
        (700, 1160, 1.14, -6, "duck"),
        (520, 1060, 0.86, -12, "duck"),
    ):
        bird(c, x, y, s, kind, "joyful", wings=("up", "up"), legs=8, rot=rot, fat=1.1)
        c.lay(blob((x - 100 * s, y - 6), (x - 66 * s, y - 46), (x, y - 26), (x + 66 * s, y - 46), (x + 100 * s, y - 6), (x, y + 16)), "#eef8f8", 4,
              tear=6)  # fmt: skip


def frog(c: Page) -> None:
    """It has brought its own."""
    c.lay(taper((130, 1100, 12), (128, 820, 10)), tone("#8a5a34"), 5)
    c.lay(
        blob((124, 830, "c"), (20, 870), (30, 990), (122, 1010, "c")),
        gingham("#fffaf0", "#d84a3f", 34),
        7,
        1.8,
    )
    upright(
        c,
        264,
        1110,
        1.14,
        "frog",
        "disgusted",
        turn=-0.3,
        look=(0.3, 0.8),
        frame=TINY,
        pose=Pose((-108, -10), "push", "none", 6, -4, 4),
    )
    c.lay(poly([(60, 1050), (470, 1050), (390, 1170), (130, 1170)]), tone("#f7efe0"), 9, 1.2)
    c.lay(poly([(60, 1050), (262, 1100), (470, 1050), (262, 1130)]), tone("#e4dac4"), 2, 1)
    sea(c, 1140, [painted("#4f9fb4", "#5cabbf", force=0.5)], rows=1, crest=18)
    c.lay(ell(720, 700, 30, 12), "#eef8f8", 1, 0, tissue=0.5)


def far_bank(c: Page) -> None:
    """Over there is nobody to splash with."""
    upright(c, 470, 486, 0.86, "hedgehog", "lonely", turn=0.3, frame=TINY, look=(0.2, 0.9))


def sister(c: Page) -> None:
    """It had only been for a moment, and only to look."""
    who = person(
        c,
        648,
        760,
        1.12,
        SISTER,
        "guilty",
        turn=-0.3,
        look=(-0.5, -0.9),
        pose=Pose("knee", "back", "bench", 4, 10, -12),
    )
    x, y = who.right
    with c.at(x + 8, y - 6, 1, 14):
        c.lay(rect(-44, -30, 44, 10, 8), tone("#e2412f"), 7)
        c.lay(rect(-20, -58, 24, -28, 6), tone("#f5c64a"), 7)
        for a in (-26, 26):
            c.lay(ell(a, 14, 14), tone("#3a343c"), 8)


def scene(c: Page) -> None:
    """Lay the card."""
    park(c)
    lake(c)
    far_bank(c)
    bench(c)
    boy(c)
    sister(c)
    ducks(c)
    frog(c)
    stamp(c, 430, 700, -7)
