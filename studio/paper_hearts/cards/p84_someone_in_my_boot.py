"""Someone in My Boot.

The girl put her hand into her boot and pulled it out again, dripping: yuck! For somebody lives in there, with
curtains and a lamp: a slug in a bathrobe and curlers, who is not at all pleased to be disturbed. The little
sister winks. Behind her back she keeps the baby slug, which laughs: shh! Outside a cloud is crying.
"""

from dataclasses import replace

from studio.papercut.bits import drop, stamp
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, rain
from studio.papercut.elements.things import arm, cloud_being
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import brick, dot, flower, gingham, painted, printed, stripes, tone, wood
from studio.shapes import arch, blob, cut, ell, rect, taper

META = {
    "number": 84,
    "slug": "someone-in-my-boot",
    "seed": 842,
    "attitudes": ("disgusted", "furious", "secretive", "joyful", "sad"),
}
LAMP = Lamp(angle=-122, key="#f6f2ea", sky="#d2deea", soft=0.48)
GIRL = Person(
    SKINS[2],
    "bob",
    HAIRS[5],
    top=tone("#3f7f8a"),
    legs=tone("#5b6b7a"),
    hat="wool",
    hat_paper=tone("#b1543c"),
)
TOT = Person(
    SKINS[2],
    "topknot",
    HAIRS[5],
    "baby",
    top=printed("#f4d3dc", flower, "#b1543c", pitch=34, size=0.5),
    legs=tone("#f4d3dc"),
    shoes=tone("#b1543c"),
)
SLIME = painted("#a8c24a", "#bcd25e", force=0.5)
YELLOW = painted("#e0ab2e", "#e8b844", "#d49e22", force=0.5)


def porch(c: Page) -> None:
    """It rains, and somebody wants to go out in it."""
    backdrop(c, painted("#8fa0ae", "#9baab8", "#8394a2", force=0.5), 4)
    rain(c, 46, 0, 800, 0, 760, "#c4d6e4")
    c.lay(
        rect(-20, 560, 820, 820),
        printed(painted("#b87a60", "#c08468", force=0.4), brick, "#a86a52", pitch=58, size=0.9),
        3,
        angle=0,
    )
    c.lay(cut(rect(-40, -40, 840, 860), rect(54, 60, 746, 900)), wood("#c9d0d4", "#aeb8be"), 6)
    c.lay(rect(-20, 800, 820, 1240), wood("#7a6a62", "#665850"), 5, angle=0)
    c.lay(ell(420, 1130, 340, 70), stripes("#c9d0d4", "#5b6b7a", pitch=30), 2)


def boot(c: Page) -> None:
    """To let, furnished. It is taken."""
    c.lay(ell(430, 1152, 250, 24), "#4a403c", 0, 0, tissue=0.6)
    shaft = (
        (300, 600, "c"),
        (560, 600, "c"),
        (566, 860),
        (600, 960),
        (690, 1010),
        (706, 1110),
        (660, 1136),
        (300, 1136),
        (276, 1040),
    )
    c.lay(blob(*shaft), YELLOW, 11, 1.2)
    c.lay(blob((284, 1112), (700, 1112), (708, 1150), (280, 1152)), tone("#5a4a34"), 4)
    c.lay(ell(430, 602, 132, 34), tone("#8a6414"), 3)
    pane = c.lay(arch(352, 760, 500, 960), "#fff0b4", 0.5, 0, glow=0.3)
    with c.inside(pane):
        c.lay(ell(426, 840, 34), "#ffd870", 1, 0, glow=0.3)
        c.lay(rect(352, 920, 500, 970), tone("#b1543c"), 2)
        for q in (-1, 1):
            c.lay(
                blob(
                    (426 + q * 80, 750, "c"),
                    (426 + q * 14, 750, "c"),
                    (426 + q * 40, 860),
                    (426 + q * 80, 900),
                ),
                gingham("#fffaf0", "#d84a3f", 20),
                4,
                1.4,
            )
    c.lay(cut(arch(340, 748, 512, 972), arch(354, 762, 498, 958)), tone("#f4ead6"), 3)
    c.lay(rect(330, 962, 522, 984, 6), tone("#f4ead6"), 5)
    for x in (366, 426, 486):
        c.lay(ell(x, 954, 13), tone("#e2573b"), 4)


def slug(c: Page) -> None:
    """One is in the bath, and a hand comes in."""
    robe = printed(painted("#c8a8d4", "#d2b4dc", force=0.4), dot, "#fbf3fa", pitch=34, size=0.4)
    c.lay(blob((338, 612), (350, 480), (384, 430), (476, 430), (510, 480), (524, 612)), robe, 8)
    c.lay(blob((400, 430), (430, 520), (462, 430), (440, 424)), tone("#f6eef6"), 2)
    for q in (-1, 1):
        arm(
            c,
            [(430 + q * 74, 490), (430 + q * 130, 470), (430 + q * 128, 396)],
            40,
            robe,
            tone("#c8a860"),
            "fist",
            lift=7,
        )
    h = replace(HEADS["slug"], skin="#d88a5c", light="#e8ac84")
    with c.at(430, 356, 1.2, -4):
        for q in (-1, 1):
            c.lay(taper((q * 34, -56, 15), (q * 58, -122, 12)), tone(h.skin), 3)
            c.lay(ell(q * 58, -124, 14), tone(h.skin), 3)
        head(c, h, "furious", 0.0, (-0.5, 0.0))
        for x, y in ((-36, -66), (0, -80), (36, -66), (-16, -98), (20, -98)):
            c.lay(ell(x, y, 19, 15), stripes("#f49fb6", "#e4577a", pitch=9), 4)


def girl(c: Page) -> None:
    """All of it, up to the wrist."""
    person(
        c,
        196,
        1140,
        1.42,
        GIRL,
        "disgusted",
        turn=0.4,
        look=(0.6, -0.2),
        pose=Pose("hip", (72, -72), "stand", -16, -8, -2),
    )


def slime(c: Page, x: float, y: float) -> None:
    """It will not let go."""
    c.lay(
        blob(
            (x - 34, y - 36),
            (x + 30, y - 40),
            (x + 36, y + 20),
            (x + 20, y + 70),
            (x + 8, y + 26),
            (x - 4, y + 96),
            (x - 16, y + 30),
            (x - 30, y + 54),
            (x - 38, y + 6),
        ),
        SLIME,
        6,
        1.2,
    )
    for dx, dy, r in ((20, 118, 11), (-6, 150, 12), (-28, 96, 9)):
        c.lay(drop(x + dx, y + dy, r), SLIME, 5, 0)


def toddler(c: Page) -> None:
    """What sister does not know."""
    with c.at(716, 1020, 1.25, 12):
        c.lay(taper((-70, 60, 54), (-10, 40, 60), (30, -10, 56)), tone("#e4cc90"), 5)
        for q in (-1, 1):
            c.lay(taper((20 + q * 18, -50, 9), (24 + q * 30, -92, 8)), tone("#e4cc90"), 3)
        c.lay(ell(22, -26, 44, 42), tone("#e4cc90"), 5)
        with c.at(22, -36, 0.62):
            face(c, "joyful", tone("#d8bc7c"), gap=28, my=42)
    person(
        c,
        640,
        1176,
        1.34,
        TOT,
        "prying",
        turn=-0.1,
        look=(0, 0),
        pose=Pose("finger", "behind", "tiptoe", 10, 8, 0),
    )


def cloud(c: Page) -> None:
    """It has nowhere to cry but out."""
    cloud_being(c, 236, 196, 300, "sad", colour="#dfe4ec", look=(0.3, 0.8))


def scene(c: Page) -> None:
    """Lay the card."""
    porch(c)
    cloud(c)
    slug(c)
    girl(c)
    with c.at(868, 0, 1, 0, True):
        boot(c)
    slime(c, 266, 716)
    toddler(c)
    stamp(c, 772, 470, 8)
