"""The New One.

It is the new elephant's first day at the school under the banyan tree, and it hides behind a broom. It feels
so small that its shadow on the wall is a mouse. A girl with thick glasses holds out her hand: come and play.
Three monkeys lean down: one wants to see everything, one is not so sure, and one pulls a face, upside down.
"""

from dataclasses import replace

from studio.papercut.bits import stamp, string, strip
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import STOUT, Pose, hand, person, upright
from studio.papercut.elements.stage import backdrop, grass, land
from studio.papercut.elements.things import arm
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import combed, flower, leaf, painted, printed, sponged, stripes, tone
from studio.shapes import blob, ell, rect, taper

META = {
    "number": 7,
    "slug": "the-new-one",
    "seed": 74,
    "attitudes": ("shy", "curious", "caring", "silly", "suspicious"),
}
LAMP = Lamp(angle=-132, key="#fff2d2", sky="#d2e6dc", soft=0.42)
GIRL = Person(
    SKINS[5],
    "plaits",
    HAIRS[0],
    top=printed("#d1347b", flower, "#fbe0b0", pitch=34, size=0.5),
    dress=True,
    glasses="#3a343c",
    shoes=tone("#6a3a24"),
)
LANGUR = replace(HEADS["monkey"], skin="#c8c2b8", light="#6a6068")
BARK = sponged(painted("#8a6a4a", "#967656", force=0.5), "#7a5a3c", 14, 0.3)


def yard(c: Page) -> None:
    """Morning; a wall in the colour of mangoes; a tree that is older than the school."""
    backdrop(c, painted("#cfe6c8", "#d9ecd2", "#c4dfbc", force=0.5), 3)
    c.lay(rect(380, 330, 830, 960), painted("#f0b04a", "#f4bc5e", "#e8a43c", force=0.5), 5, angle=0)
    c.lay(rect(370, 310, 830, 350), tone("#c8602c"), 5)
    land(c, 920, painted("#e4c08a", "#eaca98", "#dcb47c", force=0.5), swell=10, wave=230, tear=9)


def shadow(c: Page) -> None:
    """The wall knows how big it feels."""
    grey = "#a86a2c"
    with c.at(712, 594, 1.05):
        c.lay(blob((-44, 0), (-46, -50), (-18, -84), (18, -84), (44, -44), (44, 0)), grey, 0.3, 0, tissue=0.7)
        for x in (-34, 26):
            c.lay(ell(x, -116, 24), grey, 0.3, 0, tissue=0.7)
        c.lay(ell(-6, -92, 36, 32), grey, 0.3, 0, tissue=0.7)
        string(c, [(40, -14), (66, -30), (60, -60)], "#b87a38", 5, 0.5)


def banyan(c: Page) -> None:
    """Roots hang down to listen."""
    c.lay(
        blob((-60, 960), (-20, 620), (-40, 300), (60, 180), (120, 330), (110, 620), (180, 960)), BARK, 8, 1.2
    )
    c.lay(taper((30, 260, 120), (220, 210, 84), (460, 226, 60), (700, 170, 30)), BARK, 8)
    for x, h in ((250, 170), (560, 120), (640, 210), (180, 240)):
        c.lay(taper((x, 220, 13), (x + 8, 220 + h * 0.6, 9), (x - 4, 220 + h, 4)), BARK, 4)
    crown = printed(painted("#14573f", "#1d6a4c", force=0.5), leaf, "#a8c93a", pitch=54, size=0.5)
    for x, y, rx, ry in ((80, 60, 200, 110), (330, 30, 220, 100), (600, 40, 240, 96), (790, 90, 150, 90)):
        c.lay(ell(x, y, rx, ry), crown, 7, 1.4, tear=7)


def langurs(c: Page) -> None:
    """Two look properly. One looks the other way up."""
    fur = tone(LANGUR.skin)
    for x, y, s, rot, feel, look, turn in (
        (214, 216, 0.98, 14, "curious", (0.8, 0.9), 0.4),
        (600, 196, 0.98, -10, "suspicious", (-0.2, 0.95), -0.1),
    ):
        c.lay(ell(x - 6, y - 60, 66, 70), fur, 6)
        arm(c, [(x - 50, y - 20), (x - 70, y + 40), (x - 58, y + 64)], 26, fur, tone(LANGUR.light), lift=6)
        with c.at(x, y + 10, s, rot):
            head(c, LANGUR, feel, turn, look)
    string(c, [(428, 226), (436, 280), (420, 318)], "#b8b2a8", 15, 5)
    c.lay(blob((372, 300), (470, 300), (480, 400), (424, 440), (366, 400)), fur, 6)
    for q in (-1, 1):
        arm(
            c,
            [(424 + q * 46, 410), (424 + q * 104, 440), (424 + q * 92, 494)],
            26,
            fur,
            tone(LANGUR.light),
            "open",
            lift=6,
        )
    with c.at(424, 488, 1.02, 184):
        head(c, LANGUR, "silly", 0.0)


def newcomer(c: Page) -> None:
    """It thinks that nobody can see it."""
    c.lay(ell(590, 1150, 200, 22), "#b88a50", 0, 0, tissue=0.5)
    upright(
        c,
        590,
        1140,
        1.5,
        "elephant",
        "shy",
        turn=0.35,
        frame=STOUT,
        look=(0.9, 0.7),
        pose=Pose((-26, 60), (-30, 96), "toes in", -4, 10, -8),
    )
    c.lay(taper((520, 1150, 20), (532, 800, 18)), tone("#a8602c"), 10, 0.3)
    c.lay(
        blob((496, 820), (470, 640), (500, 606), (566, 604), (600, 640), (572, 820), (534, 836)),
        combed(painted("#e0be6a", "#ecca7c"), "#c89c48", 12),
        9,
        1.2,
        angle=88,
    )
    c.lay(rect(494, 770, 576, 800, 8), tone("#d1347b"), 3)
    for y in (914, 968):
        hand(c, 526, y, 36, tone("#f2b4b4"), -80, "mitten", paws=True)


def girl(c: Page) -> None:
    """She was new last year."""
    c.lay(ell(190, 1162, 120, 16), "#b88a50", 0, 0, tissue=0.5)
    person(
        c,
        188,
        1156,
        1.3,
        GIRL,
        "caring",
        turn=0.6,
        look=(0.8, -0.5),
        pose=Pose("down", "give", "stand", 10, 8, 0),
    )


def scene(c: Page) -> None:
    """Lay the card."""
    yard(c)
    shadow(c)
    banyan(c)
    langurs(c)
    newcomer(c)
    girl(c)
    for x, y in ((40, 1180), (380, 1186), (770, 1170)):
        grass(c, x, y, 40, "#7a9a4a")
    strip(c, [(330, 1120), (372, 1114), (410, 1122)], 8, "#c8a060", 1)
    c.lay(rect(300, 1146, 356, 1176, 6), stripes("#fbf3e2", "#3f8fb0", pitch=12), 4)
    stamp(c, 762, 420, 9)
