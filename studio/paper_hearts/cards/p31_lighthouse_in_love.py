"""The Lighthouse in Love.

The lighthouse has bent right over to offer the moon a flower; its beam has become an arm. The moon, all pink,
pulls a cloud up to her nose. But down on the sea nobody gets any light, and the walrus captain has gone round
and round in a ring of foam, map upside down, and shakes his fist. A seal comes up and stares. And the star
has never been given anything.
"""

import itertools
import math

from studio.papercut.bits import heart, stamp
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import head
from studio.papercut.elements.props import map_sheet
from studio.papercut.elements.puppets import STOUT, Pose, upright
from studio.papercut.elements.stage import backdrop, bands, cloud_path, sea, star_on_string
from studio.papercut.elements.things import arm, star_being
from studio.papercut.lamp import NIGHT
from studio.papercut.page import Page
from studio.papercut.papers import painted, spattered, stripes, tone, wood
from studio.shapes import blob, ell, rect, taper

META = {
    "number": 31,
    "slug": "lighthouse-in-love",
    "seed": 313,
    "attitudes": ("in-love", "furious", "shy", "amazed", "jealous"),
}
LAMP = NIGHT
WAVES = (
    painted("#3a3f86", "#444a92", force=0.5),
    painted("#2f3576", "#383e82", force=0.5),
    painted("#262c66", "#2e3472", force=0.5),
)


def night(c: Page) -> None:
    """Violet, with a sea in rows."""
    backdrop(c, spattered(painted("#3f2f6e", "#4a387c", "#352762", force=0.5), "#ffe9a8", 56), 2)
    bands(c, (430, 620), [painted("#563f86", "#604890", force=0.4), painted("#74529a", "#7e5ca4", force=0.4)])
    for x, y in ((70, 120), (190, 230), (330, 90)):
        star_on_string(c, x, y, 16)
    sea(c, 740, WAVES[:1], rows=3, step=54, crest=14)


def tower(c: Page) -> None:
    """It was built to stand straight."""
    c.lay(
        blob((-40, 1010), (20, 900), (140, 862), (280, 886), (350, 1010), (150, 1050)),
        painted("#4a4468", "#544e74", force=0.5),
        7,
        tear=6,
    )
    line = ((166, 960), (168, 760), (204, 560), (308, 410), (430, 340))
    widths = (226, 196, 172, 148, 126)
    bits = [(x, y, w) for (x, y), w in zip(line, widths, strict=True)]
    c.lay(taper(*bits), tone("#f7efe0"), 10, 1)
    for (x0, y0, w0), (x1, y1, w1) in itertools.pairwise(bits):
        a = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
        with c.at(x0 + (x1 - x0) * 0.3, y0 + (y1 - y0) * 0.3, 1, a):
            w = (w0 * 0.7 + w1 * 0.3) / 2
            c.lay(
                blob((-w, 30), (0, 38), (w, 30), (w - 4, -36), (0, -28), (-w + 4, -36)),
                tone("#d8404a"),
                1,
                0.4,
            )
    with c.at(470, 316, 1.0, 66):
        c.lay(rect(-92, -12, 92, 14, 6), tone("#3a4a6a"), 6)
        c.lay(rect(-56, -92, 56, -10, 8), "#ffe08a", 4, 0, glow=0.6)
        c.lay(blob((-74, -88), (0, -150), (74, -88)), tone("#d8404a"), 6)
    with c.at(226, 566, 1.44, 24):
        c.lay(ell(0, 8, 62, 60), tone("#fbf3e4", 0.3, 0.05), 2)
        face(c, "in-love", tone("#ecdfc8"), gap=25, size=0.95, my=40)


def gift(c: Page) -> None:
    """The beam is an arm, and it has picked something."""
    arm(c, [(500, 290), (560, 420), (640, 424), (668, 384)], 44, tone("#ffd860"), lift=7)
    with c.at(674, 352, 1.0, 10):
        c.lay(taper((0, 40, 8), (0, -30, 7)), tone("#6aa05a"), 6)
        for i in range(6):
            with c.at(0, -40, 1, i * 60):
                c.lay(ell(0, -22, 14, 21), tone("#f49fb6"), 5, 0.8)
        c.lay(ell(0, -40, 14), tone("#ffd860"), 3)


def moon(c: Page) -> None:
    """As far as the nose is far enough."""
    with c.at(620, 178, 1.0, 8):
        c.lay(ell(0, 0, 152), "#fff3d8", 9, 0.6, tear=6, glow=0.14)
        c.lay(ell(0, 0, 140), painted("#f6cfc0", "#f9dace", "#f0c0b0", force=0.5), 3, 0.6, glow=0.14)
        for x, y, r in ((-84, -70, 17), (78, -84, 13), (10, -112, 10)):
            c.lay(ell(x, y, r, r * 0.85), "#e0a898", 0.6, 0, tissue=0.7)
        with c.at(0, -18, 1.6):
            face(c, "shy", tone("#f0c0b0"), gap=30, my=44, look=(0.9, -0.3))
    with c.at(640, 300):
        c.lay(cloud_path(360), tone("#a894cc", 0.4), 8, 1.3, tear=8)
    for q in (-1, 1):
        c.lay(ell(640 + q * 66, 268, 24, 20), tone("#f6cfc0"), 6)


def captain(c: Page) -> None:
    """He has passed himself three times."""
    for i in range(26):
        a = i * 2 * math.pi / 26
        c.lay(ell(520 + math.cos(a) * 262, 1096 + math.sin(a) * 76, 30, 15), "#dfe6f6", 3, tear=4)
    hull = wood("#a8604a", "#8a4838")
    upright(c, 524, 1060, 1.36, "walrus", "furious", turn=-0.3, frame=STOUT, coat=stripes("#f4ecd8", "#3a5a96", pitch=26), look=(-0.6, -0.9),
            pose=Pose("fist up", (60, 60), "none", 6, -4, 0))  # fmt: skip
    map_sheet(c, 632, 966, 170, 116, 10, upside=True)
    c.lay(
        blob(
            (318, 1030, "c"),
            (520, 1056),
            (736, 1020, "c"),
            (690, 1110),
            (600, 1150),
            (430, 1150),
            (356, 1116),
        ),
        hull,
        9,
    )
    c.lay(taper((314, 1032, 20), (520, 1058, 22), (740, 1022, 20)), tone("#d89068"), 4)
    c.lay(ell(600, 970, 22), tone("#d8b098"), 6)


def seal(c: Page) -> None:
    """It had only come up for air."""
    c.lay(blob((96, 1240), (92, 1080), (170, 1030), (248, 1080), (250, 1240)), tone("#8f9aa8"), 7)
    with c.at(172, 1046, 1.06, 6):
        head(c, "seal", "amazed", 0.3, (0.5, -0.9))


def star(c: Page) -> None:
    """Nobody has ever brought it a flower."""
    star_being(c, 150, 300, 112, "jealous", look=(0.9, -0.3), glow=0.12)


def scene(c: Page) -> None:
    """Lay the card."""
    night(c)
    star(c)
    with c.at(26, 0):
        moon(c)
    tower(c)
    gift(c)
    for x, y, r in ((398, 226, 24), (456, 160, 18), (410, 120, 13)):
        c.lay(heart(x, y, r), "#e0364a", 6, 1)
    sea(c, 960, WAVES[1:2], rows=1, crest=16)
    seal(c)
    captain(c)
    sea(c, 1146, WAVES[2:], rows=1, crest=16)
    stamp(c, 748, 620, 9)
