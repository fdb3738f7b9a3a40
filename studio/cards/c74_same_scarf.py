"""The Same Scarf.

Two twins have one scarf: one digs her heels into the snow, the other into a summer orchard, and the line between
the seasons runs crooked down the card, through the sun and through a tree half bare, half in fruit. Both pull with
both hands, both look at the middle: there, before the trunk, it has come apart to its last threads.
"""

from studio.elements.land import two_seasons as seasons
from studio.elements.land.land import hills, meadow, snowfield
from studio.elements.people import twins_tugging as twins
from studio.elements.plants.flowers_strewn import orchard_flowers
from studio.elements.plants.tree_two_seasons import APRICOT, ORCHARD, fallen_apricot, tree_two_seasons
from studio.elements.plants.trees import bare_tree, round_tree
from studio.elements.things.scarf_fraying import scarf_fraying, scarf_round_neck
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLOSSOM
from studio.shapes import ell

META = {"number": 74, "slug": "same-scarf", "seed": 7474}
FINISH = Finish(vignette=0.22, bloom=0.32)

SUN = (404.0, 680.0)
BLOWN = ((300, 640, 20, 0.4), (236, 560, 16, 2.0), (330, 540, 18, 1.2), (176, 690, 15, 0.2), (286, 1010, 22, 0.2),
    (232, 1128, 24, 2.7), (330, 1090, 22, 0.6), (110, 1096, 20, 0.1))  # fmt: skip
TUFTS = ((330, 930, 20), (296, 986, 24), (352, 1006, 26), (262, 1076, 26), (352, 1130, 34))


def winter(c: Card) -> None:
    """The cold side."""
    c.sky([(0, "#5c7cb0"), (400, "#90acd0"), (740, "#98b0d8")])
    c.clouds(60, 560, "#8ca4c8", "#dce6f2", 0.5, a=0.6)
    hills(c, 744, 24, ["#6c84ac", "#98b0cc", "#d0dcea"], 4, 0.4)
    for x, h in ((60, 150), (150, 110), (250, 90)):
        bare_tree(c, x, 786, h, fog=0.55, seed=x)
    snowfield(c, 786, ["#40588c", "#7c98c8", "#b8cae6", "#f4f4f8"], 6, 10)


def summer(c: Card) -> None:
    """The warm side."""
    c.sky([(0, "#e49c60"), (400, "#f6bc7c"), (740, "#f6b870")])
    c.clouds(40, 420, "#eca868", "#ffe4b0", 0.4, a=0.5)
    hills(c, 744, 24, ["#7c8c50", "#b4b464", "#f0d890"], 4, 0.35)
    for x, h in ((570, 110), (660, 140), (750, 170)):
        round_tree(c, x, 796, h, fog=0.3, ramp=ORCHARD)
    meadow(c, 786, ["#2c5838", "#5c9044", "#acc458", "#fcf0a0"], 6, 10)
    orchard_flowers(c, 26, BLOSSOM, APRICOT)


def light(c: Card) -> None:
    """One low sun behind the tree, cold on the one side, warm on the other."""
    c.glow(*SUN, 250, "#ffd890", 0.42, 1.5)
    c.paint(ell(*SUN, 68), ["#ffe090", "#fff2bc", "#fffbe4"], vol=3, edge=0, wob=0.3, amb=0.7, soft=1)
    c.glow(SUN[0], 800, 420, "#ffe8b0", 0.26, 1.8, 0.4)


def shadows(c: Card) -> None:
    """Towards us, away from the sun."""
    seasons.cast(c, 396, 922, 84, SUN[0], 200)
    for x in (200, 566):
        seasons.cast(c, x, 1052, 104, SUN[0], 200)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(404, 640, 250), key="#fff0c8", fog="#e4e0d8")
    past = seasons.past_border(c)
    seasons.bleed(c, lambda: winter(c), lambda: summer(c), past)
    light(c)
    seasons.thaw(c, past)
    shadows(c)
    tree_two_seasons(c, 396, 910, past)
    c.glow(*SUN, 120, "#ffe8a8", 0.2, 1.6)
    seasons.tufts_in_snow(c, TUFTS)
    a, hold_a = twins.twin_body(c, 232, 1050, 336, twins.FOR_SNOW, True, twins.SQUATTING)
    b, hold_b = twins.twin_body(c, 536, 1050, 336, twins.FOR_SUN, pose=twins.BRACED)
    scarf_fraying(c, hold_a.pt(-60, -184), hold_b.pt(-60, -184), a.pt(20, -208), b.pt(20, -208), (400, 872))
    for f, hold, wear in ((a, hold_a, twins.FOR_SNOW), (b, hold_b, twins.FOR_SUN)):
        twins.twin_head(f, wear)
        scarf_round_neck(f)
        twins.twin_grip(hold, wear)
    fallen_apricot(c, 300, 1134)
    seasons.drifting(c, past, BLOWN, ("#84a848", "#dcb44c", "#649c44", "#c8d088"))
