"""What Was Left in Them.

A quilt of work clothes hangs out in the wind: denim, ticking, flannel in crooked bars, pockets still on. What was left in
them falls: a nail, a comb, a dried flower. A feather goes up. One patch is new.
"""

import numpy as np

from studio.linocut.elements.dress import printed
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly, rect, taper, xf

META = {"number": 68, "slug": "what-was-left-in-them", "seed": 68, "inks": "buff-ultramarine"}
# crooked blocks: corners clockwise from the upper left, tone, cloth and its angle
BLOCKS: tuple[tuple[list[Point], str, str, float], ...] = (
    ([(30, 30), (206, 30), (196, 330), (30, 346)], "2", "denim", 88),
    ([(206, 30), (452, 30), (446, 160), (202, 172)], "", "stripe", 92),
    ([(452, 30), (770, 30), (770, 120), (448, 132)], "1", "check", 3),
    ([(202, 172), (446, 160), (440, 420), (194, 412)], "12", "", 0),
    ([(448, 132), (620, 126), (630, 418), (440, 420)], "2", "denim", 93),
    ([(620, 126), (770, 120), (770, 380), (628, 392)], "", "band", 2),
    ([(30, 346), (196, 330), (194, 412), (190, 640), (30, 652)], "1", "check", -4),
    ([(194, 412), (316, 416), (310, 636), (190, 640)], "", "stripe", 86),
    ([(316, 416), (630, 418), (622, 560), (312, 566)], "k", "", 0),
    ([(628, 392), (770, 380), (770, 700), (620, 706)], "2", "denim", 90),
    ([(312, 566), (622, 560), (618, 800), (306, 796)], "2", "denim", 84),
    ([(30, 652), (190, 640), (310, 636), (306, 796), (304, 850), (30, 862)], "12", "", 0),
    ([(620, 706), (770, 700), (770, 950), (616, 944)], "1", "check", 5),
    ([(306, 796), (618, 800), (616, 944), (300, 950)], "", "stripe", 90),
    ([(30, 862), (304, 850), (300, 950), (296, 1170), (30, 1170)], "2", "denim", 92),
    ([(300, 950), (520, 946), (512, 1170), (296, 1170)], "1", "check", 0),
    ([(520, 946), (770, 950), (770, 1170), (512, 1170)], "k", "", 0),
)


def hung(q: Point) -> Point:
    """A point of the quilt as it lies, on the line in the wind: its foot blown to the left."""
    u, v = (float(q[0]) - 30) / 740, (float(q[1]) - 30) / 1140
    x = (140 + 560 * u) * (1 - v) + (66 + 500 * u) * v - 26 * np.sin(v * 3.1)
    y = (276 - 40 * u + 16 * np.sin(u * 3.1)) * (1 - v) + (790 + 60 * u + 22 * np.sin(u * 6.3)) * v
    return float(x), float(y)


def block(p: Print, pts: list[Point], tone: str, cloth: str, angle: float) -> Path:
    """One piece of somebody's clothes, its seam in stitches."""
    path = p.shape(poly(pts), tone=tone, eps=0.8)
    if cloth == "denim":  # worn pale in the middle, like a knee
        b = path.getBounds()
        worn = p.spot(b.centerX(), b.centerY(), 10, max(b.width(), b.height()) * 0.6)
        p.comb(tone, path, angle, 0.16 + 0.5 * worn * p.noise(60, 2), 9, length=(16, 60))
    elif cloth:
        printed(p, path, cloth, 15, "2" if cloth == "check" else "k", angle)
    elif tone == "k":
        p.gouges("k", path, 0.3, 60, (10, 26), (1.6, 3), apart=6)
    p.contour(path, 6)
    return path


def stitches(p: Print, pts: list[Point]) -> None:
    """Running stitch a little inside the seams."""
    cx, cy = sum(q[0] for q in pts) / len(pts), sum(q[1] for q in pts) / len(pts)
    ring = [(q[0] + (14 if q[0] < cx else -14), q[1] + (14 if q[1] < cy else -14)) for q in pts]
    for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
        n = max(2, int(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 / 20))
        for i in range(n):
            t0, t1 = (i + 0.2) / n, (i + 0.7) / n
            u = (a[0] + (b[0] - a[0]) * t0, a[1] + (b[1] - a[1]) * t0)
            v = (a[0] + (b[0] - a[0]) * t1, a[1] + (b[1] - a[1]) * t1)
            p.carve("12k", stroke((*u, 4), (*v, 4)))


def pocket(p: Print, x: float, y: float, w: float, h: float, tone: str) -> None:
    """A pocket that was left on; whatever is in it is cut before."""
    path = p.shape(
        poly(
            [(x - w, y), (x + w, y - 6), (x + w * 0.94, y + h * 0.8), (x, y + h), (x - w * 0.96, y + h * 0.8)]
        ),
        tone=tone,
        line=6,
        halo=4,
        clear="12k",
    )
    p.line((x - w, y + 4), (x + w, y - 2), w=9, ends=0.8)
    ink = p.carve if tone == "2" or "k" in tone else p.ink
    for n in range(9):
        t = -w + 12 + (2 * w - 24) * n / 9
        ink(
            "12k" if ink == p.carve else "k",
            stroke((x + t, y + 18, 3.4), (x + t + 9, y + 17, 3.4)),
            clip=path,
        )


def contents(p: Print) -> None:
    """A nail, a comb and a dried flower on their way down; a feather on its way up."""
    p.shape(
        xf(taper((0, -60, 11), (4, 62, 5)), 210, 950, rot=24),
        xf(ell(0, -62, 22, 8), 210, 950, rot=24),
        tone="12",
        line=3,
    )
    teeth = [xf(taper((-60 + 15 * n, 6, 8), (-60 + 15 * n, 50, 5)), 430, 1040, rot=-28) for n in range(9)]
    p.shape(xf(rect(-74, -22, 74, 10, 8), 430, 1040, rot=-28), *teeth, tone="k")
    p.shape(taper((664, 1090, 8), (640, 1010, 6), (628, 960, 5)), tone="k")
    for n in range(7):
        p.shape(xf(ell(0, -34, 15, 24), 624, 940, rot=n * 51), tone="1", line=3.4)
    p.shape(ell(624, 940, 17), tone="k")
    at = ((196, 830), (232, 850), (404, 930), (450, 950), (612, 850), (640, 870), (214, 262), (252, 272))
    for (x, y), high in zip(at, (50, 34, 56, 34, 40, 26, 30, 20), strict=True):
        p.line((x, y), (x + 4, y - high), w=4)
    vane = p.shape(
        xf(
            blob((0, 118, "c"), (-38, 40), (-40, -40), (-14, -104), (14, -124, "c"), (36, -40), (30, 44)),
            330,
            142,
            rot=38,
        ),
        tone="",
        line=5,
    )
    p.line((250, 242), (324, 150), (396, 50), w=6)
    for n in range(7):
        x, y = 296 + n * 14, 188 - n * 18
        p.line((x, y), (x - 32, y - 14), w=3.4, clip=vane)
        p.line((x, y), (x + 10, y + 26), w=3.4, clip=vane)


def scene(p: Print) -> None:
    """A quilt on a line, blown out to the left; what was in its pockets leaves."""
    p.ground("")
    p.chatter(rect(60, 60, 740, 1140), 0.1, 46)
    p.line((30, 262), (400, 292), (770, 226), w=6, ends=0.9)
    p.shape(poly([hung((x, y)) for x, y in ((30, 30), (770, 30), (770, 1170), (30, 1170))]), tone="k", halo=9)
    for pts, tone, cloth, angle in BLOCKS:
        piece = [hung(q) for q in pts]
        block(p, piece, tone, cloth, angle)
        stitches(p, piece)
    new = [hung(q) for q in BLOCKS[8][0]]
    fresh = p.shape(poly(new), tone="", line=6)
    p.stamp("2", fresh, blob((0, -12), (5, -4), (12, 0), (5, 4), (0, 12), (-5, 4), (-12, 0), (-5, -4)), 40)
    stitches(p, new)
    for x, y, w, h, tone in (
        (322, 250, 50, 74, "12"),
        (112, 470, 42, 70, "2"),
        (466, 650, 54, 68, "2"),
        (640, 1020, 54, 62, "12"),
    ):
        px, py = hung((x, y))
        pocket(p, px, py, w, h, tone)
    for x in (60, 250, 430, 610, 740):
        px, py = hung((x, 24))
        p.shape(rect(px - 8, py - 26, px + 8, py + 22, 3), tone="k", halo=3)
    contents(p)
    p.border()
