"""A tiger that looks over an edge: ears, amber eyes, two paws."""

from studio.paint import Card, Frame
from studio.palettes import FOX
from studio.shapes import blob, ell, taper

STRIPE = ["#1c0c10", "#3c1c18", "#5c3028"]
BROW = (((0, -78), (0, -52)), ((-16, -76), (-12, -56)), ((16, -76), (12, -56)))
TEMPLES = (((-54, -30), (-34, -26)), ((54, -30), (34, -26)), ((-54, -14), (-36, -14)), ((54, -14), (36, -14)))
STRIPES = (*BROW, *TEMPLES)


def peeking_tiger(c: Card, x: float, y: float, s: float, light: tuple[float, float, float]) -> Frame:
    """A head over the edge at (x, y); then paint the edge, and `tiger_paws` in the frame it returns."""
    f = c.at(x, y, s, vol=12, wob=0.3, edge=0.28, rim=0.8, det=0.8, amb=0.36, light=light)
    for side in (-1, 1):
        f.paint(ell(side * 36, -66, 17), FOX, vol=8)
        f.paint(ell(side * 36, -64, 9), ["#2c1420", "#5c3038"], vol=3)
    head = blob((-54, -24), (-46, -60), (0, -78), (46, -60), (54, -24), (36, 14), (-36, 14))
    m = f.paint(head, FOX, vol=26)
    for a, b in STRIPES:
        f.paint(taper((*a, 9), (*b, 2)), STRIPE, vol=2, clip=m, edge=0)
    for side in (-1, 1):
        f.paint(ell(side * 13, -10, 18, 14), ["#a89490", "#ece0d0", "#fffaf0"], vol=7, edge=0.1)
        f.flat(ell(side * 23, -36, 10, 9), "#ffdc60", 1, det=1)
        f.flat(ell(side * 22, -36, 4, 7), "#180c10", 1, det=1)
    f.paint(blob((-10, -24), (10, -24), (0, -12)), ["#6c2c34", "#d07878"], vol=4, det=1)
    return f


def tiger_paws(f: Frame) -> None:
    """Two paws laid over the edge."""
    for side in (-1, 1):
        x = side * 40
        f.paint(blob((x - 19, 18), (x - 17, -6), (x, -13), (x + 17, -6), (x + 19, 18), (x, 25)), FOX, vol=10)
        for d in (-7, 7):
            f.line([(x + d, 22), (x + d, 9)], 3, "#3c1418", alpha=0.9)
