"""The pale shape that a pair of wings has left on the wall where it used to hang."""

from studio.paint import Card
from studio.shapes import blob, inter, rect


def pale_wings(c: Card, x: float, y: float) -> None:
    """What the wall remembers: a paler shape of two folded wings, 350 long, that hung from (x, y)."""
    half = blob((0, 500), (26, 470), (58, 478), (70, 530), (64, 640), (44, 760), (18, 820), (2, 740))
    for sg in (-1, 1):
        f = c.at(x, y - 470, 1, flip=sg < 0)
        f.flat(inter(half, rect(0, 470, 90, 830)), "#f2f0de", 0.5, 4)
