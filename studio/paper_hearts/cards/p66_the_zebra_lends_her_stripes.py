"""The Zebra Lends Her Stripes.

On the busy avenue a zebra has laid her stripes on the road and stands bare and white behind a lamp post, pink. She
holds out one hoof to keep the cars off. Over the stripes ducklings hop, wings up; mother duck bows, wing on her heart.
In the first car an ostrich drums on the wheel.
"""

from studio.papercut.bits import brad, stamp
from studio.papercut.elements.beasts import bird
from studio.papercut.elements.puppets import Frame, Pose, upright
from studio.papercut.elements.stage import backdrop, tree
from studio.papercut.elements.things import arm
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import painted, printed, ring, sponged, tone
from studio.shapes import blob, cut, ell, poly, rect, taper

META = {
    "number": 66,
    "slug": "the-zebra-lends-her-stripes",
    "seed": 661,
    "attitudes": ("shy", "joyful", "grateful", "impatient"),
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


def drum(c: Page) -> None:
    """Tap, tap, tap."""
    c.lay(cut(ell(560, 520, 46, 52), ell(560, 520, 34, 40)), tone("#3a343c"), 4)
    arm(c, [(640, 540), (600, 560), (566, 480)], 30, tone("#4a4450"), tone("#6a6470"), "open")
    for i in (1, 2):
        c.lay(ell(560 - i * 6, 456 - i * 20, 20, 16), tone("#6a6470"), 1, 0, tissue=0.5 - 0.15 * i)


def zebra(c: Page) -> None:
    """Please do not look, and please do stop."""
    upright(c, 176, 1010, 1.44, "bare zebra", "shy", turn=-0.4, look=(-0.7, 0.7), tail="curl", frame=Frame(120, 66, 66, 46, 30),
            pose=Pose("belly", (124, -10), "toes in", -4, 12, -8))  # fmt: skip
    c.lay(taper((250, 1150, 34), (252, 520, 26), (250, 60, 22)), tone("#3f6a5a"), 9)
    c.lay(blob((190, 60), (206, 6), (296, 6), (312, 60)), tone("#4f7a6a"), 6)
    c.lay(ell(251, 66, 44, 22), "#ffe9a8", 3, 0)
    c.lay(rect(212, 1130, 292, 1170, 8), tone("#345a4c"), 5)


def ducks(c: Page) -> None:
    """One, two, three, and hop."""
    for x, y, s, rot in ((440, 396, 0.62, -10), (430, 580, 0.72, 12), (470, 740, 0.78, -8)):
        bird(c, x, y, s, "duckling", "joyful", wings=("up", "up"), legs=18, fat=1.1, rot=rot)
        c.lay(ell(x, y + 26, 50 * s, 12), "#3a3e44", 0, 0, tissue=0.4)
    bird(c, 560, 1150, 1.34, "duck", "grateful", wings=("heart", "heart"), turn=-0.7, lean=18, legs=26, fat=1.1,
         chest=printed("#f8c86a", ring, "#e0a03c", pitch=30, size=0.4))  # fmt: skip


def scene(c: Page) -> None:
    """Lay the card."""
    avenue(c)
    driver(c)
    car(c)
    drum(c)
    ducks(c)
    zebra(c)
    stamp(c, 730, 1100, -8)
