"""Red Light in the Desert.

In the middle of nowhere stands a traffic light with heavy lids. Nothing has come by for years. Today a beetle
with a suitcase waits in front of it and taps all its feet, because the light is red. On the warm kerb a
lizard lies flat and smiles. Behind them a penguin turns its map round and round. And on top the crow dreams
of the sea.
"""

from dataclasses import replace

from studio.papercut.bits import brad, stamp, strip
from studio.papercut.elements.beasts import bird, insect
from studio.papercut.elements.faces import DISC, face
from studio.papercut.elements.heads import head
from studio.papercut.elements.props import dream_cloud, map_sheet, suitcase
from studio.papercut.elements.puppets import TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, bands, land
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import dot, painted, printed, sponged, tone
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 45,
    "slug": "red-light-in-the-desert",
    "seed": 453,
    "attitudes": ("calm", "bored", "impatient", "lost", "dreamy"),
}
LAMP = Lamp(angle=-150, key="#ffeed4", sky="#e4d4e6", soft=0.44)


def desert(c: Page) -> None:
    """Pink noon, as empty as it gets; one table mountain, far away."""
    backdrop(c, painted("#f4cfc4", "#f7dad0", "#f0c4b8", force=0.4), 2)
    bands(c, (520,), [painted("#f8ddc6", "#fae6d4", force=0.3)], swell=8)
    c.lay(
        poly([(540, 716), (580, 634), (716, 628), (744, 668), (800, 672), (830, 716)]),
        painted("#d89a86", "#e0a694", force=0.4),
        4,
        tear=6,
    )
    land(c, 708, painted("#e2a878", "#e8b488", "#dc9c6a", force=0.4), swell=4, wave=200, tear=7)


def road(c: Page) -> None:
    """It comes from nowhere, crosses nothing, and goes there."""
    c.lay(
        poly([(596, 706), (622, 706), (560, 1240), (-120, 1240)]),
        painted("#8f8792", "#9a929c", force=0.4),
        1,
        0.4,
        angle=70,
    )
    for t0, t1 in ((0.05, 0.13), (0.2, 0.32), (0.42, 0.58), (0.74, 0.96)):
        p = [(609 - 389 * t, 706 + 534 * t, 2 + 22 * t) for t in (t0, t1)]
        (xa, ya, wa), (xb, yb, wb) = p
        c.lay(poly([(xa - wa, ya), (xa + wa, ya), (xb + wb, yb), (xb - wb, yb)]), "#f7ecd4", 0.4, 0)


def kerb(c: Page) -> None:
    """A warm kerb, on which somebody has all the time there is."""
    c.lay(
        poly([(640, 760), (860, 760), (860, 1240), (566, 1240)]),
        sponged(painted("#ecc98a", "#f2d49c", force=0.4), "#e0b878", 12, 0.3),
        6,
        tear=5,
    )
    c.lay(poly([(634, 764), (652, 764), (596, 1240), (552, 1240)]), tone("#f4e6c8"), 5, 0.4)


def light(c: Page) -> None:
    """It has hung its head so long that the post has learnt it."""
    c.lay(
        blob((250, 1004), (420, 980), (800, 930), (860, 950), (430, 1006), (270, 1022)),
        "#a8787a",
        0,
        0,
        tissue=0.4,
    )
    post = tone("#4f5a5c")
    c.lay(
        taper(
            (232, 1010, 60), (226, 760, 50), (232, 520, 44), (268, 330, 40), (350, 246, 38), (430, 262, 36)
        ),
        post,
        8,
    )
    c.lay(blob((170, 1020), (176, 990), (288, 990), (296, 1020)), tone("#3f4a4c"), 6)
    for y in (960, 620):
        brad(c, 228, y, 8)
    with c.at(470, 428, 1.0, 13):
        c.lay(taper((-30, -196, 30), (-6, -160, 40)), post, 4)
        c.lay(rect(-132, -176, 132, 208, 56), tone("#4f6a62"), 11, 1.0)
        c.lay(rect(-116, -160, 116, 192, 46), tone("#5d7a70", 0.5), 1.5)
        c.lay(blob((-76, -96), (-60, -158), (0, -176), (60, -158), (76, -96), (0, -130)), tone("#3f564e"), 8)
        c.lay(ell(0, -90, 60), "#e8402c", 1, 0, glow=0.34)
        c.lay(ell(0, -90, 60), printed("#e8402c", dot, "#f26a4c", pitch=20, size=0.4), 0.3, 0, tissue=0.5)
        c.lay(ell(0, 150, 34), tone("#46604f"), 0.6, 0, rim=-0.8)
        with c.at(0, 20, 1.72):
            face(
                c,
                "bored",
                tone("#4f6a62"),
                gap=31,
                my=46,
                look=(-0.5, 0.5),
                made=replace(DISC, brow="#2f4038"),
            )


def beetle(c: Page) -> None:
    """Red is red; but all six feet have somewhere to be."""
    c.lay(ell(300, 1172, 150, 18), "#6a6470", 0, 0, tissue=0.5)
    for q in (-1, 1):
        for i in (1, 2):
            with c.at(306, 1164, 1.12, q * 4 * i):
                strip(c, [(q * 30, -40), (q * 70, -40 - 14 * i), (q * 84, -4 - 22 * i)], 12, "#6f8fb8", 2)
    insect(c, 306, 1166, 1.14, "beetle", "impatient", arms=((-96, -44), (52, -130)), look=(0.75, -0.9))
    with c.at(306, 1166, 1.14):  # wing cases
        for q in (-1, 1):
            c.lay(
                blob((q * 2, -118), (q * 46, -104), (q * 60, -54), (q * 34, -4), (q * 3, 0)),
                tone("#2f5a8a"),
                3,
                1,
            )
            for y in (-80, -42):
                c.lay(ell(q * 30, y, 9), "#5f9ac4", 0.5, 0)
    suitcase(c, 178, 1180, 120)


def lizard(c: Page) -> None:
    """Flat as a warm stone."""
    skin = printed(painted("#7f9e4a", "#8dac58", force=0.5), dot, "#c8d088", pitch=24, size=0.4)
    c.lay(taper((730, 1070, 70), (800, 1010, 50), (770, 930, 34), (690, 910, 10)), skin, 4, 1.2)
    for x, y, a in ((652, 1090, 34), (752, 1096, -10), (690, 1046, 150), (770, 1040, 200)):
        with c.at(x, y, 1, a):
            c.lay(taper((0, -16, 28), (4, 34, 20)), skin, 3)
            for i in (-1, 0, 1):
                c.lay(taper((4, 38, 9), (4 + i * 16, 58, 5)), skin, 2, 0)
    c.lay(taper((620, 1076, 60), (690, 1070, 84), (750, 1062, 70)), skin, 6)
    with c.at(600, 1078, 0.96, -8):
        head(c, "lizard", "calm", -0.3)


def tourist(c: Page) -> None:
    """The map shows penguins, but none of this."""
    c.lay(ell(540, 838, 84, 9), "#5a4a5a", 0, 0, tissue=0.4)
    upright(c, 540, 832, 0.86, "penguin", "lost", turn=0.2, frame=TINY, pose=Pose((-70, 30), "scratch", "cross", 0, 12, 0),
            left_holds=lambda: map_sheet(c, -10, 4, 120, 90, -12, upside=True))  # fmt: skip


def crow(c: Page) -> None:
    """Up here it is nearly the sea."""
    who = bird(c, 330, 252, 0.86, "crow", "dreamy", turn=0.3, look=(0.6, -0.8), legs=20)
    dream_cloud(c, 560, 96, 180, (who[0] + 60, who[1] - 20), "#fbf6ee")
    c.lay(blob((518, 100, "c"), (602, 100, "c"), (586, 128), (534, 128)), tone("#3f86b8"), 5)
    c.lay(poly([(556, 94), (556, 46), (594, 94)]), tone("#f5a623"), 5)


def scene(c: Page) -> None:
    """Lay the card."""
    desert(c)
    road(c)
    light(c)
    tourist(c)
    kerb(c)
    lizard(c)
    beetle(c)
    crow(c)
    stamp(c, 716, 800, -9)
