"""The Box That Giggles.

There is a box in the attic, and it giggles. The boy has one arm round it and winks at us, finger on his lips.
Out of the crack come a striped tail and two naughty eyes, and the tail tickles his sister's nose. She bends
right down to it: what is that? The dog behind the trunk leans back. It does not like it at all.
"""

from studio.papercut.bits import brad, stamp, string
from studio.papercut.elements.beasts import beast
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, beam, window
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import GOLDEN
from studio.papercut.page import Page
from studio.papercut.papers import dot, kraft, printed, stripes, tartan, tone, wood
from studio.shapes import blob, cut, ell, poly, rect, taper

META = {
    "number": 32,
    "slug": "the-box-that-giggles",
    "seed": 321,
    "attitudes": ("suspicious", "mischievous", "secretive", "curious"),
}
LAMP = GOLDEN
BOY = Person(
    SKINS[0],
    "short",
    HAIRS[5],
    top=stripes("#f4ead2", "#5a8a6a", pitch=26),
    legs=tone("#8a5a3c"),
    shoes=tone("#c8623a"),
)
GIRL = Person(
    SKINS[0],
    "plaits",
    HAIRS[5],
    top=printed("#c8623a", dot, "#f4dcb0", pitch=30, size=0.4),
    legs=tone("#5a6a5a"),
)
BLUE = "#6a86c8"


def attic(c: Page) -> None:
    """Dust and gold."""
    backdrop(c, wood("#c89a64", "#b48650"), 90)
    for q in (-1, 1):
        c.lay(
            poly([(400 + q * 60, -40), (400 + q * 120, -40), (400 + q * 470, 760), (400 + q * 400, 780)]),
            wood("#9a6a40", "#845832"),
            8,
        )
    window(c, 400, 190, 190, 190, lambda: c.lay(rect(-200, -200, 200, 200), "#ffe9b0", 0.4, 0, glow=0.3), frame=tone("#8a5a34"),
           pane="#ffe9b0")  # fmt: skip
    beam(c, [(310, 110), (500, 110), (760, 1210), (260, 1210)], "#fff0c0", 0.24)
    c.lay(rect(-20, 940, 820, 1240), wood("#b07a4a", "#96643a"), 4, angle=0)
    for x, y in ((150, 330), (620, 400), (560, 560), (240, 480), (480, 420)):
        c.lay(ell(x, y, 5), "#fff4d0", 4, 0, tissue=0.8)


def lumber(c: Page) -> None:
    """What nobody could throw away: a swing, a birdcage, a kite."""
    string(c, [(150, -10), (140, 250), (146, 400)], "#8a6a4a", 5, 5)
    with c.at(146, 470, 1, -5):  # a birdcage, open
        c.lay(ell(0, 0, 62, 12), tone("#8a8f98"), 4)
        for i in range(-3, 4):
            c.lay(taper((i * 19, 0, 5), (i * 17, -60, 5), (i * 4, -104, 4)), tone("#a9b0b8"), 3, 0)
        c.lay(ell(0, -108, 11), tone("#8a8f98"), 3)
    with c.at(668, 300, 1, 24):  # a kite that has retired
        c.lay(poly([(0, -96), (70, -6), (0, 112), (-70, -6)]), tone("#5a8a6a"), 7, 1.4)
        c.lay(poly([(0, -96), (70, -6), (0, -6)]), tone("#e8b84a"), 1, 0)
    string(c, [(632, 406), (600, 470), (640, 520), (610, 580)], "#c8623a", 4, 4)
    for x, y in ((612, 470), (634, 530)):
        c.lay(poly([(x - 20, y - 9), (x, y), (x - 20, y + 9)]), tone("#e8b84a"), 3)
        c.lay(poly([(x + 20, y - 9), (x, y), (x + 20, y + 9)]), tone("#c8623a"), 3)


def trunk(c: Page) -> None:
    """Behind it, one can think."""
    beast(c, 130, 850, 1.16, "dog", "suspicious", pose="sit", turn=0.5, look=(1, 0.3), nod=-16, tilt=-14)
    c.lay(rect(-30, 830, 200, 1010, 14), kraft("#a8744a"), 9)
    c.lay(blob((-40, 850), (-30, 790), (80, 770), (190, 790), (210, 850)), kraft("#b4845a"), 6)
    for x in (20, 150):
        c.lay(rect(x - 12, 776, x + 12, 1010), tone("#7a4a30"), 1, 0)
    brad(c, 86, 850, 14)


def boy(c: Page) -> None:
    """You have heard nothing."""
    person(c, 216, 1150, 1.4, BOY, "secretive", turn=0.1, pose=Pose("finger", (116, 118), "kneel", 6, 8, -4))


def girl(c: Page) -> None:
    """It has whiskers. No. It has stripes."""

    def glass() -> None:
        with c.at(-6, -40, 1, -20):
            c.lay(taper((0, 50, 13), (0, 4, 11)), tone("#7a4a30"), 5)
            c.lay(cut(ell(0, -34, 40), ell(0, -34, 31)), tone("#e0ab2e"), 5, 0)
            c.lay(ell(0, -34, 31), "#dff0f4", 0.5, 0, tissue=0.4)

    person(c, 724, 1010, 1.3, GIRL, "curious", turn=-0.6, look=(-0.6, 0.6), left_holds=glass,
           pose=Pose((-70, 60), "knee", "kneel", 18, 8, 8))  # fmt: skip


def box(c: Page) -> None:
    """It giggles when one shakes it."""
    for r, t in ((250, 0.24), (180, 0.3)):
        c.lay(ell(500, 930, r, r * 0.8), "#ffd98a", 0.4, 0, tissue=t)
    c.lay(rect(366, 880, 640, 960, 6), "#ffe08a", 2, 0, glow=0.5)
    c.lay(blob((400, 990), (400, 880), (480, 826), (580, 850), (610, 990)), tone(BLUE), 4)
    with c.at(496, 908, 1.3):
        face(c, "mischievous", tone("#5a76b8"), gap=30, my=52, look=(0.8, -0.1))
    c.lay(taper((600, 940, 40), (650, 880, 34), (640, 810, 28), (590, 780, 22), (604, 742, 12)), stripes(tone("#f4ead2"), "#e8743a", pitch=22), 8,
          angle=20)  # fmt: skip
    c.lay(
        poly([(350, 980), (656, 980), (640, 1180), (366, 1180)]),
        tartan("#c84a3a", "#e8b84a", "#7a2f2c", pitch=60),
        10,
    )
    with c.at(456, 796, 0.86, -17):
        c.lay(
            poly([(-170, 20), (160, 20), (150, -30), (-160, -30)]),
            tartan("#c84a3a", "#e8b84a", "#7a2f2c", pitch=60),
            9,
            1.2,
        )
    c.lay(rect(484, 980, 520, 1180), tone("#e8b84a"), 2, 0)


def scene(c: Page) -> None:
    """Lay the card."""
    attic(c)
    lumber(c)
    trunk(c)
    girl(c)
    boy(c)
    box(c)
    stamp(c, 300, 520, 9)
