"""Still Warm.

In a desert trench archaeologists have uncovered a blue-and-white teapot as big as a house, and steam rises from its
spout. Everyone has stepped back; one lays a hand on it, the cook holds out a cup. Nearer to us, the rim of a saucer
comes out of the clay, with a bitten biscuit of stone.
"""

from studio.elements.land.land import dunes
from studio.elements.people.figures import bell, townsperson
from studio.elements.rooms.household import broom, cup
from studio.elements.things.props import ladder
from studio.elements.things.teapot_buried import great_teapot, saucer_rim
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, OCHRE, SAND, WHITE
from studio.shapes import blob, curve, ell, poly

META = {"number": 76, "slug": "still-warm", "seed": 7676}
FINISH = Finish(vignette=0.22, bloom=0.4)

CLAY = ["#34141c", "#7c3424", "#bc6038", "#eca468", "#fcd8a0"]
CLAY_DARK = ["#240e18", "#5c2420", "#984828", "#d08850"]


def noon(c: Card) -> None:
    """A hot blue sky and far dunes."""
    c.sky([(0, "#2c74a4"), (220, "#64a8c0"), (370, "#e4d8ac"), (480, "#ecc890")])
    dunes(c, 350, SAND, 2, 26, fog=0.35)
    dunes(c, 404, SAND, 5, 16, fog=0.1)


def strata(c: Card) -> None:
    """The walls of the trench: bands of clay, with lost things in them."""
    back = c.paint(poly([(-20, 452), (120, 436), (400, 446), (640, 434), (820, 450), (820, 900), (-20, 900)]), CLAY, vol=4, tex=0.34, edge=0.1,
        amb=0.34, grad=(0.12, -0.3))  # fmt: skip
    for k, (y, col) in enumerate(
        (
            (486, "#f4c888"),
            (540, "#6c2820"),
            (592, "#e8a060"),
            (650, "#541c20"),
            (716, "#c87040"),
            (776, "#481820"),
        )
    ):
        d = 10 if k % 2 else -8
        c.line(
            curve((-20, y), (180, y + d), (400, y - d), (620, y + d), (820, y - 4)),
            22 - k,
            col,
            alpha=0.75,
            clip=back,
            ends=0.9,
            wob=1.4,
        )
    c.marks(back, 0.02, 260, 50, 4, jit=0.05, alpha=0.4)
    for x, y in c.scatter(back, 26):
        c.paint(ell(x, y, 9, 6), CLAY_DARK, vol=4, wob=1)
    c.shade(poly([(-20, 452), (60, 440), (300, 900), (-20, 900)]), 0.5, 40, "#2c0c1c")


def floor(c: Card) -> None:
    """The trodden bottom of the dig, lit from above."""
    m = c.paint(blob((-40, 1260), (-40, 850, "c"), (120, 822), (400, 810), (680, 820), (840, 846, "c"), (840, 1260)), CLAY, vol=5, tex=0.34, edge=0,
        amb=0.5, grad=(0.2, -0.12))  # fmt: skip
    c.marks(m, 0.03, 300, 54, 4, jit=0.06, alpha=0.4)


def mound(c: Card) -> None:
    """Earth still holding the teapot's foot and handle."""
    c.shade(ell(380, 866, 300, 40), 0.7, 16, "#2c0c1c")
    m = c.paint(blob((90, 884), (150, 850), (230, 838), (300, 858), (410, 848), (520, 856), (590, 812), (650, 742), (710, 690), (790, 668), (840, 690),
        (840, 900), (640, 896), (400, 912), (200, 906)), CLAY, vol=26, tex=0.4, lump=0.3, edge=0.12, amb=0.36, wob=1.6)  # fmt: skip
    c.marks(m, 0.3, 160, 26, 4, jit=0.1, alpha=0.4)
    c.shade(
        blob((90, 900), (240, 884), (420, 892), (620, 876), (820, 860), (830, 920), (500, 934), (160, 930)),
        0.5,
        12,
        "#2c0c1c",
    )


def steam(c: Card, x: float, y: float) -> None:
    """What nobody can explain."""
    c.smoke(
        curve(
            (x, y),
            (x - 20, y - 60),
            (x + 44, y - 140),
            (x + 6, y - 230),
            (x + 120, y - 330),
            (x + 230, y - 360),
        ),
        16,
        84,
        "#fffaf0",
        0.4,
    )
    c.smoke(
        curve((x, y), (x + 12, y - 50), (x - 10, y - 110), (x + 60, y - 200), (x + 30, y - 280)),
        11,
        44,
        "#fffdf8",
        0.5,
    )


def people(c: Card) -> None:
    """The one who touches, the cook with his cup, and all the others a few steps back."""
    townsperson(c, 690, 444, 62, 4, fog=0.1)
    townsperson(c, 738, 448, 60, 7, fog=0.1, arm="up")
    bell(c, 372, 934, 118, OCHRE, "straw", OCHRE, view="back", arm="high", stoop=0.0)
    hand = bell(c, 158, 986, 128, WHITE, view="side", arm="fwd", stout=1.25)
    c.paint(
        blob((142, 868), (132, 838), (144, 822), (160, 828), (176, 822), (188, 840), (178, 868), (160, 872)),
        WHITE,
        vol=9,
        wob=0.3,
        det=0.7,
    )
    cup(c, hand[0] - 20, hand[1] + 4, 42, saucer=True)
    back_off = (
        (250, 1040, 1),
        (330, 1070, 4),
        (424, 1058, 8),
        (80, 1072, 3),
        (500, 1016, 6),
        (580, 1000, 2),
        (196, 1112, 9),
        (640, 980, 5),
    )
    for i, (x, y, kind) in enumerate(back_off):
        hand = townsperson(
            c, x, y, 96 + (y - 980) * 0.2, kind, arm=("out", "chin", "up", "down")[i % 4], flip=x < 300
        )
        if i in (0, 4):
            broom(c, hand[0], hand[1] + 30, 60, 20)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(760, -60, 400), key="#fff4d8", fog="#ecd8b0")
    noon(c)
    strata(c)
    ladder(c, (736, 760), (716, 440), 34, 9)
    floor(c)
    c.shade(ell(330, 790, 310, 130), 0.6, 40, "#2c0c1c")
    tip = great_teapot(c, 446, 872, 0.94, -4)
    mound(c)
    steam(c, *tip)
    people(c)
    saucer_rim(c, 610, 1098, 250)
    c.paint(blob((450, 1130), (520, 1118), (600, 1136), (700, 1120), (800, 1100), (840, 1240), (440, 1240)), CLAY_DARK, vol=16, lump=0.3, tex=0.4, edge=0.1,
        amb=0.4)  # fmt: skip
    cup_crumbs = ((500, 1120), (480, 1100), (730, 1080))
    for x, y in cup_crumbs:
        c.paint(ell(x, y, 8, 5), CREAM, vol=4)
