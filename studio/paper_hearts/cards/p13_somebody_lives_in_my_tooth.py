"""Somebody Lives in My Tooth.

The crocodile has such a toothache. It grips the arms of the chair and opens wide. Right into its mouth steps
the little plover, a lamp in its wing and a peg on its beak. And there it is: the sore tooth is a house, with
a light in the window. On the balcony sits a newt, arms crossed. It is not moving out. And two big tears roll
down.
"""

from dataclasses import replace

from studio.papercut.bits import drop, stamp, strip
from studio.papercut.elements.beasts import bird
from studio.papercut.elements.faces import Look, face
from studio.papercut.elements.heads import HEADS
from studio.papercut.elements.puppets import TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, leaf_frond
from studio.papercut.elements.things import arm
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import cross, painted, printed, scale, stripes, tone
from studio.shapes import arch, blob, ell, poly, rect, taper

META = {
    "number": 13,
    "slug": "somebody-lives-in-my-tooth",
    "seed": 131,
    "attitudes": ("afraid", "brave", "sulky", "sad"),
}
LAMP = DAY
GREEN = "#6aa86a"
HIDE = printed(tone(GREEN), scale, "#5a985c", pitch=56, size=0.7)
PLOVER = replace(HEADS["robin"], skin="#b8a88a", light="#fbf6ea")
NEWT = replace(HEADS["lizard"], skin="#e8743a", light="#f8c86a")


def hut(c: Page) -> None:
    """Reeds outside, a lamp inside, one chair."""
    backdrop(c, stripes(painted("#e8d8a8", "#f0e2b8", force=0.5), "#dcc890", pitch=52, share=0.2), 90)
    for x, y, s, rot in ((50, 190, 1.2, 30), (760, 170, 1.2, -30)):
        leaf_frond(c, x, y, s, rot, tone("#5a9a5a"))
    c.lay(blob((60, 1260), (80, 240), (180, 160), (620, 160), (720, 240), (740, 1260)), tone("#c8624a"), 7)


def crocodile(c: Page) -> None:
    """Aaah."""
    c.lay(blob((120, 1260), (150, 960), (400, 900), (650, 960), (690, 1260)), HIDE, 6)
    c.lay(blob((150, 640), (140, 420), (210, 250), (320, 230), (400, 270), (480, 230), (590, 250), (660, 420), (650, 640), (400, 700)),
          HIDE, 9)  # fmt: skip
    for x in (274, 526):
        c.lay(ell(x, 256, 96, 92), tone(GREEN), 5)
    with c.at(400, 262, 2.0):
        face(
            c,
            "afraid",
            tone(GREEN),
            gap=63,
            size=1.3,
            lips=False,
            look=(0, 0.8),
            made=Look(white="#f8e27a"),
            rosy=False,
        )
    for q in (-1, 1):
        c.lay(drop(400 + q * 200, 372, 26), "#5aace4", 5, 0)
    for x in (360, 440):
        c.lay(ell(x, 408, 15, 11), tone("#3f7a4a"), 1, 0)
    for x in (206, 594):
        c.lay(ell(x, 470, 40, 30), tone("#b8d05a"), 1, 0)


def mouth(c: Page) -> None:
    """As far as it will go."""
    hole = c.lay(blob((170, 560), (260, 480), (400, 462), (540, 480), (630, 560), (640, 860), (560, 990), (400, 1020), (240, 990),
                      (160, 860)), tone("#b4566a"), 2, 0.5)  # fmt: skip
    with c.inside(hole):
        c.lay(
            blob((210, 1040), (240, 860), (400, 820), (570, 860), (600, 1040)),
            painted("#ee7d78", "#f49088"),
            3,
        )
        for i in range(7):
            x = 196 + i * 68
            if i != 5:
                y = 494 + abs(i - 3) * 12
                c.lay(
                    blob((x - 30, y - 40), (x + 30, y - 40), (x + 24, y + 14), (x, y + 40), (x - 24, y + 14)),
                    tone("#fdf6e6"),
                    4,
                )
        for x in (196, 262, 330, 596):
            low = 1000 - abs(x - 400) * 0.32
            c.lay(
                blob(
                    (x - 28, low + 40),
                    (x + 28, low + 40),
                    (x + 23, low - 12),
                    (x, low - 34),
                    (x - 23, low - 12),
                ),
                tone("#fdf6e6"),
                5,
            )
    lip = blob((150, 860), (190, 940), (300, 1000), (400, 1012), (500, 1000), (610, 940), (650, 860), (672, 950), (600, 1060),
               (400, 1096), (200, 1060), (128, 950))  # fmt: skip
    c.lay(lip, tone("#7ab87a"), 7)


def house(c: Page) -> None:
    """Two rooms, central, quiet."""
    c.lay(
        blob((436, 940), (440, 790), (470, 730), (530, 706), (590, 730), (614, 800), (610, 940)),
        tone("#fffaf0"),
        8,
        1,
    )
    c.lay(poly([(420, 760), (528, 664), (634, 760), (600, 776), (528, 716), (456, 776)]), tone("#d8504a"), 6)
    c.lay(arch(560, 770, 600, 846), "#ffd45e", 1, 0, glow=0.4)
    c.lay(rect(412, 900, 640, 920), tone("#a8744a"), 6)
    upright(
        c,
        512,
        906,
        1.06,
        NEWT,
        "pouting",
        turn=0.4,
        look=(-1, 0),
        frame=TINY,
        pose=Pose("folded", "folded", "none", -4, -6, -6),
    )
    for i in range(8):
        c.lay(rect(420 + i * 29, 862, 428 + i * 29, 930), tone("#b98a58"), 3, 0)
    c.lay(rect(408, 852, 642, 868, 5), tone("#c89a68"), 4)


def dentist(c: Page) -> None:
    """Open, please. Wider. Hello?"""

    bird(c, 296, 930, 0.98, PLOVER, "brave", wings=("down", "down"), turn=0.5, look=(0.8, 0.1), legs=44, coat=tone("#b8a88a"),
         chest=tone("#fbf6ea"))  # fmt: skip
    arm(c, [(246, 800), (196, 740), (226, 660)], 30, tone("#a8987a"), tone("#b8a88a"))
    c.lay(ell(226, 614, 70), "#fff0b4", 0.4, 0, tissue=0.4)
    c.lay(rect(204, 582, 248, 644, 10), "#ffe27a", 6, 0, glow=0.5)
    for y in (578, 646):
        c.lay(rect(198, y - 7, 254, y + 7, 4), tone("#5a5460"), 3, 0)
    with c.at(324, 726, 1, 18):
        c.lay(rect(-12, -40, -1, 26, 3), tone("#d8a064"), 6, 0)
        c.lay(rect(2, -40, 13, 26, 3), tone("#d8a064"), 6, 0)


def cloth(c: Page) -> None:
    """It helps if one believes in it."""
    check = printed("#fdf6e6", cross, "#d84a3f", pitch=34, size=0.5)
    for q in (-1, 1):
        c.lay(taper((400 + q * 40, 140, 40), (400 + q * 220, 230, 46), (400 + q * 292, 460, 52), (400 + q * 290, 760, 56),
                    (400 + q * 250, 960, 50)), check, 6)  # fmt: skip
        with c.at(400 + q * 24, 130, 1, q * 34):
            c.lay(blob((0, 24), (-26, -70), (0, -100, "c"), (30, -66)), check, 7, 1.6)
    c.lay(ell(400, 140, 36, 30), check, 6)
    for q in (-1, 1):
        c.lay(rect(400 + q * 320 - 70, 1060, 400 + q * 320 + 70, 1130, 26), tone("#a84a38"), 9)
        arm(
            c,
            [(400 + q * 210, 1150), (400 + q * 300, 1160), (400 + q * 322, 1070)],
            70,
            HIDE,
            tone("#7ab87a"),
            "open",
            lift=8,
        )
        for i in (-1, 0, 1):
            strip(c, [(400 + q * 322 + i * 24, 1040), (400 + q * 322 + i * 28, 1016)], 9, "#fdf6e6", 3)


def scene(c: Page) -> None:
    """Lay the card."""
    hut(c)
    crocodile(c)
    mouth(c)
    house(c)
    dentist(c)
    cloth(c)
    stamp(c, 748, 620, 8)
