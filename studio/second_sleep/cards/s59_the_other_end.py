"""The Other End.

A huge cloth of broken black-and-white pattern hangs across the card. At the upper left a woman is embroidering it on; at
the lower right another unpicks it and winds up the thread, which goes off behind the cloth towards the first.
"""

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.people import bench, figure
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, rect, taper

META = {"number": 59, "slug": "the-other-end", "seed": 59, "inks": "moss-plum"}
CELL = 61
CLOTH = blob(
    (196, 96, "c"),
    (430, 104),
    (716, 92, "c"),
    (722, 420),
    (712, 760),
    (720, 1000, "c"),
    (560, 1014),
    (360, 1002),
    (196, 1016, "c"),
    (204, 700),
    (190, 380),
)
ZONES = (
    (0, 0, 4, 5, 0),
    (4, 0, 9, 4, 1),
    (0, 5, 3, 11, 1),
    (3, 5, 6, 9, 0),
    (6, 4, 9, 8, 2),
    (3, 9, 9, 15, 1),
    (0, 11, 3, 15, 2),
)


def turn(i: int, j: int) -> int:
    """Which way the bars of a cell run: every zone of the cloth counts anew."""
    for x0, y0, x1, y1, kind in ZONES:
        if x0 <= i < x1 and y0 <= j < y1:
            return (((i - x0) + (j - y0)) % 2, ((i - x0) // 2 + (j - y0)) % 2, (j - y0) % 2)[kind]
    return 0


def done(x: float, y: float) -> float:
    """How far the pattern is there: not yet at the upper left, no longer at the lower right."""
    return min(x - 190 + (y - 96) * 1.3 - 420, (724 - x) + (1010 - y) * 1.25 - 600)


def pattern(p: Print, cloth: Path) -> None:
    """Bars in squares, black on paper, broken at the borders of the zones."""
    for j in range(15):
        for i in range(9):
            x, y = 190 + i * CELL, 96 + j * CELL
            left = done(x + CELL / 2, y + CELL / 2)
            way = 1 if turn(i, j) else -1
            square = rect(x + 1, y + 1, x + CELL - 1, y + CELL - 1)
            for n, d in enumerate((-44, -22, 0, 22, 44)):
                if left < (n - 2) * 30:
                    continue
                cx, cy = x + CELL / 2 + d * 0.72, y + CELL / 2 + d * 0.72 * -way
                a = (cx - 40, cy - 40 * way)
                b = (cx + 40, cy + 40 * way)
                p.ink("k", stroke((*a, 12.5), (*b, 12.5)), clip=[square, cloth])
            if left < -20:  # the needle's holes
                p.ink("2", *[ell(x + u, y + v, 2.4) for u in (14, 34, 52) for v in (14, 34, 52)], clip=cloth)


def yard(p: Print) -> None:
    """Moss, a pole on two forks, a ladder."""
    p.ground("1")
    p.comb("1", rect(-10, 1040, 820, 1210), 0, 0.5 * p.noise(70, 2, 3, 0.6), 15, length=(40, 160))
    p.comb("k", rect(-10, 1060, 820, 1210), 0, 0.24 * p.noise(80, 2, 3, 0.5), 17, False, length=(40, 120))
    p.shape(taper((150, 84, 24), (430, 78, 22), (780, 80, 22)), tone="k", halo=5, clear="12k")
    p.shape(taper((756, 60, 20), (752, 1120, 26)), tone="k", halo=5, clear="12k")
    rungs = [taper((70, y, 11), (150, y - 3, 11)) for y in range(420, 1120, 86)]
    p.shape(
        taper((84, 330, 14), (60, 1140, 17)),
        taper((138, 326, 14), (164, 1136, 17)),
        *rungs,
        tone="k",
        halo=4,
        clear="12k",
    )


def scene(p: Print) -> None:
    """The cloth, she who makes it, she who does not."""
    yard(p)
    cloth = p.shape(CLOTH, tone="", line=6, halo=6, clear="12k")
    pattern(p, cloth)
    wear = WOMAN.but(skin="k", top="2", legs="2", style="scarf", skirt=0.8, hair="k")
    her = figure(
        p,
        108,
        512,
        400,
        SIDE["stand"].but(lean=8, nod=8),
        flip=True,
        wear=wear,
        near=(226, 250),
        far=(206, 214),
        halo=7,
    )
    x, y = her["near_hand"]
    p.line((x, y), (x + 40, y - 22), w=5, ends=0.2)
    p.ink("2", stroke((x + 40, y - 22), (x + 30, y - 110), (x + 90, 60), (x + 130, 52), w=5, ends=0.8))
    bench(p, 640, 1136, 120, 96)
    wear = WOMAN.but(skin="k", top="2", legs="2", style="bun", skirt=0.8, hair="k", bulk=1.15)
    other = figure(
        p, 640, 1136, 400, SIDE["sit"].but(lean=6, nod=14), wear=wear, near=(556, 976), far=(540, 950), halo=7
    )
    x, y = other["near_hand"]
    p.ink("2", stroke((x - 16, y - 30), (x - 30, y - 60), (x + 6, y - 90), w=5, ends=0.8))
    ball = p.shape(ell(x - 8, y + 2, 38), tone="2", line=5, halo=6, clear="12k")
    for n in range(5):
        p.cutline(
            (x - 46, y - 22 + 12 * n), (x - 8, y - 34 + 14 * n), (x + 32, y - 14 + 12 * n), w=4, clip=ball
        )
    p.ink("2", stroke((x + 26, y + 20), (700, 1080), (736, 1040), (730, 1006), w=5, ends=0.8))
