"""At the Lion's Hairdresser.

The lion has its mane in pink curlers and thinks that it has never looked better. In the next chair a sheep,
shorn quite bald, looks into the mirror: it had only asked for a trim. The monkey looks up, sweats a little
and hides the clippers behind its back. The wool has turned into a cloud and floats out of the window,
laughing. A lamb has tried some of it on as a beard.
"""

import math

from studio.papercut.bits import pleated, stamp, string, strip
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import head
from studio.papercut.elements.puppets import TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, cloud_path, window
from studio.papercut.elements.things import arm
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import Ground, dot, gingham, painted, printed, ring, stripes, tone
from studio.shapes import blob, ell, rect, taper

META = {
    "number": 30,
    "slug": "at-the-lions-hairdresser",
    "seed": 304,
    "attitudes": ("guilty", "proud", "disappointed", "silly", "joyful"),
}
LAMP = Lamp(angle=-110, key="#fff3dc", sky="#d4e8ea", soft=0.44)


def salon(c: Page) -> None:
    """Electric light, a checked floor, a window that somebody left open."""
    backdrop(
        c,
        printed(painted("#2fa8a4", "#3ab2ac", "#289c99", force=0.4), ring, "#4cbcb4", pitch=84, size=0.36),
        0,
    )
    c.lay(rect(-20, 900, 820, 1240), gingham("#fff3d9", "#e2412f", 110), 3, angle=0)
    c.lay(rect(-20, 876, 820, 906), tone("#fff3d9"), 3, 0.4)

    def sky() -> None:
        c.lay(rect(-160, -150, 160, 150), painted("#bfe4f0", "#d0ecf4"), 0.5)

    window(c, 610, 170, 270, 230, sky, frame="#fff3d9", bars=False)


def wool(c: Page) -> None:
    """It was never so free in its life."""
    for dx, dy, w, col in ((-60, 20, 190, "#f0e8d8"), (60, 14, 180, "#f4ecdc"), (0, -6, 240, "#fbf5e8")):
        with c.at(640 + dx, 176 + dy):
            c.lay(cloud_path(w), tone(col, 0.4), 7, 1.4, tear=8)
    with c.at(652, 168, 0.94):
        face(c, "joyful", tone("#ece0cc"), gap=30, my=40)
    for x, y, r in ((560, 330, 22), (600, 420, 16), (566, 500, 12)):
        c.lay(ell(x, y, r, r * 0.8), "#fbf5e8", 5, tear=4)


def chair(c: Page, x: float, y: float, s: float, sheet: Ground) -> None:
    """A chair that goes up and down."""
    with c.at(x, y, s):
        c.lay(ell(0, 0, 110, 22), "#8a8f98", 4)
        c.lay(rect(-16, -90, 16, 0), "#b8bec4", 4)
        c.lay(rect(-150, -330, 150, -70, 50), sheet, 6)
        for q in (-1, 1):
            c.lay(rect(q * 160 - 26, -210, q * 160 + 26, -150, 24), tone("#fff3d9"), 8)


def cape(c: Page, x: float, y: float, w: float, h: float, sheet: Ground) -> None:
    """The sheet they tie round your neck."""
    hem = [(x + w / 2 - i * w / 8, y + h + (14 if i % 2 else -8)) for i in range(9)]
    c.lay(
        blob(
            (x - w * 0.16, y, "c"),
            (x + w * 0.16, y, "c"),
            (x + w * 0.42, y + h * 0.3),
            *hem,
            (x - w * 0.42, y + h * 0.3),
        ),
        sheet,
        9,
        1.2,
        relief=pleated(w / 7, 4),
    )


def lion(c: Page) -> None:
    """Forty curlers and not one too many."""
    chair(c, 244, 1150, 1.2, tone("#c8322c"))
    cape(c, 244, 690, 420, 360, stripes("#fff3d9", "#f5a623", pitch=44))
    with c.at(226, 520, 1.54, -7):
        for j, (r, n, a0) in enumerate(((112, 13, 0.0), (86, 11, 0.3))):
            for i in range(n):
                a = a0 + i * 2 * math.pi / n
                if j == 1 and math.sin(a) > 0.35:
                    continue
                with c.at(math.cos(a) * r, math.sin(a) * r - 6, 1, math.degrees(a)):
                    c.lay(ell(0, 0, 26, 24), tone("#b5502a"), 3)
                    c.lay(rect(-23, -15, 23, 15, 9), stripes("#f49fb6", "#e4577a", pitch=9), 5)
        head(c, "bald lion", "proud", 0.1)


def sheep(c: Page) -> None:
    """It had asked for a trim."""
    chair(c, 620, 1170, 0.98, tone("#c8322c"))
    cape(c, 620, 850, 330, 270, printed("#fff3d9", dot, "#1fa3a3", pitch=40, size=0.4))
    with c.at(622, 724, 1.36, 8):
        head(c, "shorn sheep", "disappointed", -0.4, (-0.8, 0.8))
        for x, rot in ((-14, -20), (6, 4), (22, 24)):
            with c.at(x, -84, 1, rot):
                strip(c, [(0, 8), (2, -10), (-3, -22)], 5, "#f6efe0", 3)
    arm(c, [(520, 1000), (470, 990), (452, 950)], 40, tone("#f0c4b4"), lift=9)
    c.lay(taper((452, 960, 16), (456, 900, 14)), tone("#8a5a34"), 8)
    c.lay(ell(458, 842, 62, 74, -10), tone("#8a5a34"), 9)
    c.lay(ell(458, 842, 48, 60, -10), painted("#d8eef2", "#ecf8fa", "#c4e0e8"), 1)
    c.lay(blob((440, 880), (444, 836), (458, 816), (474, 836), (480, 880)), "#f0c4b4", 0.5, 0)


def barber(c: Page) -> None:
    """The clippers slipped. Only once, but all the way."""
    for x in (442, 534):
        c.lay(taper((x, 720, 16), (x + (x - 488) * 0.3, 930, 12)), tone("#8a5a34"), 4)
    c.lay(rect(420, 708, 556, 732, 8), tone("#a86a3c"), 5)
    with c.at(566, 536, 1.1, 34):
        c.lay(rect(-17, -10, 17, 80, 10), tone("#3a4a5a"), 7)
        c.lay(rect(-22, -30, 22, -6, 4), "#c9d4d8", 5)
        for i in range(-2, 3):
            c.lay(rect(i * 9 - 3, -44, i * 9 + 3, -26), "#c9d4d8", 4, 0)
        c.lay(ell(0, -48, 26, 14), "#fbf5e8", 4, tear=4)
    string(c, [(524, 606), (480, 660), (540, 700), (600, 690)], "#3a4a5a", 5, 3)
    upright(
        c,
        488,
        714,
        1.12,
        "monkey",
        "guilty",
        turn=0.3,
        coat=tone("#fdf8ec"),
        look=(0.7, -0.9),
        pose=Pose("hang", "behind", "toes in", 4, 10, -8),
    )


def lamb(c: Page) -> None:
    """On somebody else it would be a beard."""
    upright(c, 392, 1180, 1.0, "shorn sheep", "silly", turn=0.1, frame=TINY)
    for x, y, r in ((350, 940, 26), (380, 914, 30), (414, 914, 28), (440, 942, 24)):
        c.lay(ell(x, y, r, r * 0.84), "#fbf5e8", 6, tear=4)
    for x, y, r in ((348, 1044, 22), (372, 1066, 24), (400, 1072, 24), (428, 1062, 22)):
        c.lay(ell(x, y, r, r * 0.8), "#fbf5e8", 6, tear=4)


def scene(c: Page) -> None:
    """Lay the card."""
    salon(c)
    wool(c)
    barber(c)
    lion(c)
    sheep(c)
    lamb(c)
    for x, y, r in ((120, 1176, 20), (560, 1190, 26), (330, 1186, 16)):
        c.lay(ell(x, y, r, r * 0.7), "#fbf5e8", 4, tear=4)
    stamp(c, 762, 470, 9)
