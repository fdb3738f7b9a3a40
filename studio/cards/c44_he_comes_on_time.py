"""He Comes on Time.

A heron in a long coat, taller than the lamp posts, walks down the street at nightfall and takes the light
out of the windows, one by one, into his basket. Behind him all is dark; ahead the chimneys smoke in a
hurry. One window he has passed by: a cradle stands in it, and he has left a coin on its sill.
"""

from studio.elements.animals.heron_coated import (
    coat_heron_body,
    coat_heron_head,
    coat_heron_legs,
    coat_heron_sleeve,
)
from studio.elements.buildings.terraces_night import casement, night_terrace
from studio.elements.land.cobbles_wet import wet_cobbles
from studio.elements.things.lights import lamp_post
from studio.elements.things.props import coin
from studio.elements.things.shells import cradle
from studio.elements.things.stolen_light import basket_of_light, pane_of_light
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell, poly

META = {"number": 44, "slug": "he-comes-on-time", "seed": 4444}
FINISH = Finish(vignette=0.36, bloom=0.5)

VANISH = (430.0, 850.0)
BASKET = (262.0, 800.0)


def street(c: Card) -> None:
    """Blue evening, wet cobbles; dark houses behind him, lit ones ahead, two of their windows just taken."""
    c.sky([(0, "#08142c"), (360, "#12305a"), (640, "#2c5c80"), (800, "#78a0a4"), (860, "#a8b8a4")])
    c.clouds(60, 620, "#14294c", "#3c6888", cover=0.45, a=0.6, cell=180)
    wet_cobbles(c)
    night_terrace(c, VANISH, 1, (400, 300, 222, 160, 112, 78), False)
    night_terrace(c, VANISH, -1, (450, 330, 240, 172, 122, 84), True, ((1, 0, 0), (0, 1, 1)))


def hurried_smoke(c: Card) -> None:
    """Every chimney ahead of him is being made the most of."""
    for x, y, k in ((146, 178, 1.5), (224, 400, 1.1), (290, 520, 0.7)):
        path = [(x, y), (x + 16 * k, y - 50 * k), (x + 60 * k, y - 84 * k), (x + 130 * k, y - 96 * k)]
        c.smoke(path, 10 * k, 34 * k, "#b4c4c4", 0.34)


def spared(c: Card) -> None:
    """The one window left alight behind him: a cradle inside, a coin on the sill."""
    c.glow(690, 640, 190, "#ffb040", 0.42, 1.8)
    casement(c, [(644, 560), (746, 540), (746, 704), (644, 700)], True, 0)
    cradle(c, 696, 704, 92, ["#2c1008", "#5c2c10", "#8c4c1c", "#b87430"])
    sill = poly([(594, 700), (764, 706), (764, 726), (594, 718)])
    c.paint(sill, ["#1c2838", "#48586c", "#c0a878"], vol=4, wob=0.3, rim=0.8, light=(690, 660, 60))
    c.shade(ell(620, 702, 22, 5), 0.6, 3)
    coin(c, 620, 682, 40, ["#4c2408", "#a8641c", "#f0b848", "#fff4c0"], 0.97)
    c.dot(612, 672, 3, "#fffbe0", 1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(BASKET[0], BASKET[1] - 60, 150), key="#ffce78", fog="#5c8894")
    street(c)
    hurried_smoke(c)
    c.fogband(880, 50, "#6c98a0", 0.5)
    spared(c)
    lamp_post(c, 118, 1120, 330)
    lamp_post(c, 716, 1128, 250, lit=False)
    heron = c.at(0, 0)
    coat_heron_legs(heron)
    c.glints(262, 1080, 1190, 130, "#ffc860", 160, 0.8)
    c.mirror(1124, 90, 660, 0.5, 1.0, 120, "#0c1c30", 0.4)
    c.glow(BASKET[0], BASKET[1] - 40, 420, "#ffb440", 0.7, 1.7)
    coat_heron_body(heron)
    coat_heron_head(heron)
    basket_of_light(c, *BASKET)
    coat_heron_sleeve(heron)
    c.line([(190, 262), (176, 280)], 3, "#ffe8a0", 0.8)
    pane_of_light(c.at(150, 292, 1, -10), 66, 88, 0.8)
    c.rain(90, 0.1, "#a8c4d0", 0.25)
