"""Butterfly Sneeze.

The little bear is in bed with a cold. Aaah-tchoo! And out of its nose burst butterflies, a whole cloud of
them. One dad stands there with the spoon in the air and his mouth open. The other has got a caterpillar on
his nose, and it drips. But the little sister jumps as high as she can: catch them! And the brother has
brought his handkerchief.
"""

from dataclasses import replace

from studio.papercut.bits import drop, stamp
from studio.papercut.elements.beasts import butterfly
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.props import ice_bag, spoon
from studio.papercut.elements.puppets import STOUT, TINY, Pose, upright
from studio.papercut.elements.stage import room, window
from studio.papercut.lamp import GOLDEN
from studio.papercut.page import Page
from studio.papercut.papers import (
    dot,
    flower,
    gingham,
    painted,
    printed,
    spattered,
    stripes,
    tartan,
    tone,
    wood,
)
from studio.shapes import blob, ell, rect

META = {
    "number": 8,
    "slug": "butterfly-sneeze",
    "seed": 82,
    "attitudes": ("disgusted", "amazed", "joyful", "poorly", "caring"),
}
LAMP = GOLDEN
DARK = replace(HEADS["bear"], skin="#7a5240", light="#d8b090")
HONEY = replace(HEADS["bear"], skin="#d8a05a", light="#f4dcae")
WINGS = ("#f49fb6", "#a8d8f0", "#fbe98d", "#c9b8ea", "#fbc49a", "#f2785a")


def cabin(c: Page) -> None:
    """Logs, snow outside, a warm lamp."""
    room(
        c,
        930,
        stripes(painted("#e8bc94", "#eec8a2", force=0.5), "#d8a67c", pitch=88, share=0.14),
        wood("#c8946a", "#b48056"),
        skirting=tone("#d8a67c"),
    )
    window(c, 160, 180, 190, 190, lambda: c.lay(rect(-200, -200, 200, 200), spattered("#8fa8d8", "#ffffff", 24, 1.4), 1), frame=tone("#b07a54"),
           pane="#8fa8d8", curtain=gingham("#fff4f0", "#f06a86", 24))  # fmt: skip


def dads(c: Page) -> None:
    """One with the soup, one with the worst of it."""
    upright(c, 214, 960, 1.4, DARK, "amazed", turn=0.3, look=(0.4, -0.5), frame=STOUT, coat=tartan("#c9b8ea", "#8a6ab0", "#f4ead2", pitch=50),
            right_holds=lambda: spoon(c, 0, 0, 130, 10), pose=Pose("cheek", (84, -34), "stand", -6, -10, 4))  # fmt: skip
    who = upright(c, 622, 960, 1.4, HONEY, "disgusted", turn=0.2, look=(-0.2, 0.8), frame=STOUT,
                  coat=printed("#a8d8f0", dot, "#fff4f0", pitch=34, size=0.4), pose=Pose("push", "push", "stand", -10, -8, 0))  # fmt: skip
    x, y = who.head
    for i in range(5):
        c.lay(
            ell(x - 44 + i * 26, y + 18 - abs(i - 2) * -7, 19, 17), tone("#7ab84a" if i % 2 else "#8fca5a"), 5
        )
    c.lay(ell(x + 74, y + 22, 22, 20), tone("#8fca5a"), 4)
    for i in (-1, 1):
        c.lay(ell(x + 76 + i * 7, y + 16, 4), "#2b2130", 0.5, 0)
    for dx, r in ((-40, 9), (12, 12), (50, 9)):
        c.lay(drop(x + dx, y + 58, r), tone("#8fca5a"), 4, 0)


def bed(c: Page) -> None:
    """Aaah. Aaaah."""
    c.lay(rect(-30, 800, 70, 1240, 20), wood("#b07a54", "#9a6644"), 6)
    c.lay(blob((10, 1040), (20, 880), (120, 850), (290, 860), (330, 1040)), tone("#fff8f0"), 8, 1.4)
    with c.at(190, 950, 1.36, 14):
        head(c, "bear", "poorly", 0.5)
    ice_bag(c, 160, 862, 1.2, 6)
    c.lay(
        blob((-40, 1260), (-40, 1060), (160, 1040), (330, 1050), (520, 1080), (560, 1260)),
        printed("#f49fb6", flower, "#fff4f0", pitch=64, size=0.5),
        9,
        1.3,
    )
    c.lay(
        blob((-40, 1090), (160, 1060), (340, 1070), (400, 1110), (200, 1110), (-40, 1130)), tone("#fff8f0"), 3
    )


def sneeze(c: Page) -> None:
    """Tchoo."""
    for i in range(34):
        t = (i + 1) / 35
        spread = (i * 0.618 % 1 - 0.5) * (30 + 620 * t**2)
        x, y = 292 + 180 * t**0.8, 930 - 860 * t
        butterfly(c, x + spread, y, 0.7 + 0.8 * t, tone(WINGS[i % 6]), (i * 47) % 90 - 45)


def sister(c: Page) -> None:
    """Mine, and mine, and mine!"""
    upright(
        c,
        664,
        1172,
        1.16,
        HEADS["bear"],
        "laughing",
        turn=-0.2,
        frame=TINY,
        coat=tone("#fbe98d"),
        pose=Pose("up", "up", "jump", 0, 8, 2),
    )
    c.lay(ell(664, 1176, 90, 14), "#8a5a3a", 0, 0, tissue=0.5)


def brother(c: Page) -> None:
    """It has brought its own handkerchief."""
    upright(c, 438, 1178, 1.06, DARK, "caring", turn=-0.6, frame=TINY, coat=tone("#c9b8ea"), look=(-0.7, -0.2),
            pose=Pose((-84, 34), "heart", "stand", 12, 8, 0), left_holds=lambda: c.lay(rect(-34, -30, 26, 34, 4), gingham("#fffaf0", "#58b4b4", 16), 5, 1.4))  # fmt: skip


def scene(c: Page) -> None:
    """Lay the card."""
    cabin(c)
    dads(c)
    sneeze(c)
    bed(c)
    sister(c)
    brother(c)
    stamp(c, 60, 420, -8)
