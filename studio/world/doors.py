"""The two kinds of doors, open and shut: sun doors yellow and round on top, moon doors night blue and square."""

import math
from functools import partial

from studio.papercut.bits import brad, strip
from studio.papercut.page import Page
from studio.papercut.papers import tone
from studio.shapes import Path, arch, cut, ell, poly, rect
from studio.world._paper import CREAM, MARIGOLD, NIGHT, piece

SIZE = (400, 480)
EDGE, FRAME = 7, 23  # air round the frame for its shadow, and how wide it is
KINDS = {"sun": (MARIGOLD, tone("#d8922a"), "#a8641a"), "moon": (NIGHT, tone("#1f3768"), "#14264c")}


def doorway(kind: str, inset: float) -> Path:
    """The outline of a door, `inset` from the edge of the piece."""
    x0, y0, x1, y1 = inset, inset, SIZE[0] - inset, SIZE[1] - inset
    return arch(x0, y0, x1, y1) if kind == "sun" else rect(x0, y0, x1, y1, 16)


def crescent(x: float, y: float, r: float) -> Path:
    """A moon open to the right."""
    return cut(ell(x, y, r), ell(x + r * 0.5, y - r * 0.14, r * 0.82))


def rayed(x: float, y: float, r: float) -> Path:
    """A sun with pointed rays."""
    turns = [i * math.pi / 12 for i in range(24)]
    return poly(
        [
            (x + (r if i % 2 else r * 0.62) * math.cos(a), y + (r if i % 2 else r * 0.62) * math.sin(a))
            for i, a in enumerate(turns)
        ]
    )


def frame(c: Page, kind: str) -> None:
    """A strip of card round the opening, its sign on the lintel, two pins."""
    sheet, _, dark = KINDS[kind]
    c.lay(cut(doorway(kind, EDGE), doorway(kind, EDGE + FRAME)), sheet, 5, 0.6)
    for y in (200, 400):
        for x in (EDGE + FRAME / 2, SIZE[0] - EDGE - FRAME / 2):
            brad(c, x, y, 7)
    strip(
        c, [(EDGE + 20, SIZE[1] - 18), (200, SIZE[1] - 17), (SIZE[0] - EDGE - 20, SIZE[1] - 18)], 8, dark, 0.6
    )


def hung(c: Page, kind: str, shut: bool) -> None:
    """Open: only the frame, whoever lives there is seen through it. Shut: the flap lies in it."""
    sheet, deep, _ = KINDS[kind]
    if shut:
        c.lay(doorway(kind, EDGE + FRAME - 6), sheet, 2, 0.8)
        c.lay(doorway(kind, EDGE + FRAME + 26), deep, 0.6, 0.4)
        c.lay(rayed(200, 190, 84) if kind == "sun" else crescent(206, 190, 74), CREAM, 4, 0.8)
        brad(c, 318 if kind == "sun" else 82, 300, 15)
    frame(c, kind)


PAGES = tuple(
    piece(f"door_{kind}{'_shut' if shut else ''}", SIZE, 400, partial(hung, kind=kind, shut=shut))
    for kind in KINDS
    for shut in (False, True)
)
