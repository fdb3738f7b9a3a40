"""At Last.

A machine as tall as a cathedral: into the funnel at its top men throw bells, clocks and trumpets; fire, pipes and wheels
make less and less of them, and out of the smallest spout, over a velvet cushion, comes one white feather. A clerk bows.
"""

from studio.elements.people.clerk_bowing import bowing_clerk
from studio.elements.people.workers_feeding import basket_tipper, bell_swinger
from studio.elements.rooms.household import clock
from studio.elements.rooms.steam_hall import steam_hall
from studio.elements.things import machine_frame as frame
from studio.elements.things import machine_works as parts
from studio.elements.things.cushions import cushion_on_column
from studio.elements.things.machine_spout import last_funnel
from studio.elements.things.machine_wheels import wheels_on_trestle
from studio.elements.things.noisy_heap import hand_bell, noisy_heap
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, CRIMSON, NAVY
from studio.shapes import ell

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
    wheels_on_trestle(f, 624, 484)
    parts.boiler(f, 400, 700, 270, 226, bands=4)
    frame.machine_platform(c, f)
    frame.fire_door(c, 400.0, 592.0)


def heap(c: Card) -> None:
    """What goes in: bells, hours and fanfares, heaped above the rim of the great funnel."""
    f = c.at(400, 0, 1.0, wob=0.35, light=(120, 60, 320))
    noisy_heap(c, 400, 250, (200, 20, 240))
    parts.throat(f, 0, 408, 116, 44)
    parts.great_hopper(f, 250, 500, 130, 160)


def falling_out(c: Card, x: float, y: float) -> None:
    """What tumbles from a basket into the funnel."""
    hand_bell(c, x - 6, y - 4, 34, 24)
    clock(c, x - 34, y + 14, 34, BRASS, (120, 200))


def feeders(c: Card) -> None:
    """The two who feed it, on planks high up."""
    frame.gangways(c, 400, 300)
    bell_swinger(c, 84, 302, 142, NAVY, lambda x, y: hand_bell(c, x, y - 6, 62, -14), True)
    basket_tipper(c, 722, 302, 142, CRIMSON, lambda x, y: falling_out(c, x, y))


def delivery(c: Card) -> None:
    """Under the platform one small funnel is left, one spout, its shaft of light; the cushion, the feather, the clerk."""
    x, y = SPOUT
    last_funnel(c, x, 718)
    c.beam([(x - 24, y + 6), (x + 24, y + 6), (x + 190, 1160), (x - 190, 1160)], "#fff0d0", 0.42, 16)
    cushion_on_column(c, x, 1130)
    c.halo(x, 936, 150, "#f0e8ff", 0.16)
    parts.feather(c, x - 6, 944, 1.1, -8)
    bowing_clerk(c, 672, 1150, 196, (x, 930, 90))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(120, 240, 380), key="#ffe8bc", fog="#c0a880")
    steam_hall(c)
    works(c)
    heap(c)
    feeders(c)
    delivery(c)
    c.sparks(ell(400, 560, 60, 80), 24, "#ffc864", (0.8, 2.0))
