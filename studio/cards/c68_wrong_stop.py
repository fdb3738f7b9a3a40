"""Wrong Stop.

An astronaut sits on the bench of a country bus stop, helmet on, a suitcase on the knees, next to a cow. The
visor still reflects stars. Round the boots moon dust has left a grey ring where nothing grows, except one new
daisy; the bus can be seen leaving, up into the sky.
"""

import math

from studio.elements.animals.cow_facing import facing_cow
from studio.elements.buildings.bus_stop import round_bus, stop_sign, waiting_astronaut
from studio.elements.land.land import hills, meadow
from studio.elements.plants.trees import poplar
from studio.elements.rooms.furniture import bench
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import MEADOW, PINE, SAND
from studio.shapes import curve, ell, rect, taper

META = {"number": 68, "slug": "wrong-stop", "seed": 6868}
FINISH = Finish(vignette=0.22, bloom=0.3)

PASTURE = ["#1c3c34", "#3c7048", "#7ca858", "#c8d484", "#f4f0b8"]
DUST = ["#3c4050", "#6c7080", "#a4a6ac", "#d4d2cc"]
SEAT = 908.0


def noon(c: Card) -> None:
    """A milky sky and folded pastures, poplars along the lane."""
    c.sky([(0, "#4888ac"), (300, "#7cb0c0"), (520, "#a8ccc8"), (700, "#e0e0c4")])
    c.clouds(60, 560, "#b8d0d0", "#f4efdc", cover=0.5, cell=190, a=0.75)
    hills(c, 640, 30, PASTURE, seed=5, fog=0.5, vol=30, amb=0.2)
    for x in (60, 104, 150, 196, 690, 736):
        poplar(c, x, 700, 110, fog=0.34)
    hills(c, 706, 34, PASTURE, seed=9, fog=0.22, vol=40, amb=0.2)
    lane = taper((850, 850, 60), (720, 800, 40), (640, 764, 24), (668, 738, 13), (640, 722, 7))
    c.paint(lane, SAND, vol=3, amb=0.5, edge=0.08, fog=0.2)


def departure(c: Card) -> None:
    """The bus has left the lane and the ground; its dust hangs in the air."""
    way = curve((640, 724), (560, 640), (566, 520), (660, 420), (640, 320), (540, 262))
    for k in range(0, len(way), 5):
        x, y = way[k]
        t = k / len(way)
        c.puff(x, y, 10 + 16 * math.sin(math.pi * min(1, t * 1.2)) + 4 * (k % 3), "#fdf8ea", 0.62)
    round_bus(c, 430, 262, 210, rot=24)


def pasture(c: Card) -> None:
    """The near meadow, and the grey ring of another ground."""
    meadow(c, 806, MEADOW, seed=3, amp=12, blades=2600)
    ring = c.paint(ell(502, 1064, 236, 66), DUST, vol=5, amb=0.42, edge=0.06, wob=2, soft=5, tex=0.35)
    for x, y, r in (
        (346, 1066, 22),
        (420, 1102, 18),
        (640, 1090, 25),
        (690, 1054, 14),
        (560, 1112, 12),
        (300, 1048, 11),
    ):
        c.shade(ell(x, y, r, r * 0.42), 0.85, 3, "#20243c", clip=ring)
        c.paint(ell(x, y + r * 0.32, r * 1.1, r * 0.22), DUST[1:], vol=3, amb=0.6, edge=0, clip=ring, soft=2)


def daisy(c: Card, x: float, y: float, h: float) -> None:
    """The first thing that grows there."""
    f = c.at(x, y, h / 60, vol=4, wob=0.3, det=0.9, edge=0.3)
    f.paint(taper((0, 0, 5), (3, -20, 4), (0, -44, 4)), MEADOW)
    f.paint(taper((1, -6, 3), (14, -16, 9), (22, -26, 3)), MEADOW)
    for k in range(9):
        a = k * math.tau / 9
        f.paint(
            ell(14 * math.cos(a), -50 + 12 * math.sin(a), 10, 4.6, math.degrees(a)),
            ["#8c90b0", "#e8e4e0", "#fffaf0"],
        )
    f.paint(ell(0, -50, 8, 7), ["#8c4c10", "#f0a820", "#ffe480"])


def pictogram(c: Card, x: float, y: float, s: float) -> None:
    """What stops here: a little bus, in red, on the sign."""
    f = c.at(x, y, s, 2, wob=0.25, det=1)
    f.flat(rect(-24, -16, 24, 12, 7), "#b03430", 1)
    for px in (-15, 0, 15):
        f.flat(rect(px - 5, -10, px + 5, -1, 1.5), "#fff4dc", 1)
    for px in (-13, 13):
        f.flat(ell(px, 13, 6), "#5c2024", 1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(60, 240, 300), key="#fff2cc", fog="#b0c8bc")
    noon(c)
    departure(c)
    pasture(c)
    stop_sign(c, 694, 1004, 400)
    pictogram(c, 705, 658, 1.1)
    c.shade(ell(510, 1016, 220, 20), 0.45, 10, "#14202c")
    bench(c, 512, 1010, 380, PINE)
    facing_cow(c, 172, 1036, 410)
    c.shade(ell(508, 1066, 150, 18), 0.5, 8, "#14182c")
    waiting_astronaut(c, 502, SEAT, 1.14)
    daisy(c, 656, 1100, 84)
