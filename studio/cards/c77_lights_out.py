"""Lights Out.

A matchbox is a dormitory: the matches lie in a row under a strip of blanket, heads on cotton wool. One sits up, its
head glowing; its neighbours have drawn away a little. A burnt one, bent and black, watches from the corner, and on the
rough side of the box there is a single bright scratch.
"""

from studio.elements.rooms.matchbox_dormitory import (
    match_blanket,
    match_pillow,
    match_sleeve,
    match_tray,
    night_table,
    striking_side,
)
from studio.elements.things.matchbox import burnt_match, sleeping_match, waking_match
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import curve, poly

META = {"number": 77, "slug": "lights-out", "seed": 7777}
FINISH = Finish(vignette=0.34, bloom=0.5)

AWAKE = 422


def beds() -> list[tuple[float, float, float]]:
    """Where eight heads lie, and where each one's foot is; those beside the light have moved away from it."""
    places: list[tuple[float, float, float]] = []
    for k, x in enumerate((178, 230, 284, 338, 500, 546, 594, 634)):
        away = max(0.0, 1 - abs(x - AWAKE) / 190) * 26
        places.append(
            (x + (-away if x < AWAKE else away) * 0.6, 432 + (k % 3) * 9, AWAKE + (x - AWAKE) * 1.14)
        )
    return places


def sleepers(c: Card) -> None:
    """Eight asleep on one pillow."""
    heads = [(x, y) for x, y, _ in beds()]
    match_pillow(c, heads, AWAKE)
    for x, y, foot in beds():
        near = 1.15 - abs(x - AWAKE) / 330
        sleeping_match(c, x, y, (foot, 760), fire=near if x < AWAKE else -near)
    c.glow(AWAKE, 420, 330, "#ff8028", 0.3, 1.5, sy=0.5)


def awake(c: Card) -> None:
    """The one who sits up, and its light on all the others."""
    c.shade(poly([(AWAKE + 4, 640), (AWAKE + 30, 640), (AWAKE + 30, 360), (AWAKE + 6, 360)]), 0.3, 10)
    c.glow(AWAKE, 232, 420, "#ff8428", 0.62, 1.5)
    c.glow(AWAKE, 226, 150, "#ffd070", 0.5, 1.5)
    waking_match(c, AWAKE, 660, 236)


def watcher(c: Card) -> None:
    """The burnt one on the table, who looks over the edge of the box."""
    x, y = burnt_match(c, 116, 1134, 330)
    wisp = curve((x, y), (x + 8, y - 40), (x - 10, y - 80), (x + 6, y - 120))
    c.smoke(list(wisp), 4, 12, "#a89cac", 0.2)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(AWAKE, 300, 130), key="#ffc878", fog="#201828")
    c.sky([(0, "#100c1c"), (500, "#241a28"), (1200, "#140e18")])
    c.glow(AWAKE, 210, 560, "#e86020", 0.4, 1.6)
    night_table(c)
    match_tray(c)
    sleepers(c)
    awake(c)
    match_blanket(c, AWAKE)
    match_sleeve(c)
    striking_side(c)
    c.glow(AWAKE, 226, 190, "#ff7020", 0.14, 1.6)
    watcher(c)
