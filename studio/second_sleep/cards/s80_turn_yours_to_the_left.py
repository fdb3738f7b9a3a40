"""Turn Yours to the Left.

Two women lean back and wring the sea as one wrings a sheet. On top of the twist a man sits in a rowing boat and reads a
newspaper. Out of it fall a fish, a key and a hat; between the women a girl stands under an umbrella.
"""

import numpy as np

from studio.linocut.elements.animals import bird, fish
from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import Path, blob, curve, ell, poly, rect

META = {"number": 80, "slug": "turn-yours-to-the-left", "seed": 80, "inks": "moss-plum"}
GROUND = 1010
SPINE = ((176, 604), (250, 592), (326, 580), (400, 576), (474, 580), (550, 592), (624, 604))
WIDE = (30, 56, 116, 140, 116, 56, 30)


def twisted(p: Print) -> Path:
    """The sea as a wrung cloth: a thick rope of swell, waves that turn round it."""
    upper = [(x, y - w / 2) for (x, y), w in zip(SPINE, WIDE, strict=True)]
    lower = [(x, y + w / 2) for (x, y), w in zip(SPINE, WIDE, strict=True)]
    band = p.shape(blob(*upper, *lower[::-1]), tone="2", line=7, halo=10, clear="12k")
    for k in range(13):  # the turns: white crests that lie slantwise across
        t = (k + 0.5) / 13
        i = min(int(t * 6), 5)
        u = t * 6 - i
        x = SPINE[i][0] * (1 - u) + SPINE[i + 1][0] * u
        y = SPINE[i][1] * (1 - u) + SPINE[i + 1][1] * u
        w = WIDE[i] * (1 - u) + WIDE[i + 1] * u
        way = curve(
            (x - 26 - w * 0.12, y - w * 0.62),
            (x - 4, y - w * 0.1),
            (x + 6, y + w * 0.2),
            (x + 30 + w * 0.1, y + w * 0.62),
        )
        p.cutline(*[(float(q[0]), float(q[1])) for q in way[:: max(1, len(way) // 12)]], w=6 + 0.05 * w, plates="2k", clip=band)  # fmt: skip
        p.line(
            (x + 12 - w * 0.1, y - w * 0.5, 2),
            (x + 16, y - w * 0.05, 7),
            (x + 34 + w * 0.08, y + w * 0.46, 2),
            clip=band,
        )
    return band


def crests(p: Print) -> None:
    """Hooked crests along its upper edge, and the four fists that wring it."""
    for x, y, h in ((222, 584, 46), (262, 562, 62), (502, 548, 64), (548, 570, 48)):
        crest = p.shape(
            blob((x - 12, y + 16, "c"), (x + 4, y - h * 0.55), (x + h * 0.66, y - h, "c"), (x + h * 0.4, y - h * 0.42), (x + h * 0.86, y + 14, "c")),
            tone="2", line=5, halo=5, clear="12k",
        )  # fmt: skip
        p.cutline(
            (x + 6, y + 6),
            (x + h * 0.22, y - h * 0.4),
            (x + h * 0.46, y - h * 0.78),
            w=5,
            plates="2k",
            clip=crest,
        )
    for s, tone in ((-1, "k"), (1, "k")):  # fists round the ends, one over, one under
        x = 400 + s * 200
        for dx, dy in ((0, -6), (s * 22, 12)):
            fist = p.shape(ell(x + dx, 600 + dy, 19, 27, s * 14), tone=tone, halo=5, clear="12k")
            for k in (-9, 0, 9):
                p.cutline((x + dx - 17, 600 + dy + k), (x + dx + 6, 600 + dy + k - 2), w=2.6, clip=fist)


def boat(p: Print, x: float, y: float) -> None:
    """A rowing boat on the crest, a man in it behind his newspaper."""
    man = Wear(skin="", hair="k", top="1", legs="k", style="crop", cap="straw", hat="")
    figure(p, x + 40, y + 30, 260, SIDE["sit"], wear=man, near=(x - 30, y - 62), far=(x - 24, y - 68), halo=7)
    p.shape(poly([(x - 96, y - 104), (x - 34, y - 124), (x - 18, y - 48), (x - 82, y - 28)]), tone="", line=5, halo=6, clear="12k")  # fmt: skip
    for k in range(4):
        p.line((x - 84 + 2.4 * k, y - 91 + 15 * k, 3), (x - 40 + 3 * k, y - 105 + 15 * k, 3))
    hull = p.shape(blob((x - 140, y - 40, "c"), (x - 60, y - 22), (x + 60, y - 22), (x + 146, y - 46, "c"), (x + 106, y + 22), (x + 40, y + 38), (x - 50, y + 38), (x - 108, y + 20)), tone="k", halo=8, clear="12k")  # fmt: skip
    p.cutline((x - 126, y - 14), (x, y + 6), (x + 130, y - 17), w=5, clip=hull)


def what_falls(p: Print) -> None:
    """Out of the sea: a fish, a key, a hat. Under it a girl with an umbrella."""
    fish(p, 332, 742, 116, "", rot=62, halo=6)
    key = [
        rect(478, 726, 491, 804),
        ell(484, 708, 25, 25),
        rect(484, 772, 510, 783),
        rect(484, 790, 504, 801),
    ]
    p.shape(*key, tone="k", halo=6, clear="12k", minus=[ell(484, 708, 12, 12)])
    p.shape(ell(420, 742, 52, 9), blob((388, 742, "c"), (390, 712), (404, 694), (436, 694), (450, 712), (452, 742, "c")), tone="k", halo=6, clear="12k")  # fmt: skip
    p.cutline((392, 730), (420, 733), (448, 730), w=5)
    p.line((384, GROUND - 26, 7), (398, GROUND - 160, 7))
    girl = Wear(skin="", hair="k", top="k", legs="k", woman=True, style="bob", skirt=0.6, bulk=1.1)
    figure(p, 424, GROUND + 82, 200, "stand", "front", wear=girl, near=(384, GROUND - 40), halo=8)
    roof = p.shape(
        blob((266, GROUND - 112, "c"), (300, GROUND - 186), (400, GROUND - 222), (500, GROUND - 186), (534, GROUND - 112, "c"), (490, GROUND - 128), (446, GROUND - 112, "c"), (400, GROUND - 130), (354, GROUND - 112, "c"), (310, GROUND - 128)),
        tone="2", line=6, halo=8, clear="12k",
    )  # fmt: skip
    for a in (354, 446):
        p.cutline((400, GROUND - 220), ((a + 400) / 2 - (400 - a) * 0.3, GROUND - 170), (a, GROUND - 114), w=5, plates="2k", clip=roof)  # fmt: skip
    p.line((400, GROUND - 222, 6), (400, GROUND - 244, 5))


def scene(p: Print) -> None:
    """Ground, sky, the two, the sea between them, what comes of it."""
    p.ground("")
    p.fill("1", rect(-10, GROUND - 80, 810, 1220))
    p.comb(
        "1",
        rect(0, GROUND - 70, 800, 1200),
        0,
        0.34 * np.clip(p.noise(110, 2, 2, 1) * 2 - 0.6, 0, 1),
        17,
        length=(60, 220),
    )
    p.line((-10, GROUND - 80, 5), (810, GROUND - 84, 5))
    p.chatter(rect(70, 80, 740, 380), 0.0, 34)
    pull = SIDE["pull"]
    one = Wear(
        skin="k", hair="k", top="k", legs="1", woman=True, style="scarf", skirt=0.86, legs_print="dots"
    )
    two = Wear(skin="k", hair="k", top="1", legs="k", woman=True, style="bun", skirt=0.86, top_print="stripe")
    for s, wear in ((1, one), (-1, two)):
        x = 400 - s * 160
        hand = (400 - s * 206, 602)
        figure(p, x, GROUND + 66, 530, pull, wear=wear, flip=s > 0, near=hand, far=(hand[0] + s * 20, hand[1] - 10), halo=9, grip="fist", arms="both")  # fmt: skip
    twisted(p)
    crests(p)
    boat(p, 404, 488)
    what_falls(p)
    bird(p, 640, 190, 84, "glide", "k", halo=5)
    p.border()
