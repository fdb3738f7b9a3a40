"""Opening Night.

A red theatre, every seat taken by moths, wings folded like evening cloaks. Alone on stage burns a candle.
In the aisle lie a few scorched programmes; one seat is empty, and a pale moth is already on the steps,
its back to us, a bouquet held up, the hem of one wing smouldering.
"""

from studio.elements.animals.insects_theatre import moth_spectator, smitten_moth
from studio.elements.rooms import theatre
from studio.elements.things.flames import candle_flame, chamber_dish
from studio.elements.things.lights import candle
from studio.elements.things.programmes import scorched_programme
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import poly, taper

META = {"number": 18, "slug": "opening-night", "seed": 1818}
FINISH = Finish(bloom=0.55, vignette=0.4)

FLAME = (400.0, 352.0)
# y, height, seats, aisle
ROWS = ((812, 92, 4, 74), (896, 122, 3, 92), (1004, 164, 3, 116), (1140, 226, 2, 150))
SMOKE = (
    (498, 742, 5), (512, 712, 8), (496, 676, 11), (508, 640, 13), (532, 606, 15), (518, 568, 17), (536, 530, 15), (560, 500, 11), (554, 466, 5),
)  # fmt: skip
EMPTY = (0, 1, 0)  # row, side, place from the aisle


def stage(c: Card) -> None:
    """Curtains drawn aside, and alone in the middle the candle."""
    theatre.theatre_stage(c, FLAME)
    c.glow(*FLAME, 430, "#ff8c3c", 0.42, 1.5)
    theatre.theatre_drapes(c, FLAME)
    theatre.theatre_valance(c, FLAME)
    theatre.gilded_arch(c, FLAME)
    theatre.apron_and_steps(c)
    c.glow(*FLAME, 170, "#ffb050", 0.34, 1.6)
    chamber_dish(c, 400, 626, 168)
    candle(c, 400, 628, 188, 66, lit=False)
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


def aisle(c: Card) -> None:
    """What lies on the carpet, and the smoke that curls from the singed wing."""
    for place in ((392, 862, 0.8, 12), (420, 960, 1.05, -18), (366, 1064, 1.4, 24), (440, 1150, 1.6, -8)):
        scorched_programme(c, *place)
    c.flat(taper(*SMOKE), "#f4e4e4", 0.5, 4, wob=1)
    c.flat(taper(*((x + 3, y, w * 0.3) for x, y, w in SMOKE)), "#fff4ec", 0.5, 2, wob=1)


def admirer(c: Card) -> None:
    """The pale moth on the steps; its shadow comes down the carpet to us."""
    c.shade(poly([(340, 764), (460, 764), (448, 880), (404, 930), (352, 880)]), 0.85, 10, "#26060e")
    smitten_moth(c, 400, 760, 136, CREAM)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*FLAME, 140), key="#ffd488", fog="#3a1424")
    stage(c)
    theatre.velvet_aisle(c)
    c.light = (400, 420, 34)
    admirer(c)
    stalls(c)
    aisle(c)
