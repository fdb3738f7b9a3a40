"""Polar Bear, Wrong Turn.

A polar bear has taken a wrong turn: it sits in the Sahara, the map upside down on its head for a hat, and its
own footprints go round it in a ring. A fennec has given it half its melon, and it bows, paw on its heart; now
the fennec has only the rind. A second one smells the suitcase full of fish and licks its lips. The camel
leans well back: pooh!
"""

import math
from dataclasses import replace

from studio.papercut.bits import stamp, strip
from studio.papercut.elements.beasts import beast
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.puppets import STOUT, TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, bands, disc, footprints, land
from studio.papercut.elements.things import arm
from studio.papercut.lamp import GOLDEN
from studio.papercut.page import Page
from studio.papercut.papers import chart, kraft, painted, printed, scale, stripes, tone
from studio.shapes import blob, cut, ell, inter, poly, rect

META = {
    "number": 36,
    "slug": "polar-bear-wrong-turn",
    "seed": 361,
    "attitudes": ("grateful", "disgusted", "hungry", "disappointed"),
}
LAMP = GOLDEN
FENNEC = replace(HEADS["fennec"], skin="#d99650")


def sahara(c: Page) -> None:
    """Apricot afternoon: four dunes, a low sun, nothing else for days."""
    backdrop(c, painted("#f6cf9a", "#f8d9ac", "#f2c48a", force=0.5), 4)
    disc(c, 150, 150, 78, "#fbe6a8", rings=2)
    bands(c, (250,), [painted("#f3b884", "#f0ac76", force=0.4)])
    land(c, 360, painted("#dc9a5c", "#e2a668", force=0.5), swell=44, wave=170, phase=2.2, tear=7)
    land(c, 500, stripes(painted("#e6b470", "#ecbf80", force=0.4), "#dda660", pitch=40, share=0.3), swell=40,
         wave=210, phase=5.1, tear=9)  # fmt: skip
    land(c, 690, painted("#ecc98a", "#f2d49c", "#e4bd7a", force=0.5), swell=22, wave=260, phase=1.1, tear=9)


def tracks(c: Page) -> None:
    """Round and round: its own footprints come back to it."""
    for grow in (1.0, 1.16):
        ring = [
            (352 + math.cos(a) * 344 * grow, 930 + math.sin(a) * 176 * grow)
            for a in (math.radians(i * 15 + 20 * grow) for i in range(25))
        ]
        footprints(c, ring, "#bd8c4a", 15 if grow == 1 else 13)


def camel(c: Page) -> None:
    """It leans back from all this, and its tongue says why."""
    beast(c, 770, 800, 1.34, "camel", "disgusted", pose="planted", turn=-0.5, look=(-0.95, 0.35), nod=-26,
          tilt=14)  # fmt: skip


def hat(c: Page) -> None:
    """The map, folded once, the wrong way up."""
    sheet = chart()
    c.lay(poly([(-128, 10), (-6, -64), (6, -64), (2, 22), (-96, 44)]), sheet, 7, 1.2, angle=6)
    c.lay(poly([(128, 6), (6, -64), (-6, -64), (-2, 22), (100, 42)]), sheet, 6, 1.2, angle=-8)
    c.lay(poly([(52, 26), (32, -4), (46, -2), (48, -26), (58, -26), (60, -2), (74, -6)]), "#3a3440", 0.5, 0)


def bear(c: Page) -> None:
    """It has never been given a melon before."""

    def melon() -> None:
        half = inter(ell(0, -6, 62), rect(-70, -6, 70, 70))
        c.lay(half, tone("#3f8a4a"), 5)
        c.lay(inter(ell(0, -8, 52), rect(-70, -8, 70, 70)), tone("#f4ecc8"), 0.6, 0)
        c.lay(inter(ell(0, -9, 46), rect(-70, -9, 70, 70)), tone("#e8503c"), 0.6, 0)
        for x, y in ((-26, 6), (-8, 18), (10, 6), (26, 12), (2, 2)):
            c.lay(ell(x, y, 3.4, 5), "#3a2428", 0.4, 0)

    c.lay(ell(350, 1000, 250, 34), "#c9985a", 0, 0, tissue=0.6)
    who = upright(c, 340, 1006, 1.86, "polar bear", "grateful", turn=0.55, frame=STOUT, tail="stub",
                  pose=Pose("heart", (88, 34), "sit", 12, 16, -10), right_holds=melon)  # fmt: skip
    with c.at(who.head[0] - 14, who.head[1] - 112, 1.5, 10):
        hat(c)


def rind(c: Page) -> None:
    """It was a whole slice a moment ago."""
    c.lay(cut(ell(0, -20, 56, 58), ell(0, -36, 54, 54)), tone("#4f9a4a"), 5)
    c.lay(cut(ell(0, -22, 48, 50), ell(0, -36, 48, 48)), tone("#f4e6d0"), 4)


def giver(c: Page) -> None:
    """So small that it had to stretch."""
    upright(c, 690, 1156, 1.04, FENNEC, "disappointed", turn=-0.5, frame=TINY, tail="bushy", look=(-0.5, 0.95),
            pose=Pose((-48, 66), "hang", "stand", 8, 14, -14),
            left_holds=lambda: rind(c))  # fmt: skip


def case(c: Page) -> None:
    """The suitcase full of fish, and the nose in it."""
    fish = printed("#8fb0c4", scale, "#6a90a8", pitch=20, size=0.8)
    c.lay(poly([(20, 1010), (250, 984), (262, 1076), (28, 1096)]), kraft("#a8744a"), 4)
    c.lay(poly([(32, 1022), (240, 998), (248, 1070), (38, 1088)]), stripes("#e8d4a8", "#d8b880", pitch=22), 1)
    for x, rot in ((66, -24), (122, 8), (196, 20)):
        with c.at(x, 1066, 1.0, rot):
            c.lay(blob((-20, 40), (-24, -20), (0, -52), (24, -20), (20, 40)), fish, 4)
            c.lay(blob((-8, -44), (-30, -92), (0, -78), (30, -92), (8, -44)), tone("#7a9cb4"), 3)
    for q in (0, 1):
        strip(c, [(150 + q * 36, 960), (162 + q * 36, 930), (148 + q * 36, 902)], 6, "#a8b46a", 2)
    c.lay(rect(24, 1084, 258, 1180, 12), kraft("#a8744a"), 7)
    for x in (70, 206):
        c.lay(rect(x - 9, 1084, x + 9, 1180), "#7a4a30", 1, 0)


def sniffer(c: Page) -> None:
    """One eye already bigger than the other."""
    fur = tone(FENNEC.skin)
    c.lay(blob((322, 1160), (420, 1150), (456, 1090), (440, 1050, "c"), (392, 1100), (330, 1120)), fur, 4)
    c.lay(blob((220, 1190), (224, 1110), (270, 1070), (340, 1092), (366, 1150), (352, 1194)), fur, 7)
    with c.at(196, 1078, 0.92, -14):
        head(c, FENNEC, "hungry", -0.7, (-0.7, 0.6))
    arm(c, [(270, 1128), (250, 1166), (214, 1172)], 28, fur, tone("#fff4e0"))


def scene(c: Page) -> None:
    """Lay the card."""
    sahara(c)
    camel(c)
    tracks(c)
    bear(c)
    giver(c)
    case(c)
    sniffer(c)
    stamp(c, 520, 1172, -8)
