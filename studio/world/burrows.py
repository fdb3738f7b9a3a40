"""The four burrows: a torn mound with a mouth of earth, and on each something to know it by."""

from functools import partial

from studio.papercut.elements.stage import flower, grass
from studio.papercut.page import Page
from studio.papercut.papers import dot, kraft, printed, tone
from studio.shapes import blob, ell, taper
from studio.world._paper import EARTH, GREENS, PATH, piece
from studio.world._places import PLACES

SIZE: tuple[int, int] = tuple(PLACES["burrow"]["size"])
FOOT: tuple[int, int] = tuple(PLACES["burrow"]["foot"])  # between the two doors, on the doorstep


def sign(c: Page, which: int) -> None:
    """A toadstool, a lantern, a windmill, a flower: every burrow has its own."""
    if which == 0:
        c.lay(taper((-6, 4, 26), (2, -56, 20)), tone("#f4ead6"), 5)
        c.lay(
            blob((-52, -44), (-30, -92), (4, -104), (40, -88), (56, -44)),
            printed("#d2392c", dot, "#fdf6e6", pitch=34, size=0.4),
            5,
        )
    elif which == 1:
        c.lay(taper((0, 6, 10), (0, -92, 8)), kraft("#8a6040"), 4)
        c.lay(
            ell(0, -110, 30, 34), tone("#f4bd55"), 6, glow=0.3, relief=lambda _, b: 3 * abs((b / 9) % 2 - 1)
        )
    elif which == 2:
        c.lay(taper((0, 6, 11), (0, -100, 8)), kraft("#8a6040"), 4)
        for i, colour in enumerate(("#d2573c", "#f4bd55", "#2f7f80", "#f49fb6")):
            with c.at(0, -106, 1, i * 90 + 20):
                c.lay(blob((0, 0, "c"), (6, -26), (32, -52), (24, -10), (0, 0, "c")), tone(colour), 5, 2)
        c.lay(ell(0, -106, 8), tone("#e8b84a"), 3)
    else:
        for x, high, colour in ((-22, 66, "#f0566a"), (6, 96, "#fbf0d8"), (34, 60, "#f4bd55")):
            flower(c, x, 6, high, colour, r=17)


def burrow(c: Page, which: int) -> None:
    """The mound; the doors come on top of it, 456 wide, between them the doorstep."""
    grassy = GREENS[(1, 2, 4, 3)[which]]
    with c.at(*FOOT):
        c.lay(
            blob((-200, 40), (-150, 12), (0, 4), (150, 12), (200, 40), (120, 92), (0, 104), (-120, 92)),
            PATH,
            2,
            tear=5,
            core="#e8d3ae",
        )
        lean = (-14, 16, -18, 12)[which]
        mound = (
            (-372, 48),
            (-356, -120),
            (-286, -330),
            (lean - 120, -446),
            (lean + 60, -462),
            (270, -352),
            (352, -140),
            (372, 48),
            (200, 66),
            (0, 40),
            (-200, 66),
        )
        c.lay(blob(*mound), grassy, 10, tear=8, angle=6)
        c.lay(
            blob(
                (-282, 30),
                (-276, -150),
                (-200, -312),
                (0, -356),
                (200, -312),
                (276, -150),
                (282, 30),
                (0, 26),
            ),
            EARTH,
            2,
            tear=7,
            core="#c9a06e",
        )
        for x, y, high in ((-340, 58, 62), (-296, 64, 44), (330, 60, 60), (286, 66, 40), (4, 44, 34)):
            grass(c, x, y, high, GREENS[4 if which in (0, 1) else 2])
        for x, y in ((-270, -336), (250, -352)):
            grass(c, x, y, 40, GREENS[0])
        with c.at(
            (-250, 236, 246, -240)[which], (-362, -370, -374, -372)[which], 1.05, (-12, 10, 8, -8)[which]
        ):
            sign(c, which)


PAGES = tuple(piece(f"burrow_{i + 1}", SIZE, 640, partial(burrow, which=i)) for i in range(4))
