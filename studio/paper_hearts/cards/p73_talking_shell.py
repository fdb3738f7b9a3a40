"""The Talking Shell.

A blind girl sits on the warm sand, her white cane beside her, and holds a big shell to her ear. Out of it
sails a whole circus of blue paper, and her hair has become a wave. Shh, she says, and smiles. At her feet the
hermit crab, dressed in a leaf, taps the sand: when does it get its house back?
"""

from studio.papercut.bits import stamp, string, strip
from studio.papercut.elements.beasts import crab
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, bands, disc, land
from studio.papercut.families import SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import flower, marbled, painted, printed, sponged, stripes, tone
from studio.shapes import blob, cut, ell, poly, spiral, star, stroke, taper

META = {
    "number": 73,
    "slug": "talking-shell",
    "seed": 731,
    "attitudes": ("calm", "shy", "secretive", "dreamy"),
}
LAMP = Lamp(angle=-118, key="#ffe6c4", sky="#c2dce8", soft=0.46)
GIRL = Person(
    SKINS[4],
    "none",
    "#16304a",
    top=printed("#f27059", flower, "#fde6c0", pitch=56, size=0.55),
    dress=True,
)
WATER = marbled("#0d4a5c", "#127c86", "#0f6272", "#2a97a0", "#0d4a5c", "#58b4b4", size=120)


def beach(c: Page) -> None:
    """Late light on a wide sand, the sea a quiet strip."""
    backdrop(c, painted("#fbe3b8", "#fce9c8", "#f8d8a4", force=0.5), 3)
    bands(c, (330, 560), [painted("#f9cda0", "#fad6b0", force=0.4), painted("#f6b394", "#f8bfa2", force=0.4)])
    disc(c, 668, 700, 74, "#f27059", rings=1)
    land(c, 716, painted("#3f9aa0", "#58b0b0", "#2f868e", force=0.6), swell=5, wave=60, tear=5)
    land(
        c,
        800,
        sponged(painted("#e8b84a", "#efc668", force=0.4), "#f4d488", 10, 0.2),
        swell=14,
        wave=230,
        tear=9,
    )
    land(c, 1010, painted("#f0cd7a", "#f5d88e", force=0.5), swell=12, wave=180, phase=2, tear=9)


def hair(c: Page) -> None:
    """Her hair has heard so much that it has become a wave."""
    c.lay(
        blob((176, 1000), (150, 800), (186, 600), (276, 430), (420, 322), (560, 286), (690, 330), (752, 440), (744, 548),
             (690, 596, "c"), (706, 500), (656, 430), (590, 450), (560, 540), (590, 660), (612, 800), (600, 980), (400, 900)),
        WATER, 9, 1.3, angle=62,
    )  # fmt: skip
    for x, y, r in ((690, 596, 26), (722, 566, 30), (748, 520, 32), (754, 466, 34), (738, 410, 34), (704, 362, 32), (656, 326, 30),
                    (604, 300, 26)):  # fmt: skip
        c.lay(ell(x, y, r, r * 0.86), "#f2fbfa", 5, tear=5)
    for pts in ([(228, 700), (262, 560), (350, 440), (480, 372)], [(276, 600), (360, 470), (500, 396), (600, 384)],
                [(580, 860), (584, 740), (556, 620)]):  # fmt: skip
        strip(c, pts, 7, "#8fd4d0", 0.5)


def breath(c: Page) -> None:
    """What the shell says, in strips of blue tissue."""
    for off, colour in ((0, "#bfe4ee"), (22, "#8fcbe0"), (44, "#e4f4f6")):
        c.lay(taper((176, 730, 6), (96 - off * 0.4, 690 + off * 0.3, 20), (56 - off * 0.2, 560, 22), (96, 420 - off, 20), (220, 300 - off, 10)),
              tone(colour), 4, 1.2)  # fmt: skip


def tent_boat(c: Page) -> None:
    """The big top has gone to sea."""
    c.lay(
        poly([(-78, -40), (-30, -112), (0, -128), (30, -112), (78, -40)]),
        stripes("#e4f4f6", "#58a8c8", pitch=30),
        5,
        angle=88,
    )
    strip(c, [(0, -124), (2, -164)], 5, "#2f7fa8", 2)
    c.lay(poly([(4, -166), (46, -152), (4, -138)]), tone("#f27059"), 3)
    c.lay(blob((-104, -46, "c"), (104, -46, "c"), (64, 8), (-60, 8)), tone("#2f7fa8"), 6)


def seal(c: Page) -> None:
    """A seal and its ball."""
    c.lay(blob((-70, 0), (-40, -26), (4, -40), (14, -84), (40, -104), (58, -92), (44, -74), (48, -30), (34, 4), (-30, 10), (-86, 22)),
          tone("#58a8c8"), 6)  # fmt: skip
    c.lay(blob((16, -20), (44, -2), (60, 20), (24, 10)), tone("#3f8fb4"), 3)
    c.lay(ell(38, -86, 4.5), "#16304a", 0.5, 0)
    c.lay(ell(60, -132, 28), stripes("#e4f4f6", "#2f7fa8", pitch=18), 6)


def acrobat(c: Page, sheet: str) -> None:
    """Somebody upside down on one hand."""
    for pts in (((0, -60, 26), (-4, -110, 22), (-50, -150, 12)), ((0, -60, 26), (14, -112, 22), (62, -118, 12)),
                ((0, -56, 20), (-6, -24, 14), (-8, 6, 10)), ((0, -60, 20), (42, -44, 13), (66, -66, 10))):  # fmt: skip
        c.lay(taper(*pts), tone(sheet), 5, 0.5)
    c.lay(ell(16, -24, 19), tone(sheet), 5)


def circus(c: Page) -> None:
    """All of it sails up out of the shell and over her head."""
    with c.at(112, 432, 0.86, -52):
        acrobat(c, "#2f7fa8")
    with c.at(236, 330, 1.0, -30):
        seal(c)
    with c.at(432, 306, 1.12, -12):
        tent_boat(c)
    with c.at(628, 248, 1.0, 14):
        acrobat(c, "#3f8fb4")
    with c.at(654, 120, 1.0, 8):
        c.lay(cut(ell(0, 0, 62), ell(0, 0, 48)), tone("#e8b84a"), 5)
        c.lay(blob((70, 6), (30, -22), (-24, -16), (-54, 4), (-20, 22), (30, 24)), tone("#58a8c8"), 6)
        c.lay(poly([(-48, 4), (-86, -20), (-84, 26)]), tone("#3f8fb4"), 4)
        c.lay(ell(44, -2, 4.5), "#16304a", 0.5, 0)
    for x, y, r in ((60, 300, 13), (150, 190, 17), (300, 120, 14), (530, 96, 13), (400, 70, 10)):
        c.lay(star(x, y, r, 5, 0.45, x), "#58a8c8", 4, 0.5)


def shell(c: Page) -> None:
    """The crab's house, at her ear."""
    with c.at(-24, -14, 0.66, 16):
        c.lay(
            blob((60, 6), (30, -58), (-34, -66), (-84, -24), (-84, 34), (-30, 66), (36, 56)),
            painted("#f6d2b4", "#fbe2cc", "#efbe9a"),
            6,
        )
        c.lay(stroke(spiral(-10, -2, 8, 52, 1.9, 0.4), 9, 0.4), tone("#d88a6a"), 1, 0)
        c.lay(blob((-74, -24), (-96, -34, "c"), (-110, 6), (-92, 40, "c"), (-72, 30)), tone("#e88a78"), 3)


def girl(c: Page) -> None:
    """She knows something that she will not tell."""
    person(
        c,
        396,
        1172,
        2.06,
        GIRL,
        "calm",
        turn=-0.12,
        pose=Pose("listen", "finger", "lotus", 0, -5, 0),
        left_holds=lambda: shell(c),
    )
    with c.at(398, 668, 1.96):  # the hair's edge on her brow
        c.lay(
            blob(
                (-76, 70),
                (-84, 10),
                (-56, -36),
                (4, -48),
                (58, -34),
                (84, 14),
                (76, 74),
                (60, 30),
                (16, 2),
                (-30, 12),
                (-60, 34),
            ),
            WATER,
            3,
            angle=62,
        )


def crab_outdoors(c: Page) -> None:
    """It has only a leaf, and a meeting at six."""
    with c.at(668, 1120):
        for i in (1, 2):
            with c.at(112 + i * 4, -40 - i * 26, 1, 8 * i):
                c.lay(blob((-26, 8), (-22, -30), (0, -44, "c"), (0, -8, "c"), (10, -42, "c"), (28, -20), (22, 16)), "#e2553a", 2, 0,
                      tissue=0.5 - 0.14 * i)  # fmt: skip
    crab(c, 656, 1128, 1.2, "shy", look=(-0.9, -0.6), claws=((-84, -150), (104, -24)), shell=False)
    with c.at(656, 1146, 1.1, -8):
        c.lay(blob((-92, -12), (-20, -44), (92, -22, "c"), (40, 22), (-40, 26)), tone("#6a9a5a"), 5, 1.6)
        strip(c, [(-86, -10), (0, -14), (84, -20)], 4, "#4c7a44", 0.4)


def cane(c: Page) -> None:
    """White, with a red end."""
    c.lay(taper((34, 1166, 13), (250, 1110, 12)), "#fbfaf4", 5, 0.2)
    c.lay(taper((34, 1166, 14), (74, 1156, 13)), "#d8352c", 1, 0)
    string(c, [(250, 1110), (286, 1120), (268, 1142)], "#3a343c", 5, 3)


def scene(c: Page) -> None:
    """Lay the card."""
    beach(c)
    breath(c)
    hair(c)
    circus(c)
    c.lay(ell(400, 1160, 240, 26), "#c9a048", 0, 0, tissue=0.5)
    girl(c)
    cane(c)
    crab_outdoors(c)
    stamp(c, 46, 1050, 12)
