"""The Tree That Keeps the Balls.

Every ball that ever flew too high is in the old baobab's arms, and it will not give one back. The boy stands
there with empty hands. But the girl in the wheelchair has an idea, and a yellow ball shines right above her
head. And the smallest of them is already climbing.
"""

import math

from studio.papercut.bits import stamp, strip
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import wheelchair
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, disc, grass, house, land
from studio.papercut.elements.things import arm
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import (
    Ground,
    diamond,
    dot,
    flower,
    gingham,
    painted,
    printed,
    sponged,
    stripes,
    tone,
)
from studio.shapes import blob, ell, poly, taper

META = {
    "number": 52,
    "slug": "tree-that-keeps-the-balls",
    "seed": 522,
    "attitudes": ("selfish", "inspired", "disappointed", "brave"),
}
LAMP = Lamp(angle=-120, key="#fff4d6", sky="#d6e6e4", soft=0.42)
BOY = Person(
    SKINS[6],
    "crop",
    HAIRS[0],
    top=stripes("#f7efe0", "#e2573b", pitch=26),
    legs=tone("#3f6f94"),
    shoes=tone("#3a343c"),
)
GIRL = Person(
    SKINS[7],
    "puffs",
    HAIRS[0],
    top=printed("#f2a7b5", diamond, "#8a3a5a", pitch=34, size=0.6),
    legs=tone("#5a4a8a"),
)
TINY_ONE = Person(
    SKINS[6],
    "topknot",
    HAIRS[0],
    top=printed("#5fb3c4", flower, "#fff4dc", pitch=30, size=0.5),
    legs=tone("#e0a03c"),
)
BARK = sponged(painted("#a8805c", "#b48c68", "#9c7450", force=0.5), "#94704c", 18, 0.25)


def square(c: Page) -> None:
    """Noon on the village square."""
    backdrop(c, painted("#bfe4ec", "#cdebf0", "#b0dce6", force=0.5), 3)
    disc(c, 92, 100, 62, "#f8d05a")
    for x, w in ((60, 150), (740, 170)):
        house(
            c,
            x,
            880,
            w,
            170,
            wall=tone("#e8b87a"),
            roof=tone("#a8643c"),
            windows=1,
            door=tone("#3f8f4f"),
            flat=True,
        )
    land(c, 860, painted("#c8b45a", "#d2be68", "#bca84c", force=0.5), swell=10, wave=230, tear=9)
    land(c, 1010, painted("#e0c078", "#e8cc8a", "#d6b468", force=0.5), swell=12, wave=210, phase=2, tear=9)


def ball(c: Page, x: float, y: float, r: float, sheet: Ground) -> None:
    """One of somebody's."""
    c.lay(ell(x, y, r), sheet, 6, 1)


def baobab(c: Page) -> None:
    """It has them all, and it knows what they are worth."""
    for pts in (
        ((300, 420, 120), (190, 300, 70), (60, 240, 44), (-30, 250, 20)),
        ((560, 420, 120), (660, 290, 70), (760, 230, 40), (840, 250, 20)),
        ((430, 400, 130), (400, 220, 70), (330, 80, 30)),
        ((450, 400, 130), (520, 210, 64), (600, 90, 28)),
    ):
        c.lay(taper(*pts), BARK, 6)
    crown = painted("#3f8f4f", "#4c9c5a", "#357f45", force=0.6)
    for x, y, rx, ry in (
        (50, 220, 110, 60),
        (320, 60, 130, 64),
        (610, 70, 130, 62),
        (760, 210, 110, 60),
        (460, 30, 120, 56),
    ):
        c.lay(ell(x, y, rx, ry), crown, 6, 1.4, tear=7)
    c.lay(
        blob(
            (190, 1010),
            (240, 880),
            (226, 640),
            (260, 440),
            (340, 380),
            (540, 380),
            (610, 440),
            (640, 640),
            (626, 880),
            (690, 1010),
            (560, 1030),
            (430, 1000),
            (300, 1030),
        ),
        BARK,
        9,
        1.2,
    )
    for x, y in ((262, 760), (610, 720), (286, 900), (580, 920), (600, 560)):
        strip(c, [(x, y), (x + 8, y - 70)], 7, "#86623f", 0.4)
    with c.at(394, 664, 1.84, 1):
        face(c, "selfish", tone("#9c7450"), gap=34, my=54, look=(-0.7, 0.9))


def treasure(c: Page) -> None:
    """Nine years of Sunday afternoons."""
    balls: tuple[tuple[float, float, float, Ground], ...] = (
        (300, 420, 56, gingham("#fffaf0", "#e2412f", 26)), (400, 440, 62, stripes("#fff3d9", "#3f7fc0", pitch=30)), (520, 430, 60, printed("#f2a7b5", dot, "#fff4f0", pitch=28, size=0.4)),
        (596, 400, 46, tone("#e2573b")), (350, 340, 52, tone("#5fb3c4")), (450, 336, 58, stripes("#f7efe0", "#3f8f4f", "#e2412f", pitch=30)), (550, 340, 44, tone("#8a5aa0")), (400, 260, 40, tone("#f08a3c")),
        (492, 258, 44, printed("#fff3d9", diamond, "#3a343c", pitch=34, size=0.9)),
    )  # fmt: skip
    for x, y, r, sheet in balls:
        ball(c, x, y, r, sheet)
    with c.at(330, 262, 1.0, -24):
        c.lay(poly([(-70, 10), (60, -30), (20, 30), (0, 10)]), tone("#fbf6ea"), 6, 1.4)
    with c.at(566, 262, 1.0, 30):
        for i in (-1, 0, 1):
            c.lay(blob((-10, 0), (i * 26 - 12, -60), (i * 26 + 12, -60), (10, 0)), tone("#fbf6ea"), 4, 1.4)
        c.lay(ell(0, 8, 18), tone("#e2412f"), 5)
    for q in (-1, 1):
        arm(
            c,
            [(434 + q * 190, 470), (434 + q * 250, 380), (434 + q * 150, 470), (434 + q * 40, 510 + q * 14)],
            56,
            BARK,
            kind="none",
            lift=9,
        )
        for i in range(4):
            a = math.radians(180 if q > 0 else 0) + (i - 1.5) * 0.36
            c.lay(
                taper(
                    (434 + q * 40, 510 + q * 14, 22),
                    (434 + q * 40 + math.cos(a) * 62, 510 + q * 14 + math.sin(a) * 62, 9),
                ),
                BARK,
                6,
            )


def idea(c: Page) -> None:
    """Right above her head."""
    for r in (104, 78):
        c.lay(ell(150, 590, r), "#fff0a0", 0.5, 0, tissue=0.3)
    c.lay(taper((250, 520, 46), (170, 540, 30), (104, 520, 14)), BARK, 6)
    ball(c, 150, 590, 50, painted("#ffd23c", "#ffe06a", force=0.5))
    wheelchair(c, 180, 1170, 1.5, flip=True, sheet=tone("#5a6a8a"))
    person(
        c,
        172,
        1030,
        1.22,
        GIRL,
        "inspired",
        turn=0.2,
        look=(-0.1, -1),
        pose=Pose("behind", "down", "bench", 0, -8, 8),
    )
    arm(c, [(134, 902), (62, 866), (54, 764)], 36, GIRL.top, tone(GIRL.skin), "point", lift=7)


def loser(c: Page) -> None:
    """It was a very good ball."""
    c.lay(ell(650, 1176, 110, 14), "#b0904c", 0, 0, tissue=0.5)
    person(
        c,
        654,
        1168,
        1.2,
        BOY,
        "disappointed",
        turn=-0.4,
        look=(-0.4, 0.8),
        pose=Pose("shrug", "shrug", "slump", 4, 10, -10),
    )


def climber(c: Page) -> None:
    """Four years old, and up."""
    person(
        c,
        628,
        866,
        0.94,
        TINY_ONE,
        "brave",
        turn=-0.6,
        look=(-0.6, -0.8),
        pose=Pose((-70, -90), (40, -110), "stride", 8, -10, 8),
    )


def scene(c: Page) -> None:
    """Lay the card."""
    square(c)
    baobab(c)
    treasure(c)
    climber(c)
    idea(c)
    loser(c)
    for x, y in ((400, 1160), (470, 1186), (770, 1150)):
        grass(c, x, y, 40, "#7a9a3a")
    stamp(c, 430, 1090, 9)
