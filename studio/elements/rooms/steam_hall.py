"""A tall hall full of amber steam: high windows above, a dark floor below."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import arch, blob

FLOOR: Ramp = ["#1c1418", "#3c2c2c", "#745444", "#c89c74"]
BARS = "#a88c64"


def tall_window(c: Card, x: float, bright: float, top: int = 90, foot: int = 620) -> None:
    """One arched window, blind with light, its middle at `x`, so `bright`."""
    c.flat(arch(x - 52, top, x + 52, foot), "#fff0c4", bright, 4)
    for dx in (-18, 18):
        c.line([(x + dx, top + 6), (x + dx, foot)], 4, BARS, 0.5, 0.3, ends=0.9)
    for y in range(top + 100, foot, 90):
        c.line([(x - 52, y), (x + 52, y)], 4, BARS, 0.5, 0.3, ends=0.9)


def steam_hall(c: Card) -> None:
    """The hall fills the page; its floor begins at 1020."""
    c.sky([(0, "#4c3c38"), (260, "#8c6c50"), (560, "#8c6c50"), (760, "#5c443c"), (960, "#34282c")])
    for x, bright in ((90, 0.62), (250, 0.2), (550, 0.2), (710, 0.62)):
        tall_window(c, x, bright)
    for pts in ([(120, 420), (60, 300), (130, 120)], [(690, 440), (760, 260), (660, 90)]):
        c.smoke(pts, 20, 90, "#fff4dc", 0.32)
    floor = blob((-30, 1022), (400, 1014), (830, 1022), (830, 1240, "c"), (-30, 1240, "c"))
    m = c.paint(floor, FLOOR, vol=3, amb=0.16, edge=0, tex=0.28, light=(400, 1000, 120))
    c.marks(m, 0.02, 260, 60, 5, jit=0.06, alpha=0.4)
