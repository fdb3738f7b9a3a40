"""The Chair That Sulks.

The old wooden chair sticks out its lip and has crossed its legs. Over there, in the sun, the new sofa swells
its velvet chest, with the cat asleep on it. Only the little footstool has come across to lean against the
chair. And the old bear sits alone on the bare floor.
"""

from studio.papercut.bits import brad, stamp, strip
from studio.papercut.elements.faceless import patch
from studio.papercut.elements.faces import Look, face
from studio.papercut.elements.heads import head
from studio.papercut.elements.puppets import TINY, upright
from studio.papercut.elements.stage import backdrop, beam, window
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import flower, gingham, painted, printed, stripes, tone, wood
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 27,
    "slug": "chair-that-sulks",
    "seed": 27,
    "attitudes": ("proud", "sulky", "caring", "sleepy", "lonely"),
}
LAMP = Lamp(angle=-50, key="#ffe9c4", sky="#d2dbe6", soft=0.42)
OAK = wood("#b07a48", "#8a5a34")
GOLD = Look("button", ink="#e0ab2e", brow="#5e1420", thread="#7a4a18")


def room(c: Page) -> None:
    """A grey corner; one bright window; boards; a wedge of sun that falls on the sofa only."""
    backdrop(c, printed(painted("#93a1ac", "#9dabb5", force=0.4), flower, "#aab7c0", pitch=86, size=0.42), 0)
    window(
        c, 600, 150, 190, 200, lambda: c.lay(ell(50, -50, 60), "#fbe39a", 2), frame="#f4ead6", pane="#cfe3ea"
    )
    c.lay(
        poly([(-20, -20), (150, -20), (150, 452), (-20, 640)]),
        painted("#6c7a86", "#74828e", force=0.4),
        3,
        angle=90,
    )
    c.lay(
        poly([(-20, 640), (150, 452), (820, 430), (820, 1240), (-20, 1240)]),
        wood("#cfae7e", "#b8945f"),
        4,
        angle=-2,
    )
    for y in (520, 606, 712, 840, 990, 1150):
        strip(c, [(-20, y + 20), (400, y), (820, y - 16)], 3, "#a5834f", 0.2)
    c.lay(poly([(146, 424), (820, 402), (820, 434), (150, 456)]), "#f0e6d0", 3, 0.4)
    c.lay(poly([(-20, 606), (150, 424), (150, 456), (-20, 644)]), "#ddd2bc", 3, 0.4)
    beam(c, [(508, 262), (692, 262), (840, 760), (400, 770)], "#fff0b0", 0.34)


def sofa(c: Page) -> None:
    """Chest out, arms rolled on its hips, fringe combed, one knob polished."""
    red = painted("#b1343c", "#c2444a", "#9c2a34", force=0.6)
    deep = tone("#8e2530")
    with c.at(548, 676, 0.9, 2):
        for x in (-170, 176):
            c.lay(taper((x, -30, 30), (x, 20, 16)), OAK, 4)
        c.lay(
            blob((-206, -60), (-214, -300), (-150, -410), (0, -452), (150, -420), (220, -310), (210, -60)),
            red,
            9,
            1.3,
        )
        c.lay(blob((-170, -60), (-178, -196), (-70, -250), (70, -250), (180, -196), (172, -60), (0, -34)),
            red, 9, 1.6,
              relief=lambda a, b: 16 * (1 - (a / 190) ** 2))  # fmt: skip
        with c.at(-10, -352, 1.34):
            face(c, "proud", tone("#a02c36"), gap=40, my=50, turn=-0.2, look=(-0.3, 0.3))
        for q in (-1, 1):
            c.lay(
                blob(
                    (q * 150, -30),
                    (q * 146, -190),
                    (q * 190, -250),
                    (q * 262, -230),
                    (q * 268, -150),
                    (q * 224, -120),
                    (q * 240, -30),
                ),
                red,
                8,
            )
            c.lay(ell(q * 214, -188, 40), deep, 3)
            c.lay(ell(q * 214, -188, 18), red, 2)
        c.lay(rect(-206, -62, 206, -34, 6), "#e0ab2e", 4)
        strip(c, [(-206, -40), (0, -36), (206, -40)], 5, "#f7dc8a", 0.5)


def chair(c: Page) -> None:
    """Its back to us and to everybody; the top rail has turned, so that it can just see the sofa."""
    with c.at(206, 1108, 1.2, -5):
        c.lay(taper((-54, -150, 22), (-4, -92, 20), (66, -18, 17)), OAK, 4)  # the front legs, crossed
        c.lay(taper((62, -150, 22), (8, -80, 20), (-62, -6, 17)), OAK, 5)
        c.lay(blob((-92, -128), (-78, -182), (84, -182), (96, -128)), OAK, 5)
        c.lay(blob((-82, -150), (-70, -196), (74, -196), (84, -150)), gingham("#e8dcc0", "#7a9a5a", 26), 4)
        for q in (-1, 1):
            c.lay(taper((q * 78, -150, 24), (q * 92, 8, 18)), OAK, 6)
            c.lay(taper((q * 80, -146, 24), (q * 78 - 8, -280, 20), (q * 66 + 14, -380, 18)), OAK, 6)
        for y, x, a in ((-240, 0, 0), (-304, 4, 3)):
            with c.at(x, y, 1, a):
                c.lay(rect(-84, -15, 84, 15, 8), OAK, 4)
        with c.at(18, -384, 1, 12):
            c.lay(
                blob((-104, 34), (-98, -40), (-30, -66), (50, -62), (110, -34), (104, 36), (0, 26)),
                OAK,
                7,
                1.4,
            )
            c.lay(ell(0, -16, 124, 92), OAK, 7, 1.2)
            with c.at(4, -40, 1.34):
                face(c, "pouting", tone("#a06c3c"), gap=30, my=44, look=(0.95, -0.1), turn=0.3)
        patch(c, 40, -166, printed("#d8c49a", flower, "#b1543c", pitch=24), 6)
        brad(c, -86, -148, 8)
        brad(c, 88, -146, 8)


def stool(c: Page) -> None:
    """The footstool has come all the way over, stands on two legs and lays its cushion on the chair."""
    with c.at(424, 1092, 1.0, -27):
        for x, spread in ((-58, -26), (58, 20)):
            c.lay(taper((x * 0.9, -66, 30), (x + spread, -6, 18)), wood("#8a5a34", "#6a4226"), 3)
        for x, spread in ((-84, -34), (84, 12)):
            c.lay(taper((x * 0.84, -60, 32), (x + spread, 12, 19)), OAK, 5)
        c.lay(rect(-104, -96, 104, -58, 14), OAK, 5)
        puff = blob((-116, -92), (-124, -150), (-40, -188), (60, -182), (118, -146), (112, -92), (0, -76))
        c.lay(
            puff,
            stripes("#f2dca0", "#e0ab2e", pitch=30),
            8,
            1.4,
            relief=lambda a, b: 10 * (1 - (a / 124) ** 2),
        )
        with c.at(0, -128, 0.84, 24):
            face(c, "caring", tone("#ecd08a"), gap=30, my=38, look=(-0.4, -0.9), turn=-0.3)
        for q in (-1, 1):
            for d in (-10, -3, 4, 11):
                strip(c, [(q * 112, -98), (q * 112 + d, -58)], 6, "#b1543c", 3)


def cat(c: Page) -> None:
    """It has found the sunny half."""
    c.lay(
        blob((540, 560), (560, 470), (660, 440), (760, 470), (770, 560), (660, 580)), tone("#f0b060"), 8, 1.4
    )
    with c.at(616, 528, 0.86, -14):
        head(c, "cat", "sleepy", -0.2)


def old_bear(c: Page) -> None:
    """It was the favourite before the chair was."""
    c.lay(ell(672, 1146, 96, 12), "#8a6a44", 0, 0, tissue=0.5)
    upright(c, 672, 1140, 1.02, "bear", "lonely", turn=-0.3, frame=TINY, look=(-0.5, 0.8))


def scene(c: Page) -> None:
    """Lay the card."""
    room(c)
    sofa(c)
    cat(c)
    chair(c)
    stool(c)
    for x, y, r in ((560, 900, 20), (640, 1010, -30)):  # dust that nobody sweeps
        with c.at(x, y, 1, r):
            strip(c, [(-12, 0), (0, -6), (12, 2)], 4, "#8a7a5c", 0.5)
    old_bear(c)
    stamp(c, 60, 1150, -12)
