"""A Coat for a Bee.

Grandfather's fingers are enormous, and the coat he sews is as small as a thimble. It is for the bee, who has
a red nose and bows to him, hand on heart. His granddaughter has fallen asleep on his slipper; in her dream
she flies with the bees. And it is snowing under the lampshade. Nobody can say why. A snowman looks in at the
window; it is alone out there. A moth has fallen in love with the lamp.
"""

from studio.papercut.bits import stamp, string, strip
from studio.papercut.elements.beasts import insect
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person, person_head
from studio.papercut.elements.props import dream_cloud
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import room, snow, window
from studio.papercut.elements.things import arm
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import NIGHT
from studio.papercut.page import Page
from studio.papercut.papers import combed, cross, painted, printed, spattered, stripes, tartan, tone, wood
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 56,
    "slug": "a-coat-for-a-bee",
    "seed": 561,
    "attitudes": ("sleepy", "grateful", "caring", "lonely", "in-love"),
}
LAMP = NIGHT
GRANDPA = Person(SKINS[2], "wisps", "#f2eee6", "old", top=tone("#8a6ab0"), legs=tone("#5a5480"), glasses="#e0ab2e",
                 beard="full")  # fmt: skip
GIRL = Person(SKINS[2], "topknot", HAIRS[0], top=stripes("#f28a2e", "#fbe6cc", pitch=22))


def workshop(c: Page) -> None:
    """Blue outside, blue inside, and one warm cone."""
    room(
        c,
        900,
        painted("#8f9cc8", "#9aa6d0", "#8492c0", force=0.5),
        wood("#b09ac0", "#9a84ae"),
        skirting=tone("#dfe6f2"),
    )

    def night() -> None:
        c.lay(rect(-200, -200, 200, 200), spattered("#4a5a96", "#ffffff", 24, 1.4), 1)
        c.lay(blob((-140, 150), (-100, 96), (0, 110), (90, 92), (140, 150)), "#f7f9fa", 2, tear=5)
        c.lay(ell(8, 126, 84, 72), "#fbfdfe", 3, tear=3)
        c.lay(ell(6, 16, 76, 72), "#fbfdfe", 4, tear=3)
        with c.at(6, 2, 0.92):
            face(c, "lonely", tone("#e4ecf4"), gap=28, my=44, look=(0.3, 0.6))
        c.lay(taper((6, 22, 18), (44, 34, 4)), tone("#f28a2e"), 5, 0.4)

    window(c, 170, 280, 210, 280, night, frame=tone("#f7f9fa"), pane="#4a5a96", bars=False)


def lamp(c: Page) -> None:
    """Nobody can say why."""
    string(c, [(470, -10), (466, 120)], "#5a5480", 5, 4)
    for share, w in ((0.2, 300), (0.26, 210)):
        c.lay(poly([(400, 240), (540, 240), (470 + w, 900), (470 - w, 900)]), "#ffe2a0", 0.4, 0, tissue=share)
    c.lay(ell(470, 240, 46, 26), "#fff4c0", 3, 0, glow=0.7)
    c.lay(poly([(430, 120), (510, 120), (600, 244), (340, 244)]), tone("#f28a2e"), 9, glow=0.1)
    snow(c, 34, 350, 600, 262, 560)


def grandfather(c: Page) -> None:
    """The smaller the coat, the slower the hand."""
    c.lay(blob((440, 1010), (440, 560), (520, 500), (740, 500), (800, 580), (800, 1010)), tone("#5a86a8"), 6)
    who = person(c, 600, 940, 1.56, GRANDPA, "caring", turn=-0.4, look=(-0.5, 0.8),
                 pose=Pose((-96, 60), (-40, 64), "bench", 8, 14, -6))  # fmt: skip
    skin = tone(SKINS[2])
    for (x, y), q in ((who.left, -1), (who.right, 1)):  # enormous fingers
        for i, a in enumerate((-30, -4, 22, 46)):
            with c.at(x, y, 1, q * 14 - 60 if q < 0 else -30):
                c.lay(taper((i * 15 - 24, 0, 26), (i * 17 - 26 + a * 0.2, -50, 22)), skin, 4, 0.4)
        c.lay(ell(x, y, 40, 34), skin, 4, 0.4)
    x, y = (who.left[0] + who.right[0]) / 2 - 26, who.left[1] - 40
    coat = printed("#d84a3f", cross, "#fbe6cc", pitch=14, size=0.6)
    c.lay(poly([(x - 22, y - 26), (x + 22, y - 26), (x + 44, y + 4), (x + 26, y + 12), (x + 26, y + 34), (x - 26, y + 34),
                (x - 26, y + 12), (x - 44, y + 4)]), coat, 6)  # fmt: skip
    strip(c, [(x, y - 24), (x, y + 32)], 4, "#fbe6cc", 0.4)
    string(c, [(x + 20, y - 10), (x + 60, y - 90), (x + 100, y - 30)], "#fbe6cc", 3, 4)
    strip(c, [(x + 84, y - 60), (x + 118, y + 6)], 4, "#eef2f6", 4)
    c.lay(rect(430, 900, 480, 1010, 20), tone("#6a96b8"), 6)
    c.lay(rect(740, 860, 800, 1010, 20), tone("#6a96b8"), 6)


def bee(c: Page) -> None:
    """It has never had sleeves."""
    for y, rx in ((1000, 120), (830, 100)):
        c.lay(ell(190, y, rx, 26), tone("#c89a68"), 5)
        if y == 1000:
            c.lay(rect(116, 838, 264, 992), combed("#f28a2e", "#e0701c", 14), 6, angle=0)
    insect(c, 186, 826, 1.02, "bee", "grateful", arms=((-8, -120), (26, -112)), turn=0.5)
    with c.at(214, 600):
        c.lay(ell(14, 26, 20, 17), tone("#e0382c"), 5, 0.4)
    c.lay(blob((214, 730), (256, 712), (282, 742), (262, 790), (240, 766), (222, 782)), "#f7f9fa", 6, 1.6)
    c.lay(blob((128, 672), (186, 694), (250, 668), (252, 694), (186, 722), (128, 698)), tartan("#cfe3f0", "#5a86a8", pitch=26),
          5)  # fmt: skip


def girl(c: Page) -> None:
    """The slipper is the warmest place."""
    c.lay(blob((440, 1160), (450, 1096), (540, 1080), (620, 1110), (690, 1130), (700, 1176), (440, 1180)),
          tartan("#b1543c", "#e0ab2e", "#5a2f2c", pitch=40), 7)  # fmt: skip
    c.lay(blob((60, 1190), (80, 1120), (220, 1090), (380, 1100), (420, 1190)), GIRL.top, 7, angle=80)
    with c.at(430, 1086, 1.0, 62):
        person_head(c, GIRL, "sleepy", 0.2)
    arm(c, [(340, 1130), (390, 1180), (450, 1164)], 36, GIRL.top, tone(GIRL.skin))


def dream(c: Page) -> None:
    """Up there everybody has a coat."""
    dream_cloud(c, 660, 1076, 260, (500, 1070), "#eef2fa")
    for x, y, k in ((590, 1034, 0.9), (720, 1024, 1.0), (740, 1110, 0.8), (596, 1122, 0.8)):
        for q in (-1, 1):
            c.lay(ell(x + q * 9 * k, y - 16 * k, 8 * k, 15 * k, q * 30), "#ffffff", 2, 0, tissue=0.8)
        c.lay(ell(x, y, 20 * k, 14 * k, -10), stripes("#f4c23c", "#3a2f30", pitch=11), 4, angle=90)
    with c.at(664, 1084, 0.9, -14):
        c.lay(taper((-56, 20, 16), (-20, 8, 26), (20, 0, 30)), GIRL.top, 4, angle=80)
        for y in (-34, 26):
            c.lay(taper((10, 0, 14), (52, y, 11)), GIRL.top, 3)
        with c.at(34, -10, 0.3, 14):
            person_head(c, GIRL, "joyful", 0.2)


def moth(c: Page) -> None:
    """Warm, round and always at home in the evening."""
    insect(c, 668, 420, 0.86, "moth", "in-love", arms=((-70, -130), (40, -100)), turn=-0.4)


def scene(c: Page) -> None:
    """Lay the card."""
    workshop(c)
    lamp(c)
    moth(c)
    grandfather(c)
    bee(c)
    dream(c)
    girl(c)
    stamp(c, 60, 560, -8)
