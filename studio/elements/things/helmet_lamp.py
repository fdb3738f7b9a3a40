"""The lamp on a miner's helmet."""

from studio.paint import Card
from studio.shapes import ell


def helmet_lamp(c: Card, x: float, y: float) -> None:
    """A small round light with its halo."""
    c.halo(x, y, 46, "#ffdc8c", 0.8)
    c.paint(ell(x, y, 8), ["#ffcc60", "#fff0b0", "#fffdf0"], vol=4, amb=0.7, det=1, wob=0.2)
