"""Fishing in the Sky.

Grandma and Grandpa have rowed out on the river of the sky to fish for stars. They sit close together and have
all the time in the world. Their granddaughter is nearly asleep in the bow, and where her hand trails in the
stream little ships sail off. The cat has pulled up a boot. And down there somebody at a skylight looks up and
dreams.
"""

from studio.papercut.bits import stamp, string, strip
from studio.papercut.elements.people import Person, person_head
from studio.papercut.elements.props import boat
from studio.papercut.elements.puppets import TINY, Pose, hand, person, upright
from studio.papercut.elements.stage import backdrop, house
from studio.papercut.elements.things import arm
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import NIGHT
from studio.papercut.page import Page
from studio.papercut.papers import flower, marbled, painted, printed, ring, spattered, stripes, tone, wood
from studio.shapes import blob, ell, poly, star, taper

META = {
    "number": 82,
    "slug": "fishing-in-the-sky",
    "seed": 823,
    "attitudes": ("sleepy", "in-love", "disappointed", "calm", "dreamy"),
}
LAMP = NIGHT
GRANDMA = Person(
    SKINS[6],
    "none",
    "#e4ded6",
    "old",
    top=tone("#b0507a"),
    scarf=printed("#e8b45a", flower, "#b0507a", pitch=34, size=0.5),
)
GRANDPA = Person(
    SKINS[3], "wisps", "#f2eee6", "old", top=stripes("#8f93b8", "#5a5f96", pitch=30), beard="full"
)
GIRL = Person(SKINS[5], "curls", HAIRS[0], top=tone("#e8874a"))
RIVER = marbled("#4a5aa6", "#6a78c0", "#8f93d0", "#5565b0", "#b0b4e0", size=110)
DREAMER = Person(SKINS[3], "bob", HAIRS[1], top=tone("#f2a23c"))


def night(c: Page) -> None:
    """A river of stars goes all round the sky, and the roofs are very far down."""
    backdrop(c, spattered(painted("#1d2858", "#27336b", "#18214c", force=0.5), "#ffe9a8", 44), 2)
    c.lay(
        taper(
            (860, 60, 120),
            (560, 120, 170),
            (250, 210, 190),
            (90, 430, 210),
            (130, 700, 240),
            (400, 860, 270),
            (700, 830, 260),
            (880, 700, 240),
        ),
        RIVER,
        6,
        1.4,
        tear=9,
    )
    c.lay(
        taper(
            (840, 70, 30),
            (560, 128, 44),
            (270, 226, 50),
            (130, 430, 54),
            (170, 680, 60),
            (420, 820, 60),
            (700, 800, 60),
            (880, 680, 50),
        ),
        "#c8ccf0",
        1,
        0,
        tissue=0.4,
    )
    for i, (x, y, r) in enumerate(
        (
            (640, 110, 20),
            (470, 150, 15),
            (330, 180, 24),
            (180, 290, 18),
            (100, 400, 26),
            (80, 560, 17),
            (150, 690, 22),
            (720, 890, 20),
            (600, 930, 16),
            (250, 880, 18),
        )
    ):
        c.lay(star(x, y, r, 5, 0.46, i * 23), "#ffd45e", 3, 0.4, glow=0.4)
    for i, x in enumerate((30, 150, 262, 390, 520, 640, 764)):
        house(
            c,
            x,
            1250,
            130,
            120 + (i * 47 % 70),
            wall=tone(("#2b2f5e", "#3a2f5c")[i % 2]),
            roof=tone(("#4a2f5a", "#33386e")[i % 2]),
            windows=1,
            lit=i % 3 == 0,
            door=None,
        )


def hull(c: Page) -> None:
    """An old boat that has learnt a new river."""
    planks = wood("#a86a4a", "#8a5238")
    c.lay(
        blob(
            (64, 690, "c"),
            (130, 716),
            (400, 736),
            (640, 716),
            (742, 660, "c"),
            (700, 800),
            (600, 880),
            (230, 890),
            (120, 820),
        ),
        planks,
        10,
        1,
        angle=0,
    )
    c.lay(
        taper((58, 690, 24), (130, 722, 26), (400, 742, 26), (640, 722, 26), (748, 660, 22)),
        tone("#d8946a"),
        4,
        0.6,
    )
    for i in (0, 1):
        strip(
            c,
            [(100 + i * 22, 776 + i * 42), (400, 800 + i * 44), (690 - i * 30, 766 + i * 46)],
            5,
            "#7a4630",
            0.5,
        )
    c.lay(
        taper((-20, 846, 60), (180, 902, 74), (420, 918, 80), (660, 896, 74), (840, 820, 60)),
        RIVER,
        7,
        1.4,
        tear=7,
    )


def couple(c: Page) -> None:
    """They have caught each other long ago."""
    him = person(
        c, 548, 812, 1.3, GRANDPA, "calm", turn=-0.3, pose=Pose((-60, 112), (96, 10), "none", 8, 14, -2)
    )
    her = person(
        c, 300, 814, 1.28, GRANDMA, "in-love", turn=0.3, pose=Pose((-96, 20), (66, 108), "none", 9, 15, -2)
    )
    for (x, y), tip, catch in ((him.right, (716, 262), (744, 430)), (her.left, (118, 290), (96, 446))):
        c.lay(taper((x, y + 30, 11), (x, y, 10), (*tip, 5)), tone("#c89a68"), 8, 0.3)
        string(c, [tip, ((tip[0] + catch[0]) / 2 + 8, (tip[1] + catch[1]) / 2), catch], "#f4ecd8", 3, 4)
        c.lay(star(*catch, 34, 5, 0.48, -70), "#ffd45e", 6, 0.6, glow=0.5)
        c.lay(ell(*catch, 62), "#ffe9a8", 0.5, 0, tissue=0.2)


def girl(c: Page) -> None:
    """Half in the net, half in the dream."""
    with c.at(140, 612, 1.08, -14):
        person_head(c, GIRL, "sleepy", -0.2)
    net = printed("#3f4a8a", ring, "#c8cce8", pitch=26, size=0.8)
    c.lay(blob((70, 740), (110, 696), (190, 690), (260, 720), (290, 780), (160, 800)), net, 5, 1.4)


def trail(c: Page) -> None:
    """Where her hand is in the water, ships come out of it."""
    arm(c, [(120, 724), (72, 790), (66, 868)], 38, GIRL.top, tone(GIRL.skin), "open", lift=9)
    for x, y, w in ((160, 910, 92), (280, 944, 76), (390, 956, 60), (484, 956, 46)):
        boat(c, x, y, w, tone("#f4ecd8"), tone("#f0a8b0"))


def cat(c: Page) -> tuple[float, float]:
    """Of all the fish in the sky."""
    who = upright(
        c,
        676,
        736,
        0.92,
        "cat",
        "disappointed",
        turn=0.4,
        frame=TINY,
        tail="long",
        look=(0.6, 0.9),
        pose=Pose("hang", (70, 44), "sit", 6, 12, -8),
    )
    return who.right


def boot(c: Page, x: float, y: float) -> None:
    """It does not even fit."""
    string(c, [(x, y), (x + 6, y + 50), (x - 4, y + 90)], "#f4ecd8", 4, 6)
    with c.at(x - 8, y + 88, 1.0, -6):
        c.lay(
            blob((-28, 0, "c"), (26, 0, "c"), (28, 70), (28, 116), (-70, 116), (-68, 90), (-30, 70)),
            tone("#c85a5a"),
            8,
        )
        c.lay(blob((-74, 108), (32, 108), (30, 126), (-72, 126)), tone("#4a3458"), 3)


def skylight(c: Page) -> None:
    """One more star and then bed, it has been agreed."""
    c.lay(poly([(96, 1240), (110, 1140), (290, 1140), (306, 1240)]), tone("#4a3a66"), 4, 0.4)
    c.lay(poly([(116, 1240), (128, 1154), (272, 1154), (286, 1240)]), "#ffd98a", 0.4, 0, glow=0.25)
    with c.at(200, 1104, 0.9, -8):
        person_head(c, DREAMER, "dreamy", 0.3, (0.5, -0.95))
    for q in (-1, 1):
        c.lay(taper((200 + q * 90, 1190, 34), (200 + q * 52, 1168, 30)), tone("#f2a23c"), 8)
        hand(c, 200 + q * 46, 1164, 24, tone(SKINS[3]), q * 70, "flat", flip=q > 0)


def scene(c: Page) -> None:
    """Lay the card."""
    night(c)
    couple(c)
    girl(c)
    at = cat(c)
    hull(c)
    trail(c)
    boot(c, *at)
    skylight(c)
    stamp(c, 560, 1080, -8)
