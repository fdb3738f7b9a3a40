"""Under Which Letter.

A wall of drawers from edge to edge. A few stand open: out of one grows a branch, out of another runs the sea, a plait hangs
down, a hand feels about, a bird sits. On a ladder the archivist carries under her arm a small man who keeps his hat on.
"""

from studio.linocut.elements.animals import bird
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.hands import hand
from studio.linocut.elements.people import figure
from studio.linocut.elements.plants import spray
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 34, "slug": "under-which-letter", "seed": 34, "inks": "buff-ultramarine"}
COLS = (30, 142, 258, 372, 486, 604, 772)
ROWS = (30, 148, 262, 384, 500, 620, 738, 856, 972, 1090, 1176)
OPEN = {(1, 1), (4, 0), (0, 4), (3, 5), (1, 7), (5, 3), (4, 8)}
GONE = (2, 3)


def face(p: Print, i: int, j: int, tone: str) -> None:
    """A drawer that is shut: its frame, its knob, its label."""
    a, b, c, d = COLS[i] + 7, COLS[i + 1] - 7, ROWS[j] + 7, ROWS[j + 1] - 7
    front = p.shape(rect(a, c, b, d), tone=tone)
    p.bark("k", front, 0, 0.26, 13, False)
    m, n = (a + b) / 2, (c + d) / 2
    p.shape(rect(m - 20, n - 28, m + 20, n - 8), tone="", line=2.5)
    p.shape(ell(m, n + 14, 8), tone="k", halo=3, clear="12k")


def drawn(p: Print, i: int, j: int, tone: str) -> tuple[float, float]:
    """A drawer that has been pulled: a dark box, its front lower and larger. Returns the middle of its mouth."""
    a, b, c, d = COLS[i] + 2, COLS[i + 1] - 2, ROWS[j] + 8, ROWS[j + 1] - 8
    p.fill("k", rect(a + 4, c, b - 4, d))
    front = p.shape(poly([(a - 10, c + 44), (b + 10, c + 44), (b + 6, d + 26), (a - 6, d + 26)]), tone=tone, line=5, halo=5, clear="12k")  # fmt: skip
    p.bark("k", front, 0, 0.2, 12, False)
    m = (a + b) / 2
    p.shape(ell(m, (c + d) / 2 + 40, 10), tone="k", halo=3, clear="12k")
    return m, c + 40


def wall(p: Print) -> dict[tuple[int, int], tuple[float, float]]:
    """All of it; where the open ones are."""
    p.ground("k")
    mouths = {}
    for j in range(len(ROWS) - 1):
        for i in range(len(COLS) - 1):
            if (i, j) not in OPEN and (i, j) != GONE:
                face(p, i, j, "2" if (i * 5 + j * 3) % 7 < 3 else "1")
    for i, j in sorted(OPEN, key=lambda q: q[1]):
        mouths[i, j] = drawn(p, i, j, "1" if (i + j) % 2 else "")
    return mouths


def contents(p: Print, at: dict[tuple[int, int], tuple[float, float]]) -> None:
    """What has been kept."""
    x, y = at[1, 1]
    spray(p, [(x, y), (x - 20, y - 50), (x + 20, y - 96), (x - 10, y - 130)], 60, 5, "", halo=3)
    x, y = at[4, 0]
    for i in range(7):  # a plait
        p.shape(
            blob(
                (x - 16, y - 4 + 25 * i),
                (x + 6 - 10 * (i % 2), y - 16 + 25 * i),
                (x + 15, y + 6 + 25 * i),
                (x - 2, y + 26 + 25 * i),
            ),
            tone="",
            halo=4,
            clear="12k",
            line=3,
        )
    x, y = at[0, 4]
    water = p.shape(blob((x - 36, y - 14), (x + 34, y - 20), (x + 44, y + 30), (x + 30, y + 200), (x + 50, y + 460), (x + 60, 1180), (x - 44, 1180),
                         (x - 30, y + 420), (x - 44, y + 180), (x - 50, y + 20)), tone="", halo=5, clear="12k", line=4)  # fmt: skip
    p.engrave("2", water, p.guided([(x, y), (x + 6, y + 260), (x + 4, 1180)]), 0.5, 10, False, (60, 200))
    x, y = at[3, 5]
    hand(p, x, y + 6, 118, "claw", 14, tone="", halo=5)
    x, y = at[1, 7]
    bird(p, x, y + 6, 96, "perch", "", halo=5)
    a, b = COLS[GONE[0]], COLS[GONE[0] + 1]
    c = ROWS[GONE[1]]
    for s in (-16, 16):
        p.carve("12k", ell((a + b) / 2 + s, c + 60, 11, 7))
        p.ink("k", ell((a + b) / 2 + s + 3, c + 60, 4.5))


def archivist(p: Print) -> None:
    """On the ladder."""
    for x in (520, 640):
        p.shape(taper((x + 20, 300, 13), (x, 1180, 16)), tone="", halo=5, clear="12k", line=4)
    for n in range(9):
        y = 370 + 92 * n
        p.shape(rect(518 + 18 * (1 - n / 9), y, 646, y + 13), tone="", halo=3, clear="12k", line=3)
    her = Wear(skin="k", top="", legs="", woman=True, style="bun", skirt=0.8, top_print="")
    figure(p, 590, 836, 330, "reach_up", wear=her, near=(470, 590), far=(560, 640), halo=7)
    small = Wear(skin="k", top="k", legs="k", cap="bowler")
    figure(p, 560, 680, 170, "stand", wear=small, rot=74, halo=6)


def scene(p: Print) -> None:
    """Wall, contents, archivist."""
    contents(p, wall(p))
    archivist(p)
