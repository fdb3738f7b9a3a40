"""The Dream Market.

At the night market an old woman sells dreams in lanterns: a flying bed, a sea, a tiger cub. She opens one
just a crack for the girl: shh! Behind them a father in pyjamas queues, yawning, his head already in a cloud.
The boy chose too quickly. In his lantern hangs one sock, and he looks across at hers.
"""

from studio.papercut.bits import stamp, string
from studio.papercut.elements.heads import head
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import boat
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, bunting, cloud
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import NIGHT
from studio.papercut.page import Page
from studio.papercut.papers import dot, flower, marbled, painted, printed, spattered, stripes, tone
from studio.shapes import blob, ell, poly, rect, star, taper

META = {
    "number": 63,
    "slug": "the-dream-market",
    "seed": 631,
    "attitudes": ("amazed", "sleepy", "jealous", "secretive"),
}
LAMP = NIGHT
SELLER = Person(SKINS[3], "bun", "#d8d4d0", "old", top=printed("#8a2f5c", flower, "#f5a623", pitch=40, size=0.5), robe=True,
                sleeves=tone("#b0507a"))  # fmt: skip
GIRL = Person(SKINS[5], "bob", HAIRS[0], top=tone("#f28a5a"), dress=True, shoes=tone("#c84a3a"))
FATHER = Person(SKINS[2], "short", HAIRS[0], "adult", top=stripes("#cfd4ee", "#6a78c0", pitch=26),
                legs=stripes("#cfd4ee", "#6a78c0", pitch=26), shoes=tone("#d8745a"))  # fmt: skip
BOY = Person(SKINS[4], "crop", HAIRS[0], top=tone("#3f9a94"), legs=tone("#4a4a7a"))


def night(c: Page) -> None:
    """A roof of striped cloth between the stars and the dreams."""
    backdrop(c, spattered(painted("#1d2858", "#27336b", "#18214c", force=0.5), "#ffe9a8", 44), 2)
    c.lay(rect(-20, 960, 820, 1240), painted("#3a2f5c", "#44386a", force=0.5), 4, angle=0)
    for x in (30, 776):
        c.lay(taper((x, 1000, 24), (x, 120, 20)), tone("#7a4a4a"), 6)
    hem = [(830 - i * 61.5, 176 + (16 if i % 2 else -8)) for i in range(15)]
    c.lay(blob((20, -20, "c"), (780, -20, "c"), *hem), stripes("#c83a4a", "#f4d8a8", pitch=61), 9, angle=90)
    bunting(
        c, [(0, 205), (400, 250), (800, 200)], (tone("#f5a623"), tone("#3f9a94"), tone("#f2a7b5")), 9, 0.6
    )


def lantern(c: Page, x: float, y: float, r: float, top: float | None = None, back: str = "#ffd98a") -> None:
    """A glass lantern: a lit sheet behind; what is dreamt comes on it."""
    if top is not None:
        string(c, [(x, top), (x, y - r * 1.3)], "#c8a87a", 4, 4)
    c.lay(ell(x, y, r * 1.7), back, 0.4, 0, tissue=0.2)
    c.lay(blob((x - r, y + r), (x - r * 1.08, y), (x - r * 0.7, y - r), (x + r * 0.7, y - r), (x + r * 1.08, y), (x + r, y + r)),
          back, 6, glow=0.3)  # fmt: skip
    c.lay(
        poly([(x - r * 0.8, y - r * 0.9), (x, y - r * 1.5), (x + r * 0.8, y - r * 0.9)]), tone("#7a3f4a"), 4
    )
    c.lay(rect(x - r * 1.04, y + r * 0.86, x + r * 1.04, y + r * 1.14, 6), tone("#7a3f4a"), 4)


def goods(c: Page) -> None:
    """Fresh tonight."""
    lantern(c, 150, 356, 78, 190)
    for q in (-1, 1):  # the bed that flies
        c.lay(blob((150, 368), (150 + q * 40, 318), (150 + q * 74, 322), (150 + q * 52, 362)), "#fdf6e6", 3)
    c.lay(rect(112, 362, 192, 386, 6), tone("#a8563e"), 4)
    c.lay(blob((116, 366), (124, 344), (188, 350), (190, 366)), stripes("#f7efe0", "#6a78c0", pitch=14), 2)
    lantern(c, 364, 330, 70, 170, "#bfe4f0")
    c.lay(blob((296, 340), (330, 326), (366, 344), (400, 328), (434, 342), (428, 394), (300, 394)),
          marbled("#127c86", "#58b4b4", "#2a97a0", size=40), 2)  # fmt: skip
    boat(c, 362, 340, 54, tone("#fdf6e6"), tone("#f0566a"))
    lantern(c, 566, 366, 76, 190, "#c8e08a")
    with c.at(566, 376, 0.56, -6):
        head(c, "tiger", "joyful", 0.2)


def queue(c: Page) -> None:
    """Asleep on his feet; the rest of him has gone ahead."""
    who = person(
        c, 664, 1050, 1.12, FATHER, "sleepy", turn=-0.3, pose=Pose("cheek", "hang", "slump", 6, 14, -8)
    )
    x, y = who.head
    cloud(c, x + 16, y - 76, 250, tone("#e9e6f6", 0.3, 0.05), 9, 7)
    for dx, dy, r in ((-60, -108, 13), (50, -120, 17), (4, -150, 11)):
        c.lay(star(x + dx, y + dy, r, 5, 0.46, dx), "#ffd45e", 3, 0.3, glow=0.4)


def sale(c: Page) -> None:
    """Only a crack: they fly out otherwise."""
    person(
        c, 168, 1160, 1.3, SELLER, "secretive", turn=0.35, pose=Pose("finger", (112, 62), "stand", 4, 8, -4)
    )
    person(c, 452, 1150, 1.12, GIRL, "amazed", turn=-0.4, look=(-0.6, -0.1),
                  pose=Pose("cheek", "cheek", "tiptoe", -4, -12, 6))  # fmt: skip
    c.lay(ell(318, 876, 150), "#ffe08a", 0.4, 0, tissue=0.3)
    lantern(c, 312, 900, 62, None, "#fff0b4")
    for i, (x, y) in enumerate(((318, 796), (352, 752), (300, 736), (336, 700))):
        c.lay(star(x, y, 20 - i * 3, 5, 0.46, i * 31), "#ffd45e", 5, 0.3, glow=0.5)


def boy(c: Page) -> None:
    """It was the first one he saw."""

    def bought() -> None:
        string(c, [(0, -6), (0, 40)], "#c8a87a", 4, 4)
        with c.at(0, 106, 0.9):
            lantern(c, 0, 0, 62, None, "#a8b0d0")
            c.lay(blob((-20, -44, "c"), (14, -44, "c"), (14, 4), (12, 32), (-44, 34), (-46, 14), (-20, 2)),
                  printed("#c87a6a", dot, "#f4d8a8", pitch=20, size=0.4), 3)  # fmt: skip

    person(c, 636, 1166, 1.02, BOY, "jealous", turn=-0.5, look=(-1, -0.3), right_holds=bought,
           pose=Pose("hang", (64, 52), "stand", 4, 12, -12))  # fmt: skip


def scene(c: Page) -> None:
    """Lay the card."""
    night(c)
    goods(c)
    queue(c)
    sale(c)
    boy(c)
    stamp(c, 60, 640, 8)
