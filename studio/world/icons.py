"""The icon of the game.

The moon is a rabbit asleep, one ear folded. The same drawing as a flat SVG (client/public/icons/favicon.svg)
where it is small, painted where it is large.
"""

from functools import partial

from studio.elements.animals.moon_hare import moon_hare
from studio.finish import Finish
from studio.pages import Page
from studio.paint import Card

FINISH = Finish(border=0, vignette=0.12, kuwahara=3, brush=0.4, bloom=0.3, grain=0.0, impasto=0.25)


def scene(c: Card, size: float = 1.0) -> None:
    """Night, a few stars, the moon in the middle of an 800 x 800 square; `size` 1 fills it."""
    c.stage(light=(200, 120, 300), key="#ffe2a8", fog="#28467a")
    c.sky([(0, "#071028"), (420, "#0f2452"), (800, "#1e4484")], tex=0.1)
    c.clouds(380, 900, "#143064", "#3a68a8", cover=0.5, a=0.5, cell=200)
    for x, y, r in (
        (96, 420, 3.4),
        (700, 520, 3.4),
        (590, 96, 2.4),
        (120, 640, 2.2),
        (412, 70, 2.6),
        (720, 330, 2),
    ):
        place = 400 + (x - 400) * size, 400 + (y - 400) * size
        c.dot(*place, r, "#fff4d6", 1)
        c.halo(*place, 26, "#ffe9b8", 0.6)
    moon_hare(c, 400 - 2 * size, 400 + 98 * size, 232 * size)


def page(file: str, width: int, size: float = 1.0, corner: float = 0.0) -> Page:
    """One file of the icon."""
    return Page(
        file.rpartition(".")[0], (800, 800), width, partial(scene, size=size), seed=6, finish=FINISH,
        file=f"public/icons/{file}", corner=corner, limit=350_000, oversize=max(1, 400 // width),
    )  # fmt: skip


PAGES = (
    page("icon-192.png", 192, corner=0.22),
    page("icon-512.png", 512, corner=0.22),
    page("maskable-512.png", 512, 0.78),
    page("apple-touch-180.png", 180, 0.94),
    page("favicon.ico", 48, corner=0.22),
)
