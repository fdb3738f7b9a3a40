"""The Cherry Hedgehog.

The hedgehog loves the red balloon so much. It has put a cherry on the tip of every spine, so that nothing can
happen, and now it leans in with its eyes shut and its arms wide. The balloon holds its breath. And behind its
back a squirrel tiptoes off with a cherry, grinning. One spine is bare now. Only one. Even the cloud opens its
mouth.
"""

import math

from studio.papercut.bits import heart, stamp, string
from studio.papercut.elements.faces import face
from studio.papercut.elements.puppets import TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, grass, land, tree
from studio.papercut.elements.things import arm, cloud_being
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import painted, tone
from studio.shapes import blob, ell, poly, taper

META = {
    "number": 1,
    "slug": "the-cherry-hedgehog",
    "seed": 11,
    "attitudes": ("afraid", "in-love", "mischievous", "amazed"),
}
LAMP = DAY


def orchard(c: Page) -> None:
    """A soft noon under the cherry trees."""
    backdrop(c, painted("#bfe2f2", "#cceaf6", "#b0d8ec", force=0.5), 3)
    cloud_being(c, 200, 150, 300, "amazed", look=(0.3, 0.9))
    land(c, 640, painted("#cfe6a0", "#d8ecae", force=0.5), swell=20, wave=170, phase=1, tear=8)
    for x, y, h in ((80, 760, 480), (700, 740, 420)):
        tree(c, x, y, h, crown=(tone("#f4b0c4"), tone("#f7c4d2"), tone("#f0a0b8")), bark=tone("#9a6a54"))
    land(c, 800, painted("#a8d080", "#b4d88e", "#9cc674", force=0.5), swell=14, wave=220, phase=3, tear=9)
    for x, y in ((60, 1180), (420, 1186), (760, 1170)):
        grass(c, x, y, 50, tone("#7ab058"))


def cherry(c: Page, x: float, y: float, r: float = 21) -> None:
    """One cherry, safe."""
    c.lay(ell(x, y, r), tone("#d8304a"), 5, 0.4)
    c.lay(ell(x - r * 0.34, y - r * 0.36, r * 0.22, r * 0.15, -40), "#f7a8b0", 0.3, 0)


def hedgehog(c: Page) -> None:
    """It has thought of everything."""
    spine = tone("#7a5a40")
    for ring, (r, n) in enumerate(((310, 15), (250, 13))):
        for i in range(n):
            a = math.radians(118 + i * 200 / n + ring * 7)
            bx, by = 250 + math.cos(a) * 120, 900 + math.sin(a) * 120
            x, y = 250 + math.cos(a) * r, 880 + math.sin(a) * r
            if x < 20 or y > 1150:
                continue
            c.lay(taper((bx, by, 40), (x, y, 6)), tone("#7a5a40" if ring else "#6a4c36"), 4)
            if not (ring == 0 and i == 9):
                cherry(c, x, y)
    c.lay(blob((80, 1150), (70, 960), (150, 800), (280, 760), (390, 820), (420, 960), (400, 1150)), spine, 7)
    c.lay(blob((180, 1150), (200, 1000), (300, 940), (390, 990), (400, 1150)), tone("#f0d2a4"), 2)
    for x in (170, 340):
        c.lay(ell(x, 1156, 60, 24), tone("#8a6448"), 5)
    with c.at(336, 810, 1.0, 12):
        for x, y in ((-86, -76), (20, -104)):
            c.lay(ell(x, y, 34, 32), tone("#8a6448"), 4)
        c.lay(
            blob(
                (-128, 20),
                (-108, -84),
                (-20, -122),
                (80, -90),
                (150, 0),
                (186, 44),
                (150, 84),
                (40, 108),
                (-80, 90),
            ),
            tone("#f0d2a4"),
            8,
        )
        c.lay(ell(182, 44, 22, 19), tone("#4a2f28"), 4)
        with c.at(24, -14, 1.36):
            face(c, "kissing", tone("#e4c290"), gap=36, my=52, turn=0.3)
    arm(c, [(340, 960), (430, 1000), (500, 960)], 52, spine, tone("#e8c898"), "open", lift=8)


def balloon(c: Page) -> None:
    """Do not breathe. Do not squeak."""
    string(c, [(600, 850), (560, 950), (640, 1040), (580, 1150)], "#8a6a5a", 5, 4)
    c.lay(ell(580, 1156, 40, 18), tone("#c8b48a"), 4)
    for d, share in ((12, 0.35), (-12, 0.35), (0, 0)):
        with c.at(616 + d, 620, 1.0, 16):
            body = blob(
                (0, -240), (170, -130), (176, 40), (90, 170), (0, 214), (-90, 170), (-166, 40), (-160, -130)
            )
            if share:
                c.lay(body, tone("#e2412f"), 2, 0, tissue=share)
                continue
            c.lay(poly([(-24, 244), (24, 244), (0, 200)]), tone("#c8342a"), 5)
            c.lay(body, painted("#e2412f", "#ea5140", "#d83a2a", force=0.5), 10, 1.6)
            with c.at(-14, -30, 1.8):
                face(c, "afraid", tone("#d03828"), gap=34, my=50, look=(-0.8, 0.5))
            c.lay(ell(70, -150, 34, 20, 34), "#f7a090", 0.4, 0, tissue=0.8)


def thief(c: Page) -> None:
    """It was not even ripe."""
    who = upright(c, 660, 1172, 1.0, "squirrel", "mischievous", turn=-0.5, frame=TINY, tail="bushy", look=(-0.8, 0),
                  pose=Pose("rub", (64, 10), "tiptoe", 8, 8, -4))  # fmt: skip
    cherry(c, *who.right, 27)
    c.lay(
        taper((who.right[0], who.right[1] - 22, 5), (who.right[0] + 18, who.right[1] - 62, 4)),
        tone("#5a8a3a"),
        4,
    )


def scene(c: Page) -> None:
    """Lay the card."""
    orchard(c)
    balloon(c)
    hedgehog(c)
    thief(c)
    for x, y, r in ((446, 560, 26), (410, 490, 18), (486, 500, 15)):
        c.lay(heart(x, y, r), tone("#e0364a"), 8, 1)
    stamp(c, 754, 960, -8)
