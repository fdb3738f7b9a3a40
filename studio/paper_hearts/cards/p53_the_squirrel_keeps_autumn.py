"""The Squirrel Keeps Autumn.

The squirrel has taken all of autumn for itself. Every red and golden leaf is in its hollow tree, and it holds
them with both arms. The rest of the wood is grey, and the tree is yawning already. The fawn has got one leaf,
and that is grey too. But the beaver has found a way round: just one, and then one more.
"""

from studio.papercut.bits import stamp
from studio.papercut.elements.beasts import beast
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import head
from studio.papercut.elements.puppets import TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, land
from studio.papercut.elements.things import arm
from studio.papercut.lamp import GREY
from studio.papercut.page import Page
from studio.papercut.papers import Ground, combed, painted, tone
from studio.shapes import blob, ell, taper

META = {
    "number": 53,
    "slug": "the-squirrel-keeps-autumn",
    "seed": 531,
    "attitudes": ("sad", "selfish", "mischievous", "sleepy"),
}
LAMP = GREY
GLOW = ("#e2412f", "#f5a623", "#d8602c", "#f2c23c", "#b83a2c", "#e8862e")


def leaf(c: Page, x: float, y: float, s: float, rot: float, sheet: Ground, lift: float = 3) -> None:
    """One leaf with its rib."""
    with c.at(x, y, s, rot):
        c.lay(
            blob((0, 40), (-24, 14), (-30, -10), (-12, -18), (0, -46, "c"), (12, -18), (30, -10), (24, 14)),
            sheet,
            lift,
            1.8,
        )
        c.lay(taper((0, 54, 5), (0, -24, 3)), tone("#7a4a34"), 0.5, 0)


def wood(c: Page) -> None:
    """Grey, as far as one can see."""
    backdrop(c, painted("#c3c9cd", "#ccd2d6", "#b8bfc4", force=0.5), 3)
    for x, w, sheet in (
        (60, 46, "#a8b0b6"),
        (180, 34, "#b2babf"),
        (300, 30, "#b2babf"),
        (730, 40, "#a8b0b6"),
    ):
        c.lay(taper((x, 900, w), (x + 6, 400, w * 0.8), (x - 4, -40, w * 0.6)), tone(sheet), 4)
        for q, y in ((-1, 380), (1, 260), (-1, 160)):
            c.lay(taper((x, y, 14), (x + q * 60, y - 70, 8), (x + q * 90, y - 120, 4)), tone(sheet), 3)
    land(c, 860, painted("#9aa3aa", "#a4adb4", force=0.5), swell=16, wave=210, phase=2, tear=9)
    land(c, 1060, painted("#87919a", "#919ba4", force=0.5), swell=12, wave=240, phase=4, tear=9)


def trunk(c: Page) -> None:
    """A hollow tree with a fire in it that is none."""
    bark = combed(painted("#6f665f", "#7a7068", force=0.5), "#5f5750", 26)
    c.lay(blob((370, 1080), (400, 700), (380, 300), (430, -40), (700, -40), (720, 300), (700, 700), (760, 1080), (570, 1100)), bark, 9, 1.2,
          angle=90)  # fmt: skip
    with c.at(566, 150, 1.3, 4):
        face(c, "sleepy", tone("#6a615a"), gap=34, my=50)
    c.lay(ell(556, 560, 210, 300), "#ffd98a", 0.4, 0, tissue=0.2)
    hole = c.lay(ell(556, 600, 138, 240), tone("#5a2f24"), 0.4, 0, z=8)
    with c.inside(hole):
        for i in range(70):
            x, y = 430 + (i * 83) % 256, 470 + (i * 137) % 370
            leaf(c, x, y, 1.0, (i * 67) % 360, tone(GLOW[i % 6]), 2.5)
    for i, (x, y) in enumerate(
        ((440, 820), (500, 850), (560, 862), (620, 850), (668, 810), (700, 700), (416, 700))
    ):
        leaf(c, x, y, 1.1, i * 51, tone(GLOW[i % 6]), 4)


def squirrel(c: Page) -> None:
    """One, two, all of them."""
    fur, pale = tone("#c8602c"), tone("#fbe3c8")
    c.lay(
        blob((640, 520), (740, 480), (776, 360), (720, 250), (650, 260), (690, 330), (660, 420), (610, 470)),
        fur,
        7,
        1.4,
        tear=4,
    )
    c.lay(taper((520, 560, 130), (580, 530, 150), (640, 540, 130)), fur, 6)
    with c.at(520, 470, 1.3, -8):
        head(c, "squirrel", "selfish", -0.4, (-0.8, 0.4))
    for i, (x, y) in enumerate(((470, 620), (530, 640), (590, 624), (650, 630), (500, 680), (570, 690))):
        leaf(c, x, y, 1.2, i * 77 + 20, tone(GLOW[(i + 2) % 6]), 4)
    arm(c, [(470, 570), (420, 640), (490, 690)], 46, fur, pale, "flat", lift=7)
    arm(c, [(640, 560), (690, 640), (620, 700)], 46, fur, pale, "flat", lift=7)


def fawn(c: Page) -> None:
    """It had looked forward to the red ones."""
    beast(
        c, 210, 1120, 1.42, "fawn", "sad", pose="stand", turn=0.4, look=(0.5, 0.9), flip=True, nod=14, tilt=-8
    )
    leaf(c, 420, 1120, 1.5, 70, tone("#7f8890"), 3)


def thief(c: Page) -> None:
    """Only one. And then only one more."""
    who = upright(c, 690, 1090, 1.08, "beaver", "mischievous", turn=-0.5, frame=TINY, look=(-0.8, -0.3),
                  pose=Pose((-66, 20), "rub", "tiptoe", 8, 8, -4))  # fmt: skip
    leaf(c, who.left[0] - 14, who.left[1] - 44, 1.5, -50, tone("#f5a623"), 8)


def scene(c: Page) -> None:
    """Lay the card."""
    wood(c)
    trunk(c)
    squirrel(c)
    thief(c)
    fawn(c)
    stamp(c, 240, 560, -8)
