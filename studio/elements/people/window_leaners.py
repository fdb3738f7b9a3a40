"""People who lean out of a window, seen to the waist above its sill."""

from studio.elements.people.figures import bell
from studio.paint import Card
from studio.palettes import CLOTHS
from studio.shapes import poly

HATS = ("bonnet", "cap", "bun", "bowler")


def window_leaner(c: Card, x: float, y: float, wide: float, sg: int, kind: int) -> tuple[float, float]:
    """Someone at a window `wide` across, its sill at (x, y), reaching right (`sg` 1) or left (-1); returns the hand.

    `kind` picks coat and hat.
    """
    tall = wide * 2.7
    above = c.mask(poly([(x - 200, y - 400), (x + 200, y - 400), (x + 200, y), (x - 200, y)]), 0)
    before, sparks = c.img.copy(), c.spark_alpha.copy()
    hand = bell(
        c,
        x + sg * wide * 0.12,
        y + tall * 0.4,
        tall,
        CLOTHS[kind],
        HATS[kind % 4],
        CLOTHS[(kind + 2) % 9],
        view="side",
        flip=sg > 0,
        arm="out",
        shadow=0,
        rim=0.8,
    )
    c.img = before * (1 - above[..., None]) + c.img * above[..., None]
    c.spark_alpha = sparks
    return hand
