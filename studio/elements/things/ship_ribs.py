"""The ribs and keel of an old wooden ship."""

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import taper

BONE: Ramp = ["#5c5070", "#a094a4", "#e0d4c8", "#fff8e8"]


def ship_ribs(
    c: Card, x: float, y: float, rot: float = 0, ramp: Ramp = BONE, clip: Arr | None = None
) -> None:
    """Six ribs on their keel, the middle of it at (x, y), 230 long, leaning by `rot`."""
    f = c.at(x, y, 1, rot)
    for i, dx in enumerate((-96, -62, -28, 6, 40, 74)):
        h = 150 - abs(i - 2.2) * 22
        rib = taper((dx, 8, 13), (dx - 15, -h * 0.5, 11), (dx + 10, -h, 5))
        f.paint(rib, ramp, vol=5, amb=0.4, wob=0.5, edge=0.3, clip=clip)
    f.paint(taper((-120, 12, 16), (0, 16, 20), (110, 12, 12)), ramp, vol=7, amb=0.35, wob=0.5, clip=clip)
