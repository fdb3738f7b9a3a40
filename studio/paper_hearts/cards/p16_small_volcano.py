"""The Small Volcano.

A little volcano has crossed its lava arms and is red to the ears. A girl climbs the long ladder to it with
one scoop of snow on a spoon. It was her brother's idea: down below he points up, with the plan on a leaf and
the sun right above his head. Three piglets hide under one hat, just in case; only one of them wants to see.
"""

from dataclasses import replace

from studio.papercut.bits import stamp, strip
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import spoon, steam_puffs
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, disc, ladder, land, leaf_frond, sea, tree
from studio.papercut.elements.things import arm
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import brindled, flower, leaf, painted, printed, tone
from studio.shapes import blob, ell, taper

META = {
    "number": 16,
    "slug": "small-volcano",
    "seed": 166,
    "attitudes": ("afraid", "furious", "inspired", "brave", "curious"),
}
LAMP = Lamp(angle=-126, key="#fff4d8", sky="#d2e6ec", soft=0.42)
GIRL = Person(
    SKINS[5],
    "long",
    HAIRS[0],
    top=printed("#d1347b", flower, "#fde0ec", pitch=34, size=0.5),
    dress=True,
    shoes=tone(SKINS[5]),
)
BOY = Person(
    SKINS[5],
    "curls",
    HAIRS[0],
    top=tone("#a8c93a"),
    legs=printed("#14573f", leaf, "#a8c93a", pitch=30, size=0.6),
    shoes=tone(SKINS[5]),
)


def island(c: Page) -> None:
    """Bright noon, a ring of sea."""
    backdrop(c, painted("#a4dce0", "#b6e4e4", "#94d2da", force=0.5), 3)
    disc(c, 684, 396, 62, "#ffd23c", rays=14, glow=0.16)
    sea(c, 690, [painted("#3fa8b8", "#4fb4c0"), painted("#2f98aa", "#3fa8b8")], rows=3, step=46)
    land(
        c,
        800,
        printed(painted("#2f8a58", "#3a9664", force=0.5), leaf, "#4fa870", pitch=64, size=0.5),
        swell=20,
        wave=200,
        tear=8,
    )
    tree(c, 730, 860, 300, kind="palm", lean=30)
    land(c, 1000, painted("#f2d48c", "#f6dea0", "#ecc878", force=0.5), swell=14, wave=230, phase=1, tear=9)


def volcano(c: Page) -> None:
    """Red to the ears."""
    body = painted("#8a4a58", "#964f5a", "#7c4254", force=0.5)
    c.lay(
        blob(
            (-40, 940),
            (60, 700),
            (130, 480),
            (176, 330, "c"),
            (416, 330, "c"),
            (470, 480),
            (560, 720),
            (660, 950),
            (300, 990),
        ),
        body,
        10,
        1.2,
    )
    c.lay(blob((182, 330, "c"), (412, 330, "c"), (430, 400), (440, 470), (404, 440), (380, 384), (350, 400), (338, 480), (300, 500), (288, 404), (262, 384), (240, 430), (210, 460),
               (170, 420)), painted("#e8402c", "#f5a623", "#f26a2c", force=0.8), 5, glow=0.16)  # fmt: skip
    c.lay(
        blob((196, 330), (250, 270), (296, 306), (330, 250), (372, 300), (410, 330), (300, 346)),
        painted("#f5a623", "#ffd23c", "#e8402c", force=0.7),
        4,
        glow=0.24,
    )
    c.lay(
        blob((150, 600), (160, 500), (230, 476), (370, 480), (440, 510), (450, 620), (380, 700), (220, 700)),
        painted("#d84a34", "#e05a40", force=0.5),
        2,
        0.6,
    )
    with c.at(300, 574, 1.82, -3):
        face(c, "furious", tone("#c03c2a"), gap=32, my=50, look=(0.5, 0.3))
    lava = painted("#f26a2c", "#f5a623", "#e8402c", force=0.8)
    for q, y in ((-1, 800), (1, 776)):
        c.lay(
            taper(
                (300 + q * 176, 690, 56),
                (300 + q * 218, 800, 58),
                (300 + q * 60, y + 44, 56),
                (300 - q * 110, y + 14, 46),
            ),
            lava,
            8,
            0.8,
        )
        c.lay(ell(300 - q * 120, y + 6, 36, 32), lava, 4)
        for i in (-1, 0, 1):
            strip(c, [(300 - q * 120 + i * 12, y - 4), (300 - q * 122 + i * 14, y - 22)], 4, "#a83020", 0.3)


def climber(c: Page) -> None:
    """One scoop of snow, and it is still snow."""
    ladder(c, 620, 1080, 470, 330, 70, tone("#c89a58"))
    person(c, 548, 700, 0.92, GIRL, "brave", turn=-0.7, look=(-0.9, -0.2), pose=Pose((-112, -44), (30, -20), "walk", 8, -4, 4),
           left_holds=lambda: snow(c))  # fmt: skip


def snow(c: Page) -> None:
    """The spoon, the snow."""
    spoon(c, 0, 0, 120, -34, tone("#c9d0d4"))
    with c.at(-44, -72):
        for dx, dy, r in ((-14, 2, 20), (14, 2, 20), (0, -14, 22)):
            c.lay(ell(dx, dy, r), "#fbfdff", 5, tear=4)


def planner(c: Page) -> None:
    """It is all on the leaf."""
    person(c, 664, 1160, 1.14, BOY, "inspired", turn=-0.2, look=(0, -1), pose=Pose((-84, 70), "behind", "planted", -2, -8, 8),
           left_holds=lambda: plan(c))  # fmt: skip
    arm(c, [(706, 1010), (762, 950), (756, 858)], 34, BOY.top, tone(BOY.skin), "point", lift=6)


def plan(c: Page) -> None:
    """A mountain, a ladder, a scoop."""
    with c.at(-20, 6, 1.0, -14):
        c.lay(
            blob((-8, 54), (-74, 10), (-60, -60), (0, -84, "c"), (56, -56), (66, 14)), tone("#3f9a58"), 5, 1.6
        )
        strip(c, [(-46, 22), (-14, -36), (14, -36), (42, 24)], 6, "#f7efd0", 0.5)
        strip(c, [(24, 26), (6, -40)], 4, "#f7efd0", 0.5)
        c.lay(ell(0, -52, 10), "#f7efd0", 0.5, 0)


def piglets(c: Page) -> None:
    """One hat, three owners."""
    pig = HEADS["pig"]
    for x, y, s, rot, feel, like in (
        (106, 1140, 0.8, -8, "curious", pig),
        (324, 1144, 0.8, 8, "afraid", replace(pig, skin="#e8b4a0")),
        (216, 1124, 0.88, 2, "afraid", replace(pig, skin="#f4b0b4")),
    ):
        c.lay(
            blob(
                (x - 60 * s, y + 90 * s), (x - 70 * s, y + 20), (x + 70 * s, y + 20), (x + 60 * s, y + 90 * s)
            ),
            tone(like.skin),
            4,
        )
        with c.at(x, y, s, rot):
            head(c, like, feel, 0.1, (0.4, -0.8))
    straw = brindled(painted("#e8c070", "#f0cc82"), "#d0a450", 16, 0.4)
    c.lay(ell(214, 1052, 214, 36, -3), straw, 9)
    c.lay(blob((116, 1050), (126, 970), (214, 946), (302, 966), (314, 1046), (214, 1062)), straw, 5)
    c.lay(
        blob((116, 1050), (120, 1016), (214, 1030), (312, 1014), (314, 1046), (214, 1062)),
        tone("#d1347b"),
        1.4,
    )


def scene(c: Page) -> None:
    """Lay the card."""
    island(c)
    steam_puffs(c, 300, 250, 4, 1.5, "#f0e4dc", 10)
    steam_puffs(c, 180, 300, 3, 1.0, "#f0e4dc", -30)
    volcano(c)
    climber(c)
    for x, y, s, rot in ((-10, 1010, 1.2, 40), (800, 1010, 1.1, -50)):
        leaf_frond(c, x, y, s, rot, tone("#14573f"))
    planner(c)
    piglets(c)
    stamp(c, 452, 1150, 8)
