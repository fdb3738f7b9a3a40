"""People who fish for letters from a window, some with a rod, some with a net."""

from studio.elements.people.window_leaners import window_leaner
from studio.elements.things.letter_tackle import letter_net, letter_rod
from studio.paint import Card


def letter_angler(c: Card, x: float, y: float, wide: float, sg: int, kind: int) -> None:
    """Someone at a window `wide` across, its sill at (x, y), fishing to the right (`sg` 1) or left (-1)."""
    hand = window_leaner(c, x, y, wide, sg, kind)
    tackle = letter_rod if kind % 2 else letter_net
    tackle(c, hand, sg, wide)
