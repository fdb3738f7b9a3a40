"""The Candle That Won't Go Out.

The birthday girl blows with all her might, red as a beetroot. But the candle bends away, crosses its eyes and
sticks out its tongue, and now it has hopped from the cake into the milk jug. The boy next to it has held his
knife and fork upright for an hour: when do we eat? And an ant has put both arms round all the sweets.
"""

from studio.papercut.bits import stamp, strip
from studio.papercut.elements.beasts import insect
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import lantern
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, bunting, confetti
from studio.papercut.elements.things import candle
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import diamond, dot, gingham, painted, printed, stripes, tone
from studio.shapes import blob, ell, rect, taper

META = {
    "number": 71,
    "slug": "candle-that-wont-go-out",
    "seed": 713,
    "attitudes": ("hungry", "silly", "furious", "selfish"),
}
LAMP = Lamp(angle=-58, key="#ffe2b0", sky="#c0d0e8", soft=0.46, bloom=1.5)
GIRL = Person(
    SKINS[1],
    "pony",
    HAIRS[5],
    top=printed("#f5a623", dot, "#fff3d9", pitch=30, size=0.42),
    aid="#1fa3a3",
    hat="crown",
    hat_paper=tone("#ffd45e"),
)
BOY = Person(SKINS[5], "crop", HAIRS[0], top=stripes("#fff3d9", "#e2412f", pitch=26))


def room(c: Page) -> None:
    """Evening, lampions, a wall the colour of peacocks."""
    backdrop(
        c,
        printed(painted("#1a7f84", "#22898c", "#157378", force=0.4), diamond, "#2a9092", pitch=90, size=0.4),
        0,
    )
    bunting(
        c,
        [(-20, 60), (200, 140), (430, 120), (820, 30)],
        ("#e2412f", "#fff3d9", "#f5a623", gingham("#fff3d9", "#e2412f", 24)),
        9,
        1.0,
    )
    lantern(c, 90, 330, 48, tone("#f5a623"), 0.3, 86)
    lantern(c, 716, 268, 40, tone("#e2412f"), 0.24, 66)


def breath(c: Page) -> None:
    """All the air she has."""
    for i, (dy, w) in enumerate(((-34, 10), (-8, 14), (18, 12), (44, 8))):
        far = (486, 500 + dy * 1.3 - i * 4)
        strip(c, [(324, 580 + dy * 0.3), (370, 566 + dy * 0.7), (430, 528 + dy), far], w, "#d8f2ee", 3)


def cake(c: Page) -> None:
    """Three floors, and one place where a candle was."""
    c.lay(ell(300, 964, 250, 34), "#fdf6e6", 7)
    for y0, y1, r, sheet in (
        (958, 846, 206, painted("#a8643c", "#b4704a", force=0.5)),
        (850, 754, 150, painted("#f7c0c8", "#fbd0d6", force=0.5)),
    ):
        c.lay(
            blob(
                (300 - r, y0, "c"),
                (300 - r + 4, y1, "c"),
                (300 + r - 4, y1, "c"),
                (300 + r, y0, "c"),
                (300, y0 + 16),
            ),
            sheet,
            7,
        )
        drip = [(300 + r - r * 0.25 * j, y1 + (46 if j % 2 else 22)) for j in range(9)]
        c.lay(
            blob((300 - r, y1 - 14, "c"), (300, y1 - 22), (300 + r, y1 - 14, "c"), *drip), "#fff8ea", 4, 1.2
        )
    for x in (170, 240, 360, 430):
        c.lay(ell(x, 918, 17), tone("#e2412f"), 4)
    for x, col in ((206, "#1fa3a3"), (392, "#f5a623")):
        c.lay(taper((x, 740, 20), (x, 660, 18)), stripes("#fff3d9", col, pitch=16), 5)
        strip(c, [(x, 658), (x + 8, 634), (x - 2, 612)], 5, "#d8e4e4", 3)
    c.lay(ell(300, 738, 22, 8), "#c98a90", 0.3, 0)


def jug(c: Page) -> None:
    """Milk, so far."""
    c.lay(
        blob((516, 966), (500, 830), (536, 742, "c"), (676, 742, "c"), (700, 830), (684, 966), (600, 978)),
        painted("#f4f8f6", "#fdfefc", "#e4eeee", force=0.4),
        8,
    )
    c.lay(ell(606, 744, 72, 15), "#fffdf4", 2)
    for y in (852, 874):
        strip(c, [(504, y), (600, y + 10), (698, y)], 8, "#1fa3a3", 0.6)


def table(c: Page) -> None:
    """Everything within reach of a naughty candle."""
    c.lay(rect(-20, 950, 820, 1240), gingham("#fff3d9", "#e2412f", 66), 8, angle=0)
    with c.at(-50, 0):
        cake(c)
    candle(c, 528, 760, 430, "silly", bend=0.34, sheet=stripes("#fff8ea", "#f6d8a0", pitch=30))
    with c.at(-62, 0):
        jug(c)
    breath(c)
    c.lay(ell(660, 1060, 96, 26), "#fdf6e6", 5)
    c.lay(ell(660, 1056, 66, 16), "#e4eef0", 1)
    confetti(c, 16, ("#1fa3a3", "#f5a623", "#fff3d9", "#d1347b"), 40, 780, 1000, 1130)


def ant(c: Page) -> None:
    """It has been collecting since the song."""
    insect(c, 560, 1186, 0.94, "ant", "selfish", arms=((-30, -70), (30, -70)), look=(-0.8, 0.2))
    for i, (x, y) in enumerate(
        ((520, 1120), (552, 1106), (590, 1118), (536, 1146), (574, 1148), (606, 1146))
    ):
        c.lay(ell(x, y, 21, 18), tone(("#e2412f", "#f5c64a", "#5fb3c4", "#f49fb6")[i % 4]), 7)


def scene(c: Page) -> None:
    """Lay the card."""
    room(c)
    with c.at(0, 56):
        person(c, 668, 862, 1.26, BOY, "hungry", turn=-0.5, look=(-0.9, 0.55), pose=Pose((-66, 30), (62, 24), "none", 4, 4, 0),
               left_holds=lambda: cutlery(c, True), right_holds=lambda: cutlery(c, False))  # fmt: skip
        person(
            c,
            128,
            800,
            1.72,
            GIRL,
            "puffing",
            turn=0.8,
            look=(0.9, 0.1),
            pose=Pose("fist", "fist", "none", 14, 8, 2),
        )
        table(c)
    ant(c)
    stamp(c, 716, 1170, -9)


def cutlery(c: Page, fork: bool) -> None:
    """Held upright, since an hour."""
    c.lay(taper((0, 40, 11), (0, -40, 9)), "#c9d4d8", 5, 0.2)
    if fork:
        for i in (-1, 0, 1):
            c.lay(taper((i * 9, -40, 7), (i * 11, -92, 5)), "#c9d4d8", 5, 0)
        c.lay(blob((-16, -34), (16, -34), (12, -56), (-12, -56)), "#c9d4d8", 5, 0)
    else:
        c.lay(blob((-8, -30), (-10, -92), (8, -104, "c"), (12, -34)), "#dfe8ea", 5, 0)
