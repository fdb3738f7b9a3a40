"""The Robot and the Washing Machine.

The robot has gone down on one knee, with a bunch of spoons, and its heart has jumped out on a spring. The
washing machine blushes and does not know where to look; little boats sail in her soap bubbles. The iron has
noticed. It crosses its cord and glares. And Grandpa waits for his socks.
"""

from studio.papercut.bits import brad, heart, stamp, string
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person, person_head
from studio.papercut.elements.props import boat, bubble, spoon
from studio.papercut.elements.stage import room
from studio.papercut.elements.things import arm
from studio.papercut.families import SKINS
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import cross, gingham, painted, printed, squared, stripes, tone
from studio.shapes import blob, cut, ell, rect, taper

META = {
    "number": 28,
    "slug": "the-robot-and-the-washing-machine",
    "seed": 281,
    "attitudes": ("in-love", "jealous", "bored", "shy"),
}
LAMP = DAY
GRANDPA = Person(
    SKINS[7], "wisps", "#f2eee6", "old", top=tone("#7a9ac8"), glasses="#c84a3a", beard="moustache"
)
STEEL, DARK = tone("#9fb3bf"), tone("#6f8490")


def launderette(c: Page) -> None:
    """Pink tiles, pink neon, a long afternoon."""
    tiles = squared(painted("#f4b0c0", "#f7bcc8", "#f0a4b6", force=0.5), "#fbd4dc", 66)
    room(c, 900, tiles, printed("#c9b8ea", cross, "#b6a2de", pitch=60, size=0.4), skirting=tone("#fbe98d"))
    string(c, [(40, 90), (200, 50), (420, 110), (600, 60), (780, 96)], "#ff5a86", 9, 6)
    c.lay(rect(30, 404, 336, 430, 4), tone("#e8926a"), 9)
    for x in (76, 290):
        c.lay(taper((x, 430, 16), (x, 478, 8)), tone("#c8744e"), 4)


def iron(c: Page) -> None:
    """It was here first."""
    string(c, [(330, 404), (352, 330), (322, 250), (270, 232)], "#5a4a5a", 9, 4)
    c.lay(cut(blob((112, 306), (126, 214), (270, 206), (286, 300)), blob((148, 296), (158, 246), (244, 240), (252, 292))),
          tone("#4f8a86"), 6)  # fmt: skip
    c.lay(blob((60, 404, "c"), (84, 320), (170, 272), (300, 280), (322, 404, "c")), tone("#a9d8c0"), 7, 1)
    c.lay(blob((52, 408, "c"), (60, 386), (326, 386), (328, 408, "c")), tone("#c9d0d4"), 3)
    with c.at(206, 326, 0.84, -4):
        face(c, "slighted", tone("#97c8b0"), gap=32, my=38, look=(1, 0.3), turn=-0.5)
    for pts in ([(70, 372), (128, 392), (262, 366)], [(318, 366), (258, 392), (122, 366)]):
        string(c, pts, "#5a4a5a", 15, 5)


def machine(c: Page) -> None:
    """Her thoughts are at sea."""
    c.lay(rect(398, 470, 742, 930, 22), tone("#f6f0ec", 0.4, 0.05), 10)
    c.lay(rect(398, 470, 742, 546, 16), tone("#e8dde4", 0.4), 2)
    for x, r in ((448, 20), (506, 14)):
        brad(c, x, 508, r, "#f2a24a")
    c.lay(rect(560, 490, 708, 526, 8), tone("#a8d8f0"), 1, 0)
    c.lay(ell(570, 726, 162), tone("#c9b8ea"), 4)
    c.lay(ell(570, 726, 138), tone("#fdf6e6", 0.3, 0.04), 2)
    with c.at(570, 706, 1.5, -6):
        face(c, "shy", tone("#ecdfe4"), gap=34, my=46, look=(0.8, 0.6), turn=0.2)
    for x, y, r in (
        (690, 380, 76),
        (540, 310, 98),
        (716, 210, 58),
        (400, 210, 46),
        (610, 150, 40),
        (460, 420, 30),
    ):
        if r > 50:
            boat(
                c,
                x,
                y + r * 0.42,
                r * 1.1,
                tone("#fdf6e6"),
                tone(("#f28a6a", "#f5c64a", "#6fb4c4")[int(r) % 3]),
            )
        bubble(c, x, y, r, "#a8d8f0")


def robot(c: Page) -> None:
    """It has practised this before the dryer."""
    with c.at(226, 1120, 1.36):
        c.lay(rect(30, -98, 66, -10, 6), DARK, 4)  # the foot that stands
        c.lay(rect(24, -24, 104, 4, 6), DARK, 4)
        c.lay(rect(-78, -40, 10, -4, 8), DARK, 4)  # the knee that kneels
        arm(c, [(-70, -176), (-104, -120), (-60, -84)], 26, DARK, STEEL, "fist", pin=True)
        c.lay(rect(-80, -206, 72, -76, 10), STEEL, 6)
        c.lay(blob((-34, -176), (28, -176), (28, -104), (-34, -104)), tone("#3a4a5c"), 0.6, 0, z=3)
        with c.at(-6, -278, 1, 11):
            c.lay(taper((0, -60, 7), (4, -108, 6)), DARK, 3)
            c.lay(ell(4, -110, 13), "#e2573b", 3, glow=0.25)
            c.lay(rect(-80, -68, 80, 64, 16), STEEL, 7)
            for q in (-1, 1):
                brad(c, q * 86, 0, 13, "#d9a742")
            with c.at(0, -10, 1.0):
                face(c, "in-love", tone("#8ba0ac"), gap=34, my=46, turn=0.5)
        zig = [
            (-4, -140),
            (34, -128),
            (24, -162),
            (66, -154),
            (54, -190),
            (96, -186),
            (84, -222),
            (122, -220),
        ]
        string(c, zig, "#8a8f98", 6, 6)
        c.lay(heart(128, -262, 46), tone("#e0364a"), 9, 1)
        arm(c, [(64, -170), (96, -70), (146, -66)], 26, DARK, STEEL, "fist", pin=True, lift=7)
        for i, a in enumerate((-34, -12, 12, 34)):
            spoon(c, 148, -64, 96, a, tone(("#c9d0d4", "#e8b84a", "#c9d0d4", "#d8a08a")[i]))
        c.lay(blob((126, -70), (170, -70), (162, -24), (134, -24)), gingham("#fffaf0", "#f06a86", 20), 5)


def grandpa(c: Page) -> None:
    """Forty minutes left, as it has been for hours."""
    c.lay(blob((470, 1240), (500, 1080), (590, 1020), (700, 1040), (780, 1110), (800, 1240)), GRANDPA.top, 7)
    with c.at(600, 986, 1.1, 16):
        person_head(c, GRANDPA, "bored", -0.2, (-0.2, -0.7))
    c.lay(blob((470, 1080), (780, 1060), (760, 1250), (500, 1250)), printed("#e8b878", cross, "#c8925a", pitch=26), 8,
          1)  # fmt: skip
    for x, sheet in (
        (520, stripes("#fdf6e6", "#f06a86", pitch=18)),
        (720, tone("#a8d8f0")),
        (640, tone("#fbe98d")),
    ):
        c.lay(blob((x - 40, 1090), (x - 20, 1052), (x + 30, 1050), (x + 50, 1096)), sheet, 4)
    c.lay(rect(460, 1074, 790, 1104, 12), tone("#d8a064"), 4)
    arm(c, [(500, 1150), (486, 1096), (534, 1050)], 40, GRANDPA.top, tone(SKINS[7]), "fist")


def scene(c: Page) -> None:
    """Lay the card."""
    launderette(c)
    iron(c)
    machine(c)
    robot(c)
    grandpa(c)
    stamp(c, 58, 600, -8)
