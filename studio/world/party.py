"""The birthday: a long table with the cake, chairs for both kinds of rabbits, the letter, flags, balloons."""

from functools import partial

from studio.papercut.bits import heart, string
from studio.papercut.elements.props import balloon
from studio.papercut.elements.stage import bunting
from studio.papercut.page import Page
from studio.papercut.papers import gingham, painted, plain, tone
from studio.shapes import blob, ell, poly, rect, taper
from studio.world._paper import CLOTH, CREAM, FLAGS, MARIGOLD, NIGHT, ROUGE, TEAL, cake, piece
from studio.world.doors import crescent, rayed


def table(c: Page) -> None:
    """Gingham to the ground, plates, and the cake in the middle."""
    hem = [(960 - i * 92, 392 + (14 if i % 2 else -8)) for i in range(11)]
    c.lay(blob((44, 236, "c"), (956, 236, "c"), *hem), CLOTH, 9, 1.4, angle=0)
    c.lay(
        poly([(60, 186), (940, 186), (986, 262), (14, 262)]),
        gingham("#fffaf0", "#dd6a4c", 40),
        5,
        0.5,
        angle=0,
    )
    for x in (110, 220, 330, 670, 780, 890):
        c.lay(ell(x, 226, 44, 16), plain("#fffdf4"), 2)
        c.lay(
            poly([(x - 14, 222), (x + 18, 222), (x + 18, 202), (x - 14, 208)]),
            painted("#f6dfe0", "#fbeced"),
            3,
        )
    cake(c, 500, 236, 1.16, 5)


def chair(c: Page, kind: str) -> None:
    """An empty chair: round back for a sun rabbit, square for a moon rabbit."""
    wood, seat = (MARIGOLD, ROUGE) if kind == "sun" else (NIGHT, TEAL)
    for x in (44, 156):
        c.lay(taper((x, 120, 20), (x, 222, 18)), wood, 4)
    c.lay(ell(100, 86, 78, 76) if kind == "sun" else rect(24, 12, 176, 160, 16), wood, 6)
    c.lay(ell(100, 86, 54, 52) if kind == "sun" else rect(46, 34, 154, 136, 8), CREAM, 1, 0.4)
    c.lay(rayed(100, 86, 36) if kind == "sun" else crescent(96, 86, 34), wood, 2, 0.4)
    c.lay(
        blob((16, 176), (26, 154), (100, 148), (174, 154), (184, 176), (174, 196), (100, 200), (26, 196)),
        seat,
        6,
    )


def letter(c: Page) -> None:
    """The invitation: an envelope with a red seal, a heart in it."""
    with c.at(160, 122, 1, -4):
        c.lay(rect(-126, -84, 126, 84, 8), painted("#f7ead0", "#fdf4e2"), 8, 1)
        for q in (-1, 1):
            c.lay(poly([(q * 124, 82), (q * 124, -70), (q * 6, 6)]), painted("#efdfc0", "#f5e8cc"), 1.4, 0.4)
        c.lay(
            blob((-124, -82, "c"), (124, -82, "c"), (14, 18), (0, 24), (-14, 18)),
            painted("#fbf0d8", "#fff8e6"),
            4,
            1,
        )
        c.lay(ell(0, 22, 38), plain("#c8303c"), 5, 0.8)
        c.lay(heart(0, 22, 19), plain("#e8646a"), 1.5, 0.2)


def flags(c: Page) -> None:
    """A string of little flags."""
    bunting(c, [(8, 22), (150, 62), (300, 74), (450, 62), (592, 22)], FLAGS, 9, 0.92)


def balloons(c: Page) -> None:
    """Three balloons on strings."""
    for x, y in ((74, 100), (226, 108), (150, 78)):
        string(c, [(x, y + 66), ((x + 150) / 2 + 6, 250), (150, 344)], "#fdf6e6", 5, 3)
    for x, y, colour in ((74, 100, "#d2573c"), (226, 108, "#2f7f80"), (150, 78, "#f0b23c")):
        balloon(c, x, y, 54, tone(colour))


PAGES = (
    piece("party_table", (1000, 500), 1000, table),
    piece("chair_sun", (200, 230), 200, partial(chair, kind="sun")),
    piece("chair_moon", (200, 230), 200, partial(chair, kind="moon")),
    piece("letter", (320, 240), 256, letter),
    piece("bunting", (600, 150), 480, flags),
    piece("balloons", (300, 356), 180, balloons),
)
