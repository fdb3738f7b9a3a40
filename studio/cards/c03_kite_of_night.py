"""The Kite of Night.

At high noon a whale cut out of the starry sky flies as a kite. Where its shadow crosses the village it is
night: lit windows, lanterns, a washing line half in sun and half in dark. The child holds the string from
a hill, red scarf flying.
"""

from itertools import pairwise

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.animals.sea_life import whale
from studio.elements.buildings.houses import house
from studio.elements.land.land import hills
from studio.elements.people.figures import child
from studio.elements.plants.trees import poplar, round_tree
from studio.elements.rooms.household import sheet, shirt, washing_line
from studio.elements.things.lights import lantern
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import CREAM, LINEN, RED, ROOF_BLUE, ROOF_GOLD, ROOF_RED, ROSE
from studio.shapes import blob, curve, ell, join, poly, xf

META = {"number": 3, "slug": "kite-of-night", "seed": 307}
FINISH = Finish(vignette=0.2)

STRAW = ["#5c5a4c", "#9a8c50", "#dcbc68", "#f8e6a4"]
NIGHT_WALL = ["#0c1230", "#1c2850", "#36487c", "#6a80ac"]
NIGHT_ROOF = ["#0a0e28", "#1c2450", "#3c4880", "#7488b4"]
NIGHT_LEAF = ["#080e28", "#101c40", "#1c3454", "#345474"]
DEEP = ["#060a22", "#0c1640", "#182c60", "#2c4a80", "#7c94b8"]
DAY_LEAF = ["#2c4a3c", "#54803c", "#a0b04c", "#f0e48c"]
WHALE_SHAPE = join(
    blob(
        (-206, 14), (-196, -24), (-150, -56), (-70, -76), (20, -66), (100, -36), (160, -12), (206, -4),
        (206, 8), (150, 22), (80, 46), (-10, 70), (-90, 80), (-160, 62), (-198, 36),
    ),
    blob((192, -8), (214, -26), (244, -66), (282, -86, "c"), (276, -48), (250, -14), (232, 0), (206, 10)),
    blob((196, 6), (220, 2), (250, 14), (282, 48, "c"), (246, 44), (216, 26), (200, 12)),
    blob((-92, 40), (-58, 40), (-36, 78), (-14, 116), (2, 142, "c"), (-34, 128), (-66, 98), (-88, 62)),
)  # fmt: skip


def noon(c: Card) -> None:
    """A windy sky with the sun out of sight overhead."""
    c.sky([(0, "#3c74b4"), (260, "#6aa2d4"), (520, "#a4cce0"), (680, "#dce4d0"), (760, "#f0e4b8")])
    c.glow(560, -60, 620, "#fff4cc", 0.5, 1.6)
    c.clouds(60, 320, "#a8c8e0", "#f4f2e4", cover=0.4, a=0.75, cell=190, sx=2.6)
    c.clouds(470, 680, "#b4ccd8", "#f8f0d8", cover=0.5, a=0.8, cell=130, sx=2.6)


def night_whale(c: Card) -> Frame:
    """The kite: a piece of night with its Milky Way, a constellation and stitched seams."""
    f, m = whale(c, 372, 296, 640, DEEP, rot=-12)
    n = c.noise(90, 5, 2, 0.8)
    band = np.exp(-((((c.yy - 290) + (c.xx - 400) * 0.21 + (n - 0.5) * 150) / 58) ** 2)) * m
    band *= sstep(0.3, 0.9, n + 0.1)
    c.over(np.clip(band * 0.5, 0, 1), "#8a8cd0")
    c.over(np.clip(band**3 * 0.45, 0, 1), "#f0d8e0")
    back = m * (1 - c.mask(f.path(blob((-210, 18), (-90, 30), (80, 32), (60, 90), (-120, 100)))))
    c.sparks(back, 260, "#fff6dc", (0.7, 1.9))
    for line in ([(-150, -54), (-128, -20), (-60, 10), (30, 20)], [(40, -62), (52, -20), (50, 44)]):
        f.line(line, 2, "#0a1030", alpha=0.7, clip=m)
        for p in curve(*line)[6::9]:
            x, y = f.pt(*p)
            c.line([(x - 5, y - 3), (x + 5, y + 3)], 1.8, "#c8d4f0", 0.75, 0.2, clip=m)
    joints = [(-100, -50), (-64, -56), (-22, -36), (14, -48), (58, -26), (100, -14), (146, -2)]
    spur = [(14, -48), (30, -4), (76, 12)]
    for path in (joints, spur):
        for a, b in pairwise(path):
            f.line([a, b], 1.7, "#d4e4ff", alpha=0.7, wob=0, clip=m, ends=0.8)
        for a in path:
            c.halo(*f.pt(*a), 26, "#cfe0ff", 0.7)
            c.dot(*f.pt(*a), 3.4, "#fffbe8", 1)
    return f


def ribbon(c: Card, f: Frame) -> None:
    """The kite's tail with its bows."""
    tail = curve(*(f.pt(*p) for p in ((250, 30), (246, 72), (216, 108), (232, 146), (204, 180), (212, 212))))
    c.line(tail, 2.6, "#7a2c34", 0.9)
    for x, y in tail[16::24]:
        bow = join(
            poly([(x, y), (x - 19, y - 11), (x - 17, y + 11)]),
            poly([(x, y), (x + 19, y - 10), (x + 18, y + 12)]),
        )
        c.paint(bow, RED, vol=4, det=0.7, amb=0.5)


def shadow_mask(c: Card) -> Arr:
    """The whale's shadow lying on the land."""
    return c.mask(xf(WHALE_SHAPE, 322, 900, 1.34, -7, sy=1.2), 0.8, 2.2)


def land(c: Card) -> Arr:
    """Straw hills from far to near, with night poured over them; returns the shadow."""
    blue = ["#54708c", "#7c98a0", "#a8b49c", "#d8d4ac"]
    hills(c, 690, 30, blue, 5, fog=0.4, amb=0.4)
    for x, h in ((90, 40), (130, 30), (640, 44), (690, 34), (736, 40)):
        poplar(c, x, 712, h, DAY_LEAF, fog=0.3)
    hills(c, 742, 26, STRAW, 8, fog=0.25, amb=0.45, vol=40)
    _, m = hills(c, 806, 22, STRAW, 12, amb=0.5, vol=30, grad=(0.08, -0.06))
    c.marks(
        m, lambda x, y: 0.06 + 0.35 * np.sin(x / 150 + y / 90), 1500, 44, 3.6, jit=0.06, alpha=0.55, curl=0.1
    )
    lane = curve((770, 830), (560, 868), (360, 890), (250, 950), (130, 990), (30, 1000))
    c.line(lane, 15, "#f4e8bc", 0.75, 1, ends=0.7)
    shadow = shadow_mask(c) * c.ground(770)
    dark = c.img * np.array([0.07, 0.13, 0.50], np.float32) + np.array([0.0, 0.01, 0.13], np.float32)
    c.img = c.img * (1 - 0.96 * shadow[..., None]) + dark * 0.96 * shadow[..., None]
    c.sparks(shadow, 130, "#dfe8ff", (0.6, 1.4), 0.8)
    return shadow


def in_dark(c: Card, shadow: Arr, x: float, y: float) -> bool:
    """Is it night here?"""
    return bool(shadow[min(int(y * c.k), c.h - 1), min(int(x * c.k), c.w - 1)] > 0.5)


def village(c: Card, shadow: Arr) -> None:
    """The same village by day and by night."""
    roofs = (ROOF_RED, ROOF_BLUE, ROOF_GOLD)
    spots = [
        (70, 792, 50, 1), (150, 788, 54, 1), (470, 790, 50, 1), (724, 824, 66, 1), (560, 782, 46, 1),
        (236, 850, 62, 1), (330, 842, 84, 2), (424, 846, 60, 1), (676, 800, 56, 1),
        (128, 904, 76, 1), (212, 936, 98, 2), (312, 914, 76, 1), (414, 908, 92, 2), (508, 892, 70, 1),
    ]  # fmt: skip
    trees = [
        (112, 796), (206, 792), (270, 866), (760, 850), (168, 920), (462, 912), (622, 804), (26, 830),
        (370, 926),
    ]  # fmt: skip
    things = sorted([(y, x, h, floors) for x, y, h, floors in spots] + [(y, x, 0, 0) for x, y in trees])
    for i, (y, x, h, floors) in enumerate(things):
        dark = in_dark(c, shadow, x, y)
        if not h:
            round_tree(c, x, y, 56, NIGHT_LEAF if dark else DAY_LEAF, rim=0.1 if dark else 0.4)
            continue
        wall, roof = (NIGHT_WALL, NIGHT_ROOF) if dark else (CREAM, roofs[i % 3])
        house(
            c,
            x,
            y,
            h,
            wall=wall,
            roof=roof,
            lit=dark,
            floors=floors,
            g=1.0,
            win="#ffcf62",
            rim=0.5,
        )
        if dark:
            c.glow(x, y + 6, 50, "#ff9c30", 0.22, 2, 0.4)
        else:
            c.shade(ell(x + 6, y + 4, h * 0.4, 4), 0.35, 3, "#5a5048")


def washing(c: Card, shadow: Arr) -> None:
    """The line whose left end is in the night."""
    a, b = (262, 986), (498, 978)
    for x, y in (a, b):
        c.line([(x, y + 58), (x, y - 6)], 5, "#5a4434", 1, 0.3, ends=0.9)
    before = c.img.copy()
    places = washing_line(c, a, b, 18)
    for i, ramp in enumerate((LINEN, ROSE, LINEN, CREAM)):
        x, y = places[1 + 2 * i][:2]
        if i % 2:
            sheet(c, x, y, 56, 48, ramp, -0.5)
        else:
            shirt(c, x, y, 50, ramp, -0.5)
    new = np.abs(c.img - before).max(-1) > 0.01
    dark = c.img * np.array([0.2, 0.28, 0.55], np.float32)
    dim = np.clip(c.blur((new & (c.xx < 376)).astype(np.float32), 1.2), 0, 1)[..., None]
    c.img = c.img * (1 - dim) + dark * dim


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(540, -260, 330), key="#fff2cc", fog="#c4d4d4")
    noon(c)
    f = night_whale(c)
    ribbon(c, f)
    shadow = land(c)
    village(c, shadow)
    washing(c, shadow)
    for x, y in ((116, 958), (352, 956)):
        lantern(c, x, y, 32, g=0.45)
    hill = blob((250, 1260), (360, 1120), (500, 1048), (640, 1022), (840, 1034), (860, 1260))
    hm = c.paint(
        hill, ["#2c4430", "#5a7c3c", "#a8b850", "#f4ec9c"], vol=60, rim=0.5, edge=0.1, tex=0.3, amb=0.4
    )
    c.marks(hm, -1.2, 1900, 24, 2.8, jit=0.14, alpha=0.75, bias=0.03, curl=0.3)
    hand = child(c, 640, 1062, 172, arm="up", rim=0.9, scarf=RED, shadow=0.5)
    kx, ky = f.pt(-84, 74)
    c.line([hand, (520, 800), (370, 560), (kx, ky)], 2.4, "#4a3430", 0.9, 0.5, ends=0.8)
    c.marks(hm * c.ground(1056), -1.3, 110, 26, 2.8, jit=0.2, alpha=0.9, bias=0.1, curl=0.3)
