"""Sun doors: sixteen attitudes that open. Light ground, ears above the crown, the chest towards us.

Every portrait is 800 x 800, full to the edge; the ears keep away from it. A six-year-old names it at 120 px.
"""

import math
from collections.abc import Callable

from studio.papercut.bits import heart, string, strip
from studio.papercut.elements.heads import head as animal
from studio.papercut.elements.props import boat, bubble, cake, lantern, spoon
from studio.papercut.elements.puppets import hand, posed
from studio.papercut.elements.stage import backdrop, cloud, confetti, land, leaf_frond
from studio.papercut.page import Page
from studio.papercut.papers import dot, gingham, kraft, painted, printed, spark, stripes, tone, wood
from studio.rabbits.anatomy import GREY, RUST, SAND, SNOW, head, rabbit
from studio.shapes import blob, cut, ell, poly, rect, star, taper


def rays(c: Page, x: float, y: float, n: int, colour: str, inner: float = 60, share: float = 0.5) -> None:
    """Wedges of paper from (x, y) to the edge."""
    for i in range(n):
        a, w = i * math.tau / n + 0.1, math.tau / n * share / 2
        far = [(x + 1200 * math.cos(a + q), y + 1200 * math.sin(a + q)) for q in (-w, w)]
        near = [(x + inner * math.cos(a + q), y + inner * math.sin(a + q)) for q in (w, -w)]
        c.lay(poly([*far, *near]), tone(colour, 0.3), 2, 0.5)


def joyful(c: Page) -> None:
    """Both feet off the ground, streamers, confetti."""
    backdrop(c, painted("#f6c544", "#f9d05a", "#efb936", force=0.4))
    land(c, 700, tone("#e89a3c"), swell=10)
    c.lay(ell(400, 752, 150, 22), tone("#c87a2c"), 0.5)
    confetti(c, 46, ("#e2412f", "#1fa3a3", "#fff3d9", "#8a5ab0", "#f49fb6"), 30, 770, 30, 640)
    m = rabbit(c, 400, 760, 1.42, SAND, "laughing", ((14, 10), (14, 10)))
    for (x, y), colour, q in ((m.left, "#e2412f", -1), (m.right, "#1fa3a3", 1)):
        string(c, [(x, y), (x + q * 50, y + 60), (x + q * 20, y + 130), (x + q * 74, y + 210)], colour, 12, 6)


def proud(c: Page) -> None:
    """Chin up, chest out, a medal larger than the chest."""
    backdrop(c, painted("#f08a5c", "#f4986c", force=0.4))
    rays(c, 400, 420, 14, "#f8c9a0")
    land(c, 730, tone("#8a3f5a"), swell=0, tear=0)

    def medal() -> None:
        c.lay(poly([(-40, -100), (-18, -104), (30, -40), (6, -34)]), "#c8302c", 3)
        c.lay(poly([(40, -100), (18, -104), (-30, -40), (-6, -34)]), "#d8453a", 3)
        c.lay(star(0, -12, 46, 14, 0.86), tone("#e8a820"), 6, glow=0.05)
        c.lay(star(0, -12, 26), "#fff0b8", 1)

    with c.at(400, 930, 1.74):
        rabbit(
            c,
            0,
            0,
            1,
            SNOW,
            "proud",
            ((2, -4), (2, -4)),
            pose=posed("proud", tilt=-10, chin=14),
            before=lambda: _at(c, 0, -128, medal),
            look=(0, 0.5),
        )


def _at(c: Page, x: float, y: float, draw: Callable[[], object], s: float = 1.0, rot: float = 0) -> None:
    with c.at(x, y, s, rot):
        draw()


def in_love(c: Page) -> None:
    """Ears that make a heart, a rose under the nose."""
    backdrop(c, printed(painted("#f49fb6", "#f7aec2", force=0.3), dot, "#f7bccb", pitch=60, size=0.3))
    for x, y, r in (
        (110, 150, 44),
        (690, 120, 56),
        (90, 500, 34),
        (716, 470, 40),
        (180, 330, 24),
        (640, 290, 22),
    ):
        c.lay(heart(x, y, r), tone("#e0364a"), 6, 1)

    def rose() -> None:
        c.lay(taper((0, 60, 10), (4, -20, 9)), tone("#4f8f4f"), 4)
        for r, colour in ((42, "#c8283c"), (30, "#e0485a"), (17, "#c8283c")):
            c.lay(
                blob((-r, -40), (-r * 0.5, -40 - r), (r * 0.5, -40 - r), (r, -40), (0, -40 + r)), colour, 2.5
            )

    rabbit(
        c,
        400,
        905,
        1.8,
        RUST,
        "in-love",
        ((40, -86), (40, -86)),
        turn=0.25,
        pose=posed("in-love", lean=6, legs="stand", tilt=12, left="heart", right=(96, 30)),
        right_holds=lambda: _at(c, 0, 0, rose, 1.2, 8),
    )


def curious(c: Page) -> None:
    """A long neck, one eye enormous behind the glass."""
    backdrop(c, painted("#cfe6a8", "#dcefb8", force=0.4))
    for x, y, rot in ((40, 220, 60), (60, 520, 100), (760, 180, -60), (770, 660, -110), (30, 720, 40)):
        leaf_frond(c, x, y, 1.7, rot, tone("#4f9a4a"), 4)
    rabbit(
        c,
        330,
        970,
        1.84,
        GREY,
        "curious",
        ((26, 30), (2, 6)),
        turn=0.5,
        pose=posed("curious", lean=12, tilt=8, left="behind", right=(120, 40)),
    )
    with c.at(512, 400):
        c.lay(taper((60, 90, 34), (136, 232, 30)), wood("#8a5a34"), 6)
        c.lay(ell(0, 0, 128), tone("#e8c040"), 7)
        glass = c.lay(ell(0, 0, 106), tone("#eef6f0"), 1)
        with c.inside(glass):
            c.lay(ell(4, 4, 78), "#fdf6e6", 1)
            c.lay(ell(-6, 8, 44), "#2b2130", 1)
            strip(c, [(-70, -84), (0, -100), (70, -80)], 16, "#2b2130", 1)
    hand(c, 628, 610, 38, tone(GREY.light), 20, "fist", True)


def mischievous(c: Page) -> None:
    """Ears like horns, a crooked grin, and the string of the bucket over the door."""
    backdrop(c, painted("#f0a24a", "#f4b05c", force=0.4))
    c.lay(rect(596, 330, 820, 820), wood("#a8683a"), 8)
    c.lay(rect(640, 376, 820, 820), wood("#b97a48"), 3)
    with c.at(676, 250, 1, -16):
        c.lay(poly([(-62, -70), (62, -70), (46, 80), (-46, 80)]), tone("#5f9fc4"), 8)
        c.lay(ell(0, -70, 62, 18), tone("#7ac04a"), 2)
        c.lay(blob((-58, -70), (-20, -60), (-14, 0), (-30, 10), (-40, -20)), tone("#7ac04a"), 2)
    m = rabbit(
        c,
        290,
        905,
        1.8,
        RUST,
        "mischievous",
        ((34, -58), (34, -58)),
        turn=0.45,
        look=(0.9, -0.4),
        pose=posed("mischievous", left="rub", right=(104, 20), tilt=6, lean=2),
    )
    string(c, [m.right, (560, 420), (640, 320)], "#fdf6e6", 8, 8)


def grateful(c: Page) -> None:
    """Hugs the arm that has put a plaster on its ear: head bowed, eyes two arcs."""
    backdrop(c, painted("#fbdf9c", "#fde8b4", force=0.4))
    c.lay(ell(400, 430, 330), tone("#fff3d0", 0.3), 3, tear=8)
    rabbit(
        c,
        330,
        930,
        1.8,
        SAND,
        "grateful",
        ((2, -20), (-2, 10)),
        turn=0.5,
        pose=posed("grateful", lean=10, tilt=20, left="heart", right=(60, 60)),
    )
    with c.at(508, 250, 1, -62):  # the plaster on the ear
        c.lay(rect(-62, -22, 62, 22, 20), tone("#f4a98a"), 4, 0.5)
        c.lay(rect(-22, -18, 22, 18, 4), "#fff0e0", 1, 0)
    c.lay(taper((820, 640, 150), (650, 620, 120), (520, 560, 96)), stripes("#f7efe0", "#5f9fc4", pitch=34), 8)
    hand(c, 486, 548, 62, tone(GREY.light), -70, "mitten", True)
    c.lay(taper((300, 720, 58), (420, 690, 54), (560, 640, 48)), tone(SAND.skin), 8)
    hand(c, 590, 622, 42, tone(SAND.light), 60, "mitten", True)


def amazed(c: Page) -> None:
    """Head tipped back, paws on the cheeks, a firework over it."""
    backdrop(c, painted("#8fd4d4", "#a4dede", force=0.4))
    for i in range(18):
        a = i * math.tau / 18
        for r, colour in ((170, "#e2412f"), (238, "#f5a623"), (300, "#fff3d9")):
            x, y = 400 + r * math.cos(a + r / 300), 160 + r * 0.8 * math.sin(a + r / 300)
            with c.at(x, y, 1, math.degrees(math.atan2(y - 160, x - 400)) + 90):
                c.lay(taper((0, 26, 9), (0, -26, 16)), colour if i % 3 else "#8a5ab0", 4, 0.3)
    c.lay(star(400, 160, 96, 12, 0.5), "#ffe27a", 5, glow=0.2)
    rabbit(
        c,
        400,
        930,
        1.8,
        GREY,
        "amazed",
        ((24, 14), (24, 14)),
        look=(0, -0.7),
        pose=posed("amazed", tilt=0, lean=0, chin=10),
    )


def sleepy(c: Page) -> None:
    """A yawn under the nightcap, a pillow in its arms."""
    backdrop(c, printed(painted("#c9b8ea", "#d4c6f0", force=0.3), spark, "#ddd2f4", pitch=90, size=0.4))
    c.lay(rect(-20, 690, 820, 820), wood("#8a6a9a"), 5)
    c.lay(rect(672, 560, 720, 690, 6), "#fff3d9", 5)
    c.lay(blob((696, 480, "c"), (720, 530), (696, 560), (674, 530)), "#ffd45e", 3, glow=0.5)

    def pillow() -> None:
        c.lay(
            blob((-120, -150), (0, -136), (124, -152), (116, 20), (0, 8), (-116, 24)),
            stripes("#fffaf0", "#a8b8e0", pitch=30),
            6,
        )

    m = rabbit(
        c,
        390,
        905,
        1.8,
        SNOW,
        "sleepy",
        ((70, 60), (76, 60)),
        turn=-0.2,
        before=pillow,
        pose=posed("sleepy", left="clutch", right="clutch", tilt=14, legs="stand", lean=2),
    )
    with c.at(m.head[0], m.head[1], 2.0, -12):
        c.lay(
            blob((-66, -58), (-40, -110), (30, -150), (96, -120), (84, -96), (44, -104), (66, -58)),
            stripes("#5f7fc4", "#fffaf0", pitch=22),
            4,
        )
        c.lay(rect(-72, -72, 72, -46, 13), "#fffaf0", 3)
        c.lay(ell(98, -108, 20), "#fffaf0", 4, tear=4)


def brave(c: Page) -> None:
    """A pan for a helmet; before it the shadow of something big, and it walks on."""
    backdrop(c, painted("#f6dc9a", "#f9e6b0", force=0.4))
    c.lay(
        blob(
            (-40, 820),
            (-40, 90),
            (60, 40),
            (120, 110, "c"),
            (180, 30, "c"),
            (210, 150),
            (300, 250),
            (250, 300),
            (330, 350),
            (240, 420),
            (200, 820),
        ),
        tone("#6a7aa8"),
        5,
        tear=7,
    )
    c.lay(ell(150, 210, 20, 26, 20), "#f6dc9a", 0.5, 0)
    land(c, 716, tone("#c8a45a"), swell=8)
    m = rabbit(
        c,
        480,
        860,
        1.72,
        SAND,
        "brave",
        ((70, -20), (58, 40)),
        turn=-0.5,
        pose=posed("brave", left=(-118, 30), right=(112, -10), legs="stride", lean=9),
        right_holds=lambda: spoon(c, 0, 0, 170, 14, wood("#b97a48")),
    )
    with c.at(m.head[0] - 8, m.head[1] - 128, 1, -6):
        c.lay(rect(-150, -92, 150, 30, 26), tone("#8fa0b4"), 6)
        c.lay(rect(-164, -104, 164, -78, 12), tone("#a8b8c8"), 3)
        c.lay(rect(150, -84, 290, -58, 12), tone("#5a4a44"), 4)
    x, y = m.left
    c.lay(ell(x - 10, y, 116), tone("#c87a3c"), 9)
    c.lay(cut(ell(x - 10, y, 92), ell(x - 10, y, 74)), tone("#e0a060"), 1)
    c.lay(ell(x - 10, y, 22), tone("#5a4a44"), 5)


def caring(c: Page) -> None:
    """Its arms round a chick in a shawl, its ears a roof over both."""
    backdrop(c, painted("#fbc49a", "#fcd0aa", force=0.4))
    for r, colour in ((372, "#fcd8b4"), (296, "#fde4c6")):
        c.lay(ell(400, 470, r, r * 0.94), tone(colour, 0.3), 3, tear=7)

    def chick() -> None:
        with c.at(0, -118, 1.15):
            c.lay(
                blob((-76, 40), (-66, -40), (0, -70), (66, -40), (76, 40), (0, 76)),
                printed("#5fa8a0", dot, "#cfe8dc", pitch=24, size=0.36),
                5,
            )
            with c.at(0, -30, 0.62):
                animal(c, "chick", "calm")

    rabbit(
        c,
        400,
        905,
        1.84,
        GREY,
        "caring",
        ((40, -92), (40, -92)),
        turn=0.1,
        look=(0, 0.9),
        before=chick,
        pose=posed("caring", left=(-20, 96), right=(20, 96), lean=0, tilt=10, legs="stand"),
    )


def hungry(c: Page) -> None:
    """Bib, knife, fork, tongue: a carrot cake as large as itself."""
    backdrop(c, painted("#f4c6a8", "#f7d2b8", force=0.4))
    rabbit(
        c,
        400,
        850,
        1.7,
        RUST,
        "hungry",
        ((20, 6), (20, 6)),
        look=(0, 0.9),
        before=lambda: _bib(c),
        left_holds=lambda: _fork(c),
        right_holds=lambda: _knife(c),
        pose=posed("hungry", left=(-104, 40), right=(104, 40)),
    )
    c.lay(rect(-20, 690, 820, 820), gingham("#fffaf0", "#d84a3f", 44), 8, angle=0)
    cake(c, 400, 790, 330, ("#e8a860", "#f4c890"), cherry=False)
    for x in (330, 400, 470):
        c.lay(taper((x, 600, 28), (x + 6, 650, 6)), tone("#f0872b"), 4)
        c.lay(star(x, 588, 24, 5, 0.3), tone("#4f9a4a"), 3)


def _bib(c: Page) -> None:
    c.lay(
        blob((-50, -204), (50, -204), (58, -120), (0, -90), (-58, -120)),
        printed("#fffaf0", dot, "#5fb3c4", pitch=26, size=0.36),
        3,
    )


def _fork(c: Page) -> None:
    c.lay(taper((0, 40, 12), (0, -46, 10)), tone("#aab4bc"), 5, 0)
    for x in (-16, 0, 16):
        c.lay(taper((x, -44, 9), (x, -84, 6)), tone("#aab4bc"), 4, 0)
    c.lay(rect(-21, -54, 21, -40, 6), tone("#aab4bc"), 1, 0)


def _knife(c: Page) -> None:
    c.lay(taper((0, 40, 13), (0, -20, 12)), tone("#8a5a34"), 5, 0)
    c.lay(blob((-9, -18, "c"), (-9, -92), (12, -74), (11, -18, "c")), tone("#c4ccd2"), 4, 0)


def calm(c: Page) -> None:
    """Cross-legged, eyes two level lines, a butterfly on its nose: it keeps still on purpose."""
    backdrop(c, painted("#b4dcd4", "#c4e6de", force=0.4))
    for r, colour in ((560, "#a4d2cc"), (420, "#b8e0d8"), (280, "#cdebe4")):
        c.lay(ell(400, 700, r, r * 0.36), tone(colour, 0.3), 2, tear=5)
    m = rabbit(c, 400, 752, 1.72, SNOW, "calm", ((6, 8), (6, 8)))
    for q in (-1, 1):
        for i, (r, colour) in enumerate(((52, "#7a8a94"), (40, "#94a2aa"), (27, "#aab6bc"))):
            c.lay(ell(400 + q * 316, 716 - i * 42, r, 24), tone(colour), 4)
    with c.at(m.head[0], m.head[1] + 6, 0.62, -8):
        for q in (-1, 1):
            c.lay(blob((0, 0), (q * 40, -56), (q * 84, -44), (q * 64, 0), (q * 20, 8)), tone("#f0a040"), 6, 2)
            c.lay(blob((0, 4), (q * 54, 10), (q * 50, 44), (q * 14, 26)), tone("#e2604a"), 5, 2)
        c.lay(taper((0, -34, 9), (0, 34, 7)), "#4a3440", 7, 0)


def inspired(c: Page) -> None:
    """One finger up, eyes straight up at the lantern that has just lit over it."""
    backdrop(c, painted("#d8ccec", "#e2d8f2", force=0.4))
    c.lay(poly([(400, 40), (820, 820), (-20, 820)]), "#ffe9a8", 2, 0, tissue=0.5)
    lantern(c, 400, 110, 66, "#ffd45e", 0.5, top=-20)
    m = rabbit(
        c,
        400,
        900,
        1.68,
        RUST,
        "hatching",
        ((34, 6), (30, -60)),
        look=(0, -1),
        pose=posed("inspired", left=(-86, 96), right=(116, -30), tilt=-4),
        left_holds=lambda: _pencil(c),
    )
    hand(c, m.right[0], m.right[1] - 8, 42, tone(RUST.light), 6, "point")
    c.lay(rect(120, 724, 400, 772, 6), wood("#b98a58"), 8)
    for x in (170, 350):
        c.lay(ell(x, 776, 40), kraft("#8a6040"), 7)
        c.lay(ell(x, 776, 12), tone("#e8c040"), 3)


def _pencil(c: Page) -> None:
    with c.at(0, 0, 1, -30):
        c.lay(rect(-10, -70, 10, 40), tone("#f0c030"), 5, 0)
        c.lay(poly([(-10, -70), (10, -70), (0, -96)]), "#f4ddb0", 3, 0)


def silly(c: Page) -> None:
    """Crossed eyes, tongue out, ears tied in a bow, a flower pot for a hat."""
    backdrop(c, printed(painted("#bfe0f0", "#cde8f4", force=0.3), dot, "#f49fb6", pitch=120, size=0.5))
    with c.at(400, 460, 1, 14):
        m = rabbit(
            c, 0, 430, 1.8, GREY, "silly", ((66, -150), (66, -150)), pose=posed("silly", tilt=8, legs="stand")
        )
        with c.at(m.head[0] + 22, m.head[1] - 146, 1, 12):
            c.lay(poly([(-74, -60), (74, -60), (54, 40), (-54, 40)]), tone("#c8623a"), 6)
            c.lay(rect(-86, -86, 86, -54, 8), tone("#d8744a"), 3)
            c.lay(taper((0, -84, 10), (6, -140, 8)), tone("#4f8f4f"), 4)
            for i in range(6):
                a = i * math.tau / 6
                c.lay(ell(6 + 30 * math.cos(a), -150 + 30 * math.sin(a), 22), tone("#f4d35e"), 3)
            c.lay(ell(6, -150, 18), tone("#c8482c"), 3)


def secretive(c: Page) -> None:
    """A finger on its lips, a wink, and something glowing in the box; a friend has come close to hear."""
    backdrop(c, painted("#a8702c", "#b47c34", force=0.4))
    c.lay(
        blob(
            (400, 40),
            (560, 110),
            (600, 260),
            (500, 400),
            (620, 840),
            (180, 840),
            (300, 400),
            (200, 260),
            (240, 110),
        ),
        tone("#fbdf8c"),
        3,
    )

    def box() -> None:
        c.lay(rect(-70, -130, 50, -60, 6), tone("#8a3f5a"), 6)
        c.lay(poly([(-80, -136), (60, -150), (62, -128), (-78, -114)]), tone("#a8506c"), 5)
        c.lay(ell(-10, -94, 15), "#ffe27a", 2, glow=0.7)
        c.lay(poly([(-16, -92), (-4, -92), (2, -66), (-22, -66)]), "#ffe27a", 1, glow=0.6)

    rabbit(
        c,
        380,
        905,
        1.76,
        SAND,
        "secretive",
        ((4, -10), (4, -10)),
        turn=0.2,
        before=box,
        pose=posed("secretive", left="belly", right="finger", tilt=6, legs="stand", lean=0),
    )
    with c.at(760, 760, 1.25, -18):
        head(c, SNOW, "curious", ((-24, -14), (10, 10)), turn=-0.6, look=(-0.8, -0.2))


def dreamy(c: Page) -> None:
    """Cheek in paw, it floats above the sill, its ears in a cloud on which a ship sails."""
    backdrop(c, painted("#a8d0ec", "#b8dcf2", force=0.4))
    land(c, 470, tone("#f4c4cc", 0.4), swell=12, lift=3)
    for x, y, r in ((110, 420, 44), (690, 350, 34), (96, 610, 26), (716, 560, 52)):
        bubble(c, x, y, r)
    c.lay(rect(-20, 724, 820, 820), wood("#b98a58"), 8)
    rabbit(
        c,
        400,
        690,
        1.66,
        SNOW,
        "dreamy",
        ((6, 2), (6, 2)),
        turn=0.3,
        pose=posed("dreamy", left="squash", lean=0, tilt=-12),
    )
    cloud(c, 410, 130, 520, "#fffaf4")
    boat(c, 470, 84, 130, "#d8453a", "#fff3d9")


PORTRAITS: dict[str, Callable[[Page], None]] = {
    "joyful": joyful,
    "proud": proud,
    "in-love": in_love,
    "curious": curious,
    "mischievous": mischievous,
    "grateful": grateful,
    "amazed": amazed,
    "sleepy": sleepy,
    "brave": brave,
    "caring": caring,
    "hungry": hungry,
    "calm": calm,
    "inspired": inspired,
    "silly": silly,
    "secretive": secretive,
    "dreamy": dreamy,
}
