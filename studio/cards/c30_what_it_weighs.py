"""What It Weighs.

On a pier in the fog, a dark lighthouse far across the water, a great pair of scales: an iron anchor swings high in
one pan, and in the other, sunk to the planks, lies one small knitted mitten. Its thread runs off over the edge and
down, taut. A row of brass weights looks on like a family; a mouse pushes from below.
"""

from studio.elements.animals.birds import bird
from studio.elements.animals.small_animals import mouse
from studio.elements.land.foggy_harbour import foggy_harbour, wet_pier
from studio.elements.land.water import ring
from studio.elements.things import great_scales as scales
from studio.elements.things.anchors_rusty import rusty_anchor
from studio.elements.things.mittens import mitten, wool_thread
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import GREY
from studio.shapes import ell

META = {"number": 30, "slug": "what-it-weighs", "seed": 3002}
FINISH = Finish(vignette=0.3, bloom=0.3)

GULL = ["#5c646c", "#a4acb0", "#e4e4dc", "#fffdf4"]
PIVOT = (408.0, 300.0)
HIGH, LOW = (176.0, 152.0), (640.0, 448.0)  # the two ends of the beam
CHAIN, WIDE = 500.0, 236.0  # from the beam to the rim of a pan; the pan


def anchor_pan(c: Card) -> None:
    """High in the air, and heavier than three men."""
    x, y = HIGH[0], HIGH[1] + CHAIN
    pan = scales.pan_back(c, x, y, HIGH, WIDE)
    rusty_anchor(c, x + 4, y + 8, 0.84, 5)
    scales.pan_front(c, pan, HIGH, WIDE)


def mitten_pan(c: Card) -> None:
    """Sunk to the planks; the thread goes over its rim, across the pier, over the edge and down."""
    x, y = LOW[0], LOW[1] + CHAIN
    c.shade(ell(x - 40, y + 66, 150, 20), 0.4, 12, "#20242c")
    c.shade(ell(x - 4, y + 62, 84, 11), 0.75, 5, "#14161c")
    pan = scales.pan_back(c, x, y, LOW, WIDE)
    tx, ty = mitten(c, x + 86, y - 29, 0.98, -85)
    scales.pan_front(c, pan, LOW, WIDE)
    rim, edge = (tx - 12, y + 24), (tx - 66, 1084)
    c.line([(rim[0] - 48, 1030), (edge[0] - 2, edge[1])], 5, "#20242c", 0.4, 0.2)
    wool_thread(c, (tx, ty), (*rim, "c"), (*edge, "c"), (edge[0] - 1, 1146))
    ring(c, edge[0] - 1, 1146, 76)


def onlookers(c: Card) -> None:
    """Father, mother, three children, all brass; the mouse that pushes; a gull on the high end of the beam."""
    for x, y, h in ((96, 1010, 110), (180, 1018, 90), (248, 1028, 66), (298, 1034, 50), (338, 1038, 36)):
        scales.brass_weight(c, x, y, h, light=(560, 700, 180))
    mouse(c, 486, 1030, 92, GREY, flip=True, upright=True)
    bird(c, 232, 178, 58, GULL)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(600, 130, 320), key="#fff6e0", fog="#ccd0cc")
    foggy_harbour(c)
    wet_pier(c)
    scales.scales_post(c, PIVOT, 960)
    scales.scales_beam(c, PIVOT, HIGH, LOW)
    anchor_pan(c)
    mitten_pan(c)
    onlookers(c)
    c.fogband(1130, 30, "#b8c4c6", 0.4)
