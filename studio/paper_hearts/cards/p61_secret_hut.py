"""The Secret Hut.

High up in the cedar a hut is glowing. The girl hangs a blanket before the light: shh! The boy has pulled up
the ladder, holds it tight and looks down with one narrow eye. Far below stands a huge bear in a tiny party
hat, quite alone, with a cake that it has made itself. The fox has smelt the cake.
"""

from studio.papercut.bits import pleated, stamp
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import cake, lantern
from studio.papercut.elements.puppets import STOUT, TINY, Pose, hand, person, posed, upright
from studio.papercut.elements.stage import backdrop, bands, ladder, land, leaf_frond, tree
from studio.papercut.elements.things import arm
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import dot, gingham, leaf, painted, printed, sponged, stripes, tone, wood
from studio.shapes import blob, cut, ell, poly, rect, taper

META = {
    "number": 61,
    "slug": "secret-hut",
    "seed": 612,
    "attitudes": ("suspicious", "secretive", "lonely", "hungry"),
}
LAMP = Lamp(angle=-70, key="#ffe0b4", sky="#a8c4c8", soft=0.46, bloom=1.5)
GIRL = Person(SKINS[3], "long", HAIRS[0], top=printed("#f2a7b5", dot, "#fff4f0", pitch=28, size=0.4))
BOY = Person(SKINS[0], "curls", HAIRS[4], top=stripes("#f7efe0", "#3f8f4f", pitch=24), glasses="#8a4a3a")
BARK = sponged(painted("#7a5a46", "#866452", "#6e4f3c", force=0.5), "#684a38", 14, 0.3)


def forest(c: Page) -> None:
    """Warm dusk between trunks that go up and up."""
    backdrop(c, painted("#4f7f74", "#5a8a7e", "#457268", force=0.5), 2)
    bands(c, (760,), [painted("#7a9a7a", "#86a686", force=0.4)])
    for x, w in ((40, 80), (760, 90), (640, 54), (180, 46)):
        c.lay(
            taper((x, 1240, w), (x - 6, 600, w * 0.8), (x, -40, w * 0.7)),
            painted("#3f685e", "#487268", force=0.5),
            3,
        )
    for x in (90, 700, 560):
        tree(c, x, 960, 260, kind="pine", crown=("#3a6f5c", "#437a66", "#3a6f5c"), bark="#4f5a4c")
    c.lay(
        blob(
            (290, 1240), (320, 900), (316, 500), (330, -40), (470, -40), (474, 500), (470, 900), (520, 1240)
        ),
        BARK,
        7,
        1.2,
    )
    for y, q in ((560, -1), (610, 1)):
        c.lay(taper((394, y + 60, 60), (394 + q * 160, y - 6, 34)), BARK, 6)
    for x, y, r in ((100, 40, 150), (400, 0, 210), (700, 40, 160)):
        c.lay(
            ell(x, y, r, 84),
            printed(painted("#2f6a48", "#397652", force=0.5), leaf, "#7a9a3a", pitch=46, size=0.5),
            8,
            1.4,
            tear=7,
        )


def hut(c: Page) -> None:
    """Planks, nails, a lamp, a rule."""
    planks = wood("#b07a4a", "#94623a")
    glow = c.lay(
        rect(128, 214, 672, 556), painted("#fbd272", "#fde092", "#f7c45c", force=0.5), 6, 0.4, glow=0.3
    )
    with c.inside(glow):
        for r in (150, 100):
            c.lay(ell(400, 290, r), "#fff3c0", 0.5, 0, tissue=0.4)
    lantern(c, 400, 292, 40, tone("#f7a83c"), 0.5, 200)
    c.lay(cut(rect(96, 190, 704, 576), rect(132, 226, 668, 560)), planks, 5, 0.4, angle=0)
    c.lay(
        poly([(60, 206), (200, 96), (620, 84), (744, 202)]),
        printed(painted("#8a4f3a", "#965a44"), leaf, "#a86a52", pitch=50, size=0.5),
        9,
    )


def children(c: Page) -> None:
    """Members only."""
    person(
        c,
        250,
        580,
        1.16,
        GIRL,
        "secretive",
        turn=0.1,
        look=(0, 0),
        pose=Pose((-84, -70), "finger", "none", 4, 8, -2),
    )
    c.lay(
        poly([(120, 220), (236, 220), (214, 360), (150, 470), (120, 480)]),
        gingham("#f7efe0", "#b1543c", 40),
        8,
        1.4,
        relief=pleated(40, 4),
    )
    hand(c, 168, 392, 24, tone(GIRL.skin), -50, "fist")
    boy = person(
        c,
        546,
        590,
        1.2,
        BOY,
        "suspicious",
        turn=-0.2,
        look=(-0.1, 0.95),
        pose=Pose("behind", "behind", "none", -4, 8, -4),
    )
    x, y = boy.heart
    ladder(c, x - 196, y + 44, x + 176, y - 6, 60, tone("#d8a868"))
    arm(c, [(x - 56, y - 6), (x - 92, y + 66), (x + 10, y + 58)], 42, BOY.top, tone(BOY.skin), lift=8)
    arm(c, [(x + 56, y - 6), (x + 98, y + 40), (x + 4, y + 20)], 42, BOY.top, tone(BOY.skin), lift=9)


def bear(c: Page) -> None:
    """It was told that there was a party."""
    c.lay(ell(560, 1176, 190, 20), "#3f5a3a", 0, 0, tissue=0.5)
    who = upright(
        c,
        580,
        1176,
        1.28,
        "bear",
        "lonely",
        turn=-0.3,
        frame=STOUT,
        look=(-0.6, -0.85),
        pose=Pose((-40, 76), (44, 76), "toes in", 2, 10, -8),
    )
    x, y = who.head
    with c.at(x + 24, y - 86, 0.9, 14):
        c.lay(poly([(-38, 14), (38, 14), (2, -84)]), stripes("#f9e08a", "#e2573b", pitch=22), 6, angle=20)
        c.lay(ell(2, -86, 15), "#fffaf0", 4, tear=3)
    cake(c, 580, 1080, 150)
    for q in (-1, 1):
        hand(c, 580 + q * 74, 1070, 28, tone("#e3bb86"), q * -30, "mitten", paws=True)


def ferns(c: Page) -> None:
    """Not nearly enough fern."""
    for x, y, s, rot in (
        (420, 1120, 1.5, -16),
        (350, 1150, 1.3, -40),
        (470, 1190, 1.2, 6),
        (760, 1180, 1.3, 26),
        (60, 1150, 1.4, 20),
        (160, 1190, 1.1, -10),
    ):
        leaf_frond(c, x, y, s, rot, painted("#5f9a4a", "#6ca856", force=0.6))


def fox(c: Page) -> None:
    """It was not told either. It smelt it."""
    upright(
        c,
        236,
        1176,
        1.16,
        "fox",
        "hungry",
        turn=0.5,
        frame=TINY,
        tail="bushy",
        look=(0.9, 0.3),
        pose=posed("hungry", left="belly", right=(60, 20)),
    )


def scene(c: Page) -> None:
    """Lay the card."""
    forest(c)
    hut(c)
    children(c)
    c.lay(rect(60, 566, 740, 612, 8), wood("#b07a4a", "#94623a"), 9, angle=0)
    land(c, 1040, painted("#4f7a4a", "#5a8654", "#466e42", force=0.5), swell=14, wave=220, tear=9)
    bear(c)
    ferns(c)
    fox(c)
    leaf_frond(c, 140, 1220, 1.0, 10, painted("#5f9a4a", "#6ca856", force=0.6))
    stamp(c, 60, 860, -8)
