"""Wedding in the Piano.

The cat plays one note and hears two. It narrows one eye: is something dancing in there? Oh yes. In the piano
two mice are getting married, cheek to cheek upon the strings. One guest has put both arms round the whole
cheese and lets nobody near it. And the mouse at the keyhole lays a finger on its lips. Up on the lid somebody
dreams of a boat.
"""

from dataclasses import replace

from studio.papercut.bits import brad, heart, stamp, string, strip
from studio.papercut.elements.heads import HEADS
from studio.papercut.elements.props import dream_cloud
from studio.papercut.elements.puppets import STOUT, TINY, Pose, upright
from studio.papercut.elements.stage import room, star_on_string
from studio.papercut.lamp import NIGHT
from studio.papercut.page import Page
from studio.papercut.papers import dot, painted, printed, ring, stripes, tone, wood
from studio.shapes import blob, ell, poly, rect

META = {
    "number": 49,
    "slug": "wedding-in-the-piano",
    "seed": 491,
    "attitudes": ("suspicious", "in-love", "secretive", "selfish", "dreamy"),
}
LAMP = NIGHT
BRIDE = replace(HEADS["mouse"], skin="#d8c8b8")


def salon(c: Page) -> None:
    """Candlelight and one false note."""
    wall = printed(painted("#3a3a78", "#434384", "#34346e", force=0.5), ring, "#4a4a8c", pitch=80, size=0.4)
    room(c, 1010, wall, wood("#7a4a5a", "#6a3c4c"), skirting=tone("#8f93b8"))
    for x, y, r in ((70, 130, 18), (190, 70, 13)):
        star_on_string(c, x, y, r)


def piano(c: Page) -> None:
    """Seen from in front, with its front off."""
    case = wood("#8a3f3a", "#74322e")
    c.lay(rect(60, 330, 740, 1120, 18), case, 8, angle=0)
    hole = c.lay(
        rect(96, 370, 704, 800, 10), painted("#c8905a", "#d09a66", force=0.5), 0.5, 0, z=5, glow=0.08
    )
    with c.inside(hole):
        for i in range(17):
            string(c, [(110 + i * 36, 370), (110 + i * 36, 800)], "#f0d890", 4, 2)
        c.lay(rect(90, 740, 710, 810), tone("#7a4630"), 4)
        for i in range(17):
            c.lay(rect(98 + i * 36, 716, 122 + i * 36, 750, 6), tone("#f4ead6"), 3)
    with c.at(400, 330, 1, -5):
        c.lay(poly([(-370, 0), (370, 0), (350, -60), (-350, -60)]), case, 9, 1.2)
    c.lay(rect(40, 820, 760, 880), tone("#a8524a"), 8)
    for i in range(15):
        c.lay(rect(60 + i * 45.6, 836, 102 + i * 45.6, 926, 4), tone("#fdf6e6", 0.3, 0.04), 5)
    for i in (0, 1, 3, 4, 5, 7, 8, 10, 11, 12):
        c.lay(rect(92 + i * 45.6, 836, 116 + i * 45.6, 888, 4), tone("#2b2a3a"), 4)
    for q in (-1, 1):
        x = 400 + q * 316
        c.lay(rect(x - 12, 250, x + 12, 320, 4), tone("#fdf6e6"), 6)
        c.lay(blob((x - 11, 250), (x, 206, "c"), (x + 11, 250)), tone("#ffb84a"), 4, glow=0.6)
        c.lay(ell(x, 240, 70), "#ffd98a", 0.4, 0, tissue=0.3)


def wedding(c: Page) -> None:
    """Nobody has told the cat."""
    upright(c, 186, 736, 1.14, "mouse", "in-love", turn=0.6, frame=TINY, coat=tone("#3a4a7a"), tail="long",
            pose=Pose("back", "hug", "tiptoe", 12, 12, 0))  # fmt: skip
    upright(c, 366, 736, 1.1, BRIDE, "in-love", turn=-0.6, frame=TINY, coat=tone("#fdf6e6"), tail="long",
            pose=Pose("hug", "back", "tiptoe", 12, 12, 0))  # fmt: skip
    c.lay(blob((372, 470), (430, 480), (456, 700), (420, 736), (404, 560)), "#fffaf4", 3, 0, tissue=0.6)
    c.lay(heart(276, 430, 22), tone("#e0364a"), 8, 1)

    def cheese() -> None:
        c.lay(
            blob((-104, -14), (-96, -96), (0, -128), (96, -96), (104, -14)),
            printed("#f5c64a", dot, "#d8a02c", pitch=40, size=0.5),
            6,
        )

    upright(c, 584, 742, 1.16, "mouse", "selfish", turn=-0.1, look=(-0.8, 0.3), frame=STOUT, before=cheese, tail="long",
            coat=stripes("#58b4b4", "#f4ead2", pitch=22), pose=Pose((-84, 96), (84, 96), "sit", 2, 6, 0))  # fmt: skip


def keyhole(c: Page) -> None:
    """One stands guard."""
    c.lay(ell(650, 1000, 84, 96), tone("#5a2824"), 0.5, 0, z=9)
    upright(
        c,
        650,
        1086,
        1.0,
        "mouse",
        "secretive",
        turn=0.1,
        frame=TINY,
        pose=Pose("behind", "finger", "none", 4, 8, -2),
    )
    c.lay(rect(560, 1062, 744, 1122, 10), wood("#8a3f3a", "#74322e"), 6)
    brad(c, 744, 1000, 12)


def cat(c: Page) -> None:
    """It played only one note. It heard two."""
    who = upright(c, 250, 1250, 1.7, "cat", "suspicious", turn=0.4, look=(0.9, -0.9), frame=STOUT, coat=tone("#5a3a6e"),
                  pose=Pose((-120, -10), (110, 4), "none", -8, -8, 4))  # fmt: skip
    strip(
        c, [(who.heart[0] - 40, who.heart[1] - 40), (who.heart[0] + 30, who.heart[1] - 34)], 20, "#e2573b", 4
    )


def lid(c: Page) -> None:
    """From up here the candles are stars and the lid is a ship."""
    upright(c, 470, 300, 0.9, "mouse", "dreamy", turn=0.3, frame=TINY, coat=tone("#e8c04a"), look=(0.5, -0.9))
    dream_cloud(c, 590, 92, 170, (520, 150), "#e9e6f6")
    c.lay(blob((550, 96, "c"), (630, 96, "c"), (614, 122), (566, 122)), tone("#d84a3f"), 5)
    c.lay(poly([(586, 90), (586, 46), (622, 90)]), "#fffaf0", 5)


def scene(c: Page) -> None:
    """Lay the card."""
    salon(c)
    piano(c)
    wedding(c)
    keyhole(c)
    cat(c)
    lid(c)
    stamp(c, 742, 120, 8)
