"""The Zebra Lends Her Stripes.

The zebra has laid her stripes across the road so that the ducklings can cross. Now she stands there quite
white, and goes pink. Hop, hop, over they go; only the last one does not dare. Mother duck bows, wing on her
heart. And in the first car an ostrich looks down its beak: is this going to take long?
"""

from studio.papercut.bits import brad, stamp
from studio.papercut.elements.beasts import bird
from studio.papercut.elements.puppets import Frame, Pose, upright
from studio.papercut.elements.stage import backdrop, tree
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import painted, printed, ring, sponged, tone
from studio.shapes import blob, cut, ell, poly, rect, taper

META = {
    "number": 66,
    "slug": "the-zebra-lends-her-stripes",
    "seed": 661,
    "attitudes": ("joyful", "impatient", "shy", "grateful", "afraid"),
}
LAMP = DAY


def avenue(c: Page) -> None:
    """Red dust on both sides, and a road in between."""
    backdrop(c, sponged(painted("#d8865a", "#e09266", force=0.5), "#c8744a", 24, 0.3), 3)
    c.lay(poly([(-40, 250), (840, 130), (840, 780), (-40, 1010)]), painted("#6a7078", "#747a82", "#60666e", force=0.5), 2, 0.5,
          angle=-9)  # fmt: skip
    for x, y in ((60, 160), (200, 120), (330, 130), (480, 90)):
        tree(
            c,
            x,
            y + 60,
            210,
            crown=(tone("#6a9a6a"), tone("#5a8a5e"), tone("#7aa874")),
            bark=tone("#7a4a3a"),
            kind="acacia",
        )
    for i in range(6):
        x = 244 + i * 70
        y0, y1 = 262 - i * 9, 952 - i * 16
        c.lay(blob((x - 24, y0), (x + 22, y0 - 8), (x + 36, (y0 + y1) / 2), (x + 54, y1 - 10), (x + 6, y1), (x - 10, (y0 + y1) / 2)),
              tone("#f6f1e8", 0.3, 0.04), 2, 1.4)  # fmt: skip


def car(c: Page) -> None:
    """It has an appointment."""
    with c.at(676, 556, 1.0, -7):
        for x in (-140, 90):
            c.lay(ell(x, 96, 54), tone("#2f3238"), 6)
            brad(c, x, 96, 17)
        c.lay(cut(blob((-240, 100), (-230, 0), (-120, -30), (-70, -150), (130, -160), (200, -30), (240, 100)),
                  blob((-92, -34), (-54, -128), (96, -132), (110, -34))), tone("#3f9a94"), 10)  # fmt: skip
        c.lay(rect(-236, 56, 236, 84), tone("#f4ead2"), 1, 0)
        c.lay(ell(-216, 20, 22), "#ffe08a", 3, 0, glow=0.3)


def driver(c: Page) -> None:
    """Its neck had to go somewhere."""
    bird(c, 706, 556, 1.0, "ostrich", "impatient", wings=("down", "down"), turn=-0.5, look=(-0.7, 0.3), neck=190, legs=10, lean=4,
         coat=tone("#4a4450"))  # fmt: skip


def street_lamp(c: Page) -> None:
    """It leaves the middle to others."""
    c.lay(taper((54, 1150, 34), (52, 520, 26), (56, 60, 22)), tone("#3f6a5a"), 5)
    c.lay(blob((-6, 60), (10, 6), (100, 6), (116, 60)), tone("#4f7a6a"), 6)
    c.lay(ell(55, 66, 44, 22), "#ffe9a8", 3, 0)
    c.lay(rect(16, 1130, 96, 1170, 8), tone("#345a4c"), 5)


def zebra(c: Page) -> None:
    """Please do not look, and please do stop."""
    upright(c, 216, 1020, 1.44, "bare zebra", "shy", turn=-0.4, look=(-0.7, 0.7), tail="curl", frame=Frame(120, 66, 66, 46, 30),
            pose=Pose("belly", (124, -10), "toes in", -4, 12, -8))  # fmt: skip


def ducks(c: Page) -> None:
    """One, two, three, and hop."""
    for x, y, s, feel, wings, rot in (
        (352, 420, 0.8, "joyful", "up", -8),
        (462, 660, 0.88, "joyful", "up", 10),
        (712, 1030, 0.96, "afraid", "heart", -4),
    ):
        bird(c, x, y, s, "duckling", feel, wings=(wings, wings), legs=18, fat=1.1, rot=rot)
        c.lay(ell(x, y + 26, 50 * s, 12), "#3a3e44", 0, 0, tissue=0.4)
    bird(c, 500, 1160, 1.34, "duck", "grateful", wings=("heart", "heart"), turn=-0.7, lean=18, legs=26, fat=1.1,
         chest=printed("#f8c86a", ring, "#e0a03c", pitch=30, size=0.4))  # fmt: skip


def scene(c: Page) -> None:
    """Lay the card."""
    avenue(c)
    street_lamp(c)
    driver(c)
    car(c)
    ducks(c)
    zebra(c)
    stamp(c, 700, 1160, -8)
