"""The Last Sock.

In the evening the socks climb off the washing line and walk home in pairs, hand in hand, cheek to cheek. One
small sock is left up there, all alone, and cries. But behind the pole a mitten is waiting, very red, with a
daisy behind its back.
"""

from studio.papercut.bits import drop, stamp, string
from studio.papercut.elements.faces import face
from studio.papercut.elements.stage import backdrop, bands, flower, grass, house, land
from studio.papercut.elements.things import arm, limb
from studio.papercut.lamp import DUSK
from studio.papercut.page import Page
from studio.papercut.papers import Paper, dot, leaf, painted, printed, stripes, tone, wood
from studio.shapes import blob, ell, rect

META = {"number": 23, "slug": "last-sock", "seed": 232, "attitudes": ("sad", "lonely", "shy", "in-love")}
LAMP = DUSK


def dusk(c: Page) -> None:
    """The emptiest, pinkest sky of the deck; one window is already lit."""
    backdrop(c, painted("#c9b8ea", "#d2c3ee", force=0.4))
    bands(c, (420, 640, 820), [painted(a, b, force=0.4) for a, b in (
        ("#e8b8d4", "#edc4da"), ("#f4a9b4", "#f7b7be"), ("#fbc49a", "#fcd0ac"))])  # fmt: skip
    house(c, 470, 950, 130, 190, wall=tone("#a884a8"), roof=tone("#8a5a86"), windows=1, lit=True, door=None)
    land(
        c,
        930,
        printed(painted("#9a86b4", "#a592bc", force=0.4), leaf, "#b3a2c6", pitch=66, size=0.5),
        swell=20,
        tear=8,
    )


def line(c: Page) -> None:
    """The washing line, its pole, the empty pegs."""
    string(c, [(-20, 236), (200, 300), (420, 318), (596, 268)], "#f7efe0", 5, 8)
    c.lay(rect(578, 226, 612, 1060, 6), wood("#8a6a8a", "#6f5272"), 9)
    c.lay(rect(520, 236, 672, 262, 6), wood("#8a6a8a", "#6f5272"), 4)
    for x, y in ((60, 262), (110, 278), (330, 314), (376, 318), (470, 312), (520, 300)):
        peg(c, x, y)


def peg(c: Page, x: float, y: float) -> None:
    """A clothes peg with nothing in it."""
    c.lay(rect(x - 6, y - 16, x + 6, y + 24, 4), wood("#d8b07a", "#b98a58"), 4, 0.2)


def last(c: Page) -> None:
    """Alone in the middle of all that line."""
    sheet = stripes("#fbf3e2", "#5aa0c0", pitch=30)
    with c.at(216, 306, 1.0, 5):
        c.lay(
            blob(
                (-62, 0),
                (-60, 150),
                (-66, 236),
                (-34, 296),
                (50, 326),
                (150, 330),
                (176, 288),
                (150, 250),
                (80, 226),
                (62, 150),
                (62, 0),
            ),
            sheet,
            10,
            1.6,
            angle=2,
        )
        c.lay(rect(-68, -14, 68, 34, 8), tone("#5aa0c0"), 3)
        c.lay(blob((128, 246), (160, 254), (178, 290), (152, 330), (120, 328)), tone("#5aa0c0"), 2)
        c.lay(ell(0, 132, 82, 78), tone("#f2d6b4", 0.2, 0.04), 1.5)
        with c.at(0, 112, 1.0):
            face(c, "sad", tone("#e2c29c"), gap=29, my=46, look=(0.5, 0.9))
        limb(c, [(-60, 150, 26), (-92, 210, 22), (-86, 268, 18)], sheet, 4)
        limb(c, [(62, 160, 26), (96, 196, 22), (104, 240, 18)], sheet, 4)
        peg(c, -44, -8)
        peg(c, 44, -6)
    for x, y, r in ((236, 690, 10), (206, 760, 9), (244, 836, 8)):
        c.lay(drop(x, y, r), "#5aace4", 5, 0)


def pair(c: Page, x: float, y: float, s: float, sheet: Paper, trim: str) -> None:
    """Two of a kind, walking away to the left, cheek to cheek."""
    leg = (-46, 0), (-50, -150), (-46, -220), (46, -220), (48, -96), (96, -40), (92, -4), (40, 4)
    with c.at(x, y, s):
        for q in (-1, 1):
            with c.at(q * 56, 0, 1, q * -9, q < 0):
                c.lay(blob(*leg), sheet, 7, 1.2, angle=3)
                c.lay(blob((-52, -204), (-48, -240), (48, -240), (52, -204)), tone(trim), 3)
                c.lay(ell(2, -140, 44, 46), tone("#fbe9d8", 0.2, 0.04), 1.4)
                with c.at(2, -156, 0.6):
                    face(c, "in-love", tone("#ecd4c0"), gap=27, my=44)
        limb(c, [(-92, -90, 22), (-40, -56, 20), (0, -60, 18)], sheet, 5)
        limb(c, [(92, -90, 22), (40, -52, 20), (0, -58, 18)], sheet, 5)
        c.lay(ell(0, -58, 17), tone(trim), 3)


def mitten(c: Page) -> None:
    """Half behind the pole, the daisy behind its back."""
    red = painted("#d8404a", "#e2525a", force=0.5)
    with c.at(658, 1050, 1.0, 6):
        flower(c, 86, -40, 214, "#fffaf0", "#f8c83c", "#5f8a5a", 9, 22)
        c.lay(blob((58, -120), (92, -150), (112, -130), (96, -90), (64, -70)), red, 3)
        c.lay(blob((-76, -50), (-86, -170), (-44, -254), (34, -258), (74, -186), (72, -50)), red, 7)
        c.lay(rect(-86, -60, 82, 2, 12), tone("#fbf3e2"), 4)
        with c.at(-6, -160, 0.98):
            face(c, "shy", tone("#c23640"), gap=27, my=44, look=(-0.95, -0.5), turn=-0.3)


def scene(c: Page) -> None:
    """Lay the card."""
    dusk(c)
    mitten(c)
    line(c)
    arm(c, [(644, 960), (618, 940), (596, 948)], 24, tone("#d8404a"), lift=6)
    last(c)
    pair(c, 140, 1130, 0.8, printed("#f4d35e", dot, "#e4577a", pitch=30, size=0.5), "#e4577a")
    pair(c, 410, 1160, 0.94, stripes("#f7efe0", "#3f9a86", pitch=26), "#3f9a86")
    for x, y in ((40, 1180), (290, 1190), (560, 1120), (770, 1150)):
        grass(c, x, y, 44, "#7a6a9a")
    stamp(c, 740, 1150, -10)
