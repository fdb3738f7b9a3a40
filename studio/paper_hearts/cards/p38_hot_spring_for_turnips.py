"""Hot Spring for Turnips.

In the snow there is a pool of hot water, and in it sits an old turnip, quite still, with a cloth on its head.
The monkey lays its arms on the edge and yawns. Everybody is so comfortable. Only the onion sulks at the other
end: nobody wants to sit beside it. And the carrot stays behind its towel. The mountain in its snow is green
with envy.
"""

from studio.papercut.bits import stamp
from studio.papercut.elements.faces import ALMOND, face
from studio.papercut.elements.heads import head
from studio.papercut.elements.puppets import hand
from studio.papercut.elements.stage import backdrop, land, mountain, snow, tree
from studio.papercut.lamp import DUSK
from studio.papercut.page import Page
from studio.papercut.papers import combed, marbled, painted, sponged, stripes, tone
from studio.shapes import blob, ell, rect, taper

META = {
    "number": 38,
    "slug": "hot-spring-for-turnips",
    "seed": 381,
    "attitudes": ("sleepy", "calm", "sulky", "shy", "jealous"),
}
LAMP = DUSK


def mountains(c: Page) -> None:
    """Snow, and more of it coming."""
    backdrop(c, painted("#a79cc8", "#b1a6d0", "#9a90bd", force=0.5), 3)
    mountain(c, 560, 420, 620, 300, painted("#8f93c0", "#999dc8", force=0.5))
    with c.at(560, 300, 1.06):
        face(c, "jealous", tone("#8084b4"), gap=30, my=42, look=(-0.3, 0.95))
    mountain(c, 140, 430, 460, 220, painted("#a3a4cc", "#adaed4", force=0.5))
    land(c, 390, painted("#e4ecf4", "#eef3f8", force=0.4), swell=18, wave=170, phase=1, tear=8)
    for x, h in ((60, 230), (170, 170), (742, 210)):
        tree(
            c,
            x,
            440,
            h,
            crown=(tone("#5a7a86"), tone("#4f6d7a"), tone("#688894")),
            kind="pine",
            bark=tone("#5a4a4a"),
        )
    c.lay(rect(598, 400, 634, 470, 4), tone("#8a8f98"), 5)  # a stone lantern
    c.lay(rect(590, 350, 642, 402, 4), tone("#a0a5ae"), 5)
    c.lay(rect(602, 360, 630, 392, 3), "#ffb85a", 0.5, 0, glow=0.6)
    c.lay(blob((570, 354), (616, 312), (662, 354)), tone("#8a8f98"), 5)


def pool(c: Page) -> None:
    """A wide round sheet of warm."""
    c.lay(ell(400, 800, 400, 380), tone("#c8d4e2"), 5, tear=10)
    c.lay(
        ell(400, 804, 356, 336), marbled("#8fc0cc", "#a4d0d8", "#7cb2c2", "#c4e2e4", size=150), 0.5, 0.3, z=3
    )
    c.lay(ell(640, 620, 150, 110), "#3f6fb8", 0.4, 0, tissue=0.5)
    for i in range(20):
        a = i * 18.0
        with c.at(400, 804, 1, a):
            c.lay(
                ell(0, -352 - i % 3 * 6, 40 + i * 7 % 22, 30),
                sponged(("#9aa0aa", "#aab0ba", "#8a909c")[i % 3], "#b8bec8", 12),
                7,
            )
            c.lay(ell(-4, -366 - i % 3 * 6, 34, 15), "#f7f9fa", 2, tear=4)


def turnip(c: Page) -> None:
    """It has been here since Tuesday."""
    with c.at(240, 760, 1.0):
        for a in (-34, -12, 10, 32):
            with c.at(0, -190, 1, a):
                c.lay(blob((0, 10), (-26, -60), (0, -150, "c"), (28, -70)), tone("#6a9a5a"), 4, 1.4)
        c.lay(blob((-150, -40), (-140, -170), (-60, -230), (60, -230), (140, -170), (150, -40), (90, 80), (0, 130), (-90, 80)),
              tone("#f4ecec", 0.4, 0.06), 10, 1.2)  # fmt: skip
        c.lay(blob((-146, -110), (-120, -186), (-56, -230), (56, -230), (120, -186), (146, -110), (60, -140), (0, -116), (-60, -140)),
              combed("#b56aa8", "#c884bc", 16), 1.6)  # fmt: skip
        with c.at(0, -50, 1.6):
            face(c, "calm", tone("#e4d8dc"), gap=32, my=42, made=ALMOND)
        c.lay(rect(-64, -262, 64, -216, 8), stripes("#f7f9fa", "#5a86b8", pitch=20), 6)
        c.lay(rect(-64, -240, 64, -232), tone("#d8e0ec"), 1, 0)
    c.lay(blob((70, 850), (150, 800), (240, 812), (330, 800), (410, 850), (380, 900), (240, 916), (100, 900)),
          marbled("#8fc0cc", "#a4d0d8", "#7cb2c2", "#c4e2e4", size=90), 5, 1.2)  # fmt: skip


def macaque(c: Page) -> None:
    """One more minute. One more hour."""
    c.lay(blob((400, 1120), (420, 1000), (520, 950), (620, 1000), (650, 1130)), tone("#b8a890"), 6)
    with c.at(520, 930, 1.32, 10):
        head(c, "macaque", "sleepy", 0.1)
    c.lay(blob((340, 1140), (360, 1060), (450, 1040), (560, 1050), (650, 1040), (720, 1070), (730, 1150), (520, 1180)),
          sponged("#aab0ba", "#c0c6d0", 14), 8)  # fmt: skip
    c.lay(
        blob((340, 1080), (420, 1040), (540, 1056), (660, 1036), (730, 1080), (620, 1086), (460, 1092)),
        "#f7f9fa",
        3,
        tear=5,
    )
    for x, q in ((424, -1), (620, 1)):
        c.lay(taper((x + q * 10, 1000, 44), (x, 1050, 40)), tone("#b8a890"), 6)
        hand(c, x, 1062, 24, tone("#e8b09a"), 180, "flat")
    for x, y in ((462, 860), (580, 850)):
        c.lay(ell(x, y, 26, 12, 10), "#f7f9fa", 4, tear=4)


def onion(c: Page) -> None:
    """It cannot help it."""
    with c.at(664, 610, 0.92):
        c.lay(taper((0, -150, 26), (8, -200, 18), (-8, -236, 6)), tone("#c8a04a"), 4)
        c.lay(blob((-106, 0), (-96, -90), (-30, -150), (30, -150), (96, -90), (106, 0), (60, 80), (-60, 80)), combed("#e0a850", "#d0943c", 20),
              9, 1.2, angle=90)  # fmt: skip
        c.lay(ell(0, -26, 78, 66), tone("#e8b868"), 1)
        with c.at(0, -40, 1.14):
            face(c, "pouting", tone("#d8a450"), gap=30, my=44, look=(0.9, 0.2), turn=0.3)
    c.lay(blob((552, 690), (610, 656), (664, 664), (720, 654), (776, 688), (720, 724), (610, 726)), marbled("#5a8ac8", "#6f9cd4", "#4f7cbc",
          size=60), 5, 1.2)  # fmt: skip


def carrot(c: Page) -> None:
    """It has a towel, and it is staying behind it."""
    c.lay(
        blob(
            (64, 1010), (80, 950), (124, 940), (168, 950), (184, 1010), (160, 1170), (126, 1200), (90, 1170)
        ),
        tone("#f08a3a"),
        7,
    )
    for x, rot in ((96, -26), (124, 0), (152, 26)):
        with c.at(x, 952, 1, rot):
            c.lay(blob((-16, 6), (-22, -50), (0, -84), (22, -50), (16, 6)), tone("#5a9a5a"), 5)
    with c.at(124, 1028, 0.98):
        face(c, "shy", tone("#e07c30"), gap=30, my=46, look=(0.85, -0.3), turn=0.2)
    c.lay(
        blob((44, 1110), (124, 1086), (204, 1110), (196, 1230), (52, 1230)),
        stripes("#f7f9fa", "#5a86b8", pitch=22),
        8,
        1.2,
    )
    for q in (-1, 1):
        c.lay(ell(124 + q * 50, 1100, 21, 17), tone("#f29a50"), 9)


def scene(c: Page) -> None:
    """Lay the card."""
    mountains(c)
    pool(c)
    onion(c)
    turnip(c)
    macaque(c)
    for x, y, n in ((420, 620, 3), (110, 700, 2), (330, 980, 3), (480, 780, 2)):
        for i in range(n):
            c.lay(ell(x + i * 16, y - i * 46, 34 - i * 4, 22), "#ffffff", 1, 0, tissue=0.34)
    snow(c, 44)
    carrot(c)
    stamp(c, 744, 1130, 8)
