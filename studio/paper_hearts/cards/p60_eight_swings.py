"""Eight Swings.

In the coral playground there are eight swings, and the octopus sits on all of them at once, one arm each, and
gives none up. The seahorse has turned away with folded fins. The pufferfish bites its lip and gets rounder
and rounder. But the little crab has an idea, under the jellyfish, who keeps quite calm: a loop of seaweed is
a swing too!
"""

from studio.papercut.bits import stamp, string
from studio.papercut.elements.beasts import crab
from studio.papercut.elements.faces import face
from studio.papercut.elements.props import bubble
from studio.papercut.elements.stage import backdrop, land
from studio.papercut.families import shade
from studio.papercut.lamp import DEEP
from studio.papercut.page import Page
from studio.papercut.papers import dot, marbled, painted, printed, spattered, tone
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 60,
    "slug": "eight-swings",
    "seed": 601,
    "attitudes": ("jealous", "sulky", "inspired", "selfish", "calm"),
}
LAMP = DEEP
PINK = "#e0688a"


def reef(c: Page) -> None:
    """A bar of coral with eight pairs of strings."""
    backdrop(c, marbled("#58c0c0", "#7ad0cc", "#4ab0b8", "#a4dcd4", size=190), 30)
    land(c, 760, painted("#2a97a0", "#3aa4aa", force=0.5), swell=30, wave=130, phase=2, tear=7)
    land(
        c,
        960,
        spattered(painted("#e8c88a", "#eed29a", force=0.5), "#d8a86a", 24),
        swell=18,
        wave=200,
        phase=5,
        tear=8,
    )
    coral = tone("#f27059")
    for x, top in ((26, 60), (778, 50)):
        c.lay(taper((x, 1010, 70), (x + 6, 500, 46), (x, top, 34)), coral, 6)
        for y, q in ((300, 1), (460, -1), (620, 1)):
            c.lay(taper((x, y, 26), (x + q * 50, y - 60, 20), (x + q * 56, y - 110, 12)), coral, 4)
    c.lay(taper((0, 96, 40), (220, 76, 34), (420, 92, 36), (620, 72, 34), (810, 92, 40)), coral, 8)


SEATS = ((104, 430), (196, 640), (300, 690), (400, 610), (498, 690), (604, 640), (700, 430), (650, 300))


def swings(c: Page) -> None:
    """All taken."""
    for i, (x, y) in enumerate(SEATS):
        tilt = (x - 400) * 0.06
        for q in (-1, 1):
            string(c, [(x * 0.86 + 56 + q * 20, 88), (x + q * 30, y + 4)], "#fdf6e6", 4, 4)
        with c.at(x, y, 1, tilt):
            c.lay(rect(-44, 0, 44, 18, 6), tone(("#e8b84a", "#0d4a5c", "#f7efe0")[i % 3]), 6)


def octopus(c: Page) -> None:
    """Eight arms, and no room."""
    sheet, cup = tone(PINK), shade(PINK, 0.45)
    ways = (((330, 470), (210, 500), (104, 424)), ((340, 500), (250, 590), (196, 634)), ((366, 520), (320, 610), (300, 684)),
            ((400, 520), (396, 570), (400, 604)), ((434, 520), (480, 610), (498, 684)), ((460, 500), (550, 590), (604, 634)),
            ((470, 470), (590, 500), (700, 424)))  # fmt: skip
    for a, b, d in ways:
        end = (d[0] + (26 if d[0] > 400 else -26 if d[0] < 400 else 20), d[1] - 12)
        c.lay(taper((*a, 60), (*b, 46), (*d, 38), (*end, 18)), sheet, 6)
        for t in (0.35, 0.65, 0.9):
            c.lay(ell(b[0] + (d[0] - b[0]) * t, b[1] + (d[1] - b[1]) * t + 6, 6), cup, 0.5, 0)
    c.lay(
        blob((296, 470), (282, 340), (316, 210), (400, 168), (484, 210), (518, 340), (504, 470), (400, 520)),
        sheet,
        9,
    )
    c.lay(taper((496, 430, 54), (570, 380, 42), (620, 310, 36), (672, 288, 18)), sheet, 6)
    with c.at(400, 330, 1.5, -5):
        face(c, "selfish", sheet, gap=34, my=48, look=(-0.6, 0.7))


def seahorse(c: Page) -> None:
    """It is not even looking. It is looking a little."""
    sheet, fin = tone("#f0a83a"), tone("#d98a24")
    with c.at(196, 1130, 1.08):
        spiral = ((20, -170, 84), (52, -90, 66), (40, -24, 48), (-12, -10, 36), (-30, -48, 26), (0, -62, 16))
        c.lay(blob((44, -260), (120, -250), (130, -190), (60, -180)), fin, 4)
        c.lay(taper((-6, -300, 70), (14, -240, 96), *spiral), sheet, 7)
        for i in range(4):
            c.lay(rect(-30 + i * 6, -256 + i * 34, 44 + i * 4, -246 + i * 34, 5), fin, 0.6, 0)
        c.lay(taper((-40, -352, 54), (-110, -340, 34), (-132, -338, 40)), sheet, 4)
        for i in range(4):
            c.lay(
                poly([(-30 + i * 26, -410), (-16 + i * 26, -446 + abs(i - 1) * 8), (-4 + i * 26, -408)]),
                fin,
                3,
            )
        c.lay(ell(10, -356, 84, 74), sheet, 6)
        with c.at(6, -372, 1.0, -4):
            face(c, "sulky", tone("#e49a2e"), gap=28, my=46, look=(1, -0.4), turn=-0.6)
        for q in (0, 1):  # fins folded like arms
            c.lay(
                taper((-50 + q * 120, -236, 34), (10, -206 + q * 12, 30), (60 - q * 100, -220 + q * 8, 18)),
                fin,
                5,
            )


def puffer(c: Page) -> None:
    """The more it looks, the rounder it gets."""
    with c.at(426, 1056, 0.92):
        for i in range(16):
            with c.at(0, 0, 1, i * 22.5):
                c.lay(poly([(-13, -120), (0, -156), (13, -120)]), tone("#8a9a3a"), 3)
        c.lay(blob((116, -30), (180, -70), (172, 0), (182, 56), (118, 30)), tone("#c8b84a"), 3)
        c.lay(ell(0, 0, 128), printed("#c4cc5a", dot, "#a4b040", pitch=34, size=0.3), 8)
        c.lay(blob((-108, 30), (0, 56), (108, 30), (70, 108), (-70, 108)), tone("#f4ecc0"), 1.5)
        c.lay(ell(0, -20, 92, 76), tone("#c4cc5a"), 1)
        with c.at(0, -36, 1.2):
            face(c, "jealous", tone("#b4bc4c"), gap=32, my=50, look=(0.1, -1))


def idea(c: Page) -> None:
    """Its own lamp has just gone on."""
    for x in (618, 688):
        c.lay(taper((x, 760, 16), (x + (x - 654) * 0.2, 900, 18), (654, 968, 20)), tone("#2f7a4a"), 6)
    c.lay(ell(660, 770, 96), "#ffe9a8", 0.4, 0, tissue=0.4)
    for i in range(5):
        x = 618 + i * 22
        c.lay(taper((x, 790, 12), (x + 8, 830, 9), (x - 4, 866, 4)), "#ffd98a", 3, glow=0.2)
    c.lay(
        blob((596, 800), (604, 720), (660, 684), (716, 720), (724, 800), (660, 812)),
        tone("#ffd45e"),
        7,
        glow=0.4,
    )
    with c.at(660, 744, 0.86):
        face(c, "calm", tone("#f2c040"), gap=28, my=40)
    crab(c, 652, 1160, 1.08, "inspired", claws=((-100, -84), (70, -200)), look=(0, -1))


def scene(c: Page) -> None:
    """Lay the card."""
    reef(c)
    swings(c)
    octopus(c)
    for x, y, r in ((240, 180, 16), (540, 150, 12), (690, 250, 18), (130, 330, 12)):
        bubble(c, x, y, r, "#e4fbf6")
    seahorse(c)
    puffer(c)
    idea(c)
    stamp(c, 286, 1172, 8)
