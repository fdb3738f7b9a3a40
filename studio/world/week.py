"""The week: seven sheets of paper pegged on a line, and the sun that hangs before today's."""

from functools import partial

from studio.papercut.elements.things import sun_being
from studio.papercut.page import Page
from studio.papercut.papers import Ground, dot, gingham, leaf, painted, plain, printed, stripes
from studio.shapes import poly, rect
from studio.world._paper import cake, piece

SHEETS: tuple[Ground, ...] = (
    painted("#f6ead0", "#fdf4e0"),
    printed("#f7dfd2", dot, "#eba58e", pitch=34, size=0.36),
    stripes("#f6ead0", "#c3dcde", pitch=30),
    gingham("#fdf3e0", "#f0d29a", 36),
    printed("#e6efd8", leaf, "#b4d09a", pitch=46, size=0.5),
    painted("#e8d8ee", "#f0e4f4"),
)
PEG = painted("#b98a52", "#c99c64")


def day(c: Page, which: int) -> None:
    """A day to come: each has its own paper, pale enough for its name."""
    with c.at(80, 30, 1, (-4, 3, -2, 4, -3, 2)[which]):
        c.lay(rect(-58, -2, 58, 150, 4), SHEETS[which], 7, 2.2)
        c.lay(rect(-9, -22, 9, 26, 4), PEG, 5, 0.3)


def gone(c: Page) -> None:
    """A day gone by: its corner is folded over."""
    with c.at(80, 30, 1, -2):
        c.lay(poly([(-58, -2), (58, -2), (58, 112), (20, 150), (-58, 150)]), plain("#cfc8b6"), 6, 2)
        c.lay(poly([(58, 112), (20, 150), (20, 112)]), plain("#b5ad9a"), 4, 1.4)
        c.lay(rect(-9, -22, 9, 26, 4), PEG, 5, 0.3)


def sunday(c: Page) -> None:
    """Sunday, the party: a golden sheet with the cake."""
    with c.at(80, 30, 1, 3):
        c.lay(rect(-62, -2, 62, 156, 4), painted("#f2b84a", "#f7c868"), 7, 2)
        cake(c, 0, 112, 0.5, 1)
        c.lay(rect(-9, -22, 9, 26, 4), PEG, 5, 0.3)


def sun(c: Page) -> None:
    """The sun, laughing, on its thread."""
    sun_being(c, 200, 206, 104, "joyful", glow=0.12)


PAGES = (
    piece("sun", (400, 400), 300, sun),
    *(piece(f"day_{i + 1}", (160, 200), 160, partial(day, which=i)) for i in range(6)),
    piece("day_past", (160, 200), 160, gone),
    piece("day_party", (160, 200), 160, sunday),
)
