"""What Was Left in Them.

A quilt of work clothes fills the card: denim, ticking, flannel in crooked bars, pockets still on. In the pockets: a nail,
a comb, a dried flower, a feather that wants to get out. One patch is new.
"""

from studio.linocut.elements.dress import printed
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly, rect, taper

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
    """A nail, a comb, a dried flower, a feather."""
    p.shape(
        taper((320, 196, 9), (326, 300, 6)), ell(319, 192, 15, 6, -4), tone="", line=3, halo=4, clear="12k"
    )
    pocket(p, 322, 262, 74, 128, "12")
    teeth = [taper((76 + 11 * n, 470, 6), (76 + 11 * n, 430, 4)) for n in range(9)]
    p.shape(rect(66, 464, 176, 492, 6), *teeth, tone="k", halo=5, clear="12k")
    pocket(p, 118, 486, 62, 116, "2")
    p.shape(taper((470, 700, 6), (462, 640, 5), (470, 600, 5)), tone="k", halo=4, clear="12k")
    for n in range(7):
        p.shape(
            ell(470 + 22 * (n - 3) / 1.6, 592 - 12 * (3 - abs(n - 3)), 12, 17, (n - 3) * 16),
            tone="1",
            line=3.4,
            halo=3,
            clear="12k",
        )
    p.shape(ell(468, 590, 15), tone="k", halo=3, clear="12k")
    pocket(p, 466, 664, 80, 112, "2")
    vane = p.shape(
        blob(
            (640, 1080, "c"),
            (610, 1010),
            (606, 930),
            (640, 850),
            (694, 800, "c"),
            (700, 880),
            (688, 960),
            (660, 1040),
        ),
        tone="",
        line=5,
        halo=8,
        clear="12k",
    )
    p.line((642, 1090), (640, 980), (688, 812), w=6)
    for n in range(7):
        y = 1020 - n * 27
        p.line((640 + n * 4, y), (616 + n * 6, y - 34), w=3.4, clip=vane)
        p.line((642 + n * 4, y), (670 + n * 3, y - 20), w=3.4, clip=vane)
    pocket(p, 640, 1040, 84, 104, "12")


def scene(p: Print) -> None:
    """Piece by piece; the new one; the pockets."""
    p.ground("k")
    for pts, tone, cloth, angle in BLOCKS:
        block(p, pts, tone, cloth, angle)
        stitches(p, pts)
    new = BLOCKS[8][0]
    fresh = p.shape(poly(new), tone="", line=6)
    p.stamp("2", fresh, blob((0, -15), (6, -5), (15, 0), (6, 5), (0, 15), (-6, 5), (-15, 0), (-6, -5)), 52)
    stitches(p, new)
    contents(p)
