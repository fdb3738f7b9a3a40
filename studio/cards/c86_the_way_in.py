"""The Way In.

On a square at noon two people hold each other. In the back of his coat a small door stands open on a stair that goes up
into light, and a woman in the same red is on her way with a lamp. The one who holds him looks at us.
"""

from studio.elements.land.square_noon import earth_square, noon_cat, small_table
from studio.elements.people.embrace_door import door_in_the_back, embrace
from studio.elements.people.figures import bell
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, NAVY, OCHRE, ROSE, TEAL, WHITE
from studio.shapes import ell, poly

META = {"number": 86, "slug": "the-way-in", "seed": 8686}
FINISH = Finish(vignette=0.2, bloom=0.34)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(120, 120, 320), key="#fff4d0", fog="#f0cfa4")
    c.sky([(0, "#4ca4c4"), (260, "#8ccccc"), (480, "#e4e8cc")])
    earth_square(c, 820)
    bell(c, 120, 872, 104, NAVY, hat="straw", view="side", arm="fwd", fog=0.15)
    bell(c, 184, 866, 98, ROSE, hat="kerchief", hat_ramp=WHITE, view="back", skirt=True, fog=0.15)
    bell(c, 690, 880, 112, TEAL, hat="cap", view="side", flip=True, fog=0.12)
    c.shade(poly([(300, 1060), (600, 1050), (800, 930), (800, 1080), (560, 1110)]), 0.5, 14, "#3c2440")
    embrace(c)
    for x, w in ((372, 44), (486, 44)):
        c.paint(ell(x, 1056, w, 15), ["#140f14", "#3a2a2a", "#6a5048"], vol=7, wob=0.3)
    door_in_the_back(c, 424, 984, 0.96)
    small_table(c, 700, 1056)
    bell(c, 752, 1076, 150, OCHRE, hat="straw", hat_ramp=CREAM, view="side", arm="fwd", sit=True)
    noon_cat(c, 190, 1120)
    c.shade(ell(430, 1076, 190, 16), 0.3, 10)
