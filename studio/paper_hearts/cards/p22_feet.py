"""Feet!

A big blue furry monster lives under the bed. It holds its teddy tight and shakes, for two striped feet have
just come down from above. Then a girl hangs her head over the edge, her plaits on the floor, a torch in her
hand, and looks straight at it: hello, who are you? The teddy does not like being squeezed. And a little tin
robot stands guard with a spoon.
"""

from studio.papercut.bits import stamp, stitches
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person, person_head
from studio.papercut.elements.props import spoon
from studio.papercut.elements.puppets import hand
from studio.papercut.elements.stage import backdrop, beam
from studio.papercut.elements.things import arm, robot
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import combed, dot, painted, patched, printed, spark, stripes, tone, wood
from studio.shapes import blob, curve, ell, rect, taper

META = {
    "number": 22,
    "slug": "feet",
    "seed": 225,
    "attitudes": ("afraid", "curious", "sulky", "brave"),
}
LAMP = Lamp(angle=-20, key="#ffe9c0", sky="#9aa6e4", soft=0.46, bloom=1.6)
GIRL = Person(SKINS[6], "crop", HAIRS[0], top=printed("#5a3a6e", spark, "#ffd45e", pitch=40, size=0.5))
FUR = combed(painted("#3f78c0", "#4f88cc", "#356ab0", force=0.5), "#5c94d6", 18)


def under(c: Page) -> None:
    """The dark down here is indigo, and there is a ball in it."""
    backdrop(c, painted("#27336b", "#2f3d7a", "#1f2a5c", force=0.5), 2)
    c.lay(
        blob((470, 200, "c"), (840, 200, "c"), (840, 1010, "c"), (520, 1010, "c"), (560, 700)),
        painted("#6a76bc", "#7682c4", force=0.4),
        1,
        tear=7,
    )
    c.lay(rect(-20, 1000, 820, 1400), wood("#4a3a6a", "#3a2c58"), 3, angle=0)
    c.lay(rect(-20, 980, 820, 1006), tone("#5a4a86"), 2, 0.4)
    for x, y, r in ((70, 1110, 40),):
        c.lay(ell(x, y, r), stripes("#ffd45e", "#d1546a", pitch=24), 6)
    for x in (30, 770):
        c.lay(rect(x - 26, 240, x + 26, 1150, 8), wood("#7a5a78", "#644866"), 6)


def bed(c: Page) -> None:
    """From below a bed is a roof."""
    c.lay(rect(-20, -20, 820, 250), wood("#8a6684", "#70506e"), 8, angle=0)
    for x in range(60, 800, 170):
        c.lay(rect(x, 196, x + 100, 232, 10), tone("#a8809c"), 2)
    hem = [(820 - i * 70, 330 + (26 if i % 2 else 0)) for i in range(13)]
    c.lay(
        blob((-20, -20, "c"), (820, -20, "c"), *hem),
        printed(painted("#e8b45a", "#f0c070", force=0.4), dot, "#fbe0a0", pitch=64, size=0.42),
        9,
        1.4,
    )
    stitches(c, [(-20, 300), (400, 312), (820, 300)], "#c8843a", 5, 20, 12)


def torch_light(c: Page) -> None:
    """It falls where she looks."""
    beam(c, [(560, 840), (520, 900), (-40, 1060), (-40, 470)], "#ffe9a8", 0.34)
    beam(c, [(560, 850), (530, 890), (40, 1000), (0, 560)], "#ffe9a8", 0.2)


def monster(c: Page) -> None:
    """Twice as big as anybody, and it would like to be a cushion."""
    for off in (-16, 14):
        with c.at(off, -4):
            c.lay(
                blob(
                    (90, 1110),
                    (76, 860),
                    (110, 640),
                    (200, 520),
                    (320, 510),
                    (430, 600),
                    (486, 820),
                    (490, 1110),
                ),
                "#6f9fe0",
                1,
                0,
                tissue=0.3,
            )
    tuft = [(486 - i * 33, 1096 + (34 if i % 2 else 0)) for i in range(13)]
    c.lay(blob((84, 1100), (80, 860), (112, 640), (196, 520, "c"), (214, 486, "c"), (250, 512, "c"), (284, 474, "c"), (312, 514, "c"), (350, 500, "c"), (366, 548), (440, 640), (486, 840),
               (490, 1100), *tuft[1:-1]), FUR, 10, 1.2, angle=84)  # fmt: skip
    for q in (-1, 1):
        c.lay(
            taper((270 + q * 110, 560, 46), (270 + q * 146, 500, 30), (270 + q * 140, 452, 8)),
            tone("#f0d48a"),
            5,
        )
    with c.at(268, 690, 1.9, -4):
        face(c, "afraid", tone("#356ab0"), gap=34, my=56, look=(0.9, -0.5), turn=0.35)
        for q in (-1, 1):
            c.lay(ell(q * 52 + 6, 34, 18, 14), "#e8667a", 0.5, 0)


def toy(c: Page) -> None:
    """A small bear without a left ear; it is not afraid, it is only a bear."""
    with c.at(300, 960, 1.15, 8):
        for q in (-1, 1):
            c.lay(ell(q * 44, 74, 26, 20), tone("#d8a86a"), 4)
        c.lay(ell(0, 40, 54, 56), patched("#d8a86a", "#c08a4c", 40, 0.3), 5)
        c.lay(ell(40, -64, 20), tone("#d8a86a"), 3)
        c.lay(ell(0, -26, 54, 50), tone("#d8a86a"), 5)
        c.lay(ell(2, -8, 24, 18), tone("#f0d4a4"), 1.5)
        with c.at(0, -32, 0.7):
            face(c, "pouting", tone("#d8a86a"), gap=28, my=40)
    arm(c, [(128, 860), (120, 1000), (250, 1034)], 78, FUR, tone("#8fb8e8"), "open", lift=8)
    arm(c, [(450, 860), (476, 1000), (352, 1036)], 78, FUR, tone("#8fb8e8"), "open", lift=8)


def socks(c: Page) -> None:
    """Down they came."""
    sheet = stripes("#fdf3dc", "#d8404a", pitch=40)
    for x, y, flip in ((500, 520, False), (400, 440, True)):
        with c.at(x, y, 0.92, -6 if flip else 5):
            c.lay(
                blob(
                    (-54, -300, "c"),
                    (54, -300, "c"),
                    (56, -60),
                    (70, 0),
                    (20, 50),
                    (-96, 56),
                    (-150, 30),
                    (-150, -20),
                    (-96, -40),
                    (-54, -70),
                ),
                sheet,
                9,
                1.4,
                angle=2,
            )
            c.lay(blob((-150, 30), (-156, -16), (-116, -36), (-104, 54)), tone("#d8404a"), 2)
            c.lay(blob((20, 50), (66, 10), (56, -36), (14, -8)), tone("#d8404a"), 2)


def girl(c: Page) -> None:
    """Upside down is the only way to be sure."""
    c.lay(blob((556, 250), (740, 250), (720, 430), (690, 480), (610, 480), (580, 430)), GIRL.top, 8)
    for q, x, pts in (
        (-1, 566, ((540, 760), (552, 900), (520, 1060), (470, 1096))),
        (1, 736, ((752, 760), (742, 900), (752, 1050), (716, 1120))),
    ):
        line = curve((x, 650), *pts)
        for i in range(0, len(line), 6):
            c.lay(
                ell(float(line[i][0]), float(line[i][1]), 19, 17, 20 * q),
                combed("#2a2028", "#4a3a48", 8),
                4,
                0.4,
            )
        c.lay(ell(*pts[-1], 20), tone("#d8404a"), 5)
    with c.at(648, 610, 1.56, 176):
        person_head(c, GIRL, "curious", 0.35, (-0.9, -0.2))
    arm(c, [(586, 430), (508, 560), (530, 740), (586, 850)], 50, GIRL.top, tone(GIRL.skin), "fist", lift=9)
    with c.at(590, 862, 1.0, -62):
        c.lay(rect(-20, -10, 20, 78, 8), tone("#5a6a8a"), 7)
        c.lay(blob((-22, -6), (-40, -56), (40, -56), (22, -6)), tone("#8f93b8"), 5)
        c.lay(ell(0, -56, 38, 14), "#fff3c0", 2, 0, glow=0.5)
    hand(c, 588, 868, 30, tone(GIRL.skin), 40, "fist")


def tin_robot(c: Page) -> None:
    """It is only tin, and it has not taken one step back."""
    robot(
        c,
        590,
        1168,
        0.66,
        "brave",
        colour="#b8c4cc",
        look=(-0.8, -0.5),
        turn=-0.4,
        arms=([(-90, 210), (-150, 260)], [(90, 210), (130, 170)]),
    )
    spoon(c, 488, 1004, 150, -8)


def scene(c: Page) -> None:
    """Lay the card."""
    with c.at(0, -72):
        under(c)
        torch_light(c)
        monster(c)
        toy(c)
        socks(c)
        girl(c)
        bed(c)
    tin_robot(c)
    stamp(c, 740, 1160, 8)
