"""Both of Us.

On a flooded salt flat an elderly couple dances close, cheek to cheek, to a gramophone that stands in the water, a suitcase near.
The water gives back the sky, the mountains, the gramophone; of the two it gives back only her.
"""

from studio.elements.land.salt_flat import flamingo, salt_flat, salt_polygons
from studio.elements.people.dancers_close import dancers, dances_alone
from studio.elements.things.gramophone import gramophone
from studio.elements.things.props import suitcase
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 87, "slug": "both-of-us", "seed": 8787}
FINISH = Finish(vignette=0.2, bloom=0.34)

FOOT = (430.0, 706.0)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(640, 300, 300), key="#fff0d4", fog="#ecd8cc")
    salt_flat(c, 560)
    salt_polygons(c, 560)
    for x, y, h in ((90, 580, 30), (126, 584, 34), (168, 578, 26), (196, 582, 30)):
        flamingo(c, x, y, h, x > 150)
        c.mirror(y, x - 20, x + 20, 0.5, 0.5, 40)
    mirrored(c)
    gramophone(c, 150, 806, 0.9)
    c.mirror(806, 70, 270, 0.7, 0.25, 240, "#a8c8d4", 0.15)
    suitcase(c, 660, 862, 76)
    c.mirror(862, 600, 720, 0.7, 0.25, 90, "#a8c8d4", 0.15)
    c.shade(ell(FOOT[0] - 10, FOOT[1] + 2, 110, 9), 0.4, 7, "#4c5c80")
    dancers(c, *FOOT, 0.98)


def mirrored(c: Card) -> None:
    """She is painted on the page as it is, and what of her stands above the feet is laid down below them."""
    before = c.img.copy()
    dances_alone(c, *FOOT, 0.98)
    c.mirror(FOOT[1], 270, 580, 0.92, 0.14, 900, "#a8c8d4", 0.14)
    c.img = c.img * c.ground(FOOT[1])[..., None] + before * (1 - c.ground(FOOT[1])[..., None])
