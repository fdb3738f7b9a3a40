"""Wrong Stop.

An astronaut sits on the bench of a country bus stop, helmet on, a suitcase on the knees, next to a cow. The
visor still reflects stars. Round the boots moon dust has left a grey ring where nothing grows, except one new
daisy; the bus can be seen leaving, up into the sky.
"""

from studio.elements.animals.cow_facing import facing_cow
from studio.elements.buildings import bus_stop as stop
from studio.elements.land.land import hills, meadow
from studio.elements.land.moon_dust import moon_dust
from studio.elements.plants.daisies import daisy
from studio.elements.plants.trees import poplar
from studio.elements.rooms.furniture import bench
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import MEADOW, PINE, SAND
from studio.shapes import curve, ell, taper

META = {"number": 68, "slug": "wrong-stop", "seed": 6868}
FINISH = Finish(vignette=0.22, bloom=0.3)

PASTURE = ["#1c3c34", "#3c7048", "#7ca858", "#c8d484", "#f4f0b8"]


def noon(c: Card) -> None:
    """A milky sky and folded pastures, poplars along the lane."""
    c.sky([(0, "#4888ac"), (300, "#7cb0c0"), (520, "#a8ccc8"), (700, "#e0e0c4")])
    c.clouds(60, 560, "#b8d0d0", "#f4efdc", cover=0.5, cell=190, a=0.75)
    hills(c, 640, 30, PASTURE, seed=5, fog=0.5, vol=30, amb=0.2)
    for x, h in ((312, 116), (346, 104), (376, 92), (632, 96), (664, 110)):
        poplar(c, x, 704, h, fog=0.34)
    hills(c, 706, 34, PASTURE, seed=9, fog=0.22, vol=40, amb=0.2)
    lane = taper((850, 850, 60), (720, 800, 40), (640, 764, 24), (668, 738, 13), (640, 722, 7))
    c.paint(lane, SAND, vol=3, amb=0.5, edge=0.08, fog=0.2)


def departure(c: Card) -> None:
    """The bus has left the lane and the ground; its dust hangs in the air."""
    stop.dust_trail(c, curve((640, 724), (560, 640), (566, 520), (660, 420), (640, 320), (540, 262)))
    stop.round_bus(c, 430, 262, 210, rot=24)


def pasture(c: Card) -> None:
    """The near meadow, the grey ring of another ground, and the sign."""
    meadow(c, 806, MEADOW, seed=3, amp=12, blades=2600)
    moon_dust(c, 502, 1064)
    stop.stop_sign(c, 712, 950, 340)


def waiting(c: Card) -> None:
    """A bench, a cow, an astronaut; and the first thing that grows there."""
    c.shade(ell(510, 1016, 220, 20), 0.45, 10, "#14202c")
    bench(c, 502, 1010, 366, PINE)
    facing_cow(c, 172, 1036, 410)
    c.shade(ell(508, 1066, 150, 18), 0.5, 8, "#14182c")
    stop.waiting_astronaut(c, 502, 908, 1.14)
    daisy(c, 666, 1092, 62)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(60, 240, 300), key="#fff2cc", fog="#b0c8bc")
    noon(c)
    departure(c)
    pasture(c)
    waiting(c)
