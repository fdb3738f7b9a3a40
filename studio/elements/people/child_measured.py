"""The hooded child stood up straight to be measured, a book on its head."""

from studio.elements.people.figures import bell
from studio.elements.things.props import book
from studio.paint import Card
from studio.palettes import COAT, CRIMSON, HAIR, SKIN
from studio.shapes import blob, cut, ell


def measured_child(c: Card, x: float, y: float, h: float) -> None:
    """From the front, heels together at (x, y), `h` high up to the book, which presses the hood flat and its point aside."""
    s = h / 106
    bell(c, x, y, h * 112 / 106, COAT, view="front", shadow=0.5)
    f = c.at(x, y, s, vol=9, det=0.9, wob=0.2, edge=0.28, rim=0.7, rimw=3, tex=0.15)
    hood = blob(
        (-11, -73),
        (-15.4, -84),
        (-14, -98),
        (-6, -106),
        (6, -106),
        (14, -98),
        (15.4, -84),
        (11, -73),
        (0, -70.6),
    )
    f.paint(
        blob((4, -105), (14, -104), (22, -97), (27, -86), (28, -76, "c"), (21, -82), (12, -86)), COAT, vol=6
    )
    f.paint(ell(0, -85.5, 10.6, 11.2), SKIN, amb=0.62)
    f.paint(blob((-10, -86), (-8, -96), (0, -99), (8, -96), (10, -86), (5, -92.4), (-3, -91)), HAIR, vol=3)
    for k in (-1, 1):
        f.flat(ell(k * 3.8, -86.4, 1.15, 1.6), "#2a1418", 0.95, det=1)
    f.paint(cut(hood, ell(0, -85.5, 10.4, 11)), COAT)
    for k in (-1, 1):
        f.flat(ell(k * 5.6, -82, 2.2, 1.6), "#e07058", 0.45, 1)
    f.line([(-2, -79.4), (0, -78.6), (2, -79.4)], 0.9, "#7c3430", alpha=0.9)
    f.shade(ell(0, -105, 16, 2.4), 0.4, 2)
    book(c, *f.pt(0, -105.5), 88, CRIMSON)
