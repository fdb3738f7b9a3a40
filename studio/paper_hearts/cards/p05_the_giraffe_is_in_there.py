"""The Giraffe Is in There.

There is only one little hut on the whole plain, and the giraffe is in there. Her neck goes out through the
roof, and up in the cloud she is dreaming. The zebra has crossed her legs. The hippo has gone red and blows
steam. The warthog holds its tummy. When will she be done? Up in the sky the sun sticks out its tongue: what a
smell!
"""

from dataclasses import replace

from studio.papercut.bits import brad, heart, stamp
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.props import steam_puffs
from studio.papercut.elements.puppets import STOUT, Frame, Pose, upright
from studio.papercut.elements.stage import backdrop, bands, cloud, grass, land, tree
from studio.papercut.elements.things import sun_being
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import brindled, painted, patched, stripes, tone, wood
from studio.shapes import poly, rect, taper

META = {
    "number": 5,
    "slug": "the-giraffe-is-in-there",
    "seed": 51,
    "attitudes": ("poorly", "dreamy", "furious", "impatient", "disgusted"),
}
LAMP = DAY
HIDE = patched("#f2c868", "#c8843a", 48, 0.5)
RED_HIPPO = replace(HEADS["hippo"], skin="#cf4a3c", light="#e07a68")


def plain(c: Page) -> None:
    """Hot, flat, and only one of these."""
    backdrop(c, painted("#8fd0cc", "#9ed8d2", "#7ec4c2", force=0.5), 3)
    sun_being(c, 676, 166, 92, "disgusted", rays=14, look=(0.9, -0.2), turn=0.4)
    bands(c, (640,), [painted("#f7d08a", "#f4c478", force=0.4)])
    tree(
        c,
        700,
        760,
        300,
        crown=(tone("#4f9a6a"), tone("#3f8a5c"), tone("#62a878")),
        bark=tone("#8a4a34"),
        kind="acacia",
    )
    land(c, 750, painted("#f0b04a", "#f4bc5c", force=0.5), swell=10, wave=240, phase=2, tear=8)
    land(c, 930, painted("#e8a03c", "#eeae4e", "#e09432", force=0.5), swell=12, wave=260, phase=4, tear=9)
    for x, y in ((40, 1170), (480, 960), (780, 1180)):
        grass(c, x, y, 46, tone("#c8782c"))


def hut(c: Page) -> None:
    """Occupied."""
    c.lay(taper((196, 760, 104), (210, 560, 86), (236, 330, 76)), HIDE, 6, angle=80)
    planks = wood("#4f9fc8", "#3a86b0")
    c.lay(rect(60, 640, 330, 1090), planks, 8, angle=90)
    c.lay(
        poly([(30, 668), (60, 590), (330, 574), (364, 650)]),
        stripes("#e2412f", "#c83424", pitch=30),
        8,
        angle=90,
    )
    c.lay(rect(106, 720, 290, 1090), wood("#6fb4d8", "#5aa0c4"), 4, angle=90)
    c.lay(heart(198, 800, 34), tone("#1f4a66"), 0, 0, z=9)
    brad(c, 266, 920, 10)
    for x in (126, 168, 226, 264):  # its hooves, under the door
        c.lay(rect(x - 12, 1060, x + 12, 1094, 4), tone("#f2c868"), 3, 0)
        c.lay(rect(x - 14, 1084, x + 14, 1104, 4), tone("#8a5a34"), 2, 0)


def dreamer(c: Page) -> None:
    """She comes here for the view."""
    cloud(c, 250, 210, 420, tone("#e4f2ee", 0.3, 0.05), 7)
    with c.at(236, 206, 1.34, -8):
        head(c, "giraffe", "dreamy", 0.2, (0.5, -0.9))
    cloud(c, 290, 404, 420, tone("#fbfaf4", 0.3, 0.04), 9)
    cloud(c, 60, 270, 150, tone("#fbfaf4", 0.3, 0.04), 6, 6)


def queue(c: Page) -> None:
    """Three very different kinds of waiting."""
    stripy = brindled("#f6f1e8", "#3a343c", 26, 0.42)
    upright(c, 420, 1110, 1.06, "zebra", "impatient", turn=-0.4, look=(-0.6, -0.7), coat=stripy, tail="curl",
            pose=Pose("belly", "belly", "cross", 8, -4, 0), frame=Frame(110, 60, 62, 40, 26))  # fmt: skip
    who = upright(c, 578, 1112, 1.1, RED_HIPPO, "furious", turn=-0.3, frame=STOUT,
                  pose=Pose("fist", "fist up", "planted", 6, 0, 0))  # fmt: skip
    for q in (-1, 1):
        steam_puffs(c, who.head[0] + q * 50, who.head[1] - 96, 3, 0.8, rot=q * 28)
    upright(c, 716, 1184, 0.98, "warthog", "poorly", turn=-0.2, tail="curl",
            pose=Pose("belly", "belly", "knock", 6, 14, -10))  # fmt: skip


def scene(c: Page) -> None:
    """Lay the card."""
    plain(c)
    hut(c)
    dreamer(c)
    queue(c)
    stamp(c, 470, 560, -8)
