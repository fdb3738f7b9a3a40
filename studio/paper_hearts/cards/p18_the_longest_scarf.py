"""The Longest Scarf.

The giraffe has a sore throat, and that is a great deal of throat. Two monkeys on a ladder wind a scarf round
it which goes off over the hills and comes back. The giraffe bows its head, hoof on its heart: how kind. The
one at the top only wants to tickle. And the smallest monkey has tried the cough syrup. Bleh!
"""

from studio.papercut.bits import stamp
from studio.papercut.elements.heads import head
from studio.papercut.elements.props import spoon, thermometer
from studio.papercut.elements.puppets import TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, bands, disc, ladder, land, tree
from studio.papercut.elements.things import arm
from studio.papercut.lamp import DUSK
from studio.papercut.page import Page
from studio.papercut.papers import painted, patched, stripes, tone
from studio.shapes import blob, ell, rect, taper

META = {
    "number": 18,
    "slug": "the-longest-scarf",
    "seed": 181,
    "attitudes": ("disgusted", "poorly", "caring", "grateful", "mischievous"),
}
LAMP = DUSK
HIDE = patched("#f2c868", "#c8843a", 52, 0.5)
WOOL = stripes("#f4ead2", "#d84a3f", "#3f8a86", pitch=30, share=0.5)


def evening(c: Page) -> None:
    """Cool air; the scarf lies over the hills like a road."""
    backdrop(c, painted("#f0c8b0", "#f4d3be", "#e8b8a4", force=0.5), 3)
    disc(c, 110, 250, 76, "#f4a05a", rings=2)
    bands(c, (420,), [painted("#dba08a", "#d49480", force=0.4)])
    land(c, 560, painted("#c8623a", "#c06a48", force=0.5), swell=30, wave=120, phase=1, tear=7)
    c.lay(
        taper((600, 556, 16), (420, 530, 20), (240, 590, 26), (90, 560, 30), (-40, 620, 34)),
        WOOL,
        3,
        angle=90,
    )
    tree(
        c,
        90,
        700,
        260,
        crown=(tone("#6a9a6a"), tone("#5a8a5e"), tone("#7aa874")),
        bark=tone("#7a4a3a"),
        kind="acacia",
    )
    land(c, 740, painted("#d99a5a", "#e0a668", force=0.5), swell=24, wave=180, phase=3, tear=8)
    c.lay(taper((-40, 760, 40), (120, 800, 46), (330, 860, 54), (520, 850, 60)), WOOL, 4, angle=90)
    land(c, 980, painted("#e6bc7a", "#ecc88a", force=0.5), swell=18, wave=220, phase=5, tear=9)


def giraffe(c: Page) -> None:
    """A sore throat, all of it."""
    c.lay(blob((400, 1260), (420, 1030), (540, 940), (760, 950), (860, 1040), (860, 1260)), HIDE, 6, angle=0)
    c.lay(taper((560, 1080, 176), (540, 820, 132), (528, 520, 108), (480, 300, 98), (370, 224, 92), (270, 290, 86)), HIDE, 8,
          angle=80)  # fmt: skip
    for x, y, w, rot in ((538, 930, 178, 8), (548, 872, 170, -7), (532, 812, 166, 9), (540, 752, 160, -8), (530, 690, 156, 7),
                         (534, 630, 150, -9)):  # fmt: skip
        with c.at(x, y, 1, rot):
            c.lay(rect(-w / 2, -34, w / 2, 34, 30), WOOL, 7, 1.2, angle=90)
    with c.at(226, 430, 1.36, -12):
        head(c, "giraffe", "mending", -0.3)
        c.lay(ell(-10, 28, 20, 14), tone("#e0382c"), 2, 0.4)
    thermometer(c, 240, 540, -70, 1.25)
    arm(c, [(450, 1160), (430, 1080), (520, 1030)], 58, HIDE, tone("#8a5a34"), "fist", lift=9)


def nurses(c: Page) -> None:
    """Round and round, and then the same again."""
    ladder(c, 716, 1190, 690, 330, 84, tone("#a8744a"))
    upright(c, 690, 560, 0.9, "monkey", "mischievous", turn=-0.6, look=(-0.8, 0.1), frame=TINY, tail="long",
            pose=Pose("hug", "hug", "stand", 12, 8, 0))  # fmt: skip
    c.lay(taper((500, 560, 44), (570, 520, 44), (626, 492, 40)), WOOL, 7, angle=90)
    upright(c, 706, 960, 1.06, "monkey", "caring", turn=-0.6, look=(-0.6, -0.3), frame=TINY, tail="long",
            pose=Pose("reach", "hug", "stand", 14, 8, 0))  # fmt: skip
    c.lay(taper((560, 900, 46), (620, 872, 46), (664, 890, 44), (650, 970, 40), (600, 1060, 44), (640, 1170, 50)), WOOL, 8,
          angle=0)  # fmt: skip


def taster(c: Page) -> None:
    """Somebody had to try it."""
    c.lay(rect(56, 1040, 136, 1176, 14), tone("#7a3f34"), 7)
    c.lay(rect(76, 996, 116, 1046, 6), tone("#7a3f34"), 5)
    c.lay(rect(70, 982, 122, 1008, 6), tone("#f4ead2"), 4)
    c.lay(rect(62, 1076, 130, 1140, 4), tone("#f4ead2"), 1)
    upright(c, 262, 1170, 1.22, "monkey", "disgusted", turn=0.3, frame=TINY, tail="long",
            left_holds=lambda: spoon(c, 0, 0, 120, -24), pose=Pose((-76, 34), "push", "stand", -12, -10, 0))  # fmt: skip


def scene(c: Page) -> None:
    """Lay the card."""
    evening(c)
    giraffe(c)
    nurses(c)
    taster(c)
    stamp(c, 60, 880, -9)
