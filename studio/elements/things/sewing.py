"""A tailor's things, large: scissors, and a needle as tall as he is."""

from studio.paint import Card
from studio.palettes import BRASS, STEEL
from studio.shapes import curve, cut, ell, join, stroke, taper


def scissors(c: Card, x: float, y: float) -> None:
    """Scissors lying open, blades to the left, their screw at (x, y)."""
    c.shade(ell(x, y + 8, 62, 9), 0.4, 6)
    for sg in (-1, 1):
        blade = taper((x - 62, y - 20 * sg, 3), (x, y, 11), (x + 24, y + 9 * sg, 9))
        c.paint(blade, STEEL, vol=4, wob=0.2, det=0.8, amb=0.4, rim=0.8)
        bow, hole = (ell(x + 42, y + 15 * sg, rx, ry, 16 * sg) for rx, ry in ((20, 13), (12, 6.5)))
        c.paint(cut(bow, hole), BRASS, vol=4, wob=0.2, det=0.8)


def great_needle(c: Card, hand: tuple[float, float], last: tuple[float, float], thread: str) -> None:
    """A silver needle 280 long held upright in the `hand`, its thread going to the `last` stitch."""
    (x, y), foot, eye = hand, (hand[0] + 26, hand[1] + 146), (hand[0] - 24, hand[1] - 134)
    shaft = taper((*foot, 2), (x, y, 10), (*eye, 13))
    c.paint(join(shaft, ell(*eye, 9, 20, -10)), STEEL, vol=5, wob=0.15, det=0.9, amb=0.45, rim=0.8)
    c.flat(ell(*eye, 3.6, 12, -10), "#7c5468", 1, wob=0.1, det=1)
    slack = (eye[0] - 60, eye[1] + 66), (eye[0] - 150, eye[1] + 20), (last[0] + 110, last[1] + 70)
    line = curve(eye, *slack, last)
    c.flat(stroke(line, 6.6, 0.9), "#a8642c", 0.6, wob=0.2, det=0.6)
    c.flat(stroke(line, 4.2, 0.9), thread, 1, wob=0.2, det=0.8)
    tail = curve(eye, (eye[0] + 34, eye[1] + 40), (eye[0] + 20, eye[1] + 96), (eye[0] + 44, eye[1] + 130))
    c.flat(stroke(tail, 4, 0.7), thread, 1, wob=0.2, det=0.8)
