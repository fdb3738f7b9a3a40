"""Evening Glove.

An unmade bed from above after a ball. A long red glove lies across the sheet and out of its opening slides the head of a
snake. The other glove is neatly folded, with a peach stone in its palm.
"""

from studio.linocut.elements.hands import Grip, hand_shape
from studio.linocut.knife import knife
from studio.linocut.press import Print
from studio.second_sleep.elements.bedroom import bed, room
from studio.shapes import blob, curve, ell, rect, taper, xf

META = {"number": 19, "slug": "evening-glove", "seed": 19, "inks": "stone-crimson"}


def glove(p: Print) -> None:
    """To above the elbow; the fingers hang over the edge of the bed, empty."""
    limp = Grip((-20, -2, 10, 26), (0.3, 0.0, 0.15, 0.35), thumb=-56, crook=30)
    parts, _ = hand_shape(176, 868, 196, limp, 212, False, 0.3)
    arm = blob(
        (150, 846),
        (196, 784),
        (250, 712),
        (330, 640),
        (424, 560),
        (486, 492, "c"),
        (598, 566, "c"),
        (520, 640),
        (430, 712),
        (330, 780),
        (262, 836),
        (212, 900),
    )
    p.shape(*parts, arm, tone="2", line=7, halo=8, clear="12k")
    whole = knife(*parts, arm)
    for q in (((184, 800), (214, 822), (238, 868)), ((206, 776), (234, 808), (262, 844)), ((336, 632), (372, 664), (384, 700)), ((356, 770), (352, 732), (330, 700)),
              ((432, 708), (424, 676), (404, 650))):  # fmt: skip
        p.line(*q, w=7, ends=0.1, clip=whole)
    p.engrave(
        "k",
        whole,
        p.guided([(180, 870), (330, 720), (540, 530)]),
        0.8 * p.ramp((352, 690), (420, 760)) * p.inside(whole, 14),
        11,
        False,
        (30, 90),
    )
    p.shape(xf(ell(0, 0, 67, 27), 543, 528, rot=33), tone="k", halo=0)
    p.contour(xf(ell(0, 0, 67, 27), 543, 528, rot=33), 5, plates="12k", cut=True)
    for n in range(3):
        p.carve("k2", ell(236 + n * 25, 800 - n * 22, 5))


def snake(p: Print) -> None:
    """What has been wearing it."""
    pts = (
        (536, 536, 50),
        (566, 498, 52),
        (628, 470, 50),
        (652, 412, 46),
        (600, 376, 42),
        (530, 370, 38),
        (476, 336, 32),
    )
    body = p.shape(
        taper(*pts),
        blob((490, 362), (452, 348), (424, 312), (420, 286), (446, 284), (482, 304), (506, 334)),
        tone="1",
        line=7,
        halo=5,
        clear="12k",
    )
    line = curve(*[q[:2] for q in pts])
    p.stamp(
        "k",
        body,
        blob((-13, 0, "c"), (0, -11), (13, 0, "c"), (0, 11)),
        places=[tuple(q) for q in line[9::8]],
        turn=30,
        angle=20,
    )
    p.fill("2k", xf(ell(0, 0, 66, 25), 545, 531, rot=33), clip=rect(0, 556, 800, 800))
    p.fill("k", ell(448, 308, 5.5))
    p.line((424, 288), (396, 256), w=5, ends=0.8, plates="2")
    p.line((398, 258), (372, 252), w=4, ends=0.6, plates="2")
    p.line((398, 258), (392, 232), w=4, ends=0.6, plates="2")


def folded(p: Print) -> None:
    """The other one, and the stone of a peach."""
    p.shape(xf(rect(-64, -50, 60, 46, 10), 560, 900, rot=16), tone="2", line=6, halo=6, clear="12k")
    p.line((510, 868), (566, 884), (612, 900), w=5)
    parts, _ = hand_shape(572, 944, 128, "flat", -8, True, 0.1)
    p.shape(*parts, tone="2", line=6, halo=5, clear="12k", eps=0.7)
    pit = p.shape(
        blob((548, 900, "c"), (556, 880), (580, 872), (596, 888, "c"), (588, 910), (566, 916)),
        tone="",
        line=4.5,
        halo=3,
        clear="12k",
    )
    p.crumb("k", pit, 9, (1.6, 3), False)


def scene(p: Print) -> None:
    """The room, the bed, what was taken off."""
    room(p)
    bed(p)
    glove(p)
    snake(p)
    folded(p)
    p.border()
