"""Summer Fridge.

It is the hottest day of summer. In the fridge, between the melons, lives a small snowman. A girl puts one arm
round him and has wrapped him in her own scarf; with the other hand she tells us: shh! The snowman bows, a
twig on his heart. At the door her father has found a trail of wet round footprints. And the little brother's
ice cream has just fallen off.
"""

from studio.papercut.bits import drop, stamp, strip
from studio.papercut.elements.faces import DOT, face
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import cone
from studio.papercut.elements.puppets import Pose, person, posed
from studio.papercut.elements.stage import backdrop, beam
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import cross, diamond, flower, painted, printed, squared, stripes, tone
from studio.shapes import arch, blob, cut, ell, rect, taper

META = {
    "number": 12,
    "slug": "summer-fridge",
    "seed": 121,
    "attitudes": ("suspicious", "secretive", "grateful", "disappointed"),
}
SMALL = Person(SKINS[4], "curls", HAIRS[0], "baby", top=tone("#6ab0a0"), legs=tone("#3a6a8a"))
LAMP = Lamp(angle=-150, key="#fff0cc", sky="#d4e4ee", soft=0.44)
GIRL = Person(
    SKINS[3],
    "curls",
    HAIRS[1],
    top=printed("#c8623a", flower, "#fbe0b0", pitch=38, size=0.5),
    dress=True,
    shoes=tone("#6a3a24"),
)
FATHER = Person(
    SKINS[4],
    "short",
    HAIRS[0],
    "adult",
    top=stripes("#f7efe0", "#6a9a9a", pitch=26),
    legs=tone("#5a6a5a"),
    beard="moustache",
)
SCARF = stripes("#e2573b", "#fbe6c4", pitch=24)


def kitchen(c: Page) -> None:
    """Summer noon: every tile is hot."""
    backdrop(c, painted("#f4cf72", "#f7d988", "#efc45e", force=0.5), 2)
    c.lay(
        rect(-20, 640, 820, 1010),
        printed(painted("#e8b45a", "#edbf6c", force=0.4), diamond, "#d99a3c", pitch=70, size=0.55),
        2,
        angle=0,
    )
    c.lay(
        rect(-20, 1000, 820, 1240),
        squared(painted("#d8935a", "#de9e68", force=0.4), "#b8703c", 90),
        3,
        angle=0,
    )
    doorway = c.lay(arch(14, 150, 236, 1004), painted("#fdf0c4", "#fff6d8", force=0.4), 0.4, 0.3, glow=0.14)
    with c.inside(doorway):
        c.lay(ell(124, 1010, 240, 260), tone("#8fb47a"), 1, tear=5)
    c.lay(cut(arch(-14, 120, 264, 1012), arch(14, 150, 236, 1020)), tone("#3f8a8a"), 5, 0.4)


def prints(c: Page) -> None:
    """Round, wet, and none of his."""
    for x, y, r in (
        (96, 1040, 22),
        (70, 1092, 25),
        (140, 1128, 27),
        (110, 1180, 28),
        (420, 1150, 26),
        (486, 1108, 24),
    ):
        c.lay(ell(x, y, r, r * 0.5), "#a8d4dc", 0.3, 0, tissue=0.8)
        c.lay(ell(x + 4, y + 2, r * 0.5, r * 0.24), "#d8eef0", 0.2, 0, tissue=0.7)


def fridge(c: Page) -> None:
    """Winter, about as wide as a door."""
    beam(c, [(360, 230), (360, 1060), (140, 1230), (60, 560)], "#d8f2fa", 0.3)
    c.lay(rect(342, 96, 800, 1116, 34), painted("#8fc4c0", "#9dcdc8", force=0.4), 9)
    c.lay(
        rect(372, 130, 772, 1070, 20),
        painted("#cfe8f2", "#dcf0f7", "#c0deec", force=0.5),
        0,
        0.4,
        z=6,
        glow=0.1,
        rim=-0.6,
    )
    for y in (370, 900):
        c.lay(rect(374, y, 770, y + 16), "#f4fbfc", 5)
        for x in range(396, 770, 34):
            c.lay(drop(x, y + 26, 5), "#eaf8fc", 2, 0)
    c.lay(ell(572, 168, 60, 22), "#fffbe0", 2, 0, glow=0.4)


def melon(c: Page, x: float, y: float, r: float) -> None:
    """Green stripes."""
    c.lay(ell(x, y - r * 0.9, r, r * 0.9), stripes("#4f9a54", "#8fc47a", pitch=r * 0.42), 6, angle=84)


def food(c: Page) -> None:
    """What is supposed to be in here."""
    melon(c, 452, 370, 62)
    melon(c, 700, 370, 54)
    c.lay(
        blob((540, 370), (548, 300), (568, 268), (586, 268), (604, 300), (612, 370)),
        painted("#fdfdf8", "#eef6f6"),
        5,
    )
    c.lay(rect(560, 244, 592, 272, 6), tone("#e2573b"), 3)
    melon(c, 720, 902, 60)
    for x, col in ((420, "#e8452f"), (468, "#f0a03c"), (700, "#e8452f")):
        c.lay(ell(x, 1036, 34), tone(col), 6)
    c.lay(blob((540, 1066), (520, 1010), (600, 990), (660, 1010), (640, 1066)), tone("#7fae5a"), 5)


def snowman(c: Page) -> None:
    """He has never been so well looked after."""
    snow = painted("#f7fafc", "#ffffff", "#e6f0f6", force=0.5)
    c.lay(ell(576, 812, 112, 94), snow, 8, tear=5)
    c.lay(ell(566, 690, 88, 78), snow, 5, tear=4)
    for y in (700, 736):
        c.lay(ell(584, y, 8), "#3a4a5a", 1, 0)
    c.lay(taper((640, 676, 11), (690, 640, 9), (716, 660, 5)), tone("#7a5236"), 4)
    with c.at(532, 562, 1.0, -17):
        c.lay(ell(0, 0, 92, 86), snow, 6, tear=4)
        with c.at(-6, -10, 1.06):
            face(c, "grateful", snow, gap=29, my=46, turn=-0.3, made=DOT)
        c.lay(taper((-20, 10, 22), (-74, 24, 5)), tone("#f28a2e"), 5, 0.4)
        c.lay(
            blob((-50, -70), (-58, -132), (-6, -152), (48, -130), (50, -72)),
            printed("#6a9a6a", cross, "#d8e8b0", pitch=24),
            6,
        )
        c.lay(ell(0, -72, 76, 15), tone("#5a8a5c"), 4)
    c.lay(taper((452, 664, 40), (540, 664, 46), (640, 626, 40)), SCARF, 6, 1, angle=70)
    c.lay(taper((488, 676, 46), (470, 760, 44), (476, 830, 40)), SCARF, 5, 1.6, angle=4)
    c.lay(taper((500, 716, 10), (540, 742, 9), (570, 700, 8)), tone("#7a5236"), 5)
    for a, b in (((570, 700), (584, 684)), ((570, 700), (590, 704))):
        strip(c, [a, b], 6, "#7a5236", 4)


def girl(c: Page) -> None:
    """One of you is enough to know it."""
    c.lay(ell(276, 1168, 150, 18), "#a8683c", 0, 0, tissue=0.5)
    person(
        c,
        272,
        1160,
        1.52,
        GIRL,
        "secretive",
        turn=0.25,
        look=(0, 0),
        pose=Pose("finger", (106, -46), "stand", 8, 10, -2),
    )


def brother(c: Page) -> None:
    """It was hot. It was quicker than he was."""
    c.lay(ell(64, 1176, 62, 15), tone("#f7b2bc"), 2)
    c.lay(ell(58, 1164, 40, 26), tone("#f7b2bc"), 4, tear=2)
    c.lay(ell(50, 1142, 11), tone("#d84a3f"), 4)
    person(c, 148, 1180, 1.04, SMALL, "disappointed", turn=-0.4, look=(-0.5, 0.95), left_holds=lambda: cone(c, -4, 44, 0.8, 160),
           pose=posed("disappointed", left=(-58, 96)))  # fmt: skip


def scene(c: Page) -> None:
    """Lay the card."""
    kitchen(c)
    person(
        c,
        130,
        950,
        1.2,
        FATHER,
        "suspicious",
        turn=0.4,
        look=(0.5, 0.9),
        pose=Pose("hip", "chin", "stand", -9, 6, -2),
    )
    fridge(c)
    prints(c)
    food(c)
    snowman(c)
    girl(c)
    brother(c)
    stamp(c, 716, 1156, 8)
