"""The Pocket Is Taken.

Mother kangaroo's pocket is a whole room now, with a lamp and an armchair, and the new baby sits back in it
and yawns. Mother bends down and strokes it. Far off on the red earth stands the big one, bag packed, arms
crossed, cross and jealous. It used to be his pocket. He looks round once, at the lamp. And on the hill sits a
young jackal, all alone.
"""

from studio.papercut.bits import pleated, stamp, strip
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.props import suitcase
from studio.papercut.elements.puppets import TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, bands, disc, grass, land
from studio.papercut.elements.things import arm
from studio.papercut.lamp import GOLDEN
from studio.papercut.page import Page
from studio.papercut.papers import diamond, painted, printed, stripes, tone
from studio.shapes import arch, blob, ell, poly, rect, taper

META = {
    "number": 43,
    "slug": "the-pocket-is-taken",
    "seed": 431,
    "attitudes": ("sleepy", "jealous", "caring", "lonely"),
}
LAMP = GOLDEN
FUR, PALE = tone(HEADS["kangaroo"].skin), tone("#f0d0ac")


def outback(c: Page) -> None:
    """Late sun, red earth, and nothing to stand behind."""
    backdrop(c, painted("#f4d3a0", "#f8deb2", "#eec48e", force=0.5), 3)
    disc(c, 640, 250, 92, "#f2a24a", rings=2)
    bands(c, (420,), [painted("#e8a878", "#e29a6a", force=0.4)])
    land(c, 560, painted("#c8623a", "#d07044", force=0.5), swell=14, wave=230, phase=2, tear=7)
    land(c, 780, painted("#b5502e", "#be5c36", "#aa4828", force=0.5), swell=18, wave=260, phase=4.4, tear=9)
    for x, y, h in ((570, 640, 40), (720, 700, 46), (520, 810, 50)):
        grass(c, x, y, h, tone("#d99a2b"))


def pouch(c: Page) -> None:
    """A room to let: wallpaper, a lamp, an armchair. It has been let."""
    wall = c.lay(
        arch(146, 640, 470, 1030),
        printed("#e8b45a", diamond, "#d99a2b", pitch=44, size=0.5),
        0.3,
        0,
        z=4,
        glow=0.06,
    )
    with c.inside(wall):
        c.lay(rect(130, 984, 480, 1060), stripes("#8a4a34", "#7a3f2c", pitch=22), 2)
        c.lay(ell(212, 760, 120), "#ffe9a8", 0.5, 0, tissue=0.5)
        c.lay(taper((196, 990, 9), (196, 780, 8)), "#5a3428", 3, 0)
        c.lay(ell(196, 796, 26, 18), "#fff4c0", 2, 0, glow=0.7)
        c.lay(poly([(150, 796), (172, 726), (220, 726), (242, 796)]), tone("#d84a3f"), 4, glow=0.12)
        c.lay(
            blob((228, 1010), (232, 830), (290, 786), (400, 786), (450, 830), (452, 1010)), tone("#4f8a86"), 6
        )
        upright(c, 336, 992, 0.94, "kangaroo", "sleepy", turn=-0.1, frame=TINY,
                pose=Pose("stretch", "belly", "sit", 2, 8, -4))  # fmt: skip
        for x in (236, 446):
            c.lay(rect(x - 24, 900, x + 24, 1030, 22), tone("#5f9c98"), 5)
        c.lay(blob((282, 1012), (290, 976), (396, 976), (404, 1012)), tone("#e8874a"), 5)
    lip = blob(
        (128, 1004), (200, 1030), (310, 1040), (420, 1030), (490, 1004), (470, 1090), (310, 1120), (150, 1090)
    )
    c.lay(lip, tone("#d89a6c"), 6, relief=pleated(40, 2.5))


def mother(c: Page) -> None:
    """All of her bends over it."""
    c.lay(taper((190, 980, 150), (90, 1090, 96), (10, 1150, 70), (-60, 1160, 50)), FUR, 5)
    for x in (196, 424):
        c.lay(blob((x - 60, 1100), (x - 40, 1050), (x + 40, 1050), (x + 92, 1120), (x + 110, 1160), (x - 66, 1162)),
              tone("#a8693f"), 6)  # fmt: skip
    body = ((244, 470), (320, 440), (400, 480), (440, 600), (520, 760), (560, 930), (510, 1080), (310, 1130), (110, 1080),
            (58, 930), (100, 760), (190, 600))  # fmt: skip
    c.lay(blob(*body), FUR, 8, 1.2)
    c.lay(blob((300, 500), (372, 540), (410, 680), (310, 650), (210, 680), (250, 540)), PALE, 1.5)
    pouch(c)
    c.lay(taper((318, 520, 110), (340, 430, 88)), FUR, 4)
    with c.at(352, 350, 1.34, 12):
        head(c, "kangaroo", "caring", 0.2, (0.1, 0.9))
    arm(c, [(212, 560), (120, 690), (168, 800)], 56, FUR, PALE)
    arm(c, [(420, 560), (500, 690), (412, 782)], 56, FUR, PALE, "flat")


def joey(c: Page) -> None:
    """It used to be his."""
    suitcase(c, 600, 1150, 92, stripes("#6a9a6a", "#5a8a5a", pitch=20))
    upright(c, 704, 1120, 1.0, "kangaroo", "slighted", turn=0.7, look=(-1, -0.15), frame=TINY, tail="long",
            pose=Pose("folded", "folded", "planted", 12, 4, -8))  # fmt: skip
    for i in range(4):
        strip(c, [(470 - i * 6, 1150 + i * 2), (480 - i * 6, 1152 + i * 2)], 6, "#9a4428", 0.2)


def far_away(c: Page) -> None:
    """It has the whole desert to itself. It would swap."""
    c.lay(ell(668, 640, 90, 10), "#a8502e", 0, 0, tissue=0.5)
    upright(c, 668, 634, 0.92, "jackal", "lonely", turn=-0.4, frame=TINY, look=(-0.7, 0.6))


def scene(c: Page) -> None:
    """Lay the card."""
    outback(c)
    far_away(c)
    mother(c)
    joey(c)
    stamp(c, 60, 700, -9)
