"""With Feeling.

On a stepladder in a field a woman conducts. Her choir are scarecrows, coats and hats on poles, mouths open, and on their
sleeves sit crows. Beside the ladder stands a pair of boots with nobody in them, and one crow on the ground turns its back.
"""

import numpy as np

from studio.linocut.elements.animals import bird
from studio.linocut.elements.body import FRONT
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 17, "slug": "with-feeling", "seed": 17, "inks": "mint-tangerine"}
# x, foot, height, lean, hat, coat
CHOIR = (
    (150, 470, 250, -5, "brim", "k"), (330, 452, 240, 3, "cone", "1"), (512, 462, 250, -2, "bowler", "k"), (672, 470, 240, 6, "brim", ""),
    (238, 690, 300, 4, "cone", "k"), (446, 676, 310, 2, "bowler", "k"), (640, 694, 300, -5, "straw", "k"),
)  # fmt: skip


def field(p: Print) -> None:
    """A pale sky, a field whose furrows all run to one point."""
    p.ground("")
    land = p.shape(blob((-10, 330, "c"), (200, 314), (420, 322), (640, 308), (810, 326, "c"), (810, 1220, "c"), (-10, 1220, "c")), tone="1")  # fmt: skip
    p.fan("1", land, 470, 200, 0.42, 26, length=(70, 260))
    p.chatter(rect(70, 70, 730, 290), 0.1, 26)


def scarecrow(p: Print, x: float, y: float, h: float, lean: float, hat: str, tone: str) -> None:
    """A coat on a cross, arms straight out."""
    r = np.radians(lean)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + h * (u * np.cos(r) + v * np.sin(r)), y - h * (v * np.cos(r) - u * np.sin(r))

    line = 0 if tone == "k" else 5
    p.shape(
        poly([at(-0.022, 0.5), at(0.022, 0.5), at(0.022, 0.0), at(-0.022, 0.0)]),
        tone="k",
        halo=5,
        clear="12k",
    )
    for s in (-1, 1):  # straw
        for k in range(4):
            p.line(
                (*at(s * 0.42, 0.71 + 0.012 * k), 4), (*at(s * (0.53 + 0.02 * (k % 2)), 0.66 + 0.04 * k), 2)
            )
    coat = p.shape(
        blob((*at(-0.45, 0.765), "c"), at(-0.2, 0.79), at(0, 0.83), at(0.2, 0.79), (*at(0.45, 0.765), "c"), (*at(0.45, 0.675), "c"), at(0.2, 0.67),
             (*at(0.145, 0.64), "c"), at(0.16, 0.45), (*at(0.22, 0.235), "c"), (*at(0.1, 0.26), "c"), (*at(0.04, 0.22), "c"), (*at(-0.06, 0.26), "c"), (*at(-0.13, 0.225), "c"),
             (*at(-0.21, 0.245), "c"), at(-0.16, 0.45), (*at(-0.145, 0.64), "c"), at(-0.2, 0.67), (*at(-0.45, 0.675), "c")),
        tone=tone, line=line, halo=7, clear="12k",
    )  # fmt: skip
    cut = tone == "k"
    for a, b in (((-0.005, 0.8), (0.0, 0.27)), ((-0.1, 0.62), (-0.13, 0.3)), ((0.09, 0.6), (0.13, 0.3))):
        (p.cutline if cut else p.line)(at(*a), at(*b), w=3.4, clip=coat)
    p.shape(rect(*at(0.045, 0.52), at(0.045, 0.52)[0] + 0.07 * h, at(0.045, 0.52)[1] + 0.08 * h), tone="2", line=3, clip=coat)  # fmt: skip
    head = ell(*at(0, 0.89), 0.085 * h, 0.1 * h, lean)
    p.shape(head, tone="", line=5, halo=6, clear="12k")
    for s in (-1, 1):
        ex, ey = at(s * 0.034, 0.9)
        p.line((ex - 4, ey - 4, 3), (ex + 4, ey + 4, 3))
        p.line((ex + 4, ey - 4, 3), (ex - 4, ey + 4, 3))
    p.shape(ell(*at(0, 0.845), 0.03 * h, 0.022 * h), tone="k")
    hats = {
        "brim": [ell(*at(0, 0.965), 0.2 * h, 0.024 * h, lean), blob(at(-0.1, 0.965), at(-0.085, 1.06), at(0.085, 1.06), at(0.1, 0.965))],
        "cone": [poly([at(-0.115, 0.95), at(0.02, 1.17), at(0.115, 0.95)])],
        "bowler": [ell(*at(0, 0.965), 0.14 * h, 0.02 * h, lean), blob(at(-0.09, 0.965), at(-0.08, 1.05), at(0, 1.075), at(0.08, 1.05), at(0.09, 0.965))],
        "straw": [ell(*at(0, 0.965), 0.21 * h, 0.03 * h, lean), blob(at(-0.09, 0.97), at(-0.06, 1.04), at(0.06, 1.04), at(0.09, 0.97))],
    }  # fmt: skip
    p.shape(
        *hats[hat], tone="" if hat == "straw" else "k", line=5 if hat == "straw" else 0, halo=5, clear="12k"
    )


def scene(p: Print) -> None:
    """Field, choir, crows, she on her ladder."""
    field(p)
    for x, y, h, lean, hat, tone in CHOIR:
        scarecrow(p, x, y, h, lean, hat, tone)
    for x, y, size, flip in ((78, 284, 62, False), (218, 278, 56, True), (252, 270, 50, False), (410, 270, 52, True), (586, 266, 60, True), (742, 278, 56, True), (142, 466, 74, False), (340, 458, 70, True), (548, 474, 76, False), (736, 466, 70, True)):  # fmt: skip
        bird(p, x, y, size, "perch", "k", flip, halo=5)
    # the ladder, she on its third rung
    for a, b in (((196, 1156), (262, 820)), ((392, 1156), (322, 820))):
        p.shape(taper((*a, 18), (*b, 15)), tone="2", line=5, halo=7, clear="12k")
    for k in range(5):
        v = 860 + 62 * k
        t = (v - 820) / 336
        p.shape(rect(262 - 66 * t - 4, v, 322 + 70 * t + 4, v + 15), tone="2", line=4, halo=4, clear="12k")
    her = Wear(skin="", hair="k", top="2", legs="2", shoes="k", woman=True, style="bun", skirt=0.84)
    figure(
        p,
        292,
        918,
        430,
        FRONT["arms_up"],
        "back",
        wear=her,
        grip="fist",
        near=(140, 590),
        far=(446, 566),
        halo=9,
    )
    p.shape(taper((448, 567, 10), (540, 516, 7)), tone="", line=3, halo=4, clear="12k")
    for x in (560, 606):  # somebody's boots, side by side
        boot = p.shape(blob((x, 1050, "c"), (x + 28, 1050, "c"), (x + 30, 1100), (x + 24, 1132, "c"), (x - 26, 1132, "c"), (x - 24, 1114), (x - 2, 1102)), tone="k", halo=6, clear="12k")  # fmt: skip
        p.cutline((x - 22, 1122), (x + 24, 1122), w=3.4, clip=boot)
        p.shape(ell(x + 14, 1051, 14, 5), tone="2", line=3)
    bird(p, 690, 1010, 92, "perch", "k", True, halo=6)
    p.border()
