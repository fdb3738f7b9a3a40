"""The River Behind the Face.

A colossal porcelain mask leans on a dune. One empty socket pours out a river, the other is a lit window
with a curtain and a ladder to it. An old crack is mended in gold leaf; reeds grow where the river starts;
the child drifts down it with a lantern.
"""

import numpy as np

from studio.colour import Arr, ramp_map
from studio.elements.land.land import hills
from studio.elements.land.water import boat
from studio.elements.people.figures import child
from studio.elements.people.masks import OUTLINE, porcelain_face
from studio.elements.plants.plants import grass
from studio.elements.things.props import ladder
from studio.paint import Card, Frame
from studio.shapes import blob, ell, taper, xf

META = {"number": 5, "slug": "river-behind-the-face", "seed": 515}

DUNE = ["#4a2c54", "#905068", "#dc8c68", "#fcc48c", "#ffe8bc"]
TURQUOISE = ["#0e3c58", "#1c7c90", "#58c4bc", "#e4fff0"]
EYE = ((42, -44, "c"), (80, -82), (124, -80), (158, -44, "c"), (124, -18), (80, -18))
CRACK = ((-66, -350), (-84, -296), (-56, -256), (-96, -204), (-80, -160), (-104, -118), (-98, -84))
TWIGS = (((-56, -256), (-18, -236), (-4, -200)), ((-96, -204), (-146, -188), (-172, -150), (-214, -140)))


def sunset(c: Card) -> None:
    """The sun goes down behind the mask, on the right."""
    c.sky([(0, "#3f3562"), (240, "#74508a"), (460, "#c07888"), (640, "#f0a47c"), (780, "#ffd49c")])
    c.glow(704, 640, 420, "#ffc070", 0.6, 1.5)
    c.clouds(60, 640, "#7c5488", "#ffb890", cover=0.48, a=0.65, cell=180)
    c.flat(ell(704, 640, 62), "#fff0b4", 1, 1, 0.3)
    for i, (y, fog) in enumerate(((716, 0.6), (776, 0.4))):
        hills(c, y, 34, DUNE, 31 + i, fog=fog, vol=50, grad=(0.15, 0))
        c.fogband(y + 50, 22, "#f8bc94", 0.4)


def mask(c: Card) -> tuple[Frame, Arr]:
    """The face itself with its gold seam and its painted lips and brows."""
    f = c.at(392, 496, 1.24, -8)
    f.shade(ell(20, 330, 300, 60), 0.5, 24, "#2a1430")
    c.paint(xf(f.path(OUTLINE), -15, 9), ["#241838", "#443058", "#7c5c78"], vol=26, edge=0.25, wob=0.3)
    m = porcelain_face(c, f, (0.70, -0.60, 0.54), (0.95, 0.25))
    for sg in (-1, 1):
        brow = taper((sg * 178, -108, 3), (sg * 122, -144, 13), (sg * 46, -124, 7))
        f.paint(brow, ["#3a2c58", "#5c4878", "#8c749c"], vol=3, clip=m, wob=0.3)
        f.flat(ell(sg * 136, 92, 50, 38), "#f0927c", 0.28, 18, clip=m)
        f.flat(ell(sg * 17, 84, 9, 4, sg * -16), "#3a2848", 0.7, 1.5, clip=m, wob=0.3)
    lips = ["#6a1c34", "#b0404c", "#e08070", "#ffd0b8"]
    upper = blob(
        (-62, 172, "c"), (-30, 156), (-8, 153), (0, 157), (8, 153), (30, 156), (62, 172, "c"), (0, 174)
    )
    lower = blob((-60, 173, "c"), (0, 176), (60, 173, "c"), (34, 198), (0, 206), (-34, 198))
    f.paint(upper, lips, vol=9, wob=0.3, edge=0.1, alpha=0.9, gain=0.7)
    f.paint(lower, lips, vol=12, wob=0.3, edge=0.1, alpha=0.9)
    f.flat(ell(14, 186, 15, 4, -6), "#fff0e0", 0.7, 1.5)
    f.line([(-62, 173), (-30, 171), (0, 175), (30, 171), (62, 173)], 3, "#4a1428", alpha=0.8)
    shines = (
        blob((96, -286), (150, -240), (176, -176), (166, -170), (136, -226), (88, -272)),
        blob((30, 286), (58, 270), (84, 240), (90, 248), (66, 282), (36, 298)),
        ell(146, 44, 9, 26, -18),
    )
    for shine in shines:
        f.flat(shine, "#fffdf8", 0.85, 1.4, clip=m, wob=0.3, det=0.5)
    for seam, w in ((CRACK, 8), (TWIGS[0], 5), (TWIGS[1], 6)):
        f.line([(x + 1.6, y + 2.4) for x, y in seam], w, "#5a3c4c", alpha=0.5, clip=m, wob=2)
        f.line(list(seam), w, "#e0a430", alpha=1, clip=m, wob=2, ends=0.5)
        f.line([(x + 0.8, y - 0.8) for x, y in seam], w * 0.34, "#fff4b0", alpha=0.9, clip=m, wob=2)
    return f, m


def eyes(c: Card, f: Frame, m: Arr) -> None:
    """Left: a cave. Right: somebody's room."""
    for sg in (-1, 1):
        hole = blob(*[(sg * p[0], *p[1:]) for p in EYE])
        cx, cy = sg * 100, -49
        f.flat(xf(hole, 0, 0, 1.16, o=(cx, cy)), "#574a78", 0.55, 4, clip=m, wob=0.3)
        f.flat(xf(hole, -2, -2, 1.05, o=(cx, cy)), "#fff6e8", 0.55, 1.2, clip=m, wob=0.3)
        inside = f.flat(hole, "#17102a", 1, wob=0.3, det=0.6)
        if sg < 0:
            f.flat(ell(cx, cy + 16, 46, 16), "#2c5a78", 0.6, 8, clip=inside)
            continue
        x, y = f.pt(cx, cy)
        warm = np.clip(1.1 - np.hypot(c.xx - x, (c.yy - y) * 1.3) / 120, 0, 1)
        c.over(inside, ramp_map(warm.astype(np.float32), ["#7a2c18", "#e07c2c", "#ffc458", "#fff0b0"]))
        drape = ["#5c1830", "#a03444", "#e07060", "#ffc090"]
        f.paint(
            blob((104, -92, "c"), (164, -92, "c"), (160, -36), (146, -14), (138, -44), (118, -66)),
            drape,
            vol=8,
            clip=inside,
            det=0.6,
        )
        f.paint(
            blob((40, -92, "c"), (92, -92, "c"), (78, -66), (58, -48), (44, -30)),
            drape,
            vol=8,
            clip=inside,
            det=0.6,
        )
        f.line([(100, -90), (100, -12)], 4.6, "#5c3020", alpha=1, clip=inside, ends=0.9)
        f.line([(36, -46), (164, -46)], 4, "#5c3020", alpha=1, clip=inside, ends=0.9)
        sill = blob(
            (46, -30, "c"), (80, -14), (124, -14), (156, -32, "c"), (158, -22), (126, -4), (78, -4), (44, -20)
        )
        f.paint(sill, ["#5c3428", "#a8704c", "#e8b880", "#fff0c8"], vol=5, wob=0.3, det=0.7)
        c.glow(x, y, 200, "#ffa040", 0.4, 1.7)


def socket(c: Card, f: Frame) -> Arr:
    """The opening of the weeping eye, a little beyond its lower lid."""
    hole = blob(*[(-p[0], *p[1:]) for p in EYE])
    return np.maximum(c.mask(f.path(hole), 0.3), c.mask(f.path(ell(-102, -14, 36, 16)), 0.3))


def river(c: Card, f: Frame) -> None:
    """It wells over the lower lid, runs down the cheek and away across the sand."""
    lid, cheek, jaw = f.pt(-100, -30), f.pt(-116, 90), f.pt(-124, 214)
    foot = (jaw[0] + 10, 912)
    fall = taper(
        (lid[0] - 2, lid[1] + 6, 74),
        (lid[0] - 3, lid[1] + 40, 52),
        (cheek[0], cheek[1], 44),
        (*jaw, 58),
        (*foot, 84),
    )
    c.shade(xf(fall, -12, 4), 0.4, 8, "#3a3468")
    m = c.paint(
        fall, TURQUOISE, vol=20, edge=0.05, tex=0.5, grain=2, alpha=0.96, grad=(0.1, 0.2), amb=0.4, wob=0.6
    )
    c.marks(
        m * c.ground(lid[1] + 14), 1.66, 460, 60, 3.4, TURQUOISE, jit=0.24, alpha=0.8, bias=0.12, curl=0.05
    )
    brim = blob((-146, -40), (-100, -46), (-54, -40), (-74, -14), (-100, -2), (-126, -14))
    f.paint(brim, TURQUOISE, vol=8, amb=0.5, edge=0.05, wob=0.3, clip=socket(c, f))
    c.marks(c.mask(f.path(brim)) * socket(c, f), 0.1, 60, 20, 3, TURQUOISE, jit=0.2, bias=0.1)
    stream = taper((*foot, 92), (236, 956, 100), (330, 1010, 130), (332, 1084, 196), (440, 1240, 420))
    m = c.paint(stream, TURQUOISE, vol=60, edge=0.22, amb=0.32, tex=0.3, grain=1, grad=(0.25, -0.22))
    c.marks(
        m, lambda _, y: 0.45 + 0.5 * np.sin(y / 60), 560, 54, 3.6, TURQUOISE, jit=0.2, alpha=0.6, curl=0.15
    )
    c.glints(470, 1090, 1160, 110, "#ffd8a0", 40, 0.5)
    for dx, dy, r in ((-36, 4, 30), (-8, -8, 40), (22, 2, 34), (44, 12, 26), (-20, 16, 34), (12, 18, 40)):
        c.halo(foot[0] + dx, foot[1] + dy, r * 1.5, "#f0fff8", 0.5)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(700, 420, 240), key="#ffc890", fog="#e0a08c")
    sunset(c)
    f, m = mask(c)
    eyes(c, f, m)
    dune = blob(
        (-60, 1260), (-60, 896), (90, 862), (240, 868), (400, 896), (560, 912), (700, 890), (860, 846),
        (860, 1260),
    )  # fmt: skip
    sand = c.paint(dune, DUNE, vol=34, amb=0.3, edge=0.05, tex=0.14, grad=(0.14, -0.2))
    c.marks(
        sand,
        lambda x, _: 0.12 + 0.25 * np.sin(x / 140),
        900,
        80,
        3,
        jit=0.045,
        alpha=0.45,
        bias=0.02,
        curl=0.1,
    )
    foot = f.pt(104, -4)
    ladder(c, (640, 984), foot, 44, 22, "#8a5434", narrow=0.6)
    c.shade(ell(650, 986, 46, 8), 0.5, 6, "#2a1430")
    river(c, f)
    for x, y, h in (
        (84, 972, 110), (120, 990, 80), (316, 952, 96), (350, 972, 66), (560, 1140, 90), (600, 1152, 60),
    ):  # fmt: skip
        grass(c, x, y, h, 9, ("#1e4444", "#3c7458", "#90a860"))
    c.light = (640, 760, 120)
    c.shade(ell(340, 1092, 76, 14), 0.45, 8, "#0c2c44")
    child(c, 336, 1074, 120, arm="fwd", lamp=True, shadow=0, rim=1.0)
    boat(c, 340, 1078, 146, ["#1a0f18", "#43283a", "#8a5848", "#f0b880"], rim=0.9)
    c.glints(316, 1098, 1170, 40, "#ffd070", 40, 0.8)
