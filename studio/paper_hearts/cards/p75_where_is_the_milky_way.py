"""Where Is the Milky Way?

A little green visitor has landed in a field, and its saucer is stuck in the hedge. It holds the star map
upside down and looks three ways at once, with very pink cheeks. The cow rests her chin on the fence and
chews: not another one. The hungry calf has already eaten a corner of the sky. And the second pilot wants to
get on.
"""

from dataclasses import replace

from studio.papercut.bits import brad, stamp, strip
from studio.papercut.elements.beasts import beast
from studio.papercut.elements.faces import Look, eye, mouth
from studio.papercut.elements.feelings import Eye
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.stage import backdrop, bands, fence, flower, grass, land, star_on_string
from studio.papercut.elements.things import arm
from studio.papercut.lamp import DUSK
from studio.papercut.page import Page
from studio.papercut.papers import leaf, painted, patched, printed, spark, spattered, tone
from studio.shapes import blob, ell, poly, star, taper

META = {
    "number": 75,
    "slug": "where-is-the-milky-way",
    "seed": 752,
    "attitudes": ("bored", "lost", "hungry", "impatient"),
}
LAMP = DUSK
SKIN = "#8fc83c"


def evening(c: Page) -> None:
    """Lilac over green hills, the first stars on their strings."""
    backdrop(c, painted("#8a7ab8", "#9686c0", "#7e6eae", force=0.5), 3)
    bands(c, (250, 400), [painted("#b494c4", "#be9ecc", force=0.4), painted("#e0a8bc", "#e8b4c4", force=0.4)])
    for x, y in ((96, 150), (330, 90), (600, 170), (730, 70)):
        star_on_string(c, x, y, 17)
    land(c, 520, painted("#3f7a5a", "#498664", force=0.5), swell=40, wave=170, phase=1, tear=8)
    land(
        c,
        640,
        printed(painted("#55984e", "#62a458", force=0.5), leaf, "#72b064", pitch=64, size=0.5),
        swell=20,
        wave=220,
        phase=3,
        tear=8,
    )


def saucer(c: Page) -> None:
    """Parked, after a fashion."""
    with c.at(612, 500, 1.0, 24):
        c.lay(blob((-90, 0), (-60, -76), (0, -98), (60, -76), (90, 0)), "#cfeaf0", 4, tissue=0.7)
        c.lay(
            blob((-178, 10), (-100, -26), (0, -36), (100, -26), (178, 10), (90, 52), (-90, 52)),
            painted("#d1347b", "#dc4a8c", force=0.5),
            8,
        )
        for x in (-112, -40, 40, 112):
            c.lay(ell(x, 12, 18), "#ffe27a", 2, 0, glow=0.3)
    hedge = printed(painted("#1d6a4c", "#247658", force=0.5), leaf, "#a8c93a", pitch=46, size=0.5)
    c.lay(
        blob(
            (420, 660),
            (440, 570),
            (510, 540),
            (580, 570),
            (660, 556),
            (740, 590),
            (830, 560),
            (840, 680),
            (600, 690),
        ),
        hedge,
        8,
        tear=6,
    )


def cow(c: Page) -> None:
    """Chin on the fence. This is not the first one."""
    hide = patched("#f6f0e6", "#4a4048", 80, 0.45)
    c.lay(blob((-30, 960), (-20, 760), (120, 700), (260, 740), (300, 960)), hide, 7)
    fence(c, -20, 330, 960, 170, tone("#e8dcc4"), 74)
    with c.at(150, 724, 1.62, -7):
        head(c, "cow", "bored", 0.15, (0.55, 0.1))
        strip(c, [(20, 74), (60, 92), (84, 78)], 5, "#5f9a4a", 2)
        flower_at = (88, 74)
        c.lay(ell(*flower_at, 11), "#f7d64a", 2)


def visitor(c: Page) -> None:
    """Three eyes, three ways, and not one of them home."""
    skin = tone(SKIN)
    c.lay(ell(450, 1120, 120, 16), "#2f5a3a", 0, 0, tissue=0.5)
    with c.at(450, 1112, 1.3):
        for q in (-1, 1):
            c.lay(taper((q * 30, -60, 34), (q * 22, -10, 26)), skin, 4)
            c.lay(
                blob((q * 40, 6), (q * 34, -18), (q * 4, -20), (-q * 10, 0), (-q * 4, 8)), tone("#d1347b"), 3
            )
        c.lay(
            blob((-62, -40), (-58, -150), (-30, -186), (30, -186), (58, -150), (62, -40), (0, -24)),
            printed("#5a4a9a", spark, "#ffe27a", pitch=34, size=0.5),
            6,
        )
        c.lay(
            blob(
                (-104, -236),
                (-80, -320),
                (0, -350),
                (80, -320),
                (104, -236),
                (60, -176),
                (0, -164),
                (-60, -176),
            ),
            skin,
            7,
        )
        made = Look(white="#fdf6e6", ink="#2b2130")
        for i, (x, y, look) in enumerate(
            ((-46, -262, (-0.95, 0.2)), (0, -296, (0.1, -0.95)), (46, -262, (0.95, 0.4)))
        ):
            with c.at(0, y):
                eye(c, x, Eye(big=1.24, pupil=0.72, look=look), 1.0, -1 if i == 0 else 1, skin, made)
        for q in (-1, 1):
            c.lay(ell(q * 68, -216, 19, 14), "#e8667a", 0.5, 0)
        with c.at(0, -204):
            mouth(c, ("wavy", 17, 4), 0)
        for q, pts in (
            (-1, ((-40, -326, 15), (-96, -366, 15), (-128, -290, 15), (-122, -214, 13))),
            (1, ((40, -326, 15), (92, -390, 13), (126, -404, 11))),
        ):
            c.lay(taper(*pts), skin, 6)
            c.lay(ell(pts[-1][0], pts[-1][1] + (8 if q < 0 else 0), 21), tone("#d1347b"), 4)


def chart(c: Page) -> None:
    """The sky, the wrong way up, less one corner."""
    sheet = spattered(painted("#27336b", "#2f3d7a"), "#ffe9a8", 22, 1.4)
    with c.at(446, 964, 1.0, 6):
        c.lay(
            blob(
                (-132, -84, "c"),
                (96, -84, "c"),
                (100, -50),
                (128, -40),
                (112, -14),
                (132, 6),
                (132, 84, "c"),
                (-132, 84, "c"),
            ),
            sheet,
            9,
            1.4,
        )
        c.lay(
            poly([(-96, 64), (-80, 34), (-90, 36), (-88, 6), (-104, 6), (-102, 36), (-112, 34)]),
            "#ffe27a",
            0.6,
            0,
        )
        for x, y, r in ((-40, -30, 14), (20, 10, 18), (70, 40, 12)):
            c.lay(star(x, y, r, 5, 0.45, x), "#ffe27a", 1, 0, glow=0.2)
    for q in (-1, 1):
        arm(
            c,
            [(450 + q * 74, 900), (450 + q * 150, 930), (446 + q * 122, 976)],
            34,
            tone("#5a4a9a"),
            tone(SKIN),
            lift=7,
        )


def calf(c: Page) -> None:
    """Stars taste of paper."""
    beast(c, 806, 1218, 1.36, "cow", "hungry", pose="planted", turn=-0.7, look=(-0.95, 0.0), nod=4, tilt=4)
    with c.at(590, 1014, 0.8, -20):
        c.lay(poly([(-26, -10), (18, -18), (22, 14), (-20, 18)]), spattered("#27336b", "#ffe9a8", 18), 6, 1.4)


def second_pilot(c: Page) -> None:
    """It said left at the Bear. Nobody listens."""
    c.lay(ell(636, 430, 74, 70), "#cff0ea", 3, 0, tissue=0.3)
    with c.at(618, 410, 0.86, 8):
        head(
            c, replace(HEADS["caterpillar"], skin="#a8d04a", light="#d8ec90"), "impatient", -0.3, (-0.5, 0.8)
        )


def scene(c: Page) -> None:
    """Lay the card."""
    evening(c)
    second_pilot(c)
    saucer(c)
    cow(c)
    land(c, 930, painted("#7ab04a", "#88bc56", "#6ca240", force=0.5), swell=12, wave=220, phase=2, tear=9)
    visitor(c)
    chart(c)
    calf(c)
    for x, y in ((60, 1130), (250, 1170), (380, 1180), (600, 1180)):
        grass(c, x, y, 46, "#55883a")
    flower(c, 140, 1150, 70, "#fbf3e2", "#f7d64a", "#55883a")
    flower(c, 200, 1186, 60, "#f4a8c0", "#f7d64a", "#55883a")
    brad(c, 612, 498, 6)
    stamp(c, 310, 1110, 9)
