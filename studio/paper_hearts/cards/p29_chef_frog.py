"""Chef Frog.

Chef Frog lifts the lid, chest out: pond soup! A tiny sailing boat is crossing it. The chameleon has tied on
its bib and has its tongue in the bowl already. The boy leans back, quite green, and holds his tummy. His
mother lifts something long and slimy with her fork and narrows one eye.
"""

from dataclasses import replace

from studio.papercut.bits import brad, stamp, strip
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import boat, lantern
from studio.papercut.elements.puppets import STOUT, Pose, person, upright
from studio.papercut.elements.stage import backdrop, flower, leaf_frond
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import diamond, dot, gingham, leaf, painted, printed, stripes, tone, wood
from studio.shapes import blob, ell, rect, taper

META = {
    "number": 29,
    "slug": "chef-frog",
    "seed": 293,
    "attitudes": ("disgusted", "hungry", "suspicious", "proud"),
}
LAMP = Lamp(angle=-112, key="#ffe8c0", sky="#c8e0d0", soft=0.44, bloom=1.3)
BOY = Person("#c3c678", "short", HAIRS[0], top=stripes("#fbf3e2", "#d1347b", pitch=26))
MOTHER = Person(
    SKINS[1], "bun", HAIRS[0], "adult", top=printed("#f0872b", diamond, "#fbe0b0", pitch=36, size=0.6)
)
CHAMELEON = replace(HEADS["lizard"], skin="#e08a3c", light="#f7d080")


def restaurant(c: Page) -> None:
    """Evening under the lanterns, leaves looking in."""
    backdrop(
        c,
        printed(painted("#1d5f48", "#246b52", "#175540", force=0.4), leaf, "#2f7a5c", pitch=84, size=0.5),
        0,
    )
    for x, y, col in ((90, 210, "#d1347b"), (400, 90, "#f0872b"), (700, 190, "#f7c23c")):
        lantern(c, x, y, 52, tone(col), 0.34, -10)
    for x, y, s, rot in ((-10, 440, 1.5, 70), (820, 420, 1.5, -70), (-20, 640, 1.3, 96)):
        leaf_frond(c, x, y, s, rot, tone("#a8c93a"))


def chef(c: Page) -> None:
    """The best pond of the year."""

    def lid() -> None:
        with c.at(6, -36, 0.8, -16):
            c.lay(
                blob((-120, 30, "c"), (-104, -46), (0, -100), (104, -46), (120, 30, "c")),
                painted("#c9d4da", "#e4ecf0", "#aebcc4", force=0.7),
                8,
            )
            c.lay(ell(0, -108, 20), tone("#dfe8ec"), 4)
            strip(c, [(-70, -10), (-54, -46), (-20, -66)], 8, "#f6fafc", 0.5)

    who = upright(
        c,
        372,
        852,
        1.62,
        "frog",
        "proud",
        turn=-0.12,
        frame=STOUT,
        coat=tone("#fdf8ee"),
        pose=Pose((-112, -104), "hip", "none", -3, -6, 8, 1.2),
        left_holds=lid,
    )
    x, y = who.head
    for dx, dy, r in ((-46, -210, 54), (46, -210, 54), (0, -236, 62)):
        c.lay(ell(x + dx, y + dy, r, r * 0.9), tone("#fdf8ee", 0.4), 5, tear=3)
    c.lay(
        blob((x - 74, y - 180, "c"), (x + 74, y - 180, "c"), (x + 66, y - 100), (x - 66, y - 100)),
        tone("#f4ecdc"),
        5,
    )
    for dy in (0, 44, 88):
        brad(c, x + 30, y + 176 + dy, 9)
    c.lay(
        blob(
            (x - 60, y + 104),
            (x, y + 120),
            (x + 60, y + 104),
            (x + 20, y + 150),
            (x, y + 132),
            (x - 22, y + 152),
        ),
        tone("#d1347b"),
        5,
    )


def guest(c: Page) -> None:
    """It has been saving itself since Tuesday."""
    skin = printed(tone(CHAMELEON.skin), dot, "#f7c05a", pitch=30, size=0.4)
    c.lay(blob((30, 900), (36, 760), (120, 716), (214, 760), (226, 900)), skin, 7)
    c.lay(blob((60, 640), (40, 540), (96, 490, "c"), (170, 520), (200, 610)), tone("#c8722c"), 5)
    with c.at(124, 640, 1.26, 6):
        head(c, CHAMELEON, "hungry", 0.5, (0.9, 0.9))
    c.lay(
        blob((52, 722), (126, 740), (200, 722), (196, 820), (124, 848), (58, 820)),
        gingham("#fffaf0", "#d1347b", 26),
        5,
    )
    c.lay(taper((176, 690, 22), (236, 730, 17), (286, 724, 15), (312, 756, 22)), tone("#ee7d78"), 7, 0.4)
    c.lay(ell(316, 768, 24, 18, 20), tone("#e0606a"), 4)


def family(c: Page) -> None:
    """They had come for the noodles."""
    person(
        c,
        656,
        696,
        1.14,
        MOTHER,
        "suspicious",
        turn=-0.4,
        look=(-0.5, 0.5),
        pose=Pose((-96, 34), "hip", "none", -6, -2, 2),
        left_holds=lambda: fork(c),
    )
    person(
        c,
        640,
        892,
        1.3,
        BOY,
        "disgusted",
        turn=-0.3,
        look=(-0.8, 0.6),
        pose=Pose("belly", "cheek", "none", -16, -10, -4),
    )


def fork(c: Page) -> None:
    """What hangs from it moves."""
    with c.at(0, 0, 1.0, -30):
        c.lay(taper((0, 36, 9), (0, -46, 8)), "#c9d4d8", 5, 0)
        for i in (-1, 0, 1):
            c.lay(taper((i * 9, -44, 6), (i * 10, -86, 4)), "#c9d4d8", 5, 0)
    strip(c, [(-40, -66), (-52, -10), (-38, 40), (-56, 84)], 10, "#a8c93a", 5)


def table(c: Page) -> None:
    """Soup of the day."""
    c.lay(rect(-20, 872, 820, 1240), wood("#8a4a2c", "#6f3820"), 8, angle=0)
    hem = [(720 - i * 64, 1060 + (18 if i % 2 else -6)) for i in range(11)]
    c.lay(
        blob((60, 866, "c"), (740, 866, "c"), *hem),
        printed(painted("#f7e6b8", "#fbeec8", force=0.4), dot, "#d1347b", pitch=70, size=0.3),
        4,
        1.2,
    )
    c.lay(ell(386, 950, 250, 40), "#fdf8ee", 6)
    c.lay(
        blob((168, 850, "c"), (604, 850, "c"), (556, 930), (470, 960), (302, 960), (216, 930)),
        painted("#e8f0ee", "#f6faf8", "#d4e4e0", force=0.5),
        8,
    )
    c.lay(ell(386, 850, 222, 54), painted("#fbfdfc", "#e8f0ee"), 3)
    soup = c.lay(ell(386, 850, 198, 43), painted("#5f8f2c", "#78a83c", "#4c7c24", force=0.8), 1, 0)
    with c.inside(soup):
        for x, y in ((300, 866), (460, 840), (360, 830), (520, 862)):
            c.lay(ell(x, y, 26, 9), "#a8c93a", 0.5, 0, tissue=0.6)
    boat(c, 430, 846, 96, tone("#fbf3e2"), tone("#d1347b"))
    c.lay(blob((252, 850), (270, 826), (300, 832), (306, 850), (280, 858)), tone("#3f9a58"), 3)
    flower(c, 276, 846, 34, "#f7b8cc", "#f7d64a", "#3f9a58", 6, 10)
    for x in (130, 660):
        c.lay(ell(x, 1000, 74, 18), "#fdf8ee", 5)


def scene(c: Page) -> None:
    """Lay the card."""
    restaurant(c)
    chef(c)
    family(c)
    guest(c)
    table(c)
    c.lay(taper((236, 730, 17), (286, 724, 15), (312, 770, 20), (316, 830, 24)), tone("#ee7d78"), 5, 0.4)
    stamp(c, 100, 1140, 9)
