"""Louder Than the Lion.

A small girl with beads in her braids roars so loudly that her roar becomes a striped paper road, and it blows
the lion's mane off like a dandelion clock. The lion, quite bald, hides behind its paws and peeps out. A
meerkat can hardly believe it. The old tortoise just shuts its eyes and smiles. And a second meerkat has been
woken up by it all.
"""

import math

from studio.papercut.bits import stamp
from studio.papercut.elements.beasts import tortoise
from studio.papercut.elements.heads import head
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import STOUT, Pose, person, posed, upright
from studio.papercut.elements.stage import backdrop, disc, grass, land, tree
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import dot, painted, printed, stripes, tone
from studio.shapes import blob, ell, taper

META = {
    "number": 4,
    "slug": "louder-than-the-lion",
    "seed": 404,
    "attitudes": ("afraid", "amazed", "furious", "calm", "sulky"),
}
LAMP = Lamp(angle=-112, key="#fff6e2", sky="#dfeaf4", soft=0.42)
GIRL = Person(
    SKINS[6],
    "beads",
    HAIRS[0],
    top=printed("#e2412f", dot, "#fbe3b4", pitch=30, size=0.4),
    dress=True,
    shoes="#6a3a24",
)
MOUTH = (350.0, 834.0)


def savanna(c: Page) -> None:
    """White noon, three torn plains, one acacia."""
    backdrop(c, painted("#cfe6e2", "#dcefe8", "#bfe0e0", force=0.5))
    disc(c, 118, 130, 74, "#fff3cf")
    land(c, 640, painted("#e6c184", "#ecc98a", force=0.5), phase=1, tear=7)
    tree(c, 120, 690, 260, kind="acacia", crown=("#6a9a6a", "#7aa872", "#5c8a5e"), bark="#8a5a3c", lean=-14)
    land(c, 760, painted("#e0a860", "#d99a4a", force=0.5), swell=60, wave=210, phase=2.6, tear=9)
    land(
        c,
        985,
        stripes(painted("#d98c4a", "#c8623a", force=0.4), "#cf7a40", pitch=44, share=0.35),
        swell=18,
        tear=9,
    )


def roar(c: Page) -> None:
    """The striped road: each stripe its own strip of paper, wider and wider."""
    colours = ("#e2412f", "#fff3d9", "#f5a623", "#fff3d9", "#c8623a", "#fff3d9", "#e2412f")
    for i, colour in enumerate(colours):
        t = i / (len(colours) - 1) - 0.5
        pts = [(MOUTH[0] - 8, MOUTH[1] + t * 16, 9)]
        for d, wide in ((120, 22), (260, 40), (430, 58), (640, 82), (860, 110)):
            x, y = MOUTH[0] + d * 0.86, MOUTH[1] - d * 0.62 - d * d * 0.00022
            off = t * (40 + d * 0.72)
            pts.append((x + off * 0.62, y + off * 0.86 + 9 * math.sin(d / 60 + i), wide))
        c.lay(taper(*pts), tone(colour, 0.5), 4 + (i % 2) * 1.5, 1.6)


def mane(c: Page) -> None:
    """What was a mane flies off: petals, the far ones smaller."""
    for i in range(30):
        ring, k = divmod(i, 10)
        a = math.radians(-150 + k * 17 + ring * 6 + c.rng.uniform(-5, 5))
        d = (
            (150, 262, 400)[ring]
            + c.rng.uniform(-22, 26)
            + 70 * ring * max(0.0, math.cos(a - math.radians(-62)))
        )
        with c.at(
            590 + math.cos(a) * d,
            560 + math.sin(a) * d,
            1.35 - 0.24 * ring,
            math.degrees(a) + 90 + c.rng.uniform(-16, 16),
        ):
            c.lay(
                blob((-20, 40), (-24, -20), (3, -46, "c"), (24, -16), (18, 40)),
                tone(("#b5502a", "#c9642e", "#96401f")[i % 3]),
                6 + 2 * ring,
                2,
            )
            c.lay(taper((0, 40, 5), (0, 66, 2)), "#96401f", 4, 0)


def lion(c: Page) -> None:
    """The bald lion sits and peeps over its paws; one tuft has stayed."""
    c.lay(
        blob((372, 940), (420, 862), (540, 838), (690, 846), (860, 880), (860, 1010), (380, 1000)),
        painted("#e8bc78", "#d99a4a", force=0.5),
        7,
        tear=8,
    )
    upright(c, 590, 896, 1.34, "bald lion", "afraid", turn=-0.5, frame=STOUT, tail="long", look=(-0.9, 0.55),
            pose=Pose("chin", "chin", "sit", -12, -8, -14))  # fmt: skip
    with c.at(612, 508, 1.0, 14):
        c.lay(blob((-14, 20), (-6, -34, "c"), (10, -12), (14, 20)), tone("#b5502a"), 3)


def old_one(c: Page) -> None:
    """It has heard louder."""
    tortoise(c, 440, 1176, 0.92, "calm", flip=True)


def woken(c: Page) -> None:
    """It had only just dropped off."""
    c.lay(ell(90, 1168, 92, 22), tone("#8a4a2c"), 1)
    c.lay(blob((44, 1180), (50, 1110), (90, 1080), (130, 1110), (136, 1180)), tone("#d8b07a"), 5)
    with c.at(90, 1076, 0.86, 6):
        head(c, "meerkat", "pouting", 0.2, (0.8, 0.2))
    c.lay(blob((10, 1200), (20, 1168), (90, 1160), (160, 1168), (172, 1200)), tone("#c06a3a"), 6, tear=5)


def scene(c: Page) -> None:
    """Lay the card."""
    savanna(c)
    roar(c)
    mane(c)
    lion(c)
    upright(
        c,
        640,
        1166,
        0.9,
        "meerkat",
        "amazed",
        turn=-0.7,
        tail="long",
        look=(-0.8, -0.3),
        pose=posed("amazed", left="join", right="join", lean=-10),
    )
    for x, y in ((60, 1120), (420, 1170), (520, 1090), (770, 1010)):
        grass(c, x, y, 46, "#8a9a4a")
    old_one(c)
    c.lay(ell(232, 1128, 120, 16), "#b8643a", 0, 0, tissue=0.5)
    person(
        c,
        226,
        1120,
        1.36,
        GIRL,
        "roaring",
        turn=0.9,
        side=True,
        pose=Pose("fist", "fist", "planted", 12, -12, 4),
    )
    woken(c)
    stamp(c, 60, 905, 20)
