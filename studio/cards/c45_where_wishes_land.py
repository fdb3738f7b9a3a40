"""Where Wishes Land.

The bottom of a wishing well, seen from below: a coin sinks like a small sun through green water. Frogs
in visors sort wishes into jars: a bicycle the size of a thumb, a wedding cake, one closed with a
bow and a small glow in it. One frog has kept a coin for itself and looks up at the round sky.
"""

from studio.elements.animals.frog_clerk import clerk_frog, frog_fingers
from studio.elements.land.well_shaft import well_light, well_mouth, well_shaft
from studio.elements.things.coins_sunk import coin_bed, kept_coin, sinking_coin
from studio.elements.things.plank_desk import plank_desk
from studio.elements.things.wishes import bicycle, close, jar, tiny_house, wedding_cake
from studio.paint import Card
from studio.palettes import RED
from studio.shapes import ell, star

META = {"number": 45, "slug": "where-wishes-land", "seed": 4545}

SKY = (400.0, 214.0)
COIN = (396.0, 560.0)


def shelf(c: Card) -> None:
    """Wishes sorted long ago, far back: a star, a house, two that nobody remembers."""
    for x, h in ((96, 92), (690, 104), (742, 84), (52, 76)):
        f = jar(c, x, 992, h, "#ffd890" if x in (96, 690) else None, fog=0.3)
        if x == 690:
            tiny_house(f, 0, -8, 0.9)
        else:
            f.flat(star(0, -34, 15), "#ffe8a0", 0.9 if x == 96 else 0)
        close(f)


def office(c: Card) -> None:
    """The sorting desk: a plank on two stones, three jars, two clerks."""
    shelf(c)
    clerk_frog(c, 236, 1052, 158, True, (-0.5, 0.7))
    clerk_frog(c, 416, 1056, 166, True, (0.0, -0.8), (50, -100))
    plank_desk(c, 60, 1040)
    f = jar(c, 132, 1060, 132, "#ffd890")
    bicycle(f, 0, -8, 1.25)
    close(f)
    f = jar(c, 322, 1062, 128, "#ffc8a0")
    wedding_cake(f, 0, -6, 1.15)
    close(f)
    f = jar(c, 536, 1066, 126)
    for r, col, a, soft in ((22, "#ffb04c", 0.6, 8), (11, "#ffe08c", 0.95, 4), (5, "#fffbe4", 1, 1.5)):
        f.flat(ell(0, -36, r), col, a, soft)  # one that nobody can see
    close(f, RED, knot=True)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*SKY, 260), key="#e8ffd8", fog="#2c7c64")
    well_shaft(c, *SKY)
    c.darken(c.radial(*SKY, 200, 900, 0.9), "#041c1c", 0.45)
    well_light(c)
    well_mouth(c, *SKY)
    coin_bed(c)
    sinking_coin(c, *COIN)
    c.light = (*COIN, 240)
    office(c)
    f = clerk_frog(c, 676, 1136, 168, False, (-0.7, -0.9))
    kept_coin(f, 0, -31, 20)
    frog_fingers(f)
    for x, y in c.scatter(c.all(), 70):
        c.dot(x, y, 1.3, "#e8ffe0", 0.6)
