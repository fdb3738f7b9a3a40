"""Pigeon in a Peacock's Tail.

The pigeon has tied the whole washing to its tail: shirts, fans, and spotted underpants right in the middle.
It spreads them wide, beak in the air. The real peacock has folded its own tail and squints across. And behind
the empty line a lady leans back and narrows one eye: is that not hers? And a boy wrapped in a towel would
rather not be seen. The sun pulls a face.
"""

from collections.abc import Callable

from studio.papercut.bits import pleated, stamp, string
from studio.papercut.elements.beasts import bird
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, bands, house
from studio.papercut.elements.things import sun_being
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import Ground, dot, flower, gingham, painted, printed, ring, scale, stripes, tone
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 19,
    "slug": "pigeon-in-a-peacocks-tail",
    "seed": 191,
    "attitudes": ("suspicious", "jealous", "proud", "shy", "silly"),
}
LAMP = DAY
LADY = Person(SKINS[5], "bun", HAIRS[0], "adult", top=printed("#f49fb6", flower, "#e2412f", pitch=40, size=0.5), dress=True,
              sleeves=tone("#f49fb6"), shoes=tone("#1fa3a3"))  # fmt: skip
BATHER = Person(SKINS[3], "crop", HAIRS[0], robe=True, top=stripes("#fdf6e6", "#3a86b8", pitch=22))


def havana(c: Page) -> None:
    """Hot blue noon, and the sea at the end of every street."""
    backdrop(c, painted("#5fc0cc", "#70cad2", "#4fb4c4", force=0.5), 3)
    sun_being(c, 128, 132, 88, "silly", rays=13)
    bands(c, (470,), [painted("#2f94b0", "#3aa0ba", force=0.5)])
    for i, (x, w, h) in enumerate(
        ((60, 170, 330), (230, 150, 260), (400, 190, 300), (600, 170, 250), (760, 160, 340))
    ):
        house(c, x, 880, w, h, wall=tone(("#f5c64a", "#f28a6a", "#f7efe0", "#8fd0b8", "#f2a7b5")[i]),
              roof=tone(("#c84a3a", "#3a86a8")[i % 2]), flat=True, door=None)  # fmt: skip
    c.lay(rect(-20, 850, 820, 1240), printed(painted("#e07a4a", "#e88656", force=0.5), ring, "#d06a3c", pitch=90, size=0.3), 6,
          angle=0)  # fmt: skip
    c.lay(rect(-20, 836, 820, 868), tone("#f7efe0"), 4)


def shirt(c: Page, sheet: Ground) -> None:
    """A shirt hanging up from (0, 0)."""
    c.lay(poly([(-40, 0), (-46, -130), (-96, -110), (-108, -160), (-50, -196), (50, -196), (108, -160), (96, -110), (46, -130),
                (40, 0)]), sheet, 6, 1.4)  # fmt: skip


def fan(c: Page, sheet: Ground) -> None:
    """A fan from (0, 0) upwards."""
    c.lay(
        blob((0, 0, "c"), (-92, -130), (-50, -188), (0, -204), (50, -188), (92, -130)),
        sheet,
        6,
        relief=pleated(26, 4),
    )


def pants(c: Page) -> None:
    """The best piece of all."""
    c.lay(blob((-86, -176, "c"), (86, -176, "c"), (96, -60), (34, -50, "c"), (0, -104), (-34, -50, "c"), (-96, -60)),
          printed("#fdf6e6", dot, "#e2412f", pitch=38, size=0.45), 6, 1.4)  # fmt: skip
    c.lay(rect(-88, -184, 88, -162, 6), tone("#e2412f"), 2)


def tail(c: Page) -> None:
    """Borrowed, all of it."""
    pieces: tuple[tuple[int, Callable[[], None]], ...] = (
        (-70, lambda: shirt(c, tone("#f5a623"))),
        (70, lambda: shirt(c, stripes("#fff3d9", "#1fa3a3", pitch=24))),
        (-47, lambda: fan(c, tone("#d1347b"))),
        (47, lambda: fan(c, stripes("#f9d84a", "#f28a2e", pitch=30))),
        (-23, lambda: shirt(c, gingham("#fff3d9", "#3a86b8", 30))),
        (23, lambda: shirt(c, printed("#8fd0b8", flower, "#f7efe0", pitch=40))),
        (0, lambda: pants(c)),
    )
    for angle, draw in pieces:
        with c.at(360, 770, 1, angle):
            c.lay(taper((0, 0, 8), (0, -300, 7)), tone("#8a5a34"), 5)
            with c.at(0, -236, 1.4 if angle else 1.6):
                draw()


def pigeon(c: Page) -> None:
    """It has always known."""
    bird(c, 360, 1090, 1.74, "pigeon", "proud", wings=("hip", "hip"), turn=0.3, fat=1.15, legs=36,
         chest=printed("#b4bccc", scale, "#9a8fb8", pitch=24, size=0.8))  # fmt: skip


def lady(c: Page) -> None:
    """She counts: one line, no washing."""
    string(c, [(520, 700), (680, 726), (820, 690)], "#f7efe0", 5, 6)
    for x, y in ((560, 708), (770, 704)):
        c.lay(rect(x - 7, y - 12, x + 7, y + 24, 3), tone("#d8a064"), 4, 0.2)
    person(
        c,
        600,
        1120,
        1.14,
        LADY,
        "suspicious",
        turn=-0.45,
        look=(-1, 0.1),
        pose=Pose("hip", "hip", "stand", -16, -4, 0),
    )


def peacock(c: Page) -> None:
    """And this is the real one."""
    for i in (-1, 0, 1):
        with c.at(80, 1140, 1, -66 + i * 10):
            c.lay(blob((-20, 10), (-26, -110), (0, -170), (26, -110), (20, 10)), tone("#2f8a6a"), 4)
            c.lay(ell(0, -126, 17, 22), tone("#e8b84a"), 1, 0)
    bird(c, 150, 1180, 1.1, "peacock", "jealous", wings=("down", "down"), turn=0.6, look=(1, -0.5), neck=36, legs=30,
         coat=tone("#1f6fa8"), chest=tone("#2f90b0"))  # fmt: skip


def bather(c: Page) -> None:
    """They were on the line. They were the best ones."""
    person(c, 734, 1192, 0.92, BATHER, "shy", turn=0.3, look=(0.7, 0.8))


def scene(c: Page) -> None:
    """Lay the card."""
    havana(c)
    tail(c)
    lady(c)
    pigeon(c)
    peacock(c)
    bather(c)
    stamp(c, 740, 300, -9)
