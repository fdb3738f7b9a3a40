"""Opening Night.

A red theatre, every seat taken by moths, wings folded like evening cloaks. Alone on stage burns a candle.
In the aisle lie a few scorched programmes; one moth in the first row is holding a bouquet, another is
already on the steps. One seat is empty, and smokes a little.
"""

from studio.elements.animals.insects_theatre import cloaked_moth, moth_spectator
from studio.elements.plants.bouquets import rose_bouquet
from studio.elements.rooms import theatre
from studio.elements.things.flames import candle_flame
from studio.elements.things.lights import candle
from studio.elements.things.programmes import scorched_programme
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import ell

META = {"number": 18, "slug": "opening-night", "seed": 1818}
FINISH = Finish(bloom=0.55, vignette=0.4)

FLAME = (400.0, 352.0)
# y, height, seats, aisle
ROWS = ((812, 92, 4, 74), (896, 122, 3, 92), (1004, 164, 3, 116), (1140, 226, 2, 150))
EMPTY, ADMIRER = (0, 1, 0), (0, -1, 0)  # row, side, place from the aisle


def stage(c: Card) -> None:
    """Curtains drawn aside, and alone in the middle the candle."""
    theatre.theatre_stage(c, FLAME)
    c.glow(*FLAME, 430, "#ff8c3c", 0.42, 1.5)
    theatre.theatre_drapes(c, FLAME)
    theatre.theatre_valance(c, FLAME)
    theatre.gilded_arch(c, FLAME)
    theatre.apron_and_steps(c)
    c.shade(ell(400, 640, 90, 12), 0.5, 8, "#2a0a0c")
    c.glow(*FLAME, 170, "#ffb050", 0.34, 1.6)
    candle(c, 400, 636, 196, 66, lit=False)
    candle_flame(c, 400, 444)


def stalls(c: Card) -> None:
    """Four rows, larger towards us, with an aisle in the middle; the first row lacks one."""
    for row, (y, h, n, gap) in enumerate(ROWS):
        c.haze(y + h * 0.3, y - h * 0.6, "#12040c", 0.35)
        for place in ((row, side, k) for side in (-1, 1) for k in range(n)):
            _, side, k = place
            x = 400 + side * (gap + h * 0.86 * (k + 0.15))
            if place != EMPTY:
                moth_spectator(c, x, y, h, row * 5 + k * 2 + (side > 0))
            theatre.velvet_seat(c, x, y + h * 0.1, h * 0.74)
            if place == ADMIRER:
                rose_bouquet(c, x + 34, y - 66)


def aisle(c: Card) -> None:
    """What lies on the carpet, and a little smoke over the empty seat."""
    for place in ((392, 862, 0.8, 12), (420, 960, 1.05, -18), (366, 1064, 1.4, 24), (440, 1150, 1.6, -8)):
        scorched_programme(c, *place)
    c.smoke([(486, 786), (478, 756), (496, 724), (482, 690), (494, 650)], 6, 20, "#f4e0d4", 0.7)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*FLAME, 140), key="#ffd488", fog="#3a1424")
    stage(c)
    c.light = (400, 420, 120)
    theatre.velvet_aisle(c)
    cloaked_moth(c, 416, 752, 96, CREAM, 2, open_=0.7)
    stalls(c)
    aisle(c)
