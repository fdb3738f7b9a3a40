"""He Comes on Time.

A heron in a long coat, taller than the lamp posts, walks down the street at nightfall and takes the light
out of the windows, one by one, into his basket. Behind him all is dark; ahead the chimneys smoke in a
hurry. One window he has passed by: a cradle stands in it, and he has left a coin on its sill.
"""

from studio.elements.animals.heron_coated import (
    coat_heron_body,
    coat_heron_collar,
    coat_heron_far_hand,
    coat_heron_far_sleeve,
    coat_heron_head,
    coat_heron_legs,
    coat_heron_reflection,
    coat_heron_sleeve,
    coat_heron_upper_beak,
)
from studio.elements.buildings.bay_window import bay_window
from studio.elements.buildings.terraces_night import night_terrace
from studio.elements.land.cobbles_wet import pavements, wet_cobbles
from studio.elements.things.lights import lamp_post
from studio.elements.things.stolen_light import basket_of_light, pane_of_light
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell, taper

META = {"number": 44, "slug": "he-comes-on-time", "seed": 4444}
FINISH = Finish(vignette=0.36, bloom=0.5)

VANISH = (430.0, 850.0)
BASKET = (262.0, 800.0)


def street(c: Card) -> None:
    """Blue evening, wet cobbles; dark houses behind him, lit ones ahead, three of their windows just taken."""
    c.sky([(0, "#08142c"), (360, "#12305a"), (640, "#2c5c80"), (800, "#78a0a4"), (860, "#a8b8a4")])
    c.clouds(60, 620, "#14294c", "#3c6888", cover=0.45, a=0.6, cell=180)
    wet_cobbles(c, VANISH, (300, 1090))
    pavements(c, VANISH)
    night_terrace(c, VANISH, 1, (400, 300, 222, 160, 112, 78), False)
    night_terrace(c, VANISH, -1, (450, 330, 240, 172, 122, 84), True, ((1, 0, 0), (0, 1, 1), (2, 0, 0)))


def hurried_smoke(c: Card) -> None:
    """Every chimney ahead of him is being made the most of."""
    for x, y, k in ((156, 196, 1.3), (226, 418, 0.8), (288, 536, 0.55)):
        sway = ((0, 0), (-8, -36), (8, -76), (-4, -116), (14, -150))
        c.smoke([(x + dx * k, y + dy * k) for dx, dy in sway], 9 * k, 40 * k, "#b4c4c4", 0.3)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(BASKET[0], BASKET[1] - 60, 150), key="#ffce78", fog="#5c8894")
    street(c)
    hurried_smoke(c)
    c.fogband(880, 50, "#6c98a0", 0.5)
    bay_window(c, 642, 706, VANISH)  # the one window left alight behind him
    for x, y in ((112, 1092), (728, 1062)):
        c.shade(ell(x, y + 2, 46, 8), 0.7, 5)
    lamp_post(c, 112, 1090, 320)
    lamp_post(c, 728, 1060, 230, lit=False)
    heron = c.at(0, 0)
    c.glints(292, 1030, 1190, 96, "#ffc860", 150, 0.8)
    coat_heron_reflection(heron)
    coat_heron_legs(heron)
    c.glow(BASKET[0], BASKET[1] - 40, 420, "#ffb440", 0.7, 1.7)
    coat_heron_far_sleeve(heron)
    coat_heron_body(heron)
    coat_heron_head(heron)
    basket_of_light(c, *BASKET)
    coat_heron_far_hand(heron)
    coat_heron_sleeve(heron)
    coat_heron_collar(heron)
    pane_of_light(c.at(204, 285, 1, 27), 66, 88, 0.8)
    c.shade(taper((184, 258, 5), (222, 248, 9)), 0.6, 3, "#6c3008")
    coat_heron_upper_beak(heron)
    c.rain(90, 0.1, "#a8c4d0", 0.25)
