"""A tailor's things, large: scissors, and a needle as tall as he is."""

from studio.paint import Card
from studio.palettes import BRASS, STEEL
from studio.shapes import curve, cut, ell, join, stroke, taper


def scissors(c: Card, x: float, y: float) -> None:
    """Scissors lying open, blades to the left, their screw at (x, y)."""
    for sg in (-1, 1):  # seen from a little above; the light is low behind the bows
        far = (x - 72, y - 15 * sg + 7, 5), (x - 8, y + 7, 13), (x + 20, y + 6 * sg + 7, 10)
        c.shade(taper(*far), 0.6, 3.4, "#140c14")
        c.shade(ell(x + 28, y + 12 * sg + 8, 26, 10, 8 * sg), 0.5, 4, "#140c14")
    for sg in (-1, 1):
        blade = taper((x - 64, y - 14 * sg, 3), (x - 20, y - 4 * sg, 11), (x, y, 10), (x + 24, y + 7 * sg, 8))
        m = c.paint(blade, STEEL, vol=4, wob=0.2, det=0.8, amb=0.4, rim=0.8)
        c.line([(x - 58, y - 12 * sg + 2), (x - 6, y + 2)], 2.4, STEEL[1], 0.6, 0.2, clip=m)
        bow, hole = (ell(x + 43, y + 12 * sg, rx, ry, 14 * sg) for rx, ry in ((21, 11), (13, 5)))
        c.paint(cut(bow, hole), BRASS, vol=4, wob=0.2, det=0.8)
    c.paint(ell(x, y, 4.4, 3.4), BRASS, vol=3, wob=0.1, det=1)


def great_needle(c: Card, hand: tuple[float, float], last: tuple[float, float], thread: str) -> None:
    """A silver needle 290 long held in the `hand`, eye up left, pulling tight its thread from the `last` stitch."""
    (x, y), foot, eye = hand, (hand[0] + 78, hand[1] + 120), (hand[0] - 80, hand[1] - 122)
    shaft = taper((*foot, 2), (x, y, 10), (*eye, 13))
    c.paint(join(shaft, ell(*eye, 9, 20, -33)), STEEL, vol=5, wob=0.15, det=0.9, amb=0.45, rim=0.8)
    c.flat(ell(*eye, 3.6, 12, -33), "#7c5468", 1, wob=0.1, det=1)
    pull = (eye[0] - 48, eye[1] - 34), (eye[0] * 0.45 + last[0] * 0.55, eye[1] * 0.45 + last[1] * 0.55 + 34)
    line = curve(eye, *pull, last)
    c.flat(stroke(line, 6.6, 0.9), "#a8642c", 0.6, wob=0.2, det=0.6)
    c.flat(stroke(line, 4.2, 0.9), thread, 1, wob=0.2, det=0.8)
    tail = curve(eye, (eye[0] + 24, eye[1] + 8), (eye[0] + 44, eye[1] + 30), (eye[0] + 40, eye[1] + 64))
    c.flat(stroke(tail, 4, 0.7), thread, 1, wob=0.2, det=0.8)
