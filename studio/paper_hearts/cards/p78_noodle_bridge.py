"""The Noodle Bridge.

Two cliffs and no bridge. Then the cook has an idea: he pulls his noodles longer and longer and throws them
across. A girl walks over, arms out, eyes ahead. On the other side an old man has been alone with an empty
bowl and an empty chair; he joins his hands and licks his lips. Down below an otter is afraid that it will all
come down.
"""

from studio.papercut.bits import stamp, string
from studio.papercut.elements.heads import head
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import lantern
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, bands
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import cross, dot, leaf, painted, printed, stripes, tone
from studio.shapes import blob, ell, rect, taper

META = {
    "number": 78,
    "slug": "noodle-bridge",
    "seed": 781,
    "attitudes": ("brave", "inspired", "afraid"),
}
LAMP = Lamp(angle=-130, key="#fff0d6", sky="#d4e6dc", soft=0.46)
COOK = Person(
    SKINS[1],
    "crop",
    HAIRS[0],
    "adult",
    top=tone("#fbf3e2"),
    legs=tone("#3f6f5a"),
    hat="cook",
    beard="moustache",
)
GIRL = Person(
    SKINS[3],
    "plaits",
    HAIRS[0],
    top=printed("#d1347b", dot, "#fbd4e4", pitch=26, size=0.4),
    legs=tone("#2f5a4a"),
)
OLD = Person(
    SKINS[2], "wisps", "#f2eee6", "old", top=tone("#5f7f74"), legs=tone("#4a5a54"), robe=True, beard="full"
)


def gorge(c: Page) -> None:
    """Mist in five torn sheets; nobody has ever seen the bottom."""
    backdrop(c, painted("#e8e6c4", "#efedd2", "#dfdfb8", force=0.4), 3)
    c.lay(ell(560, 170, 84), "#f7d98a", 3, glow=0.08)
    for x, h, w, col in ((250, 640, 210, "#cfd8b4"), (470, 760, 190, "#bfcfae"), (620, 560, 200, "#c8d4b2")):
        c.lay(blob((x - w / 2, 1240), (x - w * 0.42, 1200 - h * 0.7), (x - w * 0.12, 1200 - h), (x + w * 0.16, 1190 - h), (x + w * 0.4, 1200 - h * 0.62), (x + w / 2, 1240)),
              painted(col, "#dde3c6", force=0.5), 3, tear=6)  # fmt: skip
    bands(
        c,
        (820, 930, 1040),
        [
            painted(a, b, force=0.3)
            for a, b in (("#dfe6d0", "#e8edda"), ("#eaf0e0", "#f2f5ea"), ("#f4f6ec", "#fafaf4"))
        ],
    )


def cliffs(c: Page) -> None:
    """One on each side, and they do not speak."""
    rock = printed(painted("#2f6f52", "#3a7c5c", "#276046", force=0.6), leaf, "#4a8a66", pitch=62, size=0.5)
    left = (
        (-40, 650, "c"),
        (150, 640),
        (256, 652),
        (282, 700),
        (250, 820),
        (268, 940),
        (220, 1060),
        (236, 1240, "c"),
    )
    c.lay(blob(*left, (-40, 1240, "c")), rock, 8, tear=7)
    right = (840, 900, "c"), (700, 886), (566, 894), (530, 924), (556, 1000), (534, 1090), (560, 1240, "c")
    c.lay(blob(*right, (840, 1240, "c")), rock, 9, tear=7)


def stall(c: Page) -> None:
    """A stall with a pot that has no bottom either; its lantern has just been lit."""
    for x in (18, 250):
        c.lay(taper((x, 660, 14), (x, 60, 12)), tone("#8a5a34"), 4)
    hem = [(300 - i * 34, 96 + (22 if i % 2 else 0)) for i in range(11)]
    c.lay(blob((-40, 20, "c"), (280, 10, "c"), *hem), stripes("#fbf3e2", "#d1347b", pitch=50), 8, angle=86)
    c.lay(ell(142, 152, 84), "#ffe9a8", 0.5, 0, tissue=0.3)
    lantern(c, 142, 152, 44, tone("#f7c23c"), 0.5, 100)


def noodles(c: Page) -> None:
    """Nine noodles, pulled till they were long enough."""
    for i in range(9):
        d = i * 9.0
        line = (
            (232 - d * 0.3, 492 + d * 0.4),
            (252, 600 + d),
            (336, 730 + d * 0.9),
            (430, 806 + d * 0.7),
            (520, 856 + d * 0.6),
            (600, 888 + d * 0.4),
            (650, 906 + d * 0.3),
        )
        string(c, line, ("#f7e2a8", "#f2d48c", "#fbeec4")[i % 3], 10, 4 + (i % 3))
    for x, long in ((310, 80), (400, 120), (476, 70)):
        y = 764 + (x - 310) * 0.7
        string(c, [(x, y), (x + 6, y + 40), (x - 4, y + long)], "#f2d48c", 8, 4)


def cook(c: Page) -> None:
    """Not soup: a bridge."""
    person(
        c,
        128,
        692,
        0.96,
        COOK,
        "inspired",
        turn=0.35,
        look=(0.1, -1),
        pose=Pose("point", (92, 70), "planted", 3, -5, 6),
    )


def girl(c: Page) -> None:
    """Eyes ahead. It wobbles."""
    person(
        c, 416, 830, 1.06, GIRL, "brave", turn=0.8, look=(0.9, 0.1), pose=Pose("out", "out", "walk", 6, -4, 6)
    )


def host(c: Page) -> None:
    """He has laid for two since the bridge fell."""
    wood = tone("#a86a3c")
    c.lay(rect(744, 846, 764, 1010, 6), wood, 5)
    c.lay(rect(690, 846, 764, 872, 6), wood, 4)
    c.lay(rect(690, 846, 706, 1010, 6), wood, 5)
    c.lay(rect(676, 996, 776, 1020, 6), wood, 6)
    for x in (686, 762):
        c.lay(taper((x, 1016, 16), (x, 1120, 12)), wood, 4)
    person(
        c,
        630,
        1160,
        1.16,
        OLD,
        "hungry",
        turn=-0.6,
        look=(-0.6, -0.8),
        pose=Pose("join", "join", "stand", 12, 14, -8),
    )
    c.lay(ell(742, 1176, 60, 10), "#1d4a38", 0, 0, tissue=0.5)
    bowl = (686, 1110, "c"), (798, 1110, "c"), (776, 1174), (708, 1174)
    c.lay(blob(*bowl), printed("#fbf3e2", cross, "#3f7fa8", pitch=22), 7)
    c.lay(ell(742, 1110, 56, 13), "#b8ccc8", 1, 0)


def otter(c: Page) -> None:
    """If that comes down, it comes down here."""
    c.lay(blob((300, 1240), (306, 1140), (376, 1100), (446, 1140), (456, 1240)), tone("#8a6448"), 7)
    with c.at(378, 1100, 1.0, -6):
        head(c, "otter", "afraid", 0.1, (0.2, -0.9))
    for x in (300, 452):
        c.lay(ell(x, 1172, 40, 9), "#8fc0d8", 2, 0, tissue=0.7)


def scene(c: Page) -> None:
    """Lay the card."""
    gorge(c)
    stall(c)
    cliffs(c)
    cook(c)
    noodles(c)
    girl(c)
    host(c)
    otter(c)
    stamp(c, 90, 960, 8)
