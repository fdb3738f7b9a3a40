"""Glasses for the Mole.

The little mole puts its head out of the ground with its very first glasses on. So that is what stars are: as
big as plates! Its mother bows to the owl, paws together. The owl made them to measure, and it knows how good
they are. And down in the earth a worm holds its map the wrong way up. And the hedgehog would like a pair too.
"""

from dataclasses import replace

from studio.papercut.bits import stamp, strip
from studio.papercut.elements.beasts import bird
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.props import map_sheet
from studio.papercut.elements.puppets import STOUT, TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, grass, land, star_on_string
from studio.papercut.elements.things import arm
from studio.papercut.lamp import NIGHT
from studio.papercut.page import Page
from studio.papercut.papers import painted, printed, ring, scale, spattered, sponged, tone
from studio.shapes import blob, cut, ell, rect, star, taper

META = {
    "number": 54,
    "slug": "glasses-for-the-mole",
    "seed": 541,
    "attitudes": ("amazed", "grateful", "lost", "proud", "jealous"),
}
LAMP = NIGHT
MOLE = replace(HEADS["mole"], skin="#85748a", light="#f0b8b0")


def sky(c: Page) -> None:
    """As big as plates, and hung up specially."""
    backdrop(c, spattered(painted("#24306a", "#2c3976", "#1f295c", force=0.5), "#ffe9a8", 46), 2)
    for x, y, r in ((112, 190, 62), (300, 110, 48), (470, 230, 70), (650, 120, 52)):
        c.lay(ell(x, y, r * 1.6), "#ffe9a8", 0.4, 0, tissue=0.16)
        star_on_string(c, x, y, r)
    for x, y, r in ((210, 300, 18), (390, 60, 16), (580, 330, 20), (742, 280, 24), (50, 60, 20)):
        c.lay(star(x, y, r, 5, 0.46, x), "#ffd45e", 3, 0.3, glow=0.4)


def meadow(c: Page) -> None:
    """Grass above, and what is below it."""
    land(c, 800, painted("#2f6a5a", "#387664", force=0.5), swell=14, wave=190, phase=2, tear=8)
    earth = sponged(painted("#5a3a4e", "#644258", "#523246", force=0.5), "#6e4a60", 22, 0.3)
    land(c, 930, earth, swell=10, wave=240, phase=1, tear=9, lift=4)
    for x, y, r in ((120, 1040, 20), (660, 1130, 26), (740, 1000, 16), (90, 1160, 14), (560, 1040, 13)):
        c.lay(ell(x, y, r, r * 0.8), tone("#8f93b8"), 1.5)
    for x, h in ((40, 60), (150, 44), (540, 50), (770, 60)):
        grass(c, x, 830, h, tone("#4c8a6a"))


def child(c: Page) -> None:
    """So that is what they meant."""
    fur, paw = tone(MOLE.skin), tone("#f0b8b0")
    c.lay(blob((90, 940), (130, 840), (290, 800), (450, 850), (480, 950), (290, 990)), sponged("#6e4a60", "#825a70", 14), 6,
          tear=8)  # fmt: skip
    c.lay(blob((166, 900), (176, 720), (280, 680), (390, 720), (404, 900)), fur, 7)
    with c.at(282, 610, 1.62, -8):
        head(c, MOLE, "amazed", 0.1, (0, -0.8))
        for q in (-1, 1):
            c.lay(cut(ell(q * 27 + 2, -12, 34), ell(q * 27 + 2, -12, 26)), tone("#e8b84a"), 5, 0)
        strip(c, [(-5, -14), (9, -14)], 6, "#e8b84a", 3)
    for q in (-1, 1):
        arm(
            c, [(284 + q * 96, 780), (284 + q * 150, 760), (284 + q * 116, 686)], 50, fur, paw, "open", lift=7
        )
    c.lay(blob((110, 960), (140, 886), (230, 912), (300, 892), (380, 916), (440, 880), (480, 960), (290, 1000)),
          sponged("#64425a", "#7a5268", 14), 6, tear=8)  # fmt: skip


def doctor(c: Page) -> None:
    """Made to measure, of course."""
    c.lay(blob((600, 900), (606, 790), (700, 770), (796, 800), (810, 920)), tone("#7a5a4a"), 6)
    c.lay(ell(704, 790, 98, 26), tone("#c89a78"), 3)
    bird(c, 704, 786, 1.34, "owl", "proud", wings=("cross", "cross"), turn=-0.4, look=(-0.3, 0.4), fat=1.16, legs=20,
         chest=printed("#efd9b4", scale, "#d8b480", pitch=26, size=0.8))  # fmt: skip


def mother(c: Page) -> None:
    """She has no better word than this."""
    upright(c, 512, 964, 1.16, MOLE, "grateful", turn=0.7, frame=STOUT, coat=printed("#c85a6a", ring, "#f2c0b8", pitch=26,
            size=0.5), pose=Pose("join", "join", "stand", 20, 20, -10))  # fmt: skip


def worm(c: Page) -> None:
    """Second left, it said."""
    tunnel = tone("#3a2438")
    c.lay(
        taper((860, 1180, 90), (600, 1130, 84), (430, 1170, 84), (300, 1090, 96), (214, 1080, 116)),
        tunnel,
        0,
        0,
        z=2,
    )
    skin = tone("#e8a090")
    c.lay(taper((840, 1176, 56), (620, 1140, 56), (440, 1170, 58), (310, 1110, 62), (210, 1092, 64)), skin, 5)
    for x, y in ((700, 1154), (560, 1146), (470, 1162)):
        c.lay(rect(x - 7, y - 27, x + 7, y + 27, 6), tone("#d88a7c"), 0.6, 0)
    with c.at(200, 1082, 0.98, 10):
        head(c, "worm", "lost", -0.1)
    map_sheet(c, 330, 1140, 120, 92, 12, upside=True)


def hedgehog(c: Page) -> None:
    """It would have liked to see the stars as well."""
    upright(c, 84, 1010, 0.94, "hedgehog", "jealous", turn=0.5, frame=TINY, look=(0.95, -0.2))


def scene(c: Page) -> None:
    """Lay the card."""
    sky(c)
    meadow(c)
    doctor(c)
    mother(c)
    child(c)
    worm(c)
    hedgehog(c)
    stamp(c, 60, 440, 8)
