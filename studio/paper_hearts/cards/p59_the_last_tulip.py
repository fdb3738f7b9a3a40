"""The Last Tulip.

The little mower only wanted to do the corners well. Now all the tulips are gone but one. It hides behind a
flowerpot with petals on its head, and it is so sorry. The old gardener kneels down and cries over a petal.
The last tulip trembles from top to toe. But before it stands the ladybird, arms out: stop! Not this one. And
the snail, who came too late for the petals, sulks.
"""

from studio.papercut.bits import brad, drop, stamp
from studio.papercut.elements.beasts import insect, snail
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, cloud, grass, land
from studio.papercut.elements.things import arm
from studio.papercut.families import SKINS
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import painted, stripes, tone
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 59,
    "slug": "the-last-tulip",
    "seed": 591,
    "attitudes": ("afraid", "sad", "guilty", "brave", "sulky"),
}
LAMP = DAY
GARDENER = Person(SKINS[0], "wisps", "#f2eee6", "old", top=tone("#4f7ab0"), legs=tone("#6a5a44"), shoes=tone("#b98a4a"),
                  beard="full", hat="straw", hat_paper=tone("#e8c878"))  # fmt: skip
PETALS = ("#e2412f", "#f5a623", "#f2a7b5", "#c85aa0")


def garden(c: Page) -> None:
    """Very neat. Too neat."""
    backdrop(c, painted("#c8e6ee", "#d4ecf2", "#bcdee8", force=0.5), 3)
    cloud(c, 610, 130, 260)
    land(c, 330, painted("#5f9a4a", "#6aa454", force=0.5), swell=6, wave=260, tear=6)
    c.lay(taper((654, 330, 70), (650, 150, 46)), tone("#b1543c"), 5)  # a mill, far off
    for i in range(4):
        with c.at(650, 150, 1, i * 90 + 24):
            c.lay(rect(-12, -120, 12, -10), stripes("#f7efe0", "#c8b89a", pitch=14), 4)
    for i in range(6):  # stripes of the mower
        y0, y1 = 360 + i * i * 22, 360 + (i + 1) ** 2 * 22
        c.lay(poly([(-40, y0), (860, y0 - 14), (860, y1 - 14), (-40, y1)]),
              painted(*(("#8fbc4f", "#9ac65a") if i % 2 else ("#7aac42", "#84b64c")), force=0.5), 1.5, 0.4)  # fmt: skip
    for i in range(38):
        x, y = (i * 137) % 800, 430 + (i * 97) % 720
        c.lay(taper((x, y, 9), (x + 2, y - 16 - y * 0.012, 8)), tone("#4c8840"), 3)
    for i in range(20):
        x, y = (i * 211 + 60) % 800, 520 + (i * 173) % 640
        with c.at(x, y, 0.9, i * 47):
            c.lay(blob((0, 16), (-12, 0), (0, -22, "c"), (12, 0)), tone(PETALS[i % 4]), 2, 1.4)


def robot(c: Page) -> None:
    """It had so enjoyed the corners."""
    with c.at(206, 640, 1.22):
        for x in (-84, 84):
            c.lay(ell(x, -10, 40, 40), tone("#3a4a3c"), 5)
            brad(c, x, -10, 12)
        c.lay(
            blob((-120, -20), (-124, -120), (-70, -180), (70, -180), (124, -120), (120, -20)),
            tone("#e8c23c"),
            9,
        )
        c.lay(rect(-124, -40, 124, -8, 10), tone("#d0a82c"), 3)
        c.lay(ell(0, -104, 92, 62), tone("#f4d868"), 1)
        c.lay(taper((50, -176, 8), (64, -224, 6)), tone("#5a5460"), 3)
        c.lay(ell(66, -228, 13), "#e2573b", 3, glow=0.2)
        with c.at(0, -122, 1.24):
            face(c, "guilty", tone("#e0b834"), gap=32, my=40, look=(0.6, -0.9))
        for x, y, rot, sheet in (
            (-60, -184, 30, 0),
            (-10, -192, 80, 2),
            (40, -186, -20, 1),
            (-96, -140, 100, 3),
        ):
            with c.at(x, y, 1.3, rot):
                c.lay(blob((0, 18), (-14, 0), (0, -22, "c"), (14, 0)), tone(PETALS[sheet]), 3, 1.6)
    c.lay(blob((36, 600, "c"), (176, 600, "c"), (156, 740), (58, 740)), tone("#c8623a"), 10)
    c.lay(rect(24, 570, 188, 612, 8), tone("#d87044"), 5)
    for x in (70, 106, 142):
        c.lay(taper((x, 574, 9), (x + 2, 540, 8)), tone("#4c8840"), 3)


def gardener(c: Page) -> None:
    """He knew them all."""

    def petal() -> None:
        with c.at(0, -10, 1.5, 30):
            c.lay(blob((0, 18), (-14, 0), (0, -24, "c"), (14, 0)), tone(PETALS[0]), 5, 1.6)

    person(c, 566, 900, 1.4, GARDENER, "sad", turn=-0.4, look=(-0.4, 0.8), left_holds=petal,
           pose=Pose((-74, 76), "knees", "kneel", 10, 12, -14))  # fmt: skip
    for x, y in ((478, 640), (500, 690)):
        c.lay(drop(x, y, 12), "#5aace4", 5, 0)


def last(c: Page) -> None:
    """One."""
    for d, share in ((10, 0.35), (-10, 0.35), (0, 0)):  # it shakes
        with c.at(190 + d, 1130, 1.06, d * 0.3):
            if share:
                c.lay(taper((0, 20, 20), (8, -90, 18), (0, -170, 16)), tone("#4c8840"), 2, 0, tissue=share)
                c.lay(blob((-90, -190), (-80, -320, "c"), (-34, -280), (0, -340, "c"), (34, -280), (80, -320, "c"), (90, -190),
                           (0, -140)), tone("#e2412f"), 2, 0, tissue=share)  # fmt: skip
                continue
            c.lay(taper((0, 20, 24), (8, -90, 20), (0, -170, 18)), tone("#4c8840"), 6)
            for q in (-1, 1):
                c.lay(
                    blob((0, 14), (q * 50, -50), (q * 66, -130, "c"), (q * 16, -60)), tone("#5a9a48"), 5, 1.6
                )
            c.lay(blob((-86, -190), (-76, -316, "c"), (-32, -276), (0, -336, "c"), (32, -276), (76, -316, "c"), (86, -190), (0, -146)),
                  tone("#e2412f"), 8, 1.2)  # fmt: skip
            with c.at(0, -240, 1.0):
                face(c, "afraid", tone("#d03626"), gap=30, my=46, look=(0.2, -0.4))


def guard(c: Page) -> None:
    """Not this one."""
    insect(
        c, 400, 1166, 1.06, "ladybird", "brave", arms=((-124, -170), (124, -176)), turn=0.2, look=(0.1, -0.5)
    )
    for q in (-1, 1):
        arm(
            c,
            [(400 + q * 40, 1090), (400 + q * 90, 1070), (400 + q * 130, 1090)],
            14,
            tone("#3a3440"),
            tone("#5a5460"),
            "fist",
        )


def latecomer(c: Page) -> None:
    """It had walked three days for those petals."""
    snail(c, 660, 1184, 1.24, "pouting", shell=stripes("#8fb4d8", "#5a7ab0", pitch=26), horns="cross")


def scene(c: Page) -> None:
    """Lay the card."""
    garden(c)
    robot(c)
    gardener(c)
    last(c)
    guard(c)
    for x in (60, 300, 660):
        grass(c, x, 1190, 40, tone("#5a9a48"))
    latecomer(c)
    stamp(c, 60, 1150, 8)
