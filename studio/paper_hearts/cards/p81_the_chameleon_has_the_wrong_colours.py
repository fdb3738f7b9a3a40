"""The Chameleon Has the Wrong Colours.

Something is wrong with the chameleon: it has come out in tartan, spots and little flowers, all at once. A
hummingbird lays a cool petal on its forehead, and it puts a hand on its heart: thank you. The brown gecko
looks on and bites its lip. It has only one pot of paint, and that is brown. Up in the branches the sloth is
dreaming and has seen nothing.
"""

from dataclasses import replace

from studio.papercut.bits import stamp
from studio.papercut.elements.beasts import bird
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.props import dream_cloud, ice_bag, thermometer
from studio.papercut.elements.puppets import TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, leaf_frond
from studio.papercut.elements.things import arm
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import (
    brindled,
    dot,
    flower,
    gingham,
    leaf,
    painted,
    printed,
    stripes,
    tartan,
    tone,
)
from studio.shapes import blob, cut, ell, poly, rect, taper

META = {
    "number": 81,
    "slug": "the-chameleon-has-the-wrong-colours",
    "seed": 811,
    "attitudes": ("poorly", "caring", "grateful", "jealous", "dreamy"),
}
LAMP = DAY
SICK = "#b8cc6a"
NURSE = replace(HEADS["robin"], skin="#2f9a7a", light="#e8508a")


def jungle(c: Page) -> None:
    """Bottle green, and leaves as large as beds."""
    backdrop(
        c,
        printed(painted("#2a7a58", "#328664", "#246c4e", force=0.5), leaf, "#3c9470", pitch=88, size=0.5),
        12,
    )
    for x, y, s, rot, sheet in ((60, 250, 1.5, 40, "#14573f"), (740, 190, 1.6, -50, "#1d6a4c"), (380, 60, 1.3, 170, "#14573f"),
                                (770, 620, 1.3, -80, "#a8c93a"), (20, 640, 1.2, 70, "#1d6a4c")):  # fmt: skip
        leaf_frond(c, x, y, s, rot, tone(sheet))
    c.lay(blob((-60, 900), (120, 800), (420, 790), (700, 830), (860, 930), (700, 1060), (360, 1080), (40, 1030)),
          tone("#a8c93a"), 9, 1.4)  # fmt: skip
    c.lay(taper((-30, 930, 14), (300, 930, 12), (820, 940, 4)), tone("#86a82a"), 1, 0)


def chameleon(c: Page) -> None:
    """Tartan since Monday, flowers since noon."""
    skin = tone(SICK)
    c.lay(taper((170, 860, 100), (70, 800, 70), (50, 690, 54), (120, 640, 44), (170, 690, 34), (130, 726, 20)),
          stripes("#f4e2a0", "#e0568a", pitch=26), 6, angle=30)  # fmt: skip
    body = c.lay(blob((90, 850), (130, 690), (260, 590), (420, 590), (530, 680), (560, 820), (480, 910), (240, 930)), skin, 9,
                 1.2)  # fmt: skip
    with c.inside(body):
        c.lay(blob((60, 940), (80, 600), (240, 560), (260, 760), (200, 950)), tartan("#d84a3f", "#f5c64a", "#2a4a8a", pitch=64),
              1, 0)  # fmt: skip
        c.lay(blob((230, 560), (400, 560), (410, 740), (300, 800), (240, 740)), printed("#fdf0d8", dot, "#e2412f", pitch=44,
              size=0.5), 1.2, 0)  # fmt: skip
        c.lay(blob((250, 960), (270, 800), (400, 740), (470, 800), (460, 960)), printed("#7a5ab0", flower, "#fbe98d", pitch=52,
              size=0.6), 1.4, 0)  # fmt: skip
        c.lay(blob((400, 560), (600, 600), (600, 780), (440, 780)), gingham("#e8f4f0", "#1fa3a3", 40), 1.6, 0)
        c.lay(
            blob((450, 980), (460, 800), (620, 780), (600, 960)), brindled("#f5a04a", "#8a4a20", 34), 1.2, 0
        )
    for x in (230, 400):
        c.lay(taper((x, 880, 62), (x - 14, 950, 50), (x - 40, 966, 40)), tone("#a0b858"), 5)
    c.lay(blob((430, 700), (470, 560), (560, 480), (660, 380, "c"), (700, 500), (748, 640), (720, 750), (580, 800), (460, 770)),
          skin, 9)  # fmt: skip
    for x, y, sheet in (
        (500, 740, "#e0568a"),
        (690, 560, "#e2412f"),
        (560, 540, "#1fa3a3"),
        (716, 690, "#f5a04a"),
    ):
        c.lay(ell(x, y, 15), tone(sheet), 0.8, 0)
    with c.at(592, 640, 1.62, 8):
        face(c, "mending", tone("#a4ba5a"), gap=32, my=46)
    thermometer(c, 632, 744, 66, 1.3)
    ice_bag(c, 616, 500, 1.2, 26)
    arm(c, [(480, 810), (420, 890), (506, 850)], 50, tone("#c4d67a"), tone("#d4e290"), "flat", lift=8)


def nurse(c: Page) -> None:
    """She never stands still, except now."""
    bird(c, 404, 552, 1.2, NURSE, "caring", wings=("wide", "out"), turn=0.6, look=(0.6, 0.7), legs=12, fat=0.86,
         coat=tone("#2f9a7a"), chest=tone("#f4ead8"))  # fmt: skip
    c.lay(blob((492, 430), (540, 398), (610, 424), (592, 492), (520, 486)), tone("#f2a7c8"), 9, 1.4)
    c.lay(rect(372, 226, 450, 262, 10), tone("#fdf6e6"), 5)
    c.lay(rect(407, 231, 415, 257), "#d84a3f", 1, 0)
    c.lay(rect(398, 240, 424, 248), "#d84a3f", 1, 0)


def gecko(c: Page) -> None:
    """One pot. Brown."""

    def pot() -> None:
        c.lay(cut(ell(0, -56, 40, 44), ell(0, -56, 33, 37)), tone("#8a8f98"), 3)
        c.lay(rect(-44, -54, 44, 36, 8), tone("#c9d0d4"), 6)
        c.lay(ell(0, -54, 44, 14), tone("#8a5a34"), 1, 0)
        c.lay(blob((-34, -50), (-4, -50), (-8, -6), (-24, 4)), tone("#8a5a34"), 1, 0)

    upright(c, 226, 1184, 1.12, "gecko", "jealous", turn=0.6, look=(1, -0.7), frame=TINY, tail="croc",
            pose=Pose("hang", (40, 70), "stand", 10, -4, 4), right_holds=pot)  # fmt: skip


def sloth(c: Page) -> None:
    """It has not noticed yet. It is somewhere else."""
    c.lay(taper((-40, 150, 34), (130, 176, 30), (330, 130, 14)), tone("#6a4a34"), 6)
    c.lay(ell(150, 330, 82, 96), tone("#b09a7c"), 6)
    for x in (96, 212):
        c.lay(taper((x, 320, 34), (x + (x - 150) * 0.3, 230, 30), (x, 160, 26)), tone("#b09a7c"), 7)
    with c.at(150, 330, 0.96, -10):
        head(c, "sloth", "dreamy", 0.3, (0.5, -0.9))
    dream_cloud(c, 290, 96, 160, (204, 250), "#eef2dc")
    c.lay(blob((254, 100, "c"), (326, 100, "c"), (312, 126), (268, 126)), tone("#d1347b"), 5)
    c.lay(poly([(288, 94), (288, 52), (320, 94)]), tone("#fbe98d"), 5)


def scene(c: Page) -> None:
    """Lay the card."""
    jungle(c)
    sloth(c)
    chameleon(c)
    nurse(c)
    gecko(c)
    leaf_frond(c, 700, 1180, 1.5, -30, tone("#14573f"))
    stamp(c, 520, 1140, 8)
