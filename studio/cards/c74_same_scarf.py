"""The Same Scarf.

Two twins share one scarf: one walks off into the snow, the other into a summer orchard, and the line between the
seasons runs down the middle of the card, through the sun and through a tree half bare, half in fruit. The scarf
is stretched to the last stitch. Where it crosses the border a thread has caught on a gate that neither has opened.
"""

from studio.elements.buildings.garden_gate import gate_two_seasons
from studio.elements.land.land import footprints, hills, meadow, snowfield
from studio.elements.land.two_seasons import SUMMER_SUN, WINTER_SUN, great_sun, meet, snow_left_of
from studio.elements.people.twins_walking import head, sun_hat, twin, woolly_hat
from studio.elements.plants.flowers_strewn import orchard_flowers
from studio.elements.plants.tree_two_seasons import APRICOT, ORCHARD, tree_two_seasons
from studio.elements.plants.trees import bare_tree, round_tree
from studio.elements.things.scarf_stretched import scarf_stretched, scarf_tied
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLOSSOM
from studio.shapes import curve

META = {"number": 74, "slug": "same-scarf", "seed": 7474}
FINISH = Finish(vignette=0.22, bloom=0.36)

COLD_COAT = ["#24345c", "#44689c", "#84acd0", "#e0f0f8"]
WARM_COAT = ["#7c4438", "#d0845c", "#f8bc84", "#fff0cc"]
STRAW = ["#6c4424", "#b48440", "#ecc878", "#fff4c4"]
MIDDLE = 400


def winter(c: Card) -> None:
    """The cold half."""
    c.sky([(0, "#7c9cc4"), (400, "#b8cce0"), (760, "#e0e4ec")])
    great_sun(c, MIDDLE, 300, WINTER_SUN, "#f4f8ff")
    hills(c, 720, 30, ["#6c84ac", "#98b0cc", "#d0dcea"], 4, 0.4)
    for x, h in ((60, 150), (150, 110), (250, 90)):
        bare_tree(c, x, 770, h, fog=0.55, seed=x)
    snowfield(c, 780, ["#5c70a4", "#a0b4d4", "#e0e8f2", "#fdfcfc"], 6, 14)


def summer(c: Card) -> None:
    """The warm half."""
    c.sky([(0, "#f0a868"), (400, "#fcd08c"), (760, "#fff0c0")])
    great_sun(c, MIDDLE, 300, SUMMER_SUN, "#fff0b0")
    hills(c, 720, 30, ["#7c8c50", "#b4b464", "#f0d890"], 4, 0.35)
    for x, h in ((570, 110), (660, 140), (750, 170)):
        round_tree(c, x, 784, h, fog=0.3, ramp=ORCHARD)
    meadow(c, 780, ["#34603c", "#6c9c48", "#b8cc5c", "#fcf0a0"], 6, 14)
    orchard_flowers(c, 34, BLOSSOM, APRICOT)


def split(c: Card) -> None:
    """Winter to the left of the border, summer to the right of it."""
    winter(c)
    cold = c.img.copy()
    summer(c)
    meet(c, cold, MIDDLE)


def twins(c: Card) -> None:
    """They walk apart; the scarf goes between bodies and heads."""
    a = twin(c, 158, 1014, 372, COLD_COAT)
    b = twin(c, 642, 1014, 372, WARM_COAT, flip=True)
    scarf_stretched(c)
    head(a)
    woolly_hat(a, COLD_COAT)
    head(b)
    sun_hat(b, STRAW)
    for f in (a, b):
        scarf_tied(f)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 200, 320), key="#fff4dc", fog="#e4e0d8")
    split(c)
    tree_two_seasons(c, MIDDLE)
    footprints(c, curve((330, 1010), (280, 1010), (232, 1016), (190, 1010)), 10)
    gate_two_seasons(c, MIDDLE, 986)
    twins(c)
    snow_left_of(c, MIDDLE - 8)
