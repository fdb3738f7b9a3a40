"""Who Was It?

Four floors to go, and a green cloud has come up in the lift. It looks like a flower, but it does not smell
like one. The flamingo holds its nose. The gorilla tries not to breathe at all. Granny looks down through one
narrow eye at somebody very small, who studies the ceiling. The moose has gone quite green.
"""

from studio.papercut.bits import brad, stamp
from studio.papercut.elements.beasts import bird
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import STOUT, TINY, Pose, person, upright
from studio.papercut.elements.stage import backdrop
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import diamond, flower, painted, printed, tone
from studio.shapes import ell, poly, rect, taper

META = {
    "number": 72,
    "slug": "who-was-it",
    "seed": 721,
    "attitudes": ("disgusted", "silly", "guilty", "suspicious", "poorly"),
}
LAMP = DAY
GRANNY = Person(SKINS[0], "bun", HAIRS[6], "old", top=printed("#f27059", flower, "#fbe0c8", pitch=36, size=0.5), robe=True,
                sleeves=tone("#f27059"), glasses="#127c86")  # fmt: skip


def lift(c: Page) -> None:
    """Between the third and the fourth floor."""
    backdrop(c, tone("#e8b84a"), 0)
    c.lay(rect(60, 40, 740, 1130), printed(painted("#127c86", "#1c8892", "#0f7078", force=0.5), diamond, "#2a97a0", pitch=110, size=0.5), 0.4,
          0.4, z=1, angle=0)  # fmt: skip
    c.lay(rect(60, 1050, 740, 1200), painted("#0d4a5c", "#125668", force=0.5), 2)
    c.lay(rect(260, 40, 540, 76), "#fff4c0", 3, 0, glow=0.6)
    c.lay(poly([(260, 76), (540, 76), (700, 1050), (100, 1050)]), "#fff4c0", 0.4, 0, tissue=0.16)
    for x in (30, 772):
        c.lay(rect(x - 34, -20, x + 30, 1240), tone("#d8a43a"), 10)
    for i in range(5):
        brad(c, 772, 560 + i * 44, 12, "#f7efe0" if i != 3 else "#f27059")


def smell(c: Page) -> None:
    """It is, one must say, very well cut."""
    for x, y, r in ((452, 420, 150), (400, 240, 60), (520, 210, 50)):
        for i in range(6 if r > 100 else 0):
            with c.at(x, y, 1, i * 60 + 15):
                c.lay(ell(0, -96, 62, 84), tone(("#a8b83a", "#b8c84a")[i % 2]), 3, 1.4, tear=6)
        c.lay(ell(x, y, r * 0.42, r * 0.36), tone("#d0dc6a"), 4, tear=5)
    c.lay(taper((470, 1040, 10), (430, 860, 24), (450, 560, 30)), tone("#b8c84a"), 4, tear=4)


def passengers(c: Page) -> None:
    """Nobody says a word."""
    upright(c, 206, 990, 1.5, "moose", "poorly", turn=-0.2, look=(0.4, 0.6), frame=STOUT, pose=Pose("hang", "belly", "stand", 2, 10, 0))  # fmt: skip
    bird(
        c,
        610,
        1060,
        1.14,
        "flamingo",
        "disgusted",
        wings=("down", "face"),
        turn=0.4,
        look=(-0.7, 0.5),
        neck=250,
        legs=130,
        lean=8,
    )


def gorilla(c: Page) -> None:
    """Four floors to go."""
    upright(
        c,
        646,
        1140,
        1.26,
        "gorilla",
        "silly",
        turn=-0.1,
        frame=STOUT,
        pose=Pose("belly", "belly", "planted", 0, 8, 0),
    )


def granny(c: Page) -> None:
    """She has had grandchildren."""
    person(
        c,
        200,
        1170,
        1.14,
        GRANNY,
        "suspicious",
        turn=0.5,
        look=(1, 0.7),
        pose=Pose("hip", "chin", "stand", -8, 4, 0),
    )


def skunk(c: Page) -> None:
    """What an interesting ceiling."""
    upright(c, 440, 1176, 0.92, "skunk", "guilty", turn=0.2, look=(0.5, -0.95), frame=TINY, tail="bushy",
            pose=Pose("behind", "behind", "toes in", 4, -8, -6))  # fmt: skip


def scene(c: Page) -> None:
    """Lay the card."""
    lift(c)
    passengers(c)
    smell(c)
    gorilla(c)
    granny(c)
    skunk(c)
    stamp(c, 110, 130, 8)
