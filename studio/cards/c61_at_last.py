"""At Last.

A machine as tall as a cathedral: into the funnel at its top men throw bells, clocks and trumpets; fire, pipes and wheels
make less and less of them, and out of the smallest spout, over a velvet cushion, comes one white feather. A clerk bows.
"""

from typing import Any

from studio.elements.people.figures import bell as person
from studio.elements.people.workers_feeding import feeding_worker
from studio.elements.rooms.household import clock
from studio.elements.rooms.steam_hall import steam_hall
from studio.elements.things import machine_frame as frame
from studio.elements.things import machine_works as parts
from studio.elements.things.cushions import cushion_on_column
from studio.elements.things.props import bell
from studio.elements.things.trumpets import trumpet
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, CRIMSON, NAVY, WOOD
from studio.shapes import ell, rect, taper

META = {"number": 61, "slug": "at-last", "seed": 6161}
FINISH = Finish(bloom=0.46, vignette=0.3)

SPOUT = (400.0, 862.0)


def works(c: Card) -> None:
    """Everything that stands on the platform: the fire, what it heats, what it drives."""
    f = c.at(0, 0, 1.0, wob=0.35, amb=0.3, gain=0.85, light=(120, 240, 380))
    frame.machine_legs(c, f)
    parts.tube(f, (150, 480), (150, 392), (200, 352), (262, 380), (300, 470), w=38)
    parts.tube(f, (530, 600), (640, 600), (640, 560), w=30)
    parts.boiler(f, 150, 700, 150, 210, bands=3)
    parts.collar(f, 150, 466, 34)
    clock(c, 150, 590, 86, BRASS, (40, 44))
    great = parts.Gear(624, 484, 17, 0.1)
    frame.trestle(f, (566, 700, 624, 484), (716, 700, 624, 484), (590, 628, 694, 628))
    frame.trestle(
        f, (752, 388, 704, 388), (752, 458, 704, 388)
    )  # the upper wheel hangs on the post of the gangway
    for small in (great.meshing(11, 96), great.meshing(8, -50)):
        parts.gear(f, small, BRASS)
    parts.gear(f, great, frame.STEEL_BLUE)
    parts.boiler(f, 400, 700, 270, 226, bands=4)
    frame.machine_platform(c, f)
    frame.fire_door(c, 400.0, 592.0)


def heap(c: Card) -> None:
    """What goes in: bells, hours and fanfares, heaped above the rim of the great funnel."""
    f = c.at(400, 0, 1.0, wob=0.35, light=(120, 60, 320))
    c.paint(ell(400, 250, 246, 36), ["#1c1014", "#34201c", "#5c3c28"], vol=4, edge=0.3)
    c.light = (200, 20, 240)
    trumpet(c, 236, 170, 1.12, 52, True)
    trumpet(c, 552, 160, 1.12, -58)
    bell(c, 318, 216, 108)
    clock(c, 412, 150, 112, BRASS, (300, 70))
    bell(c, 506, 236, 104)
    clock(c, 246, 236, 78, BRASS, (10, 120))
    clock(c, 580, 244, 70, BRASS, (200, 40))
    trumpet(c, 404, 232, 0.9, 6)
    bell(c, 322, 276, 74)
    bell(c, 452, 282, 66)
    parts.throat(f, 0, 408, 116, 44)
    parts.great_hopper(f, 250, 500, 130, 160)


def gangways(c: Card) -> None:
    """The two who feed it, on planks high up."""
    for x0, x1, s in ((20, 142, 1), (658, 780, -1)):
        c.paint(rect(x0, 300, x1, 314, 2), WOOD, vol=4, edge=0.3, wob=0.4)
        c.paint(taper((400 - s * 348, 380, 10), (400 - s * 276, 312, 9)), parts.SOOT, vol=4, edge=0.3)
    feeding_worker(c, 84, 302, 142, NAVY, lambda x, y: bell(c, x, y + 32, 62), True)
    feeding_worker(c, 716, 302, 142, CRIMSON, lambda x, y: trumpet(c, x, y, 0.62, -20, True))


def less_and_less(c: Card) -> None:
    """Under the platform one small funnel is left, with one small spout."""
    f = c.at(0, 0, 1.0, wob=0.35, amb=0.26, gain=0.85, light=(320, 640, 200))
    parts.tube(f, (150, 720), (152, 770), (220, 790), (330, 770), w=30)
    parts.tube(f, (650, 720), (646, 770), (580, 790), (470, 770), w=30)
    parts.hopper(f, SPOUT[0], 718, 190)
    parts.collar(f, 316, 772, 26, upright=False)
    parts.collar(f, 484, 772, 26, upright=False)


def delivery(c: Card) -> None:
    """The shaft of light, the cushion, the feather, the clerk."""
    x, y = SPOUT
    c.beam([(x - 24, y + 6), (x + 24, y + 6), (x + 190, 1160), (x - 190, 1160)], "#fff0d0", 0.42, 16)
    cushion_on_column(c, x, 1166)
    c.halo(x, 962, 170, "#f0e8ff", 0.2)
    parts.feather(c, x - 6, 972, 1.1, -8)
    bow: dict[str, Any] = {"view": "side", "arm": "fwd", "stoop": 0.6}
    person(c, 640, 1150, 190, NAVY, "bowler", NAVY, **bow, light=(x, 930, 90), rim=1.3)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(120, 240, 380), key="#ffe8bc", fog="#c0a880")
    steam_hall(c)
    works(c)
    heap(c)
    gangways(c)
    less_and_less(c)
    delivery(c)
    c.sparks(ell(400, 560, 60, 80), 24, "#ffc864", (0.8, 2.0))
