"""What It Weighs.

On a foggy pier a great pair of scales: an iron anchor swings high in one pan, and in the other, sunk to the
planks, lies one small knitted mitten. Its thread runs off over the edge and down, taut. A row of brass
weights looks on like a family; a mouse pushes from below.
"""

from studio.elements.animals.birds import bird
from studio.elements.animals.small_animals import mouse
from studio.elements.land.foggy_harbour import foggy_harbour, wet_pier
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
PIVOT = (414.0, 292.0)
HIGH, LOW = (150.0, 176.0), (664.0, 404.0)  # the two ends of the beam


def anchor_pan(c: Card) -> None:
    """High in the air, and heavier than three men."""
    x, y = 150.0, 560.0
    pan = scales.pan_back(c, x, y, HIGH, fog=0.1)
    rusty_anchor(c, x + 2, y + 4, rot=13)
    scales.pan_front(c, pan, HIGH, fog=0.1)


def mitten_pan(c: Card) -> None:
    """Sunk to the planks; the thread goes over its rim, across the pier, over the edge and down."""
    x, y = 640.0, 950.0
    c.shade(ell(x + 6, y + 68, 120, 16), 0.65, 10, "#14161c")
    pan = scales.pan_back(c, x, y, LOW)
    tx, ty = mitten(c, 622, 934, 1.24, -64)
    scales.pan_front(c, pan, LOW)
    wool_thread(c, (tx, ty), (tx + 8, ty + 18), (612, 1010), (604, 1074), (603, 1088, "c"), (603, 1230))


def onlookers(c: Card) -> None:
    """Father, mother, three children, all brass; the mouse that pushes; a gull asleep on the anchor's stock."""
    for x, y, h in ((58, 1010, 110), (138, 1016, 92), (204, 1030, 68), (254, 1034, 52), (294, 1040, 38)):
        scales.brass_weight(c, x, y, h, light=(420, 700, 180))
    mouse(c, 500, 1030, 92, GREY, flip=True, upright=True)
    bird(c, 236, 262, 54, GULL)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(430, 130, 330), key="#f8f6ec", fog="#c8ced0")
    foggy_harbour(c)
    wet_pier(c)
    scales.scales_post(c, PIVOT, 960)
    scales.scales_beam(c, PIVOT, HIGH, LOW)
    anchor_pan(c)
    mitten_pan(c)
    onlookers(c)
    c.fogband(700, 60, "#d8dcd8", 0.35)
    c.fogband(1130, 30, "#b8c4c6", 0.4)
