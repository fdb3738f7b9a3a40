"""Steps.

A steep street of steps at noon; on each step a woman braids the hair of the woman one step below. The hair of the topmost
runs up out of the card. The lowest braids a rope that holds the ferry to the quay.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.people import Body, figure
from studio.linocut.press import Print
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 17, "slug": "steps", "seed": 17, "inks": "mint-tangerine"}
RUN, RISE, TOP = 110, 152, (676, 312)  # one step, and where the topmost sits
H = 430
SIT = SIDE["sit"].but(hip=(-0.03, (RISE + 2) / H), near_foot=(0.19, 0.0), far_foot=(0.13, 0), lean=4, nod=14)
PRINTS = ("dots", "flowers", "zigzag", "fall", "check")


def seat(i: int) -> tuple[float, float]:
    """Where the woman of step i sits."""
    return TOP[0] - i * RUN, TOP[1] + i * RISE


def street(p: Print) -> None:
    """The wall of houses, the steps, the water."""
    p.ground("2")
    p.comb(
        "2", rect(0, 0, 800, 700), 90, 0.3 * np.clip(p.noise(120, 2) * 2 - 0.9, 0, 1), 14, length=(60, 200)
    )
    for x, y, w, h in ((120.0, 130.0, 84, 130), (330, 110, 84, 130), (120, 430, 84, 140)):
        p.shape(rect(x, y, x + w, y + h), tone="k", halo=6, clear="12k")
        p.fill("1", rect(x, y, x + w * 0.42, y + h))
        p.comb("k", rect(x, y, x + w * 0.42, y + h), 0, 0.5, 10, False, length=(60, 90))
        p.line((x - 12, y + h + 12), (x + w + 12, y + h + 12), w=9, ends=0.9)
    pts = [(830.0, TOP[1] - RISE + 14.0)]
    for i in range(6):
        x, y = seat(i)
        pts += [(x + 70, y - RISE + 14), (x + 70, y + 14)]
    stone = p.shape(
        poly([*pts, (seat(5)[0] - 40, seat(5)[1] + 14), (-20, seat(5)[1] + 14), (-20, 1210), (830, 1210)]),
        tone="",
        line=6,
    )
    for i in range(1, 6):  # the joints of the stairs' side
        x, y = seat(i)
        p.line((x + 60, y + 14), (820, y + 20), w=5, ends=0.7, clip=stone)
        shade = poly([(x + 72, y + 14), (x + 400, y + 16), (x + 340, y + 56), (x + 72, y + 60)])
        p.comb(
            "k", shade, 2, 0.6 * p.ramp((x + 330, y), (x + 120, y)), 11, False, length=(40, 160), clip=stone
        )


def plait(p: Print, *points: tuple[float, float, float]) -> None:
    """Hair in three strands: black, chevrons cut out."""
    path = p.shape(taper(*points), tone="k", halo=4, clear="12k")
    line = curve(*[q[:2] for q in points])
    step = points[0][2] * 0.62
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    for n, at in enumerate(np.arange(step, s[-1] - 4, step)):
        i = int(np.searchsorted(s, at))
        d = line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]
        d = d / (np.hypot(*d) + 1e-6)
        side = np.array([-d[1], d[0]]) * (1 if n % 2 else -1)
        w = float(np.interp(at, (0, s[-1]), (points[0][2], points[-1][2])))
        a, b = line[i] + side * w * 0.46 - d * w * 0.3, line[i] - side * w * 0.14 + d * w * 0.22
        p.cutline(tuple(a), tuple(b), w=w * 0.16, ends=0.7, clip=path)


def ferry(p: Print) -> None:
    """The bow that comes in from the left."""
    p.fill("1", rect(-10, 1100, 200, 1210))
    p.comb("1", rect(-10, 1100, 200, 1210), 0, 0.55, 14, length=(40, 120))
    hull = p.shape(
        blob(
            (-10, 944, "c"),
            (60, 926),
            (172, 868, "c"),
            (150, 980),
            (112, 1090),
            (92, 1210, "c"),
            (-10, 1210, "c"),
        ),
        tone="k",
        halo=8,
        clear="12k",
    )
    p.cutline((-10, 976), (64, 958), (158, 912), w=10, ends=0.95, clip=hull)
    p.engrave(
        "k",
        hull,
        p.guided([(-10, 1030), (60, 1012), (150, 970)], [(-10, 1180), (100, 1150)]),
        0.9 * p.ramp((20, 1060), (150, 960)),
        17,
        length=(40, 120),
    )
    p.fill("1", poly([(-10, 1130), (104, 1124), (92, 1210), (-10, 1210)]), clip=hull)


def arm(p: Print, who: Body, name: str) -> None:
    """A bare arm, laid over what the hand is doing."""
    a, b, c = who[f"{name}_shoulder"], who[f"{name}_elbow"], who[f"{name}_hand"]
    p.shape(
        taper((*a, 27), (*b, 23)),
        taper((*b, 23), (*c, 17)),
        ell(*c, 13, 15),
        tone="12",
        line=3.4,
        halo=3.5,
        clear="12k",
    )
    for n in (-5, 0, 5):
        p.line((c[0] - 4, c[1] + n), (c[0] - 15, c[1] + n + 1), w=3)


def scene(p: Print) -> None:
    """From the ferry up."""
    street(p)
    ferry(p)
    made = {}
    for i in (4, 3, 2, 1, 0):
        x, y = seat(i)
        wear = WOMAN.but(top="1", legs="1", skin="12", style="crop", skirt=0.8, top_print=PRINTS[i], legs_print=PRINTS[i], bare=True,
                         bulk=(1.1, 1.2, 0.95, 1.3, 1.0)[i])  # fmt: skip
        hold = (x - 44, y - 34) if i < 4 else (x - 66, y - 40)
        made[i] = figure(p, x + 12, y + RISE + 16, H, SIT.but(lean=(4, 0, 7, 2, 8)[i]), wear=wear, near=(hold[0], hold[1] + 16),
                         far=(hold[0] - 16, hold[1] - 14), arms="none")  # fmt: skip
    for i in (4, 3, 2, 1, 0):
        hx, hy = made[i]["near_hand"]
        arm(p, made[i], "far")
        if i == 4:
            plait(
                p, (96, 916, 40), (66, 876, 42), (92, 826, 44), (hx - 34, hy - 26, 44), (hx + 2, hy - 6, 44)
            )
            for d in (-1, 0, 1):
                p.shape(taper((hx, hy - 4, 22), (hx + 26, hy + 12 + 8 * d, 20), (hx + 42 + 18 * d, hy + 60, 17), (hx + 30 + 26 * d, hy + 118, 6)), tone="k",
                        halo=3.5, clear="12k")  # fmt: skip
        else:
            head = made[i + 1]["head"]
            plait(p, (head[0] + 26, head[1] - 4, 30), (head[0] + 44, head[1] + 6, 32), (hx - 6, hy - 10, 32))
            for d in (-1, 0, 1):
                p.shape(taper((hx, hy - 4, 17), (hx + 22, hy + 10 + 8 * d, 16), (hx + 34 + 15 * d, hy + 52, 14), (hx + 24 + 20 * d, hy + 92, 4)), tone="k",
                        halo=3, clear="12k")  # fmt: skip
        arm(p, made[i], "near")
    head = made[0]["head"]
    plait(
        p,
        (head[0] + 24, head[1] - 6, 36),
        (head[0] + 58, head[1] - 16, 42),
        (head[0] + 84, head[1] - 60, 46),
        (730, 66, 50),
        (752, -10, 52),
    )
    p.border()
