"""Eight Arms Crossed.

It is the octopus's birthday, and it has crossed all eight arms and looks the other way. Its ink hangs over it
like a rain cloud. But a tiny crab marches right up to it with a cupcake, and on the cupcake shines a pearl. A
clownfish, head down, wears the party hat on its tail. A yellow fish has come round the corner to see what is
going on.
"""

from studio.papercut.bits import stamp, string, strip
from studio.papercut.elements.beasts import crab, fish
from studio.papercut.elements.faces import face
from studio.papercut.elements.props import gift
from studio.papercut.elements.stage import backdrop, bands, beam, bunting, cloud_path, land
from studio.papercut.families import shade
from studio.papercut.lamp import DEEP
from studio.papercut.page import Page
from studio.papercut.papers import dot, marbled, painted, printed, sponged, stripes, tone
from studio.shapes import blob, ell, poly, taper

META = {
    "number": 2,
    "slug": "eight-arms-crossed",
    "seed": 27,
    "attitudes": ("sulky", "silly", "brave", "furious", "curious"),
}
LAMP = DEEP
SKIN = "#d2503c"


def sea_bed(c: Page) -> None:
    """Green light from above, weeds, sand."""
    backdrop(c, marbled("#127c86", "#1c8a92", "#127c86", "#0f6f7c", size=200), 80)
    beam(c, [(90, -20), (250, -20), (420, 1000), (120, 1000)], "#9fe0d0", 0.2)
    beam(c, [(520, -20), (600, -20), (760, 900), (560, 900)], "#9fe0d0", 0.16)
    bands(c, (760,), [painted("#0f6272", "#0d5666", force=0.5)], swell=40)
    for x, h, col in (
        (40, 520, "#1f8f6a"),
        (96, 380, "#2fa878"),
        (760, 560, "#1f8f6a"),
        (708, 340, "#2fa878"),
    ):
        c.lay(
            taper(
                (x, 1010, 26),
                (x + 26, 1010 - h * 0.35, 34),
                (x - 22, 1010 - h * 0.7, 28),
                (x + 14, 1010 - h, 6),
            ),
            tone(col),
            5,
            1.6,
        )
    land(
        c,
        960,
        sponged(painted("#e8b84a", "#efc768", force=0.4), "#f2d489", 12, 0.2),
        swell=16,
        wave=190,
        tear=9,
    )


def party(c: Page) -> None:
    """All this is for somebody who is not looking."""
    bunting(c, [(-20, 700), (120, 640), (250, 610)], ("#f27059", "#e8b84a", "#bfe8e0"), 4, 0.8)
    bunting(c, [(560, 590), (690, 640), (820, 690)], ("#e8b84a", "#bfe8e0", "#f27059"), 4, 0.8)
    gift(c, 112, 1006, 120, stripes("#bfe8e0", "#127c86", pitch=20), "#f27059")
    gift(c, 196, 1030, 84, printed("#f27059", dot, "#fde6c0", pitch=22, size=0.4), "#e8b84a")


def ink(c: Page) -> None:
    """Its temper, hanging there."""
    for dx, dy, w, col in ((-110, -30, 320, "#23344a"), (130, -24, 330, "#1c2b40"), (10, 20, 430, "#2b3d54")):
        with c.at(410 + dx, 176 + dy):
            c.lay(cloud_path(w), tone(col, 0.5), 7, 1.4, tear=8, core="#6a7c94")
    for x, y, h in ((260, 270, 60), (330, 286, 90), (420, 280, 64), (500, 286, 84), (570, 268, 54)):
        c.lay(taper((x, y, 12), (x + 4, y + h * 0.6, 11), (x, y + h, 5)), tone("#2b3d54"), 4)


def octopus(c: Page) -> None:
    """Eight arms: four knots."""
    sheet, dark, cup = tone(SKIN), tone(shade(SKIN, -0.14)), "#f4a48c"
    c.lay(ell(410, 1050, 330, 40), "#a87c2c", 0, 0, tissue=0.5)
    with c.at(414, 1040, 1.74, 4):
        for q in (-1, 1):  # two arms wrap the feet
            c.lay(taper((q * 60, -70, 54), (q * 150, -40, 46), (q * 150, -6, 36), (-q * 20, -2, 18)), dark, 4)
        c.lay(
            blob(
                (-96, -60),
                (-120, -200),
                (-96, -306),
                (-30, -356),
                (50, -350),
                (112, -292),
                (126, -190),
                (98, -60),
                (0, -30),
            ),
            sheet,
            8,
        )
        for x, y, r in ((70, -300, 17), (92, -254, 11), (44, -326, 9), (-86, -240, 9)):
            c.lay(ell(x, y, r, r * 0.8), shade(SKIN, -0.2), 0.4, 0)
        for row, y in enumerate((-40, -74, -108)):
            for q in (1, -1) if row % 2 else (-1, 1):
                pts = (
                    (q * 96, y - 26, 40),
                    (q * 148, y + 4, 42),
                    (q * 70, y + 22, 40),
                    (-q * 40, y - 6, 34),
                    (-q * 104, y - 22, 22),
                    (-q * 116, y - 46, 10),
                )
                c.lay(taper(*pts), sheet, 5, 0.6)
                for x, yy in ((q * 60, y + 24), (q * 20, y + 16), (-q * 20, y + 4)):
                    c.lay(ell(x, yy + 8, 6), cup, 0.5, 0)
        with c.at(-14, -246, 1.36, -4):
            face(c, "sulky", dark, gap=33, my=50, turn=-0.7, look=(0.95, 0.3))
        for q in (-1, 1):  # the brows mean it
            strip(c, [(-36 + q * 16, -274), (-32 + q * 44, -290), (-30 + q * 68, -306)], 14, "#2b2130", 2)


def guest(c: Page) -> None:
    """So small, and it has not stopped walking."""
    a, _ = crab(
        c, 640, 1162, 1.12, "brave", colour="#f0a03c", claws=((-104, -150), (92, -60)), look=(-0.7, -0.6)
    )
    x, y = a
    with c.at(x - 2, y - 40):
        c.lay(
            blob((-40, 0, "c"), (40, 0, "c"), (28, 48), (-28, 48)),
            stripes("#fdf6e6", "#127c86", pitch=14),
            5,
            angle=88,
        )
        for dx, dy, r in ((-22, -10, 26), (22, -10, 26), (0, -28, 28)):
            c.lay(ell(dx, dy, r, r * 0.84), tone("#f7b2bc"), 4, tear=2)
        c.lay(ell(0, -66, 34), "#fff8e0", 0.6, 0, tissue=0.3)
        c.lay(ell(0, -64, 19), "#fffaf0", 5, 0, glow=0.4)


def clown(c: Page) -> None:
    """The hat is on. Nobody said where."""
    with c.at(150, 350, 1.0, -84):
        fish(c, 0, 0, 1.18, "silly", colour="#f0872b")
        with c.at(166, -2, 1.0, 90):
            c.lay(poly([(-44, 16), (44, 16), (2, -92)]), stripes("#bfe8e0", "#d1347b", pitch=26), 6, angle=20)
            c.lay(ell(2, -94, 17), "#ffe08a", 4, tear=3)
    for x, y, r in ((232, 250, 13), (60, 250, 10), (252, 200, 8), (74, 190, 14)):
        c.lay(ell(x, y, r), "#cff0ea", 3, 0, tissue=0.6)
    string(c, [(186, 180), (230, 210), (214, 260)], "#fdf6e6", 3, 3)


def passer_by(c: Page) -> None:
    """It has heard that there was to be cake."""
    fish(c, 700, 660, 0.98, "curious", colour="#e8c04a", band="#f27059", look=(-0.8, 0.3), rot=-6)
    for x, y, r in ((596, 590, 9), (572, 560, 12)):
        c.lay(ell(x, y, r), "#cff0ea", 3, 0, tissue=0.6)


def scene(c: Page) -> None:
    """Lay the card."""
    sea_bed(c)
    party(c)
    ink(c)
    clown(c)
    octopus(c)
    guest(c)
    passer_by(c)
    stamp(c, 300, 1160, -10)
