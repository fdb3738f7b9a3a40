"""A lit candle on a small brass dish, to be carried through the dark."""

from studio.elements.things.lights import flame
from studio.paint import Card
from studio.palettes import BRASS, CREAM
from studio.shapes import ell, rect


def chamberstick(c: Card, x: float, y: float) -> None:
    """The candle standing on its dish at (x, y), 88 high with its flame, and its light around it."""
    c.paint(ell(x, y + 4, 20, 6), BRASS, vol=4, wob=0.2, det=0.7)
    c.paint(rect(x - 7, y - 48, x + 7, y), CREAM, vol=6, wob=0.2, det=0.7, amb=0.6)
    c.halo(x, y - 66, 170, "#ffb050", 0.8)
    flame(c, x, y - 48, 40)
