"""The Sheep Are on Strike.

The boy lies wide awake and drums on his blanket, for the sheep are on strike. One has turned its back and
crossed its arms. One hangs over the fence like a wet towel and yawns. Only the smallest one points up: it has
brought a trampoline! The moon has seen it all before.
"""

from studio.papercut.bits import stamp, strip
from studio.papercut.elements.heads import head
from studio.papercut.elements.people import Person, person_head
from studio.papercut.elements.puppets import CHILD, TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, fence, land, star_on_string
from studio.papercut.elements.things import arm, moon_being
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import NIGHT
from studio.papercut.page import Page
from studio.papercut.papers import gingham, painted, spattered, sponged, stripes, tone
from studio.shapes import blob, ell, taper

META = {
    "number": 77,
    "slug": "the-sheep-are-on-strike",
    "seed": 771,
    "attitudes": ("sulky", "sleepy", "impatient", "inspired", "bored"),
}
LAMP = NIGHT
BOY = Person(SKINS[1], "short", HAIRS[3], top=stripes("#f7f9fa", "#f28a2e", pitch=24))
WOOL = sponged("#f6efe0", "#fffaf0", 18, 0.5)


def night(c: Page) -> None:
    """A hill that begins where the blanket ends."""
    backdrop(c, spattered(painted("#5a68a8", "#6472b0", "#4f5c9c", force=0.5), "#ffffff", 40), 2)
    moon_being(c, 636, 170, 104, "bored", colour="#f7d88a", look=(-0.3, 0.7))
    for x, y, r in ((90, 150, 20), (240, 90, 15), (400, 190, 18)):
        star_on_string(c, x, y, r, line="#b7c0e0")
    land(c, 520, painted("#cfe3f0", "#dbeaf4", force=0.4), swell=20, wave=180, phase=2, tear=9)


def strikers(c: Page) -> None:
    """They have talked it over."""
    fence(c, 30, 500, 690, 130, tone("#f7f9fa"))
    upright(c, 140, 700, 1.06, "sheep", "sulky", turn=-0.7, look=(1, 0.2), frame=CHILD, coat=WOOL,
            pose=Pose("folded", "folded", "planted", 10, 4, -8))  # fmt: skip
    c.lay(taper((284, 566, 104), (370, 546, 122), (456, 580, 96)), WOOL, 8, tear=5)
    for x, y in ((300, 600), (340, 612), (440, 606), (400, 612)):
        c.lay(taper((x, y, 26), (x - 4, y + 74, 20)), tone("#5c4a58"), 5)
    with c.at(480, 600, 0.94, 26):
        head(c, "sheep", "sleepy", 0.1)


def smallest(c: Page) -> None:
    """It has thought of something."""
    for x in (560, 716):
        c.lay(taper((x, 690, 14), (x + (x - 636) * 0.14, 748, 12)), tone("#5a5460"), 5)
    c.lay(ell(638, 690, 112, 30), tone("#f28a2e"), 7)
    c.lay(ell(638, 686, 90, 21), tone("#3a4272"), 1, 0)
    upright(c, 638, 690, 0.98, "sheep", "inspired", turn=-0.1, look=(0, -1), frame=TINY, coat=WOOL,
            pose=Pose("down", "point", "tiptoe", -3, -8, 6))  # fmt: skip


def bed(c: Page) -> None:
    """Four thousand and eleven."""
    c.lay(
        blob((20, 1260), (30, 800), (120, 760), (330, 760), (420, 800), (430, 1260)), tone("#f7f9fa"), 8, 1.3
    )
    with c.at(214, 900, 1.42, -8):
        person_head(c, BOY, "impatient", 0.3, (0.6, -0.9))
    quilt = gingham(painted("#b7a9d6", "#c2b5de", force=0.4), "#8f82bc", 70)
    c.lay(
        blob((-40, 1260), (-30, 1060), (150, 1010), (330, 1020), (560, 940), (860, 860), (860, 1260)),
        quilt,
        10,
        1.3,
    )
    c.lay(taper((-40, 1060, 44), (150, 1022, 50), (330, 1030, 48), (450, 1000, 40)), tone("#f7f9fa"), 4)
    for x, y, q in ((520, 1050, 1), (90, 1090, -1)):
        arm(
            c,
            [(214 + q * 70, 1010), (214 + q * 160, 1096), (x, y)],
            50,
            BOY.top,
            tone(BOY.skin),
            "open",
            lift=9,
        )
    for i in (1, 2):  # the fingers that drum
        with c.at(532 + i * 12, 1036 - i * 26, 1, 40 + i * 10):
            c.lay(ell(0, 0, 30, 34), tone(BOY.skin), 1, 0, tissue=0.5 - 0.14 * i)
    for i, (x, y) in enumerate(((600, 1010), (630, 1040), (590, 980))):
        strip(c, [(x, y), (x + 26, y - 14 + i * 6)], 7, "#fdf6e6", 3)


def scene(c: Page) -> None:
    """Lay the card."""
    night(c)
    strikers(c)
    smallest(c)
    bed(c)
    stamp(c, 740, 800, 8)
