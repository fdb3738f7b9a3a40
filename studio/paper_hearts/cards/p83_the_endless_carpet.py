"""The Endless Carpet.

In the middle of the great carpet an ant has sat down, all alone: every path goes round and comes back. A
woven gazelle leans out of the pattern to sniff at it. But high up at the edge the weaver lifts one finger.
Why should every road turn? And she begins to knot one straight red line.
"""

from studio.papercut.bits import stamp, string
from studio.papercut.elements.beasts import insect
from studio.papercut.elements.heads import head
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import suitcase
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop
from studio.papercut.families import SKINS
from studio.papercut.lamp import GOLDEN
from studio.papercut.page import Page
from studio.papercut.papers import cross, diamond, flower, painted, printed, tone
from studio.shapes import arch, blob, cut, ell, poly, rect, taper

META = {
    "number": 83,
    "slug": "the-endless-carpet",
    "seed": 831,
    "attitudes": ("curious", "inspired", "lonely"),
}
LAMP = GOLDEN
WEAVER = Person(SKINS[2], "none", "#2a2028", "adult", top=tone("#1f8a8a"), robe=True,
                scarf=printed("#f5c64a", flower, "#e2412f", pitch=34, size=0.5))  # fmt: skip


def room(c: Page) -> None:
    """A wall, a window, and then only carpet."""
    backdrop(c, painted("#f4e2bc", "#f8ead0", "#ecd6a8", force=0.5), 3)
    c.lay(arch(300, -60, 560, 210), tone("#b98a5a"), 4)
    c.lay(arch(316, -40, 544, 210), "#ffe08a", 0.4, 0, glow=0.4)
    for x in (390, 470):
        c.lay(rect(x - 5, -20, x + 5, 210), tone("#b98a5a"), 3, 0)
    c.lay(poly([(316, 210), (544, 210), (760, 1210), (100, 1210)]), "#fff0c0", 0.4, 0, tissue=0.2)


def carpet(c: Page) -> None:
    """Borders inside borders: every path comes back."""
    outer = blob((20, 1260, "c"), (60, 330, "c"), (740, 330, "c"), (790, 1260, "c"))
    c.lay(outer, painted("#c8342e", "#d0403a", "#bc2c28", force=0.5), 6, 0.8, angle=0)
    for x in range(76, 740, 26):
        c.lay(taper((x, 336, 8), (x - 2, 306, 5)), tone("#fff3d9"), 2)
    bands = ((30, printed("#1f6f86", cross, "#f5c64a", pitch=40, size=0.6)), (84, tone("#fff3d9")), (100, printed("#e2862f", diamond,
             "#fff3d9", pitch=52, size=0.6)), (160, tone("#1f6f86")), (176, painted("#b82c2c", "#c03634", force=0.5)))  # fmt: skip
    for d, sheet in bands:
        c.lay(rect(60 + d * 0.92, 330 + d, 740 - d * 0.92, 1290 - d * 0.6, 10), sheet, 1, 0.3, angle=0)
    for r, tint in ((210, "#f5c64a"), (176, "#1f8a8a"), (140, "#fff3d9"), (110, "#c8342e")):  # rings of path
        c.lay(cut(ell(400, 890, r, r * 0.92), ell(400, 890, r - 16, (r - 16) * 0.92)), tone(tint), 1, 0.2)
    for i in range(26):  # its own tracks
        with c.at(400, 890, 1, i * 360 / 26):
            c.lay(ell(0, -176 - i % 2 * 10, 5, 7), "#5a2420", 0.3, 0)
    for x, y in ((250, 640), (560, 640), (250, 1130), (560, 1130)):
        for i in range(8):
            with c.at(x, y, 1, i * 45):
                c.lay(ell(0, -26, 9, 18), tone("#f5a623" if i % 2 else "#fff3d9"), 1, 0)


def gazelle(c: Page) -> None:
    """Woven flat, except for the nose."""
    wool = printed("#e8b45a", cross, "#d89a3c", pitch=18, size=0.7)
    c.lay(blob((590, 760), (640, 690), (720, 700), (740, 780), (700, 830), (620, 820)), wool, 1, 0.2)
    for x0, x1 in ((622, 612), (700, 716)):
        c.lay(taper((x0, 810, 18), (x1, 920, 12)), wool, 0.8, 0)
    c.lay(taper((620, 750, 50), (580, 690, 44), (540, 690, 40)), wool, 4)
    for q in (-1, 1):
        c.lay(
            taper((548 + q * 14, 610, 12), (560 + q * 34, 550, 9), (552 + q * 26, 500, 5)), tone("#8a4a2c"), 4
        )
    with c.at(530, 668, 0.98, 16):
        head(c, "deer", "curious", -0.6, (-0.7, 0.7))


def ant(c: Page) -> None:
    """It has been past this flower four times."""
    suitcase(c, 292, 968, 84)
    insect(c, 392, 980, 1.08, "ant", "lonely", arms=((-46, -86), (48, -84)), look=(-0.5, 0.8))


def weaver(c: Page) -> None:
    """Why should every road turn?"""
    person(
        c,
        430,
        410,
        1.1,
        WEAVER,
        "inspired",
        turn=-0.1,
        look=(-0.1, -1),
        pose=Pose((-66, 96), "point", "kneel", -2, -8, 6),
    )


def red_line(c: Page) -> None:
    """The first road on it that goes straight."""
    string(c, [(364, 318), (330, 400), (300, 520), (286, 700), (288, 860)], "#ff4a34", 10, 5)
    c.lay(ell(366, 318, 26, 20), tone("#e2412f"), 6)


def scene(c: Page) -> None:
    """Lay the card."""
    room(c)
    weaver(c)
    carpet(c)
    red_line(c)
    gazelle(c)
    ant(c)
    stamp(c, 90, 240, -8)
