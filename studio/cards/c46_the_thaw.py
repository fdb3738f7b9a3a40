"""The Thaw.

Two armies of snowmen face each other in rows, red scarves and blue scarves. In the middle two of them have
met over a small fire, a bucket and a colander for helmets, and hold each other's twigs; they are already melting into
one puddle. Far back a general has swapped his carrot for a recorder.
"""

from studio.elements.land.land import mountain
from studio.elements.land.meltwater import dusk_plain, fire_shadow, firelight_on_snow, melt_puddle
from studio.elements.things.fire_small import small_fire
from studio.elements.things.kitchen_helmets import bucket_helmet, colander_helmet
from studio.elements.things.snow_soldiers import snow_general, snow_soldier
from studio.elements.things.snowmen_melting import melt_drop, melting_snowman
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, RED

META = {"number": 46, "slug": "the-thaw", "seed": 4646}
FINISH = Finish(vignette=0.26, bloom=0.42)

FIRE = (400.0, 1004.0)


def dusk(c: Card) -> None:
    """A cold clear evening with the last rose at the horizon."""
    c.sky([(0, "#34488c"), (170, "#5c74b4"), (320, "#a8a4c8"), (420, "#ecbcb0"), (480, "#fbd4a4")])
    c.clouds(60, 380, "#7080b4", "#e8c4c4", cover=0.42, a=0.55, cell=170, sx=2.8)
    for x, h in ((70, 210), (250, 150), (560, 170), (730, 220)):
        mountain(c, x, 492, h, 330, ["#34448c", "#5c6ca8", "#94a0cc", "#f0ccc4"], fog=0.3, seed=x)
    c.fogband(486, 26, "#f0c8bc", 0.6)
    dusk_plain(c, 480)
    firelight_on_snow(c, FIRE)


def armies(c: Card) -> None:
    """Rows on both sides, pikes tipped with ice; nobody moves, and the frost smokes about their feet."""
    rows = (
        (512, 58, 6, 0.42),
        (552, 74, 5, 0.3),
        (604, 94, 4, 0.2),
        (674, 120, 3, 0.1),
        (768, 152, 3, 0.0),
        (872, 186, 2, 0.0),
    )
    for r, (y, h, n, fog) in enumerate(rows):
        c.light = (400, 520 + 90 * max(r - 2, 0), 300 - 50 * max(r - 2, 0))  # the sunset, then the fire
        for side, scarf in ((-1, RED), (1, BLUE)):
            for i in range(n, -1, -1):
                x = 400 + side * (96 + (y - 512) * 0.52 + (i + 0.5 * (r % 2)) * h * 0.92)
                if 0 < x < 800:
                    if r > 1:
                        fire_shadow(c, FIRE, x, y - 2, h * 0.5, h * 0.9)
                    snow_soldier(c, x, y, h, scarf, side < 0, fog)
        if r < 4:
            c.fogband(y + 2, 8 + h * 0.1, "#8c98cc", 0.4 - 0.08 * r)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 520, 300), key="#ffe4c0", fog="#7c84b8")
    dusk(c)
    armies(c)
    snow_general(c, 400, 540)
    c.glow(*FIRE, 460, "#ff8840", 0.34, 1.7, 0.8)
    c.light = (*FIRE, 130)
    for x in (216, 584):
        fire_shadow(c, (FIRE[0], 1110), x, 1046, 190, 330)
    left, right = c.at(204, 1076, 1, 2, True), c.at(596, 1076, 1, -2)
    melting_snowman(c, left, RED, FIRE)
    bucket_helmet(left, (*FIRE, 190))
    melting_snowman(c, right, BLUE, FIRE)
    colander_helmet(right, (*FIRE, 190))
    melt_drop(c.at(401, 739), 0, 0, 18, FIRE)
    small_fire(c, *FIRE)
    melt_puddle(c)
    c.snowfall(50)
