"""Ready, Steady…

The slow race is about to start. The sloth has fallen asleep on the line and dreams that it has won. The
snail, on roller skates, drums with its horns: come on! The macaw forgot long ago to wave the flag. And the
tortoise set off first, in the other direction, and cannot decide between the arrows.
"""

from studio.papercut.bits import brad, stamp, string, strip
from studio.papercut.elements.beasts import bird, tortoise
from studio.papercut.elements.heads import head
from studio.papercut.elements.props import dream_cloud
from studio.papercut.elements.puppets import TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, land, leaf_frond
from studio.papercut.elements.things import arm
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import brindled, gingham, leaf, painted, printed, sponged, stripes, tone
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 33,
    "slug": "ready-steady",
    "seed": 334,
    "attitudes": ("bored", "lost", "sleepy", "impatient"),
}
LAMP = Lamp(angle=-120, key="#fdf6d8", sky="#cfe6d8", soft=0.44)


def jungle(c: Page) -> None:
    """Green noon: a ceiling of leaves, a wide bare track."""
    backdrop(
        c,
        printed(painted("#2f7a56", "#3a8862", "#276a4a", force=0.5), leaf, "#418f68", pitch=84, size=0.5),
        0,
    )
    land(
        c,
        520,
        printed(painted("#5fa04a", "#6dac56", force=0.4), leaf, "#7ab862", pitch=66, size=0.5),
        swell=30,
        wave=170,
        tear=8,
    )
    land(c, 640, painted("#c3d268", "#cddb78", "#b6c65a", force=0.5), swell=14, wave=220, phase=2, tear=9)
    land(
        c,
        760,
        sponged(painted("#eccf8e", "#f2d99e", force=0.4), "#e2bf78", 12, 0.25),
        swell=8,
        wave=260,
        tear=9,
    )
    for x, y, s, rot, col in ((40, 60, 2.0, 150, "#14573f"), (210, -10, 1.7, 176, "#1d6a4c"), (620, -20, 2.0, 196, "#14573f"),
                              (780, 90, 2.0, 222, "#1d6a4c"), (420, -40, 1.5, 182, "#247a58"), (-20, 240, 1.6, 110, "#a8c93a"),
                              (824, 300, 1.6, 250, "#a8c93a")):  # fmt: skip
        leaf_frond(c, x, y, s, rot, tone(col))


def line(c: Page) -> None:
    """The start, chequered; nobody has crossed it in the right direction."""
    c.lay(
        poly([(150, 1220), (62, 1220), (300, 770), (348, 770)]),
        gingham("#fffaf0", "#3a3440", 46),
        0.6,
        0.3,
        angle=-62,
    )


def arrows(c: Page) -> None:
    """Four bare arrows, and all of them sure."""
    c.lay(taper((690, 800, 24), (694, 470, 20)), tone("#8a5a34"), 6)
    for y, flip, rot, col in (
        (500, False, -8, "#f0872b"),
        (566, True, 6, "#d1347b"),
        (628, False, 22, "#f7e6b8"),
    ):
        with c.at(692, y, 1.0, rot, flip):
            c.lay(poly([(-52, -24), (44, -24), (86, 0), (44, 24), (-52, 24), (-38, 0)]), tone(col), 6)
            brad(c, 0, 0, 6)


def wanderer(c: Page) -> None:
    """It set off long ago."""
    c.lay(ell(560, 850, 150, 16), "#c9a860", 0, 0, tissue=0.5)
    tortoise(c, 530, 848, 0.92, "lost", flip=True)
    arm(c, [(610, 800), (628, 716), (688, 688)], 30, tone("#8a9a5a"), kind="open")


def starter(c: Page) -> None:
    """It holds the flag; or the flag holds it."""
    c.lay(taper((-20, 556, 44), (120, 548, 36), (300, 516, 22)), tone("#8a5a34"), 6)
    c.lay(blob((300, 514), (340, 470), (356, 500, "c"), (330, 520)), tone("#a8c93a"), 4)
    where = bird(c, 150, 548, 1.2, "macaw", "bored", turn=0.3, look=(0.6, -0.9), wings=("hang", "hang"), fat=1.0, legs=12, lean=8,
                 tail=stripes("#2f6fb0", "#f4c23c", pitch=24))  # fmt: skip
    x, y = where
    string(c, [(x + 4, y + 48), (x + 50, y + 150), (x + 66, y + 250)], "#f7e6b8", 9, 5)
    c.lay(
        blob(
            (x + 40, y + 120), (x + 130, y + 150), (x + 118, y + 236), (x + 140, y + 300), (x + 62, y + 262)
        ),
        gingham("#fffaf0", "#3a3440", 34),
        6,
        2,
    )


def sloth(c: Page) -> None:
    """It has begun with the finish."""
    fur = brindled(tone("#b09a7c"), "#a08a6c", 26, 0.4)
    dream_cloud(c, 498, 300, 330, (318, 800), "#fdf8ea")
    with c.at(498, 396, 1.0):
        c.lay(rect(-70, -44, 70, -2, 4), tone("#f0872b"), 4)
        c.lay(rect(-30, -70, 34, -44, 4), tone("#f7b23c"), 3)
        upright(c, 0, -66, 0.56, "sloth", "joyful", turn=0.2, frame=TINY, pose=Pose("up", (70, -90), "stand", 0, 6, 0),
                right_holds=lambda: cup(c))  # fmt: skip
    c.lay(ell(330, 1060, 260, 30), "#c9a860", 0, 0, tissue=0.6)
    c.lay(taper((470, 1010, 70), (560, 1040, 60), (620, 1064, 44)), fur, 5)
    for i in (-1, 0, 1):
        c.lay(taper((628, 1062 + i * 14, 12), (664, 1066 + i * 16, 5)), "#f4e6c8", 3, 0)
    c.lay(
        blob((180, 1062), (190, 940), (300, 880), (430, 900), (530, 970), (540, 1060), (360, 1082)),
        fur,
        8,
        1.2,
    )
    c.lay(poly([(330, 900), (440, 912), (452, 1000), (344, 1000)]), "#fffaf0", 2, 0.8)
    c.lay(ell(392, 954, 24), tone("#d1347b"), 1, 0)
    c.lay(taper((220, 1020, 74), (120, 1068, 64), (66, 1110, 46)), fur, 6)
    for i in (-1, 0, 1):
        c.lay(taper((58 + i * 16, 1118, 12), (44 + i * 20, 1152, 5)), "#f4e6c8", 3, 0)
    with c.at(236, 956, 1.62, -14):
        head(c, "sloth", "sleepy", -0.1)
    for x, y, r in ((372, 800, 11),):
        c.lay(ell(x, y, r), "#fdf8ea", 4, tear=2)


def cup(c: Page) -> None:
    """The cup, larger than in life."""
    c.lay(blob((-34, -70, "c"), (34, -70, "c"), (22, -20), (0, -8), (-22, -20)), tone("#f4c23c"), 4)
    c.lay(rect(-6, -12, 6, 12), tone("#e0a828"), 2)
    c.lay(rect(-24, 8, 24, 20, 4), tone("#e0a828"), 3)
    for q in (-1, 1):
        strip(c, [(q * 30, -62), (q * 52, -50), (q * 26, -30)], 7, "#e0a828", 2)


def racer(c: Page) -> None:
    """Wheels, a helmet, and nothing to do with them."""
    skin = tone("#e8c9a0")
    with c.at(630, 1130, 1.24):
        for x in (-100, -40, 30, 86):
            c.lay(ell(x, 14, 19), tone("#d1347b"), 4)
            brad(c, x, 14, 6)
        c.lay(blob((-136, -8), (-120, -26), (96, -26), (116, -4), (60, 4), (-110, 4)), tone("#3a86b8"), 5)
        c.lay(blob((-134, -22), (-142, -70), (-104, -80), (-78, -44), (60, -48), (116, -20)), skin, 5)
        c.lay(ell(30, -104, 84), stripes("#f0872b", "#f7b23c", pitch=26), 6)
        for i, r in enumerate((60, 40, 19)):
            c.lay(ell(34 + i * 4, -102 + i * 3, r), tone(("#f7c860", "#d8622c", "#f7c860")[i]), 1.5)
        for i in range(3):  # it drums
            with c.at(-130, -28, 1, -14 * i):
                c.lay(taper((0, 0, 20), (-56, 14 - 14 * i, 15)), skin if i == 0 else "#e8c9a0", 4 if i == 0 else 2,
                      0.2, tissue=0 if i == 0 else 0.6 - 0.16 * i)  # fmt: skip
        for q in (-1, 1):
            strip(c, [(-98 + q * 22, -150), (-98 + q * 40, -216)], 10, skin, 2)
            c.lay(ell(-98 + q * 40, -218, 11), skin, 2)
        with c.at(-96, -108, 0.9, -6):
            head(c, "snail", "impatient", -0.3, (0.2, -0.95))
            c.lay(blob((-82, -30), (-62, -76), (0, -92), (62, -76), (82, -30), (0, -52)), tone("#3a86b8"), 5)


def scene(c: Page) -> None:
    """Lay the card."""
    jungle(c)
    line(c)
    arrows(c)
    wanderer(c)
    starter(c)
    sloth(c)
    racer(c)
    stamp(c, 52, 700, 10)
