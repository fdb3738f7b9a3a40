"""The Tortoise Looks Up.

A giant tortoise has rolled onto her back, and for the first time in a hundred years she can see the sky. The
clouds are fish and ships, and she is in no hurry at all. But three ants have a plan, with a twig and a
pebble, to turn her over: one has thought of it, one sets to, one says hurry up. And a small grey bird cries,
because it thinks that she is hurt.
"""

from dataclasses import replace

from studio.papercut.bits import drop, stamp, strip
from studio.papercut.elements.beasts import bird, insect
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.stage import backdrop, bands, grass, land
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import diamond, painted, printed, sponged, tone
from studio.shapes import blob, ell, poly, taper

META = {
    "number": 55,
    "slug": "tortoise-looks-up",
    "seed": 553,
    "attitudes": ("sad", "dreamy", "inspired", "brave", "impatient"),
}
LAMP = Lamp(angle=-118, key="#fff6e4", sky="#cfe0f0", soft=0.46)
SKIN = tone("#7f9a6a")
CLOUD = painted("#f4f7fa", "#ffffff", "#e8eff5", force=0.4)


def shore(c: Page) -> None:
    """All the sky there is."""
    backdrop(c, painted("#b4d2ea", "#c2dcf0", "#a6c8e4", force=0.5), 3)
    bands(c, (480,), [painted("#cfe3f0", "#dcebf5", force=0.4)])
    land(c, 640, painted("#7fb4cc", "#8cbed4", "#72a8c2", force=0.6), swell=5, wave=60, tear=5)
    land(
        c,
        720,
        sponged(painted("#d9cfc4", "#e2d9cf", force=0.4), "#cbbfb2", 12, 0.25),
        swell=14,
        wave=210,
        tear=9,
    )
    land(c, 1020, painted("#e9e0d4", "#f0e8de", "#e0d6c8", force=0.5), swell=12, wave=230, phase=2, tear=9)


def clouds(c: Page) -> None:
    """A fish, a ship, and something that has not decided."""
    with c.at(214, 190, 1.0, -8):
        c.lay(
            blob(
                (-150, 0),
                (-80, -70),
                (30, -76),
                (110, -20),
                (180, -74, "c"),
                (170, 0),
                (184, 74, "c"),
                (110, 24),
                (20, 70),
                (-90, 58),
            ),
            CLOUD,
            7,
            1.2,
            tear=9,
        )
        c.lay(blob((-10, -70), (10, -118), (70, -100), (60, -58)), CLOUD, 5, 1.2, tear=7)
        c.lay(ell(-92, -12, 12), "#a6c8e4", 0.3, 0)
        c.lay(blob((-40, 6), (10, 22), (-6, 52), (-36, 40)), CLOUD, 4, 1, tear=6)
    with c.at(584, 300, 1.0, 6):
        c.lay(blob((-16, -36), (-20, -190, "c"), (-124, -52)), CLOUD, 6, 1.2, tear=7)
        c.lay(blob((6, -36), (2, -210, "c"), (118, -60)), CLOUD, 6, 1.2, tear=7)
        c.lay(blob((-160, -30, "c"), (170, -36, "c"), (110, 46), (0, 60), (-104, 44)), CLOUD, 8, 1.2, tear=9)
    for x, y, r in ((420, 90, 34), (470, 84, 26), (90, 380, 30), (134, 376, 40), (180, 386, 26)):
        c.lay(ell(x, y, r, r * 0.7), CLOUD, 5, tear=6)


def tortoise(c: Page) -> None:
    """A hundred years of looking at the ground."""
    c.lay(ell(430, 1040, 330, 34), "#a89a8a", 0, 0, tissue=0.6)
    for x, y, rot in ((250, 720, -24), (610, 720, 22)):
        with c.at(x, y, 1, rot):
            c.lay(
                taper((0, 60, 96), (0, -60, 84), (0, -96, 78)),
                printed(SKIN, diamond, "#6c8858", pitch=34, size=0.5),
                6,
            )
            for i in (-1, 0, 1):
                c.lay(ell(i * 26, -132, 13, 16), tone("#d8ccb0"), 3)
    c.lay(taper((744, 850, 50), (790, 810, 8)), SKIN, 5)
    dome = (112, 806), (150, 960), (300, 1046), (430, 1060), (570, 1046), (710, 960), (748, 806)
    c.lay(blob(*dome), painted("#8a6a4a", "#967656", "#7c5e40", force=0.5), 9, 1.2)
    for x, y, w in ((250, 900, 76), (430, 940, 92), (610, 900, 76), (340, 1006, 50), (520, 1006, 50)):
        c.lay(
            blob(
                (x - w, y),
                (x - w * 0.5, y - w * 0.6),
                (x + w * 0.5, y - w * 0.6),
                (x + w, y),
                (x + w * 0.5, y + w * 0.5),
                (x - w * 0.5, y + w * 0.5),
            ),
            tone("#b48e62"),
            2,
        )
        c.lay(ell(x, y - 4, w * 0.4, w * 0.22), tone("#8a6a4a"), 0.8)
    c.lay(
        blob((116, 812), (180, 764), (430, 744), (680, 764), (746, 812), (430, 846)),
        painted("#e8d49a", "#f0deac", "#dec888", force=0.5),
        5,
    )
    for x in (270, 430, 590):
        strip(c, [(x, 756), (x - 4, 800), (x, 836)], 5, "#c8b078", 0.4)
    for x, y, rot in ((300, 760, -12), (550, 758, 12)):
        with c.at(x, y, 1, rot):
            c.lay(
                taper((0, 30, 104), (0, -80, 90), (0, -120, 82)),
                printed(SKIN, diamond, "#6c8858", pitch=34, size=0.5),
                8,
            )
            for i in (-1, 0, 1):
                c.lay(ell(i * 27, -158, 14, 17), tone("#d8ccb0"), 3)
    c.lay(taper((170, 800, 110), (96, 770, 104)), SKIN, 6)
    with c.at(150, 722, 1.6, -50):
        head(c, replace(HEADS["tortoise"], skin="#7f9a6a", light="#b8c89a"), "dreamy", 0.15, (0.9, -0.5))


def weeper(c: Page) -> None:
    """It has never seen anybody happy the wrong way up."""
    like = replace(HEADS["robin"], skin="#8a8690", light="#ece6dc", nose="#4a444c")
    bird(c, 690, 772, 1.22, like, "sad", turn=-0.4, wings=("hang", "hang"), legs=24, lean=6, look=(-0.6, 0.8))
    for x, y, r in ((640, 700, 16), (700, 716, 14), (610, 760, 12)):
        c.lay(drop(x, y, r), "#5aace4", 5, 0)


def team(c: Page) -> None:
    """A twig, a pebble and a theory."""
    c.lay(taper((560, 1180, 9), (566, 1040, 8), (560, 880, 7)), tone("#6a9a4a"), 8)
    for r in (84, 60):
        c.lay(ell(560, 850, r), "#fff0a0", 0.5, 0, tissue=0.3)
    for i in range(9):
        with c.at(560, 850, 1, i * 40):
            c.lay(ell(0, -34, 16, 25), "#f8d23c", 5, 0.6, glow=0.12)
    c.lay(ell(560, 850, 20), tone("#e08a2c"), 4)
    for x, y, s, feel, arms, look in (
        (376, 1176, 0.98, "brave", ((-74, -60), (70, -190)), (0.5, -0.7)),
        (724, 1176, 0.98, "impatient", ((-70, -60), (56, -60)), (-0.5, -0.9)),
        (552, 1184, 1.0, "inspired", ((-90, -110), (84, -250)), (0.1, -0.95)),
    ):
        insect(c, x, y, s, "ant", feel, arms=arms, look=look)
    c.lay(taper((290, 1082, 13), (352, 1052, 9), (372, 1010, 5)), tone("#8a5a34"), 6)
    c.lay(ell(780, 1086, 36, 28), tone("#a8a4a8"), 7)


def scene(c: Page) -> None:
    """Lay the card."""
    shore(c)
    clouds(c)
    weeper(c)
    tortoise(c)
    team(c)
    for x, y in ((60, 1120), (250, 1180)):
        grass(c, x, y, 44, "#8aa06a")
    c.lay(poly([(150, 1160), (168, 1138), (190, 1150), (182, 1172)]), tone("#c8bcae"), 4)
    stamp(c, 50, 566, 9)
