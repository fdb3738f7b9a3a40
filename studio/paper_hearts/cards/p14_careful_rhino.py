"""The Careful Rhino.

A rhino walks on tiptoe, chin high, with a soap bubble on the tip of its horn. Inside the bubble a nestling is
asleep in its nest. The bird on its back cannot believe it. A little warthog, whose own bubble has just burst,
looks across and would like one too. And look out: the meerkat has brought a pin!
"""

import math
from dataclasses import replace

from studio.papercut.bits import stamp, strip
from studio.papercut.elements.beasts import BUILDS, beast, bird
from studio.papercut.elements.faces import Look
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.props import bubble
from studio.papercut.elements.puppets import TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, bands, disc, grass, land
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import kraft, painted, printed, sponged, tone, wave
from studio.shapes import blob, cut, ell, taper

META = {
    "number": 14, "slug": "careful-rhino", "seed": 141,
    "attitudes": ("calm", "jealous", "mischievous", "amazed"),
}  # fmt: skip
OXPECKER = replace(
    HEADS["robin"],
    skin="#a8703c",
    light="#f6d9a0",
    nose="#e0382c",
    hair="tuft up",
    made=Look(white="#fbe06a"),
)
STONE = sponged(painted("#9c9db0", "#a9abbc", "#8f91a6", force=0.5), "#b6b8c8", 16, 0.12)
LAMP = Lamp(angle=-128, key="#ffeed8", sky="#dcdcf4", soft=0.44)


def morning(c: Page) -> None:
    """A sherbet sky in torn bands; the plain lies low, as a child sees it."""
    backdrop(c, painted("#a8d8f0", "#b8e0f2", force=0.5))
    bands(c, (330, 520, 700, 860), [painted(a, b, force=0.5) for a, b in (
        ("#c9b8ea", "#d3c4ee"), ("#f4b3c4", "#f7c0cd"), ("#fbc49a", "#fccfab"), ("#fbe98d",
            "#fcefa6"))])  # fmt: skip
    disc(c, 560, 210, 92, "#fff1b8", rings=2)
    land(
        c,
        1084,
        printed(painted("#8fb48a", "#9cbf94", force=0.4), wave, "#a9c9a0", pitch=50, half=False),
        swell=16,
        tear=8,
    )


def nest(c: Page, x: float, y: float) -> None:
    """The bubble and who sleeps in it."""
    c.lay(ell(x, y, 128), "#e4f4fa", 4, 0, tissue=0.5)
    for i in range(22):
        a, b = c.rng.uniform(-84, 60), c.rng.uniform(36, 76)
        c.lay(
            taper((x + a - 20, y + b, 8), (x + a + 44, y + b - 12 + c.rng.uniform(-14, 14), 5)),
            kraft(("#a8744a", "#b98a5a", "#8a5f3c")[i % 3]),
            2,
            0.6,
        )
    with c.at(x - 4, y - 8, 0.84, 14):
        head(c, replace(HEADS["chick"], skin="#f2a7b5", light="#fbd0d6"), "calm", 0.2)
    for i in range(14):
        a = -80 + i * 11
        c.lay(
            taper((x + a, y + 70 - abs(a) * 0.1, 9), (x + a + 46, y + 50 + (i % 3) * 10, 6)),
            kraft(("#b98a5a", "#a8744a")[i % 2]),
            2,
            0.6,
        )
    bubble(c, x, y, 132, "#d4eef8")


def rhino(c: Page) -> tuple[float, float]:
    """Huge, grey as a stone, and light as anything. Returns the tip of its horn."""
    build = replace(BUILDS["rhino"], leg=112, long=250, paper=STONE, rise=34)
    like = replace(HEADS["rhino"], paper=STONE)
    s, tilt = 1.62, 24
    x, y = beast(
        c,
        590,
        1120,
        s,
        "rhino",
        "proud",
        pose="tiptoe",
        side=True,
        build=build,
        like=like,
        nod=-6,
        tilt=tilt,
        look=(-0.4, -0.5),
    )
    for dx, dy in ((150, 60), (176, 120), (330, 30), (350, 90), (520, 60)):
        strip(
            c,
            [(x + dx, y - 20 + dy), (x + dx + 12, y + 16 + dy), (x + dx + 4, y + 46 + dy)],
            5,
            "#767a8c",
            0.3,
        )
    a, k = math.radians(tilt), s * build.head
    return x + k * (-122 * math.cos(a) + 60 * math.sin(a)), y + k * (-122 * math.sin(a) - 60 * math.cos(a))


def warthog(c: Page) -> None:
    """Its own ring drips; its eyes are where they should not be."""

    def ring() -> None:
        with c.at(0, 0, 1, -152):
            c.lay(taper((0, 10, 8), (0, -60, 7)), tone("#d1347b"), 4, 0)
            c.lay(cut(ell(0, -94, 38), ell(0, -94, 29)), tone("#d1347b"), 4, 0)
        for x, y in ((-44, 128), (-20, 142)):
            c.lay(blob((x, y - 14, "c"), (x + 7, y + 4), (x, y + 10), (x - 7, y + 4)), "#7cc4ea", 3, 0)

    upright(c, 206, 1130, 1.0, "warthog", "jealous", turn=0.35, frame=TINY, tail="curl", look=(0.3, -1),
        left_holds=ring,
            pose=Pose((-96, 44), "chin", "slump", 6, -8, -8))  # fmt: skip


def pin(c: Page) -> None:
    """Only to see what happens."""
    who = upright(c, 560, 1176, 0.98, "meerkat", "mischievous", turn=-0.5, frame=TINY, tail="long", look=(-0.8, -0.3),
                  pose=Pose("rub", (66, -58), "tiptoe", 8, 8, -4))  # fmt: skip
    x, y = who.right
    c.lay(taper((x - 8, y + 30, 5), (x + 16, y - 66, 3)), "#c9d0d4", 8, 0.2)
    c.lay(ell(x - 10, y + 34, 11), tone("#d1347b"), 8)


def scene(c: Page) -> None:
    """Lay the card."""
    morning(c)
    x, y = rhino(c)
    nest(c, x + 4, y - 122)
    bird(
        c,
        640,
        690,
        0.95,
        OXPECKER,
        "amazed",
        turn=-0.7,
        look=(-0.9, -0.2),
        wings=("heart", "heart"),
        lean=-12,
    )
    warthog(c)
    pin(c)
    for x, y, h in ((40, 1190, 110), (330, 1200, 90), (470, 1196, 130), (700, 1200, 110), (780, 1190, 140)):
        grass(c, x, y, h, "#5f8a5a", 5)
    stamp(c, 742, 70, 12)
