"""Wrong Stop.

An astronaut sits on the bench of a country bus stop, helmet on, a suitcase on the knees, next to a cow. The
visor still reflects stars. Round the boots moon dust has left a grey ring where nothing grows, except one new
daisy; the bus can be seen leaving, up into the sky.
"""

from studio.elements.animals.cow_chewing import chewing_cow, cow_shadows, cow_spot
from studio.elements.buildings import bus_stop as stop
from studio.elements.land import pasture_low_sun as land
from studio.elements.land.low_sun import Spot, cast
from studio.elements.land.moon_dust import moon_dust, turf_edge
from studio.elements.people.astronaut_seated import seated_astronaut, seated_spot, sitter_shadows
from studio.elements.plants.daisies import daisy
from studio.elements.rooms.bench_planks import bench_shadows, plank_bench
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import curve

META = {"number": 68, "slug": "wrong-stop", "seed": 6868}
FINISH = Finish(vignette=0.22, bloom=0.3)

SEAT = (512.0, 1012.0, 1.08)
COW = (168.0, 972.0, 314.0)
SIGN = (716.0, 934.0, 330.0)
MOON = (452.0, 1062.0, 236.0)
WAY = ((642, 750), (622, 690), (632, 610), (652, 520), (620, 428), (520, 366), (430, 310), (370, 276))


def departure(c: Card) -> None:
    """The bus has left the lane and the ground; its dust hangs in the air."""
    stop.dust_trail(c, curve(*WAY))
    stop.leaving_bus(c, 318, 238, 216, rot=16, fog=0.06)


def shadows(c: Card) -> None:
    """The sun is low on the left: everything that waits here lies once more in the grass."""
    x, y, s = SEAT
    cast(c, [*bench_shadows(Spot(x, y, s, -36)), *sitter_shadows(seated_spot(x, y, s))])
    cast(c, [*cow_shadows(cow_spot(*COW)), *stop.sign_shadows(*SIGN)])


def waiting(c: Card) -> None:
    """A sign, a cow, a bench, an astronaut; and the first thing that grows there."""
    stop.stop_sign(c, *SIGN)
    chewing_cow(c, *COW)
    plank_bench(c, *SEAT)
    seated_astronaut(c, *SEAT)
    daisy(c, 566, 1118, 62)
    turf_edge(c, *MOON)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(-420, 220, 280), key="#ffe6b4", fog="#c4ccb4")
    land.afternoon_sky(c)
    land.pastures(c)
    land.lane(c)
    departure(c)
    moon_dust(c, *MOON)
    shadows(c)
    waiting(c)
    land.shaded_foreground(c)
