"""The teak of an old office: shelves on both sides, a counter with eight drawers, the ticket that lies on it."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, CREAM
from studio.shapes import ell, poly, rect

TEAK: Ramp = ["#0c1c24", "#24403c", "#6c6844", "#c8a868"]
TEAK_LIT: Ramp = ["#24403c", "#847c4c", "#d8bc74", "#fff0b4"]
SHELF_BACK: Ramp = ["#06141c", "#0c2428", "#183c3c"]
INSIDE: Ramp = ["#060e14", "#0c1a20", "#1c3030"]
EYE = (400.0, 470.0)  # where the lines of the drawers run to
PULLS = (1.0, 0.45, 0.5, 0.9, 0.8, 0.5, 0.95, 0.65)  # how far each drawer is open


def teak_shelves(c: Card, rows: tuple[float, ...]) -> None:
    """Two columns of boards at the heights `rows`, left of 226 and right of 574, open in the middle."""
    for x0, x1 in ((-10, 226), (574, 810)):
        c.paint(rect(x0, 40, x1, 800), SHELF_BACK, vol=3, alpha=0.86, wob=0.5)
        for y in rows:
            c.paint(rect(x0, y, x1, y + 16), TEAK, vol=6, wob=0.6, rim=0.4)
            c.shade(rect(x0, y + 16, x1, y + 40), 0.5, 10)
        inner = x1 if x0 < 0 else x0
        c.paint(rect(inner - 9, 30, inner + 9, 806), TEAK, vol=7, wob=0.5, rim=0.5, grain=2)


def open_drawer(c: Card, x: float, y: float, h: float, w: float, pull: float = 0.8) -> None:
    """A drawer drawn out of a front, seen from above: the opening's lower middle at (x, y), `pull` 0..1."""
    k = 1.02 + 0.075 * pull

    def out(px: float, py: float, t: float = 1.0) -> tuple[float, float]:
        g = 1 + (k - 1) * t
        return EYE[0] + (px - EYE[0]) * g, EYE[1] + (py - EYE[1]) * g

    x0, x1, top = x - w / 2, x + w / 2, y - h
    c.flat(rect(x0 - 3, top - 4, x1 + 3, y + 2), "#050c12", 0.95, wob=0.4)
    fl, fr = out(x0, top), out(x1, top)
    bl, br = out(x0, y), out(x1, y)
    c.shade(
        poly([(bl[0] + 4, bl[1] - 6), (br[0] + 6, br[1] - 6), (br[0] + 2, br[1] + 16), (bl[0], bl[1] + 16)]),
        0.75,
        6,
    )
    if x < EYE[0] - 100 or x > EYE[0] + 100:  # the outer side that is turned to the middle
        near, far = ((x1, fr, br) if x < EYE[0] else (x0, fl, bl)), (x1 if x < EYE[0] else x0)
        c.paint(poly([(far, top), near[1], near[2], (far, y)]), [TEAK[0], TEAK[0], TEAK[1]], vol=2, wob=0.2)
    well = c.paint(poly([(x0, top), (x1, top), fr, fl]), INSIDE, vol=1, wob=0.2, edge=0)
    c.shade(poly([(x0, top - 4), (x1, top - 4), out(x1, top, 0.5), out(x0, top, 0.5)]), 0.7, 5, clip=well)
    for px, i in ((x0, 9), (x1, -9)):  # the inner sides and, along them, the lit thickness of the boards
        c.paint(
            poly([(px, top), out(px, top), out(px + i, top), (px + i * 0.6, top + 2)]),
            TEAK,
            vol=1,
            wob=0.15,
            edge=0.1,
        )
        c.line([(px + i * 0.15, top), out(px + i * 0.15, top)], 4, "#a8985c", alpha=0.95, ends=1)
    c.paint(poly([fl, fr, br, bl]), TEAK, vol=4, wob=0.35, det=0.5, rim=0.3, grad=(0.12, -0.14), edge=0.28)
    c.line([(fl[0] + 1, fl[1] + 1), (fr[0] - 1, fr[1] + 1)], 5.5, "#c4b06c", alpha=0.95, ends=1)
    kx, ky = out(x, y - h * 0.48)
    c.shade(ell(kx + 2, ky + 5, 8, 6), 0.6, 3)
    c.paint(ell(kx, ky, 7), BRASS, vol=3, det=0.9, wob=0.2)


def counter_front(c: Card) -> None:
    """The front from 806 to 1010, eight drawers open at once, the lower row first."""
    c.paint(rect(-10, 806, 810, 1010), TEAK, vol=5, wob=0.5, grad=(0.0, -0.35))
    for j in (1, 0):
        for i in range(4):
            open_drawer(c, 122 + i * 185.5, 884 + j * 86, 58, 146, PULLS[i * 2 + j])


def counter_top(c: Card) -> None:
    """The edge and the lit top of the counter, from 758 to 806."""
    c.paint(poly([(-10, 776), (810, 776), (810, 806), (-10, 806)]), TEAK, vol=10, wob=0.5, rim=0.8)
    top = poly([(10, 758), (790, 758), (810, 790), (-10, 790)])
    c.paint(top, TEAK_LIT, vol=3, amb=0.4, wob=0.5)


def counter_ticket(c: Card, x: float, y: float, rot: float = -14) -> None:
    """A paper ticket with a hole and two lines that say nothing."""
    t = c.at(x, y, 1, rot, vol=3, wob=0.2, det=0.9)
    t.paint(rect(-40, -24, 30, 22, 3), CREAM, amb=0.5)
    t.flat(ell(-28, 0, 5), "#8c3c34", 1)
    t.line([(-14, -8), (20, -8)], 3, "#8c7c74", alpha=0.6)
    t.line([(-14, 6), (12, 6)], 3, "#8c7c74", alpha=0.6)
