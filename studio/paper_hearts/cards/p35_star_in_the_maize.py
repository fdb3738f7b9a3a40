"""A Star in the Maize.

A little star has fallen into a maize field at night. It turns round and round and trembles, for all the paths
look the same. But the scarecrow, who has never really scared anybody, bends down and holds his hat over it. A
harvest mouse, cheeks full of maize, leans out of its cob to see. Another one hugs its own cob: mine!
"""

import math
from dataclasses import replace

from studio.papercut.bits import stamp, stitches, strip
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.puppets import paw
from studio.papercut.elements.stage import backdrop, footprints
from studio.papercut.elements.things import arm, star_being
from studio.papercut.lamp import NIGHT
from studio.papercut.page import Page
from studio.papercut.papers import brick, brindled, dot, painted, printed, tartan, tone
from studio.shapes import blob, ell, poly, rect, star, taper

META = {
    "number": 35,
    "slug": "star-in-the-maize",
    "seed": 353,
    "attitudes": ("afraid", "caring", "curious", "lost", "selfish"),
}
MINE = replace(HEADS["mouse"], skin="#a8744a")
LAMP = NIGHT
PATH = painted("#6a5f96", "#766aa2", "#5e5488", force=0.5)
STRAW = brindled(painted("#d8b060", "#e4be72"), "#c09444", 16, 0.4)


def field(c: Page) -> None:
    """From above: four paths, and each of them comes back."""
    backdrop(c, painted("#1f4a4a", "#255454", "#1a3f42", force=0.5), 2)
    for x0, y0, x1, y1, w in (
        (-40, 300, 860, 900, 120),
        (860, 240, -40, 980, 110),
        (90, -40, 200, 1240, 96),
        (700, 1240, 640, -40, 100),
    ):
        c.lay(
            taper((x0, y0, w), ((x0 + x1) / 2 + 20, (y0 + y1) / 2 - 10, w * 1.1), (x1, y1, w)),
            PATH,
            0,
            0.4,
            z=1,
            rim=-0.5,
        )
    c.lay(ell(400, 660, 250, 220), PATH, 0, 0.4, z=1, rim=-0.5)


def maize(c: Page, x: float, y: float, s: float, rot: float) -> None:
    """A plant seen from above: leaves round a tuft."""
    with c.at(x, y, s, rot):
        for i in range(6):
            with c.at(0, 0, 1, i * 60 + (i % 2) * 14):
                c.lay(
                    blob((-13, 0), (-20, -60), (4, -118, "c"), (18, -54), (13, 0)),
                    tone(("#2f7a5c", "#3a8866", "#276a50")[i % 3]),
                    4,
                    2,
                )
        c.lay(ell(0, 0, 15), tone("#e0c060"), 3, tear=3)


def rows(c: Page) -> None:
    """Rows on every side, higher than one's head."""
    spots = (
        (20, 120), (330, 60), (470, 130), (560, 30), (20, 560), (60, 740), (350, 300), (480, 260), (760, 420), (740, 560), (780, 720), (90, 420),
        (330, 1010), (480, 1030), (420, 1150), (560, 1130), (600, 1000), (780, 1000), (770, 1150), (40, 300), (250, 180), (300, 1180),
    )  # fmt: skip
    for i, (x, y) in enumerate(spots):
        maize(c, x, y, 0.8 + 0.12 * (i % 3), i * 37)


def fallen(c: Page) -> None:
    """It only wanted to look over the edge."""
    ring = [
        (400 + math.cos(a) * 214, 690 + math.sin(a) * 176) for a in (math.radians(i * 15) for i in range(25))
    ]
    footprints(c, ring, "#4a4278", 11)
    for r, share in ((250, 0.16), (200, 0.2)):
        c.lay(ell(400, 690, r, r * 0.9), "#ffe9a8", 0.5, 0, tissue=share)
    for dx in (-20, 18):
        c.lay(star(400 + dx, 690 - 6, 160, 5, 0.52, -90 + dx * 0.3), "#ffe9a8", 2, 0, tissue=0.4)
    star_being(c, 400, 690, 160, "afraid", look=(0.5, -0.9), glow=0.22)


def scarecrow(c: Page) -> None:
    """He has frightened nobody all his life."""
    coat = tartan(painted("#7a4a56", "#845460"), "#c8843a", "#3a5a86", pitch=90)
    c.lay(taper((760, -40, 40), (700, 120, 40), (640, 260, 36)), tone("#8a5a34"), 5)
    c.lay(
        blob((560, 380), (590, 230), (700, 130), (860, 160), (860, 480), (720, 470), (620, 450)), coat, 8, 1.4
    )
    c.lay(taper((720, 400, 92), (760, 560, 84), (640, 610, 66)), coat, 7)
    c.lay(taper((610, 300, 90), (500, 340, 80), (420, 420, 62)), coat, 8)
    for x, y, rot in ((626, 616, -100), (404, 440, -140)):
        with c.at(x, y, 1, rot):
            for i in range(-2, 3):
                c.lay(taper((0, 0, 9), (i * 15, -62, 5)), tone("#e0be6a"), 4, 0.6)
    with c.at(566, 250, 1.36, -16):
        c.lay(
            blob((-78, 0), (-66, -62), (0, -84), (66, -62), (80, 4), (56, 66), (0, 84), (-58, 64)),
            printed(painted("#e0c48c", "#e8d09c"), brick, "#d2b478", pitch=16, size=0.5),
            8,
        )
        with c.at(-4, -12):
            face(c, "caring", tone("#d8ba80"), gap=30, my=48, turn=-0.5, look=(-0.7, 0.9))
        for q in (-1, 1):
            for i in range(3):
                strip(c, [(q * 60, -60 + i * 14), (q * (92 + i * 5), -74 + i * 22)], 6, "#e0be6a", 3)
        stitches(c, [(30, -70), (46, -40), (54, -10)], "#8a5a34", 4, 9, 7)


def hat(c: Page) -> None:
    """A roof for one."""
    with c.at(392, 512, 1.0, -7):
        c.lay(ell(0, 0, 232, 42), STRAW, 10)
        c.lay(blob((-104, -4), (-88, -104), (0, -128), (88, -104), (104, -4), (0, 12)), STRAW, 6)
        c.lay(blob((-104, -4), (-98, -40), (0, -26), (98, -40), (104, -4), (0, 12)), tone("#c84a5a"), 2)


def mouse(c: Page) -> None:
    """It has nothing against visitors at supper."""
    c.lay(
        blob((60, 1230), (40, 1040), (90, 930), (180, 900), (260, 960), (290, 1080), (280, 1230)),
        printed(painted("#f2c23c", "#f7d058", force=0.5), brick, "#e0a82c", pitch=34, size=0.86),
        8,
    )
    for pts in (
        ((20, 1240), (0, 1080), (60, 960, "c"), (110, 1120), (120, 1240)),
        ((320, 1240), (350, 1060), (300, 970, "c"), (236, 1120), (226, 1240)),
    ):
        c.lay(blob(*pts), tone("#6aa05a"), 7, 1.8)
    gold = replace(HEADS["mouse"], skin="#c8844a", light="#f4c8a0")
    with c.at(196, 950, 1.34, 12):
        head(c, gold, "curious", 0.5, (0.9, -0.7))
        for q in (-1, 1):
            c.lay(ell(q * 46 + 14, 40, 30, 26), tone("#d8985c"), 4, 0.6)
            c.lay(ell(q * 50 + 14, 44, 16, 12), "#ee8a5a", 0.5, 0, tissue=0.6)
    paw(c, 262, 1084, 24, tone("#f4c8a0"), 10)
    with c.at(268, 1048, 1, 14):
        c.lay(rect(-15, -16, 15, 16, 9), tone("#f7d058"), 5)
    paw(c, 124, 1092, 24, tone("#f4c8a0"), -10)


def second_mouse(c: Page) -> None:
    """This cob is nobody else's."""
    c.lay(blob((560, 1210), (580, 1060), (650, 1010), (720, 1060), (740, 1210)), tone("#a8744a"), 6)
    with c.at(650, 1010, 0.92, -4):
        head(c, MINE, "selfish", -0.2, (-0.8, -0.2))
    c.lay(
        blob((596, 1190), (604, 1100), (650, 1074), (696, 1100), (704, 1190)),
        printed("#f2c83c", dot, "#e0a42c", pitch=18, size=0.5),
        7,
    )
    for q in (-1, 1):
        arm(
            c,
            [(650 + q * 84, 1080), (650 + q * 92, 1150), (650 + q * 26, 1150)],
            34,
            tone("#a8744a"),
            tone("#e8b0a4"),
            "flat",
            lift=9,
        )


def scene(c: Page) -> None:
    """Lay the card."""
    field(c)
    rows(c)
    fallen(c)
    scarecrow(c)
    hat(c)
    mouse(c)
    for x, y in ((330, 900), (500, 880)):
        c.lay(poly([(x - 8, y), (x, y - 12), (x + 8, y)]), "#f7d058", 2)
    second_mouse(c)
    stamp(c, 60, 700, 9)
