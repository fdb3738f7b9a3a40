"""Party at the Snail's.

There is a party in the snail's house: light in every window, music, and three fat beetles dancing on the
roof, one with its tongue out. The snail itself only wanted an early night. It has crossed its horns and yawns
over its pillow. And outside by the gatepost stands a glow-worm with a present, all alone, and does not dare
go in.
"""

from studio.papercut.bits import stamp, string, strip
from studio.papercut.elements.beasts import insect
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.props import gift
from studio.papercut.elements.stage import backdrop, bunting, grass, land, leaf_frond
from studio.papercut.elements.things import arm
from studio.papercut.lamp import NIGHT
from studio.papercut.page import Page
from studio.papercut.papers import leaf, painted, printed, sponged, stripes, tone
from studio.shapes import arch, blob, ell, rect, taper

META = {
    "number": 65,
    "slug": "party-at-the-snails",
    "seed": 651,
    "attitudes": ("sleepy", "shy", "joyful", "silly"),
}
LAMP = NIGHT
SHELL = stripes("#d1547a", "#f0872b", pitch=40)


def garden(c: Page) -> None:
    """A summer night, dark green to the ground."""
    backdrop(
        c,
        printed(painted("#163f4a", "#1c4a54", "#123842", force=0.5), leaf, "#1f5560", pitch=90, size=0.5),
        10,
    )
    for x, y, s, rot in ((40, 300, 1.5, 50), (770, 260, 1.5, -40), (720, 560, 1.1, -70), (30, 620, 1.2, 70)):
        leaf_frond(c, x, y, s, rot, tone("#14573f"))
    land(c, 860, painted("#1f6a4a", "#287654", force=0.5), swell=16, wave=200, phase=1, tear=9)


def house(c: Page) -> None:
    """Every window lit."""
    for r, t in ((420, 0.16), (340, 0.2)):
        c.lay(ell(400, 600, r), "#ffd98a", 0.4, 0, tissue=t)
    c.lay(ell(400, 640, 270, 262), SHELL, 10, 1.3)
    for i, (r, sheet) in enumerate(((196, "#e8874a"), (132, "#c8446a"))):
        c.lay(ell(412 + i * 14, 640 + i * 10, r), tone(sheet), 2)
    for x, y, w in ((258, 560, 56), (540, 540, 52), (420, 470, 50)):
        c.lay(ell(x, y, w * 0.62), tone("#7a3f4a"), 2)
        c.lay(ell(x, y, w * 0.48), "#ffe08a", 0.5, 0, glow=0.5)
    c.lay(arch(360, 640, 500, 880), tone("#7a3f4a"), 3)
    c.lay(arch(374, 656, 486, 880), "#ffe08a", 0.5, 0, glow=0.45)
    with c.at(430, 770):
        c.lay(taper((0, 90, 40), (0, 20, 50), (0, -10, 30)), tone("#8a5a3c"), 1.5, 0)
        c.lay(ell(0, -40, 32), tone("#8a5a3c"), 1.5, 0)
        for q in (-1, 1):
            c.lay(taper((q * 16, 10, 12), (q * 46, -30, 9)), tone("#8a5a3c"), 1.5, 0)
    bunting(
        c, [(150, 470), (400, 560), (660, 440)], (tone("#a8c93a"), tone("#f5c64a"), tone("#58b4b4")), 8, 0.62
    )


def dancers(c: Page) -> None:
    """Nobody knows who invited them."""
    for x, y, rot, feel in ((226, 470, -16, "joyful"), (408, 404, 3, "laughing"), (590, 466, 17, "silly")):
        with c.at(x, y, 1, rot):
            insect(c, 0, 0, 0.96, "beetle", feel, arms=((-84, -262), (84, -262)))
    for x, y in ((96, 210), (700, 180), (310, 90), (520, 76)):
        strip(c, [(x, y), (x + 6, y - 44)], 6, "#ffd98a", 4)
        c.lay(ell(x - 8, y + 4, 14, 11, -20), "#ffd98a", 3, 0, glow=0.3)


def host(c: Page) -> None:
    """It only wanted an early night."""
    skin = tone("#e8c9a0")
    c.lay(blob((60, 1010), (60, 960), (140, 920), (300, 880), (560, 880), (680, 920), (700, 980), (560, 1010), (300, 1016)), skin,
          8)  # fmt: skip
    c.lay(
        blob((40, 1120), (30, 1010), (120, 980), (320, 990), (350, 1080), (300, 1130), (120, 1140)),
        tone("#f6f0e4"),
        8,
        1.4,
    )
    c.lay(taper((230, 950, 120), (200, 1000, 130)), skin, 5)
    with c.at(190, 990, 1.3, -12):
        head(c, "snail", "sleepy", -0.6)
    for q in (-1, 1):  # horns crossed like arms
        strip(c, [(190 + q * 30, 910), (190 + q * 10, 860), (190 - q * 54, 826)], 22, skin, 5)
        c.lay(ell(190 - q * 60, 820, 18), skin, 4)


def guest(c: Page) -> None:
    """She has rung once. Very softly."""
    green, pale = tone(HEADS["caterpillar"].skin), tone("#f4f0a0")
    c.lay(ell(690, 1130, 110), "#e8f48a", 0.4, 0, tissue=0.4)
    for i, (x, y, r) in enumerate(((760, 1170, 40), (720, 1146, 46), (676, 1104, 50))):
        c.lay(ell(x, y, r), (tone("#e8f07a"), green, green)[i], 6, 0.8, glow=(0.5, 0, 0)[i])
    with c.at(682, 1004, 1.0, 10):
        head(c, "caterpillar", "shy", -0.3, (-0.8, 0.7))
    gift(c, 700, 1190, 84, tone("#d1347b"), tone("#f5c64a"))
    arm(c, [(660, 1100), (640, 1130), (668, 1144)], 20, green, pale)
    c.lay(rect(536, 900, 616, 1210, 8), sponged("#8a6a4a", "#9a7a58", 14), 10)
    c.lay(blob((522, 910), (576, 862), (632, 910), (576, 926)), tone("#a8845c"), 5)
    string(c, [(540, 960), (470, 1000), (420, 990)], "#8a6a4a", 8, 4)


def scene(c: Page) -> None:
    """Lay the card."""
    garden(c)
    house(c)
    dancers(c)
    host(c)
    guest(c)
    for x in (420, 500, 40):
        grass(c, x, 1196, 50, tone("#2f8a5a"))
    stamp(c, 740, 760, 8)
