"""The teak of an old office: shelves on both sides, a counter with eight drawers, the ticket that lies on it."""

from studio.colour import Ramp
from studio.elements.rooms.furniture import drawer
from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import ell, poly, rect

TEAK: Ramp = ["#0c1c24", "#24403c", "#6c6844", "#c8a868"]
TEAK_LIT: Ramp = ["#24403c", "#847c4c", "#d8bc74", "#fff0b4"]
SHELF_BACK: Ramp = ["#06141c", "#0c2428", "#183c3c"]
PULLS = (0.9, 0.5, 0.7, 1.0, 0.6, 0.9, 0.5, 0.8)  # how far each drawer is open


def teak_shelves(c: Card, rows: tuple[float, ...]) -> None:
    """Two columns of boards at the heights `rows`, left of 226 and right of 574, open in the middle."""
    for x0, x1 in ((-10, 226), (574, 810)):
        c.paint(rect(x0, 40, x1, 800), SHELF_BACK, vol=3, alpha=0.86, wob=0.5)
        for y in rows:
            c.paint(rect(x0, y, x1, y + 16), TEAK, vol=6, wob=0.6, rim=0.4)
            c.shade(rect(x0, y + 16, x1, y + 40), 0.5, 10)
        inner = x1 if x0 < 0 else x0
        c.paint(rect(inner - 9, 30, inner + 9, 806), TEAK, vol=7, wob=0.5, rim=0.5, grain=2)


def counter_front(c: Card) -> None:
    """The front from 806 to 1010, eight drawers open at once."""
    c.paint(rect(-10, 806, 810, 1010), TEAK, vol=5, wob=0.5, grad=(0.1, -0.3))
    for i in range(4):
        for j in range(2):
            drawer(c, 118 + i * 188, 894 + j * 92, 74, 158, TEAK, pull=PULLS[i * 2 + j])


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
