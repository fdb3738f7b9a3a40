"""My Reflection Went Out.

A boy is ill and has to stay in. He stands at the cold window, thermometer in his mouth; his mother is with
him. But his reflection has put on its boots and gone out without him: it jumps in the puddles and laughs,
arms up, all made of blue rain. A duck stares.
"""

from studio.papercut.bits import drop, stamp, strip
from studio.papercut.elements.beasts import bird
from studio.papercut.elements.faces import DOT, face
from studio.papercut.elements.people import Person, person_head
from studio.papercut.elements.props import thermometer
from studio.papercut.elements.puppets import CHILD, Pose, Wear, hand, puppet
from studio.papercut.elements.stage import backdrop, grass, rain, water
from studio.papercut.lamp import GREY
from studio.papercut.page import Page
from studio.papercut.papers import brick, dot, painted, printed, stripes, tone
from studio.shapes import blob, cut, ell, poly, rect, taper

META = {
    "number": 46, "slug": "my-reflection-went-out", "seed": 461,
    "attitudes": ("poorly", "amazed", "joyful", "caring"),
}  # fmt: skip
MOTHER = Person("#b57448", "bun", "#2a2028", "adult", top=tone("#d8694a"))
LAMP = GREY
BOY = Person("#cf8d5c", "short", "#2a2028", top=stripes("#f7efe0", "#8fb4cc", pitch=30))
GLASS = painted("#6fb4d8", "#8cc8e4", "#5aa0c8", force=0.6)
SPOTTED = printed("#d8584a", dot, "#fbf3e2", pitch=26, size=0.42)


def house(c: Page) -> None:
    """A wet brick wall and its one window."""
    backdrop(c, printed(painted("#9c5f4c", "#a86a54", force=0.4), brick, "#8a5040", pitch=58, size=0.94), 0)
    c.lay(rect(-20, 800, 820, 1240), painted("#7d8b96", "#8894a0", "#717f8b", force=0.5), 5, tear=8, angle=2)


def indoors(c: Page) -> None:
    """A room with a lamp and nobody else; the boy fills the window."""
    frame = rect(120, 70, 680, 700)
    c.lay(rect(92, 42, 708, 728), "#f0e6d0", 5, 0.4)
    pane = c.lay(frame, painted("#e8c07a", "#f0cc8a", "#deb268", force=0.4), 0.3, 0.3, glow=0.1)
    with c.inside(pane):
        c.lay(rect(120, 560, 680, 720), tone("#b98a5a"), 1, 0)
        c.lay(taper((196, 560, 12), (196, 330, 10)), "#6a4a34", 2, 0)  # a lamp, an empty chair
        c.lay(blob((140, 340), (168, 240), (226, 240), (254, 340)), "#ffe9a8", 3, glow=0.4)
        for x in (560, 634):
            c.lay(taper((x, 330, 14), (x + 2, 580, 14)), tone("#8a5f3c"), 2)
        for y in (350, 400, 450):
            c.lay(rect(552, y, 642, y + 18, 6), tone("#8a5f3c"), 2)
        c.lay(blob((500, 580), (516, 500), (590, 470), (660, 500), (676, 580)), MOTHER.top, 5)
        with c.at(604, 400, 1.06, 10):
            person_head(c, MOTHER, "caring", -0.4, (-0.8, 0.4))
        with c.at(404, 640, 1.9):
            c.lay(
                blob((-92, 60), (-78, -70), (-36, -104), (36, -104), (82, -70), (96, 60)), BOY.top, 6, angle=6
            )
        with c.at(416, 372, 1.86, -11):
            person_head(c, BOY, "poorly", -0.45, look=(-0.75, -0.35))
            for q in ((-76, -46), (0, -92), (74, -50)):
                c.lay(ell(*q, 4), "#d8584a", 0, 0)
            c.lay(blob((-74, -22), (-70, -62), (0, -96), (70, -66), (76, -28), (0, -58)), SPOTTED, 3)
            for a in (-1, 1):
                c.lay(blob((70, -50), (100, -60 + a * 24), (112, -42 + a * 26), (84, -34)), SPOTTED, 3)
            thermometer(c, -30, 44, -62, 0.7)
    c.lay(
        poly([(150, 70), (300, 70), (120, 300), (120, 118)]), "#eef6fa", 1, 0, tissue=0.3
    )  # the glass itself
    c.lay(poly([(600, 700), (680, 600), (680, 700)]), "#eef6fa", 1, 0, tissue=0.3)
    c.lay(cut(rect(104, 54, 696, 716), frame), "#fbf3e2", 4, 0.3)
    with c.inside(pane):
        c.lay(taper((296, 560, 74), (250, 640, 70), (228, 590, 58)), BOY.top, 5)
    hand(c, 226, 552, 44, BOY.face_paper("poorly"), -8, "open", flip=True)
    c.lay(rect(76, 700, 724, 744, 6), "#f0e6d0", 9, 0.3)


def outdoors(c: Page) -> None:
    """Puddles, and the one who is not ill."""
    water(c, 330, 1110, 300, 66, "#8fc0d8")
    water(c, 700, 1000, 130, 26, "#8fc0d8")

    def blue(page: Page) -> None:
        page.lay(
            blob((-66, 2), (-59, -46), (0, -78), (59, -46), (66, 2), (52, 50), (0, 78), (-52, 50)), GLASS, 3
        )
        page.lay(
            blob((-72, -8), (-68, -54), (-30, -92), (40, -90), (72, -48), (70, -8), (44, -50), (-44, -48)),
            tone("#4a94c0"),
            2,
        )
        with page.at(0, -2):
            face(page, "laughing", "#86c4e0", gap=27, my=42, made=DOT)
        page.lay(poly([(-66, -30), (-50, -60), (-40, 60), (-56, 50)]), "#e6f6fc", 0.5, 0, tissue=0.5)

    shirt = stripes("#a9d8ee", "#5aa0c8", pitch=26)
    wear = Wear(shirt, shirt, tone("#8cc8e4"), tone("#5aa0c8"), tone("#e0ab2e"))
    puppet(c, 312, 1106, 1.06, wear, blue, Pose("up", "up", "jump", 4, 10, 6), frame=CHILD, to=1)
    for x, y, r in (
        (150, 1040, 14),
        (110, 980, 10),
        (196, 990, 9),
        (486, 1044, 14),
        (530, 976, 11),
        (448, 986, 9),
        (236, 1060, 10),
        (404, 1070, 10),
    ):
        with c.at(x, y, 1, (x - 318) * 0.16):
            c.lay(drop(0, 0, r), "#9fd4ee", 6, 0)
    for x in (196, 420):
        strip(c, [(x - 70, 1112), (x, 1100), (x + 70, 1114)], 8, "#d8eef6", 1)


def scene(c: Page) -> None:
    """Lay the card."""
    house(c)
    indoors(c)
    rain(c, 20, 0, 100, 20, 1000, "#a9c4d4", 6)
    rain(c, 22, 716, 800, 20, 1000, "#a9c4d4", 6)
    rain(c, 10, 110, 690, 790, 960, "#a9c4d4", 6)
    outdoors(c)
    bird(
        c,
        664,
        1160,
        1.02,
        "duck",
        "amazed",
        turn=-0.6,
        look=(-0.9, -0.2),
        legs=4,
        wings=("wide", "down"),
        coat=tone("#e9dcc0"),
        chest=tone("#d8c6a0"),
    )
    c.lay(ell(664, 1166, 96, 20), "#8fc0d8", 1.5, 0)
    for x, y in ((40, 1190), (470, 1196), (782, 1110)):
        grass(c, x, y, 50, "#6a8a6a")
    stamp(c, 52, 850, 12)
