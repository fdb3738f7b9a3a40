"""Tickle the Cloud.

It has not rained for a long time, because the fat cloud holds all the rain in its arms and will not let go of
a drop. The millet hangs its head and cries, and the girl's bucket is empty. But the boy on the ladder has had
an idea, and one ray of sun falls right on his head: he has brought a very long feather.
"""

from studio.papercut.bits import drop, stamp, strip
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, beam, cloud_path, disc, ladder, land, tree
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import diamond, painted, printed, sponged, stripes, tone
from studio.shapes import blob, ell, taper

META = {
    "number": 67,
    "slug": "tickle-the-cloud",
    "seed": 672,
    "attitudes": ("selfish", "poorly", "mischievous", "sad", "disappointed"),
}
LAMP = Lamp(angle=-124, key="#fff0cc", sky="#d8e2e8", soft=0.42)
BOY = Person(
    SKINS[7],
    "crop",
    HAIRS[0],
    top=printed("#3f8a8a", diamond, "#f4d98a", pitch=34, size=0.7),
    legs=tone("#e0a03c"),
    shoes=tone(SKINS[7]),
)
GREYS = ("#9aa6b4", "#a8b2be", "#b8c0ca", "#c8ced6")
SISTER = Person(SKINS[6], "beads", HAIRS[0], top=tone("#d1347b"), dress=True, legs=tone("#77452f"))


def field(c: Page) -> None:
    """Ochre noon; the earth has come apart."""
    backdrop(c, painted("#f4dca4", "#f7e4b6", "#efd392", force=0.5), 4)
    disc(c, 172, 96, 84, "#f8c23c", rays=14)
    land(c, 760, painted("#e0b468", "#e6be78", force=0.5), swell=18, wave=210, tear=8)
    tree(c, 700, 800, 220, kind="acacia", crown=("#a8a05a", "#b4ac66", "#9c944e"), bark="#8a5a3c")
    land(
        c,
        860,
        sponged(painted("#d08a4a", "#d89656", force=0.5), "#c87e40", 14, 0.3),
        swell=12,
        wave=240,
        phase=2,
        tear=9,
    )
    for pts in (
        [(40, 960), (130, 940), (170, 990), (300, 970)],
        [(360, 1130), (430, 1090), (520, 1120), (560, 1080)],
        [(120, 1180), (210, 1140), (250, 1170)],
    ):
        strip(c, pts, 8, "#9a5a2c", 0.2)


def cloud(c: Page) -> None:
    """It has everything, and its arms are full."""
    for dx, dy, w, col in ((-120, -60, 400, GREYS[0]), (150, -70, 400, GREYS[1]), (20, -20, 560, GREYS[2])):
        with c.at(490 + dx, 250 + dy):
            c.lay(cloud_path(w), tone(col, 0.4), 6, 1.3, tear=9)
    with c.at(496, 290):
        c.lay(cloud_path(590), tone(GREYS[3], 0.4), 8, 1.3, tear=10)
    with c.at(500, 210, 2.1):
        face(c, "selfish", tone(GREYS[1], 0.4), gap=34, my=46, look=(-0.9, 0.6), turn=-0.2)


def rain_kept(c: Page) -> None:
    """All the rain of the year."""
    water = painted("#3f8fc0", "#58a4d0", force=0.6)
    for x, y, r in (
        (400, 420, 40),
        (486, 404, 46),
        (574, 414, 44),
        (650, 420, 36),
        (440, 490, 44),
        (530, 486, 48),
        (614, 490, 40),
        (486, 556, 38),
        (570, 560, 38),
    ):
        c.lay(drop(x, y, r), water, 5, 0.6)
    sheet = tone(GREYS[3], 0.4)
    c.lay(taper((300, 380, 80), (320, 520, 84), (430, 600, 74), (500, 596, 56)), sheet, 8, 1, tear=7)
    c.lay(taper((716, 380, 80), (730, 510, 84), (640, 606, 74), (560, 604, 56)), sheet, 9, 1, tear=7)
    for x in (500, 560):
        c.lay(ell(x, 598, 44, 38), sheet, 5, tear=6)


def boy(c: Page) -> None:
    """Everybody is ticklish somewhere."""
    beam(c, [(196, 150), (244, 150), (330, 560), (120, 560)], "#ffe070", 0.62)
    ladder(c, 130, 1170, 254, 560, 84, tone("#a8744a"))
    who = person(
        c,
        222,
        930,
        1.24,
        BOY,
        "mischievous",
        turn=0.35,
        look=(0.75, -0.95),
        pose=Pose((-30, 40), (118, -116), "tiptoe", 6, 2, 6),
    )
    x, y = who.right
    with c.at(x, y, 1.0, 24):
        c.lay(taper((0, 40, 9), (0, -60, 7)), tone("#fbf3dc"), 7, 0)
        c.lay(
            blob((0, -30), (-26, -70), (-22, -150), (6, -206, "c"), (28, -140), (24, -66)),
            stripes("#e2573b", "#f4a05a", pitch=16),
            8,
            1.6,
            angle=20,
        )
        strip(c, [(0, -30), (2, -120), (6, -196)], 5, "#fbf3dc", 0.5)
    c.lay(ell(x, y, 24), tone(BOY.skin), 4)


def millet(c: Page, x: float, y: float, s: float, bow: float, feel: str = "") -> None:
    """A stalk that has given up standing."""
    leaf_, ear = (
        tone("#a8a45c"),
        printed(painted("#c8a85c", "#d2b46a", force=0.5), diamond, "#a8884a", pitch=22, size=0.7),
    )
    with c.at(x, y, s):
        c.lay(taper((0, 0, 26), (bow * 10, -150, 22), (bow * 60, -260, 18), (bow * 130, -270, 14)), leaf_, 5)
        for q, h in ((-1, -90), (1, -140)):
            c.lay(
                blob((bow * 4, h), (q * 60, h - 24), (q * 118, h + 66, "c"), (q * 56, h + 16)), leaf_, 4, 1.8
            )
        with c.at(bow * 150, -210, 1, bow * 12):
            c.lay(
                blob((-40, -70), (0, -96), (44, -70), (84, 20), (56, 120), (0, 150), (-56, 120), (-82, 20)),
                ear,
                7,
                1,
            )
            if feel:
                c.lay(ell(0, 26, 74, 76), tone("#c8c078"), 2)
                with c.at(0, 12, 1.2):
                    face(c, feel, tone("#b4ac66"), gap=27, my=44, look=(-0.2, 0.4))
                for q in (-1, 1):
                    c.lay(drop(q * 40, 62, 13), "#5aace4", 3, 0)


def sister(c: Page) -> None:
    """It is a very good bucket. That is not the trouble."""
    person(
        c,
        446,
        1186,
        0.98,
        SISTER,
        "disappointed",
        turn=-0.2,
        look=(-0.2, 0.95),
        pose=Pose((-40, 58), (40, 58), "stand", 6, 12, -12),
    )
    c.lay(blob((398, 1094, "c"), (494, 1094, "c"), (482, 1178), (410, 1178)), tone("#c9d0d4"), 8)
    c.lay(ell(446, 1094, 49, 14), tone("#6a7078"), 1)


def scene(c: Page) -> None:
    """Lay the card."""
    field(c)
    cloud(c)
    rain_kept(c)
    millet(c, 730, 1060, 0.7, -0.5)
    millet(c, 420, 1090, 0.66, 0.5)
    boy(c)
    millet(c, 690, 1210, 1.32, -0.62, "poorly")
    for x, y in ((540, 1160), (520, 1186)):
        c.lay(drop(x, y, 11), "#5aace4", 3, 0)
    sister(c)
    stamp(c, 62, 700, 9)
