"""The Same Scarf.

Two twins share one scarf: one walks off into the snow, the other into a summer orchard, and the line between the
seasons runs down the middle of the card, through the sun and through a tree half bare, half in fruit. One looks
back. The scarf is stretched to the last stitch. Where it crosses the border a thread has caught on a gate that neither has opened.
"""

from studio.elements.buildings.garden_gate import gate_two_seasons
from studio.elements.land.land import footprints, hills, meadow, snowfield
from studio.elements.land.two_seasons import SUMMER_SUN, WINTER_SUN, great_sun, meet, snow_left_of
from studio.elements.people.twins_walking import head, looking_back, sun_hat, twin, woolly_hat
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
KNITTED = ["#243c50", "#4c7c8c", "#94c4c4", "#e8f8f0"]
PALM = ["#7c4038", "#c88464", "#ecb48c", "#fcdcb8"]
STRAW = ["#6c4424", "#b48440", "#ecc878", "#fff4c4"]
MIDDLE = 400


def winter(c: Card) -> None:
    """The cold half."""
    c.sky([(0, "#7494c0"), (400, "#a8c0dc"), (760, "#c4d2e4")])
    great_sun(c, MIDDLE, 646, WINTER_SUN, "#f4f8ff")
    hills(c, 720, 30, ["#6c84ac", "#98b0cc", "#d0dcea"], 4, 0.4)
    for x, h in ((60, 150), (150, 110), (250, 90)):
        bare_tree(c, x, 770, h, fog=0.55, seed=x)
    snowfield(c, 780, ["#5c70a4", "#a0b4d4", "#e0e8f2", "#fdfcfc"], 6, 14)


def summer(c: Card) -> None:
    """The warm half."""
    c.sky([(0, "#e89c5c"), (400, "#f8bc78"), (760, "#fac888")])
    great_sun(c, MIDDLE, 646, SUMMER_SUN, "#fff0b0")
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
    """They walk apart, and only one of them looks back; the scarf goes between bodies and heads."""
    a = twin(c, 182, 1014, 364, COLD_COAT, KNITTED)
    b = twin(c, 618, 1014, 364, WARM_COAT, PALM, flip=True)
    scarf_stretched(c, a.pt(26, -224), b.pt(26, -224))
    turned = looking_back(c, a)
    head(turned, awake=True)
    woolly_hat(turned, COLD_COAT)
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
