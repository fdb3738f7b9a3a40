"""As Far as It Lasts.

A woman in indigo leads two camels that haul an iceberg on ropes over the dunes. In the ice somebody lies curled
up, asleep; behind it, where it has dripped, a strip of green with poppies.
"""

from studio.elements.animals.camels_hauling import hauling_camel
from studio.elements.land.desert_high import great_dunes, green_track
from studio.elements.land.iceberg import iceberg, tow_rope
from studio.elements.people.desert_guide import desert_guide
from studio.finish import Finish
from studio.paint import Card

META = {"number": 88, "slug": "as-far-as-it-lasts", "seed": 8888}
FINISH = Finish(vignette=0.24, bloom=0.36)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(90, 260, 240), key="#fff0c4", fog="#f0c890")
    c.sky([(0, "#1c8c9c"), (220, "#5cb4ac"), (400, "#c8dcb0"), (540, "#fce0a0"), (640, "#fccc88")])
    great_dunes(c)
    green_track(c)
    iceberg(c, 566, 852)
    for x, y, h in ((396, 862, 150), (246, 918, 200)):
        tow_rope(c, (x + h * 0.25, y - h * 0.52), (446, 836))
        hauling_camel(c, x, y, h)
    desert_guide(c, 132, 1108, 280)
