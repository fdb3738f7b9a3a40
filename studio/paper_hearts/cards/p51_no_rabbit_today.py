"""No Rabbit Today.

The young magician looks into her hat: empty. No rabbit today, and no doves either. In the front row the owl
has sunk right down in its seat, and the koala shakes its fist: now then! But behind the curtain stands a
hippo in a starry cape, with all the doves on its head, and winks at us: shh! The toddler has found it
already.
"""

from studio.papercut.bits import pleated, stamp
from studio.papercut.elements.beasts import bird
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import STOUT, Pose, person, upright
from studio.papercut.elements.stage import backdrop, curtain
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import GOLDEN
from studio.papercut.page import Page
from studio.papercut.papers import painted, printed, spark, stripes, tone, wood
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 51,
    "slug": "no-rabbit-today",
    "seed": 511,
    "attitudes": ("disappointed", "curious", "bored", "mischievous", "impatient"),
}
LAMP = GOLDEN
GIRL = Person(
    SKINS[3],
    "bob",
    HAIRS[0],
    top=tone("#2f3a6a"),
    legs=tone("#2f3a6a"),
    shoes=tone("#e2412f"),
    sleeves=tone("#3a4678"),
)
TODDLER = Person(
    SKINS[6], "puffs", HAIRS[0], "baby", top=stripes("#fff3d9", "#1fa3a3", pitch=20), legs=tone("#f5a623")
)
STARRY = printed("#3a3a86", spark, "#ffd45e", pitch=44, size=0.7)


def theatre(c: Page) -> None:
    """A little stage and its footlights."""
    backdrop(c, painted("#8a2a34", "#94323c", "#7e242e", force=0.5), 3)
    for x in (140, 300, 620):
        c.lay(
            poly([(x - 20, 1010), (x + 20, 1010), (x + 130, 120), (x - 130, 120)]),
            "#ffd98a",
            0.4,
            0,
            tissue=0.14,
        )
    c.lay(rect(-20, 800, 820, 960), wood("#c8844a", "#b0703a"), 4, angle=0)


def hippo(c: Page) -> None:
    """It knows very well where they are."""
    who = upright(c, 612, 850, 1.36, "hippo", "conspiring", turn=-0.2, frame=STOUT, coat=STARRY,
                  pose=Pose("finger", "behind", "planted", 6, 8, -2))  # fmt: skip
    x, y = who.head
    for dx, dy, rot in ((-70, -96, -12), (10, -118, 4), (84, -92, 14)):
        with c.at(x + dx, y + dy, 0.62, rot):
            c.lay(
                blob((-60, 0), (-90, -30), (-40, -40), (0, -60), (40, -30), (50, 10), (0, 30)),
                "#fdfaf2",
                6,
                1.2,
            )
            c.lay(blob((-10, -10), (-50, -60), (10, -50), (24, -10)), "#eee8dc", 3, 1.6)
            c.lay(ell(44, -40, 24), "#fdfaf2", 4)
            c.lay(poly([(62, -44), (88, -36), (62, -30)]), tone("#f0952e"), 3)
            c.lay(ell(50, -46, 5), "#2b2130", 0.5, 0)


def drapes(c: Page) -> None:
    """The red ones, three to a side."""
    curtain(c, -20, -20, 150, 820, painted("#d8382e", "#e2483c", force=0.4), 44)
    curtain(c, 716, -20, 830, 850, painted("#d8382e", "#e2483c", force=0.4), 44)
    hem = [(830 - i * 70, 150 + (26 if i % 2 else -6)) for i in range(13)]
    c.lay(
        blob((-30, -30, "c"), (830, -30, "c"), *hem),
        painted("#c8302a", "#d23c34", force=0.4),
        9,
        relief=pleated(70, 5),
    )
    c.lay(taper((-20, 176, 10), (830, 168, 10)), tone("#f5c64a"), 3)
    c.lay(blob((400, 130, "c"), (520, 130, "c"), (500, 420), (520, 640), (460, 850), (400, 850, "c"), (430, 600), (410, 400)),
          painted("#d8382e", "#e2483c", force=0.4), 8, relief=pleated(38, 4))  # fmt: skip


def magician(c: Page) -> None:
    """It always works at home."""

    def hat() -> None:
        with c.at(0, 6, 1.1, 180):
            c.lay(poly([(-48, 0), (-42, -96), (42, -96), (48, 0)]), tone("#2b2a3a"), 7)
            c.lay(ell(0, 2, 74, 17), tone("#2b2a3a"), 4)
            c.lay(ell(0, 4, 44, 9), tone("#55506a"), 0.5, 0)
            c.lay(rect(-46, -24, 46, -8), tone("#e2412f"), 1, 0)

    person(c, 250, 880, 1.36, GIRL, "disappointed", turn=0.3, look=(0.4, 0.9), right_holds=hat,
           pose=Pose("hang", (74, 60), "stand", 8, 14, -12))  # fmt: skip


def toddler(c: Page) -> None:
    """One always has to look underneath."""
    person(
        c,
        590,
        1004,
        1.14,
        TODDLER,
        "curious",
        turn=0.5,
        look=(0.6, -0.7),
        pose=Pose("back", (84, -6), "sit", 10, -4, 6),
    )


def front(c: Page) -> None:
    """Row one, seat one."""
    for i in range(8):
        x = 50 + i * 100
        c.lay(blob((x - 34, 1030), (x - 26, 990), (x + 26, 990), (x + 34, 1030)), tone("#e8b84a"), 6)
        c.lay(ell(x, 996, 22, 9), "#fff4c0", 1, 0, glow=0.4)
    c.lay(rect(-20, 1020, 820, 1060), tone("#a8683a"), 6)
    for x in (190, 480, 720):
        c.lay(
            blob((x - 120, 1260), (x - 110, 1110), (x, 1080), (x + 110, 1110), (x + 120, 1260)),
            tone("#5a2434"),
            7,
        )
    bird(
        c,
        190,
        1250,
        1.2,
        "owl",
        "bored",
        wings=("hang", "hang"),
        turn=0.2,
        look=(0.2, -0.9),
        legs=4,
        lean=-14,
        fat=1.1,
    )


def critic(c: Page) -> None:
    """It has come for the rabbit and for nothing else."""
    upright(
        c,
        500,
        1340,
        1.22,
        "koala",
        "impatient",
        turn=-0.2,
        look=(0.1, -0.95),
        frame=STOUT,
        pose=Pose("hip", "fist up", "none", 4, -4, 0),
    )


def scene(c: Page) -> None:
    """Lay the card."""
    theatre(c)
    hippo(c)
    drapes(c)
    magician(c)
    toddler(c)
    front(c)
    critic(c)
    stamp(c, 740, 960, 8)
