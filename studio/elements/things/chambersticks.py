"""A lit candle on a small brass dish, to be carried through the dark."""

from studio.elements.things.lights import flame
from studio.paint import Card
from studio.palettes import BRASS, CREAM
from studio.shapes import blob, cut, ell, rect


def chamberstick(c: Card, x: float, y: float) -> None:
    """The candle standing on its dish at (x, y), a ring to hold it by on the right, 88 high with its flame, and its light around it."""
    c.paint(cut(ell(x + 33, y + 2, 13, 11), ell(x + 33, y + 2, 8, 6.5)), BRASS, vol=3, wob=0.2, det=0.7)
    c.paint(
        blob((x - 26, y - 3, "c"), (x, y + 2), (x + 26, y - 3, "c"), (x + 14, y + 11), (x - 14, y + 11)),
        BRASS,
        vol=5,
        wob=0.2,
        det=0.7,
    )
    c.paint(ell(x, y - 2, 26, 6), BRASS, vol=3, wob=0.2, det=0.7, amb=0.5)
    c.paint(rect(x - 7, y - 48, x + 7, y), CREAM, vol=6, wob=0.2, det=0.7, amb=0.6)
    c.halo(x, y - 66, 170, "#ffb050", 0.8)
    flame(c, x, y - 48, 40)
