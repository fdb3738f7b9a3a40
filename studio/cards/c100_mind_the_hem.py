"""Mind the Hem.

On a stair in a tiled hall stands a woman in red and looks at us. Her skirt fills the stair; heads show under it, and
below the hem stand feet of many kinds. A maid lies on the floor, lifts the gold edge a little, and looks.
"""

from studio.elements.people.long_train import feet_below, gown_wearer, hem_lifter, long_train
from studio.elements.rooms.tiled_stairs import lattice_window, tiled_hall, wide_stairs
from studio.finish import Finish
from studio.paint import Card

META = {"number": 100, "slug": "mind-the-hem", "seed": 1001}
FINISH = Finish(vignette=0.3, bloom=0.4)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(180, 160, 300), key="#ffe0a8", fog="#7c8c9c")
    tiled_hall(c, 1010)
    c.glow(190, 330, 420, "#ffb468", 0.35, 1.6)
    lattice_window(c, 190, 130, 210, 420)
    wide_stairs(c, 30, 1030, 470, 430, 9)
    feet_below(c, ((318, "boot"), (412, "hoof"), (504, "claw"), (600, "foot"), (700, "paw")))
    c.glow(240, 1080, 190, "#ffc868", 0.5, 1.6)
    long_train(
        c, ((214, 900, 40), (344, 880, 48), (498, 862, 44), (664, 880, 50), (456, 676, 34), (624, 664, 36))
    )
    gown_wearer(c, 598, 412, 1.25)
    hem_lifter(c, 158, 1140, 1.12)
