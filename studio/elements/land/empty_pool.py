"""An empty swimming pool at noon, looked into from its shallow end: tiles, a ladder, a board, sand on the bottom."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import STEEL
from studio.shapes import blob, ell, poly, quad, rect, taper

TILE: Ramp = ["#0c5468", "#2c9ca8", "#7cd8d0", "#e8fff0"]
SHADY: Ramp = ["#08344c", "#186880", "#4ca8b0", "#a8e4dc"]
DECK: Ramp = ["#9c7464", "#d8b498", "#f8e4c8", "#fffaf0"]
SAND: Ramp = ["#94603c", "#d8a464", "#f8d898", "#fff4d0"]
PINK: Ramp = ["#7c2c44", "#d87478", "#f8b4a0", "#ffe4d0"]
FAR, NEAR = ((236, 500), (598, 500)), ((-60, 760), (860, 760))
DEEP_FAR, DEEP_NEAR = ((262, 720), (572, 720)), ((-40, 1250), (840, 1250))


def pool_sky(c: Card) -> None:
    """The sky over the garden."""
    c.sky([(0, "#2c8cc0"), (220, "#6cbcd8"), (400, "#d0ecdc")])
    c.clouds(30, 250, "#7cc0d8", "#fbfcf0", cover=0.3, cell=150, a=0.7, sx=2.6)


def pool_garden(c: Card) -> None:
    """A pink wall, the deck round the pool."""
    wall = c.paint(rect(-20, 330, 820, 470), PINK, vol=4, amb=0.4, tex=0.3, wob=0.6, grad=(0.06, -0.14))
    c.paint(rect(-20, 318, 820, 342), DECK, vol=6, amb=0.5, wob=0.5)
    for k in range(9):
        c.line([(30 + k * 96, 346), (44 + k * 92, 400), (30 + k * 98, 466)], 3, PINK[0], 0.25, clip=wall)
    c.paint(rect(-20, 462, 820, 1240), DECK, vol=3, amb=0.6, tex=0.26, wob=0.4)


def empty_pool(c: Card) -> None:
    """The hollow of the pool: far wall, side walls, floor; every tile of it."""
    (fl, fr), (nl, nr), (dl, dr), (bl, br) = FAR, NEAR, DEEP_FAR, DEEP_NEAR
    sides = (
        ((fl, fr, dr, dl), SHADY, 14, 7), ((nl, fl, dl, bl), TILE, 12, 9), ((fr, nr, br, dr), SHADY, 12, 9), ((dl, dr, br, bl), TILE, 14, 18),
    )  # fmt: skip
    for (p, q, r, s), ramp, across, down in sides:
        m = c.paint(poly([p, q, r, s]), ramp, vol=2, amb=0.5, tex=0.22, wob=0.3, edge=0.1)
        for k in range(across + 1):
            c.line([quad(p, q, r, s, k / across, 0), quad(p, q, r, s, k / across, 1)], 2.2, ramp[0], 0.34, clip=m, ends=1)  # fmt: skip
        for k in range(down + 1):
            v = (k / down) ** (1.7 if ramp is TILE and p == dl else 1)
            c.line([quad(p, q, r, s, 0, v), quad(p, q, r, s, 1, v)], 2.2, ramp[0], 0.34, clip=m, ends=1)
        for k in range(22):
            u, v = (k * 0.618) % 1, (k * 0.377) % 1
            c.flat(ell(*quad(p, q, r, s, u, v), 24, 12), ramp[3] if k % 2 else ramp[0], 0.1, 6, clip=m)
    c.shade(poly([fr, nr, br, (500, 1250), (430, 722), dr]), 0.34, 10, "#06283c")
    for a, b in ((fl, fr), (nl, fl), (fr, nr)):
        c.line([a, b], 20, DECK[1], 1, ends=1)
        c.line([a, b], 13, DECK[3], 1, ends=1)
    for k in range(1, 8):
        y = 520 + k * 28
        c.line([(fl[0] - (k * 28) * 1.14, y), (fl[0] - (k * 28) * 1.14 + 14, y)], 3, "#3c8c98", 0.6)
    # the line the water left
    for a, b in (((232, 560), (600, 560)), ((-60, 880), (240, 560)), ((600, 560), (860, 900))):
        c.line([a, b], 6, "#dcd4a8", 0.55, ends=1)


def sand_drift(c: Card) -> None:
    """Sand that has blown in and lies in waves over the bottom."""
    drift = blob(
        (330, 790), (400, 758), (480, 766), (560, 736), (606, 748), (640, 806), (690, 846), (720, 930), (800, 990), (870, 1080), (870, 1260), (-70, 1260), (-70, 1150), (30, 1110), (80, 1010), (170, 960), (190, 880), (270, 850),
    )  # fmt: skip
    thin = c.flat(drift, SAND[2], 0.55, 30)  # what is blown farthest, thin enough for the tiles to show
    c.marks(thin, 0.1, 500, 40, 4, [SAND[2], SAND[3]], jit=0.12, alpha=0.55)
    m = c.paint(drift, SAND, vol=26, tex=0.28, wob=2.4, edge=0.02, soft=7, amb=0.36)
    c.marks(m, 0.06, 420, 44, 3.4, jit=0.08, alpha=0.5)
    for k in range(7):
        y = 800 + k * k * 9
        c.line([(100 + 20 * k, y + 20), (360, y), (700 - 10 * k, y + 26)], 5 + k, "#a86c40", 0.3, 2, clip=m)


def pool_ladder(c: Card, x: float, y: float, h: float) -> None:
    """Steel rails that bow over the edge at (x, y), and three rungs, far too short for this depth."""
    for dx in (-20, 20):
        c.line([(x + dx + 26, y + 6), (x + dx + 22, y - 46), (x + dx, y - 56), (x + dx - 6, y - 30), (x + dx - 8, y + h)], 8, "#5c6c7c", 1, ends=1)  # fmt: skip
        c.line([(x + dx + 24, y + 4), (x + dx + 20, y - 46), (x + dx, y - 56), (x + dx - 7, y - 30), (x + dx - 9, y + h)], 3, "#f4fcff", 0.9, ends=1)  # fmt: skip
    for k in range(3):
        yy = y + h * (0.36 + 0.28 * k)
        c.paint(
            poly([(x - 30, yy - 4), (x + 14, yy - 4), (x + 14, yy + 5), (x - 30, yy + 5)]),
            STEEL,
            vol=3,
            wob=0.2,
        )


def diving_board(c: Card, x: float, y: float) -> tuple[float, float]:
    """A board from the right that reaches out over the hollow, its tip at (x, y); returns where one would stand."""
    c.paint(
        poly([(676, y + 8), (830, y + 8), (840, y + 74), (690, y + 74)]),
        DECK,
        vol=8,
        amb=0.2,
        wob=0.4,
        edge=0.24,
    )
    c.paint(poly([(x, y), (840, y - 4), (840, y + 26), (x + 6, y + 18)]), ["#5c6c7c", "#b0bcc0", "#f4f4ec", "#ffffff"], vol=6, wob=0.3, edge=0.28, amb=0.4)  # fmt: skip
    c.flat(poly([(x + 6, y + 16), (840, y + 22), (840, y + 34), (x + 12, y + 26)]), "#3c4c64", 0.85, wob=0.3)
    for k in range(12):
        c.line([(x + 20 + 12 * k, y + 3), (x + 26 + 12 * k, y + 13)], 2, "#8c9ca4", 0.6)
    return x + 58, y + 2


def last_puddle(c: Card, x: float, y: float) -> None:
    """What is left of the water, with rushes round it."""
    c.paint(ell(x, y, 84, 22), ["#0c3c5c", "#2c84ac", "#9cdcec"], vol=4, wob=1.4, edge=0.2)
    for k in range(26):
        dx = -88 + k * 7
        dy = 12 * (1 - (dx / 92) ** 2) * (1 if k % 3 else -1)
        c.line([(x + dx, y + dy), (x + dx + 4 * (k % 3 - 1), y + dy - 26 - k * 5 % 17)], 4, ("#2c6c38", "#6ca848", "#1c4c30")[k % 3], 0.95)  # fmt: skip
    c.paint(
        taper((x + 60, y - 2, 8), (x + 66, y - 60, 6), (x + 62, y - 96, 4)),
        ["#4c3420", "#946844", "#d4b080"],
        vol=3,
    )
    for a, b in ((-44, -14), (-30, -34), (36, -30), (46, -10), (4, -44)):
        c.paint(taper((x + 62, y - 96, 9), (x + 62 + a * 0.6, y - 96 + b, 9), (x + 62 + a * 1.1, y - 88 + b * 0.5, 3)), ["#143c20", "#3c8044", "#a0c860"], vol=4)  # fmt: skip
