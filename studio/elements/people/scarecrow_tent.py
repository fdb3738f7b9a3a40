"""A scarecrow whose general's coat is a tent: the straw man's head, its bicorne, its sleeves and the parted coat."""

import numpy as np

from studio.paint import Card, Frame
from studio.palettes import BRASS, SNOW
from studio.shapes import blob, curve, cut, ell, poly, star, taper, xf

RUST = ["#200c18", "#541a1e", "#8c3024", "#bc5c38", "#e8a878"]
STRAW = ["#6a4820", "#a87c34", "#dcb45c", "#fcecac"]
SACK = ["#4c3828", "#8a6c48", "#c4a474", "#ecd8ac"]
WOOL = ["#142438", "#2c506c", "#5c8ca0", "#b8d8d8"]
LINING = ["#4c1c14", "#94441c", "#d88430", "#ffcc6c", "#fff0bc"]
FELT = ["#12101a", "#2a2430", "#54464e", "#a08c80"]
STITCH = "#3c2418"

# the coat hangs from the shoulders at y=420 to the snow at y=1040; the opening is where the guests live
COAT = blob(
    (310, 410), (400, 392), (490, 410), (540, 520), (578, 680), (618, 850), (676, 1022, "c"), (616, 1046), (556, 1030),
    (480, 1046), (400, 1034), (320, 1046), (240, 1030), (180, 1046), (128, 1022, "c"), (180, 850), (222, 680), (260, 520),
)  # fmt: skip
RIGHT_EDGE = ((404, 512), (418, 576), (464, 652), (512, 760), (540, 890), (556, 1038))
LEFT_EDGE = ((404, 512), (388, 576), (344, 652), (298, 760), (272, 890), (258, 1038))
OPENING = blob((404, 500, "c"), *RIGHT_EDGE[1:], (558, 1042, "c"), (256, 1042, "c"), *LEFT_EDGE[:0:-1])


def straw(c: Card, x: float, y: float, angle: float, length: float, n: int = 18) -> None:
    """A wisp of straw sticking out of a cuff."""
    for i in range(n):
        a = angle + (i / n - 0.5) * 1.1
        far = length * (0.6 + 0.4 * (i * 7 % 10) / 10)
        root = (x, y + (i % 5 - 2) * 5)
        c.line([root, (x + np.cos(a) * far, y + np.sin(a) * far)], 4, STRAW[1 + i % 3], 0.95, 0.3)


def sleeves(c: Card) -> None:
    """Both arms held out along the bar, straw at one cuff, snow lying on them."""
    straw(c, 118, 474, 2.95, 60, 30)
    for s in (-1, 1):
        arm = taper(*[(400 + s * x, y, w) for x, y, w in ((70, 440, 104), (170, 456, 92), (262, 470, 84))])
        m = c.paint(arm, RUST, vol=40, amb=0.2, rim=0.4, edge=0.28, tex=0.25)
        for x in (116, 164, 208):
            fold = [
                (400 + s * x, 420 + x * 0.1),
                (400 + s * (x - 10), 452 + x * 0.08),
                (400 + s * (x + 4), 500),
            ]
            c.line(fold, 6, RUST[0], 0.45, clip=m)
        cuff = blob(*[(400 + s * x, y, "c") for x, y in ((240, 424), (278, 428), (286, 516), (246, 514))])
        c.paint(cuff, BRASS, vol=12, rim=0.4, edge=0.25, wob=0.4)
        drift = [
            (400 + s * x, y)
            for x, y in ((104, 400), (150, 398), (190, 406), (236, 420), (228, 432), (180, 420), (130, 416))
        ]
        c.paint(blob(*drift), SNOW, vol=7, amb=0.5, edge=0.05)


def mitten(c: Card) -> None:
    """One knitted mitten on the end of the right arm."""
    f = c.at(684, 472, 1.0, 4, vol=16, det=0.6, wob=0.3, rim=0.4, edge=0.3)
    f.paint(taper((6, 14, 26), (30, 34, 24), (34, 46, 20)), WOOL)
    m = f.paint(blob((-6, -30), (18, -34), (50, -30), (64, -4), (50, 24), (16, 30), (-6, 26)), WOOL)
    for k in (10, 26, 42):
        f.line([(k, -34), (k + 5, -4), (k, 28)], 5, "#d8e8e4", alpha=0.6, clip=m, ends=0.8)
    f.paint(blob((-14, -36), (4, -38), (8, 0), (4, 34), (-14, 32)), ["#6c6878", "#b4b0b4", "#ece4d8"], vol=8)


def coat(c: Card) -> None:
    """The parted coat: two heavy skirts of cloth, folds, buttons, piping round the opening."""
    m = c.paint(cut(COAT, OPENING), RUST, vol=46, amb=0.2, rim=0.3, edge=0.28, tex=0.25, grad=(0.1, -0.12))
    c.marks(m, lambda x, y: 1.57 - (x - 400) / 900, 520, 44, 5, jit=0.07, alpha=0.4)
    for s in (-1, 1):
        for x0, x1, w in ((120, 196, 26), (164, 262, 20)):
            fold = taper(
                (400 + s * x0, 640, 6), (400 + s * (x0 + x1) / 2, 850, w), (400 + s * x1, 1040, w + 8)
            )
            c.shade(fold, 0.5, 9, RUST[0], clip=m)
            c.line(
                [(400 + s * (x0 + 22), 660), (400 + s * ((x0 + x1) / 2 + 26), 850), (400 + s * (x1 + 24), 1030)],
                7, RUST[3], 0.4, 1, clip=m,
            )  # fmt: skip


def trimmings(c: Card) -> None:
    """What makes a general: gold piping, two rows of buttons, epaulettes."""
    for side in (curve(*RIGHT_EDGE), curve(*LEFT_EDGE)):
        c.line(side, 11, "#d89c38", 0.95, 0.5, ends=0.9)
        c.line(side, 4, "#ffe8a0", 0.9, 0.5, ends=0.9)
    for y, x in ((566, 62), (652, 112), (744, 156)):
        for s in (-1, 1):
            c.paint(ell(400 + s * x, y - 6, 11), BRASS, vol=7, det=0.8, rim=0.6, wob=0.3)
    for s in (-1, 1):
        c.paint(
            blob(*[(400 + s * x, y) for x, y in ((76, 400), (112, 386), (150, 400), (140, 428), (88, 424))]),
            BRASS, vol=10, det=0.5, rim=0.6,
        )  # fmt: skip
        for i in range(9):
            x = 400 + s * (88 + i * 7)
            c.line([(x, 422 - i * 0.4), (x + s * 5, 456 - i)], 5, STRAW[2 if i % 2 else 1], 0.95, 0.3)


def scarf(c: Card) -> None:
    """Knitted, twice round the neck, one end hanging in front."""
    c.shade(ell(400, 428, 110, 26), 0.5, 10, RUST[0])
    end = taper((340, 424, 48), (318, 500, 54), (326, 572, 58))
    m = c.paint(end, WOOL, vol=16, amb=0.3, edge=0.3, rim=0.4, wob=0.6)
    for y in (470, 510, 550):
        c.line([(286, y - 6), (320, y + 3), (360, y - 4)], 10, "#d8e0dc", 0.8, 0.5, clip=m, ends=0.9)
    for k in range(7):
        c.line([(302 + 8 * k, 592), (300 + 9 * k, 620 - (k % 2) * 6)], 5, WOOL[2], 0.95, 0.4)
    for y, w, lift in ((424, 60, 0), (394, 52, 1)):
        loop = taper(
            (318 + 8 * lift, y - 14, w - 14),
            (360, y + 8, w),
            (430, y + 8, w),
            (482 - 8 * lift, y - 12, w - 14),
        )
        m = c.paint(loop, WOOL, vol=20, amb=0.28, edge=0.3, rim=0.4, wob=0.6)
        for x in (340, 384, 428, 466):
            c.line([(x + 8, y - 40), (x - 2, y), (x + 4, y + 44)], 10, "#d8e0dc", 0.75, 0.5, clip=m, ends=0.9)


def head(f: Frame) -> None:
    """A sack with button eyes, a stitched smile and a patch of a nose; (0, 0) is its chin."""
    c = f.card
    sack = blob(
        (-72, -90), (-78, -150), (0, -190), (78, -150), (74, -90), (50, -24), (16, 2), (-16, 2), (-48, -24)
    )
    m = f.paint(sack, SACK, vol=44, amb=0.4, rim=0.15, edge=0.45, tex=0.3)
    for angle in (0.0, 1.57):
        c.marks(m, f.angle(angle), 200, 18, 2.4, jit=0.1, alpha=0.5)
    for s in (-1, 1):
        f.paint(ell(s * 54, -54, 18, 13), ["#a04c3c", "#e08c70"], vol=3, alpha=0.5, soft=4, edge=0, clip=m)
    for s in (-1, 1):
        side = [(s * 78, -140), (s * 74, -92), (s * 52, -26), (s * 20, 2)]
        f.line(side, 15, SACK[0], alpha=0.5, clip=m, ends=0.7, det=0.2)
        f.line(side, 5, "#2c1c18", alpha=0.7, clip=m, ends=0.6, det=0.6)
    for x, y, r in ((-34, -84, 17), (34, -84, 14)):
        f.shade(ell(x + 2, y + 4, r + 2), 0.4, 3)
        f.paint(ell(x, y, r), ["#101422", "#26344c", "#6c84a4"], vol=6, det=1, wob=0.2, rim=0.6)
        for dx, dy in ((-4, -4), (4, -4), (-4, 4), (4, 4)):
            c.dot(*f.pt(x + dx, y + dy), 2.3, "#f4e4c0", 1)
    f.paint(
        poly([(-4, -76), (15, -54), (-15, -50)]),
        ["#5c2c1c", "#a85c34", "#e09c60"],
        vol=6,
        det=0.8,
        wob=0.3,
        rim=0,
    )
    smile = curve((-46, -46), (-30, -28), (0, -20), (30, -28), (48, -48))
    f.line(smile, 4.6, STITCH, alpha=0.95, ends=0.8, det=0.9)
    for x, y in smile[4::9]:
        f.line([(x - 1, y - 8), (x + 1, y + 8)], 3.4, STITCH, alpha=0.95, ends=0.8, det=0.9)


def bicorne(f: Frame) -> None:
    """A general's hat, far too big, down to the eyes; in the frame of the head."""
    c = f.card
    f.shade(ell(0, -102, 78, 16), 0.55, 8, "#2c1a14")
    back = blob(
        (-150, -120), (-120, -176), (-64, -222), (0, -214), (64, -222), (120, -176), (150, -120), (0, -112)
    )
    f.paint(back, FELT[:3], vol=20, amb=0.15, edge=0.3)
    front = blob(
        (-172, -104), (-160, -132), (-112, -172), (-58, -196), (0, -190), (58, -196), (112, -172), (160, -132), (172, -104),
        (140, -104), (76, -114), (0, -102), (-76, -114), (-140, -104),
    )  # fmt: skip
    m = f.paint(front, FELT, vol=34, amb=0.26, rim=0.5, edge=0.3, tex=0.25)
    c.marks(m, f.angle(0.3), 200, 24, 3, jit=0.2, alpha=0.35)
    edge = curve(
        (-172, -106),
        (-160, -132),
        (-112, -172),
        (-58, -196),
        (0, -190),
        (58, -196),
        (112, -172),
        (160, -132),
        (172, -106),
    )
    f.line(edge, 11, "#d89c38", alpha=0.95, ends=0.8)
    f.line(edge, 4, "#ffe8a0", alpha=0.9, ends=0.8)
    for r, ramp in ((24, ["#d8d4cc", "#f4ecdc"]), (16, ["#5c1418", "#b83428", "#e87850"]), (7, BRASS)):
        f.paint(ell(54, -150, r), ramp, vol=5, det=0.9, wob=0.3)


def snow_cap(f: Frame) -> None:
    """The snow that has settled between the two horns of the hat."""
    for s in (-1, 1):
        f.paint(
            blob(
                *[
                    (s * x, y)
                    for x, y in ((44, -208), (76, -210), (112, -190), (136, -164), (112, -174), (72, -196))
                ]
            ),
            SNOW,
            vol=8,
            amb=0.5,
            edge=0.05,
        )


def flap(c: Card, tip: tuple[float, float]) -> None:
    """The left skirt turned back on itself, its lining outside, pulled to `tip`."""
    shape = blob(
        (342, 660, "c"),
        (262, 772),
        (208, 900),
        (*tip, "c"),
        (222, 1036),
        (260, 1046, "c"),
        (274, 890),
        (300, 760),
    )
    c.shade(xf(shape, -10, 8), 0.5, 9, RUST[0])
    m = c.paint(shape, LINING, vol=16, amb=0.2, gain=0.8, edge=0.3, tex=0.25, light=(480, 800, 200))
    for dx in (0, 26):
        c.line([(316 - dx, 710), (258 - dx, 860), (232 - dx, 1030)], 5, LINING[1], 0.6, 1, clip=m)


def medal(c: Card, x: float, y: float) -> None:
    """The one thing on the coat that shines."""
    c.paint(
        poly([(x - 13, y), (x + 13, y), (x + 9, y + 40), (x - 9, y + 40)]),
        ["#2c4a6c", "#6090b0", "#b8d8e0"],
        vol=4,
        det=0.8,
        wob=0.3,
    )
    c.halo(x, y + 58, 46, "#ffd860", 0.5)
    c.paint(ell(x, y + 58, 22), BRASS, vol=9, det=1, rim=0.8, wob=0.2, amb=0.5)
    c.paint(star(x, y + 58, 15, 5, 0.5), ["#c8963a", "#f8dc80", "#fffbd8"], vol=4, det=1, wob=0.2, amb=0.6)
