"""What Do They Say.

In a bedroom a table, a trunk, a basket and a chair stand one on the other. A woman on top holds a glass to the ceiling and listens;
a man below reads a letter. Through a hole in the ceiling somebody's bare foot hangs down. On the bed the cat sleeps where the warm place was.
"""

from studio.linocut.elements.animals import cat
from studio.linocut.elements.city import bed, chair
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.knife import knife
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 17, "slug": "what-do-they-say", "seed": 17, "inks": "mint-tangerine"}
CEILING, FLOOR = 214, 1086


def room(p: Print) -> None:
    """Boards above, boards below, a papered wall."""
    p.ground("1")
    for x in range(40, 800, 62):
        p.carve("1", rect(x, CEILING, x + 14, 1060))
    p.shape(rect(-10, -10, 810, CEILING), tone="k")
    above = p.shape(rect(-10, CEILING - 70, 810, CEILING), tone="2", line=5)
    p.bark("k", above, 0, 0.3, 15, cut=False)
    floor = p.shape(rect(-10, FLOOR - 40, 810, 1220), tone="", line=6)
    p.bark("k", floor, 1, 0.16, 24, cut=False)
    pane = p.shape(rect(96, 490, 246, 710, 4), tone="k", line=8, halo=6, clear="12k")
    p.carve("12k", ell(206, 542, 20, 20), clip=pane)
    for u, v in ((120, 530), (150, 590), (196, 650), (226, 610), (128, 678)):
        p.carve("12k", ell(u, v, 4, 4))
    p.cutline((171, 494), (171, 706), w=9, ends=1)
    p.cutline((100, 600), (242, 600), w=9, ends=1)
    for s in (-1, 1):  # curtains, drawn back
        curtain = p.shape(
            blob((171 + s * 16, 474, "c"), (171 + s * 100, 474, "c"), (171 + s * 96, 610), (171 + s * 104, 740, "c"), (171 + s * 56, 736, "c"), (171 + s * 66, 630), (171 + s * 50, 540)),
            tone="2",
            line=5,
            halo=6,
            clear="12k",
        )  # fmt: skip
        p.comb("k", curtain, 90, 0.3, 15, cut=False, length=(40, 120))


def upstairs(p: Print) -> None:
    """A broken board and who lives there: a striped pyjama leg, a bare foot with its toes spread."""
    top = CEILING - 70
    hole = poly(
        [(264, top), (292, top + 24), (316, top - 2), (404, top + 2), (398, top + 30), (424, CEILING), (390, CEILING - 16), (360, CEILING + 2), (316, CEILING - 14), (274, CEILING + 2), (280, top + 36)]
    )  # fmt: skip
    p.shape(hole, tone="k", halo=5, clear="12k")
    p.shape(
        taper((352, 250, 56), (350, 310, 48), (346, 350, 42)),
        blob((368, 330), (372, 366), (356, 388), (308, 402), (262, 424), (244, 412), (262, 384), (304, 364), (326, 330)),
        tone="",
        line=6,
        halo=8,
        clear="12k",
    )  # fmt: skip
    for i in range(5):  # toes, the big one first
        p.shape(
            ell(240 + 8 * i, 396 + 7.5 * i, 15 - 1.6 * i, 11 - i, -24),
            tone="",
            line=4,
            halo=0 if i else 3,
            clear="12k",
        )
    p.line((338, 372, 4), (350, 362, 4), (352, 350, 4), w=4)
    through = knife(hole, rect(0, CEILING, 800, 400))
    leg = p.shape(
        blob((318, 110, "c"), (312, 210), (304, 284, "c"), (352, 294), (400, 282, "c"), (392, 210), (388, 110, "c")),
        tone="",
        line=6,
        clear="12k",
        halo=7,
        clip=through,
    )  # fmt: skip
    for i in range(5):
        p.fill(
            "2",
            poly([(280, 168 + 26 * i), (430, 158 + 26 * i), (430, 170 + 26 * i), (280, 180 + 26 * i)]),
            clip=knife(leg, within=through),
        )
    p.line((304, 284, 6), (352, 294, 6), (400, 282, 6), w=6)
    splinter = poly([(404, CEILING - 12), (420, CEILING - 10), (414, CEILING + 40), (396, CEILING + 46)])
    p.shape(splinter, tone="2", line=5, halo=5, clear="12k")


def tower(p: Print) -> None:
    """What she stands on, she, and he who steadies it."""
    p.shape(
        rect(396, 936, 640, 956),
        *[rect(x, 950, x + 14, FLOOR + 22) for x in (408, 614)],
        tone="",
        line=5,
        halo=6,
        clear="12k",
    )
    trunk = p.shape(rect(428, 826, 612, 936, 6), tone="2", line=5, halo=6, clear="12k")
    p.comb("k", trunk, 0, 0.2, 22, cut=False)
    p.shape(rect(506, 866, 534, 890), tone="k", halo=3, clear="12k")
    drum = p.shape(
        poly([(462, 716), (580, 716), (570, 826), (472, 826)]), tone="", line=5, halo=6, clear="12k"
    )
    p.scale("k", drum, 34, 90, 2.5, cut=False)
    chair(p, 520, 716, 186, "k", halo=6)
    her = Wear(skin="", hair="k", top="2", legs="2", woman=True, style="bun", skirt=0.72)
    figure(p, 520, 622, 310, "reach_up", wear=her, near=(462, CEILING + 74), far=(560, 500), halo=8)
    p.shape(
        poly([(434, CEILING + 4), (490, CEILING + 4), (480, CEILING + 74), (444, CEILING + 74)]),
        tone="",
        line=5,
        halo=5,
        clear="12k",
    )
    p.line((446, CEILING + 62, 4), (478, CEILING + 62, 4), w=4)
    him = Wear(skin="", hair="k", top="k", legs="k", style="crop", bulk=1.1)
    figure(p, 330, FLOOR + 44, 380, "wait", wear=him, flip=True, near=(398, 878), far=(404, 930), halo=8)
    letter = p.shape(
        poly([(384, 842), (446, 832), (452, 908), (392, 918)]), tone="", line=4, halo=5, clear="12k"
    )
    p.comb("k", letter, -9, 0.2, 14, cut=False, length=(30, 60))


def scene(p: Print) -> None:
    """Room, foot, bed, tower."""
    room(p)
    upstairs(p)
    bed(p, 186, FLOOR + 40, 270, 130, "2", "k")
    cat(p, 206, FLOOR - 50, 74, "asleep", "k", halo=5)
    tower(p)
    p.border()
