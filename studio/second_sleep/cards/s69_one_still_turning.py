"""One Still Turning.

A black hill of thrown-away wheels, already overgrown. On the top a bicycle has been stood on its head; its front wheel is
turning. In the frame hangs a wasps' nest.
"""

import numpy as np

from studio.linocut.elements.plants import spray
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly, rect, taper, xf

META = {"number": 69, "slug": "one-still-turning", "seed": 69, "inks": "verdigris-rust"}
R, HUB, REAR = 128, (586, 300), (250, 318)  # the two wheels of the one on top


def wheel(p: Print, x: float, y: float, r: float, turn: float, flat: float = 1.0, tilt: float = 0) -> None:
    """A wheel in the black: rim and spokes cut white, some bent flat, some with a rust tyre."""
    c, s = np.cos(tilt), np.sin(tilt)

    def q(t: float, k: float) -> tuple[float, float]:
        u, v = np.cos(t) * r * k, np.sin(t) * r * k * flat
        return float(x + u * c - v * s), float(y + u * s + v * c)

    p.cutline(*[q(t, 1) for t in np.linspace(turn, turn + 6.1, 40)], w=9, ends=0.5)
    p.cutline(*[q(t, 0.8) for t in np.linspace(turn + 2, turn + 7.6, 36)], w=4, ends=0.4)
    for n in range(12):
        if n % 5 != 3:
            p.cutline(q(turn + n * 0.524, 0.14), q(turn + n * 0.524, 0.8), w=3)
    p.carve("12k", ell(x, y, r * 0.09))


def hill(p: Print) -> None:
    """One mass against the day, and in it wheel over wheel."""
    p.shape(
        blob((-20, 1220, "c"), (-20, 830, "c"), (60, 790), (120, 700), (190, 676), (260, 610), (330, 624), (420, 560), (520, 580), (600, 566), (660, 640), (730, 670), (820, 780, "c"),
             (820, 1220, "c")), tone="k", halo=7, clear="12k",
    )  # fmt: skip
    for x, y, r, flat, tilt in (
        (330, 730, 88, 1, 0), (150, 840, 96, 1, 0), (520, 720, 76, 0.7, 0.5), (660, 790, 92, 1, 0), (400, 900, 100, 0.62, -0.4), (560, 930, 84, 1, 0), (240, 1030, 104, 1, 0),
        (60, 1010, 70, 1, 0), (720, 980, 80, 0.6, 0.9), (450, 1090, 92, 1, 0), (640, 1110, 100, 0.8, 0.2), (90, 1150, 84, 0.7, 0.3),
    ):  # fmt: skip
        wheel(p, x, y, r, float(p.rng.uniform(0, 6)), flat, tilt)
    for a, b, c in (
        ((230, 740), (300, 850), (196, 930)),
        ((600, 820), (500, 820), (470, 1010)),
        ((330, 1110), (360, 980), (300, 930)),
        ((700, 880), (620, 1000), (690, 1060)),
    ):
        p.shape(taper((*a, 15), (*b, 15)), taper((*b, 15), (*c, 15)), tone="2", line=3, halo=4, clear="12k")
    for x, y, rot in ((180, 700, -20), (460, 800, 16), (690, 700, 30), (330, 980, -30)):
        saddle = blob(
            (x - 46, y - 10), (x - 20, y - 18), (x + 44, y - 4, "c"), (x + 10, y + 6), (x - 34, y + 14)
        )
        p.shape(xf(saddle, rot=rot, o=(x, y)), tone="2", line=4, halo=5, clear="12k")


def bicycle(p: Print) -> None:
    """On saddle and bars: the wheels are in the air."""
    bracket, head = (426, 336), (520, 480)

    def tube(*pts: Point, w: float = 19) -> Path:
        return taper(*[(*a[:2], w) for a in pts])

    x, y = REAR
    p.shape(ell(x, y, R), tone="k", halo=7, clear="12k", minus=[ell(x, y, R - 19)])
    for n in range(16):
        a = n * np.pi / 8 + 0.1
        p.line(
            (x + 12 * np.cos(a + 1), y + 12 * np.sin(a + 1)),
            (x + (R - 18) * np.cos(a), y + (R - 18) * np.sin(a)),
            w=3.4,
            ends=1,
        )
    p.shape(ell(x, y, 15), tone="k", halo=3, clear="12k")
    turning(p, *HUB)
    p.shape(
        tube(REAR, bracket, w=15), tube(REAR, (366, 486), w=13), tube(bracket, (358, 548)), tube(bracket, head), tube((378, 478), (516, 468)),
        tube((502, 540), head, (524, 440), HUB, w=17), tone="2", line=5, halo=6, clear="12k",
    )  # fmt: skip
    p.shape(
        blob((300, 566), (330, 552), (376, 546), (420, 560, "c"), (380, 574), (320, 590)),
        tone="k",
        halo=6,
        clear="12k",
    )
    p.shape(
        taper((504, 536, 14), (488, 572, 14), (540, 596, 13), (590, 580, 13), (596, 552, 10)),
        tone="k",
        halo=6,
        clear="12k",
    )
    p.shape(ell(*bracket, 30), tone="k", halo=4, clear="12k", minus=[ell(*bracket, 17)])
    p.shape(
        taper((426, 336, 10), (404, 272, 10), (388, 268, 9)),
        taper((376, 268, 16), (404, 266, 16)),
        tone="k",
        halo=4,
        clear="12k",
    )


def turning(p: Print, x: float, y: float) -> None:
    """The wheel that goes round: no spokes, only rings of rust, and the air it drags along."""
    p.shape(ell(x, y, R), tone="", halo=9, clear="12k")
    p.shape(ell(x, y, R), tone="k", minus=[ell(x, y, R - 17)])
    p.ring(
        "2",
        ell(x, y, R - 20),
        x,
        y,
        0.5 * np.clip(0.4 + np.sin(np.arctan2(p.y - y, p.x - x) * 3), 0.2, 1),
        11,
        False,
        length=(60, 200),
        jit=0.03,
    )
    for k, a in ((1.2, 0.2), (1.2, 2.4), (1.2, 4.5), (1.4, 5.6), (1.4, 1.3), (1.4, 3.4), (1.62, 4.9)):
        arc = np.linspace(a, a + 1.1, 12)
        p.line(*[(x + np.cos(t) * R * k, y + np.sin(t) * R * k) for t in arc], w=8, ends=0.1)
    p.shape(ell(x, y, 17), tone="k", halo=4, clear="12k")


def nest(p: Print, x: float, y: float) -> None:
    """Paper, in bands, with a hole; those who live there."""
    path = p.shape(blob((x, y - 8), (x + 36, y + 16), (x + 44, y + 58), (x + 20, y + 96), (x - 8, y + 102), (x - 38, y + 80), (x - 44, y + 44), (x - 28, y + 10)), tone="", line=5, halo=7,
                   clear="12k")  # fmt: skip
    for n, v in enumerate((14, 32, 50, 68, 84)):
        p.line((x - 54, y + v + 4), (x, y + v + 12 - n), (x + 56, y + v), w=5, clip=path)
    p.ink("k", ell(x - 4, y + 88, 9, 7))
    for dx, dy in ((-160, -200), (-60, -190), (20, -150), (210, 150), (-250, 60)):
        p.shape(ell(x + dx, y + dy, 12, 6.5, 20), tone="k", halo=3, clear="12k")
        p.shape(ell(x + dx + 2, y + dy - 9, 9, 4, -40), tone="", line=2)


def scene(p: Print) -> None:
    """A green sky, the hill, the creeper, the one on top."""
    p.ground("")
    sky = poly([(-10, -10), (820, -10), (820, 700), (-10, 860)])
    p.fill("1", sky)
    p.engrave(
        "1",
        sky,
        p.rings(586, 300),
        np.clip(0.25 + 0.6 * p.spot(500, 330, 200, 560), 0, 0.9),
        15,
        length=(60, 240),
        jit=0.04,
    )
    hill(p)
    bicycle(p)
    nest(p, 452, 372)
    for pts, n in (
        ([(40, 1160), (130, 1010), (80, 880), (170, 770), (130, 690)], 9),
        ([(770, 1160), (690, 1040), (760, 900), (690, 800), (720, 700)], 9),
    ):
        spray(p, pts, 60, n, "1", "heart")
    p.border()
    p.chatter(rect(60, 60, 300, 160), 0.2, 10)
