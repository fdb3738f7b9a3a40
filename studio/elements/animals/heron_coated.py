"""A heron in a long coat, tall as a house, walking to the left."""

from typing import Any

import numpy as np

from studio.colour import Arr
from studio.paint import Frame
from studio.palettes import BRASS
from studio.shapes import Path, Point, blob, ell, taper

COAT = ["#050a18", "#0c1a32", "#1c3450", "#34506c"]
SKIN = ["#0c1018", "#2c3434", "#5c6458", "#c0a868"]
BEAK = ["#4c2c10", "#a06c20", "#e8b048", "#fff0b0"]
WING = ["#101c30", "#24405c", "#486c8c", "#88a4b4", "#f0d498"]
PLUME = ["#1c2c44", "#4c6480", "#8ca4b4", "#d8dcd4", "#fff6dc"]

FOLDS = (
    ((452, 500, 6), (456, 700, 18), (440, 912, 30)),
    ((510, 500, 6), (546, 720, 20), (572, 915, 32)),
    ((484, 640, 5), (500, 780, 16), (506, 908, 26)),
    ((548, 560, 5), (584, 760, 14), (606, 905, 22)),
)


# fingers of the two wing-tips on the handle: knuckle, middle, tip, from the far to the near end
FAR_HAND = (
    ((208, 644), (203, 664), (206, 682)),
    ((222, 637), (218, 658), (220, 677)),
    ((237, 634), (234, 654), (236, 672)),
)
NEAR_HAND = (
    ((266, 630), (260, 652), (263, 674)),
    ((283, 628), (278, 650), (280, 673)),
    ((300, 632), (296, 655), (298, 677)),
)
STEP = (((516, 880), (546, 976), (560, 1068)), ((448, 880), (414, 984), (408, 1096)))


def coat_heron_legs(f: Frame) -> None:
    """Two long legs in mid-step. All his parts are in the units of a page: near foot at (408, 1096), crest at 160."""
    for hip, knee, foot in STEP:
        f.shade(ell(foot[0] - 16, foot[1] + 6, 76, 11), 0.75, 7, "#02050c")
        f.shade(ell(foot[0] - 8, foot[1] + 3, 34, 6), 0.9, 3, "#02050c")
        shank = (knee[0] * 0.5 + foot[0] * 0.5, knee[1] * 0.5 + foot[1] * 0.5, 13)
        above = (hip[0] * 0.4 + knee[0] * 0.6, hip[1] * 0.4 + knee[1] * 0.6, 17)
        f.paint(
            taper(above, (*knee, 21), shank, (foot[0], foot[1] - 6, 16)),
            SKIN,
            vol=7,
            wob=0.3,
            rim=0.9,
            edge=0.3,
        )
        f.paint(taper((*hip, 62), (hip[0] * 0.6 + knee[0] * 0.4, hip[1] * 0.6 + knee[1] * 0.4, 42), above), PLUME[:4],
            vol=12, wob=0.6, amb=0.16, edge=0.3)  # fmt: skip
        for dx, dy in ((-74, 4), (-50, 15), (36, 7)):
            toe = (foot[0] + dx * 0.6, foot[1] + dy * 0.5 - 5, 9), (foot[0] + dx, foot[1] + dy, 4)
            f.paint(taper((foot[0], foot[1] - 6, 13), *toe), SKIN, vol=4, wob=0.3, rim=0.6)


def coat_heron_reflection(f: Frame) -> None:
    """What a wet street gives back of him: two dark legs broken by ripples, an edge of gold on each; before the legs."""
    for _, knee, foot in STEP:
        x, y = foot
        lean = (knee[0] - x) * 0.9
        wave = [(x + lean * t + 6 * (-1) ** k, y + 8 + 96 * t) for k, t in enumerate((0, 0.25, 0.5, 0.75, 1))]
        f.flat(taper(*[(px, py, 20 - 3 * k) for k, (px, py) in enumerate(wave)]), "#02060e", 0.75, 3, wob=2)
        for k, (px, py) in enumerate(wave[:4]):  # the lit edge, in pieces
            f.card.streak(*f.pt(px - 9, py + 6), 11 - k, 3, "#ffbc50", 0.5 - 0.08 * k)


def _lamplit(f: Frame, m: Arr, reach: float, a: float) -> None:
    """The warm light of the basket at (262, 740), lying evenly on the cloth."""
    x, y = f.pt(262, 740)
    far = np.hypot(f.card.xx - x, (f.card.yy - y) * 0.8) / (reach * f.s)
    warm = m * np.exp(-far * far)
    f.card.over(warm * a * 0.7, "#c06c1c")
    f.card.over(warm * warm * a * 0.6, "#f8c060")


def coat_heron_body(f: Frame) -> None:
    """The long coat with its buttons and a watch on a chain."""
    right = ((398, 424), (468, 404), (540, 470), (580, 620), (606, 780), (634, 908, "c"), (560, 922))
    left = ((500, 906), (430, 918), (340, 900, "c"), (352, 760), (352, 600), (366, 500))
    tail = blob(*right, *left)
    m = f.paint(tail, COAT, vol=70, amb=0.12, gain=1.25, edge=0.3, rim=0.5, tex=0.08, wob=0.5, lump=0.02)
    for fold in FOLDS:
        f.shade(taper(*fold), 0.6, 7, COAT[0], clip=m)
    f.line([(388, 520), (380, 700), (366, 908)], 4, COAT[0], alpha=0.6, wob=0.6, clip=m, det=0)
    f.card.marks(m, 1.6, 400, 40, 4, jit=0.06, alpha=0.25)
    _lamplit(f, m, 185, 1.0)
    f.line([(388, 520), (380, 700), (366, 908)], 4, COAT[0], alpha=0.5, wob=0.6, clip=m, det=0)
    for y in (548, 724, 796, 866):
        f.paint(ell(404 - (y - 560) * 0.04, y, 8), BRASS, vol=3, det=0.8, wob=0.2)
    _pocket_watch(f)
    f.paint(
        blob((372, 452), (378, 404), (430, 378), (486, 392), (506, 440), (440, 500)), COAT[:3], vol=8, wob=0.4
    )


def _pocket_watch(f: Frame) -> None:
    """A pocket with its flap, and the watch that hangs out of it on a chain from the nearest button."""
    f.line([(398, 724), (414, 744), (444, 726), (462, 662)], 3.4, "#c89848", alpha=0.95, wob=0.2, ends=0.9)
    f.line([(474, 664), (478, 684), (476, 700)], 3.4, "#c89848", alpha=0.95, wob=0.2, ends=0.9)
    f.shade(blob((446, 652), (520, 640), (526, 668), (450, 682)), 0.6, 5, COAT[0])
    f.paint(
        blob((444, 640, "c"), (516, 628, "c"), (522, 656), (450, 670)),
        COAT,
        vol=8,
        amb=0.2,
        edge=0.35,
        wob=0.3,
    )
    f.shade(ell(482, 728, 24, 26), 0.7, 6, COAT[0])
    f.paint(ell(476, 702, 6, 7), BRASS, vol=3, wob=0.2, det=0.8)
    f.paint(ell(476, 724, 21), BRASS, vol=7, det=0.9, wob=0.2, edge=0.4)
    f.paint(ell(476, 724, 15), ["#a89878", "#e8dcb8", "#fff6dc"], vol=2, det=0.9, wob=0.2, amb=0.5)
    f.line([(476, 724), (476, 714)], 2.4, "#2c2020", alpha=1, wob=0, ends=0.9)
    f.line([(476, 724), (484, 727)], 2.4, "#2c2020", alpha=1, wob=0, ends=0.9)


def coat_heron_head(f: Frame) -> None:
    """Neck in a collar, crest, gold eye, and the beak down to the left."""
    neck = taper((438, 456, 84), (404, 380, 56), (436, 296, 40), (420, 226, 44), (398, 196, 46))
    m = f.paint(neck, PLUME, vol=20, amb=0.2, rim=0.7, edge=0.3, wob=0.4)
    f.card.marks(m, 1.75, 320, 24, 3, jit=0.1, alpha=0.7)
    for i, x in enumerate((396, 410, 402, 418)):
        f.line([(x, 340 + i * 14), (x - 5, 366 + i * 14)], 5, "#1c2840", alpha=0.6, wob=0.5)
    crest = blob((380, 168), (420, 158), (470, 176), (540, 196, "c"), (470, 202), (430, 206))
    f.paint(crest, ["#060a18", "#141c30", "#2c3c54"], vol=8, wob=0.4)
    shape = blob((346, 196), (366, 170), (404, 164), (434, 184), (436, 212), (404, 230), (362, 224))
    f.paint(shape, PLUME, vol=18, amb=0.25, wob=0.3, rim=0.6)
    shape = blob((372, 170), (410, 158), (440, 172), (500, 188, "c"), (440, 194), (404, 184))
    f.paint(shape, ["#060a18", "#18243c", "#3c4c64"], vol=6, wob=0.3)
    lower = blob((366, 212, "c"), (360, 228), (200, 270, "c"), (190, 264, "c"), (340, 212))
    f.paint(lower, BEAK, vol=6, wob=0.2, amb=0.4, det=0.6)
    coat_heron_upper_beak(f)
    f.flat(ell(378, 194, 11), "#ffd050", 1, det=1)
    f.flat(ell(375, 194, 5.5), "#140c10", 1, det=1)
    f.card.dot(*f.pt(373, 191), 2.2, "#ffffff", 1)
    f.line([(362, 184), (378, 180), (394, 184)], 4, "#0c1424", alpha=0.9)


def coat_heron_upper_beak(f: Frame) -> None:
    """The upper half of the beak; once more over whatever he has between the two."""
    upper = blob((360, 190), (352, 212), (170, 254, "c"), (168, 247, "c"), (330, 192))
    f.paint(upper, BEAK, vol=8, wob=0.2, amb=0.45, det=0.6, edge=0.3)


def coat_heron_collar(f: Frame) -> None:
    """The turned-up collar, its two sides meeting under the neck; over the shoulder of the sleeve."""
    f.shade(blob((384, 470), (430, 540), (500, 500), (520, 450), (450, 480)), 0.6, 8, COAT[0])
    far = ((370, 452), (376, 410), (386, 396), (398, 424), (430, 486), (420, 530, "c"), (390, 500))
    near = ((420, 532, "c"), (430, 482), (466, 440), (484, 392), (500, 400), (512, 452), (490, 500))
    for outline, amb in ((far, 0.14), (near, 0.2)):
        f.paint(blob(*outline), COAT, vol=13, amb=amb, rim=0.7, edge=0.4, wob=0.4)


def coat_heron_far_sleeve(f: Frame) -> None:
    """The other sleeve, behind: it too goes to the handle, at (240, 640); before the coat."""
    sleeve = taper((410, 468, 60), (352, 540, 66), (290, 594, 56), (252, 614, 52))
    m = f.paint(sleeve, COAT, vol=20, amb=0.06, gain=1.0, edge=0.35, rim=0.5, tex=0.08, lump=0.02, wob=0.4)
    _lamplit(f, m, 120, 0.7)
    f.shade(taper((450, 500, 50), (380, 584, 52), (318, 622, 46)), 0.85, 9, COAT[0], clip=m)


def coat_heron_far_hand(f: Frame) -> None:
    """The far cuff and its wing-tip, closed over a handle whose top is at (240, 655); after the handle."""
    back = blob((201, 646), (210, 625), (232, 614), (256, 612), (256, 640), (232, 650))
    _grip(f, back, FAR_HAND, 0.2)
    cuff = taper((238, 590, 18), (252, 608, 20), (262, 634, 18))
    m = f.paint(cuff, COAT, vol=8, amb=0.2, edge=0.4, wob=0.3, lump=0.02)
    _lamplit(f, m, 130, 0.4)


def coat_heron_sleeve(f: Frame) -> None:
    """The near sleeve, over all else, its cuff, and the wing-tip closed over a handle whose top is at (280, 650)."""
    f.shade(taper((456, 540, 90), (420, 640, 80), (340, 696, 50)), 0.6, 14)
    f.shade(taper((446, 470, 40), (404, 570, 60), (340, 624, 50), (300, 636, 40)), 0.7, 8, COAT[0])
    sleeve = taper((466, 452, 44), (454, 520, 84), (414, 606, 78), (356, 650, 62), (322, 650, 56))
    m = f.paint(sleeve, COAT, vol=26, amb=0.24, gain=1.2, edge=0.35, rim=0.5, tex=0.08, lump=0.02, wob=0.4)
    for crease in (
        ((448, 606, 5), (420, 590, 13), (392, 586, 4)),
        ((430, 640, 4), (402, 620, 11), (376, 614, 3)),
    ):
        f.shade(taper(*crease), 0.6, 5, COAT[0], clip=m)
    f.card.marks(m, 2.2, 60, 26, 4, jit=0.06, alpha=0.25)
    _lamplit(f, m, 125, 0.9)
    back = blob((258, 634), (268, 616), (296, 608), (328, 622), (328, 664), (304, 660), (280, 648))
    _grip(f, back, NEAR_HAND, 0.42)
    m = f.paint(
        taper((318, 624, 20), (326, 648, 22), (326, 680, 20)), COAT, vol=9, amb=0.3, edge=0.45, wob=0.3
    )
    _lamplit(f, m, 130, 0.5)


def _grip(f: Frame, back: Path, fingers: tuple[tuple[Point, Point, Point], ...], amb: float) -> None:
    """A wing-tip as a fist: its feathered back, three broad feathers folded over what it holds."""
    f.shade(back, 0.5, 6, COAT[0])
    f.shade(taper(*((x + 3, y + 6, 16) for _, _, (x, y) in fingers)), 0.6, 4, "#4c2408")
    look: dict[str, Any] = {"wob": 0.2, "edge": 0.45, "amb": amb, "tex": 0.1, "lump": 0.02}
    m = f.paint(back, WING, vol=14, det=0.4, **look)
    f.card.marks(m, 2.8, 30, 16, 3, jit=0.08, alpha=0.5)
    for (ax, ay), (bx, by), (tx, ty) in fingers:
        f.paint(
            taper((ax, ay, 15), (bx, by, 19), (tx, ty, 13)), WING, vol=9, det=0.7, rim=0.5, rimw=3, **look
        )
