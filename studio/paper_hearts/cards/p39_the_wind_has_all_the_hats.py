"""The Wind Has All the Hats.

The wind sits on the dome. It has got all the hats of the town: three on its head, and both arms full, and it
gives none back. Down in the square an old man shakes his stick and is red to the neck. But the girl stands
there with her chin up. Nobody gets hers: it is tied on with a bow. And a small boy looks into his hatbox:
nothing. And a cloud has put one on and pulls a face.
"""

from studio.papercut.bits import stamp
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import Pose, hand, person
from studio.papercut.elements.stage import backdrop
from studio.papercut.elements.things import arm, cloud_being
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import Ground, diamond, flower, marbled, painted, printed, stripes, tone
from studio.shapes import arch, blob, ell, rect, taper

META = {
    "number": 39,
    "slug": "the-wind-has-all-the-hats",
    "seed": 391,
    "attitudes": ("furious", "proud", "selfish", "disappointed", "silly"),
}
BOY = Person(SKINS[4], "bald", HAIRS[0], top=tone("#6a9a5a"), legs=tone("#7a4a3c"))
LAMP = DAY
OLD = Person(
    SKINS[2],
    "wisps",
    "#f2eee6",
    "old",
    top=stripes("#e2862f", "#f5c64a", "#1fa3a3", pitch=34),
    robe=True,
    beard="full",
)
GIRL = Person(
    SKINS[1],
    "bob",
    HAIRS[1],
    top=printed("#e2412f", flower, "#fff3d9", pitch=38, size=0.5),
    dress=True,
    shoes=tone("#8a3a2c"),
)
WIND = marbled("#8fc8e8", "#a8d8f2", "#7ab8e0", "#c4e6f6", size=80)


def square(c: Page) -> None:
    """A blue dome, a tiled gate, a gusty morning."""
    backdrop(c, painted("#fbe2b0", "#fdeac0", "#f7d89c", force=0.5), 3)
    cloud_being(c, 664, 170, 250, "silly")
    c.lay(ell(664, 92, 84, 15), tone("#8a3a6a"), 9)
    c.lay(blob((614, 92), (622, 34), (664, 22), (706, 34), (714, 92)), tone("#a84a80"), 9)
    tiles = printed(painted("#1f8fa3", "#2a9aae", force=0.5), diamond, "#f5c64a", pitch=52, size=0.5)
    c.lay(
        blob((190, 720), (180, 560), (260, 440), (400, 370), (540, 440), (620, 560), (610, 720)),
        painted("#1fa3b8", "#30aec2", "#1894a8", force=0.5),
        8,
    )
    c.lay(rect(190, 690, 610, 800), tiles, 5, angle=0)
    c.lay(rect(120, 780, 680, 1040), tone("#e8b878"), 6)
    for x in (60, 740):
        c.lay(
            taper((x, 1040, 76), (x, 520, 60)),
            printed("#e0a862", diamond, "#1fa3a3", pitch=44, size=0.5),
            7,
            angle=0,
        )
        c.lay(blob((x - 40, 530), (x - 30, 480), (x, 450), (x + 30, 480), (x + 40, 530)), tone("#1fa3b8"), 5)
    for x in (220, 400, 580):
        c.lay(arch(x - 62, 830, x + 62, 1040), tone("#a8683f"), 0.6, 0, z=6)
    c.lay(rect(-20, 1030, 820, 1240), painted("#f0c88a", "#f4d29a", force=0.5), 5, angle=0)


def hat(c: Page, x: float, y: float, s: float, rot: float, sheet: Ground, kind: int = 0) -> None:
    """A felt hat, a skullcap or a fur hat."""
    with c.at(x, y, s, rot):
        if kind == 0:
            c.lay(ell(0, 0, 74, 17), sheet, 4)
            c.lay(blob((-44, 0), (-38, -56), (38, -56), (44, 0)), sheet, 4)
            c.lay(rect(-44, -16, 44, -2), tone("#7a2f2c"), 1, 0)
        elif kind == 1:
            c.lay(blob((-52, 4), (-46, -46), (0, -60), (46, -46), (52, 4)), sheet, 5)
        else:
            c.lay(ell(0, -14, 60, 40), sheet, 5, tear=6)


def wind(c: Page) -> None:
    """Finders, keepers."""
    c.lay(
        taper(
            (430, 470, 190), (560, 560, 150), (690, 540, 110), (770, 440, 80), (730, 340, 50), (660, 370, 24)
        ),
        WIND,
        9,
        1.3,
    )
    c.lay(blob((270, 480), (290, 330), (400, 280), (510, 330), (540, 480), (400, 540)), WIND, 8)
    c.lay(ell(400, 240, 136, 128), painted("#a8d8f2", "#b8e2f6", "#98cdec", force=0.5), 9)
    with c.at(400, 222, 1.7, -6):
        face(c, "selfish", tone("#94cae8"), gap=32, my=44, look=(-0.7, 0.8))
    for q in (-1, 1):
        arm(
            c,
            [(400 + q * 140, 380), (400 + q * 230, 490), (400 + q * 90, 580)],
            62,
            WIND,
            tone("#b8e2f6"),
            "open",
            lift=6,
        )
    heap: tuple[tuple[float, float, float, Ground, int], ...] = (
        (250, 500, -24, tone("#c8342e"), 0), (330, 540, 10, tone("#8a5a34"), 2), (420, 550, -8, printed("#2b4a7a", flower, "#fff3d9", pitch=26), 1),
        (510, 530, 16, tone("#d1547a"), 0), (560, 470, 30, tone("#6a9a4a"), 1), (300, 450, 20, tone("#f5a623"), 1), (470, 460, -14, tone("#5a3a6e"), 0),
        (390, 470, 6, tone("#fff3d9"), 2),
    )  # fmt: skip
    for x, y, rot, sheet, kind in heap:
        hat(c, x, y, 1.2, rot, sheet, kind)
    for q in (-1, 1):
        hand(c, 400 + q * 96, 580, 46, tone("#b8e2f6"), -q * 70, "open")
    hat(c, 390, 134, 1.3, -8, tone("#2f8a6a"), 0)
    hat(c, 402, 82, 1.1, 10, printed("#e2412f", flower, "#f5c64a", pitch=26), 1)
    hat(c, 384, 40, 0.8, -14, tone("#8a5a34"), 2)


def people(c: Page) -> None:
    """One without, one with."""

    def stick() -> None:
        c.lay(taper((-30, 60, 13), (40, -110, 12)), tone("#7a4a30"), 6)

    person(
        c,
        190,
        1160,
        1.24,
        OLD,
        "furious",
        turn=0.3,
        look=(0.4, -0.9),
        right_holds=stick,
        pose=Pose("fist", "fist up", "stand", 6, -6, 2),
    )
    girl = person(
        c, 600, 1166, 1.3, GIRL, "proud", turn=-0.1, pose=Pose("hip", "hip", "planted", -3, -6, 8, 1.14)
    )
    x, y = girl.head
    with c.at(x, y - 62, 1.3, -6):
        c.lay(ell(0, 0, 104, 24), tone("#f5c64a"), 6)
        c.lay(blob((-58, 0), (-50, -62), (50, -62), (58, 0)), tone("#f5c64a"), 5)
        c.lay(rect(-58, -22, 58, -4), tone("#1fa3a3"), 1, 0)
    for q in (-1, 1):
        c.lay(
            taper((x + q * 96, y - 56, 11), (x + q * 74, y + 40, 10), (x + q * 10, y + 106, 10)),
            tone("#1fa3a3"),
            4,
        )
        c.lay(blob((x, y + 106), (x + q * 52, y + 80), (x + q * 50, y + 134)), tone("#1fa3a3"), 5, 1.6)


def boy(c: Page) -> None:
    """The box is from the best shop in town."""
    person(
        c,
        404,
        1186,
        0.96,
        BOY,
        "disappointed",
        turn=-0.1,
        look=(0, 0.95),
        pose=Pose((-40, 62), (40, 62), "stand", 6, 10, -12),
    )
    c.lay(ell(404, 1092, 74, 20), tone("#8a5a7a"), 5)
    c.lay(rect(330, 1094, 478, 1168, 10), stripes("#f7efe0", "#c84a7a", pitch=24), 8, angle=0)


def scene(c: Page) -> None:
    """Lay the card."""
    square(c)
    wind(c)
    people(c)
    boy(c)
    stamp(c, 60, 400, 8)
