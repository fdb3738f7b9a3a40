"""Chapter Nine.

In a metro two people sit pressed together, their heads behind one open book with a keyhole on its cover;
warm smoke rises behind it and the straps swing towards them. A man sleeps, his hen does not. A woman with oranges looks
at us. Outside the windows there is no tunnel but a wood at night.
"""

from studio.elements.people.passengers import (
    behind_a_book,
    sleeper_with_hen,
    smoke_of_reading,
    woman_who_looks,
)
from studio.elements.rooms.metro_car import bench, metro_car, pole, straps, tunnel_window
from studio.finish import Finish
from studio.paint import Card

META = {"number": 93, "slug": "chapter-nine", "seed": 9393}
FINISH = Finish(vignette=0.24, bloom=0.32)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 80, 360), key="#fff0cc", fog="#4c5c54")
    metro_car(c)
    tunnel_window(c, 52, 386)
    tunnel_window(c, 430, 764)
    bench(c)
    smoke_of_reading(c, 396, 500)
    sleeper_with_hen(c, 156, 876, 0.98)
    woman_who_looks(c, 640, 876, 0.98)
    behind_a_book(c, 880, 1.02)
    straps(c)
    pole(c, 752)
