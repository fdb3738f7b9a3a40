"""Clay jars for water."""

from studio.paint import Card
from studio.shapes import blob, ell

CLAY = ["#4c1c18", "#9c4c30", "#d88858", "#ffd0a0"]


def clay_jug(c: Card, x: float, y: float, h: float, rot: float = 0) -> None:
    """A clay water jar, its foot at (x, y)."""
    f = c.at(x, y, h / 40, rot, wob=0.2, vol=8, det=0.8, rim=0.5, edge=0.3)
    f.paint(blob((-6, -40), (6, -40), (5, -32), (15, -20), (10, -2), (-10, -2), (-15, -20), (-5, -32)), CLAY)
    f.paint(ell(0, -40, 8, 2.6), CLAY, vol=2)
    f.flat(ell(0, -40.4, 5, 1.4), CLAY[0], 0.8, det=0.8)
